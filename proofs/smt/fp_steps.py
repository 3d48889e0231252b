"""The formulas by which `fp_whole` matches fp.div are what the contracts of the scalar steps ask for.

Claim: the quotient of significands and its remainder, its first bit, the bits that are cut off, scale, rounding and packing, as
`fp_whole.rounded` has them, meet those contracts, at each format. Method: SMT on integers.
"""

from collections.abc import Sequence
from dataclasses import replace

from sympy import And, Basic, Eq, Ge, Gt, Le, Lt, Mod, Ne, Not, Or, symbols

from contracts import steps
from contracts.obligations import FORMS
from contracts.steps import MINIMUM_SHIFT, ea, eb, m, ma, mb, shift, unit
from groups import QUOTIENT, REGULAR
from smt.composition import EXACT, W, scaled, table, written
from smt.lib import Goal, Mutant, Question
from vinculum.prove.model import Proof
from vinculum_spec import ieee754 as f
from vinculum_spec.relation import implies

LINK = "ieee754.quotient against fp.div: fp.div is the scalar model's steps, whose contracts imply the relation (SCALAR_COMPOSITION)"
IDS = (QUOTIENT, *REGULAR)
BY_HAND = (
    "the lemmas of FP_DIV_STEPS are joined by hand",
    "that its formulas on integers are those of `fp_whole.rounded`, which the solver has on bit-vectors, is read, not computed",
)

quotient, low, half, X, J, T, c = symbols("quotient low half X J T c", integer=True)
n, d, q, r = steps.n, steps.d, steps.q, steps.r


def floor_goals() -> list[Goal]:
    """q, r and the bits below q, from the quotient and the remainder of SMT-LIB's division, for any precision."""
    K, L, R = symbols("K L R", integer=True)  # half * mb, low * mb, the remainder
    twice, first, below = symbols("twice first below", integer=True)  # 2q and the first bit that is cut off; the others
    cut = (Eq(quotient, twice * half + below), Eq(twice, 2 * q + first), Or(Eq(first, 0), Eq(first, 1)), Ge(below, 0))
    bits = (*cut, Lt(below, half), Eq(low, quotient - q * 2 * half))
    known = (Gt(mb, 0), Ge(R, 0), Lt(R, mb), Eq(d, 2 * K), Eq(r, L + R))
    facts = (
        Ge(L, 0),
        implies(Gt(low, half), Ge(L, K + mb)),
        implies(Lt(low, half), Le(L + mb, K)),
        implies(Eq(low, half), Eq(L, K)),
        Le(L + mb, 2 * K),
    )
    more, tie = Or(Gt(low, half), And(Eq(low, half), Ne(R, 0))), And(Eq(low, half), Eq(R, 0))
    return [
        Goal("not negative", (Gt(mb, 0), Ge(low, 0)), Ge(low * mb, 0), "the bits below q times mb"),
        Goal(
            "below",
            (Gt(mb, 0), Gt(low, half)),
            Ge(low * mb, half * mb + mb),
            "what is above half a unit stays so times mb",
        ),
        Goal("above", (Gt(mb, 0), Lt(low, half)), Le(low * mb + mb, half * mb), "what is below half a unit too"),
        Goal("unit", (Gt(mb, 0), Lt(low, 2 * half)), Le(low * mb + mb, 2 * half * mb), "and what is below a unit"),
        Goal(
            "first bit cut off, more", (*bits, Eq(first, 1), Gt(below, 0)), Gt(low, half), "it is 1, and so are others"
        ),
        Goal("first bit cut off, tie", (*bits, Eq(first, 1), Eq(below, 0)), Eq(low, half), "it is 1 alone"),
        Goal("first bit cut off, less", (*bits, Eq(first, 0)), Lt(low, half), "it is 0"),
        Goal(
            "doubled",
            (Eq(quotient, q * 2 * half + low), Ge(low, 0), Lt(low, 2 * half)),
            And(Eq(2 * quotient - q * 4 * half, 2 * low), Ge(2 * low, 0), Lt(2 * low, 4 * half)),
            "of twice the quotient, with one place more cut off, q is the same, and what is cut off and half a unit are doubled",
        ),
        Goal(
            "split",
            (Eq(quotient, q * 2 * half + low),),
            Eq(quotient * mb, q * (2 * half * mb) + low * mb),
            "the quotient in two parts, times mb",
        ),
        Goal("remainder", (*known, *facts), And(Ge(r, 0), Lt(r, d)), "r is at least 0 and below d"),
        Goal("more", (*known, *facts, more), Gt(2 * r, d), "more than half a unit"),
        Goal("tie", (*known, *facts, tie), Eq(2 * r, d), "half a unit"),
        Goal("less", (*known, *facts, Not(more), Not(tie)), Lt(2 * r, d), "less than half a unit"),
        Goal(
            "fraction",
            (Eq(J * T, c), Eq(W, 4 * ma * T), Eq(X, ma * c), Eq(d, J * mb)),
            Eq(4 * X * mb, d * W),
            "X/d is ma/mb * 2^shift: apply_shift's contract, with T = 2^shift, J = 2^(p + 1 - shift) and c = 2^(p + 1)",
        ),
    ]


