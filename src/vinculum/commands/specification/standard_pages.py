"""Pages of the further standards, and of the requirements and rulings that only they have."""

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from functools import partial

from vinculum.codegen.specification import render as of_profiles
from vinculum.codegen.specification.blocks import Block, Fields, Items, Table, Title
from vinculum.codegen.specification.content import based, index, relation_blocks
from vinculum.codegen.specification.markup import latex_document
from vinculum.commands.specification import ieee754_pages
from vinculum_spec.applicability import OUTCOMES, attribute_text
from vinculum_spec.atlas.full import RequirementOnTypes, full_specification
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.standard import UNDEFINED, Standard
from vinculum_spec.editions.claims import edition_claims
from vinculum_spec.editions.edition import Edition, Statement
from vinculum_spec.editions.loader import atlas_with_editions, editions
from vinculum_spec.schema import KINDS, Choice, Claim, Kind, Requirement, Ruling

FORMATS = tuple(of_profiles.SETTERS)  # without JSON, whose schema has the seven profiles
WORDS = {**OUTCOMES, UNDEFINED: "undefined: any value, an error, or the end of the process"}
MALFORMED = {"shape": "Incompatible shapes", "type": "Operands of different types", "attribute": "Invalid attributes"}


def pages() -> dict[str, Callable[[], list[Block]]]:
    """Every identifier that only the standards have, or ieee754, and the function that builds its page."""
    every, seven = atlas(), index()
    return {
        **edition_pages(),
        **ieee754_pages.pages(),
        **{name: partial(standard_page, item) for name, item in every.standards.items()},
        **{name: partial(requirement_page, r) for name, r in every.requirements.items() if name not in seven},
        **{name: partial(ruling_page, d) for name, d in every.rulings.items() if name not in seven},
    }


def edition_pages() -> dict[str, Callable[[], list[Block]]]:
    """Every identifier that only the editions have, and the function that builds its page."""
    known = editions().values()
    return {
        **{edition.profile.name: partial(edition_page, edition) for edition in known},
        **{name: partial(ruling_page, ruling) for edition in known for name, ruling in edition.rulings.items()},
        **{name: partial(edition_claim_page, claim) for name, claim in edition_claims().items()},
    }


class FormatError(ValueError):
    """There is no such format of what is named."""


def render(identifier: str | None, form: str) -> str:
    """The item named `identifier`, of the standards too, or the specification of the seven profiles.

    Raises UnknownIdentifierError, and FormatError for JSON of a standard.
    """
    further = pages()
    if identifier not in further:
        try:
            return of_profiles.render(identifier, form)
        except of_profiles.UnknownIdentifierError as error:
            near = [*error.near, *get_close_matches(error.identifier, further)]
            raise of_profiles.UnknownIdentifierError(error.identifier, near) from None
    if form not in FORMATS:
        raise FormatError(f"{identifier} is of a standard, which has no {form}; there are {', '.join(FORMATS)}")
    body = "\n\n".join(map(of_profiles.SETTERS[form], further[identifier]()))
    return latex_document(body, identifier) if form == "latex" else f"{body}\n"


def standard_page(item: Standard, judged_by: str | None = None) -> list[Block]:
    """A standard: scope, types, rules, outcomes, the requirements that apply, clauses and rulings.

    `judged_by`: the profile whose requirements apply, if it is another one.
    """
    every, rulings = full_specification(), atlas_with_editions().rulings
    kinds: list[Kind] = [kind for kind in KINDS if kind in {every.types[name].kind for name in item.types}]
    applying = dict[str, list[str]]()
    for kind in kinds:
        for requirement in every.applicable(every.profiles[judged_by or item.name], kind):
            of = requirement.names if isinstance(requirement, RequirementOnTypes) else (kind,)
            applying.setdefault(requirement.id, []).extend(of)
    outcomes = [f"{_titled(condition)}. Otherwise {_outcome(outcome)}." for condition, outcome in item.outside.items()]
    outcomes += [f"{MALFORMED[kind]}. {WORDS[outcome].capitalize()}." for kind, outcome in item.malformed.items()]
    blocks: list[Block] = [
        Title(1, f"{item.name}: {item.title}"),
        Fields([("scope", item.scope), ("source", "; ".join(item.source))]),
        Table(("type", "in the standard"), list(item.type_names.items())),
        Items("Shapes", [*_rules(item.shape, kinds)]),
    ]
    for label, choice, kind in (
        ("Integer quotients", item.rounding, "int"),
        ("Float quotients", item.float_quotient, "float"),
    ):
        blocks += [Items(label, [*_rules(choice, [kind])])] if choice is not None else []
    own = [f"{name}: {_titled(identifier)}" for name, identifier in item.float_quotients.items()]
    blocks += [Items("Of other float types", own)] if own else []
    return [
        *blocks,
        Items("Conditions, and the outcome of an input that violates one", outcomes),
        Table(("requirement", "for"), [(name, ", ".join(of)) for name, of in sorted(applying.items())]),
        Table(("requirement", "stated in"), [(name, "; ".join(clauses)) for name, clauses in item.stated.items()]),
        Items("Rests on", [f"{name}: {rulings[name].title}" for name in sorted(item.rulings)]),
    ]


