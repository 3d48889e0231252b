"""The contents of each report for a run with every verdict."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import distribution
from pathlib import Path

import pytest
from junitparser import JUnitXml
from markdown_it import MarkdownIt

from tests.gate.support.sample_run import ANSWER, FUNC, run
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.reports import attestation, github
from vinculum.gate.reports.gitlab import NO_CRASH, gitlab
from vinculum.gate.reports.junit import junit
from vinculum.gate.reports.location import locate
from vinculum.gate.reports.markdown import MAX_REFUTATIONS, markdown
from vinculum.gate.reports.report import Report
from vinculum.gate.reports.sarif import sarif
from vinculum.gate.reports.write import write
from vinculum.gate.results.results import NO_REASON, Reason, ReasonKind, Row, Status
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.waivers.settlement import Account

CONSTR_B = "E_DIV_INT_CONSTR_B_0030"
WAIVER = f"waiver of {ANSWER} for numpy, int8 where A == 1: it has no reason"
MARKUP = "<b>*x*</b> | y"


def run_of(*rows: Row, interrupted: bool = False) -> Report:
    """A run of these rows, without waivers."""
    return Report(Outcome(list(rows), interrupted=interrupted), Selection(("numpy",), level="quick"), Account())


@pytest.fixture
def rows_by_status() -> dict[Status, Row]:
    """A row of each verdict."""
    return {row.verdict: row for row in run().rows}


@pytest.fixture
def user_target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A target whose file is in the current folder."""
    (tmp_path / "mine.py").write_text("x = 1\n\ndef f(A, B): ...\n")
    monkeypatch.chdir(tmp_path)
    locate.cache_clear()
    yield "python:mine.py:f"
    locate.cache_clear()


# ---- Markdown ----


def test_markdown_has_all_contents() -> None:
    rows = [line for line in markdown(run()).splitlines() if line.startswith(("##", "| numpy", "| <code>", "- "))]
    assert rows == [
        "## vinculum check: ❌ refuted",
        "| numpy | 1 | onnx-14 | ❌ refuted | int8 | 1 |",
        "| numpy | 1 | onnx-14 | 🔶 WAIVED | int16 | 3 |",
        "| numpy | 1 | onnx-14 | ➖ not supported | int8 int32 | 1 |",
        "| numpy | 1 | onnx-14 | ✅ conforms | int64 | 5 |",
        f"| <code>{FUNC}</code> | numpy | int16 | 2 | odd | odd | 2030-01-01 |",
        "- ❌ line 9: " + "".join(f"&#{ord(c)};" if c in "_=:" else c for c in WAIVER),
    ]


@pytest.mark.parametrize(
    ("status", "head", "sign"),
    [
        (Status.CONFORMS, "✅ conforms", "✅ conforms"),
        (Status.UNDECIDED, "❔ undecided or incomplete", "❔ undecided"),
        (Status.NOT_SUPPORTED, "❔ undecided or incomplete", "➖ not supported"),
        (Status.REFUTED, "❌ refuted", "❌ refuted"),
    ],
)
def test_markdown_of_one_verdict(rows_by_status: dict[Status, Row], status: Status, head: str, sign: str) -> None:
    """The heading matches the exit status."""
    text = markdown(replace(run_of(rows_by_status[status]), gaps=("gap",) if status is Status.NOT_SUPPORTED else ()))
    assert text.startswith(f"## vinculum check: {head}\n")
    assert f" | {sign} | " in text
    assert "Broken off" not in text


def test_markdown_of_interrupted_and_empty_runs(rows_by_status: dict[Status, Row]) -> None:
    assert "Ended early: everything that was not judged is undecided." in markdown(
        run_of(rows_by_status[Status.UNDECIDED], interrupted=True)
    )
    assert "\n\nNothing was judged.\n" in markdown(run_of())


def test_markdown_sums_cases_and_names_every_type(rows_by_status: dict[Status, Row]) -> None:
    fine = rows_by_status[Status.CONFORMS]
    rows = [fine, replace(fine, requirement=ANSWER, cases=1_200), replace(fine, dtype="uint8")]
    assert "| ✅ conforms | int64 uint8 | 1,210 |" in markdown(run_of(*rows))


def test_markdown_has_the_worst_verdict_of_a_type(rows_by_status: dict[Status, Row]) -> None:
    """The verdict of a type is not simply that of its last row."""
    rows = [replace(rows_by_status[status], dtype="int8") for status in (Status.UNDECIDED, Status.CONFORMS)]
    text = markdown(run_of(*rows))
    assert "❔ undecided | int8" in text
    assert "✅" not in text


