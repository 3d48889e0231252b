"""The float relation accepts exactly SMT-LIB's `fp.div`, rounded to nearest, ties to even.

Claims: for all bit patterns a, b and c, the relation holds of them exactly where c reads as fp.div(RNE, a, b); a NaN is as
good as another. In one piece, NaN, infinities, zeros and subnormal numbers included, and with nothing given: six small formats.
Each bit of precision makes that four times the work for a solver: float16 and bfloat16 are run through, pair by pair, in
`exhaustive/fp_div_pairs`; `fp_whole` has every format, with lemmas.
Method: the specification's own `observe` is run on bit-vector terms, and its relation folded onto them; Bitwuzla and Z3.

Nothing overflows: `bitvector_terms` refuses to build a term that could leave its width of 4p + 6 bits, given that no shift goes
beyond 2p + 2, and that is a goal. That cutting shifts off there changes nothing is FLOAT_SHIFTS_CUT_OFF.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import and_

from sympy import Basic, Eq, Le, Mod, Not, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FLOAT
from vinculum_proofs.smt.bitvector_terms import Sheet, Truth, fold
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_spec.relations import ieee754 as f


def small_format(exponent: int, p: int) -> f.Format:
    """The format with that many bits of exponent, and of precision."""
    return f.Format(exponent + p, p, 2 ** (exponent - 1) - 1)


TINY = {f"{exponent}+{p}": small_format(exponent, p) for exponent, p in ((2, 2), (2, 3), (3, 3))}
SMALL = {f"{exponent}+{p}": small_format(exponent, p) for exponent, p in ((2, 5), (3, 5), (4, 5))}
AT_ONCE = (("bitwuzla", "abstraction", "false"),)  # the divider as a circuit from the start, a quarter less time
EVEN = Eq(Mod(f.m_C, 2), 0)
GoalsAndMutants = tuple[Sequence[Goal], Sequence[Mutant]]


def sort(form: f.Format) -> str:
    """What reads a bit pattern in SMT-LIB."""
    return f"(_ to_fp {form.width - form.p} {form.p})"


def script(sheet: Sheet, form: f.Format, relation: Truth, rounding: str = "RNE") -> str:
    """The sheet, with `accepted` (c is fp.div's quotient), `relation` (it holds), and `special` operands.

    Special is an operand that is NaN, infinite or 0. `no_overflow`: what `bitvector_terms` assumes.
    """
    a, b, c = (f"({sort(form)} {name})" for name in "abc")
    special = " ".join(f"(fp.is{kind} {x})" for x in (a, b) for kind in ("NaN", "Infinite", "Zero"))
    granted = reduce(and_, sheet.granted, sheet.truth("true")).text  # before the sheet is written out: this adds to it
    return "\n".join(
        (
            str(sheet),
            f"(define-fun accepted () Bool (= {c} (fp.div {rounding} {a} {b})))",
            f"(define-fun relation () Bool {relation.text})",
            f"(define-fun no_overflow () Bool {granted})",
            f"(define-fun special () Bool (or {special}))",
        )
    )


def cut_off(form: f.Format) -> Sheet:
    """A script for fractions whose shifts stay within its reach, and which can hold their products."""
    return Sheet(4 * form.p + 6, 2 * form.p + 2)


def definitions(form: f.Format, relation: Basic, rounding: str = "RNE") -> str:
    """The script of the relation as `observe` has it."""
    sheet = cut_off(form)
    a, b, c = (sheet.pattern(name, form.width) for name in "abc")
    holds = fold(relation.subs(f.parameter_values(form)), f.observe(a, b, c, form, sheet.reach))
    return script(sheet, form, holds, rounding)


def shifts(name: str, text: str) -> Goal:
    """What is granted holds."""
    says = "no shift goes beyond its reach, so that nothing overflows"
    return Goal(f"{name}: shifts", (), "no_overflow", says, text)


def goals(name: str, form: f.Format, relation: Basic = f.quotient.statement, rounding: str = "RNE") -> tuple[Goal, ...]:
    """Both directions, and what is granted."""
    text = definitions(form, relation, rounding)
    accepts, nothing_else = "the relation accepts what fp.div gives", "what the relation accepts, fp.div gives"
    return (
        Goal(f"{name}: accepts", ("accepted",), "relation", accepts, text, options=AT_ONCE),
        Goal(f"{name}: accepts nothing else", ("relation",), "accepted", nothing_else, text, options=AT_ONCE),
        shifts(name, text),
    )


def changed(old: Basic, new: Basic) -> Basic:
    """The relation with `old` replaced; ValueError where it does not occur."""
    result = f.quotient.statement.xreplace({old: new})
    if result == f.quotient.statement:
        raise ValueError(f"{old} does not occur")
    return result


def mutants(name: str, form: f.Format) -> list[Mutant]:
    """Relations that are wrong, and another rounding."""
    N, D = f.N, f.D
    half_gap = Le(-4 * (N - f.m_C * D), D)
    below_normal = f.N_min < 2 ** (f.p - 1) * f.D_min
    changes = {
        "ties to odd": (0, changed(EVEN, Not(EVEN))),
        "ties either way": (1, changed(EVEN, true)),
        "no half-gap clause": (1, changed(half_gap, true)),
        "overflow one quantum early": (0, changed(2 ** (f.p + 1) - 1, 2 ** (f.p + 1) - 3)),
        "subnormal results flushed to zero": (0, changed(Le(2 * f.N_min, f.D_min), below_normal)),
    }
    result = [Mutant(words, goals(name, form, relation)[which]) for words, (which, relation) in changes.items()]
    return [*result, Mutant("rounded toward zero", goals(name, form, rounding="RTZ")[0])]


def tiny() -> GoalsAndMutants:
    """The tiny formats, and every mutant at one of them."""
    return [goal for name, form in TINY.items() for goal in goals(name, form)], mutants("3+3", TINY["3+3"])


def small() -> GoalsAndMutants:
    """The small formats, and every mutant at one of them."""
    return [goal for name, form in SMALL.items() for goal in goals(name, form)], mutants("3+5", SMALL["3+5"])


LINK = "ieee754.quotient itself, against a definition that others made"
# `observe` makes one fraction of all those of a value, of shifts cut off.
RESTS_ON = ("FLOAT_UNITS", "FLOAT_FRACTION_FREE", "FLOAT_SHIFTS_CUT_OFF")
ASSUMED = (
    "the solvers' reading of fp.div is SMT-LIB's; of formats other than float16, float32 and float64 Bitwuzla calls its own experimental",
    "SymPy's tree of a relation is folded as it is",
)


def proof(claim: str, sizes: str, forms: Mapping[str, f.Format], build: Callable[[], GoalsAndMutants]) -> Proof:
    """Formats of such sizes."""
    return Proof(
        claim,
        f"the relation accepts exactly fp.div's quotient: {sizes} formats",
        FLOAT,
        "SMT on bit-vectors and floating point",
        f"formats of {', '.join(forms)} bits of exponent and precision; all bit patterns of A, B and C, in one piece",
        Question(build, LINK, ("z3", "bitwuzla"), 400.0),
        ("ieee754.quotient",),
        ("z3-solver", "bitwuzla", "sympy"),
        assumptions=ASSUMED,
        rests_on=RESTS_ON,
        seconds=900.0,
    )


PROOFS = (
    proof("FP_DIV_TINY", "tiny", TINY, tiny),
    proof("FP_DIV_SMALL", "small", SMALL, small),
)
