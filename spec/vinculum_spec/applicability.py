"""The profiles, kinds of element and attribute values to which each requirement applies."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from vinculum_spec.loader import specification
from vinculum_spec.schema import KINDS, AttributeValue, Kind, Profile

OUTCOMES = {
    "report": "an error is reported and no value is given",
    "unspecified": "unspecified: any value, or an error; but the call returns",
}


def attribute_text(value: AttributeValue | None) -> str:
    """The value of an attribute as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def kinds_of(profile: Profile) -> list[Kind]:
    """The kinds of element type that `profile` has."""
    present = {specification().types[name].kind for name in profile.types}
    return [kind for kind in KINDS if kind in present]


def applications_in(profile: Profile) -> dict[str, tuple[list[Kind], dict[str, list[AttributeValue]]]]:
    """The kinds, and the attribute values if not all, to which each requirement of `profile` applies."""
    choices = {choice.by for choice in (profile.shape, profile.rounding) if choice is not None and choice.by}
    selectors = {attribute.name: attribute.values for attribute in profile.attributes if attribute.name in choices}
    applied: dict[str, list[tuple[Kind, tuple[AttributeValue, ...]]]] = {}
    for kind, values in product(kinds_of(profile), product(*selectors.values())):
        attributes = dict(zip(selectors, values, strict=True))
        for requirement in specification().applicable(profile, kind, attributes):
            applied.setdefault(requirement.id, []).append((kind, values))
    result = {}
    for identifier, hits in applied.items():
        under = {name: list(dict.fromkeys(values[k] for _, values in hits)) for k, name in enumerate(selectors)}
        conditions = {name: values for name, values in under.items() if len(values) < len(selectors[name])}
        result[identifier] = (list(dict.fromkeys(kind for kind, _ in hits)), conditions)
    return result


@cache
def applications() -> Mapping[str, Sequence[str]]:
    """For each requirement, the profiles in which it applies, with kinds and conditions, as text."""
    descriptions: dict[str, list[str]] = {identifier: [] for identifier in specification().requirements}
    for profile in specification().profiles.values():
        for identifier, (kinds, conditions) in applications_in(profile).items():
            words = [f"{profile.name} ({', '.join(kinds)})"]
            words += [
                f"where {name} is {' or '.join(map(attribute_text, values))}" for name, values in conditions.items()
            ]
            if identifier in profile.outside:
                words.append(f"otherwise: {OUTCOMES[profile.outside[identifier]]}")
            descriptions[identifier].append(", ".join(words))
    return descriptions
