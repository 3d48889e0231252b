"""Records have what their level requires, are reproducible, and go stale with their dependencies."""

import fnmatch
import json
import re
import sys
from collections.abc import Mapping
from dataclasses import replace
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from rich.console import Console

from vinculum.installation import evidence as installed
from vinculum_evidence import record
from vinculum_evidence.catalogue import Catalogue, Entry, load, proofs_folder
from vinculum_evidence.dependencies import digest, files
from vinculum_evidence.proof import EVIDENCE_LEVELS, Finding, Level, Session
from vinculum_evidence.reports.terminal import INCOMPLETE, REFUTED, Outcome, Row, exit_status, show
from vinculum_evidence.runner import Settings
from vinculum_evidence.session import look_up, replay
from vinculum_spec.loader import specification

GOOD = Finding(Level.PROVED_MODEL, witness=7, killed=("one",), details={"link": "none", "goals": ["one"]})

ALL_PAIRS: dict[str, Any] = {"domain": "all", "count": 1, "digest": "0"}


def goal_with_answer(**answers: str | None) -> Finding:
    """A goal with its answer."""
    goal = {"name": "one", "says": "one is one"} | answers
    return replace(GOOD, details={"link": "none", "bounds": ["one"], "goals": [goal]})


def entry(catalogue: Catalogue, claim: str = "DEMO_SHOWN") -> Entry:
    return catalogue.entries[claim]


def test_schema_is_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(record.schema())


def test_a_record_is_the_same_bytes_every_time(catalogue: Catalogue) -> None:
    """Equal runs write equal bytes."""
    first, second = (record.record(entry(catalogue), GOOD, catalogue.root) for _ in range(2))
    assert record.line(first) == record.line(second)
    assert first["level"] == "PROVED_MODEL"


def test_times_are_stored_for_existing_claims(catalogue: Catalogue) -> None:
    (catalogue.folder / record.EVIDENCE).mkdir()
    record.write_seconds(catalogue, {"DEMO_SHOWN": 1.26, "DEMO_THAT_IS_GONE": 2.0})
    assert record.read_seconds(catalogue) == {"DEMO_SHOWN": 1.3}


@pytest.mark.parametrize(
    ("finding", "missing"),
    [
        (replace(GOOD, witness=None), "witness"),
        (replace(GOOD, killed=()), "mutants_killed"),
        (replace(GOOD, survived=("two",)), "mutants_survived"),
        (replace(GOOD, details={"link": "none", "goals": []}), "goals"),
        (replace(GOOD, details={"goals": ["one"]}), "link"),
        (replace(GOOD, counterexample={"A": 1}), "counterexample"),
        (replace(GOOD, witness={}), "witness"),
        (goal_with_answer(z3="sat"), "goals/0/z3"),
        (goal_with_answer(z3="unsat", cvc5="unknown"), "goals/0/cvc5"),
        (goal_with_answer(bitwuzla="timeout"), "goals/0/bitwuzla"),
        (goal_with_answer(crosshair="undecided"), "goals/0/crosshair"),
        (goal_with_answer(prover=None), "goals/0/prover"),
        (replace(goal_with_answer(z3="unknown"), level=Level.BOUNDED), "goals/0/z3"),
        (replace(GOOD, level=Level.PROVED_SOURCE, details={"goals": [], "implicit_hypotheses": []}), "goals"),
        (
            replace(
                GOOD,
                level=Level.EXHAUSTIVE,
                details=ALL_PAIRS | {"sweeps": [{"complete": True}, {"complete": False}]},
            ),
            "sweeps/1/complete",
        ),
        (replace(GOOD, level=Level.EXHAUSTIVE, details=ALL_PAIRS | {"sweeps": [{}]}), "sweeps/0"),
        (Finding(Level.REVIEWED), "reason"),
        (replace(GOOD, level=Level.EXHAUSTIVE, details={"domain": "all", "count": 0, "digest": "0"}), "count"),
        (replace(GOOD, level=Level.BOUNDED, details={}), "bounds"),
        (replace(GOOD, level=Level.TESTED, details={"classes": ["all"], "count": 1, "generator": "g"}), "seed"),
        (Finding(Level.REFUTED), "counterexample"),
        (Finding(Level.NOT_RUN), "reason"),
        (Finding(Level.STALE, reason="never recorded"), "level"),
    ],
)
def test_incomplete_finding_proves_nothing(catalogue: Catalogue, finding: Finding, missing: str) -> None:
    result = record.record(entry(catalogue), finding, catalogue.root)
    assert result["level"] == "UNDECIDED"
    assert missing in result["reason"]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"witness": None}, "witness"),
        ({"mutants_killed": []}, "mutants_killed"),
        ({"mutants_survived": ["two"]}, "mutants_survived"),
        ({"details": goal_with_answer(z3="sat").details}, "'unsat' was expected|\"unsat\" was expected"),
        ({"level": "EXHAUSTIVE", "details": ALL_PAIRS | {"sweeps": [{"complete": False}]}}, "true was expected"),
        ({"level": "REVIEWED"}, "reason"),
    ],
)
def test_inconsistent_record_is_invalid(catalogue: Catalogue, changes: dict[str, Any], says: str) -> None:
    """The rule that creates records applies: --check and every other reader report it and stop."""
    valid = store_record(catalogue)
    record.write(catalogue, [valid])
    look_up(catalogue, [entry(catalogue)])
    record.write(catalogue, [valid | changes])
    with pytest.raises(record.EvidenceError, match=f"contracts.jsonl, line 1: is no record: .*({says})"):
        look_up(catalogue, [entry(catalogue)])


