"""Any number of threads, of the pool or of the caller, gives the same bits, in any process.

A call leaves floating-point flags and traps as they are.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

import vinculum
from tests.kernels.kernel_support import FLOATS, INTEGERS, Array, dtype_of
from tests.support.fp_environment import DEFAULT, MXCSR, libm, set_register, words, x86_64
from vinculum import div

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)
LONG = (1 << 21) + 37 * 8  # bytes: enough for four threads


@pytest.fixture(autouse=True)
def threads() -> Iterator[int]:
    before = vinculum.set_threads(1)
    yield before
    vinculum.set_threads(before)


def operands(type_: str, count: int | None = None) -> tuple[Array, Array]:
    """Return operands of LONG or of `count` elements.

    Floats have any bits; integers lie in the domain.
    """
    dtype, rng = dtype_of(type_), np.random.default_rng(3)
    count = LONG // dtype.itemsize if count is None else count
    A, B = (rng.integers(0, 256, count * dtype.itemsize, np.uint8).view(dtype) for _ in "AB")
    if type_ in INTEGERS:
        A[np.iinfo(dtype).min == A], B[B == 0] = np.iinfo(dtype).max, 1
    return A, B


@pytest.mark.parametrize("type_", INTEGERS + FLOATS)
def test_number_of_threads_does_not_change_results(type_: str) -> None:
    A, B = operands(type_)
    rows, runs = (x[: x.size // 1000 * 1000].reshape(-1, 1000) for x in (A, B))
    calls = [
        (A, B),
        (A[:-1], B[1:]),
        (A[5:], B[:1]),
        (A[:1], B),
        (rows, B[:1000]),
        (A[:1000], runs),
        (rows, runs[:, :1].copy()),
    ]
    out = np.empty_like(A)
    expected = [div(X, Y, profile="openvino-1").tobytes() for X, Y in calls]
    for count in (2, 3, 64, 1024):
        vinculum.set_threads(count)
        assert [div(X, Y, profile="openvino-1").tobytes() for X, Y in calls] == expected
        assert div(A, B, profile="openvino-1", out=out).tobytes() == expected[0]


@pytest.mark.parametrize("type_", INTEGERS)
@pytest.mark.parametrize("part", [0, 0.5, 1])
def test_any_thread_detects_domain_errors(type_: str, part: float) -> None:
    A, B = operands(type_)
    place = int(part * (B.size - 1))
    B[place] = 0
    out = np.full_like(A, 77)
    for count in (1, 2, 5):
        vinculum.set_threads(count)
        for keywords in ({}, {"out": out}):
            with pytest.raises(vinculum.DivZeroDenominatorError) as caught:
                div(A, B, **keywords)
            assert (caught.value.index, caught.value.denominator) == ((place,), 0)
    assert (out == 77).all()


def test_concurrent_python_threads() -> None:
    A, B = operands("int32", 300_000)
    expected, wrong = div(A, B), []
    vinculum.set_threads(3)

    def work(seed: int) -> None:
        rng = np.random.default_rng(seed)
        for _ in range(40):
            begin, end = sorted(rng.integers(0, A.size, 2).tolist())
            out = np.empty(end - begin, A.dtype) if begin % 2 else None
            if not np.array_equal(div(A[begin:end], B[begin:end], out=out), expected[begin:end]):
                wrong.append((begin, end))

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not wrong


NUMBERS = np.arange(1.0, (1 << 18) + 1)
LAYOUTS: dict[str, tuple[Array, Array, dict[str, Array]]] = {
    "whole": (NUMBERS, NUMBERS, {}),
    "into out": (NUMBERS, NUMBERS, {"out": np.empty_like(NUMBERS)}),
    "apart": (NUMBERS[::2], NUMBERS[::2], {}),
    "short runs": (NUMBERS.reshape(-1, 8)[:, :5], NUMBERS.reshape(-1, 8)[:, 3:], {}),
    "big-endian": (NUMBERS.astype(">f8"), NUMBERS, {}),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_division_releases_the_gil(layout: str) -> None:
    """The kernel releases the GIL: another thread counts during a division, without any request to yield."""
    A, B, keywords = LAYOUTS[layout]
    count, counted, going = 0, False, True

    def work() -> None:
        nonlocal counted, going
        for _ in range(400):
            before = count
            div(A, B, **keywords)
            if counted := count > before:
                break
        going = False

    interval, worker = sys.getswitchinterval(), threading.Thread(target=work)
    sys.setswitchinterval(1000)
    try:
        worker.start()
        while going:
            count += 1
            time.sleep(0)
        worker.join()
    finally:
        sys.setswitchinterval(interval)
    assert counted


@pytest.mark.parametrize(
    ("size", "count", "taken"), [(LONG, 1, 1), (LONG, 2, 2), (LONG, 3, 3), (1 << 17, 3, 1), (3 << 17, 5, 3)]
)
def test_number_of_threads_that_are_started(size: int, count: int, taken: int) -> None:
    """A forked process has no pool threads at first; the caller counts as one of the threads."""
    A = np.ones(size // 8, np.int64)
    vinculum.set_threads(count)
    child = os.fork()
    if child == 0:
        div(A, A)
        os._exit(len(os.listdir("/proc/self/task")))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == taken


def test_forked_process_divides_with_threads() -> None:
    A, B = operands("int64")
    vinculum.set_threads(4)
    expected = div(A, B)
    child = os.fork()
    if child == 0:
        os._exit(0 if np.array_equal(div(A, B), expected) else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_interrupt_is_delivered_after_the_division() -> None:
    """No operand is lost, no lock stays held, and out is complete."""

    class StoppedError(Exception):
        """Stands for the exception of Ctrl-C."""

    def handle(number: int, frame: object) -> None:
        raise StoppedError

    A, B = operands("float64", 1 << 22)
    expected, out = div(A, B), np.zeros_like(A)
    vinculum.set_threads(2)
    before = signal.signal(signal.SIGALRM, handle)
    try:
        with pytest.raises(StoppedError):
            signal.setitimer(signal.ITIMER_REAL, 1e-3)
            for _ in range(1000):
                div(A, B, out=out)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert div(A, B, out=out).tobytes() == expected.tobytes()


SUBINTERPRETER = """
import _xxsubinterpreters as interpreters
import vinculum, numpy
inner = interpreters.create()
try:
    interpreters.run_string(inner, "import numpy, vinculum; vinculum.div(numpy.int8(7), numpy.int8(2))")
