"""The command line. Exit status, everywhere: 0 conforms; 1 refuted; 2 the command was wrong; 3 undecided or incomplete."""

import os
import shlex
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from vinculum.commands.generate import generate
from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, Spread, screen, writable
from vinculum.commands.verify_install import verify_install


class Interruptible(click.Group):
    """A group of commands. An interrupt is an incomplete run, never a refutation."""

    # click's own signature is a set of overloads that differ in what they return; this returns nothing.
    def main(self, args: Sequence[str] | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run the command line; as click does, but for the status of an interrupt."""
        extra["standalone_mode"] = False
        try:
            status = super().main(args, **extra)
        except (click.Abort, KeyboardInterrupt):
            click.echo("interrupted", err=True)
            sys.exit(INCOMPLETE)
        except click.ClickException as error:
            error.show()
            sys.exit(error.exit_code)
        sys.exit(status if isinstance(status, int) else CONFORMS)


@click.group(cls=Interruptible, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="vinculum")
def main() -> None:
    """Element-wise division: its specification, and a gate that judges any implementation of it.

    Exit status: 0 conforms, 1 refuted, 2 the command was wrong, 3 undecided or incomplete.
    """


main.add_command(generate)
main.add_command(verify_install)


@main.command(cls=Spread)
@click.argument("targets", nargs=-1, metavar="[TARGET]...")
@click.option(
    "--profile",
    "profiles",
    multiple=True,
    metavar="P",
    help="Judge under this profile. Default: what the target implements. May be repeated.",
)
@click.option("--dtype", "dtypes", multiple=True, metavar="D...", help="Judge these element types only.")
@click.option(
    "--level",
    type=click.Choice(["quick", "standard", "exhaustive"]),
    default="standard",
    show_default=True,
    help="How much is tried.",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Same seed, same cases.")
@click.option(
    "--json",
    "json_file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="F",
    help="Write everything as JSON.",
)
@click.option(
    "--junit", "junit_file", type=click.Path(path_type=Path, dir_okay=False), metavar="F", help="Write JUnit XML."
)
@click.option(
    "--timeout", type=click.FloatRange(0.1), default=10.0, show_default=True, help="Seconds that one call may take."
)
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes.  [default: one a core]")
@click.option(
    "--state",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where level exhaustive keeps what is done, to go on from there after an interrupt.  [default: in the user's "
    "cache folder]",
)
@click.option("--details/--no-details", default=True, help="Show each refutation, or the table only.")
def check(
    targets: tuple[str, ...],
    profiles: tuple[str, ...],
    dtypes: tuple[str, ...],
    level: str,
    seed: int,
    json_file: Path | None,
    junit_file: Path | None,
    timeout: float,
    jobs: int | None,
    state: Path | None,
    details: bool,
) -> None:
    """Judge implementations of Div. Default TARGET: our own kernel.

    TARGET is one that `vinculum targets` lists, python:module:function, or c:library.so:symbol.
    """
    from vinculum.gate.campaign import run
    from vinculum.gate.documents import document, write_junit
    from vinculum.gate.machine import write_json
    from vinculum.gate.progress import Progress
    from vinculum.gate.report import show
    from vinculum.gate.selection import NothingSelectedError, Selection, SelectionError, gaps, units
    from vinculum.gate.verdicts import exit_status
    from vinculum.gate.whole.compiled import cache_folder
    from vinculum.gate.whole.keeper import said
    from vinculum.gate.whole.store import StoreError
    from vinculum_spec.registry import specification

    selection = Selection(
        targets or ("vinculum",),
        profiles,
        dtypes,
        level,
        seed,
        timeout,
        jobs or cores(),
        state=state or cache_folder() / "check",
    )
    try:
        work = units(selection)
    except NothingSelectedError as error:
        click.echo(error, err=True)
        sys.exit(INCOMPLETE)
    except SelectionError as error:
        raise click.UsageError(str(error)) from None
    writable(json_file, junit_file)
    try:
        with Progress(work) as progress:
            outcome = run(selection, progress.report)
    except StoreError as error:
        raise click.UsageError(f"{error}; name another folder with --state") from None
    show(screen(), outcome.rows, specification(), details=details)
    click.echo("".join(f"{line}\n" for line in said(outcome.campaigns)), nl=False)
    if outcome.parts and (outcome.interrupted or outcome.resumed):
        kept = f"{outcome.kept} of {outcome.parts} parts are kept in {selection.state}; the same command goes on from there"
        earlier = f"{outcome.resumed} of {outcome.parts} parts were done by an earlier run"
        click.echo(f"interrupted: {kept}" if outcome.interrupted else earlier, err=True)
    for gap in (missing := gaps(selection)):
        click.echo(f"not judged: {gap}", err=True)
    for target, reason in outcome.unavailable.items():
        click.echo(f"{target} was not judged: {reason}", err=True)
    try:
        if json_file is not None:
            write_json(json_file, document(outcome, selection, f"vinculum {shlex.join(sys.argv[1:])}"))
        if junit_file is not None:
            write_junit(junit_file, outcome.rows)
    except OSError as error:
        click.echo(f"cannot write {error.filename or 'a report'}: {error.strerror}", err=True)
        sys.exit(exit_status(outcome.rows) or INCOMPLETE)
    sys.exit(exit_status(outcome.rows) or (INCOMPLETE if missing else CONFORMS))


@main.command("targets")
def list_targets() -> None:
    """List the targets that are known, with version, or why one is not available."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from vinculum.gate.targets import forms, listing

    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in ("target", "version", "judged under", "needs"):
        table.add_column(column)
    for target in listing():
        table.add_row(target.name, target.version or "-", ", ".join(target.profiles), target.reason or "")
    for form in forms():
        table.add_row(form, "", "onnx-14", "")
    screen().print(table)


@main.command()
@click.argument("identifier", required=False)
@click.option(
    "--format", "form", type=click.Choice(["text", "markdown", "latex", "json"]), default="text", show_default=True
)
def spec(identifier: str | None, form: str) -> None:
    """Print the specification, or the part of it named ID: a requirement, decision, profile, type or example."""
    from vinculum.codegen.pages import UnknownIdentifierError, render
    from vinculum.prove.catalogue import is_claim

    try:
        text = render(identifier, form)
    except UnknownIdentifierError as error:
        claim = identifier is not None and is_claim(identifier)
        said = (
            f"{identifier} is a claim with a proof, see: vinculum prove --check {identifier}" if claim else str(error)
        )
        raise click.UsageError(said) from None
    click.echo(text, nl=not text.endswith("\n"))


@main.command()
@click.argument("source", metavar="FILE")
@click.option(
    "--timeout", type=click.FloatRange(0.1), default=10.0, show_default=True, help="Seconds that one call may take."
)
def replay(source: str, timeout: float) -> None:
    """Run counterexamples again.

    FILE is what `vinculum check --json` wrote; the line of JSON that a report shows will do in its place.
    """
    from vinculum.gate.replay import ReplayError, load
    from vinculum.gate.replay import replay as again
    from vinculum.gate.report import show
    from vinculum.gate.sandbox import UnavailableError
    from vinculum.gate.verdicts import Status
    from vinculum_spec.registry import specification

    try:
        recorded = load(source)
        rows = [again(item, timeout) for item in recorded]
    except (ReplayError, ValueError) as error:
        raise click.UsageError(str(error)) from None
    except UnavailableError as error:
        click.echo(f"not run again: {error}", err=True)
        sys.exit(INCOMPLETE)
    show(screen(), rows, specification())
    statuses = {row.verdict for row in rows}
    sys.exit(REFUTED if Status.REFUTED in statuses else INCOMPLETE if Status.UNDECIDED in statuses else CONFORMS)


@main.command()
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--quick", is_flag=True, help="Replay the cheap proofs only: within a minute.")
@click.option("--resume", is_flag=True, help="Replay what an interrupt has left, and what has no evidence that stands.")
@click.option("--check", "only_check", is_flag=True, help="Replay nothing; say whether the evidence still stands.")
@click.option("--requirements", is_flag=True, help="Show the evidence of each requirement too.")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), metavar="F", help="Write the run as JSON."
)
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes.  [default: one a core]")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Same seed, same cases.")
@click.option(
    "--proofs",
    "folder",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    metavar="DIR",
    help="The folder of the proofs.  [default: proofs/ of the checkout]",
)
@click.option(
    "--state",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where long proofs keep what outlives an interrupt.  [default: in the user's cache]",
)
def prove(
    names: tuple[str, ...],
    quick: bool,
    resume: bool,
    only_check: bool,
    requirements: bool,
    json_file: Path | None,
    jobs: int | None,
    seed: int,
    folder: Path | None,
    state: Path | None,
) -> None:
    """Replay the proofs, and write their evidence to proofs/evidence/.

    NAME is a claim, a method (smt), a file (smt/integers) or a requirement; default: all of them. A claim that somebody
    else published and that is refuted here does not make the run fail: to decide it is what was asked for.
    """
    from vinculum.gate.machine import write_json
    from vinculum.gate.whole.compiled import cache_folder
    from vinculum.prove.catalogue import CatalogueError, NothingSelectedError, load, proofs_folder
    from vinculum.prove.documents import document
    from vinculum.prove.records import EvidenceError
    from vinculum.prove.replay import looked_up, replayed, still_open
    from vinculum.prove.report import exit_status, show, show_requirements
    from vinculum.prove.run import Settings

    if resume and only_check:
        raise click.UsageError("--check replays nothing, so there is nothing to resume")
    if lacking := [name for name in ("jsonschema", "pebble") if find_spec(name) is None]:
        wanted = 'python -m pip install -e ".[prove]"'
        click.echo(f"nothing was replayed: {', '.join(lacking)} is not installed: {wanted}", err=True)
        sys.exit(INCOMPLETE)
    writable(json_file)
    folder_of_state = state or cache_folder() / "prove"
    try:
        catalogue = load(proofs_folder(folder))
        selected = catalogue.select(names, quick=quick)
        chosen = still_open(catalogue, selected, folder_of_state) if resume else selected
        if only_check or not chosen:
            outcome = looked_up(catalogue, selected)
        else:
            settings = Settings(jobs or cores(), folder_of_state, seed)
            outcome = replayed(catalogue, chosen, settings)
    except (NothingSelectedError, EvidenceError) as error:
        click.echo(error, err=True)
        sys.exit(INCOMPLETE)
    except CatalogueError as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        raise click.UsageError(f"{error.filename or error}: {error.strerror}") from None
    outcome.unread, outcome.bare = catalogue.missed(names), catalogue.bare(names)
    console = screen()
    show(console, outcome)
    if requirements:
        show_requirements(console, outcome)
    if outcome.interrupted:
        click.echo("interrupted: what was done is kept; `vinculum prove --resume` goes on", err=True)
    if json_file is not None:
        try:
            write_json(json_file, document(outcome, f"vinculum {shlex.join(sys.argv[1:])}"))
        except OSError as error:
            click.echo(f"cannot write {json_file}: {error.strerror}", err=True)
            sys.exit(exit_status(outcome) or INCOMPLETE)
    sys.exit(exit_status(outcome))


def cores() -> int:
    """How many processes may run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if __name__ == "__main__":
    main()
