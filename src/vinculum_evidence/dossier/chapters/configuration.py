"""Configuration: every file with its hash, tools with versions, the parts list, known problems."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.configuration_items import (
    as_csv,
    binaries,
    digest,
    folders,
    packages,
    project_files,
    tools,
)
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.sbom import sbom
from vinculum_evidence.dossier.tables import TABLES, places, table
from vinculum_evidence.dossier.trace import of

CSV, SBOM = "configuration.csv", "sbom.cdx.json"
MANY = 200  # files of one folder, from which on paper has the folder's hash alone


def chapter(inputs: Inputs) -> Chapter:
    """The index, and the two files that lie beside the page for it."""
    listed, parts = project_files(inputs), sbom(inputs)
    problems = table("known_problems")["problem"]
    data = {
        "files": {"count": len(listed), "sha256": digest(listed), "csv": CSV, "many": MANY},
        "folders": folders(listed),
        "named": {name: anchor("file", name) for name in _named() if name in listed},
        "tools": tools(inputs),
        "binaries": binaries(inputs),
        "packages": [{**asdict(one), "needs": list(one.needs)} for one in packages()],
        "environments": _environments(inputs),
        "sbom": _summary(parts),
        "problems": problems,
    }
    sections = [
        Section("files", "Files and hashes"),
        Section("tools", "Tools and versions"),
        Section("sbom", "Parts list"),
        Section("problems", "Known problems"),
    ]
    anchors = {one["id"]: anchor("problem", one["id"]) for one in problems}
    anchors |= data["named"] | _tests(inputs, data["named"])
    written = {CSV: as_csv(listed).encode(), SBOM: parts.encode()}
    return Chapter("configuration", "Configuration", data, sections, anchors, written)


def _named() -> list[str]:
    """What tables of judgement give as a place; proofs have articles of their own in their chapter."""
    found = {name.partition("::")[0] for known in TABLES for name in places(table(known))}
    return sorted(name for name in found if not (name.startswith("proofs/") and name.endswith(".py")))


def _tests(inputs: Inputs, named: Mapping[str, str]) -> dict[str, str]:
    """Tests that tables of judgement name: each leads to its file, unless the trace shows the test itself."""
    found = {name for known in TABLES for name in places(table(known)) if "::" in name}
    return {
        name: named[file]
        for name in sorted(found - set(of(inputs).tests))
        if (file := name.partition("::")[0]) in named
    }


def _environments(inputs: Inputs) -> list[dict[str, Any]]:
    """Where the evidence was made: each environment that records name, and how many of them."""
    seen = [json.dumps(row.record["environment"], sort_keys=True) for row in inputs.rows.values()]
    return [{"records": seen.count(text), "is": json.loads(text)} for text in sorted(set(seen))]


def _summary(parts: str) -> dict[str, Any]:
    read = json.loads(parts)
    scopes = [one.get("scope", "part of the project") for one in read["components"]]
    return {
        "file": SBOM,
        "format": f"{read['bomFormat']} {read['specVersion']}",
        "serial": read["serialNumber"],
        "components": {scope: scopes.count(scope) for scope in sorted(set(scopes))},
    }
