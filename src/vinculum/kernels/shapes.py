"""Shape rules: which shapes may meet, the shape of the result, and which elements meet.

Each rule returns shapes for A and B with one size for each axis of C: 1 where an operand lacks the axis or repeats along
it. NumPy's broadcasting of these shapes then pairs the elements.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from vinculum.errors import DivShapeError, format_value
from vinculum.kernels._profiles import REQUIREMENTS

Shape = tuple[int, ...]


class Meeting(NamedTuple):
    """The shape of C, and the shapes to which A and B are reshaped."""

    C: Shape
    A: Shape
    B: Shape


def same(A: Shape, B: Shape, requirement: str, axis: int | None = None) -> Meeting:
    """A and B have the same shape. `axis` has no effect.

    E_DIV_REAL_CONSTR_A_0010, E_DIV_REAL_CONSTR_B_0010, E_DIV_REAL_CONSTR_C_0010
    E_DIV_FLOAT_CONSTR_A_0010, E_DIV_FLOAT_CONSTR_B_0010, E_DIV_FLOAT_CONSTR_C_0010
    E_DIV_INT_CONSTR_A_0010, E_DIV_INT_CONSTR_B_0010, E_DIV_INT_CONSTR_C_0010
    """
    if A != B:
        raise _rejected(A, B, "they must be the same: reshape or repeat one of them explicitly", requirement)
    return Meeting(A, A, B)


def multidirectional(A: Shape, B: Shape, requirement: str, axis: int | None = None) -> Meeting:
    """The last axes meet; on each the sizes are equal, or one of them is 1 and repeats.

    `axis` has no effect.

    V_DIV_SHAPE_MULTIDIRECTIONAL_0010, V_DIV_INDEX_0010
    """
    rank = max(len(A), len(B))
    above, below = (1,) * (rank - len(A)) + A, (1,) * (rank - len(B)) + B
    for k, (a, b) in enumerate(zip(above, below, strict=True)):
        if a != b and 1 not in (a, b):
            reason = f"sizes {a} and {b} meet on axis {k} of the result; they must be equal, or one of them 1"
            raise _rejected(A, B, reason, requirement)
    return Meeting(tuple(b if a == 1 else a for a, b in zip(above, below, strict=True)), above, below)


def limited(A: Shape, B: Shape, requirement: str, axis: int | None = None) -> Meeting:
    """B has one element, or is a run of the axes of A that begins at `axis`, or ends with the last.

    V_DIV_SHAPE_LIMITED_0010, V_DIV_SHAPE_PLACEMENT_0010, V_DIV_INDEX_0010
    """
    _no_higher_rank(A, B)
    if all(size == 1 for size in B):
        return Meeting(A, A, (1,) * len(A))
    last = len(A) - len(B)
    begin = last if axis is None else axis
    if not 0 <= begin <= last:
        raise _rejected(A, B, f"axis is {format_value(begin)}; it must be from 0 to {last}, for B to lie within A")
    end = begin + len(B)
    if A[begin:end] != B:
        reason = f"that of B must be that of axes {begin} to {end - 1} of A, which is {A[begin:end]}"
        raise _rejected(A, B, reason, requirement)
    return Meeting(A, A, (1,) * begin + B + (1,) * (len(A) - end))


def pdpd(A: Shape, B: Shape, requirement: str, axis: int | None = None) -> Meeting:
    """The last axes of A and B meet; where B has size 1 it repeats, else the sizes are equal.

    `axis` has no effect.

    V_DIV_SHAPE_PDPD_0010, V_DIV_SHAPE_PLACEMENT_0010, V_DIV_INDEX_0010
    """
    _no_higher_rank(A, B)
    below = (1,) * (len(A) - len(B)) + B
    for k, (a, b) in enumerate(zip(A, below, strict=True)):
        if b not in (1, a):
            raise _rejected(A, B, f"sizes {a} and {b} meet on axis {k}; they must be equal, or B's be 1", requirement)
    return Meeting(A, A, below)


# By the name of the relation in the specification.
RULES: Mapping[str, Callable[[Shape, Shape, str, int | None], Meeting]] = {
    "same": same,
    "multidirectional": multidirectional,
    "limited": limited,
    "pdpd": pdpd,
}


def _no_higher_rank(A: Shape, B: Shape) -> None:
    if len(B) > len(A):
        raise _rejected(A, B, "only B is broadcast, and its rank must not be higher than that of A")


def _rejected(A: Shape, B: Shape, reason: str, requirement: str = REQUIREMENTS.placement) -> DivShapeError:
    return DivShapeError(f"A has shape {A} and B has shape {B}; {reason}", requirement=requirement)
