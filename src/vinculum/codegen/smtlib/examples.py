"""The example at the end of a script: operands of a vector, or shapes that a source prints."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any

from sympy import Symbol, true

from vinculum.codegen.smtlib.terms import number
from vinculum.codegen.vectors.document import scalar
from vinculum.codegen.vectors.elements import SPECIAL, Vector, vectors
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754, tensor
from vinculum_spec.schema import ElementType, Profile, Requirement, Specification

UNITS = "ieee754.units"  # the only relation that changes if shifts are clamped
SAMPLE = 160  # vectors to choose an example from


@dataclass(frozen=True)
class Example:
    """Inputs that a script fixes at its end, in words and as terms, and the values that it then queries."""

    words: str
    inputs: Mapping[str, str] = field(default_factory=dict)
    queries: tuple[str, ...] = ()


@cache
def _sample(profile: str, dtype: str) -> list[Vector]:
    """Vectors within the domain, those with special values last."""
    spec = specification()
    candidates = vectors(spec, profile, spec.types[dtype], SAMPLE)
    inside = [vector for vector in candidates if vector.expected.kind in ("value", "nan")]
    return sorted(inside, key=lambda vector: vector.label == SPECIAL)


def example_of(requirement: Requirement, element: ElementType, profile: Profile | None) -> Vector:
    """A vector within the domain of the requirement, without special values if possible."""
    profiles = specification().profiles.values() if profile is None else (profile,)
    for each in profiles:
        for vector in _sample(each.name, element.name) if element.name in each.types else ():
            if requirement.id in vector.requirements or (
                requirement.kind != "value" and _meets(requirement, element, each, vector)
            ):
                return vector
    raise LookupError(f"{requirement.id}: no vector of {element.name} is within its domain")


def _meets(requirement: Requirement, element: ElementType, profile: Profile, vector: Vector) -> bool:
    """Whether the domain of a requirement that is not on values contains these operands."""
    if requirement.kind == "domain":
        return requirement.id in profile.outside  # operands with a value violate none of these
    if requirement.relation_name != UNITS:
        return True  # a relation on the decoding of any pattern
    assert element.form is not None
    a, b = int(vector.A), int(vector.B)
    observed = ieee754.observe(a, b, a, element.form)
    values = {symbol: bool(value) if symbol.is_integer is None else value for symbol, value in observed.items()}
    return bool(requirement.relation.domain.subs(values) == true)


def operands(free: Sequence[Symbol], element: ElementType, vector: Vector) -> Example:
    """The example of a relation on integers or reals: the operands of a vector."""
    values = {"A": vector.A, "B": vector.B}
    words = ", ".join(f"{x} = {scalar(value, element)['value']}" for x, value in values.items())
    return Example(
        accepted(words, vector, element),
        {str(x): _literal(values[str(x)]) for x in free if str(x) in values},
        tuple(str(x) for x in free if str(x) not in values),
    )


def _literal(value: Any) -> str:
    exact = Fraction(value)
    if exact.denominator == 1 and not isinstance(value, Fraction):
        return number(int(value))
    magnitude = f"(/ {abs(exact.numerator)}.0 {exact.denominator}.0)"
    return magnitude if exact >= 0 else f"(- {magnitude})"


def accepted(words: str, vector: Vector, element: ElementType) -> str:
    """`words`, followed by the quotient of the vector."""
    nan, value = vector.expected.kind == "nan", vector.expected.value
    return f"{words}; it accepts C = {'any NaN' if nan or value is None else scalar(value, element)['value']}"


def reading(name: str, element: ElementType, vector: Vector) -> Example:
    """The example of a relation on the decoding of one bit pattern."""
    form, pattern = element.form, int(vector.A)
    assert form is not None
    document = scalar(pattern, element)
    words = f"the bit pattern {document['bits']}, which is {document['value']}"
    names = ("field_s", "field_e", "field_f")
    if name == "ieee754.encoding":
        return Example(words, {"bits": str(pattern)}, names)
    fields = zip(names, map(str, ieee754.fields(pattern, form)), strict=True)
    return Example(words, dict(fields), ("s_C", "m_C", "e_C", "inf_C", "nan_C"))


def axis_of(rule: str, spec: Specification, profile: Profile | None) -> Example:
    """The example of a shape rule: an axis of shapes that a source prints, if there are any."""
    of_profiles = [
        (example, spec.profiles[name])
        for example in spec.shape_examples
        for name in example.profiles
        if profile is None or name == profile.name
    ]
    for example, under in of_profiles if rule in tensor.RULES else ():
        chosen = under.shape.requirement("float", under.complete(example.attributes))
        if example.C is None or spec.requirements[chosen].relation_name != f"tensor.{rule}":
            continue
        axis = example.attributes.get("axis")
        axes = tensor.align(rule, example.A, example.B, axis if isinstance(axis, int) else None) or ()
        k = max(range(len(axes)), key=lambda index: (axes[index].a != axes[index].b, index), default=None)
        if k is not None:
            words = f"axis {k} of {example.id}: shapes {list(example.A)} and {list(example.B)}"
            inputs = {"a": str(axes[k].a), "b": str(axes[k].b)}
            inputs |= {"covered": str(axes[k].covered).lower()} if rule in ("limited", "pdpd") else {}
            return Example(words, inputs, ("c",))
    return Example("no inputs are fixed: the relation can be satisfied")