except interpreters.RunFailedError as error:
    print(error)
interpreters.destroy(inner)
print(vinculum.div(numpy.int8(7), numpy.int8(2)))
"""


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="the module has another name there")
def test_subinterpreter_works_or_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SUBINTERPRETER], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "3"
    assert "more than once per process" in done.stdout or done.stdout == "3\n"  # NumPy's own words


def test_fewer_rows_than_threads() -> None:
    """Each row belongs to one thread, and there are two rows."""
    vinculum.set_threads(4)
    A, B = np.arange(1 << 21, dtype=np.float32).reshape(2, -1), np.full(1 << 20, 2, np.float32)
    assert (div(A, B, profile="onnx-14") == A / 2).all()


def test_parts_of_any_length() -> None:
    """The last part may have any length, even one element.

    Nothing is written beyond it, although the operands continue there.
    """
    beyond, cases = 1 << 17, [(20, "int64", 64 * 70 * 79 + 1)]
    cases += [(count, "int8", (count << 18) + more) for count, more in product((2, 3, 5), (-65, -64, -1, 0, 1, 64))]
    for count, type_, size in cases:
        vinculum.set_threads(count)
        A, B = np.resize(np.arange(1, 121, dtype=type_), size + beyond), np.full(size + beyond, 3, type_)
        room = np.full(64 + size + beyond, 99, type_)
        out = room[64 : 64 + size]
        div(A[:size], B[:size], out=out)
        assert np.array_equal(out, A[:size] // 3), (count, size)
        assert (room[:64] == 99).all()
        assert (room[64 + size :] == 99).all(), (count, size)


TRAPS = 0x1E80  # invalid, division by zero, overflow, underflow, inexact: as masked


@x86_64
@pytest.mark.parametrize("value", [DEFAULT, DEFAULT | 0x3F, DEFAULT | 0x21, DEFAULT & ~TRAPS], ids=hex)
def test_fp_flags_and_traps_are_preserved(value: int) -> None:
    """A trap that the caller has enabled is not triggered."""
    hard, after = {type_: operands(type_) for type_ in INTEGERS + FLOATS}, words()
    for count, (type_, step) in product((1, 2), product(hard, (1, -1, 3))):
        A, B = (x[::step] for x in hard[type_])
        vinculum.set_threads(count)
        set_register(value)
        div(A, B, profile="openvino-1")
        libm.fegetenv(after)
        set_register(DEFAULT)
        assert after[MXCSR] == value, type_
