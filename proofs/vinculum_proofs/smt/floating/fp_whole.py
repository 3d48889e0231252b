"""The float relation accepts exactly SMT-LIB's `fp.div`: whole formats, all patterns of A, B and C.

Claim, of each format: the relation accepts exactly what fp.div(RNE, a, b) gives. In the relation each comparison of fractions is
replaced by what FP_DIV_CONDITIONS proves to be the same, bits of the quotient of the significands; nothing else is supposed of
a, b and c. Whether these bits are compared with the right numbers is for FP_DIV_CONDITIONS to see, not for `whole`.
Method: each format whole is asked twice. A division beside fp.div's that is the solver's own (`fp_unpacking`) leaves only the
rounding to prove; so one script has Bitwuzla's, with no hypothesis, and one Z3's (`whatever_z3_divides`), where fp.div is the
bit-vectors that Z3's tactics make of it: there is one division in these, and the rest is proved for any quotient that lies where
that one's is proved to lie. Bitwuzla searches both, and Glucose, the one on the clauses that Bitwuzla makes, the other on those of
Z3's tactics: two readings, two searches of each. Z3's own search takes more than minutes for that; of 16-bit formats it and Bitwuzla
are asked on a third script, which has the divisions of both, and that both come to the same is given. Besides: the fractions of the
specification's code are what the conditions suppose (`fp_fractions`). At small formats solvers find by multiplication, with no
hypothesis, that the bits decide the comparisons. Both 16-bit formats are done without any lemma in `exhaustive/fp_div_pairs`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from sympy import Abs, Basic, Eq, Not, Symbol, false, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FLOAT, FORMATS, REGULAR
from vinculum_proofs.smt.bitvector_terms import Sheet, Truth, Word, fold
from vinculum_proofs.smt.floating.fp_conditions import BELOW, CONDITIONS, decided, first, place, rest, sticky
from vinculum_proofs.smt.floating.fp_div import ASSUMED, EVEN, TINY, changed, cut_off, script, small_format, sort
from vinculum_proofs.smt.floating.fp_div import RESTS_ON as FRACTIONS_REST_ON
from vinculum_proofs.smt.floating.fp_fractions import SEARCHES, fractions, saturated
from vinculum_proofs.smt.floating.fp_unpacking import (
    Divided,
    Unpacked,
    by_bitwuzla,
    by_z3,
    divided_by_bitwuzla,
    divided_by_z3,
    places,
)
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.z3_bitblast import as_bit_vectors, whatever_it_divides
from vinculum_spec.relations import ieee754 as f

BOTH = ("bitwuzla", "z3")
OF_BITWUZLA = ("bitwuzla", "glucose-bitwuzla")  # who is asked of what Bitwuzla alone makes of fp.div
WAYS = {"bitwuzla": (by_bitwuzla, divided_by_bitwuzla), "z3": (by_z3, divided_by_z3)}


def third(form: f.Format) -> dict[str, str]:
    """Regular operands, 1 and 3: a witness that says more than NaN would."""
    exponent = form.emax << (form.p - 1)
    return {x: f"(_ bv{exponent + more} {form.width})" for x, more in (("a", 0), ("b", 3 << (form.p - 2)))}


def divided(sheet: Sheet, form: f.Format, ways: Sequence[str]) -> tuple[Word, list[Word]]:
    """The quotient, and by how much each significand is moved, as the first way has them.

    `rest`: a remainder is left. `same`: the other ways have the same.
    """
    quotients: list[tuple[list[Unpacked], Divided]] = []
    for way in ways:
        unpack, divide = WAYS[way]
        operands = [unpack(form, name) for name in "ab"]
        sheet.lines += [line for x in operands for line in x.lines]
        quotients.append((operands, divide(form, *(x.significand for x in operands))))
    (ours, division), *others = quotients
    sheet.lines += [
        f"(define-fun part () (_ BitVec {form.p + 2}) {division.part})",
        f"(define-fun rest () Bool {division.rest})",
    ]
    same = [f"(= part {x.part}) (= rest {x.rest})" for _, x in others]
    same += [f"(= {x.moved} {y.moved})" for operands, _ in others for x, y in zip(operands, ours, strict=True)]
    agreement = f"(and {' '.join(same)})" if same else "true"
    sheet.lines.append(f"(define-fun same () Bool {agreement})")
    return sheet.unsigned("part", form.p + 2), [sheet.unsigned(x.moved, places(form)) for x in ours]


def bits_of_the_quotient(
    sheet: Sheet, form: f.Format, ways: Sequence[str], observed: Mapping[Symbol, object]
) -> dict[Symbol, object]:
    """What the conditions speak of, as terms."""
    p = form.p
    part, (by_a, by_b) = divided(sheet, form, ways)
    last = (observed[f.e_A] - by_a) - (observed[f.e_B] - by_b) - (p + 1)  # type: ignore[operator]
    values: dict[Symbol, object] = {rest: Truth(sheet, "rest")}
    units = {"C": observed[f.e_C], "min": sheet.constant(form.q_min), "max": sheet.constant(form.q_max)}
    for unit, exponent in units.items():
        k = exponent - last  # type: ignore[operator]
        cut = (k - 1).clipped(0, p + 2)
        values |= {
            place(unit): k,
            first(unit): part >> cut,
            first(unit, 4): part * 2 >> cut,
            sticky(unit): part.cleared(cut) != part,
        }
    return values


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
        parts = unpack(form, "a")
        sheet.lines += parts.lines
        moved = m << sheet.unsigned(parts.moved, places(form)) == sheet.unsigned(parts.significand, form.p)
        right.append(f"{moved.text} (= ((_ extract {form.p - 1} {form.p - 1}) {parts.significand}) #b1)")
    return Goal(
        f"{name}: unpacked",
        (f"(or (fp.isNormal {x}) (fp.isSubnormal {x}))",),
        f"(and {' '.join(right)})",
        "a regular number is taken apart, both ways, into p bits that begin with a 1, as the specification decodes it",
        str(sheet),
    )


def whole_format(
    name: str,
    form: f.Format,
    ways: Sequence[str] = ("bitwuzla",),
    relation: Basic = f.quotient.statement,
    rounding: str = "RNE",
) -> Goal:
    """The relation, its comparisons decided by the quotient's bits, accepts exactly what fp.div gives.

    Of two ways to divide it is given that they have the same quotient.
    """
    sheet = Sheet(form.width + 4, form.p + 3)
    observed = decoded(sheet, form)
    values = {**observed, **bits_of_the_quotient(sheet, form, ways, observed)}
    holds = fold(decided(relation).subs(f.parameter_values(form)), values)
    return Goal(
        f"{name}: whole, divided as by {' and '.join(ways)}",
        ("(or special same)",) if len(ways) > 1 else (),
        "(and no_overflow (= relation accepted))",
        "the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives",
        script(sheet, form, holds, rounding),
        example=third(form),
        solvers=BOTH if len(ways) > 1 else OF_BITWUZLA,
    )


def read_by_z3(name: str, form: f.Format, **changes: Any) -> Goal:
    """`whole` with Z3's way to divide, and with fp.div as Z3 has it in bit-vectors: nothing is given."""
    goal = whole_format(name, form, ("z3",), **changes)
    return replace(
        goal,
        name=f"{name}: whole, as Z3 reads fp.div",
        claim="(not refuted)",
        says=f"{goal.says}: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose",
        preamble=as_bit_vectors(goal.refutation(), dict.fromkeys("abc", form.width), "refuted"),
        solvers=SEARCHES,
    )


