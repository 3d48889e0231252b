"""Shapes, types and attributes: compatible operands, the shape of C, and which elements meet.

A shape rule is a relation on one axis of C; a, b and c are the sizes on that axis. `align` pairs the axes of two shapes
according to the rule. The rule admits the shapes if the domain of the relation is true on every axis.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from sympy import And, Eq, Ge, Le, Ne, Not, Or, Symbol, symbols, sympify, true
from sympy.logic.boolalg import Boolean

from vinculum_spec.relations.relation import Relation, always

a, b, c, i, j, n = symbols("a b c i j n", integer=True, nonnegative=True)
rank_A, rank_B, start = symbols("rank_A rank_B start", integer=True)
type_A, type_B, type_C = symbols("type_A type_B type_C", integer=True)
covered, one_element = Symbol("covered"), Symbol("one_element")
known, well_typed, in_range = Symbol("known"), Symbol("well_typed"), Symbol("in_range")

# [SONNX Div, Inputs A [C1]] [OpenVINO Divide-1, auto_broadcast none]                       E_DIV_FLOAT_CONSTR_A_0010
same = Relation(And(Eq(a, b)), And(Eq(c, a)))

# [ONNX Div-14, Summary] [ONNX Broadcasting]: equal, or one of the two is 1.        V_DIV_SHAPE_MULTIDIRECTIONAL_0010
multidirectional = Relation(
    Or(Eq(a, b), Eq(a, 1), Eq(b, 1)),
    Or(And(Eq(a, b), Eq(c, a)), And(Eq(a, 1), Eq(c, b)), And(Eq(b, 1), Eq(c, a))),
)

# [ONNX Div-6, Summary]: B has one element, or is a contiguous run of the axes of A.      V_DIV_SHAPE_LIMITED_0010
limited = Relation(Or(Not(covered), Eq(a, b), one_element), And(Eq(c, a)))

# [OpenVINO Broadcast Rules, PDPD]: B is a contiguous run of the axes of A. Its trailing 1s match every size, and so do
# its other 1s, by an example of the rules.
#                                                                                            V_DIV_SHAPE_PDPD_0010
pdpd = Relation(Or(Not(covered), Eq(a, b), Eq(b, 1)), And(Eq(c, a)))

# Where B may start: its axes lie within those of A.                                      V_DIV_SHAPE_PLACEMENT_0010
placement = always(And(Le(rank_B, rank_A), Ge(start, 0), Le(start + rank_B, rank_A)))

# Index j into an operand of size n, for index i into C: the operand repeats where its size is 1.   V_DIV_INDEX_0010
source_index = always(Or(And(Eq(n, 1), Eq(j, 0)), And(Ne(n, 1), Eq(j, i))))

# [SONNX Div (float), Inputs A [C2]]: A, B and C have the same type.                        E_DIV_FLOAT_CONSTR_A_0020
same_type = Relation(And(Eq(type_A, type_B)), And(Eq(type_C, type_A)))

# The type is one of those that the profile lists.                                             V_DIV_TYPE_LISTED_0010
listed_type = always(well_typed)

# An attribute is one of the profile's own, of its type and within its range.                   V_DIV_ATTRIBUTE_0010
attribute = always(And(known, well_typed, in_range))

Shape = tuple[int, ...]
RULES: Mapping[str, Relation] = {
    "same": same,
    "multidirectional": multidirectional,
    "limited": limited,
    "pdpd": pdpd,
}


@dataclass(frozen=True)
class Axis:
    """The sizes of A and B on one axis of C (1 if an operand lacks the axis), and whether B has the axis."""

    a: int
    b: int
    covered: bool


def align(rule: str, shape_a: Shape, shape_b: Shape, axis: int | None = None) -> tuple[Axis, ...] | None:
    """Pair the axes of two shapes according to `rule`. None if `rule` cannot place this B within this A.

    `axis` is the axis of A at which B starts ("limited" only); None aligns the last axes. For a B of one element,
    `axis` is ignored.
    V_DIV_SHAPE_PLACEMENT_0010
    """
    if rule in ("same", "multidirectional"):
        rank = max(len(shape_a), len(shape_b))
        if rule == "same" and len(shape_a) != len(shape_b):
            return None
        above = (1,) * (rank - len(shape_a)) + tuple(shape_a)
        below = (1,) * (rank - len(shape_b)) + tuple(shape_b)
        return tuple(Axis(x, y, covered=True) for x, y in zip(above, below, strict=True))
    begin = len(shape_a) - len(shape_b) if axis is None or _single(shape_b) else axis
    place = {rank_A: len(shape_a), rank_B: len(shape_b), start: begin}
    if placement.holds.subs(place) != true:
        return None
    end = begin + len(shape_b)
    below = (1,) * begin + shape_b + (1,) * (len(shape_a) - end)
    return tuple(Axis(x, y, covered=begin <= k < end) for k, (x, y) in enumerate(zip(shape_a, below, strict=True)))


@cache
def admits(rule: str, shape_a: Shape, shape_b: Shape, axis: int | None = None) -> bool:
    """Whether `rule` admits these shapes: its domain is true on every axis."""
    axes = align(rule, shape_a, shape_b, axis)
    return axes is not None and all(_true(RULES[rule].domain, k, _single(shape_b)) for k in axes)


@cache
def shapes_hold(rule: str, shape_a: Shape, shape_b: Shape, shape_c: Shape, axis: int | None = None) -> bool:
    """Whether `rule` admits the shapes of A and B, and C has the resulting shape."""
    axes = align(rule, shape_a, shape_b, axis)
    if axes is None or len(axes) != len(shape_c):
        return False
    relation = And(RULES[rule].domain, RULES[rule].holds)
    return all(_true(relation, k, _single(shape_b), size) for k, size in zip(axes, shape_c, strict=True))


@cache
def _true(condition: Boolean, axis: Axis, single: bool, size_c: int | None = None) -> bool:
    values = {a: axis.a, b: axis.b, covered: axis.covered, one_element: single, c: size_c}
    return bool(condition.xreplace({x: sympify(value) for x, value in values.items() if value is not None}) == true)


def _single(shape: Shape) -> bool:
    return all(size == 1 for size in shape)
