"""Units judged by processes of this machine, one a core."""

import contextlib
import os
import signal
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, forkserver, get_context

from vinculum._util.process_lifetime import end_with, ignored_by_children
from vinculum.gate.exhaustive.store import Done
from vinculum.gate.runner.executors.base import EngineLostError
from vinculum.gate.runner.selection import Unit
from vinculum.gate.runner.work_unit import begin, judge

LOADED = "vinculum.gate.runner.executors.preload"


class Local:
    """A pool of processes for each run, forked from one in which all is loaded, and that runs nothing itself."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def run(self, work: Sequence[Unit]) -> Generator[tuple[Unit, Done | str]]:
        """Each unit with what came of it, or why nothing did."""
        context = get_context("forkserver")
        context.set_forkserver_preload([LOADED])
        with _safe_path(), ignored_by_children(signal.SIGINT):
            forkserver.ensure_running()
        pool = ProcessPoolExecutor(min(self.cores, len(work)), context, _as_a_helper, (os.getpid(), dict(os.environ)))
        pending: dict[Future[Done], Unit] = {}
        finished = False
        try:
            pending = _submitted(pool, work)
            while pending:
                ready, _ = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield pending.pop(future), _came(future)
            finished = True
        finally:
            for process in () if finished else active_children():
                process.terminate()  # and with it, by the kernel's hand, its worker
            pool.shutdown(wait=finished, cancel_futures=not finished)

    def close(self) -> None:
        """Nothing stays."""


@contextlib.contextmanager
def _safe_path() -> Iterator[None]:
    """Python's own modules, whatever lies in the current folder; what is begun later finds the environment as it was."""
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


def _submitted(pool: ProcessPoolExecutor, work: Sequence[Unit]) -> dict[Future[Done], Unit]:
    try:
        return {pool.submit(judge, unit): unit for unit in work}
    except (BrokenExecutor, EOFError, OSError) as error:
        raise EngineLostError(f"the processes that judge cannot be started: {type(error).__name__}: {error}") from error


def _came(future: Future[Done]) -> Done | str:
    try:
        return future.result()
    except Exception as error:  # noqa: BLE001 - a fault of the gate: said in the rows, never a success
        return f"the gate failed: {type(error).__name__}: {error}"


def _as_a_helper(user: int, environment: Mapping[str, str]) -> None:
    """Ctrl-C goes to every process of the terminal: the one that was started decides, and the others end with it.

    What a process is forked from may have been started long before `user`'s run, in another environment.
    """
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with(user)
    begin()
