"""The harness on this machine: its lines, its divisions, and lines carried to a socket."""

import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.exports.harness.answers import (
    EXAMPLE,
    LOOP,
    OPERATOR,
    TYPES,
    WITH_KERNEL,
    conversation,
    verdict,
    write_sources,
)
from tests.support.tiers import default_cases
from vinculum.exports.harness import HarnessError, files
from vinculum.gate.targets.program.process import ProgramEndedError

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
FLOATS = ("float32", "float64")
Build = Callable[..., str]


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """Build a program of these divisions, once each, and return its path."""
    if shutil.which("gcc") is None:
        pytest.skip("no gcc")
    folder = tmp_path_factory.mktemp("harness")
    write_sources(folder)

    def program(*divisions: str, flags: tuple[str, ...] = ()) -> str:
        name = "_".join(["run", *divisions, *flags])
        if not (folder / name).exists():
            command = ["gcc", *STRICT, "-O1", *flags, "stdio.c", LOOP, *divisions, "-o", name]
            built = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            assert (built.returncode, built.stderr) == (0, "")
        return str(folder / name)

    return program


@pytest.mark.parametrize("dtype", default_cases(list(TYPES), "int8", "float32", "bfloat16", "uint64"))
def test_the_kernel_conforms_in_every_type(dtype: str, build: Build) -> None:
    """E_DIV_FLOAT_FUNC_0010, E_DIV_INT_FUNC_0010, and the errors of V_DIV_OUTSIDE_DOMAIN_0010."""
    profile = "onnx-14" if dtype == "bfloat16" else "sonnx"
    found = verdict([build(*WITH_KERNEL, flags=SANITIZERS), dtype], dtype, 1000, profile=profile)
    assert (found.wrong, found.unsupported) == (0, 0), found.examples
    assert found.outside or dtype not in ("int8", "uint64")


@pytest.mark.parametrize("dtype", FLOATS)
def test_the_operator_conforms_for_floats(dtype: str, build: Build) -> None:
    found = verdict([build(OPERATOR), dtype], dtype, 1000)
    assert (found.wrong, found.unsupported) == (0, 0), found.examples


def test_the_operator_has_no_type_of_16_bits(build: Build) -> None:
    found = verdict([build(OPERATOR), "float16"], "float16", 100)
    assert found.judged == 0 < found.unsupported


def test_a_zero_denominator_is_left_to_the_target(build: Build) -> None:
    """Built so that a zero denominator ends the program, the death is that of the program."""
    with pytest.raises(ProgramEndedError) as raised:
        verdict(
            [
                build(OPERATOR, flags=("-fsanitize=integer-divide-by-zero", "-fsanitize-undefined-trap-on-error")),
                "int32",
            ],
            "int32",
            100,
        )
    assert raised.value.status in (-signal.SIGILL, -signal.SIGTRAP, -signal.SIGFPE)


def test_a_wrong_division_is_refuted(build: Build, tmp_path: Path) -> None:
    """The operator, with a reciprocal instead of a division."""
    write_sources(tmp_path)
    source = tmp_path / OPERATOR
    text = source.read_text().replace("(float)(a[i] / b[i])", "a[i] * (1.0f / b[i])")
    assert text != source.read_text()
    source.write_text(text)
    subprocess.run(["gcc", *STRICT, "stdio.c", LOOP, OPERATOR, "-o", "wrong"], cwd=tmp_path, check=True)
    found = verdict([str(tmp_path / "wrong"), "float32"], "float32", 1000)
    assert found.violations["E_DIV_FLOAT_FUNC_0010"] > 0
    assert found.wrong < found.judged
    assert verdict([build(OPERATOR), "float32"], "float32", 1000).wrong == 0


