"""Interrupted checks: results so far are written, and no process is left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from junitparser import JUnitXml

from tests.gate.support.cli import TARGETS, run


def processes() -> dict[int, tuple[int, str]]:
    """Parent and command line of all running processes, by process id."""
    actual = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                status = (entry / "stat").read_text().rpartition(")")[2].split()
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue  # it has ended meanwhile
            if status[0] != "Z":
                actual[int(entry.name)] = (int(status[1]), command)
    return actual


def descendants(root: int) -> set[int]:
    """All descendants of a process."""
    running, result = processes(), {root}
    while more := {pid for pid, (parent, _) in running.items() if parent in result} - result:
        result |= more
    return result - {root}


def wait_for(condition: Callable[[], bool], seconds: float = 180.0) -> bool:
    """Whether the condition becomes true in time."""
    deadline = time.monotonic() + seconds
    while not (condition_holds := condition()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return condition_holds


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("whole_group", "level", "how"),
    [
        pytest.param(False, "standard", signal.SIGINT, marks=pytest.mark.slow, id="one process"),
        pytest.param(True, "quick", signal.SIGINT, id="all of the terminal's"),
        pytest.param(False, "quick", signal.SIGTERM, id="by `timeout`"),
        pytest.param(False, "quick", signal.SIGHUP, marks=pytest.mark.slow, id="the terminal is closed"),
    ],
)
def test_interrupt(tmp_path: Path, whole_group: bool, level: str, how: signal.Signals) -> None:
    """The command exits soon with status 3, reports the results so far, and leaves no process."""
    (tmp_path / "targets.py").write_text(TARGETS)
    target, document = f"python:{tmp_path}/targets.py:hangs_over_int32", tmp_path / "x.json"
    command = [
        sys.executable,
        "-m",
        "vinculum.cli",
        "check",
        target,
        "--dtype",
        "int32",
        "uint8",
        "--profile",
        "onnx-14",
    ]
    command += ["--level", level, "--jobs", "2", "--timeout", "500", "-q", "--json", str(document)]
    junit, sarif, draft = tmp_path / "x.xml", tmp_path / "x.sarif", tmp_path / "x.toml"
    command += ["--junit", str(junit), "--sarif", str(sarif), "--write-waivers", str(draft)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    started = set[int]()
    try:
        log = tmp_path / "targets.py.uint8"
        assert wait_for((tmp_path / "targets.py.int32").exists) and wait_for(log.exists)
        workers = {int(pid) for pid in log.read_text().split()}
        assert wait_for(lambda: not workers & descendants(process.pid) or _quiet(log))
        started = descendants(process.pid)
        assert len(started) >= 3, "two processes of the pool, and at least the worker that hangs"
        began = time.monotonic()
        (os.killpg if whole_group else os.kill)(process.pid, how)
        output, errors = process.communicate(timeout=30)
        took = time.monotonic() - began
        survivors = started if not wait_for(lambda: not started & processes().keys(), 5.0) else set()
    finally:
        process.kill()
        process.wait()
        for pid in started & processes().keys():  # only where the test fails: it leaves nothing behind either
            os.kill(pid, signal.SIGKILL)
    assert not survivors
    assert took < 10
    assert process.returncode == 3
    assert "Traceback" not in errors
    assert "conforms" in output and "undecided" in output
    content = json.loads(document.read_text())
    assert content["interrupted"] is True
    verdicts = {name: {v["verdict"] for v in content["verdicts"] if v["dtype"] == name} for name in ("uint8", "int32")}
    assert verdicts == {
        "uint8": {"conforms", "unspecified"} | _has_unsupported_attributes(content),
        "int32": {"undecided"},
    }
    assert all("interrupted" in v["reason"] for v in content["verdicts"] if v["dtype"] == "int32")
    suites = list(JUnitXml.fromfile(str(junit)))
    assert suites and all(suite.errors == 1 for suite in suites), "of two types, int32 was not judged"
    (log_of_run,) = json.loads(sarif.read_text())["runs"]
    (invocation,) = log_of_run["invocations"]
    assert invocation["executionSuccessful"] is False
    assert "interrupted" in invocation["toolExecutionNotifications"][0]["message"]["text"]
    assert "The run ended early" in draft.read_text()
    assert not [command for _, command in processes().values() if str(tmp_path) in command and "worker" in command]


@pytest.mark.thorough
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_end_by_another_signal(tmp_path: Path, number: signal.Signals) -> None:
    """No process is left behind if the gate is terminated, as by a CI runner after a timeout."""
    (tmp_path / "targets.py").write_text(TARGETS)
    target = f"python:{tmp_path}/targets.py:hangs_over_int32"
    command = [sys.executable, "-m", "vinculum.cli", "check", target, "--dtype", "int32", "--timeout", "500"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    started = set[int]()
    try:
        assert wait_for((tmp_path / "targets.py.int32").exists)
        started = descendants(process.pid)
        process.send_signal(number)
        process.wait(timeout=10)
        assert wait_for(lambda: not started & processes().keys(), 3.0)
    finally:
        process.kill()
        process.wait()
        for pid in started & processes().keys():  # only where the test fails: it leaves nothing behind either
            os.kill(pid, signal.SIGKILL)


def _quiet(log: Path) -> bool:
    """Whether the target was idle for a while, so that its type is complete."""
    before = log.stat().st_size
    time.sleep(3.0)
    return log.stat().st_size == before


def _has_unsupported_attributes(content: dict[str, list[dict[str, str]]]) -> set[str]:
    """A function that takes no attributes cannot be asked about them."""
    actual = {v["requirement"] for v in content["verdicts"] if v["verdict"] == "not supported"}
    assert actual <= {"V_DIV_ATTRIBUTE_0010"}
    return {"not supported"} if actual else set()


def test_interrupt_before_the_first_unit() -> None:
    """Nothing was refuted before the interrupt, so the status is not 1."""
    code = "import signal\nfrom vinculum import cli\nfrom vinculum.gate.runner import run as runner\n"
    code += "runner.units = lambda *_: signal.raise_signal(signal.SIGINT)\ncli.main(['check'])\n"
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert completed.returncode != 1


@pytest.mark.thorough
def test_unjudged_requirements_have_reasons(tmp_path: Path) -> None:
    """The screen and the report have the refuted and the unsupported requirements."""
    file, document = tmp_path / "raising.py", tmp_path / "out.json"
    file.write_text("def div(A, B):\n    raise ValueError('never')\n")
    result = run("check", f"python:{file}:div", "--dtype", "int16", "--level", "quick", "--json", str(document))
    assert result.exit_code == 1
    rows = json.loads(document.read_text())["verdicts"]
    expected = "no call had a result that this requirement applies to: most often error ValueError"
    assert {row["reason"] for row in rows if row["verdict"] == "undecided"} == {expected}
    (refuted,) = [row for row in rows if row["verdict"] == "refuted"]
    assert refuted["failures"] == refuted["cases"]
    assert f"wrong in {refuted['cases']:,} of {refuted['cases']:,}; the smallest:" in result.output
    after = result.output.partition("Undecided")[2]
    assert expected in after and "E_DIV_INT_FUNC_0010" in after
