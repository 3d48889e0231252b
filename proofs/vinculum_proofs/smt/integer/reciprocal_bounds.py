"""Claim: a reciprocal that gives the quotient of two certain numerators gives that of every other.

Method: SMT over reals and integers, z3 and cvc5. r is what is taken for 1 / b, w = r b, and a product with r is rounded to
nearest. A rounded number is at least an integer j where the exact one is at least j - h, half the gap between floating-point
numbers below j; h is a power of two, and 2^p h < j <= 2^(p + 1) h. K b - 1 is the largest of such numbers up to M that is tried.
"""

from collections.abc import Sequence
from typing import Any

from sympy import And, Eq, Integer, Mod, Or, symbols, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.cases import hidden
from vinculum_proofs.smt.floating.c_lemmas import BACK, REAL_PRODUCT, b, r, reals, w
from vinculum_proofs.smt.floating.float_division_of_small_ints import a, of_significand
from vinculum_proofs.smt.floating.unique_results import NEAREST
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations.ieee754 import D, N, e_C, inf_C, m_C, nan_C, q_min

j, K, T, half = symbols("j K T half", integer=True)
h, H = symbols("h H", real=True)
FORM, LIMIT = FORMATS["float64"], Integer(2) ** 32
UNIT = Integer(2) ** FORM.p
STEPS = Or(Eq(T, 1), Eq(T, 2), T >= 4)  # of powers of two one is so many times the other
LINK = "the arithmetic of vectors in the kernel, on numbers; that the C is this is not looked at"
_FINITE = NEAREST.subs({inf_C: False, nan_C: False})
_TIES = next(part for part in _FINITE.args if part.has(Mod))


def turns(nearest: Any = _FINITE, minimum: Any = hidden, times: int = 2) -> dict[str, Goal]:
    """Where rounding turns to j, which is 2 `half` gaps.

    Of gap and quantum of the rounded number one is T times the other.

    `nearest`: what the number that is rounded satisfies; `least`: its significand, at least; `times`: T, where it is not 1.
    """
    hypotheses = (
        *(nearest, e_C > q_min, N >= 1, D >= 1, hidden >= 2),
        *(m_C >= minimum, m_C < 2 * hidden, 2 * half > hidden, half <= hidden),
    )
    goals = (
        Goal(
            "quantum as large as the gap",
            (*hypotheses, *(product(x, D) for x in (m_C - 2 * half, 2 * half - 1 - m_C, 2 * half - 2 - m_C))),
            Eq(2 * N >= (4 * half - 1) * D, m_C >= 2 * half),
            "the rounded number is j or more where the exact one is j - h or more; by product",
        ),
        Goal(
            "smaller quantum",
            (
                *hypotheses,
                T >= times,
                *(product(T - 2, D), product(2 * hidden - 1 - m_C, D), product(2 * half - hidden - 1, T - 2)),
                *(
                    product(T - 2, (4 * half - 1) * D),
                    product(4 * half - 2 * hidden - 2, D),
                    product(half * T - m_C - 1, D),
                ),
            ),
            And(m_C < 2 * half * T, 2 * N < (4 * half - 1) * T * D),
            "where the quantum is smaller than the gap below j both are less; by product",
        ),
        Goal(
            "larger quantum",
            (
                *hypotheses,
                T >= times,
                *(
                    product(T - 2, m_C - hidden),
                    product(T - 2, D),
                    product(m_C - hidden, D),
                    product(m_C - hidden - 1, D),
                ),
                *(product(T - 2, N), product(hidden - half, D), product(T - 4, N), product(hidden - 2, D)),
            ),
            And(m_C * T >= 2 * half, 2 * N * T >= (4 * half - 1) * D),
            "where the quantum is larger than the gap below j neither is less; by product",
        ),
    )
    return {goal.name: goal for goal in goals}


def gap(number: Any, below: Any) -> tuple[Any, ...]:
    """`below` is half the gap below `number`, but for its being a power of two."""
    return below > 0, UNIT * below < number, number <= 2 * UNIT * below


