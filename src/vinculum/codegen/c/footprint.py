"""Measure code size and stack: `python -m vinculum.codegen.c.footprint` writes FOOTPRINT.md.

Sizes come from nm, stack and calls from GCC's -fcallgraph-info. With --check nothing is written. Exit status 0: written or
up to date; 1: not up to date; 3: not measured, because a compiler is missing or, with --check, has another version.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from vinculum.codegen.c.__main__ import FOLDER
from vinculum.codegen.c.render import files

PAGE = FOLDER / "FOOTPRINT.md"
PUBLIC = "vinculum_"
NODE = re.compile(r'^node: \{ title: "([^"]+)" label: "[^"]*?(\d+) bytes \((\w+(?:,\w+)?)\)')
EDGE = re.compile(r'^edge: \{ sourcename: "([^"]+)" targetname: "([^"]+)"')


class NotMeasuredError(Exception):
    """A compiler is missing, or its output is not understood."""


@dataclass(frozen=True)
class Target:
    """A processor, its tools, and how to compile for it."""

    name: str
    tools: str
    flags: tuple[str, ...]

    @property
    def version(self) -> str:
        """The compiler's version line. Raises NotMeasuredError if the compiler is missing."""
        return _output([f"{self.tools}gcc", "--version"]).splitlines()[0]


