"""The specification: diagrams, profiles, requirements, relations, types, examples, rulings, index."""

from collections.abc import Iterable
from typing import Any

from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.diagrams import floats, integers, shapes
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.specification import items, side_by_side
from vinculum_spec.loader import relations
from vinculum_spec.schema import REQUIREMENT_KINDS, Specification

REQUIREMENTS = {
    "value": "On values: what C[i] is",
    "domain": "On operands: what A[i] and B[i] must be",
    "shape": "On shapes, and on which elements are paired",
    "type": "On element types",
    "attribute": "On attributes",
    "behaviour": "On behaviour: what a caller observes",
    "encoding": "On bit patterns: how they are decoded",
    "example": "On printed numbers: how they are read",
}
RULINGS = {
    "silent": "Where a source is silent",
    "ambiguous": "Where a source can be read in two ways",
    "contradiction": "Where a source contradicts itself or another",
    "erratum": "Where a source has a typographical error",
}
ORDINARY = frozenset({"real"})  # names of types that are also ordinary words, and so are not linked

SECTIONS = {
    "results": "The kind of every result",
    "profiles": "Profiles side by side",
    "requirements": "Requirements",
    "relations": "Formal relations",
    "types": "Element types",
    "broadcast": "Broadcast rules as shapes",
    "examples": "Printed examples",
    "rulings": "Rulings",
    "index": "Index",
}


def chapter(inputs: Inputs) -> Chapter:
    """The complete specification."""
    spec = inputs.specification
    data = {
        "requirements": _requirements(inputs),
        "modules": items.modules(inputs),
        "floats": floats.plane(),
        "integers": integers.plane(),
        "profiles": side_by_side.profiles(),
        "matrix": side_by_side.matrix(),
        "types": [items.element_type(item) for item in spec.types.values()],
        "shapes": shapes.by_rule(spec.shape_examples),
        "values": [items.value_example(item) for item in spec.value_examples],
        "levels": items.example_levels(inputs),
        "rulings": _rulings(spec),
        "index": index(spec),
    }
    sections = [Section(f"specification-{name}", title) for name, title in SECTIONS.items()]
    return Chapter("specification", "Specification", data, sections, anchors(spec))


def _requirements(inputs: Inputs) -> list[dict[str, Any]]:
    requirements = list(inputs.specification.requirements.values())
    return [
        {
            "kind": kind,
            "title": REQUIREMENTS[kind],
            "items": [items.requirement(inputs, r) for r in requirements if r.kind == kind],
        }
        for kind in REQUIREMENT_KINDS
    ]


def _rulings(spec: Specification) -> list[dict[str, Any]]:
    rulings = list(spec.rulings.values())
    return [
        {"kind": kind, "title": title, "items": [items.ruling(d) for d in rulings if d.kind == kind]}
        for kind, title in RULINGS.items()
    ]


def names(spec: Specification) -> dict[str, Iterable[str]]:
    """Every name that this chapter explains, by kind."""
    return {
        "requirement": spec.requirements,
        "ruling": spec.rulings,
        "relation": relations(),
        "profile": spec.profiles,
        "type": spec.types,
        "example": [*(example.id for example in spec.value_examples), *(example.id for example in spec.shape_examples)],
    }


def anchors(spec: Specification) -> dict[str, str]:
    """The anchors of the names that become links."""
    return {
        name: anchor(kind, name)
        for kind, members in names(spec).items()
        for name in sorted(members)
        if name not in ORDINARY
    }


def index(spec: Specification) -> list[dict[str, Any]]:
    """Every name by kind in alphabetical order, with its title."""
    titles = {name: requirement.title for name, requirement in spec.requirements.items()}
    titles |= {name: ruling.title for name, ruling in spec.rulings.items()}
    titles |= {name: profile.title for name, profile in spec.profiles.items()}
    return [
        {
            "kind": kind,
            "names": [
                {"name": name, "anchor": anchor(kind, name), "title": titles.get(name, "")} for name in sorted(members)
            ],
        }
        for kind, members in names(spec).items()
    ]
