"""Real runtimes: what is kept of the gate's run, and how its faults are grouped."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.evidence.dossier.page_text import missing_words, passage, read, rows, standalone_page
from vinculum_evidence.dossier import runtime_findings
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.runtime_findings import KINDS, faults, grouped, kind, main, reduced


def operand(*decimal: str, dtype: str = "int8") -> dict[str, Any]:
    return {"dtype": dtype, "shape": [len(decimal)], "decimal": list(decimal), "hex": [], "bits": []}


def row(requirement: str, got: str, *expected: str, dtype: str = "int8", a: tuple[str, ...] = ("1",)) -> dict[str, Any]:
    example = {
        "label": "case", "A": operand(*a), "B": operand("2"), "attributes": {}, "path": "", "layout": "", "got": got,
        "expected": list(expected), "index": None, "ulps": None, "lanes": None, "replay": "{}",
    }  # fmt: skip
    return {
        "target": "some", "version": "1", "profile": "onnx-14", "requirement": requirement, "dtype": dtype,
        "verdict": "refuted", "cases": 10, "failures": 2, "observed": {}, "reason": "", "counterexample": example,
    }  # fmt: skip


def document(*verdicts: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "schema_version": "2", "environment": {"processor": "P", "packages": {"numpy": "2"}}, "command": "vinculum check some",
        "level": "quick", "seed": 0, "interrupted": False, "sweeps": [], "verdicts": list(verdicts),
        "targets": [{"name": "some", "version": "1", "profiles": ["onnx-14"], "unavailable": None}],
    } | changes  # fmt: skip


FAULTS = [
    ("V_DIV_NO_CRASH_0010", "died: ended by SIGFPE", "any value or error", "int8", "ends the process"),
    ("V_DIV_NO_CRASH_0010", "hung: no answer in time", "any value or error", "int8", "does not return"),
    ("V_DIV_NO_CRASH_0010", "hung: no answer within 10 s (--timeout)", "a value", "int8", "does not return"),
    ("V_DIV_ANSWER_0010", "error RuntimeError", "a value", "int8", "refuses what is valid"),
    ("E_DIV_INT_CONSTR_A_0010", "an array", "an error that reports it", "int8", "accepts what is not valid"),
    ("V_DIV_FLOAT_INVALID_0010", "0", "any NaN", "float16", "wrong value where a special value is right"),
    ("E_DIV_INT_FUNC_0010", "1 (0x01)", "0 (0x00)", "int8", "wrong value"),
    ("V_DIV_DETERMINISM_0010", "other bytes", "the same bytes", "int8", "wrong behaviour"),
]


@pytest.mark.parametrize(
    ("requirement", "got", "expected", "dtype", "word"), FAULTS, ids=[fault[4] for fault in FAULTS]
)
def test_fault_has_its_kind(requirement: str, got: str, expected: str, dtype: str, word: str) -> None:
    assert kind(row(requirement, got, expected, dtype=dtype)) == word
    assert word in KINDS


def test_equal_faults_share_an_entry_with_the_smallest_input() -> None:
    result = faults(
        [
            row("E_DIV_INT_FUNC_0010", "1", "0", a=("1", "2", "3")),
            row("E_DIV_INT_FUNC_0010", "3", "4", dtype="int16"),
            row("V_DIV_NO_CRASH_0010", "died: ended by SIGFPE", "any value or error"),
        ]
    )
    assert [fault["kind"] for fault in result] == ["ends the process", "wrong value"]
    assert (result[1]["dtypes"], result[1]["failures"], result[1]["cases"]) == (["int8", "int16"], 4, 20)
    assert result[1]["input"] == "A = int8 1, B = int8 2"
    assert result[1]["got"] == "3"


def test_refuted_verdicts_are_stored_and_others_counted() -> None:
    fine = row("E_DIV_INT_FUNC_0010", "", "") | {"verdict": "conforms", "failures": 0, "counterexample": None}
    observed = fine | {"verdict": "unspecified", "observed": {"a value": 3}}
    undecided_row = [
        fine | {"verdict": "undecided", "reason": "no answer", "dtype": dtype} for dtype in ("int8", "int16")
    ]
    stored = reduced(document(fine, observed, row("E_DIV_INT_FUNC_0010", "1", "0"), *undecided_row))
    (target,) = (grouped(stored) or {})["targets"]
    assert target["counts"] == {"conforms": 1, "refuted": 1, "unspecified": 1, "not supported": 0, "undecided": 2}
    (undecided,) = target["undecided"]
    assert (undecided["reason"], undecided["dtypes"]) == ("no answer", ["int8", "int16"])
    assert len(target["faults"]) == 1
    assert target["observed"][0]["what"] == "a value"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (document(interrupted=True), "interrupted"),
        (
            document(targets=[{"name": "some", "version": "", "profiles": [], "unavailable": "not installed"}]),
            "not judged: some",
        ),
        ({"verdicts": []}, "KeyError"),
        ([], "TypeError"),
    ],
    ids=["interrupted", "unavailable", "other document", "list"],
)
def test_incomplete_run_is_refused(
    content: Any, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime_findings, "proofs_folder", lambda: tmp_path)
    (tmp_path / "run.json").write_text(json.dumps(content))
    assert main([str(tmp_path / "run.json")]) == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "evidence").exists()


def test_a_run_is_written_as_evidence_the_same_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime_findings, "proofs_folder", lambda: tmp_path)
    (tmp_path / "evidence").mkdir()
    (tmp_path / "run.json").write_text(json.dumps(document(row("E_DIV_INT_FUNC_0010", "1", "0"))))
    assert main([str(tmp_path / "run.json")]) == 0
    first = (tmp_path / "evidence" / "runtimes.json").read_bytes()
    assert main([str(tmp_path / "run.json")]) == 0
    assert (tmp_path / "evidence" / "runtimes.json").read_bytes() == first


def test_oracle_hash_depends_on_the_files_of_the_oracle() -> None:
    """A changed, renamed or added file changes it, but only a file of the oracle."""
    files = {"src/vinculum/gate/oracle/relations.py": "0" * 64, "spec/vinculum_spec/relations/real.py": "1" * 64}
    others = (
        files | {"src/vinculum/gate/oracle/relations.py": "2" * 64},
        files | {"spec/vinculum_spec/data/types.toml": "2" * 64},
        {"src/vinculum/gate/other.py": "0" * 64, "spec/vinculum_spec/relations/real.py": "1" * 64},
    )
    assert len({runtime_findings.oracle_hash(one) for one in (files, *others)}) == 4
    assert runtime_findings.oracle_hash(files | {"README.md": "2" * 64}) == runtime_findings.oracle_hash(files)


def test_smallest_input_is_reproducible() -> None:
    """Shape, bit patterns, attributes, path, layout, omissions, right results, and its replay."""
    small, large = (row("E_DIV_INT_FUNC_0010", "1", "0", "any NaN", a=a) for a in (("7",), ("1", "2", "3")))
    small["counterexample"] |= {"attributes": {"axis": 1}, "path": "eager", "layout": "strided_2", "replay": "small"}
    small["counterexample"]["A"] |= {"shape": [1, 9], "hex": ["0x07"]}
    (fault,) = faults([large, small | {"profile": "onnx-7"}])
    assert fault["input"] == "A = int8 (1, 9) 7 (0x07) and more, B = int8 2, axis = 1; eager; strided_2"
    assert (fault["expected"], fault["replay"], fault["profiles"]) == (["0", "any NaN"], "small", ["onnx-14", "onnx-7"])
    (plain,) = faults([large])
    assert plain["input"] == "A = int8 (3,) 1 2 3, B = int8 2"


def test_a_fault_is_its_own_target_s_and_all_of_it_stands_on_the_page() -> None:
    names = ("some", "other")
    both = [
        row("E_DIV_INT_FUNC_0010", f"what {name} gives", "0", a=("1",)) | {"target": name, "failures": 3}
        for name in names
    ]
    open_ = [
        {
            **both[0],
            "verdict": "undecided",
            "counterexample": None,
            "requirement": "V_DIV_ANSWER_0010",
            "reason": "no time",
        }
    ]
    observed = [{**both[1], "verdict": "unspecified", "counterexample": None, "observed": {"b": 1, "a": 2}}]
    targets = [{"name": name, "version": "1", "profiles": ["onnx-14"], "unavailable": None} for name in names]
    groups = grouped(reduced(document(*both, *open_, *observed, targets=targets))) or {}
    assert [[fault["got"] for fault in target["faults"]] for target in groups["targets"]] == [
        ["what some gives"],
        ["what other gives"],
    ]
    assert groups["targets"][1]["observed"][0]["what"] == "a, b"
    data = {"documents": [], "fallen": [], "unfiled": [], "runtimes": groups}
    text = standalone_page(Chapter("findings", "Findings", data))
    for name in names:
        words = [
            "int8; onnx-14; 3 of 10",
            "smallest input A = int8 1, B = int8 2",
            f"got what {name} gives",
            "expected 0",
            "vinculum replay",
        ]
        assert missing_words(passage(text, f'id="runtime-{name}"', "<h4 "), words) == []
    assert "Undecided: V_DIV_ANSWER_0010 (int8; onnx-14): no time." in read(text)
    assert ["some", "1", "0", "1", "0", "0", "1"] in rows(text)


def test_stored_findings_have_the_gate_s_hash(inputs: Inputs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The front page compares this hash of the gate and the specification."""
    assert runtime_findings.oracle_hash(runtime_findings._hashes(inputs.root)) == runtime_findings.oracle_hash(
        inputs.files
    )
    schema = {"src/vinculum/gate/reports/check.schema.json": "0" * 64}
    assert runtime_findings.oracle_hash({**inputs.files, **schema}) != runtime_findings.oracle_hash(inputs.files)
    monkeypatch.setattr(runtime_findings, "proofs_folder", lambda: tmp_path / "proofs")
    (tmp_path / "proofs/evidence").mkdir(parents=True)
    (tmp_path / "spec/vinculum_spec/data").mkdir(parents=True)
    (tmp_path / "spec/vinculum_spec/data/types.toml").write_text("x")
    (tmp_path / "run.json").write_text(json.dumps(document()))
    assert main([str(tmp_path / "run.json")]) == 0
    stored = json.loads((tmp_path / "proofs/evidence/runtimes.json").read_text())
    digest = sha256(b"x").hexdigest()
    assert (
        stored["judging"]
        == runtime_findings.oracle_hash({"spec/vinculum_spec/data/types.toml": digest})
        != runtime_findings.oracle_hash({})
    )
