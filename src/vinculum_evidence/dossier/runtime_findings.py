"""What the gate found in real runtimes: kept without what no reader needs, and grouped by runtime and kind of fault.

    python -m vinculum_evidence.dossier.runtime_findings FILE

takes what `vinculum check ... --json FILE` wrote, and writes proofs/evidence/runtimes.json: every refuted and undecided
verdict whole, of the others their counts, and what was observed where a document leaves a result open. Beside them stands the
hash of what judged: the gate and the specification.
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
HAS = ("environment", "command", "level", "seed", "targets", "counts", "refuted", "undecided", "observed")
KINDS = (
    "ends the process",
    "does not return",
    "refuses what is valid",
    "accepts what is not valid",
    "wrong value where a special value is right",
    "wrong value",
    "wrong shape, type or place",
    "wrong conduct",
)
SPECIAL = frozenset(("any", "nan", "inf", "+inf", "-inf", "0", "-0", "0.0", "-0.0"))  # "any NaN"
LONGEST = 300  # characters of what a runtime said that are told
KEPT = (
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


def judging(files: Mapping[str, str]) -> str:
    """One hash of the gate and the specification, from the SHA-256 of each file of the project."""
    rested = {
        name: digest
        for name, digest in files.items()
        if name.startswith(("src/vinculum/gate/", "spec/vinculum_spec/")) and name.endswith((".py", ".toml", ".json"))
    }
    return sha256("".join(f"{digest}  {name}\n" for name, digest in sorted(rested.items())).encode()).hexdigest()


def _hashed(root: Path) -> dict[str, str]:
    found = (path for part in ("src/vinculum/gate", "spec/vinculum_spec") for path in (root / part).rglob("*.*"))
    return {path.relative_to(root).as_posix(): sha256_of_file(path) for path in found if path.is_file()}


def read(inputs: Inputs) -> dict[str, Any] | None:
    """What is kept of it; None where nothing is. EvidenceError for what `reduced` cannot have made."""
    return inputs.kept(EVIDENCE_NAME, HAS)


def open_points(inputs: Inputs) -> list[dict[str, Any]]:
    """What the front page has to say of it: that nothing was run, or that the gate is another one now."""
    kept = read(inputs)
    where = ["chapter findings"]
    if kept is None:
        return [{"level": "NOT_RUN", "why": "no run of the gate over real runtimes is kept", "what": where}]
    if kept.get("judging") != judging(inputs.files):
        why = (
            "the gate or the specification has changed since real runtimes were judged by it; judge them again with "
            "`vinculum check TARGET... --json F`, and keep that with `python -m vinculum_evidence.dossier.runtime_findings F`"
        )
        return [{"level": "STALE", "why": why, "what": where}]
    return []


def reduced(document: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a run of the gate. ValueError where the run was interrupted, or a target was not judged."""
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
        "refuted": [{key: row[key] for key in KEPT} for row in verdicts if row["verdict"] == "refuted"],
        "undecided": [{key: row[key] for key in KEPT[:-1]} for row in verdicts if row["verdict"] == "undecided"],
        "observed": [
            {key: row[key] for key in ("target", "profile", "requirement", "dtype", "observed")}
            for row in verdicts
            if row["observed"]
        ],
    }


