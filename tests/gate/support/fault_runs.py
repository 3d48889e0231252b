"""Runs of targets with one fault, and a check that no process survives them."""

import os
import platform
import shutil
import subprocess
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tests.gate.support.targets import target_of
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.case import Case
from vinculum.gate.results.results import Row
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.trial.determinism import check_determinism
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

FOLDER = Path(__file__).parents[2] / "broken_implementations" / "standalone"
MODULES = ("standalone/fault_programs", "standalone/faulty_results")
SPEC = specification()
NO_CRASH, ANSWER, DETERMINISM = "V_DIV_NO_CRASH_0010", "V_DIV_ANSWER_0010", "V_DIV_DETERMINISM_0010"
UNTOUCHED, ALIASING = "V_DIV_INPUTS_UNTOUCHED_0010", "V_DIV_NO_ALIASING_0010"
FUNC, FUNC_FLOAT, SUBNORMAL = "E_DIV_INT_FUNC_0010", "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010"
ROUNDING = "V_DIV_FLOAT_ROUNDING_0010"
MULTIDIRECTIONAL = "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
MARK_VARIABLE = "VINCULUM_TEST_MARK"
GIB, NEVER, SECONDS = 0.75, 2.0, 60.0  # that a target may hold; that a call may take which never ends, and any other
LIMIT = 400.0  # seconds that a test may take on a machine that does much else
x86_64 = pytest.mark.skipif(platform.machine() != "x86_64", reason="sets MXCSR, a register of x86-64")


def processes_with(mark: str) -> list[int]:
    """Other processes that have this mark in their environment."""
    processes = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and int(entry.name) != os.getpid():
            try:
                has_mark = f"{MARK_VARIABLE}={mark}".encode() in (entry / "environ").read_bytes()
                if has_mark and (entry / "stat").read_text().rpartition(")")[2].split()[0] != "Z":
                    processes.append(int(entry.name))
            except OSError:
                continue
    return processes


@pytest.fixture(autouse=True)
def _no_process_stays(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    mark = f"{os.getpid()}-{abs(hash(request.node.name))}"
    monkeypatch.setenv(MARK_VARIABLE, mark)
    started = time.monotonic()
    yield
    work_unit.release()
    assert processes_with(mark) == []
    assert time.monotonic() - started < LIMIT


def judge_cases(
    function: str, dtype: str = "int32", cases: int = 8, kind: str = "", seconds: float = SECONDS
) -> dict[str, Row]:
    """The rows of a target after its first cases (of this label), and after the determinism check."""
    target = function if ":" in function else target_of(function, MODULES)
    unit = Unit(target, dtype, ("onnx-14",), "quick", 0, seconds)
    plan = work_unit.plan_of(SPEC, unit, "onnx-14")
    chosen: Iterator[Case] = (case for case in catalogue.cases(plan) if case.violates is None and kind in case.label)
    with Sandbox(target, seconds, GIB) as sandbox:
        trial = Trial(sandbox, plan, ("eager",), "", {}, localise=False)
        trial.run(islice(chosen, cases))
        check_determinism(trial.context)
    return {row.requirement: row for row in trial.rows}


def observed(row: Row) -> str:
    example = row.counterexample
    assert example is not None, (row.verdict, row.reason.text)
    return example.got


def compile_c_targets(folder: Path) -> Path:
    """Compile the targets in C into a library."""
    compiler = next((path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)
    if compiler is None or platform.machine() != "x86_64":
        pytest.skip("needs a C compiler for x86-64")
    library = folder / "fault_programs.so"
    subprocess.run(
        [compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(FOLDER / "fault_programs.c")], check=True
    )
    return library
