"""Judge mutants, each in a fork of this process, within limits of time and memory.

This process has loaded all that does not change. The judge yields the name of each check before it runs it, and ends
there if that check fails. So the last name is that of the check that killed the mutant, whichever way the process
ended.
"""

import multiprocessing
import os
import resource
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, TypeVar

TIME = "no answer within its time"
SURVIVED = "survived"
CONTEXT = multiprocessing.get_context("fork")
T = TypeVar("T")


@dataclass(frozen=True)
class Limits:
    """Of one process."""

    cpu_seconds: int
    wall_seconds: float
    memory: int = 8 << 30


def run(work: Sequence[T], judge: Callable[[T], Iterable[str]], jobs: int, limits: Limits) -> Iterator[tuple[T, str]]:
    """Yield each mutant with the last name that its judge yielded. Closing the iterator ends the forks."""
    left, living, last = list(reversed(work)), dict[Any, tuple[Any, T, float]](), dict[Any, str]()
    each: Any
    try:
        while left or living:
            while left and len(living) < jobs:
                source, sink = CONTEXT.Pipe(duplex=False)
                mutant = left.pop()
                process = CONTEXT.Process(target=_live, args=(mutant, judge, sink, limits), daemon=True)
                process.start()
                sink.close()
                living[source] = process, mutant, time.monotonic() + limits.wall_seconds
            for each in wait(list(living), timeout=1.0) or [s for s, of in living.items() if of[2] < time.monotonic()]:
                process, mutant, _ = living[each]
                try:
                    if each.poll():
                        last[each] = each.recv()
                        continue
                except EOFError:
                    process.join()
                process.kill()
                process.join()
                del living[each]
                each.close()
                out_of_time = process.exitcode in (-signal.SIGXCPU, -signal.SIGKILL)
                yield mutant, TIME if out_of_time else last.pop(each, TIME)
    finally:
        for process, *_ in living.values():
            process.kill()


def _live(mutant: T, judge: Callable[[T], Iterable[str]], sink: Any, limits: Limits) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (limits.cpu_seconds, limits.cpu_seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    for check in judge(mutant):
        sink.send(check)
    os._exit(0)
