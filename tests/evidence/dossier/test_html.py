"""The page as HTML: links have targets, names are unique, and nothing is loaded from elsewhere."""

import pytest
from markupsafe import Markup

from vinculum_evidence.dossier.anchors import MAX_ANCHOR_LENGTH, Linker, anchor
from vinculum_evidence.dossier.html_page import _markdown, broken

LINKER = Linker({"D-003": "D-003", "D-0031": "other", "a.b": "relation-a.b"})


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ('<p id="a"><a href="#a">x</a> <a href="https://elsewhere">y</a>', []),
        ('<a href="#b">x</a><a href="#b">y</a><a href="#">z</a>', ["# leads nowhere", "#b leads nowhere"]),
        ('<p id="a"><b id="a"><i id="a">', ["#a is there 3 times"]),
        ('<svg><use xlink:href="#g"/></svg>', ["#g leads nowhere"]),
        *(
            (text, ["x.y would be loaded"])
            for text in (
                '<img src="x.y">', '<img srcset="x.y">', '<object data="x.y">', '<video poster="x.y">',
                '<link href="x.y">', '<svg><image href="x.y"/></svg>', '<svg><image xlink:href="x.y"/></svg>',
            )
        ),
        ("<style>@import 'x.css'; a { color: red }</style>", ["@import 'x.css' would be loaded"]),
        ("<style>a { background: url(x.png) }</style>", ["url(x.png) would be loaded"]),
        *((f'<path {name}="url(x.svg)"/>', ["url(x.svg) would be loaded"]) for name in ("style", "fill", "stroke", "mask")),
        ('<g id="a"/><path fill="url(#a)"/><p>url(x.png)</p>', []),
    ],
)  # fmt: skip
def test_forbidden_content_is_detected(text: str, problems: list[str]) -> None:
    assert broken(text) == problems


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("D-003, D-0031.", '<a href="#D-003">D-003</a>, <a href="#other">D-0031</a>.'),
        ("x.D-003 D-003x D-003.x D-003-x", "x.D-003 D-003x D-003.x D-003-x"),
        ("`D-003` `x<y`", '<a href="#D-003"><code>D-003</code></a> <code>x&lt;y</code>'),
        ("a.b < axb & <b>", '<a href="#relation-a.b">a.b</a> &lt; axb &amp; &lt;b&gt;'),
    ],
)
def test_every_known_name_is_a_link(text: str, html: str) -> None:
    """It matches whole words, the longest name, and nothing else."""
    assert LINKER.linked(text) == Markup(html)  # noqa: S704 - what is expected


def test_single_known_name_is_a_link() -> None:
    assert str(LINKER.name("D-003")) == '<a href="#D-003">D-003</a>'
    assert str(LINKER.name("<D-004>")) == "&lt;D-004&gt;"
    assert str(Linker({}).linked("D-003")) == "D-003"


def test_markdown_has_links_only_in_text_and_no_html() -> None:
    html = str(_markdown(LINKER, "see *D-003* & <script>\n\n| D-003 |\n|---|\n| x |\n"))
    assert '<em><a href="#D-003">D-003</a></em> &amp; &lt;script&gt;' in html
    assert '<th><a href="#D-003">D-003</a></th>' in html


def test_a_long_anchor_is_cut_and_still_its_own() -> None:
    one, two = (anchor("clause", "x" * MAX_ANCHOR_LENGTH + ending) for ending in ("a", "b"))
    assert one != two
    assert len(one) == len(two) == len("clause-") + MAX_ANCHOR_LENGTH + 9
    assert anchor("clause", "x" * MAX_ANCHOR_LENGTH) == f"clause-{'x' * MAX_ANCHOR_LENGTH}"
    assert [anchor(kind, "D 1") for kind in ("requirement", "ruling", "claim", "relation")] == ["D-1"] * 3 + [
        "relation-D-1"
    ]


def test_the_longest_name_is_the_link_whatever_characters_it_has() -> None:
    linked = Linker({"Div": "d", "Div (int)": "i"}).linked("Div (int), Div")
    assert str(linked) == '<a href="#i">Div (int)</a>, <a href="#d">Div</a>'
