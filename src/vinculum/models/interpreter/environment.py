"""The values of a graph or function by name, and what is known of them within a branch."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from vinculum.models.abstract.fact import Sparse
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.refinement import in_branch
from vinculum.models.loading.display_names import printable
from vinculum.models.shapes.shape_inference import read_type


@dataclass
class Scope:
    """The values of one graph or function; `outer` has those of the graph around it.

    `stated_types`: the types that the model states, by name. `takes_ranges`: whether ranges of the user apply to its names.
    `identifier`: sizes of one name are one size within it. `omitted_inputs`: inputs of a function that the call leaves out.
    `branch`: in a branch, the condition and whether it is true. `operator`: in the body of one of ONNX's own operators, which.
    """

    path: str
    graph: Any
    opsets: Mapping[str, int]
    outer: "Scope | None" = None
    values: dict[str, AbstractTensor] = field(default_factory=dict)
    attributes: Mapping[str, Any] = field(default_factory=dict)
    stated_types: dict[str, Any] = field(default_factory=dict)
    takes_ranges: bool = True
    identifier: int = 0
    omitted_inputs: frozenset[str] = frozenset()
    branch: tuple[AbstractTensor, bool] | None = None
    operator: str = ""

    @cached_property
    def ambiguous_names(self) -> frozenset[str]:
        """The names that several of its nodes have."""
        counts = Counter(printable(node.name) for node in self.graph.node)
        return frozenset(name for name, count in counts.items() if count > 1)

    def find(self, name: str) -> AbstractTensor | None:
        """Return the value of a name, here or in a graph around."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.values:
                return scope.values[name]
            if scope.branch is not None and scope.outer is not None:
                return scope.find_in_branch(name, scope.outer, *scope.branch)
            scope = scope.outer
        return None

    def find_in_branch(
        self, name: str, outer: "Scope", condition: AbstractTensor, truth: bool
    ) -> AbstractTensor | None:
        """Narrow a value of the graph around by the condition, when it is first read."""
        value = outer.find(name)
        narrowed = None if value is None else in_branch(condition, value, truth=truth)
        if narrowed is not None:
            self.values[name] = narrowed
        return value if narrowed is None else narrowed

    def is_omitted(self, name: str) -> bool:
        """Whether a name stands for no operand: it is empty, or an input that the call leaves out."""
        scope: Scope | None = self
        while scope is not None and name not in scope.values:
            if name in scope.omitted_inputs:
                return True
            scope = scope.outer
        return not name

    def in_branch(self, condition: AbstractTensor, *, truth: bool) -> "Scope":
        """Return this scope in a branch; unchanged unless the condition is one element with facts."""
        if condition.size != 1 or not condition.facts:
            return self
        return replace(
            self, outer=self, values={}, stated_types={}, omitted_inputs=frozenset(), branch=(condition, truth)
        )


def has_explicit_type(name: str, scope: Scope) -> bool:
    """Whether the model states the element type of a value."""
    around: Scope | None = scope
    while around is not None:
        if name in around.stated_types:
            return bool(read_type(around.stated_types[name])[0])
        around = around.outer
    value = scope.find(name)
    return value is not None and value.has_stated_dtype and value.constant is not None


def is_sparse(value: AbstractTensor | None) -> bool:
    """Whether a value is a sparse tensor in the model."""
    return value is not None and (value.facts.has(Sparse) or (value.constant is not None and value.constant.sparse))
