"""Claims for readers of the dossier: the record of each claim as short lines of text."""

import json
from collections.abc import Iterable, Mapping
from functools import partial
from hashlib import sha256
from typing import Any

from vinculum_evidence.catalogue import EVIDENCE, Entry
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.record import read_seconds
from vinculum_evidence.reports.terminal import Row

MAX_DIGITS = 48  # longer numbers are shortened; the evidence has all digits
DETAIL_TITLES = {
    "goals": "Goals",
    "link": "Tied to code",
    "mutants": "What distinguishes each mutant",
    "refutations": "What distinguishes each mutant",
    "implicit_hypotheses": "Hypotheses of the prover",
    "operands against mutants": "Operands that distinguish each mutant",
    "control": "Control: the corrected statement, tested like the refuted one",
    "count": "Count",
    "domain": "Domain",
    "digest": "Digest",
    "bounds": "Bounds",
    "tools": "External tools",
    "command": "Command of the prover",
    "lemmas": "Lemmas taken from other claims",
    "not_proved": "Not proved",
}


def articles(inputs: Inputs) -> dict[str, dict[str, Any]]:
    """The text of each claim by its name."""
    seconds, places = read_seconds(inputs.catalogue), evidence_lines(inputs)
    machines = environments(inputs)
    return {
        claim: _article(row, inputs, seconds.get(claim), places.get(claim, ""), machines)
        for claim, row in inputs.rows.items()
    }


def environments(inputs: Inputs) -> list[dict[str, str]]:
    """The distinct machines that the evidence was made on."""
    machines: list[dict[str, str]] = []
    for row in inputs.rows.values():
        if row.record["environment"] not in machines:
            machines.append(row.record["environment"])
    return machines


def evidence_lines(inputs: Inputs) -> dict[str, str]:
    """File and line of each claim's record."""
    folder = inputs.catalogue.folder / EVIDENCE
    return {
        json.loads(text)["claim"]: f"{EVIDENCE}/{path.name}:{number}"
        for path in sorted(folder.glob("*.jsonl"))
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    }


def _article(
    row: Row, inputs: Inputs, seconds: float | None, place: str, machines: list[dict[str, str]]
) -> dict[str, Any]:
    record = row.record
    depends = {**record["depends"], "tools": record["tools"]}
    entry = inputs.catalogue.entries.get(record["claim"])
    return {
        "claim": record["claim"],
        "title": record["title"],
        "level": row.level.value,
        "stale": list(row.stale),
        "reason": record["reason"] or "",
        "requirements": record["requirements"],
        "relations": record["relations"],
        "file": inputs.proof_file(record["claim"]),
        "line": line_of(entry, inputs.text(entry.file)) if entry else 0,
        "method": record["method"],
        "tools": record["tools"],
        "seconds": seconds,
        "scope": record["scope"],
        "assumptions": record["assumptions"],
        "witness": plain(record["witness"]) if record["witness"] is not None else "",
        "counterexample": plain(record["counterexample"]) if record["counterexample"] is not None else "",
        "killed": record["mutants_killed"],
        "survived": record["mutants_survived"],
        "details": _details(record["details"]),
        "command": record["command"],
        "evidence": place,
        "machine": machines.index(record["environment"]) + 1,
        "depends": {
            "sha256": sha256(json.dumps(depends, sort_keys=True).encode()).hexdigest(),
            **{kind: len(names) for kind, names in sorted(depends.items())},
        },
        "published": record["published"],
    }


def line_of(entry: Entry, text: str) -> int:
    """The line of a proof file that has the claim's name, else its function, else the list of proofs."""
    lines = text.splitlines()
    matches = [number for number, line in enumerate(lines, 1) if f'"{entry.proof.claim}"' in line]
    if matches:
        return matches[0]
    run: Any = entry.proof.run
    while isinstance(run, partial):
        run = run.func
    code = getattr(run, "__code__", None)
    if code is not None and code.co_filename.endswith(entry.file):
        return int(code.co_firstlineno)
    return next((number for number, line in enumerate(lines, 1) if line.startswith("PROOFS")), 0)


def _details(details: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The details of a record as titled lists of lines."""
    sections = []
    for name, value in sorted(details.items(), key=lambda item: (item[0] != "goals", item[0])):
        lines = _goals(value) if name in ("goals", "refutations") else _lines(value)
        if lines:
            sections.append({"name": DETAIL_TITLES.get(name, name), "lines": lines})
    return sections


def _lines(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [f"{name}: {plain(item)}" for name, item in value.items()]
    if isinstance(value, list):
        return [plain(item) for item in value]
    return [plain(value)]


def _goals(goals: Iterable[Any]) -> list[str]:
    """One line per goal. Goals without a text share a line if they have the same outcome."""
    shared: dict[str, list[str]] = {}
    texts: list[str] = []
    for goal in goals:
        if not isinstance(goal, Mapping):
            texts.append(plain(goal))
            continue
        name = goal.get("name") or goal.get("mutant") or goal.get("function", "")
        statement = goal.get("says") or goal.get("term") or ""
        rest = {key: item for key, item in goal.items() if key not in ("name", "mutant", "function", "says", "term")}
        outcome = _by_prover(name, rest) if "function" in goal else plain(rest)
        if statement or "function" in goal:
            texts.append(": ".join(part for part in (name, statement) if part) + (f" ({outcome})" if outcome else ""))
        else:
            shared.setdefault(outcome, []).append(name)
    return texts + [f"{'; '.join(names)} ({outcome})" for outcome, names in shared.items()]


def _by_prover(function: str, provers: Mapping[str, list[str]]) -> str:
    """Frama-C's goals of one function by prover, without the function's name in front."""
    return "; ".join(
        f"{prover}: {', '.join(goal.removeprefix(f'{function}_') for goal in goals)}"
        for prover, goals in provers.items()
    )


def plain(value: Any) -> str:
    """JSON as readable text on one line.

    >>> plain({"A": 1, "path": ["x", True], "none": None})
    'A = 1, path = [x, yes], none = -'
    """
    if isinstance(value, Mapping):
        return ", ".join(f"{name} = {_inner(item)}" for name, item in value.items())
    if isinstance(value, list):
        return ", ".join(_inner(item) for item in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else shortened(str(value))


def _inner(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"({plain(value)})"
    return f"[{plain(value)}]" if isinstance(value, list) else plain(value)


def shortened(text: str) -> str:
    """`text` without the middle of very long numbers.

    >>> shortened("1/" + "7" * 90)
    '1/777777777777...777777 (90 digits)'
    """
    words = text.split("/") if "/" in text and " " not in text else [text]
    return "/".join(
        f"{word[:12]}...{word[-6:]} ({len(word)} digits)" if word.isdigit() and len(word) > MAX_DIGITS else word
        for word in words
    )
