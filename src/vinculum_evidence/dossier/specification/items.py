"""The items of the specification as data: requirements, relations, rulings, types, examples."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from sympy import And, true

from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.specification.mathml import steps
from vinculum_evidence.dossier.trace import collect
from vinculum_evidence.proof import Level, weakest
from vinculum_evidence.reports.terminal import Row
from vinculum_spec.applicability import applications
from vinculum_spec.claims.examples import claim_id
from vinculum_spec.loader import MODULES, relations, specification
from vinculum_spec.relations.relation import Relation, conjunction
from vinculum_spec.schema import ElementType, Requirement, Ruling, ValueExample


def requirement(inputs: Inputs, item: Requirement) -> dict[str, Any]:
    """A requirement: its text and formula, where it applies, its rulings, its evidence, and its trace."""
    spec, rows, link = specification(), inputs.by_requirement[item.id], collect.of(inputs).links[item.id]
    return {
        "id": item.id,
        "title": item.title,
        "statement": item.statement,
        "source": list(item.source),
        "kind": item.kind,
        "types": list(item.types),
        "signed": item.signed,
        "domain": item.domain,
        "relation": item.relation_name,
        "formula": formula(item.relation),
        "applies": list(applications()[item.id]),
        "applies_with": list(item.applies_with),
        "unless": list(item.unless),
        "follows": item.follows or "",
        "followed_by": [other.id for other in spec.requirements.values() if other.follows == item.id],
        "rulings": [{"id": key, "title": spec.rulings[key].title} for key in item.rulings],
        "level": weakest(row.level for row in rows).value,
        "claims": _by_level(rows),
        "trace": {
            "relation": collect.of(inputs).relations[link.relation].place,
            "code": list(link.code),
            "tests": list(link.tests),
        },
    }


def _by_level(rows: Sequence[Row]) -> dict[str, list[str]]:
    """Claims by level, the strongest first."""
    by_level = {level: [row.record["claim"] for row in rows if row.level == level] for level in Level}
    return {level.value: claims for level, claims in by_level.items() if claims}


def formula(relation: Relation) -> dict[str, Any]:
    """A relation as mathematics: its domain (empty if everywhere), what holds there, and its parts."""
    return {
        "domain": [] if relation.domain is true else steps(relation.domain),
        "holds": steps(relation.holds),
        "observed": [str(symbol) for symbol in relation.variables],
        "parameters": [str(symbol) for symbol in relation.parameters],
        "parts": [{"relation": name, "states": _stating(name)} for name in parts(relation)],
    }


def parts(relation: Relation) -> list[str]:
    """The relations of which `relation` is exactly the conjunction; none if it is no conjunction."""
    inner = set(relation.holds.args) if isinstance(relation.holds, And) else set()
    candidates = {name: other for name, other in relations().items() if other != relation and other.statement in inner}
    joint = conjunction(*candidates.values()) if len(candidates) > 1 else None
    return list(candidates) if joint and (joint.domain, joint.holds) == (relation.domain, relation.holds) else []


def modules(inputs: Inputs) -> list[dict[str, Any]]:
    """The modules of relations: their docstrings, and their relations with file and line."""
    places, all_relations = collect.of(inputs).relations, relations()
    return [
        {
            "module": short,
            "file": f"spec/vinculum_spec/{module.replace('.', '/')}.py",
            "says": (import_module(f"vinculum_spec.{module}").__doc__ or "").strip(),
            "relations": [
                {"name": name, "line": places[name].line, "states": _stating(name), **_symbols(all_relations[name])}
                for name in all_relations
                if name.startswith(f"{short}.")
            ],
        }
        for short, module in MODULES.items()
    ]


def _stating(relation: str) -> list[str]:
    return [r.id for r in specification().requirements.values() if r.relation_name == relation]


def _symbols(relation: Relation) -> dict[str, list[str]]:
    return {"observed": [str(x) for x in relation.variables], "parameters": [str(x) for x in relation.parameters]}


def ruling(item: Ruling) -> dict[str, Any]:
    """A ruling, with everything that cites it."""
    return {
        "id": item.id,
        "title": item.title,
        "source": list(item.source),
        "gap": item.gap,
        "ruling": item.ruling,
        "reason": item.reason,
        "requirements": [r.id for r in specification().requirements.values() if item.id in r.rulings],
        "profiles": _profiles_citing(item.id),
        "claims": [claim.id for claim in specification().claims.values() if item.id in claim.rulings],
    }


def _profiles_citing(identifier: str) -> list[dict[str, Any]]:
    citing = []
    for profile in specification().profiles.values():
        attributes = [attribute.name for attribute in profile.attributes if identifier in attribute.rulings]
        if attributes or identifier in profile.rulings:
            citing.append({"name": profile.name, "attributes": attributes})
    return citing


def element_type(item: ElementType) -> dict[str, Any]:
    """An element type: its parameters, and its name in each source."""
    data: dict[str, Any] = {"name": item.name, "kind": item.kind, "names": dict(item.names)}
    if item.kind == "int":
        data |= {"width": item.width, "signed": item.signed, "minimum": item.minimum, "maximum": item.maximum}
    if item.form is not None:
        form = item.form
        data |= {"width": form.width, "p": form.p, "emax": form.emax, "q_min": form.q_min, "q_max": form.q_max}
    return data


def value_example(item: ValueExample) -> dict[str, Any]:
    """Numbers that a source prints, with the claim that they are correct."""
    return {
        "id": item.id,
        "source": item.source,
        "profile": item.profile,
        "type": item.type,
        "shape": list(item.shape),
        "elements": [
            {"A": a, "B": b, "C": c, "digits": item.approximate.get(k)}
            for k, (a, b, c) in enumerate(zip(item.A, item.B, item.printed, strict=True))
        ],
        "claim": claim_id(item),
    }


def example_levels(inputs: Inputs) -> dict[str, str]:
    """The level of each claim that an example is correct."""
    spec, rows = specification(), inputs.rows
    claims = [*map(claim_id, spec.value_examples), *map(claim_id, spec.shape_examples)]
    return {claim: (rows[claim].level if claim in rows else Level.NOT_RUN).value for claim in claims}
