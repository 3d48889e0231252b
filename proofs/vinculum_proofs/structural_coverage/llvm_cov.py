"""Coverage of the C files, from what `llvm-cov export` says of each function.

A statement is covered if the region of code that it stands in is: Clang has one for each stretch that is run as a whole,
arms of `?:` and right sides of `&&` included. What a macro of these files expands to is counted in each function that
has it; macros of Python's and NumPy's headers are not.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vinculum_proofs.structural_coverage.mcdc import Evaluation, independent_conditions
from vinculum_proofs.structural_coverage.records import Coverage, Gap

NATIVE = "src/vinculum/kernels/native"
CODE, BRANCH, MCDC_BRANCH = 0, 4, 6
Sources = dict[str, list[str]]  # lines by path in the folder of the kernel's C
Place = tuple[str, str, int, int, int, int, int]  # file, function, which expansion, and from where to where


# The head of a function with its body. A file without one holds tables alone: there is nothing to run in it.
FUNCTION = re.compile(r"\)\s*\{")


def files(root: Path) -> list[str]:
    """Return the C files of the kernel that define a function."""
    paths = sorted((root / NATIVE).rglob("*.c"))
    return [p.relative_to(root).as_posix() for p in paths if FUNCTION.search(p.read_text(encoding="utf-8"))]


def measured(root: Path, exported: str) -> Coverage:
    """What the runs found of every C file of the kernel, and of macros in its headers."""
    coverage = Coverage()
    native = root / NATIVE
    sources = {
        path.relative_to(native).as_posix(): path.read_text(encoding="utf-8").splitlines()
        for path in sorted(native.rglob("*.[ch]"))
    }
    for file in files(root):
        coverage.file(file)
    functions = json.loads(exported)["data"][0]["functions"]
    _regions(coverage, sources, functions)
    _branches(coverage, sources, functions)
    _decisions(coverage, sources, functions)
    empty = [file for file in files(root) if not coverage.figures[file]["statement"][1]]
    if empty:
        raise ValueError(f"nothing was measured of {', '.join(empty)}: does the build compile it?")
    coverage.gaps.sort()
    return coverage


def _source(sources: Sources, filename: str) -> str:
    """The key in `sources` of a file that the compiler names by another path; else that path."""
    return next((key for key in sources if filename == key or filename.endswith(f"/{key}")), filename)


def _places(
    sources: Sources, function: dict[str, Any], entries: str, kinds: set[int], kind: int
) -> Iterator[tuple[Place, list[Any]]]:
    """The entries of a function that are in the project's files, with their places."""
    name = function["name"].rpartition(":")[2]
    for entry in function[entries]:
        if entry[kind] in kinds:
            number = entry[kind - 2]
            yield (_source(sources, function["filenames"][number]), name, number, *entry[:4]), entry


def _gap(sources: Sources, place: Place, criterion: str, detail: str) -> Gap:
    file, function, _, line, *_ = place
    return Gap(f"{NATIVE}/{file}", line, criterion, function, detail, sources[file][line - 1].strip())


def cut(lines: list[str], place: Place) -> str:
    """The text of a place: an expression."""
    _, _, _, line, column, last, end = place
    if line == last:
        return lines[line - 1][column - 1 : end - 1]
    text = [lines[line - 1][column - 1 :], *lines[line : last - 1], lines[last - 1][: end - 1]]
    return " ".join(part.strip(" \\") for part in text)


def _regions(coverage: Coverage, sources: Sources, functions: list[dict[str, Any]]) -> None:
    counts: dict[Place, int] = defaultdict(int)
    for function in functions:
        for place, region in _places(sources, function, "regions", {CODE}, 7):
            if place[0] in sources and place[0].endswith(".c"):
                counts[(*place[:2], 0, *place[3:])] += region[4]  # type: ignore[index] # once a function
    for place, count in sorted(counts.items()):
        text = cut(sources[place[0]], place)
        detail = f"never run: {text if len(text) < 80 else text[:77] + '...'}"
        coverage.count(_gap(sources, place, "statement", detail), covered=count > 0)


def _branches(coverage: Coverage, sources: Sources, functions: list[dict[str, Any]]) -> None:
    """Outcomes of conditions, and of decisions that are one condition or a case label."""
    counts: dict[tuple[Place, int], list[int]] = defaultdict(lambda: [0, 0])
    for function in functions:
        for place, branch in _places(sources, function, "branches", {BRANCH, MCDC_BRANCH}, 8):
            if place[0] in sources:
                count = counts[place, branch[8]]
                count[0] += branch[4]
                count[1] += branch[5]
    for (place, kind), count in sorted(counts.items()):
        text = cut(sources[place[0]], place)
        criteria = ("branch", "condition", "mcdc") if kind == BRANCH else ("condition",)
        for criterion in criteria[:2]:
            for value, times in zip((True, False), count, strict=True):
                gap = _gap(sources, place, criterion, f"`{text}` is never {str(value).lower()}")
                coverage.count(gap, covered=times > 0)
        if kind == BRANCH:
            gap = _gap(sources, place, "mcdc", f"`{text}` is not shown to decide on its own")
            coverage.count(gap, covered=all(count))


def _decisions(coverage: Coverage, sources: Sources, functions: list[dict[str, Any]]) -> None:
    """Decisions of several conditions: their own outcomes, and MC/DC."""
    for function in functions:
        for record in function["mcdc_records"]:
            file = _source(sources, function["filenames"][record[6]])
            name = function["name"].rpartition(":")[2]
            if file not in sources:
                continue
            place = (file, name, record[6], *record[:4])
            vectors: list[Evaluation] = [(tuple(v["conditions"]), v["result"]) for v in record[10] if v["executed"]]
            text = cut(sources[file], place)
            for value in (True, False):
                gap = _gap(sources, place, "branch", f"`{text}` is never {str(value).lower()}")
                coverage.count(gap, covered=any(result is value for _, result in vectors))
            independent = independent_conditions(vectors, len(record[9]))
            if independent != record[9]:
                raise ValueError(f"{file}:{record[0]}: MC/DC by LLVM is {record[9]}, by its vectors {independent}")
            for position, covered in enumerate(independent):
                detail = f"condition {position + 1} of `{text}` is not shown to decide on its own"
                coverage.count(_gap(sources, place, "mcdc", detail), covered=covered)
