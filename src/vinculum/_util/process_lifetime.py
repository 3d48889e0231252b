"""No process of the gate outlives the one that it works for, however that one ends; and that one alone is interrupted."""

import contextlib
import ctypes
import os
import select
import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

PR_SET_PDEATHSIG = 1
ASKED = 1.0  # seconds between two questions whether a process is there, where it cannot be waited for


def end_with_parent() -> None:
    """Have the kernel end this process when its parent ends. Linux; elsewhere the gate ends its processes itself."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def end_with(process: int) -> None:
    """Have this process end when another does, which need not be its parent: a fork server's children are not their user's."""
    watch: Callable[[], object]
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        os.kill(os.getpid(), signal.SIGKILL)
        return
    except (AttributeError, OSError):  # no Linux, or an old one
        watch = partial(_ask, process)
    else:
        watch = partial(select.select, [handle], [], [])
    threading.Thread(target=_end_after, args=(watch,), daemon=True).start()


@contextlib.contextmanager
def not_for_children(number: signal.Signals) -> Iterator[None]:
    """Processes that are started meanwhile do not heed this signal: Ctrl-C goes to every process of a terminal."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(number, before)


def _ask(process: int) -> None:
    """Return once there is no such process. Another that is given its number is taken for it."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            time.sleep(ASKED)


def _end_after(watch: Callable[[], object]) -> None:
    watch()
    os.kill(os.getpid(), signal.SIGKILL)
