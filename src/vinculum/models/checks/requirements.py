"""Checks one Div against all requirements of the specification for its profile, type and attributes."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from sympy import Symbol

from vinculum.models.abstract.assumptions import ordered
from vinculum.models.checks.applicable import group_by_relation
from vinculum.models.checks.findings import Finding, Verdict
from vinculum.models.checks.int32_findings import without_needless_assumption
from vinculum.models.checks.obligations import script
from vinculum.models.checks.operand_descriptions import describe_nonzero, describe_operand
from vinculum.models.checks.operands import domain_finding, may_contain
from vinculum.models.checks.shapes import shape_finding
from vinculum.models.checks.signature import check_attributes, check_general_restrictions, check_opset, check_types
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.int32_assumption import assumes_int32_sizes, without_int32_assumption
from vinculum.models.numeric.element_types import element_type
from vinculum_spec.applicability import OUTCOMES
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType, Kind, Profile

ZERO_DENOMINATOR_RELATIONS = ("ieee754.zero_denominator", "ieee754.invalid")
RESTRICTED_PART = {"shape": "shapes", "domain": "elements"}  # what requirements of a kind restrict
Findings = Iterator[Finding]


def check_node(div: DivNode, profile: Profile) -> list[Finding]:
    """All findings on one node.

    A verdict that also holds without the assumption that all sizes fit into 32 bits does not name it.
    """
    findings = _findings(div, profile)
    if not (assumes_int32_sizes(div.A) or assumes_int32_sizes(div.B)):
        return findings
    return without_needless_assumption(
        findings, _findings(replace(div, A=without_int32_assumption(div.A), B=without_int32_assumption(div.B)), profile)
    )


def _findings(div: DivNode, profile: Profile) -> list[Finding]:
    element = element_type(div.B.dtype) or element_type(div.A.dtype)
    checks = [check_opset, check_general_restrictions, check_attributes, check_types]
    findings = [finding for check in checks for finding in check(div, profile)]
    if element is not None and element.name in profile.types:
        findings += [*_elements(div, profile, element), *_zero_denominator_note(div, profile, element)]
    elif not (div.A.dtype and div.B.dtype):
        findings += _untyped(div, profile)
    return findings


def _profile_attributes(div: DivNode, profile: Profile) -> dict[str, Any] | None:
    """The node's attributes that the profile has. None if their values choose no rule of the profile."""
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in div.attributes.items()}
    allowed = {attribute.name for attribute in profile.attributes}
    for choice in (profile.shape, profile.rounding):
        if choice is not None and choice.by and profile.complete(values).get(choice.by) not in choice.templates:
            return None
    return {name: value for name, value in values.items() if name in allowed}


def _elements(div: DivNode, profile: Profile, element: ElementType) -> Findings:
    """The findings on shapes and elements."""
    attributes = _profile_attributes(div, profile)
    if attributes is not None:
        axis = attributes.get("axis")
        rule = specification().requirements[profile.shape.requirement(element.kind, profile.complete(attributes))]
        name = rule.relation_name.partition(".")[2]
        requirements = [
            each for _, group in group_by_relation(profile, element.kind, "shape", attributes) for each in group
        ]
        finding = shape_finding(div, name, axis if isinstance(axis, int) else None, requirements)
        yield replace(finding, outcome=OUTCOMES[profile.malformed["shape"]])
    for _, group in group_by_relation(profile, element.kind, "domain"):
        requirements = [requirement for requirement in group if requirement.concerns(element)]
        if requirements:
            outcome = OUTCOMES[profile.outside[requirements[0].id]]
            yield domain_finding(div, element, requirements, outcome)


def _zero_denominator_note(div: DivNode, profile: Profile, element: ElementType) -> Findings:
    """A note on zero denominators, in profiles without a requirement that excludes them."""
    applicable = specification().applicable(profile, element.kind)
    ids = tuple(each.id for each in applicable if each.relation_name in ZERO_DENOMINATOR_RELATIONS)
    if not ids or any(each.kind == "domain" for each in applicable):
        return
    if may_contain(div.B, 0):
        operand = describe_operand("B", div.B, div.provenance[1])
        reason = f"{operand}; a 0 gives an infinite quotient, or NaN for 0 / 0, which is no violation"
    else:
        reason = describe_nonzero(div.B)
    yield Finding(ids, "Denominator 0", Verdict.NOTE, reason, assumptions=ordered(div.B.assumptions))


def _untyped(div: DivNode, profile: Profile) -> Findings:
    """Obligations for shapes and elements of operands of unknown type: all that any type would require."""
    relations: set[str] = set()
    kinds: tuple[Kind, ...] = ("float", "int")
    for kind, (part, noun) in product(kinds, RESTRICTED_PART.items()):
        for name, group in group_by_relation(profile, kind, part):
            if name in relations:
                continue
            relations.add(name)
            relation = group[0].relation
            condition = relation.statement.subs({p: Symbol(str(p), integer=True) for p in relation.parameters})
            ids = tuple(each.id for each in group)
            reason = f"the type of the operands is not known, and so the requirements on their {noun} are not known"
            text = script(div.path, group, condition)
            yield Finding(ids, group[0].title, Verdict.OBLIGATION, reason, script=text)
