"""A Div node with its abstract operands, on which checks, guards and reports work."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vinculum.models.abstract.tensor import AbstractTensor


def _unknown(name: str) -> AbstractTensor | None:
    del name
    return None


@dataclass(frozen=True)
class DivNode:
    """A Div node in one of its evaluations.

    `graph`: the graph or function that contains it. `node_index`: its index among the nodes of that graph. `version`: of
    the operator set. `provenance`: where the intervals of A and of B became unbounded, as text that follows them; empty
    where they are bounded. `untyped_names`, `sparse_names`: operands and results whose type the model does not state, or
    which are sparse. `shape_contradiction`: the model states a shape somewhere that differs from the inferred one. `find`: gives what is
    known of a value of the graph after the evaluation. `operator`: of ONNX's own operators, the one whose body has the Div.
    """

    path: str
    node: Any
    graph: Any
    node_index: int
    version: int | None
    attributes: Mapping[str, Any]
    A: AbstractTensor
    B: AbstractTensor
    C: AbstractTensor
    provenance: tuple[str, str] = ("", "")
    untyped_names: tuple[str, ...] = ()
    sparse_names: tuple[str, ...] = ()
    shape_contradiction: bool = False
    find: Callable[[str], AbstractTensor | None] = field(default=_unknown, compare=False, repr=False)
    operator: str = ""
