"""Which findings a guard can check, and why it cannot check the others."""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum.models.analysis import Analysis
from vinculum.models.checks.findings import Finding, GuardKind, Verdict
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.numeric.element_types import element_type

MIN_OPSET = 7  # the first operator set with NumPy-style broadcasting
MIN_OPSET_FLOAT_EQUAL = 11  # the first operator set whose Equal takes floats
NodesByPosition = dict[tuple[int, int], list[DivNode]]


@dataclass(frozen=True)
class Unguarded:
    """A finding without a guard: its node, its requirements, and why it has none."""

    path: str
    requirements: tuple[str, ...]
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {', '.join(self.requirements)}: {self.reason}"


def nodes_by_position(analysis: Analysis) -> NodesByPosition:
    """Each node by its graph or function and its index there.

    There is one entry for each call of the function.
    """
    nodes: NodesByPosition = {}
    for div, _ in analysis.nodes:
        nodes.setdefault((id(div.graph), div.node_index), []).append(div)
    return nodes


def undischarged(analysis: Analysis) -> Iterator[tuple[DivNode, Finding, str]]:
    """Each finding that is not discharged, and why it has no guard: an empty string if it has one."""
    nodes = nodes_by_position(analysis)
    for div, findings in analysis.nodes:
        for finding in findings:
            if finding.verdict in (Verdict.OBLIGATION, Verdict.VIOLATED):
                yield div, finding, _obstacle(div, finding, nodes)


def list_unguarded(analysis: Analysis) -> list[Unguarded]:
    """All findings for which no guard can be written."""
    return [Unguarded(div.path, finding.requirements, why) for div, finding, why in undischarged(analysis) if why]


def _obstacle(div: DivNode, finding: Finding, nodes: NodesByPosition) -> str:
    if finding.verdict is Verdict.VIOLATED:
        return f"every run violates it, and no guard can repair that ({finding.reason})"
    if div.operator:
        return f"the Div is in the definition of {div.operator}, and the model has no node for it"
    if finding.guard is None:
        return f"guards check elements and equal shapes only: {finding.reason}"
    for name, value in (("A", div.A), ("B", div.B)):
        if element_type(value.dtype) is None:
            return f"a guard needs the element type of {name}, which is not known"
    element, min_opset = element_type(div.B.dtype), MIN_OPSET
    if element is not None and element.form and finding.guard is GuardKind.NONZERO_DENOMINATOR:
        min_opset = MIN_OPSET_FLOAT_EQUAL
    if div.version is None or div.version < min_opset:
        return f"the guard needs operator set {min_opset}, and the node has {div.version}"
    if len([name for name in div.node.input if name]) != 2:
        return "the node does not have two operands"
    if len({(each.A.dtype, each.B.dtype) for each in nodes[id(div.graph), div.node_index]}) > 1:
        return "its function is called with several types, and a guard is for one"
    return ""
