"""Read a C file as annotations and functions. SourceError for anything else, and what cannot be read.

It reads no more of C than the generated file has, so that nothing stands in it that is not looked at.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vinculum_proofs.wp.source import SourceError

TOKEN = re.compile(
    r"""(?P<acsl>/\*@.*?\*/|//@[^\n]*)
      | (?P<blank>\s+|/\*.*?\*/|//[^\n]*)
      | (?P<directive>^\#[^\n]*)
      | (?P<text>"[^"\\\n]*"|'[^'\\\n]*')
      | (?P<number>\.?[0-9](?:[eEpP][+-]|[\w.])*)
      | (?P<word>[A-Za-z_]\w*)
      | (?P<sign>[-+*/%&|^!~=<>?:;,.(){}\[\]])""",
    re.DOTALL | re.MULTILINE | re.VERBOSE | re.ASCII,
)
OTHER_SPELLING = re.compile(r"\\[ \t]*\n|\?\?|<:|:>|<%|%>|%:")  # lines joined, trigraphs, digraphs
HEAD = re.compile(r"(?:VINCULUM_CLONED )?(?:static inline )?(\w+) (\w+) \( [^(){};]*\)")
BINDER = re.compile(r"\\(forall|exists)\s[^;]*;")
LET = re.compile(r"(\\let\s+\w+\s*=[^;]*);")

Token = tuple[str, str]  # its kind, and its text


@dataclass(frozen=True)
class Function:
    """A function that is defined: its contract, and what stands between its braces."""

    name: str
    contract: str
    body: Sequence[Token]


@dataclass(frozen=True)
class File:
    """Directives, annotations that belong to no function, and functions, each in their order."""

    directives: Sequence[str]
    annotations: Sequence[str]
    functions: Sequence[Function]


def tokens(text: str) -> Iterator[Token]:
    """Everything but blanks and comments."""
    if match := OTHER_SPELLING.search(text):
        raise SourceError(f"{match[0]!r}: is not read")
    place = 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if match is None:
            raise SourceError(f"{text[place : place + 40]!r}: is not read")
        place = match.end()
        if match.lastgroup != "blank":
            yield str(match.lastgroup), match[0]


def read(text: str) -> File:
    """Parse the file. Directives come before everything else, and each function has a contract before it."""
    left = list(tokens(text))
    directives = []
    while left and left[0][0] == "directive":
        directives.append(left.pop(0)[1])
    annotations, functions = list[str](), list[Function]()
    own = 0  # annotations before this one are known to be no contract
    place = 0
    while place < len(left):
        kind, text_ = left[place]
        if kind == "acsl":
            annotations.append(text_)
            place += 1
            continue
        name, opening = _head(left, place)
        place = _end(left, opening, name)
        if len(annotations) == own:
            raise SourceError(f"{name} has no contract")
        functions.append(Function(name, annotations.pop(), left[opening + 1 : place - 1]))
        own = len(annotations)
    return File(directives, annotations, functions)


def _head(left: Sequence[Token], place: int) -> tuple[str, int]:
    """The name of the function that is defined at `place`, and where its body opens."""
    words = []
    for at in range(place, len(left)):
        if left[at] == ("sign", "{"):
            match = HEAD.fullmatch(" ".join(words))
            if match is None:
                break
            return match[2], at
        words.append(left[at][1])
    raise SourceError(f"{' '.join(words)[:60]}: is no annotation and no definition of a function")


def _end(left: Sequence[Token], opening: int, name: str) -> int:
    """Behind the brace that closes the one at `opening`."""
    depth = 0
    for at in range(opening, len(left)):
        kind, text_ = left[at]
        if kind == "directive":
            raise SourceError(f"{name}: {text_}: a directive in a function")
        depth += (kind == "sign") * ((text_ == "{") - (text_ == "}"))
        if depth == 0:
            return at + 1
    raise SourceError(f"{name}: its body does not end")


def clauses(annotation: str) -> list[str]:
    r"""The ACSL clauses of an annotation, without the final `;` and without bound variables.

    A `\let` is part of the clause that follows it.
    """
    if not annotation.startswith("/*@") or re.search(r"[\"'@]|/\*", annotation[3:-2]):
        raise SourceError(f"{annotation[:40]!r}: is not read")
    plain = LET.sub(r"\1 ", BINDER.sub(r"\\\1 ", re.sub(r"//[^\n]*", "", annotation[3:-2])))
    *complete, rest = [" ".join(clause.split()) for clause in plain.split(";")]
    if rest:
        raise SourceError(f"{rest[:40]!r}: does not end in `;`")
    return complete
