"""Claims: SMT-LIB's `bvsdiv` and `bvudiv` satisfy `truncated_quotient`, at 8, 16, 32 and 64 bits.

Method: bit-vectors as integers. z3 and cvc5 show that the quotient of the bit-vectors, read as an integer, is
sign(A) sign(B) (|A| div |B|), which satisfies the relation (the goal `exists` of INT_TRUNCATED, asked here again).
Both are told to translate bit-vectors to integers, for bits alone do not finish: 16-bit multiplication is too much.
At 8 bits the relation itself is also evaluated in bit-vectors, where nothing is translated; Bitwuzla agrees.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.bitvector_terms import Sheet, Word, fold
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.integer.integers import of_truncated, truncated
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer
from vinculum_spec.relations.integer import MAX, A, B, C

AS_INTEGERS = (("z3", "smt.bv.solver", "2"), ("cvc5", "solve-bv-as-int", "sum"))
WIDTHS = (8, 16, 32, 64)


def as_integers(width: int, *, signed: bool, operator: str = "") -> Goal:
    """The quotient of two bit-vectors is the term that INT_TRUNCATED is about."""
    operator = operator or ("bvsdiv" if signed else "bvudiv")
    read = "sbv_to_int" if signed else "ubv_to_int"
    terms = {"A": "a", "B": "b", "C": f"({operator} a b)"}
    declared = [f"(declare-const {name} (_ BitVec {width}))" for name in "ab"]
    defined = [f"(define-fun {name} () Int ({read} {text}))" for name, text in terms.items()]
    return Goal(
        f"{operator} {width}",
        (integer.truncated_quotient.domain.subs(MAX, 2 ** (width - signed) - 1),),
        truncated(C),
        f"{operator} of {width} bits is sign(A) sign(B) (|A| div |B|) on the whole domain",
        preamble="\n".join((*declared, *defined)),
        options=AS_INTEGERS,
    )


def as_vectors(width: int, *, signed: bool, operator: str = "", domain: bool = True, quotient: str = "") -> Goal:
    """The relation evaluated on the operands and the quotient, extended to twice the width and a sign.

    `quotient`: a term of a and b in the place of their quotient by `operator`, which then only names the goal.
    """
    operator = operator or ("bvsdiv" if signed else "bvudiv")
    quotient = quotient or f"({operator} a b)"
    relation = integer.truncated_quotient
    sheet = Sheet(2 * width + 2)
    sheet.lines += [f"(declare-const {name} (_ BitVec {width}))" for name in "ab"]

    def extended(text: str) -> Word:
        if not signed:
            return sheet.unsigned(text, width)
        return sheet.word(f"((_ sign_extend {width + 2}) {text})", -(2 ** (width - 1)), 2 ** (width - 1) - 1)

    greatest = sheet.constant(2 ** (width - signed) - 1)
    values = {A: extended("a"), B: extended("b"), C: extended(quotient), MAX: greatest}
    hypothesis = fold(relation.domain, values).text if domain else "true"
    claim = fold(relation.holds, values).text
    return Goal(
        f"{operator} {width} in bits",
        (hypothesis,),
        claim,
        f"{operator} of {width} bits satisfies truncated_quotient on the whole domain",
        preamble=str(sheet),
        solvers=("z3", "cvc5", "bitwuzla"),
    )


def in_floats(*, signed: bool, rounding: str = "RTZ") -> Goal:
    """8-bit integers divided as float32 and truncated, by SMT-LIB's own floats.

    cvc5 takes no floats but float32 and float64.
    """
    kind = "" if signed else "_unsigned"
    operands = " ".join(f"((_ to_fp{kind} 8 24) RNE {name})" for name in "ab")
    quotient = f"((_ fp.to_{'s' if signed else 'u'}bv 8) {rounding} (fp.div RNE {operands}))"
    goal = as_vectors(8, signed=signed, operator="int8" if signed else "uint8", quotient=quotient)
    return replace(goal, name=goal.name.replace("in bits", "in floats"), solvers=("bitwuzla", "cvc5"))


def every_width() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT_BIT_VECTORS."""
    goals = [as_integers(width, signed=signed) for width in WIDTHS for signed in (True, False)]
    return (*goals, of_truncated(integer.truncated_quotient)["exists"]), (
        Mutant("bvudiv for bvsdiv", as_integers(8, signed=True, operator="bvudiv")),
        Mutant("bvsdiv for bvudiv", as_integers(8, signed=False, operator="bvsdiv")),
        Mutant("the remainder for the quotient", as_integers(64, signed=False, operator="bvurem")),
    )


def eight_bits() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT_BIT_VECTORS_8."""
    return [as_vectors(8, signed=signed) for signed in (True, False)], (
        Mutant("bvudiv for bvsdiv", as_vectors(8, signed=True, operator="bvudiv")),
        Mutant("no domain", as_vectors(8, signed=True, domain=False)),
        Mutant("the remainder for the quotient", as_vectors(8, signed=False, operator="bvurem")),
    )


def eight_bits_in_floats() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT8_IN_FLOATS."""
    return [in_floats(signed=signed) for signed in (True, False)], (
        Mutant("rounded to nearest instead of cut", in_floats(signed=True, rounding="RNE")),
        Mutant("floor for truncate", in_floats(signed=True, rounding="RTN")),
    )


assert {element.width for element in specification().types.values() if element.kind == "int"} == set(WIDTHS)
LINK = "the relation itself, against SMT-LIB's bit-vectors; no code is looked at"
_proof = partial(Proof, requirements=("E_DIV_INT_FUNC_0010", "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"))
PROOFS = (
    _proof(
        claim="INT_BIT_VECTORS",
        title="bvsdiv and bvudiv of SMT-LIB satisfy truncated_quotient at 8, 16, 32 and 64 bits",
        method="SMT over bit-vectors translated to integers, z3 and cvc5",
        scope="every pair of the domain of each of the eight integer types",
        run=Question(every_width, LINK),
        tools=("z3-solver", "cvc5"),
    ),
    _proof(
        claim="INT_BIT_VECTORS_8",
        title="the relation truncated_quotient, evaluated in bits, holds of bvsdiv and bvudiv at 8 bits",
        method="SMT over bit-vectors, z3, cvc5 and Bitwuzla",
        scope="every pair of the domain of int8 and uint8",
        run=Question(eight_bits, LINK),
        tools=("z3-solver", "cvc5", "bitwuzla"),
    ),
    _proof(
        claim="INT8_IN_FLOATS",
        title="fp.div of SMT-LIB's Float32, cut by fp.to_sbv or fp.to_ubv, satisfies truncated_quotient at 8 bits",
        method="SMT over bit-vectors and floating point, Bitwuzla and cvc5",
        scope="every pair of the domain of int8 and uint8, through float32",
        run=Question(eight_bits_in_floats, "that a kernel may compute so; the kernel itself is not looked at"),
        tools=("bitwuzla", "cvc5"),
        assumptions=(
            "the processor's float32 division and conversions are SMT-LIB's: correctly rounded, cut toward zero",
        ),
    ),
)
