"""Line breaks within long names, and labels for the cells of tables on narrow screens."""

import re
from collections.abc import Iterator, Sequence

from markupsafe import Markup, escape

MIN_PATH_LENGTH = 20  # shorter paths and dotted names get no breaks at slashes and dots
_TAG = re.compile(r"(<[^>]*>)")
_UNTOUCHED = ("style", "title", "pre", "svg", "math", "desc")  # elements whose text gets no breaks
_WORD = re.compile(r"[\w./:-]{12,}")
_IN_NAME, _IN_DOTTED, _IN_PATH = (re.compile(rf"[{joints}](?=\w)") for joints in ("_", "._", "/:_"))
_ROW = re.compile(r"(<tr\b.*?</tr>)", re.DOTALL)
_CELL = re.compile(r"<(t[hd])\b([^>]*)>")


def breakable(html: str) -> str:
    """HTML with a <wbr> after each underscore of a long name, and at slashes and dots of long paths.

    >>> print(breakable('<a href="#D_1">NAMES_OF_RULES</a>, tests/gate/oracle/test_relations.py <pre>LEFT_AS_IT_IS</pre>'))
    <a href="#D_1">NAMES_<wbr>OF_<wbr>RULES</a>, tests/<wbr>gate/<wbr>oracle/<wbr>test_<wbr>relations.py <pre>LEFT_AS_IT_IS</pre>
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
        if not inside and tag in _UNTOUCHED and not part.startswith("</"):
            inside = tag
        elif inside and part == f"</{inside}>":
            inside = ""
        yield part


def _broken(word: str) -> str:
    is_long = len(word) >= MIN_PATH_LENGTH
    joints = _IN_PATH if is_long and "/" in word else _IN_DOTTED if is_long and "." in word else _IN_NAME
    return joints.sub(lambda joint: f"{joint[0]}<wbr>", word)


def labelled(rows: str, head: Sequence[str]) -> Markup:
    """Table rows whose cells have the name of their column, which narrow screens show before a cell.

    >>> print(labelled("<tr><th>1</th><td>a</td><td>b</td></tr>", ["no.", "first", "second"]))
    <tr><th>1</th><td data-label="first">a</td><td data-label="second">b</td></tr>
    """
    return Markup("".join(_label_cells(part, head) for part in _ROW.split(rows)))  # noqa: S704 - rows are HTML already


def _label_cells(row: str, head: Sequence[str]) -> str:
    column = -1

    def cell(match: re.Match[str]) -> str:
        nonlocal column
        column += 1
        name = head[column] if column < len(head) else ""
        wide = re.search(r'colspan="(\d+)"', match[2])
        column += int(wide[1]) - 1 if wide else 0
        return match[0] if match[1] == "th" or not name else f'<td{match[2]} data-label="{escape(name)}">'

    return _CELL.sub(cell, row) if row.startswith("<tr") else row
