"""Editions: what they refer to exists, and an edition that contradicts its tables is refused."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from vinculum_spec.atlas.loader import atlas
from vinculum_spec.editions import references
from vinculum_spec.editions.claims import corrections, edition_claims, edition_of, formulas
from vinculum_spec.editions.loader import DATA, atlas_with_editions, editions, judged_by, read
from vinculum_spec.loader import SpecificationError, specification

NAME = "sonnx-2026-10"
EDITION = editions()[NAME]
UNKNOWN = "E_DIV_INT_FUNC_" + "0011"  # in two parts: no test is of a requirement that does not exist


def test_the_edition_is_one_of_sonnx_and_judged_alike() -> None:
    """E_DIV_FLOAT_FUNC_0010, E_DIV_INT_FUNC_0010, V_DIV_INT_OVERFLOW_0010."""
    sonnx = specification().profiles["sonnx"]
    assert (EDITION.of, EDITION.judged_by) == ("sonnx", "sonnx")
    assert list(references.differences(EDITION.profile, sonnx)) == []
    assert set(EDITION.profile.types) == set(sonnx.types)
    assert (judged_by(NAME), judged_by("onnx-14")) == ("sonnx", "onnx-14")


@pytest.mark.parametrize(
    ("part", "changes"),
    [
        ("outside", {"outside": {}}),
        ("malformed", {"malformed": {"shape": "unspecified", "type": "report", "attribute": "report"}}),
        ("types", {"types": ("float32",)}),
        ("rounding", {"rounding": specification().profiles["openvino-1"].rounding}),
        ("shapes", {"shape": specification().profiles["onnx-14"].shape}),
        ("quotients of floats", {"float_quotient": atlas().standards["torch-div"].float_quotient}),
    ],
)
def test_every_difference_that_the_gate_judges_by_is_detected(part: str, changes: dict[str, object]) -> None:
    changed = replace(EDITION.profile, **changes)  # type: ignore[arg-type]
    assert list(references.differences(changed, specification().profiles["sonnx"])) == [part]


def test_the_atlas_itself_is_unchanged() -> None:
    every = atlas_with_editions()
    assert every.profiles.keys() - atlas().profiles.keys() == {NAME}
    assert every.requirements == atlas().requirements
    assert every.rulings.keys() - atlas().rulings.keys() == set(EDITION.profile.rulings)
    assert all(document.origin for document in EDITION.documents.values())


def test_every_claim_of_a_statement_exists_and_every_formula_is_one_of_a_claim() -> None:
    """Of the project's own claims, only FLOAT_UNIQUE decides a statement."""
    known = {**specification().claims, **edition_claims()}
    named = {claim for row in (*EDITION.statements, *EDITION.changes) for claim in row.claims}
    assert named - known.keys() == {"FLOAT_UNIQUE"}
    assert {claim.formula for claim in edition_claims().values()} == formulas().keys()
    assert {edition_of(claim) for claim in edition_claims().values()} == {NAME}
    assert all(statement.claims for statement in EDITION.statements)


def test_what_corrects_a_claim_is_another_formula() -> None:
    claim = edition_claims()["CLAIM_SONNX_2026_10_FLOAT_CASE_2"]
    ((name, relation),) = corrections(claim).items()
    assert name == "CLAIM_SONNX_2026_10_FLOAT_CASE_2_CORRECTED"
    assert relation != claim.relation


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("profile.toml", 'of = "sonnx"', 'of = "sonnet"', "of: there is no profile 'sonnet'"),
        ("profile.toml", 'judged_by = "sonnx"', 'judged_by = "onnx-14"', "onnx-14 has other outside"),
        ("profile.toml", '"D-180", ', "", "D-180: the profile does not cite it"),
        ("profile.toml", '"D-180"', '"D-179"', "there is no ruling 'D-179'"),
        ("profile.toml", 'real = "real"\n', "", "sonnx has other types"),
        (
            "profile.toml",
            "E_DIV_INT_FUNC_0010 = ",
            f"{UNKNOWN} = ",
            f"the profile does not name {UNKNOWN}",
        ),
        ("clauses.toml", '"Example 1", ', '"Example 3", ', "(real), Example 3: nothing covers it"),
        ("clauses.toml", '"Attributes" = "Says that there are none."', "", "(real), Attributes: nothing covers it"),
        ("statements.toml", "(real), Example 1", "(real), Example 9", "no document has a clause"),
        ("statements.toml", 'says = "6.1/3', 'said = "6.1/3', "says: is missing"),
        ("rulings.toml", 'kind = "silent"', 'kind = "quiet"', "kind"),
        ("rulings.toml", "[[ruling]]", "[[ruling", "rulings.toml: "),
    ],
)
def test_contradictions_are_refused(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    folder = tmp_path / NAME
    shutil.copytree(DATA / NAME, folder)
    assert read(folder) == EDITION
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SpecificationError) as error:
        read(folder)
    assert problem in str(error.value)