def grouped(kept: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """The runtimes, each with its faults by kind; None where nothing is kept."""
    if kept is None:
        return None
    environment = {key: value for key, value in kept["environment"].items() if isinstance(value, str)}
    environment |= {f"package {name}": version for name, version in sorted(kept["environment"]["packages"].items())}
    return {
        "environment": environment,
        "command": kept["command"],
        "level": kept["level"],
        "targets": [_target(kept, target) for target in kept["targets"]],
    }


def _target(kept: Mapping[str, Any], target: Mapping[str, Any]) -> dict[str, Any]:
    name = target["name"]
    words = ("conforms", "refuted", "unspecified", "not supported", "undecided")
    return {
        "name": name,
        "version": target["version"],
        "counts": {word: kept["counts"][name].get(word, 0) for word in words},
        "faults": faults([row for row in kept["refuted"] if row["target"] == name]),
        "undecided": _together([row for row in kept["undecided"] if row["target"] == name], ("requirement", "reason")),
        "observed": _observed([row for row in kept["observed"] if row["target"] == name]),
    }


def faults(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Refuted verdicts on one target: one entry for each kind of fault and requirement, with its smallest input."""
    told = [{**row, "kind": kind(row)} for row in rows]
    made = []
    for fault in _together(told, ("kind", "requirement")):
        members = [row for row in told if (row["kind"], row["requirement"]) == (fault["kind"], fault["requirement"])]
        smallest = min((row["counterexample"] for row in members), key=_size)
        made.append(
            {
                **fault,
                "failures": sum(row["failures"] for row in members),
                "cases": sum(row["cases"] for row in members),
                "input": _input(smallest),
                "got": " ".join(smallest["got"].split())[:LONGEST],
                "expected": smallest["expected"],
                "replay": smallest["replay"],
            }
        )
    return sorted(made, key=lambda fault: (KINDS.index(fault["kind"]), fault["requirement"]))


def kind(row: Mapping[str, Any]) -> str:
    """Which kind of fault a refuted verdict shows.

    >>> kind({"requirement": "V_DIV_NO_CRASH_0010", "dtype": "int8", "counterexample": {"got": "ended by SIGFPE", "expected": ["a value"]}})
    'ends the process'
    """
    found, of = row["counterexample"], specification().requirements[row["requirement"]].kind
    if row["requirement"] == NO_CRASH:
        return "does not return" if found["got"].startswith("hung") else "ends the process"
    if row["requirement"] == ANSWER:
        return "refuses what is valid"
    if any(text.startswith("an error") for text in found["expected"]):
        return "accepts what is not valid"
    if of == "value":
        special = "float" in row["dtype"] and SPECIAL.issuperset(
            text.split(" ")[0].lower() for text in found["expected"]
        )
        return "wrong value where a special value is right" if special else "wrong value"
    return "wrong conduct" if of == "conduct" else "wrong shape, type or place"


def _together(rows: Iterable[Mapping[str, Any]], by: tuple[str, ...]) -> list[dict[str, Any]]:
    """Rows that agree on `by` as one, with every element type and profile that they have."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for row in rows:
        start = {**{key: row[key] for key in by}, "dtypes": [], "profiles": []}
        entry = found.setdefault(tuple(row[key] for key in by), start)
        for name, value in (("dtypes", row["dtype"]), ("profiles", row["profile"])):
            if value not in entry[name]:
                entry[name].append(value)
    return list(found.values())


def _observed(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    told = [{**row, "what": ", ".join(sorted(row["observed"]))} for row in rows]
    return sorted(_together(told, ("requirement", "what")), key=lambda one: (one["requirement"], one["what"]))


def _size(found: Mapping[str, Any]) -> tuple[int, int, str]:
    text = _input(found)
    return len(found["A"]["decimal"]) + len(found["B"]["decimal"]), len(text), text


def _input(found: Mapping[str, Any]) -> str:
    """The operands of a counterexample on one line, with their bit patterns where there are any."""
    parts = [f"{name} = {_operand(found[name])}" for name in ("A", "B")]
    parts += [f"{name} = {value}" for name, value in found["attributes"].items()]
    return ", ".join(parts) + "".join(f"; {found[key]}" for key in ("path", "layout") if found[key])


def _operand(operand: Mapping[str, Any]) -> str:
    shape = f" {tuple(operand['shape'])}" if operand["shape"] != [1] else ""
    bits = f" ({' '.join(operand['hex'])})" if operand["hex"] else ""
    more = " and more" if len(operand["decimal"]) < prod(operand["shape"]) else ""
    return f"{operand['dtype']}{shape} {' '.join(operand['decimal'])}{bits}{more}"


def main(arguments: Sequence[str]) -> int:
    """Write the evidence from the file that is named. Status 2 for a file that is no run of the gate."""
    try:
        (source,) = arguments
        text = Path(source).read_text(encoding="utf-8")
        kept = reduced(json.loads(text))
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.stderr.write(
            f"usage: python -m vinculum_evidence.dossier.runtime_findings FILE: {type(error).__name__}: {error}\n"
        )
        return 2
    folder = proofs_folder()
    kept["judging"] = judging(_hashed(folder.parent))
    path = folder / EVIDENCE / f"{EVIDENCE_NAME}.json"
    path.write_text(json.dumps(kept, indent=1, sort_keys=True, ensure_ascii=True) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(kept['refuted'])} refuted verdicts kept in {path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
