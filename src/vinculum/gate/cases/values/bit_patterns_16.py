"""Every pattern of 16 bits at each 16-bit position of a divisor and of a numerator.

Lookup tables use no more index bits. For 16-bit types these are all numbers. Each is paired once or twice, with an
operand whose quotient reveals it.
"""

from collections.abc import Iterator

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values.hard_to_round import form_of
from vinculum.gate.cases.values.special_values import Generator, from_words
from vinculum_spec.schema import ElementType

BITS = 16
PATTERNS = 1 << BITS
MAX_EXPONENT_DIFFERENCE = 3  # so that quotients are normal numbers
STANDARD_DRAWS = 4  # partners of each pattern at level standard


def cases(plan: Plan) -> Iterator[Case]:
    """Divisors, numerators and exponents. 8-bit types need none, since every pair of theirs is tried."""
    element = plan.element
    if element.kind == "real" or element.width < BITS:
        return
    generators = {"every sixteen bits as divisor": _divisors, "every sixteen bits as numerator": _numerators}
    if element.form is not None and element.form.width - element.form.p <= BITS // 2:
        generators["every pair of exponents"] = _exponents
    if element.form is None and element.width > BITS:
        generators["every divisor of sixteen bits"] = _short
    if element.form is not None and element.form.p - 1 > BITS:  # wider floats take long to judge
        leading = {"every sixteen bits that lead": _leading}
        generators = leading if plan.level.name == "quick" else leading | generators
    for label, make in generators.items():
        for k in range(1 if plan.level.name == "quick" else STANDARD_DRAWS):
            A, B = plan.draw(make, f"{label}, {k}" if k else label)
            inside = plan.in_domain(A, B)
            yield Case(label, A[inside], B[inside])


def _divisors(element: ElementType, random: Generator) -> tuple[Array, Array]:
    words = _places(element, random)
    if element.form is not None:
        return _of_like_size(words, element, random), from_words(words, element)
    B = np.tile(from_words(words, element), 2)
    return _near_multiples(_magnitude(B), element, random), B


def _numerators(element: ElementType, random: Generator) -> tuple[Array, Array]:
    words = _places(element, random)
    if element.form is not None:
        return from_words(words, element), _of_like_size(words, element, random)
    lengths = random.integers(1, element.maximum.bit_length(), PATTERNS, dtype=np.uint64, endpoint=True)
    B = random.integers(0, np.uint64(1) << (lengths - np.uint64(1)), dtype=np.uint64, endpoint=True)
    return from_words(words, element), _signed(np.maximum(B, np.uint64(1)), element, random)


def _short(element: ElementType, random: Generator) -> tuple[Array, Array]:
    """Integers: each divisor of 16 bits, of either sign, with numerators of any size."""
    magnitudes = np.tile(random.permutation(np.arange(1, PATTERNS, dtype=np.uint64)), 2)
    B = from_words(magnitudes, element)
    if element.signed:
        B[: B.size // 2] *= -1
    return _near_multiples(magnitudes, element, random), B


def _leading(element: ElementType, random: Generator) -> tuple[Array, Array]:
    """The leading 16 bits of both significands, which index a table of reciprocals."""
    form = form_of(element)
    below = form.p - 1 - BITS

    def leading_bits() -> Array:
        first = random.permutation(PATTERNS).astype(np.uint64) << np.uint64(below)
        return first | random.integers(0, 1 << below, PATTERNS, dtype=np.uint64)

    fields = random.integers(1, (1 << (form.width - form.p)) - 1, PATTERNS, dtype=np.uint64)
    signs = random.integers(0, 2, PATTERNS, dtype=np.uint64) << np.uint64(form.width - 1)
    words = signs | fields << np.uint64(form.p - 1) | leading_bits()
    return _of_like_size(words, element, random, leading_bits()), from_words(words, element)


def _exponents(element: ElementType, random: Generator) -> tuple[Array, Array]:
    """Each pair of exponents, including those of zeros and infinities."""
    form = form_of(element)
    fields = np.arange(1 << (form.width - form.p), dtype=np.uint64) << np.uint64(form.p - 1)
    pairs = np.repeat(fields, fields.size), np.tile(fields, fields.size)
    A, B = (from_words(x | _others(x.size, element, random), element) for x in pairs)
    return A, B


def _places(element: ElementType, random: Generator) -> Array:
    """Words of the type's width: at each 16-bit position, every pattern occurs once."""
    words = np.zeros(PATTERNS, np.uint64)
    for place in range(0, element.width, BITS):
        words |= random.permutation(PATTERNS).astype(np.uint64) << np.uint64(place)
    return words


def _others(count: int, element: ElementType, random: Generator) -> Array:
    """Random signs and significands, with an exponent field of 0."""
    form = form_of(element)
    signs = random.integers(0, 2, count, dtype=np.uint64) << np.uint64(form.width - 1)
    return signs | random.integers(0, 1 << (form.p - 1), count, dtype=np.uint64)


def _of_like_size(words: Array, element: ElementType, random: Generator, significands: Array | None = None) -> Array:
    """Normal numbers of about the magnitudes of `words`, with these significands or random ones."""
    form = form_of(element)
    largest = (1 << (form.width - form.p)) - 1
    fields = (words >> np.uint64(form.p - 1) & np.uint64(largest)).astype(np.int64)
    fields = np.clip(
        fields + random.integers(-MAX_EXPONENT_DIFFERENCE, MAX_EXPONENT_DIFFERENCE, words.size, endpoint=True),
        1,
        largest - 1,
    )
    others = _others(words.size, element, random) if significands is None else significands
    return from_words(fields.astype(np.uint64) << np.uint64(form.p - 1) | others, element)


def _magnitude(array: Array) -> Array:
    words = array.astype(np.uint64)
    return np.where(array < 0, np.uint64(0) - words, words)


def _near_multiples(B: Array, element: ElementType, random: Generator) -> Array:
    """For the first half of B its largest multiples; for the others a multiple, or a neighbour of one."""
    largest, half = np.uint64(element.maximum), B.size // 2
    B = np.clip(B, np.uint64(1), largest)
    A = random.integers(1, largest // B, dtype=np.uint64, endpoint=True) * B
    A[:half] = (largest // B * B)[:half]
    kinds = np.append(np.zeros(half), random.integers(0, 3, B.size - half))
    A = np.where((kinds == 1) & (A > 0), A - np.uint64(1), np.where((kinds == 2) & (A < largest), A + np.uint64(1), A))
    return _signed(A, element, random)


def _signed(magnitudes: Array, element: ElementType, random: Generator) -> Array:
    """The values with random signs, if the type is signed."""
    values = from_words(magnitudes, element)
    negative = random.integers(0, 2, values.size, dtype=bool) & element.signed
    return np.where(negative, values.dtype.type(0) - values, values)
