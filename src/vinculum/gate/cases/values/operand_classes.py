"""Calls whose numerators are all of one class, and denominators all of one: kernels may test for that.

A mix of all special values hides a fast path for zeros without NaNs, or for powers of two alone.
"""

from collections.abc import Iterator, Mapping

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import special_values
from vinculum.gate.cases.values.special_values import Generator, encode
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

COUNT = 60  # elements of a call
CHANNELS = (5, 12)
EQUAL_HALVES = "alike in half of their bits"
TABLE_ELEMENTS, TABLE_NUMBERS = 5000, 8  # many elements of few distinct numbers, which a kernel may tabulate


def cases(plan: Plan) -> Iterator[Case]:
    """Every class by every class; then each class of denominators as channels and scalars; few numbers."""
    element = plan.element
    if element.kind == "real":
        return
    random = plan.random("of a kind")
    kinds = _floats(element.form, element, random) if element.form is not None else _integers(element, random)
    for numerators, A in kinds.items():
        for denominators, B in kinds.items():
            label = f"{numerators} by {denominators}"
            inside = plan.in_domain(A, B)
            if inside.any():
                yield Case(label, A[inside], B[inside])
            full, broadcast = (3, *CHANNELS, 2), (CHANNELS[1], 1)
            attributes = plan.attributes_admitting(full, broadcast)
            X, Y = np.resize(A, full), np.resize(B, broadcast)
            all_in_domain = (
                plan.in_domain(X.ravel(), np.broadcast_to(Y, full).ravel())
                .reshape(full)
                .all(axis=(0, 1, 3), keepdims=True)
            )
            if attributes is not None and all_in_domain.any():
                Y[~all_in_domain.reshape(broadcast)] = special_values.ones(1, element)[0]
                yield Case(f"{label}, as channels", X, Y, attributes)
    yield from _by_one(plan, kinds)
    yield from _few_different(plan, kinds)
    if element.kind == "int" and element.width > 8:
        B = random.integers(1, 1 << (element.width // 2 - 1), COUNT).astype(element_dtype(element.name))
        far = random.integers(1, 1 << (element.width // 2 - 1), COUNT).astype(B.dtype) << (element.width // 2)
        yield Case(EQUAL_HALVES, B + far.astype(B.dtype), B)


def _by_one(plan: Plan, kinds: Mapping[str, Array]) -> Iterator[Case]:
    """A scalar of each class by ordinary numbers, and these by it."""
    ordinary = next(iter(kinds.values()))
    for name, numbers in kinds.items():
        for numerator in (True, False):
            repeated, every = np.repeat(numbers, ordinary.size), np.tile(ordinary, numbers.size)
            pairs = (repeated, every) if numerator else (every, repeated)
            fitting = numbers[plan.in_domain(*pairs).reshape(numbers.size, -1).all(axis=1)]
            for x in (y.reshape(()) for y in (fitting[:1], fitting[-1:]) if y.size):
                A, B, words = (x, ordinary, f"one of {name}, by") if numerator else (ordinary, x, f"by one of {name},")
                if (attributes := plan.attributes_admitting(A.shape, B.shape)) is not None:
                    yield Case(f"{words} the usual", A, B, attributes)


def _few_different(plan: Plan, kinds: Mapping[str, Array]) -> Iterator[Case]:
    """Many elements of few distinct numbers.

    For floats, zeros of both signs, which compare equal, are among them.
    """
    distinct = kinds["half of them zeros" if "half of them zeros" in kinds else "the usual"][:TABLE_NUMBERS]
    order = plan.random("few different").integers(0, distinct.size, (2, TABLE_ELEMENTS))
    A, B = plan.index_revealing_pairs(TABLE_ELEMENTS)
    for X, Y, words in (
        (A, distinct[order[1]], "many by few different"),
        (distinct[order[0]], B, "few different by many"),
        (distinct[order[0]], distinct[order[1]], "few different by such"),
    ):
        inside = plan.in_domain(X, Y)
        yield Case(f"{words} numbers", X[inside], Y[inside])


def _floats(form: Format, element: ElementType, random: Generator) -> Mapping[str, Array]:
    """COUNT numbers of each class.

    Zeros have either sign, and so have others unless the name of the class excludes it.
    """
    top, words = 1 << (form.p - 1), np.dtype(f"u{element.width // 8}")
    one, minus = encode(0, top, 1 - form.p, form), 1 << (element.width - 1)
    infinity = ((1 << (form.width - form.p)) - 1) * top

    def draw(low: int, high: int, *, signed: bool = True) -> Array:
        patterns = random.integers(low, high, COUNT, dtype=np.uint64)
        signs = random.integers(0, 2, COUNT, dtype=np.uint64) * np.uint64(minus if signed else 0)
        return (patterns + signs).astype(words)

    def among(patterns: Array, others: list[int], every: int) -> Array:
        mixed = patterns.copy()
        places = np.arange(0, COUNT, every)
        mixed[places] = np.resize(np.array(others, words), places.size)
        return mixed

    numbers = one + top + top // 3
    full = np.arange(1, COUNT + 1).astype(element_dtype(element.name)).view(words)
    zeros, about = [minus, 0], draw(one - 3 * top, one + 3 * top)
    classes = {
        "the usual": about,
        "not negative, with zeros": among(about & words.type(minus - 1), [0], 7),
        "from 0 to 1": among(among(draw(one - 4 * top, one, signed=False), [0], 3), [one], 5),
        "with zeros": among(about, zeros, 9),
        "half of them zeros": among(about, zeros, 2),
        "whole numbers": full | draw(0, 1),
        "whole numbers, with zeros": among(full | draw(0, 1), zeros, 4),
        "next to 1": draw(one - 4, one + 5, signed=False),
        "positive powers of two": words.type(one) + (random.integers(-5, 6, COUNT) * top).astype(words),
        "subnormal": draw(1, top),
        "the least normal": draw(top, 4 * top),
        "the largest": draw(infinity - 2 * top, infinity),
        "with infinities": among(about, [infinity, infinity + minus], 4),
        "with NaNs": among(about, [infinity + top // 2], 4),
        "zeros": draw(0, 1),
        "infinities": draw(infinity, infinity + 1),
        "ones": draw(one, one + 1),
        "minus one": np.full(COUNT, one + minus, words),
        "one magnitude": draw(numbers, numbers + 1),
        "one number, with NaNs": among(np.full(COUNT, numbers, words), [infinity + top // 2], 4),
    }
    return {name: patterns.view(element_dtype(element.name)) for name, patterns in classes.items()}


def _integers(element: ElementType, random: Generator) -> Mapping[str, Array]:
    """COUNT numbers of each class.

    They have either sign if the type is signed, unless the name of the class excludes it.
    """
    kind, bits = element_dtype(element.name), element.maximum.bit_length()
    signs = random.choice(np.array([1, -1] if element.signed else [1], kind), COUNT)

    def draw(low: int, high: int) -> Array:
        return random.integers(low, high, COUNT, dtype=kind, endpoint=True)

    low = element.minimum + int(element.signed)  # MIN / -1 is not in the domain, so MIN has a class of its own
    distinct, one = draw(3, min(100, element.maximum)), np.ones(COUNT, kind)
    return {
        "the usual": distinct * signs,
        "zeros": 0 * one,
        "any": draw(low, element.maximum),
        "small and positive": distinct,
        "small, and the least": np.where(np.arange(COUNT) % 4 == 1, kind.type(element.minimum), distinct),
        "positive powers of two": (one << random.integers(0, bits, COUNT).astype(kind)).astype(kind),
        "positive": draw(1, element.maximum),
        "in the upper half": draw(element.maximum // 2 + 1, element.maximum),
        "with zeros": np.where(np.arange(COUNT) % 4 == 1, kind.type(0), draw(low, element.maximum)),
    } | ({"ones": signs * one, "minus one": -one, "one magnitude": 7 * signs * one} if element.signed else {})
