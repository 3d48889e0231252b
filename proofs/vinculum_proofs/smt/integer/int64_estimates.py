"""Claims: integers of 64 bits are divided in vectors of double without instructions that convert them.

Method: of conversions, SMT over bit-vectors and SMT-LIB's FloatingPoint, bitwuzla and cvc5; of estimates, SMT over reals and
integers, z3 and cvc5. t is an estimate of a / b and v = t b, as FLOAT64_ESTIMATE has them: v is below a, and at least
a (1 - 2^-48). k is t, cut.
"""

import struct
from collections.abc import Mapping, Sequence
from typing import Any

from sympy import And, Eq, Integer, Not, Or, Rational, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.floating.c_lemmas import ESTIMATED, LESS, REAL_PRODUCT, t, v
from vinculum_proofs.smt.floating.float_division_of_small_ints import a, b, k
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations import integer

j, left, unit = symbols("j left unit", integer=True)
LIMIT, MULTIPLE = Integer(2) ** 47, Integer(2) ** 16
LINK = "the arithmetic of vectors in the kernel, on numbers and bits; that the C is this is not looked at"


def bits(value: float) -> str:
    """The pattern of a double, as SMT-LIB."""
    return f"#x{struct.unpack('>Q', struct.pack('>d', value))[0]:016x}"


def double(value: float) -> str:
    """A double, as SMT-LIB."""
    return f"((_ to_fp 11 53) {bits(value)})"


OFFSET, HEAD = 2.0**52, "#x43300000"
HIGH = 2.0**84
FACTOR = float(1 - LESS)
CUT = f"(fp.add RNE (fp.roundToIntegral RTZ x) {double(OFFSET)})"
LARGE = f"(not (fp.lt x {double(2.0**47)}))"  # the other estimates, NaN among them
ROUNDED = "((_ to_fp_unsigned 11 53) RNE n)"


def conversions(
    less: float = HIGH + OFFSET,
    mode: str = "RTZ",
    maximum: float = OFFSET,
    minimum: float = 2.0**-1000,
    large: str = LARGE,
) -> Mapping[str, Goal]:
    """The goals on converting integers to floats and back.

    `less`: what is subtracted from the upper half; `mode`: how x is cut; `maximum`, `minimum`: of x; `large`: see
    LARGE.
    """
    n = "(declare-const n (_ BitVec 64))"
    high = f"((_ to_fp 11 53) (bvor (bvlshr n #x0000000000000020) {bits(HIGH)}))"
    low = f"((_ to_fp 11 53) (concat {HEAD} ((_ extract 31 0) n)))"
    x = "(declare-const p (_ BitVec 64))\n(declare-const c (_ BitVec 64))\n(define-fun x () Float64 ((_ to_fp 11 53) p))"
    within = f"(and (fp.leq {double(0.0)} x) (fp.lt x {double(maximum)}))"
    is_cut = f"(= ((_ to_fp 11 53) c) {CUT.replace('RTZ', mode)})"
    scaled = f"(fp.mul RNE x {double(2.0**-16)})"
    goals = (
        Goal(
            "to double",
            (),
            f"(= (fp.add RNE (fp.sub RNE {high} {double(less)}) {low}) {ROUNDED})",
            "2^84 + n's upper half, less 2^84 + 2^52, and 2^52 + its lower half are n, rounded once to nearest",
            n,
            {"n": "#xfffffffffffff401"},
        ),
        Goal(
            "to double, 32 bits",
            ("(= ((_ extract 63 32) n) #x00000000)",),
            f"(= (fp.sub RNE {low} {double(less - HIGH)}) {ROUNDED})",
            "2^52 + n, less 2^52, is n of 32 bits",
            n,
            {"n": "#x00000000fffffff1"},
        ),
        Goal(
            "from double",
            (within, is_cut),
            f"(= (bvxor c {bits(OFFSET)}) ((_ fp.to_ubv 64) RTZ x))",
            "the pattern of 2^52 + x without its fraction, less that of 2^52, is x, cut, where 0 <= x < 2^52",
            x,
            {"p": bits(12345.75), "c": bits(OFFSET + 12345)},
        ),
        Goal(
            "scaled",
            (f"(and (fp.leq {double(minimum)} x) (fp.leq x {double(2.0**64)}))",),
            f"(= (fp.mul RNE {scaled} {double(2.0**16)}) x)",
            "an estimate is multiplied by 2^-16 without rounding",
            x.replace("(declare-const c (_ BitVec 64))\n", ""),
            {"p": bits(2.0**50 + 0.25)},
        ),
        Goal(
            "zero denominator",
            (),
            large,
            "a denominator 0 has no estimate below 2^47, but infinity or NaN",
            f"{n}\n(define-fun x () Float64 (fp.mul RNE {ROUNDED} (fp.div RNE {double(FACTOR)} {double(0.0)})))",
            {"n": "#x0000000000000000"},
        ),
        Goal(
            "zero numerator",
            (f"(and (fp.leq {double(2.0**-70)} x) (fp.leq x {double(1.0)}))",),
            f"(= (fp.mul RNE {double(0.0)} x) {double(0.0)})",
            "the numerator 0 has the estimate 0: a reciprocal is normal and at most 1",
            x.replace("(declare-const c (_ BitVec 64))\n", ""),
            {"p": bits(0.25)},
        ),
    )
    return {goal.name: goal for goal in goals}


