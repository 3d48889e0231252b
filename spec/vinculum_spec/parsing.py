"""Parse rows of the TOML tables into their dataclasses, and report the problems of each key."""

from collections.abc import Mapping
from fractions import Fraction
from math import prod
from typing import Any

from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import (
    ATTRIBUTE_TYPES,
    BASES,
    KINDS,
    MALFORMED,
    OUTCOMES,
    REQUIREMENT_KINDS,
    Attribute,
    Choice,
    Claim,
    Document,
    ElementType,
    Profile,
    Requirement,
    Ruling,
    ShapeExample,
    ValueExample,
)


class Row:
    """A row of a table. Missing keys, values of a wrong type and unknown keys are problems."""

    def __init__(self, where: str, content: Mapping[str, Any], problems: list[str]) -> None:
        self.where, self.content, self.problems, self.used = where, content, problems, set[str]()

    def complain(self, key: str, reason: str) -> None:
        self.problems.append(f"{self.where}: {key}: {reason}")

    def take(self, key: str, kind: type, default: Any = ...) -> Any:
        self.used.add(key)
        if key not in self.content:
            if default is ...:
                self.complain(key, "is missing")
                return kind()
            return default
        value = self.content[key]
        if type(value) is not kind:
            self.complain(key, f"is {value!r}, not {kind.__name__}")
            return kind()
        if value in ("", []) and default is ...:
            self.complain(key, "is empty")
        return value

    def items(self, key: str, kind: type, default: Any = ...) -> tuple[Any, ...]:
        items = self.take(key, list, default)
        for item in items:
            if type(item) is not kind:
                self.complain(key, f"{item!r} is not {kind.__name__}")
        return tuple(item for item in items if type(item) is kind)

    def strings(self, key: str, default: Any = ...) -> tuple[str, ...]:
        return tuple(self.items(key, str, default))

    def texts(self, key: str) -> dict[str, str]:
        texts = self.take(key, dict)
        for name, text in texts.items():
            if type(text) is not str:
                self.complain(key, f"{name} is {text!r}, not str")
        return dict(texts)

    def sizes(self, key: str) -> tuple[int, ...]:
        sizes = self.items(key, int, [])
        if any(size < 0 for size in sizes):
            self.complain(key, "a size is below 0")
        return sizes

    def one_of(self, key: str, allowed: tuple[str, ...], value: str) -> str:
        if value not in allowed:
            self.complain(key, f"{value!r} is none of {', '.join(allowed)}")
        return value

    def finish(self) -> None:
        for key in self.content.keys() - self.used:
            self.complain(key, "is not a known key")


def ruling(row: Row) -> Ruling:
    return Ruling(
        id=row.take("id", str),
        kind=row.one_of("kind", ("silent", "ambiguous", "contradiction", "erratum"), row.take("kind", str)),
        title=row.take("title", str),
        source=row.strings("source"),
        gap=row.take("gap", str),
        ruling=row.take("ruling", str),
        reason=row.take("reason", str),
    )


def requirement(row: Row, relations_by_name: Mapping[str, Relation]) -> Requirement:
    identifier, name = row.take("id", str), row.take("relation", str)
    if not identifier.startswith(("E_DIV_", "V_DIV_")):
        row.complain("id", "begins with neither E_DIV_ nor V_DIV_")
    if name not in relations_by_name:
        row.complain("relation", f"there is no relation {name!r}")
    follows = row.take("follows", str, None)
    rulings = row.strings("rulings", [])
    if identifier.startswith("V_DIV_") and not rulings:
        row.complain("rulings", "a derived requirement cites at least one")
    return Requirement(
        id=identifier,
        title=row.take("title", str),
        statement=row.take("statement", str),
        source=row.strings("source"),
        kind=row.one_of("kind", REQUIREMENT_KINDS, row.take("kind", str)),
        types=tuple(row.one_of("types", KINDS, kind) for kind in row.strings("types")),  # type: ignore[misc]
        domain=row.take("domain", str),
        relation_name=name,
        relation=relations_by_name.get(name, next(iter(relations_by_name.values()))),
        follows=follows,
        applies_with=row.strings("applies_with", [follows] if follows else []),
        rulings=rulings,
        signed=row.take("signed", bool, default=False),
        unless=row.strings("unless", []),
    )


