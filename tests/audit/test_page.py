"""The page: every link leads somewhere, nothing is loaded, and the same inputs are the same bytes."""

import json
import re
from itertools import pairwise

import pytest

from vinculum.audit.book import chapters
from vinculum.audit.chapter import Chapter
from vinculum.audit.inputs import Inputs
from vinculum.audit.links import Linker, anchor
from vinculum.audit.page import BrokenLinkError, broken, html


@pytest.fixture(scope="module")
def page(book: dict[str, Chapter]) -> str:
    return html(list(book.values()))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('<p id="a"><p id="a">', "#a is there 2 times"),
        ('<a href="#gone">', "#gone leads nowhere"),
        ('<img src="https://example.org/x.png">', "https://example.org/x.png would be loaded"),
        ('<link rel="stylesheet" href="x.css">', "x.css would be loaded"),
        ('<p id="a"><a href="#a">', None),
    ],
)
def test_what_is_broken_is_seen(text: str, said: str | None) -> None:
    assert broken(text) == ([] if said is None else [said])


def test_every_link_of_the_dossier_leads_somewhere(page: str) -> None:
    assert broken(page) == []
    assert len(re.findall(r'href="#', page)) > 1000


def test_a_link_that_leads_nowhere_is_no_dossier(book: dict[str, Chapter]) -> None:
    front = book["front"]
    lost = Chapter(front.name, front.title, front.data, front.sections, {"C_INT8": "nowhere"})
    with pytest.raises(BrokenLinkError, match="#nowhere leads nowhere"):
        html([lost])


def test_the_same_inputs_are_the_same_bytes(inputs: Inputs, page: str, book: dict[str, Chapter]) -> None:
    again = chapters(inputs)
    assert html(again) == page
    for chapter in again:
        assert dict(chapter.files) == dict(book[chapter.name].files)


def test_all_data_is_json(book: dict[str, Chapter]) -> None:
    for chapter in book.values():
        assert json.loads(json.dumps(chapter.data, allow_nan=False)) == json.loads(json.dumps(chapter.data)), (
            chapter.name
        )


def test_no_script_and_no_machine_path(page: str, inputs: Inputs) -> None:
    assert "<script" not in page
    assert str(inputs.root) not in page


def test_headings_go_down_by_one(page: str) -> None:
    levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", page)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_every_table_has_a_caption_and_heads(page: str) -> None:
    for table in re.findall(r"<table.*?</table>", page, re.DOTALL):
        assert "<caption" in table, table[:200]
        assert '<th scope="col"' in table, table[:200]


def test_names_become_links_and_text_is_escaped() -> None:
    linker = Linker({"D-003": "D-003", "V_DIV_NO_CRASH_0010": "V_DIV_NO_CRASH_0010"})
    made = linker.linked("<b> D-003, xD-003 D-0031 `V_DIV_NO_CRASH_0010` & `a<b`")
    assert made == (
        '&lt;b&gt; <a href="#D-003">D-003</a>, xD-003 D-0031 '
        '<a href="#V_DIV_NO_CRASH_0010"><code>V_DIV_NO_CRASH_0010</code></a> &amp; <code>a&lt;b</code>'
    )


def test_anchors_of_different_kinds_differ() -> None:
    kinds = {anchor(kind, "real.quotient") for kind in ("relation", "code", "test", "file")}
    assert len(kinds) == 4
