"""Each report is valid by its published schema, deterministic, and safe for any text of a target."""

import base64
import json
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pytest
import xmlschema
from google.protobuf.json_format import ParseDict
from in_toto_attestation.predicates.test_result.v0.test_result_pb2 import TestResult as Predicate
from in_toto_attestation.v1.statement import Statement
from in_toto_attestation.v1.statement_pb2 import Statement as StatementMessage
from jsonschema import Draft202012Validator
from junitparser import JUnitXml
from markdown_it import MarkdownIt

from tests.gate.support.sample_run import ANSWER, FUNC, run
from vinculum._util.text import escape_unprintable
from vinculum.gate.reports import attestation, github
from vinculum.gate.reports.location import locate
from vinculum.gate.reports.markdown import markdown
from vinculum.gate.reports.report import Report, fingerprint
from vinculum.gate.reports.write import FORMATS, write
from vinculum.gate.results.results import Operand, Status
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.waivers.settlement import Account

SCHEMAS = Path(__file__).parent / "schemas"
# GitLab publishes no schema: these are the fields of its documentation's "Code Quality report format".
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^[^/.]"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}
TARGET_TEXTS = [
    pytest.param("plain", id="plain"),
    pytest.param("√2 ≠ “quoted” <b>tag</b> & ]]> 'x' \"y\"\nsecond line\t| a | b |", id="signs"),
    pytest.param("\x1b[31mred\x00\r\n::error::gotcha\n##[error]\u202e\u2028", id="control characters"),
    pytest.param("name \udc80", id="a lone surrogate"),
    pytest.param("*bold* _it_ `code` ``` ~~~ [a](http://b) <script>alert(1)</script> @who #1\n# head", id="Markdown"),
    pytest.param("100%0A%25,a=b::c", id="escapes of workflow commands"),
]


@pytest.mark.parametrize(
    ("shape", "count", "target_text"),
    [
        ((), 1, "0"), ((1,), 1, "0"), ((0,), 0, "[] of shape [0]"), ((2,), 2, "[0, 1]"), ((8,), 8, "[0, 1, 2, 3, 4, 5, 6, 7]"),
        ((9,), 9, "[0, 1, 2, 3, 4, 5, 6, 7, …]"), ((1, 2), 2, "[0, 1] of shape [1, 2]"), ((0, 3), 0, "[] of shape [0, 3]"),
        ((3, 3), 9, "[0, 1, 2, 3, 4, 5, 6, 7, …] of shape [3, 3]"),
    ],
)  # fmt: skip
def test_line_counts_omitted_operands(shape: tuple[int, ...], count: int, target_text: str) -> None:
    assert Operand("int8", shape, tuple(map(str, range(count))), (), ()).summary == target_text


def texts(sample: Report) -> dict[str, str]:
    """All reports of a run."""
    return {name: make(sample, "vinculum check") for name, make in FORMATS.items()}


@pytest.fixture(scope="module")
def junit_schema() -> xmlschema.XMLSchema:
    """The schema of xUnit readers."""
    return xmlschema.XMLSchema(str(SCHEMAS / "junit-10.xsd"))


