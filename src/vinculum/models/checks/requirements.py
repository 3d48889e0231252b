"""Checks one Div against all requirements that the specification has for its profile, type and attributes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, product
from typing import Any

from sympy import And, Symbol, true

from vinculum.models.abstract.assumptions import ordered
from vinculum.models.checks.findings import Finding, Verdict
from vinculum.models.checks.int32_findings import without_needless_assumption
from vinculum.models.checks.obligations import script
from vinculum.models.checks.operand_descriptions import describe_nonzero, describe_operand
from vinculum.models.checks.operands import domain_finding, may_contain
from vinculum.models.checks.shapes import shape_finding
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.int32_assumption import assumes_int32_sizes, without_int32_assumption
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.element_types import element_type, type_name
from vinculum.models.shapes.shape_inference import newest_opset
from vinculum_spec.applicability import OUTCOMES
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.schema import ATTRIBUTE_TYPES, ElementType, Kind, Profile, Requirement

QUOTIENT_RELATIONS = ("tensor.source_index",)  # conditions on C alone, which no model can violate
ZERO_DENOMINATOR_RELATIONS = ("ieee754.zero_denominator", "ieee754.invalid")
RESTRICTED_PART = {"shape": "shapes", "domain": "elements"}  # what requirements of a kind restrict
Group = list[Requirement]  # requirements with the same relation
Findings = Iterator[Finding]


def versions() -> list[int]:
    """All versions of ONNX's Div, ascending."""
    return sorted(int(name.removeprefix("onnx-")) for name in specification().profiles if name.startswith("onnx-"))


def version_of(opset: int) -> int:
    """The version of Div in an operator set."""
    return max(version for version in versions() if version <= opset)


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
    checks = [_opset, _general_restrictions, _attributes, _types]
    findings = [finding for check in checks for finding in check(div, profile)]
    if element is not None and element.name in profile.types:
        findings += [*_elements(div, profile, element), *_zero_denominator_note(div, profile, element)]
    elif not (div.A.dtype and div.B.dtype):
        findings += _untyped(div, profile)
    return findings


def _required_version(profile: Profile) -> int | None:
    """The version of Div that a profile describes. None if it is not a profile of ONNX."""
    if profile.name.startswith("onnx-"):
        return int(profile.name.removeprefix("onnx-"))
    return max(versions()) if profile.name == "sonnx" else None


def _opset(div: DivNode, profile: Profile) -> Findings:
    required = _required_version(profile)
    if required is None:
        return
    ids, title = ("opset",), f"Div is Div-{required}"
    if div.version is None:
        yield Finding(ids, title, Verdict.VIOLATED, "no operator set with Div is imported")
    elif div.version > newest_opset():
        limit = f"the installed onnx package knows operator sets up to {newest_opset()}"
        reason = f"show that Div of operator set {div.version} is Div-{required}: {limit}"
        condition = And(Symbol("is_that_version"))
        yield Finding(ids, title, Verdict.OBLIGATION, reason, script=script(div.path, (), condition))
    else:
        version = version_of(div.version)
        verdict = Verdict.DISCHARGED if version == required else Verdict.VIOLATED
        yield Finding(ids, title, verdict, f"operator set {div.version} has Div-{version}")


def _general_restrictions(div: DivNode, profile: Profile) -> Findings:
    """SONNX's general restrictions on tensors. D-065"""
    if profile.name != "sonnx":
        return
    for identifier, title, names, problem in (
        ("GR1", "No sparse tensors", div.sparse_names, "sparse"),
        ("GR2", "Types are explicit", div.untyped_names, "of a type that the model does not state"),
    ):
        verdict = Verdict.VIOLATED if names else Verdict.DISCHARGED
        reason = f"{', '.join(map(printable, dict.fromkeys(names)))}: {problem}" if names else f"none is {problem}"
        yield Finding((identifier,), title, verdict, reason)


def _attributes(div: DivNode, profile: Profile) -> Findings:
    requirement = specification().requirements["V_DIV_ATTRIBUTE_0010"]
    texts = {name: f"{printable(name)} = {printable(str(value))}" for name, value in div.attributes.items()}
    violations = [
        texts[name]
        for name, value in div.attributes.items()
        if requirement.relation.statement.subs(_observe_attribute(name, value, profile)) != true
    ]
    if violations:
        reason = f"{'; '.join(violations)}: not allowed in this profile"
        yield _static_finding(profile, (requirement,), Verdict.VIOLATED, reason)
    else:
        yield _static_finding(profile, (requirement,), Verdict.DISCHARGED, ", ".join(texts.values()) or "none")


