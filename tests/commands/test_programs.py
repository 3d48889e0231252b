"""`vinculum check --handshake`, `vinculum cases` and `vinculum judge`."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.cli import run
from vinculum._util.setting_bounds import MIN_SECONDS
from vinculum.gate.targets.program import lines

ONE = "while read a b; do echo 3F800000; done"


def shell(script: str) -> str:
    return f"exec:sh -c '{script}'"


# ---- the handshake ----


def test_handshake_shows_what_is_sent_and_received() -> None:
    result = run("check", shell(ONE), "--dtype", "float32", "--handshake")
    assert result.exit_code == 0
    assert "sent 40E00000 40000000, received '3F800000': 7 / 2 = 1\n" in result.output
    assert result.output.endswith("it follows the protocol\n")


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("x=$(cat); echo 3F800000", "answered only after its input ended: its output stays in a buffer"),
        ("read a; sleep 60", "it hangs: it wrote nothing within 0.5 s, and did not end when its input ended"),
        ("cat > /dev/null", "it wrote nothing, and ended when its input ended"),
        ("while read a b; do echo 3F80; done", "it has 4 hexadecimal digits, and C has 8"),
        (r'while read a b; do printf "3F800000\r\n"; done', "it ends in CR LF"),
        ("while read a b; do echo 0x3F800000; done", "write the 8 digits without 0x"),
        ("while read a b; do echo $a $b 3F800000; done", "write C alone, without A and B"),
        (r'while read a b; do printf "3F800000\n3F800000\n"; done', "after its answer"),
        (f"{ONE}; echo end", "it wrote 'end\\n' when its input ended"),
        ("read a; echo 3F800000", "ended with status 0 before it wrote anything; it has to read requests"),
        ("read a; printf 3F800000; sleep 60", "it wrote '3F800000', which is no complete answer"),
        ("read a; kill -SEGV $$", "was ended by SIGSEGV"),
    ],
)
def test_handshake_explains(script: str, message: str) -> None:
    """A program that does not flush is told from one that hangs."""
    result = run("check", shell(script), "--dtype", "float32", "--handshake", "--timeout", "0.5")
    assert result.exit_code == 1
    assert message in result.output
    assert result.output.endswith("it does not follow the protocol\n")


def test_handshake_tells_what_a_zero_denominator_does() -> None:
    for script, text in (
        ("while read a b; do echo error zero denominator; done", "error zero denominator"),
        ("while read a b; do case $b in 00) kill -FPE $$;; esac; echo 01; done", "it was ended by SIGFPE"),
        ("while read a b; do echo 01; done", ": 1\n"),
    ):
        result = run("check", shell(script), "--dtype", "int8", "--handshake")
        assert result.exit_code == 0
        assert "7 / 0, for which a profile may demand an error: " in result.output
        assert text in result.output.partition("7 / 0")[2]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["numpy", "--dtype", "int8"], "numpy is no program"),
        (["exec:cat"], "name its element type with --dtype"),
        (["exec:cat", "--dtype", "real"], "there is no program for real"),
        (["exec:no-such-program", "--dtype", "int8"], "there is no program no-such-program in PATH"),
    ],
)
def test_handshake_of_something_else(arguments: list[str], message: str) -> None:
    result = run("check", *arguments, "--handshake")
    assert result.exit_code == 2
    assert message in result.output


def test_handshake_in_frames_refuses_text() -> None:
    result = run("check", "exec-frames:sh -c 'sleep 1; echo Hello'", "--dtype", "float32", "--handshake")
    assert result.exit_code == 1
    assert "it wrote 'Hello\\n', and an answer begins with VANS" in result.output
    result = run(
        "check", "exec-frames:sh -c 'sleep 9'", "--dtype", "int8", "--handshake", "--timeout", str(MIN_SECONDS)
    )
    assert result.exit_code == 1
    assert f"it hangs: it wrote nothing within {MIN_SECONDS} s" in result.output


# ---- cases and results in files ----


def floor_lines(folder: Path, *options: str) -> tuple[Path, Path]:
    """The cases of int8, and a file of floored quotients; an error for a zero denominator."""
    text = run("cases", "--dtype", "int8", *options).output
    (folder / "cases.txt").write_text(text)
    A, B = (np.array([int(line.split()[k], 16) for line in text.splitlines()], np.uint8).view(np.int8) for k in (0, 1))
    answers = []
    for a, b in zip(A.tolist(), B.tolist(), strict=True):
        answers.append("error zero denominator" if b == 0 else f"{a // b & 255:02x}")
    (folder / "results.txt").write_text("".join(f"{answer}\n" for answer in answers))
    return folder / "cases.txt", folder / "results.txt"


def test_floors_are_refuted_and_each_line_is_named(tmp_path: Path) -> None:
    """Of all pairs of int8: those whose quotient is negative and not an integer. E_DIV_INT_FUNC_0010"""
    cases, results = floor_lines(tmp_path)
    pairs = [
        tuple(int(x, 16) - 2 * (int(x, 16) & 128) for x in line.split()) for line in cases.read_text().splitlines()
    ]
    assert len(set(pairs)) == len(pairs) == 256 * 255 - 1
    wrong = [k for k, (a, b) in enumerate(pairs, 1) if a // b != int(a / b)]
    result = run("judge", "--dtype", "int8", "--cases", str(cases), str(results))
    assert result.exit_code == 1
    assert f"refuted: int8 under onnx-14; {len(pairs):,} lines; {len(wrong):,} wrong\n" in result.output
    assert f"E_DIV_INT_FUNC_0010: violated in {len(wrong):,} lines\n" in result.output
    assert f"  line {wrong[0]}: " in result.output
    assert f"and {len(wrong) - 20:,} more" in result.output
    joined = tmp_path / "joined.txt"
    texts = zip(cases.read_text().splitlines(), results.read_text().splitlines(), strict=True)
    joined.write_bytes("".join(f"{case} {answer} 1f\r\n" for case, answer in texts).encode())
    as_testfloat = run("judge", "--dtype", "int8", str(joined))
    assert f"{len(pairs):,} lines; {len(wrong):,} wrong\n" in as_testfloat.output


def test_pairs_outside_of_the_domain_demand_an_error(tmp_path: Path) -> None:
    """V_DIV_OUTSIDE_DOMAIN_0010"""
    cases, results = floor_lines(tmp_path, "--outside", "--profile", "sonnx")
    texts = cases.read_text().splitlines()
    assert any(text.endswith(" 00") for text in texts)
    assert texts[-1] == "80 FF"
    result = run("judge", "--dtype", "int8", "--cases", str(cases), str(results))
    assert "V_DIV_OUTSIDE" not in result.output, "onnx-14 leaves it open"
    result = run("judge", "--dtype", "int8", "--profile", "sonnx", "--cases", str(cases), str(results))
    assert "V_DIV_OUTSIDE_DOMAIN_0010: violated in 1 line\n" in result.output
    assert "V_DIV_INT_OVERFLOW_0010: violated in 1 line\n" in result.output
    assert "E_DIV_INT_CONSTR_B_0030" not in result.output, "those are reported"


def truncated(a: int, b: int) -> int:
    """The quotient of integers of any size, rounded toward zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


