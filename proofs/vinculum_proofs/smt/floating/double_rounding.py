"""Claims: float16 and bfloat16 may be divided through float32: rounding twice equals rounding once.

Method: SMT over integers, z3 and cvc5. |A/B| is n/d quarters of a quantum of the narrow format, so that all at which
its rounding turns (a half quantum, a quarter below a power of two, overflow, underflow) are integers h other than 0.
The wide result is M/T such quarters. Each h is on the same side of n/d as of M/T, or meets both; so the relation of
the narrow format says the same of both.

n = m_A L and d = m_B R with powers of two L and R of which one is 1, and m_A, m_B of the narrow precision.
"""

from collections.abc import Sequence
from typing import Any

from sympy import And, Eq, Le, Ne, Or, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.cases import hidden
from vinculum_proofs.smt.floating.unique_results import NEAREST, below_normal, overflows
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import (
    D,
    D_max,
    D_min,
    Format,
    N,
    N_max,
    N_min,
    e_C,
    inf_C,
    m_A,
    m_B,
    m_C,
    nan_C,
    q_min,
)
from vinculum_spec.relations.relation import implies

n, d, h, M, T, L, R = symbols("n d h M T L R", integer=True)
POINTS = (4 * m_C - 2, 4 * m_C + 2, 4 * m_C - 1)  # half a quantum below and above m_C, and a quarter below


def rounded_wide(wide: Format, numerator: Any = n * T, denominator: Any = d) -> Any:
    """M is the wide format's result for that fraction, which is in units of its quantum."""
    values = {N: numerator, D: denominator, m_C: M, hidden: 2 ** (wide.p - 1), inf_C: False, nan_C: False}
    return NEAREST.subs(values)


def sides(point: Any) -> Any:
    """`point` is on the same side of n/d as of M/T, or is both."""
    return And(Eq(n > point * d, M > point * T), Eq(n < point * d, M < point * T))


# products that order n/d, M/T and h
ORDERED = (
    product(n - h * d - 1, T),
    product(h * d - n - 1, T),
    product(n - h * d, T),
    product(h * d - n, T),
    product(h * T - M, d),
    product(M - h * T, d),
    product(h * T - M - 1, d),
    product(M - h * T - 1, d),
)
POSITIVE = (n >= 1, d >= 1, T >= 1, M >= 0)


def of_sides(narrow: Format, wide: Format) -> dict[str, Goal]:
    """Return the goals about one h: that it is on the same side of n/d as of M/T."""
    goals = (
        *_near_goals(narrow, wide),
        *_far_goals(narrow, wide),
        *_joining_goals(narrow, wide),
    )
    return {goal.name: goal for goal in goals}


def _sizes(narrow: Format, wide: Format) -> Any:
    """What n and d are bounded by where the quotient is below 2^p of the narrow format."""
    return And(n <= 2 * _smallest(wide) - 2, _one_is_short(narrow))


def _one_is_short(narrow: Format) -> Any:
    return Or(n < 2 * _smallest(narrow), d < 2 * _smallest(narrow))


def _smallest(form: Format) -> int:
    """The smallest significand of a normal number."""
    return int(2 ** (form.p - 1))


def _finest(narrow: Format, wide: Format) -> int:
    """A lower bound of T where the wide quantum is the smallest one."""
    return int(2 ** (narrow.q_min - 2 - wide.q_min))


def _near_goals(narrow: Format, wide: Format) -> tuple[Goal, ...]:
    """The quotient is below 2^p of the narrow format; the wide result is normal or subnormal."""
    smallest, W, finest = _smallest(narrow), _smallest(wide), _finest(narrow, wide)
    rounded, near = rounded_wide(wide), n < 8 * smallest * d
    return (
        Goal(
            "sizes",
            (
                *(m_A >= 1, m_B >= 1, m_A < 2 * smallest, m_B < 2 * smallest, L >= 1, R >= 1, Or(Eq(L, 1), Eq(R, 1))),
                *(Eq(n, m_A * L), Eq(d, m_B * R), near, product(m_A - 1, L), product(m_B - 1, R)),
            ),
            And(n >= 1, d >= 1, _sizes(narrow, wide)),
            "what n and d are bounded by, below 2^p of the narrow format",
        ),
        Goal(
            "wide normal",
            (*POSITIVE, M >= W, n <= 2 * W - 2, rounded, *ORDERED, product(2 * W - 2 - n, T), product(M - W, d)),
            sides(h),
            "h is on one side where the wide result is normal; by product",
        ),
        Goal(
            "wide subnormal",
            (
                *POSITIVE,
                T >= finest,
                Ne(h, 0),
                _one_is_short(narrow),
                rounded,
                *ORDERED,
                product(-h, T),
                product(-h, d),
                product(h - 1, d),
                product(h - 1, T),
                product(2 * smallest - n, T),
                product(M - T, d),
                product(T - finest, d),
            ),
            sides(h),
            f"h is on one side where the wide quantum is the smallest one, so that T is at least {finest}; by product",
        ),
    )


