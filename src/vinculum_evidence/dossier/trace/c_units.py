"""Functions of C files, with the comments and contracts above them.

A function is traced to the requirements that it names, and to those of the relations that its contract ensures.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from vinculum_evidence.dossier.trace.artifacts import Unit, identifiers

# The head of a function at the left margin. The excluded keywords start other definitions.
_HEAD = re.compile(
    r"^(?!typedef|struct|enum|union|#|extern\b)[A-Za-z_][^;={}]*?\b(?P<name>\w+)\([^;{}]*\)\s*\{", re.MULTILINE
)
_COMMENT = re.compile(r"/\*(.*?)\*/", re.DOTALL)
# A relation as a predicate of ACSL on operands and result, up to the next definition or the end of the comment.
_RELATION = re.compile(
    r"^(?:/\*@)?\s*predicate (?P<name>\w+)\(\w+ A, \w+ B, \w+ C\) =(?P<what>.*?)(?=^(?:/\*@)?\s*(?:predicate|logic|lemma)\b|\*/)",
    re.DOTALL | re.MULTILINE,
)
_PROMISE = re.compile(r"\bensures\b(?P<what>(?:\\forall[^;]*;|[^;])*);")
_WORD = re.compile(r"\b[A-Za-z_]\w*\b")


def units(root: Path, files: Iterable[str]) -> list[Unit]:
    """Every function that `files` define."""
    functions = [unit for file in files for unit in _of(root, file)]
    names = {unit.name.partition(":")[2]: unit.name for unit in functions}
    return [_with_uses(unit, names) for unit in functions]


def _of(root: Path, file: str) -> Iterator[Unit]:
    text = (root / file).read_text(encoding="utf-8")
    stated = relations(text)
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
            f"{_label(file)}:{head['name']}",
            file,
            line,
            text.count("\n", 0, end) + 1,
            body,
            plain,
            tuple(sorted({*identifiers(body), *_promised(body, stated)})),
        )
        previous = end


def _label(file: str) -> str:
    """The file's path below native/, since file names are not unique there."""
    return file.partition("/native/")[2] or Path(file).name


def relations(text: str) -> dict[str, frozenset[str]]:
    r"""The requirements of each relation in ACSL, with those of the relations that it consists of.

    >>> operands = "(integer A, integer B, integer C)"
    >>> relations(f"predicate p{operands} = C > 0; // V_DIV_INDEX_0010\npredicate q{operands} = p(A, B, C) && A < 9; */")["q"]
    frozenset({'V_DIV_INDEX_0010'})
    """
    requirements = dict[str, frozenset[str]]()
    for one in _RELATION.finditer(text):  # parts are defined before the relations that use them
        parts = (requirements.get(word, frozenset()) for word in _WORD.findall(one["what"]))
        requirements[one["name"]] = frozenset(identifiers(one["what"])).union(*parts)
    return requirements


def _promised(body: str, stated: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """The requirements of the relations that a contract ensures."""
    words = (word for promise in _PROMISE.finditer(body) for word in _WORD.findall(promise["what"]))
    return frozenset[str]().union(*(stated.get(word, frozenset()) for word in words))


def _adjoins(above: str, comments: list[re.Match[str]], k: int) -> bool:
    """Whether only comments stand between the comment and the function."""
    rest = _COMMENT.sub("/**/", above[comments[k].end() :])
    return not rest.replace("/**/", "").strip() and "\n\n" not in rest


def _with_uses(unit: Unit, names: Mapping[str, str]) -> Unit:
    words = set(_WORD.findall(_COMMENT.sub("", unit.text)))
    uses = tuple(sorted({names[word] for word in words if word in names} - {unit.name}))
    return replace(unit, uses=uses)
