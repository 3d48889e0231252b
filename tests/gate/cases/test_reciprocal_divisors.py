"""Hard quotients by a divisor are as hard as they claim to be, for every type."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.placement import hard_in_context
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import reciprocal_divisors
from vinculum_spec.loader import specification
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

SPEC = specification()
TYPES = SPEC.types
FLOATS = [element for element in TYPES.values() if element.form is not None]
INTEGERS = [element for element in TYPES.values() if element.kind == "int"]


def exact(pattern: int, form: Format) -> Fraction:
    """The number of a finite pattern, by its fields alone."""
    fraction = pattern & ((1 << (form.p - 1)) - 1)
    biased = (pattern & ((1 << (form.width - 1)) - 1)) >> (form.p - 1)
    assert biased < (1 << (form.width - form.p)) - 1, "neither infinite nor NaN"
    significand = fraction + ((1 << (form.p - 1)) if biased else 0)
    return (-1) ** (pattern >> (form.width - 1)) * significand * Fraction(2) ** (max(biased, 1) - 1 + form.q_min)


def kind(quotient: Fraction, form: Format) -> str:
    """The interval of a quotient."""
    halves = 2 * quotient / Fraction(2) ** form.q_min
    if quotient >= ((1 << (form.p + 1)) - 1) * Fraction(2) ** (form.q_max - 1):
        return "infinite"
    if quotient > ((1 << form.p) - 2) * Fraction(2) ** form.q_max:
        return "next to it"
    if halves < 1 << form.p:
        if halves.denominator == 1:
            return "halfway" if halves.numerator % 2 else "subnormal"
        return "nearly halfway" if min(halves % 2 - 1, 1 - halves % 2, key=abs) < Fraction(1, 4) else "subnormal"
    return "normal"


def divisions(element: ElementType, form: Format) -> Iterator[tuple[Fraction, list[Fraction]]]:
    """Each divisor with its numerators."""
    for b, a in reciprocal_divisors.single_divisors(element, 12, np.random.default_rng(0)):
        (divisor,) = (exact(int(x), form) for x in b.view(f"u{b.itemsize}"))
        yield divisor, [exact(int(x), form) for x in a.view(f"u{a.itemsize}")]


@pytest.mark.parametrize("element", FLOATS, ids=lambda element: element.name)
def test_quotients_of_floats_of_every_kind(element: ElementType) -> None:
    form, divisors = element.form, Counter[str]()
    assert form is not None
    for divisor, numerators in divisions(element, form):
        assert divisor and all(numerators) and {x > 0 for x in numerators} == {True, False}
        divisors.update({kind(abs(x / divisor), form) for x in numerators})
    assert divisors["halfway"] >= 36 and divisors["nearly halfway"] >= 35 and divisors["normal"] >= 20
    assert divisors["infinite"] == divisors["next to it"] == 12


@pytest.mark.parametrize("element", FLOATS, ids=lambda element: element.name)
def test_divisors_of_floats_at_the_ends_of_the_range(element: ElementType) -> None:
    """The largest, the subnormal, and those with extreme reciprocals have hard normal quotients."""
    form, counts = element.form, Counter[str]()
    assert form is not None
    for divisor, numerators in divisions(element, form):
        quotients = [abs(x / divisor) for x in numerators]
        if {kind(q, form) for q in quotients} == {"normal"}:
            hardest = [q for q in quotients if nearness(q, form) <= Fraction(1, 1 << form.p)]
            magnitude = abs(divisor)
            counts["largest"] += magnitude == ((1 << form.p) - 1) * Fraction(2) ** form.q_max
            counts["reciprocal subnormal"] += bool(hardest) and 1 / magnitude < Fraction(2) ** (1 - form.emax)
            counts["least normal"] += bool(hardest) and 1 <= magnitude / Fraction(2) ** (1 - form.emax) < 2
            counts["subnormal"] += magnitude < Fraction(2) ** (1 - form.emax)
            counts["spread"] += magnitude > 1 and max(quotients) / min(quotients) > Fraction(2) ** (form.emax // 2)
    assert counts.pop("largest") == 1
    assert all(counts[name] >= at_least for name, at_least in (
        ("reciprocal subnormal", 2), ("least normal", 1), ("subnormal", 12), ("spread", 4)
    )), counts  # fmt: skip


def nearness(quotient: Fraction, form: Format) -> Fraction:
    """The distance of a normal quotient from a midpoint, relative to its neighbours' distance."""
    exponent = quotient.numerator.bit_length() - quotient.denominator.bit_length()
    exponent -= quotient < Fraction(2) ** exponent
    quanta = quotient / Fraction(2) ** (exponent - form.p + 1)
    return abs(quanta - quanta.numerator // quanta.denominator - Fraction(1, 2))


@pytest.mark.parametrize("element", INTEGERS, ids=lambda element: element.name)
def test_quotients_of_integers_next_to_multiples(element: ElementType) -> None:
    """Divisors have every size; above half of the range, a reciprocal takes one bit more."""
    divisors = []
    for b, a in reciprocal_divisors.single_divisors(element, 12, np.random.default_rng(0)):
        (divisor,) = map(int, b)
        rests = {abs(int(x)) % abs(divisor) for x in a if abs(int(x)) < element.maximum - 1}
        assert {0, 1, abs(divisor) - 1} >= rests and len(rests) > 1
        assert {element.minimum, element.maximum, divisor, 0} <= {*a.tolist()}
        divisors.append(divisor)
    assert element.maximum in divisors and sum(abs(b) > element.maximum // 2 for b in divisors) >= 8
    assert (element.minimum in divisors) == element.signed


@pytest.mark.parametrize("name", ["float32", "int8"])
def test_a_matrix_has_numerators_of_each_divisor_below_it(name: str) -> None:
    pairs = list(reciprocal_divisors.single_divisors(TYPES[name], 5, np.random.default_rng(3)))
    matrix, row = reciprocal_divisors.divisor_matrix(TYPES[name], 5, np.random.default_rng(3))
    assert row.size == len(pairs) == matrix.shape[1]
    for (b, a), divisor, column in zip(pairs, row, matrix.T, strict=True):
        assert divisor == b[0]
        assert set(column.tolist()) == set(a.tolist())


@pytest.mark.parametrize("name", ["float16", "uint64"])
def test_hard_pairs_are_equal_in_every_placement(name: str) -> None:
    """Each numerator keeps its divisor in every layout, broadcast and large array."""
    every = hard_in_context.cases(Plan(SPEC, SPEC.profiles["onnx-14"], TYPES[name], LEVELS["quick"], 0))
    others = ("one divisor", " of a ", " by channels", " in three axes")
    cases = [case for case in every if not any(words in case.label for words in others)]
    large = [case for case in cases if case.label.startswith("large, ")]
    assert {case.label.removeprefix("large, hard quotients") for case in large} == {
        " by a row", " by a column", ", contiguous", ", strided", ", a vector", ", a tensor"
    }  # fmt: skip
    assert {case.layout for case in cases} == set(hard_in_context.LAYOUTS)
    assert all(max(case.A.size, case.B.size) > LEVELS["quick"].large for case in large)
    assert {(case.A.ndim, case.B.ndim) for case in cases} == {(2, 1), (2, 2), (1, 1), (4, 4)}
    pairs_by_placement = [{*zip(A.ravel().tolist(), B.ravel().tolist(), strict=True)} for A, B in map(spread, cases)]
    assert len(pairs_by_placement[0]) > 1000 and all(pairs == pairs_by_placement[0] for pairs in pairs_by_placement)


@pytest.mark.parametrize("name", ["float16", "int32"])
def test_each_divisor_is_a_channel(name: str) -> None:
    """At ranks three and four the pairs are equal; integer divisors of a call have one bit length."""
    every = list(hard_in_context.cases(Plan(SPEC, SPEC.profiles["onnx-14"], TYPES[name], LEVELS["quick"], 0)))
    channels = [case for case in every if case.label == "hard quotients by channels"]
    row = next(case for case in every if case.label == "hard quotients by a row")
    pairs = [{*zip(A.ravel().tolist(), B.ravel().tolist(), strict=True)} for A, B in map(spread, (*channels[:2], row))]
    assert pairs[0] == pairs[1] == pairs[2]
    assert {(case.A.ndim, case.B.ndim) for case in channels} == {(3, 2), (4, 3)}
    bits = [{int(b).bit_length() for b in case.B.ravel()} for case in channels[2:]] if name == "int32" else []
    assert all(len(lengths) == 1 for lengths in bits)
    assert len(set(map(tuple, bits))) == (9 if name == "int32" else 0)


def spread(case: Case) -> list[Any]:
    """Both operands in the shape of the result, as bits."""
    return [
        np.broadcast_to(x, np.broadcast_shapes(case.A.shape, case.B.shape)).copy().view(f"u{x.itemsize}")
        for x in (case.A, case.B)
    ]
