"""The function `vinculum.check`: what it takes, what it refuses, and what it returns."""

import doctest
import json
import operator
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator

import vinculum
from tests.gate.support.cli import run as command
from tests.gate.support.sample_run import run
from vinculum.gate import check as api
from vinculum.gate.callables import target_name
from vinculum.gate.reports.json_report import schema
from vinculum.gate.results.results import Status

SCRIPT = """
import vinculum

REASON = "no such type here"
print("the script runs")

def lacks_the_type(A, B):
    raise NotImplementedError(REASON)

for function in (lacks_the_type, lambda A, B: lacks_the_type(A, B)):
    report = vinculum.check(function, dtypes="int8", level="quick")
    print(report)
    print("conforms:", report.conforms)
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own, for callables."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "vinculum" / "callables"


@pytest.mark.thorough
def test_script_without_main_guard_checks_its_own_functions(tmp_path: Path) -> None:
    """The worker gets the function with the global that it reads; the script itself runs once."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    completed = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=600, cwd=tmp_path
    )
    assert completed.returncode == 0, completed.stderr
    assert completed.stdout.count("the script runs") == 1
    verdicts = [line for line in completed.stdout.splitlines() if line.startswith("not supported  python:")]
    assert len(verdicts) == 2
    assert completed.stdout.count("no such type here") >= 2
    assert completed.stdout.count("conforms: False") == 2


@pytest.mark.parametrize(
    ("function", "name"),
    [
        (np.floor_divide, "python:numpy:floor_divide"),
        (json.JSONEncoder.default, "python:json.encoder:JSONEncoder.default"),
        ("vinculum", "vinculum"),
    ],
    ids=["function", "method", "name"],
)
def test_what_a_module_has_is_named(function: Any, name: str) -> None:
    assert target_name(function) == name


@pytest.mark.parametrize("function", [lambda A, B: A // B, operator.itemgetter(1), len], ids=["lambda", "object", "C"])
def test_other_callables_are_pickled(function: Any, cache: Path) -> None:
    """The same callable gets the same file, which only this user can read."""
    name = target_name(function)
    file, _, attribute = name.removeprefix("python:").rpartition(":")
    assert Path(file).parent == cache
    assert attribute.isidentifier()
    assert cache.stat().st_mode & 0o077 == 0


def test_callable_that_cannot_be_pickled_is_refused() -> None:
    lock = threading.Lock()

    def locked(A: Any, B: Any) -> Any:
        with lock:
            return A // B

    with pytest.raises(ValueError, match=r"^locked cannot be sent to the worker process") as refusal:
        vinculum.check(locked, dtypes="int8", level="quick")
    message = str(refusal.value)
    assert "cannot pickle '_thread.lock' object" in message
    assert "python:path/to/file.py:function" in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"target": 3}, "3 is no name of a target"),
        ({"target": []}, "there is no target"),
        ({"target": "nonsense"}, "there is no target 'nonsense'"),
        ({"profile": "onnx-99"}, "there is no profile 'onnx-99'"),
        ({"dtypes": "int9"}, "there is no dtype 'int9'"),
        ({"dtypes": np.int8}, "neither a name nor a list of names"),
        ({"dtypes": "int8", "profile": "onnx-1"}, "nothing to judge"),
        ({"level": "thorough"}, "there is no level 'thorough'"),
        ({"seed": -1}, "-1 is no seed"),
        ({"seed": True}, "True is no seed"),
        ({"waivers": 3}, "waivers is 3, not the path of a file"),
        ({"waivers": "gone.toml"}, r"cannot read gone\.toml"),
        ({"memory": "4"}, "memory: '4' is no amount of memory"),
        ({"memory": 4}, "memory: "),
        ({"memory": "1MiB"}, "memory is 1MiB, not from 256MiB"),
        ({"timeout": 0}, "timeout is 0"),
        ({"timeout": float("nan")}, "timeout is nan"),
        ({"jobs": 0}, "jobs is 0"),
        ({"shard": (3, 2)}, r"shard is \(3, 2\), not \(i, n\)"),
        ({"shard": "1/2"}, "shard is '1/2'"),
    ],
    ids=str,
)
def test_wrong_arguments_are_refused_before_anything_is_judged(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refusal:
        api.check(**({"target": "vinculum"} | arguments))
    assert "\n" not in str(refusal.value)


def test_arguments_are_those_of_the_command() -> None:
    """The selection is equal, but for the folder of parts, which only the command has by default."""
    prepared = api.prepare("numpy", profile="onnx-14", dtypes=["int8", "int16"], level="quick", seed=7, memory="512MiB")
    assert prepared.selection.memory == 0.5
    assert [unit.dtype for unit in prepared.units] == ["int8", "int16"]
    assert {(unit.seed, unit.level, unit.profiles) for unit in prepared.units} == {(7, "quick", ("onnx-14",))}
    options = {option.name: option.default for option in vinculum_command().params}
    for name in ("level", "seed", "timeout", "memory"):
        assert api.check.__kwdefaults__[name] == options[name], name


def vinculum_command() -> Any:
    """The command `check`."""
    from vinculum.cli import main

    return main.commands["check"]


def test_report_holds_every_verdict() -> None:
    report = run()
    assert (report.status, report.conforms) == (1, False)
    assert [row.verdict for row in report.refuted] == [Status.REFUTED]
    assert report.counterexamples == [report.refuted[0].counterexample]
    assert set(report.by_type) == {row.dtype for row in report.rows}
    assert sum(map(len, report.by_type.values())) == len(report.rows)
    assert report.command == "vinculum check numpy --level quick --seed 0"
    assert run(status=Status.CONFORMS).rows[0].verdict is Status.CONFORMS


def test_report_as_json_is_the_document_of_the_command() -> None:
    document = json.loads(run().to_json())
    Draft202012Validator(schema()).validate(document)
    assert document["command"] == run().command
    assert document == json.loads(run().to_json("vinculum check")) | {"command": run().command}


def test_report_as_text_begins_with_the_verdict() -> None:
    assert str(run()).startswith("refuted  numpy 1: ")
    html = run("<b>")._repr_html_()
    assert html.startswith("<pre")
    assert html.index("refuted") < html.index("numpy")
    assert "<b>" not in html


def test_types_without_a_profile_make_a_report_incomplete() -> None:
    report = vinculum.Report(
        run(status=Status.CONFORMS).outcome, run().selection, gaps=("numpy, real: not in onnx-14",)
    )
    assert (report.status, report.conforms) == (3, False)
    assert "not judged: numpy, real: not in onnx-14" in str(report)


@pytest.mark.usefixtures("cache")
def test_example_in_the_documentation_runs() -> None:
    """A floor division is refuted by the smallest pair of operands (E_DIV_INT_FUNC_0010)."""
    results = doctest.testmod(api)
    assert results.attempted >= 4
    assert results.failed == 0


def test_dry_run_lists_what_would_be_judged() -> None:
    result = command("check", "numpy", "--dtype", "int8,float32", "--level", "quick", "--dry-run")
    assert result.exit_code == 3
    line = result.output.splitlines()[0]
    assert line.startswith("would judge numpy ")
    assert "under onnx-14, level quick, seed 0" in line
    assert "float32 (" in line and "int8 (" in line
    assert "nothing was judged" in result.output


def test_quiet_and_verbose_exclude_each_other() -> None:
    result = command("check", "numpy", "--dtype", "int8", "-q", "-v")
    assert result.exit_code == 2
    assert "-q and -v exclude each other" in result.output
