"""The float relation does not depend on how |A/B| is written as a fraction; what its fractions are.

Claims: every condition on N/D keeps its truth when N/D is written otherwise; the relation `units` says that each of the
three fractions is |A/B| divided by its power of two, and the normalised significands give such fractions; cutting shifts
off at 2p + 2, as `observe` may, changes no condition; the few facts about powers of two that all this uses.
Method: SMT on reals, from the relations; powers of two with an open exponent are positive reals here.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sympy import (
    And,
    Basic,
    Eq,
    Ge,
    Gt,
    Integer,
    Le,
    Lt,
    Mod,
    Not,
    Or,
    Pow,
    Symbol,
    expand_power_exp,
    fraction,
    symbols,
    together,
)
from sympy.core.relational import Relational

from vinculum_evidence.proof import Proof
from vinculum_proofs.contracts import steps
from vinculum_proofs.requirement_groups import REGULAR
from vinculum_proofs.smt import goals as lib
from vinculum_proofs.smt.goals import Mutant, Question
from vinculum_spec.relations import ieee754 as f


class Goal(lib.Goal):
    """A goal on reals alone, which its scripts say: cvc5 then uses its method for polynomials."""

    def _script(self, terms: Sequence[str]) -> str:
        return super()._script(terms).replace("(set-logic ALL)", "(set-logic QF_NRA)", 1)


FRACTIONS = ((f.N, f.D), (f.N_min, f.D_min), (f.N_max, f.D_max))
even = Symbol("even")  # m_C is even: all that the relation asks of m_C as an integer
bound, power = symbols("bound power", real=True)
MA, EA, MB, EB, unit = steps.ma, steps.ea, steps.mb, steps.eb, steps.unit
W, V, H = symbols("W V H", real=True)


def same_truth(one: Basic, two: Basic) -> Basic:
    """Both hold, or neither does."""
    return Or(And(one, two), And(Not(one), Not(two)))


def real(part: Basic) -> Basic:
    """`part` on reals: m_C's parity is a symbol, and 2^x is one too, positive, named two_x."""
    part = part.xreplace({Eq(Mod(f.m_C, 2), 0): even})
    part = part.replace(_open, expand_power_exp).replace(_open, _two)
    return part.xreplace({x: Symbol(x.name, real=True) for x in part.free_symbols if x.is_integer})


def _open(x: Basic) -> bool:
    return isinstance(x, Pow) and x.base == 2 and not x.exp.is_number


def _two(power_: Pow) -> Basic:
    times, exponent = power_.exp.as_coeff_Mul()
    return two(exponent) ** times


def two(exponent: Symbol) -> Symbol:
    """2^exponent, as a symbol."""
    return Symbol(f"two_{exponent}", real=True)


def positive(*parts: Basic) -> tuple[Basic, ...]:
    """Each power of two in `parts` is above 0."""
    powers = {x for part in parts for x in part.free_symbols if x.name.startswith("two_")}
    return tuple(Gt(x, 0) for x in sorted(powers, key=str))


# ---- any fraction of the same value ----

CONDITIONS = {
    f"{name}.{part}": getattr(relation, part)
    for name, relation in {
        "overflow": f.overflow,
        "underflow": f.underflow,
        "subnormal": f.subnormal,
        "rounding": f.rounding,
    }.items()
    for part in ("domain", "holds")
}


def comparisons(condition: Basic) -> Iterator[Basic]:
    """Those that `condition` makes of fractions, where it is not itself one."""
    for x in sorted(condition.atoms(Relational), key=str):
        if x != condition and pairs_of(x):
            yield x


def other(x: Symbol) -> Symbol:
    """The same variable of another fraction."""
    return Symbol(f"{x}_other", real=True)


def factor(x: Symbol) -> Symbol:
    """What both parts of the fraction with numerator x are multiplied by."""
    return Symbol(f"factor_{x}", real=True)


def pairs_of(condition: Basic) -> list[tuple[Symbol, Symbol]]:
    """The fractions that `condition` speaks of."""
    return [(real(N), real(D)) for N, D in FRACTIONS if {N, D} & condition.free_symbols]


