r"""Mutation operators on the functions of a C file: a table of changes to its words.

Annotations, comments, heads of functions and directives are left alone. `handwritten_operators.py` adds the changes
to hand-written C.

>>> [str(m) for m in mutations("int f(int a)\n{\n    return a < 3;\n}\n")]
['f: return a < 3; | < => <=', 'f: return a < 3; | < => >=', 'f: return a < 3; | 3 => 4', 'f: return a < 3; | 3 => 2']
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

FUNCTION = re.compile(r"^[a-z][\w *]*?(\w+)\([^;{}]*\)\n\{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
WORD = re.compile(
    r"(?P<passed>/\*.*?\*/|//[^\n]*)"
    r"|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<number>0[xX][0-9a-fA-F.]+(?:[pP][+-]?\d+)?[uUfF]?|\d+(?:\.\d*)?[uUfF]?)"
    r"|(?P<sign><<|>>|->|<=|>=|==|!=|&&|\|\||\+\+|[-+*/%&|^!~<>?:=;,.(){}\[\]])",
    re.DOTALL,
)
BINARY = {
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",), "&&": ("||",),
    "||": ("&&",), "+": ("-",), "-": ("+",), "*": ("+", "/"), "/": ("*",), "&": ("|",), "|": ("&",), "^": ("|", "&"),
    "<<": (">>",), ">>": ("<<",),
}  # fmt: skip
UNARY = {"!": ("",), "~": ("",), "-": ("",)}
NAMES = {
    "a": ("b",), "b": ("a",), "numerator": ("denominator",), "denominator": ("numerator",), "yes": ("no",), "no": ("yes",),
    "n": ("(n - (n > 0u))",),
    "VINCULUM_OK": ("VINCULUM_ZERO_DENOMINATOR",),
    "VINCULUM_ZERO_DENOMINATOR": ("VINCULUM_OK", "VINCULUM_OVERFLOW"),
    "VINCULUM_OVERFLOW": ("VINCULUM_OK", "VINCULUM_ZERO_DENOMINATOR"),
}  # fmt: skip
ASSIGNMENT = re.compile(r"^ +\*?\w+(?:\[\w+\])? = [^;]*;$", re.MULTILINE)
VOID = re.compile(r"\(void\)\w+[,;]|\(void\)memcpy\(&(?:value|bits), &")
TYPES = re.compile(r"u?int\d+_t|int|float|double|size_t|char|void|vector|T|const|return|sizeof")


@dataclass(frozen=True)
class Mutation:
    """One change: the function, its line, the old text and the new. `number` distinguishes equal ones."""

    function: str
    line: str
    old: str
    new: str
    number: int
    start: int

    def __str__(self) -> str:
        what = f"{in_line(self.old)} => {in_line(self.new) or 'nothing'}" if self.old != self.line else "left out"
        return f"{self.function}: {self.line} | {what}" + (f" #{self.number}" if self.number else "")

    def applied(self, text: str) -> str:
        """The file with the change."""
        return text[: self.start] + self.new + text[self.start + len(self.old) :]


Change = tuple[int, str, str]  # where it is in a body; of what, into what


def mutations(
    text: str,
    bodies: Sequence[re.Pattern[str]] = (FUNCTION,),
    more: Callable[[str], Iterable[Change]] = lambda _: (),
) -> Iterator[Mutation]:
    """All changes to a file, in the order of its text.

    `bodies` are the patterns of named functions to change; `more` adds further changes.
    """
    functions = sorted(
        (match for pattern in bodies for match in pattern.finditer(text)), key=lambda match: match.start()
    )
    for body in functions:
        occurrences = Counter[tuple[str, str, str]]()
        for start, old, new in chain(_changes(body[2]), more(body[2])):
            at = body.start(2) + start
            line = in_line(text[text.rfind("\n", 0, at) + 1 : text.find("\n", at)])
            if not VOID.match(line):
                yield Mutation(body[1], line, old, new, occurrences[line, old, new], at)
                occurrences[line, old, new] += 1


def in_line(text: str) -> str:
    """C as it would stand on one line."""
    return " ".join(text.replace("\\\n", " ").rstrip("\\").split())


def _changes(body: str) -> Iterator[Change]:
    before = "{"
    for match in WORD.finditer(body):
        kind, word = match.lastgroup, match[0]
        if kind == "passed":
            continue
        for new in present(_instead(str(kind), word, before), body):
            yield match.start(), word, new
        before = word
    for match in ASSIGNMENT.finditer(body):
        stripped = match[0].lstrip()
        yield match.start() + len(match[0]) - len(stripped), stripped, ";"


def present(words: Iterable[str], body: str) -> list[str]:
    """Those that are no names of variables, or names that the body has."""
    return [word for word in words if not re.fullmatch(r"[a-z]\w*", word) or re.search(rf"\b{word}\b", body)]


def _instead(kind: str, word: str, before: str) -> tuple[str, ...]:
    """What may stand in the place of a word, behind the word `before`."""
    if kind == "name":
        return NAMES.get(word, ())
    if kind == "number":
        return _numbers(word)
    operand = re.fullmatch(r"[\w.]+|\)|\]", before) is not None and not TYPES.fullmatch(before)
    return (BINARY if operand else UNARY).get(word, ())


def _numbers(word: str) -> tuple[str, ...]:
    if "." in word or "p" in word.lower():
        return f"({word} * 1.001)", f"({word} * 0.999)"
    suffix = "u" if word[-1] in "uU" else ""
    value = int(word.rstrip("uU"), 0)
    return tuple(f"{x}{suffix}" for x in (value + 1, value - 1) if x >= 0)
