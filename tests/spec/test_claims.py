"""The table of claims: its errors, its completeness, and that no entry says whether a claim holds."""

import re
import shutil
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest
from sympy import Symbol, cancel, true

from vinculum_spec import loader
from vinculum_spec.claims import accuracy
from vinculum_spec.claims.examples import claim_id
from vinculum_spec.loader import SpecificationError, formulas, relations, specification
from vinculum_spec.relations.relation import Relation, always

SPEC = specification()
TABLE = tomllib.loads((loader.DATA / "claims.toml").read_text(encoding="utf-8"))["claim"]
FIRST = '[[claim]]\nid = "CLAIM_ACCURACY_PROPAGATED_1"\n'
FORMULA = 'formula = "accuracy.propagated_squared"'

# name of the case; what is changed into what; key and reason that the message must hold
REFUSED = [
    ("no id", FIRST, "[[claim]]\n", ["claims.toml: ?: id", "missing"]),
    ("foreign prefix", FIRST, FIRST.replace("CLAIM_", "CLAM_"), ["CLAM_ACCURACY_PROPAGATED_1: id", "CLAIM_"]),
    ("name kept for examples", FIRST, FIRST.replace("ACCURACY_PROPAGATED_1", "EXAMPLE_X"), ["CLAIM_EXAMPLE_X: id", "reserved for examples"]),
    ("duplicate", 'id = "CLAIM_ACCURACY_PROPAGATED_2"', 'id = "CLAIM_ACCURACY_PROPAGATED_1"', ["CLAIM_ACCURACY_PROPAGATED_1: id", "twice"]),
    ("unknown formula", FORMULA, 'formula = "accuracy.propagated_cubed"', ["formula", "no relation 'accuracy.propagated_cubed'"]),
    ("formula of a requirement", FORMULA, 'formula = "real.quotient"', ["formula", "no relation 'real.quotient'"]),
    ("no formula", FORMULA + "\n", "", ["formula", "missing"]),
    ("formula without claim", FORMULA, 'formula = "accuracy.propagated_exact"', ["accuracy.py: accuracy.propagated_squared", "no claim has this relation"]),
    ("unknown requirement", '"E_DIV_REAL_FUNC_0010", "E_DIV_FLOAT_FUNC_0010"', '"E_DIV_REAL_FUNC_0099", "E_DIV_FLOAT_FUNC_0010"', ["requirements", "'E_DIV_REAL_FUNC_0099'"]),
    ("unknown ruling", 'rulings = ["D-073"]', 'rulings = ["D-973"]', ["rulings", "'D-973'"]),
    ("corrects nothing", 'corrects = "CLAIM_ACCURACY_PROPAGATED_1"', 'corrects = "CLAIM_ACCURACY_PROPAGATED_0"', ["corrects", "'CLAIM_ACCURACY_PROPAGATED_0'"]),
    ("corrects itself", 'corrects = "CLAIM_ACCURACY_PROPAGATED_1"', 'corrects = "CLAIM_ACCURACY_PROPAGATED_1_CORRECTED"', ["corrects", "itself"]),
    ("unknown kind", 'types = ["real", "float", "int"]', 'types = ["real", "quaternion"]', ["types", "'quaternion'"]),
    ("empty source", re.search(r"source = .*\n", (loader.DATA / "claims.toml").read_text())[0], "source = []\n", ["source", "empty"]),  # type: ignore[index]
    ("no basis", 'basis = "verbatim"\n', "", ["CLAIM_ACCURACY_PROPAGATED_1: basis", "missing"]),
    ("unknown basis", 'basis = "verbatim"', 'basis = "rumour"', ["basis", "'rumour'"]),
    ("correction with a basis", 'corrects = "CLAIM_ACCURACY_PROPAGATED_1"', 'basis = "ours"\ncorrects = "CLAIM_ACCURACY_PROPAGATED_1"', ["CLAIM_ACCURACY_PROPAGATED_1_CORRECTED: basis", "not a known key"]),
    ("verdict", FIRST, FIRST + "holds = false\n", ["holds", "not a known key"]),
    ("misspelt table", "[[claim]]", "[[clam]]", ["clam", "not a known table"]),
]  # fmt: skip


def tables(folder: Path) -> Path:
    for table in loader.DATA.glob("*.toml"):
        shutil.copy(table, folder)
    return folder


