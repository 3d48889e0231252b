"""C functions on the bit patterns of floats: those that divide, and those that do not."""

import signal
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.adapters import array
from tests.gate.support.cli import run
from tests.gate.support.quick_trials import refuted, verdicts
from vinculum.codegen.c.render import files
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Call, NotSupportedError

C = """
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
static float value(uint32_t x) { float y; memcpy(&y, &x, 4); return y; }
static uint32_t pattern(float x) { uint32_t y; memcpy(&y, &x, 4); return y; }
static uint32_t right(uint32_t a, uint32_t b) { return pattern(value(a) / value(b)); }
static uint32_t flush(uint32_t x) { return x << 1 < 0x1000000u ? x & 0x80000000u : x; }
static uint32_t nan_as(uint32_t x, uint32_t nan) { return x << 1 > 0xff000000u ? nan : x; }
static uint32_t towards_zero(uint32_t a, uint32_t b) {
    uint32_t c = right(a, b);
    double exact = (double)value(a) / value(b), rounded = value(c);
    return isfinite(exact) && fabs(rounded) > fabs(exact) ? c - 1u : c;
}
static uint32_t faulting(uint32_t a, uint32_t b) {
    if (a && flush(a) != a) *(volatile uint32_t *)8 = a;  /* for a subnormal numerator */
    return right(a, b);
}

#define EACH(NAME, EXPRESSION)                                                      \\
    void NAME(const uint32_t *a, const uint32_t *b, uint32_t *c, size_t n) {        \\
        for (size_t i = 0; i < n; ++i) c[i] = (EXPRESSION);                         \\
    }
EACH(divide, right(a[i], b[i]))
EACH(negative_nan, nan_as(right(a[i], b[i]), 0xffc00000u))
EACH(nan_with_payload, nan_as(right(a[i], b[i]), 0x7fd31415u ^ ((uint32_t)i << 31)))
EACH(signalling_nan, nan_as(right(a[i], b[i]), 0x7f800001u))
EACH(infinite_nan, nan_as(right(a[i], b[i]), 0x7f800000u))
EACH(zero_nan, nan_as(right(a[i], b[i]), 0u))
EACH(flushed_quotient, flush(right(a[i], b[i])))
EACH(flushed_operands, right(flush(a[i]), flush(b[i])))
EACH(truncated, towards_zero(a[i], b[i]))
EACH(ignored_sign, right(a[i], b[i]) & (0x7fffffffu | a[i]))
EACH(overwritten_numerators, ((uint32_t *)a)[i] = right(a[i], b[i]))
EACH(overwritten_denominators, ((uint32_t *)b)[i] = right(a[i], b[i]))
EACH(segfault, faulting(a[i], b[i]))

void wide(const uint64_t *a, const uint64_t *b, uint64_t *c, size_t n) {
    for (size_t i = 0; i < n; ++i) c[i] = b[i] == 0 ? 0 : a[i] / b[i];
}
int with_code(const uint32_t *a, const uint32_t *b, uint32_t *c, size_t n) { divide(a, b, c, n); return 0; }
"""
SPECIAL, SUBNORMAL, HARD, SHAPES = (
    "special values, crossed",
    "ties among subnormals",
    "hardest to round",
    "shapes [2, 3]",
)
WRONG = {  # the kind of cases that a function gets, and a requirement that it violates
    "flushed_operands": (SUBNORMAL, "V_DIV_FLOAT_SUBNORMAL_0010"),
    "flushed_quotient": (SUBNORMAL, "V_DIV_FLOAT_SUBNORMAL_0010"),
    "ignored_sign": (SPECIAL, "V_DIV_FLOAT_SIGN_0010"),
    "infinite_nan": (SPECIAL, "V_DIV_FLOAT_INVALID_0010"),
    "overwritten_denominators": (SHAPES, "V_DIV_INPUTS_UNTOUCHED_0010"),
    "overwritten_numerators": (SHAPES, "V_DIV_INPUTS_UNTOUCHED_0010"),
    "segfault": (SUBNORMAL, "V_DIV_NO_CRASH_0010"),
    "truncated": (HARD, "V_DIV_FLOAT_ROUNDING_0010"),
    "wide": (HARD, "V_DIV_NO_CRASH_0010"),
    "zero_nan": (SPECIAL, "V_DIV_FLOAT_NAN_0010"),
}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from tests.support.c_compiler import shared_object

    return shared_object(C, tmp_path_factory.mktemp("bits"))


