"""What the site shows of the project's data is all of it, and the pages are complete."""

import ast
import doctest
import json
import re
from pathlib import Path

import pytest
import yaml

from tests.support.command_options import COMMAND_OPTIONS, contexts, options_of_the_plugin
from tools.docs_site import accessibility, diagrams, docstrings, schemas, self_contained, tables
from vinculum import cli
from vinculum.gate.cases.plan import LEVELS
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.loader import specification

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
TEXT = {page.relative_to(DOCS).with_suffix("").as_posix(): page.read_text(encoding="utf-8") for page in PAGES}
ALL_TEXT = "\n".join(TEXT.values())
SCHEMAS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.schema.json"))


def test_every_page_is_in_a_table_of_contents() -> None:
    listed = set(re.findall(r"^([\w/-]+)$", TEXT["index"], re.MULTILINE))
    assert set(TEXT) - {"index"} <= listed


@pytest.mark.parametrize(
    ("directive", "generators"), [("facts", tables.TABLES), ("diagram", diagrams.DIAGRAMS)], ids=["tables", "diagrams"]
)
def test_every_table_and_diagram_is_shown(directive: str, generators: dict[str, object]) -> None:
    """A name that is not known ends the build; here, that none is left out."""
    assert set(re.findall(rf"^```{{{directive}}} ([\w-]+)$", ALL_TEXT, re.MULTILINE)) == set(generators)


def test_every_schema_is_listed() -> None:
    assert len(SCHEMAS) >= 7
    assert [schema for schema in SCHEMAS if f"({'../' * 2}{schema})" not in TEXT["reference/schemas"]] == []


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_schema_has_a_row_for_each_field(schema: str) -> None:
    rows = schemas.fields(schema)
    properties = json.loads((ROOT / schema).read_text())["properties"]
    assert properties
    assert [name for name in properties if f"| `{name}` |" not in rows] == []


def test_fields_within_lists_and_mappings_have_paths() -> None:
    assert "| `verdicts[].requirement` | string |" in schemas.fields("src/vinculum/gate/reports/check.schema.json")
    assert "| `nodes[].findings[].verdict` |" in schemas.fields("src/vinculum/models/reports/model.schema.json")


def test_tables_have_a_row_for_each_item() -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    for text, names, cell in (
        (tables.profiles(), specification().profiles, "| `{}` |"),
        (tables.outside(), specification().profiles, "| `{}` |"),
        (tables.levels(), LEVELS, "| `{}` |"),
        (tables.TABLES["standards"](), atlas().standards, "| `{}` |"),
        (tables.pytest_options(), options_of_the_plugin(), "`{}`"),
        (tables.action(), {**action["inputs"], **action["outputs"]}, "| `{}` |"),
    ):
        assert [name for name in names if cell.format(name) not in text] == []


@pytest.mark.thorough  # it reads the evidence
def test_the_comparison_has_a_column_for_each_profile() -> None:
    matrix = tables.TABLES["comparison-matrix"]()
    assert [name for name in atlas().profiles if f" `{name}` |" not in matrix] == []


def test_exit_statuses_are_those_of_the_commands() -> None:
    """All commands with verdicts state them in their help."""
    table = tables.exit_statuses()
    for name in ("check", "model", "replay", "verify-install", "prove", "audit", "compare"):
        assert re.search(rf"\| `vinculum {name}` \| 0 ", table), name
    assert {context.command_path.partition(" ")[2] for context in contexts()} == set(cli.main.commands)
    assert COMMAND_OPTIONS["check"] >= {"--profile", "--dtype", "--level"}