def whatever_z3_divides(name: str, form: f.Format, more: int = 0) -> tuple[Goal, Goal]:
    """The goals of `read_by_z3` in two: where its quotient lies, and the rest for any quotient there.

    There is one division in it, fp.div's and that of `divided_by_z3` being the same. `more`: bits that it is said to have more.
    """
    exact = read_by_z3(name, form)
    script, last = whole_format(name, form, ("z3",)), 2 * form.p + 2
    widths = dict.fromkeys("abc", form.width)
    rest, quotient = whatever_it_divides(script.refutation(), widths, "refuted", "quotient")
    special = as_bit_vectors(f"{script.preamble}\n(assert special)", {}, "special")
    size = 3 * form.p + 2
    ends = [f"(_ bv{2 ** (last + more + k)} {size})" for k in (-1, 1)]
    between = f"(and (bvule {ends[0]} quotient) (bvult quotient {ends[1]}))"
    return (
        Goal(
            f"{name}: quotient, as Z3 reads fp.div",
            ("(not special)",),
            between,
            "the quotient of the significands, as Z3 has fp.div divide them, begins with the first of its p + 2 bits or the second",
            f"{quotient}\n{special}",
            example=third(form),
            solvers=SEARCHES,
        ),
        replace(
            exact,
            hypotheses=(f"(or special {between})",),
            says=f"{exact.says}; whatever the quotient of the significands is that lies where it does",
            preamble=f"{rest}\n{special}",
            general=True,
        ),
    )


