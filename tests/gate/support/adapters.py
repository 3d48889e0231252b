"""Adapters that tests call directly, and operands for them."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Adapter, Array, Call

PROFILE = "onnx-14"
MODULES = {
    "vinculum-numpy": "vinculum",
    "array-api-strict": "array_api_strict",
    "litert": "ai_edge_litert",
    "tosa-reference-model": "tosa_reference_model",
    "onnx-reference": "onnx.reference",
    "vinculum": "vinculum",
}

_adapters: dict[str, Adapter] = {}


def adapter(target: str) -> Any:
    """The adapter for a target, created once; skips the test if its runtime is not installed."""
    for module in (MODULES.get(target, target), *registry.KNOWN[target][2]):
        pytest.importorskip(module)
    if target not in _adapters:
        _adapters[target] = registry.resolve(target)
    return _adapters[target]


def numpy_type(dtype: str) -> np.dtype[Any]:
    """The NumPy dtype of an element type."""
    return np.dtype(ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype)


def array(values: object, dtype: str) -> Array:
    """An array of an element type."""
    return np.asarray(values, dtype=np.float64).astype(numpy_type(dtype))


def ask(target: str, A: Array, B: Array, path: str | None = None, profile: str = PROFILE, **attributes: Any) -> Array:
    """Let `target` divide; skip the test if it lacks the type."""
    target_adapter = adapter(target)
    return np.asarray(
        target_adapter.divide(A, B, Call(profile, A.dtype.name, path or target_adapter.paths(profile)[0], attributes))
    )


def unaligned(values: Array) -> Array:
    """The same elements at an odd address."""
    block = np.zeros(values.nbytes + 1, np.uint8)[1:].view(values.dtype)
    block[:] = values
    return block
