"""How far the proofs are: bars on a terminal; elsewhere a line for each that is done, so that a log shows life."""

from collections.abc import Sequence

from rich.progress import TaskID

from vinculum.gate.runner.progress import Bars


class Progress(Bars):
    """Shows on standard error what is done of `claims`, and how far those are that say so."""

    def __init__(self, claims: Sequence[str]) -> None:
        super().__init__("proving", len(claims))
        self._count, self._total = 0, len(claims)
        self._running: dict[str, TaskID] = {}

    def report(self, claim: str, done: float, note: str) -> None:
        """`claim` is `done`, a share from 0 to 1."""
        if claim not in self._running:
            self._running[claim] = self._bar.add_task(claim, total=100)
        self._bar.update(self._running[claim], completed=round(100 * done), description=f"{claim} {note}".strip())

    def done(self, claim: str, level: str) -> None:
        """One more claim has its record."""
        self._count += 1
        self._bar.update(self._whole, advance=1)
        if claim in self._running:
            self._bar.remove_task(self._running.pop(claim))
        if not self._console.is_terminal:
            self._console.print(f"{self._count}/{self._total} {claim} {level}", highlight=False, soft_wrap=True)
