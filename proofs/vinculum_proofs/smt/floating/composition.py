"""The contracts of the scalar model's steps together imply the whole relation of float division.

Claims: each step is called within its contract's condition; then the contracts give `ieee754.quotient`, for all
operands of float16, bfloat16, float32 and float64; and the lemmas on which that rests. Among them: the rounded quotient
of two p-bit significands never reaches 2^p, so that there is no carry. Method: SMT on integers, from the contracts and
the relations themselves, at each format.

How it goes. A fraction N/D may be written in any way (FLOAT_FRACTION_FREE), so all of them are written with the
normalised significands: A/B in units of 2^unit is W / (4 mb), where W = 4 * ma * 2^shift. In units of the smallest quantum it is
V / (4 mb), where V = W * 2^(unit - q_min). Then every term is linear but the product of m and mb. Where the shift
was cut off at -2, A/B is ma / H with H = mb * 2^(unit - ea + eb), at least 8 mb.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sympy import And, Basic, Eq, Ge, Gt, Le, Lt, Mod, Ne, Not, Or, symbols, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.contracts import steps
from vinculum_proofs.contracts.steps import MINIMUM_SHIFT, d, ea, eb, m, ma, mb, n, q, r, shift, unit
from vinculum_proofs.requirement_groups import FLOAT, FORMATS
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_spec.relations import ieee754 as f
from vinculum_spec.relations.relation import implies

W, V, H = symbols("W V H", integer=True)
EXACT = ea - eb - unit  # the shift, unless it was cut off
FRACTIONS = ((f.N, f.D), (f.N_min, f.D_min), (f.N_max, f.D_max))


def instantiate(part: Basic, form: f.Format) -> Basic:
    """`part` of a contract at `form`, with W in the place of 4 * ma * 2^shift."""
    return part.xreplace({2 ** (shift - MINIMUM_SHIFT): W / ma}).xreplace(dict(f.parameter_values(form)))


def table(form: f.Format) -> Basic:
    """What W is, for each shift from -2 to p; a power of two above that is at least the next one."""
    values = (And(Eq(shift, k), Eq(W, ma * 2 ** (k - MINIMUM_SHIFT))) for k in range(MINIMUM_SHIFT, form.p + 1))
    return Or(*values, And(Gt(shift, form.p), Ge(W, ma * 2 ** (form.p + 1 - MINIMUM_SHIFT))))


def quanta(form: f.Format) -> Basic:
    """What V = W * 2^(unit - q_min) is, as far as it matters. FLOAT_POWERS has it of any W above 0."""
    largest = 2 ** (form.q_max - form.q_min)
    return And(
        implies(Eq(unit, form.q_min), Eq(V, W)),
        implies(Gt(unit, form.q_min), Ge(V, 2 * W)),
        implies(Le(unit, form.q_max), Le(V, largest * W)),
        implies(Gt(unit, form.q_max), Ge(V, 2 * largest * W)),
    )


def scaled(form: f.Format) -> tuple[Basic, ...]:
    """What is known once the quotient is scaled."""
    contract = steps.scale.relation
    return instantiate(contract.domain, form), instantiate(contract.holds, form), table(form)


def rounded(form: f.Format, numerator: Basic = W, denominator: Basic = 4 * mb) -> Basic:
    """The contract of `round_half_even` where n/d, which is q + r/d, is `numerator`/`denominator`."""
    return instantiate(steps.round_half_even.relation.holds.xreplace({q: 0, r: numerator, d: denominator}), form)


def with_fractions(
    form: f.Format, fractions: Sequence[tuple[Basic, Basic]], relation: Basic = f.quotient.holds
) -> Basic:
    """`relation`, with `fractions` for |A/B| in units of 2^unit, 2^q_min and 2^q_max."""
    pairs = {x: y for old, new in zip(FRACTIONS, fractions, strict=True) for x, y in zip(old, new, strict=True)}
    return relation.xreplace(pairs).xreplace(dict(f.parameter_values(form)))


def packed(form: f.Format) -> tuple[Basic, ...]:
    """Operands that are regular, and what `pack` promises of the result."""
    contract, special = steps.pack.relation, steps.special_case.relation
    return (
        f.units.domain,
        instantiate(special.domain, form),
        instantiate(contract.domain, form),
        instantiate(contract.holds, form),
    )


def calls(name: str, form: f.Format) -> list[Goal]:
    """Each step is called within its contract's condition."""
    unpacked = steps.renamed(steps.unpack.relation, "A")
    operand = instantiate(And(unpacked.domain, unpacked.holds), form)
    smallest, apply_, pack = 2 ** (form.p - 1), steps.apply_shift, steps.pack
    fraction = (Gt(mb, 0), Gt(d, 0), Eq(4 * n * mb, d * W))
    divided = tuple(
        instantiate(x, form)
        for x in (steps.divide_significands.relation.domain, steps.divide_significands.relation.holds)
    )
    return [
        Goal(
            f"{name}: normalise is called with 0 < m < 2^p",
            (operand, f.units.domain),
            instantiate(steps.normalise.relation.domain, form).subs(steps.m, f.m_A),
        ),
        Goal(
            f"{name}: apply_shift is called with a shift from -2 to p",
            scaled(form),
            instantiate(apply_.relation.domain, form),
        ),
        Goal(
            f"{name}: n/d has p bits where W / (4 mb) has", (*fraction, Ge(W, 4 * smallest * mb)), Ge(n, smallest * d)
        ),
        Goal(f"{name}: q is at least 0, r at least 0 and below d", divided, And(Ge(q, 0), Ge(r, 0), Lt(r, d))),
        Goal(
            f"{name}: q has p bits where n/d has",
            (Gt(d, 0), Ge(r, 0), Lt(r, d), Eq(n, q * d + r), Ge(n, smallest * d)),
            Ge(q, smallest),
        ),
        Goal(
            f"{name}: a shift that is cut off is of the smallest unit",
            (*scaled(form), Ne(shift, EXACT)),
            Eq(unit, form.q_min),
        ),
        Goal(
            f"{name}: m is below 2^p, and pack is called within its condition",
            (*scaled(form), rounded(form), Or(Eq(steps.sign, 0), Eq(steps.sign, 1))),
            instantiate(pack.relation.domain, form),
        ),
    ]


