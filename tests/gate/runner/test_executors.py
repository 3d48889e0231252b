"""A Dask cluster with killed workers gives the same results as local processes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.gate.support.stored_sweeps import stored_parts
from vinculum.gate.runner.executors import executor_of
from vinculum.gate.runner.executors.base import ExecutorError

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "sweeps.py"
PARTS = 6
# A client: runs some parts of int16, and writes down all that came of it, every numerator's digest included.
RUN = f"""
import json, sys
from pathlib import Path
from vinculum.gate.runner import run as runner
from vinculum.gate.runner.executors.base import ExecutorError
from vinculum.gate.runner.selection import Selection

def main(target, engine, state, file, dtype):
    digests, records = dict(), runner.records
    def seen(done, versions):
        every = list(done)
        for unit, what in every:
            for portion in what.portions:
                assert not digests.keys() & portion.digests.keys(), "counted twice"
                digests.update(portion.digests)
        return records(every, versions)
    runner.records = seen
    parts = range({PARTS})
    chosen = Selection((target,), ("onnx-14",), (dtype,), "exhaustive", planned=False, parts=parts, state=Path(state),
                       executor=engine, jobs=2)
    try:
        outcome = runner.run(chosen)
    except ExecutorError as error:
        Path(file).write_text(json.dumps({{"error": str(error)}}))
        return
    Path(file).write_text(json.dumps({{
        "rows": [row.document() for row in outcome.rows],
        "sweeps": outcome.sweeps,
        "digests": {{str(k): value.hex() for k, value in sorted(digests.items())}},
        "lost": outcome.executor_failure,
        "resumed": outcome.resumed_parts,
        "kept": outcome.stored_parts,
    }}))

if __name__ == "__main__":
    main(*sys.argv[1:])
"""
SECONDS = 90.0


def environment(**more: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)} | more


class Cluster:
    """A scheduler and workers, each in its own process and session."""

    def __init__(self, folder: Path, **of_scheduler: str) -> None:
        self._file = folder / "scheduler.json"
        self._processes = list[subprocess.Popen[bytes]]()
        self.scheduler = self._start("scheduler", "--port", "0", "--scheduler-file", str(self._file), **of_scheduler)
        wait_for(self._file.exists)
        self.address = ""
        wait_for(self._has_address)

    def _has_address(self) -> bool:
        with suppress(ValueError, KeyError):
            self.address = str(json.loads(self._file.read_text())["address"])
        return bool(self.address)

    def worker(self, threads: int = 1, **of_worker: str) -> "subprocess.Popen[bytes]":
        return self._start("worker", self.address, "--nthreads", str(threads), "--no-nanny", **of_worker)

    def _start(self, key: str, *arguments: str, **more: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.dask_{key}", *arguments, "--no-dashboard"]
        process = subprocess.Popen(
            command, env=environment(**more), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        self._processes.append(process)
        return process

    def close(self) -> None:
        for process in self._processes:
            process.kill()
            process.wait()


@contextmanager
def cluster(folder: Path, **of_scheduler: str) -> Iterator[Cluster]:
    new_cluster = Cluster(folder, **of_scheduler)
    try:
        yield new_cluster
    finally:
        new_cluster.close()


def wait_for(condition: Any) -> None:
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline, "it did not come about in time"
        time.sleep(0.02)


class Runs:
    """Clients, each in its own process."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._number = folder, 0
        (folder / "run.py").write_text(RUN)

    def begin(
        self, engine: str, state: str, function: str = "slow", dtype: str = "int16"
    ) -> tuple["subprocess.Popen[bytes]", Path]:
        self._number += 1
        file = self.folder / f"{self._number}.json"
        target = function if function == "vinculum" else f"python:{TARGETS}:{function}"
        command = [
            sys.executable,
            str(self.folder / "run.py"),
            target,
            engine,
            str(self.folder / state),
            str(file),
            dtype,
        ]
        return subprocess.Popen(command, env=environment()), file

    def end(self, begun: tuple["subprocess.Popen[bytes]", Path]) -> dict[str, Any]:
        process, file = begun
        assert process.wait(SECONDS) == 0
        content: dict[str, Any] = json.loads(file.read_text())
        return content


@pytest.fixture
def runs(tmp_path: Path) -> Runs:
    return Runs(tmp_path)


