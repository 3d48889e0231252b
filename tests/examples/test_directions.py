"""The example program that divides in a rounding direction, on this processor and with faults."""

import shutil
import subprocess
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from vinculum.gate.interchange.judge_lines import LineVerdict
from vinculum.gate.targets.program import lines
from vinculum.rounding.judge import DirectionJudge
from vinculum.rounding.result_lines import chunks
from vinculum_spec.ieee754_profile import formats

SOURCE = Path(__file__).parents[2] / "examples" / "pipes" / "directions.c"
DIRECTIONS = ("ties-to-even", "toward-positive", "toward-negative", "toward-zero")
# A fault: what it replaces by what, and a clause that it violates.
FAULTS = {
    "the direction is ignored": ("fesetround(mode);", ";", "V_DIV_IEEE_TOWARD_POSITIVE_0010"),
    "inexact is missing": ("    {FE_INEXACT, 1},\n", "", "V_DIV_IEEE_INEXACT_0010"),
    "flags are not cleared": ("feclearexcept(FE_ALL_EXCEPT);", ";", "V_DIV_IEEE_INVALID_0010"),
    "tininess is decided by the result": (
        "raised |= fetestexcept(flags[k].exception) ? flags[k].bit : 0;",
        "raised |= fetestexcept(flags[k].exception) && (flags[k].bit != 2 || (c & 0x7FFFFFFF) < 0x00800000) ? flags[k].bit : 0;",
        "V_DIV_IEEE_UNDERFLOW_0010",
    ),
}

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


def compiled(tmp_path: Path, source: str) -> Path:
    (tmp_path / "directions.c").write_text(source)
    command = ["cc", "-O2", "-frounding-math", "-o", "directions", "directions.c", "-lm"]
    subprocess.run(command, check=True, cwd=tmp_path)
    return tmp_path / "directions"


def operands(dtype: str) -> bytes:
    """All pairs of numbers at the edges of a type, and some others."""
    word, p = ("u4", 24) if dtype == "float32" else ("u8", 53)
    infinity = (2 ** (8 * int(word[1]) - p) - 1) << (p - 1)
    edges = [0, 1, 2, 3, 5, 1 << (p - 2), (1 << (p - 1)) - 1, 1 << (p - 1), (1 << p) - 1, infinity - 1, infinity]
    edges += [infinity + 1, infinity + (1 << (p - 2))]  # a signaling and a quiet NaN
    one = np.ones(1, dtype).view(word)[0]
    edges += [int(one) + k for k in (-1, 0, 1, 1 << (p - 1), (1 << (p - 1)) + 3)]
    edges += np.random.default_rng(0).integers(0, infinity, 12).tolist()
    values = np.array([s << (8 * int(word[1]) - 1) | x for x in edges for s in (0, 1)], word)
    A, B = np.meshgrid(values, values)
    return lines.encode(A.ravel(), B.ravel())


def verdict(program: Path, dtype: str, direction: str) -> LineVerdict:
    cases = operands(dtype)
    answers = subprocess.run([program, dtype, direction], input=cases, capture_output=True, check=True).stdout
    form = formats()[dtype]
    return DirectionJudge(form, direction, with_flags=True).judge(chunks(BytesIO(answers), form, BytesIO(cases)))


def test_this_processor(tmp_path: Path) -> None:
    program = compiled(tmp_path, SOURCE.read_text())
    for dtype in ("float32", "float64"):
        for direction in DIRECTIONS:
            found = verdict(program, dtype, direction)
            assert (found.wrong, found.unsupported) == (0, 0), found.examples[:1]
            assert found.judged == 3600
    assert verdict(program, "float32", "ties-to-away").unsupported == 3600


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_planted_fault_is_found(tmp_path: Path, fault: str) -> None:
    old, new, clause = FAULTS[fault]
    source = SOURCE.read_text()
    assert source.count(old) == 1
    found = verdict(compiled(tmp_path, source.replace(old, new)), "float32", "toward-positive")
    assert clause in found.violations
    assert all(clause == other for other in found.violations) or fault == "flags are not cleared"