def test_markdown_counts_omitted_refutations(rows_by_status: dict[Status, Row]) -> None:
    refutations = [replace(rows_by_status[Status.REFUTED], target=f"t{k:03}") for k in range(MAX_REFUTATIONS + 2)]
    assert "\nAnd 2 more.\n" in markdown(run_of(*refutations))
    assert "more." not in markdown(run_of(*refutations[:MAX_REFUTATIONS]))


def test_markdown_of_names_and_waivers_with_markup(rows_by_status: dict[Status, Row]) -> None:
    """Text of users is escaped in tables, headings, conditions and failing waivers."""
    sample = run()
    rows = [replace(row, target=MARKUP, version=MARKUP) for row in sample.rows]
    waived = next(row for row in rows if row.waivers)
    (waiver,) = waived.waivers
    waived.waivers = (replace(waiver, condition=f"A == {MARKUP}"),)
    waived.waived = {f"A == {MARKUP}": 2}
    assert sample.account is not None
    (fault,) = sample.account.faults
    account = replace(sample.account, faults=(replace(fault, waiver=replace(fault.waiver, target=MARKUP)),))
    html = (
        MarkdownIt("commonmark")
        .enable("table")
        .render(markdown(replace(sample, outcome=Outcome(rows), account=account)))
    )
    assert "<b>" not in html
    assert "<em>" not in html
    escaped = "&lt;b&gt;*x*&lt;/b&gt; | y"
    assert html.count(f"<td>{escaped}</td>") == 9  # target and version of four rows, and the target of the waived one
    assert f"where A == {escaped}" in html
    assert f"for {escaped}, int8" in html


def test_target_text_does_not_end_the_code_block() -> None:
    text = markdown(run("````\n</details>\n# head"))
    assert "`````text\n" in text
    assert "<h1>" not in MarkdownIt("commonmark").render(text)
    example = replace(run().rows[0].counterexample, path="```\n# head")  # type: ignore[type-var]
    assert "<h1>" not in MarkdownIt("commonmark").render(
        markdown(run_of(replace(run().rows[0], counterexample=example)))
    )


# ---- JUnit ----


def test_junit_counts_judged_cases() -> None:
    properties = [
        (case.classname, case.name, case.system_out, [(x.type, x.message) for x in case.result])
        for suite in JUnitXml.fromstring(junit(run()).encode())
        for case in suite
    ]
    format_counts = "cases judged: {}, failures: {}, waived: {}".format
    assert properties == [
        ("numpy.onnx-14.int8", ANSWER, format_counts(1, 1, 0), [("refuted", f"{ANSWER} is refuted")]),
        ("numpy.onnx-14.int8", FUNC, format_counts(0, 0, 0), [("undecided", "odd")]),
        ("numpy.onnx-14.int16", FUNC, format_counts(3, 0, 2), [("waived", "WAIVED: odd (odd, until 2030-01-01)")]),
        ("numpy.onnx-14.int32", FUNC, format_counts(0, 0, 0), [("not supported", "not supported: odd")]),
        ("numpy.onnx-14.int64", FUNC, format_counts(5, 0, 0), []),
        ("numpy.onnx-14.int8", CONSTR_B, format_counts(1, 0, 0), [("unspecified", "unspecified: odd (1)")]),
        ("waivers.line 9", ANSWER, None, [("waiver", WAIVER)]),
    ]


def test_junit_has_a_suite_for_each_target_profile_and_requirement(rows_by_status: dict[Status, Row]) -> None:
    fine = rows_by_status[Status.CONFORMS]
    rows = [fine, replace(fine, target="other", version="2.0"), replace(fine, profile="onnx-7")]
    suites = list(JUnitXml.fromstring(junit(run_of(*rows)).encode()))
    properties = [{p.name: p.value for p in suite.properties()} for suite in suites]
    about = [(p["target"], p["version"], p["profile"]) for p in properties]
    assert about == [("numpy", "1", "onnx-14"), ("other", "2.0", "onnx-14"), ("numpy", "1", "onnx-7")]


def test_junit_shows_the_counterexample_of_a_refutation(rows_by_status: dict[Status, Row]) -> None:
    (suite,) = JUnitXml.fromstring(junit(run_of(rows_by_status[Status.REFUTED])).encode())
    (case,) = suite
    assert "A = 7 (0x07)\nB = 7 (0x07)\ngot      error odd\nexpected a value" in case.result[0].text


# ---- SARIF, GitLab, GitHub ----


