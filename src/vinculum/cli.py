"""The command line.

Exit status: 0 conforms; 1 refuted; 2 the command was wrong; 3 undecided or incomplete.
"""

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

from vinculum._util.extras import missing_package
from vinculum.commands.cases import cases
from vinculum.commands.check import check
from vinculum.commands.environments import environments
from vinculum.commands.generate import generate
from vinculum.commands.history import history_command
from vinculum.commands.judge import judge
from vinculum.commands.model import model
from vinculum.commands.options import CONFORMS, INCOMPLETE, WRONG, checked_output
from vinculum.commands.replay import replay
from vinculum.commands.spec import spec
from vinculum.commands.targets import targets
from vinculum.commands.verify_install import verify_install
from vinculum.errors import DivSettingError

INTERNAL_ERROR = (
    "this is a defect of Vinculum, or its files were changed after the installation (check with `vinculum verify-install`); "
    "it refutes nothing"
)


@contextmanager
def _termination_as_interrupt() -> Iterator[None]:
    """Treat SIGTERM and SIGHUP, for example of `timeout` or a cancelled CI job, like Ctrl-C."""
    in_main_thread = threading.current_thread() is threading.main_thread()  # other threads cannot set handlers
    signals = [s for s in (signal.SIGTERM, signal.SIGHUP) if in_main_thread and signal.getsignal(s) is signal.SIG_DFL]
    for number in signals:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in signals:
            signal.signal(number, signal.SIG_DFL)


def _standard_streams() -> None:
    """Open /dev/null in place of a closed standard stream, so that no other file gets its number."""
    for number, mode in enumerate((os.O_RDONLY, os.O_RDONLY, os.O_WRONLY)):
        with suppress(OSError):
            os.fstat(number)
            continue
        os.open(os.devnull, mode)  # the lowest free number: this one
    if sys.stdout is None:
        sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115 - open until the process ends


def _exit_internal_error(error: Exception) -> NoReturn:
    """Print the traceback of an unexpected error, and exit with status INCOMPLETE."""
    traceback.print_exception(error)
    click.echo(f"Error: {INTERNAL_ERROR}", err=True)
    sys.exit(INCOMPLETE)


class Interruptible(click.Group):
    """A group of commands that exits with status INCOMPLETE after an interrupt or a closed pipe.

    click would exit with status 1, which means "refuted".
    """

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Parse the command line; prints --help and --version."""
        with checked_output():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with checked_output():
            return super().invoke(ctx)

    # click declares overloads with different return types; this function never returns.
    def main(self, args: Sequence[str] | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run the command line as click does, with the exit statuses of this project."""
        extra["standalone_mode"] = False
        _standard_streams()
        try:
            with _termination_as_interrupt():
                status = super().main(args, **extra)
        except (click.Abort, KeyboardInterrupt) as error:
            # Truncated byte code raises EOFError, which click reports as the end of input.
            if isinstance(error.__cause__, EOFError):
                _exit_internal_error(error.__cause__)
            click.echo("interrupted", err=True)
            sys.exit(INCOMPLETE)
        except click.ClickException as error:
            error.show()
            sys.exit(error.exit_code)
        except DivSettingError as error:
            click.echo(f"Error: {error}", err=True)
            sys.exit(WRONG)
        except Exception as error:  # noqa: BLE001 - Python's exit status, 1, would mean a refutation
            if isinstance(error, ModuleNotFoundError) and (message := missing_package(error.name)) is not None:
                click.echo(f"Error: {message}", err=True)
                sys.exit(INCOMPLETE)
            registry = sys.modules.get("vinculum_spec.loader")  # importing it takes a second
            if registry is None or not isinstance(error, registry.SpecificationError):
                _exit_internal_error(error)
            click.echo(f"Error: the specification is inconsistent or cannot be read:\n{error}", err=True)
            sys.exit(INCOMPLETE)
        sys.exit(status if isinstance(status, int) else CONFORMS)


@click.group(cls=Interruptible, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="vinculum")
def main() -> None:
    """Check implementations of element-wise division against a formal specification.

    Exit status: 0 conforms, 1 refuted, 2 the command was wrong, 3 undecided or incomplete.
    """


PLUGINS = "vinculum.commands"  # entry point group of commands that need a checkout
CHECKOUT_ONLY = (
    "is part of the repository, not of the installed package: clone it and run "
    '`python -m pip install -e ".[prove,audit]"` there'
)


def _absent(name: str) -> click.Command:
    """A placeholder for a command whose package is not installed. It says what to install."""

    @click.command(
        name, short_help="Not installed: needs a checkout.", context_settings={"ignore_unknown_options": True}
    )
    @click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
    def absent(arguments: tuple[str, ...]) -> int:  # noqa: ARG001 - any arguments
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


for command in (
    check,
    cases,
    judge,
    history_command,
    targets,
    environments,
    spec,
    generate,
    model,
    replay,
    verify_install,
    *_plugins(),
):
    main.add_command(command)


if __name__ == "__main__":
    main()