def test_reviewed_claims_are_not_proved(catalogue: Catalogue, capsys: pytest.CaptureFixture[str]) -> None:
    """Reviewed, waived and assumed claims are reported with reasons and are no success."""
    for level in (Level.REVIEWED, Level.WAIVED, Level.ASSUMED):
        assert not level.is_evidence
        result = record.record(entry(catalogue), Finding(level, reason="so it was said"), catalogue.root)
        outcome = Outcome([Row(result)])
        assert exit_status(outcome) == INCOMPLETE
        show(Console(width=200), outcome)
        assert f"{level} DEMO_SHOWN: so it was said" in capsys.readouterr().out
    assert EVIDENCE_LEVELS == installed.SHOWN


def test_values_that_are_no_json_are_refused(catalogue: Catalogue) -> None:
    with pytest.raises(TypeError):
        record.record(entry(catalogue), replace(GOOD, witness={1, 2}), catalogue.root)
    with pytest.raises(ValueError, match="Out of range"):
        record.record(entry(catalogue), replace(GOOD, witness=float("nan")), catalogue.root)


def store_record(catalogue: Catalogue, claim: str = "DEMO_SHOWN") -> record.Record:
    result = record.record(entry(catalogue, claim), GOOD, catalogue.root)
    assert record.changes(result, entry(catalogue, claim), catalogue.root) == []
    return result


def test_stale_by_a_file_that_the_proof_imports(catalogue: Catalogue, contracts: Path) -> None:
    stored = store_record(catalogue)
    part = next((catalogue.root / contracts).glob("*_part.py"))
    part.write_text("NUMBER = 8\n")
    digest.cache_clear()
    assert record.changes(stored, entry(catalogue), catalogue.root) == [f"file {contracts.as_posix()}/{part.name}"]


def test_stale_by_each_thing_that_it_rests_on(catalogue: Catalogue) -> None:
    ruling = next(iter(specification().requirements["E_DIV_INT_FUNC_0010"].rulings))
    for part, name in (
        ("requirements", "E_DIV_INT_FUNC_0010"),
        ("rulings", ruling),
        ("relations", "integer.truncated_quotient"),
    ):
        stored = store_record(catalogue)
        stored["depends"][part][name] = "0" * 64
        assert record.changes(stored, entry(catalogue), catalogue.root) == [f"{part[:-1]} {name}"]
    stored = store_record(catalogue)
    stored["tools"]["numpy"] = "1.0"
    assert "tool numpy 1.0 -> " in record.changes(stored, entry(catalogue), catalogue.root)[0]
    for key, value in {
        "title": "other",
        "scope": "less",
        "assumptions": ["x"],
        "rests_on": ["X"],
        "published": {"formula": "f"},
        "command": "vinculum prove DEMO_ALONE",
    }.items():
        assert record.changes(store_record(catalogue) | {key: value}, entry(catalogue), catalogue.root) == [
            f"its {key}"
        ]


