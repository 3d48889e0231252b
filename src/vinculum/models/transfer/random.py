"""Numbers that are drawn at random, and windows: they have bounds whatever is drawn."""

from collections.abc import Callable, Mapping

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.interval import TRUTH, Reach
from vinculum.models.abstract.tensor import Value
from vinculum.models.interpreter.node_context import Site
from vinculum.models.loading.element_types import ATTRIBUTE_TYPE, float_format
from vinculum.models.transfer.nn import attribute


def _uniform(site: Site) -> list[Value] | None:
    """A number from 0 to 1, scaled to low..high, in the type or in single precision. Where these cross, ONNX Runtime dies."""
    low, high = attribute(site, "low", 0.0), attribute(site, "high", 1.0)
    if float_format(site.kind) is None or low.high > high.low:
        return None
    found = Reach(low.low, high.high)
    for kind in (site.kind, ATTRIBUTE_TYPE):
        scaled = interval_arithmetic.multiply(Reach(0.0, 1.0), interval_arithmetic.subtract(high, low, kind), kind)
        found = found.join(interval_arithmetic.cast(interval_arithmetic.add(scaled, low, kind), kind, site.kind))
    return [Value(*site.results[0], found)]


def _truths(site: Site) -> list[Value]:
    """0 or 1, whatever the probability is."""
    ends = TRUTH if float_format(site.kind) is None else Reach(0.0, 1.0)
    return [Value(*site.results[0], ends if site.kind else None)]


def _hamming(site: Site) -> list[Value] | None:
    """25 / 46 less 21 / 46 of a cosine, factors which some round to five digits. Of one element that is not periodic: NaN."""
    bounds = Reach(4 / 46 - 1 / 64, 1 + 1 / 64, nan=True)
    return None if float_format(site.kind) is None else [Value(*site.results[0], bounds)]


DRAWS: Mapping[str, Callable[[Site], list[Value] | None]] = {
    **dict.fromkeys(("RandomUniform", "RandomUniformLike"), _uniform),
    "Bernoulli": _truths,
    "HammingWindow": _hamming,
}
