"""Evidence: one record per claim, as a line of JSON that has the same bytes for the same inputs."""

import json
import platform
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from vinculum._util.packages import load_schema, package_version
from vinculum.codegen.specification.json_document import relation_hash, text_hash
from vinculum_evidence.catalogue import EVIDENCE, Catalogue, Entry, method
from vinculum_evidence.dependencies import files
from vinculum_evidence.environment import environment
from vinculum_evidence.kernel_identity import kernel_mismatch, remedy
from vinculum_evidence.proof import Finding, Level
from vinculum_spec.atlas.loader import atlas, further_relations
from vinculum_spec.editions.claims import formulas as edition_formulas
from vinculum_spec.loader import formulas, relations

Record = dict[str, Any]
SECONDS = "seconds.json"
NOT_INSTALLED = "not installed"


class EvidenceError(ValueError):
    """The stored evidence is not what this program wrote."""

    def __init__(self, where: str) -> None:
        super().__init__(f"the evidence cannot be read: {where}; remove the file, and replay its claims")


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    return dict(load_schema("vinculum_evidence", "record.schema.json"))


def dependencies(entry: Entry, root: Path) -> dict[str, dict[str, str]]:
    """Hashes and versions of everything that a proof's evidence depends on. KeyError for unknown names."""
    proof, requirements = entry.proof, atlas().requirements
    names = {requirements[identifier].relation_name for identifier in proof.requirements} | set(proof.relations)
    all_relations, all_rulings = (
        {**relations(), **further_relations(), **formulas(), **edition_formulas()},
        atlas().rulings,
    )
    rulings = {ruling for identifier in proof.requirements for ruling in requirements[identifier].rulings}
    return {
        "requirements": {identifier: text_hash(requirements[identifier]) for identifier in sorted(proof.requirements)},
        "rulings": {ruling: text_hash(all_rulings[ruling]) for ruling in sorted(rulings)},
        "relations": {name: relation_hash(all_relations[name]) for name in sorted(names)},
        "files": files(root, entry.file, proof.examines),
        "tools": {name: package_version(name) or NOT_INSTALLED for name in sorted({*proof.tools, "sympy"})},
    }


