"""No process of the gate outlives the one that it works for, however that one ends."""

import contextlib
import ctypes
import os
import select
import signal
import threading

PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Have the kernel end this process when its parent ends. Linux; elsewhere the gate ends its processes itself."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def end_with(process: int) -> None:
    """Have this process end when another does, which need not be its parent: a fork server's children are not their user's."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        os.kill(os.getpid(), signal.SIGKILL)
    except (AttributeError, OSError):  # an older system: nothing watches then
        return
    threading.Thread(target=_watch, args=(handle,), daemon=True).start()


def _watch(handle: int) -> None:
    select.select([handle], [], [])
    os.kill(os.getpid(), signal.SIGKILL)
