"""The placement of a C function's operands and result in memory."""

import signal
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.quick_trials import sonnx_rows
from tests.support.tiers import default_cases
from vinculum.codegen.c.render import files
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.targets.base import Call
from vinculum.gate.targets.c_function import GUARD_PAGE_EVERY, CFunction

C = """
#include <stddef.h>
int good(const float *a, const float *b, float *c, size_t n) { for (size_t i = 0; i < n; ++i) c[i] = a[i] / b[i]; return 0; }
int behind(const float *a, const float *b, float *c, size_t n) { good(a, b, c, n); c[n] = 0; return 0; }
int before(const float *a, const float *b, float *c, size_t n) { good(a, b, c, n); c[-1] = 0; return 0; }
int outside(const int *a, const int *b, int *c, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        if (b[i] == 0) { c[n] = 0; return 1; }
        if (b[i] == -1 && a[i] < -2147483647) return 2;
    }
    for (size_t i = 0; i < n; ++i) c[i] = a[i] / b[i];
    return 0;
}
int told(const float *a, const float *b, float *c, size_t n, size_t *where) { *where = n; return good(a, b, c, n); }
int untold(const float *a, const float *b, float *c, size_t n, size_t *where) { (void)where; return good(a, b, c, n); }
int after(const float *a, const float *b, float *c, size_t n, size_t *where) { where[1] = 0; return good(a, b, c, n); }
int ahead(const float *a, const float *b, float *c, size_t n, size_t *where) { where[-1] = 0; return good(a, b, c, n); }
int address(const float *a, const float *b, float *c, size_t n) { good(a, b, c, n); *c = (float)((size_t)c % 64); return 0; }
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from tests.support.c_compiler import (
        shared_object,  # not above: a worker that loads this file as a target has no such module
    )

    return shared_object(C, tmp_path_factory.mktemp("placed"))


@pytest.mark.parametrize("symbol", default_cases(["good", "behind", "before"], "good", "behind"))
def test_write_outside_of_c_ends_the_process(library: Path, symbol: str) -> None:
    """A write outside of C ends the process, for operands inside and outside of the domain."""
    with Sandbox(f"c:{library}:{symbol}") as sandbox:
        for size in (0, 1, 7, 64, 1001):
            A = np.full(size, 6, np.float32)
            reply = sandbox.divide(Request(A, A, "onnx-14", "float32", "eager"))
            if symbol == "good":
                assert reply.result is not None
                assert (reply.result == 1).all()
            elif symbol == "behind" and size % GUARD_PAGE_EVERY == 0:  # where nothing behind C can be accessed
                assert (reply.status, reply.signal) == ("died", signal.SIGSEGV)
            else:
                expected_end = f"ended by SIGABRT; it printed: {symbol} wrote {symbol} C, which has {size} elements"
                assert (reply.status, reply.signal, reply.message) == ("died", signal.SIGABRT, expected_end)


@pytest.mark.thorough
@pytest.mark.parametrize(("symbol", "side"), [
    ("untold", None), ("told", "*where, and returned 0"), ("after", "behind *where"), ("ahead", "before *where"),
])  # fmt: skip
def test_write_beside_where_or_without_code_ends_the_process(library: Path, symbol: str, side: str | None) -> None:
    with Sandbox(f"c:{library}:{symbol}:where") as sandbox:
        for size in (0, 1, 63):
            A = np.full(size, 6, np.float32)
            reply = sandbox.divide(Request(A, A, "onnx-14", "float32", "eager"))
            if side is None:
                assert reply.result is not None
                assert (reply.result == 1).all()
            else:
                expected_end = f"ended by SIGABRT; it printed: {symbol} wrote {side}"
                assert (reply.status, reply.signal, reply.message) == ("died", signal.SIGABRT, expected_end)


@pytest.mark.thorough
def test_generated_c_conforms(tmp_path: Path) -> None:
    from tests.support.c_compiler import shared_object

    sources = files(None, ["int8"])
    (tmp_path / "vinculum_div.h").write_text(sources["vinculum_div.h"])
    rows = sonnx_rows(f"c:{shared_object(sources['vinculum_div.c'], tmp_path)}:vinculum_div_int8:where", "int8")
    assert not [row for row in rows.values() if row.verdict is Status.REFUTED]
    assert rows["E_DIV_INT_FUNC_0010"].verdict is Status.CONFORMS


@pytest.mark.thorough
def test_write_outside_of_c_is_no_report(library: Path) -> None:
    """For a forbidden divisor, the call ends the process whatever it would have returned."""
    rows = sonnx_rows(f"c:{library}:outside", "int32")
    refuted = {name for name, row in rows.items() if row.verdict is Status.REFUTED}
    assert refuted == {"V_DIV_NO_CRASH_0010", "V_DIV_OUTSIDE_DOMAIN_0010", "E_DIV_INT_CONSTR_B_0030"}
    died = rows["V_DIV_NO_CRASH_0010"].counterexample
    assert died is not None
    assert died.B.decimal == ("0",)


@pytest.mark.thorough
def test_c_has_several_offsets_in_a_cache_line(library: Path) -> None:
    """C is aligned as its type requires and no better, so that wider stores fail."""
    target, call = CFunction(f"c:{library}:address"), Call("onnx-14", "float32", "eager", {})
    places = {float(target.divide(np.ones(n, np.float32), np.ones(n, np.float32), call)[0]) for n in range(1, 9)}
    before_a_fence = {float(-4 * n % 64) for n in range(GUARD_PAGE_EVERY, 9, GUARD_PAGE_EVERY)}
    assert places == {0.0, 4.0, 8.0, 12.0, 16.0} | before_a_fence
