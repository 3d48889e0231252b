"""The pytest plugin, run as in a project: in its own process and folder.

Each run takes seconds, so that a few runs serve many tests.
"""

import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

import pytest

DIVS = """
    import numpy as np

    def good(A, B):
        if (B == 0).any() or ((A == np.iinfo(A.dtype).min) & (B == -1)).any():
            raise ZeroDivisionError("outside of the domain")
        return (np.sign(A) * np.sign(B) * (np.abs(A.astype(int)) // np.abs(B.astype(int)))).astype(A.dtype)

    def floor(A, B):
        return good(A, B) - ((A % B != 0) & ((A < 0) != (B < 0)))

    def nothing(A, B):
        raise NotImplementedError("no such type")
"""
REFUTED = "onnx-14-int8-E_DIV_INT_FUNC_0010: Truncated quotient"
WAIVER = """
    [[waiver]]
    requirement = "E_DIV_INT_FUNC_0010"
    target = "python:divs:{name}"
    type = "int8"
    condition = "B != 0"
    reason = "the old firmware floors"
    owner = "the team"
    expiry = {expiry}
"""
PLUGINLESS = ["-p", "no:cacheprovider", "-p", "no:hypothesispytest"]


def write_tests(project: Path) -> Path:
    (project / "divs.py").write_text(textwrap.dedent(DIVS))
    (project / "no_licence.py").write_text("import os\n\nos._exit(7)\n")
    return project


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return write_tests(tmp_path)


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in `project` with the name of every test and without truncated lines."""
    command = [sys.executable, "-m", "pytest", *PLUGINLESS, "-rA", "--color=no", *arguments]
    wide = os.environ | {"COLUMNS": "1000"}
    return subprocess.run(command, cwd=project, env=wide, capture_output=True, text=True, check=False, timeout=300)


def on(*names: str, more: Sequence[str] = ()) -> list[str]:
    """The options that judge functions of divs.py."""
    targets = [f"--vinculum-target=python:{name if ':' in name else f'divs:{name}'}" for name in names]
    return [*targets, "--vinculum-profile=onnx-14", "--vinculum-dtype=int8", *more]


def outcomes(ran: subprocess.CompletedProcess[str], target: str) -> dict[str, set[str]]:
    """The outcomes of a target's tests, with their messages."""
    actual: dict[str, set[str]] = {}
    for line in ran.stdout.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("PASSED", "FAILED", "ERROR", "XFAIL") and rest.startswith(f"vinculum/python:{target}::"):
            actual.setdefault(word, set()).add(rest.partition("::")[2])
    return actual


@pytest.fixture(scope="module")
def floor_run(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """An implementation that floors."""
    return run(write_tests(tmp_path_factory.mktemp("floors")), *on("floor"))


@pytest.fixture(scope="module")
def gate_run(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """Three implementations: one conforms, one lacks the type, and one crashes on import."""
    return run(write_tests(tmp_path_factory.mktemp("judged")), *on("good", "nothing", "no_licence:div"))


def test_refuted_requirement_fails_with_the_counterexample(floor_run: subprocess.CompletedProcess[str]) -> None:
    assert floor_run.returncode == 1, floor_run.stdout + floor_run.stderr
    (failed,) = outcomes(floor_run, "divs:floor")["FAILED"]
    name, _, message = failed.partition(" - ")
    assert name == REFUTED
    assert re.fullmatch(
        r"E_DIV_INT_FUNC_0010 is refuted: A = -?\d+, B = -?\d+: got -?\d+ .*, expected -?\d+ .*", message
    ), message
    assert "onnx-14-int8-V_DIV_DETERMINISM_0010: Determinism" in outcomes(floor_run, "divs:floor")["PASSED"]
    assert "vinculum replay" in floor_run.stdout
    assert "Traceback" not in floor_run.stdout


@pytest.mark.thorough
def test_what_conforms_passes(gate_run: subprocess.CompletedProcess[str]) -> None:
    assert gate_run.returncode == 1, gate_run.stdout + gate_run.stderr
    assert "Traceback" not in gate_run.stdout
    result = outcomes(gate_run, "divs:good")
    assert result.keys() == {"PASSED"}
    assert REFUTED in result["PASSED"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("divs:nothing", "int8 is not supported"),
        ("no_licence:div", "the process ended without an answer (exit status 7)"),
    ],
    ids=["type", "died"],
)
def test_unjudged_requirement_does_not_pass(
    gate_run: subprocess.CompletedProcess[str], target: str, message: str
) -> None:
    result = outcomes(gate_run, target)
    assert result.keys() == {"FAILED"}
    assert all(message in line.partition(" - ")[2] for line in result["FAILED"]), result["FAILED"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--vinculum-target=python:divs:good", "--vinculum-dtype=int7"], "there is no dtype 'int7'"),
        (["--vinculum-target=c:divs.py:good"], "name its element type with --vinculum-dtype"),
        (["--vinculum-target=python:divs:good", "--vinculum-seed=-1"], "-1 is no seed"),
        (["--vinculum-target=python:gone.py:good"], "gone.py"),
        (["--vinculum-target=nonsense"], "nonsense"),
        (on("good", more=["--vinculum-waivers=gone.toml"]), "gone.toml"),
        (["--vinculum-waivers=gone.toml"], "--vinculum-waivers needs --vinculum-target"),
        (["--vinculum-level=slow"], "invalid choice: 'slow'"),
        ([*on("good"), "-p", "no:vinculum"], "unrecognized arguments: --vinculum-target"),
    ],
    ids=["dtype", "no dtype", "seed", "file", "target", "waivers", "no target", "level", "no plugin"],
)
def test_invalid_options_are_reported_at_once(project: Path, arguments: list[str], message: str) -> None:
    ran = run(project, *arguments)
    assert ran.returncode == pytest.ExitCode.USAGE_ERROR, ran.stdout + ran.stderr
    assert message in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stdout + ran.stderr


