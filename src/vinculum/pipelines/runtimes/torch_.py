"""PyTorch, which calls a module as it is, on the CPU."""

from collections.abc import Callable, Mapping
from pathlib import Path

import torch

from vinculum._util.types import Array
from vinculum.pipelines.models.torch_module import unpacked
from vinculum.pipelines.sources.torch_ import array, tensor


def load(path: str) -> Callable[[Mapping[str, Array]], Array]:
    """The module of a file."""
    module = unpacked(Path(path).read_bytes()).eval()

    def run(inputs: Mapping[str, Array]) -> Array:
        with torch.no_grad():
            return array(module(*map(tensor, inputs.values())))

    return run
