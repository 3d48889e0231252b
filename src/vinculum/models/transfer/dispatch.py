"""What each operator makes of what is known of its operands. One that is not known here gives anything of its type."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

import numpy as np

from vinculum.models.abstract.interval import ANYTHING, INF, Reach
from vinculum.models.abstract.symbolic_dims import common
from vinculum.models.abstract.tensor import FEW, NARROW, Shape, Value
from vinculum.models.facts.base import narrowed, same_as, ties
from vinculum.models.facts.case_split import case_facts
from vinculum.models.facts.congruence import congruent
from vinculum.models.facts.shape_values import narrowed_sizes, reshaped, tiled
from vinculum.models.facts.size_bounds import floor_facts
from vinculum.models.interpreter.constant_folding import folded
from vinculum.models.interpreter.node_context import Site
from vinculum.models.interpreter.shape_disagreements import doubted, left_open
from vinculum.models.interpreter.shape_inference import merged
from vinculum.models.loading.constants import constant_from_array
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds
from vinculum.models.transfer.generator import GENERATORS
from vinculum.models.transfer.math import ELEMENTWISE, WHOLE
from vinculum.models.transfer.sequence import SEQUENCES, of_sequence
from vinculum.models.transfer.tensor import HULLS, MOVES, moved


def evaluate(site: Site) -> list[Value]:
    """What is known of each result of a node."""
    if site.operator in SEQUENCES:
        return of_sequence(site)
    if site.operator in STEERED:
        steered = merged(site.results[0][1], STEERED[site.operator](site))
        site = replace(site, results=[(site.kind, steered), *site.results[1:]])
    doubtful = doubted(site)
    if doubtful:
        site = replace(site, results=left_open(site))
    if doubtful and site.operator == "Concat":  # ONNX Runtime may leave over in the result whatever was in memory
        return _finish(site, [Value(*site.results[0])])
    if site.operator in GENERATORS:
        made = GENERATORS[site.operator](site)
        made = made if made is not None else [Value(*result) for result in site.results]
        return _finish(site, made)
    constant = None if doubtful else folded(site)
    if constant is not None:
        return _finish(site, [Value(constant.type, constant.shape, constant=constant)])
    parts = None if doubtful else _parts(site)
    if parts is not None:
        return _finish(site, [settled(parts, site.kind)])
    return _finish(site, _hulls(site))


def follows(operator: str) -> bool:
    """Whether what is known of the operands can tell something of the result."""
    return any(operator in rules for rules in (ELEMENTWISE, WHOLE, HULLS, MOVES, GENERATORS, SEQUENCES))


def expanded(site: Site) -> Shape | None:
    """The shape of what is expanded to the shape of another value, each size of which it has or has one of."""
    own, target = site.value(0), site.value(1)
    shape = target.sizes_of if target is not None else None
    if own is None or own.shape is None or shape is None or len(own.shape) > len(shape):
        return None
    first = len(shape) - len(own.shape)
    made = [other if one == 1 else common(other, one) for one, other in zip(own.shape, shape[first:], strict=True)]
    fits = all(one is not None and (one == 1 or size is not None) for one, size in zip(own.shape, made, strict=True))
    return (*shape[:first], *made) if fits else None


STEERED: Mapping[str, Callable[[Site], Shape | None]] = {"Expand": expanded, "Reshape": reshaped, "Tile": tiled}


def _hulls(site: Site) -> list[Value]:
    present = [value.reach for value in site.inputs if value is not None]
    rule = ELEMENTWISE.get(site.operator) or WHOLE.get(site.operator)
    if site.operator in HULLS:
        data, zeros = HULLS[site.operator]
        hull = reduce(Reach.join, present[:data]) if present else ANYTHING
        if zeros:
            zero: Any = 0.0 if float_format(site.kind) else 0
            hull = hull.join(Reach(zero, zero))
        return [Value(kind, shape, hull) for kind, shape in site.results]
    values = [Value(kind, shape) for kind, shape in site.results]
    unknown = float_format(site.kind) is None and type_bounds(site.kind) == ANYTHING
    if rule is None or unknown or not values or not present or any(each.empty for each in present):
        return values
    operands = [ANYTHING if value is None else value.reach for value in site.inputs]
    return [Value(*site.results[0], rule(site, operands)), *values[1:]]


def _parts(site: Site) -> Any:
    """The reach of each element of a small result; None where the operands are not small, or it is unknown."""
    arrays: list[Any]
    if site.operator in MOVES:
        data = MOVES[site.operator][1]
        sources = list(site.inputs) if data is None else list(site.inputs[:data])
        arrays = [None if value is None else value.elements for value in sources]
        if any(array is not None for array in arrays):
            arrays = [None if value is None else value.spread for value in sources]
        try:
            found = moved(site, arrays)
        except LookupError:
            return None
        return found if found.size <= FEW else None
    if site.operator not in ELEMENTWISE or site.operator == "DequantizeLinear" or site.version < 7:
        return None
    asked = site.inputs[:1] if site.operator == "CastLike" else site.inputs  # whose second only says of which type
    present = [value for value in asked if value is not None]
    arrays = [value.elements for value in present]
    if not arrays or len(present) < len(asked) or any(array is None for array in arrays):
        return None
    if site.operator == "Clip":  # its bounds are of one element, whatever their rank
        if any(array.size != 1 for array in arrays[1:]):
            return None
        arrays[1:] = [array.reshape(()) for array in arrays[1:]]
    if float_format(site.kind) is None and type_bounds(site.kind) == ANYTHING:
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
        made[index] = type_bounds(site.kind) if empty else ELEMENTWISE[site.operator](site, operands)
    return made


def settled(parts: Any, kind: int) -> Value:
    """A small tensor of these reaches: a constant where each is one integer."""
    shape = tuple(int(n) for n in parts.shape)
    flat = list(parts.reshape(-1))
    if is_integer(kind) and all(isinstance(each.single, int) for each in flat):
        from onnx import helper

        array = np.array([each.single for each in flat], helper.tensor_dtype_to_np_dtype(kind)).reshape(shape)
        return Value(kind, shape, constant=constant_from_array(array, kind))
    return Value(kind, shape, reduce(Reach.join, flat) if flat else Reach(INF, -INF), parts=parts)


def _finish(site: Site, values: list[Value]) -> list[Value]:
    """The results with what ties them to others, and with the assumptions that they rest on."""
    assumed = frozenset[str]().union(*(value.assumes for value in site.inputs if value is not None))
    if narrowed_sizes(site):
        assumed |= {NARROW}
    finished = []
    for number, (value, (kind, shape)) in enumerate(zip(values, site.results, strict=False)):
        facts, same = (ties(site), same_as(site)) if number == 0 else (frozenset(), None)
        hull = value.hull
        if hull is not None and same is not None:
            hull = narrowed(hull, facts, same)
        if number == 0 and value.constant is None:
            facts |= congruent(site) | floor_facts(site, value.reach) | case_facts(site, ELEMENTWISE.get(site.operator))
        exact = value.constant is not None or value.parts is not None
        known = value.shape if exact else merged(shape, value.shape)
        finished.append(
            Value(
                value.type or kind,
                known,
                hull,
                value.constant,
                value.parts,
                facts,
                same,
                assumed | value.assumes,
                value.stated,
            )
        )
    finished += [Value(*result, assumes=assumed) for result in site.results[len(values) :]]
    return finished
