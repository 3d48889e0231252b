"""Judge units in local processes."""

import contextlib
import os
import signal
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, forkserver, get_context
from types import ModuleType

from vinculum._util.process_lifetime import end_with, ignored_by_children
from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.runner.executors.base import ExecutorLostError
from vinculum.gate.runner.selection import Unit
from vinculum.gate.runner.work_unit import begin, judge

PRELOAD = "vinculum.gate.runner.executors.preload"


class Local:
    """A pool of processes for each run, forked from a server process that has all modules loaded."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def run(self, work: Sequence[Unit]) -> Generator[tuple[Unit, UnitResult | str]]:
        """Yield each unit with its result, or why it has none."""
        context = get_context("forkserver")
        context.set_forkserver_preload([PRELOAD])
        with _safe_path(), ignored_by_children(signal.SIGINT):
            forkserver.ensure_running()
        pool = ProcessPoolExecutor(min(self.cores, len(work)), context, _initialise, (os.getpid(), dict(os.environ)))
        pending: dict[Future[UnitResult], Unit] = {}
        finished = False
        try:
            with hidden_main():
                pending = _submit(pool, work)
            while pending:
                ready, _ = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield pending.pop(future), _result(future)
            finished = True
        finally:
            for process in () if finished else active_children():
                process.terminate()  # the operating system then ends its worker
            pool.shutdown(wait=finished, cancel_futures=not finished)

    def close(self) -> None:
        """Do nothing: `run` leaves no processes."""


@contextlib.contextmanager
def _safe_path() -> Iterator[None]:
    """Keep the current folder out of sys.path of the fork server.

    The environment does not change permanently.
    """
    name = "PYTHONSAFEPATH"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


@contextlib.contextmanager
def hidden_main() -> Iterator[None]:
    """Prevent new processes from running the user's script again.

    multiprocessing would import its file as `__mp_main__`.
    """
    before = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = before


def _submit(pool: ProcessPoolExecutor, work: Sequence[Unit]) -> dict[Future[UnitResult], Unit]:
    try:
        return {pool.submit(judge, unit): unit for unit in work}
    except (BrokenExecutor, EOFError, OSError) as error:
        raise ExecutorLostError(f"the local processes cannot be started: {type(error).__name__}: {error}") from error


def _result(future: Future[UnitResult]) -> UnitResult | str:
    try:
        return future.result()
    except Exception as error:  # noqa: BLE001 - a defect of the gate: recorded in the rows, never a success
        return f"the gate failed: {type(error).__name__}: {error}"


def _initialise(user: int, environment: Mapping[str, str]) -> None:
    """Prepare a process of the pool: ignore Ctrl-C, and end with the process of the user.

    The fork server may be older than this run, so the environment variables are passed explicitly.
    """
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with(user)
    begin()
