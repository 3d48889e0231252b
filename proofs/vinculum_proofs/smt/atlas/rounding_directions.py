"""Claims: in each rounding direction quotients and flags are those of SMT-LIB's `fp.div`.

Method: the specification's own `observe` is run on bit-vector terms, and its relations are folded onto them. SMT-LIB has no
flags. So these are defined by fp.div in a format with two more bits of exponent, in which nothing overflows or is subnormal:
a quotient overflows, or is tiny, if there it lies beyond the numbers of the format, or below the normal ones; before rounding,
if its truncated quotient does. It is inexact if it differs when it is rounded up and down.

In every format, overflow and tininess do not depend on the direction, nor on whether tininess is decided before rounding or after:
no quotient of two numbers of p bits lies between the largest number of p bits below a power of two and that power.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from sympy import And, Basic, Eq, Gt, Lt, Ne, Not, Or, Symbol, expand, false, symbols, true
from sympy.core.relational import Relational

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.bitvector_terms import Truth, fold
from vinculum_proofs.smt.floating import fp_div
from vinculum_proofs.smt.floating.fp_div import RESTS_ON as FRACTIONS_REST_ON
from vinculum_proofs.smt.floating.fp_div import TINY, cut_off, sort
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations import exception_flags
from vinculum_spec.relations import ieee754 as f
from vinculum_spec.relations.exception_flags import FLAGS, divide_by_zero, inexact, invalid, overflow, tiny, underflow
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.rounding_directions import overflows, quotients

MODES = {
    "ties-to-even": "RNE",
    "ties-to-away": "RNA",
    "toward-positive": "RTP",
    "toward-negative": "RTN",
    "toward-zero": "RTZ",
}
SOLVERS = ("z3", "cvc5")
EVERY_FORMAT = (("cvc5", "fp-exp", "true"),)  # without it, cvc5 declines all but float32 and float64
GoalsAndMutants = tuple[Sequence[Goal], Sequence[Mutant]]


def of_quotient(
    name: str, form: Format, direction: str, mode: str = "", relation: Basic | None = None
) -> Sequence[Goal]:
    """Both directions of the claim on quotients, and what is granted."""
    statement = quotients[direction].statement if relation is None else relation
    goals = fp_div.goals(f"{name}, {direction}", form, statement, mode or MODES[direction])
    return [replace(goal, options=EVERY_FORMAT) for goal in goals]


def definitions(form: Format, mode: str) -> str:
    """What each flag is, by fp.div. Of `a`, `b` and `c`, `c` is the quotient."""
    wide = Format(form.width + 2, form.p, 4 * form.emax + 3)
    largest = f"(_ bv{((2 * form.emax + 1) << (form.p - 1)) - 1} {form.width})"
    normal = f"(_ bv{1 << (form.p - 1)} {form.width})"
    small, large = (sort(x).removeprefix("(_ to_fp ").removesuffix(")") for x in (form, wide))
    lines = [f"(define-fun x{x} () (_ FloatingPoint {small}) ({sort(form)} {x}))" for x in "ab"]
    values = {"a": "xa", "b": "xb", "largest": f"({sort(form)} {largest})", "normal": f"({sort(form)} {normal})"}
    lines += [
        f"(define-fun wide_{x} () (_ FloatingPoint {large}) ((_ to_fp {large}) RNE {text}))"
        for x, text in values.items()
    ]
    lines += [
        f"(define-fun {x} () (_ FloatingPoint {large}) (fp.abs (fp.div {rounding} wide_a wide_b)))"
        for x, rounding in (("unbounded", mode), ("truncated", "RTZ"))
    ]
    special = " ".join(f"(fp.is{kind} {x})" for x in ("xa", "xb") for kind in ("NaN", "Infinite", "Zero"))
    # The first bit after the exponent is 0; of fp, a NaN has no bits.
    signals = [f"(and (fp.isNaN x{x}) (= ((_ extract {form.p - 2} {form.p - 2}) {x}) #b0))" for x in "ab"]
    none = "(or (and (fp.isZero xa) (fp.isZero xb)) (and (fp.isInfinite xa) (fp.isInfinite xb)))"
    finite = "(or (fp.isNormal xa) (fp.isSubnormal xa))"
    by_fp_div = {
        "regular": f"(not (or {special}))",
        invalid: f"(or {' '.join(signals)} {none})",
        divide_by_zero: f"(and {finite} (fp.isZero xb))",
        overflow: "(and is_regular (fp.gt unbounded wide_largest))",
        inexact: "(and is_regular (not (= (fp.div RTP xa xb) (fp.div RTN xa xb))))",
        "tiny_after": "(fp.lt unbounded wide_normal)",
        "tiny_before": "(fp.lt truncated wide_normal)",
    }
    lines += [f"(define-fun is_{name} () Bool {text})" for name, text in by_fp_div.items()]
    lines += [
        f"(define-fun is_{underflow}_{when} () Bool (and is_{inexact} is_tiny_{when}))" for when in ("after", "before")
    ]
    return "\n".join(lines)


def of_flags(
    name: str, form: Format, direction: str, relations: Mapping[Symbol, Basic] | None = None, tininess: str = "after"
) -> Goal:
    """Of fp.div's quotient the relation on each flag says what fp.div says."""
    sheet = cut_off(form)
    a, b, c = (sheet.pattern(x, form.width) for x in "abc")
    observed = exception_flags.observe(a, b, c, form, sheet.reach)
    on_flags = {flag: r.statement for flag, r in exception_flags.flags(direction, tininess).items()}
    on_flags |= dict(relations or {})
    equal = list[str]()
    for flag in FLAGS:
        sheet.lines.append(f"(declare-const {flag} Bool)")
        values = {**observed, flag: Truth(sheet, str(flag))}
        holds = fold(on_flags[flag].subs(f.parameter_values(form)), values)
        defined = f"is_{flag}_{tininess}" if flag == underflow else f"is_{flag}"
        equal.append(f"(= {holds.text} (= {flag} {defined}))")
    mode = MODES[direction]
    script = "\n".join((fp_div.script(sheet, form, sheet.truth("true"), mode), definitions(form, mode)))
    return Goal(
        f"{name}, {direction}: flags, tininess {tininess} rounding",
        ("accepted",),
        f"(and {' '.join(equal)})",
        "of fp.div's quotient, each flag's relation holds exactly where the flag is what fp.div makes it",
        script,
        options=EVERY_FORMAT,
    )


