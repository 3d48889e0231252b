"""A comparison as text and as JSON."""

from collections.abc import Iterator
from typing import Any

from vinculum.codegen.specification.formulas import line
from vinculum_proofs.comparison import of_integers
from vinculum_proofs.comparison.compare import Comparison, Elements
from vinculum_proofs.comparison.direction import Direction, Status, Witness
from vinculum_proofs.comparison.integers import readable


def summary(there: Comparison, back: Comparison) -> str:
    """How the two relate, in one line."""
    one, two = there.first.name, there.second.name
    match there.status, back.status:
        case Status.REFINES, Status.REFINES:
            return f"{one} and {two} are equal"
        case Status.REFINES, Status.DIFFERS:
            return f"{one} refines {two}: what satisfies {one} satisfies {two}, and not the reverse"
        case Status.DIFFERS, Status.REFINES:
            return f"{two} refines {one}: what satisfies {two} satisfies {one}, and not the reverse"
        case Status.DIFFERS, Status.DIFFERS:
            return f"{one} and {two} differ: neither refines the other"
    return f"{one} {_verb(there.status)} {two}, and {two} {_verb(back.status)} {one}"


def _verb(status: Status) -> str:
    return "may refine (undecided)" if status is Status.UNDECIDED else status.value


def text(comparison: Comparison) -> Iterator[str]:
    """One direction, line by line."""
    one, two = comparison.first.name, comparison.second.name
    yield f"{one} {_verb(comparison.status)} {two}"
    for part in comparison.elements:
        yield from (f"  {words}" for words in _elements(part, one, two))
    yield from (f"  types: {words}" for words in comparison.types)
    yield from (f"  attributes: {words}" for words in comparison.attributes)
    if comparison.shapes is not None:
        yield from (f"  {words}" for words in _shapes(comparison.shapes, one, two))


def _elements(part: Elements, one: str, two: str) -> Iterator[str]:
    direction, names = part.direction, ", ".join(part.types)
    if direction.status is Status.REFINES:
        yield f"elements of {names}: {one} gives nothing that {two} does not allow"
    elif direction.status is Status.UNDECIDED:
        yield f"elements of {names}: undecided: {direction.reason}"
    else:
        yield f"elements of {names}: they differ"
        if direction.condition is not None:
            yield f"  exactly where {direction.condition.words}"
            yield f"  formula: {line(readable(direction.condition.formula))}"
        else:
            yield f"  the exact condition is not proved: {direction.reason}"
        if (witness := direction.witness) is not None:
            yield f"  {_first(witness)}: A = {witness.A}, B = {witness.B}: {one} {witness.first}, {two} {witness.second}"
        for first, second in direction.cases:
            yield f"  {first.requirement.id} ({first.requirement.title}) against {second.requirement.id} ({second.requirement.title})"
        yield from (f"  {one} refines {two} with {setting}" for setting in part.agreeing)


def _first(witness: Witness) -> str:
    return "least operands" if witness.order == of_integers.ORDER else "for example"


def _shapes(direction: Direction, one: str, two: str) -> Iterator[str]:
    if direction.status is Status.REFINES:
        yield f"shapes: {one} does what {two} allows"
    elif direction.witness is None:
        yield f"shapes: undecided: {direction.reason}"
    else:
        witness = direction.witness
        yield f"shapes: they differ; {_first(witness)}: A of {witness.A}, B of {witness.B}: {one} {witness.first}, {two} {witness.second}"


def document(there: Comparison, back: Comparison) -> dict[str, Any]:
    """Both directions as JSON."""
    return {"first": there.first.name, "second": there.second.name, "summary": summary(there, back)} | {
        key: _direction(comparison) for key, comparison in (("refines", there), ("refined_by", back))
    }


def _direction(comparison: Comparison) -> dict[str, Any]:
    return {
        "status": comparison.status.value,
        "elements": [
            {"types": list(e.types), "agreeing": list(e.agreeing), **plain(e.direction)} for e in comparison.elements
        ],
        "types": list(comparison.types),
        "attributes": list(comparison.attributes),
        "shapes": None if comparison.shapes is None else plain(comparison.shapes),
    }


def plain(direction: Direction) -> dict[str, Any]:
    """One decision as JSON."""
    condition, witness = direction.condition, direction.witness
    return {
        "status": direction.status.value,
        "condition": None
        if condition is None
        else {"words": condition.words, "formula": line(readable(condition.formula))},
        "witness": None
        if witness is None
        else {"A": witness.A, "B": witness.B, "first": witness.first, "second": witness.second, "order": witness.order},
        "goals": [dict(goal) for goal in direction.goals],
        "reason": direction.reason,
    }