def test_another_python_version_is_noted(catalogue: Catalogue, capsys: pytest.CaptureFixture[str]) -> None:
    """A note reports it; nothing becomes stale."""
    now = f"{sys.version_info.major}.{sys.version_info.minor}"
    records = [
        store_record(catalogue) | {"environment": {"python": python}} for python in ("3.9.1", f"{now}.99", "3.9.2")
    ]
    assert record.other_pythons(records) == ["3.9"]
    assert record.other_pythons([store_record(catalogue)]) == []
    outcome = Outcome([Row(store_record(catalogue)), Row(records[0])])
    assert exit_status(outcome) == 0
    show(Console(width=200), outcome)
    assert capsys.readouterr().out.count("note: records were made with Python 3.9, not with this version") == 1


def resting(catalogue: Catalogue, *chain: tuple[str, str]) -> Catalogue:
    """The same proofs, the first of each pair depending on the second."""
    entries = dict(catalogue.entries)
    for claim, other in chain:
        entry_ = entries[claim]
        entries[claim] = Entry(replace(entry_.proof, rests_on=(*entry_.proof.rests_on, other)), entry_.file)
    return replace(catalogue, entries=entries)


def test_stale_by_a_claim_that_it_rests_on(catalogue: Catalogue) -> None:
    """The dependency may be indirect."""
    chained = resting(catalogue, ("DEMO_SHOWN", "DEMO_ALONE"), ("DEMO_ALONE", "DEMO_WAITS"))
    evidence = {name: store_record(chained, name) for name in ("DEMO_SHOWN", "DEMO_ALONE", "DEMO_WAITS")}

    def stale_reasons(changed: Mapping[str, record.Record], name: str = "DEMO_SHOWN") -> list[str]:
        return record.stale_reasons(name, chained, changed)

    assert stale_reasons(evidence) == []
    for level in ("UNDECIDED", "REFUTED", "NOT_RUN"):
        lower = evidence | {"DEMO_WAITS": evidence["DEMO_WAITS"] | {"level": level}}
        assert stale_reasons(lower, "DEMO_ALONE") == [f"claim DEMO_WAITS, which is {level}"]
        assert stale_reasons(lower) == ["claim DEMO_ALONE, which is STALE"]
        assert stale_reasons(lower, "DEMO_WAITS") == []
    without = {name: row for name, row in evidence.items() if name != "DEMO_ALONE"}
    assert stale_reasons(without) == ["claim DEMO_ALONE, which has no evidence"]
    changed = evidence | {"DEMO_WAITS": evidence["DEMO_WAITS"] | {"scope": "less"}}
    assert stale_reasons(changed, "DEMO_ALONE") == ["claim DEMO_WAITS, which is STALE"]
    unknown = resting(chained, ("DEMO_WAITS", "NO_SUCH"))
    assert "claim NO_SUCH, which no proof has" in record.stale_reasons("DEMO_WAITS", unknown, evidence)


def test_run_is_stale_if_a_dependency_is(catalogue: Catalogue) -> None:
    """The run itself succeeded; its dependency is missing, then present, in any order of runs."""
    tied, state = resting(catalogue, ("DEMO_ALONE", "DEMO_SHOWN")), Settings(1, catalogue.root / "state")
    independent = replay(tied, tied.select(["DEMO_ALONE"]), state)
    assert [row.stale for row in independent.rows] == [("claim DEMO_SHOWN, which has no evidence",)]
    assert exit_status(independent) == INCOMPLETE
    repeated = look_up(tied, tied.select(["DEMO_ALONE"]))
    assert [row.stale for row in repeated.rows] == [row.stale for row in independent.rows]
    assert exit_status(repeated) == INCOMPLETE
    both = replay(tied, tied.select(["DEMO_ALONE", "DEMO_SHOWN"]), state)
    assert [row.stale for row in both.rows] == [(), ()]
    assert [row.stale for row in look_up(tied, tied.select(["DEMO_ALONE"])).rows] == [()]


