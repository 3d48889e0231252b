"""Assign tests that name no requirement to one, or to a reason, by tables/trace_tests.toml."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any

from vinculum_evidence.dossier.trace.artifacts import Unit


@dataclass(frozen=True)
class Assigned:
    """Tests by how they are traced.

    `traced`: tests with requirements; `by_file`: those that have them from a row of the table; `untraced`: the rest.

    `orphans`: tests without a requirement, and rows of the table that match no test.
    """

    traced: tuple[Unit, ...]
    by_file: Mapping[str, str]
    untraced: tuple[Unit, ...]
    orphans: tuple[str, ...]


def assigned(tests: Iterable[Unit], rows: Sequence[Mapping[str, Any]]) -> Assigned:
    """Assign each test that names no requirement by the first row whose pattern matches it.

    A row with `named_too` also applies to tests that name a requirement, as an example and not as what they test.
    """
    about = {str(row["tests"]): tuple(row["requirements"]) for row in rows if "requirements" in row}
    examples = {str(row["tests"]) for row in rows if row.get("named_too")}
    traced, by_file, untraced = list[Unit](), dict[str, str](), list[Unit]()
    for test in tests:
        row = next((str(row["tests"]) for row in rows if fnmatchcase(test.name, str(row["tests"]))), "")
        if test.requirements and row not in examples:
            traced.append(test)
        elif row in about:
            traced.append(replace(test, requirements=about[row]))
            by_file[test.name] = row
        else:
            untraced.append(replace(test, requirements=()))
    idle = [f"tables/trace_tests.toml: no test matches {row}" for row in about if row not in by_file.values()]
    return Assigned(tuple(traced), by_file, tuple(untraced), (*(without(test.name) for test in untraced), *idle))


def without(test: str) -> str:
    """The text for an orphan without a requirement."""
    return f"{test}: no requirement"


def reasons(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    """The rows with a reason, as rows on orphans."""
    return [{"orphan": without(str(row["tests"])), "reason": str(row["reason"])} for row in rows if "reason" in row]


def check_requirements(units: Iterable[Unit], requirements: Collection[str]) -> tuple[list[Unit], list[str]]:
    """The units with their existing requirements, and an orphan for each name that is no requirement."""
    units = list(units)
    checked = [replace(u, requirements=tuple(name for name in u.requirements if name in requirements)) for u in units]
    unknown = [
        f"{u.name}: {name} is no requirement" for u in units for name in u.requirements if name not in requirements
    ]
    return checked, unknown
