"""Divide bit patterns by softfloatpy, a Python binding of Berkeley SoftFloat."""

from typing import Any

import numpy as np
import softfloatpy

Array = np.ndarray[Any, np.dtype[Any]]
CLASSES = {
    "float16": (softfloatpy.Float16, softfloatpy.f16_div),
    "float32": (softfloatpy.Float32, softfloatpy.f32_div),
    "float64": (softfloatpy.Float64, softfloatpy.f64_div),
}


def divide(A: Array, B: Array) -> Array:
    """Divide element by element, in the binding's own objects, which are made of big-endian bytes."""
    if A.dtype.name not in CLASSES:
        raise NotImplementedError(f"no {A.dtype.name}")
    if A.dtype != B.dtype:
        raise TypeError(f"{A.dtype.name} and {B.dtype.name}")
    kind, quotient = CLASSES[A.dtype.name]
    shape, size, word = np.broadcast_shapes(A.shape, B.shape), A.itemsize, f"u{A.itemsize}"
    a, b = (np.broadcast_to(x, shape).copy().view(word).astype(f">{word}").tobytes() for x in (A, B))
    quotients = (
        quotient(kind.from_bytes(a[k : k + size]), kind.from_bytes(b[k : k + size])) for k in range(0, len(a), size)
    )
    data = b"".join(c.to_bytes() for c in quotients)
    return np.frombuffer(data, f">{word}").astype(word).view(A.dtype).reshape(shape)
