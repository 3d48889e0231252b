"""Supervises a target's worker: `python -I -S supervisor.py REPORT MEMORY GATE FD... -- COMMAND`.

The supervisor ends together with every process that the worker has started, however the worker or the gate ends. On
Linux orphans become its children, and it kills them too. It ends the worker when the worker's processes hold more than
MEMORY bytes, or are too many. It writes how the worker ended to the file descriptor REPORT, as JSON. GATE is the process
that may ask it to end. It uses little of the standard library and nothing else, because each worker has a supervisor.
"""

import contextlib
import ctypes
import json
import os
import signal
import sys
import time

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
PROCESSES = 512  # limit for a target at a time
LOOK, COUNT = 0.02, 0.2  # seconds between two checks of their memory, and between two lists of them
PATIENCE = 5.0  # seconds until a process that is killed must be gone
PAGE = os.sysconf("SC_PAGE_SIZE")
ENDING = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP}
AWAITED = {signal.SIGCHLD, *ENDING}


class Watch:
    """The processes that descend from this one, and the memory that they hold."""

    def __init__(self, memory: int) -> None:
        self._memory, self._counted, self._processes = memory, 0.0, set[int]()

    def excess(self) -> str:
        """Describe which limit they exceed; empty while they exceed none."""
        now = time.monotonic()
        if now - self._counted > COUNT:
            self._counted, self._processes = now, descendants()
        if len(self._processes) > PROCESSES:
            return f"it had {len(self._processes)} processes, of {PROCESSES} allowed"
        in_use = resident(self._processes)
        if in_use > self._memory and (in_use := proportional(self._processes, in_use)) > self._memory:
            return f"its processes held {in_use / 2**30:.2g} GiB of memory, of {self._memory / 2**30:.2g} allowed"
        return ""


def descendants() -> set[int]:
    """Return all processes that descend from this one; none if there is no /proc."""
    children = dict[int, list[int]]()
    with contextlib.suppress(OSError):
        for name in os.listdir("/proc"):  # noqa: PTH208 - no pathlib: it takes as long to load as all the rest
            if name.isdecimal():
                with contextlib.suppress(OSError, IndexError), open(f"/proc/{name}/stat", "rb") as file:  # noqa: PTH123
                    children.setdefault(int(file.read().rpartition(b")")[2].split()[1]), []).append(int(name))
    found, ahead = set[int](), [os.getpid()]
    while ahead:
        new = [pid for pid in children.get(ahead.pop(), ()) if pid not in found]
        found.update(new)
        ahead += new
    return found


def resident(processes: set[int]) -> int:
    """Return an upper bound of the bytes in memory.

    Memory that processes share after a fork counts for each of them.
    """
    own, shared = 0, 0
    for pid in processes:
        with contextlib.suppress(OSError, ValueError, IndexError), open(f"/proc/{pid}/statm", "rb") as file:  # noqa: PTH123
            _, all_of_it, common = (int(x) for x in file.read().split()[:3])
            own, shared = own + all_of_it - common, max(shared, common)
    return (own + shared) * PAGE


def proportional(processes: set[int], otherwise: int) -> int:
    """Return the bytes in memory, where shared memory counts once.

    This takes long. Returns `otherwise` on systems without smaps_rollup.
    """
    found = 0
    for pid in processes:
        try:
            with open(f"/proc/{pid}/smaps_rollup", "rb") as file:  # noqa: PTH123
                found += sum(int(line.split()[1]) << 10 for line in file if line.startswith(b"Pss:"))
        except PermissionError:
            return otherwise
        except (OSError, ValueError, IndexError):
            continue  # it has ended
    return found or otherwise


def end_all() -> None:
    """Kill all descendants of this process, until there are none."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for pid in descendants():
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.002)


def start(command: list[str]) -> int:
    """Run `command` in a session of its own, with default signal handlers."""
    child = os.fork()
    if child == 0:
        try:
            os.setsid()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, AWAITED)
            os.execv(command[0], command)  # noqa: S606 - the command is that of the worker
        finally:
            os._exit(127)
    return child


def watch(child: int, memory: int, gate: int) -> dict[str, object]:
    """Wait until `child` ends, exceeds a limit, or a signal asks this process to end.

    Only the gate may end the worker, so the report names any other process that sent a signal.
    """
    limits = Watch(memory)
    while True:
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                if ended[0] == child:
                    return {"code": os.waitstatus_to_exitcode(ended[1])}
        if excess := limits.excess():
            return {"excess": excess}
        received = signal.sigtimedwait(AWAITED, LOOK)
        # After this process was stopped and continues, the number is arbitrary.
        if received is not None and received.si_signo in ENDING:
            sent = f"process {received.si_pid} sent {signal.Signals(received.si_signo).name}"
            return {} if received.si_pid == gate else {"signalled": sent}


def main(arguments: list[str]) -> int:
    """Run the supervisor."""
    split = arguments.index("--")
    (report, memory, gate, *descriptors), command = map(int, arguments[:split]), arguments[split + 1 :]
    signal.pthread_sigmask(signal.SIG_BLOCK, AWAITED)
    with contextlib.suppress(OSError, AttributeError):
        prctl = ctypes.CDLL(None).prctl
        prctl(PR_SET_CHILD_SUBREAPER, 1)
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != gate:
        return 1  # the gate ended before this process asked for a signal at its end
    os.set_inheritable(report, False)
    child = start(command)
    for descriptor in descriptors:
        os.close(descriptor)  # so that the gate sees the end of the worker's pipes
    report_of_end = watch(child, memory, gate)
    if "code" not in report_of_end:
        with contextlib.suppress(OSError):
            os.kill(child, signal.SIGKILL)
    end_all()
    with contextlib.suppress(OSError):
        os.write(report, json.dumps(report_of_end).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
