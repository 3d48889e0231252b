"""What a profile allows of a pair of elements: disjoint cases, each with a condition and an outcome."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from sympy import And, Not, true
from sympy.logic.boolalg import Boolean

from vinculum_spec.atlas.standard import UNDEFINED, Atlas, Standard
from vinculum_spec.schema import AttributeValue, ElementType, Profile, Requirement

IEEE_QUOTIENT, REAL_QUOTIENT = "E_DIV_FLOAT_FUNC_0010", "E_DIV_REAL_FUNC_0010"


class Outcome(StrEnum):
    """What may follow: a value that a relation accepts, an error, or one of several of these."""

    VALUE = "value"
    REPORT = "report"
    UNSPECIFIED = "unspecified"
    UNDEFINED = UNDEFINED

    def within(self, other: "Outcome") -> bool:
        """Whether everything that this outcome allows is allowed by `other`.

        Of two values, their relations decide.
        """
        return other in _ALLOWED_BY[self]


_ALLOWED_BY = {
    Outcome.VALUE: {Outcome.UNSPECIFIED, Outcome.UNDEFINED},
    Outcome.REPORT: {Outcome.REPORT, Outcome.UNSPECIFIED, Outcome.UNDEFINED},
    Outcome.UNSPECIFIED: {Outcome.UNSPECIFIED, Outcome.UNDEFINED},
    Outcome.UNDEFINED: {Outcome.UNDEFINED},
}


@dataclass(frozen=True)
class Case:
    """Operands that satisfy `where`.

    The requirement gives the value, or is the condition that they violate.
    """

    where: Boolean
    outcome: Outcome
    requirement: Requirement


def cases(
    atlas: Atlas, profile: Profile, element: ElementType, attributes: Mapping[str, AttributeValue]
) -> tuple[Case, ...]:
    """The cases of `profile` for elements of one type.

    The domain is first, then each condition that an operand may violate. The conditions have the profile's order.
    Of several that a pair violates, the first counts.
    """
    complete = profile.complete(attributes)
    remaining: Boolean = true
    outside = []
    for identifier, outcome in profile.outside.items():
        condition = atlas.requirements[identifier]
        if condition.concerns(element):
            violated = And(remaining, Not(condition.relation.statement))
            known = outcome in set(Outcome)
            requirement = condition if known else atlas.requirements[outcome]
            outside.append(Case(violated, Outcome(outcome) if known else Outcome.VALUE, requirement))
            remaining = And(remaining, condition.relation.statement)
    return (Case(remaining, Outcome.VALUE, quotient(atlas, profile, element, complete)), *outside)


def quotient(
    atlas: Atlas, profile: Profile, element: ElementType, attributes: Mapping[str, AttributeValue]
) -> Requirement:
    """The requirement on the values of quotients within the domain, under complete `attributes`."""
    if element.kind == "int":
        assert profile.rounding is not None
        return atlas.requirements[profile.rounding.requirement("int", attributes)]
    if element.kind == "float" and isinstance(profile, Standard) and profile.float_quotient is not None:
        own = profile.float_quotients.get(element.name)
        return atlas.requirements[own or profile.float_quotient.requirement("float", attributes)]
    return atlas.requirements[IEEE_QUOTIENT if element.kind == "float" else REAL_QUOTIENT]
