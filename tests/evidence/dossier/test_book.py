"""The page: every link has a target, nothing is loaded, and equal inputs give equal bytes."""

import doctest
import json
import re
from itertools import pairwise
from types import ModuleType

import pytest

from vinculum_evidence.dossier import anchors as links
from vinculum_evidence.dossier import line_breaks
from vinculum_evidence.dossier.anchors import Linker, anchor
from vinculum_evidence.dossier.assembly.book import chapters
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import proofs, sonnx
from vinculum_evidence.dossier.html_page import BrokenLinkError, broken, html
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.trace import of


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('<p id="a"><p id="a">', "#a is there 2 times"),
        ('<a href="#gone">', "#gone leads nowhere"),
        ('<img src="https://example.org/x.png">', "https://example.org/x.png would be loaded"),
        ('<link rel="stylesheet" href="x.css">', "x.css would be loaded"),
        ("<style>p { background: url(x.png) }</style>", "url(x.png) would be loaded"),
        ('<style>@import "x.css"; p { fill: url(#a) }</style><p id="a">', '@import "x.css" would be loaded'),
        ('<p id="a"><svg><rect fill="url(#a)"/></svg><a href="#a">', None),
    ],
)
def test_broken_pages_are_detected(text: str, problem: str | None) -> None:
    assert broken(text) == ([] if problem is None else [problem])


def test_every_link_of_the_dossier_leads_somewhere(page: str) -> None:
    assert broken(page) == []
    assert len(re.findall(r'href="#', page)) > 1000


def passage(page: str, start: str, end: str) -> str:
    """What stands in `page` from `start` to `end`."""
    at = page.index(start)
    return page[at : page.index(end, at)]


