"""Proofs: what is proved, implied and assumed; the chain; the trusted base; each claim's evidence."""

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
    """Every claim with a record, and the assurance case that they form."""
    texts, links, sentences = articles(inputs), chain(inputs), pages(inputs)
    published = [
        _published(inputs, texts, name)
        for name, claim in inputs.claims.items()
        if name in texts and claim.corrects is None
    ]
    files = _files(inputs)
    data = {
        "pages": [{"key": key, "title": title, "sentences": sentences[key]} for key, title in PAGES.items()],
        "chain": links,
        "examples": examples(inputs),
        "steps": passage(inputs.text("docs/explanation/what-is-proved.md"), "From the mathematics to the kernel"),
        "believed": passage(inputs.text("docs/explanation/trusted-base.md"), "What one must believe"),
        "trusted": trusted(inputs),
        "tools": _tools(inputs),
        "machines": environments(inputs),
        "links": [{**link, "articles": _articles_of(texts, link)} for link in links],
        "unplaced": [texts[claim] for claim in unplaced(inputs)],
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
        Section("published", "Claims about the sources"),
        Section("proof-files", "Proof files"),
    ]
    anchors = {claim: anchor("claim", claim) for claim in texts}
    anchors |= {file: anchor("proof", file) for file in files}
    return Chapter("proofs", "Proofs", data, sections, anchors)


def unplaced(inputs: Inputs) -> list[str]:
    """Claims of the project that no link of the chain names; the page lists them apart."""
    placed = {claim for link in chain(inputs) for claim in [*link["claims"], *link["beside"]]}
    return [claim for claim, row in inputs.rows.items() if not row.published and claim not in placed]


def _articles_of(texts: dict[str, dict[str, Any]], link: dict[str, Any]) -> list[dict[str, Any]]:
    return [texts[claim] for claim in [*link["claims"], *link["beside"]] if claim in texts]


def _published(inputs: Inputs, texts: dict[str, dict[str, Any]], claim: str) -> dict[str, Any]:
    """A claim about what a source states: its wording, whether it holds, and its correction."""
    item = inputs.claims[claim]
    return {
        **texts[claim],
        "source": list(item.source),
        "basis": item.basis,
        "formula": item.published,
        "hypotheses": item.hypotheses,
        "steps": steps(item.relation.holds) if item.relation is not None else [],
        "rulings": list(item.rulings),
        "corrected_by": [name for name, other in inputs.claims.items() if other.corrects == claim],
    }


def _files(inputs: Inputs) -> dict[str, list[str]]:
    """The proof files, each with its claims."""
    by_file: dict[str, list[str]] = {}
    for claim in inputs.rows:
        by_file.setdefault(inputs.proof_file(claim), []).append(claim)
    return dict(sorted(by_file.items()))


def _tools(inputs: Inputs) -> dict[str, dict[str, int]]:
    """Each tool, with the number of records for each of its versions."""
    by_tool: dict[str, dict[str, int]] = {}
    for row in inputs.rows.values():
        for name, version in {**row.record["details"].get("tools", {}), **row.record["tools"]}.items():
            counts = by_tool.setdefault(name, {})
            counts[version] = counts.get(version, 0) + 1
    return {name: dict(sorted(by_tool[name].items())) for name in sorted(by_tool)}