def rewritten() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Every condition of the four relations that speak of fractions."""
    N, D, t = real(f.N), real(f.D), factor(f.N)
    equal = (Gt(D, 0), Gt(other(D), 0), Eq(N * other(D), other(N) * D), Eq(t * D, other(D)))
    goals = [
        Goal(
            "factor",
            equal,
            And(Gt(t, 0), Eq(t * N, other(N))),
            "of two fractions of one value one is a multiple of the other",
        )
    ]
    for name, condition in CONDITIONS.items():
        pairs = pairs_of(condition)
        if not pairs:
            continue
        hypotheses = [x for N, D in pairs for x in (Gt(factor(N), 0), Gt(D, 0))]
        before = real(condition)
        after = before.xreplace({x: factor(N) * x for N, D in pairs for x in (N, D)})
        goals.append(
            Goal(name, (*hypotheses, before), after, f"{name} does not change where a fraction is multiplied out")
        )
    nearest = goals[-1]
    mutant = Goal(nearest.name, nearest.hypotheses, real(f.rounding.holds).xreplace({N: t * N}))
    return goals, [Mutant("only the numerator multiplied", mutant)]


# ---- shifts that are cut off ----


def cut_off() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Where a shift is beyond 2p + 2, any other fraction as extreme gives each condition the same truth.

    One fraction at a time, whatever the others are: they are cut off one after the other.
    """
    P, m_A, m_B, m_C = two(f.p), real(f.m_A), real(f.m_B), real(f.m_C)
    integer = (Ge(P, 4), Or(Eq(m_C, 0), And(Ge(m_C, 1), Le(m_C, P - 1))))
    operands = (Ge(P, 4), Ge(m_A, 1), Le(m_A, P - 1), Ge(m_B, 1), Le(m_B, P - 1), Ge(power, 4 * P**2))
    goals = [
        Goal("large", operands, Ge(m_A * power, (P + 1) * m_B), "m_A * 2^(2p+2) is at least (2^p + 1) m_B"),
        Goal("small", operands, Lt(2 * m_A, m_B * power), "m_A is below half of m_B * 2^(2p+2)"),
    ]
    parts = {f"{name}, {x}": x for name, condition in CONDITIONS.items() for x in comparisons(condition)}
    for name, condition in {**CONDITIONS, **parts}.items():
        for kind, is_so in (("large", lambda N, D: Ge(N, (P + 1) * D)), ("small", lambda N, D: Lt(2 * N, D))):
            for N, D in pairs_of(condition):
                hypotheses = [Gt(N, 0), Gt(D, 0), is_so(N, D)]
                hypotheses += [x.xreplace({N: other(N), D: other(D)}) for x in hypotheses]
                before = real(condition)
                after = before.xreplace({N: other(N), D: other(D)})
                goals.append(Goal(f"{name}, {N}, {kind}", (*integer, *hypotheses), same_truth(before, after)))
    early = {f"rounding.{part}, {N}, large": N for part, N in (("holds", f.N), ("domain", f.N_max))}
    return goals, [
        Mutant(
            f"any shift of {early[goal.name]} to the left cut off",
            Goal(goal.name, tuple(x.xreplace({P + 1: Integer(1)}) for x in goal.hypotheses), goal.claim),
        )
        for goal in goals
        if goal.name in early
    ]


# ---- powers of two ----


def powers() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """2^k grows with k, by induction on k; and so does any positive number times it."""
    x, P, c = symbols("x P c", real=True)
    step = Goal(
        "step",
        (Gt(c, 0), Ge(P, c)),
        Ge(2 * P, c),
        "if 2^k is at least c = 2^j, then 2^(k+1) is: 2^k >= 2^j for all k >= j",
    )
    return [
        step,
        Goal("gap", (Gt(c, 0), Ge(P, c)), Ge(2 * P, 2 * c), "and 2^(k+1) is then at least 2c"),
        Goal(
            "times, at least",
            (Gt(x, 0), Ge(P, c)),
            Ge(x * P, x * c),
            "a positive number times 2^k, where 2^k is at least c",
        ),
        Goal("times, at most", (Gt(x, 0), Le(P, c)), Le(x * P, x * c), "where it is at most c"),
    ], [Mutant("halved for doubled", Goal("step", step.hypotheses, Ge(P, 2 * c)))]


# ---- what the three fractions are ----

A, B, S, T = symbols("A B S T", real=True)  # |A|, |B|, |B| * 2^q_min, 4 |A/B| mb
VALUES = {f.N: f.e_C, f.N_min: f.q_min, f.N_max: f.q_max}  # each numerator, and the exponent of its unit
DENOMINATORS = dict(FRACTIONS)


