"""The contracts of the scalar model's steps, as relations.

Each is what a function of `vinculum.kernels.scalar` promises. They are the specification's own relations, with a
step's symbols in the place of theirs. Only `normalise`, `scale` and `apply_shift` have none there, and are stated
here, once. SMT proves that the contracts together imply the whole relation; CrossHair confirms that each function
meets its contract. The two meet in this file.

Names and orders of symbols are fixed: `inputs` are the arguments of the function, `outputs` what it returns, and
`auxiliary` are determined by the outputs (the fields of a bit pattern). `renamed` changes the operand: `unpack` speaks of
C, `renamed(unpack.relation, "A")` of A. `for_format` puts a format in the place of the parameters p, q_min, q_max and w.
The order of the steps: unpack (A, B), special_case, normalise (A, B), scale and apply_shift (together: align),
divide_significands, round_half_even, pack.
"""

from dataclasses import dataclass, field
from typing import Any

from sympy import And, Eq, Ge, Gt, Integer, Le, Lt, Not, Or, Symbol, false, symbols
from sympy.logic.boolalg import Boolean

from vinculum_spec.relations import ieee754 as f
from vinculum_spec.relations import integer as i
from vinculum_spec.relations.relation import Relation, conjunction, implies

MINIMUM_SHIFT = -2

sign, m, e, m_N, e_N = symbols("sign m e m_N e_N", integer=True)  # normalise: m, e become m_N, e_N
ma, ea, mb, eb = symbols("ma ea mb eb", integer=True)  # both operands, normalised
unit, shift, n, d, q, r = symbols("unit shift n d q r", integer=True)
regular = Symbol("regular")  # special_case returned None
_encoded = (f.w, f.p, f.q_min)
_scaled = (f.p, f.q_min)


@dataclass(frozen=True)
class Contract:
    """What the function `step` of the scalar model promises: a relation of its inputs and outputs."""

    step: str
    inputs: tuple[Symbol, ...]
    outputs: tuple[Symbol, ...]
    relation: Relation
    auxiliary: tuple[Symbol, ...] = field(default=())


def replaced(relation: Relation, values: dict[Any, Any]) -> Relation:
    """`relation` with `values` in the place of symbols, all at once."""
    parameters = tuple(symbol for symbol in relation.parameters if symbol not in values)
    return Relation(relation.domain.xreplace(values), relation.holds.xreplace(values), parameters)


def renamed(relation: Relation, operand: str) -> Relation:
    """Rename a relation about C to `operand`: m_C becomes m_A, inf_C inf_A, bits bits_A."""
    names = {x: f"{x.name[:-1]}{operand}" for x in (f.s_C, f.m_C, f.e_C, f.inf_C, f.nan_C)}
    names |= {x: f"{x.name}_{operand}" for x in (f.bits, f.field_s, f.field_e, f.field_f)}
    return replaced(relation, {x: Symbol(name, **x.assumptions0) for x, name in names.items()})


def for_format(relation: Relation, form: f.Format) -> Relation:
    """`relation` at one format."""
    return replaced(relation, dict(f.parameter_values(form)))


def _pattern(holds: Boolean) -> Boolean:
    """`bits` is a bit pattern, C is what it stands for, and of C `holds`."""
    return And(f.encoding.domain, f.encoding.holds, f.decoding.domain, f.decoding.holds, holds)


_fields = (f.field_s, f.field_e, f.field_f)
_bit = Or(Eq(sign, 0), Eq(sign, 1))
_kinds = And(*(Not(And(inf, nan)) for inf, nan in ((f.inf_A, f.nan_A), (f.inf_B, f.nan_B))))
_signs = And(*(Or(Eq(s, 0), Eq(s, 1)) for s in (f.s_A, f.s_B)))

# ---- integers: the quotient, or one of the two reports, for all A and B that the type holds ----

zero, overflow = Symbol("zero"), Symbol("overflow")  # DivZeroDenominatorError, DivOverflowError


def of_type(relation: Relation, *, signed: bool) -> Relation:
    """`relation` for all A and B of a type whose largest value is MAX; C is a value of it or a refusal."""
    minimum = -i.MAX - 1 if signed else Integer(0)
    in_type = [And(Le(minimum, x), Le(x, i.MAX)) for x in (i.A, i.B, i.C)]
    outcome = Or(
        And(zero, Not(overflow), Not(i.nonzero_denominator.holds)),
        And(overflow, Not(zero), i.nonzero_denominator.holds, Not(i.representable_quotient.holds)),
        And(Not(zero), Not(overflow), relation.domain, relation.holds, in_type[2]),
    )
    return Relation(And(*in_type[:2]), outcome, (i.MAX,))


def integer_contract(step: str, *, signed: bool) -> Contract:
    """The contract of `truncated_quotient` or `floored_quotient`, which have the names of their relations."""
    relation: Relation = getattr(i, step)
    return Contract(step, (i.A, i.B), (i.C, zero, overflow), of_type(relation, signed=signed))


# ---- floats: what a bit pattern stands for ----

unpack = Contract(
    "unpack",
    (f.bits,),
    (f.s_C, f.m_C, f.e_C, f.inf_C, f.nan_C),
    Relation(f.encoding.domain, And(f.encoding.holds, f.decoding.domain, f.decoding.holds), _encoded),
    _fields,
)

