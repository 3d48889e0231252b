"""Bytes of code and of stack, as compilers, nm and size report them."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from vinculum.codegen.c.render import SOURCE

NODE = re.compile(r'^node: \{ title: "([^"]+)" label: "[^"]*?(\d+) bytes \((\w+(?:,\w+)?)\)')
EDGE = re.compile(r'^edge: \{ sourcename: "([^"]+)" targetname: "([^"]+)"')
OBJECT, PROGRAM = "made.o", "made.elf"


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


@contextmanager
def compiled(target: Target, flags: Sequence[str], sources: Mapping[str, str]) -> Iterator[Path]:
    """Compile the source among `sources`, and yield the folder with the object file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for each, text in sources.items():
            (folder / each).write_text(text, encoding="utf-8")
        _output([f"{target.tools}gcc", "-std=c99", *target.flags, *flags, "-c", SOURCE, "-o", OBJECT], folder)
        yield folder


def unit(target: Target, level: str, sources: Mapping[str, str]) -> Unit:
    """Measure the functions of the sources for `target`.

    Raises NotMeasuredError without a compiler, or for unbounded stack.

    >>> made = unit(X86, "-Os", files("sonnx", ["uint8"]))  # doctest: +SKIP
    >>> made.outside(sorted(made.functions))  # doctest: +SKIP
    []
    """
    with compiled(target, (level, "-fcallgraph-info=su"), sources) as folder:
        listed = (line.split() for line in _output([f"{target.tools}nm", "-S", OBJECT], folder).splitlines())
        places = {parts[3]: (parts[0], parts[1]) for parts in listed if len(parts) == 4 and parts[2] in "Tt"}
        graph = (folder / OBJECT).with_suffix(".ci").read_text(encoding="utf-8").splitlines()
    stacks: dict[str, int] = {}
    calls: dict[str, set[str]] = {}
    for line in graph:
        if node := NODE.match(line):
            if node[3] == "dynamic":
                raise NotMeasuredError(f"{node[1]} needs stack without a bound")
            stacks[_symbol(node[1])] = int(node[2])
        elif edge := EDGE.match(line):
            calls.setdefault(_symbol(edge[1]), set()).add(_symbol(edge[2]))
    at = {place: name for name, place in places.items() if name in stacks}
    if set(stacks) - set(places) or set(places.values()) - set(at):
        raise NotMeasuredError(f"sizes and stacks are of other functions: {sorted(set(places) ^ set(stacks))}")
    merged = {
        name: at[place] for name, place in places.items()
    }  # a name of equal code is one more name of that function
    return Unit(
        {
            name: Function(
                int(places[name][1], 16), stacks[name], frozenset(merged.get(c, c) for c in calls.get(name, ()))
            )
            for name in stacks
        }
    )


@dataclass(frozen=True)
class Program:
    """The bytes of a program that the linker makes of one function, and of each function in it."""

    size: int
    functions: Mapping[str, int]


def programs(target: Target, level: str, sources: Mapping[str, str], names: Sequence[str]) -> dict[str, Program]:
    """Link each of these functions with what it calls, and with nothing that the linker can omit."""
    tools = target.tools
    linked = {}
    with compiled(target, (level, "-ffunction-sections"), sources) as folder:
        for name in names:
            kept = ("-nostartfiles", "-Wl,--gc-sections", f"-Wl,--entry={name}", f"-Wl,--undefined={name}")
            _output([f"{tools}gcc", *target.flags, *kept, OBJECT, "-o", PROGRAM], folder)
            size = int(_output([f"{tools}size", PROGRAM], folder).splitlines()[1].split()[0])
            listed = (line.split() for line in _output([f"{tools}nm", "-S", PROGRAM], folder).splitlines())
            linked[name] = Program(size, {parts[3]: int(parts[1], 16) for parts in listed if len(parts) == 4})
    return linked


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


def _symbol(title: str) -> str:
    """Return the symbol of a node. Titles of static functions begin with the file name."""
    return title.rpartition(":")[2]
