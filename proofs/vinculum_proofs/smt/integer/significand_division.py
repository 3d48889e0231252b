"""Claim: the lemmas of the C that divides in integers, as SMT-LIB.

Frama-C/WP proves them as they stand in ACSL. Method: SMT, two solvers for each. Products: z3 and cvc5 over integers, with
the instances of `product` that make the rest linear. Masks and shifts of patterns: cvc5 and Bitwuzla over bit-vectors.
Powers of two: by instances of WP's axioms of shifts. Each goal has the name of a lemma of the C.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from sympy import Abs, And, Eq, Mod, Ne, Or, Symbol, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import EQUALS, PRODUCT, equals, product
from vinculum_spec.relations.ieee754 import Format

CLAIM = "INTEGER_ONLY_LEMMAS"
LINK = "lemmas that the C which divides in integers states in ACSL, a second time; that both say the same is for a reader to compare"
n, d, I, J, N, D, m, q, r = symbols("n d I J N D m q r", integer=True)  # noqa: E741 - the names of the C
SHIFTS = "(declare-fun lsl (Int Int) Int)\n(declare-const k Int)\n(declare-const j Int)\n(declare-const n Int)"
SUM_OF_SHIFTS = "(= (lsl (lsl 1 k) j) (lsl 1 (+ k j)))"  # WP's lsl_add, of 1
SHIFT_BY_ONE = "(= (lsl (lsl 1 k) 1) (* 2 (lsl 1 k)))"  # its lsl_1, of 1 << k
SIGNS = {"N": "", "D": "- "}  # a numerator has the power of a positive exponent, a denominator that of a negative one


def nearest(numerator: Any, denominator: Any, integer: Any) -> Any:
    """The integer is nearest to a fraction, and the even one of two: the C's predicate of this name."""
    above, below = (2 * integer + 1) * denominator - 2 * numerator, 2 * numerator - (2 * integer - 1) * denominator
    return And(above >= 0, below >= 0, Or(Eq(Mod(integer, 2), 0), And(above > 0, below > 0)))


def same_fraction() -> Iterator[Goal]:
    """Bounds of a fraction are bounds of an equal one."""
    equal = (d > 0, D > 0, Eq(n * D, N * d))
    bounds = {
        "at_most": lambda x, y: (2 * m + 1) * y - 2 * x,
        "at_least": lambda x, y: 2 * x - (2 * m - 1) * y,
    }
    for words, strict, of in (
        ("at_most", 0, "at_most"),
        ("at_least", 0, "at_least"),
        ("below", 1, "at_most"),
        ("above", 1, "at_least"),
    ):
        one, two = bounds[of](n, d), bounds[of](N, D)
        instances = (product(D, one - strict), product(d, strict - 1 - two))
        yield Goal(f"same_fraction_{words}", (*equal, one >= strict, *instances), two >= strict, "by `product`")


def of_rounding() -> Iterator[Goal]:
    """What the remainder says of the nearest integer, and the nearest integer of the distance."""
    divided = (r >= 0, r < d, q >= 0)
    odd = Eq(Mod(q, 2), 1)
    yield Goal("rounded_up", (*divided, Or(2 * r > d, And(Eq(2 * r, d), odd))), nearest(q * d + r, d, q + 1))
    yield Goal("rounded_down", (*divided, Or(2 * r < d, And(Eq(2 * r, d), ~odd))), nearest(q * d + r, d, q))
    distance = 2 * Abs(D * m - N)
    claim = And(distance <= D, Or(Eq(Mod(m, 2), 0), Ne(distance, D)))
    yield Goal("distance", (D > 0, nearest(N, D, m)), claim)
    instances = (product(d, m - 2), equals(Eq(m, 1), d))
    yield Goal("vanishing", (d > 0, m >= 0, nearest(n, d, m), 2 * n <= d, *instances), Eq(m, 0), "by `product`")


def bounded() -> Iterator[Goal]:
    """A factor of a smaller product by the same positive number is smaller: for the formats that divide twice."""
    t, k = symbols("t k", integer=True)
    for name, form in FORMATS.items():
        if form.width == 64:
            instances = (product(d, t - k),)
            yield Goal(f"bounded_{name}", (d > 0, t * d < k * d, *instances), t < k, "by `product`")


