"""`vinculum judge --rounding`: what it accepts, refutes and does not judge."""

from pathlib import Path

import pytest

from tests.gate.support.cli import run
from vinculum.commands.judge import DIRECTIONS
from vinculum_spec.relations.rounding_directions import quotients

RIGHT = """\
3F800000 40400000 3EAAAAAA 01
BF800000 40400000 BEAAAAAA 01
00FFFFFF 40000000 007FFFFF 03
7F7FFFFF 3F000000 7F7FFFFF 05
3F800000 00000000 7F800000 08
00000000 80000000 FFC00000 10
7FA00000 3F800000 7FC00000 10
7FC00000 3F800000 7FC00000 00
40400000 40400000 3F800000 00
"""


def judged(tmp_path: Path, text: str, *options: str) -> tuple[int, str]:
    """Exit status and output of the command, on float32 unless the options have another type."""
    (tmp_path / "results.txt").write_text(text)
    dtype = () if "--dtype" in options else ("--dtype", "float32")
    result = run("judge", *dtype, *options, str(tmp_path / "results.txt"))
    return result.exit_code, result.output


def test_the_directions_are_those_of_the_relations() -> None:
    assert tuple(quotients) == DIRECTIONS


def test_right_lines_conform(tmp_path: Path) -> None:
    status, output = judged(tmp_path, RIGHT, "--rounding", "toward-zero", "--flags")
    assert (status, output) == (0, "conforms: float32 under IEEE 754, toward-zero, with flags; 9 lines; 0 wrong\n")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "3EAAAAAA 01",
            "3EAAAAAB 01",
            "expected 0.333333313 (0x3eaaaaaa), flags 01 (inexact)\n    IEEE 754-2019, 4.3.2",
        ),
        ("7F7FFFFF 05", "7F800000 05", "expected 3.40282347e+38 (0x7f7fffff), flags 05 (overflow, inexact)"),
        ("007FFFFF 03", "007FFFFF 01", "flags 03 (underflow, inexact)\n    IEEE 754-2019, 7.5: underflow"),
        ("7F800000 08", "7F800000 00", "flags 08 (divide_by_zero)\n    IEEE 754-2019, 7.3: divide_by_zero"),
        ("FFC00000 10", "FFC00000 00", "expected any NaN, flags 10 (invalid)\n    IEEE 754-2019, 7.2: invalid"),
        ("3F800000 7FC00000 00", "3F800000 7FC00000 10", "flags 00 (none)\n    IEEE 754-2019, 7.2: invalid"),
        ("3F800000 00\n", "3F800000 01\n", "flags 00 (none)\n    IEEE 754-2019, 7.6: inexact"),
        ("7F7FFFFF 05", "7F7FFFFF 01", "flags 05 (overflow, inexact)\n    IEEE 754-2019, 7.4: overflow"),
        ("3F800000 00\n", "error stuck\n", "IEEE 754-2019, 7.1"),
    ],
)
def test_each_fault_is_found(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert RIGHT.count(old) == 1
    status, output = judged(tmp_path, RIGHT.replace(old, new), "--rounding", "toward-zero", "--flags")
    assert status == 1
    assert "; 9 lines; 1 wrong\n" in output
    assert expected in output


def test_without_the_option_flags_are_not_judged(tmp_path: Path) -> None:
    text = RIGHT.replace(" 03\n", " 00\n").replace(" 05\n", "\n")
    assert judged(tmp_path, text, "--rounding", "toward-zero")[0] == 0


@pytest.mark.parametrize(
    ("direction", "quotient"),
    list(zip(DIRECTIONS, ("8000", "8001", "8000", "8001", "8000"), strict=True)),
)
def test_directions_of_a_16_bit_type(tmp_path: Path, direction: str, quotient: str) -> None:
    """Half of the smallest subnormal number, negative."""
    for other in ("8000", "8001"):
        status, _ = judged(tmp_path, f"8001 4000 {other}\n", "--dtype", "float16", "--rounding", direction)
        assert status == (other != quotient)


def test_lines_without_flags_are_incomplete(tmp_path: Path) -> None:
    for last, message in (("", "line 2 has no FLAGS"), (" 20", "line 2 has FLAGS other than the five")):
        text = f"3F800000 40400000 3EAAAAAB 01\n3F800000 40400000 3EAAAAAB{last}\n"
        status, output = judged(tmp_path, text, "--rounding", "ties-to-even", "--flags")
        assert status == 3
        assert message in output
        assert "undecided: float32 under IEEE 754, ties-to-even, with flags; 1 line; 0 wrong" in output
    status, output = judged(tmp_path, "3F800000 40400000 unsupported\n", "--rounding", "ties-to-away", "--flags")
    assert status == 3


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--flags",), "--flags needs --rounding"),
        (("--rounding", "toward-zero", "--profile", "sonnx"), "leave out --profile"),
        (("--rounding", "toward-zero", "--dtype", "int32"), "are for floats, not for int32"),
        (("--rounding", "up"), "'up' is not one of"),
    ],
)
def test_usage_errors(tmp_path: Path, options: tuple[str, ...], message: str) -> None:
    status, output = judged(tmp_path, RIGHT, *options)
    assert status == 2
    assert message in output