def record(entry: Entry, finding: Finding, root: Path) -> Record:
    """The record of one finding.

    It is UNDECIDED, with the reason, if the finding lacks what its level requires, or if another kernel ran than the
    one whose hashes the record has.
    """
    proof = entry.proof
    depends = dependencies(entry, root)
    item: Record = {
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
    # Through JSON, so that the record in memory equals the one in the file.
    item = json.loads(line(item))
    if (violation := schema_violation(item)) is not None:
        reason = f"the record lacks what {finding.level.value} requires: {violation}"
        item |= {"level": Level.UNDECIDED.value, "reason": reason}
    if (mismatch := _kernel_mismatch(item)) is not None:
        item |= {"level": Level.UNDECIDED.value, "reason": f"{mismatch}, so this is no {item['level']}: {remedy()}"}
    return item


def _kernel_mismatch(item: Record) -> str | None:
    """Why the finding is not about the kernel that the record has hashes of; None if it is.

    Also None if the finding decides nothing.
    """
    level = Level(item["level"])
    if not (level.is_evidence or level is Level.REFUTED):
        return None
    return kernel_mismatch(item["claim"], item["depends"]["files"], item["environment"])


def schema_violation(item: Mapping[str, Any]) -> str | None:
    """Where and why a record violates the schema; None if it does not."""
    problem = next(iter(_validator().iter_errors(item)), None)
    if problem is None:
        return None
    return f"{'/'.join(str(part) for part in problem.instance_path)} {problem.message}"[:400].strip()


@cache
def _validator() -> Any:
    import jsonschema_rs

    return jsonschema_rs.Draft202012Validator(schema())


def line(item: Mapping[str, Any]) -> str:
    """A record as a line of text.

    TypeError for what is no JSON, and ValueError for NaN, which JSON cannot express.
    """
    return json.dumps(item, sort_keys=True, ensure_ascii=True, allow_nan=False, separators=(",", ":"))


def changes(item: Record, entry: Entry, root: Path) -> list[str]:
    """The dependencies that have changed since the record was written. Empty if it is current."""
    now = dependencies(entry, root)
    then = {"rulings": {}, **item["depends"], "tools": item["tools"]}
    differences = [
        f"{kind[:-1]} {name}"
        + (f" {then[kind].get(name, 'none')} -> {now[kind].get(name, 'none')}" if kind == "tools" else "")
        for kind in ("requirements", "rulings", "relations", "files", "tools")
        for name in sorted(now[kind].keys() | then[kind].keys())
        if now[kind].get(name) != then[kind].get(name)
    ]
    proof = entry.proof
    fields = {
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
    differences += [f"its {key}" for key, value in fields.items() if json.loads(json.dumps(value)) != item[key]]
    if (mismatch := _kernel_mismatch(item)) is not None:
        differences.append(f"its kernel: {mismatch}")
    return differences


def _command(claim: str) -> str:
    return f"vinculum prove {claim}"


def other_pythons(items: Iterable[Record]) -> list[str]:
    """The minor versions of Python, other than this one, that made these records."""
    versions = {_minor(item["environment"]["python"]) for item in items}
    return sorted(versions - {_minor(platform.python_version())})


def _minor(python: str) -> str:
    return ".".join(python.split(".")[:2])


def stale_reasons(claim: str, catalogue: Catalogue, evidence: Mapping[str, Record]) -> list[str]:
    """Why the record of `claim` is stale. Empty if it is current.

    If the claim is established, the claims that it assumes must have current evidence too. A refuted or undecided claim
    does not depend on them.
    """
    entry = catalogue.entries[claim]
    reasons = changes(evidence[claim], entry, catalogue.root)
    for other in entry.proof.rests_on if Level(evidence[claim]["level"]).is_evidence else ():
        if other not in catalogue.entries:
            reasons.append(f"claim {other}, which no proof has")
        elif other not in evidence:
            reasons.append(f"claim {other}, which has no evidence")
        elif not Level(evidence[other]["level"]).is_evidence:
            reasons.append(f"claim {other}, which is {evidence[other]['level']}")
        elif stale_reasons(other, catalogue, evidence):
            reasons.append(f"claim {other}, which is {Level.STALE}")
    return reasons


def read_seconds(catalogue: Catalogue) -> dict[str, float]:
    """How long each claim took when it was recorded.

    Durations vary, and so are not part of the records.
    """
    return read_json(catalogue.folder / EVIDENCE / SECONDS, ()) or {}


def read_json(path: Path, keys: Iterable[str]) -> dict[str, Any] | None:
    """A JSON object beside the records, or None. EvidenceError if it lacks one of `keys`."""
    if not path.exists():
        return None
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EvidenceError(f"{path.name}: {error.strerror}") from None
    except ValueError as error:
        raise EvidenceError(f"{path.name}: is no JSON: {error}") from None
    if not isinstance(content, dict):
        raise EvidenceError(f"{path.name}: is no object, but {type(content).__name__}")
    if missing := [key for key in keys if key not in content]:
        raise EvidenceError(f"{path.name}: has no {missing[0]}")
    return content


def write_seconds(catalogue: Catalogue, durations: Mapping[str, float]) -> None:
    """Write how long each claim of the catalogue took."""
    claims = sorted(durations.keys() & catalogue.entries)
    text = json.dumps({claim: round(durations[claim], 1) for claim in claims}, indent=0)
    _replace(catalogue.folder / EVIDENCE / SECONDS, text + "\n")


def read(catalogue: Catalogue) -> dict[str, Record]:
    """All records by claim. EvidenceError, with file and line, for an invalid or duplicate record."""
    records: dict[str, Record] = {}
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
            if (violation := schema_violation(item)) is not None:
                raise EvidenceError(f"{path.name}, line {number}: is no record: {violation}")
            if item["claim"] in records:
                raise EvidenceError(f"{path.name}, line {number}: a second record of {item['claim']}")
            records[item["claim"]] = item
    return records


def write(catalogue: Catalogue, items: Iterable[Record]) -> None:
    """Write records by method, sorted by claim. Records of claims that no longer exist are dropped."""
    folder = catalogue.folder / EVIDENCE
    folder.mkdir(exist_ok=True)
    by_method: dict[str, list[Record]] = {}
    for item in items:
        entry = catalogue.entries.get(item["claim"])
        if entry is not None or item["file"] in catalogue.unread:
            by_method.setdefault(method(entry.file if entry else item["file"]), []).append(item)
    for name, group in by_method.items():
        path = folder / f"{name}.jsonl"
        text = "".join(line(item) + "\n" for item in sorted(group, key=lambda item: str(item["claim"])))
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            _replace(path, text)
    for path in folder.glob("*.jsonl"):
        if path.stem not in by_method:
            path.unlink()


def _replace(path: Path, text: str) -> None:
    """Write the file completely or not at all."""
    temporary = path.with_suffix(".tmp")
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(path)
