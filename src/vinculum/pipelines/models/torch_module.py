"""A module of PyTorch as bytes: what `torch.save` writes."""

import io
from typing import Any

from vinculum.pipelines.models.formats import Description


def packed(module: Any) -> bytes:
    """The bytes of a `torch.fx.GraphModule`."""
    import torch

    stream = io.BytesIO()
    torch.save(module, stream)
    return stream.getvalue()


def unpacked(model: bytes) -> Any:
    """The module. Its bytes are code that is run as they are read."""
    import torch

    return torch.load(io.BytesIO(model), weights_only=False)


def described(model: bytes) -> Description:
    """The graph, with the modules that it calls. PyTorch numbers no operator set."""
    module = unpacked(model)
    children = [f"{name}: {child}" for name, child in module.named_children()]
    inputs = [node.target for node in module.graph.nodes if node.op == "placeholder"]
    return Description(0, "\n".join([str(module.graph).strip(), *children]), inputs)
