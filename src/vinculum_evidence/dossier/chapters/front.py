"""The front page: what is claimed, what is not, what is assumed; the verdict; hashes; how to replay all of it."""

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
    "PROVED_SOURCE": "deduced from the source code as it is committed",
    "PROVED_MODEL": "a theorem about the relations or the scalar model; the chain of proofs says what ties it to the code",
    "EXHAUSTIVE": "every case of the domain that is stated was run",
    "BOUNDED": "holds within the bounds that are stated",
    "TESTED": "a sample: nothing was found, which does not show that there is nothing",
    "REVIEWED": "a person read it, which does not count as shown",
    "ASSUMED": "not shown: somebody has to believe it, or show it otherwise",
    "WAIVED": "known not to hold, and accepted, with a reason and a date on which that ends",
    "NOT_RUN": "shows nothing: it was not run",
    "UNDECIDED": "shows nothing: no answer was found",
    "STALE": "shows nothing until it is replayed: something that it rests on has changed since",
    "REFUTED": "a counterexample exists; of what the sources are read to say that is a result, of the project's own claims a fault",
}
VERDICTS = {
    CONFORMS: "every requirement has evidence, all of it stands, and no claim of the project is refuted",
    REFUTED: "a claim of the project is refuted",
}
INCOMPLETE = "not all of the evidence stands: what is open is listed on this page"


def chapter(inputs: Inputs) -> Chapter:
    """All that stands on the first page."""
    points = opened(inputs)
    status = exit_status(inputs.outcome) or (UNFINISHED if points else CONFORMS)
    data = {
        "verdict": VERDICTS.get(status, INCOMPLETE),
        "exit_status": status,
        "open": points,
        "claimed": claimed(inputs),
        "not_claimed": passage(inputs.text("proofs/README.md"), "What is not proved"),
        "believed": passage(inputs.text("proofs/README.md"), "What one must believe"),
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
        "what": "the tools, of the versions recorded here",
    },
    {"command": "vinculum prove --check", "what": "does the evidence still stand? Seconds"},
    {
        "command": "vinculum prove --emit-smt DIR",
        "what": "every question to an SMT solver as a script that any solver can replay; no proof is run",
    },
    {
        "command": "python -m vinculum.codegen.c --check",
        "what": "is the C that was examined what its templates and the specification give?",
    },
    {"command": "vinculum prove", "what": "every proof and every whole-domain run again"},
    {"command": "vinculum check vinculum", "what": "the gate, on the kernel that is installed"},
    {"command": "vinculum verify-install", "what": "is the binary here the one that was examined?"},
    {
        "command": "vinculum audit -o DIR",
        "what": "this dossier again: the same bytes, but for the time in written.json",
    },
    {
        "command": "vinculum audit --check DIR",
        "what": "is a dossier as it was written, and the project as it was then?",
    },
]


def opened(inputs: Inputs) -> list[dict[str, Any]]:
    """Everything that is not shown: stale, assumed, waived, not run, undecided, refuted, missing; by the reason why.

    Of what is measured besides the claims, coverage and runtimes, whether it is there and tells of the files of now.
    """
    found: dict[tuple[str, ...], list[str]] = {}
    for row in inputs.rows.values():
        if not _settled(row):
            made = row.record
            why = row.stale or (str(made["reason"] or made["counterexample"]),)
            found.setdefault((row.level.value, *why), []).append(made["claim"])
    missing = dict.fromkeys(inputs.outcome.missing, "there is no record of it")
    missing |= dict.fromkeys(inputs.outcome.unproved, "no proof covers it")
    for name, why in {**missing, **inputs.outcome.unread}.items():
        found.setdefault((Level.NOT_RUN.value, why), []).append(name)
    apart = [*coverage.open_points(inputs), *runtime_findings.open_points(inputs)]
    return [{"level": level, "why": _why(level, why), "what": what} for (level, *why), what in found.items()] + apart


def _why(level: str, why: Sequence[str], most: int = 4) -> str:
    """The reason; of what has changed the first few, since each claim has all of it in its own place."""
    if level != Level.STALE:
        return "; ".join(why)
    more = f" and {len(why) - most} more" if len(why) > most else ""
    return f"changed since: {', '.join(why[:most])}{more}"


def _settled(row: Row) -> bool:
    return row.level.is_evidence or (row.published and row.level == Level.REFUTED)


def claimed(inputs: Inputs) -> list[dict[str, Any]]:
    """What is claimed, sentence by sentence, each with its claims and its level as it stands now."""
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
    """What stands under the heading `title` in Markdown; ValueError where there is no such heading, or nothing there."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not found or not found.group(1).strip():
        raise ValueError(f"there is nothing under the heading {title!r}")
    return found.group(1).strip()


def _assumed(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Each assumption that a record of our own names, and the claims that rest on it."""
    found: dict[str, list[str]] = {}
    for row in rows:
        for text in row.record["assumptions"] if not by_third_party(row.record["published"]) else ():
            found.setdefault(text, []).append(row.record["claim"])
    return [{"assumption": text, "claims": claims} for text, claims in sorted(found.items())]


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
    """What was looked at, each by one hash; of many files, the hash of the list of their hashes."""
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
    """What verify-install says of the kernel on the machine that the dossier was made on, where files lie aside."""
    found = inputs.verification
    document = found.document("vinculum verify-install")
    kernel = {key: value for key, value in document["kernel"].items() if key not in ("file", "threads")}
    return {
        "verdict": document["verdict"],
        "problems": document["problems"],
        "gaps": document["gaps"],
        "kernel": kernel,
        "environment": document["environment"],
        "standing": {row.claim.claim: row.standing.value for row in found.rows},
    }
