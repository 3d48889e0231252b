"""Options of `vinculum check` for whole domains: on what they are run, which share of them, and what they will cost."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import click

from vinculum.commands.options import INCOMPLETE, Finite

if TYPE_CHECKING:
    from vinculum.gate.results.results import Row
    from vinculum.gate.runner.run import Outcome
    from vinculum.gate.runner.selection import Selection, Unit

LONGEST = 40  # characters of a share


def _share(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, int]:
    """The two numbers of `i/n`: the i-th of n shares."""
    share, _, shares = value.partition("/")
    given = len(value) <= LONGEST and share.isdecimal() and shares.isdecimal()
    if not (given and 1 <= int(share) <= int(shares)):
        shown = repr(value) if len(value) <= LONGEST else f"{value[:LONGEST]!r}…"
        raise click.BadParameter(f"{shown} is not i/n with i from 1 to n, as in 1/4", ctx, param)
    return int(share), int(shares)


def _engine(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """`local`, `dask` or `dask:ADDRESS`."""
    kind, colon, address = value.partition(":")
    if (kind, colon) != ("local", "") and (kind != "dask" or bool(colon) != bool(address)):
        raise click.BadParameter(f"{value!r} is neither local, dask nor dask:ADDRESS", ctx, param)
    return value


_OPTIONS = (
    click.option(
        "--engine",
        callback=_engine,
        metavar="E",
        default="local",
        show_default=True,
        help="Where to judge: processes of this machine, or a Dask cluster, dask:ADDRESS being its scheduler's.",
    ),
    click.option(
        "--part",
        callback=_share,
        metavar="I/N",
        default="1/1",
        help="The I-th of N shares of each whole domain only, which leaves it undecided. Kept for the run of the whole.",
    ),
    click.option(
        "--plan", is_flag=True, help="Say what whole domains will cost, judge nothing, and end with status 3."
    ),
    click.option("--yes", is_flag=True, help="Begin even what will take more than a day."),
    click.option(
        "--memory",
        type=Finite(0.25, 1e6),
        metavar="GIB",
        default=4.0,
        show_default=True,
        help="Memory that the processes of a target may hold, for each of ours that runs one.",
    ),
)


def campaign_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options to a command, which gets `engine`, `part`, `plan`, `yes` and `memory`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def conduct(selection: "Selection", work: "list[Unit]", *, only_plan: bool, sure: bool) -> "Outcome":
    """Say what the run will cost, and make it. Ends the command where it cannot begin, or is not to."""
    from vinculum.gate.exhaustive.domain import EXHAUSTIVE, EXHAUSTIVE_FLOAT32
    from vinculum.gate.exhaustive.store import StoreError
    from vinculum.gate.runner.executors.base import EngineError
    from vinculum.gate.runner.progress import Progress
    from vinculum.gate.runner.run import run

    if selection.share != (1, 1) and selection.level not in (EXHAUSTIVE, EXHAUSTIVE_FLOAT32):
        levels = f"{EXHAUSTIVE} or {EXHAUSTIVE_FLOAT32}"
        raise click.UsageError(
            f"--part: level {selection.level} has no whole domain to take a share of: say --level {levels}"
        )
    try:
        planned(selection, only=only_plan, sure=sure)
        with Progress(work) as progress:
            return run(selection, progress.report)
    except EngineError as error:
        click.echo(f"not judged: {error}", err=True)
        sys.exit(INCOMPLETE)
    except StoreError as error:
        message = f"{error}; name another folder with --state"
        if not error.passing:
            raise click.UsageError(message) from None
        click.echo(f"not judged: {message}", err=True)
        sys.exit(INCOMPLETE)


def planned(selection: "Selection", *, only: bool, sure: bool) -> None:
    """Measure and print what the whole domains still to be judged will cost, if there are any.

    Ends the command where the plan is all that is wanted, or where more than a day is not agreed to. Raises StoreError
    and EngineError.
    """
    from vinculum.gate.exhaustive.domain import EXHAUSTIVE, EXHAUSTIVE_FLOAT32
    from vinculum.gate.runner.estimate import DAY, costs, said, total
    from vinculum.gate.runner.executors import engine_of

    left = _left(selection)
    if not left:
        if only:
            none = (
                "is left to judge"
                if selection.level in (EXHAUSTIVE, EXHAUSTIVE_FLOAT32)
                else f"is judged at level {selection.level}"
            )
            click.echo(f"plan: no whole domain {none}", err=True)
            sys.exit(INCOMPLETE)
        return
    cores = selection.jobs
    if ":" in selection.engine:
        engine = engine_of(selection.engine, selection.jobs)
        cores = engine.cores
        engine.close()
    found = costs(left)
    click.echo("".join(f"{line}\n" for line in said(found, cores)), nl=False, err=True)
    if only:
        click.echo("nothing was judged", err=True)
        sys.exit(INCOMPLETE)
    if total(found) / cores > DAY and not sure:
        asking = sys.stdin.isatty() and sys.stderr.isatty()
        if not asking:
            raise click.UsageError(
                "this takes more than a day: agree to it with --yes, or take a share of it with --part"
            )
        click.confirm("This takes more than a day. Begin?", abort=True, err=True)


def environments(rows: "Iterable[Row]") -> "Iterator[str]":
    """Notes on targets that change the floating-point environment. No requirement is about that."""
    from vinculum.gate.results.results import ReasonKind

    changes = dict.fromkeys(
        (row.target, row.reason.text) for row in rows if row.reason.kind is ReasonKind.FP_ENVIRONMENT
    )
    for target, text in changes:
        yield f"note: {target}: {text}"


def _left(selection: "Selection") -> "list[Unit]":
    """The parts that no earlier run has done."""
    from vinculum.gate.runner.checkpoint import keeping
    from vinculum.gate.runner.selection import units

    work = [unit for unit in units(selection) if unit.part is not None]
    with keeping(selection.state, work) as keeper:
        return [unit for unit in work if keeper.done(unit) is None]
