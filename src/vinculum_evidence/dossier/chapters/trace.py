"""The trace matrix in both directions: clause, requirement, relation, code, test, proof; and orphans."""

from collections.abc import Sequence
from typing import Any

from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.trace import Trace, lobster, of
from vinculum_evidence.dossier.trace.artifacts import Unit
from vinculum_evidence.dossier.trace.test_assignment import without


def chapter(inputs: Inputs) -> Chapter:
    """The trace forward and backward, with the text of each unit of code and each test."""
    trace = of(inputs)
    data = {
        "counts": {
            "clauses": len(trace.clauses),
            "requirements": len(trace.links),
            "relations": len({link.relation for link in trace.links.values()}),
            "code": len(trace.code),
            "tests": len(trace.tests),
            "untraced": len(trace.untraced),
            "claims": len({claim for link in trace.links.values() for claim in link.claims}),
        },
        "orphans": list(trace.unexplained),
        "explained": [
            {"reason": reason, "what": [_orphan(what) for what, why in trace.explained.items() if why == reason]}
            for reason in dict.fromkeys(trace.explained.values())
        ],
        "requirements": [
            {
                "id": name,
                "place": trace.places[name],
                "clauses": list(link.clauses),
                "relation": {"name": link.relation, "place": trace.relations[link.relation].place},
                "code": list(link.code),
                "tests": list(link.tests),
                "claims": list(link.claims),
            }
            for name, link in trace.links.items()
        ],
        "clauses": [_clause(inputs, clause, list(names), trace.unexplained) for clause, names in trace.clauses.items()],
        "code": [_code(trace, unit) for unit in trace.code.values()],
        "tests": [_unit(unit) | {"by_file": unit.name in trace.by_file} for unit in trace.tests.values()],
    }
    sections = [
        Section("trace-forward", "From requirements to proofs"),
        Section("trace-orphans", "Orphans"),
        Section("trace-clauses", "From clauses of the sources"),
        Section("trace-code", "From the code"),
        Section("trace-tests", "From the tests"),
    ]
    names = {clause: anchor("clause", clause) for clause in trace.clauses}
    names |= {name: anchor("code", name) for name in trace.code}
    names |= {name: anchor("test", name) for name in trace.tests}
    return Chapter("trace", "Trace", data, sections, names, lobster.files(inputs, trace))


def _orphan(what: str) -> str:
    """A test without a requirement is listed by its name only, beside the reason."""
    return what.removesuffix(without(""))


def _clause(inputs: Inputs, clause: str, requirements: list[str], orphans: Sequence[str]) -> dict[str, Any]:
    spec = inputs.specification
    return {
        "clause": clause,
        "requirements": requirements,
        "examples": [one.id for one in spec.value_examples if one.source == clause]
        + [one.id for one in spec.shape_examples if one.source == clause],
        "excluded": spec.clauses.get(clause, ""),
        "orphan": without(clause) in orphans,
        "rulings": [name for name, item in spec.rulings.items() if clause in item.source],
        "claims": [name for name, item in spec.claims.items() if clause in item.source and name in inputs.rows],
    }


def _unit(unit: Unit) -> dict[str, Any]:
    return {
        "name": unit.name,
        "place": unit.place,
        "says": unit.says,
        "requirements": list(unit.requirements),
        "text": unit.text,
    }


def _code(trace: Trace, unit: Unit) -> dict[str, Any]:
    return {**_unit(unit), "supports": trace.supports.get(unit.name, ""), "reason": trace.explained.get(unit.name, "")}
