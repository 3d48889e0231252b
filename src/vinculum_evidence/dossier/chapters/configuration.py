"""Configuration: every file with its hash, tools with versions, the bill of materials, known problems."""

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
MAX_PRINTED_FILES = 200  # of a larger folder, the printed page has only the folder's hash


def chapter(inputs: Inputs) -> Chapter:
    """The configuration index, with the two files that accompany the page."""
    listed, parts = project_files(inputs), sbom(inputs)
    problems = table("known_problems")["problem"]
    data = {
        "files": {"count": len(listed), "sha256": digest(listed), "csv": CSV, "many": MAX_PRINTED_FILES},
        "folders": folders(listed),
        "named": {name: anchor("file", name) for name in _places() if name in listed},
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
        Section("sbom", "Bill of materials"),
        Section("problems", "Known problems"),
    ]
    anchors = {one["id"]: anchor("problem", one["id"]) for one in problems}
    anchors |= data["named"] | _tests(inputs, data["named"])
    attachments = {CSV: as_csv(listed).encode(), SBOM: parts.encode()}
    return Chapter("configuration", "Configuration", data, sections, anchors, attachments)


def _places() -> list[str]:
    """The places that tables name. Proofs have articles in their own chapter."""
    files = {name.partition("::")[0] for key in TABLES for name in places(table(key))}
    return sorted(name for name in files if not (name.startswith("proofs/") and name.endswith(".py")))


def _tests(inputs: Inputs, files: Mapping[str, str]) -> dict[str, str]:
    """Tests that tables name. Each links to its file, unless the trace has the test itself."""
    tests = {name for key in TABLES for name in places(table(key)) if "::" in name}
    return {
        name: files[file]
        for name in sorted(tests - set(of(inputs).tests))
        if (file := name.partition("::")[0]) in files
    }


def _environments(inputs: Inputs) -> list[dict[str, Any]]:
    """Each environment of the evidence, with its number of records."""
    texts = [json.dumps(row.record["environment"], sort_keys=True) for row in inputs.rows.values()]
    return [{"records": texts.count(text), "is": json.loads(text)} for text in sorted(set(texts))]


def _summary(parts: str) -> dict[str, Any]:
    content = json.loads(parts)
    scopes = [one.get("scope", "part of the project") for one in content["components"]]
    return {
        "file": SBOM,
        "format": f"{content['bomFormat']} {content['specVersion']}",
        "serial": content["serialNumber"],
        "components": {scope: scopes.count(scope) for scope in sorted(set(scopes))},
    }
