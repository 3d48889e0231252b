"""Calls in which all numerators are of one kind, and all denominators of one kind: a shorter way may be taken for such.

Special values in one bag hide what is done where there are zeros and no NaNs, or powers of two and nothing else.
"""

from collections.abc import Iterator, Mapping

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import special_values
from vinculum.gate.cases.values.special_values import Generator, encode
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Array
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

COUNT = 60  # elements of a call; as channels, in all but the first axis
CHANNELS = (5, 12)
HALF = "alike in half of their bits"
MANY, DIFFERENT = 5000, 8  # elements that are few different numbers: a table of these may be made first


def cases(plan: Plan) -> Iterator[Case]:
    """Every kind by every kind; and each kind of denominators as channels, one each for several numerators."""
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
            whole, part = (3, *CHANNELS, 2), (CHANNELS[1], 1)
            attributes = plan.attributes_admitting(whole, part)
            X, Y = np.resize(A, whole), np.resize(B, part)
            meets = (
                plan.in_domain(X.ravel(), np.broadcast_to(Y, whole).ravel())
                .reshape(whole)
                .all(axis=(0, 1, 3), keepdims=True)
            )
            if attributes is not None and meets.any():
                Y[~meets.reshape(part)] = special_values.ones(1, element)[0]
                yield Case(f"{label}, as channels", X, Y, attributes)
    yield from _by_one(plan, kinds)
    yield from _few_different(plan, kinds)
    if element.kind == "int" and element.width > 8:
        B = random.integers(1, 1 << (element.width // 2 - 1), COUNT).astype(element_dtype(element.name))
        far = random.integers(1, 1 << (element.width // 2 - 1), COUNT).astype(B.dtype) << (element.width // 2)
        yield Case(HALF, B + far.astype(B.dtype), B)


def _by_one(plan: Plan, kinds: Mapping[str, Array]) -> Iterator[Case]:
    """One of a kind, without an axis, by many that are nothing special, and these by it."""
    many = next(iter(kinds.values()))
    for name, some in kinds.items():
        for numerator in (True, False):
            repeated, every = np.repeat(some, many.size), np.tile(many, some.size)
            pairs = (repeated, every) if numerator else (every, repeated)
            fitting = some[plan.in_domain(*pairs).reshape(some.size, -1).all(axis=1)]
            for x in (y.reshape(()) for y in (fitting[:1], fitting[-1:]) if y.size):
                A, B, words = (x, many, f"one of {name}, by") if numerator else (many, x, f"by one of {name},")
                if (attributes := plan.attributes_admitting(A.shape, B.shape)) is not None:
                    yield Case(f"{words} the usual", A, B, attributes)


def _few_different(plan: Plan, kinds: Mapping[str, Array]) -> Iterator[Case]:
    """Many operands that are few different numbers, of floats both zeros among them, which compare equal; by many, and by such."""
    few = kinds["half of them zeros" if "half of them zeros" in kinds else "the usual"][:DIFFERENT]
    order = plan.random("few different").integers(0, few.size, (2, MANY))
    A, B = plan.index_revealing_pairs(MANY)
    for X, Y, words in (
        (A, few[order[1]], "many by few different"),
        (few[order[0]], B, "few different by many"),
        (few[order[0]], few[order[1]], "few different by such"),
    ):
        inside = plan.in_domain(X, Y)
        yield Case(f"{words} numbers", X[inside], Y[inside])


def _floats(form: Format, element: ElementType, random: Generator) -> Mapping[str, Array]:
    """Of each kind so many, of either sign if not said otherwise; zeros are of either sign."""
    top, words = 1 << (form.p - 1), np.dtype(f"u{element.width // 8}")
    one, minus = encode(0, top, 1 - form.p, form), 1 << (element.width - 1)
    infinity = ((1 << (form.width - form.p)) - 1) * top

    def drawn(low: int, high: int, *, signed: bool = True) -> Array:
        patterns = random.integers(low, high, COUNT, dtype=np.uint64)
        signs = random.integers(0, 2, COUNT, dtype=np.uint64) * np.uint64(minus if signed else 0)
        return (patterns + signs).astype(words)

    def among(patterns: Array, others: list[int], every: int) -> Array:
        mixed = patterns.copy()
        places = np.arange(0, COUNT, every)
        mixed[places] = np.resize(np.array(others, words), places.size)
        return mixed

    some = one + top + top // 3
    whole = np.arange(1, COUNT + 1).astype(element_dtype(element.name)).view(words)
    zeros, about = [minus, 0], drawn(one - 3 * top, one + 3 * top)
    found = {
        "the usual": about,
        "not negative, with zeros": among(about & words.type(minus - 1), [0], 7),
        "from 0 to 1": among(among(drawn(one - 4 * top, one, signed=False), [0], 3), [one], 5),
        "with zeros": among(about, zeros, 9),
        "half of them zeros": among(about, zeros, 2),
        "whole numbers": whole | drawn(0, 1),
        "whole numbers, with zeros": among(whole | drawn(0, 1), zeros, 4),
        "next to 1": drawn(one - 4, one + 5, signed=False),
        "positive powers of two": words.type(one) + (random.integers(-5, 6, COUNT) * top).astype(words),
        "subnormal": drawn(1, top),
        "the least normal": drawn(top, 4 * top),
        "the largest": drawn(infinity - 2 * top, infinity),
        "with infinities": among(about, [infinity, infinity + minus], 4),
        "with NaNs": among(about, [infinity + top // 2], 4),
        "zeros": drawn(0, 1),
        "infinities": drawn(infinity, infinity + 1),
        "ones": drawn(one, one + 1),
        "minus one": np.full(COUNT, one + minus, words),
        "one magnitude": drawn(some, some + 1),
        "one number, with NaNs": among(np.full(COUNT, some, words), [infinity + top // 2], 4),
    }
    return {name: patterns.view(element_dtype(element.name)) for name, patterns in found.items()}


def _integers(element: ElementType, random: Generator) -> Mapping[str, Array]:
    """Of each kind so many, of either sign where the type has one, if not said otherwise."""
    kind, bits = element_dtype(element.name), element.maximum.bit_length()
    signs = random.choice(np.array([1, -1] if element.signed else [1], kind), COUNT)

    def drawn(low: int, high: int) -> Array:
        return random.integers(low, high, COUNT, dtype=kind, endpoint=True)

    low = element.minimum + int(element.signed)  # the least by -1 is outside of the domain: it has a kind of its own
    few, one = drawn(3, min(100, element.maximum)), np.ones(COUNT, kind)
    return {
        "the usual": few * signs,
        "zeros": 0 * one,
        "any": drawn(low, element.maximum),
        "small and positive": few,
        "small, and the least": np.where(np.arange(COUNT) % 4 == 1, kind.type(element.minimum), few),
        "positive powers of two": (one << random.integers(0, bits, COUNT).astype(kind)).astype(kind),
        "positive": drawn(1, element.maximum),
        "in the upper half": drawn(element.maximum // 2 + 1, element.maximum),
        "with zeros": np.where(np.arange(COUNT) % 4 == 1, kind.type(0), drawn(low, element.maximum)),
    } | ({"ones": signs * one, "minus one": -one, "one magnitude": 7 * signs * one} if element.signed else {})
