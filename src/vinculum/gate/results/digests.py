"""Digests of results. Every NaN counts as the same one."""

import numpy as np
from blake3 import blake3

from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType


def canonical(C: Array, element: ElementType) -> memoryview:
    """The bytes of results for a digest, with canonical NaNs. Integers are not copied."""
    words = C.view(f"u{C.dtype.itemsize}")
    form = element.form
    if form is not None:
        infinity = ((1 << (form.width - form.p)) - 1) << (form.p - 1)
        nan = (words & words.dtype.type((1 << (form.width - 1)) - 1)) > words.dtype.type(infinity)
        words = words.copy()
        np.copyto(words, words.dtype.type(infinity | (1 << (form.p - 2))), where=nan)
    return np.ascontiguousarray(words, f"<u{words.dtype.itemsize}").view(np.uint8).data


def digest(C: Array, element: ElementType) -> bytes:
    """BLAKE3 of one numerator's results."""
    return blake3(canonical(C, element)).digest()