def wide_goals() -> list[Goal]:
    """A quotient to p + 1 bits more gives quotient and remainder: `fp_unpacking.divided_by_z3` for `divided_by_bitwuzla`."""
    wide, K, N, P, L = symbols("wide K N P L", integer=True)  # K = 2^(p + 1); N, P and L: ma * K, wide * mb, low * mb
    within = (Gt(mb, 0), Lt(mb, K))
    parts = (*within, Eq(P, K * X + L), Le(P, K * N), Lt(K * N, P + mb))  # X: quotient * mb
    facts = (Ge(L, 0), Le(L + mb, K * mb), implies(Gt(low, 0), Ge(L, mb)), implies(Eq(low, 0), Eq(L, 0)))
    claim = And(Ge(N - X, 0), Lt(N - X, mb), Or(And(Eq(low, 0), Eq(N, X)), And(Gt(low, 0), Gt(N, X))))
    split = Goal(
        "wide, split",
        (Eq(wide, quotient * K + low),),
        Eq(wide * mb, K * (quotient * mb) + low * mb),
        "the wide quotient in two parts, times mb",
    )
    lower = Goal("wide, lower bits", (Gt(mb, 0), Gt(low, 0)), Ge(low * mb, mb), "bits that are not all 0, times mb")
    upper = Goal("wide, all lower bits", (Gt(mb, 0), Lt(low, K)), Le(low * mb + mb, K * mb), "any such bits, times mb")
    return [
        split,
        lower,
        upper,
        *(
            Goal(
                f"{name}: wide",
                (*(x.subs(K, 2 ** (form.p + 1)) for x in (*parts, *facts)), Ge(low, 0)),
                claim,
                "the first bits are the quotient, and the others are all 0 exactly where it leaves no remainder",
            )
            for name, form in FORMS.items()
        ),
    ]


