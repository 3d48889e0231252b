"""Division of IEEE 754 binary floating-point numbers, rounded to nearest, ties to even.

[IEEE 754-2019, 4.3.1, 6, 7]

One set of relations serves every format; the parameters `p`, `q_min` and `q_max` describe the format.

A finite number is (-1)^s * m * 2^e with an integer significand m < 2^p and a quantum exponent e between q_min and
q_max; m >= 2^(p-1) unless e = q_min. Zero has m = 0. `inf` and `nan` mark infinities and NaNs.

The exact magnitude |A/B| enters as three fractions N/D of integers: in units of the quantum of the result C, of the
smallest quantum (suffix _min) and of the largest one (suffix _max). They differ only by powers of two, and
`fractions_of` computes them. So no relation rounds or divides.
"""

from dataclasses import dataclass
from typing import Any

from sympy import Abs, And, Eq, Ge, Gt, Integer, Le, Lt, Mod, Ne, Not, Or, Symbol, symbols

from vinculum_spec.relations.relation import Relation, always, conjunction, implies


@dataclass(frozen=True)
class Format:
    """A binary interchange format: `width` bits in all, precision `p`, largest exponent `emax`."""

    width: int
    p: int
    emax: int

    @property
    def q_min(self) -> int:
        """Exponent of the smallest quantum: that of subnormal numbers."""
        return 2 - self.emax - self.p

    @property
    def q_max(self) -> int:
        """Exponent of the largest quantum."""
        return self.emax - self.p + 1


p, q_min, q_max = symbols("p q_min q_max", integer=True)
s_A, s_B, s_C = symbols("s_A s_B s_C", integer=True)
m_A, m_B, m_C, e_A, e_B, e_C = symbols("m_A m_B m_C e_A e_B e_C", integer=True)
inf_A, inf_B, inf_C, nan_A, nan_B, nan_C = (Symbol(f"{kind}_{x}") for kind in ("inf", "nan") for x in "ABC")
N, D, N_min, D_min, N_max, D_max = symbols("N D N_min D_min N_max D_max", integer=True)

_zero_A, _zero_B, _zero_C = Eq(m_A, 0), Eq(m_B, 0), And(Eq(m_C, 0), Not(inf_C), Not(nan_C))
_finite_A, _finite_B = And(Not(inf_A), Not(nan_A)), And(Not(inf_B), Not(nan_B))
_finite_C = And(Not(inf_C), Not(nan_C))
_parameters = (p, q_min)

# ---- the special cases of IEEE 754's table, in the order in which it is read ----

# [IEEE 754, 6.2]: an operand that is NaN gives NaN.                                              V_DIV_FLOAT_NAN_0010
nan_operand = Relation(Or(nan_A, nan_B), And(nan_C))

# [IEEE 754, 7.2]: 0/0 and inf/inf are invalid and give NaN.                                      V_DIV_FLOAT_INVALID_0010
_invalid = Or(And(_zero_A, _finite_A, _zero_B, _finite_B), And(inf_A, inf_B))
invalid = Relation(_invalid, And(nan_C))

# [IEEE 754, 6.3]: the sign of every other quotient is the exclusive or of the signs.             V_DIV_FLOAT_SIGN_0010
_ordered = And(Not(nan_A), Not(nan_B), Not(_invalid))
sign = Relation(_ordered, And(Eq(s_C, Abs(s_A - s_B)), Not(nan_C)))

# [IEEE 754, 7.3]: a number other than 0, or an infinity, divided by 0 is an infinity.            V_DIV_FLOAT_ZERO_DENOMINATOR_0010
zero_denominator = Relation(And(Not(nan_A), Or(inf_A, Not(_zero_A)), _finite_B, _zero_B), And(inf_C))

# [IEEE 754, 6.1]: an infinity divided by a finite number is an infinity.                         V_DIV_FLOAT_INF_NUMERATOR_0010
infinite_numerator = Relation(And(inf_A, _finite_B), And(inf_C))

# [IEEE 754, 6.1]: a finite number divided by an infinity is a zero.                              V_DIV_FLOAT_INF_DENOMINATOR_0010
infinite_denominator = Relation(And(_finite_A, inf_B), _zero_C)

# [IEEE 754, 6.3]: zero divided by a finite number other than 0 is a zero.                        V_DIV_FLOAT_ZERO_NUMERATOR_0010
zero_numerator = Relation(And(_finite_A, _zero_A, _finite_B, Not(_zero_B)), _zero_C)

