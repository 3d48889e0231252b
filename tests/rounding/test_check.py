"""`vinculum check exec:… --rounding`: programs in rounding directions and further formats."""

import sys
from pathlib import Path

import pytest
from click.testing import Result

from tests.gate.support.cli import run
from tests.support.tiers import default_cases
from vinculum.rounding.check import MOST_ENDS, operands
from vinculum.rounding.operands import encode, pairs, special_patterns
from vinculum_spec.ieee754_profile import formats
from vinculum_spec.relations.float_formats import FORMATS, WIDE, decode

# Divides the elements of float4_e2m1fn; FAULT runs for each pair.
PROGRAM = """\
import os, sys
from ml_dtypes import float4_e2m1fn
import numpy as np
np.seterr(all="ignore")
every = np.arange(16, dtype=np.uint8).view(float4_e2m1fn)
quotients = (every[:, None] / every[None, :]).view(np.uint8)
for line in sys.stdin:
    a, b = (int(word, 16) for word in line.split())
    c = f"{quotients[a, b]:02X}"
    FAULT
    print(c, flush=True)
"""
FAULTS = {
    "pass": (0, "conforms"),
    "c = '0A' if (a, b) == (3, 5) else c": (1, "line 54: 03 05 0A: expected 0.5 (0x01)"),
    "c = c + ' 00'": (0, "conforms"),
    "c = '0x' + c": (1, "expected a result; line 1 is '00 00 0x00': write the 2 digits without 0x"),
    "os._exit(9) if a == 7 else None": (1, "07 00: expected a result; the program ended with status 9"),
    "os.abort() if (a, b) == (7, 7) else None": (
        1,
        "line 120: 07 07: expected a result; the program was ended by SIGABRT",
    ),
    "c = 'unsupported'": (3, "undecided"),
    "c = 'error stuck' if b == 1 else c": (1, "00 01 error stuck: expected 0.0 (0x00)"),
    "c = c + chr(10) + c": (1, "after its answer"),
}


# Writes the last answer twice, the second time when the first was read.
LATE = "if (a, b) == (15, 15): print(c, flush=True); __import__('time').sleep(0.2)"


def checked(tmp_path: Path, fault: str, *options: str, end: str = "") -> Result:
    (tmp_path / "program.py").write_text(PROGRAM.replace("FAULT", fault) + end)
    target = f"exec:{sys.executable} {tmp_path / 'program.py'}"
    return run("check", target, "--dtype", "float4_e2m1fn", *options)


@pytest.mark.parametrize(
    "fault",
    default_cases(list(FAULTS), "pass", "c = '0A' if (a, b) == (3, 5) else c", "os._exit(9) if a == 7 else None"),
)
def test_each_fault_is_found(tmp_path: Path, fault: str) -> None:
    status, words = FAULTS[fault]
    result = checked(tmp_path, fault)
    assert result.exit_code == status, result.output
    assert words in result.output
    if fault == "pass":
        assert "256 lines, 32 of them outside of the domain; 0 wrong" in result.output


def test_a_line_after_the_last_answer_is_found(tmp_path: Path) -> None:
    result = checked(tmp_path, LATE)
    assert result.exit_code == 1, result.output
    assert "256 lines, 32 of them outside of the domain; 1 wrong" in result.output
    assert "line 256: 0F 0F: expected a result; it wrote '02\\n' after its answer" in result.output


def test_a_wrong_last_answer_is_counted_once(tmp_path: Path) -> None:
    result = checked(tmp_path, LATE.replace("print(c,", "c = '03'; print(c,"))
    assert result.exit_code == 1, result.output
    assert "256 lines, 32 of them outside of the domain; 1 wrong" in result.output
    assert "incomplete: it wrote '03\\n' after its answer" in result.output


def test_a_program_that_does_not_end_is_undecided(tmp_path: Path) -> None:
    """What it may write after its last answer is not known."""
    result = checked(tmp_path, "pass", "--timeout", "2", end="__import__('time').sleep(60)\n")
    assert result.exit_code == 3, result.output
    assert "incomplete: it does not end when its input ends" in result.output


@pytest.mark.thorough
def test_a_program_that_hangs_is_refuted(tmp_path: Path) -> None:
    result = checked(tmp_path, "__import__('time').sleep(9) if b == 3 else None", "--timeout", "0.5")
    assert result.exit_code == 1
    assert "expected a result; no answer within 0.5 s" in result.output
    assert f"incomplete: there was no answer {MOST_ENDS} times, and" in result.output


def test_quiet_lists_no_line(tmp_path: Path) -> None:
    result = checked(tmp_path, "c = '0A' if (a, b) == (3, 5) else c", "--quiet")
    assert result.exit_code == 1
    assert "line 54" not in result.output
    assert "V_DIV_IEEE_TIES_TO_EVEN_0010: violated in 1 line" in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("numpy", "--dtype", "float8_e4m3fn"), "numpy is no program"),
        (("numpy", "--dtype", "float32", "--rounding", "all"), "numpy is no program"),
        (("numpy", "--flags"), "--flags and --payloads need --rounding"),
        (("exec:cat", "--rounding", "all"), "name the formats with --dtype"),
        (("exec:cat", "--rounding", "all", "--dtype", "int8"), "are for floats, not for int8"),
        (("exec:cat", "--rounding", "all", "--dtype", "float32", "--profile", "sonnx"), "leave out --profile sonnx"),
        (("exec:cat", "--profile", "ieee754", "--dtype", "float32", "--level", "exhaustive"), "is not for ieee754"),
        (("exec:cat", "--rounding", "all", "--dtype", "float32", "--jobs", "2"), "--jobs is not for profile ieee754"),
        (("exec:cat", "--rounding", "toward-zero", "--dtype", "float8_e5m2fnuz"), "is rounded ties-to-even alone"),
        (("exec:no-such-program", "--rounding", "all", "--dtype", "float32"), "there is no program"),
    ],
)
def test_usage_errors(arguments: tuple[str, ...], message: str) -> None:
    result = run("check", *arguments)
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())


@pytest.mark.parametrize("name", sorted(WIDE))
def test_operands_of_wide_formats(name: str) -> None:
    form = FORMATS[name]
    found = pairs(form)
    assert found == pairs(form)
    assert found != pairs(form, seed=1)
    assert len(set(found)) == len(found) > 10000
    assert all(decode(x, form)[5] for pair in found[::50] for x in pair)
    one, least = encode(0, 1 << (form.p - 1), 1 - form.p, form), encode(0, 1, form.q_min, form)
    assert {one, least, form.largest} <= set(special_patterns(form))
    assert decode(one, form)[:3] == (0, 1 << (form.p - 1), 1 - form.p)


def test_operands_of_an_element_type() -> None:
    form = formats()["float16"]
    assert len(operands(form, "quick")) > 10000
    with pytest.raises(KeyError):
        operands(form, "exhaustive")


def test_cases_of_a_further_format(tmp_path: Path) -> None:
    result = run("cases", "--dtype", "float6_e3m2fn")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert (lines[0], lines[-1], len(lines)) == ("00 00", "3F 3F", 4096)
    assert run("cases", "--dtype", "float6_e3m2fn", "--profile", "sonnx").exit_code == 2
    wide = run("cases", "--dtype", "x87_extended").output.splitlines()
    assert {len(line) for line in wide} == {41}
