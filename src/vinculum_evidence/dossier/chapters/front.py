"""The front page: claims, limits, assumptions, the verdict, hashes, and how to replay everything."""

import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from vinculum.codegen.kernel_tables import specification_hash
from vinculum_evidence.catalogue import EVIDENCE
from vinculum_evidence.dossier import runtime_findings
from vinculum_evidence.dossier.assurance_case import level_of, strength
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.chapters import coverage
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table
from vinculum_evidence.proof import Level, by_third_party, weakest
from vinculum_evidence.reports.terminal import CONFORMS, REFUTED, Row, exit_status
from vinculum_evidence.reports.terminal import INCOMPLETE as UNFINISHED

LEVELS = {
    "PROVED_SOURCE": "deduced from the committed source code",
    "PROVED_MODEL": "a theorem about the relations or the scalar model; the chain of proofs links it to the code",
    "EXHAUSTIVE": "every case of the stated domain was run",
    "BOUNDED": "holds within the stated bounds",
    "TESTED": "a sample without a counterexample, which does not show that there is none",
    "REVIEWED": "read by a person, which does not count as evidence",
    "ASSUMED": "not shown here: the reader must accept it, or show it by other means",
    "WAIVED": "known not to hold, and accepted with a reason and an expiry date",
    "NOT_RUN": "no evidence: it was not run",
    "UNDECIDED": "no evidence: there was no answer",
    "STALE": "no evidence until it is replayed: something that it depends on has changed",
    "REFUTED": "a counterexample exists; for a claim about the sources that is a result, for a claim of the project a fault",
}
VERDICTS = {
    CONFORMS: "every requirement has evidence, all evidence is current, and no claim of the project is refuted",
    REFUTED: "a claim of the project is refuted",
}
INCOMPLETE = "not all evidence is current: this page lists what is open"


def chapter(inputs: Inputs) -> Chapter:
    """The first page."""
    points = opened(inputs)
    status = exit_status(inputs.outcome) or (UNFINISHED if points else CONFORMS)
    data = {
        "verdict": VERDICTS.get(status, INCOMPLETE),
        "exit_status": status,
        "open": points,
        "claimed": claimed(inputs),
        "not_claimed": passage(inputs.text("docs/explanation/what-is-proved.md"), "What is not proved"),
        "believed": passage(inputs.text("docs/explanation/trusted-base.md"), "What one must believe"),
        "assumed": _assumed(inputs.rows.values()),
        "requirements": [_requirement(inputs, name) for name in inputs.specification.requirements],
        "levels": _levels(inputs),
        "meanings": LEVELS,
        "hashes": hashes(inputs),
        "installation": _installation(inputs),
        "replay": REPLAY,
    }
    sections = [
        Section("claimed", "What is claimed"),
        Section("not-claimed", "What is not claimed"),
        Section("assumed", "What is assumed"),
        Section("open", "What is open"),
        Section("levels", "Evidence of each requirement"),
        Section("hashes", "Versions and hashes"),
        Section("replay", "How to replay it"),
    ]
    return Chapter("front", "What this dossier says", data, sections)


REPLAY = [
    {
        "command": 'python -m pip install -e ".[prove]" -c proofs/tools.txt',
        "what": "install the tools, in the versions recorded here",
    },
    {"command": "vinculum prove --check", "what": "check that the evidence is current; takes seconds"},
    {
        "command": "vinculum prove --emit-smt DIR",
        "what": "write every question to an SMT solver as a script that any solver can replay; no proof is run",
    },
    {
        "command": "python -m vinculum.codegen.c --check",
        "what": "check that the examined C is what the templates and the specification generate",
    },
    {"command": "vinculum prove", "what": "replay every proof and every exhaustive run"},
    {"command": "vinculum check vinculum", "what": "run the gate on the installed kernel"},
    {"command": "vinculum verify-install", "what": "check that the installed binary is the examined one"},
    {
        "command": "vinculum audit -o DIR",
        "what": "write this dossier again: the same bytes, except for the time in written.json",
    },
    {
        "command": "vinculum audit --check DIR",
        "what": "check that a dossier and the project are unchanged since it was written",
    },
]