@pytest.mark.slow
def test_without_xdist_there_is_no_mark_of_it(project: Path) -> None:
    strict = "-p", "no:xdist", "--strict-markers", "-W", "error::pytest.PytestUnknownMarkWarning"
    ran = run(project, *on("good"), "-k", "E_DIV_INT_FUNC_0010", *strict)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def waivers(project: Path, **expiries: str) -> str:
    """The option that names a file of waivers, one for each function."""
    text = "".join(textwrap.dedent(WAIVER).format(name=name, expiry=expiry) for name, expiry in expiries.items())
    (project / "w.toml").write_text(text)
    return "--vinculum-waivers=w.toml"


@pytest.mark.thorough
def test_a_waiver_is_an_expected_failure_with_its_reason(project: Path) -> None:
    ran = run(project, *on("floor", more=[waivers(project, floor="2999-12-31")]))
    assert ran.returncode == 0, ran.stdout
    result = outcomes(ran, "divs:floor")
    assert result["XFAIL"] == {f"{REFUTED} - waived: the old firmware floors"}
    assert "waivers: w.toml" in result["PASSED"]


@pytest.mark.slow
def test_a_waiver_that_is_over_or_unneeded_fails(project: Path) -> None:
    ran = run(project, *on("floor", "good", more=[waivers(project, floor="2020-01-01", good="2999-12-31")]))
    assert ran.returncode == 1, ran.stdout
    assert "it expired on 2020-01-01" in ran.stdout
    assert "no failure needs it" in ran.stdout
    assert any("waivers: w.toml" in line for line in outcomes(ran, "divs:floor")["FAILED"])
    assert any("waivers: w.toml" in line for line in outcomes(ran, "divs:good")["FAILED"])


@pytest.mark.thorough
def test_tests_are_chosen_by_name_and_listed_without_judging(project: Path) -> None:
    ran = run(project, *on("floor", "floor"), "-k", "DETERMINISM", "--collect-only", "-q")
    assert ran.returncode == 0, ran.stdout
    assert "vinculum/python:divs:floor::onnx-14-int8-V_DIV_DETERMINISM_0010: Determinism" in ran.stdout.splitlines()
    assert "1/17 tests collected (16 deselected)" in ran.stdout.splitlines()[-1]


