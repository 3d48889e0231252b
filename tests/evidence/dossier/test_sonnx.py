"""What SONNX asks: each point has a place, each statement a verdict, each claim a criterion."""

import doctest
from dataclasses import replace

import pytest

from vinculum_evidence.dossier import edition_statements
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters.sonnx import EDITION
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import STATUSES, table
from vinculum_evidence.reports.terminal import Outcome
from vinculum_spec.editions.loader import editions

CONTENT = table("sonnx")
POINTS = [point for group in CONTENT["group"] for point in group["point"]]


def test_examples_of_docstrings() -> None:
    assert doctest.testmod(edition_statements).attempted == 2
    assert doctest.testmod(edition_statements).failed == 0


@pytest.mark.parametrize("point", POINTS, ids=lambda point: str(point["number"]))
def test_each_point_says_what_is_supplied_and_what_remains(point: dict[str, object]) -> None:
    assert set(point) == {"number", "objective", "supplied", "where", "status", "remains"}
    assert point["status"] in STATUSES
    assert point["remains"]
    assert bool(point["supplied"]) == bool(point["where"]) == (point["status"] != "applicant")


def test_each_group_names_a_document_at_a_commit() -> None:
    sources = [*(group["source"] for group in CONTENT["group"]), *(one["place"] for one in CONTENT["source"])]
    assert all(source.startswith(("onnx/working-groups@", "ericjenn/sonnx@")) for source in sources)
    assert all(len(source.partition("@")[2].partition(",")[0]) == 40 for source in sources)


def test_every_claim_that_gives_replication_exists(inputs: Inputs, book: dict[str, Chapter]) -> None:
    criteria = {one["name"] for one in CONTENT["criterion"]}
    for row in book["sonnx"].data["gives"]:
        assert row["criterion"] in criteria
        assert row["levels"].keys() == set(row["claims"]) <= inputs.catalogue.entries.keys()
        assert row["needs"]
    assert {row["criterion"] for row in book["sonnx"].data["gives"]} == criteria == {"exact", "approximate"}


def test_verdicts_are_those_of_the_records(inputs: Inputs) -> None:
    """With every record current: a statement is refuted exactly if words are proposed in its place."""
    current = Inputs(inputs.catalogue, Outcome(rows=[replace(row, stale=()) for row in inputs.rows.values()]))
    for row in edition_statements.statements(current, editions()[EDITION]):
        assert (row["verdict"] == "REFUTED") is bool(row["proposed"]) is bool(row["witness"])
        assert row["verdict"] in ("REFUTED", "PROVED_MODEL", "EXHAUSTIVE", "TESTED", "BOUNDED")


def test_a_statement_without_a_record_does_not_look_decided(inputs: Inputs) -> None:
    claim = "CLAIM_SONNX_2026_10_FLOAT_CASES"
    rows = [row for name, row in inputs.rows.items() if name != claim]
    without = edition_statements.statements(Inputs(inputs.catalogue, Outcome(rows=rows)), editions()[EDITION])
    assert [row["verdict"] for row in without if claim in row["claims"]] == ["NOT_RUN"]


def test_the_chapter_has_every_ruling_of_the_edition(book: dict[str, Chapter]) -> None:
    chapter = book["sonnx"]
    assert set(chapter.anchors) == set(editions()[EDITION].rulings)
    assert chapter.data["edition"]["refuted"] > 10
