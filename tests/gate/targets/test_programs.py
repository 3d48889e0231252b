"""Programs on a pipe: the two protocols, and what becomes of programs that break them."""

import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.support.c_compiler import needs_compiler
from vinculum.gate.runner.selection import Selection, SelectionError, TypeNotNamedError, units
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.sandbox.messages import Reply, ReplyStatus, Request
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import NotSupportedError
from vinculum.gate.targets.program import command, frames, lines
from vinculum.gate.targets.program.process import NoAnswerError, Program, ProgramEndedError, ViolationError

FLOAT32, ONES = np.dtype(np.float32), np.ones(2, np.float32)
ECHO = "while read a b; do echo $a; done"  # C = A


def shell(script: str) -> str:
    """A target that runs this script, which has no single quotes."""
    return f"exec:sh -c '{script}'"


def reply_of(script: str, A: np.ndarray[Any, Any] = ONES, seconds: float = 20.0) -> Reply:
    with Sandbox(shell(script), seconds, patient=False) as sandbox:
        return sandbox.divide(Request(A, A, "onnx-14", A.dtype.name, "eager"))


# ---- lines ----


@pytest.mark.parametrize("name", ["int8", "uint16", "float16", "bfloat16", "float32", "int64", "float64"])
def test_a_line_has_the_digits_of_the_type(name: str) -> None:
    """Each pattern of a byte, in each byte of an element, comes back as it was."""
    dtype = np.dtype(getattr(ml_dtypes, name, None) or name)
    words = np.arange(256, dtype=np.uint64)[:, None] << np.arange(0, 8 * dtype.itemsize, 8, dtype=np.uint64)
    A = words.ravel().astype(f"u{dtype.itemsize}").view(dtype)
    text = lines.encode(A, A[::-1])
    first, last = text.splitlines()[0].split(b" "), text.splitlines()[-1].split(b" ")
    assert {len(word) for word in (*first, *last)} == {2 * dtype.itemsize}
    assert first == last[::-1]
    assert int(first[1], 16) == 255 << (8 * (dtype.itemsize - 1))
    answer = b"".join(line.split(b" ")[0] + b"\n" for line in text.splitlines())
    for form in (answer, answer.lower(), answer.replace(b"\n", b" 1f\n"), answer.replace(b"\n", b" 00\n", 1)):
        assert lines.decode(form, dtype, A.size).tobytes() == A.tobytes()
        assert lines.AnswerLength(A.size)(bytearray(form)) == len(form)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"3F80000", "it has 7 hexadecimal digits, and C has 8"),
        (b"3F8000000", "it has 9 hexadecimal digits"),
        (b"0x3F800000", "without 0x"),
        (b"3F800000\r", "CR LF"),
        (b"3F800000 ", "space"),
        (b"3F800000 3F800000 3F800000", "write C alone"),
        (b"3F800000 1", "two digits of flags"),
        (b"3F800000 00 00", "two digits of flags"),
        (b"", "empty"),
        (b"1.0", "8 hexadecimal digits"),
        (b"Error: zero", "small letters"),
        (b"errors", "small letters"),
        (b"3F80000\xff", "8 hexadecimal digits"),
        ("3F80000\u0663".encode(), "8 hexadecimal digits"),
    ],
)
def test_a_line_that_is_no_answer_is_explained(line: bytes, why: str) -> None:
    for answer in (line + b"\n", b"3F800000\n" + line + b"\n", b"error x\n" + line + b"\n"):
        with pytest.raises(ViolationError, match=f"line {answer.count(10)} of .*: .*{why}"):
            lines.decode(answer, FLOAT32, answer.count(b"\n"))


def test_lines_whose_lengths_differ_and_add_up() -> None:
    """Two lines that are as long together as two answers."""
    with pytest.raises(ViolationError, match=r"line 1 of 2 .*it has 7 hexadecimal digits"):
        lines.decode(b"3F80000\n3F8000000\n", FLOAT32, 2)
    mixed = b"3F800000 01\n40000000\n40400000 00\n"
    assert lines.decode(mixed, FLOAT32, 3).tolist() == [1.0, 2.0, 3.0]


def test_an_error_of_one_pair_is_that_of_the_call() -> None:
    with pytest.raises(lines.ProgramError, match=r"^zero denominator$"):
        lines.decode(b"3F800000\nerror zero denominator\nerror\n", FLOAT32, 3)
    with pytest.raises(NotSupportedError, match=r"^no float32$"):
        lines.decode(b"unsupported no float32\n3F800000\n", FLOAT32, 2)
    with pytest.raises(lines.ProgramError, match=r"^error$"):
        lines.decode(b"error\n", FLOAT32, 1)


