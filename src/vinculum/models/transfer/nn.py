"""Rules of neural-network operators: activation functions, Softmax, Dropout.

Normalizations belong here, too.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, type_bounds
from vinculum.models.numeric.interval import INF, Interval, max_finite, min_subnormal, rounded_outward
from vinculum.models.numeric.interval_arithmetic import (
    add,
    divide,
    exponential,
    libm_relative_error,
    maximum,
    minimum,
    multiply,
    subtract,
)
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
GELU_MINIMUM = Fraction(-1701, 10000)  # below -0.16997, the minimum, and -0.17005, that of the tanh approximation


def _piecewise(x: Interval, below: Callable[[Interval], Interval], above: Callable[[Interval], Interval]) -> Interval:
    """The join of `below`, applied to the part of x below zero, and `above`, applied to the part above.

    NaN stays NaN.
    """
    result = Interval(INF, -INF, nan=x.nan)
    for part, rule in ((x.meet(NEGATIVE), below), (x.meet(POSITIVE), above)):
        if not part.empty:
            result = result.join(rule(part))
    return result


def _expm1(x: Interval, dtype: DType) -> Interval:
    """The exponential of x, minus 1; never below -1."""
    return subtract(exponential(x, dtype), ONE, dtype)


def _elu(node: NodeContext, x: Intervals) -> Interval:
    return _exponential_unit(x[0], float_attribute(node, "alpha", 1.0), node.dtype)


def _exponential_unit(x: Interval, alpha: Interval, dtype: DType) -> Interval:
    return _piecewise(x, lambda part: multiply(alpha, _expm1(part, dtype), dtype), lambda part: part)


def _celu(node: NodeContext, x: Intervals) -> Interval:
    """The join of the definition and of the form alpha * Elu(x / alpha), both of which runtimes use."""
    alpha, dtype = float_attribute(node, "alpha", 1.0), node.dtype
    if alpha.low <= 0:
        return type_bounds(dtype)
    scaled = divide(x[0], alpha, dtype)
    curve = minimum(ZERO, multiply(alpha, _expm1(scaled, dtype), dtype))
    return add(maximum(ZERO, x[0]), curve, dtype).join(multiply(alpha, _exponential_unit(scaled, ONE, dtype), dtype))


def _selu(node: NodeContext, x: Intervals) -> Interval:
    """The join of all orders in which runtimes may multiply alpha, gamma and the exponential."""
    newer, dtype = node.version >= 6, node.dtype
    alpha = float_attribute(node, "alpha", 1.67326319217681884765625 if newer else 1.6732)
    gamma = float_attribute(node, "gamma", 1.05070102214813232421875 if newer else 1.0507)

    def below(part: Interval) -> Interval:
        factor, powers = multiply(alpha, gamma, dtype), exponential(part, dtype)
        inner = subtract(multiply(alpha, powers, dtype), alpha, dtype)
        result = multiply(gamma, inner, dtype).join(multiply(factor, subtract(powers, ONE, dtype), dtype))
        return result.join(subtract(multiply(factor, powers, dtype), factor, dtype))

    return _piecewise(x[0], below, lambda part: multiply(gamma, part, dtype))


def _leaky_relu(node: NodeContext, x: Intervals) -> Interval:
    """NaN also if alpha is infinite or NaN, as some runtimes multiply it by 0 where x is positive."""
    alpha = float_attribute(node, "alpha", 0.01)
    result = _piecewise(x[0], lambda part: multiply(alpha, part, node.dtype), lambda part: part)
    return replace(result, nan=result.nan or alpha.nan or alpha.has_infinity)


def _gelu(node: NodeContext, x: Intervals) -> Interval:
    """X times a factor from 0 to 1, which is at least 1/2 for positive x.

    The factor's error is multiplied by x.
    """
    form = float_format(node.dtype)
    assert form is not None
    low, high = x[0].low, INF if x[0].high > max_finite(form) / 2 else x[0].high  # runtimes double x in between
    relative, absolute = libm_relative_error(form), 16 * min_subnormal(form)
    lower: Fraction | float = low
    upper: Fraction | float = high
    if math.isfinite(low):
        lower = (
            Fraction(low) * (Fraction(1, 2) - relative if low >= 0 else relative)
            - absolute
            + (GELU_MINIMUM if low < 0 else 0)
        )
    if math.isfinite(high):
        error = max(abs(Fraction(low)), abs(Fraction(high))) * relative + absolute if low > -INF else INF
        upper = INF if error == INF else max(Fraction(high), Fraction(0)) + error
    return rounded_outward(lower, upper, form, nan=x[0].nan or low == -INF)


def _relu(node: NodeContext, x: Intervals) -> Interval:
    zero: Any = 0.0 if float_format(node.dtype) else 0
    return maximum(x[0], Interval(zero, zero))


def _softplus(node: NodeContext, x: Intervals) -> Interval:
    del node
    return Interval(0.0, INF, x[0].nan)


def _hard_sigmoid(node: NodeContext, x: Intervals) -> Interval:
    """The line alpha * x + beta, clipped to 0 and 1. NaN where the line is NaN."""
    if float_format(node.dtype) is None:
        return type_bounds(node.dtype)
    alpha, beta = float_attribute(node, "alpha", 0.2), float_attribute(node, "beta", 0.5)
    line = add(multiply(alpha, x[0], node.dtype), beta, node.dtype)
    clipped = bounded_function(0, 1)(node, x)
    return Interval(clipped.low, clipped.high, nan=clipped.nan or line.nan)


def _dropout(node: NodeContext) -> Results:
    """The operand, unless the node may be in training mode."""
    value, training = node.operand(0), node.operand(2)
    if node.version >= 12:
        is_inference = training is None or (training.constant is not None and not training.constant.array.any())
    else:
        is_inference = node.version >= 7
    if value is None or not is_inference:
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