def of_powers() -> Iterator[Goal]:
    """Powers of two, by WP's axioms of shifts, `lsl_add` and `lsl_1`, at the terms that occur."""
    doubled = "(= (lsl 1 (+ k j)) (* 2 (lsl 1 k)))"
    shifted = "(= (lsl (lsl 1 k) j) (* 2 (lsl 1 k)))"
    one = ("(<= 0 k)", "(= j 1)", SUM_OF_SHIFTS, SHIFT_BY_ONE)
    yield Goal("power_shifted_once", one, shifted, "by WP's axioms lsl_add and lsl_1", SHIFTS, {"k": 3, "j": 1})
    yield Goal("power_doubled", one, doubled, "by WP's axioms lsl_add and lsl_1", SHIFTS, {"k": 3, "j": 1})
    successor = (*one, "(= (- n k) 1)")
    claim = "(= (lsl 1 n) (* 2 (lsl 1 k)))"
    yield Goal(
        "power_of_successor", successor, claim, "by WP's axioms lsl_add and lsl_1", SHIFTS, {"k": 3, "j": 1, "n": 4}
    )
    yield Goal("next_power", successor, claim.replace("lsl 1 n", "lsl 1 (+ k 1)"), "", SHIFTS, {"k": 3, "j": 1, "n": 4})


def compared(name: str, form: Format) -> Iterator[Goal]:
    """What bounds of n / d say of an equal fraction in another unit, (n I) / (d J) = N / D."""
    hidden = 2 ** (form.p - 1)
    above0 = (n > 0, d > 0, D > 0, Eq(n * I * D, N * d * J))
    smaller = (product(N, d), product(N * d, J - 1), product(D, n - 1))
    larger = (product(n, D), product(n * D, I - 1), product(n * D, I - 2))
    of = {
        "not_over": (And(Eq(I, 1), J >= 1, n <= (2 * hidden - 1) * d), (2 * hidden - 1) * D - N, (2 * hidden - 1) * d - n, smaller),
        "normal": (And(Eq(J, 1), I >= 1, hidden * d <= n), N - hidden * D, n - hidden * d, larger),
        "over": (And(Eq(J, 1), I >= 2, hidden * d <= n), N - 2 * hidden * D, n - hidden * d, larger),
        "below_half": (And(Eq(I, 1), J >= 1, 2 * n <= d), D - 2 * N, d - 2 * n, smaller),
    }  # fmt: skip
    for lemma, (assumed, difference, bound, instances) in of.items():
        unit = Symbol("J" if "J >= 1" in str(assumed) else "I", integer=True)
        fixed = {Symbol("I" if str(unit) == "J" else "J", integer=True): 1}
        given = [f.subs(fixed) for f in (*above0, assumed, *instances, product(D, bound), product(d, -1 - difference))]
        yield Goal(f"{lemma}_{name}", tuple(given), difference >= 0, f"where {next(iter(fixed))} is 1; by `product`")


def of_bits(name: str, form: Format) -> Iterator[Goal]:
    """Masks are remainders, and shifts quotients: of a pattern, which is from 0 to 2^width - 1."""
    width, places = form.width, form.p - 1
    preamble = f"(declare-const x (_ BitVec {width}))"

    def number(value: int) -> str:
        return f"(_ bv{value} {width})"

    def goal(lemma: str, left: str, right: str, *given: str) -> Goal:
        solvers = ("cvc5", "bitwuzla")
        return Goal(lemma, given, f"(= {left} {right})", "on bit-vectors", preamble, {"x": f"(_ bv3 {width})"}, solvers)

    def mask(lemma: str, modulus: int) -> Goal:
        return goal(lemma, f"(bvand x {number(modulus - 1)})", f"(bvurem x {number(modulus)})")

    def shift(lemma: str, by: int, *given: str) -> Goal:
        return goal(lemma, f"(bvlshr x {number(by)})", f"(bvudiv x {number(2**by)})", *given)

    top = 2 ** (width - form.p)
    yield mask(f"fraction_{name}", 2**places)
    yield mask(f"exponent_{name}", top)
    yield shift(f"shift_{name}", places)
    yield shift(f"low_{name}", width - form.p, f"(bvult x {number(2 * top)})")
    yield shift(f"top_bit_{name}", width - 1)
    yield shift(f"sign_{name}_of", width - 1)
    field = f"(bvand (bvlshr x {number(places)}) {number(top - 1)})"
    yield goal(f"field_{name}", field, f"(bvurem (bvudiv x {number(2**places)}) {number(top)})")


