"""Operand values of each element type: special values, their classes, and random pairs."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache

import numpy as np
import numpy.typing as npt

from vinculum._util.types import Array
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

Generator = np.random.Generator


def encode(sign: int, significand: int, exponent: int, form: Format) -> int:
    """Return the bit pattern of (-1)^sign * significand * 2^exponent, which must be canonical in `form`."""
    return (sign << (form.width - 1)) + ((exponent - form.q_min) << (form.p - 1)) + significand


def array_of(values: Iterable[int | Fraction], element: ElementType) -> Array:
    """Return a flat array of these bit patterns (float), integers or reals."""
    items = list(values)
    if element.kind == "real":
        array = np.empty(len(items), dtype=object)
        array[:] = [Fraction(item) for item in items]
        return array
    if element.kind == "float":
        return np.array(items, dtype=f"u{element.width // 8}").view(element_dtype(element.name))
    return np.array(items, dtype=element_dtype(element.name))


def from_words(words: Array, element: ElementType) -> Array:
    """Return the values with these bit patterns."""
    return words.astype(f"u{element.width // 8}").view(element_dtype(element.name))


def ones(count: int, element: ElementType) -> Array:
    """Return `count` times the number 1."""
    form = element.form
    return array_of([encode(0, 1 << (form.p - 1), 1 - form.p, form) if form else 1] * count, element)


@cache
def special_values(element: ElementType) -> Array:
    """Special values of every class and both sides of every edge, read-only.

    All pairs of them are the first case.
    """
    special = _special_values(element)
    special.flags.writeable = False
    return special


def _special_values(element: ElementType) -> Array:
    if element.form is not None:
        return array_of(_float_bit_patterns(element.form), element)
    if element.kind == "real":
        tiny, huge = Fraction(1, 10**40), Fraction(10**40)
        integers = [Fraction(n) for n in (0, 1, -1, 2, -3, 7, 10)]
        return array_of(
            [*integers, Fraction(1, 3), Fraction(-61, 10), Fraction(33, 10), tiny, -tiny, huge, -huge], element
        )
    edges = {element.minimum, element.minimum + 1, 0, 1, 2, 3, 7, 10, 100, *(element.maximum - d for d in range(4))}
    signs = (1, -1) if element.signed else (1,)
    edges |= {s * ((1 << k) + d) for k in range(element.width) for d in (-1, 0, 1) for s in signs}
    edges |= {-x for x in (1, 2, 3, 7, 10, 100)} if element.signed else set()
    return array_of(sorted(x for x in edges if element.minimum <= x <= element.maximum), element)


def _float_bit_patterns(form: Format) -> list[int]:
    p, top = form.p, 1 << (form.p - 1)
    one = encode(0, top, 1 - p, form)
    infinity = ((1 << (form.width - p)) - 1) << (p - 1)
    smallest_normal = encode(0, top, form.q_min, form)
    magnitudes = {0, 1, 2, 3, 4, top // 2 - 1, top // 2, top // 2 + 1, smallest_normal - 2, smallest_normal - 1}
    magnitudes |= {smallest_normal, smallest_normal + 1, smallest_normal + top, smallest_normal + p * top}
    magnitudes |= {one - 2, one - 1, one, one + 1, one + 2, one + top, one + top // 2, one + top + top // 2}
    magnitudes |= {one + top * k for k in (-p - 1, -p, 1 - p, -2, -1, 2, p - 1, p, p + 1)}
    magnitudes |= {infinity - 1, infinity - 2, infinity - top, infinity - top // 2, infinity - p * top}
    magnitudes |= {
        infinity,
        infinity + 1,
        infinity + top // 2,
        infinity + top - 1,
    }  # and NaNs: quiet and signalling ones, and payloads
    return sorted(magnitudes) + [(1 << (form.width - 1)) + x for x in sorted(magnitudes)]


def value_classes(array: Array, element: ElementType) -> npt.NDArray[np.int_]:
    """Return a number for each element, equal for elements of one class.

    Floats: zero, subnormal, normal, infinite or NaN, of either sign. Integers: the ends of the range, 0, 1 and -1, and
    what lies between. Reals: their sign.
    """
    edges: list[int | Fraction]
    if element.form is not None:
        top = 1 << (element.form.p - 1)
        infinity = ((1 << (element.form.width - element.form.p)) - 1) * top
        magnitudes = (0, 1, top, infinity, infinity + 1)
        edges = [s * (1 << (element.form.width - 1)) + m for s in (0, 1) for m in magnitudes]
    elif element.kind == "real":
        edges = [Fraction(-1, 10**80), Fraction(1, 10**80)]
    else:
        edges = sorted({element.minimum + 1, -1, 0, 1, 2, element.maximum})
    classes, patterns = np.zeros(array.size, dtype=int), relations.patterns(array, element)
    for edge in edges:
        classes += np.asarray(patterns >= edge, dtype=int)
    return classes


NORMAL = (3, 8)  # the value classes of normal floats


def cross(values: Array) -> tuple[Array, Array]:
    """Return all pairs of `values`."""
    return np.repeat(values, values.size), np.tile(values, values.size)


def all_values(element: ElementType) -> Array:
    """Every value of an 8- or 16-bit type."""
    return from_words(np.arange(1 << element.width, dtype=np.uint32), element)


def interior(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Return random pairs: half with any bit patterns, half with operands of similar magnitude."""
    if element.kind == "real":
        numerators, denominators = (random.integers(-(10**9), 10**9, (2, count)) for _ in "AB")
        pairs = [[Fraction(int(n), int(d) or 1) for n, d in zip(*x, strict=True)] for x in (numerators, denominators)]
        return array_of(pairs[0], element), array_of((x or Fraction(1) for x in pairs[1]), element)
    unsigned = np.dtype(f"u{element.width // 8}")
    A, B = (random.integers(0, 1 << element.width, count, dtype=unsigned) for _ in "AB")
    half = count // 2
    if element.form is not None:
        spread = np.array((1 << (element.form.p + 2)) - 1, dtype=unsigned)
        B[:half] = A[:half] ^ (B[:half] & spread)
    else:
        shift = random.integers(0, element.width, count).astype(unsigned)
        B[:half] = (B.view(element_dtype(element.name)) >> shift.view(element_dtype(element.name)))[:half].view(
            unsigned
        )
    dtype = element_dtype(element.name)
    return A.view(dtype), B.view(dtype)


def parse_numbers(numbers: tuple[str, ...], element: ElementType) -> Array:
    """Parse numbers that a source prints, exactly. Raises ValueError if the type lacks one of them."""
    if element.kind != "float":
        return array_of([Fraction(x) for x in numbers] if element.kind == "real" else map(int, numbers), element)
    array = np.array([float(x) for x in numbers]).astype(element_dtype(element.name))
    if any(float(x) != float(a) or Fraction(x) != Fraction(float(a)) for x, a in zip(numbers, array, strict=True)):
        raise ValueError(f"{numbers} are not all values of {element.name}")
    return array
