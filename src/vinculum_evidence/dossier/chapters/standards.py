"""Standards: for each objective what is supplied, where it is, and what remains for the applicant."""

from collections.abc import Mapping
from typing import Any

from vinculum_evidence.catalogue import method as method_of
from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import STANDARDS, STATUSES, TQL, table, tool_confidence
from vinculum_evidence.proof import by_third_party
from vinculum_evidence.reports.terminal import Row


def chapter(inputs: Inputs) -> Chapter:
    """A table for each standard, the commands as tools, the gate's requirements, the formal methods.

    The gate's requirements are operational ones.
    """
    standards = [_standard(key) for key in STANDARDS]
    requirements = table("tool_requirements")["requirement"]
    data = {
        "statuses": list(STATUSES),
        "standards": standards,
        "uses": [_use(one) for one in table("tool_uses")["use"]],
        "requirements": requirements,
        "methods": [_method(inputs, one) for one in table("methods")["method"]],
    }
    sections = [
        *(Section(f"standard-{one['key']}", one["title"]) for one in standards),
        Section("tool-uses", "Commands as tools"),
        Section("tool-requirements", "Operational requirements of the gate"),
        Section("methods", "Formal methods"),
    ]
    anchors = {one["id"]: anchor("tool", one["id"]) for one in requirements}
    anchors |= {row["name"]: row["anchor"] for one in standards for part in one["tables"] for row in part["objectives"]}
    return Chapter("standards", "Standards", data, sections, anchors)


def _standard(key: str) -> dict[str, Any]:
    standard = table(key)
    tables = [
        {"title": x["title"], "number": x["number"], "objectives": _objectives(key, standard, x)}
        for x in standard["table"]
    ]
    rows = [row for part in tables for row in part["objectives"]]
    return {
        "key": key,
        **{name: standard[name] for name in ("name", "title", "edition", "numbers", "reading")},
        "counts": {status: sum(row["status"] == status for row in rows) for status in STATUSES},
        "tables": tables,
    }


def _objectives(key: str, standard: Mapping[str, Any], part: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each objective, with a name that is unique in the dossier."""
    rows = [(f"{standard['name']} {part['number']}, {row['number']}", row) for row in part["objective"]]
    return [
        {**row, "name": name, "anchor": anchor("objective", f"{key}-{part['number']}-{row['number']}")}
        for name, row in rows
    ]


def _use(use: Mapping[str, Any]) -> dict[str, Any]:
    return {
        **use,
        "title": use.get("title", use["command"]),
        "tql": TQL[use["criterion"]],
        "tcl": tool_confidence(use["ti"], use["td"]),
    }


def _method(inputs: Inputs, method: Mapping[str, Any]) -> dict[str, Any]:
    """A method, with the records that rest on it and what these assume."""
    ours = [
        row
        for row in inputs.rows.values()
        if not by_third_party(row.record["published"]) and _rests_on(inputs, row, method)
    ]
    levels = [row.level.value for row in ours]
    return {
        **method,
        "levels": {level: levels.count(level) for level in sorted(set(levels))},
        "claims": [row.record["claim"] for row in ours],
        "assumptions": sorted({text for row in ours for text in row.record["assumptions"]}),
    }


def _rests_on(inputs: Inputs, row: Row, method: Mapping[str, Any]) -> bool:
    return method_of(inputs.proof_file(row.record["claim"])) in method["folders"] and (
        not method["tools"] or not row.record["tools"].keys().isdisjoint(method["tools"])
    )
