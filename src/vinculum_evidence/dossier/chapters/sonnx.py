"""What SONNX asks of an operator, and where it is met; its current text, decided; and replication."""

from typing import Any

from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.assurance_case import level_of
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.edition_statements import statements
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import STATUSES, table
from vinculum_spec.editions.edition import Edition
from vinculum_spec.editions.loader import editions

SECTIONS = [
    Section("sonnx-points", "Point by point"),
    Section("sonnx-statements", "The text of October 2026"),
    Section("sonnx-replication", "Exact and approximate replication"),
]
EDITION = "sonnx-2026-10"


def chapter(inputs: Inputs) -> Chapter:
    """The points with their status, the statements of the edition, and what gives which replication."""
    content, edition = table("sonnx"), editions()[EDITION]
    rows = [point for group in content["group"] for point in group["point"]]
    data = {
        "reading": content["reading"],
        "statuses": list(STATUSES),
        "counts": {status: sum(row["status"] == status for row in rows) for status in STATUSES},
        "groups": content["group"],
        "edition": _edition(inputs, edition),
        "criteria": content["criterion"],
        "sources": content["source"],
        "gives": [_gives(inputs, row) for row in content["gives"]],
    }
    anchors = {name: anchor("ruling", name) for name in edition.rulings}
    return Chapter("sonnx", "What SONNX asks of an operator", data, SECTIONS, anchors)


def _edition(inputs: Inputs, edition: Edition) -> dict[str, Any]:
    """The texts, statements, changes and rulings of an edition."""
    rows = statements(inputs, edition)
    return {
        "name": edition.profile.name,
        "of": edition.of,
        "documents": [{"name": d.name, "origin": d.origin} for d in edition.documents.values()],
        "statements": rows,
        "refuted": sum(row["verdict"] == "REFUTED" for row in rows),
        "changes": [
            {"where": c.where, "before": c.before, "now": c.now, "effect": c.effect, "claims": list(c.claims)}
            for c in edition.changes
        ],
        "rulings": [
            {"id": r.id, "title": r.title, "gap": r.gap, "ruling": r.ruling, "reason": r.reason}
            for r in edition.rulings.values()
        ],
    }


def _gives(inputs: Inputs, row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "levels": {claim: level_of(inputs, claim).value for claim in row["claims"]}}
