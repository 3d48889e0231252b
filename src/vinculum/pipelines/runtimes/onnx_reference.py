"""The reference evaluator of the package onnx."""

from collections.abc import Callable, Mapping

import onnx
from onnx.reference import ReferenceEvaluator

from vinculum._util.types import Array


def load(path: str) -> Callable[[Mapping[str, Array]], Array]:
    """An evaluator of the model."""
    evaluator = ReferenceEvaluator(onnx.load(path))

    def run(inputs: Mapping[str, Array]) -> Array:
        result: Array = evaluator.run(None, dict(inputs))[0]
        return result

    return run