@pytest.mark.sample(1)
@pytest.mark.parametrize("by_zero", [-1, 0])
def test_a_standard_gives_values_outside_of_the_domain_of_others(by_zero: int, tmp_path: Path) -> None:
    """RISC-V gives x / 0 = -1, and MIN / -1 = MIN. V_DIV_INT_ZERO_DENOMINATOR_ONES_0010"""
    text = run("cases", "--dtype", "int32", "--profile", "riscv").output
    bits = [tuple(int(x, 16) for x in line.split()) for line in text.splitlines()]
    pairs = [tuple(x - (x >> 31 << 32) for x in pair) for pair in bits]
    least = -(1 << 31)
    assert (least, -1) in pairs
    zeros = sum(b == 0 for _, b in pairs)
    assert zeros > 100
    quotients = [by_zero if b == 0 else a if (a, b) == (least, -1) else truncated(a, b) for a, b in pairs]
    lines_of_results = "".join(
        f"{case} {c & 0xFFFFFFFF:08x}\n" for case, c in zip(text.splitlines(), quotients, strict=True)
    )
    (tmp_path / "results.txt").write_text(lines_of_results)
    result = run("judge", "--dtype", "int32", "--profile", "riscv", str(tmp_path / "results.txt"))
    assert result.exit_code == (by_zero == 0)
    assert f"{len(pairs):,} lines; {0 if by_zero else zeros:,} wrong\n" in result.output


