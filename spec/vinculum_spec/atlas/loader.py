"""The atlas: the seven profiles of the kernel, and further standards that define a division.

The tables in `data/atlas` have the format of those in `data`. The loader reports all problems at once.
"""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from vinculum_spec import loader, parsing
from vinculum_spec.atlas import references
from vinculum_spec.atlas.standard import Atlas, DatedDocument, Standard
from vinculum_spec.loader import SpecificationError, specification
from vinculum_spec.parsing import Row
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Attribute, Choice

DATA = Path(__file__).parents[1] / "data" / "atlas"
TABLES = {
    "profiles.toml": "profile",
    "requirements.toml": "requirement",
    "rulings.toml": "ruling",
    "clauses.toml": "document",
}
MODULES = {
    name: f"relations.{name}"
    for name in ("integer_results", "float_results", "float_floor", "float_accuracy", "shape_rules")
}
OWN_KEYS = (
    "scope",
    "float_quotient",
    "float_quotients",
    "stated",
)  # of a standard, besides those of the seven profiles
T = TypeVar("T")


def further_relations() -> dict[str, Relation]:
    """Every relation that only the further standards need, by its name, module.name."""
    return {
        f"{prefix}.{name}": value
        for prefix, module in MODULES.items()
        for name, value in vars(import_module(f"vinculum_spec.{module}")).items()
        if isinstance(value, Relation) and not name.startswith("_")
    }


@cache
def atlas() -> Atlas:
    """The atlas in this package, loaded once."""
    return read(DATA)


def read(folder: Path) -> Atlas:
    """Read the tables in `folder`. Raises SpecificationError with every problem."""
    problems: list[str] = []
    spec, further = specification(), further_relations()
    seven = Atlas(spec.requirements, spec.rulings, spec.types, spec.profiles, spec.documents)
    by_name = {**loader.relations(), **further}
    requirements = _rows(folder, "requirements.toml", lambda row: parsing.requirement(row, by_name), problems)
    rulings = _rows(folder, "rulings.toml", parsing.ruling, problems)
    profiles = _rows(folder, "profiles.toml", _standard, problems, key="name")
    documents = _rows(folder, "clauses.toml", dated_document, problems, key="name")
    for table, own, others in (
        ("requirements.toml", requirements, seven.requirements),
        ("rulings.toml", rulings, seven.rulings),
        ("profiles.toml", profiles, seven.profiles),
        ("clauses.toml", documents, seven.documents),
    ):
        problems += [
            f"{table}: {name}: is also in the tables of the seven profiles" for name in own.keys() & others.keys()
        ]
    atlas = Atlas(
        {**seven.requirements, **requirements},
        {**seven.rulings, **rulings},
        seven.types,
        {**seven.profiles, **profiles},
        {**seven.documents, **documents},
    )
    if not problems:
        problems += references.problems(atlas, seven, further)
    if problems:
        raise SpecificationError(problems)
    return atlas


def _rows(folder: Path, file: str, build: Callable[[Row], T], problems: list[str], *, key: str = "id") -> dict[str, T]:
    table, items = TABLES[file], dict[str, T]()
    try:
        content = tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        problems.append(f"{file}: {error}")
        return {}
    problems.extend(f"{file}: {stray}: is not a known table" for stray in sorted(content.keys() - {table}))
    for content_row in content.get(table, []):
        row = Row(f"{file}: {content_row.get(key, '?')}", content_row, problems)
        item = build(row)
        row.finish()
        if content_row.get(key) in items:
            row.complain(key, "occurs twice")
        items[str(content_row.get(key))] = item
    return items


def _standard(row: Row) -> Standard:
    """A profile, read as those of the seven, with the keys of `Standard`."""
    names, scope, quotient = row.texts("types"), row.take("scope", str), row.take("float_quotient", dict, None)
    outside, quotients = (row.texts(key) if key in row.content else {} for key in ("outside", "float_quotients"))
    clauses = Row(f"{row.where}: stated", row.take("stated", dict), row.problems)
    stated = {identifier: clauses.strings(identifier) for identifier in clauses.content}
    plain: dict[str, Any] = {key: value for key, value in row.content.items() if key not in OWN_KEYS}
    plain |= {"types": list(names), "outside": {}}
    inner = Row(row.where, plain, row.problems)
    profile = parsing.profile(inner)
    inner.finish()
    row.used |= set(row.content)
    return Standard(
        **{name: getattr(profile, name) for name in profile.__dataclass_fields__ if name != "outside"},
        outside=outside,
        float_quotient=_choice(row, quotient, profile.attributes) if quotient is not None else None,
        float_quotients=quotients,
        type_names=names,
        stated=stated,
        scope=scope,
    )


def dated_document(row: Row) -> DatedDocument:
    """Read a document and where its text is from."""
    origin = row.take("origin", str)
    plain = Row(row.where, {key: value for key, value in row.content.items() if key != "origin"}, row.problems)
    document = parsing.document(plain)
    row.used |= set(row.content)
    plain.finish()
    return DatedDocument(document.name, document.clauses, document.excluded, origin)


def _choice(row: Row, content: Mapping[str, Any], attributes: tuple[Attribute, ...]) -> Choice:
    """The requirement on float quotients, or one for each value of an attribute."""
    part = Row(f"{row.where}: float_quotient", content, row.problems)
    by = part.take("by", str, None)
    if by is None:
        choice = Choice(None, {None: part.take("requirement", str)})
    else:
        values = {str(v).lower(): v for a in attributes if a.name == by for v in a.values}
        templates = part.take("requirements", dict)
        if set(values) != set(templates):
            part.complain("requirements", f"has {sorted(templates)}, the attribute {by} has {sorted(values)}")
        choice = Choice(by, {values.get(text, text): name for text, name in templates.items()})
    part.finish()
    return choice