def test_every_environment_variable_is_on_its_page() -> None:
    """All names that `src` reads, and no others that begin with VINCULUM_."""
    page = TEXT["reference/environment-variables"]
    read = set[str]()
    for path in (ROOT / "src/vinculum").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        read |= set(re.findall(r'environ(?:\.get\(|\[)"(\w+)"', text))
        read |= set(re.findall(r'^\w+_VARIABLE = "(\w+)"', text, re.MULTILINE))
        read |= set(
            re.findall(r'for name in \("(GITHUB_WORKSPACE)", "(CI_PROJECT_DIR)"\)', text)[:1]
            and ("GITHUB_WORKSPACE", "CI_PROJECT_DIR")
        )
    own = {name for name in read if not name.startswith(("TF_", "PYTHON"))}
    assert {"VINCULUM_KERNEL", "VINCULUM_INSTRUCTIONS", "VINCULUM_THREADS", "CC", "CI_PROJECT_DIR"} <= own
    assert [name for name in own if f"`{name}`" not in page] == []
    assert set(re.findall(r"`(VINCULUM_\w+)`", page)) <= own


def test_values_of_environment_variables_are_those_of_the_code() -> None:
    from vinculum.kernels import config, dispatch

    page = TEXT["reference/environment-variables"]
    for variable, values in (
        (dispatch.KERNEL_VARIABLE, dispatch.KERNELS),
        (dispatch.INSTRUCTIONS_VARIABLE, dispatch.INSTRUCTIONS),
    ):
        assert f"| `{variable}` | {', '.join(f'`{value}`' for value in values)} |" in page
    assert f"| `{config.THREADS_VARIABLE}` | 1 to {config.MAX_THREADS} |" in page


@pytest.mark.parametrize("name", diagrams.DIAGRAMS)
def test_diagram_has_a_title_and_a_description(name: str) -> None:
    svg = diagrams.DIAGRAMS[name]()
    title, words = re.findall(r'<svg [^>]*role="img" aria-labelledby="([\w-]+) ([\w-]+)"', svg)[0]
    assert re.search(rf'<title id="{title}">[^<]{{10,}}</title>', svg)
    assert re.search(rf'<desc id="{words}">[^<]{{60,}}</desc>', svg)
    assert not re.search(r'(?:fill|stroke)="#', svg)  # the colours are the page's


def test_markup_in_docstrings_is_escaped() -> None:
    ran = doctest.testmod(docstrings)
    assert (ran.failed, ran.attempted > 0) == (0, True)


def test_names_of_the_api_page_exist() -> None:
    import vinculum

    page = TEXT["reference/python-api"]
    assert [
        name for name in vinculum.__all__ if name[0].islower() and f"vinculum.{name}" not in page and name[:2] != "__"
    ] == []


def test_missing_accessibility_attributes_are_added(tmp_path: Path) -> None:
    page = tmp_path / "a.html"
    page.write_text('<aside class="toc-drawer"><pre>x</pre><pre>y</pre></aside>')
    stale = accessibility.improve(tmp_path)
    assert page.read_text() == (
        '<aside class="toc-drawer" aria-label="On this page"><pre tabindex="0">x</pre><pre tabindex="0">y</pre></aside>'
    )
    assert len(stale) == len(accessibility.SUBSTITUTIONS) - 2
    assert "<pre>" not in stale


# ---- what a page loads ----


def test_page_that_loads_foreign_files_is_detected(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="https://example.org">a link</a><script src="https://example.org/x.js"></script>'
        '<link rel="stylesheet" href="//example.org/x.css"><img src="https://example.org/x.png">'
        '<link rel="canonical" href="https://example.org"><img src="a.png">'
    )
    (tmp_path / "b.css").write_text("@import 'https://example.org/c.css'; a { background: url(//example.org/d.png) }")
    addresses = [address for _, address in self_contained.foreign(tmp_path)]
    assert addresses == [
        *("https://example.org/x.js", "//example.org/x.css", "https://example.org/x.png"),
        *("https://example.org/c.css", "//example.org/d.png"),
    ]


def test_conf_lists_extensions_of_the_extra_alone() -> None:
    """An extension that `docs` does not install would fail in an empty environment."""
    module = ast.parse((DOCS / "conf.py").read_text())
    (listed,) = (
        node.value for node in module.body if isinstance(node, ast.Assign) and node.targets[0].id == "extensions"
    )  # type: ignore[attr-defined]
    assert {ast.literal_eval(one) for one in listed.elts} == {  # type: ignore[attr-defined]
        *("myst_parser", "sphinx.ext.autodoc", "sphinx_click", "tools.docs_site.directives")
    }