def numerators(
    small: Any = 1 - 1 / (2 * UNIT), limit: Any = LIMIT, last: Any = K, steps: Any = STEPS, beyond: Any = 2
) -> dict[str, Goal]:
    """All numerators.

    `small`: below which w is not; `limit`: of K b; `last`: of whose multiple of b the number before is tried; `beyond`: how far
    below (K + 1) b the largest numerator is.
    """
    of_b = (b >= 1, r > 0, Eq(w, r * b), w >= small)
    of_K = (K >= 1, K * b <= limit, *gap(K, H), last * w - r < last - H)
    of_T = (T >= 1, steps)
    goals = (
        Goal(
            "of 1",
            (*gap(1, h), *of_T, Or(Eq(h, T / (2 * UNIT)), Eq(1 / (2 * UNIT), T * h)), *reals((T - 2, h))),
            Eq(1 - h, small),
            "w is at least 1 - 2^-54 where b times r is rounded to 1 or more; by product of reals",
        ),
        Goal(
            "not below",
            (*of_b, j >= 1, *gap(j, h), a >= j * b, *reals((a - j * b, r), (j, w - small))),
            a * r >= j - h,
            "a product with a numerator from j b on is rounded to j or more, as that with b is to 1 or more; by product of reals",
        ),
        Goal(
            "gaps",
            (*gap(j, h), *gap(K, H), *of_T, Or(Eq(h, T * H), Eq(H, T * h)), *reals((T - 2, H), (T - 4, H))),
            And(Or(j > K, h <= H), Or(j > 2 * K, h <= 2 * H)),
            "the gap below j up to K is no larger than that below K, and up to 2 K at most twice as large; by product of reals",
        ),
        Goal(
            "not above",
            (
                *(*of_b, *of_K, *gap(j, h), h <= H, j >= 1, j <= K, a <= j * b - 1),
                *reals((j * b - 1 - a, r), (K - j, w - 1), (j, 1 - w), (b, K - UNIT * H), (b, h - r)),
            ),
            a * r < j - h,
            "a product with a numerator below j b, j up to K, is rounded to less than j, as that with K b - 1 is to less than K; by "
            "product of reals",
        ),
        Goal(
            "not above, at the end",
            (
                *(*of_b, *of_K, *gap(K + 1, h), h <= 2 * H, a <= (K + 1) * b - beyond),
                *reals(((K + 1) * b - 2 - a, r), (K - 1, w - 1), (K + 1, 1 - w), (b, K - UNIT * H), (b, h - 2 * r)),
            ),
            a * r < K + 1 - h,
            "one with a numerator beyond K b - 1 is rounded to less than K + 1, where (K + 1) b - 1 is beyond all numerators; by "
            "product of reals",
        ),
    )
    return {goal.name: goal for goal in goals}


def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants."""
    either = _FINITE.xreplace({_TIES: true})
    back = (of_significand()[name] for name in BACK)
    return (PRODUCT, REAL_PRODUCT, *turns().values(), *numerators().values(), *back), (
        Mutant("ties go to either side", turns(nearest=either)["quantum as large as the gap"]),
        Mutant("a quantum as large as the gap taken for a smaller one", turns(times=1)["smaller quantum"]),
        Mutant("subnormal products", turns(minimum=Integer(0))["larger quantum"]),
        Mutant("b times r within a unit of 1", numerators(small=1 - 1 / UNIT)["not below"]),
        Mutant("gaps that are thrice as large", numerators(steps=T >= 1)["gaps"]),
        Mutant("numerators up to 2^60", numerators(limit=Integer(2) ** 60)["not above"]),
        Mutant("the last multiple but one", numerators(last=K - 1)["not above"]),
        Mutant("numerators one less than a multiple beyond that", numerators(beyond=1)["not above, at the end"]),
    )


PROOFS = (
    Proof(
        claim="RECIPROCAL_FAILS_FIRST",
        title="what is taken for 1 / b gives every quotient, by a product that is cut, if it does of b and the largest K b - 1",
        requirements=("E_DIV_INT_FUNC_0010",),
        method="SMT over reals and integers, z3 and cvc5, by lemmas",
        scope="every integer b >= 1, every float64 r above 0, every numerator from 1 to M, where K b - 1 is the largest of such numbers "
        "up to M, and K b at most 2^32; one rounding of the product, to nearest, ties to even, then cut toward 0",
        run=Question(build, LINK),
        tools=("z3-solver", "cvc5"),
        relations=("ieee754.rounding",),
        assumptions=(
            "no product is below the normal range: r b is not, and b is below 2^33",
            "rounding to nearest is the same for a number and its negative, so that magnitudes are enough; 0 times a number is 0",
            "of two powers of two one is 1, 2, or at least 4 times the other; an integer below 2^52 is an even number of gaps",
            "what VCVTTPD2DQ and VCVTTPD2UDQ give for a product beyond the type is -2^31 and 2^32 - 1, a quotient by 1 or -1 alone",
            "the lemmas are joined by hand, at the bounds that they state",
        ),
    ),
)
