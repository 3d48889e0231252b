"""`vinculum judge --rounding`: what it accepts, refutes and does not judge."""

from pathlib import Path

import pytest

from tests.gate.support.cli import run
from vinculum.commands.check_options.rounding import DIRECTIONS
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
            "expected 0.333333313 (0x3eaaaaaa), flags 01 (inexact)\n    V_DIV_IEEE_TOWARD_ZERO_0010\n",
        ),
        ("7F7FFFFF 05", "7F800000 05", "expected 3.40282347e+38 (0x7f7fffff), flags 05 (overflow, inexact)"),
        ("007FFFFF 03", "007FFFFF 01", "flags 03 (underflow, inexact)\n    V_DIV_IEEE_UNDERFLOW_0010\n"),
        ("7F800000 08", "7F800000 00", "flags 08 (divide_by_zero)\n    V_DIV_IEEE_DIVIDE_BY_ZERO_0010\n"),
        ("FFC00000 10", "FFC00000 00", "expected any quiet NaN, flags 10 (invalid)\n    V_DIV_IEEE_INVALID_0010\n"),
        ("3F800000 7FC00000 00", "3F800000 7FC00000 10", "flags 00 (none)\n    V_DIV_IEEE_INVALID_0010\n"),
        ("3F800000 00\n", "3F800000 01\n", "flags 00 (none)\n    V_DIV_IEEE_INEXACT_0010\n"),
        ("7F7FFFFF 05", "7F7FFFFF 01", "flags 05 (overflow, inexact)\n    V_DIV_IEEE_OVERFLOW_0010"),
        ("3F800000 00\n", "error stuck\n", "V_DIV_IEEE_RESULT_0010"),
        ("FFC00000 10", "FFA00000 10", "expected any quiet NaN, flags 10 (invalid)\n    V_DIV_IEEE_QUIET_NAN_0010\n"),
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


def test_payloads_are_judged_on_request(tmp_path: Path) -> None:
    for quotient, status in (("7FC00123", 0), ("FFC00456", 0), ("7FC00124", 1)):
        text = f"7FC00123 7F800456 {quotient} 10\n"
        assert judged(tmp_path, text, "--rounding", "ties-to-even", "--flags")[0] == 0
        found, output = judged(tmp_path, text, "--rounding", "ties-to-even", "--flags", "--payloads")
        assert found == status, output
    assert "expected nan (0x7fc00123) or nan" not in output  # there are four
    assert "V_DIV_IEEE_NAN_PAYLOAD_0010: violated in 1 line" in output


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("dtype", "line", "wrong", "words"),
    [
        ("float8_e4m3fn", "7E 30 7F", "7E 30 7E", "expected any NaN"),
        ("float8_e4m3fnuz", "81 48 00", "81 48 80", "expected 0.0 (0x00)"),
        ("float6_e2m3fn", "1F 01 1F", "1F 01 1E", "expected 7.5 (0x1f)"),
        ("float4_e2m1fn", "05 02 05", "05 02 F5", "expected 3 (0x05)"),
        ("float8_e8m0fnu", "80 7E 81", "80 7E 80", "expected 4 (0x81)"),
        (
            "binary128",
            f"3FFF{0:028X} 40008{0:027X} 3FFD{'5' * 28}",
            f"3FFF{0:028X} 40008{0:027X} 3FFD{'5' * 27}6",
            "0.333333",
        ),
        (
            "x87_extended",
            f"3FFF8{0:015X} 4000C{0:015X} 3FFDAAAAAAAAAAAAAAAB",
            f"3FFF8{0:015X} 4000C{0:015X} 3FFD2AAAAAAAAAAAAAAB",
            "aaab)",
        ),
    ],
)
def test_further_formats(tmp_path: Path, dtype: str, line: str, wrong: str, words: str) -> None:
    status, output = judged(tmp_path, f"{line}\n", "--dtype", dtype)
    assert (status, output) == (0, f"conforms: {dtype} under IEEE 754, ties-to-even; 1 line; 0 wrong\n")
    status, output = judged(tmp_path, f"{line}\n{wrong}\n", "--dtype", dtype, "--profile", "ieee754")
    assert status == 1
    assert f"line 2: {wrong}: expected " in output
    assert words in output


def test_open_pairs_are_counted_and_accepted(tmp_path: Path) -> None:
    status, output = judged(tmp_path, "00 00 03\n00 00 error none\n02 02 02\n", "--dtype", "float4_e2m1fn")
    assert status == 0
    assert "3 lines, 2 of them outside of the domain; 0 wrong" in output


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
        (("--payloads",), "--payloads needs --rounding"),
        (("--dtype", "float8_e4m3fn", "--rounding", "toward-zero"), "is rounded ties-to-even alone"),
        (("--dtype", "float8_e4m3fn", "--flags"), "has no exception flags"),
        (("--dtype", "float8_e4m3fn", "--payloads"), "have no payload"),
        (("--dtype", "binary128", "--profile", "sonnx"), "leave out --profile"),
        (("--rounding", "toward-zero", "--profile", "sonnx"), "leave out --profile"),
        (("--rounding", "toward-zero", "--dtype", "int32"), "are for floats, not for int32"),
        (("--rounding", "up"), "'up' is not one of"),
    ],
)
def test_usage_errors(tmp_path: Path, options: tuple[str, ...], message: str) -> None:
    status, output = judged(tmp_path, RIGHT, *options)
    assert status == 2
    assert message in output
