"""Load the TOML tables into frozen dataclasses; reject incomplete or contradictory tables.

The loader reports all problems at once, each with file, key and reason.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from vinculum_spec import parsing
from vinculum_spec.claims.examples import example_claims
from vinculum_spec.parsing import Row
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Claim, Profile, Specification

DATA = Path(__file__).parent / "data"
TABLES = {
    "rulings.toml": {"ruling"},
    "requirements.toml": {"requirement"},
    "types.toml": {"type"},
    "profiles.toml": {"profile"},
    "examples.toml": {"value", "shape"},
    "claims.toml": {"claim"},
    "clauses.toml": {"document"},
}
# The first part of the name of a relation, and the module that defines it.
MODULES = {
    "real": "relations.real",
    "integer": "relations.integer",
    "ieee754": "relations.ieee754",
    "tensor": "relations.tensor",
    "behaviour": "relations.behaviour",
}
NO_CLAUSE = re.compile(
    r".+, silent|IEEE 754-2019, clauses? .+"
)  # a source that is silent, and a document whose clauses are not listed
CLAIM_MODULES = {"accuracy": "claims.accuracy", "published": "claims.source_claims"}
T = TypeVar("T")


class SpecificationError(Exception):
    """The tables are incomplete or contradictory. `problems` lists each problem with file, key and reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def relations() -> dict[str, Relation]:
    """Every relation of a requirement, by its name, module.name.

    Names that begin with an underscore are parts.
    """
    return _relations(MODULES)


def formulas() -> dict[str, Relation]:
    """Every relation of a claim, by its name. A claim need not hold: proofs decide it."""
    return _relations(CLAIM_MODULES)


def _relations(modules: Mapping[str, str]) -> dict[str, Relation]:
    return {
        f"{prefix}.{name}": value
        for prefix, module in modules.items()
        for name, value in vars(import_module(f"vinculum_spec.{module}")).items()
        if isinstance(value, Relation) and not name.startswith("_")
    }


def _file(modules: Mapping[str, str], name: str) -> str:
    """The file of the relation `name`, relative to this package."""
    return modules[name.partition(".")[0]].replace(".", "/") + ".py"


@cache
def specification() -> Specification:
    """The specification in this package, loaded once. Its claims are loaded on first access."""
    problems: list[str] = []
    spec = _tables(DATA, problems, _claims_here)
    _refuse(problems)
    return spec


def load(folder: Path) -> Specification:
    """Read the tables in `folder`, including claims. Raises SpecificationError with every problem."""
    problems: list[str] = []
    claims: dict[str, Claim] = {}
    spec = _tables(folder, problems, lambda _: claims)
    claims.update(_claims(folder, spec, problems))
    _refuse(problems)
    return spec


def _refuse(problems: list[str]) -> None:
    if problems:
        raise SpecificationError(problems)


def _tables(
    folder: Path, problems: list[str], read_claims: Callable[[Specification], dict[str, Claim]]
) -> Specification:
    """Read all tables except the claims. The result is incomplete if `problems` is not empty."""
    relations_by_name = relations()
    rulings = _read(folder / "rulings.toml", "ruling", parsing.ruling, problems)
    requirements = _read(
        folder / "requirements.toml", "requirement", lambda row: parsing.requirement(row, relations_by_name), problems
    )
    types = _read(folder / "types.toml", "type", parsing.element_type, problems, key="name")
    profiles = _read(folder / "profiles.toml", "profile", parsing.profile, problems, key="name")
    values = _read(folder / "examples.toml", "value", parsing.value_example, problems)
    shapes = _read(folder / "examples.toml", "shape", parsing.shape_example, problems)
    documents = _read(folder / "clauses.toml", "document", parsing.document, problems, key="name")
    spec = Specification(
        requirements, rulings, types, profiles, tuple(values.values()), tuple(shapes.values()), documents, read_claims
    )
    if not problems:
        problems.extend(_references(spec, relations_by_name))
    return spec


def _claims(folder: Path, spec: Specification, problems: list[str]) -> dict[str, Claim]:
    formulas_by_name = formulas()
    claims = _read(folder / "claims.toml", "claim", lambda row: parsing.claim(row, formulas_by_name), problems)
    if not problems:
        problems.extend(_claim_references(claims, spec, formulas_by_name))
        claims.update(example_claims(spec))
    return claims


def _claims_here(spec: Specification) -> dict[str, Claim]:
    problems: list[str] = []
    claims = _claims(DATA, spec, problems)
    _refuse(problems)
    return claims


def _read(path: Path, table: str, build: Callable[[Row], T], problems: list[str], *, key: str = "id") -> dict[str, T]:
    items: dict[str, T] = {}
    for row in _rows(path, table, problems):
        name = str(row.get(key, "?"))
        reader = Row(f"{path.name}: {name}", row, problems)
        item = build(reader)
        reader.finish()
        if name in items:
            reader.complain(key, "occurs twice")
        items[name] = item
    return items


