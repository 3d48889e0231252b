"""Build the trace from each requirement to its clauses, relation, code, tests and claims, and back."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table
from vinculum_evidence.dossier.trace import c_units, python_units
from vinculum_evidence.dossier.trace.artifacts import Unit, identifiers, supporting
from vinculum_evidence.dossier.trace.test_assignment import assigned, check_requirements, reasons, without
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.ieee754_profile import profile
from vinculum_spec.loader import MODULES
from vinculum_spec.schema import Requirement, Specification

KERNELS = "src/vinculum/kernels/"
NATIVE = "src/vinculum/kernels/native/"
SPECIFICATION = "spec/vinculum_spec/"
TESTS = "tests/"
_END = {"py": '"""\n\n', "c": "*/"}  # of the docstring or comment at a file's head


@dataclass(frozen=True)
class Link:
    """The links of one requirement. Code, tests and relation are names of units."""

    requirement: str
    clauses: tuple[str, ...]
    relation: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    claims: tuple[str, ...]


@dataclass(frozen=True)
class Trace:
    """`links` by requirement; `places` of requirements and `proofs` of claims: file and line.

    `further`: the places of requirements that only further standards have; the kernel follows none of these.

    `tests` have requirements, those in `by_file` from a row of the table. `untraced` tests have none.
    `unexplained`: orphans without a reason; `explained`: those with a reason from a table.
    """

    links: Mapping[str, Link]
    places: Mapping[str, str]
    proofs: Mapping[str, str]
    clauses: Mapping[str, tuple[str, ...]]
    relations: Mapping[str, Unit]
    code: Mapping[str, Unit]
    tests: Mapping[str, Unit]
    supports: Mapping[str, str]
    further: Mapping[str, str] = field(default_factory=dict)
    by_file: Mapping[str, str] = field(default_factory=dict)
    untraced: Mapping[str, Unit] = field(default_factory=dict)
    unexplained: Sequence[str] = ()
    explained: Mapping[str, str] = field(default_factory=dict)


@cache
def of(inputs: Inputs) -> Trace:
    """The trace of a checkout."""
    spec = inputs.specification
    relations = _relations(inputs)
    in_code, unknown = check_requirements(_code(inputs), every_requirement())
    in_tests, unknown_in_tests = check_requirements(_tests(inputs), every_requirement())
    rows = table("trace_tests")["tests"]
    assignment = assigned(in_tests, rows)
    code = {unit.name: unit for unit in in_code}
    tests = {unit.name: unit for unit in assignment.traced}
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
        *_orphans(links, spec.requirements, code, supports), *uncovered, *unknown, *unknown_in_tests, *assignment.orphans,
    ]  # fmt: skip
    explained = _explained(orphans, [*table("trace")["orphan"], *reasons(rows)])
    explained["explained"] |= {without(clause): why for clause, why in excluded.items()}
    return Trace(
        links=links,
        places=_places(inputs, "", spec.requirements),
        further={
            **_places(inputs, "atlas/", [name for name in atlas().requirements if name not in spec.requirements]),
            **_places(inputs, "ieee754/", [one.id for one in profile().requirements.values()]),
        },
        proofs={claim: _first_line(inputs, inputs.proof_file(claim), claim) for claim in inputs.rows},
        clauses=_clauses(spec),
        relations=relations,
        code=code,
        tests=tests,
        supports=supports,
        by_file=assignment.by_file,
        untraced={unit.name: unit for unit in assignment.untraced},
        **explained,
    )


@cache
def every_requirement() -> Mapping[str, Requirement]:
    """The requirements of the seven profiles, of the further standards and of the profile `ieee754`."""
    return {**atlas().requirements, **{one.id: one for one in profile().requirements.values()}}


def _places(inputs: Inputs, folder: str, names: Iterable[str]) -> dict[str, str]:
    """The place of each of these requirements, in a folder of the specification's tables."""
    return _lines(inputs, f"{SPECIFICATION}data/{folder}requirements.toml", 'id = "{}"', names)


