"""The float relation accepts exactly the quotient of SMT-LIB's `fp.div`: each format whole, all bit patterns of A, B and C.

Claims, of each format: the relation accepts exactly what fp.div(RNE, a, b) gives, with each of its comparisons of fractions
decided by the bits of a quotient, which FP_DIV_CONDITIONS proves to be no change; but for float64 also the relation as the
specification's own code writes it, products and all, given only that its comparisons are so decided.
Method: Bitwuzla, with nothing given; and Bitwuzla and Z3 on one script that has the divisions of both. A division beside
fp.div's that is the solver's own (`fp_unpacking`) leaves only the rounding to prove. At small formats both solvers find by
multiplication, with nothing given, that the comparisons are so decided.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from sympy import Abs, Basic, Eq, Not, Symbol, false, true

from contracts.obligations import FORMS
from groups import FLOAT, REGULAR
from smt.fp_conditions import BELOW, CONDITIONS, HALFWAY, decided, first, lost, place, rest
from smt.fp_div import EVEN, TINY, changed, script, shifts, small_format, sort
from smt.fp_unpacking import Divided, Unpacked, by_bitwuzla, by_z3, divided_by_bitwuzla, divided_by_z3, places
from smt.lib import Goal, Mutant, Question
from smt.words import Sheet, Truth, Word, fold
from vinculum.prove.model import Proof
from vinculum_spec import ieee754 as f

BOTH, ALONE = ("bitwuzla", "z3"), ("bitwuzla",)
WAYS = {"bitwuzla": (by_bitwuzla, divided_by_bitwuzla), "z3": (by_z3, divided_by_z3)}


def divided(sheet: Sheet, form: f.Format, ways: Sequence[str]) -> tuple[Word, list[Word]]:
    """The quotient, and by how much each significand is moved, as the first way has them.

    `rest`: a remainder is left. `same`: the other ways have the same.
    """
    found: list[tuple[list[Unpacked], Divided]] = []
    for way in ways:
        unpack, divide = WAYS[way]
        operands = [unpack(form, name) for name in "ab"]
        sheet.lines += [line for x in operands for line in x.lines]
        found.append((operands, divide(form, *(x.significand for x in operands))))
    (ours, division), *others = found
    sheet.lines += [
        f"(define-fun part () (_ BitVec {form.p + 2}) {division.part})",
        f"(define-fun rest () Bool {division.rest})",
    ]
    same = [f"(= part {x.part}) (= rest {x.rest})" for _, x in others]
    same += [f"(= {x.moved} {y.moved})" for operands, _ in others for x, y in zip(operands, ours, strict=True)]
    alike = f"(and {' '.join(same)})" if same else "true"
    sheet.lines.append(f"(define-fun same () Bool {alike})")
    return sheet.unsigned("part", form.p + 2), [sheet.unsigned(x.moved, places(form)) for x in ours]


def bits_of_the_quotient(
    sheet: Sheet, form: f.Format, ways: Sequence[str], seen: Mapping[Symbol, object]
) -> dict[Symbol, object]:
    """What the conditions speak of, as terms."""
    p = form.p
    part, (by_a, by_b) = divided(sheet, form, ways)
    last = (seen[f.e_A] - by_a) - (seen[f.e_B] - by_b) - (p + 1)  # type: ignore[operator]
    found: dict[Symbol, object] = {rest: Truth(sheet, "rest")}
    units = {"C": seen[f.e_C], "min": sheet.constant(form.q_min), "max": sheet.constant(form.q_max)}
    for unit, exponent in units.items():
        k = exponent - last  # type: ignore[operator]
        cut = (k - 1).clipped(0, p + 2)
        found |= {
            place(unit): k,
            first(unit): part >> cut,
            first(unit, 4): part * 2 >> cut,
            lost(unit): part.cleared(cut) != part,
        }
    return found


def decoded(sheet: Sheet, form: f.Format) -> dict[Symbol, object]:
    """The variables of the relation that are read from a, b and c: all but the fractions."""
    variables = [getattr(f, f"{part}_{operand}") for operand in "ABC" for part in ("s", "m", "e", "inf", "nan")]
    patterns = [sheet.pattern(x, form.width) for x in "abc"]
    return dict(zip(variables, [part for x in patterns for part in f.decode(x, form)], strict=True))


def unpacked(name: str, form: f.Format) -> Goal:
    """Both ways to take an operand apart are the specification's, normalised."""
    reach, x = 2 ** places(form) - 1, f"({sort(form)} a)"
    sheet = Sheet(form.width + reach, reach)
    _, m, _, _, _ = f.decode(sheet.pattern("a", form.width), form)
    right = []
    for unpack, _ in WAYS.values():
        taken = unpack(form, "a")
        sheet.lines += taken.lines
        moved = m << sheet.unsigned(taken.moved, places(form)) == sheet.unsigned(taken.significand, form.p)
        right.append(f"{moved.text} (= ((_ extract {form.p - 1} {form.p - 1}) {taken.significand}) #b1)")
    return Goal(
        f"{name}: unpacked",
        (f"(or (fp.isNormal {x}) (fp.isSubnormal {x}))",),
        f"(and {' '.join(right)})",
        "a regular number is taken apart, both ways, into p bits that begin with a 1, as the specification decodes it",
        str(sheet),
    )