def changed(old: Basic, new: Basic, statement: Basic) -> Basic:
    """The relation with `old` replaced. Raises ValueError where it does not occur."""
    result = statement.xreplace({old: new, Not(old): Not(new)})
    if result == statement:
        raise ValueError(f"{old} does not occur")
    return result


def flags_of(formats: Mapping[str, Format]) -> GoalsAndMutants:
    """The flags at some formats, and mutants at one of them."""
    goals = [
        of_flags(name, form, direction, tininess=tininess)
        for name, form in formats.items()
        for direction in MODES
        for tininess in tiny
    ]
    even, zero = (exception_flags.flags(x) for x in ("ties-to-even", "toward-zero"))
    name, form = "3+3", TINY["3+3"]
    after, large = tiny["after"]["ties-to-even"], overflows["toward zero"]
    earlier = f.N_max >= (2**f.p - 1) * f.D_max
    changes = {
        "exact on overflow": ("ties-to-even", inexact, changed(f.inf_C, false, even[inexact].statement)),
        "an exact result underflows": (
            "toward-zero",
            underflow,
            changed(Ne(f.N, f.m_C * f.D), true, zero[underflow].statement),
        ),
        "a result that is normal does not underflow": (
            "ties-to-even",
            underflow,
            changed(after, f.m_C < 2 ** (f.p - 1), even[underflow].statement),
        ),
        "the largest number overflows": ("toward-zero", overflow, changed(large, earlier, zero[overflow].statement)),
        "infinity divides by zero": (
            "ties-to-even",
            divide_by_zero,
            changed(f.inf_A, false, even[divide_by_zero].statement),
        ),
        "signaling NaN ignored": (
            "ties-to-even",
            invalid,
            changed(exception_flags.signaling_A, false, even[invalid].statement),
        ),
    }
    return goals, [
        Mutant(words, of_flags(name, form, direction, {flag: relation}))
        for words, (direction, flag, relation) in changes.items()
    ]


def quotients_of(formats: Mapping[str, Format], name: str) -> GoalsAndMutants:
    """The directions at some formats, and mutants at one of them."""
    goals = [
        goal for name, form in formats.items() for direction in MODES for goal in of_quotient(name, form, direction)
    ]
    form, up, away = formats[name], quotients["toward-positive"].statement, quotients["ties-to-away"].statement
    half_gap = And(Eq(f.m_C, 2 ** (f.p - 1)), Gt(f.e_C, f.q_min))
    others = dict(zip(MODES, [*list(MODES)[1:], next(iter(MODES))], strict=True))
    mutants = [
        Mutant(f"{other} for {direction}", of_quotient(name, form, direction, MODES[other])[0])
        for direction, other in others.items()
    ]
    relations = {
        "no half gap": ("toward-positive", changed(half_gap, false, up)),
        "the sign ignored": ("toward-positive", changed(Eq(f.s_A, f.s_B), true, up)),
        "ties either way": ("ties-to-away", changed(Lt(2 * (f.N - f.m_C * f.D), f.D), true, away)),
    }
    return goals, mutants + [
        Mutant(words, of_quotient(name, form, direction, relation=relation)[1])
        for words, (direction, relation) in relations.items()
    ]


# ---- the flags of every direction are the same, in every format ----

