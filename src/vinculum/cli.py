"""The command line. Exit status, everywhere: 0 conforms; 1 refuted; 2 the command was wrong; 3 undecided or incomplete."""

import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import entry_points
from typing import Any, NoReturn

import click

from vinculum.commands.check import check
from vinculum.commands.generate import generate
from vinculum.commands.model import model
from vinculum.commands.options import CONFORMS, INCOMPLETE, WRONG, checked_output
from vinculum.commands.replay import replay
from vinculum.commands.spec import spec
from vinculum.commands.targets import targets
from vinculum.commands.verify_install import verify_install
from vinculum.errors import DivSettingError

UNFORESEEN = (
    "this is a defect of Vinculum, or its files are not as they were installed, which `vinculum verify-install` says; "
    "nothing is refuted by it"
)


@contextmanager
def _ended_as_interrupted() -> Iterator[None]:
    """Have what ends this process from outside, such as `timeout` or a pipeline that is cancelled, be an interrupt too."""
    there = threading.current_thread() is threading.main_thread()  # no other thread may set them
    own = [s for s in (signal.SIGTERM, signal.SIGHUP) if there and signal.getsignal(s) is signal.SIG_DFL]
    for which in own:
        signal.signal(which, signal.default_int_handler)
    try:
        yield
    finally:
        for which in own:
            signal.signal(which, signal.SIG_DFL)


def _standard_streams() -> None:
    """Where one is closed, keep its number from the next file that is opened. What is said to standard output fails then."""
    for number, mode in enumerate((os.O_RDONLY, os.O_RDONLY, os.O_WRONLY)):
        with suppress(OSError):
            os.fstat(number)
            continue
        os.open(os.devnull, mode)  # the lowest number that is free: this one
    if sys.stdout is None:
        sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115 - a number, and for as long as the process lives


def _unforeseen(error: Exception) -> NoReturn:
    """End with the traceback of what no command expects, as incomplete: nothing is refuted by it."""
    traceback.print_exception(error)
    click.echo(f"Error: {UNFORESEEN}", err=True)
    sys.exit(INCOMPLETE)


class Interruptible(click.Group):
    """A group of commands. An interrupt is an incomplete run, never a refutation.

    Nor is it one where the reader of standard output has gone: click would end with status 1.
    """

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read the command line; --help and --version are said here."""
        with checked_output():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with checked_output():
            return super().invoke(ctx)

    # click's own signature is a set of overloads that differ in what they return; this returns nothing.
    def main(self, args: Sequence[str] | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run the command line; as click does, but for the status of an interrupt."""
        extra["standalone_mode"] = False
        _standard_streams()
        try:
            with _ended_as_interrupted():
                status = super().main(args, **extra)
        except (click.Abort, KeyboardInterrupt) as error:
            # Byte code that is cut off raises it; click takes it for the end of input.
            if isinstance(error.__cause__, EOFError):
                _unforeseen(error.__cause__)
            click.echo("interrupted", err=True)
            sys.exit(INCOMPLETE)
        except click.ClickException as error:
            error.show()
            sys.exit(error.exit_code)
        except DivSettingError as error:
            click.echo(f"Error: {error}", err=True)
            sys.exit(WRONG)
        except Exception as error:  # noqa: BLE001 - by Python's own status, 1, it would be a refutation
            registry = sys.modules.get("vinculum_spec.loader")  # which takes a second
            if registry is None or not isinstance(error, registry.SpecificationError):
                _unforeseen(error)
            click.echo(f"Error: the specification contradicts itself, or cannot be read:\n{error}", err=True)
            sys.exit(INCOMPLETE)
        sys.exit(status if isinstance(status, int) else CONFORMS)


@click.group(cls=Interruptible, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="vinculum")
def main() -> None:
    """Element-wise division: its specification, and a gate that judges any implementation of it.

    Exit status: 0 conforms, 1 refuted, 2 the command was wrong, 3 undecided or incomplete.
    """


PLUGINS = "vinculum.commands"  # the group of entry points whose commands are part of a checkout only
CHECKOUT_ONLY = (
    "is part of the repository, not of the installed package: clone it and run "
    '`python -m pip install -e ".[prove,audit]"` there'
)


def _absent(name: str) -> click.Command:
    """A command that says what to install, in the place of one whose package is not installed."""

    @click.command(
        name, short_help="Not installed: needs a checkout.", context_settings={"ignore_unknown_options": True}
    )
    @click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
    def absent(arguments: tuple[str, ...]) -> int:  # noqa: ARG001 - whatever the real command takes
        click.echo(f"Error: vinculum {name} {CHECKOUT_ONLY}", err=True)
        return INCOMPLETE

    return absent


def _plugins() -> Iterator[click.Command]:
    for entry in sorted(entry_points(group=PLUGINS)):
        try:
            yield entry.load()
        except ModuleNotFoundError as error:
            if error.name is None or not entry.module.startswith(error.name):
                raise
            yield _absent(entry.name)


for command in (check, targets, spec, generate, model, replay, verify_install, *_plugins()):
    main.add_command(command)


if __name__ == "__main__":
    main()
