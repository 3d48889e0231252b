"""Units judged on a Dask cluster: the workers of a scheduler somewhere, or processes that are started here.

A unit is a task whose key names the campaign and the part, so that it is the same task whoever submits it, and as often
as it has to be done again. Dask does so when its worker is lost; when it loses several workers over it, the unit is given
up, and the rest goes on. Security (TLS) is what Dask's own configuration says, under `distributed.comm`.
"""

import logging
import signal
import threading
from collections.abc import Generator, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from distributed import CancelledError, Client, Future, LocalCluster
from distributed.comm.core import CommClosedError
from distributed.scheduler import KilledWorker

from vinculum._util.process_lifetime import ignored_by_children
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.exhaustive.store import Done
from vinculum.gate.runner.executors.base import EngineError, EngineLostError
from vinculum.gate.runner.executors.remote import MisfitError, judge_there, let_go, what_is_here
from vinculum.gate.runner.selection import Unit

CONNECT_SECONDS = 15
ALONE_SECONDS = 60.0  # without any worker, or without the scheduler, until a run is broken off
LOST = (CommClosedError, CancelledError, OSError)


class Dask:
    """A cluster at `address`; without one, `jobs` processes of this machine. Raises EngineError."""

    def __init__(self, address: str | None, jobs: int) -> None:
        for name in ("distributed", "distributed.client"):  # each has a level of its own by Dask's configuration
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is said by the gate, once
        self._cluster: Any = None
        try:
            with ignored_by_children(signal.SIGINT):
                self._cluster = None if address else _local(jobs)
            where = address or self._cluster.scheduler_address
            self._client = Client(where, timeout=CONNECT_SECONDS, set_as_default=False, name="vinculum-check")
        except (OSError, ValueError, TypeError, RuntimeError) as error:
            self._close_cluster()
            raise EngineError(f"cannot reach the Dask scheduler {address or 'of this machine'}: {error}") from None
        try:
            self._client.wait_for_workers(1 if address else jobs, timeout=CONNECT_SECONDS)
            self.cores = self._workers()
        except (TimeoutError, *LOST) as error:
            self.close()
            raise EngineError(f"the Dask cluster {where} has no worker: {error}") from None
        self._where, self._idle = where, True

    def run(self, work: Sequence[Unit]) -> Generator[tuple[Unit, Done | str]]:
        """Each unit with what came of it, or why nothing did. Raises EngineError for a mixed cluster, EngineLostError."""
        names = sorted({unit.target for unit in work})
        expected = what_is_here(names)
        self._compare(names, expected)
        self._idle = False
        arriving: SimpleQueue[Future] = SimpleQueue()
        campaign = fingerprint.key(here=expected)[:16]
        pending = dict[str, tuple[Unit, Future]]()
        try:
            for unit in work:
                key = f"vinculum-{campaign}-{fingerprint.key(unit=repr(unit))[:24]}"
                future = self._client.submit(judge_there, unit, expected, key=key)
                pending[key] = unit, future
            for _, future in list(pending.values()):
                future.add_done_callback(arriving.put)
            while pending:
                future = self._next(arriving)
                came = self._came(future)
                if came is None:
                    future.add_done_callback(arriving.put)
                    continue
                unit, _ = pending.pop(future.key)
                future.release()
                self._idle = not pending
                yield unit, came
        except LOST as error:
            raise EngineLostError(f"the Dask scheduler {self._where} was lost: {_said(error)}") from None
        finally:
            self._cancel([future for _, future in pending.values()])

    def close(self) -> None:
        """End the targets that workers keep for the next unit, and leave the cluster; end the one that was started here."""
        with suppress(Exception):  # whatever state it is in: nothing is asked of it any more
            if self._idle and self._client.status == "running":
                self._client.run(let_go, on_error="ignore")
        with suppress(Exception):
            self._client.close(timeout=5)
        self._close_cluster()

    def _next(self, arriving: "SimpleQueue[Future]") -> Future:
        """The next task that has ended, while there is a scheduler, and there are workers."""
        alone_since: float | None = None
        while True:
            with suppress(Empty):
                return arriving.get(timeout=1)
            if self._client.status == "closed":
                raise EngineLostError(f"the Dask scheduler {self._where} was lost")
            fine = self._client.status == "running" and self._workers() > 0
            alone_since = None if fine else alone_since or monotonic()
            if alone_since is not None and monotonic() - alone_since > ALONE_SECONDS:
                raise EngineLostError(f"the Dask cluster {self._where} has had no worker for {ALONE_SECONDS:.0f} s")

    def _came(self, future: Future) -> Done | str | None:
        """What came of a task; None if its result was lost with its worker, and is awaited again."""
        try:
            result: Done = future.result(timeout=CONNECT_SECONDS)
        except KilledWorker as error:
            return f"{error.allowed_failures + 1} workers of the cluster were lost over it, one after the other"
        except MisfitError as error:
            raise EngineLostError(f"a worker that came later is not like this machine: {error}") from None
        except TimeoutError:
            return None
        except LOST:
            raise
        except Exception as error:  # noqa: BLE001 - a fault of the gate: said in the rows, never a success
            return f"the gate failed: {type(error).__name__}: {_said(error)}"
        return result

    def _compare(self, names: Sequence[str], expected: dict[str, str]) -> None:
        """Nothing if every worker has one thread, and what is here; else EngineError says which, and what differs."""
        try:
            workers = self._client.scheduler_info(n_workers=-1)["workers"]
            found = self._client.run(what_is_here, list(names), on_error="return")
        except LOST as error:
            raise EngineLostError(f"the Dask scheduler {self._where} was lost: {_said(error)}") from None
        for address, seen in sorted(found.items()):
            if not isinstance(seen, dict):
                raise EngineError(f"worker {address} cannot judge: {type(seen).__name__}: {_said(seen)}")
            for what in (what for what, is_here in expected.items() if seen.get(what) != is_here):
                raise EngineError(f"worker {address} has another {what}: {seen.get(what)} there, {expected[what]} here")
        for address, worker in sorted(workers.items()):
            if worker["nthreads"] != 1:
                raise EngineError(
                    f"worker {address} has {worker['nthreads']} threads: start workers with --nthreads 1, one a core"
                )

    def _workers(self) -> int:
        return len(self._client.scheduler_info(n_workers=-1)["workers"])

    def _cancel(self, futures: list[Future]) -> None:
        """Nobody waits for these any more; what a worker has begun, it ends."""
        if futures and self._client.status == "running":
            asking = threading.Thread(target=partial(_quietly, self._client.cancel, futures), daemon=True)
            asking.start()
            asking.join(5)

    def _close_cluster(self) -> None:
        if self._cluster is not None:
            with suppress(Exception):
                self._cluster.close(timeout=10)


def _local(jobs: int) -> LocalCluster:
    return LocalCluster(
        n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=logging.CRITICAL
    )


def _quietly(call: Any, *arguments: Any) -> None:
    with suppress(Exception):
        call(*arguments)


def _said(error: object) -> str:
    return str(getattr(error, "reason", None) or error).partition("\n")[0][:200] or type(error).__name__
