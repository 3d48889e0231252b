"""Render the harness from the templates in this package."""

from collections.abc import Sequence

from vinculum.codegen.c.c_types import Elements, element_types
from vinculum.codegen.kernel_tables import specification_hash
from vinculum.exports.templates import templates
from vinculum_spec.loader import specification

HEADER, LOOP, OPERATOR, KERNEL = (f"vinculum_harness{end}" for end in (".h", ".c", "_operator.c", "_kernel.c"))
SELECTION = 20  # characters of a line `type NAME`
NO_OPERATOR = ("float16", "bfloat16")  # C99 has no such types


class HarnessError(ValueError):
    """No harness exists for the profile or types."""


def files(profile: str | None = None, dtypes: Sequence[str] = ()) -> dict[str, str]:
    """Return header, loop, and the divisions of C's operator and of `vinculum_div.c`, by file name.

    They are for `dtypes`, or all types of `profile`, or of all profiles. Raises HarnessError for an unknown profile, and for
    a type that the profile or C does not have.

    >>> sorted(files("sonnx", ["int8"]))
    ['vinculum_harness.c', 'vinculum_harness.h', 'vinculum_harness_kernel.c', 'vinculum_harness_operator.c']
    """
    types = _types(profile, dtypes)
    options = [*([f"--profile {profile}"] if profile else []), *(f"--dtype {dtype}" for dtype in dtypes)]
    command = " ".join(["vinculum generate harness", *options])
    values = {
        "head": f" * Written by `{command}`. Do not edit.\n * Specification: SHA-256 {specification_hash()}",
        "types": types,
        "no_operator": NO_OPERATOR,
        "longest": max(2 * max(t.element.width for t in types) // 4 + 1, SELECTION),
    }
    return {
        name: templates("vinculum.exports.harness").get_template(f"{name}.jinja").render(values)
        for name in (HEADER, LOOP, OPERATOR, KERNEL)
    }


def _types(profile: str | None, dtypes: Sequence[str]) -> list[Elements]:
    spec = specification()
    if profile is not None and profile not in spec.profiles:
        raise HarnessError(f"there is no profile {profile}; name one of {', '.join(spec.profiles)}")
    integers, floats = element_types()
    every = [t for t in [*floats, *integers] if profile is None or t.name in spec.profiles[profile].types]
    names = [t.name for t in every]
    if unknown := [name for name in dtypes if name not in names]:
        where = "C" if profile is None else f"C under profile {profile}"
        raise HarnessError(f"there is no harness for {unknown[0]} in {where}, which has {', '.join(names)}")
    return [t for t in every if not dtypes or t.name in dtypes]
