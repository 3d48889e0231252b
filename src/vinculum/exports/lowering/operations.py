"""The operations that a recipe may use, by the names that each definition's community has for them."""

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files

from vinculum.exports.lowering.definition import LoweringError
from vinculum.exports.lowering.tree import Operation


@cache
def vocabularies() -> Mapping[str, Mapping[Operation, str]]:
    """The name of each operation, by profile. An operation without a name is not there."""
    table = tomllib.loads((files("vinculum.exports.lowering") / "operations.toml").read_text(encoding="utf-8"))
    return {
        profile: {Operation(operation): name for operation, name in row["names"].items()}
        for row in table["vocabulary"]
        for profile in row["profiles"]
    }


def names(profile: str) -> Mapping[Operation, str]:
    """The names of a profile's operations. Raises LoweringError if none are known."""
    known = vocabularies()
    if profile not in known:
        raise LoweringError(
            f"which operations stand beside the division of {profile} is not recorded; they are of {', '.join(known)}"
        )
    return known[profile]


def require(profile: str, used: Collection[Operation]) -> None:
    """Raise LoweringError for an operation that a profile has not."""
    own = names(profile)
    if missing := [operation for operation in Operation if operation in used and operation not in {*own, *_EVERYWHERE}]:
        raise LoweringError(f"none is known: the recipe needs {', '.join(missing)}, which {profile} has not")


_EVERYWHERE = (Operation.INPUT, Operation.CONSTANT)
