"""Checks the operator set, the attributes and the types of a Div."""

from collections.abc import Iterator, Sequence
from typing import Any

from sympy import And, Symbol, true

from vinculum.models.checks.applicable import Group, group_by_relation
from vinculum.models.checks.findings import Finding, Verdict
from vinculum.models.checks.obligations import script
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.element_types import element_type, type_name
from vinculum.models.shapes.shape_inference import newest_opset
from vinculum_spec.applicability import OUTCOMES
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.schema import ATTRIBUTE_TYPES, Profile, Requirement

Findings = Iterator[Finding]


def versions() -> list[int]:
    """All versions of ONNX's Div, ascending."""
    return sorted(int(name.removeprefix("onnx-")) for name in specification().profiles if name.startswith("onnx-"))


def version_of(opset: int) -> int:
    """The version of Div in an operator set."""
    return max(version for version in versions() if version <= opset)


def _required_version(profile: Profile) -> int | None:
    """The version of Div that a profile describes. None if it is not a profile of ONNX."""
    if profile.name.startswith("onnx-"):
        return int(profile.name.removeprefix("onnx-"))
    return max(versions()) if profile.name == "sonnx" else None


def check_opset(div: DivNode, profile: Profile) -> Findings:
    """The operator set has the version of Div that the profile describes."""
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


def check_general_restrictions(div: DivNode, profile: Profile) -> Findings:
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


def check_attributes(div: DivNode, profile: Profile) -> Findings:
    """The profile allows all attributes and their values."""
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
    """The requirements on types.

    If the operands' types are not the specification's, only those on all element kinds.
    """
    element = element_type(div.B.dtype) or element_type(div.A.dtype)
    groups = list(group_by_relation(profile, element.kind if element else "float", "type"))
    if element is not None or not (div.A.dtype or div.B.dtype):
        return groups
    on_integers = {requirement.id for _, group in group_by_relation(profile, "int", "type") for requirement in group}
    return [(relation, group) for relation, group in groups if on_integers.issuperset(each.id for each in group)]


def check_types(div: DivNode, profile: Profile) -> Findings:
    """The operands have the same type, which the profile lists."""
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
