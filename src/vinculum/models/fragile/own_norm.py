"""Quotients that cannot overflow: elements divided by a norm of their own slice."""

import math
from typing import Any

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.interpreter.div_node import DivNode

MAX_STEPS = 16  # operators between a reduction and the Div
NORMS = ("ReduceL1", "ReduceL2", "ReduceSumSquare")
KEEPING = ("Identity", "Cast", "Clip", "Max", "Add")  # that have an element for each element of an operand
RESHAPING = ("Reshape", "Squeeze", "Unsqueeze")  # that keep the order of elements, too


def is_divided_by_own_norm(div: DivNode, index: GraphIndex) -> bool:
    """Whether no quotient exceeds 1, or the root of the number of elements, but for rounding.

    Each element of B is made of the elements of A that it divides: it is their sum or maximum, and none is negative; their sum of
    magnitudes; or the root of their sum of squares, or of the mean of these. Something that is not negative may have been added.
    If a square is too small for the type, B is 0, or the root is no less than a part of the element.
    """
    name, has_root, is_reshaped = div.node.input[1], False, False
    reshaped: AbstractTensor | None = div.B
    for step in range(MAX_STEPS):
        producer = index.operator(name)
        if producer is None:
            return False
        if producer.op_type.startswith("Reduce"):
            is_norm = _is_norm(producer, div, index, has_root=has_root)
            return is_norm and _is_aligned(producer, div, reshaped if is_reshaped else None)
        if producer.op_type in RESHAPING:
            is_reshaped = True
        elif producer.op_type == "Expand" and step == 0:
            reshaped = div.find(producer.input[0])
        elif producer.op_type not in KEEPING and not _is_root(producer, div):
            return False
        if _is_root(producer, div):
            if has_root:
                return False
            has_root = True
        following = _larger_operand(producer, div)
        if following is None:
            return False
        name = following
    return False


def _is_norm(producer: Any, div: DivNode, index: GraphIndex, *, has_root: bool) -> bool:
    """Whether the node reduces A to a norm, or the root of the result is one."""
    source, numerator = producer.input[0], div.node.input[0]
    if producer.op_type in NORMS:
        return bool(source == numerator and has_root == (producer.op_type == "ReduceSumSquare"))
    if producer.op_type in ("ReduceSum", "ReduceMean") and has_root:
        return _is_square(source, numerator, div, index)
    return bool(
        producer.op_type in ("ReduceSum", "ReduceMax")
        and not has_root
        and source == numerator
        and div.A.interval.low >= 0
    )


def _is_square(name: str, numerator: str, div: DivNode, index: GraphIndex) -> bool:
    producer = index.operator(name)
    if producer is None or len(producer.input) != 2:
        return False
    if producer.op_type == "Mul":
        return list(producer.input) == [numerator, numerator]
    return bool(producer.input[0] == numerator and _is_power(producer, 2, div))


def _is_root(producer: Any, div: DivNode) -> bool:
    return producer.op_type == "Sqrt" or _is_power(producer, 0.5, div)


def _is_power(producer: Any, exponent: float, div: DivNode) -> bool:
    power = div.find(producer.input[1]) if producer.op_type == "Pow" and len(producer.input) == 2 else None
    return power is not None and not power.interval.empty and power.interval.single == exponent


def _is_aligned(producer: Any, div: DivNode, reshaped: AbstractTensor | None) -> bool:
    """Whether each norm meets its elements: it has size 1 on the axes that were reduced.

    `reshaped`: B, if its shape is not that of the reduction.
    """
    keeps_axes = next((attribute.i for attribute in producer.attribute if attribute.name == "keepdims"), 1)
    if keeps_axes and reshaped is None:
        return True
    shape, axes = div.A.shape, _axes(producer, div)
    found = (div.B if reshaped is None else reshaped).shape
    if shape is None or found is None or axes is None or len(shape) != len(found):
        return found is not None and set(found) <= {1} and axes == []
    reduced = {axis % len(shape) for axis in axes if shape} or set(range(len(shape)))
    return all(
        size == (1 if axis in reduced else own) and size is not None
        for axis, (own, size) in enumerate(zip(shape, found, strict=True))
    )


def _axes(producer: Any, div: DivNode) -> list[int] | None:
    """The axes of a reduction; empty for all of them, None if they are not known."""
    for attribute in producer.attribute:
        if attribute.name == "axes":
            return list(attribute.ints)
    if len(producer.input) < 2 or not producer.input[1]:
        return []
    value = div.find(producer.input[1])
    constant = None if value is None else value.constant
    return None if constant is None else [int(axis) for axis in constant.array.reshape(-1)]


def _larger_operand(producer: Any, div: DivNode) -> str | None:
    """The operand of which the result has the elements, or larger ones; None if there is no such one."""
    if producer.op_type == "Clip":
        has_limit = len(producer.input) > 2 and producer.input[2]
        is_open = not has_limit and all(attribute.name != "max" for attribute in producer.attribute)
        return str(producer.input[0]) if is_open else None
    if producer.op_type in ("Add", "Max"):
        pairs = (producer.input, list(reversed(producer.input))) if len(producer.input) == 2 else ()
        return next((str(one) for one, other in pairs if _is_number(div.find(other))), None)
    return str(producer.input[0])


def _is_number(value: AbstractTensor | None) -> bool:
    """Whether this is one finite number that is not negative."""
    single = None if value is None or value.interval.empty else value.interval.single
    return single is not None and math.isfinite(single) and single >= 0
