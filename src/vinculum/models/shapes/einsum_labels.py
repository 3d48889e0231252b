"""Labels of axes in the equation of an Einsum."""

from itertools import zip_longest

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import Dim


def axis_labels(term: str, rank: int) -> list[str] | None:
    """Return the label of each axis, those of an ellipsis counted from the last; None if the rank does not fit."""
    front, dots, back = term.partition("...")
    many = rank - len(front) - len(back)
    if many < 0 or "." in front + back or (many and not dots):
        return None
    return [*front, *(f"...{place}" for place in range(-many, 0)), *back]


def sizes_by_label(node: NodeContext) -> dict[str, list[Dim]] | None:
    """Return the sizes of the axes of each label; None if an operand has not as many axes as its term."""
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