def test_refuted_or_undecided_claim_ignores_its_dependencies(catalogue: Catalogue) -> None:
    """Only a proof has dependencies: a counterexample stands by itself, with status 1."""
    tied, state = resting(catalogue, ("DEMO_REFUTED", "DEMO_SHOWN")), Settings(1, catalogue.root / "state")
    outcome = replay(tied, tied.select(["DEMO_REFUTED"]), state)
    assert [(row.level, row.stale) for row in outcome.rows] == [(Level.REFUTED, ())]
    assert exit_status(outcome) == REFUTED
    assert exit_status(look_up(tied, tied.select(["DEMO_REFUTED"]))) == REFUTED


def test_claims_named_by_assumptions_are_dependencies() -> None:
    """--check looks at claims that assumptions or scopes name or match; no claim depends on itself."""
    real = load(proofs_folder())
    names = re.compile(r"\b[A-Z][A-Z0-9*]*(?:_[A-Z0-9*]+)+")
    tied = {name: set(entry.proof.rests_on) for name, entry in real.entries.items()}
    assert {"C_INT8", "EVERY_WAY_INT16", "FP_DIV_FLOAT32", "CLAIM_REAL_CASES"} <= {name for name in tied if tied[name]}
    assert set().union(*tied.values()) <= set(real.entries)
    for name, entry in real.entries.items():
        mentioned = {x for text in (*entry.proof.assumptions, entry.proof.scope) for x in names.findall(text)}
        dependencies = {claim for pattern in mentioned for claim in fnmatch.filter(real.entries, pattern)} - {name}
        assert dependencies <= tied[name], name
    steps = {name for name, entry in real.entries.items() if entry.file == "proofs/vinculum_proofs/contracts/floats.py"}
    assert steps
    assert all(steps <= tied[name] for name in ("SCALAR_COMPOSITION", "SCALAR_CALLS_IN_DOMAIN"))
    assert tied["EVERY_WAY_INT16"] == {"COMPILED_JUDGE"}
    TopologicalSorter(tied).prepare()  # raises CycleError


def test_a_tool_that_is_missing_makes_it_stale(catalogue: Catalogue) -> None:
    stored = store_record(catalogue)
    without = Entry(replace(entry(catalogue).proof, tools=("numpy", "no-such-prover")), entry(catalogue).file)
    assert record.changes(stored, without, catalogue.root) == ["tool no-such-prover none -> not installed"]


def test_written_and_read(catalogue: Catalogue) -> None:
    records = [store_record(catalogue, claim) for claim in ("DEMO_SHOWN", "DEMO_ALONE")]
    record.write(catalogue, records)
    path = catalogue.folder / "evidence" / "contracts.jsonl"
    first = path.read_bytes()
    assert [json.loads(text)["claim"] for text in first.splitlines()] == ["DEMO_ALONE", "DEMO_SHOWN"]
    record.write(catalogue, reversed(records))
    assert path.read_bytes() == first
    assert record.read(catalogue) == {item["claim"]: item for item in records}


def test_records_of_claims_no_longer_made_are_dropped(catalogue: Catalogue) -> None:
    stored = store_record(catalogue)
    remaining = Catalogue(catalogue.root, {"DEMO_ALONE": entry(catalogue, "DEMO_ALONE")}, {})
    record.write(catalogue, [stored])
    record.write(remaining, [stored])
    assert record.read(remaining) == {}


