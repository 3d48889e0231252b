"""Every node of a model in the order in which it runs: graphs, subgraphs and functions, each call by itself."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import count, zip_longest
from typing import Any

from vinculum.models.abstract.assumptions import FIXED_INITIALIZERS, Assumption, AssumptionKind
from vinculum.models.abstract.fact import FactSet, Sparse
from vinculum.models.abstract.join import joined
from vinculum.models.abstract.node_context import Inferred, NodeContext, integers
from vinculum.models.abstract.provenance import Provenance
from vinculum.models.abstract.same_named_dims import by_name
from vinculum.models.abstract.symbolic_dims import SymbolicDims, told_apart
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.refinement import under_nonempty_numerator
from vinculum.models.facts.size_bounds import under_nonzero_sizes
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.environment import Scope
from vinculum.models.interpreter.int32_assumption import both
from vinculum.models.interpreter.loop_invariants import carried, scanned
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
from vinculum.models.loading.loader import Model, domain_of, opset_imports, subgraphs
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import is_integer, type_bounds, type_name
from vinculum.models.numeric.interval import INF, Interval
from vinculum.models.numeric.interval_arithmetic import cast
from vinculum.models.shapes.shape_inference import contradict, infer, malformed, merged, schema, shape_of
from vinculum.models.transfer.dispatch import evaluate, has_rule

Handed = Callable[[list[AbstractTensor]], list[AbstractTensor]]
FIRST_APART = 4  # the version of the format as of which an initializer need not be an input too
TRAINING = "ai.onnx.preview.training"  # whose sizes the reference evaluator broadcasts, and the rules do not
MOST_NODES = 1_000_000  # visited in one run; a function that is called twice is visited twice
# Of integers of which something is known they may give anything of the type.
WRAPPING = ("Add", "Sub", "Mul", "Neg", "Abs", "Sum", "Cast", "CastLike", "BitShift", "ReduceSum", "CumSum")


class Interpreter:
    """One pass over a model. `met` is called with each Div."""

    def __init__(self, model: Model, ranges: Mapping[str, InputRange], met: Callable[[DivNode], None]) -> None:
        self.model, self.ranges, self._met = model, ranges, met
        self.visited, self.quiet, self.contradicted = 0, 0, False
        self.called: set[tuple[str, str, str]] = set()
        self.used: set[str] = set()
        self.sizes, self.scopes, self.trace = SymbolicDims(), count(1), Provenance()

    def run(self) -> None:
        """Walk the graph; then the functions that nothing calls, of whose operands nothing is known."""
        proto = self.model.proto
        self._graph(proto.graph, Scope("graph", proto.graph, self.model.opsets), {})
        for key, function in self.model.functions.items():
            if key not in self.called:
                self._function(
                    function,
                    f"function {printable(function.name)} (never called)",
                    [AbstractTensor() for _ in function.input],
                    {},
                )
        if unused := sorted(set(self.ranges) - self.used):
            inputs = ", ".join(printable(item.name) for item in proto.graph.input[:8]) or "none"
            raise RangeError(
                f"--range {printable(unused[0])}: the model's graphs have no value of that name; its inputs: {inputs}"
            )

    def _graph(self, graph: Any, scope: Scope, given: Mapping[str, AbstractTensor]) -> list[AbstractTensor]:
        scope.stated = {item.name: item.type for item in (*graph.value_info, *graph.output, *graph.input)}
        for tensor in graph.initializer:
            constant = constant_from_tensor(tensor, self.model.folder)
            scope.values[tensor.name] = AbstractTensor(
                constant.dtype, constant.shape, constant=constant, has_stated_dtype=True
            )
        defaults = set(scope.values)
        for sparse in graph.sparse_initializer:
            scope.values[sparse.values.name] = self._sparse(sparse)
        for item in graph.input:
            kind, shape = self._read(item.type, scope)
            value = given.get(item.name)
            if item.name in defaults and scope.outer is None and self.model.proto.ir_version < FIRST_APART:
                value = self._stated(
                    item.name, replace(scope.values[item.name], assumptions=frozenset({FIXED_INITIALIZERS})), scope
                )
            elif value is None:  # an initializer that is an input too is a default, which a caller may replace
                facts = FactSet([Sparse()]) if item.type.HasField("sparse_tensor_type") else FactSet()
                if shape is not None and scope.outer is None:
                    shape = self.sizes.of_input(item.name, shape)
                value = AbstractTensor(
                    kind, shape, facts=facts, has_stated_dtype=bool(kind), is_model_input=scope.outer is None
                )
            else:
                value = self._stated(item.name, value, scope)
            scope.values[item.name] = sized(value)
        for name in list(scope.values):
            scope.values[name] = self._ranged(name, scope.values[name], scope)
            self._given(name, scope, ", whose default a caller may replace" if name in defaults else "")
        self._nodes(graph.node, scope)
        return [scope.find(item.name) or AbstractTensor() for item in graph.output]

    def _read(self, kind: Any, scope: Scope) -> Inferred:
        """Element type and shape that the model states, its open sizes by names that are of this scope."""
        element, shape = shape_of(kind)
        return element, None if shape is None else self.sizes.of_scope(scope.number, shape)

    def _sparse(self, sparse: Any) -> AbstractTensor:
        dims, kind = tuple(int(n) for n in sparse.dims), DType(sparse.values.data_type)
        constant = constant_from_sparse(sparse, self.model.folder)
        facts = FactSet([Sparse()])
        return AbstractTensor(
            kind, dims, None if constant else type_bounds(kind), constant, facts=facts, has_stated_dtype=True
        )

    def _ranged(self, name: str, value: AbstractTensor, scope: Scope) -> AbstractTensor:
        if not scope.ranged or name not in self.ranges:
            return value
        self.used.add(name)
        given = self.ranges[name]
        bounds = given.interval(value.dtype).meet(value.interval)
        if bounds.empty:
            raise RangeError(f"--range {given.text}: {printable(name)} is {value.interval}, never in that range")
        return replace(
            value,
            bounds=bounds,
            constant=None if value.constant is None or bounds != value.interval else value.constant,
            element_bounds=None,
            assumptions=value.assumptions | {Assumption(AssumptionKind.INPUT_RANGE, given.text)},
        )

    def _nodes(self, nodes: Any, scope: Scope) -> None:
        for place, written in enumerate(nodes):
            self.visited += 1
            if self.visited > MOST_NODES:
                raise LimitError(f"the model has more than {MOST_NODES:,} nodes, calls of functions counted each")
            node = without_inputs(written, {name for name in written.input if scope.leaves_out(name)})
            inputs = [scope.find(name) or AbstractTensor() if name else None for name in node.input]
            attributes = node_attributes(node, scope.attributes, self.model.folder)
            results = self._node(node, place, inputs, attributes, scope)
            for name, result in zip(node.output, results, strict=False):
                if name:
                    value = self._ranged(name, sized(self._stated(name, result, scope)), scope)
                    telling = told_by(node, inputs)
                    self.trace.keep(value, partial(self._made_by, node, place, scope, [value, *inputs]), telling)
                    scope.values[name] = value
            if node.op_type == "Div" and not domain_of(node.domain) and not self.quiet:
                self._record(node, place, inputs, attributes, scope)

    def _stated(self, name: str, value: AbstractTensor, scope: Scope) -> AbstractTensor:
        if name not in scope.stated:
            return value
        kind, shape = self._read(scope.stated[name], scope)
        if kind and value.dtype and kind != value.dtype:
            made, said = type_name(value.dtype), type_name(kind)
            raise ModelError(f"the model states that {printable(name)} is of {said}, and it is of {made}")
        self.contradicted |= contradict(value.shape, shape)
        shape = merged(value.shape, shape)
        if (value.dtype or kind) == value.dtype and shape == value.shape:
            return (
                replace(value, has_stated_dtype=True)
                if kind and not value.has_stated_dtype and not value.facts
                else value
            )
        assumptions = value.assumptions
        if shape != value.shape:  # inference does not know it: what the model states may be wrong
            assumptions |= {Assumption(AssumptionKind.STATED_SHAPE, printable(name))}
        return replace(value, dtype=value.dtype or kind, shape=shape, assumptions=assumptions)

    def _record(
        self, node: Any, place: int, inputs: list[AbstractTensor | None], attributes: Mapping[str, Any], scope: Scope
    ) -> None:
        operands = [value or AbstractTensor() for value in (*inputs, None, None)][:2]
        operands[1] = under_nonzero_sizes(operands[0], under_nonempty_numerator(*operands))
        result = scope.values.get(node.output[0]) if node.output else None
        names = [*node.input[:2], *node.output[:1]]
        unstated = tuple(name for name in names if not self._explicit(name, scope))
        sparse = tuple(
            name
            for name in names
            if (v := scope.find(name)) and (v.facts.has(Sparse) or (v.constant and v.constant.sparse))
        )
        self._met(
            DivNode(
                self._called(node, place, scope),
                node,
                scope.home,
                place,
                scope.opsets.get(""),
                attributes,
                operands[0],
                operands[1],
                result or AbstractTensor(),
                (self.trace.said(operands[0]), self.trace.said(operands[1])),
                unstated,
                sparse,
                self.contradicted,
            )
        )

    @staticmethod
    def _explicit(name: str, scope: Scope) -> bool:
        value = scope.find(name)
        around: Scope | None = scope
        while around is not None:
            if name in around.stated:
                return bool(shape_of(around.stated[name])[0])
            around = around.outer
        return value is not None and value.has_stated_dtype and value.constant is not None

    @staticmethod
    def _called(node: Any, place: int, scope: Scope) -> str:
        name = printable(node.name) if node.name else printable(node.op_type)
        return f"{scope.path}/{name}" + ("" if node.name and name not in scope.shared else f"#{place}")

    def _made_by(self, node: Any, place: int, scope: Scope, values: list[AbstractTensor | None]) -> str:
        domain = domain_of(node.domain)
        name = f"{domain}.{node.op_type}" if domain else node.op_type
        integers = all(is_integer((value or AbstractTensor()).dtype) for value in values)
        how = ": it may wrap around" if integers and name in WRAPPING else but_for_nan(name, values)
        return f"what {self._called(node, place, scope)} ({printable(name)}) gives{how}"

    def _given(self, name: str, scope: Scope, more: str = "") -> None:
        """Trace a value that no node of this graph or function makes."""
        of_model = scope.outer is None and scope.ranged
        where = f"the input {printable(name)}{more} (see --range)" if of_model else f"{printable(name)} of {scope.path}"
        self.trace.keep(scope.values[name], lambda: where)

    def _node(
        self, node: Any, place: int, inputs: list[AbstractTensor | None], attributes: Mapping[str, Any], scope: Scope
    ) -> list[AbstractTensor]:
        domain = domain_of(node.domain)
        function = self.model.functions.get((domain, node.op_type, node.overload))
        path = self._called(node, place, scope)
        if function is not None:
            self.called.add((domain, node.op_type, node.overload))
            made = self._function(function, path, inputs, attributes)
            return made if domain else [AbstractTensor() for _ in made]  # runtimes differ on whose operator it is then
        version = scope.opsets.get(domain, 0)
        judged = domain or node.op_type == "Div"
        if wrong := malformed(node, domain, version) or ("" if judged else malformed_switch(attributes)):
            raise ModelError(f"{path} {wrong}")
        if not domain and schema(node.op_type, version, domain) is None:  # not of the set: nothing says what it gives
            return [AbstractTensor() for _ in node.output]
        graphs = dict(subgraphs(node))
        if graphs:
            return self._carrier(node, path, inputs, graphs, scope, attributes)
        plain = with_resolved_references(node, attributes, path)
        if domain:
            found = infer(plain, domain, version, inputs)
            return [AbstractTensor(kind, None if domain == TRAINING else shape) for kind, shape in found]

        def evaluated(operands: list[AbstractTensor | None]) -> list[AbstractTensor]:
            results = infer(plain, domain, version, operands)
            return evaluate(NodeContext(node.op_type, version, attributes, operands, results))

        return both(inputs, partial(by_name, made=evaluated))

    def _function(
        self, function: Any, path: str, inputs: list[AbstractTensor | None], attributes: Mapping[str, Any]
    ) -> list[AbstractTensor]:
        defaults = attribute_values(function.attribute_proto, self.model.folder)
        opsets = opset_imports(function.opset_import, f"function {printable(function.name)}") or self.model.opsets
        scope = Scope(path, function, opsets, attributes=defaults | dict(attributes), ranged=False)
        scope.number = next(self.scopes)
        scope.stated = {item.name: item.type for item in function.value_info}
        handed = dict(zip_longest(function.input, inputs[: len(function.input)]))
        scope.omitted = frozenset(name for name, value in handed.items() if value is None)
        scope.values = {name: value for name, value in handed.items() if value is not None}
        for name in scope.values:
            self._given(name, scope)
        self._nodes(function.node, scope)
        return [scope.find(name) or AbstractTensor() for name in function.output]

    def _inner(self, graph: Any, path: str, given: list[AbstractTensor], scope: Scope) -> list[AbstractTensor]:
        inner = Scope(path, graph, scope.opsets, scope, attributes=scope.attributes, ranged=scope.ranged)
        inner.number = next(self.scopes)
        names = [item.name for item in graph.input]
        return self._graph(graph, inner, dict(zip(names, given, strict=False)))

    def _carrier(
        self,
        node: Any,
        path: str,
        inputs: list[AbstractTensor | None],
        graphs: Mapping[str, Any],
        scope: Scope,
        attributes: Mapping[str, Any],
    ) -> list[AbstractTensor]:
        """If, Loop, Scan, or another operator that runs graphs of its own."""
        own = not domain_of(node.domain)
        if own and node.op_type == "If" and set(graphs) == {"then_branch", "else_branch"}:
            choice = inputs[0] or AbstractTensor()
            ends = [
                self._inner(graph, f"{path}/{name}", [], scope.within(choice, truth=name == "then_branch"))
                for name, graph in graphs.items()
            ]
            return [joined(one, other) for one, other in zip(*ends, strict=False)]
        if own and node.op_type == "Loop" and set(graphs) == {"body"}:
            return self._loop(path, inputs, graphs["body"], scope)
        if own and node.op_type == "Scan" and set(graphs) == {"body"} and scope.opsets.get("", 0) >= 9:
            return self._scan(path, inputs, graphs["body"], scope, attributes)
        for name, graph in graphs.items():
            self._inner(graph, f"{path}/{printable(name)}", [AbstractTensor() for _ in graph.input], scope)
        return [AbstractTensor() for _ in node.output]

    def _loop(self, path: str, inputs: list[AbstractTensor | None], body: Any, scope: Scope) -> list[AbstractTensor]:
        stated = [shape_of(item.type)[1] for item in body.input[:2]]
        axes = [None if shape else () for shape in (*stated, None, None)]  # some hand it as many axes as it states
        turn = [AbstractTensor(DType.INT64, axes[0], Interval(0, (1 << 63) - 2)), AbstractTensor(DType.BOOL, axes[1])]
        start = [value or AbstractTensor() for value in inputs[2:]]
        return self._repeated(path, body, scope, start, lambda entry: [*turn, *entry], 1)

    def _scan(
        self, path: str, inputs: list[AbstractTensor | None], body: Any, scope: Scope, attributes: Mapping[str, Any]
    ) -> list[AbstractTensor]:
        values = [value or AbstractTensor() for value in inputs]
        (many,) = integers(attributes, "num_scan_inputs", "Scan") or [0]
        axes = integers(attributes, "scan_input_axes", "Scan") or [0] * many
        if not 0 < many <= len(values) or len(axes) != many:
            raise ModelError(f"{path} has {len(values)} operands, and its attributes are of others")
        slices = scanned(values[-many:], axes)
        return self._repeated(path, body, scope, values[:-many], lambda entry: [*entry, *slices], 0)

    def _repeated(
        self, path: str, body: Any, scope: Scope, start: list[AbstractTensor], handed: Handed, ahead: int
    ) -> list[AbstractTensor]:
        """What a loop gives. `handed`: to its body, of what is carried; `ahead`: results of the body in front of that."""

        def turned(entry: list[AbstractTensor]) -> list[AbstractTensor]:
            self.quiet += 1  # no Div in it is recorded
            try:
                return self._inner(body, path, handed(entry), scope)[ahead:]
            finally:
                self.quiet -= 1

        entry = carried(start, turned, self.quiet)
        ends = self._inner(body, f"{path}/body", handed(entry), scope)[ahead:]
        scans = [
            AbstractTensor(value.dtype, None, value.interval, assumptions=value.assumptions)
            for value in ends[len(start) :]
        ]
        return [joined(before, end) for before, end in zip(entry, ends, strict=False)] + scans


def sized(value: AbstractTensor) -> AbstractTensor:
    """A value whose sizes all have names: what is inferred of it carries them on, and so says which sizes are one."""
    shape = told_apart(value.shape)
    return value if shape == value.shape else replace(value, shape=shape)


def told_by(node: Any, inputs: list[AbstractTensor | None]) -> list[AbstractTensor | None]:
    """The operands from whose elements a result has its own."""
    if domain_of(node.domain) or not has_rule(node.op_type):
        return []
    return inputs[1:] if node.op_type == "Where" else inputs


def but_for_nan(name: str, values: list[AbstractTensor | None]) -> str:
    """What is in the way of a Cast to integers, in words: NaN alone, which may be any integer, or what its type has not, too."""
    made, source = values[0] or AbstractTensor(), values[1] or AbstractTensor() if len(values) > 1 else AbstractTensor()
    if name not in ("Cast", "CastLike") or not is_integer(made.dtype) or source.interval.empty:
        return ""
    found = cast(replace(source.interval, nan=False), source.dtype, made.dtype)
    if found == type_bounds(made.dtype):
        known = source.interval.low > -INF or source.interval.high < INF
        return f": {source.interval} is more than its type has, and may become anything" if known else ""
    return f": it is {found}, but of NaN it may be anything" if source.interval.nan else ""
