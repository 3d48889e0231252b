"""The whole trace: for each requirement its clauses, relation, code, tests and claims, and all of it backwards."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table
from vinculum_evidence.dossier.trace import c_units, python_units
from vinculum_evidence.dossier.trace.artifacts import Unit, identifiers, supporting
from vinculum_evidence.dossier.trace.test_assignment import assigned, known, reasons, without
from vinculum_spec.schema import Requirement, Specification

KERNELS, NATIVE, RELATIONS, TESTS = (
    "src/vinculum/kernels/",
    "src/vinculum/kernels/native/",
    "spec/vinculum_spec/",
    "tests/",
)
_END = {"py": '"""\n\n', "c": "*/"}  # of the docstring or comment at a file's head


@dataclass(frozen=True)
class Link:
    """What one requirement is traced to. Code, tests and relation by the names of units; claims by their own."""

    requirement: str
    clauses: tuple[str, ...]
    relation: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    claims: tuple[str, ...]


@dataclass(frozen=True)
class Trace:
    """`links` by requirement; `places` of requirements and `proofs` of claims: file and line.

    `tests` have requirements, those in `by_file` by the row of the table that speaks for their file; `apart` have none, for a
    reason. `unexplained`: orphans without a reason; `explained`: those with the reason that a table has.
    """

    links: Mapping[str, Link]
    places: Mapping[str, str]
    proofs: Mapping[str, str]
    clauses: Mapping[str, tuple[str, ...]]
    relations: Mapping[str, Unit]
    code: Mapping[str, Unit]
    tests: Mapping[str, Unit]
    supports: Mapping[str, str]
    by_file: Mapping[str, str] = field(default_factory=dict)
    apart: Mapping[str, Unit] = field(default_factory=dict)
    unexplained: Sequence[str] = ()
    explained: Mapping[str, str] = field(default_factory=dict)


@cache
def of(inputs: Inputs) -> Trace:
    """The trace of a checkout."""
    spec = inputs.specification
    relations = {name: unit for unit in _relations(inputs) for name in [unit.name.removeprefix("vinculum_spec.")]}
    in_code, unknown = known(_code(inputs), spec.requirements)
    in_tests, unknown_in_tests = known(_tests(inputs), spec.requirements)
    rows = table("trace_tests")["tests"]
    found = assigned(in_tests, rows)
    code = {unit.name: unit for unit in in_code}
    tests = {unit.name: unit for unit in found.traced}
    links = {
        name: Link(
            name,
            tuple(requirement.source),
            requirement.relation_name,
            _naming(code.values(), name),
            _naming(tests.values(), name),
            tuple(row.record["claim"] for row in inputs.by_requirement[name]),
        )
        for name, requirement in spec.requirements.items()
    }
    supports = {**_headed(inputs, code.values()), **_leading(code.values()), **supporting(code.values())}
    uncovered, excluded = by_clause(spec)
    orphans = [
        *_orphans(links, spec.requirements, code, supports), *uncovered, *unknown, *unknown_in_tests, *found.orphans,
    ]  # fmt: skip
    explained = _explained(orphans, [*table("trace")["orphan"], *reasons(rows)])
    explained["explained"] |= {without(clause): why for clause, why in excluded.items()}
    return Trace(
        links=links,
        places=_lines(inputs, f"{RELATIONS}requirements.toml", 'id = "{}"', spec.requirements),
        proofs={claim: _first_line(inputs, row.record["file"], claim) for claim, row in inputs.rows.items()},
        clauses=_clauses(spec),
        relations=relations,
        code=code,
        tests=tests,
        supports=supports,
        by_file=found.by_file,
        apart={unit.name: unit for unit in found.apart},
        **explained,
    )


def _lines(inputs: Inputs, file: str, form: str, names: Iterable[str]) -> dict[str, str]:
    """Where each of `names` stands in a file, written in that form; ValueError where one does not."""
    lines = {line.strip(): number for number, line in enumerate(inputs.text(file).splitlines(), 1)}
    if missing := [name for name in names if form.format(name) not in lines]:
        raise ValueError(f"{file} has no line {form.format(missing[0])}")
    return {name: f"{file}:{lines[form.format(name)]}" for name in names}


def _first_line(inputs: Inputs, file: str, word: str) -> str:
    """Where a file first has the word; its first line where the word is put together there."""
    lines = enumerate(inputs.text(file).splitlines(), 1)
    return f"{file}:{next((number for number, line in lines if word in line), 1)}"


