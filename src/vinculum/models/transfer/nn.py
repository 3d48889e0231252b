"""Functions of neural networks that are made of a line above zero and of another curve below it."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, largest, outward, smallest
from vinculum.models.abstract.interval_arithmetic import (
    add,
    divide,
    exponential,
    greatest,
    least,
    multiply,
    slack,
    subtract,
)
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, type_bounds
from vinculum.models.transfer.rules import (
    IntervalRule,
    Intervals,
    ResultRule,
    Results,
    bounded_function,
    float_attribute,
    floats_only,
)

NEGATIVE, POSITIVE, ZERO, ONE = Interval(-INF, 0.0), Interval(0.0, INF), Interval(0.0, 0.0), Interval(1.0, 1.0)
LOWEST = Fraction(-1701, 10000)  # of Gelu: -0.16997, and -0.17005 as it is approximated


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
    return _exponential_unit(x[0], float_attribute(node, "alpha", 1.0), node.dtype)


def _exponential_unit(x: Interval, alpha: Interval, dtype: DType) -> Interval:
    return _parted(x, lambda part: multiply(alpha, _less_one(part, dtype), dtype), lambda part: part)


def _celu(node: NodeContext, x: Intervals) -> Interval:
    """As it is defined, and as a function of Elu, which divides by alpha and multiplies again."""
    alpha, dtype = float_attribute(node, "alpha", 1.0), node.dtype
    if alpha.low <= 0:
        return type_bounds(dtype)
    scaled = divide(x[0], alpha, dtype)
    curve = least(ZERO, multiply(alpha, _less_one(scaled, dtype), dtype))
    return add(greatest(ZERO, x[0]), curve, dtype).join(multiply(alpha, _exponential_unit(scaled, ONE, dtype), dtype))


def _selu(node: NodeContext, x: Intervals) -> Interval:
    """The products of its two factors come in any order."""
    newer, dtype = node.version >= 6, node.dtype
    alpha = float_attribute(node, "alpha", 1.67326319217681884765625 if newer else 1.6732)
    gamma = float_attribute(node, "gamma", 1.05070102214813232421875 if newer else 1.0507)

    def below(part: Interval) -> Interval:
        both, powers = multiply(alpha, gamma, dtype), exponential(part, dtype)
        inner = subtract(multiply(alpha, powers, dtype), alpha, dtype)
        found = multiply(gamma, inner, dtype).join(multiply(both, subtract(powers, ONE, dtype), dtype))
        return found.join(subtract(multiply(both, powers, dtype), both, dtype))

    return _parted(x[0], below, lambda part: multiply(gamma, part, dtype))


def _leaky_relu(node: NodeContext, x: Intervals) -> Interval:
    """Some multiply alpha by 0 where x is above zero."""
    alpha = float_attribute(node, "alpha", 0.01)
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


def _relu(node: NodeContext, x: Intervals) -> Interval:
    zero: Any = 0.0 if float_format(node.dtype) else 0
    return greatest(x[0], Interval(zero, zero))


def _softplus(node: NodeContext, x: Intervals) -> Interval:
    del node
    return Interval(0.0, INF, x[0].nan)


def _hard_sigmoid(node: NodeContext, x: Intervals) -> Interval:
    """A line, cut to 0 and 1; not a number where the line is not."""
    if float_format(node.dtype) is None:
        return type_bounds(node.dtype)
    alpha, beta = float_attribute(node, "alpha", 0.2), float_attribute(node, "beta", 0.5)
    line = add(multiply(alpha, x[0], node.dtype), beta, node.dtype)
    cut = bounded_function(0, 1)(node, x)
    return Interval(cut.low, cut.high, nan=cut.nan or line.nan)


def _dropout(node: NodeContext) -> Results:
    value = node.operand(0)
    training = node.operand(2)
    still = 7 <= node.version < 12 or (
        node.version >= 12
        and (training is None or (training.constant is not None and not training.constant.array.any()))
    )
    if value is None or not still:
        return None
    return [AbstractTensor(*node.results[0], value.interval), *(AbstractTensor(*result) for result in node.results[1:])]


ELEMENTWISE: Mapping[str, IntervalRule] = {
    "Celu": floats_only(_celu),
    "Elu": floats_only(_elu),
    "Gelu": floats_only(_gelu),
    "HardSigmoid": _hard_sigmoid,
    "LeakyRelu": floats_only(_leaky_relu),
    "Relu": _relu,
    "Selu": floats_only(_selu),
    "Sigmoid": bounded_function(0, 1),
    "Softplus": _softplus,
    "Softsign": bounded_function(-1, 1),
    "Tanh": bounded_function(-1, 1),
}
WHOLE_TENSOR: Mapping[str, IntervalRule] = dict.fromkeys(("Softmax", "Hardmax"), bounded_function(0, 1))
RESULTS: Mapping[str, ResultRule] = {"Dropout": _dropout}
