"""Functions of neural networks that are made of a line above zero and of another curve below it."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, largest, outward, smallest
from vinculum.models.abstract.interval_arithmetic import (
    add,
    divide,
    exponential,
    greatest,
    least,
    multiply,
    of_attribute,
    slack,
    subtract,
)
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, type_bounds

Intervals = Sequence[Interval]
Rule = Callable[[NodeContext, Intervals], Interval]
NEGATIVE, POSITIVE, ZERO, ONE = Interval(-INF, 0.0), Interval(0.0, INF), Interval(0.0, 0.0), Interval(1.0, 1.0)
LOWEST = Fraction(-1701, 10000)  # of Gelu: -0.16997, and -0.17005 as it is approximated


def _floats_only(rule: Rule) -> Rule:
    return lambda node, x: type_bounds(node.dtype) if float_format(node.dtype) is None else rule(node, x)


def attribute(node: NodeContext, name: str, default: float) -> Interval:
    """An attribute, or its default, which is of single precision as attributes are."""
    return of_attribute(node.attributes.get(name, float(np.float32(default))), node.dtype)


def _parted(x: Interval, below: Callable[[Interval], Interval], above: Callable[[Interval], Interval]) -> Interval:
    """What the parts of x below zero and above it become; NaN stays NaN."""
    found = Interval(INF, -INF, nan=x.nan)
    for part, rule in ((x.meet(NEGATIVE), below), (x.meet(POSITIVE), above)):
        if not part.empty:
            found = found.join(rule(part))
    return found


def _less_one(x: Interval, dtype: DType) -> Interval:
    """The exponential less 1. As no exponential is below 0, this is never below -1."""
    return subtract(exponential(x, dtype), ONE, dtype)


def _elu(node: NodeContext, x: Intervals) -> Interval:
    return _exponential_unit(x[0], attribute(node, "alpha", 1.0), node.dtype)


def _exponential_unit(x: Interval, alpha: Interval, dtype: DType) -> Interval:
    return _parted(x, lambda part: multiply(alpha, _less_one(part, dtype), dtype), lambda part: part)


def _celu(node: NodeContext, x: Intervals) -> Interval:
    """As it is defined, and as a function of Elu, which divides by alpha and multiplies again."""
    alpha, dtype = attribute(node, "alpha", 1.0), node.dtype
    if alpha.low <= 0:
        return type_bounds(dtype)
    scaled = divide(x[0], alpha, dtype)
    curve = least(ZERO, multiply(alpha, _less_one(scaled, dtype), dtype))
    return add(greatest(ZERO, x[0]), curve, dtype).join(multiply(alpha, _exponential_unit(scaled, ONE, dtype), dtype))


def _selu(node: NodeContext, x: Intervals) -> Interval:
    """The products of its two factors come in any order."""
    newer, dtype = node.version >= 6, node.dtype
    alpha = attribute(node, "alpha", 1.67326319217681884765625 if newer else 1.6732)
    gamma = attribute(node, "gamma", 1.05070102214813232421875 if newer else 1.0507)

    def below(part: Interval) -> Interval:
        both, powers = multiply(alpha, gamma, dtype), exponential(part, dtype)
        inner = subtract(multiply(alpha, powers, dtype), alpha, dtype)
        found = multiply(gamma, inner, dtype).join(multiply(both, subtract(powers, ONE, dtype), dtype))
        return found.join(subtract(multiply(both, powers, dtype), both, dtype))

    return _parted(x[0], below, lambda part: multiply(gamma, part, dtype))


def _leaky(node: NodeContext, x: Intervals) -> Interval:
    """Some multiply alpha by 0 where x is above zero."""
    alpha = attribute(node, "alpha", 0.01)
    found = _parted(x[0], lambda part: multiply(alpha, part, node.dtype), lambda part: part)
    return replace(found, nan=found.nan or alpha.nan or alpha.has_infinity)


def _gelu(node: NodeContext, x: Intervals) -> Interval:
    """X times a factor from 0 to 1, of which that is at least one half above 0; the error of the factor counts x times."""
    form = float_format(node.dtype)
    assert form is not None
    low, high = x[0].low, INF if x[0].high > largest(form) / 2 else x[0].high  # it is doubled in between
    part, tiny = slack(form), 16 * smallest(form)
    least: Fraction | float = low
    most: Fraction | float = high
    if math.isfinite(low):
        least = Fraction(low) * (Fraction(1, 2) - part if low >= 0 else part) - tiny + (LOWEST if low < 0 else 0)
    if math.isfinite(high):
        off = max(abs(Fraction(low)), abs(Fraction(high))) * part + tiny if low > -INF else INF
        most = INF if off == INF else max(Fraction(high), Fraction(0)) + off
    return outward(least, most, form, nan=x[0].nan or low == -INF)


ACTIVATIONS: Mapping[str, Rule] = {
    name: _floats_only(rule)
    for name, rule in {"Celu": _celu, "Elu": _elu, "Gelu": _gelu, "LeakyRelu": _leaky, "Selu": _selu}.items()
}
