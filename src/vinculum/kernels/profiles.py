"""Types of `_profiles.py`: the parts of the specification that the kernel needs at run time."""

from collections.abc import Mapping
from typing import NamedTuple

AttributeValue = bool | int | str | tuple[int, ...]


class Attribute(NamedTuple):
    """An attribute of a profile.

    An attribute without a default may be absent. One without `values` takes any value from `minimum` on.
    """

    type: str  # "int", "ints", "bool" or "string"
    default: AttributeValue | None
    values: tuple[AttributeValue, ...]
    minimum: int | None


class Rule(NamedTuple):
    """A rule: the name of its relation, and its requirement by kind of element."""

    name: str
    requirement: Mapping[str, str]


class Choice(NamedTuple):
    """A rule for each value of the attribute `by`. Without `by` there is one rule, under the key None."""

    by: str | None
    rules: Mapping[AttributeValue | None, Rule]

    def rule(self, attributes: Mapping[str, AttributeValue]) -> Rule:
        """The rule under complete `attributes`."""
        return self.rules[None if self.by is None else attributes[self.by]]


class Profile(NamedTuple):
    """One of the systems that define a Div."""

    name: str
    types: Mapping[str, str]  # element type: its kind, "real", "float" or "int"
    attributes: Mapping[str, Attribute]
    shape: Choice
    rounding: Choice | None  # None: the profile has no integer types
    zero_denominator: Mapping[str, str]  # kind: the requirement by which a zero denominator is reported
    overflow: Mapping[str, str]  # kind: the requirement by which MIN / -1 is reported


class Requirements(NamedTuple):
    """Identifiers of the requirements that hold in every profile."""

    attribute: str
    listed_type: str
    same_type: Mapping[str, str]  # by kind
    placement: str
    source_index: str
    answer: str