def composed(name: str, form: f.Format) -> list[Goal]:
    """The contracts imply the relation: for special operands, numbers, infinities, and cut-off shifts."""
    largest, special = 2 ** (form.q_max - form.q_min), steps.special_case.relation
    above = (V, 4 * mb), (V, 4 * mb * largest)
    cut = (ma, H), (ma, H), (ma, H * largest)
    anything = FRACTIONS[0]  # that e_C is of no number
    case = (instantiate(special.domain, form), instantiate(special.holds, form))
    hypotheses = (*scaled(form), rounded(form), *packed(form))
    number = (*hypotheses, Eq(shift, EXACT), quanta(form), Le(unit, form.q_max))
    infinity = (*hypotheses, Eq(shift, EXACT), quanta(form), Gt(unit, form.q_max))
    zero = (*hypotheses, Eq(unit, form.q_min), Eq(shift, MINIMUM_SHIFT), Ge(H, 8 * mb))
    cases = Or(Eq(shift, EXACT), And(Eq(unit, form.q_min), Eq(shift, MINIMUM_SHIFT), Lt(EXACT, MINIMUM_SHIFT)))
    regular = f.units.domain
    return [
        Goal(
            f"{name}: special operands",
            (*case, Not(steps.regular)),
            with_fractions(form, FRACTIONS),
            "the answer of special_case is the relation's",
        ),
        Goal(
            f"{name}: regular operands", (*case, steps.regular), regular, "where it does not, both are finite and not 0"
        ),
        Goal(f"{name}: cases", scaled(form), cases, "the shift is exact, or cut off at -2 in the smallest unit"),
        Goal(
            f"{name}: number",
            number,
            with_fractions(form, ((W, 4 * mb), *above)),
            "a unit of at most q_max: the rounded number is the relation's",
        ),
        Goal(
            f"{name}: infinity",
            infinity,
            with_fractions(form, (anything, *above)),
            "a unit above q_max: infinity is the relation's",
        ),
        Goal(f"{name}: zero", zero, with_fractions(form, cut), "a shift cut off: zero is the relation's"),
    ]


def mutated(goal: Goal, words: str, old: Any, new: Any) -> Mutant:
    """`goal` with its hypothesis `old` made `new`; ValueError where there is no such hypothesis."""
    if old not in goal.hypotheses:
        raise ValueError(f"{words}: not among the hypotheses of {goal.name}: {old}")
    return Mutant(words, replace(goal, hypotheses=tuple(new if x == old else x for x in goal.hypotheses)))


def wrong_calls(form: f.Format) -> list[Mutant]:
    """Steps that are wrong so that a later one is called outside of its condition."""
    pack = calls("float16", form)[-1]
    _, holds, _ = scaled(form)
    smallest, limit = Ge(unit, form.q_min), Lt(W, 4 * 2**form.p * mb)
    normal = Ge(W, 4 * 2 ** (form.p - 1) * mb)
    unlimited = holds.xreplace({smallest: true, Eq(unit, form.q_min): Eq(unit, form.q_min - 1)})
    wider = holds.xreplace({limit: Le(W, 4 * 2**form.p * mb)})
    lower = holds.xreplace({normal: Gt(2 * W, 4 * 2 ** (form.p - 1) * mb)})
    return [
        mutated(pack, "max with q_min forgotten", holds, unlimited),
        mutated(pack, "ma > mb for ma >= mb, a carry lost", holds, wider),
        mutated(pack, "a unit too large", holds, lower),
    ]