@pytest.fixture(scope="module")
def sarif_schema() -> Draft202012Validator:
    """The published schema of SARIF 2.1.0."""
    schema = json.loads((SCHEMAS / "sarif-2.1.0.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)


def check_statement(content: Mapping[str, Any]) -> None:
    """Parse with in-toto's protobuf messages, which reject unknown fields."""
    message = ParseDict(dict(content), StatementMessage())
    Statement.copy_from_pb(message).validate()
    ParseDict(content["predicate"], Predicate())
    assert content["_type"] == "https://in-toto.io/Statement/v1"
    assert content["predicateType"] == "https://in-toto.io/attestation/test-result/v0.1"
    assert content["predicate"]["result"] in ("PASSED", "WARNED", "FAILED")
    assert content["predicate"]["configuration"]


# ---- schemas ----


@pytest.mark.parametrize("target_text", TARGET_TEXTS)
def test_each_report_is_valid(
    target_text: str, tmp_path: Path, junit_schema: xmlschema.XMLSchema, sarif_schema: Draft202012Validator
) -> None:
    """Every verdict, with any text of the target."""
    files = {name: tmp_path / name for name in FORMATS}
    assert list(write(files, run(target_text), "vinculum check")) == []
    junit_schema.validate(str(files["junit"]))
    sarif = json.loads(files["sarif"].read_bytes())
    assert [error.message for error in sarif_schema.iter_errors(sarif)] == []
    gitlab = json.loads(files["gitlab"].read_bytes())
    assert [error.message for error in Draft202012Validator(GITLAB).iter_errors(gitlab)] == []
    check_statement(json.loads(files["attest"].read_bytes()))


def test_schemas_reject_damaged_reports(junit_schema: xmlschema.XMLSchema, sarif_schema: Draft202012Validator) -> None:
    """A damaged report is invalid."""
    reports = texts(run())
    assert not junit_schema.is_valid(reports["junit"].replace("<failure", "<fault").replace("</failure", "</fault"))
    sarif = json.loads(reports["sarif"])
    sarif["runs"][0]["results"][0]["level"] = "bad"
    assert not sarif_schema.is_valid(sarif)
    statement = json.loads(reports["attest"])
    statement["predicate"]["results"] = "PASSED"
    with pytest.raises(Exception, match="results"):
        check_statement(statement)


def test_a_reader_of_sarif_reads_it(tmp_path: Path) -> None:
    """sarif-tools counts the refuted and the waived result by rule."""
    (tmp_path / "x.sarif").write_text(texts(run())["sarif"])
    command = [sys.executable, "-m", "sarif", "--check", "error", "summary", str(tmp_path / "x.sarif")]
    completed = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert completed.returncode == 2, completed.stderr
    assert "error: 2\n" in completed.stdout
    assert all(f" - {name} " in completed.stdout for name in (ANSWER, FUNC))


def test_equal_runs_give_equal_bytes() -> None:
    assert texts(run()) == texts(run())


# ---- what each says ----


def test_junit_has_each_verdict() -> None:
    """Requirement, level and target are properties; a failing waiver is a failure."""
    xml = JUnitXml.fromstring(texts(run("odd"))["junit"].encode())
    assert (xml.tests, xml.failures, xml.errors, xml.skipped) == (7, 2, 1, 3)
    suites = {suite.name: {p.name: p.value for p in suite.properties()} for suite in xml}
    assert suites[f"numpy onnx-14 {ANSWER}"] == {
        "requirement": ANSWER,
        "level": "quick",
        "target": "numpy",
        "version": "1",
        "profile": "onnx-14",
        "seed": "0",
    }
    skipped = [
        case.result[0].message
        for suite in xml
        for case in suite
        if case.result and "WAIVED" in str(case.result[0].message)
    ]
    assert skipped == ["WAIVED: odd (odd, until 2030-01-01)"]


def test_sarif_has_refutations_only() -> None:
    """There is a rule for each requirement; waived results are suppressed."""
    log = json.loads(texts(run())["sarif"])["runs"][0]
    assert [result["ruleId"] for result in log["results"]] == [ANSWER, FUNC]
    assert [rule["id"] for rule in log["tool"]["driver"]["rules"]] == [ANSWER, FUNC]
    assert ["suppressions" in result for result in log["results"]] == [False, True]
    place = log["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"].endswith("vinculum/gate/targets/numpy_.py")
    assert place["region"]["startLine"] > 1
    (fault,) = log["invocations"][0]["toolConfigurationNotifications"]
    assert "it has no reason" in fault["message"]["text"]


def test_fingerprint_identifies_the_defect() -> None:
    """It depends on target, profile, requirement and type only, not on the counterexample, path or counts."""
    row = run().rows[0]
    assert row.counterexample is not None
    other = replace(row, counterexample=replace(row.counterexample, path="graph", got="9"), failures=7, version="2")
    assert fingerprint(other) == fingerprint(row)
    changed = [replace(row, **{name: "x"}) for name in ("target", "profile", "requirement", "dtype")]
    assert len({fingerprint(each) for each in (row, *changed)}) == 5


def test_gitlab_severity_follows_the_verdict() -> None:
    assert [item["severity"] for item in json.loads(texts(run())["gitlab"])] == ["critical", "info"]


@pytest.mark.parametrize(
    ("statuses", "result"),
    [
        ({Status.CONFORMS}, "PASSED"),
        ({Status.CONFORMS, Status.WAIVED}, "WARNED"),
        ({Status.CONFORMS, Status.UNDECIDED}, "FAILED"),
        ({Status.REFUTED}, "FAILED"),
        ({Status.UNSPECIFIED}, "FAILED"),
    ],
)
def test_attestation_passes_only_with_status_0(statuses: set[Status], result: str) -> None:
    """PASSED only if the exit status is 0."""
    rows = [row for row in run().rows if row.verdict in statuses]
    groups = [replace(row, dtype="int8") for row in rows]
    sample = Report(Outcome(groups), Selection(("numpy",), level="quick"), Account())
    predicate = attestation.attest(sample)["predicate"]
    assert predicate["result"] == result
    listed = [
        name.count("/") for key in ("passedTests", "warnedTests", "failedTests") for name in predicate.get(key, [])
    ]
    assert len(listed) == len([row for row in rows if row.verdict is not Status.UNSPECIFIED])


def test_attestation_needs_a_subject(tmp_path: Path) -> None:
    """A missing target has no digest, so there is no statement; the other reports are written."""
    rows = [replace(row, target=f"python:{tmp_path}/none.py:f") for row in run().rows]
    files = {"attest": tmp_path / "x", "gitlab": tmp_path / "y"}
    (target_text,) = write(files, Report(Outcome(rows), Selection()), "vinculum check")
    assert target_text.startswith(f"cannot write {tmp_path}/x: no target could be identified")
    assert (tmp_path / "y").exists()


def test_unwritable_report_is_named_and_hides_no_other(tmp_path: Path) -> None:
    (target_text,) = write({"sarif": tmp_path, "gitlab": tmp_path / "y"}, run(), "vinculum check")
    assert target_text == f"cannot write {tmp_path}: Is a directory"
    assert (tmp_path / "y").exists()


@pytest.mark.parametrize("target_text", TARGET_TEXTS)
def test_markdown_renders_target_text_literally(target_text: str) -> None:
    """The rendered HTML has our tags only, and the message as text."""
    html = MarkdownIt("commonmark").enable("table").render(markdown(run(target_text)))
    tags = set(re.findall(r"</?([a-zA-Z][a-zA-Z0-9]*)", html))
    assert tags <= {
        "h2",
        "p",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
        "details",
        "summary",
        "code",
        "pre",
        "ul",
        "li",
    }
    assert "WAIVED" in html and "❌ refuted" in html
    rows = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)
    assert {row.count("<t") for row in rows} == {6, 7}, "no message makes a cell of its own"
    assert len(re.findall("<pre>", html)) == 1


# ---- GitHub ----


@pytest.mark.parametrize("target_text", TARGET_TEXTS)
def test_annotations_are_one_line_each(target_text: str) -> None:
    """There are an error, a waiver's error, a warning and a notice, and no other lines."""
    reports = list(github.annotations(run(target_text)))
    assert [line.split(" ")[0] for line in reports] == ["::error", "::error", "::warning", "::notice"]
    for line in reports:
        assert line.isprintable()
        assert re.fullmatch(r"::\w+ (\w+=[^:,]*,?)+::[^\r\n]*", line)
    assert (
        escape_unprintable("\n") == "\\n"
        and github.command("error", "a%\nb", {"file": "x:y,z"}) == "::error file=x%3Ay%2Cz::a%25%0Ab"
    )


@pytest.mark.parametrize("variable", ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
def test_paths_are_those_of_the_repository_in_a_pipeline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    """The repository is the root only if the run is in it."""
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "t.py").write_text("def f(A, B): ...\n")
    monkeypatch.chdir(tmp_path / "sub")
    for value, path in ((str(tmp_path), "sub/t.py"), ("", "t.py"), (str(tmp_path / "elsewhere"), "t.py")):
        monkeypatch.setenv(variable, value)
        locate.cache_clear()
        assert (locate("python:t.py:f").path, locate("python:t.py:f").inside) == (path, True)
    locate.cache_clear()


def test_github_job_has_stopped_commands_annotations_and_a_summary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Output is enclosed by stop-commands; the summary is appended; failure to write it is an error."""
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path / "summary"))
    (tmp_path / "summary").write_text("before\n")
    with github.commands_stopped():
        click.echo("::error::of a target")
    assert github.write_annotations(run()) == []
    lines = capsys.readouterr().out.splitlines()
    word = lines[0].removeprefix("::stop-commands::")
    assert re.fullmatch("[0-9a-f]{32}", word) and lines[2] == f"::{word}::"
    assert (tmp_path / "summary").read_text() == "before\n" + markdown(run())
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path))
    assert github.write_annotations(run()) == [f"cannot write {tmp_path}: Is a directory"]


def test_outside_github_nothing_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    with github.commands_stopped():
        pass
    assert not github.running() and capsys.readouterr().out == ""


# ---- where a target is ----


def test_user_function_is_located(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path is relative to the current folder, with the line of the definition; other paths are absolute."""
    (tmp_path / "a b.py").write_text("def g(): ...\n\nclass K:\n    def f(A, B): ...\n\ndef g(A, B): ...\ng = g\n")
    monkeypatch.chdir(tmp_path)
    locate.cache_clear()
    inner, function, unknown = (locate(f"python:a b.py:{name}") for name in ("K.f", "g", "h"))
    assert (inner.uri, inner.path, inner.line, inner.inside) == ("a%20b.py", "a b.py", 4, True)
    assert (function.line, unknown.line) == (6, 1)
    (tmp_path / "lib.so").write_bytes(base64.b64decode("AAAA"))
    assert (locate("c:lib.so:div").path, locate("c:lib.so:div").line) == ("lib.so", 1)
    monkeypatch.chdir("/")
    locate.cache_clear()
    assert locate(f"python:{tmp_path}/none.py:g").path.endswith("vinculum/gate/targets/registry.py")
    locate.cache_clear()
