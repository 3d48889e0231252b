"""Evaluates the nodes of a model on abstract tensors, in order; each call of a function by itself."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import count, zip_longest
from typing import Any

from vinculum.models.abstract.assumptions import FIXED_INITIALIZERS, Assumption, AssumptionKind
from vinculum.models.abstract.fact import NO_FACTS, FactSet, Sparse
from vinculum.models.abstract.node_context import Inferred, NodeContext
from vinculum.models.abstract.provenance import Provenance
from vinculum.models.abstract.symbolic_dims import SymbolicDims, with_anonymous_names
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.computed_dims import with_computed_dims
from vinculum.models.facts.refinement import under_nonempty_numerator
from vinculum.models.facts.size_bounds import under_nonzero_sizes
from vinculum.models.interpreter.control_flow import Body, evaluate_loop, evaluate_scan, join_branches
from vinculum.models.interpreter.descriptions import describe_result, node_path
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.environment import Scope, has_explicit_type, is_sparse
from vinculum.models.interpreter.operator_bodies import divides_by_definition, operator_body
from vinculum.models.interpreter.refinements import refined
from vinculum.models.interpreter.size_ranges import SizeRanges
from vinculum.models.loading.attributes import (
    attribute_values,
    malformed_switch,
    node_attributes,
    with_resolved_references,
    without_inputs,
)
from vinculum.models.loading.constants import constant_from_sparse, constant_from_tensor
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import LimitError, ModelError, RangeError
from vinculum.models.loading.input_ranges import InputRange
from vinculum.models.loading.model import Model, domain_of, opset_imports, subgraphs
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import type_bounds, type_name
from vinculum.models.runtime_operators.definitions import divides
from vinculum.models.runtime_operators.result_types import is_runtime_operator
from vinculum.models.runtime_operators.results import runtime_results
from vinculum.models.shapes.shape_inference import (
    infer_types,
    malformation,
    merge_shapes,
    read_type,
    schema,
    shapes_contradict,
)
from vinculum.models.transfer.dispatch import evaluate, has_rule

Operands = list[AbstractTensor | None]
FIRST_IR_WITH_FIXED_INITIALIZERS = 4  # before this IR version, every initializer had to be an input too
TRAINING_DOMAIN = "ai.onnx.preview.training"  # the reference evaluator broadcasts its sizes, the rules of onnx do not
MAX_EVALUATED_NODES = 1_000_000  # in one run; nodes of a function count for each call


class Interpreter:
    """One evaluation of a model. `record` is called with each Div.

    `opens_operators`: a Div in the definition of an operator counts, too. `opened`: how many of each operator had such a
    definition; `unopened`: nodes whose definition could not be evaluated, and why. `closed`: how many of each operator have one
    that does not count.
    """

    def __init__(
        self,
        model: Model,
        ranges: Mapping[str, InputRange],
        record: Callable[[DivNode], None],
        *,
        opens_operators: bool = False,
    ) -> None:
        self.model, self.ranges, self._record = model, ranges, record
        self._opens_operators, self.opened, self.unopened = opens_operators, Counter[str](), dict[str, str]()
        self.closed = Counter[str]()
        self.visited, self._recorded, self._attempts, self._shape_contradiction = 0, 0, 0, False
        self._called_functions: set[tuple[str, str, str]] = set()
        self._used_ranges: set[str] = set()
        self._dims, self._scope_ids, self._provenance = SymbolicDims(), count(1), Provenance()
        self._size_ranges = SizeRanges(ranges, model.proto.graph)

    def run(self) -> None:
        """Evaluate the graph; then the functions that nothing calls, on unknown operands."""
        proto = self.model.proto
        self._evaluate_graph(proto.graph, Scope("graph", proto.graph, self.model.opsets), {})
        for key, function in self.model.functions.items():
            if key not in self._called_functions:
                path = f"function {printable(function.name)} (never called)"
                self._call_function(function, path, [AbstractTensor() for _ in function.input], {})
        if unused := sorted(set(self.ranges) - self._used_ranges - self._size_ranges.used):
            inputs = ", ".join(printable(item.name) for item in proto.graph.input[:8]) or "none"
            raise RangeError(
                f"--range {printable(unused[0])}: the model's graphs have no value or size of that name; its inputs: {inputs}"
            )

    def _evaluate_graph(
        self, graph: Any, scope: Scope, arguments: Mapping[str, AbstractTensor]
    ) -> list[AbstractTensor]:
        scope.stated_types = {item.name: item.type for item in (*graph.value_info, *graph.output, *graph.input)}
        for tensor in graph.initializer:
            constant = constant_from_tensor(tensor, self.model.folder)
            scope.values[tensor.name] = AbstractTensor(
                constant.dtype, constant.shape, constant=constant, has_stated_dtype=True
            )
        defaults = set(scope.values)
        for sparse in graph.sparse_initializer:
            scope.values[sparse.values.name] = self._sparse_initializer(sparse)
        for item in graph.input:
            value = self._graph_input(item, scope, arguments.get(item.name), has_default=item.name in defaults)
            scope.values[item.name] = with_named_dims(value)
        for name in list(scope.values):
            scope.values[name] = self._in_user_range(name, scope.values[name], scope)
            self._record_source(name, scope, ", whose default a caller may replace" if name in defaults else "")
        self._evaluate_nodes(graph.node, scope)
        return [scope.find(item.name) or AbstractTensor() for item in graph.output]

    def _graph_input(
        self, item: Any, scope: Scope, argument: AbstractTensor | None, *, has_default: bool
    ) -> AbstractTensor:
        """Return the value of an input. In an old IR version, its default is the value."""
        is_model_input = scope.outer is None
        if has_default and is_model_input and self.model.proto.ir_version < FIRST_IR_WITH_FIXED_INITIALIZERS:
            value = replace(scope.values[item.name], assumptions=frozenset({FIXED_INITIALIZERS}))
            return self._with_stated_type(item.name, value, scope)
        if argument is not None:
            return self._with_stated_type(item.name, argument, scope)
        dtype, shape = self._stated_type(item.type, scope)
        if shape is not None and is_model_input:
            shape = self._dims.of_input(item.name, shape)
            self._size_ranges.mark_used(shape)
        facts = FactSet([Sparse()]) if item.type.HasField("sparse_tensor_type") else NO_FACTS
        return AbstractTensor(dtype, shape, facts=facts, has_stated_dtype=bool(dtype), is_model_input=is_model_input)

    def _sparse_initializer(self, sparse: Any) -> AbstractTensor:
        shape, dtype = tuple(int(n) for n in sparse.dims), DType(sparse.values.data_type)
        constant = constant_from_sparse(sparse, self.model.folder)
        bounds = None if constant else type_bounds(dtype)
        return AbstractTensor(dtype, shape, bounds, constant, facts=FactSet([Sparse()]), has_stated_dtype=True)

    def _stated_type(self, type_proto: Any, scope: Scope) -> Inferred:
        """Return the element type and shape that the model states; sizes have names of the scope."""
        dtype, shape = read_type(type_proto)
        return dtype, None if shape is None else self._dims.of_scope(scope.identifier, shape)

    def _in_user_range(self, name: str, value: AbstractTensor, scope: Scope) -> AbstractTensor:
        """Narrow a value to the range that the user gives for its name."""
        if not scope.takes_ranges or name not in self.ranges:
            return value
        self._used_ranges.add(name)
        user_range = self.ranges[name]
        bounds = user_range.interval(value.dtype).meet(value.interval)
        if bounds.empty:
            raise RangeError(f"--range {user_range.text}: {printable(name)} is {value.interval}, never in that range")
        return replace(
            value,
            bounds=bounds,
            constant=None if value.constant is None or bounds != value.interval else value.constant,
            element_bounds=None,
            assumptions=value.assumptions | {Assumption(AssumptionKind.INPUT_RANGE, user_range.text)},
        )

    def _evaluate_nodes(self, nodes: Any, scope: Scope) -> None:
        for index, proto in enumerate(nodes):
            self.visited += 1
            if self.visited > MAX_EVALUATED_NODES:
                raise LimitError(
                    f"the model has more than {MAX_EVALUATED_NODES:,} nodes, those of each call of a function included"
                )
            node = without_inputs(proto, {name for name in proto.input if scope.is_omitted(name)})
            operands: Operands = [scope.find(name) or AbstractTensor() if name else None for name in node.input]
            attributes = node_attributes(node, scope.attributes, self.model.folder)
            results = self.evaluate_node(node, index, operands, attributes, scope)
            for name, result in zip(node.output, results, strict=False):
                if name:
                    value = with_named_dims(self._with_stated_type(name, result, scope))
                    value = self._in_user_range(name, self._size_ranges.narrow(value), scope)
                    describe = partial(describe_result, node, index, scope, value, operands)
                    self._provenance.record(value, describe, informative_operands(node, operands))
                    scope.values[name] = value
            if node.op_type == "Div" and not domain_of(node.domain) and not self._attempts:
                self._recorded += 1
                self._record(self._div_node(node, index, operands, attributes, scope))

    def _with_stated_type(self, name: str, value: AbstractTensor, scope: Scope) -> AbstractTensor:
        """Add what the model states of a value: its type, and as an assumption, unknown sizes."""
        if name not in scope.stated_types:
            return value
        dtype, shape = self._stated_type(scope.stated_types[name], scope)
        if dtype and value.dtype and dtype != value.dtype:
            inferred, stated = type_name(value.dtype), type_name(dtype)
            raise ModelError(f"the model states that {printable(name)} is of {stated}, and it is of {inferred}")
        self._shape_contradiction |= shapes_contradict(value.shape, shape)
        shape = merge_shapes(value.shape, shape)
        if (value.dtype or dtype) == value.dtype and shape == value.shape:
            states_dtype = dtype and not value.has_stated_dtype and not value.facts
            return replace(value, has_stated_dtype=True) if states_dtype else value
        assumptions = value.assumptions
        if shape != value.shape:  # inference does not confirm the stated shape
            assumptions |= {Assumption(AssumptionKind.STATED_SHAPE, printable(name))}
        return replace(value, dtype=value.dtype or dtype, shape=shape, assumptions=assumptions)

    def _div_node(
        self, node: Any, index: int, operands: Operands, attributes: Mapping[str, Any], scope: Scope
    ) -> DivNode:
        A, B = [value or AbstractTensor() for value in (*operands, None, None)][:2]
        B = under_nonzero_sizes(A, under_nonempty_numerator(A, B))
        C = scope.values.get(node.output[0]) if node.output else None
        names = [*node.input[:2], *node.output[:1]]
        return DivNode(
            path=node_path(node, index, scope),
            node=node,
            graph=scope.graph,
            node_index=index,
            version=scope.opsets.get(""),
            attributes=attributes,
            A=A,
            B=B,
            C=C or AbstractTensor(),
            provenance=(self._provenance.explain(A), self._provenance.explain(B)),
            untyped_names=tuple(name for name in names if not has_explicit_type(name, scope)),
            sparse_names=tuple(name for name in names if is_sparse(scope.find(name))),
            shape_contradiction=self._shape_contradiction,
            find=scope.find,
            operator=scope.operator,
        )

    def _record_source(self, name: str, scope: Scope, remark: str = "") -> None:
        """Record the provenance of a value that no node of this graph or function gives."""
        in_model_graph = scope.outer is None and scope.takes_ranges
        place = f"{printable(name)} of {scope.path}"
        text = f"the input {printable(name)}{remark} (see --range)" if in_model_graph else place
        self._provenance.record(scope.values[name], lambda: text)

    def evaluate_node(
        self, node: Any, index: int, operands: Operands, attributes: Mapping[str, Any], scope: Scope
    ) -> list[AbstractTensor]:
        """Return the results of a node. ModelError where the operator's definition rejects the node."""
        domain, path = domain_of(node.domain), node_path(node, index, scope)
        unknown = [AbstractTensor() for _ in node.output]
        key = domain, node.op_type, node.overload
        if (function := self.model.functions.get(key)) is not None:
            self._called_functions.add(key)
            results = self._call_function(function, path, operands, attributes)
            # Runtimes differ on whether a function of ONNX's own domain replaces the operator of that name.
            return results if domain else [AbstractTensor() for _ in results]
        version = scope.opsets.get(domain, 0)
        checks_switches = not domain and node.op_type != "Div"
        error = malformation(node, domain, version) or (malformed_switch(attributes) if checks_switches else "")
        if error:
            raise ModelError(f"{path} {error}")
        is_of_runtime = is_runtime_operator(domain, node.op_type)
        if not domain and not is_of_runtime and schema(node.op_type, version, domain) is None:
            return unknown
        if graphs := dict(subgraphs(node)):
            return self._evaluate_with_subgraphs(node, path, operands, graphs, scope, attributes)
        resolved = with_resolved_references(node, attributes, path)
        if not self._attempts and divides_by_definition(domain, node.op_type, version):
            self._open_operator(resolved, path, domain, version, operands, attributes, scope)
        if is_of_runtime:
            return runtime_results(domain, node, scope.opsets.get("", 0), attributes, operands)
        if domain:
            inferred = infer_types(resolved, domain, version, operands)
            return [AbstractTensor(dtype, None if domain == TRAINING_DOMAIN else shape) for dtype, shape in inferred]

        def evaluate_operator(values: Operands) -> list[AbstractTensor]:
            results = infer_types(resolved, domain, version, values)
            return evaluate(NodeContext(node.op_type, version, attributes, values, results))

        results = refined(evaluate_operator)(operands)
        return with_computed_dims(NodeContext(node.op_type, version, attributes, operands, ()), results)

    def _open_operator(
        self,
        node: Any,
        path: str,
        domain: str,
        version: int,
        operands: Operands,
        attributes: Mapping[str, Any],
        scope: Scope,
    ) -> None:
        """Evaluate the definition of an operator for the Divs in it, or count it if these do not count."""
        name = f"{domain}.{node.op_type}" if domain else node.op_type
        try:
            body = operator_body(node, domain, version, operands)
            recorded = self._recorded
            if body is None:
                return
            if self._opens_operators:
                self._call_function(body, path, operands, attributes, operator=scope.operator or name)
                self.opened += Counter([name] if self._recorded > recorded else [])
            else:
                self.closed[name] += 1
        except ModelError as error:
            if self._opens_operators:
                self.unopened[path] = str(error)
            elif divides(domain, node.op_type):
                self.closed[name] += 1

    def _call_function(
        self, function: Any, path: str, operands: Operands, attributes: Mapping[str, Any], *, operator: str = ""
    ) -> list[AbstractTensor]:
        """Return the results of a function. `operator`: the one of ONNX's own operators whose body it is."""
        defaults = attribute_values(function.attribute_proto, self.model.folder)
        opsets = opset_imports(function.opset_import, f"function {printable(function.name)}") or self.model.opsets
        arguments = dict(zip_longest(function.input, operands[: len(function.input)]))
        scope = Scope(
            path,
            function,
            opsets,
            values={name: value for name, value in arguments.items() if value is not None},
            attributes=defaults | dict(attributes),
            stated_types={item.name: item.type for item in function.value_info},
            takes_ranges=False,
            identifier=next(self._scope_ids),
            omitted_inputs=frozenset(name for name, value in arguments.items() if value is None),
            operator=operator,
        )
        for name in scope.values:
            self._record_source(name, scope)
        self._evaluate_nodes(function.node, scope)
        return [scope.find(name) or AbstractTensor() for name in function.output]

    def _evaluate_subgraph(
        self, graph: Any, path: str, arguments: list[AbstractTensor], scope: Scope
    ) -> list[AbstractTensor]:
        inner = Scope(
            path,
            graph,
            scope.opsets,
            scope,
            attributes=scope.attributes,
            takes_ranges=scope.takes_ranges,
            identifier=next(self._scope_ids),
            operator=scope.operator,
        )
        names = [item.name for item in graph.input]
        return self._evaluate_graph(graph, inner, dict(zip(names, arguments, strict=False)))

    def _evaluate_with_subgraphs(
        self,
        node: Any,
        path: str,
        operands: Operands,
        graphs: Mapping[str, Any],
        scope: Scope,
        attributes: Mapping[str, Any],
    ) -> list[AbstractTensor]:
        """Evaluate If, Loop, Scan, or another operator with graphs, whose results are unknown."""
        operator = "" if domain_of(node.domain) else node.op_type
        if operator == "If" and set(graphs) == {"then_branch", "else_branch"}:
            condition = operands[0] or AbstractTensor()
            return join_branches(
                [
                    self._evaluate_subgraph(
                        graph, f"{path}/{name}", [], scope.in_branch(condition, truth=name == "then_branch")
                    )
                    for name, graph in graphs.items()
                ]
            )
        if operator == "Loop" and set(graphs) == {"body"}:
            return evaluate_loop(operands, self._body(graphs["body"], path, scope))
        if operator == "Scan" and set(graphs) == {"body"} and scope.opsets.get("", 0) >= 9:
            return evaluate_scan(path, operands, attributes, self._body(graphs["body"], path, scope))
        for name, graph in graphs.items():
            self._evaluate_subgraph(graph, f"{path}/{printable(name)}", [AbstractTensor() for _ in graph.input], scope)
        return [AbstractTensor() for _ in node.output]

    def _body(self, graph: Any, path: str, scope: Scope) -> Body:
        def attempt(arguments: list[AbstractTensor]) -> list[AbstractTensor]:
            self._attempts += 1
            try:
                return self._evaluate_subgraph(graph, path, arguments, scope)
            finally:
                self._attempts -= 1

        def evaluate_body(arguments: list[AbstractTensor]) -> list[AbstractTensor]:
            return self._evaluate_subgraph(graph, f"{path}/body", arguments, scope)

        return Body(graph, attempt, evaluate_body, self._attempts)


def with_named_dims(value: AbstractTensor) -> AbstractTensor:
    """Give each unknown size a name: if inference carries it on, sizes are equal."""
    shape = with_anonymous_names(value.shape)
    return value if shape == value.shape else replace(value, shape=shape)


def informative_operands(node: Any, operands: Operands) -> Operands:
    """Return the operands from which the interval of a result is computed."""
    if domain_of(node.domain) or not has_rule(node.op_type):
        return []
    return operands[1:] if node.op_type == "Where" else operands
