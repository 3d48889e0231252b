"""Claim: double vectors divide 32-bit integers by a refined estimate of the reciprocal.

Method: SMT over reals and integers, z3 and cvc5. e is an estimate of 1 / b for the denominator b; p = e b, and q = 1 + more - p
what is to be made good. x is q, rounded; y is x + x^2, rounded once; and r is e + e y, rounded once, with w = r b. A product with r,
cut, is the quotient, as c_lemmas has it of any r with these bounds of w.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sympy import Abs, And, Eq, Integer, Rational, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.floating.c_lemmas import (
    REAL_PRODUCT,
    RELATIVE,
    STRICT,
    b,
    products,
    r,
    reals,
    rounded,
    unit,
    w,
)
from vinculum_proofs.smt.goals import Goal, Mutant, Question

e, q, x, y = symbols("e q x y", real=True)
FORM, LIMIT = FORMATS["float64"], 2**32
ERROR, MORE = (
    Rational(1, 2**14),
    Rational(1, 2**40),
)  # of an estimate, relative; and how much too large the better one is to be
LOWER, UPPER = 1 + MORE / 2, 1 + 2 * MORE
NEAR = Rational(1, 2**64)  # y to q + q^2
LINK = "the arithmetic of vectors in the kernel, on numbers; that the C is this is not looked at"


def better(error: Any = ERROR, more: Any = MORE, square: Any = 1, near: Any = NEAR) -> Mapping[str, Goal]:
    """`error`, `more`: see above; `square`: how often x^2 is taken; `near`: how near y is to q + q^2."""
    u, max_error = unit(FORM), error + more
    p, of_q = 1 + more - q, (q >= more - error, q <= more + error)
    of_x, of_y = Abs(x - q) <= u * Abs(q), Abs(y - (x + square * x**2)) <= u * Abs(x + square * x**2)
    margin, small = near / 4, Rational(9, 8) * max_error
    goals = (
        Goal("error", (*of_q, of_x), And(Abs(x - q) <= margin, Abs(x) <= small), "x is near q, and small"),
        Goal(
            "square",
            (of_y, Abs(x) <= small, *reals((small - x, small + x), (x, x), (-x, -x))),
            Abs(y - (x + x**2)) <= near / 4,
            "y is near x + x^2; by product of reals",
        ),
        Goal(
            "sum",
            (
                *(*of_q, Abs(x - q) <= margin, Abs(x) <= small, Abs(y - (x + x**2)) <= near / 4),
                *reals(*((margin + s * (x - q), 4 * max_error + z * (x + q)) for s in (1, -1) for z in (1, -1))),
            ),
            Abs(y - (q + q**2)) <= near,
            "y is near q + q^2; by product of reals",
        ),
        Goal(
            "remainder",
            (
                *of_q,
                *reals((max_error - q, max_error + q), (q, q), (-q, -q), (max_error - q, q**2), (max_error + q, q**2)),
            ),
            Abs(p * (1 + q + q**2) - (1 + more)) <= Rational(3, 8) * MORE,
            "p (1 + q + q^2) is near 1 + more: what is left is -q^3, and more of q + q^2; by product of reals",
        ),
        Goal(
            "reciprocal",
            (
                *(*of_q, Abs(y - (q + q**2)) <= near, Abs(p * (1 + q + q**2) - (1 + more)) <= Rational(3, 8) * MORE),
                rounded(w, p * (1 + y), FORM),
                *reals((p, near - y + q + q**2), (p, near + y - q - q**2)),
            ),
            And(w >= LOWER, w <= UPPER),
            "r b is from 1 + 2^-41 to 1 + 2^-39; by product of reals",
        ),
        Goal(
            "times b, reciprocal",
            (
                *(b >= 1, Eq(w, r * b), Eq(q, 1 + more - e * b), rounded(r, e * (1 + y), FORM)),
                *reals((b, u * e * (1 + y) - r + e * (1 + y)), (b, u * e * (1 + y) + r - e * (1 + y))),
            ),
            rounded(w, p * (1 + y), FORM),
            "what r is to its exact number, w is to that times b; by product of reals",
        ),
    )
    return {goal.name: goal for goal in goals}


def of_quotients() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants."""
    wide = products(FORM, 2**8 * LIMIT, LOWER, UPPER)
    return (REAL_PRODUCT, STRICT, RELATIVE, *better().values(), *products(FORM, LIMIT, LOWER, UPPER).values()), (
        Mutant("an estimate of 12 bits", better(error=4 * ERROR)["remainder"]),
        Mutant("nothing more than the reciprocal", better(more=Integer(0))["reciprocal"]),
        Mutant("no square", better(square=0)["square"]),
        Mutant("y is as near as float32", better(near=Rational(1, 2**24))["reciprocal"]),
        Mutant("a reciprocal that is not too large", products(FORM, LIMIT, Integer(1), UPPER)["not below"]),
        Mutant("operands of 40 bits", wide["not above"]),
    )


PROOFS = (
    Proof(
        claim="AVX512_WIDE_ESTIMATES",
        title="a times an estimate of 1 / b of 14 bits that is made better by two steps and 2^-40, cut, is the truncated quotient",
        requirements=("E_DIV_INT_FUNC_0010",),
        method="SMT over reals and integers, z3 and cvc5, by lemmas",
        scope="all integers a, b of magnitude from 1 to 2^32, and any estimate whose relative error is at most 2^-14",
        run=Question(of_quotients, LINK),
        tools=("z3-solver", "cvc5"),
        relations=("ieee754.rounding",),
        assumptions=(
            "the relative error of VRCP14PD is at most 2^-14, as the manuals of Intel and AMD say; each VFMADD and VFNMADD rounds once",
            "no number on the way, but 0, is below the normal range: all are multiples of 2^-200",
            "rounding to nearest is the same for a number and its negative, so that magnitudes are enough; 0 times a number is 0",
            "the lemmas are joined by hand, at the bounds that they state",
        ),
    ),
)
