"""One specification with every profile of the atlas, in the form that the gate judges by.

The seven profiles are as they are. Of a standard, a condition whose violation has a value is no condition on the caller:
the requirement that gives the value applies there, and every other requirement on values elsewhere.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property

from sympy import And, Integer, Not, Or, true
from sympy.logic.boolalg import Boolean

from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import IEEE_QUOTIENT, Outcome
from vinculum_spec.atlas.standard import Standard
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer_results, tensor
from vinculum_spec.relations.relation import Relation
from vinculum_spec.requirement_ids import OUTSIDE_DOMAIN
from vinculum_spec.schema import AttributeValue, Choice, ElementType, Kind, Profile, Requirement, Specification

SAME_RANK, SCALAR = "V_DIV_SHAPE_SAME_RANK_0010", "V_DIV_SHAPE_SCALAR_0010"
# What IEEE 754 requires of the magnitude of a quotient. Under a profile that leaves it open, none of it applies.
MAGNITUDE = (
    "V_DIV_FLOAT_OVERFLOW_0010",
    "V_DIV_FLOAT_UNDERFLOW_0010",
    "V_DIV_FLOAT_SUBNORMAL_0010",
    "V_DIV_FLOAT_ROUNDING_0010",
)
# What IEEE 754 requires of the quotient of an infinity, or by one, and of signs. A quotient that is rounded to an integer need
# not follow it.
INFINITIES = ("V_DIV_FLOAT_SIGN_0010", "V_DIV_FLOAT_INF_NUMERATOR_0010", "V_DIV_FLOAT_INF_DENOMINATOR_0010")
# What IEEE 754 requires of zeros, which an operand that is flushed, and a quotient within some ulp of 0, need not follow.
ZEROS = ("V_DIV_FLOAT_ZERO_DENOMINATOR_0010", "V_DIV_FLOAT_ZERO_NUMERATOR_0010")
WITHIN_SOME_ULP = "float_accuracy."  # the start of the names of the relations that allow this
NOT_A_NUMBER = ("V_DIV_FLOAT_NAN_0010", "V_DIV_FLOAT_INVALID_0010")
FINITE_ALONE = "float_accuracy.in_range"  # the relation that leaves these open
WITHOUT_ACCURACY = "V_DIV_FLOAT_NO_ACCURACY_0010"
# How a call with arrays is judged. Numbers: each index of two arrays of one shape is a division of its own. Equal ranks: as
# multidirectional broadcast, and operands of two ranks violate the requirement.
_SHAPES: Mapping[str, tuple[str, Relation]] = {
    SCALAR: ("tensor.same", tensor.same),
    SAME_RANK: ("tensor.multidirectional", tensor.multidirectional),
}


@dataclass(frozen=True)
class RequirementOnTypes(Requirement):
    """A requirement that a standard has of some of its element types alone."""

    names: tuple[str, ...] = ()

    def concerns(self, element: ElementType) -> bool:
        """Whether the requirement concerns elements of this type."""
        return element.name in self.names and super().concerns(element)


def _of_types(requirement: Requirement, names: Sequence[str]) -> RequirementOnTypes:
    own = {field.name: getattr(requirement, field.name) for field in fields(Requirement)}
    return RequirementOnTypes(**own, names=tuple(names))


class FullSpecification(Specification):
    """The specification with the profiles, requirements and rulings of the atlas."""

    def applicable(
        self, profile: Profile, kind: Kind, attributes: Mapping[str, AttributeValue] | None = None
    ) -> tuple[Requirement, ...]:
        """The requirements on elements of `kind` under `profile`, with these attributes or with any.

        Those on values have the domain that the profile gives them.
        """
        standard = atlas().profiles[profile.name]
        if not isinstance(standard, Standard):
            return specification().applicable(profile, kind, attributes)
        chosen = set(_chosen(standard, kind, attributes))
        if kind != "float" or not standard.float_quotients:
            return self._selected(standard, kind, chosen)
        common = set(standard.float_quotient.all(kind)) if standard.float_quotient is not None else set()
        others, names = chosen - common - set(standard.float_quotients.values()), dict[str, list[str]]()
        found = dict[str, Requirement]()
        for name in standard.types:
            if self.types[name].kind == kind:
                own = standard.float_quotients.get(name)
                for requirement in self._selected(standard, kind, others | ({own} if own else chosen & common)):
                    found[requirement.id] = requirement
                    names.setdefault(requirement.id, []).append(name)
        every = max(map(len, names.values()))
        in_order = (found[name] for name in self.requirements if name in found)
        return tuple(r if len(names[r.id]) == every else _of_types(r, names[r.id]) for r in in_order)

    def _selected(self, standard: Standard, kind: Kind, chosen: set[str]) -> tuple[Requirement, ...]:
        """The requirements on elements of `kind`, where those that a choice names are `chosen`."""
        values = {k: v for k, v in _values(standard).items() if kind in self.requirements[k].types}
        selected = chosen | set(standard.outside) | set(values.values())
        reports = self._reports(standard, kind)
        return tuple(
            self._judged(requirement, values)
            for requirement in self.requirements.values()
            if kind in requirement.types
            and requirement.id not in values
            and (reports or requirement.id != OUTSIDE_DOMAIN)
            and self._applies(requirement, selected)
        )

    @cached_property
    def chosen(self) -> frozenset[str]:
        """The requirements that apply only where a profile names them."""
        return specification().chosen.union(*map(_named, atlas().standards.values()))

    def _reports(self, standard: Standard, kind: Kind) -> bool:
        """Whether some input must be reported."""
        outcomes = [outcome for name, outcome in standard.outside.items() if kind in self.requirements[name].types]
        return Outcome.REPORT in (*outcomes, *standard.malformed.values())

    def _judged(self, requirement: Requirement, values: Mapping[str, str]) -> Requirement:
        """A requirement on values, within its part of the operands. Others are as they are."""
        if requirement.kind != "value" or not values:
            return requirement
        parts, parameters = list[Boolean](), dict.fromkeys(requirement.relation.parameters)
        remaining: Boolean = true
        for condition, value in values.items():
            relation = self.requirements[condition].relation
            parameters |= dict.fromkeys(relation.parameters)
            if value == requirement.id:
                parts.append(And(remaining, Not(relation.statement)))
            remaining = And(remaining, relation.statement)
        where = Or(*parts) if parts else remaining
        own = requirement.relation
        return replace(requirement, relation=Relation(And(where, own.domain), own.holds, tuple(parameters)))


@cache
def full_specification() -> FullSpecification:
    """The specification with every profile of the atlas, loaded once."""
    seven, every = specification(), atlas()
    quotients = {name for standard in every.standards.values() for name in _quotients(standard)}
    relations = {name: every.requirements[name].relation_name for name in sorted(quotients)}
    exact = [name for name, relation in relations.items() if not relation.startswith(WITHIN_SOME_ULP)]
    with_nan = [name for name, relation in relations.items() if relation != FINITE_ALONE]
    applying = dict.fromkeys(ZEROS, exact) | dict.fromkeys(NOT_A_NUMBER, with_nan)
    return FullSpecification(
        {name: _asked(requirement, applying) for name, requirement in every.requirements.items()},
        every.rulings,
        every.types,
        {name: _of_caller(profile) for name, profile in every.profiles.items()},
        seven.value_examples,
        seven.shape_examples,
        every.documents,
        lambda _: seven.claims,
    )


def with_least_value(requirement: Requirement, element: ElementType) -> Requirement:
    """The requirement with the least value of an integer type in place of MIN."""
    relation = requirement.relation
    if integer_results.MIN not in relation.parameters:
        return requirement
    domain, holds = (x.subs({integer_results.MIN: Integer(element.minimum)}) for x in (relation.domain, relation.holds))
    parameters = tuple(symbol for symbol in relation.parameters if symbol != integer_results.MIN)
    return replace(requirement, relation=Relation(domain, holds, parameters))


def asks_for_same_rank(profile: Profile, kind: Kind, attributes: Mapping[str, AttributeValue]) -> bool:
    """Whether operands of two ranks violate the profile's requirement on shapes, which then is SAME_RANK."""
    return profile.shape.requirement(kind, profile.complete(attributes)) == SAME_RANK


