"""Shared by the commands: exit statuses, options, the console, and checks of the files to write."""

import errno
import math
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from vinculum._util import setting_bounds

if TYPE_CHECKING:
    from rich.console import Console

CONFORMS, REFUTED, WRONG, INCOMPLETE = 0, 1, 2, 3
DISK_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # no error of the command line


class MultiTypeCommand(click.Command):
    """A command whose option --dtype takes several types, such as `--dtype int8 float32`.

    `--dtype int8,float32` means the same.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Repeat --dtype for each type. The first word that is no type ends the list."""
        from vinculum_spec.loader import specification
        from vinculum_spec.relations.float_formats import FORMATS

        types, arguments, words = {**specification().types, **FORMATS}, list[str](), list(args)
        listing = False
        while words:
            word = words.pop(0)
            if word.startswith("--dtype="):
                word, listing = word.removeprefix("--dtype="), True
            elif word == "--dtype" and words:
                word, listing = words.pop(0), True
            elif not (listing and all(name in types for name in word.split(","))):
                arguments.append(word)
                listing = False
                continue
            if not (names := [name for name in word.split(",") if name]):
                raise click.UsageError("--dtype names no type")
            arguments += [part for name in names for part in ("--dtype", name)]
        return super().parse_args(ctx, arguments)


def complete_names(what: str) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    """Shell completion of names.

    `what` is `targets`, `profiles`, `standards` or `editions` (with the profiles), `types`, `formats` (with the types) or
    `identifiers`.
    """

    def complete(_: click.Context, __: click.Parameter, prefix: str) -> list[str]:
        return [name for name in _names(what) if name.startswith(prefix)]

    return complete


def _names(what: str) -> Iterable[str]:
    if what == "targets":
        from vinculum.commands.releases.code_generators import KNOWN

        return KNOWN
    if what == "identifiers":
        from vinculum.codegen.specification.content import index
        from vinculum.commands.specification.standard_pages import pages

        return {**index(), **pages()}
    if what in ("standards", "editions"):
        from vinculum_spec.editions.loader import atlas_with_editions

        return atlas_with_editions().profiles
    if what == "formats":
        from vinculum_spec.loader import specification
        from vinculum_spec.relations.float_formats import FORMATS

        return {**specification().types, **FORMATS}
    from vinculum_spec.loader import specification

    return specification().profiles if what == "profiles" else specification().types


def profile_option(
    help_text: str, *name: str, multiple: bool = False, names: str = "profiles"
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option --profile with this help text, and `names` for `complete_names`.

    With `standards`, an edition stands for the profile that it is judged by.
    """
    return click.option(
        "--profile",
        *name,
        multiple=multiple,
        metavar="P",
        shell_complete=complete_names(names),
        callback=_judged if names == "standards" else None,
        help=help_text,
    )


def _judged(_: click.Context, __: click.Parameter, value: Any) -> Any:
    """The value of an option, with `judged_profiles` in the place of editions."""
    if not value:
        return value
    return judged_profiles([value])[0] if isinstance(value, str) else judged_profiles(value)


def judged_profiles(names: Sequence[str]) -> tuple[str, ...]:
    """The profiles to judge by: of an edition, the one that has its requirements.

    A line on standard error says so.
    """
    from vinculum_spec.editions.loader import judged_by

    for name in dict.fromkeys(names):
        if (other := judged_by(name)) != name:
            click.echo(f"{name} has the requirements and outcomes of {other}, and is judged by it", err=True)
    return tuple(judged_by(name) for name in names)


def types_option(help_text: str, names: str = "types") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option --dtype of a `MultiTypeCommand`, passed as `dtypes`, and `names` for `complete_names`."""
    return click.option(
        "--dtype", "dtypes", multiple=True, metavar="D...", shell_complete=complete_names(names), help=help_text
    )


def exit_unwritable(folder: Path, error: OSError) -> NoReturn:
    """Exit because this folder cannot be written.

    The exit status is INCOMPLETE if the disk is full or fails, else that of a usage error.
    """
    click.echo(f"Error: cannot write {error.filename or folder}: {error.strerror}", err=True)
    sys.exit(INCOMPLETE if error.errno in DISK_FULL else click.UsageError.exit_code)


@contextmanager
def checked_output(status: int = CONFORMS) -> Iterator[None]:
    """Flush standard output at the end, and exit with `status`, or INCOMPLETE, if it cannot be written.

    A refutation stays a refutation: the status that is known by then takes precedence.
    """
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None or error.errno not in (errno.EPIPE, errno.EBADF, *DISK_FULL):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the flush at exit would fail again
        if error.errno != errno.EPIPE:  # a reader that closed the pipe needs no message
            click.echo(f"the output is incomplete: cannot write to standard output: {error.strerror}", err=True)
        sys.exit(status or INCOMPLETE)


def screen() -> "Console":
    """Standard output as a console, never narrower than the tables need."""
    from rich.console import Console

    class Screen(Console):
        def on_broken_pipe(self) -> None:
            """Raise, so that `checked_output` handles it."""
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))

    console = Screen(emoji=False)  # `:ok:` in a name is no emoji
    # Not `console.is_terminal`: FORCE_COLOR sets it for files too.
    console.width = max(console.width, NARROWEST) if sys.stdout.isatty() else 120
    return console


class FiniteFloat(click.FloatRange):
    """A finite number within a range."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Convert as click does, and reject NaN."""
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value} is not a number", param, ctx)
        return number


