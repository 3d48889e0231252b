"""Definitions compared: the further standards, and which profile can stand in for which."""

from typing import Any

from vinculum_evidence.dossier import comparisons
from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.standard import DatedDocument, Standard
from vinculum_spec.schema import Requirement, Ruling

SECTIONS = [
    Section("compared-standards", "Further standards"),
    Section("compared-matrix", "Who can stand in for whom"),
    Section("compared-differences", "Where they differ"),
    Section("compared-requirements", "Requirements of the further standards"),
    Section("compared-rulings", "Rulings on the further standards"),
]


def chapter(inputs: Inputs) -> Chapter:
    """The standards with their texts, the matrix with the level of each row, and the differences."""
    seven, signs = inputs.specification, comparisons.matrix(inputs)
    requirements = [r for name, r in atlas().requirements.items() if name not in seven.requirements]
    rulings = [r for name, r in atlas().rulings.items() if name not in seven.rulings]
    data = {
        "standards": [_standard(standard) for standard in atlas().standards.values()],
        "documents": [_document(d) for d in atlas().documents.values() if isinstance(d, DatedDocument)],
        "signs": comparisons.SIGNS,
        "matrix": [
            {
                "profile": name,
                "signs": [signs[name, other] for other in atlas().profiles],
                "claim": comparisons.claim(name),
                "level": comparisons.level(inputs, name).value,
            }
            for name in atlas().profiles
        ],
        "differences": [{"profile": name, "rows": _differences(inputs, name)} for name in atlas().profiles],
        "requirements": [_requirement(inputs, one) for one in requirements],
        "rulings": [_ruling(one) for one in rulings],
    }
    anchors = {one.id: anchor("requirement", one.id) for one in requirements}
    anchors |= {one.id: anchor("ruling", one.id) for one in rulings}
    return Chapter("comparisons", "Definitions compared", data, SECTIONS, anchors)


def _standard(standard: Standard) -> dict[str, Any]:
    return {
        "name": standard.name,
        "title": standard.title,
        "scope": standard.scope,
        "types": list(standard.types),
        "documents": list(standard.source),
        "rulings": list(standard.rulings),
    }


def _document(document: DatedDocument) -> dict[str, Any]:
    return {"name": document.name, "origin": document.origin, "clauses": list(document.clauses)}


def _differences(inputs: Inputs, profile: str) -> list[dict[str, Any]]:
    """The ways in which a profile gives what others do not allow, each with these others."""
    groups = comparisons.grouped(list(comparisons.differences(inputs, profile)))
    return [
        {"types": list(types), "condition": condition, "operands": operands, "results": list(results), "others": others}
        for (types, condition, operands, results), others in groups.items()
    ]


def _requirement(inputs: Inputs, requirement: Requirement) -> dict[str, Any]:
    return {
        "id": requirement.id,
        "title": requirement.title,
        "statement": requirement.statement,
        "source": list(requirement.source),
        "claims": [row.record["claim"] for row in inputs.by_requirement[requirement.id]],
    }


def _ruling(ruling: Ruling) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "title": ruling.title,
        "source": list(ruling.source),
        **{key: getattr(ruling, key) for key in ("gap", "ruling", "reason")},
    }
