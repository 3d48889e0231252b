"""Operands at the edges of a contract, and ranges to draw others from, symbol by symbol.

Every combination of edges that the contract speaks of is tried in a fixed order: the first that breaks it is the
counterexample that a record shows, the same in every run.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

from vinculum_proofs.contracts.obligations import Function, Obligation
from vinculum_proofs.requirement_groups import FORMATS, INTEGERS
from vinculum_spec.relations.ieee754 import Format


class Values(NamedTuple):
    """The values of one symbol: its edges, and the range to draw from; None where only edges are drawn."""

    edges: tuple[Any, ...]
    minimum: int | None = None
    maximum: int | None = None


_BIT = Values((0, 1))
_TRUTH = Values((False, True))


def values(obligation: Obligation) -> list[Values]:
    """The values of each input, in the order of the inputs."""
    table = _integer(obligation.type) if obligation.type in INTEGERS else _float(FORMATS[obligation.type])
    return [_TRUTH if not symbol.is_integer else table[symbol.name] for symbol in obligation.inputs]


def _integer(name: str) -> dict[str, Values]:
    low, high = INTEGERS[name].minimum, INTEGERS[name].maximum
    edges = (0, 1, -1, 2, -2, 3, -3, 5, 7, -7, low, low + 1, high, high - 1, high // 2, high // 2 + 1)
    both = Values(tuple(dict.fromkeys(x for x in edges if low <= x <= high)), low, high)
    return {"A": both, "B": both}


def _float(form: Format) -> dict[str, Values]:
    hidden, top = 2 ** (form.p - 1), 2**form.p
    q_min, q_max = form.q_min, form.q_max
    significand = Values((0, 1, 2, 3, hidden - 1, hidden, hidden + 1, top - 1), 0, top - 1)
    normal = Values((hidden, hidden + 1, top - 2, top - 1), hidden, top - 1)
    exponent = Values((q_min, q_min + 1, 0, q_max), q_min - form.p, q_max)
    difference = range(q_min - 4, q_min + form.p + 3)
    unit = Values((q_min, q_min + 1, q_max, q_max + 1, q_max + form.p), q_min, q_max + form.p)
    significands = Values((0, 1, 2, 3, 4, 5, hidden, hidden + 1, top - 1), 0, 2 * top)
    table = {"bits": _patterns(form), "sign": _BIT, "s_A": _BIT, "s_B": _BIT, "m": significand, "e": exponent}
    table |= {"m_A": significand, "m_B": significand, "e_A": Values((0,)), "e_B": Values((0,))}
    table |= {"ma": normal, "mb": normal, "ea": Values((0, *difference), q_min - form.p, q_max)}
    table |= {"eb": Values((0,), q_min - form.p, q_max), "shift": Values(tuple(range(-2, form.p + 1)))}
    return table | {"unit": unit, "n": significands, "d": significands, "q": significands, "r": significands}


def _patterns(form: Format) -> Values:
    half, hidden = 2 ** (form.width - 1), 2 ** (form.p - 1)
    infinity = half - hidden
    positive = (0, 1, hidden - 1, hidden, hidden + 1, half // 2, infinity - 1, infinity, infinity + 1, half - 1)
    return Values((*positive, *(half + x for x in positive)), 0, 2 * half - 1)


def at_edges(obligation: Obligation) -> Iterator[tuple[Any, ...]]:
    """Every combination of edges that the contract speaks of."""
    return spoken_of(obligation, product(*(value.edges for value in values(obligation))))


def spoken_of(obligation: Obligation, combinations: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """Those of `combinations` that meet what the contract requires."""
    return (inputs for inputs in combinations if obligation.requires(*inputs))


def first_breach(obligation: Obligation, function: Function) -> tuple[Any, ...] | None:
    """The first combination of edges on which `function` breaks the contract; None where there is none."""
    return next((inputs for inputs in at_edges(obligation) if not obligation.is_met(function, *inputs)), None)
