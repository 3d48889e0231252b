"""The specification's relations as ACSL predicates, for contracts of C that Frama-C proves."""

from collections.abc import Sequence

from vinculum.codegen.acsl import floats, integers
from vinculum.codegen.kernel_tables import specification_hash
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType


def predicates(element: ElementType, *, floored: bool = True) -> str:
    """The predicates of a type. `floored`: include `floored_quotient` for integers. TypeError for reals."""
    return integers.predicates(element, floored=floored) if element.form is None else floats.predicates(element)


def source(profile: str | None = None, dtypes: Sequence[str] = ()) -> str:
    """The predicates of all types, or of those of `profile` or in `dtypes`, as one annotation.

    Reals have no predicates. Raises ValueError for a profile that does not exist, and for a type that the profile lacks.
    """
    spec = specification()
    if profile is not None and profile not in spec.profiles:
        raise ValueError(f"there is no profile {profile}; name one of {', '.join(spec.profiles)}")
    type_names = spec.types if profile is None else spec.profiles[profile].types
    has = [name for name in spec.types if name in type_names and spec.types[name].kind != "real"]
    for unsupported in set(dtypes) - set(has):
        raise ValueError(f"{unsupported}: there are predicates for {', '.join(has) or 'no type'}")
    chosen = [spec.types[name] for name in has if not dtypes or name in dtypes]
    command = " ".join(["vinculum generate acsl", *([f"--profile {profile}"] if profile else [])])
    command += "".join(f" --dtype {name}" for name in dtypes)
    head = f"/* Written by `{command}`. Do not edit.\n   Specification: SHA-256 {specification_hash()} */"
    return "\n".join([head, "/*@", "\n\n".join(predicates(t, floored=t.signed) for t in chosen), "*/", ""])
