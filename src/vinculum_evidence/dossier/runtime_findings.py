"""Findings in real runtimes: the gate's verdicts, reduced to what readers need.

    python -m vinculum_evidence.dossier.runtime_findings FILE

reads what `vinculum check ... --json FILE` wrote, and writes proofs/evidence/runtimes.json: every refuted and undecided
verdict, the counts of the others, what was observed where a document leaves a result open, and one hash of the gate and
the specification.
"""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any

from vinculum._util.files import sha256_of_file
from vinculum_evidence.catalogue import EVIDENCE, proofs_folder
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_spec.loader import specification
from vinculum_spec.requirement_ids import ANSWER, NO_CRASH

EVIDENCE_NAME = "runtimes"
KEYS = ("environment", "command", "level", "seed", "targets", "counts", "refuted", "undecided", "observed")
KINDS = (
    "ends the process",
    "does not return",
    "refuses what is valid",
    "accepts what is not valid",
    "wrong value where a special value is right",
    "wrong value",
    "wrong shape, type or place",
    "wrong behaviour",
)
SPECIAL = frozenset(("any", "nan", "inf", "+inf", "-inf", "0", "-0", "0.0", "-0.0"))  # "any NaN"
MAX_GOT_CHARACTERS = 300
REFUTED_FIELDS = (
    "target",
    "version",
    "profile",
    "requirement",
    "dtype",
    "verdict",
    "cases",
    "failures",
    "reason",
    "counterexample",
)


def oracle_hash(files: Mapping[str, str]) -> str:
    """One hash of the gate and the specification, from the SHA-256 of each file of the project."""
    relevant = {
        name: digest
        for name, digest in files.items()
        if name.startswith(("src/vinculum/gate/", "spec/vinculum_spec/")) and name.endswith((".py", ".toml", ".json"))
    }
    return sha256("".join(f"{digest}  {name}\n" for name, digest in sorted(relevant.items())).encode()).hexdigest()


def _hashes(root: Path) -> dict[str, str]:
    paths = (path for part in ("src/vinculum/gate", "spec/vinculum_spec") for path in (root / part).rglob("*.*"))
    return {path.relative_to(root).as_posix(): sha256_of_file(path) for path in paths if path.is_file()}


def read(inputs: Inputs) -> dict[str, Any] | None:
    """The stored findings; None if there are none. EvidenceError for an invalid file."""
    return inputs.stored(EVIDENCE_NAME, KEYS)


def open_points(inputs: Inputs) -> list[dict[str, Any]]:
    """Open points for the front page: no run is stored, or the gate has changed since."""
    stored = read(inputs)
    where = ["chapter findings"]
    if stored is None:
        return [{"level": "NOT_RUN", "why": "no run of the gate over real runtimes is stored", "what": where}]
    if stored.get("judging") != oracle_hash(inputs.files):
        why = (
            "the gate or the specification has changed since real runtimes were judged; judge them again with "
            "`vinculum check TARGET... --json F`, and store the result with `python -m vinculum_evidence.dossier.runtime_findings F`"
        )
        return [{"level": "STALE", "why": why, "what": where}]
    return []