def hrefs(text: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', text))


def in_sight(text: str) -> set[str]:
    """The links that are seen without opening a fold."""
    return hrefs(re.sub(r"<details.*?</details>", "", text, flags=re.DOTALL))


def test_from_each_requirement_one_click_leads_to_each_kind_and_one_leads_back(page: str, inputs: Inputs) -> None:
    places = {
        name: text
        for kind, end in (("tr", "</tr>"), ("h4", "</article>"))
        for name, text in re.findall(rf'<{kind} id="([^"]+)">(.*?){end}', page, re.DOTALL)
    }
    observed = {name: in_sight(text) for name, text in places.items()}
    for name, link in of(inputs).links.items():
        card = passage(page, f'<h5 id="{name}">', "</article>")
        targets = {
            kind: [anchor(kind, one) for one in result]
            for kind, result in (
                ("clause", link.clauses),
                ("relation", [link.relation]),
                ("code", link.code),
                ("test", link.tests),
                ("claim", link.claims),
            )
        }
        for kind, anchors in targets.items():
            assert anchors or (name, kind) == ("V_DIV_EXAMPLE_0010", "code")
            assert set(anchors) <= hrefs(card), (name, kind)
            assert not anchors or set(anchors) & in_sight(card), (name, kind)
            for target in anchors:
                assert name in observed[target], (target, name)


def test_requirements_are_searchable_without_a_script(page: str, inputs: Inputs) -> None:
    index = passage(page, '<h3 id="specification-index">', "</section>")
    assert set(inputs.specification.requirements) <= in_sight(index)
    assert "specification-index" in in_sight(passage(page, '<header id="top">', "</header>"))
    for name in inputs.specification.requirements:
        assert f">{name}" in page.replace("<wbr>", "")  # whole, as a reader types it: browsers find it so


def test_page_size_is_limited(page: str) -> None:
    assert len(page.encode()) < 15e6


def test_dangling_link_is_refused(book: dict[str, Chapter]) -> None:
    front = book["front"]
    with_dangling_link = Chapter(front.name, front.title, front.data, front.sections, {"C_INT8": "nowhere"})
    with pytest.raises(BrokenLinkError, match="#nowhere leads nowhere"):
        html([with_dangling_link])


def test_the_same_inputs_are_the_same_data_and_files(inputs: Inputs, book: dict[str, Chapter]) -> None:
    for make in (proofs.chapter, sonnx.chapter):
        repeated = make(inputs)
        before = book[repeated.name]
        assert (repeated.data, dict(repeated.files)) == (before.data, dict(before.files))


@pytest.mark.thorough
def test_the_same_inputs_are_the_same_bytes(inputs: Inputs, page: str, book: dict[str, Chapter]) -> None:
    repeated = chapters(inputs)
    assert html(repeated) == page
    for chapter in repeated:
        assert dict(chapter.files) == dict(book[chapter.name].files)


def test_all_data_is_json(book: dict[str, Chapter]) -> None:
    for chapter in book.values():
        assert json.loads(json.dumps(chapter.data, allow_nan=False)) == json.loads(json.dumps(chapter.data)), (
            chapter.name
        )


def test_no_script_and_no_machine_path(page: str, inputs: Inputs) -> None:
    assert "<script" not in page
    assert str(inputs.root) not in page


def test_interactive_elements_are_not_nested(page: str) -> None:
    summaries = re.findall(r"<summary.*?</summary>", page, re.DOTALL)
    assert len(summaries) > 10
    assert [text for text in summaries if "<a" in text or "<button" in text] == []


def test_headings_go_down_by_one(page: str) -> None:
    levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", page)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_every_table_has_a_caption_and_heads(page: str) -> None:
    for table in re.findall(r"<table.*?</table>", page, re.DOTALL):
        assert "<caption" in table, table[:200]
        assert '<th scope="col"' in table, table[:200]


def test_long_names_are_broken_after_an_underscore_and_nowhere_else(page: str) -> None:
    text_and_tags = re.sub(r"<(style|title|pre|svg|math)\b.*?</\1>", "", page, flags=re.DOTALL)
    texts = re.split(r"<(?!wbr>)[^>]*>", text_and_tags)
    long = {
        word for text in texts for word in re.findall(r"(?:[A-Z0-9]+_(?:<wbr>)?)+[A-Z0-9]+", text) if len(word) > 11
    }
    assert len(long) > 200
    assert {word for word in long if re.sub(r"_(?!<wbr>)", "", word) != word} == set()
    assert set(re.findall(r"(.)<wbr>", text_and_tags)) <= set("_./:")
    assert "<wbr>" not in "".join(re.findall(r"<pre\b.*?</pre>", page, re.DOTALL))


def test_cells_of_a_wide_table_say_what_column_they_are_of(page: str) -> None:
    """On a narrow screen they stand below each other."""
    wide = 0
    for table in re.findall(r"<table.*?</table>", page, re.DOTALL):
        if 'class="beside' in table or "<thead><tr><td>" in table:  # whose rows are headed, and stay rows
            continue
        head = [re.sub("<wbr>", "", cell) for cell in re.findall(r'<th scope="col">(.*?)</th>', table)]
        rows = re.findall(r"<tr.*?</tr>", table.partition("<tbody>")[2], re.DOTALL)
        labels = {tuple(re.findall(r'<td[^>]* data-label="([^"]*)"', row)) for row in rows}
        if len(head) <= 3:
            assert labels <= {()}
            continue
        wide += 1
        assert 'stack"' in table[: table.index(">")]
        assert all(set(result) <= set(head) and result for result in labels), head
        assert all(row.count("<td") == row.count("data-label") for row in rows)
    assert wide > 20


@pytest.mark.parametrize("module", [line_breaks, links], ids=lambda module: str(module.__name__))
def test_examples_run(module: ModuleType) -> None:
    completed = doctest.testmod(module)
    assert (completed.failed, completed.attempted > 0) == (0, True)


def test_names_become_links_and_text_is_escaped() -> None:
    linker = Linker({"D-003": "D-003", "V_DIV_NO_CRASH_0010": "V_DIV_NO_CRASH_0010"})
    markup = linker.linked("<b> D-003, xD-003 D-0031 `V_DIV_NO_CRASH_0010` & `a<b`")
    assert markup == (
        '&lt;b&gt; <a href="#D-003">D-003</a>, xD-003 D-0031 '
        '<a href="#V_DIV_NO_CRASH_0010"><code>V_DIV_NO_CRASH_0010</code></a> &amp; <code>a&lt;b</code>'
    )


def test_long_anchors_are_cut_and_stay_different() -> None:
    first, second = anchor("test", "a" * 300 + "b"), anchor("test", "a" * 300 + "c")
    assert first != second
    assert len(first) < 127


def test_anchors_of_different_kinds_differ() -> None:
    kinds = {anchor(kind, "real.quotient") for kind in ("relation", "code", "test", "file")}
    assert len(kinds) == 4
