"""Claim: what the kernel's vectors compute by the reciprocal of one denominator is the quotient.

Method: SMT over integers, z3 and cvc5, for each width by itself. P = 2^N, L = 2^l is the least power of two that is at least
the denominator d, f the reciprocal P (L - d) / d, cut, and 1; h is the upper half of n f. n = k d + r, so that k is the
quotient. After T. Granlund and P. L. Montgomery, "Division by Invariant Integers using Multiplication", 1994.
"""

from collections.abc import Sequence
from typing import Any

from sympy import And, Eq, Integer, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import EQUALS, PRODUCT, equals, product
from vinculum_proofs.smt.terms import Div, Modulo
from vinculum_spec.relations import integer

n, d, k, r, f, e, h, s, H, L, R = symbols("n d k r f e h s H L R", integer=True)
low, one, two, high = symbols("low one two high", integer=True)  # products of the halves of n and f
WIDTHS = (16, 32, 64)
HALF = Integer(2) ** 32
DIVIDED = (Eq(n, k * d + r), r >= 0, r < d, k >= 0, n >= 0)
LINK = "the arithmetic of vectors in the kernel, on numbers; that the C is this is not looked at"


def by_reciprocal(width: int, *, limit: Any = None, largest: Any = None, added: int = 1) -> dict[str, Goal]:
    """Quotients by a reciprocal of numbers below `limit`, by default 2^width.

    `largest`: of L / d; `added`: to the truncated reciprocal.
    """
    P = Integer(2) ** width
    limit = P if limit is None else limit
    hypotheses = (d >= 1, d <= P - 1, L >= d, L < (2 if largest is None else largest) * d)
    cut = (P * (L - d) - (f - added) * d >= 0, P * (L - d) - (f - added) * d < d, f >= added)
    error = (Eq(e, (P + f) * d - P * L), e >= 1, e <= d)
    bounds = (k * P * L <= n * (P + f), n * (P + f) < (k + 1) * P * L)
    upper = (h >= 0, h * P <= n * f, n * f < h * P + P)
    goals = (
        Goal("fits", (*hypotheses, *cut, product(f - P, d)), And(f >= 1, f < P), "the reciprocal has N bits; by product"),
        Goal(
            "error",
            (*hypotheses, *cut, Eq(e, (P + f) * d - P * L)),
            And(e >= 1, e <= d),
            "(P + f) d is 1 to d above P L",
        ),
        Goal(
            "quotient",
            (
                *(*hypotheses, *DIVIDED, n < limit, *error),
                equals(Eq(n, k * d + r), L),
                equals(Eq(e, (P + f) * d - P * L), n),
                product(r, L),
                product(n, e),
                product(k * P * L - 1 - n * (P + f), d),
                product(n * (P + f) - (k + 1) * P * L, d),
                product(d - r - 1, L),
                product(limit - 1 - n, e),
            ),
            And(*bounds),
            "n (P + f) / (P L), cut, is k; by product, equals",
        ),
        Goal("sum", (*hypotheses, n >= 0, *bounds, *upper), And(k * L <= n + h, n + h < (k + 1) * L), "(n + h) / L, cut, is k"),
        Goal("not above", (n >= 0, f < P, *upper, product(P - 1 - f, n)), h <= n, "h is at most n; by product"),
        Goal(
            "halved",
            (h >= 0, h <= n, n < limit, Eq(L, 2 * H), H >= 1, k * L <= n + h, n + h < (k + 1) * L, Eq(s, h + Div(n - h, 2))),
            And(s <= n, k * H <= s, s < (k + 1) * H),
            "h + (n - h) / 2, cut, is at most n, and divided by L / 2 and cut k",
        ),
    )  # fmt: skip
    return {goal.name: Goal(f"{width} bits: {goal.name}", goal.hypotheses, goal.claim, goal.says) for goal in goals}


def by_relation(left: Any = r < d) -> Goal:
    """The goal that k is what the relation asks for.

    `left`: facts about the remainder, besides that it is not negative.
    """
    of_unsigned = {integer.A: n, integer.B: d, integer.C: k}
    return Goal(
        "by the relation",
        (Eq(n, k * d + r), r >= 0, left, k >= 0, n >= 0, d >= 1, product(k, d)),
        integer.truncated_quotient.holds.xreplace(of_unsigned),
        "k is the truncated quotient of n and d; by product",
    )


