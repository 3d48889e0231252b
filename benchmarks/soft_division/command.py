"""Build a program for each format and each way of dividing, run them, and print a table."""

import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console

from benchmarks.machine import about
from vinculum.codegen.c import files
from vinculum.codegen.c.c_types import Floats, element_types
from vinculum.codegen.c.render import SOURCE

TIMER = Path(__file__).with_name("time.c")
FLAGS = ("-std=gnu11", "-O2", "-ffp-contract=off")
ROUTINES = {"float32": "__divsf3", "float64": "__divdf3"}
HALF = {"ROUTINE": "__divsf3", "EXTEND": "__extendhfsf2", "TRUNCATE": "__truncsfhf2", "HALF": "1"}
# GCC's soft-fp for a 64-bit processor without an FPU: that of RISC-V, the only such machine description with 64-bit words
SOFT_FP = ("-O2", "-D__riscv_xlen=64", "-D_FP_NANFRAC_H=_FP_QNANBIT_H", "-D_FP_NANSIGN_H=0", "-include", "stddef.h")
SOFT_FP_FILES = ("divsf3", "divdf3", "extendhfsf2", "truncsfhf2")


@dataclass(frozen=True)
class Way:
    """How quotients are computed: the title of a column, and what is compiled and linked with the timer."""

    title: str
    macros: Mapping[str, str]
    inputs: Sequence[str]


class MissingError(Exception):
    """A compiler, or a library to compare with, is not there, or does not build."""


@click.command()
@click.option("--gcc-source", type=click.Path(exists=True, file_okay=False, path_type=Path), help="GCC's sources.")
@click.option("--runs", type=click.IntRange(min=1), default=5, show_default=True, help="Of each program.")
def main(*, gcc_source: Path | None, runs: int) -> None:
    """Time divisions in integers beside the processor's, compiler-rt's, and libgcc's with --gcc-source.

    A cell is nanoseconds per element, array by array, of 4096 elements whose quotients are normal: the median of --runs
    programs, each of which reports its fastest of 400 repetitions.
    """
    console = Console()
    described = about(())
    console.print(
        f"{described['processor']}, {_output(['gcc', '--version']).splitlines()[0]}, {' '.join(FLAGS)}", soft_wrap=True
    )
    times: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for element in element_types()[1]:
            times[element.name] = {}
            sums = {}
            for way in _ways(element, folder, gcc_source):
                try:
                    times[element.name][way.title], sums[way.title] = _time(element, way, folder, runs)
                except MissingError as error:
                    console.print(f"{element.name}, {way.title}: not measured: {error}", style="dim", soft_wrap=True)
            if len(set(sums.values())) > 1:
                raise click.ClickException(f"quotients of {element.name} differ: {sums}")
    titles = list(dict.fromkeys(title for cells in times.values() for title in cells))
    sys.stdout.write(f"| format | {' | '.join(titles)} |\n|---|{'---:|' * len(titles)}\n")
    for name, cells in times.items():
        row = (f"{cells[title]:.2f}" if title in cells else "—" for title in titles)
        sys.stdout.write(f"| {name} | {' | '.join(row)} |\n")


def _ways(element: Floats, folder: Path, gcc_source: Path | None) -> list[Way]:
    name = element.name
    ways = [
        Way("integers", {"ARRAY_FUNCTION": f"vinculum_div_{name}"}, [_generated(folder, element, 64)]),
        Way("integers of 32 bits", {"ARRAY_FUNCTION": f"vinculum_div_{name}"}, [_generated(folder, element, 32)]),
        Way("hardware", {"ARRAY_FUNCTION": f"vinculum_div_{name}"}, [_generated(folder, element, None)]),
    ]
    if name in ROUTINES:
        ways.append(Way("compiler-rt", {"ROUTINE": ROUTINES[name]}, [_compiler_rt()]))
    if gcc_source and (name in ROUTINES or name == "float16"):
        macros = {"ROUTINE": ROUTINES[name]} if name in ROUTINES else {**HALF, "OPERAND": "_Float16"}
        ways.append(Way("libgcc", macros, _soft_fp(folder, gcc_source)))
    return ways


def _generated(folder: Path, element: Floats, word: int | None) -> str:
    """Write the C of one type, in integers of `word` bits, or for the hardware, and return its path."""
    own = folder / f"{element.name}-{word or 'hardware'}"
    own.mkdir(exist_ok=True)
    sources = files(None, [element.name], arithmetic="integer", word=word) if word else files(None, [element.name])
    for each, text in sources.items():
        (own / each).write_text(text, encoding="utf-8")
    return str(own / SOURCE)


def _compiler_rt() -> str:
    """Return the path of compiler-rt's archive, or "" if clang or the archive is not there."""
    try:
        return _output(["clang", "--rtlib=compiler-rt", "-print-libgcc-file-name"]).strip()
    except MissingError:
        return ""


def _soft_fp(folder: Path, gcc_source: Path) -> list[str]:
    """Compile libgcc's division, and return the paths of the object files."""
    library = gcc_source / "libgcc"
    where = (f"-I{library / 'config/riscv'}", f"-I{library / 'soft-fp'}", f"-I{gcc_source / 'include'}")
    objects = [folder / f"{each}.o" for each in SOFT_FP_FILES]
    for each, path in zip(SOFT_FP_FILES, objects, strict=True):
        if not path.exists():
            _output(["gcc", *SOFT_FP, *where, "-c", str(library / f"soft-fp/{each}.c"), "-o", str(path)])
    return [str(path) for path in objects]


def _time(element: Floats, way: Way, folder: Path, runs: int) -> tuple[float, str]:
    """Return the nanoseconds of an element, and a sum of the quotients."""
    if not all(way.inputs):
        raise MissingError("no such library")
    form = element.element.form
    assert form
    macros = {"OPERAND": element.c, "WIDTH": form.width, "PRECISION": form.p, **way.macros}
    defined = [f"-D{name}={value}" for name, value in macros.items()]
    program = str(folder / "time")
    _output(["gcc", *FLAGS, *defined, str(TIMER), *way.inputs, "-o", program])
    printed = sorted((float(taken), total) for taken, total in (_output([program]).split() for _ in range(runs)))
    return printed[runs // 2]


def _output(command: Sequence[str]) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError:
        raise MissingError(f"no {command[0]}") from None
    except subprocess.CalledProcessError as error:
        raise MissingError(error.stderr.strip()[:300]) from None
