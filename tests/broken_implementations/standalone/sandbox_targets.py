"""Targets that misbehave for two elements and divide all others correctly."""

import time
from pathlib import Path

import numpy as np

from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request

SIZE = 2  # of the operands that make a target misbehave; it divides all others as it should
HEAD = """\
import ctypes, os, signal, sys, threading, time
import numpy as np

class Unprintable(Exception):
    def __str__(self):
        raise RuntimeError("no text")

def stop_soon():
    threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGSTOP)).start()

def answer_twice(A, B):
    if os.fork() == 0:
        return A * 0
    time.sleep(0.3)
    return A / B

def child(A, B):
    pid = os.fork()
    if pid == 0:
        time.sleep(60)
        os._exit(0)
    return np.array([pid, os.getpid()], np.float64)

"""
MISBEHAVIOUR = {
    "segmentation_fault": "ctypes.string_at(0)",
    "sigsegv": "os.kill(os.getpid(), signal.SIGSEGV)",
    "sigfpe": "os.kill(os.getpid(), signal.SIGFPE)",
    "sigkill": "os.kill(os.getpid(), signal.SIGKILL)",
    "abort": "os.abort()",
    "unnamed_signal": "os.kill(os.getpid(), signal.SIGRTMIN + 1)",
    "asks_its_watch_to_end": "[os.kill(os.getppid(), signal.SIGTERM), time.sleep(60)]",
    "ends_its_watch": "[os.kill(os.getppid(), signal.SIGKILL), time.sleep(60)]",
    "exit": "os._exit(7)",
    "exit_0": "os._exit(0)",
    "sleeps": "time.sleep(60)",
    "spins": "[None for _ in iter(int, 1)]",
    "stops": "os.kill(os.getpid(), signal.SIGSTOP)",
    "closes_everything": "os.closerange(0, 1024)",
    "sys_exit": "sys.exit(0)",
    "keyboard_interrupt": "raise_(KeyboardInterrupt())",
    "generator_exit": "raise_(GeneratorExit('enough'))",
    "error": "raise_(ValueError('no quotient'))",
    "memory": "np.empty(1 << 60, np.uint8)",
    "recursion": "recur()",
    "unprintable": "raise_(Unprintable())",
    "reads_stdin": "input()",
    "loaded": "raise_(ValueError(','.join(m for m in ('pytest', 'sympy', 'vinculum_spec') if m in sys.modules)))",
    "nothing": "None",
    "text": "'a quotient'",
    "list": "[1.0, 2.0]",
    "scalar": "1.0",
    "wider": "(A / B).astype(np.float64)",
    "objects": "(A / B).astype(object)",
    "big_endian": "(A / B).astype('>f4')",
    "record": "np.zeros(2, [('x', 'f4')])",
    "strings": "np.array(['1', '2'])",
    "longer": "np.append(A / B, A)",
    "other_rank": "(A / B)[:, None]",
    "numpy_scalar": "A[0] / B[0]",
    "in_place": "np.divide(A, B, out=A)",
    "itself": "A",
    "changing": "A + np.float32(time.perf_counter_ns() % 1000003)",
    "prints": "[A / B, print('x' * (1 << 22), flush=True), print('y' * (1 << 22), file=sys.stderr, flush=True)][0]",
    "floods": "[A / B, [os.write(k, b'z' * (1 << 16)) for _ in range(64) for k in (1, 2)]][0]",
    "closes_output": "[A / B, os.close(1), os.close(2)][0]",
    "warns": "[A / B, __import__('warnings').warn('beware')][0]",
    "forks": "child(A, B)",
    "stops_soon": "[A / B, stop_soon()][0]",
    "answers_twice": "answer_twice(A, B)",
    "says_last_words": "[print('last words', flush=True), time.sleep(0.2), os._exit(7)]",
    "exit_in_silence": "os._exit(7)",
    "pid": "np.array([os.getpid(), 0], np.float64)",
}
TAIL = """
def raise_(error):
    raise error

def recur():
    return recur()
"""


def write_module(folder: Path) -> Path:
    """Write a module into a folder, with one function for each misbehaviour."""
    path = folder / "misbehaving_targets.py"
    bodies = (
        f"def {name}(A, B):\n    if A.size == {SIZE}:\n        return {body}\n    return A / B\n"
        for name, body in MISBEHAVIOUR.items()
    )
    path.write_text(HEAD + "\n".join(bodies) + TAIL)
    return path


def run(request: Request, target: str, seconds: float = 1.0) -> tuple[Reply, Reply]:
    """The replies of `target` to `request` and to a harmless request after it."""
    with Sandbox(target, seconds, patient=False) as sandbox:
        first = sandbox.divide(request)
        sandbox.seconds = 20.0
        return first, sandbox.divide(operands(3))


def operands(size: int = SIZE, repeat: int = 1, layout: str = "contiguous") -> Request:
    """A request that divides 1, 2, 3, ... by 2."""
    A, B = np.arange(1, size + 1, dtype=np.float32), np.full(size, 2, np.float32)
    return Request(A, B, "onnx-14", "float32", "eager", layout=layout, repeat=repeat)


def alive(pid: int) -> bool:
    """Whether the process exists and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def has_ended(pid: int, seconds: float = 5.0) -> bool:
    """Whether the process ends within `seconds`."""
    end = time.monotonic() + seconds
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not alive(pid)


def divides(reply: Reply) -> bool:
    """Whether this is the correct reply to operands(3)."""
    return reply.status == "value" and reply.result is not None and reply.result.tolist() == [0.5, 1.0, 1.5]


def pid_of(sandbox: Sandbox) -> int:
    """The process id of the sandbox's worker, as the target sees it."""
    reply = sandbox.divide(operands())
    assert reply.result is not None
    return int(reply.result[0])
