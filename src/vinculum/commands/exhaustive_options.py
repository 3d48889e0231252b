"""Options of `vinculum check` for exhaustive levels: executor, share, plan and limits."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import click

from vinculum.commands.options import INCOMPLETE, FiniteFloat

if TYPE_CHECKING:
    from vinculum.gate.results.results import Row
    from vinculum.gate.runner.run import Outcome
    from vinculum.gate.runner.selection import Selection, Unit

MAX_SHARE_LENGTH = 40  # characters


def _share(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, int]:
    """Parse `i/n`, the i-th of n shares."""
    share, _, shares = value.partition("/")
    valid = len(value) <= MAX_SHARE_LENGTH and share.isdecimal() and shares.isdecimal()
    if not (valid and 1 <= int(share) <= int(shares)):
        excerpt = repr(value) if len(value) <= MAX_SHARE_LENGTH else f"{value[:MAX_SHARE_LENGTH]!r}…"
        raise click.BadParameter(f"{excerpt} is not i/n with i from 1 to n, as in 1/4", ctx, param)
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
        help="Where to run: local processes (local), a local Dask cluster (dask), or the scheduler at ADDRESS (dask:ADDRESS).",
    ),
    click.option(
        "--part",
        callback=_share,
        metavar="I/N",
        default="1/1",
        help="Check only the I-th of N shares of each exhaustive domain. The result is undecided; the parts are kept for later runs.",
    ),
    click.option(
        "--plan",
        is_flag=True,
        help="Print the estimated cost of exhaustive domains, check nothing, and exit with status 3.",
    ),
    click.option("--yes", is_flag=True, help="Start without confirmation, even if the run will take more than a day."),
    click.option(
        "--memory",
        type=FiniteFloat(0.25, 1e6),
        metavar="GIB",
        default=4.0,
        show_default=True,
        help="Memory limit for each worker process, with the processes that it starts.",
    ),
)


def exhaustive_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options `engine`, `part`, `plan`, `yes` and `memory` to a command."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def run_check(selection: "Selection", work: "list[Unit]", *, only_plan: bool, confirmed: bool) -> "Outcome":
    """Print what the run will cost, and run it. Exits if the run cannot start or must not."""
    from vinculum.gate.exhaustive.domain import EXHAUSTIVE, EXHAUSTIVE_FLOAT32
    from vinculum.gate.exhaustive.store import StoreError
    from vinculum.gate.runner.executors.base import EngineError
    from vinculum.gate.runner.progress import Progress
    from vinculum.gate.runner.run import run

    if selection.share != (1, 1) and selection.level not in (EXHAUSTIVE, EXHAUSTIVE_FLOAT32):
        levels = f"{EXHAUSTIVE} or {EXHAUSTIVE_FLOAT32}"
        raise click.UsageError(f"--part: level {selection.level} has no exhaustive domain; use --level {levels}")
    try:
        print_plan(selection, only_plan=only_plan, confirmed=confirmed)
        with Progress(work) as progress:
            return run(selection, progress.report)
    except EngineError as error:
        click.echo(f"not judged: {error}", err=True)
        sys.exit(INCOMPLETE)
    except StoreError as error:
        message = f"{error}; name another folder with --state"
        if not error.is_transient:
            raise click.UsageError(message) from None
        click.echo(f"not judged: {message}", err=True)
        sys.exit(INCOMPLETE)


def print_plan(selection: "Selection", *, only_plan: bool, confirmed: bool) -> None:
    """Estimate and print the cost of the exhaustive domains that are left.

    Exits if only the plan was requested, or if the user does not confirm a run of more than a day. Raises StoreError and
    EngineError.
    """
    from vinculum.gate.exhaustive.domain import EXHAUSTIVE, EXHAUSTIVE_FLOAT32
    from vinculum.gate.runner.estimate import DAY, costs, plan_lines, total_hours
    from vinculum.gate.runner.executors import engine_of

    remaining = _remaining_parts(selection)
    if not remaining:
        if only_plan:
            none = (
                "is left to judge"
                if selection.level in (EXHAUSTIVE, EXHAUSTIVE_FLOAT32)
                else f"is judged at level {selection.level}"
            )
            click.echo(f"plan: no exhaustive domain {none}", err=True)
            sys.exit(INCOMPLETE)
        return
    cores = selection.jobs
    if ":" in selection.engine:
        engine = engine_of(selection.engine, selection.jobs)
        cores = engine.cores
        engine.close()
    estimates = costs(remaining)
    click.echo("".join(f"{line}\n" for line in plan_lines(estimates, cores)), nl=False, err=True)
    if only_plan:
        click.echo("nothing was judged", err=True)
        sys.exit(INCOMPLETE)
    if total_hours(estimates) / cores > DAY and not confirmed:
        interactive = sys.stdin.isatty() and sys.stderr.isatty()
        if not interactive:
            raise click.UsageError("this takes more than a day: confirm with --yes, or check a share with --part")
        click.confirm("This takes more than a day. Start?", abort=True, err=True)


def environment_notes(rows: "Iterable[Row]") -> "Iterator[str]":
    """Notes on targets that change the floating-point environment. No requirement is about that."""
    from vinculum.gate.results.results import ReasonKind

    changes = dict.fromkeys(
        (row.target, row.reason.text) for row in rows if row.reason.kind is ReasonKind.FP_ENVIRONMENT
    )
    for target, text in changes:
        yield f"note: {target}: {text}"


def _remaining_parts(selection: "Selection") -> "list[Unit]":
    """The parts that no earlier run has completed."""
    from vinculum.gate.runner.checkpoint import open_checkpoint
    from vinculum.gate.runner.selection import units

    work = [unit for unit in units(selection) if unit.part is not None]
    with open_checkpoint(selection.state, work) as checkpoint:
        return [unit for unit in work if checkpoint.result(unit) is None]
