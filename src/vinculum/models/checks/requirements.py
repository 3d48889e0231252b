"""The findings on one Div: every requirement that the specification has for its profile, type and attributes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from sympy import And, Symbol, true

from vinculum.models.abstract.assumptions import ordered
from vinculum.models.checks.obligations import script
from vinculum.models.checks.operands import describe_nonzero, describe_operand, domain_finding, may_contain
from vinculum.models.checks.shapes import shape_finding
from vinculum.models.findings import Finding, Verdict
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.int32_assumption import rests, unassumed, without
from vinculum.models.interpreter.shape_inference import newest
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.element_types import element_type, type_name
from vinculum_spec.applicability import OUTCOMES
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.schema import ATTRIBUTE_TYPES, ElementType, Kind, Profile, Requirement

QUOTIENT_RELATIONS = ("tensor.source_index",)  # a condition on C alone: nothing that a model could violate
ZERO_DENOMINATOR_RELATIONS = ("ieee754.zero_denominator", "ieee754.invalid")
RESTRICTED_PART = {"shape": "shapes", "domain": "elements"}
Rows = Iterator[Finding]


def versions() -> list[int]:
    """The versions of Div that ONNX has had."""
    return sorted(int(name.removeprefix("onnx-")) for name in specification().profiles if name.startswith("onnx-"))


def version_of(opset: int) -> int:
    """The version of Div in an operator set."""
    return max(version for version in versions() if version <= opset)


def check_node(div: DivNode, profile: Profile) -> list[Finding]:
    """Everything that is asked of one node; without the assumption that no size takes more than 32 bits where that does."""
    found = _findings(div, profile)
    if not (rests(div.A) or rests(div.B)):
        return found
    return unassumed(found, _findings(replace(div, A=without(div.A), B=without(div.B)), profile))


def _findings(div: DivNode, profile: Profile) -> list[Finding]:
    element = element_type(div.B.dtype) or element_type(div.A.dtype)
    rows = [
        *_opset(div, profile),
        *_general_restrictions(div, profile),
        *_attributes(div, profile),
        *_types(div, profile),
    ]
    if element is not None and element.name in profile.types:
        rows += [*_elements(div, profile, element), *_zero_denominator_note(div, profile, element)]
    elif not (div.A.dtype and div.B.dtype):
        rows += _untyped(div, profile)
    return rows


def _opset(div: DivNode, profile: Profile) -> Rows:
    wanted = {"sonnx": max(versions())}.get(profile.name)
    if profile.name.startswith("onnx-"):
        wanted = int(profile.name.removeprefix("onnx-"))
    if wanted is None:
        return
    ids, title = ("opset",), f"Div is Div-{wanted}"
    if div.version is None:
        yield Finding(ids, title, Verdict.VIOLATED, "the operator set of Div is not imported here")
    elif div.version > newest():
        reason = f"show that Div of operator set {div.version} is Div-{wanted}: the onnx package here knows {newest()} at most"
        left = And(Symbol("is_that_version"))
        yield Finding(ids, title, Verdict.OBLIGATION, reason, script=script(div.path, (), left))
    else:
        is_it = version_of(div.version) == wanted
        verdict = Verdict.DISCHARGED if is_it else Verdict.VIOLATED
        yield Finding(ids, title, verdict, f"operator set {div.version} has Div-{version_of(div.version)}")


def _general_restrictions(div: DivNode, profile: Profile) -> Rows:
    """SONNX's general restrictions on tensors. D-065"""
    if profile.name != "sonnx":
        return
    for identifier, title, names, said in (
        ("GR1", "No sparse tensors", div.sparse_names, "sparse"),
        ("GR2", "Types are explicit", div.untyped_names, "of a type that the model does not state"),
    ):
        verdict = Verdict.VIOLATED if names else Verdict.DISCHARGED
        reason = f"{', '.join(map(printable, dict.fromkeys(names)))}: {said}" if names else f"none is {said}"
        yield Finding((identifier,), title, verdict, reason)


def _attributes(div: DivNode, profile: Profile) -> Rows:
    requirement = specification().requirements["V_DIV_ATTRIBUTE_0010"]
    allowed = {attribute.name: attribute for attribute in profile.attributes}
    wrong = []
    for name, given in div.attributes.items():
        value = tuple(given) if isinstance(given, list) else given
        attribute = allowed.get(name)
        typed = attribute is not None and type(value) is ATTRIBUTE_TYPES[attribute.type]
        fits = typed and attribute is not None and (not attribute.values or value in attribute.values)
        if fits and attribute is not None and attribute.minimum is not None:
            fits = isinstance(value, int) and value >= attribute.minimum
        observed = {tensor.known: attribute is not None, tensor.well_typed: typed, tensor.in_range: fits}
        if requirement.relation.statement.subs(observed) != true:
            wrong.append(f"{printable(name)} = {printable(str(given))}")
    verdict = Verdict.VIOLATED if wrong else Verdict.DISCHARGED
    said = ", ".join(f"{printable(k)} = {printable(str(v))}" for k, v in div.attributes.items()) or "none"
    yield _malformed(profile, (requirement,), verdict, "; ".join(wrong) + ": not of this profile" if wrong else said)


def _malformed(
    profile: Profile, requirements: Sequence[Requirement], verdict: Verdict, reason: str, **more: Any
) -> Finding:
    outcome = OUTCOMES[profile.malformed[requirements[0].kind]]
    return Finding(tuple(r.id for r in requirements), requirements[0].title, verdict, reason, outcome=outcome, **more)


