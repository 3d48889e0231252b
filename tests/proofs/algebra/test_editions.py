"""The claims of editions: each has a proof, and witnesses are what they are said to be."""

import json
from pathlib import Path

import pytest

PROOFS = Path(__file__).parents[3] / "proofs"

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_evidence.proof import Level, Session  # noqa: E402
from vinculum_proofs.algebra import edition_floats, editions, nan_patterns  # noqa: E402
from vinculum_proofs.requirement_groups import FORMATS  # noqa: E402
from vinculum_spec.editions.claims import edition_claims  # noqa: E402
from vinculum_spec.editions.loader import editions as every_edition  # noqa: E402
from vinculum_spec.relations.relation import Relation  # noqa: E402

SESSION = Session(60, 1, Path())
BY_CLAIM = {proof.claim: proof for proof in editions.PROOFS}
PREFIX = "CLAIM_SONNX_2026_10_"


def relation_of(name: str) -> Relation:
    """The relation of a claim of the edition."""
    relation = edition_claims()[PREFIX + name].relation
    assert relation is not None
    return relation


def levels() -> dict[str, str]:
    """The recorded level of every claim."""
    files = sorted((PROOFS / "evidence").glob("*.jsonl"))
    records = (json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines())
    return {record["claim"]: record["level"] for record in records}


def test_one_proof_a_claim() -> None:
    assert sorted(BY_CLAIM) == sorted(edition_claims())


def test_words_are_proposed_exactly_where_a_statement_is_refuted() -> None:
    """By the records: every statement is decided, and what a correction says is proved."""
    recorded = levels()
    for edition in every_edition().values():
        for statement in edition.statements:
            of = {claim: recorded[claim] for claim in statement.claims}
            assert "UNDECIDED" not in of.values()
            assert ("REFUTED" in of.values()) is bool(statement.proposed), of
    for claim in edition_claims().values():
        assert claim.corrects is None or recorded[claim.id] == "PROVED_MODEL"


@pytest.mark.parametrize("name", ["float16", "float32"])
@pytest.mark.parametrize(
    ("claim", "A", "B", "C"),
    [
        ("FLOAT_CASE_1", "+inf", "+inf", "nan"),
        ("FLOAT_CASE_2", "0", "nan", "nan"),
        ("FLOAT_CASE_2_SIGN", "-0", "1", "-0"),
        ("FLOAT_SAME_ERRORS", "0", "0", "nan"),
    ],
)
def test_the_first_counterexample_of_each_format(claim: str, A: str, B: str, C: str, name: str) -> None:
    """V_DIV_FLOAT_INVALID_0010, V_DIV_FLOAT_NAN_0010, V_DIV_FLOAT_SIGN_0010."""
    example = edition_floats.counterexample(relation_of(claim), name)
    assert example is not None
    assert example["values"] == {"A": A, "B": B, "C": C}


@pytest.mark.parametrize(
    "claim", ["FLOAT_CASES", "FLOAT_CASE_1_CORRECTED", "FLOAT_CASE_2_CORRECTED", "FLOAT_CASE_2_SIGN_CORRECTED"]
)
def test_what_holds_has_none(claim: str) -> None:
    assert edition_floats.counterexample(relation_of(claim), "float16") is None


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_two_nans_refute_that_every_result_is_determined(name: str) -> None:
    """V_DIV_FLOAT_DECODING_0010: both patterns decode to NaN."""
    assert nan_patterns.refuting(relation_of("FLOAT_DETERMINED"), name) is not None
    assert nan_patterns.refuting(relation_of("FLOAT_DETERMINED_CORRECTED"), name) is None


@pytest.mark.parametrize(
    ("claim", "level"),
    [
        ("FLOAT_CASE_2_SIGN_FUNCTION", Level.REFUTED),
        ("ACCURACY_BOUND", Level.REFUTED),
        ("ACCURACY_CONDITION", Level.PROVED_MODEL),
        ("ACCURACY_SIGNS", Level.PROVED_MODEL),
        ("INT_WRAPS", Level.PROVED_MODEL),
    ],
)
def test_small_claims_are_decided_as_recorded(claim: str, level: Level) -> None:
    assert BY_CLAIM[PREFIX + claim].run(SESSION).level is level
    assert levels()[PREFIX + claim] == level.value


def test_an_overflow_without_a_disposition() -> None:
    """V_DIV_INT_OVERFLOW_0010: the recorded counterexample is MIN / -1 of 8 bits."""
    lines = (PROOFS / "evidence" / "algebra.jsonl").read_text(encoding="utf-8").splitlines()
    record = next(r for r in map(json.loads, lines) if r["claim"] == f"{PREFIX}INT_DISPOSITIONS")
    assert record["counterexample"]["input"] == {"A": -128, "B": -1, "C": 128}
