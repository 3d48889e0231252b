"""Where lines of the page may end within a long name, and what tells cells apart on a narrow screen."""

import re
from collections.abc import Iterator, Sequence

from markupsafe import Markup, escape

LONG = 20  # characters of a path, or of a dotted name, from which on it may be broken at its joints too
_TAG = re.compile(r"(<[^>]*>)")
_WHOLE = ("style", "title", "pre", "svg", "math", "desc")  # elements whose text is left as it is
_WORD = re.compile(r"[\w./:-]{12,}")
_IN_NAME, _IN_DOTTED, _IN_PATH = (re.compile(rf"[{joints}](?=\w)") for joints in ("_", "._", "/:_"))
_ROW = re.compile(r"(<tr\b.*?</tr>)", re.DOTALL)
_CELL = re.compile(r"<(t[hd])\b([^>]*)>")


def breakable(html: str) -> str:
    """HTML in which a long name may be broken into lines after an underscore, a path or a dotted name at its joints too.

    >>> print(breakable('<a href="#D_1">NAMES_OF_RULES</a>, tests/gate/oracle/test_relations.py <pre>LEFT_AS_IT_IS</pre>'))
    <a href="#D_1">NAMES_<wbr>OF_<wbr>RULES</a>, tests/<wbr>gate/<wbr>test_<wbr>judge.py <pre>LEFT_AS_IT_IS</pre>
    """
    return "".join(_parts(html))


def _parts(html: str) -> Iterator[str]:
    inside = ""
    for part in _TAG.split(html):
        if not part.startswith("<"):
            yield part if inside else _WORD.sub(lambda word: _broken(word[0]), part)
            continue
        name = re.match(r"</?([a-z0-9]*)", part)
        tag = name[1] if name else ""
        if not inside and tag in _WHOLE and not part.startswith("</"):
            inside = tag
        elif inside and part == f"</{inside}>":
            inside = ""
        yield part


def _broken(word: str) -> str:
    long = len(word) >= LONG
    joints = _IN_PATH if long and "/" in word else _IN_DOTTED if long and "." in word else _IN_NAME
    return joints.sub(lambda joint: f"{joint[0]}<wbr>", word)


def labelled(rows: str, head: Sequence[str]) -> Markup:
    """Rows of a table, in which each cell says what column it is of: for screens on which rows are no rows.

    >>> print(labelled("<tr><th>1</th><td>a</td><td>b</td></tr>", ["no.", "first", "second"]))
    <tr><th>1</th><td data-label="first">a</td><td data-label="second">b</td></tr>
    """
    return Markup("".join(_told(part, head) for part in _ROW.split(rows)))  # noqa: S704 - rows are HTML already


def _told(row: str, head: Sequence[str]) -> str:
    column = -1

    def cell(found: re.Match[str]) -> str:
        nonlocal column
        column += 1
        name = head[column] if column < len(head) else ""
        wide = re.search(r'colspan="(\d+)"', found[2])
        column += int(wide[1]) - 1 if wide else 0
        return found[0] if found[1] == "th" or not name else f'<td{found[2]} data-label="{escape(name)}">'

    return _CELL.sub(cell, row) if row.startswith("<tr") else row
