"""Structural coverage: MC/DC as it is computed, conditions as they are recorded, the table of gaps, and the record."""

import ast
import builtins
import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from proofs.coverage import gaps, mcdc, of_c, of_python, record, runs
from proofs.coverage.found import CRITERIA, Coverage, Gap
from proofs.coverage.startup.vinculum_conditions import Decision, Recorder, instrumented, outcome
from vinculum.audit.chapter import Chapter
from vinculum.audit.chapters import coverage as chapter
from vinculum.audit.page import html

ROOT = Path(__file__).parents[2]
T, F, N = True, False, None


# ---- MC/DC ----


@pytest.mark.parametrize(
    ("evaluations", "alone"),
    [
        ([((T, T), T), ((F, N), F), ((T, F), F)], [T, T]),  # a and b: all of it
        ([((T, T), T), ((F, N), F)], [T, F]),  # b is never False
        ([((F, T), T), ((F, F), F), ((T, N), T)], [T, T]),  # a or b
        # (a and b) or c: each condition has both values, but only c is ever shown to decide.
        ([((T, T, N), T), ((F, N, T), T), ((T, F, T), T), ((F, N, F), F)], [T, F, T]),
        # Both conditions with both values, both outcomes, and yet neither differs alone: a == b, asked without short circuit.
        ([((T, T), T), ((F, F), T)], [F, F]),
        ([((T, T), T), ((F, F), F)], [F, F]),
        ([((T,), T), ((F,), F)], [T]),
        ([((T,), T)], [F]),
        ([], [F, F]),
    ],
)
def test_a_condition_decides_alone_where_two_vectors_show_it(
    evaluations: list[mcdc.Evaluation], alone: list[bool]
) -> None:
    count = len(alone)
    assert mcdc.shown(evaluations, count) == alone
    assert mcdc.shown(evaluations[::-1], count) == alone


def test_both_values_of_each_condition_are_not_yet_mcdc() -> None:
    evaluations = [((T, F), T), ((F, T), T), ((F, F), F), ((T, T), T)][:2]
    assert all(mcdc.outcomes(k, evaluations) == {T, F} for k in (0, 1))
    assert mcdc.shown(evaluations, 2) == [F, F]


# ---- conditions of Python ----


def run(source: str, *calls: tuple[Any, ...]) -> tuple[list[Decision], Coverage, list[Any]]:
    """Coverage of the function `f` of `source` after these calls, and what they returned."""
    tree, decisions = instrumented(source, "m")
    recorder, names = Recorder(), ("begin", "note", "end")
    space: dict[str, Any] = {f"_vc_{name}": getattr(recorder, name) for name in names}
    exec(compile(tree, "m", "exec"), space)  # noqa: S102 - what is tested
    returned = [space["f"](*arguments) for arguments in calls]
    found = Coverage()
    for number, decision in enumerate(decisions):
        of_python.conditions(found, "m.py", source, decision, recorder.seen.get(("m", number), set()))
    return decisions, found, returned


def missing(found: Coverage, criterion: str) -> list[str]:
    return [gap.detail for gap in found.gaps if gap.criterion == criterion]


AND = "def f(a, b):\n    if a and b:\n        return 1\n    return 0\n"


def test_a_decision_that_is_covered_has_no_gap() -> None:
    _, found, returned = run(AND, (1, 1), (1, 0), (0, 1))
    assert (found.gaps, returned) == ([], [1, 0, 0])
    assert found.figures["m.py"]["condition"] == [4, 4]
    assert found.figures["m.py"]["mcdc"] == [2, 2]


def test_a_decision_that_lacks_a_vector_has_gaps() -> None:
    _, found, _ = run(AND, (1, 1), (0, 1))
    assert missing(found, "condition") == ["`b` is never False"]
    assert missing(found, "mcdc") == ["`b` is not shown to decide on its own"]


def test_condition_coverage_without_mcdc_is_told_apart() -> None:
    source = "def f(a, b, c):\n    return bool((a and b) or c)\n"
    _, found, _ = run(source, (T, T, F), (F, F, T), (T, F, T), (F, F, F))
    assert missing(found, "condition") == []
    assert missing(found, "mcdc") == ["`b` is not shown to decide on its own"]