def of_conversions() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of AVX2_WIDE_CONVERSIONS."""
    return tuple(conversions().values()), (
        Mutant("2^84 alone is taken away", conversions(less=HIGH)["to double"]),
        Mutant("x is rounded", conversions(mode="RNE")["from double"]),
        Mutant("x up to 2^53", conversions(maximum=2 * OFFSET)["from double"]),
        Mutant("2^51 for 2^52, of 32 bits", conversions(less=HIGH + OFFSET / 2)["to double, 32 bits"]),
        Mutant("subnormal estimates", conversions(minimum=2.0**-1060)["scaled"]),
        Mutant(">= for not <", conversions(large=f"(fp.geq x {double(2.0**47)})")["zero denominator"]),
    )


def estimates(
    limit: Any = LIMIT,
    multiple: Any = MULTIPLE,
    less: Any = LESS,
    reaches: Any = left >= b,
    size: Any = 2**48,
    reached: Any = a < (k + 1) * b,
) -> Mapping[str, Goal]:
    """The goals on the estimates of a quotient and their corrections.

    `limit`: below it one estimate is enough; `multiple`: the multiples that are subtracted otherwise; `less`: see
    c_lemmas.

    `reaches`: where what is left is taken for a unit; `size`: t / 2^16 is below; `reached`: how far k goes.
    """
    operands = (a >= 1, a < ESTIMATED, b >= 1, b < ESTIMATED)
    of_t = (t >= 0, Eq(v, t * b), v < a, v >= a * (1 - 2 * less))
    near = (k * b <= a, (a - k * b - b) / (2 * less) < a)
    goals = (
        Goal(
            "a unit at most",
            (*operands, k >= 0, k < limit, *near, product(limit - 1 - k, b)),
            a - k * b < 2 * b,
            "an estimate below 2^47, cut, is the quotient or one less; by product",
        ),
        Goal(
            "taken",
            (
                *(*operands, *of_t, j <= t / MULTIPLE, t / MULTIPLE < j + 1),
                product(b, t - multiple * j),
                product(b, multiple * (j + 1) - t),
            ),
            And(multiple * j * b < a, a - multiple * j * b <= 2 * multiple * b),
            "2^16 times (t / 2^16, cut) times b is below a, and leaves at most 2^17 b, and 1 at least; by product of reals",
        ),
        Goal(
            "has 48 bits",
            (*operands, *of_t, j <= t / MULTIPLE, product(b - 1, t)),
            j < size,
            "t / 2^16 is below 2^48; by product of reals",
        ),
        Goal(
            "small then",
            (*operands, *of_t, a <= 2 * multiple * b, product(t - limit, b)),
            t < limit,
            "at most 2^17 b has an estimate below 2^47; by product of reals",
        ),
        Goal(
            "together",
            (
                *(*operands, j >= 0, k >= 0, Eq(a - multiple * j * b, k * b + left), left >= 0, left < 2 * b),
                Or(And(reaches, Eq(unit, 1)), And(Not(reaches), Eq(unit, 0))),
            ),
            And((multiple * j + k + unit) * b <= a, a < (multiple * j + k + unit + 1) * b),
            "what is taken out, the estimate, and one where what is left is b or more, are the quotient",
        ),
        Goal(
            "by the relation",
            (*operands, k >= 0, k * b <= a, reached, product(k, b)),
            integer.truncated_quotient.holds.xreplace({integer.A: a, integer.B: b, integer.C: k}),
            "what `together` has of it is the truncated quotient; by product",
        ),
        Goal(
            "overflow",
            (*operands, *of_t, Eq(a, 2**63), Eq(b, 1)),
            t >= limit,
            "2^63 / 1 has no estimate below 2^47",
        ),
    )
    return {goal.name: goal for goal in goals}


def of_estimates() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of AVX2_WIDE_ESTIMATES."""
    return (PRODUCT, REAL_PRODUCT, *estimates().values()), (
        Mutant("estimates up to 2^49", estimates(limit=4 * LIMIT)["a unit at most"]),
        Mutant("estimates that are 2^-46 less", estimates(less=4 * LESS)["a unit at most"]),
        Mutant("half as much is taken for all of it", estimates(multiple=MULTIPLE / 2)["taken"]),
        Mutant("twice as much is taken", estimates(multiple=2 * MULTIPLE)["taken"]),
        Mutant("2^48 b is left", estimates(multiple=Rational(2**47))["small then"]),
        Mutant("> for >= in what is left", estimates(reaches=left > b)["together"]),
        Mutant("one less than the quotient", estimates(reached=a < (k + 2) * b)["by the relation"]),
        Mutant("47 bits", estimates(size=2**47)["has 48 bits"]),
        Mutant("an estimate of 2^63 up to 2^64", estimates(limit=2**64)["overflow"]),
    )


