"""SMT-LIB's `fp.div` of regular operands is the integral quotient of the significands, rounded as the scalar model does.

Claims: for finite operands other than 0, fp.div(RNE, a, b) is what `packed` builds of floor(sa * 2^(p+1) / sb) and whether
that left a remainder. By `fp_steps` that is what the contracts of the scalar steps ask for; with SCALAR_COMPOSITION: the float
relation accepts what fp.div gives. Float16 and float32: all regular operands; float64: normal ones of the exponents stated.
Method: Bitwuzla, in cases by the leading bits of exponents and significands: in each, fp.div's divider and ours are the same
circuit, so that only the rounding is left to prove.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from contracts.obligations import FORMS
from contracts.steps import MINIMUM_SHIFT
from smt.fp_steps import BY_HAND, IDS, LINK
from smt.words import Sheet, Word
from vinculum.prove.model import Finding, Level, Proof, Session
from vinculum.prove.solvers import Answer, solve, with_options
from vinculum_spec import ieee754 as f


@dataclass(frozen=True)
class Case:
    """Operands with these leading bits after the sign: of the exponent where `normal`, else of all that follows it."""

    leading: str
    normal: bool


def cases(form: f.Format) -> list[Case]:
    """Every finite number other than 0 is in one of them."""
    width = form.width - form.p
    normal = [bit * n + other for bit, other in (("0", "1"), ("1", "0")) for n in range(1, width)]
    return [Case(x, normal=True) for x in normal] + [
        Case("0" * (width + n) + "1", normal=False) for n in range(form.p - 1)
    ]


def joined(*parts: str) -> str:
    """The bits of `parts`, one after the other; an empty one is left out."""
    there = [part for part in parts if part]
    return there[0] if len(there) == 1 else f"(concat {' '.join(there)})"


def operand(sheet: Sheet, form: f.Format, name: str, case: Case) -> tuple[str, Word, str]:
    """Significand of exactly p bits, its exponent, and that these are what the specification decodes."""
    rest = form.width - 1 - len(case.leading)
    free = form.p - 1 if case.normal else rest  # bits of the significand that are not given
    lines = [f"(declare-const sign_{name} (_ BitVec 1))"]
    declare = {"exponent": rest - free, "fraction": free}
    lines += [f"(declare-const {kind}_{name} (_ BitVec {bits}))" for kind, bits in declare.items() if bits]
    parts = [f"{kind}_{name}" if bits else "" for kind, bits in declare.items()]
    sheet.lines += [
        *lines,
        f"(define-fun {name} () (_ BitVec {form.width}) {joined(f'sign_{name}', f'#b{case.leading}', *parts)})",
    ]
    missing = form.p - 1 - free  # leading zeros of the significand
    significand = joined("#b1", parts[1])
    _, m_, e, _, _ = f.decode(sheet.unsigned(name, form.width), form)
    same = (sheet.unsigned(significand, free + 1) == m_).text
    return joined(significand, "#b" + "0" * missing if missing else ""), e - missing, same


def floored(form: f.Format, a: str, b: str) -> tuple[str, str]:
    """Quotient and remainder of significand a * 2^(p+3) by 4b: SMT-LIB's own, of bit-vectors."""
    zeros = "#b" + "0" * (form.p + 1)
    numerator, denominator = joined(a, zeros + "00"), joined(zeros, b, "#b00")
    return f"(bvudiv {numerator} {denominator})", f"(bvurem {numerator} {denominator})"


def greater(x: Word, y: Word | int) -> Word:
    """The greater of two."""
    return x + (-x + y) * (x < y)


def packed(form: f.Format, sheet: Sheet, a: tuple[str, Word, str], b: tuple[str, Word, str]) -> Word:
    """The magnitude's bit pattern, by the steps of the scalar model.

    Written as solvers find it easiest to match with fp.div: the quotient begins with a 1, doubled where it does not, and
    is rounded by the first bit that is cut off and whether others are left.
    """
    quotient, remainder = floored(form, a[0], b[0])
    part = sheet.unsigned(f"((_ extract {form.p + 1} 0) {quotient})", form.p + 2)
    rest = sheet.truth(f"(distinct {remainder} #b{'0' * (2 * form.p + 3)})")
    unit_ = greater(a[1] - b[1] - form.p + (part >= 2 ** (form.p + 1)), form.q_min)
    shift_ = greater(a[1] - b[1] - unit_, MINIMUM_SHIFT)
    small = part < 2 ** (form.p + 1)
    part, but_one = part + part * small, -shift_ + form.p + small  # of the places that are cut off, all but the first
    twice = part >> but_one
    q = twice >> 1
    up = (twice % 2 == 1) & (rest | (q % 2 == 1) | (part.cleared(but_one) != part))
    magnitude = (unit_ - form.q_min) * 2 ** (form.p - 1) + (q + up)
    infinity = 2 ** (form.width - 1) - 2 ** (form.p - 1)
    return magnitude + (-magnitude + infinity) * (magnitude > infinity)