def test_sarif_identifies_each_result() -> None:
    log = sarif(run())["runs"][0]
    assert [(x["ruleIndex"], x["kind"], x["level"]) for x in log["results"]] == [
        (0, "fail", "error"),
        (1, "fail", "error"),
    ]
    about = [tuple(x["properties"][key] for key in ("type", "cases", "failures")) for x in log["results"]]
    assert about == [("int8", 1, 1), ("int16", 3, 2)]
    assert all("got      error odd" in x["properties"]["counterexample"] for x in log["results"])
    assert log["results"][1]["suppressions"][0]["justification"] == "odd (odd, until 2030-01-01)"
    assert len({x["partialFingerprints"]["vinculum/v1"] for x in log["results"]}) == 2
    (invocation,) = log["invocations"]
    assert invocation["executionSuccessful"] is True
    assert [x["message"]["text"] for x in invocation["toolExecutionNotifications"]] == ["numpy: undecided: odd"]


def test_sarif_of_an_interrupted_run_is_no_success(rows_by_status: dict[Status, Row]) -> None:
    log = sarif(run_of(replace(rows_by_status[Status.UNDECIDED], reason=NO_REASON), interrupted=True))["runs"][0]
    (invocation,) = log["invocations"]
    assert invocation["executionSuccessful"] is False
    assert invocation["toolExecutionNotifications"][0]["message"]["text"] == "numpy: undecided: no case was judged"


def test_line_lists_every_correct_result(rows_by_status: dict[Status, Row]) -> None:
    row = rows_by_status[Status.REFUTED]
    assert row.counterexample is not None
    for expected, text in ((("3", "4"), "3 or 4"), ((), "nothing")):
        refuted = replace(row, counterexample=replace(row.counterexample, expected=expected))
        (item,) = gitlab(run_of(refuted))
        assert item["description"].endswith(f": A = 7, B = 7: got error odd, expected {text}")


def test_gitlab_has_lines_reasons_and_what_blocks(rows_by_status: dict[Status, Row], user_target: str) -> None:
    crash, waived = (
        replace(rows_by_status[Status.REFUTED], requirement=NO_CRASH, target=user_target),
        rows_by_status[Status.WAIVED],
    )
    first, second = gitlab(run_of(crash, waived))
    assert (first["severity"], first["location"]) == ("blocker", {"path": "mine.py", "lines": {"begin": 3}})
    assert second["description"].endswith("; WAIVED: odd (odd, until 2030-01-01)")