M4F = Target("Cortex-M4F", "arm-none-eabi-", ("-mcpu=cortex-m4", "-mthumb", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"))
X86 = Target("x86-64", "x86_64-linux-gnu-", ())
COLUMNS = [(target, level) for target in (M4F, X86) for level in ("-Os", "-O2")]


@dataclass(frozen=True)
class Function:
    """Bytes of code, bytes of stack, and the functions that it calls."""

    size: int
    stack: int
    calls: frozenset[str]


@dataclass(frozen=True)
class Unit:
    """The functions in an object file, including helpers that the compiler did not inline."""

    functions: Mapping[str, Function]

    def needed(self, names: Sequence[str]) -> set[str]:
        """Return these functions and all that they call, in this file and in others."""
        needed: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in needed:
                needed.add(name)
                waiting += self.functions[name].calls if name in self.functions else ()
        return needed

    def size(self, names: Sequence[str]) -> int:
        """Return the bytes of code of these functions and the helpers that they call, each counted once."""
        return sum(self.functions[name].size for name in self.needed(names) if name in self.functions)

    def stack(self, name: str) -> int:
        """Return the bytes of stack at the deepest call of a helper. There is no recursion."""
        if name not in self.functions:
            return 0
        function = self.functions[name]
        return function.stack + max(map(self.stack, function.calls), default=0)

    def outside(self, names: Sequence[str]) -> list[str]:
        """Return the functions of other files that these call."""
        return sorted(name for name in self.needed(names) if name not in self.functions)


def _output(command: Sequence[str], folder: Path | None = None) -> str:
    program = shutil.which(command[0])
    if program is None:
        raise NotMeasuredError(
            f"no {command[0]}: on Debian, apt-get install gcc gcc-arm-none-eabi libnewlib-arm-none-eabi"
        )
    ran = subprocess.run([program, *command[1:]], cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise NotMeasuredError(f"{' '.join(command)}: {ran.stderr.strip()[:400]}")
    return ran.stdout


def unit(target: Target, level: str, sources: Mapping[str, str]) -> Unit:
    """Compile the sources for `target`.

    Raises NotMeasuredError without a compiler, or for unbounded stack.

    >>> made = unit(X86, "-Os", files("sonnx", ["uint8"]))  # doctest: +SKIP
    >>> made.outside(sorted(made.functions))  # doctest: +SKIP
    []
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for each, text in sources.items():
            (folder / each).write_text(text, encoding="utf-8")
        flags = ("-std=c99", level, *target.flags, "-fcallgraph-info=su", "-c", "vinculum_div.c", "-o", "made.o")
        _output([f"{target.tools}gcc", *flags], folder)
        listed = (line.split() for line in _output([f"{target.tools}nm", "-S", "made.o"], folder).splitlines())
        sizes = {parts[3]: int(parts[1], 16) for parts in listed if len(parts) == 4 and parts[2] in "Tt"}
        graph = (folder / "made.ci").read_text(encoding="utf-8").splitlines()
    stacks: dict[str, int] = {}
    calls: dict[str, set[str]] = {}
    for line in graph:
        if node := NODE.match(line):
            if node[3] == "dynamic":
                raise NotMeasuredError(f"{node[1]} needs stack without a bound")
            stacks[_symbol(node[1])] = int(node[2])
        elif edge := EDGE.match(line):
            calls.setdefault(_symbol(edge[1]), set()).add(_symbol(edge[2]))
    if set(sizes) != set(stacks):
        raise NotMeasuredError(f"sizes and stacks are of other functions: {sorted(set(sizes) ^ set(stacks))}")
    return Unit({name: Function(sizes[name], stacks[name], frozenset(calls.get(name, ()))) for name in sizes})


def _symbol(title: str) -> str:
    """Return the symbol of a node. Titles of static functions begin with the file name."""
    return title.rpartition(":")[2]


def page() -> str:
    """The tables, in Markdown."""
    sources = files()
    units = [unit(target, level, sources) for target, level in COLUMNS]
    names = re.findall(rf"^int ({PUBLIC}\w+)\(", sources["vinculum_div.h"], re.MULTILINE)
    return "\n".join(_lines(names, units)) + "\n"


def _lines(names: Sequence[str], units: Sequence[Unit]) -> Iterator[str]:
    yield "# Size and stack of the generated functions"
    yield ""
    yield "Written by `python -m vinculum.codegen.c.footprint`. Do not edit."
    yield ""
    for target in (M4F, X86):
        yield f"- {target.name}: {target.version}, `{' '.join(('-std=c99', *target.flags))}`"
    yield ""
    yield "A cell is code / stack, in bytes: the code of the function and of those helpers of the file that it calls and that"
    yield "are not inlined; the stack at the deepest of these calls. Not in it: functions of the compiler's run-time library,"
    yield "which the first table names. Functions share helpers, so that those of a type need less than the sum of their rows."
    header = " | ".join(f"{target.name} {level}" for target, level in COLUMNS)
    yield from ("", "## All functions of a type", "")
    yield f"| type | {header} | calls, on {M4F.name} |"
    yield f"|---|{'---:|' * len(COLUMNS)}---|"
    for of in [*dict.fromkeys(map(_type, names)), "all"]:
        group = [name for name in names if of in (_type(name), "all")]
        outside = [f"`{name}`" for name in units[0].outside(group)] if of != "all" else []
        yield f"| {of} | {_cells(group, units)} | {', '.join(outside)} |"
    yield from ("", "## Each function", "")
    yield f"| function | {header} |"
    yield f"|---|{'---:|' * len(COLUMNS)}"
    for name in names:
        yield f"| `{name}` | {_cells([name], units)} |"


def _cells(names: Sequence[str], units: Sequence[Unit]) -> str:
    return " | ".join(f"{unit.size(names)} / {max(map(unit.stack, names))}" for unit in units)


def _type(name: str) -> str:
    return name.removesuffix("_by_scalar").removesuffix("_of_scalar").rpartition("_")[2]


def main() -> int:
    """Run the command. See the module's docstring."""
    parser = argparse.ArgumentParser(prog="python -m vinculum.codegen.c.footprint", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page would differ")
    check = parser.parse_args().check
    old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    try:
        if check and (missing := [t.version for t in (M4F, X86) if t.version not in old]):
            sys.stderr.write(f"{PAGE}: by other compilers than {', '.join(missing)}\n")
            return 3
        text = page()
    except NotMeasuredError as error:
        sys.stderr.write(f"not measured: {error}\n")
        return 3
    if text == old:
        return 0
    sys.stdout.write(f"{PAGE}: {'differs' if check else 'written'}\n")
    if not check:
        PAGE.write_text(text, encoding="utf-8")
    return 1 if check else 0


if __name__ == "__main__":
    sys.exit(main())
