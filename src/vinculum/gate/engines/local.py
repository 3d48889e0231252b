"""Units judged by processes of this machine, one a core."""

import os
import signal
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context

from vinculum.gate.judging import begin, judge
from vinculum.gate.lifetime import end_with
from vinculum.gate.selection import Unit
from vinculum.gate.whole.store import Done

LOADED = "vinculum.gate.engines.loaded"


class Local:
    """A pool of processes for each run, forked from one in which all is loaded, and that runs nothing itself."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def run(self, work: Sequence[Unit]) -> Generator[tuple[Unit, Done | str]]:
        """Each unit with what came of it, or why nothing did."""
        context = get_context("forkserver")
        context.set_forkserver_preload([LOADED])
        pool = ProcessPoolExecutor(min(self.cores, len(work)), context, _as_a_helper, (os.getpid(), dict(os.environ)))
        pending: dict[Future[Done], Unit] = {}
        finished = False
        try:
            pending = {pool.submit(judge, unit): unit for unit in work}
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
