"""Tests that name no requirement: what their file is about, or why no requirement is. People say so, in tables/trace_tests.toml."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any

from vinculum_evidence.dossier.trace.artifacts import Unit


@dataclass(frozen=True)
class Assigned:
    """`traced`: tests with requirements; `by_file`: those that have them from the table, and the row; `apart`: the rest.

    `orphans`: tests without a requirement, and rows of the table that no test is meant by.
    """

    traced: tuple[Unit, ...]
    by_file: Mapping[str, str]
    apart: tuple[Unit, ...]
    orphans: tuple[str, ...]


def assigned(tests: Iterable[Unit], rows: Sequence[Mapping[str, Any]]) -> Assigned:
    """A test that names a requirement is asked for no more; else the first row whose pattern it has speaks for it.

    A row with `named_too` speaks also for those that name one: as an example of a name, and not as what is tested.
    """
    about = {str(row["tests"]): tuple(row["requirements"]) for row in rows if "requirements" in row}
    examples = {str(row["tests"]) for row in rows if row.get("named_too")}
    traced, by_file, apart = list[Unit](), dict[str, str](), list[Unit]()
    for test in tests:
        row = next((str(row["tests"]) for row in rows if fnmatchcase(test.name, str(row["tests"]))), "")
        if test.requirements and row not in examples:
            traced.append(test)
        elif row in about:
            traced.append(replace(test, requirements=about[row]))
            by_file[test.name] = row
        else:
            apart.append(replace(test, requirements=()))
    idle = [f"tables/trace_tests.toml: no test is meant by {row}" for row in about if row not in by_file.values()]
    return Assigned(tuple(traced), by_file, tuple(apart), (*(without(test.name) for test in apart), *idle))


def without(test: str) -> str:
    """The orphan that a test is which names no requirement."""
    return f"{test}: no requirement"


def reasons(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    """The rows that give a reason, as rows on orphans."""
    return [{"orphan": without(str(row["tests"])), "reason": str(row["reason"])} for row in rows if "reason" in row]


def known(units: Iterable[Unit], requirements: Collection[str]) -> tuple[list[Unit], list[str]]:
    """Units with those of their requirements that there are; and as orphans the names that are none."""
    units = list(units)
    kept = [replace(u, requirements=tuple(name for name in u.requirements if name in requirements)) for u in units]
    unknown = [
        f"{u.name}: {name} is no requirement" for u in units for name in u.requirements if name not in requirements
    ]
    return kept, unknown
