"""The programs that divide in rounding directions and further formats, and the page of results."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.tiers import default_cases
from vinculum.gate.interchange.judge_lines import LineVerdict
from vinculum.rounding.check import ProgramCheck, operands
from vinculum.rounding.judge import DirectionJudge
from vinculum_spec.ieee754_profile import DIRECTIONS, formats
from vinculum_spec.relations.float_formats import SMALL

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "ieee754"
PIPES = ROOT / "examples" / "pipes"
RESULTS = ROOT / "docs" / "results" / "ieee754.md"
OF_FENV = tuple(direction for direction in DIRECTIONS if direction != "ties-to-away")
# Stands in for Berkeley SoftFloat: the processor's and libgcc's division, under <fenv.h>.
STAND_IN = """
#include <fenv.h>
#include <stdint.h>
#include <string.h>
typedef struct { uint16_t v; } float16_t;
typedef struct { uint32_t v; } float32_t;
typedef struct { uint64_t v; } float64_t;
typedef struct { uint64_t v[2]; } float128_t;
typedef struct { uint64_t signif; uint16_t signExp; } extFloat80_t;
enum { softfloat_round_near_even, softfloat_round_minMag, softfloat_round_min, softfloat_round_max, softfloat_round_near_maxMag };
static uint_fast8_t softfloat_roundingMode, softfloat_exceptionFlags;
static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD, FE_TONEAREST};
static void after(void) {
    softfloat_exceptionFlags = !!fetestexcept(FE_INVALID) << 4 | !!fetestexcept(FE_DIVBYZERO) << 3 | !!fetestexcept(FE_OVERFLOW) << 2
        | !!fetestexcept(FE_UNDERFLOW) << 1 | !!fetestexcept(FE_INEXACT);
    fesetround(FE_TONEAREST);
}
static void before(void) { feclearexcept(FE_ALL_EXCEPT); fesetround(modes[softfloat_roundingMode]); }
#define DIVIDE(TYPE, SIZE, A, B, C) do { \\
    volatile TYPE x, y, z; memcpy((void *)&x, A, SIZE); memcpy((void *)&y, B, SIZE); \\
    before(); z = x / y; after(); memcpy(C, (const void *)&z, SIZE); } while (0)
