"""Correct divisions with one fault each: of the process, its limits, or its FP environment."""

import contextlib
import ctypes
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

import numpy as np
import numpy.typing as npt

import vinculum

Array = npt.NDArray[Any]
CALLS = [0]
RETAINED: list[Any] = []
MXCSR = 7  # of glibc's fenv_t, as 32-bit words


def right(A: Array, B: Array) -> Array:
    """Divide by profile onnx-14."""
    return vinculum.div(A, B, profile="onnx-14")


# ---- of its process ----


def exits_silently(A: Array, B: Array) -> Array:
    """Exit with status 0 and no reply."""
    os._exit(0)


def raises_system_exit(A: Array, B: Array) -> Array:
    """Raise SystemExit."""
    raise SystemExit(0)


def closes_every_file(A: Array, B: Array) -> Array:
    """Close every file descriptor."""
    os.closerange(0, 4096)
    return right(A, B)


def garbage_on_the_pipe(A: Array, B: Array) -> Array:
    """Write noise to every pipe."""
    for descriptor in range(3, 1024):
        with contextlib.suppress(OSError):
            os.write(descriptor, b"\x00\xffgarbage" * 64)
    return right(A, B)


def forges_replies(A: Array, B: Array) -> Array:
    """Write well-formed but false replies to every pipe."""
    import json
    import struct

    for number in range(1, 40):
        text = json.dumps({"status": "value", "number": number, "sizes": [], "result": [[]], "memory": "x"}).encode()
        for descriptor in range(3, 1024):
            with contextlib.suppress(OSError):
                os.write(descriptor, struct.pack("<II", 0x56494E43, len(text)) + text)
    return right(A, B)


def sleeps_forever(A: Array, B: Array) -> Array:
    """Sleep for an hour."""
    time.sleep(3600)
    return right(A, B)


def deadlocks(A: Array, B: Array) -> Array:
    """Wait for a lock that is never released."""
    lock = threading.Lock()
    lock.acquire()
    threads = [threading.Thread(target=lock.acquire) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return right(A, B)


def ignores_signals_and_sleeps(A: Array, B: Array) -> Array:
    """Ignore the usual signals and sleep for an hour."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)
    time.sleep(3600)
    return right(A, B)


def allocates_endlessly(A: Array, B: Array) -> Array:
    """Allocate memory endlessly."""
    while True:
        RETAINED.append(np.ones(1 << 22, np.uint8))


def allocates_in_children(A: Array, B: Array) -> Array:
    """Allocate memory endlessly in four child processes."""
    for _ in range(4):
        if os.fork() == 0:
            while True:
                RETAINED.append(np.ones(1 << 21, np.uint8))
    time.sleep(3600)
    return right(A, B)


def forks_endlessly(A: Array, B: Array) -> Array:
    """Fork endlessly."""
    while True:
        try:
            if os.fork() == 0:
                time.sleep(3600)
        except OSError:
            time.sleep(0.01)


def limits_itself(A: Array, B: Array) -> Array:
    """Lower its own limits of files and memory."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))
    resource.setrlimit(resource.RLIMIT_AS, (1 << 20, 1 << 20))
    return right(A, B)


# ---- that harms nobody ----


def daemon(A: Array, B: Array) -> Array:
    """Leave a daemon process in a session of its own, and a sleeping child."""
    if not CALLS[0]:
        CALLS[0] = 1
        child = os.fork()
        if child == 0:
            os.setsid()
            if os.fork() == 0:
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
                time.sleep(3600)
            os._exit(0)
        os.waitpid(child, 0)
        RETAINED.append(
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], start_new_session=True)
        )
    return right(A, B)


def shares_memory(A: Array, B: Array) -> Array:
    """Fork children that share the parent's memory: 1 GiB in all if each were counted."""
    if not CALLS[0]:
        CALLS[0] = 1
        RETAINED.append(np.ones(1 << 28, np.uint8))
        for _ in range(3):
            if os.fork() == 0:
                time.sleep(3600)
    return right(A, B)


def prints_gigabytes(A: Array, B: Array) -> Array:
    """Print two gigabytes."""
    if not CALLS[0]:
        CALLS[0] = 1
        piece = b"z" * (1 << 20)
        for _ in range(1 << 10):
            os.write(1, piece)
            os.write(2, piece)
    return right(A, B)


def closes_output(A: Array, B: Array) -> Array:
    """Close standard input, output and error."""
    for descriptor in (0, 1, 2):
        with contextlib.suppress(OSError):
            os.close(descriptor)
    return right(A, B)


def replaces_output(A: Array, B: Array) -> Array:
    """Replace sys.stdout and sys.stderr by None."""
    sys.stdout = sys.stderr = None  # type: ignore[assignment]
    return right(A, B)


def changes_folder(A: Array, B: Array) -> Array:
    """Change to a deleted folder; clear the environment and sys.path."""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
    os.environ.clear()
    sys.path.clear()
    return right(A, B)


def listens(A: Array, B: Array) -> Array:
    """Open a listening socket."""
    server = socket.socket()
    server.bind(("127.0.0.1", 0))
    server.listen()
    RETAINED.append(server)
    return right(A, B)


# ---- of the floating-point environment ----


def _set_mxcsr(bits: int) -> None:
    """Set bits of the MXCSR register."""
    words = (ctypes.c_uint32 * 16)()
    library = ctypes.CDLL("libm.so.6")
    library.fegetenv(words)
    words[MXCSR] |= bits
    library.fesetenv(words)


def leaves_flush_to_zero(A: Array, B: Array) -> Array:
    """Divide correctly and leave flush-to-zero set."""
    C = right(A, B)
    _set_mxcsr(0x8040)
    return C


def leaves_rounding_up(A: Array, B: Array) -> Array:
    """Divide correctly and leave rounding towards +infinity set."""
    C = right(A, B)
    _set_mxcsr(0x4000)
    return C


def suffers_from_flush_to_zero(A: Array, B: Array) -> Array:
    """Leave flush-to-zero set after a correct first call, which makes the second one wrong."""
    with np.errstate(all="ignore"):
        C = np.divide(A, B)
    _set_mxcsr(0x8040)
    return C


def divides_rounding_up(A: Array, B: Array) -> Array:
    """Divide with rounding towards +infinity."""
    _set_mxcsr(0x4000)
    with np.errstate(all="ignore"):
        return np.divide(A, B)


def writes_file_endlessly(A: Array, B: Array) -> Array:
    """Write a file endlessly."""
    with tempfile.TemporaryFile() as file:
        while True:
            file.write(b"w" * (1 << 20))