def test_length_of_an_answer_that_arrives_in_pieces() -> None:
    length, received = lines.AnswerLength(2), bytearray()
    for piece in (b"3F80", b"0000\n", b"3F800000"):
        received += piece
        assert length(received) is None
    assert length(bytearray(received + b"\nmore\n")) == 18
    with pytest.raises(ViolationError, match="more than 300 bytes"):
        lines.AnswerLength(1)(bytearray(b"x" * 301))


# ---- the process ----


def test_a_large_call_does_not_block() -> None:
    """The program answers while it is written to: both pipes are full many times."""
    request = b"3F800000 40000000\n" * 100_000
    program = Program(["stdbuf", "-oL", "cut", "-c", "1-8"])
    try:
        answer = program.exchange([request[:7], request[7:]], lines.AnswerLength(100_000), 60.0)
        assert answer == b"3F800000\n" * 100_000
    finally:
        program.end()


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("script", "error", "message"),
    [
        (r"read x; printf '3F800000\n3F800000\nextra\n'; sleep 9", ViolationError, "'extra.n' after its answer"),
        ("read x; echo 3F800000; exit 3", ProgramEndedError, "ended with status 3"),
        ("read x; kill -SEGV $$", ProgramEndedError, "was ended by SIGSEGV"),
        ("exec <&-; sleep 9", ViolationError, "closed its standard input"),
        ("exec >&-; sleep 9", ProgramEndedError, "ended"),
        ("read x; printf 3F800000; sleep 9", NoAnswerError, "no complete answer"),
    ],
)
def test_what_is_no_answer(script: str, error: type[Exception], message: str) -> None:
    program = Program(["sh", "-c", script])
    time.sleep(0.1)
    try:
        with pytest.raises(error, match=message):
            program.exchange([b"3F800000 3F800000\n" * 2], lines.AnswerLength(2), 1.0)
    finally:
        program.end()


def test_output_between_two_calls_is_noticed() -> None:
    program = Program(["sh", "-c", "read x; echo 3F800000; sleep 0.1; echo late; read x"])
    try:
        program.exchange([b"3F800000 3F800000\n"], lines.AnswerLength(1), 20.0)
        time.sleep(0.5)
        with pytest.raises(ViolationError, match=r"'late.n' before it was asked"):
            program.exchange([b"3F800000 3F800000\n"], lines.AnswerLength(1), 20.0)
    finally:
        program.end()


def test_the_process_group_ends_with_the_program(tmp_path: Path) -> None:
    program = Program(["sh", "-c", f"sleep 600 & echo $! > {tmp_path}/pid; read x; echo; wait"])
    program.exchange([b"\n"], lines.AnswerLength(1), 20.0)
    child = int((tmp_path / "pid").read_text())
    assert program.end() == -signal.SIGKILL
    deadline = time.monotonic() + 10
    while _runs(child):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# ---- in the sandbox ----


def test_death_is_that_of_the_program_and_the_next_call_works() -> None:
    script = "while read a b; do case $a in 7F*) kill -FPE $$;; esac; echo $a; done"
    with Sandbox(shell(script), 60.0) as sandbox:
        for pattern, status in ((0x3F800000, "value"), (0x7F800000, "died"), (0x3F800000, "value")):
            A = np.full(2, pattern, np.uint32).view(np.float32)
            reply = sandbox.divide(Request(A, A, "onnx-14", "float32", "eager"))
            assert reply.status == status
            assert reply.signal == (signal.SIGFPE if status == "died" else 0)
        assert sandbox.starts == 2


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("read x; read x; echo 3F800000; echo garbage", "'garbage': write C in 8 hexadecimal digits"),
        pytest.param(
            r'read x; read x; printf "3F800000\n3F800000\n3F800000\n"', "after its answer", marks=pytest.mark.thorough
        ),
        pytest.param("read x; echo 3F800000; exit 3", "exit status 3", marks=pytest.mark.thorough),
        pytest.param("read x; echo no quotient >&2; exit 3", "it printed: no quotient", marks=pytest.mark.thorough),
    ],
)
def test_a_broken_protocol_ends_the_worker(script: str, message: str) -> None:
    """So garbage is never taken for a report of an error."""
    reply = reply_of(script)
    assert reply.status is ReplyStatus.DIED
    assert message in reply.message


@pytest.mark.thorough
def test_a_program_that_hangs(tmp_path: Path) -> None:
    reply = reply_of(f"echo $$ > {tmp_path}/pid; read x; sleep 600", seconds=0.5)
    assert reply.status is ReplyStatus.HUNG
    assert not _runs(int((tmp_path / "pid").read_text()))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("script", "status", "message"),
    [
        ("while read x; do echo error no such quotient; done", ReplyStatus.ERROR, "ProgramError: no such quotient"),
        ("while read x; do echo unsupported; done", ReplyStatus.NOT_SUPPORTED, "unsupported"),
    ],
)
def test_reports_of_a_program(script: str, status: ReplyStatus, message: str) -> None:
    reply = reply_of(script)
    assert (reply.status, reply.message) == (status, message)


