"""What Div is: pictures, profiles, requirements with their formulas, relations, types, examples, rulings, an index."""

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
    "domain": "On operands: what A[i] and B[i] have to be",
    "shape": "On shapes, and on which elements meet",
    "type": "On element types",
    "attribute": "On attributes",
    "conduct": "On conduct: what is seen from outside",
    "encoding": "On bit patterns: how they are read",
    "example": "On printed numbers: how they are read",
}
RULINGS = {
    "silent": "Where a source is silent",
    "ambiguous": "Where a source can be read in two ways",
    "contradiction": "Where a source contradicts itself or another",
    "erratum": "Where a source has a slip of the pen",
}
ORDINARY = frozenset({"real"})  # a type's name that texts use as a word: it is no link of its own

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
    """The whole specification."""
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
    found = list(inputs.specification.requirements.values())
    return [
        {
            "kind": kind,
            "title": REQUIREMENTS[kind],
            "items": [items.requirement(inputs, r) for r in found if r.kind == kind],
        }
        for kind in REQUIREMENT_KINDS
    ]


def _rulings(spec: Specification) -> list[dict[str, Any]]:
    found = list(spec.rulings.values())
    return [
        {"kind": kind, "title": title, "items": [items.ruling(d) for d in found if d.kind == kind]}
        for kind, title in RULINGS.items()
    ]


def names(spec: Specification) -> dict[str, Iterable[str]]:
    """Every name that this chapter explains, by its kind."""
    return {
        "requirement": spec.requirements,
        "ruling": spec.rulings,
        "relation": relations(),
        "profile": spec.profiles,
        "type": spec.types,
        "example": [*(example.id for example in spec.value_examples), *(example.id for example in spec.shape_examples)],
    }


def anchors(spec: Specification) -> dict[str, str]:
    """The names that become links, and the anchor of each."""
    return {
        name: anchor(kind, name)
        for kind, known in names(spec).items()
        for name in sorted(known)
        if name not in ORDINARY
    }


def index(spec: Specification) -> list[dict[str, Any]]:
    """Every name in the order of the alphabet, by kind, with what it is called."""
    titles = {name: requirement.title for name, requirement in spec.requirements.items()}
    titles |= {name: ruling.title for name, ruling in spec.rulings.items()}
    titles |= {name: profile.title for name, profile in spec.profiles.items()}
    return [
        {
            "kind": kind,
            "names": [
                {"name": name, "anchor": anchor(kind, name), "title": titles.get(name, "")} for name in sorted(known)
            ],
        }
        for kind, known in names(spec).items()
    ]