def opened(inputs: Inputs) -> list[dict[str, Any]]:
    """Everything without current evidence, by level and reason.

    That is what is stale, assumed, waived, undecided, refuted or missing.

    Coverage and runtimes are included if they are missing or not current.
    """
    points: dict[tuple[str, ...], list[str]] = {}
    for row in inputs.rows.values():
        if not _is_decided(row):
            record = row.record
            why = row.stale or (str(record["reason"] or record["counterexample"]),)
            points.setdefault((row.level.value, *why), []).append(record["claim"])
    missing = dict.fromkeys(inputs.outcome.missing, "there is no record of it")
    missing |= dict.fromkeys(inputs.outcome.unproved, "no proof covers it")
    for name, why in {**missing, **inputs.outcome.unread}.items():
        points.setdefault((Level.NOT_RUN.value, why), []).append(name)
    others = [*coverage.open_points(inputs), *runtime_findings.open_points(inputs)]
    return [{"level": level, "why": _why(level, why), "what": what} for (level, *why), what in points.items()] + others


def _why(level: str, why: Sequence[str], max_changes: int = 4) -> str:
    """The reason as text. Of a stale claim, only the first changes: its article has all of them."""
    if level != Level.STALE:
        return "; ".join(why)
    more = f" and {len(why) - max_changes} more" if len(why) > max_changes else ""
    return f"changed since: {', '.join(why[:max_changes])}{more}"


def _is_decided(row: Row) -> bool:
    return row.level.is_evidence or (row.published and row.level == Level.REFUTED)


def claimed(inputs: Inputs) -> list[dict[str, Any]]:
    """The claimed sentences, each with its claims and its current level."""
    return [_statement(inputs, row) for row in table("statements")["claimed"]]


def _statement(inputs: Inputs, row: Mapping[str, Any]) -> dict[str, Any]:
    level, rests_on = strength(inputs, row["claims"])
    return {
        "text": row["text"],
        "level": level.value,
        "stands": weakest((level, Level(row["level"]))) == row["level"],
        "claims": {claim: level_of(inputs, claim).value for claim in row["claims"]},
        "rests_on": {claim: level_of(inputs, claim).value for claim in rests_on},
    }


def passage(text: str, title: str) -> str:
    """The section with the heading `title` in Markdown. ValueError if it is missing or empty."""
    section = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not section or not section.group(1).strip():
        raise ValueError(f"there is nothing under the heading {title!r}")
    return section.group(1).strip()


def _assumed(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """The assumptions of our records, each with the claims that rest on it."""
    claims_by_assumption: dict[str, list[str]] = {}
    for row in rows:
        for text in row.record["assumptions"] if not by_third_party(row.record["published"]) else ():
            claims_by_assumption.setdefault(text, []).append(row.record["claim"])
    return [{"assumption": text, "claims": claims} for text, claims in sorted(claims_by_assumption.items())]


def _requirement(inputs: Inputs, name: str) -> dict[str, Any]:
    rows = inputs.by_requirement[name]
    return {
        "id": name,
        "title": inputs.specification.requirements[name].title,
        "weakest": weakest(row.level for row in rows).value,
        "claims": {row.record["claim"]: row.level.value for row in rows},
    }


def _levels(inputs: Inputs) -> dict[str, dict[str, int]]:
    ours = [row.level for row in inputs.rows.values() if not row.published]
    lowest = [weakest(row.level for row in rows) for rows in inputs.by_requirement.values()]
    counted = {"claims": ours, "requirements": lowest}
    return {
        what: {level.value: levels.count(level) for level in Level if level in levels}
        for what, levels in counted.items()
    }


def hashes(inputs: Inputs) -> dict[str, str]:
    """One hash for each part of the project; for many files, the hash of the list of their hashes."""
    kernel = inputs.verification.kernel
    evidence = f"{inputs.catalogue.folder.name}/{EVIDENCE}/"
    return {
        "revision": inputs.revision or "not a checkout of Git",
        "specification": specification_hash(),
        "source": _of(inputs.files, ("src/", "spec/")),
        "proofs": _of({n: h for n, h in inputs.files.items() if not n.startswith(evidence)}, ("proofs/",)),
        "tests": _of(inputs.files, ("tests/",)),
        "evidence": _of(inputs.files, (evidence,)),
        "binary": kernel.sha256 or f"none: {kernel.reason}",
    }


def _of(listed: Mapping[str, str], prefixes: tuple[str, ...]) -> str:
    text = "".join(f"{digest}  {name}\n" for name, digest in listed.items() if name.startswith(prefixes))
    return sha256(text.encode()).hexdigest()


def _installation(inputs: Inputs) -> dict[str, Any]:
    """The result of verify-install on this machine, without the places of files."""
    result = inputs.verification
    document = result.document("vinculum verify-install")
    kernel = {key: value for key, value in document["kernel"].items() if key not in ("file", "threads")}
    return {
        "verdict": document["verdict"],
        "problems": document["problems"],
        "gaps": document["gaps"],
        "kernel": kernel,
        "environment": document["environment"],
        "standing": {row.claim.claim: row.standing.value for row in result.rows},
    }
