"""Targets that misbehave, each in one way; beside it all of them divide rightly. See test_fault_programs.py."""

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
KEPT: list[Any] = []
RESULTS: dict[Any, Array] = {}
MXCSR = 7  # of glibc's fenv_t, as 32-bit words


def right(A: Array, B: Array) -> Array:
    return vinculum.div(A, B, profile="onnx-14")


# ---- of its process ----


def exits_in_silence(A: Array, B: Array) -> Array:
    os._exit(0)


def raises_system_exit(A: Array, B: Array) -> Array:
    raise SystemExit(0)


def closes_every_file(A: Array, B: Array) -> Array:
    os.closerange(0, 4096)
    return right(A, B)


def garbage_on_the_pipe(A: Array, B: Array) -> Array:
    """Noise on every pipe that it can write to."""
    for descriptor in range(3, 1024):
        with contextlib.suppress(OSError):
            os.write(descriptor, b"\x00\xffgarbage" * 64)
    return right(A, B)


def answers_itself(A: Array, B: Array) -> Array:
    """Messages of the right form that say nonsense."""
    import json
    import struct

    for number in range(1, 40):
        text = json.dumps({"status": "value", "number": number, "sizes": [], "result": [[]], "memory": "x"}).encode()
        for descriptor in range(3, 1024):
            with contextlib.suppress(OSError):
                os.write(descriptor, struct.pack("<II", 0x56494E43, len(text)) + text)
    return right(A, B)


def sleeps_forever(A: Array, B: Array) -> Array:
    time.sleep(3600)
    return right(A, B)


def deadlocks(A: Array, B: Array) -> Array:
    lock = threading.Lock()
    lock.acquire()
    threads = [threading.Thread(target=lock.acquire) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return right(A, B)


def ignores_signals_and_sleeps(A: Array, B: Array) -> Array:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)
    time.sleep(3600)
    return right(A, B)


def allocates_without_end(A: Array, B: Array) -> Array:
    while True:
        KEPT.append(np.ones(1 << 22, np.uint8))


def allocates_in_children(A: Array, B: Array) -> Array:
    for _ in range(4):
        if os.fork() == 0:
            while True:
                KEPT.append(np.ones(1 << 21, np.uint8))
    time.sleep(3600)
    return right(A, B)


def forks_without_end(A: Array, B: Array) -> Array:
    while True:
        try:
            if os.fork() == 0:
                time.sleep(3600)
        except OSError:
            time.sleep(0.01)


def limits_itself(A: Array, B: Array) -> Array:
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))
    resource.setrlimit(resource.RLIMIT_AS, (1 << 20, 1 << 20))
    return right(A, B)


# ---- that harms nobody ----


def daemon(A: Array, B: Array) -> Array:
    """A process in a session of its own, whose parent has ended."""
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
        KEPT.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], start_new_session=True))
    return right(A, B)


def shares_memory(A: Array, B: Array) -> Array:
    """Children that have the memory of their parent, 1 GiB in all if it were counted for each of them."""
    if not CALLS[0]:
        CALLS[0] = 1
        KEPT.append(np.ones(1 << 28, np.uint8))
        for _ in range(3):
            if os.fork() == 0:
                time.sleep(3600)
    return right(A, B)


def prints_gigabytes(A: Array, B: Array) -> Array:
    if not CALLS[0]:
        CALLS[0] = 1
        piece = b"z" * (1 << 20)
        for _ in range(1 << 10):
            os.write(1, piece)
            os.write(2, piece)
    return right(A, B)


def closes_output(A: Array, B: Array) -> Array:
    for descriptor in (0, 1, 2):
        with contextlib.suppress(OSError):
            os.close(descriptor)
    return right(A, B)


def replaces_output(A: Array, B: Array) -> Array:
    sys.stdout = sys.stderr = None  # type: ignore[assignment]
    return right(A, B)


def changes_folder(A: Array, B: Array) -> Array:
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
    os.environ.clear()
    sys.path.clear()
    return right(A, B)


def listens(A: Array, B: Array) -> Array:
    server = socket.socket()
    server.bind(("127.0.0.1", 0))
    server.listen()
    KEPT.append(server)
    return right(A, B)


# ---- of its results ----


def garbage(A: Array, B: Array) -> Array:
    C = right(A, B)
    return np.frombuffer(os.urandom(C.nbytes), C.dtype).reshape(C.shape).copy()


def changes_its_inputs(A: Array, B: Array) -> Array:
    C = right(A, B)
    A[...] = 1
    return C


_before: list[Array] = []


def changes_inputs_of_the_call_before(A: Array, B: Array) -> Array:
    """It keeps its operand, and writes there when it is called again."""
    for kept in _before:
        kept.reshape(-1)[:1] = 7
    _before[:] = [A]
    return right(A, B)


def changes_the_result_of_the_call_before(A: Array, B: Array) -> Array:
    """It keeps its result, and writes there when it is called again."""
    C = right(A, B)
    for kept in _before:
        kept.reshape(-1)[:1] = 7
    _before[:] = [C]
    return C


def a_view_of_its_input(A: Array, B: Array) -> Array:
    C = right(A, B)
    if C.shape == A.shape:
        A[...] = C
        return A[...]
    return C


def objects(A: Array, B: Array) -> Array:
    return right(A, B).astype(object)


