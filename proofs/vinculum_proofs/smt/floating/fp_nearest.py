"""The float relation accepts a finite number exactly where no number of the format is nearer to |A/B|.

This is IEEE 754, 4.3.1.

Claims: what `rounding` accepts is at least as near as every other number of the format, the ones of smaller quantum included,
and where another is as near, it is the one with even significand; what it does not accept has a neighbour that is
nearer, or as near and even. Infinity from P * (2 - 2^-p) * 2^q_max on, P = 2^(p-1), is IEEE 754's 2^emax * (2 - 2^-p).
Method: SMT on reals, from the relation; any precision of at least 2.

X is |A/B| in units of C's quantum 2^e_C, as a real; FLOAT_FRACTION_FREE lets it stand for N/D. In that unit a number m' * 2^e'
of the format is an integer k where e' >= e_C. Where e' < e_C it is at most (2^p - 1) / 2, because m' < 2^p.
"""

from collections.abc import Sequence

from sympy import Abs, And, Basic, Eq, Ge, Gt, Integer, Le, Lt, Ne, Not, Or, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import REGULAR
from vinculum_proofs.smt.floating.fraction_forms import Goal, even, real, two
from vinculum_proofs.smt.goals import Mutant, Question
from vinculum_spec.relations import ieee754 as f
from vinculum_spec.relations.relation import implies

X, y = symbols("X y", real=True)
m, e, q_min = real(f.m_C), real(f.e_C), real(f.q_min)
P = two(f.p) / 2
ONE = {
    real(x): value
    for x, value in (
        (f.N, X),
        (f.D, Integer(1)),
        (f.N_max, X),
        (f.D_max, Integer(1)),
        (f.N_min, X),
        (f.D_min, Integer(1)),
    )
}
NEAREST = real(And(f.rounding.holds, f.subnormal.holds)).xreplace(ONE)  # both ask for one clause
FINITE = (Not(f.inf_C), Not(f.nan_C))
# What m is, as far as it is an integer: P is even for p >= 2, and only m = P is next to a narrower gap.
CANONICAL = (
    Ge(two(f.p), 4),
    Gt(X, 0),
    Ge(m, 0),
    Le(m, 2 * P - 1),
    Ge(e, q_min),
    Or(Eq(e, q_min), Eq(m, P), Ge(m, P + 1)),
    implies(Eq(m, P), even),
)
INTEGER = Or(Eq(y, m), Ge(y, m + 1), Le(y, m - 1))
FINER = And(Gt(e, q_min), Ge(y, 0), Le(2 * y, 2 * P - Integer(1)))


def accepted() -> list[Goal]:
    """No other number is nearer."""
    hypotheses = (*CANONICAL, *FINITE, NEAREST)
    as_near = Eq(Abs(X - y), Abs(X - m))
    return [
        Goal(
            "not farther",
            (*hypotheses, INTEGER),
            Ge(Abs(X - y), Abs(X - m)),
            "no number of the same quantum, or a larger one, is nearer",
        ),
        Goal(
            "not farther, finer",
            (*hypotheses, FINER),
            Ge(Abs(X - y), Abs(X - m)),
            "no number of a smaller quantum is nearer",
        ),
        Goal(
            "even",
            (*hypotheses, INTEGER, Ne(y, m), as_near),
            even,
            "of two as near it is the one with even significand",
        ),
        Goal("even, finer", (*hypotheses, FINER, as_near), even, "also where the other has a smaller quantum"),
    ]