def step_goals(name: str, form: f.Format) -> list[Goal]:
    """scale, round_half_even and pack, by their formulas."""
    contract = steps.round_half_even.relation
    natural = ea - eb - form.p
    scale = (
        scaled(form)[0],
        table(form),
        Or(And(Ge(ma, mb), Eq(J, natural + 1)), And(Lt(ma, mb), Eq(J, natural))),
        Or(And(Ge(J, form.q_min), Eq(unit, J)), And(Lt(J, form.q_min), Eq(unit, form.q_min))),
        Or(And(Ge(EXACT, MINIMUM_SHIFT), Eq(shift, EXACT)), And(Lt(EXACT, MINIMUM_SHIFT), Eq(shift, MINIMUM_SHIFT))),
    )
    up = Or(Gt(2 * r, d), And(Eq(2 * r, d), Ne(Mod(q, 2), 0)))
    rounding = (written(contract.domain, form), Gt(d, 0), Or(And(up, Eq(m, q + 1)), And(Not(up), Eq(m, q))))
    magnitude = (unit - form.q_min) * 2 ** (form.p - 1) + m
    infinity = 2 ** (form.width - 1) - 2 ** (form.p - 1)
    least = Or(And(Le(magnitude, infinity), Eq(J, magnitude)), And(Gt(magnitude, infinity), Eq(J, infinity)))
    read = And(f.encoding.domain, f.encoding.holds, f.decoding.domain, f.decoding.holds)
    pack = (
        written(steps.pack.relation.domain, form),
        written(read, form),
        least,
        Eq(f.bits, steps.sign * 2 ** (form.width - 1) + J),
    )
    floor = (scaled(form)[0], Le(quotient * mb, ma * 2 ** (form.p + 1)))
    whole = (*floor, Gt(quotient * mb + mb, ma * 2 ** (form.p + 1)))
    first = Ge(quotient, 2 ** (form.p + 1))
    return [
        Goal(
            f"{name}: quotient",
            floor,
            Lt(quotient, 2 ** (form.p + 2)),
            "the bit-vector's quotient has p + 2 bits: none is cut off",
        ),
        Goal(
            f"{name}: first bit",
            whole,
            Or(And(first, Ge(ma, mb)), And(Not(first), Lt(ma, mb))),
            "the first of these bits is 1 exactly where ma >= mb",
        ),
        Goal(f"{name}: scale", scale, scaled(form)[1], "unit and shift meet scale's contract"),
        Goal(f"{name}: round_half_even", rounding, written(contract.holds, form), "m meets round_half_even's contract"),
        Goal(f"{name}: pack", pack, written(steps.pack.relation.holds, form), "the pattern meets pack's contract"),
    ]


def lemmas() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """All of them; wrong ones at float16."""
    floors = floor_goals()
    _, first, scale, rounding, _ = step_goals("float16", FORMS["float16"])
    tie, first_bit = (next(goal for goal in floors if goal.name == x) for x in ("tie", "first bit cut off, tie"))
    wides = wide_goals()
    steps_ = [goal for name, form in FORMS.items() for goal in step_goals(name, form)]
    beyond = next(goal for goal in wides if goal.name == "float16: wide")
    return [*floors, *wides, *steps_], [
        Mutant(
            "remainder forgotten",
            Goal("tie", (*tie.given[:-1], Eq(tie.given[-1].args[0], tie.given[-1].args[0]), Eq(low, half)), tie.claim),
        ),
        Mutant("others not minded where the first bit cut off is 1", replace(first_bit, given=first_bit.given[:-1])),
        Mutant(
            "a denominator of more bits than are added", replace(beyond, given=(beyond.given[0], *beyond.given[2:]))
        ),
        Mutant("a quotient that is too small", replace(first, given=first.given[:-1])),
        Mutant(
            "ma > mb for ma >= mb",
            Goal(
                "scale",
                tuple(
                    x.xreplace({Ge(ma, mb): Gt(ma, mb), Lt(ma, mb): Le(ma, mb)}) if isinstance(x, Basic) else x
                    for x in scale.given
                ),
                scale.claim,
            ),
        ),
        Mutant(
            "ties away from zero",
            Goal(
                "round_half_even",
                tuple(x.xreplace({Ne(Mod(q, 2), 0): Eq(r, r)}) for x in rounding.given),
                rounding.claim,
            ),
        ),
    ]


PROOFS = (
    Proof(
        "FP_DIV_STEPS",
        "the formulas by which fp.div is matched meet the contracts of the scalar steps",
        IDS,
        "SMT on integers",
        "float16, bfloat16, float32 and float64",
        Question(lemmas, LINK),
        ("ieee754.rounding",),
        ("z3-solver", "cvc5", "sympy"),
        assumptions=BY_HAND,
    ),
)
