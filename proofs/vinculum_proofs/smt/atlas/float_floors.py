"""Claims: a float quotient that is rounded down is one integer of the format, in every format.

Method: SMT over integers and truth values, z3 and cvc5. 2^p is a symbol, and so is every product of two.
"""

from collections.abc import Sequence

from sympy import And, Basic, Eq, Lt, Not, Or, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.comparison import floats
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations import float_floor, ieee754
from vinculum_spec.relations.float_floor import D_1, N_1, i_C, integral_C
from vinculum_spec.relations.ieee754 import inf_C, m_C, nan_C, p, s_A, s_B, s_C

i_X, s_X, n, r, limit = symbols("i_X s_X n r limit", integer=True)
NUMBER = And(Not(inf_C), Not(nan_C))
SMALL = Lt(N_1, limit * D_1)


def regular() -> Basic:
    """Both operands are finite and not 0."""
    return next(x.formula for x in floats.literals() if x.words == "A and B are finite and not 0")


def of(statement: Basic) -> dict[str, Goal]:
    """What is asked of the relation where |A/B| < 2^p."""
    plain = statement.xreplace({2**p: limit})
    given = (*floats.well_formed(), regular(), SMALL, D_1 > 0, N_1 > 0, limit > 0, ieee754.m_C >= 0, i_C >= 0)
    second = plain.xreplace({i_C: i_X, s_C: s_X})
    apart = tuple(product(sign * (i_C - i_X) - 1, D_1) for sign in (1, -1))
    equal = (given, (Eq(s_A, s_B), Eq(N_1, n * D_1 + r), r >= 0, r < D_1))
    down = (*equal[0], *equal[1], Eq(i_C, n), Eq(s_C, 0), NUMBER, integral_C, product(-n - 1, D_1))
    up = (
        *given, Not(Eq(s_A, s_B)), Eq(N_1, n * D_1 - r), r >= 0, r < D_1, Eq(i_C, n), Eq(s_C, 1), NUMBER, integral_C,
        m_C > 0,
    )  # fmt: skip
    goals = (
        PRODUCT,
        Goal("one integer", (*given, i_X >= 0, plain, second, *apart), Eq(i_C, i_X), "two results are one integer"),
        Goal("one sign", (*given, i_X >= 0, plain, second), Eq(s_C, s_X), "two results have one sign"),
        Goal("a number", (*given, plain), And(NUMBER, integral_C), "the result is an integer, no infinity and no NaN"),
        Goal(
            "exists: down",
            down,
            plain,
            "with equal signs, the quotient of the integer division of N_1 by D_1 satisfies it",
        ),
        Goal("exists: up", up, plain, "with other signs, so does this quotient, rounded up"),
        Goal(
            "of the format",
            (*given, plain, product(i_C - limit - 1, D_1), product(i_C - 1 - limit, D_1)),
            i_C <= limit,
            "its magnitude is at most 2^p, up to which every integer is a number of the format",
        ),
    )
    return {goal.name: goal for goal in goals}


def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_FLOOR."""
    right = float_floor.floored.statement
    loose = right.subs(N_1 < (i_C + 1) * D_1, N_1 <= (i_C + 1) * D_1)
    truncated = right.subs({(i_C - 1) * D_1 < N_1: i_C * D_1 <= N_1, N_1 <= i_C * D_1: N_1 < (i_C + 1) * D_1})
    no_integer = right.subs(integral_C, Or(integral_C, Not(integral_C)))
    no_sign = right.xreplace({ieee754.sign.holds: Not(nan_C)})
    return tuple(of(right).values()), (
        Mutant("n + 1 for n, too, where the quotient is n + 1", of(loose)["one integer"]),
        Mutant("truncated for floored", of(truncated)["exists: up"]),
        Mutant("any number of the interval", of(no_integer)["a number"]),
        Mutant("either sign", of(no_sign)["one sign"]),
    )


PROOFS = (
    Proof(
        claim="FLOAT_FLOOR",
        title="a quotient of magnitude less than 2^p, rounded down, is one integer of one sign, and a number of the format",
        requirements=("V_DIV_FLOAT_FLOOR_0010",),
        method="SMT over integers and truth values, z3 and cvc5",
        scope="every format; every pair of finite operands other than 0",
        run=Question(build, "the relation itself; no code is looked at"),
        tools=("z3-solver", "cvc5"),
        seconds=600.0,
    ),
)
