"""Finds the fragile quotients of one Div."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from vinculum.models.abstract.assumptions import ordered
from vinculum.models.fragile.boundaries import boundary_quotients
from vinculum.models.fragile.extremes import extreme_quotients
from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.fragile.operand_numbers import operand_numbers
from vinculum.models.fragile.reciprocals import reciprocal_divisions
from vinculum.models.fragile.shape_arithmetic import shape_divisions
from vinculum.models.interpreter.div_node import DivNode


class FragileQuotients:
    """Finds fragile quotients. It indexes each graph once."""

    def __init__(self) -> None:
        self._indices: dict[int, tuple[Any, GraphIndex]] = {}

    def of(self, div: DivNode) -> tuple[FragileQuotient, ...]:
        """Return the notes on one Div."""
        if len(div.node.input) != 2 or not all(div.node.input):
            return ()
        if id(div.graph) not in self._indices:
            self._indices[id(div.graph)] = (div.graph, GraphIndex(div.graph))
        _, index = self._indices[id(div.graph)]
        assumptions = ordered(div.A.assumptions | div.B.assumptions)
        return tuple(replace(note, assumptions=assumptions) for note in _notes(div, index))


def _notes(div: DivNode, index: GraphIndex) -> Iterator[FragileQuotient]:
    yield from shape_divisions(div, index)
    A, B = (
        operand_numbers(value, name, index, div.find)
        for value, name in zip((div.A, div.B), div.node.input, strict=True)
    )
    if A is None or B is None or A.form != B.form or (A.value.constant is not None and B.value.constant is not None):
        return
    yield from boundary_quotients(div, A, B, index)
    yield from reciprocal_divisions(A, B)
    yield from extreme_quotients(div, A, B, index)
