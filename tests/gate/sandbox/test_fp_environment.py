"""Floating-point modes that a target sets are reported, restored, and judged by the quotients."""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.gate.support.fault_runs import (  # noqa: F401 - a fixture
    DETERMINISM,
    FUNC_FLOAT,
    ROUNDING,
    SUBNORMAL,
    _no_process_stays,
    compile_c_targets,
    judge_cases,
    x86_64,
)
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.fp_environment import Environment


@pytest.mark.sample(1)
@x86_64
@pytest.mark.parametrize(("function", "left"), [
    ("leaves_flush_to_zero", "denormals-are-zero and flush-to-zero"), ("leaves_rounding_up", "rounding up"),
])  # fmt: skip
def test_modes_left_set_are_reported_and_restored(function: str, left: str) -> None:
    """No source forbids them: a target that divides correctly conforms, with a note."""
    rows = judge_cases(function, "float32", cases=12)
    assert not any(row.failures for row in rows.values())
    assert rows[DETERMINISM].verdict is Status.CONFORMS
    assert f"a call leaves {left} on" in rows[DETERMINISM].reason.text


@pytest.mark.sample(1)
@x86_64
@pytest.mark.parametrize(("change", "names"), [
    (lambda libm: libm.feenableexcept(4), "exceptions that trap"),  # FE_DIVBYZERO, which nothing here raises
    (lambda libm: _control(libm, lambda word: word & ~0x300), "other modes of the x87"),  # single precision
    (lambda libm: libm.fesetround(0x800), "rounding up"),
])  # fmt: skip
def test_every_mode_has_a_name(change: Callable[[Any], Any], names: str) -> None:
    libm = ctypes.CDLL("libm.so.6")
    environment = Environment()
    try:
        change(libm)
        before = environment.describe_changes()
    finally:
        report = environment.restore()
    assert (before, report, environment.describe_changes()) == (names, names, "")


@pytest.mark.thorough
@x86_64
def test_cleared_modes_are_reported() -> None:
    """Loading the target has set these modes, and a call clears them."""
    libm, as_usual = ctypes.CDLL("libm.so.6"), Environment()
    try:
        libm.fesetround(0x800)
        changed = Environment()
        libm.fesetround(0)
        assert changed.describe_changes() == "the default modes"
    finally:
        as_usual.restore()


def _control(libm: Any, change: Callable[[int], int]) -> None:
    """Change the x87's control word."""
    words = (ctypes.c_uint32 * 16)()
    libm.fegetenv(words)
    words[0] = change(words[0])
    libm.fesetenv(words)


@pytest.mark.thorough
def test_numpy_error_state_is_reported_and_restored() -> None:
    rows = judge_cases("leaves_numpy_errors_raising", "float32", cases=12)
    assert not any(row.failures for row in rows.values())
    assert "a call leaves np.seterr(divide='raise', invalid='raise') on" in rows[DETERMINISM].reason.text


@pytest.mark.thorough
@x86_64
def test_modes_that_change_the_next_result_refute_determinism() -> None:
    rows = judge_cases("suffers_from_flush_to_zero", "float32", cases=12)
    assert rows[DETERMINISM].verdict is Status.REFUTED
    assert rows[SUBNORMAL].failures == 0, "each request finds the modes as they were"


@pytest.mark.thorough
@x86_64
def test_modes_during_division_are_judged_by_quotients() -> None:
    rows = judge_cases("divides_rounding_up", "float32", cases=12)
    assert Status.REFUTED in {rows[FUNC_FLOAT].verdict, rows[ROUNDING].verdict}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets in C."""
    return compile_c_targets(tmp_path_factory.mktemp("c"))


@pytest.mark.thorough
def test_modes_set_by_loading_are_judged(library: Path) -> None:
    """With -ffast-math, callers get flushed results: they are refuted, and the cause is reported."""
    rows = judge_cases(f"c:{library}:divides", "float32", cases=12)
    assert rows[SUBNORMAL].verdict is Status.REFUTED
    assert "loading it leaves denormals-are-zero and flush-to-zero on" in rows[DETERMINISM].reason.text


@pytest.mark.thorough
def test_used_x87_registers_are_reported_and_emptied(library: Path) -> None:
    """The x87 has eight registers; once all are in use, the next load gives NaN."""
    rows = judge_cases(f"c:{library}:leaves_a_register_in_use", "float32", cases=12)
    assert "registers of the x87 in use on (path 'eager')" in rows[DETERMINISM].reason.text
    assert rows[DETERMINISM].verdict is Status.CONFORMS
