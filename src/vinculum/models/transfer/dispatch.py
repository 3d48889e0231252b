"""Abstract evaluation of a node: finds the rule of its operator, and attaches relational facts.

Each family of operators has a module, and each module has tables of its rules by operator:

- `ELEMENTWISE`, `WHOLE_TENSOR`: interval rules (`math`, `logical`, `nn`, `pooling`, `reduction`, `tensor`, `quantization`);
- `RESULTS`: result rules (`generator`, `random`, and those operators of the families above that no interval rule describes);
- `MOVEMENTS`, `ELEMENT_SOURCES`: operators that only move elements (`vinculum.models.concrete.tensor_movement`);
- `SEQUENCES`: operators on sequences and optional tensors (`sequence`).

To add a rule, write it in the module of the operator's family, and add it to a table there. An operator without a rule
gives results of its type and shape with any elements.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

from vinculum.models.abstract.assumptions import SIZES_FIT_INT32, union
from vinculum.models.abstract.fact import NO_FACTS, FactSet
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.symbolic_dims import join_dims
from vinculum.models.abstract.tensor import AbstractTensor, Shape
from vinculum.models.concrete.constant_folding import fold
from vinculum.models.concrete.tensor_movement import ELEMENT_SOURCES, MOVEMENTS
from vinculum.models.facts.case_split import case_facts
from vinculum.models.facts.congruence import congruence_facts
from vinculum.models.facts.derivation import alias_operand, derive_facts
from vinculum.models.facts.refinement import behind_guard
from vinculum.models.facts.shape_values import dims_cast_to_int32, reshape_shape, shape_value, tile_shape
from vinculum.models.facts.size_bounds import size_bound_facts
from vinculum.models.numeric.element_types import float_format
from vinculum.models.numeric.interval import ANYTHING, Interval
from vinculum.models.shapes.shape_disagreements import disagrees, with_unknown_dims
from vinculum.models.shapes.shape_inference import merge_shapes
from vinculum.models.transfer import generator, nn, pooling, quantization, random, reduction, tensor
from vinculum.models.transfer.interval_rules import ELEMENTWISE, WHOLE_TENSOR, element_intervals, is_unbounded
from vinculum.models.transfer.rules import ResultRule, merge_tables, tensor_of_elements
from vinculum.models.transfer.sequence import SEQUENCES, evaluate_sequence

RESULTS: Mapping[str, ResultRule] = merge_tables(
    generator.RESULTS,
    nn.RESULTS,
    pooling.RESULTS,
    quantization.RESULTS,
    random.RESULTS,
    reduction.RESULTS,
    tensor.RESULTS,
)


def evaluate(node: NodeContext) -> list[AbstractTensor]:
    """The abstract results of a node."""
    if node.operator in SEQUENCES:
        return evaluate_sequence(node)
    if node.operator in SHAPE_RULES:
        shape = merge_shapes(node.results[0][1], SHAPE_RULES[node.operator](node))
        node = replace(node, results=[(node.dtype, shape), *node.results[1:]])
    is_disputed = disagrees(node)
    if is_disputed:
        node = replace(node, results=with_unknown_dims(node))
    return attach_facts(node, _results(node, is_disputed=is_disputed))


def has_rule(operator: str) -> bool:
    """Whether there is a rule for an operator, so that its results may depend on its operands."""
    tables: tuple[Mapping[str, Any], ...] = (ELEMENTWISE, WHOLE_TENSOR, ELEMENT_SOURCES, MOVEMENTS, RESULTS, SEQUENCES)
    return any(operator in table for table in tables)


def _results(node: NodeContext, *, is_disputed: bool) -> list[AbstractTensor]:
    """The results without facts. `is_disputed`: runtimes disagree on their shapes."""
    if is_disputed and node.operator == "Concat":  # parts of ONNX Runtime's result may be uninitialised memory
        return [AbstractTensor(*node.results[0])]
    if node.operator in RESULTS:
        results = RESULTS[node.operator](node)
        return [AbstractTensor(*result) for result in node.results] if results is None else results
    if not is_disputed:
        if (constant := fold(node)) is not None:
            return [AbstractTensor(constant.dtype, constant.shape, constant=constant)]
        if (intervals := element_intervals(node)) is not None:
            return [tensor_of_elements(intervals, node.dtype)]
    if node.operator in ELEMENT_SOURCES:
        return _results_from_sources(node)
    return _results_of_interval_rule(node)


def _results_from_sources(node: NodeContext) -> list[AbstractTensor]:
    """The results of an operator that only moves elements: the join of the intervals that they come from."""
    source = ELEMENT_SOURCES[node.operator]
    intervals = [value.interval for value in node.inputs if value is not None]
    bounds = reduce(Interval.join, intervals[: source.data_operands]) if intervals else ANYTHING
    if source.adds_zeros:
        zero: Any = 0.0 if float_format(node.dtype) else 0
        bounds = bounds.join(Interval(zero, zero))
    return [AbstractTensor(dtype, shape, bounds) for dtype, shape in node.results]


def _results_of_interval_rule(node: NodeContext) -> list[AbstractTensor]:
    """The results of an operator with an interval rule, or without any rule."""
    results = [AbstractTensor(dtype, shape) for dtype, shape in node.results]
    rule = ELEMENTWISE.get(node.operator) or WHOLE_TENSOR.get(node.operator)
    present = [value.interval for value in node.inputs if value is not None]
    if rule is None or is_unbounded(node) or not results or not present or any(each.empty for each in present):
        return results
    operands = [ANYTHING if value is None else value.interval for value in node.inputs]
    return [AbstractTensor(*node.results[0], rule(node, operands)), *results[1:]]


def _expand_shape(node: NodeContext) -> Shape | None:
    """The shape of Expand if its second operand is the shape of another value.

    Each size is a size of one or both.
    """
    data, target = node.operand(0), node.operand(1)
    shape = shape_value(target) if target is not None else None
    if data is None or data.shape is None or shape is None or len(data.shape) > len(shape):
        return None
    offset = len(shape) - len(data.shape)
    pairs = list(zip(data.shape, shape[offset:], strict=True))
    sizes = [other if size == 1 else join_dims(other, size) for size, other in pairs]
    if any(size is None or (size != 1 and result is None) for (size, _), result in zip(pairs, sizes, strict=True)):
        return None
    return (*shape[:offset], *sizes)


# What the values of shape operands say of the shape of the result.
SHAPE_RULES: Mapping[str, Callable[[NodeContext], Shape | None]] = {
    "Expand": _expand_shape,
    "Reshape": reshape_shape,
    "Tile": tile_shape,
}


def attach_facts(node: NodeContext, results: list[AbstractTensor]) -> list[AbstractTensor]:
    """Complete the results of a rule: types and shapes, assumptions of the operands, and relational facts.

    Only the first result has facts. If it is an alias of another value, its bounds are narrowed by what that value's facts
    say.
    """
    assumptions = union(value.assumptions for value in node.inputs if value is not None)
    if dims_cast_to_int32(node):
        assumptions |= {SIZES_FIT_INT32}
    complete = []
    for index, (value, (dtype, shape)) in enumerate(zip(results, node.results, strict=False)):
        facts, alias_of, bounds = _relations(node, value) if index == 0 else (NO_FACTS, None, value.bounds)
        is_exact = value.constant is not None or value.element_bounds is not None
        complete.append(
            replace(
                value,
                dtype=value.dtype or dtype,
                shape=value.shape if is_exact else merge_shapes(shape, value.shape),
                bounds=bounds,
                facts=facts,
                alias_of=alias_of,
                assumptions=assumptions | value.assumptions,
            )
        )
    return complete + [AbstractTensor(*result, assumptions=assumptions) for result in node.results[len(results) :]]


def _relations(node: NodeContext, value: AbstractTensor) -> tuple[FactSet, AbstractTensor | None, Interval | None]:
    """The facts of the first result, the value that it is an alias of, and its bounds.

    What the facts say of that value narrows the bounds.
    """
    facts, alias_of, bounds = derive_facts(node), alias_operand(node), value.bounds
    if bounds is not None and alias_of is not None:
        bounds = behind_guard(bounds, facts, alias_of)
    if value.constant is None:
        rule = ELEMENTWISE.get(node.operator)
        facts = facts | congruence_facts(node) | size_bound_facts(node, value.interval, rule)
        facts |= case_facts(node, rule)
    return facts, alias_of, bounds