def script(form: f.Format, a: Case, b: Case, *, rounding: str = "RNE", asked: str = "wrong") -> str:
    """Asks for operands of these cases at which fp.div gives another result than the steps; or for any at all."""
    sheet = Sheet(form.width + 4, form.p + 3)
    A, B = operand(sheet, form, "a", a), operand(sheet, form, "b", b)
    magnitude = packed(form, sheet, A, B)
    x, y = (f"((_ to_fp {form.width - form.p} {form.p}) {bits})" for bits in "ab")
    pattern = joined("(bvxor sign_a sign_b)", f"((_ extract {form.width - 2} 0) {magnitude.text})")
    right = f"(= ((_ to_fp {form.width - form.p} {form.p}) {pattern}) (fp.div {rounding} {x} {y}))"
    granted = " ".join(x.text for x in sheet.granted)
    regular = " ".join(f"(or (fp.isNormal {x}) (fp.isSubnormal {x}))" for x in (x, y))
    wrong = f"(not (and {right} {A[2]} {B[2]} {granted} (bvsge {magnitude.text} {sheet.constant(0).text}) {regular}))"
    return f"(set-logic QF_BVFP)\n{sheet}\n(assert {wrong if asked == 'wrong' else 'true'})\n(check-sat)\n"


def complete(form: f.Format, chosen: Sequence[Case], domain: str) -> str:
    """Asks for a bit pattern in `domain`, a condition on the number {x}, that is in none of the cases."""
    first = form.width - 2
    within = [f"(= ((_ extract {first} {first + 1 - len(x.leading)}) a) #b{x.leading})" for x in chosen]
    read = f"((_ to_fp {form.width - form.p} {form.p}) a)"
    asked = domain.format(x=read)
    declared = f"(set-logic QF_BVFP)\n(declare-const a (_ BitVec {form.width}))\n"
    return f"{declared}(assert {asked})\n(assert (not (or {' '.join(within)})))\n(check-sat)\n"


