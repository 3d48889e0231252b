"""How far a run has come: bars on a terminal; elsewhere, as in a pipeline's log, a line a minute."""

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from vinculum.gate.runner.selection import Unit

MINUTE = 60.0  # seconds between two lines


class Bars:
    """A bar on standard error for a whole of `total`, gone when it is done. Use as a context manager."""

    def __init__(self, description: str, total: int) -> None:
        self._console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
        )
        self._bar = Bar(*columns, console=self._console, transient=True, disable=not self._console.is_terminal)
        self._whole = self._bar.add_task(description, total=total)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._bar.stop()


class Progress(Bars):
    """Shows what is done of `work`. Pass `report` to `campaign.run`."""

    def __init__(self, work: Sequence[Unit]) -> None:
        super().__init__("judging", len(work))
        self._done, self._all = 0, len(work)
        self._begun = self._said = time.monotonic()

    def report(self, unit: Unit) -> None:
        """One more unit is done."""
        self._done += 1
        self._bar.update(self._whole, advance=1, description=f"{unit.target} {unit.dtype}")
        now = time.monotonic()
        if not self._console.is_terminal and now - self._said >= MINUTE:
            self._said, minutes = now, (now - self._begun) / MINUTE
            line = f"{minutes:.0f} min: {self._done} of {self._all} judged; {unit.target} {unit.dtype}"
            self._console.print(line, markup=False, highlight=False, soft_wrap=True)