def changes_after_return(A: Array, B: Array) -> Array:
    """The result of each call lies where that of the next one will."""
    C = right(A, B)
    if not KEPT:
        KEPT.append(np.zeros(1 << 22, np.uint8))
    mine = KEPT[0][: C.nbytes].view(C.dtype).reshape(C.shape)
    mine[...] = C
    return mine


def differs_each_time(A: Array, B: Array) -> Array:
    C = right(A, B)
    if C.size > 1 and time.perf_counter_ns() % 3 == 0:
        C.flat[0] += 1
    return C


def differs_after_many_calls(A: Array, B: Array) -> Array:
    """The hundredth call and those after it are wrong."""
    CALLS[0] += 1
    C = right(A, B)
    return C + 1 if CALLS[0] > 100 else C


def differs_by_threads(A: Array, B: Array) -> Array:
    """With one thread, wrong in its last element."""
    C = right(A, B)
    if os.environ.get("OMP_NUM_THREADS") == "1" and C.size > 1:
        C.flat[-1] += 1
    return C


def differs_by_cores(A: Array, B: Array) -> Array:
    """With one core, wrong in its last element."""
    C = right(A, B)
    if len(os.sched_getaffinity(0)) == 1 and C.size > 1:
        C.flat[-1] += 1
    return C


def differs_by_alignment(A: Array, B: Array) -> Array:
    """Operands that are not aligned are divided wrongly."""
    C = right(A, B)
    return C if A.flags.aligned else C + 1


# ---- of the floating-point environment ----


def _set(bits: int) -> None:
    words = (ctypes.c_uint32 * 16)()
    library = ctypes.CDLL("libm.so.6")
    library.fegetenv(words)
    words[MXCSR] |= bits
    library.fesetenv(words)


def leaves_flush_to_zero(A: Array, B: Array) -> Array:
    """It divides rightly all the same."""
    C = right(A, B)
    _set(0x8040)
    return C


def leaves_rounding_up(A: Array, B: Array) -> Array:
    """It divides rightly all the same."""
    C = right(A, B)
    _set(0x4000)
    return C


def suffers_from_flush_to_zero(A: Array, B: Array) -> Array:
    """Its first call is right, and leaves what makes the second one wrong."""
    with np.errstate(all="ignore"):
        C = np.divide(A, B)
    _set(0x8040)
    return C


def divides_rounding_up(A: Array, B: Array) -> Array:
    _set(0x4000)
    with np.errstate(all="ignore"):
        return np.divide(A, B)


def writes_a_file_without_end(A: Array, B: Array) -> Array:
    with tempfile.TemporaryFile() as file:
        while True:
            file.write(b"w" * (1 << 20))


# ---- of shapes, divisors and results ----


def repeats_what_is_shorter(A: Array, B: Array) -> Array:
    """Vectors that must not meet are divided if one length is a multiple of the other."""
    if A.ndim == B.ndim == 1 and 1 < B.size < A.size and A.size % B.size == 0:
        return right(A, np.resize(B, A.shape))
    return right(A, B)


def multiplies_for_seven(A: Array, B: Array) -> Array:
    """One denominator for all of A, if it is 7, is replaced by its reciprocal."""
    with np.errstate(all="ignore"):
        return A * (B.dtype.type(1) / B) if B.size == 1 < A.size and (B == 7).all() else right(A, B)


def masks(A: Array, B: Array) -> Any:
    """NumPy's one masked scalar, of which hardly anything can be asked."""
    return np.ma.masked


def locks_its_inputs(A: Array, B: Array) -> Array:
    """No element changes; who called can no longer write there."""
    C = right(A, B)
    A.flags.writeable = False
    return C


def leaves_numpys_errors_raising(A: Array, B: Array) -> Array:
    C = right(A, B)
    np.seterr(divide="raise", invalid="raise")
    return C


def knows_operands_by_their_bytes(A: Array, B: Array) -> Array:
    """Of whatever type they were."""
    key = A.shape, B.shape, A.tobytes(), B.tobytes()
    if key not in RESULTS:
        RESULTS[key] = right(A, B)
    return RESULTS[key].view(A.dtype).copy()


def serves_one_type(A: Array, B: Array) -> Array:
    """That of its first call."""
    RESULTS.setdefault("first", A)
    return right(A, B) if RESULTS["first"].dtype == A.dtype else np.zeros_like(right(A, B))


def knows_one_divisor_by_its_bytes(A: Array, B: Array) -> Array:
    """Of whatever type it was first."""
    if B.size != 1 or A.size == 1:
        return right(A, B)
    known = RESULTS.setdefault(B.tobytes(), B)
    return right(A, B) if known.dtype == A.dtype else np.zeros_like(right(A, B))


def first_of_a_type_is_another(A: Array, B: Array) -> Array:
    """In each process."""
    C = right(A, B)
    return C if RESULTS.setdefault(A.dtype.name, A) is not A else C + 1


def suffers_from_uint8(A: Array, B: Array) -> Array:
    """However long ago that was."""
    RESULTS.setdefault(A.dtype.name, A)
    return np.zeros_like(right(A, B)) if "uint8" in RESULTS and B.size == 1 < A.size else right(A, B)


def says_that_operands_are_not_aligned(A: Array, B: Array) -> Array:
    C = right(A, B)
    A.setflags(align=False)
    return C