def test_records_of_a_file_that_cannot_be_read_today_stay(catalogue: Catalogue) -> None:
    stored = store_record(catalogue)
    unread = Catalogue(catalogue.root, {}, {stored["file"]: "No module named 'z3'"})
    record.write(unread, [stored])
    assert record.read(unread) == {"DEMO_SHOWN": stored}


def test_invalid_record_is_reported_with_its_line(catalogue: Catalogue) -> None:
    (catalogue.folder / "evidence").mkdir()
    (catalogue.folder / "evidence" / "smt.jsonl").write_text("{}\n")
    with pytest.raises(ValueError, match=r"smt.jsonl, line 1: is no record"):
        record.read(catalogue)


def test_duplicate_records_of_a_claim_are_an_error(catalogue: Catalogue) -> None:
    """Otherwise the last would hide the other's result, in one file or in two."""
    folder, text = catalogue.folder / "evidence", record.line(store_record(catalogue)) + "\n"
    folder.mkdir()
    (folder / "smt.jsonl").write_text(2 * text)
    with pytest.raises(record.EvidenceError, match=r"smt.jsonl, line 2: a second record of DEMO_SHOWN"):
        record.read(catalogue)
    (folder / "smt.jsonl").write_text(text)
    (folder / "wp.jsonl").write_text(text)
    with pytest.raises(record.EvidenceError, match=r"wp.jsonl, line 1: a second record of DEMO_SHOWN"):
        record.read(catalogue)


def test_files_of_a_real_proof_reach_the_kernel_and_the_specification() -> None:
    root = Path(__file__).parents[2]
    result = files(root, "src/vinculum/kernels/divide.py", ())
    assert {"src/vinculum/kernels/numpy_kernel/integer.py", "src/vinculum/errors.py"} <= result.keys()
    result = files(root, "src/vinculum/gate/runner/run.py", ("src/vinculum/kernels",))
    assert {"spec/vinculum_spec/relations/ieee754.py", "spec/vinculum_spec/data/profiles.toml", "src/vinculum/kernels/scalar.py"} <= result.keys()  # fmt: skip
    assert not any(name.startswith("src/vinculum/cli") for name in result)
    with pytest.raises(FileNotFoundError, match="no_such"):
        files(root, "src/vinculum/gate/oracle/relations.py", ("no_such",))


def test_a_session_reports_to_nobody_by_default(tmp_path: Path) -> None:
    Session(1.0, 1, tmp_path).report(0.5, "half")


def test_requirements_have_relations() -> None:
    assert specification().requirements["E_DIV_INT_FUNC_0010"].relation_name == "integer.truncated_quotient"


@pytest.mark.parametrize("damaged", [b"\xff\x00", None])
def test_binary_evidence_is_reported(damaged: bytes | None, catalogue: Catalogue) -> None:
    path = catalogue.folder / "evidence" / "smt.jsonl"
    path.parent.mkdir()
    path.mkdir() if damaged is None else path.write_bytes(damaged)
    with pytest.raises(record.EvidenceError, match=r"cannot be read: smt.jsonl: "):
        record.read(catalogue)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "is no JSON"),
        (b"\xff\xfe\x00", "is no JSON"),
        (b"[1]", "is no object, but list"),
        (b'{"first": 1}', "has no second"),
    ],
)
def test_header_of_an_evidence_file_is_checked(content: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "measured.json"
    assert record.read_json(path, ("first", "second")) is None
    path.write_bytes(content)
    with pytest.raises(record.EvidenceError, match=f"measured.json: {message}"):
        record.read_json(path, ("first", "second"))
    path.write_text('{"first": 1, "second": 2}')
    assert record.read_json(path, ("first", "second")) == {"first": 1, "second": 2}


def test_the_tools_of_the_evidence_are_those_that_ci_installs() -> None:
    """proofs/tools.txt, for replays, has each tool version that a record names."""
    folder = proofs_folder()
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", (folder / "tools.txt").read_text(encoding="utf-8"), re.MULTILINE))
    used = [candidate["tools"] for candidate in record.read(load(folder)).values()]
    assert used
    for tools in used:
        assert tools == {name: pinned.get(name) for name in tools}
