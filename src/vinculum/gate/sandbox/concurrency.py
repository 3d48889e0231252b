"""Calls from several threads at the same time: finds state that a target shares between calls."""

import sys
import threading
import time
from collections.abc import Callable, Sequence

from vinculum.gate.targets.base import NotSupportedError

SWITCH_INTERVAL = 1e-6  # seconds after which Python lets another thread run
MAX_CALLS, MAX_SECONDS = 16, 0.1  # per thread
SHORT_CALL_SIZE, MAX_SHORT_CALLS = 1024, 2048  # elements of a short call; only many of these overlap in time


def call_concurrently(
    calls: Sequence[Callable[[], object]], max_calls: int = MAX_CALLS
) -> tuple[list[object], BaseException | None]:
    """Make each call in its own thread, up to `max_calls` times. Returns all results, and the first error.

    Raises NotSupportedError if the threads cannot be started.
    """
    results, errors = list[object](), list[BaseException]()
    barrier, interval = threading.Barrier(len(calls)), sys.getswitchinterval()

    def work(call: Callable[[], object]) -> None:
        try:
            barrier.wait()
        except threading.BrokenBarrierError:
            return
        end = time.monotonic() + MAX_SECONDS
        try:
            for _ in range(max_calls):
                results.append(call())
                if errors or time.monotonic() > end:
                    break
        except BaseException as error:  # noqa: BLE001 - of whatever kind: the main thread reports it
            errors.append(error)

    threads = list[threading.Thread]()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        for call in calls:
            thread = threading.Thread(target=work, args=(call,))
            thread.start()
            threads.append(thread)
    except RuntimeError as error:
        barrier.abort()
        raise NotSupportedError(f"of {len(calls)} threads {len(threads)} could be started: {error}") from error
    finally:
        for thread in threads:
            thread.join()
        sys.setswitchinterval(interval)
    return results, next(iter(errors), None)
