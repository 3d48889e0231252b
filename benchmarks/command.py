"""The command: select cells, measure each thread count in a process, and write the results."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from benchmarks.cells import FORMS, SIZES, TYPES, Cell, cells
from benchmarks.machine import about, installed
from benchmarks.peers import PEERS
from benchmarks.results import Run, result_of
from benchmarks.table import markdown, show

QUICK_SIZES = (10, 1_000, 10_000, 1_000_000)
BUDGET, QUICK_BUDGET = 0.25, 0.04  # seconds a cell

ListParser = Callable[[click.Context, click.Parameter, str | None], tuple[str, ...] | None]


def _among(valid: Sequence[str]) -> ListParser:
    """Return a parser for a comma-separated list of valid names."""

    def parse(context: click.Context, parameter: click.Parameter, text: str | None) -> tuple[str, ...] | None:
        del context, parameter
        names = tuple(text.split(",")) if text else None
        if unknown := set(names or ()) - set(valid):
            raise click.BadParameter(f"{', '.join(sorted(unknown))}: there are {', '.join(valid)}")
        return names

    return parse


def _numbers(context: click.Context, parameter: click.Parameter, text: str | None) -> tuple[int, ...] | None:
    """Parse a comma-separated list of positive numbers, such as 1000 or 1e3."""
    del context, parameter
    try:
        numbers = tuple(int(float(part)) for part in text.split(",")) if text else None
    except ValueError:
        raise click.BadParameter(f"{text}: numbers, separated by commas") from None
    if numbers and min(numbers) < 1:
        raise click.BadParameter(f"{text}: must be positive")
    return numbers


class WorkerError(Exception):
    """The measuring process ended early."""


FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.option("--types", callback=_among(TYPES), metavar="T,…", help="Element types; all twelve without.")
@click.option("--sizes", callback=_numbers, metavar="N,…", help="Elements, e.g. 1e3,1e6.")
@click.option("--threads", callback=_numbers, metavar="N,…", help="Thread counts; 1,2 without.")
@click.option("--forms", callback=_among(FORMS), metavar="F,…", help=f"Among {', '.join(FORMS)}.")
@click.option("--peers", callback=_among(PEERS), metavar="P,…", help="Libraries; those that are installed without.")
@click.option("--quick", is_flag=True, help="array/array alone, at one thread, up to 1e6, within a minute.")
@click.option("--budget", type=float, help="Seconds a cell, about; 0.25 without.")
@click.option("--json", "path", type=FILE, help="Keep the results here; what an interrupt leaves is kept as well.")
@click.option("--resume", is_flag=True, help="Measure only what the --json file lacks.")
@click.option(
    "--table", "table_path", type=FILE, help="Write the table of docs/results/benchmarks.md here, as Markdown."
)
@click.option("--plot", "plot_path", type=FILE, help="Draw it: .svg or .png; a file for each thread count.")
@click.option("--details", is_flag=True, help="Show everybody's time, not ours and the ratio alone.")
def main(
    types: tuple[str, ...] | None,
    sizes: tuple[int, ...] | None,
    threads: tuple[int, ...] | None,
    forms: tuple[str, ...] | None,
    peers: tuple[str, ...] | None,
    budget: float | None,
    path: Path | None,
    table_path: Path | None,
    plot_path: Path | None,
    *,
    quick: bool,
    resume: bool,
    details: bool,
) -> None:
    """Measure vinculum.div beside other libraries.

    The ratio is the time of the fastest of them that divides rightly, by ours: above 1 we are faster. It is green
    where the goal is met. Exit status: 0 measured, whatever came out; 2 the command was wrong; 3 a library ended the process
    that measures; 130 interrupted.
    """
    if resume and path is None:
        raise click.UsageError("--resume continues the file of --json")
    present = [name for name in peers or PEERS if installed(name)]
    if missing := [name for name in peers or () if name not in present]:
        raise click.UsageError(f"not installed: {', '.join(missing)}")
    run = Run(about(present), {})
    if resume and path and path.exists():
        before = Run.load(path)
        if {**before.about, "load": None} != {**run.about, "load": None}:
            raise click.UsageError(f"{path} is of another machine, or of other versions: measure it anew")
        run = before
    selected = cells(
        types or TYPES,
        sizes or (QUICK_SIZES if quick else SIZES),
        forms or (FORMS[:1] if quick else FORMS),
        threads or ((1,) if quick else (1, 2)),
    )
    left = [cell for cell in selected if cell not in run.results]
    console = Console()
    stopped = 0
    try:
        measure(run, left, present, budget or (QUICK_BUDGET if quick else BUDGET), path, Console(stderr=True))
    except KeyboardInterrupt:
        stopped = 130
    except WorkerError as error:
        console.print(str(error), style="red")
        stopped = 3
    show(run, console, details=details)
    if table_path:
        table_path.write_text(markdown(run))
    if plot_path:
        from benchmarks.plot import draw

        for chart in draw(run, plot_path):
            console.print(f"drawn: {chart}", style="dim")
    if stopped:
        console.print(f"not finished: {len(run.results)} cells are measured", style="yellow")
        sys.exit(stopped)


def measure(
    run: Run, left: Sequence[Cell], peers: Sequence[str], budget: float, path: Path | None, console: Console
) -> None:
    """Measure the remaining cells into `run` and its file, in one process per thread count."""
    columns = (
        TextColumn("{task.description:<44}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("loading", total=len(left))
        for threads in sorted({cell.threads for cell in left}):
            mine = [cell for cell in left if cell.threads == threads]
            task = {"cells": [asdict(cell) for cell in mine], "peers": peers, "threads": threads, "budget": budget}
            with _worker(task) as lines:
                progress.update(bar, description=str(mine[0]))
                for line, after in zip(lines, [*mine[1:], "done"], strict=False):  # fewer, if the worker dies
                    result = result_of(json.loads(line))
                    run.results[result.cell] = result
                    if path:
                        run.save(path)
                    progress.update(bar, advance=1, description=str(after))


@contextmanager
def _worker(task: dict[str, Any]) -> Iterator[Iterable[str]]:
    """Yield the lines of a worker.

    The worker has a session of its own, so that Ctrl-C reaches the command only.
    """
    count = str(task["threads"])
    names = ("VINCULUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | dict.fromkeys(names, count),
        start_new_session=True,
    )
    assert process.stdin
    assert process.stdout
    try:
        with process.stdin:
            json.dump(task, process.stdin)
        yield process.stdout
        if status := process.wait():
            raise WorkerError(f"the process that measures ended with {status}")
    finally:
        process.kill()
        process.wait()