# [OpenVINO Divide-1]: "division by zero is undefined", for every type.                           V_DIV_FLOAT_NONZERO_0010
nonzero_denominator = always(Not(And(_finite_B, _zero_B)))

# ---- both operands finite and not 0: the exact quotient, rounded ----

_regular = And(_finite_A, _finite_B, Not(_zero_A), Not(_zero_B))

_excess = N - m_C * D  # |A/B| - m_C in units of the quantum of C, times D
_nearest = And(
    _finite_C,
    Le(2 * Abs(_excess), D),
    implies(Eq(2 * Abs(_excess), D), Eq(Mod(m_C, 2), 0)),
    # Just above a power of two the gap below is half as wide, unless the quantum is the smallest one.
    implies(And(Eq(m_C, 2 ** (p - 1)), Gt(e_C, q_min)), Le(-4 * _excess, D)),
)
_overflows = Ge(2 * N_max, (2 ** (p + 1) - 1) * D_max)
_below_normal = Lt(N_min, 2 ** (p - 1) * D_min)
_vanishes = Le(2 * N_min, D_min)

# [IEEE 754, 4.3.1]: at least half a quantum beyond the largest finite number: infinity.         V_DIV_FLOAT_OVERFLOW_0010
overflow = Relation(And(_regular, _overflows), And(inf_C), _parameters)

# [IEEE 754, 4.3.1]: at most half of the smallest subnormal number: zero.                        V_DIV_FLOAT_UNDERFLOW_0010
underflow = Relation(And(_regular, _vanishes), _zero_C, _parameters)

# [IEEE 754, 3.3, 4.3.1]: below the smallest normal number: the nearest multiple of the smallest quantum, not
# flushed to zero.                                                                               V_DIV_FLOAT_SUBNORMAL_0010
subnormal = Relation(And(_regular, _below_normal, Not(_vanishes)), _nearest, _parameters)

# [IEEE 754, 4.3.1]: otherwise: the nearest number, of two the one with even significand.        V_DIV_FLOAT_ROUNDING_0010
rounding = Relation(And(_regular, Not(_below_normal), Not(_overflows)), _nearest, _parameters)

# [SONNX Div (float), Informal specification]: the IEEE 754 quotient: all of the above.          E_DIV_FLOAT_FUNC_0010
quotient = conjunction(
    nan_operand,
    invalid,
    sign,
    zero_denominator,
    infinite_numerator,
    infinite_denominator,
    zero_numerator,
    overflow,
    underflow,
    subnormal,
    rounding,
)

# ---- the fractions, and how bit patterns are decoded ----

# The three fractions are the exact |A/B| in three units.                                           V_DIV_FLOAT_UNITS_0010
units = Relation(
    _regular,
    And(
        Gt(D, 0),
        Gt(D_min, 0),
        Gt(D_max, 0),
        Eq(N_min * m_B * 2 ** (e_B - q_min), D_min * m_A * 2 ** (e_A - 2 * q_min)),
        Eq(N_min * D, N * D_min * 2 ** (e_C - q_min)),
        Eq(N_min * D_max, N_max * D_min * 2 ** (q_max - q_min)),
    ),
    (q_min, q_max),
)

bits, field_s, field_e, field_f, w = symbols("bits field_s field_e field_f w", integer=True)

# [IEEE 754, 3.4]: sign, biased exponent and trailing significand, from the highest bit down.    V_DIV_FLOAT_ENCODING_0010
encoding = Relation(
    And(Ge(bits, 0), Lt(bits, 2**w)),
    And(
        Eq(bits, field_s * 2 ** (w - 1) + field_e * 2 ** (p - 1) + field_f),
        Or(Eq(field_s, 0), Eq(field_s, 1)),
        Ge(field_e, 0),
        Lt(field_e, 2 ** (w - p)),
        Ge(field_f, 0),
        Lt(field_f, 2 ** (p - 1)),
    ),
    (w, p),
)