def _observe_attribute(name: str, value: Any, profile: Profile) -> dict[Any, bool]:
    """What the specification's relation on attributes observes of one attribute."""
    value = tuple(value) if isinstance(value, list) else value
    attribute = next((each for each in profile.attributes if each.name == name), None)
    if attribute is None:
        return {tensor.known: False, tensor.well_typed: False, tensor.in_range: False}
    is_well_typed = type(value) is ATTRIBUTE_TYPES[attribute.type]
    is_in_range = is_well_typed and (not attribute.values or value in attribute.values)
    if is_in_range and attribute.minimum is not None:
        is_in_range = isinstance(value, int) and value >= attribute.minimum
    return {tensor.known: True, tensor.well_typed: is_well_typed, tensor.in_range: is_in_range}


def _static_finding(
    profile: Profile, requirements: Sequence[Requirement], verdict: Verdict, reason: str, **more: Any
) -> Finding:
    """A finding on attributes or types. If these are ill-formed, the profile says what the operator does."""
    outcome = OUTCOMES[profile.malformed[requirements[0].kind]]
    ids = tuple(each.id for each in requirements)
    return Finding(ids, requirements[0].title, verdict, reason, outcome=outcome, **more)


def _type_requirements(div: DivNode, profile: Profile) -> list[tuple[str, Group]]:
    """The requirements on types. If the operands' types are not the specification's, only those on all element kinds."""
    element = element_type(div.B.dtype) or element_type(div.A.dtype)
    groups = list(_by_relation(profile, element.kind if element else "float", "type"))
    if element is not None or not (div.A.dtype or div.B.dtype):
        return groups
    on_integers = {requirement.id for _, group in _by_relation(profile, "int", "type") for requirement in group}
    return [(relation, group) for relation, group in groups if on_integers.issuperset(each.id for each in group)]


def _types(div: DivNode, profile: Profile) -> Findings:
    dtypes = (div.A.dtype, div.B.dtype, div.C.dtype or div.A.dtype)
    known = [dtype for dtype in dtypes if dtype]
    described = ", ".join(
        f"{name} is {type_name(dtype) if dtype else 'of an unknown type'}"
        for name, dtype in zip("ABC", dtypes, strict=True)
    )
    for relation, group in _type_requirements(div, profile):
        condition = group[0].relation.statement
        if relation == "tensor.same_type":
            numbers = dict(zip((tensor.type_A, tensor.type_B, tensor.type_C), dtypes, strict=True))
            condition = And(group[0].relation.domain, group[0].relation.holds)
            condition = condition.subs({symbol: int(dtype) for symbol, dtype in numbers.items() if dtype})
            holds = len(set(known)) <= 1
        else:
            elements = [element_type(dtype) for dtype in known]
            holds = all(element is not None and element.name in profile.types for element in elements)
        if holds and len(known) < len(dtypes):
            text, reason = script(div.path, group, condition), f"show what is not known: {described}"
            yield _static_finding(profile, group, Verdict.OBLIGATION, reason, script=text)
        else:
            yield _static_finding(profile, group, Verdict.DISCHARGED if holds else Verdict.VIOLATED, described)


def _by_relation(profile: Profile, kind: Kind, restricts: str, attributes: Any = None) -> Iterator[tuple[str, Group]]:
    """The applicable requirements that restrict types, shapes or elements, grouped by their relations."""
    applicable = specification().applicable(profile, kind, attributes)
    requirements = [
        each for each in applicable if each.kind == restricts and each.relation_name not in QUOTIENT_RELATIONS
    ]
    requirements.sort(key=lambda each: (each.relation_name, bool(each.follows)))
    for name, group in groupby(requirements, lambda each: each.relation_name):
        yield name, list(group)


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
        requirements = [each for _, group in _by_relation(profile, element.kind, "shape", attributes) for each in group]
        finding = shape_finding(div, name, axis if isinstance(axis, int) else None, requirements)
        yield replace(finding, outcome=OUTCOMES[profile.malformed["shape"]])
    for _, group in _by_relation(profile, element.kind, "domain"):
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
        for name, group in _by_relation(profile, kind, part):
            if name in relations:
                continue
            relations.add(name)
            relation = group[0].relation
            condition = relation.statement.subs({p: Symbol(str(p), integer=True) for p in relation.parameters})
            ids = tuple(each.id for each in group)
            reason = f"the type of the operands is not known, and so the requirements on their {noun} are not known"
            text = script(div.path, group, condition)
            yield Finding(ids, group[0].title, Verdict.OBLIGATION, reason, script=text)
