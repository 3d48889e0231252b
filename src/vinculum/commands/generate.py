"""`vinculum generate`: what is derived from the specification, as files for others to use."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import click

from vinculum._util.files import put
from vinculum.commands.options import Named, Spread, cannot_write, of_profile, of_types

HEADS = "vinculum generate ", '"$id": "urn:vinculum:vectors:'  # with what ends the first words of a generated file
Maker = Callable[[str | None, Sequence[str]], Mapping[str, str]]


def c(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
    """Functions on arrays, and their header."""
    from vinculum.codegen.c import files

    return files(profile, dtypes)


def acsl(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
    """Predicates for the contracts of C functions."""
    from vinculum.codegen.acsl import source

    return {"vinculum_div.acsl": source(profile, dtypes)}


def smtlib(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
    """A script for each relation and type."""
    from vinculum.codegen.smtlib import files

    return files(profile, dtypes)


def vectors(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
    """Conformance vectors, and their schema."""
    from vinculum.codegen.vectors import files

    return files(profile, dtypes)


MAKERS: Mapping[str, Maker] = {"c": c, "acsl": acsl, "smtlib": smtlib, "vectors": vectors}


@click.command(cls=Spread, short_help="Write C, ACSL, SMT-LIB or vectors.")
@click.argument("what", type=click.Choice(list(MAKERS)), metavar="WHAT")
@click.option("-o", "--output", "folder", type=Named(path_type=Path), metavar="DIR", required=True, help="Where to.")
@of_profile("What this profile has.  [default: what any has; for vectors, which need one: sonnx]")
@of_types("These element types only.")
def generate(what: str, folder: Path, profile: str | None, dtypes: tuple[str, ...]) -> None:
    """Write what is derived from the specification to DIR. WHAT is one of:

    c: C99 without dependencies, vinculum_div.h and vinculum_div.c, and a program that tests them.

    acsl: the relations as predicates, for the contracts of C functions.

    smtlib: the relations as scripts for solvers, one a relation and type.

    vectors: operands and what must come out, as JSON for any language.

    Files that are as they should be are left alone, and one that it did not write is an error. The same version writes
    the same bytes.
    """
    from vinculum_spec.loader import specification

    spec = specification()
    if profile is not None and profile not in spec.profiles:
        raise click.UsageError(f"there is no profile {profile!r}; name one of {', '.join(spec.profiles)}")
    if unknown := [name for name in dtypes if name not in spec.types]:
        raise click.UsageError(f"there is no type {unknown[0]!r}; name some of {', '.join(spec.types)}")
    if folder.exists() and not folder.is_dir():
        raise click.UsageError(f"{folder} is no folder")
    once = tuple(name for name in spec.types if name in dtypes)
    try:
        files = MAKERS[what](profile, once)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    if foreign := [folder / name for name, text in files.items() if not may_replace(folder / name, text)]:
        raise click.UsageError(f"{foreign[0]} was not written by `vinculum generate {what}`: it is left as it is")
    try:
        written = [name for name, text in files.items() if write(folder / name, text)]
    except OSError as error:
        cannot_write(folder, error)
    for name in written:
        click.echo(f"wrote {folder / name}")
    kept = len(files) - len(written)
    click.echo(
        f"{len(files)} file{'s' * (len(files) != 1)}" + (f", {kept} of them already as they should be" * bool(kept))
    )


def may_replace(path: Path, text: str) -> bool:
    """Whether there is no such file, or one that begins as what is generated in its place, as far as the command's name."""
    end = min(text.index(mark) + len(mark) for mark in HEADS if mark in text)
    return not path.is_file() or path.read_bytes().startswith(text[:end].encode())


def write(path: Path, text: str) -> bool:
    """Whether `path` had to be written. It is whole or as it was, whatever happens meanwhile; OSError where it cannot be."""
    content = text.encode()
    if path.is_file() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    put(path, content)
    return True