H, n, d = symbols("H n d", integer=True)  # 2^(p-1), and |A/B| = n/d in units of a power of two
SHORT = Or(Lt(n, 2 * H), Lt(d, 2 * H))  # n or d is a significand; the other one is a significand times a power of two
GIVEN = (H >= 2, n > 0, d > 0)
LEMMAS = (product(n - d, H), product(d - 1 - n, H), product(2 * H - 1 - n, d), product(d - 2 * H, n))
POWERS = {2**f.p: 2 * H, 2 ** (f.p + 1): 4 * H, 2 ** (f.p - 1): H}


def same(name: str, one: Basic, two: Basic, says: str, short: Basic = SHORT) -> Goal:
    """Two conditions on N_min/D_min or N_max/D_max are the same."""
    units = {f.N_min: n * H, f.D_min: d, f.N_max: n * 2 * H, f.D_max: d}
    one, two = (_expanded(x.xreplace({**POWERS, **units})) for x in (one, two))
    return Goal(name, (*GIVEN, short, *LEMMAS), And(Or(Not(one), two), Or(one, Not(two))), says)


def alike() -> GoalsAndMutants:
    """Tininess before and after rounding, and overflow in each direction."""
    below = "a quotient is below the smallest normal number exactly where it still is when it is rounded to p bits"
    beyond = "rounded to p bits, a quotient exceeds the largest finite number exactly where it does to nearest"
    before, after = tiny["before"], tiny["after"]
    goals = [same(f"tininess, {x}", before[x], after[x], below) for x in MODES]
    goals += [same(f"overflow, {x}", overflows["nearest"], overflows[x], beyond) for x in overflows if x != "nearest"]
    wider = Or(Lt(n, 8 * H), Lt(d, 8 * H))
    up = "toward-positive"
    return [PRODUCT, *goals], [
        Mutant("tininess: significands of any width", same("any width", before[up], after[up], below, true)),
        Mutant("tininess: significands of p + 2 bits", same("wider", before[up], after[up], below, wider)),
        Mutant(
            "overflow: significands of p + 2 bits",
            same("wider", overflows["nearest"], overflows["away from zero"], beyond, wider),
        ),
        Mutant(
            "overflow: the largest number overflows",
            same("earlier", overflows["nearest"], f.N_max >= (2**f.p - 1) * f.D_max, beyond),
        ),
    ]


def _expanded(formula: Basic) -> Basic:
    """The formula with both sides of each comparison multiplied out."""
    return formula.replace(lambda x: isinstance(x, Relational), lambda x: x.func(expand(x.lhs), expand(x.rhs)))


LINK = "the relations themselves, against a definition that others made"
READ = (
    "the solvers' reading of fp.div is SMT-LIB's; of formats other than float32 and float64 cvc5 calls its own experimental",
    "SymPy's tree of a relation is folded as it is",
    "the definitions of the flags by fp.div in a wider format are read: SMT-LIB has no flags",
)


def proof(
    claim: str, what: str, sizes: Sequence[str], build: Callable[[], GoalsAndMutants], relations: Sequence[str]
) -> Proof:
    """Formats of such sizes."""
    return Proof(
        claim,
        f"in each rounding direction {what}",
        (),
        "SMT on bit-vectors and floating point",
        f"formats of {', '.join(sizes)} bits of exponent and precision; the five rounding directions; all bit patterns of A, B and C",
        Question(build, LINK, SOLVERS, 200.0),
        tools=("z3-solver", "cvc5", "sympy"),
        examines=tuple(f"spec/vinculum_spec/relations/{name}.py" for name in relations),
        assumptions=READ,
        rests_on=FRACTIONS_REST_ON,
        seconds=900.0,
    )


PROOFS = (
    proof(
        "FP_DIV_DIRECTIONS_TINY",
        "the relation accepts exactly fp.div's quotient: tiny formats",
        tuple(TINY),
        partial(quotients_of, TINY, "3+3"),
        ("rounding_directions",),
    ),
    proof(
        "FP_DIV_FLAGS_TINY",
        "each exception flag is what fp.div says of it, with tininess before and after rounding: tiny formats",
        tuple(TINY),
        partial(flags_of, TINY),
        ("rounding_directions", "exception_flags"),
    ),
    Proof(
        "DIVISION_FLAGS_ALIKE",
        "a quotient is tiny before rounding exactly where it is after rounding, and tiny or too large in all rounding directions alike",
        (),
        "SMT over integers, z3 and cvc5",
        "every format; every pair of finite operands other than 0",
        Question(alike, "the conditions of the flags themselves; no code is looked at"),
        tools=("z3-solver", "cvc5"),
        examines=(
            "spec/vinculum_spec/relations/rounding_directions.py",
            "spec/vinculum_spec/relations/exception_flags.py",
        ),
        assumptions=(
            "in units of the smallest normal number, or of 2^(emax + 1), |A/B| is n/d; n or d is a significand: `units`, multiplied out",
        ),
        seconds=120.0,
    ),
)
