"""`vinculum check`: judge implementations of Div."""

import shlex
import sys
from pathlib import Path

import click

from vinculum.commands.options import CONFORMS, INCOMPLETE, Spread, cores, screen, writable


@click.command(cls=Spread)
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