def _of_types(div: DivNode, profile: Profile) -> list[tuple[str, list[Requirement]]]:
    """What is asked of the operands' types; where these are none of the specification's, what is asked of any kind."""
    element = element_type(div.B.dtype) or element_type(div.A.dtype)
    asked = list(_by_relation(profile, element.kind if element else "float", "type"))
    if element is not None or not (div.A.dtype or div.B.dtype):
        return asked
    others = {requirement.id for _, group in _by_relation(profile, "int", "type") for requirement in group}
    return [(relation, group) for relation, group in asked if others.issuperset(each.id for each in group)]


def _types(div: DivNode, profile: Profile) -> Rows:
    types = (div.A.dtype, div.B.dtype, div.C.dtype or div.A.dtype)
    known_types = [kind for kind in types if kind]
    said = ", ".join(
        f"{x} is {type_name(kind) if kind else 'of an unknown type'}" for x, kind in zip("ABC", types, strict=True)
    )
    for relation, group in _of_types(div, profile):
        left = group[0].relation.statement
        if relation == "tensor.same_type":
            numbers = dict(zip((tensor.type_A, tensor.type_B, tensor.type_C), types, strict=True))
            left = And(group[0].relation.domain, group[0].relation.holds).subs({k: v for k, v in numbers.items() if v})
            verdict = Verdict.VIOLATED if len(set(known_types)) > 1 else Verdict.DISCHARGED
        else:
            listed = all((e := element_type(kind)) is not None and e.name in profile.types for kind in known_types)
            verdict = Verdict.DISCHARGED if listed else Verdict.VIOLATED
        if verdict is Verdict.DISCHARGED and len(known_types) < 3:
            text = script(div.path, group, left)
            yield _malformed(profile, group, Verdict.OBLIGATION, f"show what is not known: {said}", script=text)
        else:
            yield _malformed(profile, group, verdict, said)


def _by_relation(
    profile: Profile, kind: Kind, what: str, attributes: Any = None
) -> Iterator[tuple[str, list[Requirement]]]:
    """The requirements of one kind that apply, those with one relation together."""
    found = [r for r in specification().applicable(profile, kind, attributes) if r.kind == what]
    found = [r for r in found if r.relation_name not in QUOTIENT_RELATIONS]
    for name, group in groupby(
        sorted(found, key=lambda r: (r.relation_name, bool(r.follows))), lambda r: r.relation_name
    ):
        yield name, list(group)


def _profile_attributes(div: DivNode, profile: Profile) -> dict[str, Any] | None:
    """The node's attributes where they can choose a rule; None where they are not the profile's."""
    given = {k: tuple(v) if isinstance(v, list) else v for k, v in div.attributes.items()}
    names = {attribute.name: attribute for attribute in profile.attributes}
    for choice in (profile.shape, profile.rounding):
        if choice is not None and choice.by and profile.complete(given).get(choice.by) not in choice.templates:
            return None
    return {name: value for name, value in given.items() if name in names}


def _elements(div: DivNode, profile: Profile, element: ElementType) -> Rows:
    attributes = _profile_attributes(div, profile)
    if attributes is not None:
        axis = attributes.get("axis")
        rule = specification().requirements[profile.shape.requirement(element.kind, profile.complete(attributes))]
        name = rule.relation_name.partition(".")[2]
        group = [r for _, rows in _by_relation(profile, element.kind, "shape", attributes) for r in rows]
        finding = shape_finding(div, name, axis if isinstance(axis, int) else None, group)
        yield _with_outcome(finding, OUTCOMES[profile.malformed["shape"]])
    for _, group in _by_relation(profile, element.kind, "domain"):
        concerned = [requirement for requirement in group if requirement.concerns(element)]
        if concerned:
            outcome = OUTCOMES[profile.outside[concerned[0].id]]
            yield domain_finding(div, element, concerned, outcome)


def _with_outcome(finding: Finding, outcome: str) -> Finding:
    return replace(finding, outcome=outcome)


def _zero_denominator_note(div: DivNode, profile: Profile, element: ElementType) -> Rows:
    """What zero denominators lead to, where no requirement keeps them out."""
    applicable = specification().applicable(profile, element.kind)
    quotients = tuple(r.id for r in applicable if r.relation_name in ZERO_DENOMINATOR_RELATIONS)
    if not quotients or any(r.kind == "domain" for r in applicable):
        return
    assumptions = ordered(div.B.assumptions)
    if may_contain(div.B, 0):
        reason = f"{describe_operand('B', div.B, div.provenance[1])}; where it is 0 the quotient is infinite, or of 0 / 0 NaN: no violation"
    else:
        reason = describe_nonzero(div.B)
    yield Finding(quotients, "Denominator 0", Verdict.NOTE, reason, assumptions=assumptions)


def _untyped(div: DivNode, profile: Profile) -> Rows:
    """Shapes and elements, where the type is not known: whatever any type would ask for is left."""
    seen: set[str] = set()
    for kind in ("float", "int"):
        for what in ("shape", "domain"):
            for _, group in _by_relation(profile, kind, what):
                if group[0].relation_name in seen:
                    continue
                seen.add(group[0].relation_name)
                left = group[0].relation.statement.subs(
                    {p: Symbol(str(p), integer=True) for p in group[0].relation.parameters}
                )
                text = script(div.path, group, left)
                ids = tuple(r.id for r in group)
                reason = (
                    f"the type of the operands is not known, and so not what is asked of their {RESTRICTED_PART[what]}"
                )
                yield Finding(ids, group[0].title, Verdict.OBLIGATION, reason, script=text)
