"""Exhaustive domains: their parts and tiles, and the digest of their results.

An 8- or 16-bit type has every pair of bit patterns. float32 has every pair of significands: A and B from 1 up to 2, so that
both exponents are 0. Operands and results are bit patterns, read as unsigned integers.

For normal operands and a normal C, the relation depends on the exponents only through their difference, and the significand
of C does not depend on them (no claim in proofs/ is exactly this). A target may behave differently: a check of all
significands at one pair of exponents shows how it rounds there, but not at other exponents, nor with signs, overflow or
subnormal numbers.

A part is a set of numerators. Each is divided by every denominator, in ascending order, except where that violates a
condition of the profile. Part k of an 8- or 16-bit type has the numerators k, k + parts, and so on; a part of the
significands has consecutive numerators. A tile is one numerator with the denominators that one call divides.

The digest of the results depends neither on the order of the parts nor on the oracle. The digest of a numerator is the
BLAKE3 of its results, in the order of the denominators, as little-endian words. The digest of the domain is the BLAKE3 of
the digests of all numerators in ascending order; for significands, of the digests of the parts. Every NaN counts as the
positive quiet NaN without payload, as the sources leave its sign and payload open. So all conforming implementations have the
same digest.
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
PARTS = 256  # of a 16-bit type; a process reports its progress after each
SIGNIFICAND_PARTS = 1 << 15  # a minute each
BLOCK = 32  # maximum number of tiles in one request
TILE = 1 << 17  # maximum number of bytes of the results of a tile
EXHAUSTIVE, EXHAUSTIVE_FLOAT32 = "exhaustive", "exhaustive-float32"  # the levels of `vinculum check` with a domain
RENAMED_LEVELS = {"significands": EXHAUSTIVE_FLOAT32}
Tile = tuple[int, int]  # a numerator, and the first denominator


@dataclass(frozen=True)
class Domain:
    """`size` numerators and as many denominators: the bit patterns from `first` on."""

    element: ElementType
    first: int
    size: int
    parts: int
    words: str
    digest_by_part: bool = False  # parts have consecutive numerators, and one digest

    @property
    def pairs(self) -> int:
        """Number of pairs."""
        return self.size * self.size

    @property
    def width(self) -> int:
        """Number of denominators of a tile."""
        return min(self.size, TILE * 8 // self.element.width)

    def numerators(self, part: int) -> list[int]:
        """The numerators of a part as bit patterns."""
        if not self.digest_by_part:
            return list(range(self.first + part, self.first + self.size, self.parts))
        each = self.size // self.parts
        return list(range(self.first + part * each, self.first + (part + 1) * each))

    def tiles(self, numerators: Sequence[int]) -> list[Tile]:
        """The tiles of these numerators, ordered by numerator."""
        starts = range(self.first, self.first + self.size, self.width)
        return [(numerator, start) for numerator in numerators for start in starts]


def domain_of(element: ElementType, level: str = EXHAUSTIVE) -> Domain | None:
    """The domain of this type at a level, or None."""
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
            digest_by_part=True,
        )  # fmt: skip
    return None


def parts(element: ElementType, level: str = EXHAUSTIVE) -> int:
    """Number of parts of the domain of this type at a level; 0 without a domain."""
    domain = domain_of(element, level)
    return domain.parts if domain else 0


def numerators(element: ElementType, part: int) -> list[int]:
    """The numerators of a part of an 8- or 16-bit type as bit patterns."""
    domain = domain_of(element)
    assert domain is not None, f"{element.name} is too wide"
    return domain.numerators(part)


@lru_cache(maxsize=256)  # all numerators share the denominators of their tiles
def patterns(element: ElementType, start: int, stop: int) -> Array:
    """The elements with these bit patterns in ascending order, read-only."""
    dtype = element_dtype(element.name)
    words: Array = np.arange(start, stop, dtype=np.uint32).astype(f"u{dtype.itemsize}").view(dtype)
    words.flags.writeable = False
    return words


def pattern(element: ElementType, *bits: int) -> Array:
    """An array of the elements with these bit patterns."""
    dtype = element_dtype(element.name)
    return np.array(bits, f"u{dtype.itemsize}").view(dtype)


def total(digests: Mapping[int, bytes]) -> str:
    """BLAKE3 of the digests of numerators or parts."""
    return blake3(b"".join(digests[k] for k in sorted(digests))).hexdigest()
