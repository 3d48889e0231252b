"""Calls by several threads at the same time: what a target keeps of one of them must not be met by another."""

import sys
import threading
import time
from collections.abc import Callable, Sequence

OFTEN = 1e-6  # seconds after which Python lets another thread run
MOST, ENOUGH = 16, 0.1  # calls that each thread makes, and seconds after which it makes no more


def at_once(calls: Sequence[Callable[[], object]]) -> tuple[list[object], BaseException | None]:
    """Make each of these calls in a thread of its own, over and over: all results, and the first error of any."""
    results, errors = list[object](), list[BaseException]()
    ready, usual = threading.Barrier(len(calls)), sys.getswitchinterval()

    def work(call: Callable[[], object]) -> None:
        ready.wait()
        end = time.monotonic() + ENOUGH
        try:
            for _ in range(MOST):
                results.append(call())
                if errors or time.monotonic() > end:
                    break
        except BaseException as error:  # noqa: BLE001 - of whatever kind: the thread that asks tells it
            errors.append(error)

    threads = [threading.Thread(target=work, args=(call,)) for call in calls]
    sys.setswitchinterval(OFTEN)
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(usual)
    return results, next(iter(errors), None)
