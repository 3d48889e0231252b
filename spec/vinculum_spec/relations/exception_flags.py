"""The five exception flags of a division, under default exception handling. [IEEE 754-2019, 7]

Each relation says when a flag is raised by the division of A by B, which gave C. It supposes that C is the quotient in the
rounding direction: `rounding_directions` requires that. `signaling` marks a signaling NaN.

A quotient is tiny if it lies strictly between the normal numbers of both signs: after it is rounded as if exponents had no
bound, or before. An implementation chooses one for all operations. For a division both are the same, and no flag depends on the direction.
"""

from collections.abc import Mapping
from typing import Any

from sympy import And, Basic, Eq, Le, Lt, Ne, Not, Or, Symbol

from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import (
    D,
    D_min,
    Format,
    N,
    N_min,
    inf_A,
    inf_C,
    m_C,
    nan_C,
    p,
    q_max,
    q_min,
    s_A,
    s_B,
)
from vinculum_spec.relations.relation import Relation, always
from vinculum_spec.relations.rounding_directions import overflows, regular

invalid, divide_by_zero, overflow, underflow, inexact = (
    Symbol(name) for name in ("invalid", "divide_by_zero", "overflow", "underflow", "inexact")
)
FLAGS = (invalid, divide_by_zero, overflow, underflow, inexact)
signaling_A, signaling_B = Symbol("signaling_A"), Symbol("signaling_B")

_parameters = (p, q_min, q_max)
_positive = Eq(s_A, s_B)


def _of_direction(conditions: Mapping[str, Basic]) -> dict[str, Basic]:
    """The condition in each direction, of one for each way to round a magnitude."""
    nearest, down, up = (conditions[how] for how in ("nearest", "toward zero", "away from zero"))
    return {
        "ties-to-even": nearest,
        "ties-to-away": nearest,
        "toward-positive": Or(And(_positive, up), And(Not(_positive), down)),
        "toward-negative": Or(And(_positive, down), And(Not(_positive), up)),
        "toward-zero": down,
    }


# [7.2]: a signaling NaN, 0/0, inf/inf.
is_invalid = Or(signaling_A, signaling_B, ieee754.invalid.domain)

# [7.3]: a finite number other than 0, divided by 0.
divides_by_zero = And(ieee754.zero_denominator.domain, Not(inf_A))

# [7.6]: the result differs from the exact quotient.
is_inexact = And(regular, Or(inf_C, nan_C, Ne(N, m_C * D)))

# [7.5]: the quotient lies below the smallest normal number, in units of the smallest quantum 2^(p-1).
tiny_before_rounding = Lt(N_min, 2 ** (p - 1) * D_min)
# Rounded to p bits, it still does. The numbers of p bits below 2^(p-1) have a gap of 1/2.
_tiny_after_rounding: Mapping[str, Basic] = {
    "nearest": Lt(4 * N_min, (2 ** (p + 1) - 1) * D_min),
    "toward zero": tiny_before_rounding,
    "away from zero": Le(2 * N_min, (2**p - 1) * D_min),
}
tiny: Mapping[str, Mapping[str, Basic]] = {
    "before": dict.fromkeys(_of_direction(overflows), tiny_before_rounding),
    "after": _of_direction(_tiny_after_rounding),
}


def _raised(flag: Symbol, condition: Basic) -> Relation:
    """The flag is raised exactly where the condition holds."""
    return always(Or(And(flag, condition), And(Not(flag), Not(condition))), *_parameters)


def flags(direction: str, tininess: str = "after") -> dict[Symbol, Relation]:
    """The relation on each flag.

    [7.4]: overflow, if the rounded quotient exceeds the largest finite number. [7.5]: underflow, of a tiny quotient that is
    inexact. Raises KeyError for an unknown direction or tininess.
    """
    return {
        invalid: _raised(invalid, is_invalid),
        divide_by_zero: _raised(divide_by_zero, divides_by_zero),
        overflow: _raised(overflow, And(regular, _of_direction(overflows)[direction])),
        underflow: _raised(underflow, And(is_inexact, tiny[tininess][direction])),
        inexact: _raised(inexact, is_inexact),
    }


def is_signaling(pattern: Any, form: Format) -> Any:
    """Whether a pattern is a NaN whose trailing significand begins with 0. [IEEE 754-2019, 6.2.1]"""
    return ieee754.decode(pattern, form)[4] & ((pattern >> (form.p - 2)) & 1 == 0)


def observe(a: Any, b: Any, c: Any, form: Format, reach: int | None = None) -> dict[Symbol, Any]:
    """The value of every variable but the flags.

    It has what `ieee754.observe` has, and whether A and B are signaling NaNs.
    """
    observed = ieee754.observe(a, b, c, form, reach)
    return {**observed, signaling_A: is_signaling(a, form), signaling_B: is_signaling(b, form)}
