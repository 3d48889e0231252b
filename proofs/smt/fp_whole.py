"""SMT-LIB's `fp.div` of regular operands is the integral quotient of the significands, rounded as the scalar model does.

Claims: for finite operands other than 0, fp.div(RNE, a, b) is what `rounded` builds of floor(sa * 2^(p+1) / sb) and whether
that left a remainder. By `fp_steps` that is what the contracts of the scalar steps ask for; with SCALAR_COMPOSITION: the float
relation accepts what fp.div gives. Each format in one piece: all of its regular operands, normal and subnormal; of float16
and bfloat16 all bit patterns, with the relation itself where an operand is NaN, infinite or 0.
Method: Bitwuzla, with nothing given; and, but for float64, Bitwuzla and Z3 on one script that has the divisions of both. A division
beside fp.div's that is the solver's own (`fp_unpacking`) leaves only the rounding to prove.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial, reduce
from operator import and_

from contracts.obligations import FORMS
from contracts.steps import MINIMUM_SHIFT
from smt.fp_div import definitions, shifts, sort
from smt.fp_steps import BY_HAND, IDS, LINK
from smt.fp_unpacking import by_bitwuzla, by_z3, divided_by_bitwuzla, divided_by_z3, places
from smt.lib import Goal, Mutant, Question
from smt.words import Sheet, Truth, Word
from vinculum.prove.model import Proof
from vinculum_spec import ieee754 as f

ALONE = {"float64": "Bitwuzla alone, of the quotient: Z3 gives no answer in 20 minutes"}
ALL_PATTERNS = ("float16", "bfloat16")  # of the others FP_DIV_SPECIAL has the special operands
REGULAR = "(or (fp.isNormal {x}) (fp.isSubnormal {x}))"


def read(form: f.Format, pattern: str) -> str:
    """The number of a bit pattern."""
    return f"({sort(form)} {pattern})"


def greater(x: Word, y: Word | int) -> Word:
    """The greater of two."""
    return x + (-x + y) * (x < y)


def operand(sheet: Sheet, form: f.Format, name: str, *, declared: bool = False) -> tuple[Word, Word]:
    """An operand, fresh or declared: its significand as the specification decodes it, and the exponent of the normalised one."""
    pattern = sheet.unsigned(name, form.width) if declared else sheet.pattern(name, form.width)
    one, other = by_bitwuzla(form, name), by_z3(form, name)
    alike = f"(and (= {other.significand} {one.significand}) (= {other.moved} {one.moved}))"
    sheet.lines += [*one.lines, *other.lines, f"(define-fun alike_{name} () Bool {alike})"]
    _, m_, e, _, _ = f.decode(pattern, form)
    return m_, e - sheet.unsigned(one.moved, places(form))


def rounded(form: f.Format, part: Word, rest: Truth, exponents: Word) -> Word:
    """The magnitude's bit pattern, by the steps of the scalar model.

    Written as solvers find it easiest to match with fp.div: the quotient begins with a 1, doubled where it does not, and
    is rounded by the first bit that is cut off and whether others are left.
    """
    unit_ = greater(exponents - form.p + (part >= 2 ** (form.p + 1)), form.q_min)
    shift_ = greater(exponents - unit_, MINIMUM_SHIFT)
    small = part < 2 ** (form.p + 1)
    part, but_one = part + part * small, -shift_ + form.p + small  # of the places that are cut off, all but the first
    twice = part >> but_one
    q = twice >> 1
    up = (twice % 2 == 1) & (rest | (q % 2 == 1) | (part.cleared(but_one) != part))
    magnitude = (unit_ - form.q_min) * 2 ** (form.p - 1) + (q + up)
    infinity = 2 ** (form.width - 1) - 2 ** (form.p - 1)
    return magnitude + (-magnitude + infinity) * (magnitude > infinity)


def unpacked(name: str, form: f.Format) -> Goal:
    """Both ways to take an operand apart are alike, and are the specification's, normalised."""
    reach = 2 ** places(form) - 1
    sheet = Sheet(form.width + reach, reach)
    m_, _ = operand(sheet, form, "a")
    right = m_ << sheet.unsigned("shift_a", places(form)) == sheet.unsigned("significand_a", form.p)
    first = f"(= ((_ extract {form.p - 1} {form.p - 1}) significand_a) #b1)"
    return Goal(
        f"{name}: unpacked",
        (REGULAR.format(x=read(form, "a")),),
        f"(and alike_a {first} {right.text})",
        "a regular number is taken apart alike both ways, into p bits that begin with a 1, as the specification decodes it",
        str(sheet),
    )


