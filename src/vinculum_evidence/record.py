"""Evidence: one record a claim, one line of JSON a record, the same bytes for the same inputs."""

import json
import platform
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files as resources
from pathlib import Path
from typing import Any

from vinculum.codegen.specification.json_document import relation_hash, text_hash
from vinculum_evidence.catalogue import EVIDENCE, Catalogue, Entry, method
from vinculum_evidence.dependencies import files
from vinculum_evidence.environment import environment
from vinculum_evidence.kernel_identity import misfit, remedy
from vinculum_evidence.proof import Finding, Level
from vinculum_spec.loader import formulas, relations, specification

Record = dict[str, Any]
SECONDS = "seconds.json"
NOT_INSTALLED = "not installed"


class EvidenceError(ValueError):
    """The evidence that is kept cannot be what this program wrote."""

    def __init__(self, where: str) -> None:
        super().__init__(f"the evidence cannot be read: {where}; take the file away, and replay what it held")


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    loaded: dict[str, Any] = json.loads(
        resources("vinculum_evidence").joinpath("record.schema.json").read_text(encoding="utf-8")
    )
    return loaded


def dependencies(entry: Entry, root: Path) -> dict[str, dict[str, str]]:
    """Hashes and versions of all that the evidence of one proof rests on; KeyError for a name that there is not."""
    proof, known = entry.proof, specification().requirements
    names = {known[identifier].relation_name for identifier in proof.requirements} | set(proof.relations)
    stated, ruled = {**relations(), **formulas()}, specification().rulings
    rulings = {ruling for identifier in proof.requirements for ruling in known[identifier].rulings}
    return {
        "requirements": {identifier: text_hash(known[identifier]) for identifier in sorted(proof.requirements)},
        "rulings": {ruling: text_hash(ruled[ruling]) for ruling in sorted(rulings)},
        "relations": {name: relation_hash(stated[name]) for name in sorted(names)},
        "files": files(root, entry.file, proof.examines),
        "tools": {name: _version(name) for name in sorted({*proof.tools, "sympy"})},
    }


@cache
def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return NOT_INSTALLED


def record(entry: Entry, finding: Finding, root: Path) -> Record:
    """What is kept of one run. A finding that lacks what its level asks for is UNDECIDED, and says what is missing.

    So is what a kernel has shown, or refuted, that is not the one that the record has the hashes of.
    """
    proof = entry.proof
    depends = dependencies(entry, root)
    made: Record = {
        "claim": proof.claim,
        "title": proof.title,
        "file": entry.file,
        "method": proof.method,
        "scope": proof.scope,
        "requirements": sorted(proof.requirements),
        "relations": sorted(depends["relations"]),
        "assumptions": list(proof.assumptions),
        "rests_on": sorted(proof.rests_on),
        "command": _command(proof.claim),
        "published": dict(proof.published) if proof.published is not None else None,
        "level": finding.level.value,
        "reason": finding.reason,
        "witness": finding.witness,
        "counterexample": finding.counterexample,
        "mutants_killed": list(finding.killed),
        "mutants_survived": list(finding.survived),
        "details": dict(finding.details),
        "tools": depends.pop("tools"),
        "depends": depends,
        "environment": environment(),
    }
    # Through JSON, so that what is kept in memory is what a file would hold.
    made = json.loads(line(made))
    if (missing := lacking(made)) is not None:
        reason = f"the record lacks what {finding.level.value} asks for: {missing}"
        made |= {"level": Level.UNDECIDED.value, "reason": reason}
    if (other := _by_another_kernel(made)) is not None:
        made |= {"level": Level.UNDECIDED.value, "reason": f"{other}, so this is no {made['level']}: {remedy()}"}
    return made


def _by_another_kernel(made: Record) -> str | None:
    """Why what a record has shown, or refuted, is not about the kernel that it has the hashes of; None where it is."""
    level = Level(made["level"])
    if not (level.shown or level is Level.REFUTED):
        return None
    return misfit(made["claim"], made["depends"]["files"], made["environment"])


def lacking(made: Mapping[str, Any]) -> str | None:
    """Where a record is not as the schema asks, and why; None where it is."""
    problem = next(iter(_validator().iter_errors(made)), None)
    if problem is None:
        return None
    return f"{'/'.join(str(part) for part in problem.instance_path)} {problem.message}"[:400].strip()


@cache
def _validator() -> Any:
    import jsonschema_rs

    return jsonschema_rs.Draft202012Validator(schema())


def line(made: Mapping[str, Any]) -> str:
    """One record as it is written. TypeError for what is no JSON; ValueError for NaN, which JSON has no word for."""
    return json.dumps(made, sort_keys=True, ensure_ascii=True, allow_nan=False, separators=(",", ":"))


