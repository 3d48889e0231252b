"""Claims: what the C kernel takes from floating-point arithmetic, as the lemmas of its ACSL state it.

Method: SMT over reals and integers, z3 and cvc5. A rounded result is anything within the unit u = 2^-p of the exact
one, which is what `ieee754.rounding` asks for (goal `relative`). So all but the plain quotient hold in any rounding
whose error is below u. Magnitudes alone are looked at: rounding to nearest has no preferred sign.

r is the reciprocal of the denominator b, rounded, and t the product of the numerator a and r, rounded; w = r b and
v = t b. In ESTIMATE a and b are rounded to x and y first.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sympy import Abs, And, Eq, Ge, Integer, Le, Not, Or, Rational, Symbol, expand, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.cases import hidden
from vinculum_proofs.smt.floating.float_division_of_small_ints import DIVIDED, a, b, k, of_significand
from vinculum_proofs.smt.floating.unique_results import NEAREST, below_normal, overflows
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations.ieee754 import D, D_max, D_min, Format, N, N_max, N_min, e_C, inf_C, m_C, nan_C, q_min

r, t, v, w, x, y = symbols("r t v w x y", real=True)
one, two = symbols("one two", real=True)
REAL_PRODUCT = Goal(
    "product of reals",
    (one >= 0, two >= 0),
    one * two >= 0,
    "a product of two numbers that are not negative is not negative",
)
STRICT = Goal("strict", (one > 0, two > 0), one * two > 0, "a product of two numbers above 0 is above 0")
RELATIVE = Goal(
    "relative",
    (
        NEAREST.subs({inf_C: False, nan_C: False}),
        *(hidden >= 1, D >= 1, N >= 1, m_C >= hidden, m_C < 2 * hidden),
        Or(e_C > q_min, And(Eq(e_C, q_min), N >= hidden * D)),
        product(m_C - hidden - 1, D),
        product(hidden - 1, D),
    ),
    2 * hidden * Abs(N - m_C * D) <= N,
    "a rounded number of the normal range is within u of the exact one; by product",
)
# By format: the largest numerators and denominators that are scaled, and how much too large the factor is.
SCALED = {"float32": (2**16, Rational(1, 2**20)), "float64": (2**32, Rational(1, 2**40))}
ESTIMATED, LESS = 2**64, Rational(1, 2**49)  # operands below, and how much too small the factor is


def unit(form: Format) -> Any:
    """The largest relative error of rounding to nearest."""
    return Rational(1, 2**form.p)


def rounded(result: Any, exact: Any, form: Format) -> Any:
    """`result` is within u of `exact`, which is above 0."""
    return And(Le(result - exact, unit(form) * exact), Le(exact - result, unit(form) * exact))


def normal(value: Any, form: Format) -> Any:
    """`value` is in the normal range, and so far from its end that nothing near it is infinite."""
    return And(Ge(value, 2 ** Integer(form.q_min + form.p - 1)), Le(value, 2 ** Integer(form.q_max + form.p - 1)))


def within(limit: int) -> tuple[Any, ...]:
    """Magnitudes from 1 to `limit`."""
    return a >= 1, a <= limit, b >= 1, b <= limit


def strict(first: Any, second: Any) -> Any:
    """The instance of STRICT for two terms, multiplied out."""
    return Or(Not(first > 0), Not(second > 0), expand(first * second) > 0)


BACK = ("back", "zero")  # k with the sign, or 0, is the truncated quotient that the relation asks for
CUT = Goal(
    "cut",
    (*DIVIDED, t * b >= a, t * b < a + 1, strict(k - t, b), product(t - k - 1, b)),
    And(k <= t, t < k + 1),
    "what is from a/b on and below (a + 1)/b is cut to k, the quotient without its fraction; by strict, product of reals",
)


def quotients(form: Format, limit: int | None = None) -> Sequence[Goal]:
    """Quotients of a and b below 2^p."""
    largest = 2**form.p - 1 if limit is None else limit
    values = {hidden: 2 ** (form.p - 1), N_min: a * 2**-form.q_min, D_min: b, N_max: a, D_max: b * 2**form.q_max}
    in_range = And(Not(below_normal().subs(values)), Not(overflows().subs(values)))
    reason = "no quotient overflows or is below the normal range: the case `rounding` of the relation"
    names = ("not above", "not below", "no larger quantum", *BACK)
    return (*(of_significand()[name] for name in names), Goal("normal", within(largest), in_range, reason))


def scaled(form: Format, limit: int, more: Any) -> dict[str, Goal]:
    """Products of a and the reciprocal of b, or of b/(1 + more), for a, b up to `limit`."""
    return products(form, limit, (1 + more) * (1 - unit(form)), (1 + more) * (1 + unit(form)))


def products(form: Format, limit: int, minimum: Any, maximum: Any) -> dict[str, Goal]:
    """Products of a and a number r near 1/b, for a, b up to `limit`; w = r b is in the given range."""
    of_w = (*within(limit), w >= minimum, w <= maximum)
    of_r, by_w = (*of_w, Eq(w, r * b)), (*of_w, rounded(v, a * w, form))
    goals = (
        Goal(
            "reciprocal normal",
            (*of_r, r > 0, *reals((limit - b, r), (b - 1, r))),
            normal(r, form),
            "r is normal; by product of reals",
        ),
        Goal("reciprocal above 0", of_r, r > 0, "r is above 0"),
        Goal(
            "product normal",
            (a >= 1, a <= limit, normal(r, form), r <= 2, *reals((a - 1, r), (limit - a, r))),
            normal(a * r, form),
            "a r is normal; by product of reals",
        ),
        Goal("reciprocal small", (*of_r, r > 0, *reals((b - 1, r))), r <= 2, "r is at most 2; by product of reals"),
        times_b(form, a),
        Goal("not below", (*by_w, *reals((a, w - minimum))), v >= a, "t b is at least a; by product of reals"),
        Goal(
            "not above", (*by_w, *reals((a, maximum - w), (a, w))), v < a + 1, "t b is below a + 1; by product of reals"
        ),
        CUT,
        *(of_significand()[name] for name in BACK),
    )
    return {goal.name: goal for goal in goals}


def estimated(form: Format, less: Any) -> dict[str, Goal]:
    """Products of x and the reciprocal of y, where that is the reciprocal of y/(1 - less)."""
    u, factor, below = unit(form), 1 - less, (a >= 1, a < ESTIMATED, b >= 1, b < ESTIMATED)
    of_r = (b >= 1, b < ESTIMATED, r > 0, rounded(y, b, form), rounded(r * y, factor, form))
    of_w = (w >= factor * (1 - 3 * u), w <= factor * (1 + 3 * u))
    by_w = (*below, *of_w, rounded(x, a, form), rounded(v, x * w, form))
    near = reals((x, w - factor * (1 - 3 * u)), (x, factor * (1 + 3 * u) - w))
    goals = (
        Goal("operand normal", (*below, rounded(x, a, form)), normal(x, form), "a and b, rounded, are normal"),
        Goal(
            "reciprocal",
            (*of_r, Eq(w, r * b), *reals((r, y - b * (1 - u)), (r, b * (1 + u) - y))),
            And(*of_w),
            "r b is within 3 u of the factor; by product of reals",
        ),
        Goal(
            "reciprocal normal",
            (b >= 1, b < ESTIMATED, r > 0, Eq(w, r * b), *of_w, *reals((b - 1, r), (ESTIMATED - b, r))),
            And(normal(r, form), r <= 1),
            "r is normal, and at most 1; by product of reals",
        ),
        Goal(
            "product normal",
            (
                x >= Rational(1, 2),
                x <= 2 * ESTIMATED,
                r <= 1,
                r >= Rational(1, 4 * ESTIMATED),
                *reals((x, 1 - r), (x, r - Rational(1, 4 * ESTIMATED))),
            ),
            normal(x * r, form),
            "x r is normal; by product of reals",
        ),
        times_b(form, x),
        Goal("below", (*by_w, *near), v < a, "t b is below a; by product of reals"),
        Goal("close", (*by_w, *near), v >= a * (1 - 2 * less), "t b is at least a (1 - 2^-48); by product of reals"),
        Goal(
            "near",
            (
                *below,
                t >= 0,
                k <= t,
                t < k + 1,
                Eq(v, t * b),
                v < a,
                v >= a * (1 - 2 * less),
                product(b, t - k),
                strict(b, k + 1 - t),
            ),
            And(k * b <= a, (a - k * b - b) / (2 * less) < a),
            "t cut to k: k b is at most a, and what is left is below b + a/2^48; by strict, product of reals",
        ),
        Goal(
            "smaller",
            (*below, t >= 0, v < a, Eq(v, t * b), *reals((b - 1, t))),
            t < a,
            "t is below a; by product of reals",
        ),
    )
    return {goal.name: goal for goal in goals}


def times_b(form: Format, numerator: Symbol) -> Goal:
    """What t is to the product of r and this numerator, v is to that of w and it."""
    return Goal(
        "times b",
        (
            b >= 1,
            r > 0,
            numerator > 0,
            Eq(w, r * b),
            Eq(v, t * b),
            rounded(t, numerator * r, form),
            *_scaled_by_b(numerator, form),
        ),
        rounded(v, numerator * w, form),
        "what t is to its exact product, v is to that times b; by product of reals",
    )


def _scaled_by_b(numerator: Symbol, form: Format) -> tuple[Any, ...]:
    u = unit(form)
    return reals((b, u * numerator * r - t + numerator * r), (b, u * numerator * r + t - numerator * r))


def reals(*factors: tuple[Any, Any]) -> tuple[Any, ...]:
    """Instances of REAL_PRODUCT."""
    return tuple(product(first, second) for first, second in factors)


def _quotient_goals(name: str) -> tuple[Sequence[Goal], Sequence[Mutant]]:
    form = FORMATS[name]
    wide = quotients(form, 2 ** (form.q_max + form.p + 1))[-1]
    return (PRODUCT, *quotients(form)), (
        Mutant("operands of any size", of_significand(fits=False)["not above"]),
        Mutant("operands beyond the largest number", wide),
    )


def _scaled_goals(name: str) -> tuple[Sequence[Goal], Sequence[Mutant]]:
    form, (limit, more) = FORMATS[name], SCALED[name]
    return (REAL_PRODUCT, STRICT, RELATIVE, *scaled(form, limit, more).values()), (
        Mutant("a factor of 1", scaled(form, limit, Integer(0))["not below"]),
        Mutant("operands of 2^12 times that size", scaled(form, 2**12 * limit, more)["not above"]),
        Mutant("a factor 2^12 times as much too large", scaled(form, limit, 2**12 * more)["not above"]),
        Mutant("half the error", Goal("relative", RELATIVE.hypotheses, 4 * hidden * Abs(N - m_C * D) <= N)),
    )


def _estimate_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    form = FORMATS["float64"]
    narrow = estimated(form, LESS)["close"]
    return (REAL_PRODUCT, STRICT, RELATIVE, *estimated(form, LESS).values()), (
        Mutant("a factor of 1", estimated(form, Integer(0))["below"]),
        Mutant("through float32", estimated(FORMATS["float32"], LESS)["below"]),
        Mutant("closer than it is", Goal("close", narrow.hypotheses, v >= a * (1 - LESS))),
    )


_REQUIREMENTS = ("E_DIV_INT_FUNC_0010",)
_LINK = "a lemma of the C kernel's ACSL, which Frama-C uses and does not prove"
_SIGNS = (
    "rounding to nearest is the same for a number and its negative, so that magnitudes are enough",
    "0 times and 0 divided by a number is 0",
    "the lemmas are joined by hand; ACSL's a / b of integers is k of a = k b + r, 0 <= r < b, with the sign of a over b",
)


def _proof(
    claim: str,
    title: str,
    scope: str,
    build: Callable[[], Any],
    assumption: str,
    requirements: tuple[str, ...] = _REQUIREMENTS,
) -> Proof:
    return Proof(
        claim=claim,
        title=title,
        requirements=requirements,
        method="SMT over reals and integers, z3 and cvc5, by lemmas",
        scope=scope,
        run=Question(build, _LINK),
        tools=("z3-solver", "cvc5"),
        relations=("ieee754.rounding",),
        assumptions=(assumption, *_SIGNS),
    )


def _of_format(name: str) -> tuple[Proof, Proof]:
    form, (limit, more) = FORMATS[name], SCALED[name]
    bits, size = name.upper(), limit.bit_length() - 1
    factor = f"1 + 2^-{(1 / more).p.bit_length() - 1}"
    return (
        _proof(
            f"{bits}_QUOTIENT_CUT",
            f"{name}(a) / {name}(b) is finite, and cut it is the truncated quotient of a and b",
            f"all integers a, b of magnitude below 2^{form.p}, b not 0",
            partial(_quotient_goals, name),
            f"{name} division is rounded as the relation asks, conversions of integers below 2^{form.p} are exact",
        ),
        _proof(
            f"{bits}_SCALED_CUT",
            f"{name}(a) * (({factor}) / {name}(b)) is finite, and cut it is the truncated quotient of a and b",
            f"all integers a, b of magnitude up to 2^{size}, b not 0",
            partial(_scaled_goals, name),
            f"{name} division and multiplication are rounded as the relation asks of a fraction N/D; integers up to "
            f"2^{form.p} are exact",
        ),
    )


PROOFS = (
    *(proof for name in SCALED for proof in _of_format(name)),
    _proof(
        "FLOAT64_ESTIMATE",
        "float64(a) * ((1 - 2^-49) / float64(b)), cut, times b is at most a, and leaves less than |b| + |a| / 2^48",
        "all integers a, b of magnitude below 2^64, b not 0; goal `smaller`: before it is cut it is below |a|, a not 0",
        _estimate_goals,
        "float64 division, multiplication and conversion are rounded as the relation asks of a fraction N/D",
        requirements=(),  # it bounds what a quotient is found from, and is none
    ),
)
