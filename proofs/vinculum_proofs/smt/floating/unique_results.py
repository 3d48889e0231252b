"""Claims: for each pair of operands exactly one result satisfies `ieee754.quotient`, NaNs being one.

Method: SMT, z3 and cvc5, by lemmas. `hidden` is 2^(p-1) as any positive number, a step to the next quantum doubles D;
so the claims are about every precision and every range of exponents.

A result is canonical: m < 2^p, and m >= 2^(p-1) unless the quantum is the smallest one. Then equal values have equal
s, m and e, and the other way round.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sympy import And, Eq, Ge, Gt, Lt, Mod, Not, Or, Symbol, symbols, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FLOAT
from vinculum_proofs.smt.cases import CASES, KINDS, SIGNIFICANDS, abstract, hidden, of_cases, span
from vinculum_proofs.smt.floating.rounding import DIVIDED, FINITE, UP, by_remainder, q, r
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import EQUALS, PRODUCT, equals, product
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import (
    D,
    D_max,
    D_min,
    N,
    N_max,
    N_min,
    e_C,
    inf_C,
    m_C,
    nan_C,
    p,
    q_max,
    q_min,
    s_C,
)
from vinculum_spec.relations.relation import implies

m_X, e_X, s_X, N_X, D_X, factor = symbols("m_X e_X s_X N_X D_X factor", integer=True)
inf_X, nan_X = Symbol("inf_X"), Symbol("nan_X")
below, above, wider = symbols("below above wider", integer=True, nonnegative=True)
power, times = symbols("power times", integer=True, positive=True)
SECOND = {m_C: m_X, e_C: e_X, s_C: s_X, N: N_X, D: D_X, inf_C: inf_X, nan_C: nan_X}
NEAREST = ieee754.rounding.holds.xreplace({2 ** (p - 1): hidden})
CANONICAL = And(m_C >= 0, m_C < 2 * hidden, q_min <= e_C, e_C <= q_max, Or(m_C >= hidden, Eq(e_C, q_min)))
OUTRIGHT = ("float16", "bfloat16", "float32")  # those whose binades are few enough to write all of them down
ONE_KIND = ~And(inf_C, nan_C)
NO_OVERLAP = implies(CASES["overflow"].domain, Not(Or(CASES["underflow"].domain, CASES["subnormal"].domain)))


@cache
def overflows() -> Any:
    """The condition of `overflow` on the fraction; ValueError where the relation is of another form."""
    (comparison,) = (x.xreplace({2 ** (p + 1): 4 * hidden}) for x in CASES["overflow"].domain.args if isinstance(x, Ge))
    return comparison


@cache
def below_normal() -> Any:
    """That |A/B| is below the normal numbers; ValueError where `subnormal` is of another form."""
    if ieee754.subnormal.holds != ieee754.rounding.holds:
        raise ValueError("subnormal results are not asked for by the relation on normal ones")
    (comparison,) = (
        x.xreplace({2 ** (p - 1): hidden}) for x in CASES["subnormal"].domain.args if isinstance(x, Lt) and x.has(p)
    )
    return comparison


def of_second(formula: Any) -> Any:
    """`formula` about a second result X of the same operands."""
    return formula.xreplace(SECOND)


def lemmas(nearest: Any = NEAREST) -> dict[str, Goal]:
    """Two different numbers are not both nearest to A/B."""
    at_larger = of_second(nearest).xreplace({N_X: N})
    canonical = (CANONICAL, of_second(CANONICAL), *FINITE, D > 0)
    unknown = {m_X: hidden + above, m_C: 2 * hidden - 1 - below, D_X: 2 * D + wider}
    (unit,) = (x.xreplace({2 ** (e_C - q_min): power}) for x in ieee754.units.holds.args if x.has(2 ** (e_C - q_min)))
    second = of_second(unit).xreplace({power: power * times})
    goals = (
        Goal(
            "proportional",
            (
                D > 0,
                D_min > 0,
                D_X > 0,
                unit,
                second,
                equals(unit, D_X),
                equals(second, D),
                product(D_min - 1, power - 1),
                *tuple(product(sign * (N_X * D * times - N * D_X) - 1, D_min * power - 1) for sign in (1, -1)),
            ),
            Eq(N_X * D * times, N * D_X),
            "N/D of two results differ by the power of two that is between their quanta; by product and equals",
        ),
        Goal(
            "scale",
            (D > 0, factor > 0),
            Eq(nearest, nearest.xreplace({N: factor * N, D: factor * D})),
            "a common factor of N and D changes nothing: by D_X and D times in proportional both results get one numerator",
        ),
        Goal(
            "same quantum",
            (
                *canonical,
                nearest,
                of_second(nearest).xreplace({N_X: N, D_X: D}),
                *tuple(product(sign * (m_C - m_X) - offset, D) for sign in (1, -1) for offset in (1, 2)),
                *tuple(product(1 - sign * (m_C - m_X), D) for sign in (1, -1)),
            ),
            Eq(m_C, m_X),
            "two results with one quantum are one; by product",
        ),
        Goal(
            "two quanta",
            tuple(x.subs(unknown) for x in (*canonical, e_C < e_X, nearest))
            + tuple(product(one - offset, two) for one, two in ((below, D), (above, D)) for offset in (0, 1))
            + tuple(product(one - offset, wider) for one in (above, hidden) for offset in (0, 1)),
            Not(at_larger.subs(unknown)),
            "a number of a larger quantum, its D at least 2 D, is no second result: m_X = hidden + above, "
            "m_C = 2 hidden - 1 - below, D_X = 2 D + wider; by product",
        ),
    )
    return {goal.name: goal for goal in goals}


def unique(quotient: Any = ieee754.quotient.holds, *, units: bool = True) -> Goal:
    """Two results that satisfy the relation are one, by the lemmas; `units` gives D > 0 and D_X > 0."""
    both_near = And(NEAREST, of_second(NEAREST), *FINITE, *map(of_second, FINITE))
    both_canonical = (implies(And(*FINITE), CANONICAL), implies(of_second(And(*FINITE)), of_second(CANONICAL)))
    above_zero = And(D > 0, D_X > 0)
    numbers = implies(And(_regular(), both_near, above_zero), And(Eq(m_C, m_X), Eq(e_C, e_X)))
    (positive,) = (x for x in ieee754.units.holds.args if isinstance(x, Gt) and x.has(D))
    by_units = (implies(_regular(), And(positive, of_second(positive))),) if units else ()
    same = Or(
        And(nan_C, nan_X),
        And(~nan_C, ~nan_X, Eq(s_C, s_X), Or(And(inf_C, inf_X), And(~inf_C, ~inf_X, Eq(m_C, m_X), Eq(e_C, e_X)))),
    )
    hypotheses = (
        *KINDS,
        ONE_KIND,
        of_second(ONE_KIND),
        *both_canonical,
        *by_units,
        numbers,
        quotient,
        of_second(quotient),
    )
    return abstract(
        "unique",
        hypotheses,
        same,
        "two results are one: both NaN, or of one sign, kind, m and e; by units and the lemmas",
    )


def numbers(up: Any = UP, *, largest: bool = True, carries: bool = True) -> dict[str, Goal]:
    """The number that rounding by quotient and remainder gives is canonical and satisfies the relation."""
    rounded = (*FINITE, *DIVIDED, *by_remainder(up), hidden > 0, q_min <= q_max)
    in_binade = (N >= hidden * D, N < 2 * hidden * D, q_min <= e_C, e_C <= q_max)
    of_quotient = (product(hidden - 1 - q, D), product(q - 2 * hidden, D), product(q - hidden, D), product(-q - 1, D))
    of_maximum = (product(q - 2 * hidden + 1, D), product(2 * hidden - 1 - q, D))
    fits, too_large = (m_C < 2 * hidden,) if carries else (), Eq(m_C, 2 * hidden)
    carried = {m_X: hidden, e_X: e_C + 1, D_X: 2 * D, N_X: N, inf_X: False, nan_X: False}
    at_top = ~overflows().xreplace({N_max: N, D_max: D})
    goals = (
        Goal(
            "below normal",
            (
                *rounded,
                N >= 0,
                below_normal().xreplace({N_min: N, D_min: D}),
                Eq(e_C, q_min),
                *of_quotient,
                product(q - hidden, D),
            ),
            And(CANONICAL, NEAREST),
            "below the normal range the rounded N/D is a result, its quantum the smallest; by product",
        ),
        Goal(
            "in a binade",
            (*rounded, *in_binade, *fits, *of_quotient),
            And(CANONICAL, NEAREST),
            "in a binade the rounded N/D is a result unless it is 2^p; by product",
        ),
        Goal(
            "carry",
            (
                *rounded,
                *in_binade,
                too_large,
                e_C < q_max,
                product(q - 2 * hidden + 1, D),
                product(2 * hidden - 1 - q, D),
            ),
            And(of_second(CANONICAL).subs(carried), of_second(NEAREST).subs(carried)),
            "where the rounded N/D is 2^p, 2^(p-1) of the next quantum is a result; by product",
        ),
        Goal(
            "largest",
            (*rounded, *in_binade, *((at_top,) if largest else ()), *of_quotient, *of_maximum),
            m_C < 2 * hidden,
            "at the largest quantum nothing carries, as what would is infinite; by product",
        ),
    )
    return {goal.name: goal for goal in goals}


def binades(overflowing: Any = None) -> dict[str, Goal]:
    """Every quotient of the normal range is in a binade: by induction, or outright where there are few.

    The k-th binade is hidden 2^k D_min <= N_min < 2 hidden 2^k D_min; `power` is 2^k.
    """
    too_large = overflows() if overflowing is None else overflowing
    (unit,) = (x.xreplace({2 ** (q_max - q_min): span}) for x in ieee754.units.holds.args if x.has(N_max))
    at_top, beyond = 2 * hidden * span * D_min, 2 * hidden * 2 * power * D_min
    half = hidden * 2 * power * D_min
    goals = (
        Goal(
            "below the top",
            (
                D_min > 0,
                D_max > 0,
                unit,
                Not(too_large),
                product(N_min - at_top, D_max),
                product((4 * hidden - 1) * D_max - 2 * N_max - 1, D_min * span),
                product(D_max - 1, D_min * span - 1),
                product(D_min - 1, span - 1),
            ),
            N_min < at_top,
            "what does not overflow is below the end of the last binade; by product",
        ),
        Goal(
            "next binade",
            (D_min > 0, N_min < beyond),
            Or(And(N_min >= half, N_min < beyond), N_min < half),
            "what is below the end of binade k + 1 is in it or below its beginning, the end of binade k: the step",
        ),
        *(_outright(name, too_large) for name in OUTRIGHT),
    )
    return {goal.name: goal for goal in goals}


def _outright(name: str, too_large: Any) -> Goal:
    form = specification().types[name].form
    if form is None:
        raise ValueError(f"{name} is no floating-point type")
    smallest, steps = 2 ** (form.p - 1), form.q_max - form.q_min
    every = [And(N_min >= smallest * 2**k * D_min, N_min < 2 * smallest * 2**k * D_min) for k in range(steps + 1)]
    top = {N_max: N_min, D_max: 2**steps * D_min, hidden: smallest}  # by units, up to a common factor
    return Goal(
        f"binades of {name}",
        (D_min > 0, Not(below_normal().xreplace({hidden: smallest})), Not(too_large.subs(top))),
        Or(*every),
        f"the whole induction for {name}: one of {steps + 1} binades holds it",
    )


def whole_relation(clauses: Any = ieee754.quotient.holds) -> dict[str, Goal]:
    """The result of each kind satisfies the whole relation, so that no two clauses contradict each other."""
    zero = ieee754.underflow.holds
    hypotheses = (
        *KINDS,
        *SIGNIFICANDS,
        ONE_KIND,
        NO_OVERLAP,
        product(hidden - 1, D_min),
        implies(_regular(), D_min > 0),
    )
    kinds = {
        "NaN": (("nan_operand", "invalid"), (nan_C,)),
        "infinity": (("zero_denominator", "infinite_numerator", "overflow"), (inf_C, ieee754.sign.holds)),
        "zero": (("infinite_denominator", "zero_numerator", "underflow"), (zero, ieee754.sign.holds)),
        "number": (("subnormal", "rounding"), (ieee754.rounding.holds, ieee754.sign.holds)),
    }
    goals = {}
    for kind, (cases, result) in kinds.items():
        domain = Or(*(CASES[case].domain for case in cases))
        says = f"{kind}, where {', '.join(cases)} applies, satisfies every clause; by apart of FLOAT_CASES"
        goals[kind] = abstract(kind, (*hypotheses, domain, *result), clauses, says)
    return goals


def _regular() -> Any:
    return ieee754.units.domain


def unique_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_UNIQUE."""
    parts = {
        ("gap below" if x.has(e_C) else "ties") if x.has(Mod, e_C) else "else": x
        for x in NEAREST.args
        if isinstance(x, Or)
    }

    def without(word: str) -> Any:
        return NEAREST.xreplace({parts[word]: true})

    no_sign = ieee754.quotient.holds.xreplace({ieee754.sign.statement: true})
    return (PRODUCT, EQUALS, *lemmas().values(), unique()), (
        Mutant("the clause on ties dropped", lemmas(without("ties"))["same quantum"]),
        Mutant("the clause on the gap below dropped", lemmas(without("gap below"))["two quanta"]),
        Mutant("the clause on the sign dropped", unique(no_sign)),
        Mutant("D of 0 let in", unique(units=False)),
    )


