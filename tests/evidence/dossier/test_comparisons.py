"""The matrix of definitions: each sign is what two current records say."""

import doctest
from dataclasses import replace

import pytest

from vinculum_evidence.dossier import comparisons
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.proof import Level
from vinculum_evidence.reports.terminal import Outcome
from vinculum_spec.atlas.loader import atlas


def changed(inputs: Inputs, profile: str, **changes: object) -> Inputs:
    """The inputs with all records current, but for that of a profile."""
    name = comparisons.claim(profile)
    rows = [
        replace(row, stale=(), record={**row.record, **changes}) if claim == name else replace(row, stale=())
        for claim, row in inputs.rows.items()
    ]
    return Inputs(inputs.catalogue, Outcome(rows=rows))


def test_every_profile_has_a_claim_and_a_row(inputs: Inputs, book: dict[str, Chapter]) -> None:
    names = {comparisons.claim(name) for name in atlas().profiles}
    assert names == {claim for claim in inputs.catalogue.entries if claim.startswith("COMPARED_")}
    assert [row["profile"] for row in book["comparisons"].data["matrix"]] == list(atlas().profiles)


def test_signs_are_those_of_the_records(inputs: Inputs) -> None:
    signs = comparisons.matrix(changed(inputs, "sonnx"))
    assert signs["sonnx", "sonnx"] == "="
    assert (signs["riscv", "onnx-14"], signs["onnx-14", "riscv"]) == ("→", "←")
    assert signs["onnx-14", "openvino-1"] == signs["openvino-1", "onnx-14"] == "≠"
    assert signs["tosa", "array-api-divide"] == "·"
    assert "?" not in signs.values()


@pytest.mark.parametrize("changes", [{"level": "UNDECIDED"}, {"level": "REFUTED"}])
def test_a_record_that_is_no_evidence_decides_nothing(inputs: Inputs, changes: dict[str, str]) -> None:
    with_open = changed(inputs, "riscv", **changes)
    signs = comparisons.matrix(with_open)
    assert signs["riscv", "onnx-14"] == signs["onnx-14", "riscv"] == "?"
    assert signs["riscv", "tosa"] == "?"
    assert signs["wasm", "onnx-14"] == "→"
    assert comparisons.level(with_open, "riscv") == Level(changes["level"])
    assert not list(comparisons.differences(with_open, "riscv"))


def test_a_stale_record_decides_nothing(inputs: Inputs) -> None:
    rows = [replace(row, stale=("a file",) if claim == "COMPARED_RISCV" else ()) for claim, row in inputs.rows.items()]
    stale = Inputs(inputs.catalogue, Outcome(rows=rows))
    assert comparisons.matrix(stale)["riscv", "onnx-14"] == "?"
    assert comparisons.level(stale, "riscv") is Level.STALE


def test_differences_have_the_condition_and_both_results(inputs: Inputs) -> None:
    """E_DIV_INT_FUNC_0010 against V_DIV_INT_FLOOR_0010."""
    rows = list(comparisons.differences(changed(inputs, "sonnx"), "onnx-14"))
    (one,) = (row for row in rows if row.second == "openvino-1" and "int32" in row.types)
    assert one.condition == "A mod B != 0 and A, B of different signs"
    assert (one.operands, one.results) == ("A = 1, B = -2", ("gives 0", "gives -1"))
    groups = comparisons.grouped(rows)
    assert sum(map(len, groups.values())) == len(rows)


def test_the_chapter_has_each_difference(book: dict[str, Chapter], page: str) -> None:
    for one in book["comparisons"].data["differences"]:
        for row in one["rows"]:
            assert row["others"]
            assert row["condition"]
    assert '<h3 id="compared-matrix">' in page


def test_examples_run() -> None:
    completed = doctest.testmod(comparisons)
    assert (completed.failed, completed.attempted > 0) == (0, True)
