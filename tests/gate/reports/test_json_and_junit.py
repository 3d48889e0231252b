"""The JSON report is valid by its schema and deterministic; readers understand the JUnit report."""

import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from tests.gate.support import sample_run
from tests.support.tiers import default_cases
from vinculum._util.files import write_json
from vinculum.gate.reports import json_report
from vinculum.gate.reports.junit import junit
from vinculum.gate.reports.report import Report as Reported
from vinculum.gate.results.results import (
    SCHEMA_VERSION,
    Counterexample,
    Gap,
    Observation,
    Operand,
    Reason,
    ReasonKind,
    Row,
    Status,
)
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum_spec.loader import specification

SPEC = specification()
TARGETS = """\
import numpy as np

def floors(A, B):
    return np.floor_divide(A, B)

def floors_too(A, B):
    return np.floor_divide(A, B)

def has_no_type(A, B):
    raise NotImplementedError("no such type")
"""
OPEN_MAPS = {"packages", "observed", "attributes"}  # whose keys are not the schema's to know


@dataclass(frozen=True)
class Run:
    """One run of the command, with its reports and exit status."""

    text: str
    document: dict[str, Any]
    junit: JUnitXml
    status: int
    arguments: list[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the targets and the reports."""
    path = tmp_path_factory.mktemp("documents")
    (path / "targets.py").write_text(TARGETS)
    waiver = {"requirement": "E_DIV_INT_FUNC_0010", "target": f"python:{path}/targets.py:floors_too", "type": "int16"}
    waiver |= {"condition": "A < 0 or B < 0", "reason": "it floors", "owner": "us", "expiry": "2999-12-31"}
    entries = (f"{key} = {json.dumps(value)}" for key, value in waiver.items())
    (path / "waivers.toml").write_text("\n".join(["[[waiver]]", *entries]))
    (path / "gone.py").write_text("raise ImportError('what it needs is gone')\n")
    return path


def check(folder: Path, jobs: int) -> Run:
    """A run with every verdict: our kernel, one that floors, one without the type, a missing one."""
    targets = [f"python:{folder}/targets.py:floors", f"python:{folder}/targets.py:has_no_type"]
    targets += ["vinculum", f"python:{folder}/gone.py:f", f"python:{folder}/targets.py:floors_too"]
    where = ["--waivers", f"{folder}/waivers.toml", "--json", f"{folder}/check.json", "--junit", f"{folder}/check.xml"]
    arguments = ["check", *targets, "--dtype", "int16", "--level", "quick", "--seed", "3", "--jobs", str(jobs), *where]
    completed = subprocess.run(
        [sys.executable, "-m", "vinculum.cli", *arguments], capture_output=True, text=True, check=False, timeout=300
    )
    text = (folder / "check.json").read_text(encoding="utf-8")
    junit = JUnitXml.fromfile(f"{folder}/check.xml")
    return Run(text, json.loads(text), junit, completed.returncode, arguments)


@pytest.fixture(scope="module")
def run(folder: Path) -> Run:
    """The run that all tests share."""
    return check(folder, 2)


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    """A validator for the published schema."""
    return Draft202012Validator(json_report.schema())


# ---- JSON ----


def test_schema_is_valid() -> None:
    """The schema is valid by JSON Schema 2020-12."""
    schema = json_report.schema()
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(dict(schema))


@pytest.mark.thorough
def test_the_run_is_valid(run: Run, validator: Draft202012Validator) -> None:
    """The whole document, with every verdict."""
    assert list(validator.iter_errors(run.document)) == []
    assert {verdict["verdict"] for verdict in run.document["verdicts"]} == {str(status) for status in Status}
    assert run.document["schema_version"] == SCHEMA_VERSION


def places(content: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every object in a document."""
    if isinstance(content, dict):
        yield path
    items = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for key, value in items:
        yield from places(value, (*path, key))


def at(content: Any, path: tuple[Any, ...]) -> Any:
    """The object at a path."""
    for key in path:
        content = content[key]
    return content


@pytest.fixture(scope="module", params=default_cases(["of a sample", "of the run"], "of a sample"))
def short(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A document with one row per verdict."""
    sample = request.param == "of a sample"
    document = json.loads(sample_run.run().to_json()) if sample else request.getfixturevalue("run").document
    kinds = {verdict["verdict"]: verdict for verdict in document["verdicts"]}
    assert kinds.keys() == {str(status) for status in Status}
    return document | {"targets": document["targets"][:1], "verdicts": list(kinds.values())}


def test_unknown_keys_are_invalid(short: dict[str, Any], validator: Draft202012Validator) -> None:
    """An unknown key in any object is an error."""
    assert validator.is_valid(short)
    tested_paths = [path for path in places(short) if not path or path[-1] not in OPEN_MAPS]
    assert len(tested_paths) > 8
    for path in tested_paths:
        other = deepcopy(short)
        at(other, path)["something"] = 1
        assert not validator.is_valid(other), path


def test_missing_keys_are_invalid(short: dict[str, Any], validator: Draft202012Validator) -> None:
    """A missing key in any object is an error."""
    for path in places(short):
        for key in () if path and path[-1] in OPEN_MAPS else at(short, path):
            other = deepcopy(short)
            del at(other, path)[key]
            assert not validator.is_valid(other), (*path, key)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("verdict", "conforms"),
        ("verdict", "fine"),
        ("counterexample", None),
        ("failures", 0),
        ("cases", -1),
        ("requirement", "C1"),
    ],
)
def test_refutation_is_consistent(short: dict[str, Any], validator: Draft202012Validator, key: str, value: Any) -> None:
    """Verdict, failures and counterexample agree; verdicts and identifiers are known ones."""
    other = deepcopy(short)
    refuted = next(verdict for verdict in other["verdicts"] if verdict["verdict"] == "refuted")
    refuted[key] = value
    assert not validator.is_valid(other)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes(run: Run, folder: Path) -> None:
    """A second run with one process gives the same bytes, except for the command line."""
    second = check(folder, 1)
    assert second.text != run.text
    assert second.text.replace("--jobs 1", "--jobs 2") == run.text


@pytest.mark.thorough
def test_document_contents(run: Run) -> None:
    """The document has the command, the seed, the environment, each target, and each verdict once."""
    document = run.document
    assert document["command"].split() == ["vinculum", *run.arguments]
    assert (document["seed"], document["level"], document["interrupted"]) == (3, "quick", False)
    assert document["environment"]["python"] == sys.version.split()[0]
    names = [target["name"].rpartition(":")[2] for target in document["targets"]]
    assert names == ["floors", "has_no_type", "vinculum", "f", "floors_too"]
    assert [bool(target["unavailable"]) for target in document["targets"]] == [False, False, False, True, False]
    assert all(target["version"] for target in document["targets"])
    keys = [(v["target"], v["profile"], v["dtype"], v["requirement"]) for v in document["verdicts"]]
    assert len(set(keys)) == len(keys)
    assert {v["requirement"] for v in document["verdicts"]} <= set(SPEC.requirements)
    assert {v["profile"] for v in document["verdicts"] if v["target"] == "vinculum"} == {
        "sonnx",
        "onnx-14",
        "openvino-1",
    }
    assert run.status == 1


@pytest.mark.thorough
def test_verdicts_of_each_target(run: Run) -> None:
    """Our own target conforms, and each of the others has the verdict that it was written for.

    A floored quotient is refuted, a missing type is not supported, and a missing target is undecided.
    """
    verdicts = dict[str, set[str]]()
    for verdict in run.document["verdicts"]:
        verdicts.setdefault(verdict["target"].rpartition(":")[2], set()).add(verdict["verdict"])
    assert "refuted" in verdicts["floors"]
    assert verdicts["has_no_type"] == {"not supported"}
    assert verdicts["f"] == {"undecided"}
    assert verdicts["vinculum"] == {"conforms", "unspecified"}
    assert "waived" in verdicts["floors_too"] and "refuted" not in verdicts["floors_too"]


# ---- JUnit ----


@pytest.mark.thorough
def test_junit_counts(run: Run) -> None:
    """Refuted is a failure, undecided an error; waived, unsupported and unspecified are skipped."""
    verdicts = [verdict["verdict"] for verdict in run.document["verdicts"]]
    expected = (
        len(verdicts),
        verdicts.count("refuted"),
        verdicts.count("undecided"),
        sum(verdict in ("not supported", "unspecified", "waived") for verdict in verdicts),
    )
    assert (run.junit.tests, run.junit.failures, run.junit.errors, run.junit.skipped) == expected
    suites = list(run.junit)
    assert sum(suite.tests for suite in suites) == len(verdicts)
    assert sum(suite.failures for suite in suites) == verdicts.count("refuted")
    groups = {(v["target"], v["profile"], v["requirement"]) for v in run.document["verdicts"]}
    assert {(p["target"], p["profile"], p["requirement"]) for p in map(properties, suites)} == groups
    assert len({suite.name for suite in suites}) == len(suites) == len(groups)
    assert {(p["level"], p["seed"]) for p in map(properties, suites)} == {("quick", "3")}


def properties(suite: TestSuite) -> dict[str, str]:
    """The properties of a suite."""
    return {item.name: item.value for item in suite.properties()}


@pytest.mark.thorough
def test_junit_cases(run: Run) -> None:
    """Each test case is one row, with its number of cases and, if it fails, the counterexample."""
    verdicts = {(f"{v['target']}.{v['profile']}.{v['dtype']}", v["requirement"]): v for v in run.document["verdicts"]}
    kinds = {
        "refuted": Failure,
        "undecided": Error,
        "not supported": Skipped,
        "unspecified": Skipped,
        "waived": Skipped,
    }
    cases: list[TestCase] = [case for suite in run.junit for case in suite]
    assert {(case.classname, case.name) for case in cases} == set(verdicts)
    for case in cases:
        verdict = verdicts[case.classname, case.name]
        kind = kinds.get(verdict["verdict"])
        assert [type(result) for result in case.result] == ([kind] if kind else [])
        assert case.system_out.startswith(f"cases judged: {verdict['cases']},")
        if kind is Failure:
            assert verdict["counterexample"]["got"] in case.result[0].text
            assert verdict["counterexample"]["A"]["decimal"][0] in case.result[0].text


# ---- what targets say ----


def outcome(target_text: str) -> Outcome:
    """A run with refuted and undecided rows that contain text of the target."""
    operand = Operand("int8", (1,), ("7",), ("0x07",), ("00000111",))
    example = Counterexample("label", operand, operand, {}, "eager", "contiguous", f"error {target_text}", ("a value",))
    refuted = Row("t", "1", "onnx-14", "V_DIV_ANSWER_0010", "int8", 1, 1, example)
    undecided = Row(
        "t",
        "1",
        "onnx-14",
        "E_DIV_INT_FUNC_0010",
        "int8",
        gaps=Gap.UNFINISHED,
        reason=Reason(ReasonKind.UNFINISHED, target_text),
    )
    undecided_row = Row(
        "t", "1", "onnx-14", "E_DIV_INT_CONSTR_B_0030", "int8", 1, observed={Observation(target_text): 1}
    )
    return Outcome([refuted, undecided, undecided_row])


TARGET_TEXTS = [
    pytest.param("plain", id="plain"),
    pytest.param("√2 ≠ 1.5 “quoted” <tag> & ]]> 'x' \"y\"\nsecond line\t", id="signs"),
    pytest.param("\x1b[31mred\x00", id="control characters"),
    pytest.param("name \udc80", id="a lone surrogate"),
]


@pytest.mark.parametrize("target_text", TARGET_TEXTS)
def test_json_with_any_target_text(target_text: str, tmp_path: Path, validator: Draft202012Validator) -> None:
    """A message of any characters gives valid JSON."""
    write_json(tmp_path / "x.json", json_report.document(outcome(target_text), Selection(level="quick"), "vinculum"))
    content = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    assert validator.is_valid(content)
    assert "\udc80" in target_text or content["verdicts"][0]["counterexample"]["got"] == f"error {target_text}"


@pytest.mark.parametrize("target_text", TARGET_TEXTS)
def test_junit_with_any_target_text(target_text: str, tmp_path: Path) -> None:
    """A message of any characters gives well-formed XML."""
    (tmp_path / "x.xml").write_text(junit(Reported(outcome(target_text), Selection(level="quick"))), encoding="utf-8")
    xml = JUnitXml.fromfile(str(tmp_path / "x.xml"))
    assert (xml.tests, xml.failures, xml.errors, xml.skipped) == (3, 1, 1, 1)
