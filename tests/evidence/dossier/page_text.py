"""What a reader sees of a chapter: its text, its cards and the cells of its tables, without tags."""

import re
from collections.abc import Collection, Iterable, Mapping
from html import unescape
from typing import Any

import pytest

from vinculum_evidence.dossier import html_page as pages
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.reports.terminal import Outcome, Row


def alone(chapter: Chapter) -> str:
    """One chapter as a page, though what it links to stands in others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "broken", lambda _text: [])
        return pages.html([chapter])


def read(html: object) -> str:
    """The words of HTML: no tags, no runs of blanks."""
    separate = re.sub(
        r"</?(?:dt|dd|t[dhr]|li|ul|p|h[1-6]|div|br|details|summary)\b[^>]*>", " ", str(html).replace("<wbr>", "")
    )
    return " ".join(unescape(re.sub(r"<[^>]+>", "", separate)).split())


def rows(html: str) -> list[list[str]]:
    """The cells of every row of a table."""
    result = re.findall(r"<tr\b.*?</tr>", html, re.DOTALL)
    return [[read(cell) for cell in re.findall(r"<t[hd]\b[^>]*>(.*?)</t[hd]>", row, re.DOTALL)] for row in result]


def passage(html: str, start: str, end: str) -> str:
    """What is read from the first `start` to the next `end`."""
    return read(html[html.index(start) :].partition(end)[0])


def lacking(text: str, wanted: Iterable[object]) -> list[str]:
    """Those of `wanted` that `text` does not have; backticks mark what is typed, and are not shown."""
    return [str(one) for one in wanted if " ".join(str(one).replace("`", "").split()) not in text]


def of_rows(inputs: Inputs, names: Collection[str], changes: Mapping[str, Any], stale: tuple[str, ...] = ()) -> Inputs:
    """The inputs, had only these claims a record, each with `changes`."""
    created = Outcome(rows=[Row({**inputs.rows[name].record, **changes}, stale=stale) for name in names])
    result = Inputs(inputs.catalogue, created)
    vars(result).update(files=inputs.files, verification=inputs.verification)
    return result
