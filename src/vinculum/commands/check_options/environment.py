"""Options of commands that judge releases or pipelines: their Python, and packages beside them."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from vinculum._util.text import escape_unprintable

if TYPE_CHECKING:
    from vinculum.commands.releases.release import Release

INFORMATIVE = ("Resolved", "Downloading", "Prepared", "Installed", "another process")  # beginnings of uv's lines

_OPTIONS = (
    click.option(
        "--python",
        metavar="X.Y",
        help="Python of the environments of released versions and pipelines, such as 3.12.  [default: the version that runs "
        "Vinculum, or that a pipeline needs]",
    ),
    click.option(
        "--with",
        "beside",
        multiple=True,
        metavar="PACKAGE",
        help="Install this beside each released version, or for each pipeline, such as 'numpy<2'; repeatable.",
    ),
)


def environment_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options `python` and `beside` to a command."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def parse_releases(targets: Iterable[str], python: str | None, beside: Iterable[str]) -> "list[Release | str]":
    """The targets, with released versions parsed.

    Those have this Python and these packages beside them.

    Raises UsageError for an invalid name or option, and if there is no released version that an option can be for.
    """
    from vinculum.commands.releases.release import add, is_release, parse, with_python

    parsed = list["Release | str"]()
    beside = list(beside)
    try:
        for target in targets:
            if not is_release(target):
                parsed.append(target)
                continue
            release = parse(target)
            release = with_python(release, python) if python else release
            for word in beside:
                release = add(release, word)
            parsed.append(release)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    if (python or beside) and all(isinstance(target, str) for target in parsed):
        option = "--python" if python else "--with"
        raise click.UsageError(
            f"{option} is for released versions of targets, such as onnxruntime==1.19.2, and pipelines"
        )
    return parsed


@contextmanager
def installing() -> Iterator[Callable[[str, str], None]]:
    """Show the progress of installations on standard error, on a terminal as one line.

    The callable takes the target and a line of uv.
    """
    from rich.console import Console

    console = Console(stderr=True, emoji=False)
    status = console.status("")

    def show(target: str, line: str) -> None:
        if not line.startswith(INFORMATIVE):
            return
        text = escape_unprintable(f"installing {target}: {line}")
        if console.is_terminal:
            from rich.markup import escape

            status.update(escape(text))
            status.start()
        else:
            console.print(text, markup=False, highlight=False, soft_wrap=True)

    try:
        yield show
    finally:
        status.stop()
