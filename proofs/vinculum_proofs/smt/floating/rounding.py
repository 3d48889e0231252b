"""Claims: rounding by quotient and remainder is the relation's, which is nearest, ties to even.

Method: SMT over unbounded integers, z3 and cvc5. The quantum is the smallest one here, so that the gap below is as
wide as the gap above; the narrower gap below a power of two is in `unique_results.py`.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from sympy import Abs, And, Eq, Gt, Le, Lt, Mod, Ne, Or, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_proofs.smt.terms import Div, Modulo
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import D, N, e_C, inf_C, m_C, nan_C, p, q_min
from vinculum_spec.relations.relation import implies

q, r, other = symbols("q r other", integer=True)
hidden = symbols("hidden", integer=True, positive=True)  # 2^(p-1), as any positive number
# The clause that both ask for: of normal numbers, and of those below.
NEAREST = And(ieee754.rounding.holds, ieee754.subnormal.holds).xreplace({2 ** (p - 1): hidden})
FINITE = (~inf_C, ~nan_C)
SMALLEST = NEAREST.subs(e_C, q_min)
DIVIDED = (D > 0, Eq(N, q * D + r), r >= 0, r < D)
UP = Or(2 * r > D, And(Eq(2 * r, D), Eq(Mod(q, 2), 1)))


def by_remainder(up: Any = UP) -> tuple[Any, ...]:
    """m_C is q + 1 where `up`, and else q."""
    return (implies(up, Eq(m_C, q + 1)), Or(up, Eq(m_C, q)))


def rule(up: Any = UP) -> dict[str, Goal]:
    """Rounding by quotient and remainder satisfies the relation."""
    goals = (
        Goal(
            "division",
            (D > 0, Eq(q, Div(N, D)), Eq(r, Modulo(N, D))),
            And(*DIVIDED),
            "quotient and remainder exist: SMT-LIB's div and mod",
        ),
        Goal(
            "rule",
            (*FINITE, *DIVIDED, *by_remainder(up)),
            SMALLEST,
            "up where more than half is left, or half and q is odd: what the relation asks for",
        ),
        Goal(
            "only",
            (*FINITE, *DIVIDED, SMALLEST, product(m_C - q - 2, D), product(q - 1 - m_C, D)),
            And(*by_remainder(up)),
            "what the relation asks for is that and nothing else; by product",
        ),
    )
    return {goal.name: goal for goal in goals}


def closer(candidate: Any, *, strictly: bool) -> Any:
    """Whether `candidate` is nearer to N/D than m_C is; where not `strictly`, or as near."""
    return (Lt if strictly else Le)(Abs(N - candidate * D), Abs(N - m_C * D))


def definition(nearest: Any = SMALLEST) -> dict[str, Goal]:
    """The relation is the definition. In the definition `other` is any integer; its neighbours are enough."""
    above, below = m_C + 1, m_C - 1
    neighbours = [
        part
        for near in (above, below)
        for part in (~closer(near, strictly=True), implies(closer(near, strictly=False), Eq(Mod(m_C, 2), 0)))
    ]
    goals = (
        Goal(
            "none closer",
            (*FINITE, D > 0, nearest, product(m_C - other - 1, D), product(other - m_C - 1, D)),
            ~closer(other, strictly=True),
            "no integer is closer to N/D than m_C; by product",
        ),
        Goal(
            "ties to even",
            (
                *FINITE,
                D > 0,
                nearest,
                Ne(other, m_C),
                closer(other, strictly=False),
                product(m_C - other - 1, D),
                product(other - m_C - 1, D),
            ),
            Eq(Mod(m_C, 2), 0),
            "where another is as close, m_C is even; by product",
        ),
        Goal(
            "enough",
            (*FINITE, D > 0, *neighbours),
            nearest,
            "an integer that neither neighbour beats satisfies the relation",
        ),
    )
    return {goal.name: goal for goal in goals}


def rule_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of ROUNDING_BY_REMAINDER."""
    return (PRODUCT, *rule().values()), (
        Mutant("ties go up", rule(2 * r >= D)["rule"]),
        Mutant("ties go down", rule(Gt(2 * r, D))["rule"]),
        Mutant("ties to odd", rule(UP.xreplace({Eq(Mod(q, 2), 1): Eq(Mod(q, 2), 0)}))["rule"]),
        Mutant("never up", rule(Gt(r, D))["rule"]),
        Mutant("up where anything is left", rule(Gt(r, 0))["only"]),
    )


def definition_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of ROUNDING_DEFINITION."""
    excess = Abs(N - m_C * D)
    (within,) = (part for part in SMALLEST.args if isinstance(part, Le))
    (even,) = (part for part in SMALLEST.args if part.has(Mod))
    return (PRODUCT, *definition().values()), (
        Mutant("the clause on ties dropped", definition(SMALLEST.xreplace({even: Eq(0, 0)}))["ties to even"]),
        Mutant("within a whole quantum", definition(SMALLEST.xreplace({within: excess <= D}))["none closer"]),
        Mutant("< for <=: no ties", definition(SMALLEST.xreplace({within: Lt(2 * excess, D)}))["enough"]),
        Mutant("within a quarter", definition(SMALLEST.xreplace({within: 4 * excess <= D}))["enough"]),
    )


_proof = partial(
    Proof,
    requirements=("V_DIV_FLOAT_ROUNDING_0010", "V_DIV_FLOAT_SUBNORMAL_0010"),
    method="SMT over integers, z3 and cvc5",
    tools=("z3-solver", "cvc5"),
    quick=True,
)
PROOFS = (
    _proof(
        claim="ROUNDING_BY_REMAINDER",
        title="q + 1 where 2r > d, or 2r = d and q odd, else q: what the nearest clause of ieee754.rounding asks for, and only that",
        scope="all integers n and d > 0, unbounded, n = q d + r; smallest quantum (no narrower gap below)",
        run=Question(
            rule_goals,
            "the relation, against quotient and remainder; that scalar.round_half_even is this rule is for its contract",
        ),
    ),
    _proof(
        claim="ROUNDING_DEFINITION",
        title="the nearest clause of ieee754.rounding: no integer is closer, and of two as close the even one",
        scope="all integers N and D > 0, unbounded; smallest quantum (no narrower gap below)",
        run=Question(
            definition_goals,
            "the relation itself, against the definition of IEEE 754-2019, 4.3.1; no code is looked at",
        ),
    ),
)