def of_halves(carried: int = 1, largest: Any = None) -> dict[str, Goal]:
    """Both halves of a product of 64 bits by 64, from products of 32 by 32.

    `carried`: what a carry is multiplied by; `largest`: the largest half.
    """
    largest = (HALF - 1) ** 2 if largest is None else largest
    parts = (low, one, two, high)
    bounds = tuple(x >= 0 for x in parts) + tuple(x <= largest for x in parts)
    first = two + carried * Div(low, HALF)
    second = one + Modulo(first, HALF)
    upper = high + Div(first, HALF) + Div(second, HALF)
    full_product = high * HALF**2 + (one + two) * HALF + low
    across = Modulo(Modulo(one + two, HALF**2) * HALF, HALF**2)
    goals = (
        Goal(
            "largest",
            (n >= 0, n < HALF, f >= 0, f < HALF, product(HALF - 1 - n, f), product(HALF - 1 - f, n)),
            n * f <= largest,
            "a product of 32 bits by 32 is at most (2^32 - 1)^2; by product",
        ),
        Goal(
            "join",
            (Eq(low, r * e), Eq(one, r * k), Eq(two, h * e), Eq(high, h * k)),
            Eq((h * HALF + r) * (k * HALF + e), full_product),
            "a product is that of the upper halves, those across, and that of the lower halves, each in its place",
        ),
        Goal("no carry", bounds, And(first < HALF**2, second < HALF**2), "no sum has more than 64 bits"),
        Goal("upper", bounds, Eq(upper, Div(full_product, HALF**2)), "what is carried is added up to the upper half of the product"),
        Goal(
            "lower",
            bounds,
            Eq(Modulo(low + carried * across, HALF**2), Modulo(full_product, HALF**2)),
            "the lower half is that of the lower halves and those across, which are shifted; 64 bits of each sum are kept",
        ),
    )  # fmt: skip
    return {goal.name: Goal(f"halves: {goal.name}", goal.hypotheses, goal.claim, goal.says) for goal in goals}


def of_bytes(maximum: int = 255, above: int = 1) -> Goal:
    """(n + 1) R / 65536, where R is 65535 / d, cut; n up to `most`, d to 255; `above`: what is added to n."""
    return Goal(
        "bytes",
        (
            *(*DIVIDED, n <= maximum, d >= 1, d <= 255, R >= 0, R * d <= 65535, 65535 < R * d + d),
            equals(Eq(n, k * d + r), R),
            product(r, R),
            product(k, R * d - 65536 + d),
            product(255 - R, d),
            product((k + 1) * d - n - above, R),
            product(k + 1, 65535 - R * d),
        ),
        And(k * 65536 <= (n + above) * R, (n + above) * R < (k + 1) * 65536),
        "(n + 1) R / 65536, cut, is k; by product, equals",
    )


def reciprocals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of MULTIPLY_HIGH."""
    of_width = {width: by_reciprocal(width) for width in WIDTHS}
    goals = [goal for by_name in of_width.values() for goal in by_name.values()]
    mutants = [
        Mutant("a reciprocal that is cut", by_reciprocal(16, added=0)["error"]),
        Mutant("a reciprocal 1 more", by_reciprocal(16, added=2)["error"]),
        Mutant("twice the L", by_reciprocal(16, largest=4)["fits"]),
        Mutant("numerators of one more bit", by_reciprocal(16, limit=Integer(2) ** 17)["quotient"]),
        Mutant("as much left as d", by_relation(r <= d)),
        Mutant("n for n + 1, of bytes", of_bytes(above=0)),
        Mutant("n + 2 for n + 1, of bytes", of_bytes(above=2)),
        Mutant("what is carried is lost", of_halves(carried=0)["upper"]),
        Mutant("what is across is lost", of_halves(carried=0)["lower"]),
        Mutant("carried twice", of_halves(carried=2)["upper"]),
        Mutant("halves of 33 bits", of_halves(largest=(2 * HALF - 1) ** 2)["no carry"]),
        Mutant("products up to (2^32 - 2)^2", of_halves(largest=(HALF - 2) ** 2)["largest"]),
        of_width[32]["halved"].mutant("not halved before the sum", Div(n - h, 2), n - h),
        of_width[32]["sum"].mutant("the upper half rounded up", h * 2**32 <= n * f, h * 2**32 <= n * f + 2**32),
        of_width[32]["not above"].mutant("a reciprocal of one more bit", f < 2**32, f < 2**33),
    ]
    return (PRODUCT, EQUALS, *goals, *of_halves().values(), of_bytes(), by_relation()), mutants


PROOFS = (
    Proof(
        claim="MULTIPLY_HIGH",
        title="the upper half of a product with the reciprocal of the denominator, shifted, is the quotient",
        requirements=("E_DIV_INT_FUNC_0010",),
        method="SMT over integers, z3 and cvc5, by lemmas",
        scope="all numerators and denominators from 0 to 2^N - 1, N = 16, 32, 64, denominators not 0, and from 0 to 255; with "
        "what is carried between the halves of a product of 64 bits",
        run=Question(reciprocals, LINK),
        tools=("z3-solver", "cvc5"),
        assumptions=(
            "the lemmas are joined by hand",
            "shifts by 1 and l - 1 divide by 2 and L / 2 and cut; where d is 1 nothing is shifted, and h + (n - h) is n",
            "which place of a vector a product or a quotient is put into, and that l is that of the least power of two, is read",
        ),
    ),
)
