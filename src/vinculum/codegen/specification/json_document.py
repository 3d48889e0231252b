"""The specification as one JSON document with reproducible bytes, valid against `spec.schema.json`."""

import json
from collections.abc import Sequence
from dataclasses import fields
from hashlib import sha256
from typing import Any

import sympy
from sympy import Basic, latex, srepr

from vinculum_spec.applicability import applications_in
from vinculum_spec.loader import relations, specification
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Choice, Claim, ElementType, Profile, Requirement, Ruling, ShapeExample, ValueExample

SCHEMA_VERSION = 1


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def _record(item: Any, *without: str) -> dict[str, Any]:
    """The fields of a dataclass by name. Tuples become arrays in JSON."""
    return {field.name: getattr(item, field.name) for field in fields(item) if field.name not in without}


def text_hash(item: Requirement | Ruling | Claim) -> str:
    """SHA-256 of a requirement, ruling or claim: of the canonical JSON of its row without its relation."""
    return _digest(_canonical(_record(item, "relation", "relation_name")))


def relation_hash(relation: Relation) -> str:
    """SHA-256 of a relation: of the `srepr` of `domain` and of `holds`, on two lines."""
    return _digest(f"{srepr(relation.domain)}\n{srepr(relation.holds)}")


def _formula(expr: Basic) -> dict[str, str]:
    return {"latex": latex(expr), "srepr": srepr(expr), "str": str(expr)}


def _stated(relation: Relation) -> dict[str, Any]:
    return {
        "domain": _formula(relation.domain),
        "holds": _formula(relation.holds),
        "statement": _formula(relation.statement),
        "variables": [str(symbol) for symbol in relation.variables],
        "parameters": [str(symbol) for symbol in relation.parameters],
        "sha256": relation_hash(relation),
    }


def _relation(name: str) -> dict[str, Any]:
    stating = [key for key, r in specification().requirements.items() if r.relation_name == name]
    return {"name": name, "requirements": stating, **_stated(relations()[name])}


def _claim(item: Claim) -> dict[str, Any]:
    relation = None if item.relation is None else _stated(item.relation)
    return {**_record(item, "relation"), "relation": relation, "text_sha256": text_hash(item)}


def _requirement(item: Requirement) -> dict[str, Any]:
    return {
        **_record(item, "relation", "relation_name"),
        "relation": item.relation_name,
        "relation_sha256": relation_hash(item.relation),
        "text_sha256": text_hash(item),
        "profiles": [p.name for p in specification().profiles.values() if item.id in applications_in(p)],
    }


def _ruling(item: Ruling) -> dict[str, Any]:
    return {**_record(item), "text_sha256": text_hash(item)}


def _choice(choice: Choice | None) -> dict[str, Any] | None:
    if choice is None:
        return None
    return {
        "by": choice.by,
        "requirements": [{"value": value, "requirement": name} for value, name in choice.templates.items()],
    }


def _profile(item: Profile) -> dict[str, Any]:
    applies = {
        key: {"kinds": kinds, "only_where": conditions} for key, (kinds, conditions) in applications_in(item).items()
    }
    return {
        **_record(item),
        "shape": _choice(item.shape),
        "rounding": _choice(item.rounding),
        "attributes": [_record(attribute) for attribute in item.attributes],
        "requirements": applies,
    }


def _type(item: ElementType) -> dict[str, Any]:
    form = item.form and {"p": item.form.p, "emax": item.form.emax, "q_min": item.form.q_min, "q_max": item.form.q_max}
    limits = {"minimum": item.minimum, "maximum": item.maximum} if item.kind == "int" else None
    return {**_record(item, "form"), "format": form, "limits": limits}


def _examples(items: Sequence[ValueExample | ShapeExample], identifier: str | None) -> list[dict[str, Any]]:
    return [_record(item) for item in items if identifier in (None, item.id)]


def as_json(identifier: str | None) -> str:
    """The whole specification, or only the item named `identifier`. A requirement includes its relation."""
    spec = specification()

    def chosen(key: str) -> bool:
        return identifier in (None, key)

    stated = spec.requirements.get(identifier or "")
    relation_name = stated.relation_name if stated else identifier
    document = {
        "schema_version": SCHEMA_VERSION,
        "sympy": sympy.__version__,
        "selected": identifier,
        "requirements": [_requirement(item) for key, item in spec.requirements.items() if chosen(key)],
        "relations": [_relation(name) for name in relations() if relation_name in (None, name)],
        "rulings": [_ruling(item) for key, item in spec.rulings.items() if chosen(key)],
        "profiles": [_profile(item) for key, item in spec.profiles.items() if chosen(key)],
        "types": [_type(item) for key, item in spec.types.items() if chosen(key)],
        "value_examples": _examples(spec.value_examples, identifier),
        "shape_examples": _examples(spec.shape_examples, identifier),
        "claims": [_claim(item) for key, item in spec.claims.items() if chosen(key)],
    }
    return json.dumps(document, sort_keys=True, indent=2, ensure_ascii=True) + "\n"