def test_a_decision_that_is_never_made_is_all_gaps() -> None:
    _, found, _ = run(AND)
    assert (len(missing(found, "condition")), len(missing(found, "mcdc"))) == (4, 2)


CASES: list[tuple[str, tuple[Any, ...]]] = [
    ("not a", (0,)),
    ("0 < a <= 9", (4,)),
    ("0 < a <= 9", (-1,)),
    ("a or 'none'", ("",)),
    ("a or 'none'", ("x",)),
    ("[x for x in a if x and x > 1 if x < 9]", ([0, 1, 2, 9],)),
    ("(lambda y: y and not y > 2)(a)", (2,)),
    ("'yes' if a and (b := a - 1) else b", (1,)),
    ("all(x == 1 or not x for x in a)", ([1, 0, 1],)),
    ("{k: v for k, v in a.items() if k in v and v}", ({1: [1], 2: []},)),
    ("a and [] or {}", (1,)),
]


@pytest.mark.parametrize(("expression", "arguments"), CASES)
def test_what_the_program_does_stays_the_same(expression: str, arguments: tuple[Any, ...]) -> None:
    source = f"def f(a):\n    b = 7\n    return {expression}\n"
    space: dict[str, Any] = {}
    exec(source, space)  # noqa: S102 - what is compared with
    assert run(source, arguments)[2] == [space["f"](*arguments)]


def test_a_chained_comparison_is_two_conditions() -> None:
    _, found, _ = run("def f(a):\n    return 0 < a < 9\n", (1,), (10,))
    assert len(missing(found, "condition")) == 1
    assert len(missing(found, "mcdc")) == 1


def test_each_operand_is_evaluated_once() -> None:
    seen: list[int] = []
    run("def f(g):\n    return 0 < g() < 9 and g() or g()\n", (lambda: seen.append(1) or 0,))
    assert len(seen) == 2


def test_an_element_wise_comparison_is_no_condition() -> None:
    import numpy as np

    decisions, found, _ = run("def f(a):\n    return (a == 1).sum()\n", (np.arange(3),))
    assert (len(decisions), found.gaps, found.figures) == (1, [], {})


def test_the_value_that_is_taken_instead_is_no_condition() -> None:
    _, found, _ = run("def f(a):\n    return a or 'none'\n", ("",), ("x",))
    assert found.gaps == []
    assert found.figures["m.py"]["mcdc"] == [1, 1]


def test_recursion_and_exceptions_leave_no_wrong_vector() -> None:
    source = "def f(n):\n    if n > 0 and (f(n - 1) or 1 / n):\n        return n\n    return 0\n"
    _, found, _ = run(source, (2,))
    assert missing(found, "condition") == ["`1 / n` is never False"]
    with pytest.raises(ZeroDivisionError):
        run("def f(n):\n    return n and 1 / 0 and n\n", (1,))


def test_match_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="m:1"):
        instrumented("match 1:\n    case _:\n        pass\n", "m")


@pytest.mark.parametrize(
    ("tree", "vector", "expected"),
    [
        (("and", 0, 1), [1, 0], F),
        (("or", ("not", 0), 1), [1, 0], F),
        (("or", 0, 1), [0, 2], F),
        (("or", ("and", 0, 1), 2), [1, 1, None], T),
        (0, [2], N),
    ],
)
def test_outcome_of_a_vector(tree: Any, vector: list[int | None], expected: bool | None) -> None:
    assert outcome(tree, vector) is expected


@pytest.mark.parametrize("file", of_python.files(ROOT))
def test_every_module_of_the_kernel_can_be_measured(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    tree, decisions = instrumented(source, file)
    compile(tree, file, "exec")
    asked = sum(isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert) for node in ast.walk(ast.parse(source)))
    assert len(decisions) >= asked
    assert not any(name.startswith("_vc_") for name in vars(builtins))


# ---- C ----


