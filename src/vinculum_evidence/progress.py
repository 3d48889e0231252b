"""The progress of proofs: bars on a terminal, and elsewhere a line for each finished proof."""

from collections.abc import Sequence

from rich.progress import TaskID

from vinculum.gate.runner.progress import Bars


class Progress(Bars):
    """Shows on standard error how many of `claims` are finished, and the progress of those that report it."""

    def __init__(self, claims: Sequence[str]) -> None:
        super().__init__("proving", len(claims))
        self._finished, self._total = 0, len(claims)
        self._running: dict[str, TaskID] = {}

    def report(self, claim: str, share: float, note: str) -> None:
        """Show that a `share` of a claim, from 0 to 1, is finished."""
        if claim not in self._running:
            self._running[claim] = self._bar.add_task(claim, total=100)
        self._bar.update(self._running[claim], completed=round(100 * share), description=f"{claim} {note}".strip())

    def finish(self, claim: str, level: str) -> None:
        """Count a claim whose record is written."""
        self._finished += 1
        self._bar.update(self._task, advance=1)
        if claim in self._running:
            self._bar.remove_task(self._running.pop(claim))
        if not self._console.is_terminal:
            self._console.print(f"{self._finished}/{self._total} {claim} {level}", highlight=False, soft_wrap=True)
