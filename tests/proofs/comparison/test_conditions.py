"""The search for the simplest condition, on truth tables."""

import numpy as np
from sympy import And, Not, Or, symbols

from vinculum_proofs.comparison.conditions import NOWHERE, Literal, simplest

p, q, r = symbols("p q r")
EVERY = np.array([[bool(k & 4), bool(k & 2), bool(k & 1)] for k in range(8)])
P, Q, R = EVERY.T
LITERALS = (Literal(p, "p", P), Literal(Not(p), "no p", ~P), Literal(q, "q", Q), Literal(r, "r", R))


def test_one_predicate() -> None:
    found = simplest(LITERALS, P)
    assert found is not None
    assert (found.formula, found.words) == (p, "p")


def test_a_conjunction_and_a_disjunction() -> None:
    both, either = simplest(LITERALS, P & Q), simplest(LITERALS, (P & Q) | R)
    assert both is not None
    assert both.words == "p and q"
    assert either is not None
    assert either.formula == Or(And(p, q), r)


def test_nowhere() -> None:
    assert simplest(LITERALS, P & ~P) is NOWHERE


def test_within_a_part_less_is_said() -> None:
    found = simplest(LITERALS, P & Q, within=Q)
    assert found is not None
    assert found.words == "p"


def test_what_no_predicate_says_is_not_found() -> None:
    assert simplest(LITERALS[:1], Q) is None
