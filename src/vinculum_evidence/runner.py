"""Runs proofs in processes of their own, each within its time, and hands over each record as it is made."""

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
from vinculum_evidence.checkout import own_proofs, same_code
from vinculum_evidence.proof import Finding, Level, Session
from vinculum_evidence.record import Record, record

GRACE = 30.0  # seconds beyond its own limit that a proof is given to end by itself
TICK = 0.05
NAME = "vinculum proof"  # of each process
ENOUGH = 2  # claims a core, of those that make use of all cores: then each has one
SLOW_TO_LOAD = ("z3", "cvc5", "bitwuzla", "pysat", "hypothesis")


@dataclass(frozen=True)
class Result:
    """A record, and what it took to make it."""

    record: Record
    seconds: float


@dataclass(frozen=True)
class Settings:
    """How to run: cores, where a proof may keep what outlives an interrupt, and the seed of all that is drawn."""

    jobs: int
    state: Path
    seed: int = 0


def run(
    catalogue: Catalogue,
    chosen: Sequence[Entry],
    settings: Settings,
    progress: Callable[[str, float, str], None] = lambda claim, done, note: None,
) -> Generator[Result, None, None]:
    """A result for each of `chosen`, as they are done: side by side on a core each, as that takes the least in all.

    Those that make use of all cores have them, one after the other, where they are too few to be side by side. Closing the
    iterator, as an interrupt does, ends the processes. `progress` is told claim, share done, and a word.
    """
    order = sorted(chosen, key=lambda entry: (-entry.proof.seconds, entry.proof.claim))
    many = sum(entry.proof.cores for entry in order) >= ENOUGH * settings.jobs
    beside = [entry for entry in order if many or not entry.proof.cores]
    alone = [entry for entry in order if entry.proof.cores and not many]
    yield from _pooled(catalogue, beside, settings.jobs, 1, settings, progress)
    yield from _pooled(catalogue, alone, 1, settings.jobs, settings, progress)


def _pooled(
    catalogue: Catalogue,
    chosen: Sequence[Entry],
    workers: int,
    cores: int,
    settings: Settings,
    progress: Callable[[str, float, str], None],
) -> Generator[Result, None, None]:
    from pebble import concurrent

    if not chosen:
        return
    context = _fresh_processes(catalogue)
    reports = context.SimpleQueue()
    left, running = list(reversed(chosen)), dict[Future[Any], Entry]()

    def start() -> None:
        while left and len(running) < workers:
            entry = left.pop()
            limit = entry.proof.seconds + GRACE
            alone = concurrent.process(name=NAME, daemon=False, timeout=limit, context=context)(_prove)
            work = os.getpid(), catalogue.folder, reports, entry.proof.claim, settings, cores
            future = Future[Any]()
            try:
                future = alone(*work)
            except (OSError, EOFError) as error:  # the system has no more processes: this proof has not come to its end
                future.set_exception(error)
            running[future] = entry

    try:
        start()
        while running:
            ready, _ = wait(running, timeout=TICK, return_when=FIRST_COMPLETED)
            while not reports.empty():
                progress(*reports.get())
            done = [(future, running.pop(future)) for future in ready]
            start()  # before anything is done with what has come: no core is idle
            for future, entry in done:
                seconds = entry.proof.seconds
                try:
                    finding, seconds = future.result()
                    kept = record(entry, finding, catalogue.root)
                except Exception as error:  # noqa: BLE001 - died, ran out of time, or found what cannot be kept
                    kept = record(entry, _failed(entry, error), catalogue.root)
                yield Result(kept, seconds)
    finally:
        for future in running:
            future.cancel()
        for process in [child for child in active_children() if child.name == NAME]:
            process.join()


def _fresh_processes(catalogue: Catalogue) -> ForkServerContext:
    """Each proof has a process to itself, the image of one that has loaded the proofs and run none.

    What a solver or Hypothesis answers may depend on what its process has done before; so nothing has been done.
    """
    context = get_context("forkserver")
    files = {Path(entry.file) for entry in catalogue.entries.values()}
    proofs = sorted(map(module_name, files))
    context.set_forkserver_preload([*proofs, __name__, *SLOW_TO_LOAD])
    # Where the server looks for them: it is not told the path of this process.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(catalogue.folder), *filter(None, sys.path)])
    return context


def _prove(
    user: int, folder: Path, reports: "SimpleQueue[Any]", claim: str, settings: Settings, cores: int
) -> tuple[Finding, float]:
    """In a process of its own: run one proof. What it found, and the seconds that it took."""
    end_with(user)
    entry = own_proofs(folder).entries[claim]
    state = settings.state / claim
    state.mkdir(parents=True, exist_ok=True)

    def report(done: float, note: str) -> None:
        reports.put((claim, done, note))

    report(0.0, "")
    started = time.perf_counter()
    try:
        finding = entry.proof.run(Session(entry.proof.seconds, cores, state, settings.seed, report))
        same_code(folder)  # again: of what was loaded only now
        pickle.dumps(finding)  # what cannot be sent is told of here; for who waits it is a process that died
    except Exception as error:  # noqa: BLE001 - died, ran out of time, or found what cannot be kept
        finding = _failed(entry, error)
    return finding, time.perf_counter() - started


def _failed(entry: Entry, error: BaseException) -> Finding:
    """What stands in the record of a proof that did not come to an end."""
    if isinstance(error, ImportError):
        return Finding(Level.NOT_RUN, reason=f"{error}: {install('prove')}")
    if isinstance(error, TimeoutError):
        return Finding(Level.UNDECIDED, reason=f"not done after {entry.proof.seconds:.0f} s")
    return Finding(Level.UNDECIDED, reason=f"the proof failed: {type(error).__name__}: {error}"[:500])
