"""Reports that are ready to file: their scripts run without Vinculum, and show what the gate found."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from vinculum import cli
from vinculum.commands.options import WRONG
from vinculum.gate.reports.issues.known_reports import known_reports
from vinculum.gate.reports.issues.runtime_calls import CALLS
from vinculum.gate.reports.issues.script import MAX_LINES, Shown, run_script, script
from vinculum.gate.reports.issues.text import report_text
from vinculum.gate.reports.issues.write import write_issues
from vinculum.gate.reports.report import Report
from vinculum.gate.results import formatting
from vinculum.gate.results.results import Counterexample, Row
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets import registry
from vinculum.gate.waivers.condition import parse
from vinculum_spec.atlas.full import full_specification

TRUNCATED, NO_CRASH = "E_DIV_INT_FUNC_0010", "V_DIV_NO_CRASH_0010"
LEAST = -(2**31)


def row(
    target: str = "numpy", requirement: str = TRUNCATED, *, A: Any = (-3,), B: Any = (2,), dtype: str = "int32",
    got: str = "-2 (0xfffffffe)", expected: tuple[str, ...] = ("-1 (0xffffffff)",), path: str = "eager",
    index: tuple[int, ...] | None = (0,), profile: str = "onnx-14", attributes: dict[str, Any] | None = None,
) -> Row:  # fmt: skip
    """A refuted row."""
    a, b = (formatting.operand(np.array(x, element_dtype(dtype))) for x in (A, B))
    example = Counterexample("a case", a, b, attributes or {}, path, "contiguous", got, expected, index, replay="{}")
    version = registry.listed(target).version if target in registry.KNOWN else "1.0"
    return Row(target, version or "0", profile, requirement, dtype, cases=7, failures=2, counterexample=example)


def shown(refuted: Row, tmp_path: Path) -> Shown:
    """Write and run the script of a row."""
    assert refuted.counterexample is not None
    source = script(refuted, refuted.counterexample, refuted.target)
    assert source is not None
    assert "vinculum" not in source
    assert len(source.splitlines()) <= MAX_LINES
    path = tmp_path / "issue.py"
    path.write_text(source, encoding="utf-8")
    return run_script(path, refuted.counterexample, sys.executable).shown


def test_a_script_shows_a_wrong_element(tmp_path: Path) -> None:
    assert shown(row(), tmp_path) is Shown.YES


def test_a_script_that_gives_another_result_does_not_show_it(tmp_path: Path) -> None:
    assert shown(row(got="-7 (0xfffffff9)"), tmp_path) is Shown.NO


@pytest.mark.parametrize(
    ("A", "B", "index"),
    [(-3, 2, ()), ([[4, -3]], [[2, 2]], (0, 1)), ([[4], [-3]], [2], (1, 0))],
    ids=["rank 0", "rank 2", "broadcast"],
)
def test_shapes(A: Any, B: Any, index: tuple[int, ...], tmp_path: Path) -> None:
    assert shown(row(A=A, B=B, index=index), tmp_path) is Shown.YES


@pytest.mark.parametrize(
    ("dtype", "bits"), [("bfloat16", "0x3eab"), ("float16", "0x3555"), ("float32", "0x3eaaaaab"), ("float64", "0x3fd5555555555555")]
)  # fmt: skip
def test_floats_are_compared_by_their_bits(dtype: str, bits: str, tmp_path: Path) -> None:
    third = row(A=(1.0,), B=(3.0,), dtype=dtype, got=f"0.33 ({bits})", expected=("0 (0x0)",))
    assert shown(third, tmp_path) is Shown.YES


@pytest.mark.parametrize("operands", [([np.nan], [1.0]), ([np.inf], [-0.0])])
def test_special_values_are_passed_by_their_bits(operands: tuple[Any, Any], tmp_path: Path) -> None:
    A, B = (np.array(x, "float32") for x in operands)
    with np.errstate(all="ignore"):
        quotient = np.divide(A, B)
    got = formatting.decimal_and_bits(quotient[0])
    assert shown(row(A=A, B=B, dtype="float32", got=got, expected=("any",)), tmp_path) is Shown.YES


def test_a_process_that_dies(tmp_path: Path) -> None:
    dead = row(requirement=NO_CRASH, got="died: ended by SIGFPE", expected=("any value or error",), index=None)
    path = tmp_path / "issue.py"
    assert dead.counterexample is not None
    path.write_text("import os, signal\nos.kill(os.getpid(), signal.SIGFPE)\n", encoding="utf-8")
    ended = run_script(path, dead.counterexample, sys.executable)
    assert (ended.shown, ended.output) == (Shown.YES, "(ended by SIGFPE)")
    path.write_text("pass\n", encoding="utf-8")
    assert run_script(path, dead.counterexample, sys.executable).shown is Shown.NO


def test_an_exception(tmp_path: Path) -> None:
    refused = row(got="error RuntimeError: no such rank", expected=("a value",), index=None)
    path = tmp_path / "issue.py"
    assert refused.counterexample is not None
    path.write_text("raise RuntimeError('no such rank')\n", encoding="utf-8")
    ended = run_script(path, refused.counterexample, sys.executable)
    assert (ended.shown, ended.output) == (Shown.YES, "RuntimeError: no such rank")
    path.write_text("raise ValueError('something else')\n", encoding="utf-8")
    assert run_script(path, refused.counterexample, sys.executable).shown is Shown.NO


def test_what_a_script_cannot_compare_is_left_open(tmp_path: Path) -> None:
    assert shown(row(got="another type", expected=("int32",), index=None), tmp_path) is Shown.OPEN


MODEL_PATHS = ("dynamic", "static", "constant B", "constant A and B")
PATHS = {
    "torch": ("eager",), "jax": ("eager", "jit", "jit, constant B", "jit, constant A and B"),
    "tensorflow": ("eager", "function", "function, constant B", "function, constant A and B"),
    "onnx-reference": ("dynamic", "constant B", "constant A and B"), "onnxruntime": MODEL_PATHS,
    "openvino": (*MODEL_PATHS, "static, f32 precision"),
}  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize(("target", "path"), [(target, path) for target in sorted(PATHS) for path in PATHS[target]])
def test_every_runtime_on_every_path(target: str, path: str, tmp_path: Path) -> None:
    """7 / 2 is 3 everywhere: the script of a runtime prints it."""
    if registry.listed(target).reason:
        pytest.skip(str(registry.listed(target).reason))
    assert shown(row(target, A=(7,), B=(2,), got="3 (0x00000003)", path=path), tmp_path) is Shown.YES


def test_every_runtime_has_its_paths() -> None:
    assert {"numpy", "array-api-strict", *PATHS} == CALLS.keys()
    for target, paths in PATHS.items():
        assert set(paths) <= {*registry.adapter_class(target).paths(registry.adapter_class(target), "onnx-14")}  # type: ignore[arg-type]


@pytest.mark.parametrize("target", ["python:mine.py:div", "exec:./div", "vinculum", "wasmtime"])
def test_targets_without_a_short_script_have_none(target: str) -> None:
    refuted = row(target)
    assert refuted.counterexample is not None
    assert script(refuted, refuted.counterexample, target) is None
    text = report_text(refuted, refuted.counterexample, [refuted], target, None, None)
    assert "vinculum replay" in text
    assert "```python" not in text


def test_a_long_operand_has_no_script() -> None:
    long = row(A=[1] * 100, B=[1] * 100)
    assert long.counterexample is not None
    assert script(long, long.counterexample, "numpy") is None


def test_the_folder_has_a_report_for_each_requirement(tmp_path: Path) -> None:
    rows = [row(), row(profile="onnx-13"), row(A=(-5,), dtype="int8", got="-3 (0xfd)", expected=("-2 (0xfe)",))]
    run = Report(Outcome(rows=rows), Selection(("numpy",), (), (), "quick", 0))
    (line,) = write_issues(tmp_path / "new", run)
    assert line == f"{tmp_path / 'new' / f'numpy-{TRUNCATED}'}.md: The script shows it"
    assert {path.name for path in (tmp_path / "new").iterdir()} == {f"numpy-{TRUNCATED}.md", f"numpy-{TRUNCATED}.py"}
    text = (tmp_path / "new" / f"numpy-{TRUNCATED}.md").read_text(encoding="utf-8")
    assert text.startswith(f"# numpy {np.__version__}: int32: -3 / 2 gives -2 (0xfffffffe), expected -1 (0xffffffff)\n")
    assert "- ONNX Div-6, Summary" in text
    assert "SONNX" not in text  # which onnx-14 does not rest on
    assert "| int8 | onnx-14 | -5 | 2 | -3 (0xfd) | -2 (0xfe) |" in text
    assert "2 of 7 divisions of int32" in text


def test_what_a_target_says_cannot_leave_its_line(tmp_path: Path) -> None:
    refuted = row(got="error Bad\x1b[31m: # a heading\n# another", expected=("a | b",), index=None)
    run = Report(Outcome(rows=[refuted, row(got="x|y", index=None)]), Selection(("numpy",), (), (), "quick", 0))
    list(write_issues(tmp_path, run))
    text = (tmp_path / f"numpy-{TRUNCATED}.md").read_text(encoding="utf-8")
    assert "\x1b" not in text
    assert "Bad\\x1b[31m: # a heading" in text
    assert "\n# another" not in text
    assert "| x\\|y |" in text


def test_known_reports_are_of_targets_and_requirements() -> None:
    assert known_reports()
    for report in known_reports():
        assert report.target in registry.KNOWN
        assert report.requirement in full_specification().requirements
        assert set(report.types) <= full_specification().types.keys()
        assert parse(report.where) is not None
        assert report.url.startswith("https://github.com/")
        assert report.state in ("open", "closed")


@pytest.mark.parametrize(("numerator", "denominator", "known"), [(1, 0, True), (LEAST, -1, False)])
def test_a_known_report_is_about_its_operands(numerator: int, denominator: int, known: bool) -> None:
    dead = row("onnxruntime", NO_CRASH, A=(numerator,), B=(denominator,), got="died: ended by SIGFPE", path="dynamic", index=None)  # fmt: skip
    assert dead.counterexample is not None
    text = report_text(dead, dead.counterexample, [dead], "onnxruntime", None, None)
    assert ("onnxruntime/issues/27686" in text) is known


def test_pipelines_and_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for target, folder, words in (
        ("torch.div -> torch.onnx -> onnxruntime", "new", "--issue is not for pipelines"),
        ("numpy", "file/below", "is not a writable folder"),
    ):
        result = CliRunner().invoke(cli.main, ["check", target, "--issue", str(tmp_path / folder)])
        assert result.exit_code == WRONG
        assert words in " ".join(result.output.split())


@pytest.mark.thorough
def test_the_command_writes_them(tmp_path: Path) -> None:
    command = ["check", "numpy", "--dtype", "int8", "--level", "quick", "--profile", "onnx-14", "--issue", str(tmp_path), "-q"]  # fmt: skip
    result = CliRunner().invoke(cli.main, command)
    assert result.exit_code == 1
    assert f"numpy-{TRUNCATED}.md: The script shows it" in result.output
    ended = subprocess.run(
        [sys.executable, "-I", tmp_path / f"numpy-{TRUNCATED}.py"], capture_output=True, text=True, check=True
    )
    assert "expected" in ended.stdout
