"""Exports the models of this folder: python tests/models/data/make.py

Needs torch, onnxscript, scikit-learn and skl2onnx. The tests read the exported models and need none of them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from onnx.backend.test.case import node
from skl2onnx import to_onnx
from sklearn.naive_bayes import GaussianNB
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import Normalizer, StandardScaler
from torch import Tensor, nn

FOLDER = Path(__file__).parent


class Function(nn.Module):
    """A function as a module, as the exporters require."""

    def __init__(self, function: Callable[..., Tensor]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *operands: Tensor) -> Tensor:
        return self.function(*operands)


def layer_norm(x: Tensor) -> Tensor:
    mean = x.mean(-1, keepdim=True)
    variance = ((x - mean) ** 2).mean(-1, keepdim=True)
    return (x - mean) / torch.sqrt(variance + 1e-5)


def attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return torch.softmax(q @ k.transpose(-1, -2) / torch.sqrt(torch.ones(1) * q.size(-1)), -1) @ v


def standard(x: Tensor) -> Tensor:
    return (x - x.mean(0, keepdim=True)) / x.std(0, keepdim=True)


def integers(x: Tensor, n: Tensor) -> Tensor:
    return torch.div(x, n, rounding_mode="trunc")


def mean_pool(x: Tensor, mask: Tensor) -> Tensor:
    wide = mask.unsqueeze(-1).to(x.dtype)
    return (x * wide).sum(1) / wide.sum(1).clamp(min=1e-9)


def main() -> None:
    x = torch.zeros(2, 4, 8)
    counts = torch.ones(6, dtype=torch.int32)
    modules: dict[str, tuple[Callable[..., Tensor], tuple[Tensor, ...]]] = {
        "layer_norm": (layer_norm, (x,)),
        "attention": (attention, (x, x, x)),
        "standard": (standard, (x[0],)),
        "integers": (integers, (counts, counts)),
        "mean_pool": (mean_pool, (x, torch.ones(2, 4, dtype=torch.int64))),
    }
    for name, (function, operands) in modules.items():
        names = [f"x{i}" for i in range(len(operands))]
        dynamic = {"x0": {0: "batch"}} if name != "integers" else None
        old, new = FOLDER / f"torchscript_{name}.onnx", FOLDER / f"torch_{name}.onnx"
        torch.onnx.export(
            Function(function), operands, old, dynamo=False, opset_version=17, input_names=names, dynamic_axes=dynamic
        )
        torch.onnx.export(Function(function), operands, new, dynamo=True, opset_version=18, external_data=False)
        strip_metadata(old)
        strip_metadata(new)
    rng = np.random.default_rng(0)
    samples = rng.normal(size=(20, 4)).astype(np.float32)
    classes = (samples[:, 0] > 0).astype(int)
    estimators = {"standard_scaler": StandardScaler(), "normalizer": Normalizer(), "naive_bayes": GaussianNB()}
    estimators["pipeline"] = make_pipeline(StandardScaler(), Normalizer())
    for name, estimator in estimators.items():
        estimator.fit(samples, classes)
        path = FOLDER / f"sklearn_{name}.onnx"
        path.write_bytes(to_onnx(estimator, samples[:1], black_op={"Scaler", "Normalizer"}).SerializeToString())
        strip_metadata(path)
    # Expanded function operators from the onnx package's node tests.
    test_cases = {
        "layer_normalization": "test_layer_normalization_2d_axis1_expanded_ver18",
        "softmax": "test_softmax_axis_1_expanded_ver18",
        "group_normalization": "test_group_normalization_example_expanded",
        "mvn": "test_mvn_expanded_ver18",
    }
    cases = {case.name: case.model for case in node.collect_testcases()}
    for name, case in test_cases.items():
        path = FOLDER / f"onnx_{name}.onnx"
        path.write_bytes(cases[case].SerializeToString())
        strip_metadata(path)


def strip_metadata(path: Path) -> None:
    """Remove metadata of the exporting machine."""
    model = onnx.load(path)
    messages: list[Any] = [model, model.graph, *model.graph.node, *model.functions, *model.graph.value_info]
    messages += [*model.graph.input, *model.graph.output, *model.graph.initializer]
    messages += [node for function in model.functions for node in function.node]
    for message in messages:
        del message.metadata_props[:]
        message.doc_string = ""
    path.write_bytes(model.SerializeToString())


if __name__ == "__main__":
    main()
