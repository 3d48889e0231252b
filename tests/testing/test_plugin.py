"""The gate inside of pytest, run as a project would run it: in a process and a folder of its own."""

import subprocess
import sys
import textwrap
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
    target = "python:divs:floor"
    type = "int8"
    condition = ""
    reason = "{reason}"
    owner = "the team"
    expiry = {expiry}
"""
PLUGINLESS = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "divs.py").write_text(textwrap.dedent(DIVS))
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs pytest in `project`, with the name of every test."""
    command = [sys.executable, "-m", "pytest", *PLUGINLESS, "-rA", "--color=no", *arguments]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False, timeout=300)


def on(name: str, *more: str) -> list[str]:
    """The options that judge one function of divs.py."""
    return [f"--vinculum-target=python:divs:{name}", "--vinculum-profile=onnx-14", "--vinculum-dtype=int8", *more]


def test_one_test_a_requirement_and_a_refuted_one_fails_with_the_counterexample(project: Path) -> None:
    ran = run(project, *on("floor"))
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert f"FAILED vinculum/python:divs:floor::{REFUTED}" in ran.stdout
    assert "PASSED vinculum/python:divs:floor::onnx-14-int8-V_DIV_DETERMINISM_0010" in ran.stdout
    assert "expected 0 (0x00)" in ran.stdout
    assert "vinculum replay" in ran.stdout
    assert "Traceback" not in ran.stdout
    assert "1 failed" in ran.stdout.splitlines()[-1]


def test_what_conforms_passes(project: Path) -> None:
    ran = run(project, *on("good"))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert " passed" in ran.stdout.splitlines()[-1]
    assert "failed" not in ran.stdout.splitlines()[-1]


def test_a_type_that_is_not_supported_is_no_pass(project: Path) -> None:
    ran = run(project, *on("nothing"))
    assert ran.returncode == 1, ran.stdout
    assert "passed" not in ran.stdout.splitlines()[-1]
    assert "int8 is not supported" in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--vinculum-target=python:divs:good", "--vinculum-dtype=int7"], "there is no dtype 'int7'"),
        (["--vinculum-target=python:gone.py:good"], "gone.py"),
        (["--vinculum-target=nonsense"], "nonsense"),
        (on("good", "--vinculum-waivers=gone.toml"), "gone.toml"),
    ],
    ids=["dtype", "file", "target", "waivers"],
)
def test_what_does_not_exist_is_said_at_once(project: Path, arguments: list[str], said: str) -> None:
    ran = run(project, *arguments)
    assert ran.returncode == pytest.ExitCode.USAGE_ERROR, ran.stdout + ran.stderr
    assert said in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stdout + ran.stderr


def test_a_waiver_is_an_expected_failure_with_its_reason(project: Path) -> None:
    (project / "w.toml").write_text(
        textwrap.dedent(WAIVER).format(reason="the old firmware floors", expiry="2999-12-31")
    )
    ran = run(project, *on("floor", "--vinculum-waivers=w.toml"))
    assert ran.returncode == 0, ran.stdout
    assert f"XFAIL vinculum/python:divs:floor::{REFUTED} - waived: the old firmware floors" in ran.stdout
    assert "PASSED vinculum/python:divs:floor::waivers: w.toml" in ran.stdout


@pytest.mark.parametrize(
    ("name", "expiry", "said"),
    [("floor", "2020-01-01", "it expired on 2020-01-01"), ("good", "2999-12-31", "nothing needs it")],
    ids=["expired", "unneeded"],
)
def test_a_waiver_that_is_over_or_unneeded_fails(project: Path, name: str, expiry: str, said: str) -> None:
    text = textwrap.dedent(WAIVER).format(reason="so", expiry=expiry).replace("divs:floor", f"divs:{name}")
    (project / "w.toml").write_text(text)
    ran = run(project, *on(name, "--vinculum-waivers=w.toml"))
    assert ran.returncode == 1, ran.stdout
    assert said in ran.stdout


def test_tests_are_chosen_by_name(project: Path) -> None:
    ran = run(project, *on("floor"), "-k", "DETERMINISM")
    assert ran.returncode == 0, ran.stdout
    assert "1 passed" in ran.stdout.splitlines()[-1]


def test_decorator_and_fixture(project: Path) -> None:
    (project / "test_own.py").write_text(
        textwrap.dedent("""
            import pytest
            from vinculum.testing import conformance

            @conformance("python:divs:floor", profile="onnx-14", dtypes=["int8"])
            def test_div(verdict):
                verdict.check()

            def test_good(vinculum_gate):
                vinculum_gate("python:divs:good", profile="onnx-14", dtypes=["int8"])

            def test_bad(vinculum_gate):
                with pytest.raises(AssertionError, match="E_DIV_INT_FUNC_0010 is refuted"):
                    vinculum_gate("python:divs:floor", profile="onnx-14", dtypes=["int8"])
        """)
    )
    ran = run(project)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    failed = [line for line in ran.stdout.splitlines() if line.startswith("FAILED")]
    assert [line.partition(" - ")[0] for line in failed] == [f"FAILED test_own.py::test_div[{REFUTED}]"]
    assert "PASSED test_own.py::test_good" in ran.stdout
    assert "PASSED test_own.py::test_bad" in ran.stdout


def test_the_plugin_alone_loads_nothing_of_the_gate() -> None:
    code = "import sys, vinculum.testing.plugin; print([m for m in ('sympy', 'hypothesis', 'vinculum.gate') if m in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
