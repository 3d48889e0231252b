"""Records hold what their level asks for, are the same bytes every time, and go stale with what they rest on."""

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from vinculum.prove import records
from vinculum.prove.catalogue import Catalogue, Entry
from vinculum.prove.closure import digest, files
from vinculum.prove.model import Finding, Level, Session
from vinculum_spec.registry import specification

GOOD = Finding(Level.PROVED_MODEL, witness=7, killed=("one",), details={"link": "none", "goals": ["one"]})


def entry(catalogue: Catalogue, claim: str = "DEMO_SHOWN") -> Entry:
    return catalogue.entries[claim]


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(records.schema())


def test_a_record_is_the_same_bytes_every_time(catalogue: Catalogue) -> None:
    first, second = (records.record(entry(catalogue), GOOD, catalogue.root) for _ in range(2))
    assert records.line(first) == records.line(second)
    assert first["level"] == "PROVED_MODEL"


@pytest.mark.parametrize(
    ("finding", "missing"),
    [
        (replace(GOOD, witness=None), "witness"),
        (replace(GOOD, killed=()), "mutants_killed"),
        (replace(GOOD, survived=("two",)), "mutants_survived"),
        (replace(GOOD, details={"link": "none", "goals": []}), "goals"),
        (replace(GOOD, details={"goals": ["one"]}), "link"),
        (replace(GOOD, counterexample={"A": 1}), "counterexample"),
        (replace(GOOD, level=Level.EXHAUSTIVE, details={"domain": "all", "count": 0, "digest": "0"}), "count"),
        (replace(GOOD, level=Level.BOUNDED, details={}), "bounds"),
        (replace(GOOD, level=Level.TESTED, details={"classes": ["all"], "count": 1, "generator": "g"}), "seed"),
        (Finding(Level.REFUTED), "counterexample"),
        (Finding(Level.NOT_RUN), "reason"),
        (Finding(Level.STALE, reason="never recorded"), "level"),
    ],
)
def test_a_finding_that_lacks_what_its_level_asks_for_shows_nothing(
    catalogue: Catalogue, finding: Finding, missing: str
) -> None:
    made = records.record(entry(catalogue), finding, catalogue.root)
    assert made["level"] == "UNDECIDED"
    assert missing in made["reason"]


def test_what_is_no_json_is_not_kept(catalogue: Catalogue) -> None:
    with pytest.raises(TypeError):
        records.record(entry(catalogue), replace(GOOD, witness={1, 2}), catalogue.root)
    with pytest.raises(ValueError, match="Out of range"):
        records.record(entry(catalogue), replace(GOOD, witness=float("nan")), catalogue.root)


def kept(catalogue: Catalogue, claim: str = "DEMO_SHOWN") -> records.Record:
    made = records.record(entry(catalogue, claim), GOOD, catalogue.root)
    assert records.changed(made, entry(catalogue, claim), catalogue.root) == []
    return made


def test_stale_by_a_file_that_the_proof_imports(catalogue: Catalogue) -> None:
    made = kept(catalogue)
    part = next(catalogue.folder.glob("contracts/*_part.py"))
    part.write_text("NUMBER = 8\n")
    digest.cache_clear()
    assert records.changed(made, entry(catalogue), catalogue.root) == [f"file proofs/contracts/{part.name}"]


def test_stale_by_each_thing_that_it_rests_on(catalogue: Catalogue) -> None:
    for part, name in (("requirements", "E_DIV_INT_FUNC_0010"), ("relations", "integer.truncated_quotient")):
        made = kept(catalogue)
        made["depends"][part][name] = "0" * 64
        assert records.changed(made, entry(catalogue), catalogue.root) == [f"{part[:-1]} {name}"]
    made = kept(catalogue)
    made["tools"]["numpy"] = "1.0"
    assert "tool numpy 1.0 -> " in records.changed(made, entry(catalogue), catalogue.root)[0]
    for key, value in {"title": "other", "scope": "less", "assumptions": ["x"], "published": {"formula": "f"}}.items():
        assert records.changed(kept(catalogue) | {key: value}, entry(catalogue), catalogue.root) == [f"its {key}"]


def test_a_tool_that_is_missing_makes_it_stale(catalogue: Catalogue) -> None:
    made = kept(catalogue)
    without = Entry(replace(entry(catalogue).proof, tools=("numpy", "no-such-prover")), entry(catalogue).file)
    assert records.changed(made, without, catalogue.root) == ["tool no-such-prover none -> not installed"]


def test_written_and_read(catalogue: Catalogue) -> None:
    made = [kept(catalogue, claim) for claim in ("DEMO_SHOWN", "DEMO_ALONE")]
    records.write(catalogue, made)
    path = catalogue.folder / "evidence" / "contracts.jsonl"
    first = path.read_bytes()
    assert [json.loads(text)["claim"] for text in first.splitlines()] == ["DEMO_ALONE", "DEMO_SHOWN"]
    records.write(catalogue, reversed(made))
    assert path.read_bytes() == first
    assert records.read(catalogue) == {item["claim"]: item for item in made}


def test_records_of_claims_no_longer_made_are_dropped(catalogue: Catalogue) -> None:
    made = kept(catalogue)
    gone = Catalogue(catalogue.root, {"DEMO_ALONE": entry(catalogue, "DEMO_ALONE")}, {})
    records.write(catalogue, [made])
    records.write(gone, [made])
    assert records.read(gone) == {}


def test_records_of_a_file_that_cannot_be_read_today_stay(catalogue: Catalogue) -> None:
    made = kept(catalogue)
    unread = Catalogue(catalogue.root, {}, {made["file"]: "No module named 'z3'"})
    records.write(unread, [made])
    assert records.read(unread) == {"DEMO_SHOWN": made}


def test_what_is_no_record_is_named(catalogue: Catalogue) -> None:
    (catalogue.folder / "evidence").mkdir()
    (catalogue.folder / "evidence" / "smt.jsonl").write_text("{}\n")
    with pytest.raises(ValueError, match=r"smt.jsonl, line 1: is no record"):
        records.read(catalogue)


def test_files_of_a_real_proof_reach_the_kernel_and_the_specification() -> None:
    root = Path(__file__).parents[2]
    found = files(root, "src/vinculum/kernels/divide.py", ())
    assert {"src/vinculum/kernels/integer.py", "src/vinculum/errors.py"} <= found.keys()
    found = files(root, "src/vinculum/gate/campaign.py", ("src/vinculum/kernels",))
    assert {"spec/vinculum_spec/ieee754.py", "spec/vinculum_spec/profiles.toml", "src/vinculum/kernels/scalar.py"} <= found.keys()  # fmt: skip
    assert not any(name.startswith("src/vinculum/cli") for name in found)
    with pytest.raises(FileNotFoundError, match="no_such"):
        files(root, "src/vinculum/gate/judge.py", ("no_such",))


def test_a_session_reports_to_nobody_by_default(tmp_path: Path) -> None:
    Session(1.0, 1, tmp_path).report(0.5, "half")


def test_requirements_have_relations() -> None:
    assert specification().requirements["E_DIV_INT_FUNC_0010"].relation_name == "integer.truncated_quotient"
