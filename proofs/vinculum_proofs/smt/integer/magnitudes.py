"""Claim: magnitudes and signs give both integer quotients and the exceptions, as vectors compute them.

Method: SMT over integers, z3 and cvc5; of the bits by which magnitudes and comparisons are made, over bit-vectors. Where
signs differ the numerator of the floored quotient is |A| + |B| - 1.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sympy import Abs, And, Eq, Integer, Ne, Or

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.integer.integers import SAME_SIGNS
from vinculum_proofs.smt.terms import Div
from vinculum_spec.relations import integer
from vinculum_spec.relations.integer import A, B, C

WIDTHS = (8, 16, 32, 64)
LINK = "the arithmetic of vectors in the kernel, on numbers and bits; that the C is this is not looked at"
DIFFER = Or(And(A < 0, B > 0), And(A > 0, B < 0))


def magnitudes(less: int = 1) -> Mapping[str, Goal]:
    """Quotients; `less`: than |A| + |B| the numerator where signs differ."""
    truncated, floored, quotient = integer.truncated_quotient, integer.floored_quotient, Div(Abs(A), Abs(B))
    below = -Div(Abs(A) + Abs(B) - less, Abs(B))
    goals = (
        Goal("truncated", (truncated.domain, SAME_SIGNS, Eq(C, quotient)), truncated.holds, "where signs agree |A| / |B|, cut"),
        Goal("truncated, signs differ", (truncated.domain, DIFFER, Eq(C, -quotient)), truncated.holds, "else -(|A| / |B|), cut"),
        Goal("floored", (floored.domain, SAME_SIGNS, Eq(C, quotient)), floored.holds, "where signs agree |A| / |B|, cut"),
        Goal("floored, signs differ", (floored.domain, DIFFER, Eq(C, below)), floored.holds, "else -((|A| + |B| - 1) / |B|), cut"),
        Goal(
            "zero of either sign",
            (floored.domain, Eq(A, 0)),
            And(Eq(quotient, 0), Eq(below, 0)),
            "a numerator 0 has the quotient 0 whichever sign it is taken for",
        ),
    )  # fmt: skip
    return {goal.name: goal for goal in goals}


def of_width(width: int, less: int = 1, denominator: int = -1) -> Mapping[str, Goal]:
    """What fits into so many bits, and how MIN / -1 is detected.

    `denominator`: the largest one that MIN / -1 is told by.
    """
    minimum = -(Integer(2) ** (width - 1))
    within = (minimum <= A, A < -minimum, minimum <= B, B < -minimum, Ne(B, 0))
    overflow = And(Eq(A, minimum), Eq(B, -1))
    goals = (
        Goal(
            "fits",
            within,
            And(Abs(A) + Abs(B) - less >= 0, Abs(A) + Abs(B) - less < 2**width),
            "the numerator has N bits",
        ),
        Goal(
            "overflow",
            (*within, SAME_SIGNS),
            Eq(Div(Abs(A), Abs(B)) >= -minimum, overflow),
            "where signs agree, the quotient has the bit of the sign for MIN / -1 alone",
        ),
        Goal(
            "overflow by operands",
            (*within, SAME_SIGNS),
            Eq(And(Abs(A) >= -minimum, Abs(B) <= -denominator), overflow),
            "where signs agree, |A| has the bit of the sign and |B| is 1 for MIN / -1 alone",
        ),
    )
    return {goal.name: Goal(f"{width} bits: {goal.name}", goal.hypotheses, goal.claim, goal.says) for goal in goals}


def of_bits(
    top: str = "#x8000000000000000", ones: str = "#xffffffffffffffff", magnitude: str = "#x8000000000000000"
) -> Mapping[str, Goal]:
    """The bit operations on magnitudes, in 64 bits.

    `top`: turns a comparison of signed numbers into one of unsigned; `ones`: the mask of a sign; `magnitude`: the
    greatest of y.
    """
    x, y = "(declare-const x (_ BitVec 64))", "(declare-const y (_ BitVec 64))"
    mask = f"(ite (bvslt x #x0000000000000000) {ones} #x0000000000000000)"
    goals = (
        Goal(
            "magnitude",
            (),
            f"(= (bvsub (bvxor x {mask}) {mask}) (ite (bvslt x #x0000000000000000) (bvneg x) x))",
            "x and the mask of its sign, one bit by one, less the mask, is |x|, that of the least number too if it is read unsigned",
            x,
            {"x": "#x8000000000000000"},
        ),
        Goal(
            "below",
            (),
            f"(= (bvsgt (bvxor y {top}) (bvxor x {top})) (bvult x y))",
            "x is below y, unsigned, where it is so signed with the first bit turned over",
            f"{x}\n{y}",
            {"x": "#x0000000000000001", "y": "#x8000000000000000"},
        ),
        Goal(
            "below twice",
            (f"(bvule y {magnitude})", "(bvult (concat #b0 x) (concat y #b0))"),
            "(= (bvlshr (bvsub x y) #x000000000000003f) (ite (bvult x y) #x0000000000000001 #x0000000000000000))",
            "x of less than 2 y is below y where x - y has the first bit, if y is a magnitude",
            f"{x}\n{y}",
            {"x": "#x8000000000000001", "y": "#x8000000000000000"},
        ),
    )
    return {goal.name: goal for goal in goals}


def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants."""
    goals: list[Goal] = [*magnitudes().values(), *of_bits().values()]
    for width in WIDTHS:
        goals += of_width(width).values()
    relation: Any = integer.truncated_quotient.holds
    return goals, (
        Mutant("|A| + |B|", magnitudes(less=0)["floored, signs differ"]),
        Mutant("|A| + |B| - 2", magnitudes(less=2)["floored, signs differ"]),
        Mutant("|A| + |B|, of 0", magnitudes(less=0)["zero of either sign"]),
        Mutant("|A| + |B| of 8 bits", of_width(8, less=0)["fits"]),
        Mutant("|A| + |B| of 64 bits", of_width(64, less=0)["fits"]),
        Mutant("|B| of 2 as well", of_width(32, denominator=-2)["overflow by operands"]),
        Mutant(
            "floor, of the truncated quotient",
            Goal("floor", magnitudes()["floored, signs differ"].hypotheses, relation),
        ),
        Mutant("compared signed", of_bits(top="#x0000000000000000")["below"]),
        Mutant("magnitudes beyond 2^63", of_bits(magnitude="#x8000000000000001")["below twice"]),
        Mutant("a mask of one bit", of_bits(ones="#x0000000000000001")["magnitude"]),
    )


PROOFS = (
    Proof(
        claim="MAGNITUDES_AND_SIGNS",
        title="quotients of magnitudes, with signs, are both quotients of integers, and tell MIN / -1",
        requirements=("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "V_DIV_INT_OVERFLOW_0010"),
        method="SMT over integers and bit-vectors, z3 and cvc5",
        scope="quotients: all integers within the domain; that numerators fit, and how MIN / -1 is told: 8, 16, 32 and 64 bits; bits: 64",
        run=Question(build, LINK),
        tools=("z3-solver", "cvc5"),
        relations=("integer.truncated_quotient", "integer.floored_quotient"),
    ),
)