OWN = """
    import pytest
    from vinculum.testing import UndecidedError, Verdict, conformance

    @conformance("python:kept:floor", profile="onnx-14", dtypes="int8")
    class TestFloor:
        def test_div(self, verdict: Verdict) -> None:
            verdict.check()

    def test_good(vinculum_gate):
        vinculum_gate("python:kept:good", profile="onnx-14", dtypes=["int8"])

    def test_bad(vinculum_gate):
        with pytest.raises(AssertionError, match="E_DIV_INT_FUNC_0010 is refuted"):
            vinculum_gate("python:kept:floor", profile="onnx-14", dtypes=["int8"])

    def test_unknown(vinculum_gate):
        vinculum_gate("python:gone:good")
"""


@pytest.mark.slow
def test_decorator_and_fixture_on_two_processes(project: Path) -> None:
    """The functions are in a folder that only pytest's own setting makes importable."""
    (project / "src").mkdir()
    (project / "divs.py").rename(project / "src" / "kept.py")
    (project / "pytest.ini").write_text("[pytest]\npythonpath = src\n")
    (project / "test_own.py").write_text(textwrap.dedent(OWN))
    ran = run(project, "-n", "2", "--dist", "loadfile")
    assert ran.returncode == 1, ran.stdout + ran.stderr
    failed = {line.partition(" - ")[0] for line in ran.stdout.splitlines() if line.startswith("FAILED")}
    assert failed == {f"FAILED test_own.py::TestFloor::test_div[{REFUTED}]", "FAILED test_own.py::test_unknown"}
    assert "PASSED test_own.py::test_good" in ran.stdout
    assert "PASSED test_own.py::test_bad" in ran.stdout
    assert "unspecified: error ZeroDivisionError" in ran.stdout
    assert "python:gone:good: there is no file of a module gone" in ran.stdout


INVALID_DECORATORS = {
    "unknown": ('@conformance("python:gone:good")\ndef test_it(verdict): ...', "there is no file of a module gone"),
    "bare": ("@conformance\ndef test_it(verdict): ...", "is no name of a target"),
    "generator": ('@conformance("numpy", dtypes="int8")\ndef test_it(verdict):\n    yield', "'yield' keyword"),
    "no types": ('@conformance("numpy", dtypes=None)\ndef test_it(verdict): ...', "dtypes is None, neither a name"),
    "no type": ('@conformance("c:divs.py:good")\ndef test_it(verdict): ...', "name its element type with dtypes"),
    "no profile": ('@conformance("numpy", profile=3)\ndef test_it(verdict): ...', "profile is 3, neither a name"),
    "no level": ('@conformance("numpy", level=["quick"])\ndef test_it(verdict): ...', "['quick'] is no level"),
    "no seed": ('@conformance("numpy", seed=True)\ndef test_it(verdict): ...', "True is no seed"),
    "no file": ('@conformance("numpy", waivers=3)\ndef test_it(verdict): ...', "waivers is 3, not the path"),
    "no argument": ('@conformance("numpy", dtypes="int8")\ndef test_it(): ...', "uses no argument 'verdict'"),
}


@pytest.mark.thorough
def test_a_decorator_that_makes_no_sense_is_an_error_of_collection(project: Path) -> None:
    for place, (text, _) in enumerate(INVALID_DECORATORS.values()):
        (project / f"test_{place}.py").write_text(f"from vinculum.testing import conformance\n\n{text}\n")
    ran = run(project)
    assert ran.returncode == pytest.ExitCode.INTERRUPTED, ran.stdout + ran.stderr
    assert f"{len(INVALID_DECORATORS)} errors" in ran.stdout.splitlines()[-1]
    assert all(output in ran.stdout for _, output in INVALID_DECORATORS.values()), ran.stdout
    assert "vinculum/testing/" not in ran.stdout.replace("\\", "/")


@pytest.mark.thorough
def test_invalid_fixture_request_fails_with_a_message(project: Path) -> None:
    """The message has no traceback."""
    (project / "test_own.py").write_text("def test_it(vinculum_gate):\n    vinculum_gate('c:divs.py:good')\n")
    ran = run(project)
    assert ran.returncode == pytest.ExitCode.TESTS_FAILED, ran.stdout + ran.stderr
    assert "c:divs.py:good: name its element type with dtypes" in ran.stdout
    assert "Traceback" not in ran.stdout
    assert "another exception occurred" not in ran.stdout


def test_plugin_loads_no_gate_module() -> None:
    code = "import sys, vinculum.testing.plugin; print([m for m in ('sympy', 'hypothesis', 'vinculum.gate') if m in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
