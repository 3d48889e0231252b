"""Operands of the vectors, and the candidates for their quotients."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from vinculum.codegen.vectors import elements, select
from vinculum.codegen.vectors.elements import round_robin
from vinculum.codegen.vectors.expected import candidates
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754

SPEC = specification()


def test_round_robin_takes_turns() -> None:
    items = ["a1x", "a1y", "a2x", "b1x", "b1y"]
    assert round_robin(items, lambda item: item[0], lambda item: item[1]) == ["a1x", "b1x", "a2x", "b1y", "a1y"]


def test_candidates_hold_the_quotient_of_python() -> None:
    """Python's float64 division is correctly rounded; candidates have its result and a neighbour."""
    element = SPEC.types["float64"]
    for vector in select("float64", "sonnx", 300):
        a, b = (np.array([x], dtype=np.uint64).view(np.float64)[0] for x in (vector.A, vector.B))
        with np.errstate(all="ignore"):
            quotient = a / b
        result = candidates(vector.A, vector.B, element)
        pattern = int(np.array([quotient]).view(np.uint64)[0])
        assert np.isnan(quotient) or (pattern in result and len(result) > 2)


@pytest.mark.parametrize(
    ("a", "b", "among"), [(7, 2, [2, 3, 4]), (-7, 2, [-5, -4, -3]), (-128, 1, [-128, -127]), (127, 1, [126, 127])]
)
def test_candidates_of_integers_lie_on_both_sides_of_the_quotient(a: int, b: int, among: list[int]) -> None:
    """So a relation that accepts a too small or too large quotient accepts two."""
    assert list(candidates(a, b, SPEC.types["int8"])) == among


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_the_hardest_to_round_are_hard(name: str) -> None:
    """Each is exactly 1 / (2 * m) ulps from a tie, for the odd part m of B's significand."""
    form = SPEC.types[name].form
    assert form is not None
    counts: Counter[str] = Counter()
    for vector in select(name, "onnx-14", 640):
        if vector.label in (elements.HARDEST, elements.BY_SUBNORMAL):
            (_, m_a, e_a, *_), (_, m_b, e_b, *_) = (ieee754.decode(int(x), form) for x in (vector.A, vector.B))
            quotient = Fraction(m_a) / m_b * Fraction(2) ** (e_a - e_b)
            exponent = next(
                e for e in (k + e_a - e_b for k in range(-2 * form.p, 2 * form.p)) if quotient < Fraction(2) ** e
            )
            unit = Fraction(2) ** (exponent - form.p)
            away = abs(quotient / unit % 1 - Fraction(1, 2))
            odd = m_b // (m_b & -m_b)
            assert away == Fraction(1, 2 * odd)
            assert (away <= Fraction(1, 1 << form.p)) == (vector.label == elements.HARDEST)
            counts[vector.label] += 1
    assert min(counts.values()) >= 40
    assert len(counts) == 2