def value(numerator: Symbol) -> Symbol:
    """A numerator times its unit."""
    return Symbol(f"{numerator}_value", real=True)


def equation(equal: Basic) -> Basic:
    """`equal` on reals, multiplied by powers of two; products that are values are symbols."""
    changes = {real(f.m_A): A / two(f.e_A), real(f.m_B): B / two(f.e_B)}
    changes |= {real(N): value(N) / two(e) for N, e in VALUES.items()}
    difference = real(equal.lhs - equal.rhs).xreplace(changes)
    return Eq(fraction(together(difference))[0], 0)


def units() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """The relation `units` says exactly that the fractions, by SMT-LIB's division, are |A/B| by the unit."""
    positive = (Gt(A, 0), Gt(B, 0), *(real(x) for x in f.units.holds.args if not isinstance(x, Eq)))
    equations = [equation(x) for x in f.units.holds.args if isinstance(x, Eq)]
    crossed = {N: Eq(value(N) * B, real(D) * A) for N, D in FRACTIONS}

    def of(N: Symbol, formulas: Iterable[Basic]) -> list[Basic]:
        """Those that speak of no other fraction than N's and the one in the smallest unit."""
        others = {value(x) for x in VALUES} - {value(N), value(f.N_min)}
        return [x for x in formulas if not x.free_symbols & others]

    goals = []
    for N, e in VALUES.items():
        D, unit_, v = real(DENOMINATORS[N]), two(e), value(N)
        above = (Gt(A, 0), Gt(B, 0), Gt(D, 0), Gt(unit_, 0))
        divided, in_unit = f"(= (/ {v} {D}) (/ A B))", f"(= (/ {v} {D}) (* (/ {N} {D}) {unit_}))"
        declared = {"preamble": f"(declare-const A Real) (declare-const B Real) (declare-const {v} Real)"}
        goals += [
            Goal(
                f"{N}: value",
                (*positive, *of(N, equations)),
                crossed[N],
                f"{N}/{D} times its unit is |A/B|, without division",
            ),
            Goal(f"{N}: divided", (*above, crossed[N]), divided, "the same by SMT-LIB's division"),
            Goal(f"{N}: divided, back", (*above, divided), crossed[N], "and back", **declared),
            Goal(f"{N}: unit", (*above, Eq(v, real(N) * unit_)), in_unit, f"the value of {N} is {N} * 2^{e}"),
        ]
        for number, equation_ in enumerate(of(N, equations)):
            goals.append(
                Goal(
                    f"{N}: back {number}",
                    (*positive, *of(N, crossed.values())),
                    equation_,
                    "such fractions meet the relation",
                )
            )
    swapped = Eq(value(f.N) * A, real(f.D) * B)
    return goals, [
        Mutant("B/A for A/B", Goal("N: value", (*positive, *of(f.N, equations)), swapped)),
        Mutant(
            "one equation left out",
            Goal("N: value", (*positive, *of(f.N, equations)[1:]), crossed[f.N], solvers=("z3",)),
        ),
    ]


