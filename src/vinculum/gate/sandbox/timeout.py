"""Time that something may take, of which only that counts in which this process could have noticed that it came."""

import select
import time

SLICE = 0.5  # seconds that are counted at a time


class Deadline:
    """So many seconds from now on, without those in which this process is stopped: by Ctrl-Z, a debugger, a machine that sleeps.

    `left` is what it was at the last look.

    >>> Deadline(0.0).read(0)
    False
    """

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def read(self, descriptor: int) -> bool:
        """Whether there is something to read before it has passed."""
        return self._comes([descriptor], [])

    def write(self, descriptor: int) -> bool:
        """Whether something can be written before it has passed."""
        return self._comes([], [descriptor])

    def _comes(self, reads: list[int], writes: list[int]) -> bool:
        while self.left > 0:
            step, began = min(self.left, SLICE), time.monotonic()
            came = any(select.select(reads, writes, [], step))
            self.left -= min(time.monotonic() - began, step)
            if came:
                return True
        return False
