"""Read a profile with values of its attributes: `openvino-1:m_pythondiv=false`."""

from difflib import get_close_matches

from vinculum_proofs.comparison.compare import Side
from vinculum_spec.applicability import attribute_text
from vinculum_spec.atlas.standard import Atlas
from vinculum_spec.schema import AttributeValue


class SideError(ValueError):
    """There is no such profile, attribute or value."""


def side(atlas: Atlas, text: str) -> Side:
    """The profile and the settings that `text` names. Raises SideError."""
    name, *settings = text.split(":")
    if name not in atlas.profiles:
        similar = get_close_matches(name, atlas.profiles)
        hint = f"did you mean {' or '.join(similar)}?" if similar else f"there are {', '.join(atlas.profiles)}"
        raise SideError(f"there is no profile {name!r}: {hint}")
    profile = atlas.profiles[name]
    values: dict[str, AttributeValue] = {}
    for setting in settings:
        key, _, value = setting.partition("=")
        allowed = {a.name: {attribute_text(v): v for v in a.values} for a in profile.attributes if a.values}
        if key not in allowed:
            raise SideError(f"{name} has no attribute {key!r} with named values: it has {', '.join(allowed) or 'none'}")
        if value not in allowed[key]:
            raise SideError(f"{key} of {name} is {' or '.join(allowed[key])}, not {value!r}")
        values[key] = allowed[key][value]
    return Side(profile, values)