def reduced(document: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a run's JSON to store. ValueError if it was interrupted or could not judge a target."""
    if document["interrupted"]:
        raise ValueError("the run was interrupted: run it to its end")
    if missing := [target["name"] for target in document["targets"] if target["unavailable"]]:
        raise ValueError(f"not judged: {', '.join(missing)}; judge what is installed, and name only that")
    verdicts = document["verdicts"]
    counts: dict[str, dict[str, int]] = {target["name"]: {} for target in document["targets"]}
    for row in verdicts:
        tally = counts[row["target"]]
        tally[row["verdict"]] = tally.get(row["verdict"], 0) + 1
    return {
        "environment": document["environment"],
        "command": document["command"],
        "level": document["level"],
        "seed": document["seed"],
        "targets": document["targets"],
        "counts": counts,
        "refuted": [{key: row[key] for key in REFUTED_FIELDS} for row in verdicts if row["verdict"] == "refuted"],
        "undecided": [
            {key: row[key] for key in REFUTED_FIELDS[:-1]} for row in verdicts if row["verdict"] == "undecided"
        ],
        "observed": [
            {key: row[key] for key in ("target", "profile", "requirement", "dtype", "observed")}
            for row in verdicts
            if row["observed"]
        ],
    }


def grouped(stored: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """The runtimes, each with its faults by kind; None without a stored run."""
    if stored is None:
        return None
    environment = {key: value for key, value in stored["environment"].items() if isinstance(value, str)}
    environment |= {f"package {name}": version for name, version in sorted(stored["environment"]["packages"].items())}
    return {
        "environment": environment,
        "command": stored["command"],
        "level": stored["level"],
        "targets": [_target(stored, target) for target in stored["targets"]],
    }


def _target(stored: Mapping[str, Any], target: Mapping[str, Any]) -> dict[str, Any]:
    name = target["name"]
    words = ("conforms", "refuted", "unspecified", "not supported", "undecided")
    return {
        "name": name,
        "version": target["version"],
        "counts": {word: stored["counts"][name].get(word, 0) for word in words},
        "faults": faults([row for row in stored["refuted"] if row["target"] == name]),
        "undecided": _merge([row for row in stored["undecided"] if row["target"] == name], ("requirement", "reason")),
        "observed": _observed([row for row in stored["observed"] if row["target"] == name]),
    }


def faults(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The faults of one target: an entry for each kind and requirement, with its smallest input."""
    by_kind = [{**row, "kind": kind(row)} for row in rows]
    merged = []
    for fault in _merge(by_kind, ("kind", "requirement")):
        members = [row for row in by_kind if (row["kind"], row["requirement"]) == (fault["kind"], fault["requirement"])]
        smallest = min((row["counterexample"] for row in members), key=_size)
        merged.append(
            {
                **fault,
                "failures": sum(row["failures"] for row in members),
                "cases": sum(row["cases"] for row in members),
                "input": _input(smallest),
                "got": " ".join(smallest["got"].split())[:MAX_GOT_CHARACTERS],
                "expected": smallest["expected"],
                "replay": smallest["replay"],
            }
        )
    return sorted(merged, key=lambda fault: (KINDS.index(fault["kind"]), fault["requirement"]))


def kind(row: Mapping[str, Any]) -> str:
    """The kind of fault that a refuted verdict shows.

    >>> kind({"requirement": "V_DIV_NO_CRASH_0010", "dtype": "int8", "counterexample": {"got": "ended by SIGFPE", "expected": ["a value"]}})
    'ends the process'
    """
    example, requirement_kind = row["counterexample"], specification().requirements[row["requirement"]].kind
    if row["requirement"] == NO_CRASH:
        return "does not return" if example["got"].startswith("hung") else "ends the process"
    if row["requirement"] == ANSWER:
        return "refuses what is valid"
    if any(text.startswith("an error") for text in example["expected"]):
        return "accepts what is not valid"
    if requirement_kind == "value":
        special = "float" in row["dtype"] and SPECIAL.issuperset(
            text.split(" ")[0].lower() for text in example["expected"]
        )
        return "wrong value where a special value is right" if special else "wrong value"
    return "wrong behaviour" if requirement_kind == "behaviour" else "wrong shape, type or place"


def _merge(rows: Iterable[Mapping[str, Any]], by: tuple[str, ...]) -> list[dict[str, Any]]:
    """Merge rows that agree on `by`, with all their element types and profiles."""
    merged: dict[tuple[str, ...], dict[str, Any]] = {}
    for row in rows:
        start = {**{key: row[key] for key in by}, "dtypes": [], "profiles": []}
        entry = merged.setdefault(tuple(row[key] for key in by), start)
        for name, value in (("dtypes", row["dtype"]), ("profiles", row["profile"])):
            if value not in entry[name]:
                entry[name].append(value)
    return list(merged.values())


def _observed(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    observations = [{**row, "what": ", ".join(sorted(row["observed"]))} for row in rows]
    return sorted(_merge(observations, ("requirement", "what")), key=lambda one: (one["requirement"], one["what"]))


def _size(example: Mapping[str, Any]) -> tuple[int, int, str]:
    text = _input(example)
    return len(example["A"]["decimal"]) + len(example["B"]["decimal"]), len(text), text


def _input(example: Mapping[str, Any]) -> str:
    """The operands of a counterexample on one line, with their bit patterns."""
    parts = [f"{name} = {_operand(example[name])}" for name in ("A", "B")]
    parts += [f"{name} = {value}" for name, value in example["attributes"].items()]
    return ", ".join(parts) + "".join(f"; {example[key]}" for key in ("path", "layout") if example[key])


def _operand(operand: Mapping[str, Any]) -> str:
    shape = f" {tuple(operand['shape'])}" if operand["shape"] != [1] else ""
    bits = f" ({' '.join(operand['hex'])})" if operand["hex"] else ""
    more = " and more" if len(operand["decimal"]) < prod(operand["shape"]) else ""
    return f"{operand['dtype']}{shape} {' '.join(operand['decimal'])}{bits}{more}"


def main(arguments: Sequence[str]) -> int:
    """Store the run in a file as evidence. Returns 2 if the file is no run of the gate."""
    try:
        (source,) = arguments
        text = Path(source).read_text(encoding="utf-8")
        content = reduced(json.loads(text))
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.stderr.write(
            f"usage: python -m vinculum_evidence.dossier.runtime_findings FILE: {type(error).__name__}: {error}\n"
        )
        return 2
    folder = proofs_folder()
    content["judging"] = oracle_hash(_hashes(folder.parent))
    path = folder / EVIDENCE / f"{EVIDENCE_NAME}.json"
    path.write_text(json.dumps(content, indent=1, sort_keys=True, ensure_ascii=True) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(content['refuted'])} refuted verdicts stored in {path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
