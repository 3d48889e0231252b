"""Read the editions from `data/editions`, one folder each. The loader reports all problems at once."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from vinculum_spec import parsing
from vinculum_spec.atlas.loader import atlas, dated_document
from vinculum_spec.atlas.standard import Atlas, Standard
from vinculum_spec.editions import references
from vinculum_spec.editions.edition import Change, Edition, Statement
from vinculum_spec.loader import SpecificationError
from vinculum_spec.parsing import Row
from vinculum_spec.schema import Choice, Profile

DATA = Path(__file__).parents[1] / "data" / "editions"
OWN_KEYS = (
    "scope",
    "float_quotient",
    "stated",
    "of",
    "judged_by",
)  # of an edition, besides those of the seven profiles
T = TypeVar("T")


@cache
def editions() -> Mapping[str, Edition]:
    """Every edition by the name of its profile, loaded once."""
    return {edition.profile.name: edition for edition in map(read, sorted(DATA.iterdir()))}


@cache
def atlas_with_editions() -> Atlas:
    """The atlas, with the profiles, rulings and documents of the editions."""
    every, known = atlas(), editions().values()
    return Atlas(
        every.requirements,
        {**every.rulings, **{k: v for edition in known for k, v in edition.rulings.items()}},
        every.types,
        {**every.profiles, **{edition.profile.name: edition.profile for edition in known}},
        {**every.documents, **{k: v for edition in known for k, v in edition.documents.items()}},
    )


def judged_by(name: str) -> str:
    """The profile that the gate judges by for an edition; any other name is returned as it is.

    >>> judged_by("sonnx-2026-10"), judged_by("wasm")
    ('sonnx', 'wasm')
    """
    return editions()[name].judged_by if name in editions() else name


def read(folder: Path) -> Edition:
    """Read the edition in `folder`. Raises SpecificationError with every problem."""
    problems: list[str] = []
    content = {
        name: _content(folder / f"{name}.toml", problems) for name in ("profile", "clauses", "rulings", "statements")
    }
    if problems:
        raise SpecificationError(problems)
    row = Row(f"{folder.name}: profile", content["profile"].get("profile", {}), problems)
    of, judge = row.take("of", str), row.take("judged_by", str)
    edition = Edition(
        _standard(row),
        of,
        judge,
        {d.name: d for d in _rows(folder, content["clauses"], "document", "name", dated_document, problems)},
        {r.id: r for r in _rows(folder, content["rulings"], "ruling", "id", parsing.ruling, problems)},
        tuple(_rows(folder, content["statements"], "statement", "clause", _statement, problems)),
        tuple(_rows(folder, content["statements"], "change", "where", _change, problems)),
    )
    row.finish()
    if not problems:
        problems += [f"{folder.name}: {problem}" for problem in references.problems(edition, atlas())]
    if problems:
        raise SpecificationError(problems)
    return edition


def _content(path: Path, problems: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        problems.append(f"{path.parent.name}: {path.name}: {error}")
        return {}


def _rows(
    folder: Path, content: Mapping[str, Any], table: str, key: str, build: Callable[[Row], T], problems: list[str]
) -> Iterator[T]:
    for item in content.get(table, []):
        row = Row(f"{folder.name}: {table} {item.get(key, '?')}", item, problems)
        yield build(row)
        row.finish()


def _standard(row: Row) -> Standard:
    names, quotient = row.texts("types"), row.take("float_quotient", dict)
    clauses = Row(f"{row.where}: stated", row.take("stated", dict), row.problems)
    plain: dict[str, Any] = {key: value for key, value in row.content.items() if key not in OWN_KEYS}
    inner = Row(row.where, {**plain, "types": list(names)}, row.problems)
    profile = parsing.profile(inner)
    inner.finish()
    standard = Standard(
        **{part.name: getattr(profile, part.name) for part in fields(Profile)},
        float_quotient=Choice(None, {None: str(quotient.get("requirement"))}),
        type_names=names,
        stated={identifier: clauses.strings(identifier) for identifier in clauses.content},
        scope=row.take("scope", str),
    )
    row.used |= set(row.content)
    return standard


def _statement(row: Row) -> Statement:
    return Statement(
        row.take("clause", str),
        row.take("says", str),
        row.strings("claims"),
        row.take("reading", str, ""),
        row.take("proposed", str, ""),
    )


def _change(row: Row) -> Change:
    return Change(
        row.take("where", str),
        row.take("before", str),
        row.take("now", str),
        row.take("effect", str),
        row.strings("claims", []),
    )