SECONDS = FiniteFloat(setting_bounds.MIN_SECONDS, setting_bounds.MAX_SECONDS)
JOBS = click.IntRange(1, setting_bounds.MAX_JOBS)
NARROWEST = 80  # columns
TIMEOUT_HELP = (
    "Time limit for one call in seconds (first call: 6 times; loading the target: 18 times, at least 60 s). "
    "Time during which the process is suspended does not count."
)


class MemorySize(click.ParamType[str]):
    """An amount of memory with its unit, such as 4GiB, from `low` to `high`. The value stays text."""

    name = "size"

    def __init__(self, low: str, high: str) -> None:
        self.low, self.high = low, high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Check the number, the unit and the range."""
        from vinculum._util.memory_size import parse_memory_size

        try:
            size = parse_memory_size(str(value))
        except ValueError as error:
            self.fail(str(error), param, ctx)
        if not parse_memory_size(self.low) <= size <= parse_memory_size(self.high):
            self.fail(f"{value} is not from {self.low} to {self.high}", param, ctx)
        return str(value)


def verbosity_options(quiet: str, verbose: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options -q and -v, which exclude each other, passed as `detail`: a `reports.terminal.Detail`."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def with_detail(**arguments: Any) -> Any:
            from vinculum.gate.reports.terminal import Detail

            is_quiet, is_verbose = arguments.pop("quiet"), arguments.pop("verbose")
            if is_quiet and is_verbose:
                raise click.UsageError("-q and -v exclude each other")
            detail = Detail.QUIET if is_quiet else Detail.VERBOSE if is_verbose else Detail.NORMAL
            return command(detail=detail, **arguments)

        added = click.option("-v", "--verbose", is_flag=True, help=verbose)(with_detail)
        return click.option("-q", "--quiet", is_flag=True, help=quiet)(added)

    return add


class CheckedPath(click.Path):
    """A path that is not empty and not too long."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Convert as click does, and reject empty and too long paths."""
        if value == "":
            self.fail("the path is empty", param, ctx)
        try:
            os.lstat(value)
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                self.fail(f"{value[:40]}…: the name is too long", param, ctx)
        return super().convert(value, param, ctx)


class OutputPath(CheckedPath):
    """A path to write to. `-` is rejected, because it would be a file of that name."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Convert as `CheckedPath` does, and reject `-`."""
        if value == "-":
            self.fail("name a file, or /dev/stdout, which also receives the tables", param, ctx)
        return super().convert(value, param, ctx)


def require_creatable(folder: Path | None) -> None:
    """Raise UsageError, before any work is done, unless `folder` and files in it can be created."""
    if folder is not None:
        nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists())
        if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
            raise click.UsageError(f"cannot write to {folder}: {nearest} is not a writable folder")


def require_writable(*files: Path | None) -> None:
    """Raise UsageError, before any work is done, unless each of `files` can be written.

    A file that does not exist is not created: a run that ends early leaves no empty report.
    """
    for file in files:
        try:
            if file is not None:
                existed = file.exists()
                file.open("a").close()
                if not existed:
                    file.unlink()
        except OSError as error:
            raise click.UsageError(f"cannot write {file}: {error.strerror}") from None


def file_option(name: str, help_text: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option --`name` F for a file to write, passed as `name_file`."""
    path = OutputPath(path_type=Path, dir_okay=False)
    return click.option(f"--{name.replace('_', '-')}", f"{name}_file", type=path, metavar="F", help=help_text)


REPORTS = {
    "json": "Write all results as JSON.",
    "junit": "Write JUnit XML.",
    "sarif": "Write the refutations as SARIF 2.1.0.",
    "summary": "Write a Markdown summary for a CI job.",
    "gitlab": "Write a GitLab Code Quality report.",
    "attest": "Write an in-toto statement with the predicate test-result v0.1.",
    "write_waivers": "Write a draft of a waivers file with an entry for each refutation. F must be new or empty.",
}


def report_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of `REPORTS` to a command.

    The command gets the files as one mapping `files` by option name.
    """

    @wraps(command)
    def with_files(**arguments: Any) -> None:
        files = {name: file for name in REPORTS if (file := arguments.pop(f"{name}_file")) is not None}
        command(files=files, **arguments)

    collected: Callable[..., None] = with_files
    for name, help_text in reversed(REPORTS.items()):
        collected = file_option(name, help_text)(collected)
    return collected


def require_reports_writable(files: Mapping[str, Path], read: Iterable[Path]) -> None:
    """Raise UsageError unless each report has a writable file of its own that is not one of `read`."""
    from vinculum.gate.reports.attestation import MISSING, available

    if "attest" in files and not available():
        raise click.UsageError(MISSING)
    require_distinct(read, files)
    draft = files.get("write_waivers")
    if draft is not None and draft.is_file() and draft.stat().st_size:
        raise click.UsageError(f"{draft} exists and may contain reasons: name another file with --write-waivers")
    require_writable(*files.values())


def require_distinct(read: Iterable[Path], files: Mapping[str, Path | None]) -> None:
    """Raise UsageError if one of `files` is read by the command, or is written by two options."""
    inputs, options = {file.resolve() for file in read}, dict[Path, str]()
    for name, file in files.items():
        if file is None:
            continue
        option = f"--{name.replace('_', '-')}"
        if file.resolve() in inputs:
            raise click.UsageError(f"{option} would overwrite {file}, which is an input")
        if (other := options.setdefault(file.resolve(), option)) != option and not file.is_char_device():
            raise click.UsageError(f"{other} and {option} would write the same file, {file}")