def normalised() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """The fractions that `composition` speaks of are the ones of `units`, by the contract of `normalise`."""
    keeps = next(x for x in steps.normalise.relation.holds.args if isinstance(x, Eq))
    ma, mb, a, b, Y, Q, M = (*map(real, (MA, MB)), *map(two, (EA, EB, unit, f.q_min, f.q_max)))
    goals, names = [], {"A": (f.m_A, f.e_A, MA, EA, A, a), "B": (f.m_B, f.e_B, MB, EB, B, b)}
    for operand, (m, e, m_N, e_N, value_, power_) in names.items():
        same = equation(keeps.xreplace({steps.m: m, steps.e: e, steps.m_N: m_N, steps.e_N: e_N}))
        goals.append(
            Goal(f"normalised {operand}", (same,), Eq(real(m_N) * power_, value_), "normalising keeps the value")
        )
    scaled = equation(Eq(W, 4 * MA * 2 ** (EA - EB - unit)))
    smallest = equation(Eq(V, W * 2 ** (unit - f.q_min)))
    cut = equation(Eq(H, MB * 2 ** (f.q_min - EA + EB)))
    above = tuple(Gt(x, 0) for x in (A, B, ma, mb, a, b, Y, Q, M))
    values = (Eq(ma * a, A), Eq(mb * b, B))
    goals += [
        Goal("T", (*above, *values, scaled, Eq(T, W * Y)), Eq(T * b, 4 * A), "T is W * 2^unit"),
        Goal("T, smallest unit", (*above, smallest, Eq(T, W * Y)), Eq(T, V * Q), "and V * 2^q_min"),
    ]
    for N, D in FRACTIONS:
        D_, v = real(D), value(N)
        same = (*above, Gt(D_, 0), Eq(v * B, D_ * A))
        goals.append(Goal(f"{N}: T", (*same, Eq(mb * b, B), Eq(T * b, 4 * A)), Eq(4 * mb * v, D_ * T), f"{N}/{D} by T"))
    N, D, N_min, D_min, N_max, D_max = (real(x) for pair in FRACTIONS for x in pair)
    goals += [
        Goal(
            "N: W",
            (*above, Eq(4 * mb * N * Y, D * T), Eq(T, W * Y)),
            Eq(4 * mb * N, D * W),
            "N/D is W / (4 mb) where unit is e_C",
        ),
        Goal(
            "N_min: V",
            (*above, Eq(4 * mb * N_min * Q, D_min * T), Eq(T, V * Q)),
            Eq(4 * mb * N_min, D_min * V),
            "N_min/D_min is V / (4 mb)",
        ),
        Goal(
            "N_max: V",
            (*above, Eq(4 * mb * N_max * M, D_max * T), Eq(T, V * Q), Eq(M, bound * Q)),
            Eq(4 * mb * bound * N_max, D_max * V),
            "N_max/D_max is V / (4 mb 2^(q_max - q_min))",
        ),
        Goal("cut off: H", (*above, *values, cut), Eq(H * A, ma * B * Q), "A/B is ma/H in the smallest unit"),
        Goal(
            "cut off: N_min",
            (*above, Eq(N_min * S, D_min * A), Eq(H * A, ma * S)),
            Eq(N_min * H, D_min * ma),
            "N_min/D_min is ma/H; N/D likewise",
        ),
        Goal(
            "cut off: N_max",
            (*above, Eq(N_max * bound * S, D_max * A), Eq(H * A, ma * S)),
            Eq(N_max * bound * H, D_max * ma),
            "N_max/D_max is ma / (H 2^(q_max - q_min))",
        ),
    ]
    mutant = Goal("N: W", (*above, Eq(4 * mb * N * Y, D * T), Eq(T, W * Y)), Eq(2 * mb * N, D * W))
    return goals, [Mutant("off by one in the exponent", mutant)]


LINK = "ieee754.quotient on any fractions that meet ieee754.units; the proofs by SMT put convenient ones"
REALS = "reals, any precision of at least 2; powers of two with an open exponent are positive reals"
TOOLS = ("z3-solver", "cvc5", "sympy")
UNITS = ("V_DIV_FLOAT_UNITS_0010",)
LAWS = ("2^(x + y) = 2^x * 2^y, and 2^x > 0",)


def proof(
    claim: str,
    title: str,
    requirements: tuple[str, ...],
    build: Any,
    assumptions: tuple[str, ...] = (),
    rests_on: tuple[str, ...] = (),
) -> Proof:
    """One claim of this file."""
    return Proof(
        claim,
        title,
        requirements,
        "SMT on reals",
        REALS,
        Question(build, link=LINK),
        tools=TOOLS,
        assumptions=assumptions,
        rests_on=rests_on,
        quick=True,
    )


PROOFS = (
    proof(
        "FLOAT_FRACTION_FREE", "no condition of the float relation minds how a fraction is written", REGULAR, rewritten
    ),
    proof(
        "FLOAT_SHIFTS_CUT_OFF",
        "no condition of the float relation minds that shifts beyond 2p + 2 are cut off there",
        REGULAR,
        cut_off,
    ),
    proof("FLOAT_POWERS", "2^k grows with k", UNITS, powers, ("induction on k",)),
    proof(
        "FLOAT_UNITS",
        "the relation units holds of exactly the fractions that are |A/B| divided by their unit, by SMT-LIB's /",
        UNITS,
        units,
        LAWS,
    ),
    proof(
        "FLOAT_UNITS_NORMALISED",
        "the fractions of normalised significands are those of the relation units",
        UNITS,
        normalised,
        LAWS,
        ("FLOAT_UNITS",),
    ),
)