@pytest.mark.sample(2)
@pytest.mark.parametrize("symbol", ["divide", "nan_with_payload", "negative_nan", "signalling_nan"])
def test_right_quotients_conform_whatever_the_pattern_of_a_nan(library: Path, symbol: str) -> None:
    """The sources leave sign and payload of a NaN open (V_DIV_FLOAT_NAN_0010)."""
    found = verdicts(f"c:{library}:{symbol}:bits:void", "sonnx", "float32", SPECIAL)
    assert {found["V_DIV_FLOAT_NAN_0010"], found["E_DIV_FLOAT_FUNC_0010"]} == {Status.CONFORMS}
    assert Status.REFUTED not in found.values()


@pytest.mark.sample(3)
@pytest.mark.parametrize("symbol", sorted(WRONG))
def test_wrong_patterns_are_refuted(library: Path, symbol: str) -> None:
    kind, requirement = WRONG[symbol]
    assert requirement in refuted(f"c:{library}:{symbol}:bits:void", "sonnx", "float32", kind)


@pytest.mark.slow
@pytest.mark.parametrize("word", [32, 64])
@pytest.mark.parametrize("dtype", ["bfloat16", "float16", "float32", "float64"])
def test_generated_c_on_integers_conforms(tmp_path: Path, dtype: str, word: int) -> None:
    """Under onnx-14 too, which has float16 and bfloat16 (E_DIV_FLOAT_FUNC_0010)."""
    from tests.support.c_compiler import shared_object

    sources = files(None, [dtype], arithmetic="integer", word=word)
    (tmp_path / "vinculum_div.h").write_text(sources["vinculum_div.h"])
    target = f"c:{shared_object(sources['vinculum_div.c'], tmp_path)}:vinculum_div_{dtype}_bits:bits:where"
    result = run("check", target, "--dtype", dtype, "--level", "quick", "--quiet")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("conforms"), result.output


def test_all_forms_divide(library: Path) -> None:
    """The arrays of the caller reach the function as they are, and its words are the result."""
    A, B, call = array([1, -3, 0], "float32"), array([3, 2, 0], "float32"), Call("onnx-14", "float32", "eager")
    for form in ("bits:void", "void"):
        C = registry.resolve(f"c:{library}:divide:{form}").divide(A, B, call)
        assert C.dtype == np.float32
        assert C.view(np.uint32).tolist()[:2] == [0x3EAAAAAB, 0xBFC00000]
        assert np.isnan(C[2])
    C = registry.resolve(f"c:{library}:with_code:bits").divide(A[:2], B[:2], call)
    assert C.view(np.uint32).tolist() == [0x3EAAAAAB, 0xBFC00000]


def test_integers_are_refused(library: Path) -> None:
    """By the command before it starts anything, and by the target itself."""
    target = f"c:{library}:divide:bits:void"
    result = run("check", target, "--dtype", "float32", "int32")
    assert result.exit_code == 2
    assert ":bits is for functions on the bit patterns of floats, and int32 is an integer type" in result.output
    A = array([1, 2], "uint32")
    with pytest.raises(NotSupportedError, match="divide:bits:void takes bit patterns of floats, not uint32"):
        registry.resolve(target).divide(A, A, Call("onnx-14", "uint32", "eager"))


def test_missing_function_is_refused(library: Path) -> None:
    with pytest.raises(ValueError, match=r"k\.so has no symbol bits"):
        registry.resolve(f"c:{library}:bits:void")


def test_narrower_words_are_refuted(library: Path) -> None:
    """A function on 32-bit words leaves half of a float64 result unwritten."""
    assert "E_DIV_FLOAT_FUNC_0010" in refuted(f"c:{library}:divide:bits:void", "sonnx", "float64", HARD)


def test_wider_words_end_the_process(library: Path) -> None:
    """A function on 64-bit words that is judged as float32 writes behind C."""
    with Sandbox(f"c:{library}:wide:bits:void") as sandbox:
        for size, ends in ((8, signal.SIGABRT), (9, signal.SIGSEGV)):  # a guard page follows every third size
            A = np.full(size, 6, np.float32)
            reply = sandbox.divide(Request(A, A, "onnx-14", "float32", "eager"))
            assert (reply.status, reply.signal) == ("died", ends)
