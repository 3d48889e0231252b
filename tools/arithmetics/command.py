"""`python -m tools compare-arithmetics`: divide by both variants of the generated C, and compare."""

import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from vinculum.codegen.c import files
from vinculum.codegen.c.c_types import Elements, Floats, element_types
from vinculum.codegen.c.render import SOURCE
from vinculum.codegen.c.soft_formats import WORDS, SoftFormat

PROGRAM = Path(__file__).parent / "compare.c"
NAMES = tuple(t.name for group in element_types() for t in group)
EXHAUSTIVE_WIDTH = 16
OPTIMISED = ("-std=c99", "-O2", "-fPIC", "-shared", "-ffp-contract=off")
LIBRARY = "division.so"
DIFFERENT, UNUSABLE = 1, 2


@dataclass(frozen=True)
class Comparison:
    """What the program reported: pairs divided, pairs whose quotients differ, the first of these."""

    pairs: int
    different: int
    differences: str


@click.command()
@click.option("--dtype", "names", type=click.Choice(NAMES), multiple=True, help="This type only. May be repeated.")
@click.option("--word", type=click.Choice([str(word) for word in WORDS]), default="64", show_default=True)
@click.option("--pairs", type=click.IntRange(min=1), default=1_000_000_000, show_default=True, help="Of wide types.")
@click.option("--seed", type=int, default=1, show_default=True, help="Of the pairs of wide types.")
@click.option("--compiler", default="gcc", show_default=True)
def compare_arithmetics(*, names: Sequence[str], word: str, pairs: int, seed: int, compiler: str) -> None:
    """Compare the quotients of both arithmetics, integers alone and floating point, bit for bit.

    Types of 8 and 16 bits are compared on every pair of operands, others on random ones: any patterns, subnormal operands
    and quotients, ties, powers of two, large quotients. A NaN must be the positive quiet one without payload.
    Exit status: 0 no difference; 1 differences; 2 no compiler.
    """
    if shutil.which(compiler) is None:
        click.echo(f"no {compiler}", err=True)
        sys.exit(UNUSABLE)
    click.echo(f"{platform.machine()}, {_version(compiler)}, {word} bits, seed {seed}")
    statuses = set()
    for group in element_types():
        for element in group:
            if names and element.name not in names:
                continue
            narrow = element.element.width <= EXHAUSTIVE_WIDTH
            integer = files(None, [element.name], arithmetic="integer", word=int(word))
            result = compare(element, integer, compiler, 0 if narrow else pairs, seed)
            click.echo(
                f"{element.name}: {result.pairs:,} pairs{', all' if narrow else ''}: {result.different:,} differ"
            )
            click.echo(result.differences, nl=False, err=True)
            statuses.add(DIFFERENT if result.different else 0)
    sys.exit(max(statuses))


def compare(element: Elements, integer: Mapping[str, str], compiler: str, pairs: int, seed: int) -> Comparison:
    """Build `integer` and the C of hardware arithmetic, and compare them. `pairs`: 0 for every pair.

    Raises RuntimeError if something cannot be built or run.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _library(folder / "integer", integer, compiler)
        _library(folder / "hardware", files(None, [element.name]), compiler)
        _output([compiler, "-std=c99", "-O2", *_macros(element), str(PROGRAM), "-ldl", "-o", "compare"], folder)
        ran = subprocess.run(
            ["./compare", f"integer/{LIBRARY}", f"hardware/{LIBRARY}", str(pairs), str(seed)],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    if ran.returncode not in (0, DIFFERENT):
        raise RuntimeError(f"exit status {ran.returncode}: {ran.stderr}")
    divided, different = map(int, ran.stdout.split())
    return Comparison(divided, different, ran.stderr)


def _macros(element: Elements) -> list[str]:
    width, form = element.element.width, element.element.form
    values = {
        "OPERAND": element.c,
        "BITS": f"uint{width}_t",
        "WIDTH": width,
        "PRECISION": form.p if form else 0,
        "SIGNED": int(form is None and element.element.signed),
        "NOT_A_NUMBER": f"{SoftFormat(element, WORDS[0]).nan}u" if isinstance(element, Floats) else 0,
        "INTEGER_FUNCTION": f'"vinculum_div_{element.name}{"_bits" if form else ""}"',
        "HARDWARE_FUNCTION": f'"vinculum_div_{element.name}"',
    }
    return [f"-D{name}={value}" for name, value in values.items()]


def _library(folder: Path, sources: Mapping[str, str], compiler: str) -> None:
    folder.mkdir()
    for name, text in sources.items():
        (folder / name).write_text(text, encoding="utf-8")
    _output([compiler, *OPTIMISED, SOURCE, "-o", LIBRARY], folder)


def _version(compiler: str) -> str:
    return _output([compiler, "--version"], None).splitlines()[0]


def _output(command: Sequence[str], folder: Path | None) -> str:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"{' '.join(command)}: {ran.stderr.strip()[:400]}")
    return ran.stdout
