"""How far a run has come: a bar on a terminal, nothing elsewhere."""

from collections.abc import Sequence
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from vinculum.gate.selection import Unit


class Progress:
    """Shows on standard error what is done of `work`. Use as a context manager; pass `report` to `campaign.run`."""

    def __init__(self, work: Sequence[Unit]) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self._bar = Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task("judging", total=len(work))

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._bar.stop()

    def report(self, event: str, unit: Unit | None) -> None:
        """One more unit is done."""
        if event == "done" and unit is not None:
            self._bar.update(self._task, advance=1, description=f"{unit.target} {unit.dtype}")
