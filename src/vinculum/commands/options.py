"""What commands share: the exit status, options that take several names, the screen, and files that can be written."""

import errno
import math
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from rich.console import Console

CONFORMS, REFUTED, WRONG, INCOMPLETE = 0, 1, 2, 3
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # the command was right, and it could not be done


class Spread(click.Command):
    """A command whose option --dtype takes several names, as in `--dtype int8 float32` or `--dtype int8,float32`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give each name an option of its own; the first word that is no type ends the list."""
        from vinculum_spec.loader import specification

        known, spread, words = specification().types, list[str](), list(args)
        listing = False
        while words:
            word = words.pop(0)
            if word.startswith("--dtype="):
                word, listing = word.removeprefix("--dtype="), True
            elif word == "--dtype" and words:
                word, listing = words.pop(0), True
            elif not (listing and all(name in known for name in word.split(","))):
                spread.append(word)
                listing = False
                continue
            if not (names := [name for name in word.split(",") if name]):
                raise click.UsageError("--dtype names no type")
            spread += [part for name in names for part in ("--dtype", name)]
        return super().parse_args(ctx, spread)


def known(what: str) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    """What a shell completes: the names of `what`, `targets`, `profiles`, `types` or `identifiers`, that begin so."""

    def complete(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
        return [name for name in _names(what) if name.startswith(begun)]

    return complete


def _names(what: str) -> Iterable[str]:
    if what == "targets":
        from vinculum.gate.targets.registry import KNOWN

        return KNOWN
    if what == "identifiers":
        from vinculum.codegen.specification.content import index

        return index()
    from vinculum_spec.loader import specification

    return specification().profiles if what == "profiles" else specification().types


def of_profile(words: str, *name: str, multiple: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option --profile; `words` are its help."""
    return click.option(
        "--profile", *name, multiple=multiple, metavar="P", shell_complete=known("profiles"), help=words
    )


def of_types(words: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option --dtype, as `dtypes`, for a command that is `Spread`."""
    return click.option("--dtype", "dtypes", multiple=True, metavar="D...", shell_complete=known("types"), help=words)


def cannot_write(folder: Path, error: OSError) -> NoReturn:
    """End a command that has to write to this folder: it was wrong, or right and could not be done."""
    click.echo(f"Error: cannot write {error.filename or folder}: {error.strerror}", err=True)
    sys.exit(INCOMPLETE if error.errno in FULL else click.UsageError.exit_code)


@contextmanager
def saying(status: int = CONFORMS) -> Iterator[None]:
    """What a command says. If it cannot be written to standard output, the run is no success: it ends as incomplete.

    But by this `status` if that is another, which is known by then: what is refuted is so, whoever has heard of it.
    """
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None or error.errno not in (errno.EPIPE, errno.EBADF, *FULL):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left would fail again at the end
        if error.errno != errno.EPIPE:  # a reader that has seen enough needs no word
            click.echo(f"not all was said: cannot write to standard output: {error.strerror}", err=True)
        sys.exit(status or INCOMPLETE)


def screen() -> "Console":
    """Standard output, as wide as the terminal, but never too narrow for the tables, which would be cut."""
    from rich.console import Console

    class Screen(Console):
        def on_broken_pipe(self) -> None:
            """The reader has seen enough: `saying` knows what that means."""
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))

    console = Screen(emoji=False)  # `:ok:` in a name is no picture
    # Not `console.is_terminal`: with FORCE_COLOR a file too is one.
    console.width = max(console.width, NARROWEST) if sys.stdout.isatty() else 120
    return console


class Finite(click.FloatRange):
    """A number within a range, which is neither infinite nor NaN."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """As click does, but that NaN is in no range."""
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value} is no number", param, ctx)
        return number


SECONDS = Finite(0.1, 1e6)
JOBS = click.IntRange(1, 1024)
NARROWEST = 80  # columns
TIMEOUT = "Seconds that one call may take; the first one, 6 times that; loading the target, 18 times that, and a minute in any case."


class Said(click.Path):
    """A path that can be one: an empty text would be the current folder, and a name may be too long for any file."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As click does, but for this."""
        if value == "":
            self.fail("it is empty", param, ctx)
        try:
            os.lstat(value)
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                self.fail(f"{value[:40]}…: the name is too long", param, ctx)
        return super().convert(value, param, ctx)


class Named(Said):
    """A path to write to: `-` would be a file of that name."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As `Said` does, but for this."""
        if value == "-":
            self.fail("name a file; /dev/stdout is standard output, which has the tables too", param, ctx)
        return super().convert(value, param, ctx)


def makeable(folder: Path | None) -> None:
    """Nothing where `folder` is there, or can be made, and files in it; UsageError, before any work is done, where not."""
    if folder is not None:
        nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists())
        if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
            raise click.UsageError(f"cannot write to {folder}: {nearest} is no folder that can be written to")


def writable(*files: Path | None) -> None:
    """Nothing where each of `files` can be written; UsageError, before any work is done, where one cannot.

    What is not there yet is not there afterwards either: a run that ends before its report leaves none that is empty.
    """
    for file in files:
        try:
            if file is not None:
                there = file.exists()
                file.open("a").close()
                if not there:
                    file.unlink()
        except OSError as error:
            raise click.UsageError(f"cannot write {file}: {error.strerror}") from None


def to_file(name: str, words: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option --`name` F, for a file to write; the command gets it as `name_file`."""
    path = Named(path_type=Path, dir_okay=False)
    return click.option(f"--{name.replace('_', '-')}", f"{name}_file", type=path, metavar="F", help=words)


REPORTS = {
    "json": "Write everything as JSON.",
    "junit": "Write JUnit XML.",
    "sarif": "Write SARIF 2.1.0: what is refuted.",
    "summary": "Write Markdown, for a job's summary.",
    "gitlab": "Write GitLab's code quality JSON.",
    "attest": "Write an in-toto statement, test-result v0.1.",
    "write_waivers": "Draft a file of waivers, an entry for each refutation. F must not exist, or be empty.",
}


def reports(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of `REPORTS`; it gets the files as one mapping, `files`, by option."""

    @wraps(command)
    def apart(**given: Any) -> None:
        files = {name: file for name in REPORTS if (file := given.pop(f"{name}_file")) is not None}
        command(files=files, **given)

    collected: Callable[..., None] = apart
    for name, words in reversed(REPORTS.items()):
        collected = to_file(name, words)(collected)
    return collected


def reportable(files: Mapping[str, Path], read: Iterable[Path]) -> None:
    """Nothing where each report can be written, to a file of its own that is not `read`; UsageError, before any work is done."""
    from vinculum.gate.reports.attestation import MISSING, available

    if "attest" in files and not available():
        raise click.UsageError(MISSING)
    apart_from(read, files)
    draft = files.get("write_waivers")
    if draft is not None and draft.is_file() and draft.stat().st_size:
        raise click.UsageError(f"{draft} exists, and may have reasons in it: name another file with --write-waivers")
    writable(*files.values())


def apart_from(read: Iterable[Path], files: Mapping[str, Path | None]) -> None:
    """UsageError where one of `files`, by their options, is one that is read, or that another of them would write."""
    inputs, named = {file.resolve() for file in read}, dict[Path, str]()
    for name, file in files.items():
        if file is None:
            continue
        option = f"--{name.replace('_', '-')}"
        if file.resolve() in inputs:
            raise click.UsageError(f"{option} would write over {file}, which is read")
        if (other := named.setdefault(file.resolve(), option)) != option and not file.is_char_device():
            raise click.UsageError(f"{other} and {option} would write the same file, {file}")


def cores() -> int:
    """How many processes may run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
