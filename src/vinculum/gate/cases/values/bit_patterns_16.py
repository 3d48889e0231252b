"""Every pattern of sixteen bits in each place of a divisor, and of a numerator: tables are entered by so many at most.

Of 16-bit types these are all numbers. Each is met once or twice, by a number that makes the quotient reveal it.
"""

from collections.abc import Iterator

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values.hard_to_round import form_of
from vinculum.gate.cases.values.special_values import Generator, from_words
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType

BITS = 16
ALL = 1 << BITS
NEAR = 3  # the most by which exponents differ, so that quotients are normal numbers
STANDARD = 4  # times that each is met at level standard


def cases(plan: Plan) -> Iterator[Case]:
    """All of these; of 8-bit types every pair is tried."""
    element = plan.element
    if element.kind == "real" or element.width < BITS:
        return
    made = {"every sixteen bits as divisor": _divisors, "every sixteen bits as numerator": _numerators}
    if element.form is not None and element.form.width - element.form.p <= BITS // 2:
        made["every pair of exponents"] = _exponents
    if element.form is None and element.width > BITS:
        made["every divisor of sixteen bits"] = _short
    if element.form is not None and element.form.p - 1 > BITS:  # these take long to judge
        leading = {"every sixteen bits that lead": _leading}
        made = leading if plan.level.name == "quick" else leading | made
    for label, make in made.items():
        for k in range(1 if plan.level.name == "quick" else STANDARD):
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
    lengths = random.integers(1, element.maximum.bit_length(), ALL, dtype=np.uint64, endpoint=True)
    B = random.integers(0, np.uint64(1) << (lengths - np.uint64(1)), dtype=np.uint64, endpoint=True)
    return from_words(words, element), _signed(np.maximum(B, np.uint64(1)), element, random)


def _short(element: ElementType, random: Generator) -> tuple[Array, Array]:
    """Integers: each divisor of so many bits, of either sign, by numerators of any size."""
    magnitudes = np.tile(random.permutation(np.arange(1, ALL, dtype=np.uint64)), 2)
    B = from_words(magnitudes, element)
    if element.signed:
        B[: B.size // 2] *= -1
    return _near_multiples(magnitudes, element, random), B


def _leading(element: ElementType, random: Generator) -> tuple[Array, Array]:
    """The first bits of both significands, by which a table of reciprocals is entered: they lie across these places."""
    form = form_of(element)
    below = form.p - 1 - BITS

    def led() -> Array:
        first = random.permutation(ALL).astype(np.uint64) << np.uint64(below)
        return first | random.integers(0, 1 << below, ALL, dtype=np.uint64)

    fields = random.integers(1, (1 << (form.width - form.p)) - 1, ALL, dtype=np.uint64)
    signs = random.integers(0, 2, ALL, dtype=np.uint64) << np.uint64(form.width - 1)
    words = signs | fields << np.uint64(form.p - 1) | led()
    return _of_like_size(words, element, random, led()), from_words(words, element)


def _exponents(element: ElementType, random: Generator) -> tuple[Array, Array]:
    """Each pair of exponents, those of zeros and infinities included."""
    form = form_of(element)
    fields = np.arange(1 << (form.width - form.p), dtype=np.uint64) << np.uint64(form.p - 1)
    pairs = np.repeat(fields, fields.size), np.tile(fields, fields.size)
    A, B = (from_words(x | _others(x.size, element, random), element) for x in pairs)
    return A, B


def _places(element: ElementType, random: Generator) -> Array:
    """Words of the type's width, in each sixteen bits of which every pattern stands once."""
    words = np.zeros(ALL, np.uint64)
    for place in range(0, element.width, BITS):
        words |= random.permutation(ALL).astype(np.uint64) << np.uint64(place)
    return words


def _others(count: int, element: ElementType, random: Generator) -> Array:
    """Any sign and any significand, without an exponent."""
    form = form_of(element)
    signs = random.integers(0, 2, count, dtype=np.uint64) << np.uint64(form.width - 1)
    return signs | random.integers(0, 1 << (form.p - 1), count, dtype=np.uint64)


def _of_like_size(words: Array, element: ElementType, random: Generator, significands: Array | None = None) -> Array:
    """Normal numbers about as large as those that these words are; of any significands, if none are given."""
    form = form_of(element)
    most = (1 << (form.width - form.p)) - 1
    fields = (words >> np.uint64(form.p - 1) & np.uint64(most)).astype(np.int64)
    fields = np.clip(fields + random.integers(-NEAR, NEAR, words.size, endpoint=True), 1, most - 1)
    others = _others(words.size, element, random) if significands is None else significands
    return from_words(fields.astype(np.uint64) << np.uint64(form.p - 1) | others, element)


def _magnitude(array: Array) -> Array:
    words = array.astype(np.uint64)
    return np.where(array < 0, np.uint64(0) - words, words)


def _near_multiples(B: Array, element: ElementType, random: Generator) -> Array:
    """The largest multiples of the first half of these; of the others a multiple, or a number next to one."""
    most, half = np.uint64(element.maximum), B.size // 2
    B = np.clip(B, np.uint64(1), most)
    A = random.integers(1, most // B, dtype=np.uint64, endpoint=True) * B
    A[:half] = (most // B * B)[:half]
    kinds = np.append(np.zeros(half), random.integers(0, 3, B.size - half))
    A = np.where((kinds == 1) & (A > 0), A - np.uint64(1), np.where((kinds == 2) & (A < most), A + np.uint64(1), A))
    return _signed(A, element, random)


def _signed(magnitudes: Array, element: ElementType, random: Generator) -> Array:
    """Either sign, if the type has one."""
    values = from_words(magnitudes, element)
    negative = random.integers(0, 2, values.size, dtype=bool) & element.signed
    return np.where(negative, values.dtype.type(0) - values, values)
