"""Findings: they cover every refuted claim and ruling, rest on existing claims, and can fall."""

import re
from dataclasses import replace
from typing import Any

import pytest

from vinculum_evidence.dossier.assurance_case import table
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.document_findings import KINDS, UPSTREAM, _finding, findings, markdown, unfiled
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.proof import Level
from vinculum_evidence.reports.terminal import Outcome, Row
from vinculum_spec.editions.claims import edition_claims

ROWS = table("findings")["finding"]
NOT_SILENT = ("contradiction", "ambiguous", "erratum")


def test_ids_count_up_and_are_used_once() -> None:
    assert [row["id"] for row in ROWS] == [f"F-{number:03}" for number in range(1, len(ROWS) + 1)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_a_finding_is_complete_and_its_references_exist(inputs: Inputs, row: dict[str, Any]) -> None:
    spec = inputs.specification
    assert row["kind"] in KINDS
    assert row["document"] in UPSTREAM
    assert all(len(str(row[key])) > 20 for key in ("title", "proposal", "problem"))
    assert row["says"]
    claims, rulings = list(row.get("claims", ())), list(row.get("rulings", ()))
    assert claims or rulings
    assert set(claims) <= inputs.claims.keys()
    assert set(rulings) <= spec.rulings.keys()
    sources = [source for name in claims for source in inputs.claims[name].source]
    for name in rulings:
        cited = [source for source in spec.rulings[name].source if source.startswith(str(row["document"]))]
        assert cited, f"{name} says nothing of {row['document']}"
        sources += cited
    assert any(source.startswith(str(row["document"])) for source in sources)


def test_every_refuted_claim_of_others_is_a_finding_and_no_other_claim_is(inputs: Inputs) -> None:
    refuted = {claim for claim, row in inputs.rows.items() if row.published and row.record["level"] == Level.REFUTED}
    assert refuted
    assert sorted(claim for row in ROWS for claim in row.get("claims", ())) == sorted(refuted)


def test_every_ruling_is_in_a_finding_or_listed_with_a_reason(inputs: Inputs) -> None:
    rulings = inputs.specification.rulings
    filed = {name for row in ROWS for name in row.get("rulings", ())}
    listed = {name for row in unfiled() for name in row["rulings"]}
    assert filed | listed == rulings.keys()
    assert not filed & listed
    assert {rulings[name].kind for name in listed} == {"silent"}
    assert {name for name, one in rulings.items() if one.kind in NOT_SILENT} <= filed
    assert all(len(row["reason"]) > 40 for row in unfiled())


def test_finding_quotes_later_editions(inputs: Inputs, book: dict[str, Chapter]) -> None:
    later = {one["id"]: one["later"] for one in findings(inputs) if one["later"]}
    of_sonnx = {"F-001", "F-004", "F-005", "F-006", "F-007", "F-009", "F-011", "F-012", "F-014"}
    assert set(later) == of_sonnx | {"F-027", "F-034", "F-044", "F-046"}
    named = {name for identifier in of_sonnx for name in re.findall(r"CLAIM_[A-Z0-9_]+", later[identifier])}
    assert named <= edition_claims().keys()
    page = book["findings"].files["findings/F-044.md"].decode()
    assert f"## What a later edition says\n\n{later['F-044']} File what is left of this.\n" in page
    assert "later edition" not in book["findings"].files["findings/F-002.md"].decode()


def test_the_document_and_its_kind_are_a_sentence(book: dict[str, Chapter]) -> None:
    page = book["findings"].files["findings/F-009.md"].decode()
    assert "F-009: the document has a slip of the pen\n" in page
    assert all(kind.split()[0] in ("states", "contradicts", "says", "can", "has") for kind in KINDS.values())


def test_a_quotation_is_marked_as_one(book: dict[str, Chapter]) -> None:
    """It is closed, too; the rest is in our words, as the page says."""
    page = book["findings"].files["findings/F-031.md"].decode()
    assert '"If broadcasting is disabled it should be of the same size."\n\n*In our words, except for text' in page
    assert [row["id"] for row in ROWS if row["says"].count('"') % 2] == []


def test_statements_on_onnx_schemas_are_true() -> None:
    """F-027, F-034 and F-037."""
    onnx = pytest.importorskip("onnx")
    schema = {version: onnx.defs.get_schema("Div", version) for version in (1, 6, 7, 13, 14)}
    assert [v for v, one in schema.items() if "truncating division (rounding toward zero)" in one.doc] == [6, 7, 13, 14]
    high = [v for v, one in schema.items() if "high-precision numeric" in one.type_constraints[0].description]
    assert high == [6, 7, 13]
    assert [v for v in high if "tensor(bfloat16)" in schema[v].type_constraints[0].allowed_type_strs] == [13]
    kinds = {name: str(one.type).rpartition(".")[2] for name, one in schema[1].attributes.items()}
    assert kinds == {"axis": "INT", "broadcast": "INT", "consumed_inputs": "INTS"}
    assert schema[1].attributes["broadcast"].default_value.i == 0
    assert {name: one.required for name, one in schema[6].attributes.items()} == {"axis": False, "broadcast": False}


def test_every_finding_holds(inputs: Inputs) -> None:
    assert [one["id"] for one in findings(inputs) if not one["stands"]] == []


def changed(inputs: Inputs, claim: str, **changes: object) -> dict[str, dict[str, object]]:
    rows = [
        Row({**row.record, **changes}) if name == claim else replace(row, stale=()) for name, row in inputs.rows.items()
    ]
    return {one["id"]: one for one in findings(Inputs(inputs.catalogue, Outcome(rows=rows)))}


def test_finding_falls_with_its_refuted_claim(inputs: Inputs) -> None:
    result = changed(inputs, "CLAIM_ACCURACY_PROPAGATED_1", level="PROVED_MODEL", counterexample=None)
    fallen = [name for name, one in result.items() if not one["stands"]]
    assert fallen == ["F-013"]
    assert result["F-013"]["upheld"] == {"CLAIM_ACCURACY_PROPAGATED_1": "PROVED_MODEL"}
    assert result["F-013"]["witnesses"] == []
    assert "does not stand now" in markdown(result["F-013"])


def test_finding_of_two_claims_has_both(inputs: Inputs) -> None:
    """It has their witnesses and the corrections of each."""
    both = [claim.corrects for claim in inputs.claims.values() if claim.corrects][:2]
    row = next(row for row in ROWS if both[0] in row.get("claims", ()))
    result = _finding(inputs, {**row, "claims": both})
    assert [one["claim"] for one in result["witnesses"]] == both
    corrected = {inputs.claims[one["claim"]].corrects for one in result["corrections"]}
    assert corrected == set(both)


def test_correction_has_the_level_of_its_claim(inputs: Inputs) -> None:
    result = changed(inputs, "CLAIM_ACCURACY_PROPAGATED_1_CORRECTED", level="BOUNDED")["F-013"]
    levels = {str(one["claim"]): one["level"] for one in result["corrections"]}  # type: ignore[attr-defined]
    assert levels["CLAIM_ACCURACY_PROPAGATED_1_CORRECTED"] == "BOUNDED"
    assert "BOUNDED" in markdown(result)


def test_stale_refutation_keeps_its_witness(inputs: Inputs) -> None:
    rows = [replace(row, stale=("file x",)) for row in inputs.rows.values()]
    one = findings(Inputs(inputs.catalogue, Outcome(rows=rows)))[0]
    assert one["stands"]
    assert one["witnesses"]
    assert "Replay it before you file it" in markdown(one)


def test_a_page_to_file_has_the_witness_of_the_record(inputs: Inputs, book: dict[str, Chapter]) -> None:
    page = book["findings"].files["findings/F-007.md"].decode()
    result = inputs.rows["CLAIM_INT_RESULT_TYPE"].record["counterexample"]["input"]
    assert f"A = {result['A']}, B = {result['B']}" in page
    assert "vinculum prove CLAIM_INT_RESULT_TYPE" in page
    assert "SONNX Div (int), Inputs B [C3]" in page
    assert book["findings"].files.keys() == {f"findings/{row['id']}.md" for row in ROWS}
