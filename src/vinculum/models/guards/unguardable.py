"""What a guard can be written for, and why there is none for all else."""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum.models.analysis import Analysis
from vinculum.models.findings import Finding, Verdict
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.element_types import element_type

MIN_OPSET = {"zero": 7, "overflow": 7, "shape": 7}
MIN_OPSET_FLOAT_EQUAL = 11  # whose Equal takes floats
Calls = dict[tuple[int, int], list[DivNode]]


@dataclass(frozen=True)
class Unguarded:
    """A finding that has no guard: on which node, of what, and why there is none."""

    path: str
    requirements: tuple[str, ...]
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {', '.join(self.requirements)}: {self.reason}"


def nodes_by_position(analysis: Analysis) -> Calls:
    """Each node by its place in its graph or function, as often as that is called."""
    met: Calls = {}
    for div, _ in analysis.nodes:
        met.setdefault((id(div.graph), div.node_index), []).append(div)
    return met


def undischarged(analysis: Analysis) -> Iterator[tuple[DivNode, Finding, str]]:
    """What is not discharged, and why there is no guard for it; that is empty where there is one."""
    met = nodes_by_position(analysis)
    for div, found in analysis.nodes:
        for finding in found:
            if finding.verdict in (Verdict.OBLIGATION, Verdict.VIOLATED):
                yield div, finding, _obstacle(div, finding, met)


def unguarded(analysis: Analysis) -> list[Unguarded]:
    """All that no guard can be written for."""
    return [Unguarded(div.path, finding.requirements, why) for div, finding, why in undischarged(analysis) if why]


def _obstacle(div: DivNode, finding: Finding, met: Calls) -> str:
    if finding.verdict is Verdict.VIOLATED:
        return f"it is violated wherever it runs, and no guard makes it right ({finding.reason})"
    if finding.guard is None:
        return f"it is not about elements or equal shapes, and no guard can be written for it: {finding.reason}"
    for name, value in (("A", div.A), ("B", div.B)):
        if element_type(value.dtype) is None:
            return f"a guard is of one type, and that of {name} is not known"
    element, oldest = element_type(div.B.dtype), MIN_OPSET[finding.guard]
    if element is not None and element.form and finding.guard == "zero":
        oldest = MIN_OPSET_FLOAT_EQUAL
    if div.version is None or div.version < oldest:
        return f"the guard takes operators of set {oldest}, and the node is of {div.version}"
    if len([name for name in div.node.input if name]) != 2:
        return "the node has no two operands"
    if len({(each.A.dtype, each.B.dtype) for each in met[id(div.graph), div.node_index]}) > 1:
        return "its function is called with several types, and a guard is of one"
    return ""