def element_type(row: Row) -> ElementType:
    kind = row.one_of("kind", KINDS, row.take("kind", str))
    width = row.take("width", int) if kind != "real" else 0
    if kind != "real" and width <= 0:
        row.complain("width", f"{width} is not above 0")
    form = Format(width, row.take("p", int), row.take("emax", int)) if kind == "float" else None
    if form is not None and form.emax + 1 != 2.0 ** (width - form.p - 1):
        row.complain("emax", f"{form.emax} does not match width {width} and precision {form.p}")
    return ElementType(
        name=row.take("name", str),
        kind=kind,  # type: ignore[arg-type]
        names=row.texts("names"),
        width=width,
        signed=row.take("signed", bool) if kind == "int" else False,
        form=form,
    )


def _template(part: Row, key: str, name: str) -> str:
    try:
        name.format(KIND="")
    except (KeyError, ValueError, IndexError) as error:
        part.complain(key, f"{name!r}: braces may contain only {{KIND}} ({error})")
        return ""
    return name


def _choice(row: Row, key: str, attributes: Mapping[str, Attribute]) -> Choice:
    part = Row(f"{row.where}: {key}", row.take(key, dict), row.problems)
    by = part.take("by", str, None)
    if by is None:
        choice = Choice(None, {None: _template(part, "requirement", part.take("requirement", str))})
    elif by not in attributes:
        part.complain("by", f"the profile has no attribute {by!r}")
        choice = Choice(None, {None: ""})
    else:
        templates = part.take("requirements", dict)
        by_text = {str(value).lower(): value for value in attributes[by].values}
        if set(templates) != set(by_text):
            part.complain("requirements", f"has {sorted(templates)}, the attribute {by} has {sorted(by_text)}")
        choice = Choice(by, {by_text.get(text, text): _template(part, text, name) for text, name in templates.items()})
    part.finish()
    return choice


def _attribute(row: Row) -> Attribute:
    kind = row.one_of("type", tuple(ATTRIBUTE_TYPES), row.take("type", str))
    native = ATTRIBUTE_TYPES.get(kind, int)
    values = tuple(row.take("values", list, []))
    default = row.take("default", native, None)
    if any(type(value) is not native for value in values):
        row.complain("values", f"are not all of type {kind}")
    if default is not None and values and default not in values:
        row.complain("default", f"{default!r} is not among the values")
    attribute = Attribute(
        name=row.take("name", str),
        type=kind,
        default=default,
        values=values,
        minimum=row.take("minimum", int, None),
        rulings=row.strings("rulings", []),
    )
    row.finish()
    return attribute


def profile(row: Row) -> Profile:
    attributes = tuple(
        _attribute(Row(f"{row.where}: attribute {part.get('name', '?')}", part, row.problems))
        for part in row.take("attribute", list, [])
    )
    attributes_by_name = {attribute.name: attribute for attribute in attributes}
    if len(attributes_by_name) < len(attributes):
        row.complain("attribute", "a name occurs twice")
    types = row.strings("types")
    if len(set(types)) < len(types):
        row.complain("types", "a type occurs twice")
    outside, malformed = row.take("outside", dict, {}), row.take("malformed", dict)
    for key, outcomes in (("outside", outside), ("malformed", malformed)):
        for outcome in outcomes.values():
            row.one_of(key, OUTCOMES, outcome)
    if set(malformed) != set(MALFORMED):
        row.complain("malformed", f"has {sorted(malformed)}, not {sorted(MALFORMED)}")
    return Profile(
        name=row.take("name", str),
        title=row.take("title", str),
        source=row.strings("source"),
        types=types,
        shape=_choice(row, "shape", attributes_by_name),
        rounding=_choice(row, "rounding", attributes_by_name) if "rounding" in row.content else None,
        outside=outside,
        malformed=malformed,
        attributes=attributes,
        rulings=row.strings("rulings"),
    )


