"""Calls by several threads at the same time: what a target keeps of one of them must not be met by another."""

import sys
import threading
import time
from collections.abc import Callable, Sequence

from vinculum.gate.targets.base import NotSupportedError

OFTEN = 1e-6  # seconds after which Python lets another thread run
MOST, ENOUGH = 16, 0.1  # calls that each thread makes, and seconds after which it makes no more
SOON, MORE = 1024, 2048  # elements of calls that are over soon, and how many of these it takes for some to meet


def at_once(calls: Sequence[Callable[[], object]], most: int = MOST) -> tuple[list[object], BaseException | None]:
    """Make each of these calls in a thread of its own, up to `most` times: all results, and the first error of any.

    Raises NotSupportedError where there are no more threads.
    """
    results, errors = list[object](), list[BaseException]()
    ready, usual = threading.Barrier(len(calls)), sys.getswitchinterval()

    def work(call: Callable[[], object]) -> None:
        try:
            ready.wait()
        except threading.BrokenBarrierError:
            return
        end = time.monotonic() + ENOUGH
        try:
            for _ in range(most):
                results.append(call())
                if errors or time.monotonic() > end:
                    break
        except BaseException as error:  # noqa: BLE001 - of whatever kind: the thread that asks tells it
            errors.append(error)

    threads = list[threading.Thread]()
    sys.setswitchinterval(OFTEN)
    try:
        for call in calls:
            thread = threading.Thread(target=work, args=(call,))
            thread.start()
            threads.append(thread)
    except RuntimeError as error:
        ready.abort()
        raise NotSupportedError(f"of {len(calls)} threads {len(threads)} could be started: {error}") from error
    finally:
        for thread in threads:
            thread.join()
        sys.setswitchinterval(usual)
    return results, next(iter(errors), None)