def _far_goals(narrow: Format, wide: Format) -> tuple[Goal, ...]:
    """The quotient is 2^p or more, or the wide quantum is coarser than a quarter of the narrow one."""
    smallest, W, rounded = _smallest(narrow), _smallest(wide), rounded_wide(wide)
    near = n < 8 * smallest * d
    return (
        Goal(
            "far",
            (
                *POSITIVE,
                ~near,
                h < 8 * smallest,
                rounded,
                product(n - 8 * smallest * d, T),
                product(8 * smallest * T - M - 1, d),
                product(8 * smallest - 1 - h, T),
                product(8 * smallest - 1 - h, d),
            ),
            sides(h),
            "h is on one side where the quotient is 2^p or more; by product",
        ),
        Goal(
            "coarse",
            (
                n >= 1,
                d >= 1,
                R >= 2,
                M >= 0,
                n <= 2 * W - 2,
                rounded_wide(wide, n, d * R),
                product(M - W, d * R),
                product(R - 2, d),
                product(d, R),
                product(d - 1, R),
            ),
            M < W,
            "a wide quantum of R > 1 quarters is too coarse for a normal number, and for others it is the smallest; by product",
        ),
        Goal(
            "coarse and far",
            (M >= W, R >= 1, h < 8 * smallest, product(M - W, R)),
            M * R > h,
            "where the quotient is 2^p or more and the wide quantum coarse, h is below both; by product",
        ),
    )


def _joining_goals(narrow: Format, wide: Format) -> tuple[Goal, ...]:
    """The cases are all there are, and the points that rounding depends on are among those h."""
    smallest, W, finest = _smallest(narrow), _smallest(wide), _finest(narrow, wide)
    near = n < 8 * smallest * d
    joined = (
        implies(near, _sizes(narrow, wide)),
        implies(And(M >= W, n <= 2 * W - 2), sides(h)),
        implies(And(T >= finest, Ne(h, 0), _one_is_short(narrow)), sides(h)),
        implies(And(~near, h < 8 * smallest), sides(h)),
    )
    return (
        Goal(
            "every point",
            (*POSITIVE, h < 8 * smallest, Ne(h, 0), Or(M >= W, T >= finest), *joined),
            sides(h),
            "whatever case there is, h is on one side: joins sizes, wide normal, wide subnormal and far",
        ),
        Goal(
            "points",
            (m_C >= 0, m_C < 2 * smallest),
            And(
                *(And(Ne(point, 0), point < 8 * smallest) for point in POINTS),
                8 * smallest - 2 > 4 * smallest,
                4 * smallest > 2,
            ),
            "what is asked of h is true of the points that nearest and thresholds are about",
        ),
        Goal(
            "finest",
            (e_C >= narrow.q_min,),
            e_C - 2 - wide.q_min >= narrow.q_min - 2 - wide.q_min,
            f"T is at least {finest} wherever the wide quantum is the smallest one",
        ),
    )


