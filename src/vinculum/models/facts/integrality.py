"""Floating-point numbers that are whole, as signs are: one that is not 0 is no nearer to it than 1.

One more fact, beside those of `ties.py`:
    ("whole",)   each element is a whole number, an infinity or NaN
"""

from vinculum.models.abstract.interval import Reach
from vinculum.models.abstract.tensor import Fact, Value
from vinculum.models.interpreter.node_context import Site
from vinculum.models.loading.element_types import float_format, type_name

WHOLE: Fact = ("whole",)
MADE_OF = {"Add": (0, 1), "Neg": (0,), "ScatterElements": (0, 2), "ScatterND": (0, 2), "Sub": (0, 1), "Where": (1, 2)}


def whole_facts(site: Site) -> frozenset[Fact]:
    """The fact of the first result of an operator that makes whole numbers of any, or of such."""
    first, told = site.value(0), False
    if float_format(site.kind) is None or first is None:
        return frozenset()
    if site.operator in ("Cast", "CastLike"):
        told = type_name(first.type) == "bool"
    elif site.operator in MADE_OF and site.word("reduction") in ("", "none"):
        told = all(_is_whole(site.value(place)) for place in MADE_OF[site.operator])
    return frozenset({WHOLE}) if told or site.operator == "Sign" else frozenset()


def _is_whole(value: Value | None) -> bool:
    number = None if value is None else value.reach.single
    return value is not None and (WHOLE in value.facts or (number is not None and number in (-1, 0, 1)))


def on_both_sides(value: Value | None, reach: Reach) -> list[Reach]:
    """The reach of elements of a value, or what is of it below 0 and above, where it is whole and not 0."""
    if value is None or WHOLE not in value.facts or reach.has_zero or not reach.low < 0 < reach.high:
        return [reach]
    return [Reach(reach.low, -1.0, reach.nan), Reach(1.0, reach.high, reach.nan)]