def exists_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_EXISTS."""
    contradictory = And(ieee754.quotient.holds, implies(ieee754.underflow.domain, Eq(m_C, 1)))
    return (
        PRODUCT,
        *numbers().values(),
        *binades().values(),
        *whole_relation().values(),
        of_cases()["complete"],
        of_cases()["apart"],
    ), (
        Mutant("ties go up", numbers(2 * r >= D)["in a binade"]),
        Mutant("never up", numbers(r > D)["below normal"]),
        Mutant("2^p left as it is", numbers(carries=False)["in a binade"]),
        Mutant("overflow not looked at", numbers(largest=False)["largest"]),
        Mutant("overflow from the next power of two on", binades(2 * N_max >= 4 * hidden * D_max + 1)["below the top"]),
        Mutant("underflow to the smallest number as well", whole_relation(contradictory)["zero"]),
    )


_FLOAT = (*FLOAT, "V_DIV_FLOAT_UNITS_0010")
_METHOD = "SMT over integers and truth values, z3 and cvc5, by lemmas"
_LINK = "the relation itself: that it has {} result; no code is looked at"
_TOOLS = ("z3-solver", "cvc5")
PROOFS = (
    Proof(
        claim="FLOAT_UNIQUE",
        title="no two results satisfy ieee754.quotient for the same operands",
        requirements=_FLOAT,
        method=_METHOD,
        scope="every format; every pair of operands; results by value: sign, kind, m and e of a canonical number, any NaN; "
        "D > 0 as the relation units has it",
        run=Question(unique_goals, _LINK.format("at most one")),
        tools=_TOOLS,
        assumptions=("the lemmas are joined by hand: `unique` supposes what `same quantum` and `two quanta` show",),
    ),
    Proof(
        claim="FLOAT_EXISTS",
        title="a result satisfies ieee754.quotient for every pair of operands: N div D, or one more by its remainder",
        requirements=_FLOAT,
        method=_METHOD,
        scope="every format with p >= 1 and q_min <= q_max, q_min <= 0; every pair of operands. That a quotient is in "
        f"a binade solvers show outright for {', '.join(OUTRIGHT)}; for float64, and every other format, they show the "
        "beginning and the step of an induction over the exponents, and the induction itself is by hand",
        run=Question(exists_goals, _LINK.format("at least one")),
        tools=_TOOLS,
        assumptions=(
            "the lemmas are joined by hand: `number` supposes what `below normal` to `binades of float32` show",
            f"induction over the exponents by hand, from `below the top` by `next binade`, but for {', '.join(OUTRIGHT)}",
        ),
    ),
)
