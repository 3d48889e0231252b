"""Processors that the self-test of the generated C runs on: this one, and emulated ones."""

import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from vinculum.codegen.c.render import SELFTEST, SOURCE, Arithmetic

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
PROGRAM, STARTUP = "selftest", "startup.c"
SECONDS = 900  # emulated, on a loaded machine
CORTEX_M_STARTUP = """#include <stdint.h>
extern void _start(void);
static void reset(void)
{
#ifdef __ARM_FP
    *(volatile uint32_t *)0xe000ed88u |= 0xf00000u; /* the floating-point unit, on */
    __asm__ volatile("dsb\\n isb");
#endif
    _start();
}
__attribute__((section(".vectors"), used)) static const uintptr_t vectors[] = {STACK, (uintptr_t)reset};
"""
SEMIHOSTING = ("-nographic", "-semihosting")
CONSOLE = ("-display", "none", "-chardev", "stdio,id=out", "-semihosting-config", "enable=on,chardev=out")
FPV4 = ("-mfpu=fpv4-sp-d16", "-mfloat-abi=hard")
NEWLIB = ("--specs=rdimon.specs", "-Wl,--section-start=.vectors=0")
PICOLIBC = (
    "--specs=picolibc.specs",
    "--oslib=semihost",
    "--crt0=hosted",
    "-Wl,--defsym=__flash=0x80000000,--defsym=__flash_size=0x400000",
    "-Wl,--defsym=__ram=0x80400000,--defsym=__ram_size=0x200000",
)


class MissingError(Exception):
    """A compiler, a library or an emulator is not installed."""


