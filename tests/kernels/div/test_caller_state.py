"""The kernel emits no warning, whatever `numpy.errstate` says, and does not change that state."""

import threading
import warnings
from typing import Any

import numpy as np
import pytest

from tests.kernels.div.test_operands import CALLS, values
from tests.kernels.kernel_support import FLOATS, Array, accepted, dtype_of
from vinculum import div


def exceptional_operands(type_: str) -> tuple[Array, Array]:
    """Operands that raise every exception of IEEE 754: invalid, by zero, overflow, underflow, inexact."""
    info = np.finfo(np.float32 if type_ == "bfloat16" else type_)
    a = [0.0, np.inf, 1.0, float(info.max) / 2, float(info.tiny), 1.0, np.nan]
    b = [0.0, np.inf, 0.0, float(info.tiny), float(info.max) / 2, 3.0, 1.0]
    with np.errstate(all="ignore"):
        return np.array(a * 9).astype(dtype_of(type_)), np.array(b * 9).astype(dtype_of(type_))


@pytest.mark.parametrize("type_", FLOATS)
@pytest.mark.parametrize("setting", ["raise", "warn", "print", "call", "log"])
def test_floats_do_not_raise_warn_print_or_call(type_: str, setting: Any, capsys: pytest.CaptureFixture[str]) -> None:
    called: list[Any] = []

    class Log:
        def write(self, text: str) -> None:
            called.append(text)

    A, B = exceptional_operands(type_)
    handler = Log() if setting == "log" else lambda *seen: called.append(seen)
    with np.errstate(all=setting, call=handler), warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        C = div(A, B, profile="onnx-14")
        assert np.geterr() == dict.fromkeys(("divide", "over", "under", "invalid"), setting)
        assert np.geterrcall() is handler
        with pytest.raises(FloatingPointError) if setting == "raise" else warnings.catch_warnings():
            np.divide(np.float32(1), np.float32(0))  # the caller's own still does what the caller wants
    assert len(caught) == (setting == "warn")
    assert len(called) == (setting in ("call", "log"))
    assert accepted(type_, A, B, C).all()
    capsys.readouterr()


def test_printing_is_not_triggered(capfd: pytest.CaptureFixture[str]) -> None:
    with np.errstate(all="print"):
        div(*exceptional_operands("float32"))
    assert capfd.readouterr() == ("", "")


@CALLS
def test_no_type_depends_on_errstate(type_: str, how: dict[str, Any]) -> None:
    A, B = values(type_)
    with np.errstate(all="raise"), warnings.catch_warnings():
        warnings.simplefilter("error")
        inside = div(A, B, **how)
        with pytest.raises(ValueError, match="V_DIV_ATTRIBUTE_0010"):
            div(A, B, **how, unknown=1)
        assert set(np.geterr().values()) == {"raise"}
    assert inside.tolist() == div(A, B, **how).tolist()


def test_errstate_is_restored_when_the_division_fails() -> None:
    before = np.geterr()
    for A, B in ((np.array([1]), np.array([0])), (np.int8(-128), np.int8(-1))):
        with pytest.raises(ValueError, match="_DIV_INT_"):
            div(A, B)
        assert np.geterr() == before


@CALLS
def test_the_same_call_gives_the_same_bytes(type_: str, how: dict[str, Any]) -> None:
    """V_DIV_DETERMINISM_0010: repeated calls give the same bytes, with other calls between them."""
    A, B = exceptional_operands(type_) if type_ in FLOATS else values(type_, (4096,))
    first = div(A, B, **how)
    div(*values("float64", (999,)))
    again = div(A, B, **how)
    assert (first.tolist() == again.tolist()) if type_ == "real" else (first.tobytes() == again.tobytes())


def test_threads_do_not_disturb_each_other() -> None:
    A, B = np.arange(-5000, 5000), np.where(np.arange(10_000) % 2, 7, -7)
    expected, wrong = div(A, B).tolist(), []

    def work() -> None:
        for _ in range(50):
            if div(A, B).tolist() != expected:
                wrong.append(threading.get_ident())

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