def quotient(
    name: str, form: f.Format, rounding: str = "RNE", *, both: bool = False, remainder: bool = True, above: str = ""
) -> Goal:
    """fp.div is the quotient, rounded: whether the division left a remainder is minded, or is forgotten.

    Asked of Bitwuzla; or of both solvers, with both divisions, of which it is given then that they, and the operands as each
    has them, are the same. `above`: a text that has the operands already.
    """
    sheet = Sheet(form.width + 4, form.p + 3)
    (_, ea), (_, eb) = (operand(sheet, form, x, declared=bool(above)) for x in "ab")
    one = divided_by_bitwuzla(form, "significand_a", "significand_b")
    other = divided_by_z3(form, "normalised_a", "normalised_b")
    sheet.lines += [
        f"(define-fun part () (_ BitVec {form.p + 2}) {one.part})",
        f"(define-fun rest () Bool {one.rest})",
    ]
    if both:
        same = f"(and (= part {other.part}) (= rest {other.rest}))"
        sheet.lines.append(f"(define-fun same_quotient () Bool {same})")
    alike = ("alike_a", "alike_b", "same_quotient") if both else ()
    rest = Truth(sheet, "rest" if remainder else "false")
    magnitude = rounded(form, sheet.unsigned("part", form.p + 2), rest, ea - eb)
    first = form.width - 1
    sign = f"(bvxor ((_ extract {first} {first}) a) ((_ extract {first} {first}) b))"
    sheet.lines += [
        f"(define-fun result () (_ BitVec {form.width}) (concat {sign} ((_ extract {first - 1} 0) {magnitude.text})))",
        f"(define-fun granted () Bool {reduce(and_, [*sheet.granted, magnitude >= 0]).text})",
    ]
    x, y = read(form, "a"), read(form, "b")
    return Goal(
        f"{name}: quotient{' of both' if both else ''}",
        (REGULAR.format(x=x), REGULAR.format(x=y), *alike),
        f"(and granted (= {read(form, 'result')} (fp.div {rounding} {x} {y})))",
        "fp.div is the quotient of the significands, rounded",
        f"{above}{sheet}",
        solvers=() if both else ("bitwuzla",),
    )


def every_pair(name: str, form: f.Format, rounding: str = "RNE", *, both: bool = False, remainder: bool = True) -> Goal:
    """The same, and of operands that are NaN, infinite or 0 that the relation accepts exactly what fp.div gives."""
    above = f"{definitions(form, f.quotient.statement, rounding, mark='r')}\n"
    regular = quotient(name, form, rounding, both=both, remainder=remainder, above=above)
    return replace(
        regular,
        name=f"{name}: every pair{' of both' if both else ''}",
        given=(f"(or special (and {' '.join(regular.given[2:])}))",) if both else (),
        claim=f"(ite special (= relation accepted) {regular.claim})",
        says="of special operands the relation accepts exactly what fp.div gives; of others fp.div is the quotient, rounded",
    )


def build(name: str) -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """One format."""
    form, both = FORMS[name], name not in ALONE
    asked = partial(every_pair if name in ALL_PATTERNS else quotient, name, form)
    goals = [unpacked(name, form), asked()]
    if both:
        goals.append(asked(both=True))
    if name in ALL_PATTERNS:
        goals.append(shifts(name, definitions(form, f.quotient.statement)))
    return goals, [
        Mutant("rounded toward zero", asked("RTZ", both=both)),
        Mutant("remainder forgotten", asked(both=both, remainder=False)),
    ]


ASSUMED = (
    "SMT-LIB's bvudiv and bvurem are the integral quotient and remainder of natural numbers (their definition)",
    "where two solvers are asked it is given that both ways to divide are the same: `wide` of FP_DIV_STEPS, joined by hand",
    "where Bitwuzla is asked alone nothing is given but that operands are regular",
    "FP_DIV_STEPS and SCALAR_COMPOSITION",
    *BY_HAND,
)


def proof(name: str, claim: str, seconds: float) -> Proof:
    """fp.div of one format."""
    details = {"solvers": ALONE[name]} if name in ALONE else {}
    said = "fp.div of regular operands is the scalar model's steps, whose contracts imply the float relation"
    regular, special = "A and B finite and not 0, normal or subnormal, all of them, in one piece", ""
    if name in ALL_PATTERNS:
        regular, special = (
            "all bit patterns of A and B, in one piece",
            "; of NaN, infinities and zeros fp.div is the relation's",
        )
    return Proof(
        claim,
        f"{said}: {name}{special}",
        IDS,
        "SMT on bit-vectors and floating point",
        f"{name}; {regular}",
        Question(partial(build, name), LINK, ("bitwuzla", "z3"), seconds, details=details),
        ("ieee754.quotient",),
        ("bitwuzla", "z3-solver", "sympy"),
        assumptions=ASSUMED,
        rests_on=("FP_DIV_STEPS", "SCALAR_COMPOSITION"),
        seconds=2 * seconds,
    )


PROOFS = (
    proof("bfloat16", "FP_DIV_BFLOAT16_STEPS", 100),
    proof("float16", "FP_DIV_FLOAT16", 100),
    proof("float32", "FP_DIV_FLOAT32", 300),
    proof("float64", "FP_DIV_FLOAT64", 900),
)