def test_lines(build: Build) -> None:
    """Each line has one answer, whatever it is."""
    sent = [
        (b"3F800000 40400000", "unsupported no such type is selected"),
        (b"type float32", "type float32"),
        (b"3F800000 40400000", "3EAAAAAB"),
        (b"bf800000 3f800000\r", "BF800000"),
        (b"3F800000 4040000", "error the line is not A B"),
        (b"3F800000 404000000", "error the line is not A B"),
        (b"3F800000  40400000", "error the line is not A B"),
        (b"3F800000 4040000G", "error the line is not A B"),
        (b"3F800000_40400000", "error the line is not A B"),
        (b"", "error the line is not A B"),
        (b"\xff\x00\x80", "error the line is not A B"),
        (b"0" * 10_000, "error the line is not A B"),
        (b"type float16", "type float16"),
        (b"3C00 4200", "3555"),
        (b"type float", "type float"),
        (b"3C00 4200", "unsupported no such type is selected"),
        (b"type int8", "type int8"),
        (b"80 FF", "error status 0002"),
        (b"F9 00", "error status 0001"),
        (b"F9 02", "FD"),
        (b"type int64", "type int64"),
        (b"8000000000000000 0000000000000003", "D555555555555556"),
    ]
    request = b"".join(line + b"\n" for line, _ in sent) + b"8000000000000000 0000000000000001"
    program = build(*WITH_KERNEL, flags=SANITIZERS)
    assert conversation([program], request) == [answer for _, answer in sent]
    assert conversation([program, "int8"], b"F9 02\n") == ["FD"]


def test_the_loop_needs_no_library(build: Build) -> None:
    """No memory is allocated, and nothing is called but the callbacks and the divisions."""
    folder = Path(build(OPERATOR)).parent
    subprocess.run(
        ["gcc", *STRICT, "-Os", "-fno-pie", "-ffreestanding", "-c", LOOP, "-o", "loop.o"], cwd=folder, check=True
    )
    listed = subprocess.run(["nm", "loop.o"], cwd=folder, check=True, capture_output=True, text=True).stdout
    undefined = set(re.findall(r" U (\w+)", listed)) - {"_GLOBAL_OFFSET_TABLE_"}
    assert undefined == {f"vinculum_harness_{name}" for name in (*TYPES, "read", "write")}
    assert not re.findall(r" [bBdDC] (\w+)", listed), "there are no variables"


def test_carry_to_a_socket(build: Build) -> None:
    """What an earlier connection left behind is skipped."""
    program = build(*WITH_KERNEL)
    carry = Path(program).parent / "carry.py"
    with socket.create_server(("localhost", 0)) as server:

        def serve() -> None:
            connection, _ = server.accept()
            with connection:
                connection.sendall(b"00\ntype int8\n3F80")  # half an answer
                subprocess.run([program, "int8"], stdin=connection, stdout=connection, check=True)

        thread = threading.Thread(target=serve)
        thread.start()
        address = f"localhost:{server.getsockname()[1]}"
        found = verdict([sys.executable, str(carry), address, "int32"], "int32", 400)
        thread.join(60)
    assert not thread.is_alive()
    assert found.wrong == 0
    assert found.outside > 0


def test_names_that_do_not_fit() -> None:
    for arguments, message in (
        ((None, ("int9",)), "there is no harness for int9 in C, which has"),
        (("sonnx", ("bfloat16",)), "there is no harness for bfloat16 in C under profile sonnx"),
        (("onnx-99", ()), "there is no profile onnx-99"),
    ):
        with pytest.raises(HarnessError, match=message):
            files(*arguments)


def test_a_harness_of_one_type_has_no_other() -> None:
    for name, text in files("sonnx", ("uint8",)).items():
        assert "`vinculum generate harness --profile sonnx --dtype uint8`" in text, name
        assert not re.search(r"u?int(16|32)|float", text.replace("uint64_t", "")), name


def test_every_example_is_tested() -> None:
    files_of_example = {path.name for path in EXAMPLE.iterdir() if path.is_file()}
    assert files_of_example == {"stdio.c", "startup.c", "cortex_m.c", "risc_v.c", "carry.py", "README.md"}