def exported(*, both: bool) -> str:
    """What llvm-cov says of a function of arrays.c whose only decision is on the first line."""
    vectors = [
        {"conditions": [T, T], "executed": True, "result": T},
        {"conditions": [F, N], "executed": both, "result": F},
    ]
    function = {
        "name": "arrays.c:f",
        "filenames": ["/x/arrays.c", "/usr/include/python.h"],
        "regions": [[1, 1, 1, 9, 5, 0, 0, 0], [2, 1, 2, 3, 0, 0, 0, 0], [1, 1, 1, 9, 0, 1, 0, 0]],
        "branches": [[1, 1, 1, 3, 5, 5 * both, 0, 0, 6], [1, 4, 1, 9, 5, 0, 0, 0, 6]],
        "mcdc_records": [[1, 1, 1, 9, 0, 0, 0, 0, 5, [both, F], vectors]],
    }
    return json.dumps({"data": [{"functions": [function]}]})


def native(folder: Path) -> Path:
    (folder / of_c.NATIVE).mkdir(parents=True)
    (folder / of_c.NATIVE / "arrays.c").write_text("/* one */ a && b\n/* two */\n")
    (folder / of_c.NATIVE / "vinculum_div_selftest.c").write_text("int main;\n")
    return folder


@pytest.mark.parametrize(("both", "alone"), [(True, 1), (False, 0)])
def test_c_is_counted_by_region_branch_and_decision(tmp_path: Path, both: bool, alone: int) -> None:
    found = of_c.measured(native(tmp_path), exported(both=both))
    name = f"{of_c.NATIVE}/arrays.c"
    assert found.figures == {
        name: {"statement": [1, 2], "branch": [1 + both, 2], "condition": [2 + both, 4], "mcdc": [alone, 2]}
    }
    assert {gap.function for gap in found.gaps} == {"f"}


def test_a_c_file_of_which_nothing_is_measured_is_an_error(tmp_path: Path) -> None:
    (native(tmp_path) / of_c.NATIVE / "more.c").write_text("\n")
    with pytest.raises(ValueError, match=r"more\.c"):
        of_c.measured(tmp_path, exported(both=True))


