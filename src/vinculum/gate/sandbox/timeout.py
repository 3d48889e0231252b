"""A timeout that excludes time during which this process was suspended.

`client` decides how long each kind of call may take.
"""

import select
import time

SLICE = 0.5  # seconds that are counted at a time


class Deadline:
    """A time limit that does not count time while this process is suspended.

    Ctrl-Z, a debugger or a sleeping machine suspend it. `left` is the number of seconds left at the last call.

    >>> Deadline(0.0).read(0)
    False
    """

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def read(self, descriptor: int) -> bool:
        """Wait until there is something to read; return False if the time is up first."""
        return self._comes([descriptor], [])

    def write(self, descriptor: int) -> bool:
        """Wait until something can be written; return False if the time is up first."""
        return self._comes([], [descriptor])

    def _comes(self, reads: list[int], writes: list[int]) -> bool:
        while self.left > 0:
            step, began = min(self.left, SLICE), time.monotonic()
            came = any(select.select(reads, writes, [], step))
            self.left -= min(time.monotonic() - began, step)
            if came:
                return True
        return False
