"""The items of the specification as blocks, which every output format renders."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from vinculum.codegen.specification.blocks import Block, Fields, Formula, Items, Table, Text, Title
from vinculum_spec.applicability import OUTCOMES, applications, applications_in, attribute_text, kinds_of
from vinculum_spec.loader import relations, specification
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import (
    BASES,
    Attribute,
    Choice,
    Claim,
    ElementType,
    Kind,
    Profile,
    Requirement,
    Ruling,
    ShapeExample,
    ValueExample,
)


def _titled(identifier: str) -> str:
    return f"{identifier}: {specification().requirements[identifier].title}"


# ---- one page per kind of item ----


def relation_blocks(name: str, relation: Relation) -> list[Block]:
    """The formal relation: its domain, then what holds there."""
    rows = [("relation", f"`{name}`"), ("observes", ", ".join(f"`{symbol}`" for symbol in relation.variables))]
    if relation.parameters:
        rows.append(("fixed by the type", ", ".join(f"`{symbol}`" for symbol in relation.parameters)))
    return [Fields(rows), Formula("Wherever", relation.domain), Formula("it holds that", relation.holds)]


def requirement_page(item: Requirement, level: int) -> list[Block]:
    """A requirement: statement, formula, where it applies, and its rulings."""
    rows = [
        ("statement", item.statement),
        ("domain", item.domain),
        ("kind", item.kind),
        ("types", ", ".join(item.types) + (", signed ones only" if item.signed else "")),
        ("source", "; ".join(item.source)),
    ]
    if item.follows:
        rows.append(("follows", _titled(item.follows)))
    blocks: list[Block] = [Title(level, f"{item.id}: {item.title}"), Fields(rows)]
    blocks += relation_blocks(item.relation_name, item.relation)
    blocks.append(Items("Applies in", applications()[item.id]))
    if item.rulings:
        rulings = specification().rulings
        blocks.append(Items("Rests on", [f"{key}: {rulings[key].title}" for key in item.rulings]))
    return blocks


def ruling_page(item: Ruling, level: int) -> list[Block]:
    """A ruling: gap, ruling, reason, and the items that cite it."""
    spec = specification()
    rows = [("kind", item.kind), ("source", "; ".join(item.source))]
    rows += [("gap", item.gap), ("ruling", item.ruling), ("reason", item.reason)]
    cited = [_titled(key) for key, requirement in spec.requirements.items() if item.id in requirement.rulings]
    for profile in spec.profiles.values():
        names = [attribute.name for attribute in profile.attributes if item.id in attribute.rulings]
        if names or item.id in profile.rulings:
            cited.append(f"profile {profile.name}" + (f", attribute {', '.join(names)}" if names else ""))
    return [Title(level, f"{item.id}: {item.title}"), Fields(rows), Items("Cited by", cited)]


def _range(attribute: Attribute) -> str:
    limits = [" or ".join(map(attribute_text, attribute.values))] if attribute.values else []
    limits += [f"at least {attribute.minimum}"] if attribute.minimum is not None else []
    return ", ".join(limits) or "any"


def _rules(choice: Choice, kinds: Iterable[Kind]) -> list[str]:
    rules = []
    for value, template in choice.templates.items():
        identifiers = dict.fromkeys(template.format(KIND=kind.upper()) for kind in kinds)
        when = f"where {choice.by} is {attribute_text(value)}: " if choice.by else ""
        rules += [f"{when}{_titled(identifier)}" for identifier in identifiers]
    return rules


def profile_page(item: Profile, level: int) -> list[Block]:
    """A profile: types, attributes, rules, conditions of its domain, and the requirements that apply."""
    spec, numeric = specification(), kinds_of(item)
    blocks: list[Block] = [
        Title(level, f"{item.name}: {item.title}"),
        Fields([("source", "; ".join(item.source)), ("types", ", ".join(item.types))]),
    ]
    if item.attributes:
        rows = [
            (a.name, a.type, "none: may be absent" if a.default is None else attribute_text(a.default), _range(a))
            for a in item.attributes
        ]
        blocks.append(Table(("attribute", "type", "default", "range"), rows))
    else:
        blocks.append(Text("It has no attributes."))
    blocks.append(Items("Shapes", _rules(item.shape, numeric)))
    if item.rounding:
        blocks.append(Items("Integer quotients", _rules(item.rounding, ["int"])))
    outside = [f"{_titled(key)}. Otherwise {OUTCOMES[outcome]}." for key, outcome in item.outside.items()]
    words = {
        "shape": "Incompatible shapes",
        "type": "Operands of different types",
        "attribute": "Invalid attributes",
    }
    outside += [f"{words[kind]}. {OUTCOMES[outcome].capitalize()}." for kind, outcome in item.malformed.items()]
    blocks.append(Items("Conditions, and the outcome of an input that violates one", outside))
    applying = [
        (
            key,
            ", ".join(kinds),
            "; ".join(f"{n} = {' or '.join(map(attribute_text, v))}" for n, v in conditions.items()),
        )
        for key, (kinds, conditions) in sorted(applications_in(item).items())
    ]
    decided = sorted({*item.rulings, *(key for attribute in item.attributes for key in attribute.rulings)})
    width = 3 if any(where for _, _, where in applying) else 2
    blocks.append(Table(("requirement", "for", "only where")[:width], [row[:width] for row in applying]))
    blocks.append(Items("Rests on", [f"{key}: {spec.rulings[key].title}" for key in decided]))
    return blocks


def type_page(item: ElementType, level: int) -> list[Block]:
    """An element type: its parameters, its names, and the profiles that have it."""
    rows = [("kind", item.kind), *((f"name in {source}", f"`{name}`") for source, name in item.names.items())]
    if item.kind == "int":
        rows += [("width", str(item.width)), ("smallest", str(item.minimum)), ("largest", str(item.maximum))]
    if item.form is not None:
        rows += [("width", str(item.width)), ("precision p", f"{item.form.p} bits"), ("emax", str(item.form.emax))]
        rows += [
            ("smallest quantum", f"2 to the {item.form.q_min}"),
            ("largest quantum", f"2 to the {item.form.q_max}"),
        ]
    rows.append(("profiles", ", ".join(p.name for p in specification().profiles.values() if item.name in p.types)))
    return [Title(level, f"{item.name}: element type"), Fields(rows)]


def relation_page(name: str, level: int) -> list[Block]:
    """A relation, and the requirements that it states."""
    stated = [_titled(key) for key, r in specification().requirements.items() if r.relation_name == name]
    return [Title(level, name), *relation_blocks(name, relations()[name]), Items("Stated by", stated)]


def value_example_page(item: ValueExample, level: int) -> list[Block]:
    """An example of values, element by element."""
    shape = f"({', '.join(map(str, item.shape))})"
    rows = [("source", item.source), ("profile", item.profile), ("type", item.type), ("shape", shape)]
    elements = [
        (str(k), *numbers, f"rounded, {item.approximate[k]} after the point" if k in item.approximate else "exact")
        for k, numbers in enumerate(zip(item.A, item.B, item.printed, strict=True))
    ]
    return [Title(level, f"{item.id}: example"), Fields(rows), Table(("element", "A", "B", "C", "C is"), elements)]


def shape_example_page(item: ShapeExample, level: int) -> list[Block]:
    """An example of shapes, printed by a source or our own."""
    rows = [("source", item.source), ("basis", based(item.basis)), ("profiles", ", ".join(item.profiles))]
    rows += [(name, attribute_text(value)) for name, value in item.attributes.items()]
    rows += [
        (f"shape of {name}", str(shape))
        for name, shape in (("A", item.A), ("B", item.B), ("C", item.C))
        if shape is not None
    ]
    rows += [("rejected", item.rejected)] if item.rejected else []
    return [Title(level, f"{item.id}: example of shapes"), Fields(rows)]


def based(basis: str) -> str:
    """The basis of a claim or an example, in words."""
    return f"{basis}: {BASES[basis]}"


def claim_page(item: Claim, level: int) -> list[Block]:
    """A claim: its words, formula, correction and requirements, but not whether it holds."""
    spec = specification()
    rows = [("formula" if item.basis == "ours" else "published", item.published), ("basis", based(item.basis))]
    rows += [("hypotheses", item.hypotheses), ("types", ", ".join(item.types)), ("source", "; ".join(item.source))]
    if item.corrects:
        rows.append(("corrects", f"{item.corrects}: {spec.claims[item.corrects].title}"))
    blocks: list[Block] = [Title(level, f"{item.id}: {item.title}"), Fields(rows)]
    if item.relation is None:
        blocks.append(Fields([("example", f"`{item.formula.partition('.')[2]}`")]))
    else:
        blocks += relation_blocks(item.formula, item.relation)
    instead = [f"{key}: {claim.title}" for key, claim in spec.claims.items() if claim.corrects == item.id]
    blocks += [Items("Corrected by", instead)] if instead else []
    blocks.append(Items("Concerns", [_titled(key) for key in item.requirements]))
    if item.rulings:
        blocks.append(Items("Rulings", [f"{key}: {spec.rulings[key].title}" for key in item.rulings]))
    return blocks


# ---- the whole specification ----


def overview() -> list[Block]:
    """Counts, and tables of the profiles, requirements, rulings and claims."""
    spec = specification()
    claims_by_basis = Counter(claim.basis for claim in spec.claims.values())
    counts = (
        f"Element-wise division: {len(spec.requirements)} requirements, {len(relations())} formal relations, "
        f"{len(spec.profiles)} profiles, {len(spec.types)} element types, {len(spec.rulings)} rulings, "
        f"{len(spec.value_examples) + len(spec.shape_examples)} examples and {len(spec.claims)} claims, to be proved "
        f"or refuted: {', '.join(f'{claims_by_basis[basis]} {basis} ({words})' for basis, words in BASES.items())}. "
        "Identifiers that begin with E_DIV_ are those of SONNX; V_DIV_ marks derived requirements, which cite a ruling."
    )
    return [
        Title(1, "The specification of Div"),
        Text(counts),
        Table(("profile", "title", "types"), [(p.name, p.title, ", ".join(p.types)) for p in spec.profiles.values()]),
        Table(("requirement", "kind", "title"), [(r.id, r.kind, r.title) for r in spec.requirements.values()]),
        Table(("ruling", "kind", "title"), [(d.id, d.kind, d.title) for d in spec.rulings.values()]),
        Table(("claim", "basis", "title"), [(c.id, c.basis, c.title) for c in spec.claims.values()]),
    ]


def everything() -> list[Block]:
    """The overview, then every item under its own heading."""
    spec = specification()
    chapters: list[tuple[str, Iterable[list[Block]]]] = [
        ("Profiles", (profile_page(item, 2) for item in spec.profiles.values())),
        ("Requirements", (requirement_page(item, 2) for item in spec.requirements.values())),
        ("Rulings", (ruling_page(item, 2) for item in spec.rulings.values())),
        ("Element types", (type_page(item, 2) for item in spec.types.values())),
        ("Examples of values", (value_example_page(item, 2) for item in spec.value_examples)),
        ("Examples of shapes", (shape_example_page(item, 2) for item in spec.shape_examples)),
        ("Claims", (claim_page(item, 2) for item in spec.claims.values())),
    ]
    blocks = overview()
    for title, pages in chapters:
        blocks += [Title(1, title), *(block for page in pages for block in page)]
    return blocks


def index() -> dict[str, Callable[[], list[Block]]]:
    """Every identifier that has a page, and the function that builds it."""
    spec = specification()
    return {
        **{key: partial(requirement_page, item, 1) for key, item in spec.requirements.items()},
        **{key: partial(ruling_page, item, 1) for key, item in spec.rulings.items()},
        **{key: partial(profile_page, item, 1) for key, item in spec.profiles.items()},
        **{key: partial(type_page, item, 1) for key, item in spec.types.items()},
        **{name: partial(relation_page, name, 1) for name in relations()},
        **{item.id: partial(value_example_page, item, 1) for item in spec.value_examples},
        **{item.id: partial(shape_example_page, item, 1) for item in spec.shape_examples},
        **{key: partial(claim_page, item, 1) for key, item in spec.claims.items()},
    }
