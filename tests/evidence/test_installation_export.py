"""The file for `vinculum verify-install` follows from the evidence and marks what is stale."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from vinculum.installation.evidence import examined as read_back
from vinculum_evidence import record
from vinculum_evidence.catalogue import Catalogue
from vinculum_evidence.dependencies import BUILD_FILE
from vinculum_evidence.environment import OTHER_SOURCE, SAME_SOURCE, environment
from vinculum_evidence.kernel_identity import FOLDER
from vinculum_evidence.proof import Finding, Level
from vinculum_evidence.reports import installation_export

BINARY = {"vinculum/kernels/_native.cpython-311.so": "1" * 64, "numpy/_core/other.so": "2" * 64}
TESTED: dict[str, Any] = {"classes": ["a"], "count": 1, "generator": "g", "seed": 0}
CAMPAIGN = {"target": "vinculum", "dtype": "int16"}


@pytest.fixture
def about_c(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """Proofs that examine a file of C and its compiler flags; the loaded kernel was built from it."""
    served = environment() | {"kernel": "native", "kernel_source": SAME_SOURCE}
    monkeypatch.setattr(record, "environment", lambda: dict(served))
    (catalogue.root / "src").unlink()  # no link to the real ones: what stands here is written
    folder = catalogue.root / FOLDER
    (folder / "generated").mkdir(parents=True)
    (folder / "generated/vinculum_div.c").write_text("int x;\n")
    (folder / BUILD_FILE).touch()
    entries = {
        name: replace(entry, proof=replace(entry.proof, examines=(FOLDER,)))
        for name, entry in catalogue.entries.items()
    }
    return Catalogue(catalogue.root, entries, {})


def store_record(
    catalogue: Catalogue, level: Level = Level.TESTED, claim: str = "DEMO_SHOWN", **details: Any
) -> dict[str, record.Record]:
    finding = Finding(level, witness=1, killed=("one",), details=TESTED | details)
    return {claim: record.record(catalogue.entries[claim], finding, catalogue.root)}


def test_a_claim_about_a_binary(about_c: Catalogue) -> None:
    records = store_record(about_c, binaries=BINARY, sweeps=[CAMPAIGN])
    result = read_back(json.loads(json.dumps(installation_export.document(records, about_c))))
    (claim,) = result.claims
    assert (claim.claim, claim.level, claim.binary, claim.types) == ("DEMO_SHOWN", "TESTED", "1" * 64, ["int16"])
    assert claim.code == records["DEMO_SHOWN"]["environment"]["kernel_code"]
    assert not claim.whole
    assert list(result.sources) == claim.sources == ["generated/vinculum_div.c"]


def test_a_claim_about_the_source(about_c: Catalogue) -> None:
    records = store_record(about_c, Level.PROVED_SOURCE, goals=["one"], implicit_hypotheses=[])
    (claim,) = read_back(installation_export.document(records, about_c)).claims
    assert (claim.level, claim.binary) == ("PROVED_SOURCE", "")
    records["DEMO_SHOWN"] |= {
        "title": "functions on float16",
        "scope": "the quotient of the operands as real numbers; int8",
    }
    (claim,) = read_back(installation_export.document(records, about_c)).claims
    assert claim.types == ["float16", "int8"]  # nor `real`, which no function of C divides


@pytest.mark.parametrize(
    "details",
    [
        {},
        {"binaries": {"numpy/_core/other.so": "2" * 64}},
        {"binaries": BINARY, "sweeps": [CAMPAIGN | {"target": "vinculum-numpy"}]},
    ],
    ids=["no binary", "another's binary", "the NumPy kernel divided"],
)
def test_a_claim_about_neither(about_c: Catalogue, details: dict[str, Any]) -> None:
    assert installation_export.document(store_record(about_c, **details), about_c)["claims"] == []


def test_published_claims_are_not_about_a_binary(about_c: Catalogue) -> None:
    """This holds however they are proved; their corrections are our claims."""
    for claim, exported in {"DEMO_PUBLISHED": [], "DEMO_CORRECTED": ["DEMO_CORRECTED"]}.items():
        result = installation_export.document(store_record(about_c, claim=claim, binaries=BINARY), about_c)
        assert [one["claim"] for one in result["claims"]] == exported


def test_a_run_of_the_numpy_kernel_is_about_no_binary(about_c: Catalogue) -> None:
    records = store_record(about_c, binaries=BINARY)
    records["DEMO_SHOWN"]["environment"]["kernel"] = "numpy"
    assert installation_export.document(records, about_c)["claims"] == []


def test_stale_claims_are_marked(about_c: Catalogue) -> None:
    records = store_record(about_c, binaries=BINARY)
    records["DEMO_SHOWN"]["depends"]["files"][f"{FOLDER}generated/vinculum_div.c"] = "3" * 64
    result = installation_export.document(records, about_c)
    assert [claim["level"] for claim in result["claims"]] == ["STALE"]
    assert result["sources"] == {}


def test_a_run_of_a_binary_that_was_compiled_from_other_c_is_stale(about_c: Catalogue) -> None:
    records = store_record(about_c, binaries=BINARY)
    records["DEMO_SHOWN"]["environment"]["kernel_source"] = f"{OTHER_SOURCE}generated/vinculum_div.c"
    assert [claim["level"] for claim in installation_export.document(records, about_c)["claims"]] == ["STALE"]


def test_check_fails_where_the_file_is_another(
    about_c: Catalogue, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file: Path = about_c.root / installation_export.FILE
    file.parent.mkdir(parents=True)
    monkeypatch.setattr(installation_export, "load", lambda _: about_c)
    monkeypatch.setattr(installation_export, "read", lambda _: store_record(about_c, binaries=BINARY))
    assert installation_export.main(["--check"]) == 1
    assert "run python -m vinculum_evidence.reports.installation_export" in capsys.readouterr().err
    assert installation_export.main([]) == 0
    assert installation_export.main(["--check"]) == 0
    file.write_text(file.read_text().replace("TESTED", "EXHAUSTIVE"))
    assert installation_export.main(["--check"]) == 1
