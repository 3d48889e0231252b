"""Floating-point modes that a target sets: told, set back, and judged by the quotients."""

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
    in_c,
    judged,
    x86_64,
)
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.fp_environment import Environment


@x86_64
@pytest.mark.parametrize(("function", "left"), [
    ("leaves_flush_to_zero", "denormals-are-zero and flush-to-zero"), ("leaves_rounding_up", "rounding up"),
])  # fmt: skip
def test_modes_that_are_left_set_are_told_and_set_back(function: str, left: str) -> None:
    """No source forbids it, so that a target that divides rightly all the same conforms; it is said of it."""
    rows = judged(function, "float32", cases=12)
    assert not any(row.failures for row in rows.values())
    assert rows[DETERMINISM].verdict is Status.CONFORMS
    assert f"a call leaves {left} on" in rows[DETERMINISM].reason.text


@x86_64
@pytest.mark.parametrize(("change", "told"), [
    (lambda libm: libm.feenableexcept(4), "exceptions that trap"),  # FE_DIVBYZERO, which nothing here raises
    (lambda libm: _control(libm, lambda word: word & ~0x300), "other modes of the x87"),  # single precision
    (lambda libm: libm.fesetround(0x800), "rounding up"),
])  # fmt: skip
def test_every_mode_has_a_name(change: Callable[[Any], Any], told: str) -> None:
    libm = ctypes.CDLL("libm.so.6")
    environment = Environment()
    try:
        change(libm)
        seen = environment.seen()
    finally:
        said = environment.put_back()
    assert (seen, said, environment.seen()) == (told, told, "")


@x86_64
def test_modes_of_before_that_are_off_are_told() -> None:
    """Those that loading a target has set, and a call of it does away with."""
    libm, as_usual = ctypes.CDLL("libm.so.6"), Environment()
    try:
        libm.fesetround(0x800)
        changed = Environment()
        libm.fesetround(0)
        assert changed.seen() == "the default modes"
    finally:
        as_usual.put_back()


def _control(libm: Any, change: Callable[[int], int]) -> None:
    """Change the x87's control word."""
    words = (ctypes.c_uint32 * 16)()
    libm.fegetenv(words)
    words[0] = change(words[0])
    libm.fesetenv(words)


def test_what_numpy_does_about_errors_is_told_and_set_back() -> None:
    rows = judged("leaves_numpys_errors_raising", "float32", cases=12)
    assert not any(row.failures for row in rows.values())
    assert "a call leaves np.seterr(divide='raise', invalid='raise') on" in rows[DETERMINISM].reason.text


@x86_64
def test_modes_that_change_the_next_result_refute_that_it_is_determined() -> None:
    rows = judged("suffers_from_flush_to_zero", "float32", cases=12)
    assert rows[DETERMINISM].verdict is Status.REFUTED
    assert rows[SUBNORMAL].failures == 0, "each request finds the modes as they were"


@x86_64
def test_modes_that_a_target_divides_in_are_judged_by_the_quotients() -> None:
    rows = judged("divides_rounding_up", "float32", cases=12)
    assert Status.REFUTED in {rows[FUNC_FLOAT].verdict, rows[ROUNDING].verdict}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets in C."""
    return in_c(tmp_path_factory.mktemp("c"))


def test_modes_that_loading_sets_are_those_that_it_is_judged_in(library: Path) -> None:
    """As with -ffast-math: whoever loads it gets flushed results, so they are refuted, and the cause is told."""
    rows = judged(f"c:{library}:divides", "float32", cases=12)
    assert rows[SUBNORMAL].verdict is Status.REFUTED
    assert "loading it leaves denormals-are-zero and flush-to-zero on" in rows[DETERMINISM].reason.text


def test_registers_that_are_left_in_use_are_told_and_emptied(library: Path) -> None:
    """Of the x87, which has eight: after as many such calls whoever needs one gets a NaN."""
    rows = judged(f"c:{library}:leaves_a_register_in_use", "float32", cases=12)
    assert "registers of the x87 in use on (path 'eager')" in rows[DETERMINISM].reason.text
    assert rows[DETERMINISM].verdict is Status.CONFORMS
