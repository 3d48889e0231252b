"""A run of a kernel whose hash is not in the record proves and refutes nothing."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from vinculum.installation.kernel import Kernel
from vinculum_evidence import environment, kernel_identity, record
from vinculum_evidence.catalogue import Catalogue, Entry, load, proofs_folder
from vinculum_evidence.dependencies import BUILD_FILE
from vinculum_evidence.environment import OTHER_SOURCE, SAME_SOURCE
from vinculum_evidence.proof import Finding, Level
from vinculum_evidence.reports.terminal import INCOMPLETE, exit_status
from vinculum_evidence.session import look_up

C = f"{kernel_identity.FOLDER}generated/vinculum_div.c"
GOOD = Finding(Level.BOUNDED, witness=7, killed=("one",), details={"bounds": ["one"]})
SAME = {"kernel": "native", "kernel_source": SAME_SOURCE}
OLD = {"kernel": "native", "kernel_source": f"{OTHER_SOURCE}x86/avx2/int8_int16.c"}
NUMPY = {"kernel": "numpy", "kernel_source": OTHER_SOURCE}


def about(catalogue: Catalogue, *examined: str) -> Entry:
    """A claim about these files."""
    entry = catalogue.entries["DEMO_SHOWN"]
    return replace(entry, proof=replace(entry.proof, examines=examined))


@pytest.fixture
def runs(catalogue: Catalogue) -> Entry:
    """A claim that runs the compiled kernel: it examines the compiler's flags."""
    return about(catalogue, C, kernel_identity.FOLDER + BUILD_FILE)


def made_in(
    kernel: Mapping[str, str], entry: Entry, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, finding: Finding = GOOD
) -> record.Record:  # fmt: skip
    monkeypatch.setattr(record, "environment", lambda: environment.environment() | kernel)
    return record.record(entry, finding, catalogue.root)


@pytest.mark.parametrize("findings", [GOOD, Finding(Level.REFUTED, counterexample={"A": 7})], ids=["shown", "refuted"])
@pytest.mark.parametrize(
    ("kernel", "serving", "says"),
    [
        (OLD, Kernel("native"), ("x86/avx2/int8_int16.c", "pip install --force-reinstall --no-deps .")),
        (NUMPY, Kernel("numpy", "it was not compiled at installation: install a C compiler"), ("the NumPy kernel ran", "install a C compiler")),
        (NUMPY, Kernel("numpy", "VINCULUM_KERNEL=numpy"), ("the NumPy kernel ran", "VINCULUM_KERNEL=numpy")),
    ],
    ids=["an old binary", "no compiler", "NumPy's by choice"],
)  # fmt: skip
def test_a_run_of_another_kernel_is_undecided(
    kernel: Mapping[str, str], serving: Kernel, says: tuple[str, ...], findings: Finding, runs: Entry, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(kernel_identity, "kernel", lambda: serving)
    result = made_in(kernel, runs, catalogue, monkeypatch, findings)
    assert result["level"] == "UNDECIDED"
    assert all(words in result["reason"] for words in (*says, f"no {findings.level}")), result["reason"]
    assert result["counterexample"] == findings.counterexample
    assert record.schema_violation(result) is None
    assert record.changes(result, runs, catalogue.root) == [], "its reason is what is to be read"


def test_a_run_of_the_very_kernel_stands(runs: Entry, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    result = made_in(SAME, runs, catalogue, monkeypatch)
    assert result["level"] == "BOUNDED"
    assert record.changes(result, runs, catalogue.root) == []


@pytest.mark.parametrize("kernel", [OLD, NUMPY])
def test_claim_about_the_c_source_stands_under_any_kernel(
    kernel: Mapping[str, str], catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    for entry in (about(catalogue, C), about(catalogue)):
        result = made_in(kernel, entry, catalogue, monkeypatch)
        assert result["level"] == "BOUNDED"
        assert record.changes(result, entry, catalogue.root) == []


def test_proof_that_did_not_run_keeps_its_reason(
    runs: Entry, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = made_in(NUMPY, runs, catalogue, monkeypatch, Finding(Level.NOT_RUN, reason="there is no compiler"))
    assert (result["level"], result["reason"]) == ("NOT_RUN", "there is no compiler")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        (OLD, "x86/avx2/int8_int16.c"),
        (NUMPY, "the NumPy kernel ran"),
        ({"kernel": "native", "kernel_source": OTHER_SOURCE}, "its sources are unknown"),
    ],
)
@pytest.mark.parametrize("level", ["BOUNDED", "REFUTED"])
def test_stored_record_of_another_kernel_is_stale(
    changes: Mapping[str, str], says: str, level: str, runs: Entry, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    result = made_in(SAME, runs, catalogue, monkeypatch)
    result |= {"level": level, "environment": result["environment"] | changes}
    (finding,) = record.changes(result, runs, catalogue.root)
    assert finding.startswith("its kernel: ")
    assert says in finding


def test_a_record_that_does_not_say_which_kernel_is_stale(
    runs: Entry, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = made_in(SAME, runs, catalogue, monkeypatch)
    for key in SAME:
        without = {name: value for name, value in result["environment"].items() if name != key}
        assert record.changes(result | {"environment": without}, runs, catalogue.root) != []


def test_check_reports_a_record_of_another_kernel_as_stale(
    runs: Entry, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = replace(catalogue, entries={"DEMO_SHOWN": runs})
    result = made_in(SAME, runs, catalogue, monkeypatch)
    record.write(project, [result | {"environment": result["environment"] | OLD}])
    outcome = look_up(project, [runs])
    assert [row.level for row in outcome.rows] == [Level.STALE]
    assert exit_status(outcome) == INCOMPLETE


@pytest.mark.thorough
def test_claims_of_each_kind() -> None:
    """Of the real proofs, two files are about the C text, one about the NumPy kernel, all others run C."""
    real = load(proofs_folder())

    def needs(name: str, environment: Mapping[str, str]) -> bool:
        files = record.dependencies(real.entries[name], real.root)["files"]
        return kernel_identity.kernel_mismatch(name, files, environment) is not None

    runs = {name for name in real.entries if needs(name, OLD)}
    texts = {name for name, entry in real.entries.items() if entry.file.startswith("proofs/vinculum_proofs/wp/")}
    assert {"EVERY_PAIR_8_BIT", "EVERY_WAY_8_BIT", "KERNEL_DOMAIN_8", "PART_OF_16_BIT", "CONFORMS_QUICK"} <= runs
    assert "C_INT8" in texts
    assert not runs & (texts | {"COMPILED_JUDGE"})
    assert (
        {name for name in runs if not needs(name, NUMPY)} == {"ENVIRONMENT_NUMPY"} == set(kernel_identity.NUMPY_CLAIMS)
    )
    assert not any(needs(name, SAME) for name in runs)


def test_remedy_depends_on_the_serving_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    attributes: dict[str, Any] = {"native": kernel_identity.REINSTALL, "numpy": "why"}
    for name, words in attributes.items():
        monkeypatch.setattr(kernel_identity, "kernel", lambda name=name: Kernel(name, "why"))
        assert kernel_identity.remedy() == words