def indifferent(name: str, form: f.Format, relation: Basic = f.quotient.statement) -> Goal:
    """Of special operands no comparison matters, and BELOW matters only where m_C is 2^(p - 1)."""
    sheet = Sheet(form.width + 4)
    observed = decoded(sheet, form)
    free = {old: Symbol(f"comparison_{number}") for number, old in enumerate(CONDITIONS)}
    values = dict(observed)
    for symbol in free.values():
        sheet.lines.append(f"(declare-const {symbol} Bool)")
        values[symbol] = Truth(sheet, str(symbol))
    sheet.lines.append("(declare-const another Bool)")
    folded = decided(relation, free).subs(f.parameter_values(form))
    holds, other = (fold(folded, {**values, **x}) for x in ({}, {free[BELOW]: Truth(sheet, "another")}))
    power = observed[f.m_C] == 2 ** (form.p - 1)
    return Goal(
        f"{name}: comparisons that do not matter",
        (),
        f"(and (=> special (= relation accepted)) (or {power.text} (= relation {other.text})))",  # type: ignore[attr-defined]
        "whatever the comparisons are: of special operands the relation accepts exactly what fp.div gives, and that of the gap below "
        "a power of two matters only there",
        script(sheet, form, holds),
    )


def linked(name: str, form: f.Format, conditions: Mapping[Basic, Basic] = CONDITIONS) -> Goal:
    """At a small format solvers find the conditions by themselves, products and all."""
    sheet, parameters = cut_off(form), f.parameter_values(form)
    a, b, c = (sheet.pattern(x, form.width) for x in "abc")
    observed = f.observe(a, b, c, form, sheet.reach)
    values = {**observed, **bits_of_the_quotient(sheet, form, BOTH, observed)}
    holds = sheet.truth("same")
    for old, new in conditions.items():
        one, two = (fold(x.subs(parameters), values) for x in (old, new))
        agrees = sheet.truth(f"(= {one.text} {two.text})")
        holds &= agrees | ~(observed[f.m_C] == 2 ** (form.p - 1)) if old == BELOW else agrees
    return Goal(
        f"{name}: conditions",
        (),
        f"(and no_overflow (or special {holds.text}))",
        "both ways to divide have one quotient, whose bits decide the comparisons that the specification's code writes",
        script(sheet, form, fold(f.quotient.statement.subs(parameters), observed)),
    )


