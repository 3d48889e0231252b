"""The command `vinculum generate`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vinculum._util.files import write_atomically
from vinculum.commands.options import MultiTypeCommand, OutputPath, exit_unwritable, profile_option, types_option

if TYPE_CHECKING:
    from vinculum.codegen.c.render import Arithmetic

HEAD_MARKS = "vinculum generate ", '"$id": "urn:vinculum:vectors:'  # a generated file contains one near its beginning
LOWERING = "lowering"
OPTIONS_OF = {"--arithmetic": "c", "--from": LOWERING, "--to": LOWERING}
Maker = Callable[[str | None, Sequence[str]], Mapping[str, str]]


def c(
    profile: str | None, dtypes: Sequence[str], arithmetic: "Arithmetic" = "hardware", word: int = 64
) -> Mapping[str, str]:
    """Functions on arrays, and their header."""
    from vinculum.codegen.c import files

    return files(profile, dtypes, arithmetic=arithmetic, word=word)


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


def harness(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
    """A program for a target without an operating system."""
    from vinculum.exports.harness import files

    return files(profile, dtypes)


def why3(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
    """Theories in WhyML, and a file of C for what Why3 extracts from them."""
    from vinculum.exports.why3 import files

    if profile is not None or dtypes:
        raise ValueError(
            "the theories are written as a whole: --profile and --dtype are not for `vinculum generate why3`"
        )
    return files()


def sonnx(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
    """What the SONNX working group asks of an operator."""
    from vinculum.exports.sonnx import files

    if profile not in (None, "sonnx") or dtypes:
        raise ValueError("the artefacts are those of the profile sonnx, for all of its types")
    return files()


def lowering(source: str | None, target: str | None, dtypes: Sequence[str]) -> Mapping[str, str | bytes]:
    """One definition's division with the operations of another: a page, C, Python and ONNX."""
    from vinculum.exports.lowering import files

    if source is None or target is None:
        raise ValueError("name the two definitions: --from P --to Q")
    return files(source, target, dtypes)


MAKERS: Mapping[str, Maker] = {
    "c": c,
    "acsl": acsl,
    "smtlib": smtlib,
    "vectors": vectors,
    "harness": harness,
    "why3": why3,
    "sonnx": sonnx,
}


@click.command(cls=MultiTypeCommand, short_help="Write C, ACSL, SMT-LIB, vectors and others.")
@click.argument("what", type=click.Choice([*MAKERS, LOWERING]), metavar="WHAT")
@click.option(
    "-o",
    "--output",
    "folder",
    type=OutputPath(path_type=Path),
    metavar="DIR",
    required=True,
    help="Folder to write to.",
)
@click.option(
    "--arithmetic",
    type=click.Choice(["hardware", "integer"]),
    help="For c: divide in the target's floating-point arithmetic, or in integers alone.  [default: hardware]",
)
@click.option(
    "--word",
    type=click.Choice(["32", "64"]),
    help="For c in integers: the widest integer, in bits, that the target divides.  [default: 64]",
)
@click.option("--from", "source", metavar="P", help="For lowering: the definition whose division is written.")
@click.option("--to", "target", metavar="Q", help="For lowering: the definition whose operations it is written with.")
@profile_option("Generate for this profile.  [default: all profiles; for vectors: sonnx]")
@types_option("Generate for these element types only.")
def generate(
    what: str,
    folder: Path,
    arithmetic: "Arithmetic | None",
    word: str | None,
    source: str | None,
    target: str | None,
    profile: str | None,
    dtypes: tuple[str, ...],
) -> None:
    """Write files generated from the specification to DIR. WHAT is one of:

    c: C99 without dependencies: vinculum_div.h, vinculum_div.c and a test program. With --arithmetic integer it needs no
    floating-point unit, and its functions on bit patterns are proved without assumptions on one.

    acsl: the relations as predicates, for the contracts of C functions.

    smtlib: the relations as solver scripts, one for each relation and type.

    vectors: operands and expected results, as JSON for any language.

    harness: C99 for a target without an operating system, which divides the lines of `vinculum check exec:…` there.

    why3: the relations as theories of Why3, with lemmas, and programs on machine integers that Why3 extracts to C.

    sonnx: cases in the form of the SONNX group's harness, tables of error conditions and equivalence classes, and corrections
    to the group's text.

    lowering: the division of one profile, --from P, with the operations of another, --to Q, as a recipe in a page, C, Python
    and, if Q is a version of ONNX, functions of ONNX. If there is none, the command says why, and exits with 2.

    Files that are up to date are left alone. A file that this command did not write is an error. The same version writes
    the same bytes.
    """
    from vinculum_spec.loader import specification

    spec = specification()
    if profile is not None and profile not in spec.profiles:
        raise click.UsageError(f"there is no profile {profile!r}; name one of {', '.join(spec.profiles)}")
    if unknown := [name for name in dtypes if name not in spec.types]:
        raise click.UsageError(f"there is no type {unknown[0]!r}; name some of {', '.join(spec.types)}")
    if folder.exists() and not folder.is_dir():
        raise click.UsageError(f"{folder} is not a folder")
    if word and arithmetic != "integer":
        raise click.UsageError("--word needs --arithmetic integer")
    _require_own(what, {"--arithmetic": arithmetic, "--from": source, "--to": target, "--profile": profile})
    selected = tuple(name for name in spec.types if name in dtypes)
    files: Mapping[str, str | bytes]
    try:
        if what == LOWERING:
            files = lowering(source, target, selected)
        else:
            files = c(profile, selected, arithmetic, int(word or 64)) if arithmetic else MAKERS[what](profile, selected)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    if foreign := [folder / name for name, text in files.items() if not may_replace(folder / name, text)]:
        raise click.UsageError(f"{foreign[0]} was not written by `vinculum generate {what}`, and is left unchanged")
    try:
        changed = [name for name, text in files.items() if write(folder / name, text)]
    except OSError as error:
        exit_unwritable(folder, error)
    for name in changed:
        click.echo(f"wrote {folder / name}")
    unchanged = len(files) - len(changed)
    click.echo(
        f"{len(files)} file{'s' * (len(files) != 1)}" + (f", {unchanged} of them already up to date" * bool(unchanged))
    )


def _require_own(what: str, options: Mapping[str, str | None]) -> None:
    """Raise UsageError for an option of another WHAT."""
    for option, value in options.items():
        if value is not None and option in OPTIONS_OF and what != OPTIONS_OF[option]:
            raise click.UsageError(f"{option} is for `vinculum generate {OPTIONS_OF[option]}`, not for {what}")
    if what == LOWERING and options["--profile"] is not None:
        raise click.UsageError("--profile is not for `vinculum generate lowering`, which takes --from and --to")


def may_replace(path: Path, text: str | bytes) -> bool:
    """Whether the file is missing, or starts like the generated text up to the name of the command."""
    content = _bytes(text)
    marks = [mark.encode() for mark in HEAD_MARKS]
    end = min(content.index(mark) + len(mark) for mark in marks if mark in content)
    return not path.is_file() or path.read_bytes().startswith(content[:end])


def write(path: Path, text: str | bytes) -> bool:
    """Write the file atomically. False if it was up to date. Raises OSError."""
    content = _bytes(text)
    if path.is_file() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, content)
    return True


def _bytes(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text
