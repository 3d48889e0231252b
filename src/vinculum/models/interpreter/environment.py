"""The values that a graph or function has by name, and what is known of them within a branch."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.refinement import in_branch
from vinculum.models.loading.display_names import printable


@dataclass
class Scope:
    """The values of one graph or function, and of the graphs around it. `told`: a condition, and whether it is true here."""

    path: str
    home: Any
    opsets: Mapping[str, int]
    outer: "Scope | None" = None
    values: dict[str, AbstractTensor] = field(default_factory=dict)
    attributes: Mapping[str, Any] = field(default_factory=dict)
    stated: dict[str, Any] = field(default_factory=dict)
    ranged: bool = True
    number: int = 0
    omitted: frozenset[str] = frozenset()
    told: tuple[AbstractTensor, bool] | None = None

    @cached_property
    def shared(self) -> frozenset[str]:
        """The names that more than one of its nodes has."""
        counted = Counter(printable(node.name) for node in self.home.node)
        return frozenset(name for name, nodes in counted.items() if nodes > 1)

    def find(self, name: str) -> AbstractTensor | None:
        """The value of a name, here or around."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.values:
                return scope.values[name]
            if scope.told is not None and scope.outer is not None:
                return scope.as_told(name, scope.outer, *scope.told)
            scope = scope.outer
        return None

    def as_told(self, name: str, outer: "Scope", condition: AbstractTensor, truth: bool) -> AbstractTensor | None:
        """The value that a name has around, with what the condition says of it: looked at where it is asked for."""
        value = outer.find(name)
        known = None if value is None else in_branch(condition, value, truth=truth)
        if known is not None:
            self.values[name] = known
        return value if known is None else known

    def leaves_out(self, name: str) -> bool:
        """Whether a name stands for no operand: empty, or of one that the call of the function does not give."""
        scope: Scope | None = self
        while scope is not None and name not in scope.values:
            if name in scope.omitted:
                return True
            scope = scope.outer
        return not name

    def within(self, condition: AbstractTensor, *, truth: bool) -> "Scope":
        """This scope as it is where a condition of one element is true, or false."""
        if condition.size != 1 or not condition.facts:
            return self
        return replace(self, outer=self, values={}, stated={}, omitted=frozenset(), told=(condition, truth))
