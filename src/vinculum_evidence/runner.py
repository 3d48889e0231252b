"""Run each proof in its own process with a time limit, and yield its record as soon as it exists."""

import os
import pickle
import sys
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from multiprocessing.context import ForkServerContext
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

from vinculum._util.extras import install
from vinculum._util.process_lifetime import end_with
from vinculum_evidence.catalogue import Catalogue, Entry, module_name
from vinculum_evidence.checkout import check_same_code, load_checked
from vinculum_evidence.proof import Finding, Level, Session
from vinculum_evidence.record import Record, record

GRACE_SECONDS = 30.0  # a proof is killed this long after its own time limit
POLL_SECONDS = 0.05
PROCESS_NAME = "vinculum proof"
# With this many parallel claims per core, running them side by side is faster than one after the other on all cores.
PARALLEL_CLAIMS_PER_CORE = 2
SLOW_TO_LOAD = ("z3", "cvc5", "bitwuzla", "pysat", "hypothesis")


@dataclass(frozen=True)
class Result:
    """A record, and how long the proof took."""

    record: Record
    seconds: float


@dataclass(frozen=True)
class Settings:
    """The number of cores, the folder for checkpoints, and the seed of all random choices."""

    jobs: int
    state: Path
    seed: int = 0


def run(
    catalogue: Catalogue,
    entries: Sequence[Entry],
    settings: Settings,
    progress: Callable[[str, float, str], None] = lambda claim, share, note: None,
) -> Generator[Result, None, None]:
    """Yield a result for each entry as it finishes. Proofs run side by side, one per core.

    Parallel proofs run one after the other on all cores, unless there are enough of them to keep the cores busy side by
    side. Closing the iterator, as an interrupt does, ends the processes. `progress` gets claim, share and note.
    """
    order = sorted(entries, key=lambda entry: (-entry.proof.seconds, entry.proof.claim))
    enough = sum(entry.proof.cores for entry in order) >= PARALLEL_CLAIMS_PER_CORE * settings.jobs
    on_one_core = [entry for entry in order if enough or not entry.proof.cores]
    on_all_cores = [entry for entry in order if entry.proof.cores and not enough]
    yield from _run_pool(catalogue, on_one_core, settings.jobs, 1, settings, progress)
    yield from _run_pool(catalogue, on_all_cores, 1, settings.jobs, settings, progress)


def _run_pool(
    catalogue: Catalogue,
    entries: Sequence[Entry],
    workers: int,
    cores: int,
    settings: Settings,
    progress: Callable[[str, float, str], None],
) -> Generator[Result, None, None]:
    from pebble import concurrent

    if not entries:
        return
    context = _fresh_processes(catalogue)
    reports = context.SimpleQueue()
    waiting, running = list(reversed(entries)), dict[Future[Any], Entry]()

    def start() -> None:
        while waiting and len(running) < workers:
            entry = waiting.pop()
            limit = entry.proof.seconds + GRACE_SECONDS
            start_process = concurrent.process(name=PROCESS_NAME, daemon=False, timeout=limit, context=context)(_prove)
            arguments = os.getpid(), catalogue.folder, reports, entry.proof.claim, settings, cores
            future = Future[Any]()
            try:
                future = start_process(*arguments)
            except (OSError, EOFError) as error:  # the system allows no more processes
                future.set_exception(error)
            running[future] = entry

    try:
        start()
        while running:
            ready, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
            while not reports.empty():
                progress(*reports.get())
            finished = [(future, running.pop(future)) for future in ready]
            start()  # before the results are handled, so that no core is idle
            for future, entry in finished:
                seconds = entry.proof.seconds
                try:
                    finding, seconds = future.result()
                    item = record(entry, finding, catalogue.root)
                except Exception as error:  # noqa: BLE001 - died, timed out, or returned what cannot be recorded
                    item = record(entry, _failure(entry, error), catalogue.root)
                yield Result(item, seconds)
    finally:
        for future in running:
            future.cancel()
        for process in [child for child in active_children() if child.name == PROCESS_NAME]:
            process.join()


def _fresh_processes(catalogue: Catalogue) -> ForkServerContext:
    """A fork server that has loaded the proofs and run none.

    The answers of a solver or of Hypothesis may depend on what ran before in the same process.
    """
    context = get_context("forkserver")
    files = {Path(entry.file) for entry in catalogue.entries.values()}
    proofs = sorted(map(module_name, files))
    context.set_forkserver_preload([*proofs, __name__, *SLOW_TO_LOAD])
    # The server does not inherit sys.path.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(catalogue.folder), *filter(None, sys.path)])
    return context


def _prove(
    user: int, folder: Path, reports: "SimpleQueue[Any]", claim: str, settings: Settings, cores: int
) -> tuple[Finding, float]:
    """Run one proof in this process, and return its finding and the seconds that it took."""
    end_with(user)
    entry = load_checked(folder).entries[claim]
    state = settings.state / claim
    state.mkdir(parents=True, exist_ok=True)

    def report(share: float, note: str) -> None:
        reports.put((claim, share, note))

    report(0.0, "")
    started = time.perf_counter()
    try:
        finding = entry.proof.run(Session(entry.proof.seconds, cores, state, settings.seed, report))
        check_same_code(folder)  # again, for modules that the proof loaded
        pickle.dumps(finding)  # in the parent, a finding that cannot be sent would look like a process that died
    except Exception as error:  # noqa: BLE001 - every failure becomes a finding
        finding = _failure(entry, error)
    return finding, time.perf_counter() - started


def _failure(entry: Entry, error: BaseException) -> Finding:
    """The finding of a proof that did not finish."""
    if isinstance(error, ImportError):
        return Finding(Level.NOT_RUN, reason=f"{error}: {install('prove')}")
    if isinstance(error, TimeoutError):
        return Finding(Level.UNDECIDED, reason=f"not finished after {entry.proof.seconds:.0f} s")
    return Finding(Level.UNDECIDED, reason=f"the proof failed: {type(error).__name__}: {error}"[:500])