def whole(
    name: str,
    form: f.Format,
    ways: Sequence[str] = BOTH,
    relation: Basic = f.quotient.statement,
    rounding: str = "RNE",
) -> Goal:
    """The relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives.

    Asked of those whose way to divide the script has. Of two it is given that they have the same quotient.
    """
    sheet = Sheet(form.width + 4, form.p + 3)
    seen = decoded(sheet, form)
    values = {**seen, **bits_of_the_quotient(sheet, form, ways, seen)}
    holds = fold(decided(relation).subs(f.parameter_values(form)), values)
    return Goal(
        f"{name}: whole, by {' and '.join(ways)}",
        ("(or special same)",) if len(ways) > 1 else (),
        "(and no_overflow (= relation accepted))",
        "the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives",
        script(sheet, form, holds, rounding),
        solvers=tuple(ways),
    )


def indifferent(name: str, form: f.Format, relation: Basic = f.quotient.statement) -> Goal:
    """Of special operands no comparison matters, and BELOW matters only where m_C is 2^(p - 1)."""
    sheet = Sheet(form.width + 4)
    seen = decoded(sheet, form)
    free = {old: Symbol(f"comparison_{number}") for number, old in enumerate(CONDITIONS)}
    values = dict(seen)
    for symbol in free.values():
        sheet.lines.append(f"(declare-const {symbol} Bool)")
        values[symbol] = Truth(sheet, str(symbol))
    sheet.lines.append("(declare-const another Bool)")
    folded = decided(relation, free).subs(f.parameter_values(form))
    holds, other = (fold(folded, {**values, **x}) for x in ({}, {free[BELOW]: Truth(sheet, "another")}))
    power = seen[f.m_C] == 2 ** (form.p - 1)
    return Goal(
        f"{name}: comparisons that do not matter",
        (),
        f"(and (=> special (= relation accepted)) (or {power.text} (= relation {other.text})))",  # type: ignore[attr-defined]
        "whatever the comparisons are: of special operands the relation accepts exactly what fp.div gives, and that of the gap below "
        "a power of two matters only there",
        script(sheet, form, holds),
    )


def as_written(
    name: str,
    form: f.Format,
    ways: Sequence[str] = BOTH,
    lemmas: Mapping[Basic, Basic] = CONDITIONS,
    rounding: str = "RNE",
) -> Goal:
    """The relation as `observe` has it accepts exactly what fp.div gives, given what decides some of its comparisons."""
    reach = 2 * form.p + 2
    sheet, parameters = Sheet(4 * form.p + 6, reach), f.parameter_values(form)
    a, b, c = (sheet.pattern(x, form.width) for x in "abc")
    seen = f.observe(a, b, c, form, reach)
    values = {**seen, **bits_of_the_quotient(sheet, form, ways, seen)}
    met = sheet.truth("same")
    for old, new in lemmas.items():
        one, two = (fold(x.subs(parameters), values) for x in (old, new))
        alike = sheet.truth(f"(= {one.text} {two.text})")
        met &= alike | ~(seen[f.m_C] == 2 ** (form.p - 1)) if old == BELOW else alike
    given = "that its comparisons are" if len(lemmas) > 1 else "that its comparison with half a unit is"
    return Goal(
        f"{name}: as written, by {' and '.join(ways)}",
        (f"(or special {met.text})",),
        "(= relation accepted)",
        f"the relation as the specification's code writes it accepts exactly what fp.div gives; given: {given} decided as the lemmas say",
        script(sheet, form, fold(f.quotient.statement.subs(parameters), seen), rounding),
        solvers=tuple(ways),
    )


def linked(name: str, form: f.Format, conditions: Mapping[Basic, Basic] = CONDITIONS) -> Goal:
    """At a small format solvers find the conditions by themselves, products and all."""
    goal = as_written(name, form, lemmas=conditions)
    return replace(
        goal,
        name=f"{name}: conditions",
        given=(),
        claim=f"(and no_overflow {goal.given[0]})",
        says="both ways to divide have one quotient, whose bits decide the comparisons that the specification's code writes",
        solvers=(),
    )


