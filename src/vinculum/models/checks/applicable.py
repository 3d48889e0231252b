"""Selects the requirements of the specification that apply to a Div."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from vinculum_spec.loader import specification
from vinculum_spec.schema import Kind, Profile, Requirement

QUOTIENT_RELATIONS = ("tensor.source_index",)  # conditions on C alone, which no model can violate
Group = list[Requirement]  # requirements with the same relation


def group_by_relation(
    profile: Profile, kind: Kind, restricts: str, attributes: Any = None
) -> Iterator[tuple[str, Group]]:
    """The applicable requirements that restrict types, shapes or elements, grouped by their relations."""
    applicable = specification().applicable(profile, kind, attributes)
    requirements = [
        each for each in applicable if each.kind == restricts and each.relation_name not in QUOTIENT_RELATIONS
    ]
    requirements.sort(key=lambda each: (each.relation_name, bool(each.follows)))
    for name, group in groupby(requirements, lambda each: each.relation_name):
        yield name, list(group)