def build(name: str) -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """One format."""
    form = FORMATS[name]
    goal_of = partial(whole_format, name, form)
    goals = [
        unpacked(name, form),
        saturated(name, form),
        *fractions(name, form),
        indifferent(name, form),
        goal_of(),
        *whatever_z3_divides(name, form),
    ]
    changes = [
        Mutant("rounded toward zero", goal_of(rounding="RTZ")),
        Mutant("ties to odd", goal_of(relation=changed(EVEN, Not(EVEN)))),
        Mutant("rounded toward zero, as Z3 reads it", read_by_z3(name, form, rounding="RTZ")),
        Mutant("a quotient of twice the size", whatever_z3_divides(name, form, 1)[0]),
        Mutant("a fraction turned over", fractions(name, form, "ba")[0]),
        Mutant("units of twice the size", fractions(name, form, off=1)[1]),
        Mutant("m_C a bit too short", fractions(name, form, less=1)[-1]),
        unpacked(name, form).mutant("significands that begin with a 0", "#b1)", "#b0)"),
        Mutant("cut off a place too soon", saturated(name, form, 1)),
        Mutant("the gap below minded everywhere", indifferent(name, form, changed(Eq(f.m_C, 2 ** (f.p - 1)), true))),
        Mutant("sign lost", indifferent(name, form, changed(Eq(f.s_C, Abs(f.s_A - f.s_B)), Eq(f.s_C, 0)))),
    ]
    if name in OF_16_BITS:
        goals.append(goal_of(BOTH))
        changes.append(Mutant("rounded toward zero, divided both ways", goal_of(BOTH, rounding="RTZ")))
    return goals, changes


def small() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """The conditions at small formats, and wrong ones."""
    forgotten = {"a remainder": rest, "bits that are lost": sticky("C")}
    return [linked(name, form) for name, form in LINKED.items()], [
        Mutant(
            f"{words} not minded",
            linked("3+3", TINY["3+3"], {x: y.xreplace({symbol: false}) for x, y in CONDITIONS.items()}),
        )
        for words, symbol in forgotten.items()
    ]


LINKED = {"3+3": TINY["3+3"], "4+4": small_format(4, 4)}
OF_16_BITS = ("bfloat16", "float16")  # of larger ones Z3 takes most of a minute and more for two ways to divide
LINK = "ieee754.quotient itself, against a definition that others made"
TOOLS = ("bitwuzla", "z3-solver", "sympy")
OF_SEARCHES = (*TOOLS, "python-sat")
JOINED = (
    *ASSUMED,
    "SMT-LIB's bvudiv and bvurem are the integral quotient and remainder of natural numbers (their definition)",
    "that `bits_of_the_quotient` has on bit-vectors what FP_DIV_CONDITIONS says on integers is read; computed at small formats",
    "of fp.div as Z3 reads it: Z3's tactics `simplify` and `fpa2bv`, and its printer (`smt/z3_bitblast.py`)",
    "of what Glucose searches: Z3's tactics, or Bitwuzla, that make clauses (`vinculum_evidence.solvers.glucose_via_cnf`)",
    "where one script has two ways to divide, that both come to the same is given: `unpacked`, `wide`, `by four times x`",
    "of fp.div as Z3 reads it, the quotient of the significands is any that lies where `quotient` has it: so it is that one too",
    "what is given in `fractions` of three differences of exponents is what `saturated` says of any in an interval that they lie in",
    "the fractions of `fractions`, but for shifts cut off, meet the relation `units`: m_A 2^(e_A - e_B - unit) / m_B, multiplied out",
)
RESTS_ON = (
    "FP_DIV_CONDITIONS",
    "FP_DIV_CONDITIONS_SMALL",
    "FLOAT_UNITS_NORMALISED",
    "FLOAT_POWERS",
    *FRACTIONS_REST_ON,
)


def proof(name: str, seconds: float) -> Proof:
    """One format."""
    return Proof(
        f"FP_DIV_{name.upper()}",
        f"the relation accepts exactly fp.div's quotient: {name}",
        FLOAT,
        "SMT on bit-vectors and floating point",
        f"{name}; all bit patterns of A, B and C, in one piece; comparisons of fractions as FP_DIV_CONDITIONS decides them",
        Question(partial(build, name), LINK, BOTH, seconds),
        ("ieee754.quotient",),
        OF_SEARCHES,
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
        assumptions=ASSUMED,
        rests_on=("FLOAT_SHIFTS_CUT_OFF",),
        seconds=400.0,
    ),
    proof("bfloat16", 200.0),
    proof("float16", 200.0),
    proof("float32", 450.0),
    proof("float64", 450.0),
)