def build(name: str) -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """One format."""
    form, ways = FORMS[name], ALONE if name in UNWAITED else BOTH
    asked = partial(whole, name, form, ways)
    of_written = WRITTEN.get(name, ())
    written = [as_written(name, form, *x) for x in of_written]
    goals = [unpacked(name, form), indifferent(name, form), asked()]
    if ways == BOTH:
        goals.append(whole(name, form, ALONE))
    return [*goals, *written, *(shifts(goal.name, goal.preamble, goal.solvers) for goal in written[-1:])], [
        Mutant("rounded toward zero", asked(rounding="RTZ")),
        Mutant("ties to odd", asked(relation=changed(EVEN, Not(EVEN)))),
        *(Mutant("rounded toward zero, as written", as_written(name, form, *x, "RTZ")) for x in of_written[:1]),
        Mutant("the gap below minded everywhere", indifferent(name, form, changed(Eq(f.m_C, 2 ** (f.p - 1)), true))),
        Mutant("sign lost", indifferent(name, form, changed(Eq(f.s_C, Abs(f.s_A - f.s_B)), Eq(f.s_C, 0)))),
    ]


def small() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """The conditions at small formats, and wrong ones."""
    forgotten = {"a remainder": rest, "bits that are lost": lost("C")}
    return [linked(name, form) for name, form in LINKED.items()], [
        Mutant(
            f"{words} not minded",
            linked("3+3", TINY["3+3"], {x: y.xreplace({symbol: false}) for x, y in CONDITIONS.items()}),
        )
        for words, symbol in forgotten.items()
    ]


# The goals on the relation as it is written: whose division, and which lemmas. More takes minutes.
WRITTEN: Mapping[str, Sequence[tuple[Sequence[str], Mapping[Basic, Basic]]]] = {
    "float16": ((ALONE, {HALFWAY: CONDITIONS[HALFWAY]}), (BOTH, CONDITIONS)),
    "bfloat16": ((ALONE, {HALFWAY: CONDITIONS[HALFWAY]}),),
    "float32": ((ALONE, CONDITIONS),),
}
LINKED = {"3+3": TINY["3+3"], "4+4": small_format(4, 4)}
UNWAITED = {"float64": "Bitwuzla alone of the whole: Z3 gives no answer in 400 s"}
LINK = "ieee754.quotient itself, against a definition that others made"
TOOLS = ("bitwuzla", "z3-solver", "sympy")
JOINED = (
    "SMT-LIB's bvudiv and bvurem are the integral quotient and remainder of natural numbers (their definition)",
    "that `bits_of_the_quotient` has on bit-vectors what FP_DIV_CONDITIONS says on integers is read; computed at small formats",
    "where two solvers are asked on one script it is given that both ways to divide have one quotient: `wide` of FP_DIV_CONDITIONS",
    "where Bitwuzla is asked alone of the whole, nothing is given; where goals are named as written, lemmas of FP_DIV_CONDITIONS are",
    "SymPy's tree of a relation is folded as it is",
)
RESTS_ON = (
    *("FP_DIV_CONDITIONS", "FP_DIV_CONDITIONS_SMALL", "FLOAT_UNITS_NORMALISED", "FLOAT_POWERS"),
    *("FLOAT_FRACTION_FREE", "FLOAT_SHIFTS_CUT_OFF"),
)


def proof(name: str, seconds: float) -> Proof:
    """One format."""
    details = {"solvers": UNWAITED[name]} if name in UNWAITED else {}
    return Proof(
        f"FP_DIV_{name.upper()}",
        f"the relation accepts exactly fp.div's quotient: {name}",
        FLOAT,
        "SMT on bit-vectors and floating point",
        f"{name}; all bit patterns of A, B and C, in one piece",
        Question(partial(build, name), LINK, ("bitwuzla", "z3"), seconds, details=details),
        ("ieee754.quotient",),
        TOOLS,
        assumptions=JOINED,
        rests_on=RESTS_ON,
        seconds=2 * seconds,
    )


PROOFS = (
    Proof(
        "FP_DIV_CONDITIONS_SMALL",
        "the bits of the quotient decide the comparisons of the float relation as the specification's code writes them: small formats",
        REGULAR,
        "SMT on bit-vectors",
        f"formats of {', '.join(LINKED)} bits of exponent and precision; all bit patterns of A, B and C",
        Question(small, LINK, ("z3", "bitwuzla"), 200.0),
        ("ieee754.quotient",),
        TOOLS,
        rests_on=("FLOAT_SHIFTS_CUT_OFF",),
        seconds=400.0,
    ),
    proof("bfloat16", 200.0),
    proof("float16", 200.0),
    proof("float32", 450.0),
    proof("float64", 450.0),
)