static inline float16_t f16_div(float16_t a, float16_t b) { DIVIDE(_Float16, 2, &a, &b, &a); return a; }
static inline float32_t f32_div(float32_t a, float32_t b) { DIVIDE(float, 4, &a, &b, &a); return a; }
static inline float64_t f64_div(float64_t a, float64_t b) { DIVIDE(double, 8, &a, &b, &a); return a; }
static inline void f128M_div(const float128_t *a, const float128_t *b, float128_t *c) { DIVIDE(__float128, 16, a, b, c); }
static inline void extF80M_div(const extFloat80_t *a, const extFloat80_t *b, extFloat80_t *c) {
    DIVIDE(long double, 10, a, b, c);
}
"""


def compiled(tmp_path: Path, source: Path, *options: str, compiler: str = "gcc") -> Path:
    if shutil.which(compiler) is None:
        pytest.skip(f"no {compiler}")
    command = [
        compiler,
        "-O2",
        "-frounding-math",
        *options[:-1],
        "-o",
        tmp_path / "program",
        source,
        *options[-1:],
        "-lm",
    ]
    subprocess.run(list(filter(None, command)), check=True)
    return tmp_path / "program"


def verdict(target: str, dtype: str, direction: str, *, step: int = 25, flags: bool = True) -> LineVerdict:
    """The verdict on some of the operands of level quick."""
    form = formats()[dtype]
    judge = DirectionJudge(form, direction, with_flags=flags and form.follows_ieee)
    some = operands(form)[::step]
    result = ProgramCheck(target, judge, 20.0).run(some)
    assert result.problem == ""
    assert result.verdict.judged + result.verdict.unsupported == len(some)
    return result.verdict


def require_x86(dtype: str = "") -> None:
    if os.uname().machine != "x86_64":
        pytest.skip(f"no {dtype or 'x87'} on this processor")


def test_binary128_and_x87(tmp_path: Path) -> None:
    require_x86()
    program = compiled(tmp_path, EXAMPLE / "wide.c", "")
    for dtype in ("binary128", "x87_extended"):
        for direction in ("ties-to-even", "toward-negative"):
            found = verdict(f"exec:{program} {{dtype}} {{rounding}}", dtype, direction, step=100)
            assert (found.wrong, found.unsupported) == (0, 0), found.examples[:1]


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["binary128", "x87_extended"])
def test_a_planted_fault_in_a_wide_format_is_found(tmp_path: Path, dtype: str) -> None:
    require_x86(dtype)
    source = tmp_path / "wide.c"
    source.write_text((EXAMPLE / "wide.c").read_text().replace("{FE_UNDERFLOW, 2}", "{FE_UNDERFLOW, 0}"))
    found = verdict(f"exec:{compiled(tmp_path, source, '')} {dtype} {{rounding}}", dtype, "toward-zero")
    assert set(found.violations) == {"V_DIV_IEEE_UNDERFLOW_0010"}
    source.write_text((EXAMPLE / "wide.c").read_text().replace("fesetround(mode);", ";"))
    found = verdict(f"exec:{compiled(tmp_path, source, '')} {dtype} {{rounding}}", dtype, "toward-zero")
    assert set(found.violations) == {"V_DIV_IEEE_TOWARD_ZERO_0010"}


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_risc_v_in_five_directions(tmp_path: Path, dtype: str) -> None:
    if shutil.which("qemu-riscv64") is None:
        pytest.skip("no qemu-riscv64")
    program = compiled(tmp_path, EXAMPLE / "fcsr.c", "-static", "", compiler="riscv64-linux-gnu-gcc")
    for direction in DIRECTIONS:
        found = verdict(f"exec:qemu-riscv64 {program} {{dtype}} {{rounding}}", dtype, direction)
        assert (found.wrong, found.unsupported) == (0, 0), found.examples[:1]


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "binary128", "x87_extended"])
def test_the_program_for_softfloat(tmp_path: Path, dtype: str) -> None:
    require_x86(dtype)
    (tmp_path / "softfloat.h").write_text(STAND_IN)
    program = compiled(tmp_path, EXAMPLE / "softfloat.c", f"-I{tmp_path}", "")
    for direction in OF_FENV:
        found = verdict(f"exec:{program} {{dtype}} {{rounding}}", dtype, direction, step=50)
        assert (found.wrong, found.unsupported) == (0, 0), found.examples[:1]


@pytest.mark.parametrize("dtype", default_cases(sorted(SMALL), "float4_e2m1fn"))
def test_small_types_of_ml_dtypes(dtype: str) -> None:
    step = 1 if SMALL[dtype].width < 8 else 7
    found = verdict(
        f"exec:{sys.executable} {EXAMPLE / 'small.py'} {{dtype}}", dtype, "ties-to-even", step=step, flags=False
    )
    assert (found.wrong, found.unsupported) == (0, 0), found.examples[:1]


@pytest.mark.thorough
def test_compiler_rt_rounds_to_nearest_alone(tmp_path: Path) -> None:
    if shutil.which("clang") is None:
        pytest.skip("no clang")
    words = ["clang", "-rtlib=compiler-rt", "-print-libgcc-file-name"]
    library = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    if not Path(library).is_file():
        pytest.skip("clang is without compiler-rt")
    program = compiled(tmp_path, PIPES / "directions.c", "-DLIBCALL", library)
    target = f"exec:{program} {{dtype}} {{rounding}}"
    assert verdict(target, "float32", "ties-to-even", flags=False).wrong == 0
    assert set(verdict(target, "float32", "toward-positive", flags=False).violations) == {
        "V_DIV_IEEE_TOWARD_POSITIVE_0010"
    }
    assert len(verdict(target, "float32", "ties-to-even").violations) == 5
    assert "00000001 40000000" in RESULTS.read_text()
    answer = subprocess.run(
        [program, "float32", "toward-positive"], input=b"00000001 40000000\n", capture_output=True, check=True
    )
    assert answer.stdout == b"00000000 00\n"


@pytest.mark.thorough
def test_x87_rounds_doubles_twice(tmp_path: Path) -> None:
    require_x86()
    target = f"exec:{compiled(tmp_path, PIPES / 'directions.c', '-mfpmath=387', '')} {{dtype}} {{rounding}}"
    found = verdict(target, "float64", "ties-to-even", step=5)
    assert set(found.violations) == {"V_DIV_IEEE_TIES_TO_EVEN_0010", "V_DIV_IEEE_UNDERFLOW_0010"}
    assert verdict(target, "float32", "ties-to-even").wrong == 0
