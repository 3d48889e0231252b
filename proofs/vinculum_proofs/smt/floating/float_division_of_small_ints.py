"""Claims: small integers may be divided as floats: trunc(float(A) / float(B)) is their quotient.

The quotient is the truncated one.

Method: SMT over integers, z3 and cvc5. a = |A| and b = |B|; the float quotient is m 2^-t with the significand m that
the relation `ieee754.rounding` asks for, and S = 2^t. Nothing is supposed of the rounding but the relation.
"""

from collections.abc import Sequence

from sympy import Abs, And, Eq, Not, Or, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.cases import hidden
from vinculum_proofs.smt.floating.unique_results import NEAREST, below_normal, overflows
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer
from vinculum_spec.relations.ieee754 import D, D_max, D_min, Format, N, N_max, N_min, e_C, inf_C, m_C, nan_C, q_min
from vinculum_spec.relations.integer import A, B, C

a, b, k, r, S = symbols("a b k r S", integer=True)
PATHS = {"float32": ("int8", "uint8", "int16", "uint16"), "float64": ("int32", "uint32")}
DIVIDED = (a >= 1, b >= 1, Eq(a, k * b + r), r >= 0, r < b, k >= 0)
TYPES = specification().types


def of_significand(*, fits: bool = True) -> dict[str, Goal]:
    """Any precision: what the float quotient of a and b is cut to, where a has at most p bits."""
    normal = (m_C >= hidden, m_C < 2 * hidden, hidden >= 1, e_C > q_min)
    small = (a < 2 * hidden,) if fits else ()
    finite = {inf_C: False, nan_C: False}
    goals = (
        Goal(
            "not above",
            (
                *(*DIVIDED, *normal, *small, S >= 1, NEAREST.subs({**finite, N: a * S, D: b})),
                product(m_C - (k + 1) * S, b),
                product(b - r - 1, S),
                product(2 * hidden - 1 - a, S),
                product(m_C - hidden, b),
                product(m_C - hidden - 1, b),
                product(hidden - m_C, b),
                product(hidden - 1, b - 2 * S),
                product(hidden, b - 2 * S),
            ),
            m_C < (k + 1) * S,
            "the float quotient is below k + 1, so that it is not cut to more than k; by product",
        ),
        Goal(
            "not below",
            (
                *(*DIVIDED, *normal, S >= 1, NEAREST.subs({**finite, N: a * S, D: b})),
                product(k * S - m_C - 1, b),
                product(r, S),
            ),
            m_C >= k * S,
            "the float quotient is at least k, so that it is not cut to less than k; by product",
        ),
        Goal(
            "no larger quantum",
            (
                *(*DIVIDED, hidden >= 1, m_C >= 0, *small, e_C > q_min, S >= 2),
                NEAREST.subs({**finite, N: a, D: b * S}),
                product(m_C - hidden, b * S),
                product(m_C - hidden - 1, b * S),
                product(hidden - m_C, b * S),
                product(hidden, b * (S - 2)),
                product(hidden, (b - 1) * S),
                product(hidden, S - 2),
                product(b - 1, S),
                product(b, S - 2),
            ),
            m_C < hidden,
            "no quotient is 2^p or more, where the quantum would be above 1; by product",
        ),
        Goal(
            "back",
            (
                *(*DIVIDED, Eq(a, Abs(A)), Eq(b, Abs(B)), integer.truncated_quotient.domain),
                Or(
                    And(Or(And(A > 0, B > 0), And(A < 0, B < 0)), Eq(C, k)),
                    And(Or(And(A > 0, B < 0), And(A < 0, B > 0)), Eq(C, -k)),
                ),
            ),
            integer.truncated_quotient.holds,
            "k with the sign of the float quotient is the truncated quotient",
        ),
        Goal(
            "zero",
            (integer.truncated_quotient.domain, Eq(A, 0), Eq(C, 0)),
            And(integer.truncated_quotient.holds, integer.zero_numerator.holds),
            "0 / B, a float zero, is cut to 0, which is the truncated quotient",
        ),
    )
    return {goal.name: goal for goal in goals}


def of_type(name: str, form: Format) -> dict[str, Goal]:
    """One type and format: a and b fit the significand, and the float quotient is in the normal range."""
    element = TYPES[name]
    largest = max(element.maximum, -element.minimum)
    within = (a >= 1, a <= largest, b >= 1, b <= largest)
    values = {hidden: 2 ** (form.p - 1), N_min: a * 2**-form.q_min, D_min: b, N_max: a, D_max: b * 2**form.q_max}
    goals = (
        Goal(
            f"{name} fits",
            (A >= element.minimum, A <= element.maximum),
            Abs(A) < 2**form.p,
            f"every {name} is a float of {form.p} bits",
        ),
        Goal(
            f"{name} normal",
            within,
            And(Not(below_normal().subs(values)), Not(overflows().subs(values))),
            f"no quotient of {name} overflows or is below the normal range: the case `rounding` of the relation",
        ),
    )
    return {goal.name: goal for goal in goals}


def question(through: str) -> Question:
    """Goals and mutants of the claim on that format."""
    form = FORMATS[through]
    too_wide = {"float32": "int32", "float64": "int64"}[through]

    def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
        goals = [goal for name in PATHS[through] for goal in of_type(name, form).values()]
        below = of_significand()["not below"]
        up = Mutant("rounded up instead of cut", Goal(below.name, below.hypotheses, m_C >= (k + 1) * S))
        return (PRODUCT, *of_significand().values(), *goals), (
            Mutant(f"{too_wide} through {through}", of_type(too_wide, form)[f"{too_wide} fits"]),
            Mutant("operands of any size", of_significand(fits=False)["not above"]),
            Mutant("lost sign", _unsigned()),
            up,
        )

    return Question(build, "that a kernel may compute so; the kernel itself is not looked at")


def _unsigned() -> Goal:
    goal = of_significand()["back"]
    return Goal(goal.name, (*goal.hypotheses[:-1], Eq(C, k)), goal.claim)


def _proof(through: str) -> Proof:
    types = ", ".join(PATHS[through])
    return Proof(
        claim=f"INT_THROUGH_{through.upper()}",
        title=f"trunc({through}(A) / {through}(B)) is the truncated quotient of {types}",
        requirements=("E_DIV_INT_FUNC_0010", "V_DIV_INT_ZERO_NUMERATOR_0010"),
        method="SMT over integers, z3 and cvc5, by lemmas",
        quick=True,
        scope=f"every pair of the domain of {types}; the lemmas for any precision p and operands below 2^p",
        run=question(through),
        tools=("z3-solver", "cvc5"),
        relations=("ieee754.rounding",),
        assumptions=(
            f"{through} division is correctly rounded to nearest, ties to even",
            f"conversion of the operands to {through} is exact, and conversion back cuts the fraction off",
        ),
    )


PROOFS = tuple(_proof(through) for through in PATHS)
