"""Find the simplest condition, in plain predicates, that holds of exactly some of a sample's pairs.

The sample only proposes the condition: solvers then prove it, or do not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt
from sympy import And, Or, false, true
from sympy.logic.boolalg import Boolean

Mask = npt.NDArray[np.bool_]
MOST_LITERALS, MOST_TERMS = 2, 3


@dataclass(frozen=True)
class Literal:
    """A predicate on the operands: its formula, its words, and where it holds in a sample."""

    formula: Boolean
    words: str
    mask: Mask


@dataclass(frozen=True)
class Condition:
    """A disjunction of conjunctions of predicates. No term: it holds nowhere."""

    formula: Boolean
    words: str


NOWHERE, EVERYWHERE = Condition(false, "nowhere"), Condition(true, "everywhere")


def simplest(literals: Sequence[Literal], target: Mask, within: Mask | None = None) -> Condition | None:
    """The condition of fewest terms, then literals, that holds `within` of exactly `target`.

    None if there is none of at most MOST_TERMS terms of MOST_LITERALS literals each.
    """
    inside = np.ones_like(target) if within is None else within
    wanted = target & inside
    if not wanted.any():
        return NOWHERE
    terms = [
        term for term in _terms(literals) if not (_mask(term) & inside & ~wanted).any() and (_mask(term) & wanted).any()
    ]
    for count in range(1, MOST_TERMS + 1):
        found = [
            chosen
            for chosen in combinations(terms, count)
            if np.array_equal(np.logical_or.reduce([_mask(term) for term in chosen]) & inside, wanted)
        ]
        if found:
            best = min(found, key=lambda chosen: sum(map(len, chosen)))  # the first of equal ones
            return Condition(
                Or(*(And(*(literal.formula for literal in term)) for term in best)),
                "; or ".join(" and ".join(literal.words for literal in term) for term in best),
            )
    return None


def _terms(literals: Sequence[Literal]) -> Iterator[tuple[Literal, ...]]:
    for count in range(1, MOST_LITERALS + 1):
        yield from combinations(literals, count)


def _mask(term: tuple[Literal, ...]) -> Mask:
    return np.asarray(np.logical_and.reduce([literal.mask for literal in term]), dtype=bool)