@dataclass(frozen=True)
class ByCases:
    """A run over pairs of cases of one format.

    `pairs`: those asked; `domain`: of each operand, in SMT-LIB, of the number {x}. `bounds`: where it is less than all.
    """

    name: str
    numerators: tuple[Case, ...]
    denominators: tuple[Case, ...]
    domain: str
    bounds: tuple[str, ...] = ()
    seconds: float = 60.0

    def pairs(self) -> Iterator[tuple[Case, Case]]:
        """The pairs, in order."""
        return product(self.numerators, self.denominators)

    def questions(self) -> Iterator[tuple[str, str, str]]:
        """Every script that is asked: its name, its text, and the answer that is expected."""
        form, (first, *_) = FORMS[self.name], self.pairs()
        yield "cases of numerators complete", complete(form, self.numerators, self.domain), "unsat"
        yield "cases of denominators complete", complete(form, self.denominators, self.domain), "unsat"
        for a, b in self.pairs():
            yield f"{a.leading} by {b.leading}", script(form, a, b), "unsat"
        yield "witness", script(form, *first, asked="any"), "sat"
        yield f"mutant {MUTANT}", script(form, *first, rounding="RTZ"), "sat"

    def ask(self, script: str) -> Answer:
        """What Bitwuzla says of a case."""
        return solve(with_options(script, OPTIONS), "bitwuzla", self.seconds)

    def __call__(self, session: Session) -> Finding:
        """PROVED_MODEL or BOUNDED where every case is unsat, and every mutant is not."""
        form = FORMS[self.name]
        try:
            for chosen in (self.numerators, self.denominators):
                for solver in ("z3", "bitwuzla"):
                    answer = solve(complete(form, chosen, self.domain), solver, self.seconds)
                    if answer.result != "unsat":
                        return Finding(
                            Level.UNDECIDED, reason=f"the cases are not shown complete: {solver}: {answer.result}"
                        )
            pairs = list(self.pairs())
            for number, (a, b) in enumerate(pairs):
                answer = self.ask(script(form, a, b))
                where = {"numerator": a.leading, "denominator": b.leading}
                if answer.result == "sat":
                    return Finding(Level.REFUTED, counterexample={"case": where, "input": dict(answer.model)})
                if answer.result != "unsat":
                    return Finding(Level.UNDECIDED, reason=f"{where}: {answer.result}: {answer.reason}")
                session.report((number + 1) / len(pairs), f"{number + 1} of {len(pairs)} cases")
            a, b = pairs[0]
            met = self.ask(script(form, a, b, asked="any"))
            mutant = self.ask(script(form, a, b, rounding="RTZ"))
        except ImportError as error:
            return Finding(Level.NOT_RUN, reason=f"{error}: pip install bitwuzla z3-solver")
        killed = mutant.result == "sat" and met.result == "sat"
        details = {
            "link": LINK,
            "cases": len(pairs),
            "solver": "bitwuzla",
            "options": dict(OPTIONS),
            "goals": [
                {"name": "cases are complete", "z3": "unsat", "bitwuzla": "unsat"},
                {"name": "every case", "bitwuzla": "unsat"},
            ],
            "mutants": {MUTANT: dict(mutant.model)},
        }
        if self.bounds:
            details["bounds"] = list(self.bounds)
        level = Level.UNDECIDED if not killed else Level.BOUNDED if self.bounds else Level.PROVED_MODEL
        reason = None if killed else f"witness {met.result}, mutant {mutant.result}"
        found, survived = ((MUTANT,), ()) if killed else ((), (MUTANT,))
        return Finding(level, dict(met.model), None, found, survived, reason, details)


MUTANT = "rounded toward zero"
OPTIONS = (("rewrite-level", "1"), ("abstraction", "false"))  # of Bitwuzla: dividers that are alike are one circuit
FINITE = "(or (fp.isNormal {x}) (fp.isSubnormal {x}))"
NORMAL = "(fp.isNormal {x})"
MIDDLE = tuple(Case(x, normal=True) for x in ("001", "01", "10", "110"))
ASSUMED = (
    "Bitwuzla alone on the cases: no other solver was awaited; Z3 as well on their being complete",
    "SMT-LIB's bvudiv and bvurem are the integral quotient and remainder of natural numbers (their definition)",
    "FP_DIV_STEPS and SCALAR_COMPOSITION",
    *BY_HAND,
)


def proof(claim: str, scope: str, run: ByCases, seconds: float) -> Proof:
    """fp.div of one format."""
    said = "fp.div of regular operands is the scalar model's steps, whose contracts imply the float relation"
    return Proof(
        claim,
        f"{said}: {run.name}",
        IDS,
        "SMT on bit-vectors and floating point, by cases",
        scope,
        run,
        ("ieee754.quotient",),
        ("bitwuzla", "z3-solver", "sympy"),
        assumptions=ASSUMED,
        rests_on=("FP_DIV_STEPS", "SCALAR_COMPOSITION"),
        seconds=seconds,
    )


def _cases(name: str) -> tuple[Case, ...]:
    return tuple(cases(FORMS[name]))


_EXPONENTS = "biased exponents from 256 to 1791: quotients overflow, underflow and are subnormal among them"
PROOFS = (
    proof(
        "FP_DIV_FLOAT16",
        "float16; A and B finite and not 0, normal or subnormal, all of them",
        ByCases("float16", _cases("float16"), _cases("float16"), FINITE),
        200,
    ),
    proof(
        "FP_DIV_FLOAT32",
        "float32; A and B finite and not 0, normal or subnormal, all of them",
        ByCases("float32", _cases("float32"), _cases("float32"), FINITE),
        600,
    ),
    proof(
        "FP_DIV_FLOAT64",
        f"float64; A and B normal, {_EXPONENTS}",
        ByCases(
            "float64",
            MIDDLE,
            MIDDLE,
            f"(and {NORMAL} (bvuge ((_ extract 62 52) a) (_ bv256 11)) (bvule ((_ extract 62 52) a) (_ bv1791 11)))",
            bounds=("normal operands", _EXPONENTS),
        ),
        300,
    ),
)