@pytest.mark.parametrize(
    ("text", "status", "message"),
    [
        ("3F800000 40000000 3F000000\n", 0, "conforms: float32 under onnx-14; 1 line; 0 wrong"),
        ("3f800000 40000000 3f000000 00", 0, "1 line; 0 wrong"),
        ("00000000 00000000 7F800001\n", 0, "1 line; 0 wrong"),
        ("3F800000 40000000 3F000001\n", 1, "expected 0.5 (0x3f000000)"),
        ("3F800000 40000000 error no\n", 1, "V_DIV_ANSWER_0010"),
        ("", 3, "there is no line to judge"),
        ("3F800000 40000000 unsupported\n", 3, "1 line unsupported"),
        ("3F800000 40000000 3F000000\n3F800000 40000000\n", 3, "line 2 is '3F800000 40000000'"),
        ("3F800000 40000000 3F000000\n\n", 3, "line 2 is ''"),
        ("3F800000 40000000 3F00000\n", 3, "it has 7 hexadecimal digits, and C has 8"),
        ("1.0 2.0 0.5\n", 3, "line 1 is '1.0 2.0 0.5': it does not begin with A and B of 8 hexadecimal digits"),
        ("3F800000 40000000 3F000001\nnonsense\n", 1, "incomplete: line 2 is 'nonsense'"),
    ],
)
def test_results_of_a_file(text: str, status: int, message: str, tmp_path: Path) -> None:
    (tmp_path / "results.txt").write_text(text)
    result = run("judge", "--dtype", "float32", str(tmp_path / "results.txt"))
    assert result.exit_code == status
    assert message in result.output


@pytest.mark.parametrize(
    ("results", "message"),
    [("3F000000\n", "there are 1 results, and more cases"), ("3F000000\n" * 3, "there are 2 cases, and more results")],
)
def test_as_many_results_as_cases(results: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "cases.txt").write_text("3F800000 40000000\n" * 2)
    (tmp_path / "results.txt").write_text(results)
    result = run("judge", "--dtype", "float32", "--cases", str(tmp_path / "cases.txt"), str(tmp_path / "results.txt"))
    assert result.exit_code == 3
    assert message in result.output


def test_cases_are_reproducible_and_in_the_domain() -> None:
    first = run("cases", "--dtype", "bfloat16").output
    assert first == run("cases", "--dtype", "bfloat16").output
    assert first != run("cases", "--dtype", "bfloat16", "--seed", "1").output
    texts = first.splitlines()
    assert len(set(texts)) == len(texts) > 1000
    special = np.array([0, 0x80, 0x7F80, 0xFF80, 0x7FC0, 1], np.uint16)
    crossed = lines.encode(np.repeat(special, special.size), np.tile(special, special.size)).decode().splitlines()
    assert set(crossed) <= set(texts), "zeros, infinities, NaN and subnormal numbers stay"


def test_names_that_do_not_fit() -> None:
    for command in ("cases", "judge"):
        for arguments, message in (
            (["--dtype", "real"], "there are no lines of real under onnx-14; there are those of"),
            (["--dtype", "int8", "--profile", "onnx-1"], "there are no lines of int8 under onnx-1"),
            (["--dtype", "int9"], "there are no lines of int9"),
            (["--dtype", "int8", "--profile", "onnx-99"], "there is no profile 'onnx-99'"),
            ([], "--dtype"),
        ):
            result = run(command, *arguments)
            assert result.exit_code == 2
            assert message in result.output
