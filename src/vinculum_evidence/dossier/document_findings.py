"""Findings in the published documents: what is wrong, missing or ambiguous, ready to file upstream.

The text is in `tables/findings.toml`; clause, witness and corrected statement come from the specification and the
records. A finding does not stand if its claim is no longer refuted. If the record of a refutation is stale, the finding
asks for a replay before it is filed.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from vinculum_evidence.dossier.assurance_case import level_of
from vinculum_evidence.dossier.claim_texts import plain
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table
from vinculum_evidence.proof import Level

KINDS = {
    "wrong": "states what is false",
    "contradiction": "contradicts itself or another document",
    "missing": "says nothing where something is needed",
    "ambiguous": "can be read in more than one way",
    "slip": "has a slip of the pen",
}
UPSTREAM = {
    "SONNX": "SONNX profile, operator Div",
    "ONNX": "ONNX operators, Div",
    "OpenVINO": "OpenVINO operation specifications, Divide-1",
}


def findings(inputs: Inputs) -> list[dict[str, Any]]:
    """Every finding, with the current specification and evidence."""
    return [_finding(inputs, row) for row in table("findings")["finding"]]


def unfiled() -> list[dict[str, Any]]:
    """Rulings without a finding, with the reason: a document that is silent is not wrong."""
    return list(table("findings")["unfiled"])


def _finding(inputs: Inputs, row: Mapping[str, Any]) -> dict[str, Any]:
    claims, rulings = list(row.get("claims", ())), list(row.get("rulings", ()))
    upheld = {claim: level for claim in claims if (level := _recorded_level(inputs, claim)) != Level.REFUTED}
    return {
        "id": row["id"],
        "document": UPSTREAM[row["document"]],
        "upstream": row["document"],
        "kind": KINDS[row["kind"]],
        "title": row["title"],
        "says": row["says"],
        "problem": row["problem"],
        "later": row.get("later", ""),
        "proposal": row["proposal"],
        "claims": claims,
        "rulings": rulings,
        "clauses": _clauses(inputs, row["document"], claims, rulings),
        "witnesses": [_witness(inputs, claim) for claim in claims if claim not in upheld],
        "corrections": _corrections(inputs, claims),
        "stands": not upheld,
        "upheld": {claim: level.value for claim, level in upheld.items()},
        "stale": [claim for claim in claims if claim in inputs.rows and inputs.rows[claim].stale],
        "reproduce": [f"vinculum prove {claim}" for claim in claims] + [f"vinculum spec {name}" for name in rulings],
    }


def _recorded_level(inputs: Inputs, claim: str) -> Level:
    """The level in the record of a claim, stale or not."""
    return Level(inputs.rows[claim].record["level"]) if claim in inputs.rows else Level.NOT_RUN


def _clauses(inputs: Inputs, document: str, claims: Iterable[str], rulings: Iterable[str]) -> list[str]:
    """The distinct clauses of `document` that these claims and rulings are about."""
    spec = inputs.specification
    sources = [source for name in claims for source in inputs.claims[name].source]
    sources += [source for name in rulings for source in spec.rulings[name].source]
    return list(dict.fromkeys(source for source in sources if source.partition(" ")[0] == document))


def _witness(inputs: Inputs, claim: str) -> dict[str, str]:
    """The counterexample to a published claim: operands, the expected result, and the actual one."""
    example = inputs.rows[claim].record["counterexample"]
    published = inputs.claims[claim].published
    values, names = example.get("values", {}), example["input"]
    operands = ", ".join(
        f"{name} = {value}" + (f" ({plain(values[name])})" if name in values else "")
        for name, value in names.items()
        if name != "type"
    )
    return {
        "claim": claim,
        "published": published,
        "read": inputs.claims[claim].hypotheses,
        "operands": f"{names['type']}: {operands}" if "type" in names else operands,
        "asked": "" if (expected := plain(example["expected"])) == published else expected,
        "so": plain(example["got"]),
        "fixed": plain(example["fixed"]) if "fixed" in example else "",
        "for_all": f"{example['for every K and reach']}, for every K and reach"
        if "for every K and reach" in example
        else "",
    }


def _corrections(inputs: Inputs, claims: Sequence[str]) -> list[dict[str, str]]:
    """The statements that correct `claims`, each with its level."""
    return [
        {
            "claim": name,
            "statement": claim.published,
            "hypotheses": claim.hypotheses,
            "level": level_of(inputs, name).value,
        }
        for name, claim in inputs.claims.items()
        if claim.corrects in claims
    ]


def markdown(one: Mapping[str, Any]) -> str:
    """One finding as self-contained Markdown, to be pasted into an issue tracker."""
    parts = [f"# {one['title']}"]
    if not one["stands"]:
        parts.append(f"**This finding does not stand now: {plain(one['upheld'])}. Do not file it.**")
    if one["stale"]:
        parts.append(f"*Replay it before you file it: {', '.join(one['stale'])} was refuted before a change.*")
    parts += [
        f"- Finding: {one['id']}: the document {one['kind']}\n- Document: {one['document']}\n- Clause: {'; '.join(one['clauses'])}",
        f"## What the document says\n\n{one['says']}\n\n*In our words, except for text in double quotation marks.*",
        f"## What is wrong with it\n\n{one['problem']}",
    ]
    if one["later"]:
        parts.append(f"## What a later edition says\n\n{one['later']} File what is left of this.")
    if one["witnesses"]:
        parts.append("## Witness\n\n" + "\n".join(_witness_lines(witness) for witness in one["witnesses"]))
    parts.append(f"## Proposed text\n\n> {one['proposal']}")
    if one["corrections"]:
        lines = [f"- `{c['statement']}`, where {c['hypotheses']}: {c['level']}" for c in one["corrections"]]
        parts.append("## What holds instead\n\n" + "\n".join(lines))
    parts.append(
        "## How to reproduce it\n\n```console\n" + "\n".join(f"$ {line}" for line in one["reproduce"]) + "\n```"
    )
    return "\n\n".join(parts) + "\n"


def _witness_lines(witness: Mapping[str, str]) -> str:
    lines = [f"- Statement: `{witness['published']}`, read for: {witness['read']}"]
    lines.append(f"- Input: `{witness['operands']}`" + (f", with {witness['fixed']}" if witness["fixed"] else ""))
    if witness["asked"]:
        lines.append(f"- Expected: `{witness['asked']}`")
    lines.append(f"- Actual: `{witness['so']}`" + (f"; {witness['for_all']}" if witness["for_all"] else ""))
    return "\n".join(lines)
