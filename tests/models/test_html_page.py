"""The page of a model: self-contained, open obligations first, a drawing beside each Div."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner
from onnx import parser

from tests.models.model_builders import INT32, division, model, node, save, value
from vinculum import cli, models
from vinculum.models.reports import html_page

TWO = """<ir_version: 10, opset_import: ["" : 18]>
g (float[n] x, int64[k] a, int64[k] b) => (float[n] y, int64[k] z) <float c = {15}, float eps = {1}> {
    m = Abs(x) s = Sqrt(m) d = Add(s, eps) q = Div(x, d) y = Ceil(q) z = Div(a, b)
}"""


def written(path: Path, target: Path, **options: bool) -> str:
    """The page that is written for a model."""
    models.analyse(path, html=target, **options)
    return target.read_text()


def test_open_obligations_come_first_in_words(tmp_path: Path) -> None:
    page = written(save(parser.parse_model(TWO), tmp_path), tmp_path / "p.html")
    assert page.index("<h2>graph/Div#5") < page.index("<h2>graph/Div#3")
    first = page[page.index("<h2>graph/Div#5") : page.index("<h2>graph/Div#3")]
    assert "open obligation: Denominator is not zero" in first
    assert "Show that no element of B is 0: B is -9223372036854775808 to 9223372036854775807" in first
    assert "Otherwise: unspecified" in first


def test_page_is_self_contained_and_well_formed(tmp_path: Path) -> None:
    page = written(save(parser.parse_model(TWO), tmp_path), tmp_path / "p.html")
    for word in ("<script", "http:", "https:", "url(", "@import", "src="):
        assert word not in page
    assert page.count("<svg") == page.count("<section>") == 2
    ET.fromstring(page[page.index("<body>") : page.index("</html>")])  # noqa: S314 - every tag is closed


def test_drawing_has_operands_ranges_and_what_follows(tmp_path: Path) -> None:
    """The operators above B, with their ranges, the quotient's range, and the Ceil below."""
    page = written(save(parser.parse_model(TWO), tmp_path), tmp_path / "p.html")
    page = page[page.index("<h2>graph/Div#3") :]
    drawing = ET.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])  # noqa: S314 - written above
    texts = [element.text for element in drawing.iter("text")]
    labels = [element.text for element in drawing.iter("text") if element.get("class") == "label"]
    assert labels == ["x", "… 1 operand", "Abs", "Sqrt", "eps", "Add", "Div", "Ceil"]
    assert "B: 1.0 to inf, or NaN" in texts
    assert [text for text in texts if text and text.startswith("quotient: ")] != []
    assert drawing.findtext("title") == "The graph around graph/Div#3"
    boxes = [(float(box.get("y", 0)), float(box.get("height", 0))) for box in drawing.iter("rect")]
    assert all(y + height <= float(drawing.get("height", 0)) for y, height in boxes)
    assert len(list(drawing.iter("path"))) == len(labels) - 1  # each but the Div has one edge


def test_names_are_escaped(tmp_path: Path) -> None:
    name = '<script>alert("x")</script>&'
    proto = model(
        [node("Div", [name, "B"], ["C"], name=name)],
        [value(name, INT32, [1]), value("B", INT32, [1])],
        [value("C", INT32, [1])],
    )
    page = written(save(proto, tmp_path), tmp_path / "p.html")
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    ET.fromstring(page[page.index("<body>") : page.index("</html>")])  # noqa: S314 - every tag is closed


def test_page_of_a_model_without_div_and_of_definitions(tmp_path: Path) -> None:
    text = '<ir_version: 10, opset_import: ["" : 18]> g (float[n,8] x) => (float[n,8] y) { y = Softmax(x) }'
    path = save(parser.parse_model(text), tmp_path)
    assert "nothing judged" in written(path, tmp_path / "p.html")
    assert "in the definition of Softmax" in written(path, tmp_path / "p.html", functions=True)


def test_only_so_many_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The findings on the others are on the page all the same."""
    from vinculum.models.analysis import analyse
    from vinculum.models.reports.json_document import document

    monkeypatch.setattr(html_page, "MAX_DRAWN", 1)
    path = save(parser.parse_model(TWO), tmp_path)
    analysis = analyse(path)
    page = html_page.page(analysis, document(analysis, path, []))
    assert (page.count("<svg"), page.count("<section>")) == (1, 2)
    assert "The first 1 of 2 Div have a drawing." in page


def test_command_writes_the_page_and_json_has_none(tmp_path: Path) -> None:
    path, target, json_file = save(division(), tmp_path), tmp_path / "p.html", tmp_path / "j"
    words = ["model", str(path), "--html", str(target), "--json", str(json_file)]
    result = CliRunner().invoke(cli.main, words)
    assert (result.exit_code, target.read_text().startswith("<!doctype html>")) == (3, True)
    assert "doctype" not in json_file.read_text()
    same = CliRunner().invoke(cli.main, ["model", str(path), "--html", str(target), "--sarif", str(target)])
    assert (same.exit_code, "would write the same file" in same.output) == (2, True)