def test_gitlab_has_no_absolute_path(
    rows_by_status: dict[Status, Row], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x.py").write_text("def f(A, B): ...\n")
    (tmp_path / "run").mkdir()
    monkeypatch.chdir(tmp_path / "run")
    elsewhere = run_of(replace(rows_by_status[Status.REFUTED], target=f"python:{tmp_path}/x.py:f"))
    assert gitlab(elsewhere)[0]["location"]["path"] == f"{tmp_path}/x.py".lstrip("/")
    (annotation,) = github.annotations(elsewhere)
    assert " file=" not in annotation, "GitHub shows no file of another folder"


def test_annotations_name_types_and_reasons(rows_by_status: dict[Status, Row], user_target: str) -> None:
    """Rows of one defect share one annotation, in any order."""
    row, left = rows_by_status[Status.REFUTED], rows_by_status[Status.UNDECIDED]
    rows = [replace(row, target=user_target, dtype=name, requirement=requirement) for name, requirement in
            (("int8", ANSWER), ("int8", FUNC), ("int16", ANSWER))]  # fmt: skip
    annotations = list(
        github.annotations(
            run_of(*rows, replace(left, target=user_target, reason=Reason(ReasonKind.UNFINISHED, "a\r\nhang")))
        )
    )
    assert [line.rpartition("%0A")[2] for line in annotations[:2]] == ["types: int8", "types: int8 int16"]
    assert annotations[2] == "::warning file=mine.py,line=3,title=undecided::python:mine.py:f: a\\r\\nhang"
    assert github.command("error", "a\rb", {}) == "::error ::a%0Db"


def test_workflow_commands_resume_after_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The token differs each time."""
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    words = []
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), github.commands_stopped():
            raise ZeroDivisionError
        first, last = capsys.readouterr().out.splitlines()
        words.append(first.removeprefix("::stop-commands::"))
        assert last == f"::{words[-1]}::"
    assert words[0] != words[1]


# ---- in-toto ----


def test_attestation_lists_each_row_by_verdict() -> None:
    """Unspecified and unsupported rows are in no list; a failing waiver is a failed test."""
    predicate = attestation.attest(run())["predicate"]
    assert predicate["passedTests"] == [f"numpy/onnx-14/int64/{FUNC}"]
    assert predicate["warnedTests"] == [f"numpy/onnx-14/int16/{FUNC}"]
    assert predicate["failedTests"] == [f"numpy/onnx-14/int8/{ANSWER}", f"numpy/onnx-14/int8/{FUNC}", WAIVER]


def test_attestation_records_the_selection() -> None:
    sample = run()
    selection = replace(sample.selection, seed=7, level="standard", profiles=("onnx-14",), dtypes=("int8", "int16"))
    (configuration,) = attestation.attest(replace(sample, selection=selection))["predicate"]["configuration"]
    assert configuration["digest"] == {"sha256": fingerprint.gate()}
    waivers = configuration["annotations"].pop("waivers")
    assert configuration["annotations"] == {
        "level": "standard",
        "seed": "7",
        "profiles": ["onnx-14"],
        "types": ["int8", "int16"],
    }
    assert [(x["requirement"], x["dtype"], x["reason"], x["expiry"]) for x in waivers] == [
        (FUNC, "int16", "odd", "2030-01-01")
    ]


def test_attestation_subjects_are_the_judged_files(rows_by_status: dict[Status, Row], user_target: str) -> None:
    """The subjects are the user's file, all packages of the targets, and our extension module."""
    names = (user_target, "onnxruntime", "vinculum")
    subjects = attestation.attest(run_of(*(replace(rows_by_status[Status.CONFORMS], target=name) for name in names)))[
        "subject"
    ]
    digests = {x["name"]: x["digest"]["sha256"] for x in subjects}
    assert digests.pop("mine.py") == hashlib.sha256(Path("mine.py").read_bytes()).hexdigest()
    for name in ("onnxruntime", "onnx", "vinculum"):
        package = distribution(name)
        record = package.read_text("RECORD")
        assert record is not None
        expected_digest = hashlib.sha256(record.encode()).hexdigest()
        assert digests.pop(f"{name}-{package.version}.dist-info/RECORD") == expected_digest
    extension_digests = {
        name: digest for name, digest in fingerprint.binaries().items() if name.startswith("vinculum/")
    }
    assert digests == extension_digests


def test_attestation_of_an_undecodable_name(rows_by_status: dict[Status, Row], user_target: str) -> None:
    Path("a\udc80.py").write_bytes(Path("mine.py").read_bytes())
    sample = run_of(replace(rows_by_status[Status.CONFORMS], target="python:a\udc80.py:f"))
    assert list(write({"attest": Path("x.json")}, sample, "vinculum check")) == []
    (name,) = json.loads(Path("x.json").read_text())["predicate"]["passedTests"]
    assert name == f"python:a\\udc80.py:f/onnx-14/int64/{FUNC}"


# ---- the status ----


def test_failing_waiver_fails_every_report(rows_by_status: dict[Status, Row]) -> None:
    """Even if everything that was judged conforms."""
    fine, account = run_of(rows_by_status[Status.CONFORMS]), run().account
    faulty = replace(fine, account=account)
    assert (fine.status, faulty.status) == (0, 1)
    assert markdown(faulty).startswith("## vinculum check: ❌ refuted\n")
    assert [attestation.attest(reported)["predicate"]["result"] for reported in (fine, faulty)] == ["PASSED", "FAILED"]


def test_incomplete_run_is_no_success(rows_by_status: dict[Status, Row]) -> None:
    """But a refutation outweighs it."""
    fine, refuted = (
        replace(run_of(rows_by_status[status]), gaps=("gap",)) for status in (Status.CONFORMS, Status.REFUTED)
    )
    assert (fine.status, refuted.status) == (3, 1)
    assert markdown(fine).startswith("## vinculum check: ❔ undecided or incomplete\n")
    assert attestation.attest(fine)["predicate"]["result"] == "FAILED"


def test_failures_that_a_waiver_covers_are_counted_by_its_condition(rows_by_status: dict[Status, Row]) -> None:
    waived = rows_by_status[Status.WAIVED]
    (one,) = waived.waivers
    waived.waivers, waived.waived = (one, replace(one, condition="A")), {"": 2, "A": 5}
    table = [line.split(" | ")[:4] for line in markdown(run_of(waived)).splitlines() if line.startswith("| <code>")]
    assert [row[3] for row in table] == ["2", "5"]
    assert [row[0] for row in table] == [f"| <code>{FUNC}</code>", f"| <code>{FUNC}</code> where A"]


def test_draft_of_an_interrupted_run_says_so(rows_by_status: dict[Status, Row], tmp_path: Path) -> None:
    drafts = []
    for k, interrupted in enumerate((False, True)):
        file = tmp_path / str(k)
        assert (
            list(write({"write_waivers": file}, run_of(rows_by_status[Status.CONFORMS], interrupted=interrupted), ""))
            == []
        )
        drafts.append(file.read_text())
    assert ["ended early" in text for text in drafts] == [False, True]
