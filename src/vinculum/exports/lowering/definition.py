"""A definition of division: a profile, with values of its attributes.

A recipe is for one definition, and is written with the operations of another.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from vinculum_spec.applicability import attribute_text
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Case, Outcome, cases
from vinculum_spec.schema import AttributeValue, ElementType, Profile

ZERO, OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
FLOAT_ZERO = "V_DIV_FLOAT_NONZERO_0010"


class LoweringError(ValueError):
    """What was asked for cannot be written: no such profile or type, or no recipe."""


@dataclass(frozen=True)
class Definition:
    """A profile with values of some of its attributes; the others have their defaults."""

    profile: Profile
    settings: Mapping[str, AttributeValue] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name with the settings, as the command line takes it."""
        return self.profile.name + "".join(f":{name}={attribute_text(value)}" for name, value in self.settings.items())

    @property
    def identifier(self) -> str:
        """The name as an identifier of C and Python."""
        return "".join(c if c.isalnum() else "_" for c in self.name)

    def cases(self, element: ElementType) -> tuple[Case, ...]:
        """What the definition says of each pair of elements."""
        return cases(atlas(), self.profile, element, self.settings)

    def quotient(self, element: ElementType) -> str:
        """The requirement on quotients within the domain."""
        return self.cases(element)[0].requirement.id

    def outcome(self, condition: str, element: ElementType) -> tuple[Outcome, str]:
        """What follows where `condition` is violated, and the requirement that says so.

        If the definition does not name the condition, the requirement on quotients applies there too.
        """
        stated = self.profile.outside.get(condition)
        if stated is None:
            return Outcome.VALUE, self.quotient(element)
        if stated in set(Outcome):
            return Outcome(stated), condition
        return Outcome.VALUE, stated


def definition(text: str) -> Definition:
    """Read a profile with values of its attributes: `openvino-1:m_pythondiv=false`. Raises LoweringError."""
    name, *settings = text.split(":")
    profiles = atlas().profiles
    if name not in profiles:
        similar = get_close_matches(name, profiles)
        hint = f"did you mean {' or '.join(similar)}?" if similar else f"there are {', '.join(profiles)}"
        raise LoweringError(f"there is no profile {name!r}: {hint}")
    profile, values = profiles[name], dict[str, AttributeValue]()
    allowed = {a.name: {attribute_text(v): v for v in a.values} for a in profile.attributes if a.values}
    for setting in settings:
        key, _, value = setting.partition("=")
        if key not in allowed:
            raise LoweringError(
                f"{name} has no attribute {key!r} with named values: it has {', '.join(allowed) or 'none'}"
            )
        if value not in allowed[key]:
            raise LoweringError(f"{key} of {name} is {' or '.join(allowed[key])}, not {value!r}")
        values[key] = allowed[key][value]
    return Definition(profile, values)


def shared_types(source: Definition, target: Definition, dtypes: Sequence[str] = ()) -> tuple[ElementType, ...]:
    """The types of `dtypes`, or all, that both definitions have.

    Raises LoweringError for one that a definition lacks.
    """
    for name in dtypes:
        for side in (source, target):
            if name not in side.profile.types:
                raise LoweringError(f"{side.profile.name} has no type {name}: it has {', '.join(side.profile.types)}")
    shared = [
        name for name in source.profile.types if name in target.profile.types and name in (dtypes or atlas().types)
    ]
    if not shared:
        raise LoweringError(f"{source.profile.name} and {target.profile.name} have no type in common")
    return tuple(atlas().types[name] for name in shared)
