"""`vinculum check`: judge implementations of Div."""

import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vinculum.commands.exhaustive_options import campaign_options, conduct, environments
from vinculum.commands.options import (
    CONFORMS,
    INCOMPLETE,
    JOBS,
    SECONDS,
    TIMEOUT,
    Named,
    Spread,
    cores,
    known,
    of_profile,
    of_types,
    reportable,
    reports,
    saying,
    screen,
)

if TYPE_CHECKING:
    from vinculum.gate.runner.run import Outcome
    from vinculum.gate.runner.selection import Selection


@click.command(cls=Spread)
@click.argument("targets", nargs=-1, metavar="[TARGET]...", shell_complete=known("targets"))
@of_profile(
    "Judge under this profile. Default: what the target implements. May be repeated.", "profiles", multiple=True
)
@of_types("Judge these element types only.")
@click.option(
    "--level",
    type=click.Choice(["quick", "standard", "exhaustive", "significands"]),
    default="standard",
    show_default=True,
    help="How much is tried.",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Same seed, same cases.")
@reports
@click.option(
    "--waivers",
    "waivers_file",
    type=Named(path_type=Path, dir_okay=False),
    metavar="F",
    help="Known refutations, in TOML, that do not fail the check until they expire.",
)
@click.option("--timeout", type=SECONDS, default=10.0, show_default=True, help=TIMEOUT)
@click.option("--jobs", type=JOBS, default=None, help="Processes.  [default: one a core]")
@campaign_options
@click.option(
    "--state",
    type=Named(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where whole domains are kept as they are done, to go on from there after an interrupt.  [default: in the user's "
    "cache folder]",
)
@click.option(
    "--details/--no-details", default=True, show_default=True, help="Show each refutation, or the table only."
)
def check(
    targets: tuple[str, ...],
    profiles: tuple[str, ...],
    dtypes: tuple[str, ...],
    level: str,
    seed: int,
    files: Mapping[str, Path],
    waivers_file: Path | None,
    timeout: float,
    jobs: int | None,
    state: Path | None,
    details: bool,
    **campaign: Any,
) -> None:
    """Judge implementations of Div. Default TARGET: our own kernel.

    TARGET is one that `vinculum targets` lists, python:package.module:function, python:path/to/file.py:function, or
    c:path/to/lib.so:symbol: an int f(const T *a, const T *b, T *c, size_t n); with :void behind it, one that returns nothing;
    with :where, one that takes a size_t *where last.

    Exit status: 0 conforms; 1 refuted; 2 the command was wrong, or names a file that is not there; 3 undecided or incomplete.
    """
    from vinculum._util.c_compiler import cache_folder
    from vinculum._util.text import plain
    from vinculum.gate.reports import github
    from vinculum.gate.reports.contents import Run
    from vinculum.gate.reports.terminal import show
    from vinculum.gate.reports.write import write
    from vinculum.gate.runner.checkpoint import said
    from vinculum.gate.runner.selection import NothingSelectedError, Selection, SelectionError, gaps, units
    from vinculum.gate.waivers.file import WaiversError, load
    from vinculum.gate.waivers.settlement import in_force, settle
    from vinculum_spec.loader import specification

    today = datetime.now(UTC).date()
    try:
        waivers = load(waivers_file, specification()) if waivers_file else ()
    except WaiversError as error:
        raise click.UsageError(str(error)) from None
    selection = Selection(
        targets or ("vinculum",),
        profiles,
        dtypes,
        level,
        seed,
        timeout,
        jobs or cores(),
        state=state or cache_folder() / "check",
        engine=campaign["engine"],
        share=campaign["part"],
        memory=campaign["memory"],
        waivers=in_force(waivers, today),
    )
    try:
        work = units(selection)
    except NothingSelectedError as error:
        click.echo(error, err=True)
        sys.exit(INCOMPLETE)
    except SelectionError as error:
        raise click.UsageError(f"{error}{next(_meant(selection.targets), '')}") from None
    reportable(files, _read(selection, waivers_file))
    outcome = conduct(selection, work, only_plan=campaign["plan"], sure=campaign["yes"])
    account = settle(waivers, outcome.rows, today) if waivers_file else None
    whole = Run(outcome, selection, account, incomplete=bool(missing := gaps(selection)))
    unwritten = list(write(files, whole, f"vinculum {shlex.join(sys.argv[1:])}"))
    with saying(whole.status), github.commands_stopped():
        show(screen(), outcome.rows, specification(), details=details)
        click.echo("".join(f"{line}\n" for line in said(outcome.campaigns)), nl=False)
        notes = [
            *_kept(outcome, selection),
            *environments(outcome.rows),
            *_by_numpy(selection.targets),
            *(f"not judged: {gap}" for gap in missing),
        ]
        notes += [f"{target} was not judged: {reason}" for target, reason in outcome.unavailable.items()]
        notes += [*(account.lines(str(waivers_file)) if account else []), *unwritten]
        click.echo("".join(f"{plain(line)}\n" for line in notes), nl=False, err=True)
    if github.running():
        unwritten += github.tell(whole)
    sys.exit(whole.status or (INCOMPLETE if unwritten else CONFORMS))


def _meant(targets: tuple[str, ...]) -> Iterator[str]:
    """What may have been meant where a user's own target has no python: or c: in front."""
    from vinculum.gate.targets.registry import USERS, source_file

    for target, prefix in product(targets, USERS):
        with suppress(ValueError):
            source_file(f"{prefix}{target}")
            yield f"; did you mean {prefix}{target}?"
    for target in targets:
        path = Path(target)
        if path.is_file() and {".py", ".so"} & {*path.suffixes}:
            form = f"python:{target}:FUNCTION" if path.suffix == ".py" else f"c:{target}:SYMBOL"
            yield f"; did you mean {form}?"


def _read(selection: "Selection", waivers_file: Path | None) -> Iterator[Path]:
    """The files that are read: of targets that are somebody's own, and of waivers."""
    from vinculum.gate.targets.registry import KNOWN, source_file

    yield from (source_file(target) for target in selection.targets if target not in KNOWN)
    if waivers_file is not None:
        yield waivers_file


def _by_numpy(targets: tuple[str, ...]) -> Iterator[str]:
    """That it was not the compiled kernel which was judged as ours, and why."""
    from vinculum.installation.kernel import NUMPY, kernel

    if "vinculum" in targets and (served := kernel()).name == NUMPY:
        yield f"note: vinculum: NumPy computed: {served.reason}"


def _kept(outcome: "Outcome", selection: "Selection") -> Iterator[str]:
    """What a run that was broken off has kept, or this one found kept."""
    if outcome.lost:
        yield f"broken off: {outcome.lost}"
    if outcome.parts and (outcome.interrupted or outcome.lost):
        kept = f"{outcome.kept} of {outcome.parts} parts are kept in {selection.state}"
        ended = "interrupted: " if outcome.interrupted else ""
        yield f"{ended}{kept}; the same command goes on from there"
    elif outcome.parts and outcome.resumed:
        yield f"{outcome.resumed} of {outcome.parts} parts were done by an earlier run"
