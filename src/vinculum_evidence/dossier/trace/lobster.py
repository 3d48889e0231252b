"""The trace as files for LOBSTER 1 (requirements, implementation, activities), and as CSV."""

import csv
from io import StringIO
from typing import Any

from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.manifest import as_json
from vinculum_evidence.dossier.tables import table as read_table
from vinculum_evidence.dossier.trace.artifacts import Unit
from vinculum_evidence.dossier.trace.collect import Trace, every_requirement
from vinculum_evidence.dossier.trace.test_assignment import without
from vinculum_evidence.reports.terminal import Row

GENERATOR = "vinculum audit"
BESIDE = "comparisons"  # the link of the chain on which the kernel does not rest
NOT_OF_THE_KERNEL = (
    "A requirement of a further standard, which is compared with the others. The kernel does not follow it."
)


def files(inputs: Inputs, trace: Trace) -> dict[str, bytes]:
    """The files of the folder trace/ by name."""
    requirements = [_requirement(trace, name, place) for name, place in {**trace.places, **trace.further}.items()]
    code = [_implementation(trace, unit) for unit in trace.code.values()]
    tests = [
        _activity(unit.name, "python", unit.place, unit.requirements, unit.says, "test")
        for unit in trace.tests.values()
    ]
    tests += [
        _activity(unit.name, "python", unit.place, (), unit.says, "test") | {"just_up": [reason]}
        for unit in trace.untraced.values()
        if (reason := trace.explained.get(without(unit.name)))
    ]
    lemma_of = {
        claim: [name for name, row in inputs.rows.items() if claim in row.record["rests_on"]] for claim in inputs.rows
    }
    proofs = [
        _proof(row, inputs.proof_file(claim), lemma_of[claim])
        for claim, row in inputs.rows.items()
        if not row.published
    ]
    contents = {
        "requirements.lobster": _document("lobster-req-trace", 4, requirements),
        "code.lobster": _document("lobster-imp-trace", 3, code),
        "tests.lobster": _document("lobster-act-trace", 3, tests),
        "proofs.lobster": _document("lobster-act-trace", 3, proofs),
        "trace.csv": table(trace),
    }
    return {f"trace/{name}": text.encode() for name, text in contents.items()}


def _document(schema: str, version: int, items: list[dict[str, Any]]) -> str:
    return as_json({"schema": schema, "version": version, "generator": GENERATOR, "data": items})


def _item(tag: str, place: str, name: str, up: tuple[str, ...] = ()) -> dict[str, Any]:
    file, _, line = place.rpartition(":")
    return {
        "tag": tag,
        "location": {"kind": "file", "file": file, "line": int(line), "column": None},
        "name": name,
        "messages": [],
        "just_up": [],
        "just_down": [],
        "just_global": [],
        "refs": [f"req {name}" for name in up],
    }


def _requirement(trace: Trace, name: str, place: str) -> dict[str, Any]:
    requirement = every_requirement()[name]
    missing = [reason for orphan, reason in trace.explained.items() if orphan.startswith(f"{name}:")]
    missing += [NOT_OF_THE_KERNEL] if name in trace.further else []
    return {
        **_item(f"req {name}", place, f"{name}: {requirement.title}"),
        "just_down": missing,
        "framework": "Vinculum",
        "kind": requirement.kind,
        "text": requirement.statement,
        "status": None,
    }


def _implementation(trace: Trace, unit: Unit) -> dict[str, Any]:
    reason = trace.supports.get(unit.name) or trace.explained.get(unit.name)
    language = "C" if unit.file.endswith(".c") else "Python"
    return {
        **_item(f"{language.lower()} {unit.name}", unit.place, unit.name, unit.requirements),
        "just_up": [] if unit.requirements or reason is None else [f"serves {reason}"],
        "language": language,
        "kind": "function",
    }


def _activity(tag: str, framework: str, place: str, up: tuple[str, ...], text: str, kind: str) -> dict[str, Any]:
    item = _item(f"{kind} {tag}", place, tag, up)
    return {**item, "framework": framework, "kind": kind, "text": text or None, "status": "ok"}


def _proof(row: Row, file: str, lemma_of: list[str]) -> dict[str, Any]:
    """A proof as an activity.

    A claim without a requirement is justified by the claims that rest on it, or by the link that it stands in.
    """
    record = row.record
    reasons = [f"a lemma of {', '.join(lemma_of)}"] if lemma_of else _links(record["claim"])
    item = _activity(
        record["claim"],
        record["method"],
        f"{file}:1",
        tuple(record["requirements"]),
        record["title"],
        "proof",
    )
    return {
        **item,
        "just_up": [] if record["requirements"] else reasons,
        "status": "ok" if row.level.is_evidence else "not ok",
        "messages": [] if row.level.is_evidence else [row.level.value],
    }


def _links(claim: str) -> list[str]:
    """The links beside the chain to the kernel that a claim stands in, such as that of comparisons."""
    links = (link for link in read_table("chain")["link"] if link["key"] == BESIDE)
    return [f"beside the kernel: {link['title']}" for link in links if claim in link["claims"]]


def table(trace: Trace) -> str:
    """The trace as CSV: one line for each link of a requirement."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(["requirement", "what", "name", "place"])
    for name, link in trace.links.items():
        lines.writerow([name, "requirement", name, trace.places[name]])
        lines.writerows([name, "clause", clause, ""] for clause in link.clauses)
        lines.writerow([name, "relation", link.relation, trace.relations[link.relation].place])
        lines.writerows([name, "code", unit, trace.code[unit].place] for unit in link.code)
        lines.writerows([name, "test", unit, trace.tests[unit].place] for unit in link.tests)
        lines.writerows([name, "claim", claim, trace.proofs[claim]] for claim in link.claims)
    return out.getvalue()