@pytest.mark.parametrize(("old", "new", "message"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_invalid_claims_are_reported(tmp_path: Path, old: str, new: str, message: list[str]) -> None:
    """The loader reports a problem that names file or module, key and reason."""
    path = tables(tmp_path) / "claims.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, "the table has changed: this test changes nothing any more"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SpecificationError) as caught:
        loader.load(tmp_path)
    assert any(all(part in problem for part in message) for problem in caught.value.problems), caught.value.problems


def test_a_formula_that_nobody_published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relation that is added to a module needs a claim."""
    monkeypatch.setattr("vinculum_spec.claims.source_claims.extra", always(Symbol("x")), raising=False)
    with pytest.raises(SpecificationError, match=r"source_claims\.py: published\.extra: no claim has this relation"):
        loader.load(tables(tmp_path))


def test_every_row_and_every_example_is_a_claim() -> None:
    rows = [row["id"] for row in TABLE]
    examples = [*SPEC.value_examples, *SPEC.shape_examples]
    assert list(SPEC.claims)[: len(rows)] == rows
    assert len(SPEC.claims) == len(rows) + len(examples)
    assert {claim.formula for claim in SPEC.claims.values() if claim.relation is None} == {
        f"examples.{example.id}" for example in examples
    }


def test_no_entry_states_whether_a_claim_holds() -> None:
    """The table has no such key, and the texts have no such word."""
    keys = {key for row in TABLE for key in row}
    assert keys == {
        "id", "title", "source", "basis", "published", "formula", "types", "hypotheses", "requirements", "rulings",
        "corrects",
    }  # fmt: skip
    words = " ".join(str(value) for row in TABLE for key, value in row.items() if key != "published").lower()
    assert not re.findall(r"\b(true|false|wrong|proved|refuted|holds|fails)\b", words)


def test_all_eight_formulas_of_the_note_are_claims() -> None:
    """Formula 8 occurs twice, as published and as reviewed, and formula 4 in both readings."""
    result = [
        re.search(r"the note's formula (\d)", source) for claim in SPEC.claims.values() for source in claim.source
    ]
    numbers = sorted(int(match[1]) for match in result if match)
    assert numbers == [1, 2, 3, 4, 4, 5, 6, 7, 8, 8]


def test_what_corrects_is_ours() -> None:
    for claim in SPEC.claims.values():
        assert (claim.corrects is not None) == (claim.source == ("derived here",)), claim.id
        assert claim.corrects is None or claim.basis == "ours"
        if claim.corrects:
            assert SPEC.claims[claim.corrects].corrects is None
            subject = claim.id.rpartition("_")[0].removesuffix("S")  # of its name: of one case, or of the cases
            assert claim.corrects.startswith(subject), claim.id


def test_unpublished_claims_are_ours() -> None:
    """Besides corrections, we make a few claims that nobody has published.

    They are a known fact, a sentence applied to another version, and our examples.
    """
    own_claims = {key for key, claim in SPEC.claims.items() if claim.basis == "ours" and claim.corrects is None}
    examples = {claim_id(example) for example in SPEC.shape_examples if example.basis == "ours"}
    assert own_claims == {"CLAIM_FLOAT_NO_TIE", "CLAIM_SHAPE_OF_A_MULTIDIRECTIONAL"} | examples
    assert all(SPEC.claims[key].title.startswith("Our example") for key in examples)
    read = [claim for claim in SPEC.claims.values() if "read as" in f"{claim.title} {claim.hypotheses}"]
    assert {claim.basis for claim in read} == {"reading"}


def test_formulas_are_not_relations_of_requirements() -> None:
    """No formula of a claim is a relation of a requirement, so no kernel can be judged by it."""
    assert not formulas().keys() & relations().keys()
    assert {claim.formula for claim in SPEC.claims.values() if claim.relation is not None} == formulas().keys()
    assert all(isinstance(relation, Relation) for relation in formulas().values())


@pytest.mark.parametrize("name", formulas())
def test_no_formula_is_settled_by_how_it_is_written(name: str) -> None:
    """SymPy does not simplify the relation to true or false."""
    relation = formulas()[name]
    assert relation.holds not in (true, ~true)
    assert relation.domain != ~true
    assert relation.variables


def test_what_the_errors_are() -> None:
    """Calculated by hand: A/B = 1/2 becomes 11/30 with the errors 1/10 and 1."""
    values = {accuracy.A: 1, accuracy.B: 2, accuracy.Ae: Fraction(1, 10), accuracy.Be: 1, accuracy.C: Fraction(1, 4)}
    assert accuracy.propagated.subs(values) == Fraction(11, 30) - Fraction(1, 2)
    assert accuracy.introduced.subs(values) == -Fraction(1, 4)
    assert cancel(accuracy.propagated - accuracy.propagated_error) == 0
