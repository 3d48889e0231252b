"""Check the profile and the attributes of a call, the first precondition."""

from collections.abc import Mapping

import numpy as np

from vinculum.errors import DivAttributeError, format_value
from vinculum.kernels._profiles import PROFILES, REQUIREMENTS
from vinculum.kernels.profiles import Attribute, AttributeValue, Profile


def profile_named(name: object) -> Profile:
    """Return the profile of that name. Raises DivAttributeError if there is none."""
    if not isinstance(name, str) or name not in PROFILES:
        raise DivAttributeError(f"there is no profile {format_value(name)}; name one of {', '.join(PROFILES)}")
    return PROFILES[name]


def completed(profile: Profile, supplied: Mapping[str, object]) -> dict[str, AttributeValue]:
    """Check the `supplied` attributes, and add the defaults of those that are absent.

    V_DIV_ATTRIBUTE_0010
    """
    values = {name: form.default for name, form in profile.attributes.items() if form.default is not None}
    for name, value in supplied.items():
        if name not in profile.attributes:
            has = ", ".join(profile.attributes) or "none"
            raise _violated(f"{name} is no attribute of profile {profile.name}, which has: {has}")
        values[name] = _checked(name, value, profile.attributes[name])
    return values


def _checked(name: str, value: object, form: Attribute) -> AttributeValue:
    plain = _plain(value, form.type)
    if plain is None:
        hint = "leave it out to have its default" if value is None else f"give {_EXPECTED[form.type]}"
        raise _violated(f"{name} is {format_value(value)}, of type {type(value).__name__}; {hint}")
    if form.values and plain not in form.values:
        raise _violated(f"{name} is {format_value(value)}; give one of {', '.join(map(repr, form.values))}")
    if form.minimum is not None and isinstance(plain, int) and plain < form.minimum:
        raise _violated(f"{name} is {format_value(value)}; give {form.minimum} or more")
    return plain


_EXPECTED = {
    "int": "an integer (a bool is none)",
    "ints": "a list or tuple of integers",
    "bool": "True or False (an integer is neither)",
    "string": "a string",
}


def _plain(value: object, kind: str) -> AttributeValue | None:
    """Return `value` as a plain Python value if it is of `kind`, else None.

    NumPy's integers, bools and strings count as Python's.
    """
    if kind == "bool":
        return bool(value) if isinstance(value, bool | np.bool_) else None
    if kind == "string":
        return str.__str__(value) if isinstance(value, str) else None
    if kind == "int":
        return _integer(value)
    if not isinstance(value, list | tuple):
        return None
    integers = [_integer(item) for item in value]
    return None if None in integers else tuple(item for item in integers if item is not None)


def _integer(value: object) -> int | None:
    # bool is an int to Python, and timedelta64 an integer to NumPy; neither is one here.
    if isinstance(value, int | np.integer) and not isinstance(value, bool | np.timedelta64):
        return int(value)
    return None


def _violated(message: str) -> DivAttributeError:
    return DivAttributeError(message, requirement=REQUIREMENTS.attribute)
