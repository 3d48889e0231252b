"""The table of claims in proofs/README.md agrees with the evidence."""

from types import SimpleNamespace

import pytest

from vinculum_evidence import record
from vinculum_evidence.catalogue import Catalogue
from vinculum_evidence.proof import Finding, Level
from vinculum_evidence.reports import claims_table


def test_the_table_names_each_claim_with_its_level(catalogue: Catalogue) -> None:
    tested = Finding(Level.TESTED, witness=1, killed=("one",), details={"classes": ["a"], "count": 1, "generator": "g", "seed": 0})  # fmt: skip
    refuted = Finding(Level.REFUTED, counterexample={"A": 7})
    records = {
        claim: record.record(catalogue.entries[claim], finding, catalogue.root)
        for claim, finding in {"DEMO_SHOWN": tested, "DEMO_PUBLISHED": refuted}.items()
    }
    lines = claims_table.table(records, {"DEMO_SHOWN": 1.25}, catalogue).splitlines()
    assert lines[0] == "1 claims:"
    assert any(line.startswith("| `DEMO_SHOWN` | TESTED | what is claimed | [contracts/demo_") and "| 1.2 s |" in line for line in lines)  # fmt: skip
    assert any(line.startswith("| `DEMO_PUBLISHED` | REFUTED |") for line in lines)


def test_published_claims_are_listed_with_their_basis(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their attribution comes from the current specification, and they are counted."""
    spec = SimpleNamespace(claims={"DEMO_PUBLISHED": SimpleNamespace(basis="reading")})
    monkeypatch.setattr(claims_table, "specification", lambda: spec)
    refuted = Finding(Level.REFUTED, counterexample={"A": 7})
    records = {"DEMO_PUBLISHED": record.record(catalogue.entries["DEMO_PUBLISHED"], refuted, catalogue.root)}
    text = claims_table.table(records, {}, catalogue)
    assert "\n| `DEMO_PUBLISHED` | REFUTED | reading | " in text
    assert (
        "1 claims on what the sources say, decided" in text
        and "reading, our reading of what the source has (1)" in text
    )


def test_refuted_or_open_claims_stay_in_our_part(catalogue: Catalogue) -> None:
    """It precedes the published claims; their corrections are ours."""
    actual = {
        "DEMO_REFUTED": Finding(Level.REFUTED, counterexample={"A": 7}),
        "DEMO_CORRECTED": Finding(Level.REFUTED, counterexample={"A": 7}),
        "DEMO_FAILS": Finding(Level.UNDECIDED, reason="no answer"),
    }
    records = {
        claim: record.record(catalogue.entries[claim], finding, catalogue.root) for claim, finding in actual.items()
    }
    our_part, mark, published_part = claims_table.table(records, {}, catalogue).partition(
        "0 claims on what the sources say"
    )
    assert mark
    assert our_part.startswith("3 claims:")
    for claim, finding in actual.items():
        assert f"| `{claim}` | {finding.level} |" in our_part
        assert claim not in published_part


def test_table_is_written_between_the_marks() -> None:
    text = f"before\n{claims_table.BEGIN}\nold\n{claims_table.END}\nafter"
    assert claims_table.page(text, "new") == f"before\n{claims_table.BEGIN}\nnew\n{claims_table.END}\nafter"
    with pytest.raises(ValueError, match="are not in it"):
        claims_table.page("nothing", "new")


def test_difference_in_the_last_character_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    make_table = claims_table.table
    assert claims_table.main(["--check"]) == 0
    monkeypatch.setattr(claims_table, "table", lambda *args: f"{make_table(*args)[:-1]}!")
    assert claims_table.main(["--check"]) == 1
    assert "differs from the evidence" in capsys.readouterr().err
