"""Time calls in rounds in which all candidates take turns, so that disturbances affect all alike."""

import gc
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

Call = Callable[[], object]

BATCH = 0.002  # seconds: far more than the cost and the resolution of the clock
ROUNDS = (5, 40)  # minimum, whatever the budget; maximum
# Seconds of one rest, more than two ticks of the system's accounting of CPU time; and the maximum number of rests while the
# threads of the previous candidate still spin.
REST, RESTS = 0.009, 40


@dataclass(frozen=True)
class Timing:
    """Nanoseconds of one call: of the best round, and the median of all rounds."""

    best: float
    median: float
    rounds: int
    calls: int


def time_calls(call: Call, count: int = 1) -> float:
    """Return the seconds of `count` calls."""
    start = time.perf_counter()
    for _ in range(count):
        call()
    return time.perf_counter() - start


@cache
def empty() -> float:
    """Return the seconds of an empty call: the cost of the loop, which is subtracted."""
    return min(time_calls(lambda: None, 10_000) for _ in range(50)) / 10_000


def asleep() -> None:
    """Wait until all threads of this process are idle, or all rests are used.

    Some libraries spin for 60 ms.
    """
    for _ in range(RESTS):
        before = time.process_time()
        time.sleep(REST)
        if time.process_time() - before < REST / 10:
            return


def measure(calls: Mapping[str, Call], budget: float, *, threads: bool = False) -> dict[str, Timing]:
    """The timing of each of `calls`, in about `budget` seconds for all of them.

    Each turn is a batch of calls that is not timed, which brings the operands and the code back into the caches, and then
    one that is. With `threads` those of the turn before have gone to sleep by then. Each round begins with another, as who
    comes first has the caches as the last left them.
    """
    if not calls:
        return {}
    counts: dict[str, int] = {}
    for name, call in calls.items():
        time_calls(call)
        single = min(time_calls(call) for _ in range(2))
        counts[name] = max(1, int(BATCH / max(single, 1e-8)))
    turns = list(calls.items())
    seconds: dict[str, list[float]] = {name: [] for name in calls}
    start = time.perf_counter()
    min_rounds, max_rounds = ROUNDS
    with _undisturbed():
        for finished in range(max_rounds):
            if finished >= min_rounds and time.perf_counter() - start > budget:
                break
            first = finished % len(turns)
            for name, call in turns[first:] + turns[:first]:
                if threads:
                    asleep()
                time_calls(call, counts[name])
                seconds[name].append(time_calls(call, counts[name]) / counts[name])
    return {
        name: Timing(1e9 * (min(each) - empty()), 1e9 * (statistics.median(each) - empty()), len(each), counts[name])
        for name, each in seconds.items()
    }


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Disable garbage collection."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