def _rows(path: Path, table: str, problems: list[str]) -> list[dict[str, Any]]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        problems.append(f"{path.name}: {error}")
        return []
    strays = sorted(content.keys() - TABLES[path.name])
    problems.extend(f"{path.name}: {stray}: is not a known table" for stray in strays)
    rows = content.get(table, [])
    if not rows or type(rows) is not list or any(type(row) is not dict for row in rows):
        problems.append(f"{path.name}: {table}: is missing, or is not written [[{table}]]")
        return []
    return rows


def _references(spec: Specification, relations_by_name: Mapping[str, Relation]) -> Iterator[str]:
    """References to items that do not exist, and items to which nothing refers."""
    cited: set[str] = set()
    for requirement in spec.requirements.values():
        where = f"requirements.toml: {requirement.id}"
        follows = {requirement.follows} if requirement.follows else set()
        references = {"follows": follows, "unless": set(requirement.unless)}
        references["applies_with"] = set(requirement.applies_with) - follows
        for key, others in references.items():
            for other in others - set(spec.requirements):
                yield f"{where}: {key}: there is no requirement {other!r}"
        for source in requirement.source:
            if source not in spec.clauses and not NO_CLAUSE.fullmatch(source):
                yield f"{where}: source: no document has a clause {source!r}"
        cited.update(requirement.rulings)
        for ruling in set(requirement.rulings) - set(spec.rulings):
            yield f"{where}: rulings: there is no ruling {ruling!r}"
    for profile in spec.profiles.values():
        yield from _profile_references(profile, spec)
        cited.update(profile.rulings, *(attribute.rulings for attribute in profile.attributes))
    for name in relations_by_name.keys() - {requirement.relation_name for requirement in spec.requirements.values()}:
        yield f"{_file(MODULES, name)}: {name}: no requirement has this relation"
    for identifier in spec.rulings.keys() - cited:
        yield f"rulings.toml: {identifier}: nothing cites it"
    yield from _example_references(spec)


def _claim_references(
    claims: Mapping[str, Claim], spec: Specification, formulas_by_name: Mapping[str, Relation]
) -> Iterator[str]:
    for claim in claims.values():
        where = f"claims.toml: {claim.id}"
        for key, others, existing in (
            ("requirements", claim.requirements, spec.requirements),
            ("rulings", claim.rulings, spec.rulings),
            ("corrects", (claim.corrects,) if claim.corrects else (), claims),
        ):
            for other in set(others) - set(existing):
                yield f"{where}: {key}: there is no {key.removesuffix('s')} {other!r}"
        if claim.corrects == claim.id:
            yield f"{where}: corrects: a claim cannot correct itself"
    for name in formulas_by_name.keys() - {claim.formula for claim in claims.values()}:
        yield f"{_file(CLAIM_MODULES, name)}: {name}: no claim has this relation"


def _example_references(spec: Specification) -> Iterator[str]:
    for value in spec.value_examples:
        where = f"examples.toml: {value.id}"
        if value.profile not in spec.profiles:
            yield f"{where}: profile: there is no profile {value.profile!r}"
        elif value.type not in spec.profiles[value.profile].types:
            yield f"{where}: type: {value.type!r} is not a type of profile {value.profile}"
        if any(index >= len(value.C) for index in value.approximate):
            yield f"{where}: approximate: an index is greater than the last index"
    for shape in spec.shape_examples:
        where = f"examples.toml: {shape.id}"
        for name in set(shape.profiles) - set(spec.profiles):
            yield f"{where}: profiles: there is no profile {name!r}"
        for profile in (spec.profiles[name] for name in shape.profiles if name in spec.profiles):
            allowed = {attribute.name: attribute for attribute in profile.attributes}
            for key, setting in shape.attributes.items():
                if key not in allowed:
                    yield f"{where}: attributes: profile {profile.name} has no attribute {key!r}"
                elif allowed[key].values and setting not in allowed[key].values:
                    yield f"{where}: attributes: {key}: {setting!r} is not among the values"


def _profile_references(profile: Profile, spec: Specification) -> Iterator[str]:
    where = f"profiles.toml: {profile.name}"
    kinds = {spec.types[name].kind for name in profile.types if name in spec.types}
    for name in set(profile.types) - set(spec.types):
        yield f"{where}: types: there is no type {name!r}"
    if ("int" in kinds) != (profile.rounding is not None):
        yield f"{where}: rounding: is required if the profile has integer types, and not allowed otherwise"
    rules = {"shape": (profile.shape, "shape", kinds), "rounding": (profile.rounding, "value", kinds & {"int"})}
    for key, (choice, expected, over) in rules.items():
        for identifier in {name for kind in over for name in (choice.all(kind) if choice else ())}:
            if identifier not in spec.requirements:
                yield f"{where}: {key}: there is no rule {identifier!r}"
            elif spec.requirements[identifier].kind != expected:
                yield f"{where}: {key}: {identifier} is not a {expected} requirement"
    for identifier in profile.outside:
        if identifier not in spec.requirements or spec.requirements[identifier].kind != "domain":
            yield f"{where}: outside: there is no domain requirement {identifier!r}"
    decided = {d for attribute in profile.attributes for d in attribute.rulings} | set(profile.rulings)
    for ruling in decided - set(spec.rulings):
        yield f"{where}: rulings: there is no ruling {ruling!r}"