@dataclass(frozen=True)
class Board:
    """A processor, its compiler, and how a program is built and run for it.

    `flags`: of the compiler; `linking`: also those of the linker; `clang`: those of clang for the same processor;
    `emulator`: the command that runs the program, if it is not of this machine; `startup`: C that the program begins with;
    `hardware`: flags that hardware arithmetic needs; `fpu`: whether it has instructions for `float` at least.
    """

    name: str
    compiler: str
    emulator: tuple[str, ...]
    flags: tuple[str, ...] = ()
    linking: tuple[str, ...] = ()
    clang: tuple[str, ...] = ()
    startup: str = ""
    hardware: tuple[str, ...] = ()
    fpu: bool = True

    @property
    def bare_metal(self) -> bool:
        """Whether programs run without an operating system."""
        return "-kernel" in self.emulator

    @property
    def version(self) -> str:
        """The compiler's version. Raises MissingError if there is none."""
        return output([self.compiler, "--version"]).splitlines()[0]

    def self_test(
        self, sources: Mapping[str, str], arithmetic: Arithmetic, level: str, extra: Sequence[str] = ()
    ) -> list[str]:
        """Build and run the self-test; return its lines that do not report a right function.

        Raises MissingError without the tools, and RuntimeError if the program does not build, or reports nothing.
        """
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for each, text in {**sources, STARTUP: self.startup}.items():
                (folder / each).write_text(text, encoding="utf-8")
            self.require(folder)
            flags = (*STRICT, level, *self.flags, *(self.hardware if arithmetic == "hardware" else ()), *extra)
            started = [STARTUP] if self.startup else []
            linked = [self.compiler, *flags, *self.linking, *started, SELFTEST, SOURCE, "-o", PROGRAM]
            if printed := output(linked, folder):
                raise RuntimeError(printed)
            return self._report(folder)

    def require(self, folder: Path) -> None:
        """Raise MissingError if an empty program cannot be built, or there is no emulator."""
        for program in (self.compiler, *self.emulator[:1]):
            if shutil.which(program) is None:
                raise MissingError(f"no {program}")
        (folder / "empty.c").write_text("int main(void) { return 0; }\n", encoding="utf-8")
        built = subprocess.run(
            [self.compiler, *self.flags, *self.linking, "empty.c", "-o", "empty"],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if built.returncode:
            raise MissingError(f"{self.compiler} builds no program for {self.name}: {built.stderr.strip()[:200]}")

    def _report(self, folder: Path) -> list[str]:
        ran = subprocess.run(
            [*self.emulator, f"./{PROGRAM}"],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        lines = ran.stdout.splitlines()
        wrong = [line for line in lines if not line.endswith(": right")]
        if not lines or ran.stderr or bool(wrong) != bool(ran.returncode):
            raise RuntimeError(f"exit status {ran.returncode}: {ran.stderr.strip()[:400]}")
        return wrong


def output(command: Sequence[str], folder: Path | None = None) -> str:
    """What the command prints. Raises MissingError without the program, and RuntimeError if it fails."""
    if shutil.which(command[0]) is None:
        raise MissingError(f"no {command[0]}")
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"{' '.join(command)}: {ran.stderr.strip()[:400]}")
    return ran.stdout + ran.stderr


def _cortex_m(name: str, machine: str, clang: str, *flags: str, fpu: bool = False) -> Board:
    emulator = ("qemu-system-arm", "-M", machine, *SEMIHOSTING, "-kernel")
    small = machine == "microbit"  # 16 KiB of memory, apart from the program's
    stack = "0x20004000u" if small else "0x20400000u"
    architecture = ("-mthumb", *flags)
    return Board(
        name,
        "arm-none-eabi-gcc",
        emulator,
        architecture,
        (*NEWLIB, f"-DSTACK={stack}", *(["-Wl,-Tdata=0x20000000"] if small else ())),
        (f"--target={clang}", *flags),
        CORTEX_M_STARTUP,
        fpu=fpu,
    )


def _linux(name: str, triple: str, emulator: str, *hardware: str, fpu: bool = True) -> Board:
    return Board(
        name, f"{triple}-gcc", (emulator,), (), ("-static",), (f"--target={triple}",), hardware=hardware, fpu=fpu
    )


def _risc_v(name: str, architecture: str, abi: str, absent: str) -> Board:
    """A RISC-V processor without these extensions, so that one of their instructions ends the program."""
    bits = architecture[2:4]
    cpu = f"rv{bits},{','.join(f'{extension}=false' for extension in absent)}"
    machine = ("-M", "virt", "-cpu", cpu, "-bios", "none", *CONSOLE)
    flags = (f"-march={architecture}", f"-mabi={abi}")
    return Board(
        name,
        "riscv64-unknown-elf-gcc",
        (f"qemu-system-riscv{bits}", *machine, "-kernel"),
        (*flags, "-mcmodel=medany"),
        PICOLIBC,
        (f"--target=riscv{bits}-unknown-elf", *flags),
        fpu=False,
    )


HERE = (Board("x86-64", "gcc", ()), Board("x86-64", "clang", (), ("-ffp-contract=off",)))
EMULATED = (
    _cortex_m("Cortex-M0", "microbit", "thumbv6m-none-eabi", "-mcpu=cortex-m0"),
    _cortex_m("Cortex-M3", "mps2-an385", "thumbv7m-none-eabi", "-mcpu=cortex-m3"),
    _cortex_m("Cortex-M4", "mps2-an386", "thumbv7em-none-eabi", "-mcpu=cortex-m4"),
    _cortex_m("Cortex-M4F", "mps2-an386", "thumbv7em-none-eabihf", "-mcpu=cortex-m4", *FPV4, fpu=True),
    _linux("AArch64", "aarch64-linux-gnu", "qemu-aarch64"),
    _linux("ARMv5, without an FPU", "arm-linux-gnueabi", "qemu-arm", fpu=False),
    _linux("MIPS32, big-endian", "mips-linux-gnu", "qemu-mips"),
    _linux("s390x, big-endian", "s390x-linux-gnu", "qemu-s390x", "-fexcess-precision=fast"),
    _linux("RV64GC", "riscv64-linux-gnu", "qemu-riscv64"),
    _risc_v("RV64IMAC", "rv64imac", "lp64", "fd"),
    _risc_v("RV32IMAC", "rv32imac", "ilp32", "fd"),
    _risc_v("RV32I", "rv32i", "ilp32", "fdmac"),
)