@pytest.mark.slow
def test_killed_processes_lose_and_repeat_nothing(runs: Runs, tmp_path: Path) -> None:
    """Kill each process with SIGKILL.

    The rest is judged without Dask; the results equal those of a run without kills.
    """
    state = tmp_path / "state"
    with cluster(tmp_path) as dask:
        first, _ = dask.worker(), dask.worker()
        client, _ = runs.begin(f"dask:{dask.address}", "state")
        wait_for(lambda: stored_parts(state) >= 1)
        client.kill()
        client.wait()
        before = stored_parts(state)
        assert before < PARTS
        begun = runs.begin(f"dask:{dask.address}", "state")
        wait_for(lambda: stored_parts(state) > before)
        first.kill()
        wait_for(lambda: stored_parts(state) > before + 1)
        dask.scheduler.kill()
        interrupted = runs.end(begun)
    assert interrupted["resumed"] == before
    if len(interrupted["digests"]) < 256 * PARTS:
        assert "was lost" in interrupted["lost"]
        assert stored_parts(state) == interrupted["kept"] > before
    last = runs.end(runs.begin("local", "state"))
    straight = runs.end(runs.begin("local", "another"))
    assert last["resumed"] == (interrupted["kept"] if interrupted["lost"] else 0)
    assert (straight["resumed"], straight["lost"], last["lost"]) == (0, "", "")
    for key in ("rows", "sweeps", "digests"):
        assert last[key] == straight[key]
    assert len(straight["digests"]) == 256 * PARTS


@pytest.mark.thorough
def test_a_cluster_of_this_machine_has_the_digest_of_this_machine(runs: Runs) -> None:
    """`--engine dask` starts local processes; the digest of a complete domain is the same."""
    records = [runs.end(runs.begin(engine, "state", "vinculum", "uint8"))["sweeps"] for engine in ("dask", "local")]
    assert records[0] == records[1]
    assert records[0][0]["complete"] is True


@pytest.mark.slow
def test_part_that_kills_its_worker_is_undecided(runs: Runs, tmp_path: Path) -> None:
    """The unit is undecided, with the reason, and not stored, so that the same command repeats it."""
    with cluster(tmp_path, DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0") as dask:
        for _ in range(2):
            dask.worker()
        outcome = runs.end(runs.begin(f"dask:{dask.address}", "state", "kills_gate_process"))
    reasons = {row["reason"] for row in outcome["rows"]}
    assert any("1 workers of the cluster were lost while they judged it" in reason for reason in reasons)
    assert {row["verdict"] for row in outcome["rows"]} == {"undecided"}
    assert len(outcome["digests"]) >= 256 * (PARTS - 2)
    assert outcome["kept"] == len(outcome["digests"]) // 256 < PARTS


@pytest.mark.thorough
@pytest.mark.parametrize(("threads", "compiler", "message"), [
    (2, None, "has 2 threads: start workers with --nthreads 1"),
    (1, "another cc", "has another C compiler: another cc there"),
])  # fmt: skip
def test_unequal_worker_is_refused(
    threads: int, compiler: str | None, message: str, runs: Runs, tmp_path: Path
) -> None:
    """The client refuses the worker with a message before anything is judged."""
    more = {}
    if compiler:
        script = tmp_path / "cc"
        script.write_text(f"#!/bin/sh\necho {compiler}\n")
        script.chmod(0o755)
        more["CC"] = str(script)
    with cluster(tmp_path) as dask:
        dask.worker(threads, **more)
        outcome = runs.end(runs.begin(f"dask:{dask.address}", "state"))
    assert message in outcome["error"]


def test_missing_distributed_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "vinculum.gate.runner.executors.dask_", raising=False)
    with pytest.raises(ExecutorError, match=r'needs the package distributed: python -m pip install "vinculum\[dask\]"'):
        executor_of("dask", 2)


@pytest.mark.parametrize("name", ["dask:", "ray", "local:x", ""])
def test_unknown_executors_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="there is no executor"):
        executor_of(name, 2)


@pytest.mark.slow
def test_ctrl_c_leaves_the_cluster_running(runs: Runs, tmp_path: Path) -> None:
    """The client keeps its results; the workers go on and serve the next client."""
    state = tmp_path / "state"
    with cluster(tmp_path) as dask:
        worker = dask.worker()
        process, file = runs.begin(f"dask:{dask.address}", "state")
        wait_for(lambda: stored_parts(state) >= 1)
        process.send_signal(signal.SIGINT)
        stopped = runs.end((process, file))
        assert (stopped["lost"], worker.poll(), dask.scheduler.poll()) == ("", None, None)
        assert 1 <= stopped["kept"] < PARTS
        next_outcome = runs.end(runs.begin(f"dask:{dask.address}", "state"))
    assert (next_outcome["resumed"], len(next_outcome["digests"])) == (stopped["kept"], 256 * PARTS)
