"""The profiles in one table, and the requirements that apply in each, read from the profiles."""

from typing import Any

from vinculum_spec.applicability import OUTCOMES, applications_in, attribute_text, kinds_of
from vinculum_spec.loader import specification
from vinculum_spec.schema import MALFORMED, Attribute, Choice, Kind, Profile


def profiles() -> dict[str, Any]:
    """The rules of each profile: types, shapes, integer rounding, attributes, operands out of domain."""
    spec, all_profiles = specification(), list(specification().profiles.values())
    conditions = [r for r in spec.requirements.values() if r.kind == "domain"]
    return {
        "profiles": [{"name": p.name, "title": p.title, "source": list(p.source)} for p in all_profiles],
        "types": [{"type": name, "in": [name in p.types for p in all_profiles]} for name in spec.types],
        "shape": [_rules(p.shape, kinds_of(p)) for p in all_profiles],
        "rounding": [_rules(p.rounding, ["int"]) for p in all_profiles],
        "attributes": [[_attribute(a) for a in p.attributes] for p in all_profiles],
        "outside": [
            {"id": r.id, "title": r.title, "in": [p.outside.get(r.id, "") for p in all_profiles]} for r in conditions
        ],
        "malformed": [{"kind": kind, "in": [p.malformed[kind] for p in all_profiles]} for kind in MALFORMED],
        "rulings": [_rulings(p) for p in all_profiles],
        "outcomes": dict(OUTCOMES),
    }


def matrix() -> list[dict[str, Any]]:
    """A row per requirement and a cell per profile: the element kinds it applies to, and when; or None."""
    spec = specification()
    applied = [applications_in(profile) for profile in spec.profiles.values()]
    return [
        {
            "id": r.id,
            "title": r.title,
            "in": [_application(*where[r.id]) if r.id in where else None for where in applied],
        }
        for r in spec.requirements.values()
    ]


def _application(kinds: list[Kind], conditions: dict[str, list[Any]]) -> dict[str, Any]:
    where = {name: [attribute_text(value) for value in values] for name, values in conditions.items()}
    return {"kinds": list(kinds), "where": where}


def _rules(choice: Choice | None, kinds: list[Kind]) -> list[dict[str, Any]]:
    """Each rule of a choice: its condition, its title, and the requirement for each kind of element."""
    if choice is None:
        return []
    return [
        {
            "when": f"{choice.by} = {attribute_text(value)}" if choice.by else "",
            "title": specification().requirements[template.format(KIND=kinds[0].upper())].title,
            "requirements": _by_identifier(template, kinds),
        }
        for value, template in choice.templates.items()
    ]


def _by_identifier(template: str, kinds: list[Kind]) -> list[dict[str, Any]]:
    by_identifier: dict[str, list[Kind]] = {}
    for kind in kinds:
        by_identifier.setdefault(template.format(KIND=kind.upper()), []).append(kind)
    return [{"id": identifier, "kinds": members} for identifier, members in by_identifier.items()]


def _attribute(item: Attribute) -> dict[str, str]:
    limits = [" or ".join(map(attribute_text, item.values))] if item.values else []
    limits += [f"at least {item.minimum}"] if item.minimum is not None else []
    return {
        "name": item.name,
        "type": item.type,
        "default": "" if item.default is None else attribute_text(item.default),
        "range": ", ".join(limits),
    }


def _rulings(profile: Profile) -> list[str]:
    return sorted({*profile.rulings, *(key for attribute in profile.attributes for key in attribute.rulings)})
