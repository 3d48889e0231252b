"""Options of `vinculum check` for exhaustive levels: executor, shard, dry run and limits."""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from vinculum._util.text import escape_unprintable
from vinculum.commands.options import INCOMPLETE, MemorySize

if TYPE_CHECKING:
    from vinculum.gate.check import Check
    from vinculum.gate.reports.report import Report
    from vinculum.gate.results.results import Row
    from vinculum.gate.runner.selection import Selection, Unit

MAX_SHARD_LENGTH = 40  # characters


def _shard(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, int]:
    """Parse `i/n`, the i-th of n shards."""
    shard, _, shards = value.partition("/")
    valid = len(value) <= MAX_SHARD_LENGTH and shard.isdecimal() and shards.isdecimal()
    if not (valid and 1 <= int(shard) <= int(shards)):
        excerpt = repr(value) if len(value) <= MAX_SHARD_LENGTH else f"{value[:MAX_SHARD_LENGTH]!r}…"
        raise click.BadParameter(f"{excerpt} is not i/n with i from 1 to n, as in 1/4", ctx, param)
    return int(shard), int(shards)


def _executor(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """`local`, `dask` or `dask:ADDRESS`."""
    kind, colon, address = value.partition(":")
    if (kind, colon) != ("local", "") and (kind != "dask" or bool(colon) != bool(address)):
        raise click.BadParameter(f"{value!r} is neither local, dask nor dask:ADDRESS", ctx, param)
    return value


_OPTIONS = (
    click.option(
        "--engine",
        callback=_executor,
        metavar="E",
        default="local",
        show_default=True,
        help="Where to run: local processes (local), a local Dask cluster (dask), or the scheduler at ADDRESS (dask:ADDRESS).",
    ),
    click.option(
        "--shard",
        callback=_shard,
        metavar="I/N",
        default="1/1",
        help="Check only the I-th of N shards of each exhaustive domain. The result is undecided; its parts are kept for later runs.",
    ),
    click.option(
        "--dry-run",
        is_flag=True,
        help="Print what would be checked, with the estimated cost of exhaustive domains; check nothing, and exit with status 3.",
    ),
    click.option("--yes", is_flag=True, help="Start without confirmation, even if the run will take more than a day."),
    click.option(
        "--memory",
        type=MemorySize("256MiB", "1000000GiB"),
        metavar="SIZE",
        default="4GiB",
        show_default=True,
        help="Memory limit for each worker process with the processes that it starts, such as 512MiB or 4GiB.",
    ),
)


def exhaustive_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options `engine`, `shard`, `dry_run`, `yes` and `memory` to a command."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def run_check(check: "Check", *, dry_run: bool, confirmed: bool, line: Callable[[str], str] = str) -> "Report":
    """Print what the run will cost, and run it. Exits if the run cannot start or must not.

    `line` gives targets in a line of text their names.
    """
    from vinculum.gate.exhaustive.domain import EXHAUSTIVE, EXHAUSTIVE_FLOAT32
    from vinculum.gate.exhaustive.store import StoreError
    from vinculum.gate.runner.executors.base import ExecutorError
    from vinculum.gate.runner.progress import Progress

    selection = check.selection
    if selection.shard != (1, 1) and selection.level not in (EXHAUSTIVE, EXHAUSTIVE_FLOAT32):
        levels = f"{EXHAUSTIVE} or {EXHAUSTIVE_FLOAT32}"
        raise click.UsageError(f"--shard: level {selection.level} has no exhaustive domain; use --level {levels}")
    try:
        print_cost(selection, dry_run=dry_run, confirmed=confirmed, line=line)
        with Progress(check.units) as progress:
            return check.run(lambda unit: progress.report(replace(unit, target=line(unit.target))))
    except ExecutorError as error:
        click.echo(f"not judged: {error}", err=True)
        sys.exit(INCOMPLETE)
    except StoreError as error:
        message = f"{error}; name another folder with --state"
        if not error.is_transient:
            raise click.UsageError(message) from None
        click.echo(f"not judged: {message}", err=True)
        sys.exit(INCOMPLETE)


def print_cost(selection: "Selection", *, dry_run: bool, confirmed: bool, line: Callable[[str], str] = str) -> None:
    """Estimate and print the cost of the exhaustive domains that are left.

    In a dry run it also prints all that would be judged.

    Exits after a dry run, or if the user does not confirm a run of more than a day. Raises StoreError and ExecutorError.
    """
    from vinculum.gate.runner.estimate import DAY, cost_lines, costs, total_hours
    from vinculum.gate.runner.executors import executor_of

    remaining = _remaining_parts(selection)
    if dry_run:
        click.echo("".join(f"{escape_unprintable(line(text))}\n" for text in contents(selection)), nl=False)
    if remaining:
        cores = selection.jobs
        if ":" in selection.executor:
            executor = executor_of(selection.executor, selection.jobs)
            cores = executor.cores
            executor.close()
        estimates = costs(remaining)
        click.echo("".join(f"{line(text)}\n" for text in cost_lines(estimates, cores)), nl=False, err=True)
        if not dry_run and total_hours(estimates) / cores > DAY and not confirmed:
            interactive = sys.stdin.isatty() and sys.stderr.isatty()
            if not interactive:
                raise click.UsageError("this takes more than a day: confirm with --yes, or check a shard with --shard")
            click.confirm("This takes more than a day. Start?", abort=True, err=True)
    if dry_run:
        click.echo("nothing was judged", err=True)
        sys.exit(INCOMPLETE)


def contents(selection: "Selection") -> "Iterator[str]":
    """One line for each target, profile and number of requirements: what a run would judge."""
    from vinculum.gate.runner.selection import units
    from vinculum.gate.runner.work_unit import plan_of, version_of
    from vinculum_spec.atlas.full import full_specification

    spec, parts = full_specification(), dict[tuple[str, str], int]()
    groups = dict[tuple[str, str], list[str]]()
    for unit in units(selection):
        if unit.part is not None:
            parts[unit.target, unit.dtype] = parts.get((unit.target, unit.dtype), 0) + 1
            continue
        for profile in unit.profiles:
            number = len(list(plan_of(spec, unit, profile).applicable))
            groups.setdefault((unit.target, profile), []).append(f"{unit.dtype} ({number})")
    for (target, profile), types in groups.items():
        yield (
            f"would judge {target} {version_of(target)} under {profile}, level {selection.level}, seed {selection.seed},"
            f" by type (and number of requirements): {', '.join(types)}"
        )
    for (target, dtype), count in parts.items():
        yield f"would judge {target} {dtype}: {count:,} part{'s' * (count > 1)} of its exhaustive domain"


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
