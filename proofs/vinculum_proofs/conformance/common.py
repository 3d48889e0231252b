"""Common parts of the conformance proofs: shapes, shape rules, and how a run becomes a finding.

A check is a function of what it examines: of a relation, or of a `div`. It returns its first counterexample, or none.
So the same code judges the original and its mutants.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

from sympy import And, lambdify

from vinculum_evidence.proof import Finding, Level
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Kind, Profile

Shape = tuple[int, ...]
SPEC = specification()
SYMBOLS = (tensor.a, tensor.b, tensor.covered, tensor.one_element)


@dataclass
class Outcome:
    """What a check has seen: how many cases, a witness among them, and the first that went wrong."""

    count: int = 0
    witness: Any = None
    counterexample: Mapping[str, Any] | None = None
    more: dict[str, Any] = field(default_factory=dict)

    def with_counterexample(self, expected: object, got: object, **case: object) -> "Outcome":
        """This outcome, with a counterexample."""
        self.counterexample = {**case, "expected": expected, "got": got}
        return self


def finding(outcome: Outcome, level: Level, mutants: Mapping[str, Callable[[], Outcome]], **details: Any) -> Finding:
    """REFUTED by a counterexample; `level` if every mutant has one too; else UNDECIDED.

    The details have each mutant's counterexample, so that a reader sees whether it shows what the mutant's name says.
    """
    if outcome.counterexample is not None:
        return Finding(Level.REFUTED, outcome.witness, outcome.counterexample, details=details)
    counterexamples = {name: check().counterexample for name, check in mutants.items()}
    survived = tuple(name for name, counterexample in counterexamples.items() if counterexample is None)
    killed = tuple(name for name in mutants if name not in survived)
    reason = "mutants are not told from the original" if survived else None
    if outcome.count == 0 or outcome.witness is None:
        reason = "there was no case"
    details["mutants"] = {
        name: {k: str(v) for k, v in x.items()} for name, x in counterexamples.items() if x is not None
    }
    return Finding(Level.UNDECIDED if reason else level, outcome.witness, None, killed, survived, reason, details)


def shapes(rank: int, sizes: int) -> list[Shape]:
    """Every shape up to `rank` with sizes below `sizes`."""
    return [shape for r in range(rank + 1) for shape in product(range(sizes), repeat=r)]


class Rule:
    """A shape rule, compiled from its relation."""

    def __init__(self, name: str, relation: Relation | None = None) -> None:
        self.name = name
        relation = relation or tensor.RULES[name]
        self._domain = lambdify(SYMBOLS, relation.domain, "math")
        self._holds = lambdify((*SYMBOLS, tensor.c), And(relation.domain, relation.holds), "math")

    def admits(self, A: Shape, B: Shape, axis: int | None = None) -> bool:
        """Whether these shapes may meet."""
        axes = aligned(self.name, A, B, axis)
        return axes is not None and all(self._domain(x.a, x.b, x.covered, _single(B)) for x in axes)

    def results(self, A: Shape, B: Shape, axis: int | None, sizes: Iterable[int]) -> list[Shape]:
        """Every shape of C that the relation accepts, of the rule's rank and with these sizes."""
        axes = aligned(self.name, A, B, axis)
        if axes is None:
            return []
        each = [[c for c in sizes if self._holds(x.a, x.b, x.covered, _single(B), c)] for x in axes]
        return list(product(*each))


@cache
def rule(name: str) -> Rule:
    """The rule of the specification."""
    return Rule(name)


@cache
def aligned(name: str, A: Shape, B: Shape, axis: int | None = None) -> tuple[tensor.Axis, ...] | None:
    """tensor.align, once for each question."""
    return tensor.align(name, A, B, axis)


def _single(shape: Shape) -> bool:
    return all(size == 1 for size in shape)


def rule_name(identifier: str) -> str:
    """The name of the rule that is the relation of a shape requirement."""
    return SPEC.requirements[identifier].relation_name.removeprefix("tensor.")


def choices(profile: Profile) -> Iterator[tuple[dict[str, Any], Callable[[Kind], str]]]:
    """Each value of the attribute that chooses the shape rule, and the requirement that it leads to."""
    by = next((a for a in profile.attributes if a.name == profile.shape.by), None)
    for value in by.values if by else (None,):
        attributes = {} if by is None else {by.name: value}

        def requirement(kind: Kind, attributes: dict[str, Any] = attributes) -> str:
            return profile.shape.requirement(kind, profile.complete(attributes))

        yield attributes, requirement


def identifiers(*relations: str) -> tuple[str, ...]:
    """The requirements that have one of these relations."""
    return tuple(r.id for r in SPEC.requirements.values() if r.relation_name in relations)
