"""The oracle's verdicts on conditions of operands and on the behaviour of calls."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from sympy import Symbol

from tests.gate.support.plans import FLOATS, INTEGERS, SPEC
from vinculum.gate.cases.values.special_values import array_of, special_values
from vinculum.gate.oracle import relations
from vinculum_spec.relations import behaviour


def test_conditions_exclude_exactly_the_domain_errors() -> None:
    """Exactly B = 0, MIN / -1 and float zeros are outside of the domain."""
    nonzero, overflow = SPEC.requirements["E_DIV_INT_CONSTR_B_0030"], SPEC.requirements["V_DIV_INT_OVERFLOW_0010"]
    for name in INTEGERS:
        element = SPEC.types[name]
        A, B = (x.ravel() for x in np.meshgrid(special_values(element), special_values(element)))
        assert (relations.condition(nonzero, element, A, B) == (B != 0)).all()
        if element.signed:
            satisfied = relations.condition(overflow, element, A, B)
            assert [(int(a), int(b)) for a, b in zip(A[~satisfied], B[~satisfied], strict=True)] == [
                (element.minimum, -1)
            ]
    for name in FLOATS:
        element = SPEC.types[name]
        A, B = (x.ravel() for x in np.meshgrid(special_values(element), special_values(element)))
        satisfied = relations.condition(SPEC.requirements["V_DIV_FLOAT_NONZERO_0010"], element, A, B)
        assert (satisfied == np.array([float(b) != 0 for b in B])).all()
        assert satisfied.any() and not satisfied.all()
    real = SPEC.types["real"]
    A, B = (array_of(x, real) for x in ([1, 0, 0], [0, 0, Fraction(1, 9)]))
    assert relations.condition(SPEC.requirements["E_DIV_REAL_CONSTR_B_0020"], real, A, B).tolist() == [
        False,
        False,
        True,
    ]


def ends(ended: bool, number: int) -> dict[Symbol, Any]:
    """How a call ended."""
    return {behaviour.ended: ended, behaviour.signal: number}


def replied(in_domain: bool, answered: bool, reported: bool) -> dict[Symbol, Any]:
    """What a call replied."""
    return {behaviour.in_domain: in_domain, behaviour.answered: answered, behaviour.reported: reported}


def addresses(*addresses: int) -> dict[Symbol, Any]:
    """The addresses of an operand and of C."""
    return dict(zip((behaviour.X_start, behaviour.X_end, behaviour.C_start, behaviour.C_end), addresses, strict=True))


def digests(*digests: int) -> dict[Symbol, Any]:
    """Digests of the operands before and after: A, then B."""
    return dict(
        zip((behaviour.A_before, behaviour.A_after, behaviour.B_before, behaviour.B_after), digests, strict=True)
    )


BIG = 2**64 - 1
OBSERVATIONS: list[tuple[str, dict[Symbol, Any], bool]] = [
    ("V_DIV_NO_CRASH_0010", ends(True, 0), True),
    ("V_DIV_NO_CRASH_0010", ends(True, 8), False),
    ("V_DIV_NO_CRASH_0010", ends(False, 0), False),
    ("V_DIV_ANSWER_0010", replied(True, True, False), True),
    ("V_DIV_ANSWER_0010", replied(True, False, True), False),
    ("V_DIV_ANSWER_0010", replied(True, True, True), False),
    ("V_DIV_ANSWER_0010", replied(False, False, True), True),
    ("V_DIV_OUTSIDE_DOMAIN_0010", replied(False, False, True), True),
    ("V_DIV_OUTSIDE_DOMAIN_0010", replied(False, True, False), False),
    ("V_DIV_OUTSIDE_DOMAIN_0010", replied(False, False, False), False),
    ("V_DIV_DETERMINISM_0010", {behaviour.C_first: BIG, behaviour.C_again: BIG}, True),
    ("V_DIV_DETERMINISM_0010", {behaviour.C_first: BIG, behaviour.C_again: BIG - 1}, False),
    ("V_DIV_NO_ALIASING_0010", addresses(10, 20, 20, 30), True),
    ("V_DIV_NO_ALIASING_0010", addresses(10, 20, 0, 10), True),
    ("V_DIV_NO_ALIASING_0010", addresses(10, 20, 19, 29), False),
    ("V_DIV_NO_ALIASING_0010", addresses(10, 20, 5, 11), False),
    ("V_DIV_NO_ALIASING_0010", addresses(2**63, 2**63 + 4, 2**63 + 4, 2**63 + 8), True),
    ("V_DIV_INPUTS_UNTOUCHED_0010", digests(BIG, BIG, 5, 5), True),
    ("V_DIV_INPUTS_UNTOUCHED_0010", digests(BIG, BIG - 1, 5, 5), False),
    ("V_DIV_INPUTS_UNTOUCHED_0010", digests(1, 1, 5, 6), False),
]


@pytest.mark.parametrize(
    ("identifier", "observation", "expected"), OBSERVATIONS, ids=[f"{i}-{k}" for k, (i, *_) in enumerate(OBSERVATIONS)]
)
def test_behaviour_relation_judges_observations(
    identifier: str, observation: dict[Symbol, Any], expected: bool
) -> None:
    """The relation's verdict on an observation; numbers of 64 bits are compared exactly."""
    assert relations.behaviour_holds(SPEC.requirements[identifier], observation) is expected


def test_every_behaviour_requirement_has_observations() -> None:
    """Each has an observation that satisfies it and one that violates it."""
    covered = {(identifier, expected) for identifier, _, expected in OBSERVATIONS}
    assert covered == {
        (r.id, expected) for r in SPEC.requirements.values() if r.kind == "behaviour" for expected in (True, False)
    }