def wrong_steps(form: f.Format) -> list[Mutant]:
    """Mutants: steps that give a wrong result, and relations that the right result does not satisfy."""
    goals = {goal.name: goal for goal in composed("float16", form)}
    number, infinity, nearest, pack = (
        goals["float16: number"],
        goals["float16: infinity"],
        rounded(form),
        packed(form)[-1],
    )
    away = nearest.xreplace({Eq(Mod(m, 2), 0): Gt(4 * mb * m, W)})
    truncated = And(Le(4 * mb * m, W), Lt(W, 4 * mb * (m + 1)))
    early = pack.xreplace({Le(unit, form.q_max): Lt(unit, form.q_max), Gt(unit, form.q_max): Ge(unit, form.q_max)})
    unsigned = pack.xreplace({Eq(f.s_C, steps.sign): Eq(f.s_C, 0)})
    largest = 2 ** (form.q_max - form.q_min)
    fractions = (FRACTIONS[0], (V, 4 * mb), (V, 4 * mb * largest))
    late = with_fractions(form, fractions, f.quotient.holds.xreplace({2 ** (f.p + 1) - 1: 2 ** (f.p + 1) + 1}))
    return [
        mutated(number, "ties away from zero", nearest, away),
        mutated(number, "truncated for rounded", nearest, truncated),
        mutated(number, "infinity for the largest quantum", pack, early),
        mutated(number, "sign lost", pack, unsigned),
        Mutant("overflow threshold too high", replace(infinity, claim=late)),
    ]


def question(goals: Callable[[str, f.Format], list[Goal]], mutants: Callable[[f.Format], list[Mutant]]) -> Question:
    """The goals at every format, and the mutants at the first one."""

    def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
        return [goal for name, form in FORMATS.items() for goal in goals(name, form)], mutants(FORMATS["float16"])

    return Question(build, link=LINK, details={"mutants at": "float16"})


LINK = "scalar model to ieee754.quotient: contracts of the steps, which CrossHair confirms of the code"
SCOPE = "float16, bfloat16, float32 and float64: all operands"
ASSUMED = (
    "the contracts of the steps hold of the code (SCALAR_UNPACK to SCALAR_PACK), with the formats that it has (SCALAR_TABLES)",
    "each goal is used where the one before it holds, in the order of the steps; that order is read off `divide`",
    "fractions and powers of two are as FLOAT_FRACTION_FREE, FLOAT_UNITS, FLOAT_UNITS_NORMALISED and FLOAT_POWERS prove",
)
RESTS_ON = (
    "SCALAR_UNPACK", "SCALAR_SPECIAL_CASE", "SCALAR_NORMALISE", "SCALAR_SCALE", "SCALAR_APPLY_SHIFT", "SCALAR_ALIGN",
    "SCALAR_DIVIDE_SIGNIFICANDS", "SCALAR_ROUND_HALF_EVEN", "SCALAR_PACK", "SCALAR_DIVIDE_COMPOSITION",
    "SCALAR_TABLES", "FLOAT_FRACTION_FREE", "FLOAT_UNITS", "FLOAT_UNITS_NORMALISED", "FLOAT_POWERS",
)  # fmt: skip
TOOLS = ("z3-solver", "cvc5", "sympy")
PROOFS = (
    Proof(
        "SCALAR_CALLS_IN_DOMAIN",
        "each step of the scalar model is called within its contract's condition; a rounded quotient never reaches 2^p",
        ("E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_ROUNDING_0010", "V_DIV_FLOAT_UNITS_0010"),
        "SMT on integers, from the contracts",
        SCOPE,
        question(calls, wrong_calls),
        tools=TOOLS,
        assumptions=ASSUMED,
        rests_on=RESTS_ON,
        quick=False,
    ),
    Proof(
        "SCALAR_COMPOSITION",
        "the contracts of the scalar model's steps together imply the whole relation of float division",
        FLOAT,
        "SMT on integers, from the contracts and the relation",
        SCOPE,
        question(composed, wrong_steps),
        relations=("ieee754.quotient",),
        tools=TOOLS,
        assumptions=ASSUMED,
        rests_on=RESTS_ON,
        quick=False,
    ),
)
