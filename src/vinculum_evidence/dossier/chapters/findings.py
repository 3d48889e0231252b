"""Findings: errors, omissions and ambiguities in the published documents, and faults of real runtimes."""

from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.document_findings import UPSTREAM, findings, markdown, unfiled
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.runtime_findings import grouped, read


def chapter(inputs: Inputs) -> Chapter:
    """Every finding by number, with a file for each, and then the runtimes with their faults."""
    all_findings = findings(inputs)
    runtimes = grouped(read(inputs))
    data = {
        "documents": [
            {"key": key, "title": title, "findings": [one for one in all_findings if one["upstream"] == key]}
            for key, title in UPSTREAM.items()
        ],
        "fallen": [one["id"] for one in all_findings if not one["stands"]],
        "unfiled": unfiled(),
        "runtimes": runtimes,
    }
    sections = [Section(f"findings-{key}", f"Published documents: {title}") for key, title in UPSTREAM.items()]
    sections += [Section("unfiled", "Rulings that are no finding"), Section("runtimes", "Real runtimes")]
    anchors = {one["id"]: anchor("finding", one["id"]) for one in all_findings}
    files = {f"findings/{one['id']}.md": markdown(one).encode() for one in all_findings}
    return Chapter("findings", "Findings", data, sections, anchors, files=files)
