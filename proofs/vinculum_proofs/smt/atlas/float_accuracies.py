"""Claims: within n ulp means within n ulp, in every format; and the IEEE 754 quotient is.

Method: SMT over integers and truth values, z3 and cvc5. 2^(p-2) is the symbol `quarter`, and so is every product of two.
"""

from collections.abc import Sequence
from itertools import pairwise

from sympy import And, Eq, Not, Rational, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.comparison.accuracy import FORMAT, PRODUCTS, plain, quarter, refines
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations import float_accuracy, ieee754
from vinculum_spec.relations.float_accuracy import THREE
from vinculum_spec.relations.ieee754 import D, N, e_C, m_C, q_max, q_min

scale, unit = symbols("scale unit", integer=True)
NINE, TEN = Rational(9), Rational(10)


def of_ulps(n: Rational, least: int) -> dict[str, Goal]:
    """That C is not within n ulp if the ulp is at least `least` quanta of C, or at most 1/`least`."""
    larger = (*FORMAT, *PRODUCTS, unit >= least * D, N > 2 * quarter * unit, product(quarter - 4, unit))
    larger += (product(unit - least * D, quarter),)
    smaller = (
        *FORMAT, *PRODUCTS, scale >= least, e_C > q_min, scale * N <= 4 * quarter * D, product(scale - least, m_C * D),
        product(scale, N),
    )  # fmt: skip
    goals = (
        Goal("larger", larger, Not(n.q * (N - m_C * D) <= n.p * unit), "of one sign, and the ulp is larger"),
        Goal("smaller", smaller, Not(n.q * scale * (m_C * D - N) <= n.p * D), "of one sign, and the ulp is smaller"),
        Goal("larger, across", larger, Not(n.q * (N + m_C * D) <= n.p * unit), "of two signs, and the ulp is larger"),
        Goal("smaller, across", smaller, Not(n.q * scale * (N + m_C * D) <= n.p * D), "and the ulp is smaller"),
    )
    return {goal.name: goal for goal in goals}


def of_branches(n: Rational) -> dict[str, Goal]:
    """That the ulp of the quotient is half a quantum of C, or two, where the relation takes it for that."""
    goals = (
        Goal(
            "half",
            (*FORMAT, *PRODUCTS, plain(And(float_accuracy.ulp_is(-1), float_accuracy.apart(n, -1)))),
            And(e_C - 1 >= q_min, N <= 2 * quarter * D, N > quarter * D),
            "the ulp is half a quantum of C",
        ),
        Goal(
            "twice",
            (*FORMAT, *PRODUCTS, plain(And(float_accuracy.ulp_is(1), float_accuracy.apart(n, 1)))),
            And(e_C + 1 <= q_max, N <= 8 * quarter * D, N > 4 * quarter * D),
            "the ulp is twice the quantum of C",
        ),
    )
    return {goal.name: goal for goal in goals}


def across(n: Rational) -> Goal:
    """That C has the smallest quantum, which is the ulp, if it has the other sign."""
    given = (*FORMAT, *PRODUCTS, n.q * (N + m_C * D) <= n.p * D)
    claim = And(Eq(e_C, q_min), N <= 2 * quarter * D)
    return Goal("across", given, claim, "of two signs, the ulp is the smallest quantum, and that of C")


QUOTIENT = ieee754.quotient.statement
ORDER = {  # each refines the next
    "IEEE 754": QUOTIENT,
    "1 ulp": float_accuracy.one_ulp.statement,
    "2.5 ulp, flushed": float_accuracy.flushed_2_5_ulp.statement,
    "3 ulp, flushed": float_accuracy.flushed_3_ulp.statement,
}


def refinements() -> tuple[Goal, ...]:
    """The refinements among the relations."""
    names = list(ORDER)
    further = (
        ("IEEE 754", QUOTIENT, "flushed", float_accuracy.flushed.statement),
        ("flushed", float_accuracy.flushed.statement, "2.5 ulp, flushed", float_accuracy.flushed_2_5_ulp.statement),
        ("IEEE 754", QUOTIENT, "two places", float_accuracy.two_steps.statement),
        (
            "2.5 ulp, flushed",
            float_accuracy.flushed_2_5_ulp.statement,
            "2.5 ulp, in range",
            float_accuracy.in_range.statement,
        ),
    )
    pairs = [(one, ORDER[one], two, ORDER[two]) for one, two in pairwise(names)]
    return tuple(
        refines(f"{one}: {two}", first, second, f"what satisfies {one} satisfies {two}")
        for one, first, two, second in (*pairs, *further)
    )


def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_ULP."""
    near = And(QUOTIENT, ieee754.rounding.domain)
    return (PRODUCT, *of_ulps(THREE, 4).values(), *of_branches(THREE).values(), across(THREE), *refinements()), (
        Mutant("quanta of half the ulp", of_ulps(THREE, 2)["larger"]),
        Mutant("quanta of twice the ulp", of_ulps(THREE, 2)["smaller"]),
        Mutant("half, within 10 ulp", of_branches(TEN)["half"]),
        Mutant("twice, within 10 ulp", of_branches(TEN)["twice"]),
        Mutant("across within 9 ulp", across(NINE)),
        Mutant("1 ulp for the quotient", refines("mutant", ORDER["1 ulp"], QUOTIENT, "")),
        Mutant("3 ulp for 2.5 ulp", refines("mutant", ORDER["3 ulp, flushed"], ORDER["2.5 ulp, flushed"], "")),
        Mutant("2.5 ulp for 1 ulp", refines("mutant", ORDER["2.5 ulp, flushed"], ORDER["1 ulp"], "")),
        Mutant("a quarter of an ulp", refines("mutant", near, float_accuracy.within(Rational(1, 4)), "")),
    )


PROOFS = (
    Proof(
        claim="FLOAT_ULP",
        title="within n ulp, the ulp is that of the exact quotient; the IEEE 754 quotient is within 1 ulp, and so on",
        requirements=(
            "V_DIV_FLOAT_ONE_ULP_0010",
            "V_DIV_FLOAT_2_5_ULP_0010",
            "V_DIV_FLOAT_3_ULP_0010",
            "V_DIV_FLOAT_FLUSHED_0010",
            "V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010",
            "V_DIV_FLOAT_TWO_STEPS_0010",
        ),
        method="SMT over integers and truth values, z3 and cvc5",
        scope="every format of precision 4 or more; every pair of operands; n at most 3",
        run=Question(build, "the relation itself; no code is looked at"),
        tools=("z3-solver", "cvc5"),
        seconds=600.0,
    ),
)
