"""Proofs: what is proved, what that implies and what is assumed; the chain; the trusted base; each claim with its evidence."""

from typing import Any

from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.assurance_case import PAGES, chain, examples, pages, trusted
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.chapters.front import passage
from vinculum_evidence.dossier.claim_texts import articles, environments
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.specification.mathml import steps
from vinculum_spec.schema import BASES


def chapter(inputs: Inputs) -> Chapter:
    """Every claim that there is evidence of, and what all of them add up to."""
    told, links, read = articles(inputs), chain(inputs), pages(inputs)
    published = [
        _published(inputs, told, name)
        for name, claim in inputs.specification.claims.items()
        if name in told and claim.corrects is None
    ]
    files = _files(inputs)
    data = {
        "pages": [{"key": key, "title": title, "sentences": read[key]} for key, title in PAGES.items()],
        "chain": links,
        "examples": examples(inputs),
        "steps": passage(inputs.text("proofs/README.md"), "From the mathematics to the kernel"),
        "believed": passage(inputs.text("proofs/README.md"), "What one must believe"),
        "trusted": trusted(inputs),
        "tools": _tools(inputs),
        "machines": environments(inputs),
        "links": [{**link, "articles": _told(told, link)} for link in links],
        "unplaced": [told[claim] for claim in unplaced(inputs)],
        "published": published,
        "bases": dict(BASES),
        "based": {basis: sum(one["basis"] == basis for one in published) for basis in BASES},
        "missing": inputs.outcome.missing,
        "files": files,
    }
    sections = [
        *(Section(f"reader-{key}", title) for key, title in PAGES.items()),
        Section("chain", "From the documents to the kernel"),
        Section("trusted", "The trusted base"),
        *(Section(f"link-{link['key']}", f"Claims: {link['title']}") for link in links),
        Section("published", "What the sources say, decided"),
        Section("proof-files", "Files of proofs"),
    ]
    anchors = {claim: anchor("claim", claim) for claim in told}
    anchors |= {file: anchor("proof", file) for file in files}
    return Chapter("proofs", "Proofs", data, sections, anchors)


def unplaced(inputs: Inputs) -> list[str]:
    """Claims of the project that no link of the chain names: told by themselves, so that none is lost."""
    placed = {claim for link in chain(inputs) for claim in [*link["claims"], *link["beside"]]}
    return [claim for claim, row in inputs.rows.items() if not row.published and claim not in placed]


def _told(told: dict[str, dict[str, Any]], link: dict[str, Any]) -> list[dict[str, Any]]:
    return [told[claim] for claim in [*link["claims"], *link["beside"]] if claim in told]


def _published(inputs: Inputs, told: dict[str, dict[str, Any]], claim: str) -> dict[str, Any]:
    """A claim on what a source says: in whose words, whether it holds, and what stands in its place."""
    known = inputs.specification.claims[claim]
    return {
        **told[claim],
        "source": list(known.source),
        "basis": known.basis,
        "formula": known.published,
        "hypotheses": known.hypotheses,
        "steps": steps(known.relation.holds) if known.relation is not None else [],
        "rulings": list(known.rulings),
        "corrected_by": [name for name, other in inputs.specification.claims.items() if other.corrects == claim],
    }


def _files(inputs: Inputs) -> dict[str, list[str]]:
    """The files that decide claims, and the claims that each decides."""
    found: dict[str, list[str]] = {}
    for claim, row in inputs.rows.items():
        found.setdefault(row.record["file"], []).append(claim)
    return dict(sorted(found.items()))


def _tools(inputs: Inputs) -> dict[str, dict[str, int]]:
    """Each tool, and how many records were made with each version of it."""
    found: dict[str, dict[str, int]] = {}
    for row in inputs.rows.values():
        for name, version in {**row.record["details"].get("tools", {}), **row.record["tools"]}.items():
            counts = found.setdefault(name, {})
            counts[version] = counts.get(version, 0) + 1
    return {name: dict(sorted(found[name].items())) for name in sorted(found)}
