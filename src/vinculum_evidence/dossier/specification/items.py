"""The items of the specification as a reader of the dossier meets them: requirements, relations, rulings, types, examples."""

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
    """A requirement: words, formula, where it applies, what it rests on, what is known of it, what it is traced to."""
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
    """Claims under their levels, the strongest first."""
    found = {level: [row.record["claim"] for row in rows if row.level == level] for level in Level}
    return {level.value: claims for level, claims in found.items() if claims}


def formula(relation: Relation) -> dict[str, Any]:
    """A relation as mathematics: where it applies (nothing, where that is everywhere), what then holds, and its parts."""
    return {
        "domain": [] if relation.domain is true else steps(relation.domain),
        "holds": steps(relation.holds),
        "observed": [str(symbol) for symbol in relation.variables],
        "parameters": [str(symbol) for symbol in relation.parameters],
        "parts": [{"relation": name, "states": _stating(name)} for name in parts(relation)],
    }


def parts(relation: Relation) -> list[str]:
    """The relations of which `relation` is the conjunction, where it is one; it then says what they say, and no more."""
    inner = set(relation.holds.args) if isinstance(relation.holds, And) else set()
    found = {name: other for name, other in relations().items() if other != relation and other.statement in inner}
    whole = conjunction(*found.values()) if len(found) > 1 else None
    return list(found) if whole and (whole.domain, whole.holds) == (relation.domain, relation.holds) else []


def modules(inputs: Inputs) -> list[dict[str, Any]]:
    """The modules of relations: what each says of its own symbols, and its relations with the place of each."""
    places, known = collect.of(inputs).relations, relations()
    return [
        {
            "module": module,
            "file": f"spec/vinculum_spec/{module}.py",
            "says": (import_module(f"vinculum_spec.{module}").__doc__ or "").strip(),
            "relations": [
                {"name": name, "line": places[name].line, "states": _stating(name), **_symbols(known[name])}
                for name in known
                if name.startswith(f"{module}.")
            ],
        }
        for module in MODULES
    ]


def _stating(relation: str) -> list[str]:
    return [r.id for r in specification().requirements.values() if r.relation_name == relation]


def _symbols(relation: Relation) -> dict[str, list[str]]:
    return {"observed": [str(x) for x in relation.variables], "parameters": [str(x) for x in relation.parameters]}


def ruling(item: Ruling) -> dict[str, Any]:
    """A ruling, and everything that cites it."""
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
    found = []
    for profile in specification().profiles.values():
        attributes = [attribute.name for attribute in profile.attributes if identifier in attribute.rulings]
        if attributes or identifier in profile.rulings:
            found.append({"name": profile.name, "attributes": attributes})
    return found


def element_type(item: ElementType) -> dict[str, Any]:
    """An element type: its parameters, and what each source calls it."""
    made: dict[str, Any] = {"name": item.name, "kind": item.kind, "names": dict(item.names)}
    if item.kind == "int":
        made |= {"width": item.width, "signed": item.signed, "minimum": item.minimum, "maximum": item.maximum}
    if item.form is not None:
        form = item.form
        made |= {"width": form.width, "p": form.p, "emax": form.emax, "q_min": form.q_min, "q_max": form.q_max}
    return made


def value_example(item: ValueExample) -> dict[str, Any]:
    """Numbers that a source prints, and the claim that they are right."""
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
    """What is known of each claim that an example is right."""
    spec, rows = specification(), inputs.rows
    claims = [*map(claim_id, spec.value_examples), *map(claim_id, spec.shape_examples)]
    return {claim: (rows[claim].level if claim in rows else Level.NOT_RUN).value for claim in claims}
