"""What each operator makes of what is known of its operands. One that is not known here gives anything of its type."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

import numpy as np

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import ANYTHING, INF, Interval
from vinculum.models.abstract.symbolic_dims import common
from vinculum.models.abstract.tensor import FEW, NARROW, AbstractTensor, Shape
from vinculum.models.facts.base import narrowed, same_as, ties
from vinculum.models.facts.case_split import case_facts
from vinculum.models.facts.congruence import congruent
from vinculum.models.facts.shape_values import narrowed_sizes, reshaped, tiled
from vinculum.models.facts.size_bounds import floor_facts
from vinculum.models.interpreter.constant_folding import folded
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.interpreter.shape_disagreements import doubted, left_open
from vinculum.models.interpreter.shape_inference import merged
from vinculum.models.loading.constants import constant_from_array
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds
from vinculum.models.transfer.generator import GENERATORS
from vinculum.models.transfer.math import ELEMENTWISE, WHOLE
from vinculum.models.transfer.sequence import SEQUENCES, of_sequence
from vinculum.models.transfer.tensor import HULLS, MOVES, moved


def evaluate(node: NodeContext) -> list[AbstractTensor]:
    """What is known of each result of a node."""
    if node.operator in SEQUENCES:
        return of_sequence(node)
    if node.operator in STEERED:
        steered = merged(node.results[0][1], STEERED[node.operator](node))
        node = replace(node, results=[(node.dtype, steered), *node.results[1:]])
    doubtful = doubted(node)
    if doubtful:
        node = replace(node, results=left_open(node))
    if doubtful and node.operator == "Concat":  # ONNX Runtime may leave over in the result whatever was in memory
        return _finish(node, [AbstractTensor(*node.results[0])])
    if node.operator in GENERATORS:
        made = GENERATORS[node.operator](node)
        made = made if made is not None else [AbstractTensor(*result) for result in node.results]
        return _finish(node, made)
    constant = None if doubtful else folded(node)
    if constant is not None:
        return _finish(node, [AbstractTensor(constant.dtype, constant.shape, constant=constant)])
    parts = None if doubtful else _parts(node)
    if parts is not None:
        return _finish(node, [settled(parts, node.dtype)])
    return _finish(node, _hulls(node))


def follows(operator: str) -> bool:
    """Whether what is known of the operands can tell something of the result."""
    return any(operator in rules for rules in (ELEMENTWISE, WHOLE, HULLS, MOVES, GENERATORS, SEQUENCES))


def expanded(node: NodeContext) -> Shape | None:
    """The shape of what is expanded to the shape of another value, each size of which it has or has one of."""
    own, target = node.operand(0), node.operand(1)
    shape = target.shape_value if target is not None else None
    if own is None or own.shape is None or shape is None or len(own.shape) > len(shape):
        return None
    first = len(shape) - len(own.shape)
    made = [other if one == 1 else common(other, one) for one, other in zip(own.shape, shape[first:], strict=True)]
    fits = all(one is not None and (one == 1 or size is not None) for one, size in zip(own.shape, made, strict=True))
    return (*shape[:first], *made) if fits else None


STEERED: Mapping[str, Callable[[NodeContext], Shape | None]] = {"Expand": expanded, "Reshape": reshaped, "Tile": tiled}


def _hulls(node: NodeContext) -> list[AbstractTensor]:
    present = [value.interval for value in node.inputs if value is not None]
    rule = ELEMENTWISE.get(node.operator) or WHOLE.get(node.operator)
    if node.operator in HULLS:
        data, zeros = HULLS[node.operator]
        bounds = reduce(Interval.join, present[:data]) if present else ANYTHING
        if zeros:
            zero: Any = 0.0 if float_format(node.dtype) else 0
            bounds = bounds.join(Interval(zero, zero))
        return [AbstractTensor(dtype, shape, bounds) for dtype, shape in node.results]
    values = [AbstractTensor(dtype, shape) for dtype, shape in node.results]
    unknown = float_format(node.dtype) is None and type_bounds(node.dtype) == ANYTHING
    if rule is None or unknown or not values or not present or any(each.empty for each in present):
        return values
    operands = [ANYTHING if value is None else value.interval for value in node.inputs]
    return [AbstractTensor(*node.results[0], rule(node, operands)), *values[1:]]


def _parts(node: NodeContext) -> Any:
    """The interval of each element of a small result; None where the operands are not small, or it is unknown."""
    arrays: list[Any]
    if node.operator in MOVES:
        data = MOVES[node.operator][1]
        sources = list(node.inputs) if data is None else list(node.inputs[:data])
        arrays = [None if value is None else value.element_intervals for value in sources]
        if any(array is not None for array in arrays):
            arrays = [None if value is None else value.broadcast_intervals for value in sources]
        try:
            found = moved(node, arrays)
        except LookupError:
            return None
        return found if found.size <= FEW else None
    if node.operator not in ELEMENTWISE or node.operator == "DequantizeLinear" or node.version < 7:
        return None
    asked = node.inputs[:1] if node.operator == "CastLike" else node.inputs  # whose second only says of which type
    present = [value for value in asked if value is not None]
    arrays = [value.element_intervals for value in present]
    if not arrays or len(present) < len(asked) or any(array is None for array in arrays):
        return None
    if node.operator == "Clip":  # its bounds are of one element, whatever their rank
        if any(array.size != 1 for array in arrays[1:]):
            return None
        arrays[1:] = [array.reshape(()) for array in arrays[1:]]
    if float_format(node.dtype) is None and type_bounds(node.dtype) == ANYTHING:
        return None
    try:
        if np.broadcast_shapes(*(array.shape for array in arrays)) and np.broadcast(*arrays).size > FEW:
            return None
        spread: Any = np.broadcast_arrays(*arrays)
    except ValueError:
        return None
    made = np.empty(spread[0].shape, object)
    for index in np.ndindex(made.shape):
        operands = [array[index] for array in spread]
        empty = any(each.empty for each in operands)
        made[index] = type_bounds(node.dtype) if empty else ELEMENTWISE[node.operator](node, operands)
    return made


def settled(parts: Any, dtype: DType) -> AbstractTensor:
    """A small tensor of these intervals: a constant where each is one integer."""
    shape = tuple(int(n) for n in parts.shape)
    flat = list(parts.reshape(-1))
    if is_integer(dtype) and all(isinstance(each.single, int) for each in flat):
        from onnx import helper

        array = np.array([each.single for each in flat], helper.tensor_dtype_to_np_dtype(dtype)).reshape(shape)
        return AbstractTensor(dtype, shape, constant=constant_from_array(array, dtype))
    return AbstractTensor(
        dtype, shape, reduce(Interval.join, flat) if flat else Interval(INF, -INF), element_bounds=parts
    )


def _finish(node: NodeContext, values: list[AbstractTensor]) -> list[AbstractTensor]:
    """The results with what ties them to others, and with the assumptions that they rest on."""
    assumed = frozenset[str]().union(*(value.assumes for value in node.inputs if value is not None))
    if narrowed_sizes(node):
        assumed |= {NARROW}
    finished = []
    for number, (value, (dtype, shape)) in enumerate(zip(values, node.results, strict=False)):
        facts, same = (ties(node), same_as(node)) if number == 0 else (frozenset(), None)
        bounds = value.bounds
        if bounds is not None and same is not None:
            bounds = narrowed(bounds, facts, same)
        if number == 0 and value.constant is None:
            facts |= (
                congruent(node) | floor_facts(node, value.interval) | case_facts(node, ELEMENTWISE.get(node.operator))
            )
        exact = value.constant is not None or value.element_bounds is not None
        known = value.shape if exact else merged(shape, value.shape)
        finished.append(
            AbstractTensor(
                value.dtype or dtype,
                known,
                bounds,
                value.constant,
                value.element_bounds,
                facts,
                same,
                assumed | value.assumes,
                value.has_stated_dtype,
            )
        )
    finished += [AbstractTensor(*result, assumes=assumed) for result in node.results[len(values) :]]
    return finished
