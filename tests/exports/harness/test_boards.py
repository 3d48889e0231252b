"""The harness on emulated boards: Cortex-M under semihosting and by a UART, and RISC-V by a UART."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.codegen.c.generated_c import find_program
from tests.exports.harness.answers import EXAMPLE, FEW, LOOP, OPERATOR, WITH_KERNEL, verdict, write_sources
from tools.arithmetics.boards import EMULATED, MissingError

BOARDS = {board.name: board for board in EMULATED}
FREESTANDING = "#include <stddef.h>\nvoid *memcpy(void *restrict, const void *restrict, size_t);\n"
DIVISIONS = ("the operator", "the kernel", "the kernel in integers")


def prepare(folder: Path, division: str) -> tuple[str, ...]:
    """Write the sources, and return those of the division."""
    write_sources(folder, "integer" if division == DIVISIONS[2] else "hardware")
    return (OPERATOR,) if division == DIVISIONS[0] else WITH_KERNEL


def compile_with(folder: Path, command: Sequence[str]) -> None:
    find_program(command[0])
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")


def head_commands(name: str) -> list[list[str]]:
    """The commands in the head of an example, without what follows a `vinculum`."""
    head = (EXAMPLE / name).read_text().partition("*/")[0].replace("\\\n *", " ")
    return [line.strip(" *&").split() for line in head.splitlines() if re.match(r" \* {5}\w", line)]


def judge(command: Sequence[str], division: str, dtype: str, count: int) -> None:
    """Floats are right. Integers are, too, but the operator reports no zero denominator."""
    found = verdict(command, dtype, count)
    wrong = set(found.violations)
    if division == DIVISIONS[0] and dtype == "int32":
        assert wrong <= {"V_DIV_OUTSIDE_DOMAIN_0010", "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"}
        assert "E_DIV_INT_CONSTR_B_0030" in wrong
    else:
        assert (found.wrong, found.unsupported) == (0, 0), found.examples


@pytest.mark.parametrize("name", ["cortex_m.c", "risc_v.c"])
def test_an_example_names_its_files(name: str, tmp_path: Path) -> None:
    """The command in its head compiles files that exist, or that `vinculum generate harness` writes."""
    prepare(tmp_path, DIVISIONS[0])
    build, *others = head_commands(name)
    sources = [word for word in build if word.endswith(".c")]
    assert {name, LOOP, OPERATOR} <= set(sources)
    assert all((tmp_path / source).is_file() for source in sources)
    assert build[build.index("-o") + 1] in " ".join(word for command in others for word in command)


@pytest.mark.slow
@pytest.mark.parametrize("division", DIVISIONS)
@pytest.mark.parametrize("name", ["Cortex-M0", "Cortex-M4F"])
def test_cortex_m_under_semihosting(name: str, division: str, tmp_path: Path) -> None:
    board = BOARDS[name]
    divisions = prepare(tmp_path, division)
    try:
        board.require(tmp_path)
    except MissingError as error:
        pytest.skip(str(error))
    sources = ("startup.c", "stdio.c", LOOP, *divisions)
    compile_with(
        tmp_path, [board.compiler, "-std=c99", "-O2", *board.flags, *board.linking, *sources, "-o", "board.elf"]
    )
    machine = board.emulator[board.emulator.index("-M") + 1]
    quiet = ("-display", "none", "-serial", "none", "-monitor", "none")
    for dtype in FEW:
        arguments = f"enable=on,arg=board,arg={dtype}"
        firmware = str(tmp_path / "board.elf")
        command = ("qemu-system-arm", "-M", machine, *quiet, "-semihosting-config", arguments, "-kernel", firmware)
        judge(command, division, dtype, 2000)


@pytest.mark.slow
@pytest.mark.parametrize("division", DIVISIONS)
def test_risc_v_by_its_uart(division: str, tmp_path: Path) -> None:
    """As the head of the example builds it."""
    build, _ = head_commands("risc_v.c")
    divisions = prepare(tmp_path, division)
    words = [word for word in build if not word.startswith("-DTYPE")]
    words[words.index(OPERATOR) : words.index(OPERATOR) + 1] = divisions
    (tmp_path / "string.h").write_text(FREESTANDING)  # of which the compiler replaces memcpy
    find_program("qemu-system-riscv32")
    for dtype in FEW:
        compile_with(tmp_path, [*words, f'-DTYPE="{dtype}"', "-fbuiltin", "-I."])
        machine = ("-M", "virt", "-bios", "none", "-display", "none", "-monitor", "none", "-serial", "stdio")
        judge(["qemu-system-riscv32", *machine, "-kernel", str(tmp_path / "board.elf")], division, dtype, 120)


@pytest.mark.slow
def test_cortex_m_by_a_socket(tmp_path: Path) -> None:
    """As the head of the example builds and runs it, with two connections one after the other."""
    build, emulator, _ = head_commands("cortex_m.c")
    prepare(tmp_path, DIVISIONS[0])
    compile_with(tmp_path, build)
    find_program(emulator[0])
    with socket.create_server(("localhost", 0)) as free:
        port = free.getsockname()[1]
    emulator = [word.replace("5555", str(port)) for word in emulator]
    with subprocess.Popen(emulator, cwd=tmp_path) as running:
        try:
            _wait_for(port)
            for dtype in ("float32", "int32"):
                carry = [sys.executable, str(tmp_path / "carry.py"), f"localhost:{port}", dtype]
                judge(carry, DIVISIONS[0], dtype, 80)
        finally:
            running.terminate()


def _wait_for(port: int) -> None:
    """Wait until the emulator listens; it takes this connection as one that says nothing."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("localhost", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the emulator does not listen")