def edition_page(edition: Edition) -> list[Block]:
    """An edition: its page as a standard, what it states with the claims that decide it, and what changed."""
    return [
        *standard_page(edition.profile, edition.judged_by),
        Table(("text", "origin"), [(d.name, d.origin) for d in edition.documents.values()]),
        Title(2, "What the texts state, and the claims that decide it"),
        *(Items(statement.clause, _statement(statement)) for statement in edition.statements),
        Title(2, f"How the text differs from that of {edition.of}"),
        *(Items(c.where, [f"before: {c.before}", f"now: {c.now}", f"effect: {c.effect}"]) for c in edition.changes),
    ]


def _statement(item: Statement) -> list[str]:
    """The words of a statement, what decides it, and words that would be right."""
    rows = (
        ("says", item.says),
        ("claims", ", ".join(item.claims)),
        ("reading", item.reading),
        ("would be right", item.proposed),
    )
    return [f"{label}: {words}" for label, words in rows if words]


def edition_claim_page(item: Claim) -> list[Block]:
    """A claim of an edition: its words, formula, correction and requirements, but not whether it holds."""
    every, claims = atlas_with_editions(), edition_claims()
    rows = [("formula" if item.basis == "ours" else "published", item.published), ("basis", based(item.basis))]
    rows += [("hypotheses", item.hypotheses), ("types", ", ".join(item.types)), ("source", "; ".join(item.source))]
    if item.corrects:
        rows.append(("corrects", f"{item.corrects}: {claims[item.corrects].title}"))
    assert item.relation is not None
    instead = [f"{key}: {claim.title}" for key, claim in claims.items() if claim.corrects == item.id]
    return [
        Title(1, f"{item.id}: {item.title}"),
        Fields(rows),
        *relation_blocks(item.formula, item.relation),
        *([Items("Corrected by", instead)] if instead else []),
        Items("Concerns", [_titled(key) for key in item.requirements]),
        Items("Rulings", [f"{key}: {every.rulings[key].title}" for key in item.rulings]),
    ]


def requirement_page(item: Requirement) -> list[Block]:
    """A requirement of a standard, with its formula and its rulings."""
    every = atlas()
    rows = [
        ("statement", item.statement),
        ("domain", item.domain),
        ("kind", item.kind),
        ("types", ", ".join(item.types) + (", signed ones only" if item.signed else "")),
        ("source", "; ".join(item.source)),
    ]
    naming = [name for name, standard in every.standards.items() if item.id in standard.stated]
    return [
        Title(1, f"{item.id}: {item.title}"),
        Fields(rows),
        *relation_blocks(item.relation_name, item.relation),
        Items("Applies in", naming),
        Items("Rests on", [f"{name}: {every.rulings[name].title}" for name in item.rulings]),
    ]


def ruling_page(item: Ruling) -> list[Block]:
    """A ruling on a gap of a standard, and what cites it."""
    every = atlas_with_editions()
    rows = [("kind", item.kind), ("source", "; ".join(item.source))]
    rows += [("gap", item.gap), ("ruling", item.ruling), ("reason", item.reason)]
    citing = [_titled(name) for name, requirement in every.requirements.items() if item.id in requirement.rulings]
    citing += [f"profile {name}" for name, standard in every.standards.items() if item.id in standard.rulings]
    return [Title(1, f"{item.id}: {item.title}"), Fields(rows), Items("Cited by", citing)]


def _titled(identifier: str) -> str:
    return f"{identifier}: {atlas().requirements[identifier].title}"


def _outcome(outcome: str) -> str:
    return WORDS.get(outcome) or f"a value: {_titled(outcome)}"


def _rules(choice: Choice, kinds: Sequence[Kind]) -> Iterator[str]:
    for value, template in choice.templates.items():
        when = f"where {choice.by} is {attribute_text(value)}: " if choice.by else ""
        for identifier in dict.fromkeys(template.format(KIND=kind.upper()) for kind in kinds):
            yield f"{when}{_titled(identifier)}"
