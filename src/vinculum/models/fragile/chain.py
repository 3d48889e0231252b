"""What happens to a quotient, from the Div to an operator that makes a discrete result of it."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.fragile.operand_numbers import MOVING, Find
from vinculum.models.fragile.rounding import nearest
from vinculum.models.loading.model import domain_of
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer
from vinculum.models.numeric.interval import INF
from vinculum_spec.relations.ieee754 import Format

MAX_NODES = 64  # that are visited behind one Div
COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "Equal": lambda x, y: x == y,
    "Less": lambda x, y: x < y,
    "LessOrEqual": lambda x, y: x <= y,
    "Greater": lambda x, y: x > y,
    "GreaterOrEqual": lambda x, y: x >= y,
}
ROUNDINGS: dict[str, Callable[[float], float]] = {
    "Floor": math.floor,
    "Ceil": math.ceil,
    "Round": round,  # ties to even, as ONNX
    "Cast": math.trunc,
}
Step = Callable[[float], float]


@dataclass(frozen=True)
class Chain:
    """The operators between a Div and one that decides.

    `form`: the format of the quotient on its way. `steps`: what they do to an element. `slope`, `shift`: the same without
    rounding, as slope * q + shift.
    """

    form: Format
    steps: tuple[Step, ...] = ()
    slope: Fraction = Fraction(1)
    shift: Fraction = Fraction(0)

    def __call__(self, quotient: float) -> float:
        """Return what an element of the quotient becomes."""
        for step in self.steps:
            quotient = step(quotient)
        return quotient

    def inverse(self, number: Fraction) -> Fraction:
        """Return the quotient that becomes a number, without rounding."""
        return (number - self.shift) / self.slope

    def then(self, step: Step, slope: Fraction = Fraction(1), shift: Fraction = Fraction(0)) -> "Chain":
        """Return the chain with one more step."""
        return replace(self, steps=(*self.steps, step), slope=self.slope * slope, shift=self.shift * slope + shift)


@dataclass(frozen=True)
class Decision:
    """An operator whose result jumps.

    `chain`: what leads to it. `decide`: the result for a number. `bounds`: numbers at which it jumps.
    """

    node: Any
    chain: Chain
    decide: Callable[[float], float | bool]
    bounds: tuple[Fraction, ...]


def decisions(name: str, form: Format, index: GraphIndex, find: Find) -> Iterator[Decision]:
    """Yield the operators behind a value that decide by its elements."""
    pending, seen = [(name, Chain(form))], set[str]()
    while pending and len(seen) < MAX_NODES:
        value, chain = pending.pop(0)
        if value in seen:
            continue
        seen.add(value)
        for node, place in index.uses(value):
            if (decision := _decision(node, place, chain, find)) is not None:
                yield decision
            elif (longer := _longer(node, place, chain, find)) is not None:
                pending += [(output, longer) for output in node.output if output]


def _decision(node: Any, place: int, chain: Chain, find: Find) -> Decision | None:
    if node.op_type in COMPARISONS and len(node.input) == 2:
        compare = COMPARISONS[node.op_type]
        other = _single(node.input[1 - place], find)
        if other is None or not math.isfinite(other) or other == 0:
            return None  # every runtime gives the quotient 0 where the numerator is 0
        return Decision(
            node, chain, lambda x: compare(x, other) if place == 0 else compare(other, x), (Fraction(other),)
        )
    is_decided = node.op_type in ROUNDINGS and (node.op_type != "Cast" or is_integer(_target(node)))
    if not is_decided:
        return None
    half = Fraction(1, 2) if node.op_type == "Round" else Fraction(0)
    integers = (1, 2, 3, 5, 7, 11, 13, 0, -1, -2, -3, 100, 127, 255)
    return Decision(node, chain, ROUNDINGS[node.op_type], tuple(n + half for n in integers))


def _target(node: Any) -> DType:
    return next((DType(attribute.i) for attribute in node.attribute if attribute.name == "to"), DType.UNDEFINED)


def _single(name: str, find: Find) -> float | None:
    """The only number that all elements of a value are."""
    value = find(name) if name else None
    single = None if value is None or value.interval.empty else value.interval.single
    return None if single is None else float(single)


def _longer(node: Any, place: int, chain: Chain, find: Find) -> Chain | None:
    """The chain with an operator that keeps or shifts elements. None for any other operator."""
    form = chain.form
    if domain_of(node.domain):
        return None
    if node.op_type in ("Concat", *MOVING):
        return chain if place == 0 or node.op_type == "Concat" else None
    if node.op_type == "Cast":
        target = float_format(_target(node))
        return None if target is None else replace(chain.then(lambda x: _rounded(x, target)), form=target)
    if node.op_type == "Neg":
        return chain.then(lambda x: -x, Fraction(-1))
    if node.op_type in ("Abs", "Relu"):
        return chain.then(abs if node.op_type == "Abs" else lambda x: max(x, 0.0))
    if node.op_type == "Clip":
        low, high = _clip_limits(node, find)
        return None if place or low is None or high is None else chain.then(lambda x: min(max(x, low), high))
    if node.op_type in ("Add", "Sub", "Mul") and len(node.input) == 2 and node.input[0] != node.input[1]:
        return _with_number(node.op_type, place, chain, _single(node.input[1 - place], find), form)
    return None


def _rounded(number: float, form: Format) -> float:
    return number if not math.isfinite(number) else nearest(Fraction(number), form)


def _clip_limits(node: Any, find: Find) -> tuple[float | None, float | None]:
    """The limits of a Clip; None where one is not known."""
    attributes = {attribute.name: attribute.f for attribute in node.attribute}
    low, high = (
        _single(node.input[index], find) if len(node.input) > index and node.input[index] else attributes.get(name, end)
        for index, name, end in ((1, "min", -INF), (2, "max", INF))
    )
    return low, high


def _with_number(operator: str, place: int, chain: Chain, number: float | None, form: Format) -> Chain | None:
    """The chain, and a sum, difference or product with a number."""
    if number is None or not math.isfinite(number) or (operator == "Mul" and number == 0):
        return None
    exact = Fraction(number)
    if operator == "Mul":
        return chain.then(lambda x: _rounded_of(x, exact, Fraction(0), form), exact)
    sign = Fraction(-1) if operator == "Sub" and place == 1 else Fraction(1)
    shift = -exact if operator == "Sub" and place == 0 else exact
    return chain.then(lambda x: _rounded_of(x, sign, shift, form), sign, shift)


def _rounded_of(x: float, slope: Fraction, shift: Fraction, form: Format) -> float:
    return nearest(slope * Fraction(x) + shift, form) if math.isfinite(x) else math.nan
