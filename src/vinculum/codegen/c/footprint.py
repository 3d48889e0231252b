"""Measure code size and stack: `python -m vinculum.codegen.c.footprint` writes FOOTPRINT.md.

Sizes come from nm, size and the linker, stack and calls from GCC's -fcallgraph-info. With --check nothing is written. Exit
status 0: written or up to date; 1: not up to date; 3: not measured, because a compiler is missing or, with --check, has
another version.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence

from vinculum.codegen.c.__main__ import FOLDER
from vinculum.codegen.c.code_size import NotMeasuredError, Program, Target, Unit, programs, unit
from vinculum.codegen.c.render import HEADER, files
from vinculum.codegen.c.soft_formats import WORDS

PAGE = FOLDER / "FOOTPRINT.md"
PUBLIC = "vinculum_"
M4F = Target("Cortex-M4F", "arm-none-eabi-", ("-mcpu=cortex-m4", "-mthumb", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"))
X86 = Target("x86-64", "x86_64-linux-gnu-", ())
M0 = Target("Cortex-M0", "arm-none-eabi-", ("-mcpu=cortex-m0", "-mthumb"))
M4 = Target("Cortex-M4", "arm-none-eabi-", ("-mcpu=cortex-m4", "-mthumb"))
COLUMNS = [(target, level) for target in (M4F, X86) for level in ("-Os", "-O2")]
WITHOUT_FPU = (M0, M4)
INTEGER_COLUMNS = [(target, word) for target in WITHOUT_FPU for word in WORDS]
ROUTINES = {"float32": "__aeabi_fdiv", "float64": "__aeabi_ddiv"}  # of GCC's library for ARM


def page() -> str:
    """The tables, in Markdown."""
    return "\n".join([*_introduction(), *_hardware(), *_integer()]) + "\n"


def _introduction() -> Iterator[str]:
    yield "# Size and stack of the generated functions"
    yield ""
    yield "Written by `python -m vinculum.codegen.c.footprint`. Do not edit."
    yield ""
    for target in (M4F, M4, M0, X86):
        yield f"- {target.name}: {target.version}, `{' '.join(('-std=c99', *target.flags))}`"
    yield ""
    yield "A cell is code / stack, in bytes: the code of the function and of those helpers of the file that it calls and that"
    yield "are not inlined; the stack at the deepest of these calls. Not in it: functions of the compiler's run-time library,"
    yield "which the first table names. Functions share helpers, so that those of a type need less than the sum of their rows."


def _hardware() -> Iterator[str]:
    sources = files()
    units = [unit(target, level, sources) for target, level in COLUMNS]
    yield from _tables(_public(sources), units, [f"{target.name} {level}" for target, level in COLUMNS], M4F)


def _integer() -> Iterator[str]:
    names = [name for name in _public(files()) if name.startswith("vinculum_div_") and not name.endswith("_scalar")]
    sources = {word: files(arithmetic="integer", word=word) for word in WORDS}
    units = {(target, word): unit(target, "-Os", sources[word]) for target, word in INTEGER_COLUMNS}
    linked: dict[tuple[Target, int | None], Mapping[str, Program]] = {
        (target, word): programs(target, "-Os", sources[word] if word else files(), names)
        for target in WITHOUT_FPU
        for word in (None, *WORDS)
    }
    yield from ("", "## In integers alone", "")
    yield "The files of `vinculum generate c --arithmetic integer`, with `--word 64` (the default) and `--word 32`, beside the file"
    yield "above (hardware), all at -Os."
    yield from ("", "### Linked", "")
    yield "Bytes of code and constants of a program that consists of one function and of all that it calls, the compiler's library"
    yield "included (`-ffunction-sections -Wl,--gc-sections`). Library routines that share a section come together."
    yield ""
    yield f"| function | {' | '.join(_variant(target, word) for target, word in linked)} |"
    yield f"|---|{'---:|' * len(linked)}"
    for name in names:
        yield f"| `{name}` | {' | '.join(str(column[name].size) for column in linked.values())} |"
    yield from ("", "### One quotient", "")
    yield "Bytes of code of the function that divides two bit patterns, helpers included, and of the routine of the compiler's"
    yield "library for the same; without the library's functions that either calls, which follow in parentheses."
    yield ""
    columns = [(target, word) for target in WITHOUT_FPU for word in (*WORDS, None)]
    yield f"| type | {' | '.join(_variant(target, word, 'library') for target, word in columns)} |"
    yield f"|---|{'---:|' * len(columns)}"
    for of, routine in ROUTINES.items():
        cells = (
            _quotient(units[target, word], of)
            if word
            else f"{linked[target, None][f'{PUBLIC}div_{of}'].functions[routine]} (`{routine}`)"
            for target, word in columns
        )
        yield f"| {of} | {' | '.join(cells)} |"
    header = [_variant(target, word) for target, word in INTEGER_COLUMNS]
    yield from _tables(_public(sources[WORDS[0]]), list(units.values()), header, M0, "### ")


def _quotient(of: Unit, name: str) -> str:
    function = f"quotient_{name}"
    if function not in of.functions:
        return "inlined"
    calls = ", ".join(f"`{each}`" for each in of.outside([function]))
    return f"{of.size([function])}{f' (calls {calls})' if calls else ''}"


def _variant(target: Target, word: int | None, otherwise: str = "hardware") -> str:
    return f"{target.name}, {f'{word} bits' if word else otherwise}"


def _tables(
    names: Sequence[str], units: Sequence[Unit], columns: Sequence[str], first: Target, level: str = "## "
) -> Iterator[str]:
    """Yield the functions of each type together, and each by itself.

    `first`: the target of the first column.
    """
    header = " | ".join(columns)
    yield from ("", f"{level}All functions of a type", "")
    yield f"| type | {header} | calls, on {first.name} |"
    yield f"|---|{'---:|' * len(columns)}---|"
    for of in [*dict.fromkeys(map(_type, names)), "all"]:
        group = [name for name in names if of in (_type(name), "all")]
        outside = [f"`{name}`" for name in units[0].outside(group)] if of != "all" else []
        yield f"| {of} | {_cells(group, units)} | {', '.join(outside)} |"
    yield from ("", f"{level}Each function", "")
    yield f"| function | {header} |"
    yield f"|---|{'---:|' * len(columns)}"
    for name in names:
        yield f"| `{name}` | {_cells([name], units)} |"


def _public(sources: Mapping[str, str]) -> list[str]:
    return re.findall(rf"^int ({PUBLIC}\w+)\(", sources[HEADER], re.MULTILINE)


def _cells(names: Sequence[str], units: Sequence[Unit]) -> str:
    return " | ".join(f"{unit.size(names)} / {max(map(unit.stack, names))}" for unit in units)


def _type(name: str) -> str:
    return name.removesuffix("_by_scalar").removesuffix("_of_scalar").removesuffix("_bits").rpartition("_")[2]


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