def test_mcdc_that_llvm_and_its_vectors_disagree_on_is_an_error(tmp_path: Path) -> None:
    wrong = exported(both=True).replace("[true, false], [{", "[true, true], [{")
    with pytest.raises(ValueError, match="MC/DC by LLVM"):
        of_c.measured(native(tmp_path), wrong)


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
def test_a_gap_that_no_row_is_for_is_unexplained_and_the_row_idle(tmp_path: Path, change: tuple[str, str]) -> None:
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
def test_a_table_that_is_not_of_its_form_is_told(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(gaps.GapsError, match=message):
        table(tmp_path, text)


def test_the_table_of_the_project_is_of_its_form() -> None:
    rows = gaps.rows(record.TABLE)
    assert rows
    assert len(set(rows)) == len(rows)


# ---- the record ----


def made(folder: Path, *gaps_: Gap) -> dict[str, Any]:
    """A record of two files, one thing covered in each, and these gaps."""
    found = Coverage()
    for name in ("src/vinculum/errors.py", "src/vinculum/kernels/native/arrays.c"):
        for criterion in CRITERIA:
            found.count(Gap(name, 1, criterion, "", "one", "x"), covered=True)
    for gap in gaps_:
        found.count(gap, covered=False)
    ran = runs.Runs(folder, "clang-22", "22.1.8", ["pytest"], {"passed": 7, "skipped": 1})
    return record.made(ran, found, dict.fromkeys(found.figures, "0" * 64))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A record with one gap, explained."""
    path = tmp_path / "gaps.toml"
    path.write_text("[[gap]]\n" + ROW.replace("src/*.c", "*"))
    monkeypatch.setattr(record, "TABLE", path)
    return made(tmp_path, replace(GAP, file="src/vinculum/errors.py"))


def test_the_record_is_of_its_schema_and_the_schema_asks_for_something(kept: dict[str, Any]) -> None:
    schema = json.loads(record.SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(kept, schema)
    for key in kept:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({name: value for name, value in kept.items() if name != key}, schema)


def test_the_record_has_figures_and_the_gaps_with_their_reasons(kept: dict[str, Any]) -> None:
    assert kept["groups"]["Python"]["branch"] == {"covered": 1, "of": 2}
    assert kept["groups"]["hand-written C"]["branch"] == {"covered": 1, "of": 1}
    assert [gap["reason"] for gap in kept["gaps"]] == ["memory is there"]
    assert record.problems(kept) == []


def test_a_measured_file_without_a_hash_is_an_error(tmp_path: Path, kept: dict[str, Any]) -> None:
    found = Coverage()
    found.file("src/vinculum/kernels/more/deep.py")
    with pytest.raises(runs.MeasureError, match=r"deep\.py"):
        record.made(runs.Runs(tmp_path, "clang", "22"), found, {})


def test_explanations_are_renewed_without_measuring(kept: dict[str, Any]) -> None:
    record.TABLE.write_text("[[gap]]\n" + ROW.replace("src/*.c", "*").replace("memory is there", "another"))
    assert [gap["reason"] for gap in record.explained(kept)["gaps"]] == ["another"]
    record.TABLE.write_text("[[gap]]\n" + ROW.replace("src/*.c", "*.c"))
    again = record.explained(kept)
    assert len(record.problems(again)) == 2


@pytest.mark.parametrize("path", sorted(record.RECORD.parent.glob("coverage.json")), ids=lambda path: path.name)
def test_what_is_committed_is_such_a_record(path: Path) -> None:
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
def test_a_change_is_told_by_the_record_and_by_the_chapter(
    kept: dict[str, Any], tmp_path: Path, pattern: str, change: Callable[[Path], Any], word: str
) -> None:
    before = record.hashes(checkout(tmp_path))
    told, files = {**kept, "hashes": before}, digests(tmp_path)
    assert chapter.data(told, files)["standing"] == chapter.STANDS
    name = pattern.replace("*", "some")
    change(tmp_path / name)
    moved = record.changed(before, record.hashes(tmp_path))
    assert f"{name} {word}" in moved
    found = chapter.data(told, digests(tmp_path))
    assert (found["standing"], found["changed"]) == (chapter.STALE, moved)


def digests(folder: Path) -> dict[str, str]:
    return {
        p.relative_to(folder).as_posix(): sha256(p.read_bytes()).hexdigest() for p in folder.rglob("*") if p.is_file()
    }


def test_a_problem_is_told_by_the_record_and_by_the_chapter(kept: dict[str, Any]) -> None:
    one = kept
    bare = one | {"gaps": [*one["gaps"], GAP.as_json() | {"reason": None}], "idle_explanations": ["none"]}
    assert len(record.problems(bare)) == len(record.problems(one)) + 2
    found = chapter.data(bare, one["hashes"])
    assert found["standing"] == chapter.UNEXPLAINED
    assert found["unexplained"][-1]["text"] == GAP.text
    assert chapter.data(one | {"gaps": [], "idle_explanations": []}, one["hashes"])["standing"] == chapter.STANDS


def test_nothing_measured_is_said() -> None:
    assert chapter.data(None, {})["standing"] == chapter.NOT_RUN


def test_what_is_not_all_is_not_shown_as_all(kept: dict[str, Any]) -> None:
    figures = {"statement": {"covered": 9999, "of": 10000}, "mcdc": {"covered": 0, "of": 0}}
    one = kept | {"groups": {"Python": figures}}
    shares = chapter.data(one, one["hashes"])["groups"][0]["figures"]
    assert (shares["statement"]["percent"], shares["mcdc"]["percent"]) == (99.9, None)


def test_the_page_says_how_the_figures_stand(kept: dict[str, Any]) -> None:
    bare = kept | {"gaps": [GAP.as_json() | {"reason": None}], "idle_explanations": ["a row of nothing"]}
    for one, words in (
        (None, ["NOT_RUN", "Nothing was measured"]),
        (kept, ["STANDS", "memory is there", "50.0 %, 1 of 2", "100.0 %, 1 of 1", "<code>pytest</code>"]),
        (kept | {"hashes": {"gone.c": "0"}}, ["STALE", "gone.c is gone"]),
        (bare, ["UNEXPLAINED", "Unexplained:", "src/x.c:3", "a row of nothing"]),
    ):
        shown = chapter.data(one, kept["hashes"])
        text = html([Chapter("coverage", "Coverage", shown, chapter.SECTIONS)])
        assert all(word in text for word in words), words
