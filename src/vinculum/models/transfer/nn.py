"""Functions of neural networks that are made of a line above zero and of another curve below it."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from vinculum.models.abstract.interval import INF, Reach, largest, outward, smallest
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
from vinculum.models.interpreter.node_context import Site
from vinculum.models.loading.element_types import float_format, type_bounds

Reaches = Sequence[Reach]
Rule = Callable[[Site, Reaches], Reach]
NEGATIVE, POSITIVE, ZERO, ONE = Reach(-INF, 0.0), Reach(0.0, INF), Reach(0.0, 0.0), Reach(1.0, 1.0)
LOWEST = Fraction(-1701, 10000)  # of Gelu: -0.16997, and -0.17005 as it is approximated


def _floats_only(rule: Rule) -> Rule:
    return lambda site, x: type_bounds(site.kind) if float_format(site.kind) is None else rule(site, x)


def attribute(site: Site, name: str, default: float) -> Reach:
    """An attribute, or its default, which is of single precision as attributes are."""
    return of_attribute(site.attributes.get(name, float(np.float32(default))), site.kind)


def _parted(x: Reach, below: Callable[[Reach], Reach], above: Callable[[Reach], Reach]) -> Reach:
    """What the parts of x below zero and above it become; NaN stays NaN."""
    found = Reach(INF, -INF, nan=x.nan)
    for part, rule in ((x.meet(NEGATIVE), below), (x.meet(POSITIVE), above)):
        if not part.empty:
            found = found.join(rule(part))
    return found


def _less_one(x: Reach, kind: int) -> Reach:
    """The exponential less 1. As no exponential is below 0, this is never below -1."""
    return subtract(exponential(x, kind), ONE, kind)


def _elu(site: Site, x: Reaches) -> Reach:
    return _exponential_unit(x[0], attribute(site, "alpha", 1.0), site.kind)


def _exponential_unit(x: Reach, alpha: Reach, kind: int) -> Reach:
    return _parted(x, lambda part: multiply(alpha, _less_one(part, kind), kind), lambda part: part)


def _celu(site: Site, x: Reaches) -> Reach:
    """As it is defined, and as a function of Elu, which divides by alpha and multiplies again."""
    alpha, kind = attribute(site, "alpha", 1.0), site.kind
    if alpha.low <= 0:
        return type_bounds(kind)
    scaled = divide(x[0], alpha, kind)
    curve = least(ZERO, multiply(alpha, _less_one(scaled, kind), kind))
    return add(greatest(ZERO, x[0]), curve, kind).join(multiply(alpha, _exponential_unit(scaled, ONE, kind), kind))


def _selu(site: Site, x: Reaches) -> Reach:
    """The products of its two factors come in any order."""
    newer, kind = site.version >= 6, site.kind
    alpha = attribute(site, "alpha", 1.67326319217681884765625 if newer else 1.6732)
    gamma = attribute(site, "gamma", 1.05070102214813232421875 if newer else 1.0507)

    def below(part: Reach) -> Reach:
        both, powers = multiply(alpha, gamma, kind), exponential(part, kind)
        inner = subtract(multiply(alpha, powers, kind), alpha, kind)
        found = multiply(gamma, inner, kind).join(multiply(both, subtract(powers, ONE, kind), kind))
        return found.join(subtract(multiply(both, powers, kind), both, kind))

    return _parted(x[0], below, lambda part: multiply(gamma, part, kind))


def _leaky(site: Site, x: Reaches) -> Reach:
    """Some multiply alpha by 0 where x is above zero."""
    alpha = attribute(site, "alpha", 0.01)
    found = _parted(x[0], lambda part: multiply(alpha, part, site.kind), lambda part: part)
    return replace(found, nan=found.nan or alpha.nan or alpha.has_infinity)


def _gelu(site: Site, x: Reaches) -> Reach:
    """X times a factor from 0 to 1, of which that is at least one half above 0; the error of the factor counts x times."""
    form = float_format(site.kind)
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
