"""The claims of the editions. Their formulas are slow to build, so that they are read on first access."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from vinculum_spec import parsing
from vinculum_spec.editions.edition import Edition
from vinculum_spec.editions.loader import DATA, atlas_with_editions, editions
from vinculum_spec.loader import SpecificationError, specification
from vinculum_spec.parsing import Row
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Claim

MODULES = ("float_formulas", "number_formulas")
DERIVED = "derived here"


@cache
def formulas() -> Mapping[str, Relation]:
    """Every relation of a claim of an edition, by its name. A claim need not hold: proofs decide it."""
    return {
        f"editions.{name}": value
        for module in MODULES
        for name, value in vars(import_module(f"vinculum_spec.editions.{module}")).items()
        if isinstance(value, Relation) and not name.startswith("_")
    }


@cache
def edition_claims() -> Mapping[str, Claim]:
    """The claims of every edition, by identifier. Raises SpecificationError with every problem."""
    problems: list[str] = []
    claims: dict[str, Claim] = {}
    for name, edition in editions().items():
        text = (DATA / name / "claims.toml").read_text(encoding="utf-8")
        for content in tomllib.loads(text)["claim"]:
            row = Row(f"{name}: claims.toml: {content.get('id', '?')}", content, problems)
            claim = parsing.claim(row, formulas())
            row.finish()
            if claim.id in claims or claim.id in specification().claims:
                row.complain("id", "occurs twice")
            claims[claim.id] = claim
        problems += [f"{name}: {problem}" for problem in _problems(edition, claims)]
    unused = formulas().keys() - {claim.formula for claim in claims.values()}
    problems += [f"{name}: no claim has this relation" for name in sorted(unused)]
    if problems:
        raise SpecificationError(problems)
    return claims


def corrections(claim: Claim) -> dict[str, Relation]:
    """The relations that are put in the place of that of `claim`, by the identifiers of their claims."""
    return {c.id: c.relation for c in edition_claims().values() if c.corrects == claim.id and c.relation is not None}


def edition_of(claim: Claim) -> str:
    """The edition that a claim is about, by the rulings that it cites."""
    return next(name for name, edition in editions().items() if set(claim.rulings) & edition.rulings.keys())


def _problems(edition: Edition, claims: Mapping[str, Claim]) -> Iterator[str]:
    atlas = atlas_with_editions()
    clauses = {clause for document in edition.documents.values() for clause in document.qualified_clauses()}
    for claim in claims.values():
        for key, others, existing in (
            ("source", set(claim.source), clauses | {DERIVED}),
            ("requirements", set(claim.requirements), set(atlas.requirements)),
            ("rulings", set(claim.rulings), set(atlas.rulings)),
            ("corrects", {claim.corrects} if claim.corrects else set(), set(claims)),
        ):
            yield from (f"{claim.id}: {key}: there is no {other!r}" for other in sorted(others - existing))
    named = {claim for statement in edition.statements for claim in statement.claims}
    yield from (f"{claim}: no statement names it" for claim in sorted(claims.keys() - named))
