"""References between the tables of the atlas: what does not exist, and what nothing refers to."""

from collections.abc import Iterator, Mapping

from vinculum_spec.atlas.standard import UNDEFINED, Atlas, DatedDocument, Standard
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import OUTCOMES, Document

SILENT = ", silent"  # the end of a source that leaves something open


def problems(atlas: Atlas, seven: Atlas, relations: Mapping[str, Relation]) -> Iterator[str]:
    """What is wrong about the further tables.

    `seven` has the tables of the seven profiles, `relations` the further ones.
    """
    own = {name: atlas.requirements[name] for name in atlas.requirements.keys() - seven.requirements.keys()}
    named, cited = set[str](), set[str]()
    for standard in atlas.standards.values():
        identifiers, wrong = _named(atlas, standard)
        yield from (
            f"profiles.toml: {standard.name}: {problem}" for problem in (*wrong, *_stated(atlas, standard, identifiers))
        )
        named |= set(identifiers)
        cited |= {*standard.rulings, *(ruling for attribute in standard.attributes for ruling in attribute.rulings)}
    for requirement in own.values():
        cited |= set(requirement.rulings)
        yield from (
            f"requirements.toml: {requirement.id}: source: {problem}" for problem in _unknown(atlas, requirement.source)
        )
    for ruling in atlas.rulings.keys() - seven.rulings.keys():
        yield from (
            f"rulings.toml: {ruling}: source: {problem}" for problem in _unknown(atlas, atlas.rulings[ruling].source)
        )
    yield from (f"rulings.toml: there is no ruling {ruling!r}" for ruling in cited - atlas.rulings.keys())
    yield from (
        f"rulings.toml: {ruling}: nothing cites it" for ruling in atlas.rulings.keys() - seven.rulings.keys() - cited
    )
    yield from (f"requirements.toml: {identifier}: no profile names it" for identifier in own.keys() - named)
    used = {requirement.relation_name for requirement in own.values()}
    yield from (f"{name}: no requirement has this relation" for name in relations.keys() - used)
    yield from _uncovered(atlas)


def _clauses(documents: Mapping[str, Document]) -> Mapping[str, str]:
    return {clause: why for document in documents.values() for clause, why in document.qualified_clauses().items()}


def _unknown(atlas: Atlas, sources: tuple[str, ...]) -> Iterator[str]:
    clauses = _clauses(atlas.documents)
    for source in sources:
        if source not in clauses and source.removesuffix(SILENT) not in atlas.documents:
            yield f"no document has a clause {source!r}"


def _named(atlas: Atlas, standard: Standard) -> tuple[list[str], list[str]]:
    """The requirements that a standard names, and what is wrong about them."""
    wrong = [f"types: there is no type {name!r}" for name in standard.types if name not in atlas.types]
    kinds = {atlas.types[name].kind for name in standard.types if name in atlas.types}
    for key, kind, choice in (
        ("rounding", "int", standard.rounding),
        ("float_quotient", "float", standard.float_quotient),
    ):
        if (kind in kinds) != (choice is not None):
            wrong.append(f"{key}: is required if the profile has {kind} types, and not allowed otherwise")
    floats = [name for name in standard.types if name in atlas.types and atlas.types[name].kind == "float"]
    wrong += [
        f"float_quotients: {name} is no float type of the profile"
        for name in standard.float_quotients
        if name not in floats
    ]
    needed = [(name, "shape") for kind in kinds for name in standard.shape.all(kind)]
    needed += [(name, "value") for name in (standard.rounding.all("int") if standard.rounding else ())]
    needed += [(name, "value") for name in (standard.float_quotient.all("float") if standard.float_quotient else ())]
    needed += [(name, "value") for name in standard.float_quotients.values()]
    needed += [(condition, "domain") for condition in standard.outside]
    needed += [(outcome, "value") for outcome in standard.outside.values() if outcome not in (*OUTCOMES, UNDEFINED)]
    for name, kind in needed:
        if name not in atlas.requirements:
            wrong.append(f"there is no requirement {name!r}")
        elif atlas.requirements[name].kind != kind:
            wrong.append(f"{name} is not a {kind} requirement")
    return [name for name, _ in needed if name in atlas.requirements], wrong


def _stated(atlas: Atlas, standard: Standard, named: list[str]) -> Iterator[str]:
    """Requirements without a clause, and clauses that are none of the standard's documents."""
    yield from (f"stated: has no clause of {name}" for name in sorted(set(named) - standard.stated.keys()))
    yield from (f"stated: the profile does not name {name}" for name in sorted(standard.stated.keys() - set(named)))
    for name, clauses in standard.stated.items():
        yield from (f"stated: {name}: {problem}" for problem in _unknown(atlas, clauses))
        for clause in clauses:
            if not clause.startswith(tuple(f"{document}, " for document in standard.source)):
                yield f"stated: {name}: {clause!r} is in none of the documents {', '.join(standard.source)}"


def _uncovered(atlas: Atlas) -> Iterator[str]:
    """Clauses of the standards' documents that nothing names, and that are not excluded."""
    covered = {
        clause for standard in atlas.standards.values() for clauses in standard.stated.values() for clause in clauses
    }
    covered |= {source for requirement in atlas.requirements.values() for source in requirement.source}
    covered |= {source for ruling in atlas.rulings.values() for source in ruling.source}
    dated = {name: document for name, document in atlas.documents.items() if isinstance(document, DatedDocument)}
    for clause, why in _clauses(dated).items():
        if clause not in covered and not why:
            yield f"clauses.toml: {clause}: nothing covers it, and it is not excluded"
        elif clause in covered and why:
            yield f"clauses.toml: {clause}: is covered, and excluded as well"