def changed(kept: Record, entry: Entry, root: Path) -> list[str]:
    """What the record rests on that is no longer as it was: its own word for STALE. Empty where it stands."""
    now = dependencies(entry, root)
    then = {"rulings": {}, **kept["depends"], "tools": kept["tools"]}
    found = [
        f"{kind[:-1]} {name}"
        + (f" {then[kind].get(name, 'none')} -> {now[kind].get(name, 'none')}" if kind == "tools" else "")
        for kind in ("requirements", "rulings", "relations", "files", "tools")
        for name in sorted(now[kind].keys() | then[kind].keys())
        if now[kind].get(name) != then[kind].get(name)
    ]
    proof = entry.proof
    said = {
        "title": proof.title,
        "file": entry.file,
        "scope": proof.scope,
        "method": proof.method,
        "requirements": sorted(proof.requirements),
        "relations": sorted(now["relations"]),
        "assumptions": list(proof.assumptions),
        "rests_on": sorted(proof.rests_on),
        "published": dict(proof.published) if proof.published is not None else None,
        "command": _command(proof.claim),
    }
    found += [f"its {key}" for key, value in said.items() if json.loads(json.dumps(value)) != kept[key]]
    return found + [f"its kernel: {other}" for other in [_by_another_kernel(kept)] if other is not None]


def _command(claim: str) -> str:
    return f"vinculum prove {claim}"


def other_pythons(kept: Iterable[Record]) -> list[str]:
    """The versions of Python, but for their last number, that made these records and are not this one."""
    made = {_minor(record["environment"]["python"]) for record in kept}
    return sorted(made - {_minor(platform.python_version())})


def _minor(python: str) -> str:
    return ".".join(python.split(".")[:2])


def stale(claim: str, catalogue: Catalogue, evidence: Mapping[str, Record]) -> list[str]:
    """What the record of `claim` rests on that is no longer as it was.

    Where it shows the claim, those that it takes for granted too: what is refuted or open is so whatever they are.
    """
    entry = catalogue.entries[claim]
    found = changed(evidence[claim], entry, catalogue.root)
    for other in entry.proof.rests_on if Level(evidence[claim]["level"]).shown else ():
        if other not in catalogue.entries:
            found.append(f"claim {other}, which no proof has")
        elif other not in evidence:
            found.append(f"claim {other}, which has no evidence")
        elif not Level(evidence[other]["level"]).shown:
            found.append(f"claim {other}, which is {evidence[other]['level']}")
        elif stale(other, catalogue, evidence):
            found.append(f"claim {other}, which is {Level.STALE}")
    return found


def read_seconds(catalogue: Catalogue) -> dict[str, float]:
    """What each claim took when its record was made: beside the evidence, not in it, as no two runs take the same."""
    return read_beside(catalogue.folder / EVIDENCE / SECONDS, ()) or {}


def read_beside(path: Path, keys: Iterable[str]) -> dict[str, Any] | None:
    """What is kept beside the records, None where there is no such file. EvidenceError for what has not these keys."""
    if not path.exists():
        return None
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EvidenceError(f"{path.name}: {error.strerror}") from None
    except ValueError as error:
        raise EvidenceError(f"{path.name}: is no JSON: {error}") from None
    if not isinstance(found, dict):
        raise EvidenceError(f"{path.name}: is no object, but {type(found).__name__}")
    if missing := [key for key in keys if key not in found]:
        raise EvidenceError(f"{path.name}: has no {missing[0]}")
    return found


def write_seconds(catalogue: Catalogue, taken: Mapping[str, float]) -> None:
    """Write what each claim took: of claims that there are."""
    text = json.dumps({claim: round(taken[claim], 1) for claim in sorted(taken.keys() & catalogue.entries)}, indent=0)
    _replace(catalogue.folder / EVIDENCE / SECONDS, text + "\n")


def read(catalogue: Catalogue) -> dict[str, Record]:
    """All evidence that is kept, by claim. EvidenceError, with file and line, for what is no whole record of its own."""
    found: dict[str, Record] = {}
    for path in sorted((catalogue.folder / EVIDENCE).glob("*.jsonl")):
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise EvidenceError(f"{path.name}: {error.strerror if isinstance(error, OSError) else error}") from None
        for number, text in enumerate(lines, 1):
            try:
                item = json.loads(text)
            except ValueError as error:
                raise EvidenceError(f"{path.name}, line {number}: is no record: {error}") from None
            if (missing := lacking(item)) is not None:
                raise EvidenceError(f"{path.name}, line {number}: is no record: {missing}")
            if item["claim"] in found:
                raise EvidenceError(f"{path.name}, line {number}: a second record of {item['claim']}")
            found[item["claim"]] = item
    return found


def write(catalogue: Catalogue, kept: Iterable[Record]) -> None:
    """Write `kept` by method, sorted by claim; records of claims that are no longer made are dropped."""
    folder = catalogue.folder / EVIDENCE
    folder.mkdir(exist_ok=True)
    by_method: dict[str, list[Record]] = {}
    for item in kept:
        entry = catalogue.entries.get(item["claim"])
        if entry is not None or item["file"] in catalogue.unread:
            by_method.setdefault(method(entry.file if entry else item["file"]), []).append(item)
    for name, items in by_method.items():
        path = folder / f"{name}.jsonl"
        text = "".join(line(item) + "\n" for item in sorted(items, key=lambda item: str(item["claim"])))
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            _replace(path, text)
    for path in folder.glob("*.jsonl"):
        if path.stem not in by_method:
            path.unlink()


def _replace(path: Path, text: str) -> None:
    """Write all of it or nothing."""
    beside = path.with_suffix(".tmp")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