def _lines(inputs: Inputs, file: str, form: str, names: Iterable[str]) -> dict[str, str]:
    """File and line of each name, written in that form. ValueError if one is missing."""
    lines = {line.strip(): number for number, line in enumerate(inputs.text(file).splitlines(), 1)}
    if missing := [name for name in names if form.format(name) not in lines]:
        raise ValueError(f"{file} has no line {form.format(missing[0])}")
    return {name: f"{file}:{lines[form.format(name)]}" for name in names}


def _first_line(inputs: Inputs, file: str, word: str) -> str:
    """File and line of the first occurrence of a word; the first line if the word is computed there."""
    lines = enumerate(inputs.text(file).splitlines(), 1)
    return f"{file}:{next((number for number, line in lines if word in line), 1)}"


def _relations(inputs: Inputs) -> dict[str, Unit]:
    """The units of the specification; those of relations by name: `behaviour.x` is in behaviour.py."""
    short_names = {f"vinculum_spec.{module}": short for short, module in MODULES.items()}
    units = python_units.units(inputs.root, _listed(inputs, SPECIFICATION, ".py"))
    by_name = {}
    for unit in units:
        module, _, name = unit.name.rpartition(".")
        by_name[f"{short_names.get(module, module)}.{name}"] = unit
    return by_name


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
    """The requirements of each clause: of every document, and then of other sources."""
    by_name_of_clause: dict[str, list[str]] = {clause: [] for clause in spec.clauses}
    for requirement in spec.requirements.values():
        for clause in requirement.source:
            by_name_of_clause.setdefault(clause, []).append(requirement.id)
    others = sorted(by_name_of_clause.keys() - spec.clauses.keys())
    return {clause: tuple(by_name_of_clause[clause]) for clause in (*spec.clauses, *others)}


def by_clause(spec: Specification) -> tuple[list[str], dict[str, str]]:
    """Orphans among the clauses, and the excluded clauses with their reasons.

    An orphan is a clause that should be covered and is not, or is excluded and covered.
    """
    covered = {clause for requirement in spec.requirements.values() for clause in requirement.source}
    covered |= {one.source for one in spec.value_examples} | {one.source for one in spec.shape_examples}
    orphans = [without(clause) for clause, why in spec.clauses.items() if clause not in covered and not why]
    orphans += [f"{clause}: excluded, and covered" for clause, why in spec.clauses.items() if clause in covered and why]
    return orphans, {clause: why for clause, why in spec.clauses.items() if clause not in covered and why}


def _headed(inputs: Inputs, units: Iterable[Unit]) -> dict[str, str]:
    """Units without a requirement in a file whose head names some, with these."""
    units = list(units)
    heads = {
        file: inputs.text(file).lstrip().partition(_END[file.rpartition(".")[2]])[0] for file in {u.file for u in units}
    }
    return {
        unit.name: f"{unit.file}: {', '.join(names)}"
        for unit in units
        if not unit.requirements and (names := identifiers(heads[unit.file]))
    }


def _leading(units: Iterable[Unit]) -> dict[str, str]:
    """For each unit without a requirement that uses one with, directly or not: that unit."""
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
    """Requirements without a link of some kind, and code without a requirement."""
    for name in requirements:
        link = links[name]
        parts = {
            "clause": link.clauses,
            "relation": link.relation,
            "code": link.code,
            "test": link.tests,
            "claim": link.claims,
        }
        yield from (f"{name}: no {what}" for what, links_of_kind in parts.items() if not links_of_kind)
    yield from (name for name, unit in code.items() if not unit.requirements and name not in supports)


def _explained(orphans: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Split orphans into those that a table explains, by the first pattern that matches, and others.

    A row that matches no orphan is itself unexplained.
    """
    table = {str(row["orphan"]): str(row["reason"]) for row in rows}
    matches = {orphan: next((key for key in table if fnmatchcase(orphan, key)), None) for orphan in orphans}
    idle = [f"{key}: a reason for no orphan" for key in table if key not in matches.values()]
    return {
        "explained": {orphan: table[key] for orphan, key in matches.items() if key is not None},
        "unexplained": [orphan for orphan, key in matches.items() if key is None] + idle,
    }