PROOFS = (
    Proof(
        claim="AVX2_WIDE_CONVERSIONS",
        title="integers of 64 bits become double, rounded once, and double below 2^52 integers, by sums with 2^52 and 2^84",
        requirements=(),  # no quotient is in it
        method="SMT over bit-vectors and floating-point numbers, bitwuzla and cvc5",
        scope="all integers from 0 to 2^64 - 1; all doubles from 0 to below 2^52, of which the lower half is enough below 2^32; "
        "the product with 2^-16 of doubles from 2^-1000 to 2^64",
        run=Question(of_conversions, LINK, ("bitwuzla", "cvc5"), 60.0),
        tools=("bitwuzla", "cvc5"),
    ),
    Proof(
        claim="AVX2_WIDE_ESTIMATES",
        title="an estimate below 2^47 is the quotient or one less; a larger one, less its last 16 bits, leaves one that is",
        requirements=("E_DIV_INT_FUNC_0010",),
        method="SMT over reals and integers, z3 and cvc5, by lemmas",
        scope="all integers a and b from 1 to 2^64 - 1; of a = 0, which has the estimate 0, see AVX2_WIDE_CONVERSIONS",
        run=Question(of_estimates, LINK),
        tools=("z3-solver", "cvc5"),
        assumptions=(
            "which place of a vector a number is put into is read",
            "the lemmas are joined by hand, with those of FLOAT64_ESTIMATE, at the bounds that they state",
        ),
        rests_on=("FLOAT64_ESTIMATE", "AVX2_WIDE_CONVERSIONS"),
    ),
)
