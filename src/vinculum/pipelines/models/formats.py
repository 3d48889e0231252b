"""The formats of converted models: how a file of each is named, described and evaluated.

Nothing here loads a package of one. A module in this folder has `described`, and one in `links` has `Evaluator`.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple


class Description(NamedTuple):
    """The version of a model's operators, they as text, its inputs, and what a checker objects to."""

    version: int
    text: str
    inputs: list[str]  # the names of A and B, or of A alone
    problem: str = ""


@dataclass(frozen=True)
class Format:
    """A format: `describes` is a module of this folder, `evaluates` one of `vinculum.pipelines.links`."""

    suffix: str
    describes: str
    evaluates: str


FORMATS = {  # by name; a suffix that ends with another one comes before it
    "mlpackage": Format(".mlpackage.zip", "ml_package", "exact_mil"),
    "onnx": Format(".onnx", "onnx_proto", "exact_onnx"),
    "openvino": Format(".zip", "openvino_ir", "exact_openvino"),
    "tflite": Format(".tflite", "tflite_buffer", "exact_tflite"),
    "torch": Format(".pt", "torch_module", "exact_torch"),
}


def format_of(path: Path) -> Format:
    """The format of a file, by its suffix. Raises ValueError for one without."""
    for known in FORMATS.values():
        if path.name.endswith(known.suffix):
            return known
    raise ValueError(f"{path.name} has the suffix of no format")
