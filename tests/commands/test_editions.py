"""Editions on the command line: their page, what changed, and what they are judged by."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from vinculum import cli
from vinculum.commands.options import CONFORMS, WRONG, judged_profiles
from vinculum.commands.specification.standard_pages import render
from vinculum_spec.editions.claims import edition_claims
from vinculum_spec.editions.loader import editions

NAME = "sonnx-2026-10"
EDITION = editions()[NAME]


def test_the_page_has_every_statement_change_and_ruling() -> None:
    result = CliRunner().invoke(cli.main, ["spec", "--profile", NAME])
    assert result.exit_code == CONFORMS
    assert result.output == render(NAME, "text")
    words = " ".join(result.output.split())
    for statement in EDITION.statements:
        assert " ".join(statement.clause.split()) in words
        assert all(claim in words for claim in statement.claims)
        assert statement.proposed in words
    assert all(change.effect in words for change in EDITION.changes)
    assert all(ruling in words for ruling in EDITION.rulings)
    assert all(document.name in words for document in EDITION.documents.values())


@pytest.mark.parametrize("identifier", ["D-183", "CLAIM_SONNX_2026_10_FLOAT_CASE_2", "CLAIM_SONNX_2026_10_INT_WRAPS"])
def test_rulings_and_claims_have_pages(identifier: str) -> None:
    text = render(identifier, "markdown")
    assert text.startswith(f"# {identifier}: ")
    if identifier in edition_claims():
        assert edition_claims()[identifier].formula in text


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["spec", "sonnx", "--profile", NAME], "not both"),
        (["spec", "--profile", "sonnx-2026-11"], "there is no profile 'sonnx-2026-11'"),
        (["spec", "--profile", NAME, "--format", "json"], "has no json"),
    ],
)
def test_wrong_commands(args: list[str], words: str) -> None:
    result = CliRunner().invoke(cli.main, args)
    assert result.exit_code == WRONG
    assert words in result.output


def test_an_edition_is_judged_by_its_profile(capsys: pytest.CaptureFixture[str]) -> None:
    assert judged_profiles([NAME, "onnx-14"]) == ("sonnx", "onnx-14")
    assert "sonnx-2026-10 has the requirements and outcomes of sonnx" in capsys.readouterr().err
    assert judged_profiles(["wasm"]) == ("wasm",)
    assert capsys.readouterr().err == ""


def test_cases_are_written_for_an_edition() -> None:
    arguments = ["cases", "--dtype", "uint8", "--level", "quick"]
    edition = CliRunner().invoke(cli.main, [*arguments, "--profile", NAME])
    sonnx = CliRunner().invoke(cli.main, [*arguments, "--profile", "sonnx"])
    assert edition.exit_code == sonnx.exit_code == CONFORMS
    assert edition.stdout == sonnx.stdout != ""


@pytest.mark.thorough
def test_the_kernel_conforms_to_the_edition() -> None:
    arguments = ["check", "vinculum", "--profile", NAME, "--dtype", "uint8", "--level", "quick", "-q"]
    result = CliRunner().invoke(cli.main, arguments)
    assert result.exit_code == CONFORMS
    assert "uint8 under sonnx" in result.output


def test_compare_says_what_changed(tmp_path: Path) -> None:
    pytest.importorskip("z3")
    pytest.importorskip("cvc5")
    file = tmp_path / "changes.json"
    result = CliRunner().invoke(cli.main, ["compare", "sonnx", NAME, "--json", str(file)])
    assert result.exit_code == CONFORMS
    assert result.output.startswith(f"sonnx and {NAME} are equal\n")
    for change in EDITION.changes:
        assert f"    now: {change.now}\n" in result.output
    document = json.loads(file.read_text(encoding="utf-8"))
    assert [change["where"] for change in document["changes"]] == [change.where for change in EDITION.changes]
    other = CliRunner().invoke(cli.main, ["compare", "sonnx", "sonnx"])
    assert "the text of" not in other.output
