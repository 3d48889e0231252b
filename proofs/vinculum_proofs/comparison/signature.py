"""Compare the calls that two profiles define: element types and attributes."""

from collections.abc import Collection, Iterator, Sequence

from vinculum_proofs.comparison.direction import WORDS
from vinculum_spec.applicability import attribute_text
from vinculum_spec.atlas.outcomes import Outcome
from vinculum_spec.schema import Attribute, Profile


def types(first: Profile, second: Profile, dtypes: Sequence[str] = ()) -> Iterator[str]:
    """Why `first` does not do with every type what `second` allows; nothing if it does.

    `dtypes`: only these types of the second are asked for.
    """
    lacking = [name for name in second.types if name not in first.types and name in (dtypes or second.types)]
    if lacking:
        yield f"{second.name} has {', '.join(lacking)}, and {first.name} has not"
    if dtypes:
        return
    further = [name for name in first.types if name not in second.types]
    outcome = Outcome(second.malformed["type"])
    if further and not Outcome.VALUE.within(outcome):
        yield f"{first.name} gives values of {', '.join(further)}, where {second.name} {WORDS[outcome]}"
    yield from _malformed(first, second, "type", "operands of two types")


def attributes(first: Profile, second: Profile, fixed: Collection[str] = ()) -> Iterator[str]:
    """Why `first` does not do with every attribute what `second` allows; nothing if it does.

    `fixed`: attributes that a comparison sets, so that no caller does.
    """
    own = {attribute.name: attribute for attribute in first.attributes if attribute.name not in fixed}
    others = [attribute for attribute in second.attributes if attribute.name not in fixed]
    lacking = [attribute.name for attribute in others if attribute.name not in own]
    if lacking:
        yield f"{second.name} has {', '.join(lacking)}, and {first.name} has not"
    for attribute in others:
        if attribute.name in own:
            yield from _range(first.name, own[attribute.name], second.name, attribute)
    names = {attribute.name for attribute in others}
    further = [name for name in own if name not in names]
    outcome = Outcome(second.malformed["attribute"])
    if further and not Outcome.VALUE.within(outcome):
        yield f"{first.name} has {', '.join(further)}, where {second.name} {WORDS[outcome]}"
    yield from _malformed(first, second, "attribute", "invalid attributes")


def _range(first: str, own: Attribute, second: str, other: Attribute) -> Iterator[str]:
    """Differences between the two of one name."""
    if own.default != other.default:
        defaults = (attribute_text(a.default) if a.default is not None else "none" for a in (own, other))
        one, two = defaults
        yield f"{own.name} is {one} by default in {first}, and {two} in {second}"
    lacking = [attribute_text(value) for value in other.values if value not in own.values]
    if (lacking and own.values) or own.type != other.type:
        yield f"{second} allows {own.name} = {', '.join(lacking) or other.type}, and {first} does not"


def _malformed(first: Profile, second: Profile, key: str, words: str) -> Iterator[str]:
    one, two = Outcome(first.malformed[key]), Outcome(second.malformed[key])
    if not one.within(two):
        yield f"of {words}, {first.name} {WORDS[one]}, and {second.name} {WORDS[two]}"
