"""Facts about floating-point numbers that are integers: a nonzero one is at least 1 in magnitude."""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format
from vinculum.models.numeric.interval import Interval

# Operators that make integers of integers, with the operands from which the result comes.
CLOSED_ON_INTEGERS = {
    "Add": (0, 1),
    "Neg": (0,),
    "ScatterElements": (0, 2),
    "ScatterND": (0, 2),
    "Sub": (0, 1),
    "Where": (1, 2),
}


@dataclass(frozen=True)
class Integral(Fact):
    """Each element is an integer, an infinity or NaN, although the type is a floating-point type."""


def integrality_facts(node: NodeContext) -> Iterator[Integral]:
    """Derive the fact of the first result of an operator that makes integers."""
    first = node.operand(0)
    if float_format(node.dtype) is None or first is None:
        return
    if node.operator == "Sign":
        integral = True
    elif node.operator in ("Cast", "CastLike"):
        integral = first.dtype == DType.BOOL
    else:
        sources = CLOSED_ON_INTEGERS.get(node.operator, ())
        integral = node.text("reduction") in ("", "none") and all(
            _is_integral(node.operand(index)) for index in sources
        )
        integral = integral and bool(sources)
    if integral:
        yield Integral()


def _is_integral(value: AbstractTensor | None) -> bool:
    return value is not None and (value.facts.has(Integral) or value.interval.single in (-1, 0, 1))


def split_at_zero(value: AbstractTensor | None, interval: Interval) -> list[Interval]:
    """Return the parts of an interval below and above zero, if the value is integral and nonzero."""
    splits = (
        value is not None and value.facts.has(Integral) and not interval.has_zero and interval.low < 0 < interval.high
    )
    if not splits:
        return [interval]
    return [Interval(interval.low, -1.0, interval.nan), Interval(1.0, interval.high, interval.nan)]
