"""A copy of a model in which a Div that could leave its domain stops the run instead.

ONNX has no assertion. It does say that an index of Gather beyond the axis is an error: B is put behind an axis of size 1, and
fetched from there by an index that counts the elements that are outside of the domain. None: the index is 0, and B comes
out as it was. Any: the index is beyond the axis. ONNX Runtime's CPU provider and onnx.reference both report it; a runtime
that does not look at indices of Gather has no guard in this.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.symbolic_dims import named
from vinculum.models.analysis import Analysis
from vinculum.models.errors import GuardError
from vinculum.models.guards.unguardable import nodes_by_position, undischarged, unguarded
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.shape_inference import schema, type_of
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.element_types import (
    WIDENED_TYPES,
    element_type,
    smallest_nonzero_after_rounding,
    type_name,
)
from vinculum.models.loading.external_data import external_tensors
from vinculum.models.loading.loader import domain_of, walk_nodes

GUARD_NAMES = {"zero": "denominator_is_zero", "overflow": "least_by_minus_one", "shape": "shapes_differ"}
OLDEST_CONSTANT = 9  # that is of any type


def add_guards(analysis: Analysis) -> Any:
    """The guarded model, of what has a guard: `unguarded` says what has none. GuardError where nothing has one."""
    from onnx import ModelProto, checker

    wanted: dict[tuple[int, int], tuple[DivNode, dict[str, None]]] = {}
    for div, finding, why in undischarged(analysis):
        if not why:
            _, kinds = wanted.setdefault((id(div.graph), div.node_index), (div, {}))
            assert finding.guard is not None
            kinds[finding.guard] = None
    without, met = unguarded(analysis), nodes_by_position(analysis)
    if without and not wanted:
        more = f"; nor is there one for {len(without) - 1} more" if len(without) > 1 else ""
        raise GuardError(f"there is no guard for {without[0]}{more}")
    copies = ModelProto()
    copies.CopyFrom(analysis.model.proto)
    twins = dict(_twins(analysis.model.proto, copies))
    names = {name for home in twins.values() for name in _names(home)}
    by_home: dict[int, list[tuple[DivNode, Sequence[str]]]] = {}
    for (home, place), (div, kinds) in wanted.items():
        called = {named(each.B.shape) for each in met[home, place]}  # shapes with which its function is called
        open_shape = len(called) > 1 or div.shape_contradiction
        guarding = replace(div, B=replace(div.B, shape=None)) if open_shape else div
        by_home.setdefault(home, []).append((guarding, list(kinds)))
    for home in reversed(twins):  # the innermost first: a node that has a graph is copied as its home is rewritten
        if home in by_home:
            _rewrite(twins[home], by_home[home], names)
    for function, copy in zip(analysis.model.proto.functions, copies.functions, strict=True):
        if function != copy:
            _import_as(analysis.model.opsets.get("", 0), function, copy)
    try:
        checker.check_model(_to_check(copies))
    except (checker.ValidationError, ValueError) as error:
        raise GuardError(f"the guarded model is not valid, as the model may not be: {printable(str(error))}") from None
    return copies


def _import_as(version: int, function: Any, copy: Any) -> None:
    """Let the copy of a function import the operator set of the model, of which guards may be, where that is a later one.

    What a function has is the same in both sets, as ONNX asks; a function in which something is not stays as it is.
    """
    for entry in copy.opset_import:
        if domain_of(entry.domain) or entry.version >= version:
            continue
        operators = {node.op_type for node in walk_nodes(function.node) if not domain_of(node.domain)}
        pairs = [(schema(each, entry.version, ""), schema(each, version, "")) for each in operators]
        if all(
            one is not None and other is not None and one.since_version == other.since_version for one, other in pairs
        ):
            entry.version = version


def _names(home: Any) -> Iterator[str]:
    """All names in a graph or function; a function has no initializers, and its inputs are names alone."""
    for node in home.node:
        yield from (node.name, *node.input, *node.output)
    yield from (item if isinstance(item, str) else item.name for item in home.input)
    yield from (tensor.name for tensor in getattr(home, "initializer", ()))
    yield from (sparse.values.name for sparse in getattr(home, "sparse_initializer", ()))


def _to_check(model: Any) -> Any:
    """The model without what the onnx package takes for an error: shapes that are not stated, elements in other files.

    It looks for these files in the current folder, as a model in memory has none; they were found when the model was read.
    """
    if not any(_shapeless(model)) and not any(external_tensors(model)):
        return model
    copy = type(model)()
    copy.CopyFrom(model)
    for kind in _shapeless(copy):
        kind.shape.SetInParent()
    for tensor in external_tensors(copy):
        for name in ("data_location", "external_data"):
            tensor.ClearField(name)
        tensor.dims[:] = [0]
    return copy


def _shapeless(model: Any) -> Iterator[Any]:
    """The types of inputs and results of a model that are tensors of no stated shape."""
    for item in (*model.graph.input, *model.graph.output):
        if item.type.HasField("tensor_type") and not item.type.tensor_type.HasField("shape"):
            yield item.type.tensor_type


def _twins(one: Any, other: Any) -> Iterator[tuple[int, Any]]:
    """Each graph and function of a model with the same one of its copy, by the identity of the first."""
    yield from _below(one.graph, other.graph)
    for function, copy in zip(one.functions, other.functions, strict=True):
        yield from _below(function, copy)


def _below(home: Any, copy: Any) -> Iterator[tuple[int, Any]]:
    yield id(home), copy
    for node, twin in zip(home.node, copy.node, strict=True):
        for attribute, same in zip(node.attribute, twin.attribute, strict=True):
            if attribute.HasField("g"):
                yield from _below(attribute.g, same.g)
            for graph, again in zip(attribute.graphs, same.graphs, strict=True):
                yield from _below(graph, again)


def _rewrite(home: Any, entries: Sequence[tuple[DivNode, Sequence[str]]], names: set[str]) -> None:
    """Put the guards before the nodes of one graph or function."""
    before: dict[int, list[Any]] = {}
    for div, kinds in entries:
        made = GuardBuilder(names, div)
        node = home.node[div.node_index]
        for kind in kinds:
            node.input[1] = made.guard(kind, node.input[0], node.input[1])
        stated = home.value_info.add()
        stated.name = node.input[1]
        stated.type.CopyFrom(type_of(replace(div.B, shape=named(div.B.shape))))
        before[div.node_index] = made.nodes
    nodes = list(home.node)
    del home.node[:]
    for place, node in enumerate(nodes):
        home.node.extend([*before.get(place, ()), node])


class GuardBuilder:
    """Nodes of a guard, each with a name that the model does not have."""

    def __init__(self, names: set[str], div: DivNode) -> None:
        self.names, self.nodes, self.div = names, [], div
        self.version = div.version or 0

    nodes: list[Any]
    stops = ""

    def add(self, operator: str, *inputs: str, **attributes: Any) -> str:
        """One more node; the name of its result."""
        from onnx import helper

        number = len(self.names)
        while (name := f"vinculum_guard_{number}") in self.names:
            number += 1
        self.names.add(name)
        called = f"{name}_{self.stops}" if operator == "Gather" else name  # what a runtime names as it stops
        self.nodes.append(helper.make_node(operator, list(inputs), [name], name=called, **attributes))
        return name

    def constant(self, kind: DType, values: Any, shape: Sequence[int] = ()) -> str:
        """A constant. Before operator set 9 one is a float: of the numbers here, each is one."""
        from onnx import helper

        if self.version < OLDEST_CONSTANT and kind != DType.FLOAT:
            return self.add("Cast", self.constant(DType.FLOAT, [float(n) for n in values], shape), to=kind)
        return self.add("Constant", value=helper.make_tensor("value", kind, list(shape), values))

    def is_number(self, name: str, kind: DType, number: int) -> str:
        """Where the elements of an operand are `number`, compared in a type that holds all of theirs."""
        element = element_type(kind)
        assert element is not None
        wide = DType.INT64 if element.form is None else DType.DOUBLE if type_name(kind) == "double" else DType.FLOAT
        wider = name if wide == kind else self.add("Cast", name, to=wide)
        if number == 0 and type_name(kind) in WIDENED_TYPES:  # what is not rounded yet, and will be 0
            return self.add(
                "Less", self.add("Abs", wider), self.constant(wide, [smallest_nonzero_after_rounding(kind)])
            )
        return self.add("Equal", wider, self.constant(wide, [number]))

    def count(self, truths: str) -> str:
        """How many of some truth values are true."""
        return self.add("ReduceSum", self.add("Cast", truths, to=DType.INT64), keepdims=0)

    def fetched(self, name: str, count: str) -> str:
        """An operand, unless the count is other than 0: then an error."""
        if self.version < 13:
            behind = self.add("Unsqueeze", name, axes=[0])
        else:
            behind = self.add("Unsqueeze", name, self.constant(DType.INT64, [0], (1,)))
        return self.add("Gather", behind, count, axis=0)

    def guard(self, kind: str, A: str, B: str) -> str:
        """B behind a guard of one kind."""
        self.stops = GUARD_NAMES[kind]
        if kind == "zero":
            return self.fetched(B, self.count(self.is_number(B, self.div.B.dtype, 0)))
        if kind == "overflow":
            element = element_type(self.div.A.dtype)
            assert element is not None
            least = self.is_number(A, self.div.A.dtype, element.minimum)
            return self.fetched(B, self.count(self.add("And", least, self.is_number(B, self.div.B.dtype, -1))))
        shapes = self.add("Shape", A), self.add("Shape", B)
        ranks = self.add("Shape", shapes[0]), self.add("Shape", shapes[1])
        B = self.fetched(B, self.count(self.add("Not", self.add("Equal", *ranks))))
        return self.fetched(B, self.count(self.add("Not", self.add("Equal", *shapes))))