def of_relation(narrow: Format, wide: Format, nearest: Any = NEAREST) -> dict[str, Goal]:
    """The goals that join: the relation says the same of n/d as of M/T."""
    smallest = 2 ** (narrow.p - 1)
    positive = (d >= 1, T >= 1, ~inf_C, ~nan_C)
    direct, in_two_steps = ({N: n, D: 4 * d}, {N: M, D: 4 * T})
    turns = tuple(sides(point) for point in POINTS)
    thresholds = tuple(sides(point) for point in (8 * smallest - 2, 2, 4 * smallest))

    def of(formula: Any, values: dict[Any, Any]) -> Any:
        lowest, highest = {N_min: values[N], D_min: values[D]}, {N_max: values[N], D_max: values[D]}
        return formula.subs({**values, **lowest, **highest, hidden: smallest})

    (vanishes,) = (part for part in ieee754.underflow.domain.args if isinstance(part, Le))
    same = And(
        *(Eq(of(formula, direct), of(formula, in_two_steps)) for formula in (overflows(), vanishes, below_normal()))
    )
    shift, extra = narrow.q_max - wide.q_max, wide.p - narrow.p
    up, down = 2 ** max(shift, 0), 2 ** max(-shift, 0)
    wide_overflow = overflows().subs({N_max: N, D_max: D * down, hidden: 2 ** (wide.p - 1)})
    goals = (
        Goal(
            "nearest",
            (*positive, *turns),
            Eq(of(nearest, direct), of(nearest, in_two_steps)),
            "the same numbers are nearest to n/d and to M/T, by wide normal, wide subnormal and far",
        ),
        Goal(
            "thresholds",
            (*positive, *thresholds),
            same,
            "n/d overflows, vanishes, or is below the normal range where M/T does",
        ),
        Goal(
            "wide infinity",
            (D > 0, wide_overflow),
            overflows().subs({N_max: N, D_max: D * up, hidden: smallest}),
            "where the wide result is infinite the narrow one is",
        ),
        Goal(
            "operands",
            (m_A >= 0, m_A < 2 * smallest, e_C >= narrow.q_min, e_C <= narrow.q_max),
            Or(
                And(m_A * 2**extra < 2**wide.p, e_C - extra >= wide.q_min, e_C - extra <= wide.q_max),
                And(m_A < 2**wide.p, e_C >= wide.q_min, e_C <= wide.q_max),
            ),
            f"every number of the narrow format is one of the wide, its significand longer by {extra} bits if need be",
        ),
    )
    return {goal.name: goal for goal in goals}


def question(name: str) -> Question:
    """Goals and mutants of the claim on that format."""
    narrow, wide = FORMATS[name], FORMATS["float32"]

    def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
        broad, short = Format(narrow.width, narrow.p + 6, narrow.emax), Format(wide.width, narrow.p + 5, wide.emax)
        loose = NEAREST.subs(e_C, q_min)
        goals = (PRODUCT, *of_sides(narrow, wide).values(), *of_relation(narrow, wide).values())
        return goals, (
            Mutant(f"operands of {broad.p} bits", of_sides(broad, wide)["sizes"]),
            Mutant(f"a wide format of {short.p} bits", of_sides(narrow, short)["sizes"]),
            of_sides(narrow, wide)["wide normal"].mutant(
                "a wide format that may round the wrong way", rounded_wide(wide), Eq(M * d, n * T - d + 1)
            ),
            of_sides(narrow, wide)["wide subnormal"].mutant("0 among the points", Ne(h, 0), h >= 0),
            Mutant("one clause of the two differs", _differs(narrow, wide, loose)),
        )

    return Question(
        build, "that a kernel may compute in float32 and round again; the kernel itself is not looked at", seconds=30
    )


def _differs(narrow: Format, wide: Format, loose: Any) -> Goal:
    """The goal `nearest` with the narrower gap below powers of two on one side only."""
    goal = of_relation(narrow, wide)["nearest"]
    other = of_relation(narrow, wide, loose)["nearest"]
    return Goal(goal.name, goal.hypotheses, Eq(goal.claim.args[0], other.claim.args[1]))


def _proof(name: str) -> Proof:
    return Proof(
        claim=f"{name.upper()}_THROUGH_FLOAT32",
        title=f"{name} divided in float32 and rounded again is {name} divided at once",
        requirements=(
            "E_DIV_FLOAT_FUNC_0010",
            "V_DIV_FLOAT_ROUNDING_0010",
            "V_DIV_FLOAT_SUBNORMAL_0010",
            "V_DIV_FLOAT_UNDERFLOW_0010",
            "V_DIV_FLOAT_OVERFLOW_0010",
        ),
        method="SMT over integers, z3 and cvc5, by lemmas",
        quick=name == "float16",
        scope=f"every pair of finite {name} operands other than 0, subnormal ones and subnormal results included",
        run=question(name),
        tools=("z3-solver", "cvc5"),
        assumptions=(
            "float32 division is correctly rounded to nearest, ties to even, subnormal results included (not flushed)",
            "conversion to float32 is exact, and conversion back is correctly rounded",
            "each goal named in another's words stands for its hypothesis there: that step is read, not computed",
        ),
    )


PROOFS = tuple(_proof(name) for name in ("float16", "bfloat16"))