def _relations(inputs: Inputs) -> list[Unit]:
    return python_units.units(inputs.root, _listed(inputs, RELATIONS, ".py"))


def _code(inputs: Inputs) -> list[Unit]:
    return python_units.units(inputs.root, _listed(inputs, KERNELS, ".py")) + c_units.units(
        inputs.root, _listed(inputs, NATIVE, ".c")
    )


def _tests(inputs: Inputs) -> list[Unit]:
    return python_units.units(inputs.root, _listed(inputs, TESTS, ".py"), tests=True)


def _listed(inputs: Inputs, folder: str, suffix: str) -> dict[str, str]:
    return {file: h for file, h in inputs.files.items() if file.startswith(folder) and file.endswith(suffix)}


def _naming(units: Iterable[Unit], requirement: str) -> tuple[str, ...]:
    return tuple(unit.name for unit in units if requirement in unit.requirements)


def _clauses(spec: Specification) -> dict[str, tuple[str, ...]]:
    """The requirements that each clause is named by: of every document, then of what else is a source."""
    found: dict[str, list[str]] = {clause: [] for clause in spec.clauses}
    for requirement in spec.requirements.values():
        for clause in requirement.source:
            found.setdefault(clause, []).append(requirement.id)
    others = sorted(found.keys() - spec.clauses.keys())
    return {clause: tuple(found[clause]) for clause in (*spec.clauses, *others)}


def by_clause(spec: Specification) -> tuple[list[str], dict[str, str]]:
    """Clauses that nothing covers though it should, or something though it need not; and those left out, with the reason."""
    covered = {clause for requirement in spec.requirements.values() for clause in requirement.source}
    covered |= {one.source for one in spec.value_examples} | {one.source for one in spec.shape_examples}
    orphans = [without(clause) for clause, why in spec.clauses.items() if clause not in covered and not why]
    orphans += [f"{clause}: excluded, and covered" for clause, why in spec.clauses.items() if clause in covered and why]
    return orphans, {clause: why for clause, why in spec.clauses.items() if clause not in covered and why}


def _headed(inputs: Inputs, units: Iterable[Unit]) -> dict[str, str]:
    """Units that name no requirement, in a file whose head names some: what it is for, its functions are for."""
    units = list(units)
    heads = {
        file: inputs.text(file).lstrip().partition(_END[file.rpartition(".")[2]])[0] for file in {u.file for u in units}
    }
    return {
        unit.name: f"{unit.file}: {', '.join(found)}"
        for unit in units
        if not unit.requirements and (found := identifiers(heads[unit.file]))
    }


def _leading(units: Iterable[Unit]) -> dict[str, str]:
    """Units that name no requirement but lead to one that does: they call it, directly or through others."""
    units = list(units)
    reached = {unit.name: unit.name for unit in units if unit.requirements}
    grown = True
    while grown:
        before = len(reached)
        for unit in units:
            if unit.name not in reached and (through := [name for name in unit.uses if name in reached]):
                reached[unit.name] = through[0]
        grown = len(reached) > before
    return {unit.name: reached[unit.name] for unit in units if unit.name in reached and not unit.requirements}


def _orphans(
    links: Mapping[str, Link],
    requirements: Mapping[str, Requirement],
    code: Mapping[str, Unit],
    supports: Mapping[str, str],
) -> Iterable[str]:
    """Requirements that lack something, and code that serves none."""
    for name in requirements:
        link = links[name]
        parts = {
            "clause": link.clauses,
            "relation": link.relation,
            "code": link.code,
            "test": link.tests,
            "claim": link.claims,
        }
        yield from (f"{name}: no {what}" for what, there in parts.items() if not there)
    yield from (name for name, unit in code.items() if not unit.requirements and name not in supports)


def _explained(found: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """`found` in two: those that a table has a reason for, the first that fits, and the rest. A reason for nothing is one too."""
    table = {str(row["orphan"]): str(row["reason"]) for row in rows}
    meant = {orphan: next((key for key in table if fnmatchcase(orphan, key)), None) for orphan in found}
    idle = [f"{key}: a reason for no orphan" for key in table if key not in meant.values()]
    return {
        "explained": {orphan: table[key] for orphan, key in meant.items() if key is not None},
        "unexplained": [orphan for orphan, key in meant.items() if key is None] + idle,
    }
