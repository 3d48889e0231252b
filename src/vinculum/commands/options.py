"""What commands share: the exit status, options that take several names, the screen, and files that can be written."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

CONFORMS, REFUTED, WRONG, INCOMPLETE = 0, 1, 2, 3


class Spread(click.Command):
    """A command whose option --dtype takes several names, as in `--dtype int8 float32` or `--dtype int8,float32`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give each name an option of its own; the first word that is no type ends the list."""
        from vinculum_spec.registry import specification

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
            spread += [part for name in word.split(",") if name for part in ("--dtype", name)]
        return super().parse_args(ctx, spread)


def screen() -> "Console":
    """Standard output, as wide as the terminal; wide enough for the tables where there is none."""
    from rich.console import Console

    class Screen(Console):
        def on_broken_pipe(self) -> None:
            """The reader has seen enough: not all was shown, which is neither a success nor a refutation."""
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(INCOMPLETE)

    console = Screen()
    return console if console.is_terminal else Screen(width=120)


def writable(*files: Path | None) -> None:
    """Nothing where each of `files` can be written; UsageError, before any work is done, where one cannot."""
    for file in files:
        try:
            if file is not None:
                file.open("a").close()
        except OSError as error:
            raise click.UsageError(f"cannot write {file}: {error.strerror}") from None


def cores() -> int:
    """How many processes may run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
