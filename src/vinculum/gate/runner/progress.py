"""Progress of a run: bars on a terminal, else one line per minute."""

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from vinculum.gate.runner.selection import Unit

MINUTE = 60.0  # seconds


class Bars:
    """A transient progress bar on standard error. A context manager."""

    def __init__(self, description: str, total: int) -> None:
        self._console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
        )
        self._bar = Bar(*columns, console=self._console, transient=True, disable=not self._console.is_terminal)
        self._task = self._bar.add_task(description, total=total)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._bar.stop()


class Progress(Bars):
    """Progress of `work`. Pass `report` to `run`."""

    def __init__(self, work: Sequence[Unit]) -> None:
        super().__init__("judging", len(work))
        self._completed, self._total = 0, len(work)
        self._started = self._last_line = time.monotonic()

    def report(self, unit: Unit) -> None:
        """Count a completed unit."""
        self._completed += 1
        self._bar.update(self._task, advance=1, description=f"{unit.target} {unit.dtype}")
        now = time.monotonic()
        if not self._console.is_terminal and now - self._last_line >= MINUTE:
            self._last_line, minutes = now, (now - self._started) / MINUTE
            line = f"{minutes:.0f} min: {self._completed} of {self._total} judged; {unit.target} {unit.dtype}"
            self._console.print(line, markup=False, highlight=False, soft_wrap=True)