def lowest(text: str) -> str:
    """Reduce a printed fraction to lowest terms over integers; return other text unchanged.

    The numerator and the denominator may be decimals.

    >>> lowest("6.1/3"), lowest("35.7/5.1"), lowest("0.5")
    ('61/30', '7', '0.5')
    """
    numerator, _, denominator = text.partition("/")
    return str(Fraction(numerator) / Fraction(denominator)) if denominator else text


def value_example(row: Row) -> ValueExample:
    digits_by_index = row.take("approximate", dict, {})
    for index, digits in digits_by_index.items():
        if not index.isdecimal() or type(digits) is not int or digits < 0:
            row.complain("approximate", f"{index} = {digits!r} is not an index and a number of digits")
    numbers = {name: row.strings(name) for name in "ABC"}
    shape = row.sizes("shape")
    if {len(printed_numbers) for printed_numbers in numbers.values()} != {prod(shape)}:
        row.complain(
            "shape",
            f"{list(shape)} does not hold {[len(printed_numbers) for printed_numbers in numbers.values()]} elements",
        )
    printed = numbers["C"]
    try:
        numbers["C"] = tuple(map(lowest, printed))
    except (ValueError, ZeroDivisionError) as error:
        row.complain("C", f"a fraction is invalid: {error}")
    return ValueExample(
        id=row.take("id", str),
        source=row.take("source", str),
        profile=row.take("profile", str),
        type=row.take("type", str),
        shape=shape,
        **numbers,
        printed=printed,
        approximate={int(index): digits for index, digits in digits_by_index.items() if index.isdecimal()},
    )


def shape_example(row: Row) -> ShapeExample:
    c, rejected = row.sizes("C") if "C" in row.content else None, row.take("rejected", str, None)
    if (c is None) == (rejected is None):
        row.complain("C", "an example has either a shape of C or a reason for its rejection")
    return ShapeExample(
        id=row.take("id", str),
        source=row.take("source", str),
        profiles=row.strings("profiles"),
        attributes=row.take("attributes", dict),
        A=row.sizes("A"),
        B=row.sizes("B"),
        C=c,
        rejected=rejected,
        basis=row.one_of("basis", tuple(BASES), row.take("basis", str, "verbatim")),
    )


def document(row: Row) -> Document:
    clauses, excluded = row.strings("clauses"), row.take("excluded", dict, {})
    if len(set(clauses)) < len(clauses):
        row.complain("clauses", "a clause occurs twice")
    for clause, reason in excluded.items():
        if clause not in clauses or type(reason) is not str or not reason:
            row.complain("excluded", f"{clause} = {reason!r} is not a clause and a reason")
    return Document(row.take("name", str), clauses, excluded)


def claim(row: Row, formulas_by_name: Mapping[str, Relation]) -> Claim:
    identifier, name = row.take("id", str), row.take("formula", str)
    if not identifier.startswith("CLAIM_") or identifier.startswith("CLAIM_EXAMPLE_"):
        row.complain("id", "does not begin with CLAIM_, or begins with CLAIM_EXAMPLE_, which is reserved for examples")
    if name not in formulas_by_name:
        row.complain("formula", f"there is no relation {name!r}")
    corrects = row.take("corrects", str, None)
    basis = row.one_of("basis", tuple(BASES), row.take("basis", str)) if corrects is None else "ours"
    return Claim(
        id=identifier,
        title=row.take("title", str),
        source=row.strings("source"),
        published=row.take("published", str),
        formula=name,
        types=tuple(row.one_of("types", KINDS, kind) for kind in row.strings("types")),  # type: ignore[misc]
        hypotheses=row.take("hypotheses", str),
        requirements=row.strings("requirements"),
        relation=formulas_by_name.get(name),
        basis=basis,
        corrects=corrects,
        rulings=row.strings("rulings", []),
    )
