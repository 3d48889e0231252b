"""The specification's tables as frozen dataclasses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation

Kind = Literal["real", "float", "int"]
AttributeValue = bool | int | str | tuple[int, ...]
KINDS: tuple[Kind, ...] = ("real", "float", "int")
REQUIREMENT_KINDS = ("value", "domain", "shape", "type", "attribute", "behaviour", "encoding", "example")
ATTRIBUTE_TYPES: Mapping[str, type] = {"int": int, "ints": tuple, "bool": bool, "string": str}
OUTCOMES = ("report", "unspecified")
BASES: Mapping[str, str] = {  # origin of the words of a claim, and of an example of shapes
    "verbatim": "the source has it in these words or symbols",
    "reading": "our reading of what the source has",
    "ours": "derived here",
}
MALFORMED = ("shape", "type", "attribute")  # kinds of requirement on whole tensors


@dataclass(frozen=True)
class Ruling:
    """What the specification requires where a source is silent, ambiguous, contradictory or misprinted."""

    id: str
    kind: str
    title: str
    source: tuple[str, ...]
    gap: str
    ruling: str
    reason: str


@dataclass(frozen=True)
class Requirement:
    """A statement about Div, and the formal relation that states the same."""

    id: str
    title: str
    statement: str
    source: tuple[str, ...]
    kind: str
    types: tuple[Kind, ...]
    domain: str
    relation_name: str
    relation: Relation
    follows: str | None = None
    applies_with: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    signed: bool = False
    unless: tuple[str, ...] = ()

    def concerns(self, element: "ElementType") -> bool:
        """Whether the requirement concerns elements of this type."""
        return element.kind in self.types and (element.signed or not self.signed)


@dataclass(frozen=True)
class ElementType:
    """An element type: its kind, its parameters, and its name in each source."""

    name: str
    kind: Kind
    names: Mapping[str, str] = field(compare=False)
    width: int = 0
    signed: bool = False
    form: Format | None = None

    @property
    def minimum(self) -> int:
        """Smallest integer of an integer type."""
        return -(1 << (self.width - 1)) if self.signed else 0

    @property
    def maximum(self) -> int:
        """Largest integer of an integer type."""
        return (1 << (self.width - self.signed)) - 1


@dataclass(frozen=True)
class Attribute:
    """An attribute of a profile. An attribute without a default may be absent."""

    name: str
    type: str
    default: AttributeValue | None = None
    values: tuple[AttributeValue, ...] = ()
    minimum: int | None = None
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """A requirement template, or one for each value of the attribute `by`.

    {KIND} stands for the element kind.
    """

    by: str | None
    templates: Mapping[AttributeValue | None, str]

    def requirement(self, kind: Kind, attributes: Mapping[str, AttributeValue]) -> str:
        """Identifier of the requirement that applies to `kind` under complete `attributes`."""
        return self.templates[attributes[self.by] if self.by else None].format(KIND=kind.upper())

    def all(self, kind: Kind) -> tuple[str, ...]:
        """Every identifier that an attribute value can select."""
        return tuple(template.format(KIND=kind.upper()) for template in self.templates.values())


@dataclass(frozen=True)
class Profile:
    """A system that defines a Div."""

    name: str
    title: str
    source: tuple[str, ...]
    types: tuple[str, ...]
    shape: Choice
    rounding: Choice | None
    outside: Mapping[str, str]
    malformed: Mapping[str, str]
    attributes: tuple[Attribute, ...]
    rulings: tuple[str, ...]

    def complete(self, attributes: Mapping[str, AttributeValue]) -> dict[str, AttributeValue]:
        """Add the defaults of missing attributes to `attributes`. V_DIV_ATTRIBUTE_0010"""
        return {a.name: a.default for a in self.attributes if a.default is not None} | dict(attributes)


@dataclass(frozen=True)
class ValueExample:
    """Numbers that a source prints.

    `approximate` maps an index to the number of digits after its decimal point.

    `C` has each printed fraction in lowest terms over integers, and `printed` has it as printed, such as 6.1/3.
    """

    id: str
    source: str
    profile: str
    type: str
    shape: tuple[int, ...]
    A: tuple[str, ...]
    B: tuple[str, ...]
    C: tuple[str, ...]
    printed: tuple[str, ...]
    approximate: Mapping[int, int]


@dataclass(frozen=True)
class ShapeExample:
    """Shapes that a source prints, or an example of ours. `C` is None if the shapes are rejected."""

    id: str
    source: str
    profiles: tuple[str, ...]
    attributes: Mapping[str, AttributeValue]
    A: tuple[int, ...]
    B: tuple[int, ...]
    C: tuple[int, ...] | None
    rejected: str | None
    basis: str


@dataclass(frozen=True)
class Document:
    """The clauses of a document on Div, in order.

    `excluded` has those that need no coverage, with the reason.
    """

    name: str
    clauses: tuple[str, ...]
    excluded: Mapping[str, str]

    def qualified_clauses(self) -> dict[str, str]:
        """Map "document, clause" to the reason why the clause is excluded, or to an empty text."""
        return {f"{self.name}, {clause}": self.excluded.get(clause, "") for clause in self.clauses}


@dataclass(frozen=True)
class Claim:
    """A statement of a source about Div, or a correction of one. Proofs decide whether it holds.

    `basis` is a key of BASES. `relation` states the same as `published`, for all values of its variables. It is None if
    the claim is that an example is right: `formula` is then examples.NAME, and its requirements decide.
    """

    id: str
    title: str
    source: tuple[str, ...]
    published: str
    formula: str
    types: tuple[Kind, ...]
    hypotheses: str
    requirements: tuple[str, ...]
    basis: str
    relation: Relation | None = None
    corrects: str | None = None
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Specification:
    """The specification. Claims are read on first access, because their formulas are slow to build."""

    requirements: Mapping[str, Requirement]
    rulings: Mapping[str, Ruling]
    types: Mapping[str, ElementType]
    profiles: Mapping[str, Profile]
    value_examples: tuple[ValueExample, ...]
    shape_examples: tuple[ShapeExample, ...]
    documents: Mapping[str, Document]
    read_claims: Callable[["Specification"], Mapping[str, Claim]] = field(compare=False, repr=False)

    @cached_property
    def claims(self) -> Mapping[str, Claim]:
        """Every claim, including one for each example, by identifier."""
        return self.read_claims(self)

    @cached_property
    def clauses(self) -> Mapping[str, str]:
        """Map every clause of every document to the reason why it is excluded, or to an empty text."""
        return {name: why for document in self.documents.values() for name, why in document.qualified_clauses().items()}

    def applicable(
        self, profile: Profile, kind: Kind, attributes: Mapping[str, AttributeValue] | None = None
    ) -> tuple[Requirement, ...]:
        """The requirements on elements of `kind` under `profile`, with these attributes or with any."""
        choices = [profile.shape] + ([profile.rounding] if profile.rounding else [])
        if attributes is None:
            selected = {identifier for choice in choices for identifier in choice.all(kind)}
        else:
            complete = profile.complete(attributes)
            selected = {choice.requirement(kind, complete) for choice in choices}
        selected |= set(profile.outside)
        return tuple(r for r in self.requirements.values() if kind in r.types and self._applies(r, selected))

    def _applies(self, requirement: Requirement, selected: set[str]) -> bool:
        if selected.intersection(requirement.unless):
            return False
        if requirement.applies_with:
            return any(self._applies(self.requirements[other], selected) for other in requirement.applies_with)
        return requirement.id in selected or requirement.id not in self.chosen

    @cached_property
    def chosen(self) -> frozenset[str]:
        """The requirements that apply only where a profile names them."""
        return frozenset(
            identifier
            for profile in self.profiles.values()
            for choice in (profile.shape, profile.rounding)
            if choice is not None
            for kind in KINDS
            for identifier in choice.all(kind)
        ) | frozenset(identifier for profile in self.profiles.values() for identifier in profile.outside)