# ---- IEEE 754's table: the bit pattern of C, or nothing exactly where both operands are finite and not 0 ----

special = conjunction(
    f.nan_operand,
    f.invalid,
    f.sign,
    f.zero_denominator,
    f.infinite_numerator,
    f.infinite_denominator,
    f.zero_numerator,
)
special_case = Contract(
    "special_case",
    (sign, f.s_A, f.m_A, f.e_A, f.inf_A, f.nan_A, f.s_B, f.m_B, f.e_B, f.inf_B, f.nan_B),
    (regular, f.bits),
    Relation(
        And(_signs, _kinds, Ge(f.m_A, 0), Ge(f.m_B, 0), Eq(sign, abs(f.s_A - f.s_B))),
        Or(And(regular, f.units.domain), And(Not(regular), Not(f.units.domain), _pattern(special.holds))),
        _encoded,
    ),
    (*_fields, f.s_C, f.m_C, f.e_C, f.inf_C, f.nan_C),
)

# ---- a significand of exactly p bits, and the same value ----

_p_bits = And(*(And(Ge(x, 2 ** (f.p - 1)), Lt(x, 2**f.p)) for x in (ma, mb)))

normalise = Contract(
    "normalise",
    (m, e),
    (m_N, e_N),
    Relation(
        And(Gt(m, 0), Lt(m, 2**f.p)),
        And(Ge(m_N, 2 ** (f.p - 1)), Lt(m_N, 2**f.p), Ge(e, e_N), Eq(m_N, m * 2 ** (e - e_N))),
        (f.p,),
    ),
)

# ---- 2^unit is the quantum of the result; ma/mb * 2^shift is A / B in that unit, or both are below 1/2 ----

_quarters = ma * 2 ** (shift - MINIMUM_SHIFT)  # 4 * ma * 2^shift: an integer, whatever the shift
_exact = ea - eb - unit

scale = Contract(
    "scale",
    (ma, ea, mb, eb),
    (unit, shift),
    Relation(
        _p_bits,
        And(
            Ge(unit, f.q_min),
            Ge(shift, MINIMUM_SHIFT),
            Or(Eq(shift, _exact), And(Eq(shift, MINIMUM_SHIFT), Lt(_exact, MINIMUM_SHIFT))),
            Lt(_quarters, 4 * 2**f.p * mb),
            Or(Eq(unit, f.q_min), Ge(_quarters, 4 * 2 ** (f.p - 1) * mb)),
        ),
        _scaled,
    ),
)

apply_shift = Contract(
    "apply_shift",
    (ma, mb, shift),
    (n, d),
    Relation(
        And(_p_bits, Ge(shift, MINIMUM_SHIFT), Le(shift, f.p)),
        And(Gt(n, 0), Gt(d, 0), Eq(4 * n * mb, d * _quarters)),
        (f.p,),
    ),
)

align = Contract(
    "align",
    (ma, ea, mb, eb),
    (n, d, unit),
    Relation(_p_bits, And(scale.relation.holds, apply_shift.relation.holds), _scaled),
    (shift,),
)

# ---- the integral quotient, with its remainder ----

_truncated = replaced(i.truncated_quotient, {i.A: n, i.B: d, i.C: q})
divide_significands = Contract(
    "divide_significands",
    (n, d),
    (q, r),
    Relation(And(Ge(n, 0), Gt(d, 0)), And(_truncated.holds, Eq(r, n - d * q))),
)

# ---- the nearest, of two the even one: q is p bits wide unless unit is the smallest ----

_nearest = replaced(f.rounding, {f.N: q * d + r, f.D: d, f.m_C: m, f.e_C: unit, f.inf_C: false, f.nan_C: false})
round_half_even = Contract(
    "round_half_even",
    (q, r, d),
    (m,),
    Relation(
        And(Ge(q, 0), Ge(r, 0), Lt(r, d), Or(Eq(unit, f.q_min), And(Gt(unit, f.q_min), Ge(q, 2 ** (f.p - 1))))),
        _nearest.holds,
        _scaled,
    ),
    (unit,),  # of the caller, and any
)

# ---- a number as a bit pattern, or an infinity where none is that large ----

pack = Contract(
    "pack",
    (sign, m, unit),
    (f.bits,),
    Relation(
        And(_bit, Ge(m, 0), Lt(m, 2**f.p), Ge(unit, f.q_min), Or(Eq(unit, f.q_min), Ge(m, 2 ** (f.p - 1)))),
        _pattern(
            And(
                Eq(f.s_C, sign),
                implies(Le(unit, f.q_max), And(Not(f.inf_C), Not(f.nan_C), Eq(f.m_C, m), Eq(f.e_C, unit))),
                implies(Gt(unit, f.q_max), f.inf_C),
            )
        ),
        (*_encoded, f.q_max),
    ),
    (*_fields, f.s_C, f.m_C, f.e_C, f.inf_C, f.nan_C),
)

FLOAT_STEPS = (unpack, special_case, normalise, scale, apply_shift, align, divide_significands, round_half_even, pack)