@pytest.mark.thorough
def test_lines_have_no_shapes() -> None:
    with Sandbox(shell(ECHO), 20.0) as sandbox:
        matrix = np.arange(6, dtype=np.float32).reshape(2, 3)
        for A, B, status in (
            (matrix, matrix[:1], ReplyStatus.INEXPRESSIBLE),
            (matrix, matrix.astype(np.float64), ReplyStatus.INEXPRESSIBLE),
            (matrix, matrix, ReplyStatus.VALUE),
            (matrix[:0], matrix[:0], ReplyStatus.VALUE),
            (matrix[0, 0, ...], matrix[0, 0, ...], ReplyStatus.VALUE),
        ):
            reply = sandbox.divide(Request(A, B, "onnx-14", "float32", "eager", layout="strided_2"))
            assert reply.status is status
            if status is ReplyStatus.VALUE:
                assert reply.result is not None
                assert reply.result.shape == A.shape
                assert reply.result.tobytes() == A.tobytes()


# ---- the command ----


def test_words_are_split_as_by_a_shell() -> None:
    assert command.split("exec:java -cp 'my build' Lines") == ("java", "-cp", "my build", "Lines")
    assert command.command("exec:sh {dtype}.sh", "int8") == ["sh", "int8.sh"]
    for target, message in (
        ("exec:", "PROGRAM"),
        ("exec:  ", "PROGRAM"),
        ("exec:a 'b", "quotation"),
        ("exec:''", "PROGRAM"),
    ):
        with pytest.raises(ValueError, match=message):
            command.split(target)


def test_a_program_that_does_not_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text").write_text("no program")
    for name, message in (
        ("./none", "there is no file none"),
        ("no-such-program", "there is no program no-such-program in PATH"),
        ("text", r"write exec:\./text for the file in this folder"),
        ("./text", "text is not executable"),
        (f"{tmp_path}", "it is a folder"),
    ):
        with pytest.raises(ValueError, match=message):
            registry.version(f"exec:{name}")
        with pytest.raises(SelectionError, match=message):
            units(Selection((f"exec:{name}",), dtypes=("int8",)))


@pytest.mark.thorough
def test_a_file_that_cannot_be_started_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program")
    (tmp_path / "text").chmod(0o755)
    with (
        pytest.raises(UnavailableError, match="cannot be started: Exec format error"),
        Sandbox(f"exec:{tmp_path}/text"),
    ):
        pass


def test_version_is_of_the_program_and_of_the_files_among_its_arguments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "divide.sh"
    script.write_text(ECHO)
    alone, both = registry.version("exec:sh"), registry.version("exec:sh divide.sh")
    assert len(alone) == len(both) == 16
    script.write_text(f"{ECHO}\n")
    assert registry.version("exec:sh divide.sh") not in (alone, both)
    assert registry.version("exec-frames:sh") == registry.version("exec:sh -x") == alone
    assert registry.source_file("exec:sh divide.sh") == script
    script.chmod(0o755)
    assert registry.source_file("exec:./divide.sh sh") == script
    assert registry.distinct(["exec:./divide.sh", "exec:././divide.sh", "exec:./divide.sh x", "exec:sh"]) == [
        "exec:./divide.sh",
        "exec:./divide.sh x",
        "exec:sh",
    ]


def test_lines_need_a_type_and_frames_have_one() -> None:
    with pytest.raises(TypeNotNamedError, match="--dtype"):
        units(Selection(("exec:sh",)))
    assert len(units(Selection(("exec:sh {dtype}",)))) == len(units(Selection(("exec-frames:sh",)))) > 10
    assert [unit.dtype for unit in units(Selection(("exec:sh",), dtypes=("int8",)))] == ["int8"]


@pytest.mark.slow
@needs_compiler
def test_a_million_elements_a_second_pass(tmp_path: Path) -> None:
    """The frames of a C program; the lines of one, half as many."""
    example = Path(__file__).parents[3] / "examples" / "pipes"
    A = np.random.default_rng(0).standard_normal(1 << 20).astype(np.float32)
    for name, least in (("frames", 1e6), ("lines", 0.5e6)):
        subprocess.run(["cc", "-O2", "-o", str(tmp_path / name), str(example / f"{name}.c")], check=True)
        program = Program([str(tmp_path / name)])
        try:
            began = time.monotonic()
            if name == "frames":
                answer = program.exchange(frames.encode(1, A, A[::-1], {}), frames.AnswerLength(1), 60.0)
                C = frames.decode(answer)
            else:
                answer = program.exchange([lines.encode(A, A[::-1])], lines.AnswerLength(A.size), 60.0)
                C = lines.decode(answer, A.dtype, A.size)
            seconds = time.monotonic() - began
        finally:
            program.end()
        assert (C == A / A[::-1]).all()
        assert A.size / seconds > least, name
