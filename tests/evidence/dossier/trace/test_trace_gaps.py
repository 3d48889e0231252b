"""Gaps of the trace are reported by its lists, by the chapter, and by the files for LOBSTER."""

import csv
import json
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from vinculum_evidence.dossier.chapters import trace as chapter
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table
from vinculum_evidence.dossier.trace import Trace, collect, lobster, of
from vinculum_evidence.dossier.trace.artifacts import Unit
from vinculum_evidence.reports.terminal import Outcome


@pytest.fixture(scope="module")
def trace(inputs: Inputs) -> Trace:
    return of(inputs)


def unit(name: str, names: tuple[str, ...] = ()) -> Unit:
    return Unit(name, "README.md", 1, 1, "", "", names)


def test_chapter_reports_trace_problems(inputs: Inputs, trace: Trace, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orphans, an orphan clause, counts, and tests traced by their file only."""
    clause = next(iter(trace.clauses))
    with_gaps = replace(trace, unexplained=[f"{clause}: no requirement", "x: no claim"])
    monkeypatch.setattr(chapter, "of", lambda _inputs: with_gaps)
    data = chapter.chapter(inputs).data
    assert data["orphans"] == with_gaps.unexplained
    assert [one["clause"] for one in data["clauses"] if one["orphan"]] == [clause]
    assert {one["name"] for one in data["tests"] if one["by_file"]} == set(trace.by_file)
    assert (data["counts"]["untraced"], data["counts"]["tests"]) == (len(trace.untraced), len(trace.tests))
    for one in data["clauses"]:
        about = [
            name
            for name, claim in inputs.specification.claims.items()
            if one["clause"] in claim.source and name in inputs.rows
        ]
        assert one["claims"] == about


def test_a_requirement_that_lacks_anything_is_an_orphan(trace: Trace) -> None:
    name, link = next((name, link) for name, link in trace.links.items() if link.code)
    for field, problem in (
        ("clauses", "clause"),
        ("relation", "relation"),
        ("code", "code"),
        ("tests", "test"),
        ("claims", "claim"),
    ):
        bare: Any = {name: replace(link, **{field: ()})}
        assert list(collect._orphans(bare, {name: None}, {}, {})) == [f"{name}: no {problem}"]  # type: ignore[dict-item]
    assert list(collect._orphans({}, {}, {"f": unit("f")}, {})) == ["f"]


def test_misspelt_requirement_is_an_orphan(inputs: Inputs, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is so in code and in tests; an unproved claim is traced like others."""
    stale = Inputs(inputs.catalogue, Outcome(rows=[replace(row, stale=("x",)) for row in inputs.rows.values()]))
    monkeypatch.setattr(
        collect, "_code", lambda _inputs: [replace(unit("code.a", names=(f"V_DIV_INDEX_{97:04}",)), file="README.md")]
    )
    monkeypatch.setattr(collect, "_tests", lambda _inputs: [unit("tests.a", names=(f"V_DIV_INDEX_{96:04}",))])
    monkeypatch.setattr(collect, "_headed", lambda *_: {})
    changed_trace = of.__wrapped__(stale)
    assert {f"code.a: V_DIV_INDEX_{97:04} is no requirement", f"tests.a: V_DIV_INDEX_{96:04} is no requirement"} <= set(
        changed_trace.unexplained
    )
    assert all(
        set(link.claims) == {row.record["claim"] for row in inputs.by_requirement[name]}
        for name, link in changed_trace.links.items()
    )


def test_lobster_files_have_unproved_claims_and_every_test(inputs: Inputs, trace: Trace) -> None:
    """A stale claim is not ok, with the reason; lemmas and comparisons are excused, not code."""
    stale = Inputs(inputs.catalogue, Outcome(rows=[replace(row, stale=("x",)) for row in inputs.rows.values()]))
    lonely = replace(trace, code={**trace.code, "f": unit("f")})
    texts = {name: content.decode() for name, content in lobster.files(stale, lonely).items()}
    proofs, code, tests = (json.loads(texts[f"trace/{name}.lobster"])["data"] for name in ("proofs", "code", "tests"))
    assert {(one["status"], *one["messages"]) for one in proofs} == {("not ok", "STALE")}
    used = {name for row in inputs.rows.values() for name in row.record["rests_on"]}
    bare = [row.record["claim"] for row in inputs.rows.values() if not row.published and not row.record["requirements"]]
    beside = next(link for link in table("chain")["link"] if link["key"] == lobster.BESIDE)["claims"]
    assert {one["name"] for one in proofs if one["just_up"]} == used.union(beside).intersection(bare)
    separate = Outcome(rows=[replace(row, record={**row.record, "rests_on": []}) for row in inputs.rows.values()])
    no_lemmas = json.loads(lobster.files(Inputs(inputs.catalogue, separate), trace)["trace/proofs.lobster"])["data"]
    assert {one["name"] for one in no_lemmas if one["just_up"]} == {*beside}.intersection(bare)
    assert [one["just_up"] for one in code if one["name"] == "f"] == [[]]
    assert {one["name"] for one in tests} == {*trace.tests, *trace.untraced}
    assert all(one["refs"] or one["just_up"] for one in tests)
    places = {
        (row["name"], row["place"])
        for row in csv.DictReader(StringIO(texts["trace/trace.csv"]))
        if row["what"] == "code"
    }
    assert places == {(unit, trace.code[unit].place) for link in trace.links.values() for unit in link.code}
