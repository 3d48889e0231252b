"""Labels of axes in the equation of an Einsum."""

from itertools import zip_longest

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import Dim


def axis_labels(term: str, rank: int) -> list[str] | None:
    """Return the label of each axis, if the rank fits. Axes of an ellipsis count from the last."""
    front, ellipsis, back = term.partition("...")
    ellipsis_axes = rank - len(front) - len(back)
    if ellipsis_axes < 0 or "." in front + back or (ellipsis_axes and not ellipsis):
        return None
    return [*front, *(f"...{index}" for index in range(-ellipsis_axes, 0)), *back]


def sizes_by_label(node: NodeContext) -> dict[str, list[Dim]] | None:
    """Return the sizes of the axes of each label, if the rank of each operand fits its term."""
    sizes = dict[str, list[Dim]]()
    for term, value in zip_longest(einsum_equation(node)[0].split(","), node.inputs):
        shape = None if value is None else value.shape
        labels = None if term is None or shape is None else axis_labels(term, len(shape))
        if labels is None or shape is None:
            return None
        for label, size in zip(labels, shape, strict=True):
            sizes.setdefault(label, []).append(size)
    return sizes


def einsum_equation(node: NodeContext) -> tuple[str, str, str]:
    """Return the terms, the arrow and the result of an Einsum equation."""
    return node.text("equation").replace(" ", "").partition("->")
