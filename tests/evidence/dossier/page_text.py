"""A chapter as a reader sees it: its text, its cards and its table cells, without tags."""

import re
from collections.abc import Collection, Iterable, Mapping
from html import unescape
from typing import Any

import pytest

from vinculum_evidence.dossier import html_page as pages
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.reports.terminal import Outcome, Row


def standalone_page(chapter: Chapter) -> str:
    """One chapter as a page, although its links lead to other chapters."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "broken", lambda _text: [])
        return pages.html([chapter])


def read(html: object) -> str:
    """The words of HTML, without tags and runs of blanks."""
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


def missing_words(text: str, expected: Iterable[object]) -> list[str]:
    """Those of `wanted` that `text` lacks; backticks mark code and are not displayed."""
    return [str(one) for one in expected if " ".join(str(one).replace("`", "").split()) not in text]


def inputs_of_rows(
    inputs: Inputs, names: Collection[str], changes: Mapping[str, Any], stale: tuple[str, ...] = ()
) -> Inputs:
    """The inputs, as if only these claims had a record, each with `changes`."""
    outcome = Outcome(rows=[Row({**inputs.rows[name].record, **changes}, stale=stale) for name in names])
    result = Inputs(inputs.catalogue, outcome)
    vars(result).update(files=inputs.files, verification=inputs.verification)
    return result
