"""Every pair of an 8- or 16-bit type: how it is cut into parts, how results are written down, and what their digest is.

Operands and results are bit patterns, read as unsigned integers. Part k has the numerators k, k + parts, and so on; each
meets every denominator, in ascending order, but those with which a condition of the profile is violated.

The digest of results does not depend on the parts: it is the SHA-256 of the SHA-256 digests of all numerators' results,
in ascending order of the numerators; those of one numerator are its results in the order of the denominators, as
little-endian words. Every NaN counts as the same one (the quiet one with no other bit set, positive), as the sources
leave its sign and payload open. So two implementations that conform have the same digest.
"""

import hashlib
from collections.abc import Mapping

import numpy as np

from vinculum.gate.adapter import Array
from vinculum_spec.model import ElementType

WIDEST = 16
PARTS = 256  # of the numerators of a 16-bit type: what one process does between two signs of life
BLOCK = 16  # numerators that a target is given at most before the gate looks at what came


def parts(element: ElementType) -> int:
    """Into how many parts the pairs of this type are cut; 0 if there are too many to try them all."""
    return {8: 1, 16: PARTS}.get(element.width, 0)


def numerators(element: ElementType, part: int) -> list[int]:
    """The numerators of a part, as bit patterns."""
    return list(range(part, 1 << element.width, parts(element)))


def digest(C: Array, element: ElementType) -> bytes:
    """SHA-256 of one numerator's results."""
    words = C.view(f"u{C.dtype.itemsize}")
    form = element.form
    if form is not None:
        infinity = ((1 << (form.width - form.p)) - 1) << (form.p - 1)
        nan = (words & ((1 << (form.width - 1)) - 1)) > infinity
        words = np.where(nan, words.dtype.type(infinity | (1 << (form.p - 2))), words)
    return hashlib.sha256(words.astype(f"<u{words.dtype.itemsize}", copy=False).tobytes()).digest()


def total(digests: Mapping[int, bytes]) -> str:
    """SHA-256 of the digests of these numerators."""
    return hashlib.sha256(b"".join(digests[k] for k in sorted(digests))).hexdigest()