def neighbours(overflow: Basic = f.overflow.domain, underflow: Basic = f.underflow.domain) -> list[Goal]:
    """What is not accepted has a neighbour that is better; where these two hold, infinity and zero."""
    infinite, vanishes = threshold(overflow), vanishing(underflow)
    others = ((m + 1, True), (m - 1, Ge(m, 1)), (P - Integer(1) / 2, And(Eq(m, P), Gt(e, q_min))))
    nearer = [And(exists, Lt(Abs(X - x), Abs(X - m))) for x, exists in others]
    as_near = [And(exists, Eq(Abs(X - x), Abs(X - m)), Not(even)) for x, exists in others[:2]]
    integral = Or(Eq(m, 0), Ge(m, 1))
    zero = Lt(2 * X, 1)
    return [
        Goal(
            "better",
            (*CANONICAL, *FINITE, integral, Not(NEAREST)),
            Or(*nearer, *as_near),
            "a neighbour is nearer, or as near and even",
        ),
        Goal(
            "largest",
            (*CANONICAL, Eq(m, 2 * P - 1), Not(infinite)),
            Lt(Abs(X - m), Abs(X - (m + 1))),
            "below the threshold no neighbour above the largest number is needed",
        ),
        Goal(
            "threshold",
            (Gt(two(f.p), 0), infinite),
            Ge(X, 2 * P - Integer(1) / 2),
            "infinity from P * (2 - 2^-p) on",
        ),
        Goal("threshold, back", (Gt(two(f.p), 0), Ge(X, 2 * P - Integer(1) / 2)), infinite, "and only from there on"),
        Goal(
            "zero",
            (vanishes, Gt(X, 0), Ge(y, 1)),
            And(Ge(Abs(X - y), X), implies(zero, Gt(Abs(X - y), X))),
            "where |A/B| vanishes, zero is nearest",
        ),
        Goal(
            "not zero",
            (Not(vanishes), Gt(X, 0)),
            Lt(Abs(X - 1), X),
            "elsewhere the smallest number is nearer than zero",
        ),
    ]


def threshold(overflow: Basic) -> Ge:
    """The condition of `overflow`, a domain, on the fraction."""
    return next(x for x in real(overflow).xreplace(ONE).args if X in x.free_symbols)


def vanishing(underflow: Basic) -> Le:
    """The condition of `underflow`, a domain, on the fraction."""
    return next(x for x in real(underflow).xreplace(ONE).args if X in x.free_symbols)


def changed(goal: Goal, relation: Basic) -> Goal:
    """`goal` with `relation` for the right one."""
    return Goal(goal.name, tuple(relation if x == NEAREST else x for x in goal.hypotheses), goal.claim)


def _prefixed(name: str, goals: Sequence[Goal]) -> Goal:
    return next(goal for goal in goals if goal.name == name)


def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """All of them; and a relation that is wrong."""
    _, finer, tie, _ = near = accepted()
    wide = NEAREST.xreplace({Le(-4 * (X - m), 1): Le(-2 * (X - m), 1)})
    odd = NEAREST.xreplace({even: Not(even)})
    early = f.overflow.domain.xreplace({2 ** (f.p + 1) - 1: 2 ** (f.p + 1) - 3})
    swallowing = f.underflow.domain.xreplace({Le(2 * f.N_min, f.D_min): Le(f.N_min, f.D_min)})
    if NEAREST in (wide, odd) or early == f.overflow.domain or swallowing == f.underflow.domain:
        raise ValueError("the relation is not of the form that the mutants change")
    return [*near, *neighbours()], [
        Mutant("half the gap below a power of two not minded", changed(finer, wide)),
        Mutant("ties to odd", changed(tie, odd)),
        Mutant("overflow one quantum early", _prefixed("threshold", neighbours(overflow=early))),
        Mutant("up to the smallest number all vanishes", _prefixed("zero", neighbours(underflow=swallowing))),
    ]


PROOFS = (
    Proof(
        "FLOAT_NEAREST",
        "the float relation accepts exactly the nearest number of the format, of two the one with even significand",
        REGULAR,
        "SMT on reals, from the relation",
        "every binary format with a precision of at least 2, so float16, bfloat16, float32 and float64; A and B finite and not 0",
        Question(
            build,
            link="ieee754.rounding, overflow and underflow against IEEE 754's definition of rounding to nearest, which fp.div has too",
        ),
        relations=("ieee754.rounding", "ieee754.subnormal", "ieee754.overflow", "ieee754.underflow"),
        tools=("z3-solver", "cvc5", "sympy"),
        assumptions=(
            "in units of C's quantum, numbers of as large a quantum are integers, others at most (2^p - 1) / 2",
            "`better` may name the neighbour above the largest number, which is none; joined with `largest`, another then is",
        ),
        rests_on=("FLOAT_FRACTION_FREE",),
        quick=True,
    ),
)
