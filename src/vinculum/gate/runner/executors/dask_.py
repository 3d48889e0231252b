"""Judge units on a Dask cluster: the workers of a scheduler, or local processes.

The key of a task names the sweep and the part, so it is the same for every client and every attempt. Dask repeats a task
if its worker is lost, and gives it up after several lost workers; the run continues with the other units. TLS is configured
in Dask's own configuration, under `distributed.comm`.
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
from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.runner.executors.base import ExecutorError, ExecutorLostError
from vinculum.gate.runner.executors.local import hidden_main
from vinculum.gate.runner.executors.remote import MisfitError, environment_of, judge_remotely, release_targets
from vinculum.gate.runner.selection import Unit

CONNECT_SECONDS = 15
MAX_IDLE_SECONDS = 60.0  # without workers or scheduler before the run ends
CONNECTION_ERRORS = (CommClosedError, CancelledError, OSError)


class Dask:
    """A cluster at `address`; without one, `jobs` processes of this machine. Raises ExecutorError."""

    def __init__(self, address: str | None, jobs: int) -> None:
        for name in ("distributed", "distributed.client"):  # Dask's configuration sets a level for each
            logging.getLogger(name).setLevel(logging.CRITICAL)  # the gate reports errors itself
        self._cluster: Any = None
        try:
            with ignored_by_children(signal.SIGINT), hidden_main():
                self._cluster = None if address else _local(jobs)
            where = address or self._cluster.scheduler_address
            self._client = Client(where, timeout=CONNECT_SECONDS, set_as_default=False, name="vinculum-check")
        except (OSError, ValueError, TypeError, RuntimeError) as error:
            self._close_cluster()
            raise ExecutorError(f"cannot reach the Dask scheduler {address or 'of this machine'}: {error}") from None
        try:
            self._client.wait_for_workers(1 if address else jobs, timeout=CONNECT_SECONDS)
            self.cores = self._workers()
        except (TimeoutError, *CONNECTION_ERRORS) as error:
            self.close()
            raise ExecutorError(f"the Dask cluster {where} has no worker: {error}") from None
        self._where, self._idle = where, True

    def run(self, work: Sequence[Unit]) -> Generator[tuple[Unit, UnitResult | str]]:
        """Yield each unit with its result, or why it has none.

        Raises ExecutorError for a mixed cluster, and ExecutorLostError.
        """
        names = sorted({unit.target for unit in work})
        expected = environment_of(names)
        self._compare(names, expected)
        self._idle = False
        arriving: SimpleQueue[Future] = SimpleQueue()
        environment_key = fingerprint.key(here=expected)[:16]
        pending = dict[str, tuple[Unit, Future]]()
        try:
            for unit in work:
                key = f"vinculum-{environment_key}-{fingerprint.key(unit=repr(unit))[:24]}"
                future = self._client.submit(judge_remotely, unit, expected, key=key)
                pending[key] = unit, future
            for _, future in list(pending.values()):
                future.add_done_callback(arriving.put)
            while pending:
                future = self._next(arriving)
                result = self._result(future)
                if result is None:
                    future.add_done_callback(arriving.put)
                    continue
                unit, _ = pending.pop(future.key)
                future.release()
                self._idle = not pending
                yield unit, result
        except CONNECTION_ERRORS as error:
            raise ExecutorLostError(f"the Dask scheduler {self._where} was lost: {_first_line(error)}") from None
        finally:
            self._cancel([future for _, future in pending.values()])

    def close(self) -> None:
        """End the targets that workers keep for the next unit, leave the cluster, and end a local cluster."""
        with suppress(Exception):  # errors of a client that is about to close do not matter
            if self._idle and self._client.status == "running":
                self._client.run(release_targets, on_error="ignore")
        with suppress(Exception):
            self._client.close(timeout=5)
        self._close_cluster()

    def _next(self, arriving: "SimpleQueue[Future]") -> Future:
        """The next completed task.

        Raises ExecutorLostError if the scheduler or all workers are gone for too long.
        """
        idle_since: float | None = None
        while True:
            with suppress(Empty):
                return arriving.get(timeout=1)
            if self._client.status == "closed":
                raise ExecutorLostError(f"the Dask scheduler {self._where} was lost")
            connected = self._client.status == "running" and self._workers() > 0
            idle_since = None if connected else idle_since or monotonic()
            if idle_since is not None and monotonic() - idle_since > MAX_IDLE_SECONDS:
                raise ExecutorLostError(
                    f"the Dask cluster {self._where} has had no worker for {MAX_IDLE_SECONDS:.0f} s"
                )

    def _result(self, future: Future) -> UnitResult | str | None:
        """The result of a task, or why there is none.

        None: the result was lost with its worker, and Dask repeats the task.
        """
        try:
            result: UnitResult = future.result(timeout=CONNECT_SECONDS)
        except KilledWorker as error:
            return f"{error.allowed_failures + 1} workers of the cluster were lost while they judged it"
        except MisfitError as error:
            raise ExecutorLostError(f"a new worker differs from this machine: {error}") from None
        except TimeoutError:
            return None
        except CONNECTION_ERRORS:
            raise
        except Exception as error:  # noqa: BLE001 - a defect of the gate: recorded in the rows, never a success
            return f"the gate failed: {type(error).__name__}: {_first_line(error)}"
        return result

    def _compare(self, names: Sequence[str], expected: dict[str, str]) -> None:
        """Raise ExecutorError unless every worker has one thread and the same environment as this process."""
        try:
            workers = self._client.scheduler_info(n_workers=-1)["workers"]
            replies = self._client.run(environment_of, list(names), on_error="return")
        except CONNECTION_ERRORS as error:
            raise ExecutorLostError(f"the Dask scheduler {self._where} was lost: {_first_line(error)}") from None
        for address, found in sorted(replies.items()):
            if not isinstance(found, dict):
                raise ExecutorError(f"worker {address} cannot judge: {type(found).__name__}: {_first_line(found)}")
            for what in (what for what, version in expected.items() if found.get(what) != version):
                raise ExecutorError(
                    f"worker {address} has another {what}: {found.get(what)} there, {expected[what]} here"
                )
        for address, worker in sorted(workers.items()):
            if worker["nthreads"] != 1:
                raise ExecutorError(
                    f"worker {address} has {worker['nthreads']} threads: start workers with --nthreads 1, one a core"
                )

    def _workers(self) -> int:
        return len(self._client.scheduler_info(n_workers=-1)["workers"])

    def _cancel(self, futures: list[Future]) -> None:
        """Cancel queued tasks. Workers complete the tasks that they have started."""
        if futures and self._client.status == "running":
            thread = threading.Thread(target=partial(_quietly, self._client.cancel, futures), daemon=True)
            thread.start()
            thread.join(5)

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


def _first_line(error: object) -> str:
    return str(getattr(error, "reason", None) or error).partition("\n")[0][:200] or type(error).__name__
