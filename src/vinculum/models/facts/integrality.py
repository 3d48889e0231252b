"""Floating-point numbers that are whole, as signs are: one that is not 0 is no nearer to it than 1.

One more fact, beside those of `ties.py`:
    ("whole",)   each element is a whole number, an infinity or NaN
"""

from vinculum.models.abstract.interval import Interval
from vinculum.models.abstract.tensor import AbstractTensor, Fact
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, type_name

WHOLE: Fact = ("whole",)
MADE_OF = {"Add": (0, 1), "Neg": (0,), "ScatterElements": (0, 2), "ScatterND": (0, 2), "Sub": (0, 1), "Where": (1, 2)}


def whole_facts(node: NodeContext) -> frozenset[Fact]:
    """The fact of the first result of an operator that makes whole numbers of any, or of such."""
    first, told = node.operand(0), False
    if float_format(node.dtype) is None or first is None:
        return frozenset()
    if node.operator in ("Cast", "CastLike"):
        told = type_name(first.dtype) == "bool"
    elif node.operator in MADE_OF and node.text("reduction") in ("", "none"):
        told = all(_is_whole(node.operand(place)) for place in MADE_OF[node.operator])
    return frozenset({WHOLE}) if told or node.operator == "Sign" else frozenset()


def _is_whole(value: AbstractTensor | None) -> bool:
    number = None if value is None else value.interval.single
    return value is not None and (WHOLE in value.facts or (number is not None and number in (-1, 0, 1)))


def on_both_sides(value: AbstractTensor | None, interval: Interval) -> list[Interval]:
    """The interval of elements of a value, or what is of it below 0 and above, where it is whole and not 0."""
    if value is None or WHOLE not in value.facts or interval.has_zero or not interval.low < 0 < interval.high:
        return [interval]
    return [Interval(interval.low, -1.0, interval.nan), Interval(1.0, interval.high, interval.nan)]