def standard_of(profile: Profile) -> Standard | None:
    """The standard of this profile, with the values outside of its domain; None for the seven profiles."""
    found = atlas().profiles[profile.name]
    return found if isinstance(found, Standard) else None


def _values(standard: Standard) -> dict[str, str]:
    """The conditions whose violation has a value, each with the requirement that gives it."""
    return {condition: outcome for condition, outcome in standard.outside.items() if outcome not in set(Outcome)}


def _of_caller(profile: Profile) -> Profile:
    """The profile with the conditions that a caller must meet."""
    if not isinstance(profile, Standard):
        return profile
    return replace(profile, outside={k: v for k, v in profile.outside.items() if k not in _values(profile)})


def _asked(requirement: Requirement, applying: Mapping[str, Sequence[str]]) -> Requirement:
    """The requirement as calls with arrays are judged by it.

    `applying`: for some requirements of IEEE 754, the requirements on quotients with which they apply.
    """
    if requirement.id in applying:
        return replace(requirement, applies_with=tuple(applying[requirement.id]))
    if requirement.id in MAGNITUDE:
        return replace(requirement, applies_with=(IEEE_QUOTIENT,))
    if requirement.id in INFINITIES:
        return replace(requirement, applies_with=(IEEE_QUOTIENT, WITHOUT_ACCURACY))
    if requirement.id in _SHAPES:
        name, relation = _SHAPES[requirement.id]
        return replace(requirement, relation_name=name, relation=relation)
    return requirement


def _choices(standard: Standard) -> Iterator[Choice]:
    yield from (c for c in (standard.shape, standard.rounding, standard.float_quotient) if c is not None)


def _quotients(standard: Standard) -> set[str]:
    """The requirements on float quotients that a standard names."""
    choice = standard.float_quotient
    return {*standard.float_quotients.values(), *(choice.all("float") if choice is not None else ())}


def _chosen(standard: Standard, kind: Kind, attributes: Mapping[str, AttributeValue] | None) -> Iterator[str]:
    """The requirements that the choices of a standard name for one kind of element."""
    for choice in _choices(standard):
        if attributes is None:
            yield from choice.all(kind)
        else:
            yield choice.requirement(kind, standard.complete(attributes))


def _named(standard: Standard) -> set[str]:
    """Every requirement that a standard names."""
    kinds: tuple[Kind, ...] = ("float", "int")
    return {name for kind in kinds for name in _chosen(standard, kind, None)} | {
        *standard.float_quotients.values(),
        *standard.outside,
        *_values(standard).values(),
    }
