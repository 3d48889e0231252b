"""Domains of which every pair is tried: how one is cut into parts, how results are written down, what their digest is.

There are two. Of an 8- or 16-bit type, every pair of bit patterns. Of float32, every pair of significands: A and B from 1
up to 2, so that both exponents are 0. Operands and results are bit patterns, read as unsigned integers.

The relation asks for the same significand of C whatever the exponents of normal operands are, as long as C is normal: they
come into it by their difference alone (no claim in proofs/ says so by itself). Of a target this is not known: significands
judged at one pair of exponents say how it rounds there, and neither what it does at others, nor with signs, overflow or
subnormal numbers.

A part is some numerators; each meets every denominator, in ascending order, but those with which a condition of the
profile is violated. Part k of an 8- or 16-bit type has the numerators k, k + parts, and so on; a part of the significands
has numerators that follow each other. A tile is one numerator with as many denominators as are divided in one go.

The digest of results depends neither on the order in which parts come nor on who judged them. That of one numerator is
the BLAKE3 of its results in the order of the denominators, as little-endian words. That of the whole is the BLAKE3 of
the digests of all numerators, in ascending order; of the significands, of the BLAKE3 of those of each part. Every NaN
counts as the same one (the quiet one with no other bit set, positive), as the sources leave its sign and payload open. So
two implementations that conform have the same digest.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from blake3 import blake3

from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType

WIDEST = 16
PARTS = 256  # of the numerators of a 16-bit type: what one process does between two signs of life
SIGNIFICAND_PARTS = 1 << 15  # of those of float32: a minute each
BLOCK = 32  # tiles that a target is given at most before the gate looks at what came
TILE = 1 << 17  # bytes of results that a tile has at most
EXHAUSTIVE, EXHAUSTIVE_FLOAT32 = "exhaustive", "exhaustive-float32"  # the levels of `vinculum check` with a domain
RENAMED_LEVELS = {"significands": EXHAUSTIVE_FLOAT32}
Tile = tuple[int, int]  # a numerator, and the first denominator


@dataclass(frozen=True)
class Domain:
    """`size` numerators and as many denominators, bit patterns from `first` on."""

    element: ElementType
    first: int
    size: int
    parts: int
    words: str
    together: bool = False  # the numerators of a part follow each other, and its digest is one

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return self.size * self.size

    @property
    def width(self) -> int:
        """How many denominators a tile has."""
        return min(self.size, TILE * 8 // self.element.width)

    def numerators(self, part: int) -> list[int]:
        """The numerators of a part, as bit patterns."""
        if not self.together:
            return list(range(self.first + part, self.first + self.size, self.parts))
        each = self.size // self.parts
        return list(range(self.first + part * each, self.first + (part + 1) * each))

    def tiles(self, numerators: Sequence[int]) -> list[Tile]:
        """These numerators with every denominator: all of one numerator before the next."""
        starts = range(self.first, self.first + self.size, self.width)
        return [(numerator, start) for numerator in numerators for start in starts]


def domain_of(element: ElementType, level: str = EXHAUSTIVE) -> Domain | None:
    """The domain of this type that a level has; None if it has none."""
    form, width = element.form, element.width
    if level == EXHAUSTIVE and width in (8, WIDEST):
        size = 1 << width
        words = f"every pair of {element.name} bit patterns: 2^{width} numerators by 2^{width} denominators"
        return Domain(element, 0, size, 1 if width == 8 else PARTS, words)
    if level == EXHAUSTIVE_FLOAT32 and width == 32 and form is not None:
        one = form.emax << (form.p - 1)  # the bias is emax
        words = f"every pair of {element.name} significands, A and B from 1 up to 2: 2^{form.p - 1} numerators by "
        return Domain(
            element, one, 1 << (form.p - 1), SIGNIFICAND_PARTS, f"{words}2^{form.p - 1} denominators",
            together=True,
        )  # fmt: skip
    return None


def parts(element: ElementType, level: str = EXHAUSTIVE) -> int:
    """Into how many parts the pairs of this type are cut at a level; 0 if there are too many to try them all."""
    domain = domain_of(element, level)
    return domain.parts if domain else 0


def numerators(element: ElementType, part: int) -> list[int]:
    """The numerators of a part of every pair of an 8- or 16-bit type, as bit patterns."""
    domain = domain_of(element)
    assert domain is not None, f"{element.name} is too wide"
    return domain.numerators(part)


@lru_cache(maxsize=256)  # the tiles of a numerator have the denominators of all others
def patterns(element: ElementType, start: int, stop: int) -> Array:
    """The elements with these bit patterns, in ascending order, not to be written to."""
    dtype = element_dtype(element.name)
    words: Array = np.arange(start, stop, dtype=np.uint32).astype(f"u{dtype.itemsize}").view(dtype)
    words.flags.writeable = False
    return words


def pattern(element: ElementType, *bits: int) -> Array:
    """An array of the elements with these bit patterns."""
    dtype = element_dtype(element.name)
    return np.array(bits, f"u{dtype.itemsize}").view(dtype)


def total(digests: Mapping[int, bytes]) -> str:
    """BLAKE3 of the digests of these numerators, or parts."""
    return blake3(b"".join(digests[k] for k in sorted(digests))).hexdigest()