def of_units(name: str, form: Format) -> Iterator[Goal]:
    """The cut-off of exponents in the relations changes no fraction of two patterns."""
    limit, top = 4 * (form.emax + form.p), form.emax - form.p + 2
    power = "(declare-fun power (Int) Int)\n(declare-const m Int)\n"
    units = {"": "e_c", "_min": str(form.q_min), "_max": str(form.q_max)}
    for suffix, unit in units.items():
        for letter, sign in SIGNS.items():
            unit_ = unit if not unit.startswith("-") else f"(- {unit[1:]})"
            names = ("e_a", "e_b", "e_c")
            declared = "".join(f"(declare-const {x} Int)\n" for x in names)
            cut = (
                f"(define-fun t0 () Int (- (- e_a e_b) {unit_}))\n"
                f"(define-fun t1 () Int (- (- t0 (* (- t0 {limit}) (ite (> t0 {limit}) 1 0))) "
                f"(* (+ t0 {limit}) (ite (< t0 (- {limit})) 1 0))))"
            )
            given = tuple(f"(and (<= (- {-form.q_min}) {x}) (<= {x} {top}))" for x in names)
            one, of = ("t1", ">") if letter == "N" else ("(- 0 t1)", "<")
            left = f"(* {one} (ite ({of} t1 0) 1 0))"
            right = f"(ite ({of} t0 0) ({sign or '+ '}{'t0' if sign else '0 t0'}) 0)"
            example = {"e_a": 0, "e_b": 1, "e_c": -1, "m": 1}
            claim = f"(and (= {left} {right}) (= (* m (power {left})) (* m (power {right}))))"
            says = "nothing is cut off, and equal exponents have equal powers"
            yield Goal(f"{letter}{suffix}_of_{name}", given, claim, says, f"{power}{declared}{cut}", example)


def build() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants."""
    goals = [PRODUCT, EQUALS, *same_fraction(), *of_rounding(), *bounded(), *of_powers()]
    for name, form in FORMATS.items():
        goals += [*compared(name, form), *of_bits(name, form), *of_units(name, form)]
    of, divided = {goal.name: goal for goal in goals}, (d > 0, r >= 0, r < d, q >= 0)
    exact, up = nearest(q * d + r, d, q), nearest(q * d + r, d, q + 1)
    small = (d > 0, m >= 0, nearest(n, d, m), n <= d)
    other = Goal("other", (d > 0, D > 0, 2 * n <= (2 * m + 1) * d), 2 * N <= (2 * m + 1) * D)
    return goals, (
        Mutant("a tie is rounded down, whatever the parity", Goal("ties", (*divided, 2 * r <= d), exact)),
        Mutant("any remainder is rounded up", Goal("up", divided, up)),
        Mutant("a fraction of at most one vanishes", Goal("one", small, Eq(m, 0))),
        Mutant("a bound of another fraction", other),
        of["fraction_float32"].mutant("a mask that is none", "bvand x (_ bv8388607 32)", "bvand x (_ bv8388606 32)"),
        of["shift_float64"].mutant("a shift by one place more", "(bvlshr x (_ bv52 64))", "(bvlshr x (_ bv53 64))"),
        of["N_of_float32"].mutant("exponents cut off within the bounds", "604", "103"),
    )


PROOFS = (
    Proof(
        claim=CLAIM,
        title="the lemmas of the C that divides in integers, stated once more: products, masks, shifts and powers of two",
        requirements=("E_DIV_FLOAT_FUNC_0010",),
        method="SMT over integers and bit-vectors, z3 and cvc5, cvc5 and Bitwuzla",
        scope="lemmas with the names of the goals, of the formats float16, bfloat16, float32 and float64; those on 1 << k by instances of "
        "WP's axioms lsl_add and lsl_1; that the ACSL says the same is for a reader to compare",
        run=Question(build, LINK, seconds=120.0),
        tools=("z3-solver", "cvc5", "bitwuzla"),
        seconds=1800.0,
    ),
)
