"""How a broadcast rule lays two shapes one above the other: found by the rules themselves, for the sources' examples."""

from collections.abc import Iterable, Mapping
from typing import Any

from sympy import true

from vinculum_spec.applicability import kinds_of, shown
from vinculum_spec.claims.examples import claim_id
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.relations.tensor import Axis
from vinculum_spec.schema import ShapeExample


def rule_of(example: ShapeExample) -> tuple[list[str], str]:
    """The requirements that rule an example's shapes, one for each kind of element, and the one rule that they state."""
    spec = specification()
    named = set[str]()
    for profile in (spec.profiles[name] for name in example.profiles):
        complete = profile.complete(example.attributes)
        named |= {profile.shape.requirement(kind, complete) for kind in kinds_of(profile)}
    found = [r for r in spec.requirements.values() if r.id in named]
    (rule,) = {r.relation_name.partition(".")[2] for r in found}
    return [r.id for r in found], rule


def drawing(example: ShapeExample) -> dict[str, Any]:
    """One example: each axis of C with what meets there; where the rule places no B upon A, the shapes alone."""
    requirements, rule = rule_of(example)
    axis = example.attributes.get("axis")
    start = axis if isinstance(axis, int) else None
    axes = tensor.align(rule, example.A, example.B, start)
    return {
        "id": example.id,
        "source": example.source,
        "basis": example.basis,
        "profiles": list(example.profiles),
        "attributes": {name: shown(value) for name, value in example.attributes.items()},
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
    """An axis of C: sizes; an operand's is None where it has no such axis, and `repeats` says where it is repeated."""
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
    seen = {
        tensor.a: axis.a,
        tensor.b: axis.b,
        tensor.covered: axis.covered,
        tensor.one_element: all(size == 1 for size in shape_b),
    }
    return bool(tensor.RULES[rule].domain.subs(seen) == true)


def by_rule(examples: Iterable[ShapeExample]) -> list[dict[str, Any]]:
    """The examples under each rule, in the order in which the rules stand in the specification."""
    drawn: Mapping[str, list[dict[str, Any]]] = {rule: [] for rule in tensor.RULES}
    for example in examples:
        made = drawing(example)
        drawn[made["rule"]].append(made)
    return [
        {
            "rule": rule,
            "title": specification().requirements[found[0]["requirements"][0]].title,
            "relation": f"tensor.{rule}",
            "requirements": list(dict.fromkeys(name for made in found for name in made["requirements"])),
            "examples": found,
        }
        for rule, found in drawn.items()
        if found
    ]
