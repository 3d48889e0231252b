"""Child processes that end with their parent, and do not receive its Ctrl-C."""

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
POLL_SECONDS = 1.0  # where a process cannot be waited for


def end_with_parent() -> None:
    """Let Linux end this process when its parent ends. Elsewhere the gate ends its processes itself."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def end_with(process: int) -> None:
    """End this process when another one ends, even if that is not its parent.

    The parent of a forked worker is the fork server.
    """
    watch: Callable[[], object]
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        os.kill(os.getpid(), signal.SIGKILL)
        return
    except (AttributeError, OSError):  # not Linux, or an old kernel
        watch = partial(_poll, process)
    else:
        watch = partial(select.select, [handle], [], [])
    threading.Thread(target=_end_after, args=(watch,), daemon=True).start()


@contextlib.contextmanager
def ignored_by_children(number: signal.Signals) -> Iterator[None]:
    """Processes started in this context ignore the signal. Ctrl-C reaches every process of a terminal."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(number, before)


def _poll(process: int) -> None:
    """Return when there is no process with this number."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            time.sleep(POLL_SECONDS)


def _end_after(watch: Callable[[], object]) -> None:
    watch()
    os.kill(os.getpid(), signal.SIGKILL)