# [IEEE 754, 3.4]: the meaning of the fields of C; likewise of A and B.                          V_DIV_FLOAT_DECODING_0010
_top = 2 ** (w - p) - 1
decoding = Relation(
    And(Ge(field_e, 0), Le(field_e, _top)),
    And(
        Eq(s_C, field_s),
        implies(Eq(field_e, 0), And(Eq(m_C, field_f), Eq(e_C, q_min))),
        implies(
            And(Gt(field_e, 0), Lt(field_e, _top)), And(Eq(m_C, field_f + 2 ** (p - 1)), Eq(e_C, field_e + q_min - 1))
        ),
        Or(And(inf_C, Eq(field_e, _top), Eq(field_f, 0)), And(Not(inf_C), Or(Lt(field_e, _top), Ne(field_f, 0)))),
        Or(And(nan_C, Eq(field_e, _top), Ne(field_f, 0)), And(Not(nan_C), Or(Lt(field_e, _top), Eq(field_f, 0)))),
    ),
    (w, p, q_min),
)


def fields(pattern: Any, form: Format) -> tuple[Any, Any, Any]:
    """Sign, biased exponent and trailing significand of `pattern`, an integer or an array of integers.

    Satisfies the relation `encoding`. V_DIV_FLOAT_ENCODING_0010
    """
    exponent = (pattern >> (form.p - 1)) & ((1 << (form.width - form.p)) - 1)
    return pattern >> (form.width - 1), exponent, pattern & ((1 << (form.p - 1)) - 1)


def decode(pattern: Any, form: Format) -> tuple[Any, Any, Any, Any, Any]:
    """Decode `pattern` to s, m, e, inf, nan. Satisfies the relation `decoding`. V_DIV_FLOAT_DECODING_0010"""
    s, exponent, fraction = fields(pattern, form)
    special = exponent == (1 << (form.width - form.p)) - 1
    m = fraction + (exponent != 0) * (1 << (form.p - 1))
    e = exponent + (exponent == 0) + (form.q_min - 1)
    return s, m, e, special & (fraction == 0), special & (fraction != 0)


def power_of_two(exponent: Any) -> tuple[Any, Any]:
    """2^exponent as a fraction of integers, which is exact for negative exponents too."""
    one = exponent * 0 + 1
    return one << (exponent * (exponent > 0)), one << (-exponent * (exponent < 0))


def saturate(exponent: Any, reach: int) -> Any:
    """Clamp `exponent` to the range from -reach to reach."""
    return exponent - (exponent - reach) * (exponent > reach) - (exponent + reach) * (exponent < -reach)


def fractions_of(m_a: Any, e_a: Any, m_b: Any, e_b: Any, unit: Any, reach: int) -> tuple[Any, Any]:
    """|A/B| in units of 2^unit, as numerator and denominator. Satisfies the relation `units`.

    V_DIV_FLOAT_UNITS_0010
    """
    up, down = power_of_two(saturate(e_a - e_b - unit, reach))
    return m_a * up, m_b * down


def observe(a: Any, b: Any, c: Any, form: Format, reach: int | None = None) -> dict[Symbol, Any]:
    """The value of every variable of the relations, for the bit patterns of A, B and C.

    These are integers or arrays of them. Their type must not overflow: Python's own, or object arrays of them. With `reach` =
    2p + 2, no shift exceeds `reach`, 4p + 4 bits hold every intermediate value, and no relation except `units` changes its
    value: where a shift is cut, one side of each comparison already exceeds the other by a factor of two.
    """
    (sa, ma, ea, ia, na), (sb, mb, eb, ib, nb), (sc, mc, ec, ic, nc) = (decode(x, form) for x in (a, b, c))
    limit = 4 * form.emax + 4 * form.p if reach is None else reach  # beyond every difference of exponents
    n, d = fractions_of(ma, ea, mb, eb, ec, limit)
    n_min, d_min = fractions_of(ma, ea, mb, eb, form.q_min, limit)
    n_max, d_max = fractions_of(ma, ea, mb, eb, form.q_max, limit)
    return {
        s_A: sa, m_A: ma, e_A: ea, inf_A: ia, nan_A: na,
        s_B: sb, m_B: mb, e_B: eb, inf_B: ib, nan_B: nb,
        s_C: sc, m_C: mc, e_C: ec, inf_C: ic, nan_C: nc,
        N: n, D: d, N_min: n_min, D_min: d_min, N_max: n_max, D_max: d_max,
    }  # fmt: skip


def parameter_values(form: Format) -> dict[Symbol, Integer]:
    """The values of the parameters for `form`."""
    return {p: Integer(form.p), q_min: Integer(form.q_min), q_max: Integer(form.q_max), w: Integer(form.width)}
