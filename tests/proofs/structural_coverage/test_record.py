"""The table of gaps in structural coverage, and the record of it."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import coverage as chapter
from vinculum_evidence.dossier.html_page import html
from vinculum_proofs.structural_coverage import gaps, record, runs
from vinculum_proofs.structural_coverage.records import CRITERIA, Coverage, Gap

ROOT = Path(__file__).parents[3]


# ---- the table of gaps ----

GAP = Gap("src/x.c", 3, "branch", "run", "`p == NULL` is never true", "if (p == NULL) {")
ROW = 'file = "src/*.c"\ntext = "p == NULL"\ncriteria = ["branch"]\nreason = "memory is there"\n'


def table(folder: Path, *texts: str) -> list[gaps.Row]:
    path = folder / "gaps.toml"
    path.write_text("".join(f"[[gap]]\n{text}" for text in texts))
    return gaps.rows(path)


def test_a_gap_has_the_reason_of_its_row(tmp_path: Path) -> None:
    assert gaps.explained([GAP], table(tmp_path, ROW)) == ([(GAP, "memory is there")], [])


@pytest.mark.parametrize(
    "change",
    [
        ("src/*.c", "src/*.py"),
        ("p == NULL", "q == NULL"),
        ('["branch"]', '["mcdc"]'),
        ("reason", 'function = "main"\nreason'),
        ("reason", 'detail = "never false"\nreason'),
    ],
)
def test_a_gap_without_a_row_is_unexplained_and_a_row_without_a_gap_idle(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    pairs, idle = gaps.explained([GAP], table(tmp_path, ROW.replace(*change)))
    assert pairs == [(GAP, None)]
    assert len(idle) == 1


def test_a_row_must_explain_a_gap_of_each_criterion(tmp_path: Path) -> None:
    pairs, idle = gaps.explained([GAP], table(tmp_path, ROW.replace('["branch"]', '["branch", "mcdc"]')))
    assert pairs[0][1] is not None
    assert idle == ["src/*.c: no gap of criterion mcdc on a line with `p == NULL`"]


@pytest.mark.parametrize(
    ("line", "features", "counts"),
    [
        ('without = "avx512f"\n', [], True),
        ('without = "avx512f"\n', ["avx512f"], False),
        ('having = "avx2"\n', ["avx2"], True),
        ('having = "avx2"\n', [], False),
    ],
)
def test_a_row_may_be_for_some_processors(tmp_path: Path, line: str, features: list[str], counts: bool) -> None:
    pairs, idle = gaps.explained([GAP], table(tmp_path, ROW + line), features)
    assert (pairs[0][1] is not None) is counts
    assert idle == []


def test_a_row_for_a_race_may_explain_nothing(tmp_path: Path) -> None:
    assert gaps.explained([], table(tmp_path, ROW + "race = true\n")) == ([], [])
    assert gaps.explained([GAP], table(tmp_path, ROW + "race = true\n")) == ([(GAP, "memory is there")], [])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (ROW.replace("reason", "why"), "row 1 has why"),
        (ROW.replace("memory is there", ""), "row 1 has no reason"),
        (ROW.replace('["branch"]', '["lines"]'), "criteria"),
        (ROW.replace('"p == NULL"', "7"), "text must be text, or true for race"),
        ("reason = \n", "no TOML"),
        (ROW + "[more]\n", "has more"),
        (ROW.replace("p == NULL", ""), "any line"),
    ],
)
def test_a_malformed_table_is_reported(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(gaps.GapsError, match=message):
        table(tmp_path, text)


def test_the_table_of_the_project_is_of_its_form() -> None:
    rows = gaps.rows(record.TABLE)
    assert rows
    assert len(set(rows)) == len(rows)


# ---- the record ----


def measured(folder: Path, *gaps_: Gap) -> dict[str, Any]:
    """A record of two files, one thing covered in each, and these gaps."""
    coverage = Coverage()
    for name in ("src/vinculum/errors.py", "src/vinculum/kernels/native/python/arrays.c"):
        for criterion in CRITERIA:
            coverage.count(Gap(name, 1, criterion, "", "one", "x"), covered=True)
    for gap in gaps_:
        coverage.count(gap, covered=False)
    ran = runs.Runs(folder, "clang-22", "22.1.8", ["pytest"], {"passed": 7, "skipped": 1})
    return record.build(ran, coverage, dict.fromkeys(coverage.figures, "0" * 64))


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A record with one gap, explained."""
    path = tmp_path / "gaps.toml"
    path.write_text("[[gap]]\n" + ROW.replace("src/*.c", "*"))
    monkeypatch.setattr(record, "TABLE", path)
    return measured(tmp_path, replace(GAP, file="src/vinculum/errors.py"))


