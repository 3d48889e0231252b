"""How each broadcast rule aligns two shapes, computed by the rules for the examples of the sources."""

from collections.abc import Iterable, Mapping
from typing import Any

from sympy import true

from vinculum_spec.applicability import attribute_text, kinds_of
from vinculum_spec.claims.examples import claim_id
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.relations.tensor import Axis
from vinculum_spec.schema import ShapeExample


def rule_of(example: ShapeExample) -> tuple[list[str], str]:
    """The requirements on an example's shapes, one for each kind of element, and the rule that they state."""
    spec = specification()
    identifiers = set[str]()
    for profile in (spec.profiles[name] for name in example.profiles):
        complete = profile.complete(example.attributes)
        identifiers |= {profile.shape.requirement(kind, complete) for kind in kinds_of(profile)}
    requirements = [r for r in spec.requirements.values() if r.id in identifiers]
    (rule,) = {r.relation_name.partition(".")[2] for r in requirements}
    return [r.id for r in requirements], rule


def drawing(example: ShapeExample) -> dict[str, Any]:
    """One example: each axis of C with its operands; only the shapes if the rule does not align B with A."""
    requirements, rule = rule_of(example)
    axis = example.attributes.get("axis")
    start = axis if isinstance(axis, int) else None
    axes = tensor.align(rule, example.A, example.B, start)
    return {
        "id": example.id,
        "source": example.source,
        "basis": example.basis,
        "profiles": list(example.profiles),
        "attributes": {name: attribute_text(value) for name, value in example.attributes.items()},
        "requirements": requirements,
        "rule": rule,
        "claim": claim_id(example),
        "A": list(example.A),
        "B": list(example.B),
        "C": None if example.C is None else list(example.C),
        "rejected": example.rejected or "",
        "accepted": tensor.admits(rule, example.A, example.B, start),
        "columns": None if axes is None else [_column(rule, k, axes, example) for k in range(len(axes))],
    }


def _column(rule: str, k: int, axes: tuple[Axis, ...], example: ShapeExample) -> dict[str, Any]:
    """An axis of C with its sizes; None for an operand without it. `repeats` names repeated operands."""
    axis, missing = axes[k], len(axes) - len(example.B)
    has_b = axis.covered and (k >= missing or rule in ("limited", "pdpd"))
    sizes = {"A": axis.a if k >= len(axes) - len(example.A) else None, "B": axis.b if has_b else None}
    size = None if example.C is None else example.C[k]
    return {
        **sizes,
        "C": size,
        "repeats": [name for name, n in sizes.items() if size is not None and (n or 1) != size],
        "meets": _meets(rule, axis, example.B),
    }


def _meets(rule: str, axis: Axis, shape_b: tuple[int, ...]) -> bool:
    observation = {
        tensor.a: axis.a,
        tensor.b: axis.b,
        tensor.covered: axis.covered,
        tensor.one_element: all(size == 1 for size in shape_b),
    }
    return bool(tensor.RULES[rule].domain.subs(observation) == true)


def by_rule(examples: Iterable[ShapeExample]) -> list[dict[str, Any]]:
    """The examples of each rule, in the order of the specification."""
    drawings: Mapping[str, list[dict[str, Any]]] = {rule: [] for rule in tensor.RULES}
    for example in examples:
        one = drawing(example)
        drawings[one["rule"]].append(one)
    return [
        {
            "rule": rule,
            "title": specification().requirements[members[0]["requirements"][0]].title,
            "relation": f"tensor.{rule}",
            "requirements": list(dict.fromkeys(name for one in members for name in one["requirements"])),
            "examples": members,
        }
        for rule, members in drawings.items()
        if members
    ]
