"""Functions of C files, with the comment and the contract that stand above them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from vinculum.audit.trace.units import Unit, identifiers

# The head of a function at the left margin, and what it begins with: no keyword of C ends there in a brace.
_HEAD = re.compile(
    r"^(?!typedef|struct|enum|union|#|extern\b)[A-Za-z_][^;={}]*?\b(?P<name>\w+)\([^;{}]*\)\s*\{", re.MULTILINE
)
_COMMENT = re.compile(r"/\*(.*?)\*/", re.DOTALL)
_WORD = re.compile(r"\b[A-Za-z_]\w*\b")


def units(root: Path, files: Iterable[str]) -> list[Unit]:
    """Every function that is defined in `files`."""
    found = [unit for file in files for unit in _of(root, file)]
    names = {unit.name.partition(":")[2]: unit.name for unit in found}
    return [_with_uses(unit, names) for unit in found]


def _of(root: Path, file: str) -> Iterator[Unit]:
    text = (root / file).read_text(encoding="utf-8")
    previous = 0
    for head in _HEAD.finditer(text):
        end = text.find("\n}", head.start())
        end = len(text) if end < 0 else end + 2
        if head.start() < previous:
            continue
        above = text[previous : head.start()]
        comments = list(_COMMENT.finditer(above))
        attached = [c for k, c in enumerate(comments) if _adjoins(above, comments, k)]
        start = previous + attached[0].start() if attached else head.start()
        body = text[start:end]
        plain = next((" ".join(c.group(1).split()) for c in attached if not c.group(1).startswith("@")), "")
        line = text.count("\n", 0, start) + 1
        yield Unit(
            f"{Path(file).name}:{head['name']}",
            file,
            line,
            text.count("\n", 0, end) + 1,
            body,
            plain,
            identifiers(body),
        )
        previous = end


def _adjoins(above: str, comments: list[re.Match[str]], k: int) -> bool:
    """Whether nothing but comments stands between the comment and the function: no directive, no declaration."""
    rest = _COMMENT.sub("/**/", above[comments[k].end() :])
    return not rest.replace("/**/", "").strip() and "\n\n" not in rest


def _with_uses(unit: Unit, names: Mapping[str, str]) -> Unit:
    words = set(_WORD.findall(_COMMENT.sub("", unit.text)))
    uses = tuple(sorted({names[word] for word in words if word in names} - {unit.name}))
    return replace(unit, uses=uses)