def test_the_record_matches_its_schema_which_requires_each_key(stored: dict[str, Any]) -> None:
    schema = json.loads(record.SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(stored, schema)
    for key in stored:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({name: value for name, value in stored.items() if name != key}, schema)


def test_the_record_has_figures_and_the_gaps_with_their_reasons(stored: dict[str, Any]) -> None:
    assert stored["groups"]["Python"]["branch"] == {"covered": 1, "of": 2}
    assert stored["groups"]["hand-written C"]["branch"] == {"covered": 1, "of": 1}
    assert [gap["reason"] for gap in stored["gaps"]] == ["memory is there"]
    assert record.problems(stored) == []


def test_a_measured_file_without_a_hash_is_an_error(tmp_path: Path, stored: dict[str, Any]) -> None:
    coverage = Coverage()
    coverage.file("src/vinculum/kernels/more/deep.py")
    with pytest.raises(runs.MeasureError, match=r"deep\.py"):
        record.build(runs.Runs(tmp_path, "clang", "22"), coverage, {})


def test_explanations_are_renewed_without_measuring(stored: dict[str, Any]) -> None:
    record.TABLE.write_text("[[gap]]\n" + ROW.replace("src/*.c", "*").replace("memory is there", "another"))
    assert [gap["reason"] for gap in record.explained(stored)["gaps"]] == ["another"]
    record.TABLE.write_text("[[gap]]\n" + ROW.replace("src/*.c", "*.c"))
    explained = record.explained(stored)
    assert len(record.problems(explained)) == 2


@pytest.mark.parametrize("path", sorted(record.RECORD.parent.glob("coverage.json")), ids=lambda path: path.name)
def test_the_committed_record_is_valid(path: Path) -> None:
    one = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.validate(one, json.loads(record.SCHEMA.read_text(encoding="utf-8")))
    assert set(one["files"]) <= set(one["hashes"])
    for name, file in one["files"].items():
        missed = sum(figure["of"] - figure["covered"] for figure in file["figures"].values())
        assert missed == sum(gap["file"] == name for gap in one["gaps"]), name
    assert str(ROOT) not in path.read_text(encoding="utf-8")
    assert "/tmp" not in path.read_text(encoding="utf-8")  # noqa: S108 - looked for


def checkout(folder: Path) -> Path:
    """A folder with one file of each kind that figures rest on."""
    for pattern in record.RESTS_ON:
        path = folder / pattern.replace("*", "some")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("one\n")
    return folder


@pytest.mark.parametrize("pattern", record.RESTS_ON)
@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda path: path.write_text("two\n"), "has changed"),
        (lambda path: path.unlink(), "is gone"),
        (lambda path: path.rename(path.with_name(f"more_{path.name}")), "is gone"),
    ],
    ids=["changed", "gone", "renamed"],
)
def test_the_record_and_the_chapter_report_a_change(
    stored: dict[str, Any], tmp_path: Path, pattern: str, change: Callable[[Path], Any], word: str
) -> None:
    before = record.hashes(checkout(tmp_path))
    changed, files = {**stored, "hashes": before}, digests(tmp_path)
    assert chapter.data(changed, files)["standing"] == chapter.STANDS
    name = pattern.replace("*", "some")
    change(tmp_path / name)
    moved = record.changed(before, record.hashes(tmp_path))
    assert f"{name} {word}" in moved
    chapter_data = chapter.data(changed, digests(tmp_path))
    assert (chapter_data["standing"], chapter_data["changed"]) == (chapter.STALE, moved)


def digests(folder: Path) -> dict[str, str]:
    return {
        p.relative_to(folder).as_posix(): sha256(p.read_bytes()).hexdigest() for p in folder.rglob("*") if p.is_file()
    }


def test_the_record_and_the_chapter_report_a_problem(stored: dict[str, Any]) -> None:
    one = stored
    bare = one | {"gaps": [*one["gaps"], GAP.as_json() | {"reason": None}], "idle_explanations": ["none"]}
    assert len(record.problems(bare)) == len(record.problems(one)) + 2
    chapter_data = chapter.data(bare, one["hashes"])
    assert chapter_data["standing"] == chapter.UNEXPLAINED
    assert chapter_data["unexplained"][-1]["text"] == GAP.text
    for part in ({"idle_explanations": []}, {"gaps": []}):
        assert chapter.data(bare | part, one["hashes"])["standing"] == chapter.UNEXPLAINED
    assert chapter.data(one | {"gaps": [], "idle_explanations": []}, one["hashes"])["standing"] == chapter.STANDS


def test_nothing_measured_is_said() -> None:
    assert chapter.data(None, {})["standing"] == chapter.NOT_RUN


def test_incomplete_coverage_is_not_shown_as_complete(stored: dict[str, Any]) -> None:
    figures = {"statement": {"covered": 9999, "of": 10000}, "mcdc": {"covered": 0, "of": 0}}
    one = stored | {"groups": {"Python": figures}}
    shares = chapter.data(one, one["hashes"])["groups"][0]["figures"]
    assert (shares["statement"]["percent"], shares["mcdc"]["percent"]) == (99.9, None)


def test_the_page_says_how_the_figures_stand(stored: dict[str, Any]) -> None:
    bare = stored | {"gaps": [GAP.as_json() | {"reason": None}], "idle_explanations": ["a row of nothing"]}
    for one, words in (
        (None, ["NOT_RUN", "Nothing was measured"]),
        (stored, ["STANDS", "memory is there", "50.0 %, 1 of 2", "100.0 %, 1 of 1", "<code>pytest</code>"]),
        (stored | {"hashes": {"gone.c": "0"}}, ["STALE", "gone.c is gone"]),
        (bare, ["UNEXPLAINED", "Unexplained:", "src/x.c:3", "a row of nothing"]),
    ):
        page = chapter.data(one, stored["hashes"])
        text = html([Chapter("coverage", "Coverage", page, chapter.SECTIONS)])
        assert all(word in text for word in words), words
