"""How the text of an edition differs from the one before, as text and as JSON."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from vinculum_spec.editions.edition import Change, Edition
from vinculum_spec.editions.loader import editions


def edition_between(first: str, second: str) -> Edition | None:
    """The edition, if one of two profiles is an edition of the other."""
    for one, other in ((first, second), (second, first)):
        if one in editions() and editions()[one].of == other:
            return editions()[one]
    return None


def text(edition: Edition) -> Iterator[str]:
    """What changed, line by line."""
    yield f"the text of {edition.profile.name}, beside that of {edition.of}"
    for change in edition.changes:
        yield f"  {change.where}"
        yield f"    before: {change.before}"
        yield f"    now: {change.now}"
        yield f"    effect: {change.effect}{_claims(change)}"


def document(edition: Edition) -> list[dict[str, Any]]:
    """What changed, as JSON.

    >>> document(editions()["sonnx-2026-10"])[0]["where"]
    '(float), Function'
    """
    return [{**asdict(change), "claims": list(change.claims)} for change in edition.changes]


def _claims(change: Change) -> str:
    return f" ({', '.join(change.claims)})" if change.claims else ""
