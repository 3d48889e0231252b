"""The loader reports each problem of the tables with file, key and reason."""

import shutil
import subprocess
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest
from sympy import Symbol

from vinculum_spec import loader
from vinculum_spec.loader import SpecificationError
from vinculum_spec.relations.relation import Relation, always


def copy_of_the_tables(folder: Path) -> Path:
    """Copy the tables, for a test to change."""
    for table in loader.DATA.glob("*.toml"):
        shutil.copy(table, folder)
    return folder


def problems_after(folder: Path, file: str, old: str, new: str) -> list[str]:
    """The problems that `load` reports after the first `old` in `file` is replaced by `new`."""
    path = copy_of_the_tables(folder) / file
    text = path.read_text(encoding="utf-8")
    assert old in text, "the table no longer contains the text that this test replaces"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SpecificationError) as caught:
        loader.load(folder)
    assert str(caught.value) == "\n".join(caught.value.problems)
    return caught.value.problems


FIRST_REQUIREMENT = '[[requirement]]\nid = "E_DIV_REAL_FUNC_0010"\n'
FIRST_RULING = '[[ruling]]\nid = "D-001"\n'
FIRST_SOURCE = 'source = ["SONNX Div (real), Informal specification", "SONNX Div (real), Signature"]\n'
RELATION = 'relation = "real.quotient"'
LIMITED = 'types = ["float16", "float32", "float64"]'
SONNX_SHAPE = 'shape = { requirement = "E_DIV_{KIND}_CONSTR_A_0010" }'

# name of the case; file; what is changed into what; file, key and reason that the message must hold
REFUSED = [
    # identifiers
    ("unknown ruling", "requirements.toml", 'rulings = ["D-001", "D-014"', 'rulings = ["D-001", "D-999"',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: rulings", "no ruling 'D-999'"]),
    ("unknown follows", "requirements.toml", 'follows = "E_DIV_REAL_CONSTR_A_0010"', 'follows = "E_DIV_REAL_CONSTR_A_0099"',
     ["requirements.toml: E_DIV_REAL_CONSTR_B_0010: follows", "no requirement 'E_DIV_REAL_CONSTR_A_0099'"]),
    ("duplicate requirement", "requirements.toml", 'id = "E_DIV_REAL_CONSTR_A_0010"', 'id = "E_DIV_REAL_FUNC_0010"',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: id", "twice"]),
    ("duplicate ruling", "rulings.toml", 'id = "D-002"', 'id = "D-001"', ["rulings.toml: D-001: id", "twice"]),
    ("duplicate type", "types.toml", 'name = "int16"', 'name = "int8"', ["types.toml: int8: name", "twice"]),
    ("duplicate profile", "profiles.toml", 'name = "onnx-6"', 'name = "onnx-1"', ["profiles.toml: onnx-1: name", "twice"]),
    ("duplicate example", "examples.toml", 'id = "sonnx-real-2"', 'id = "sonnx-real-1"',
     ["examples.toml: sonnx-real-1: id", "twice"]),
    ("foreign prefix", "requirements.toml", 'id = "E_DIV_REAL_FUNC_0010"', 'id = "X_DIV_REAL_FUNC_0010"',
     ["requirements.toml: X_DIV_REAL_FUNC_0010: id", "neither E_DIV_ nor V_DIV_"]),
    ("no id", "requirements.toml", FIRST_REQUIREMENT, "[[requirement]]\n", ["requirements.toml: ?: id", "missing"]),
    # sources
    ("missing source", "requirements.toml", FIRST_SOURCE, "",
     ["requirements.toml: E_DIV_REAL_FUNC_0010: source", "missing"]),
    ("empty source", "requirements.toml", FIRST_SOURCE, "source = []\n",
     ["requirements.toml: E_DIV_REAL_FUNC_0010: source", "empty"]),
    ("missing source of a profile", "profiles.toml", 'source = ["ONNX Div-1"]\n', "",
     ["profiles.toml: onnx-1: source", "missing"]),
    ("missing reason", "rulings.toml", 'reason = "No other reading parses."\n', "",
     ["rulings.toml: D-015: reason", "missing"]),
    ("source that is no clause", "requirements.toml", FIRST_SOURCE, 'source = ["SONNX Div (real), Restriction"]\n',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: source", "no document has a clause 'SONNX Div (real), Restriction'"]),
    ("clause that is there twice", "clauses.toml", 'clauses = ["GR1", "GR2", "GR3"]', 'clauses = ["GR1", "GR1", "GR2", "GR3"]',
     ["clauses.toml: SONNX general restrictions: clauses", "twice"]),
    ("exclusion of no clause", "clauses.toml", '"Formal specification" = "', '"Formal spec" = "',
     ["clauses.toml: SONNX Div (real): excluded", "'Refers to a document that does not exist: see D-067.' is not a clause"]),
    ("exclusion without a reason", "clauses.toml", '"Formal specification" = "Refers to a document that does not exist: see D-067."',
     '"Formal specification" = ""', ["clauses.toml: SONNX Div (real): excluded", "'' is not a clause and a reason"]),
    # relations
    ("relation that does not exist", "requirements.toml", RELATION, 'relation = "real.quotent"',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: relation", "no relation 'real.quotent'"]),
    ("requirement without relation", "requirements.toml", RELATION + "\n", "",
     ["requirements.toml: E_DIV_REAL_FUNC_0010: relation", "missing"]),
    ("relation without requirement", "requirements.toml", RELATION, 'relation = "real.nonzero_denominator"',
     ["real.py: real.quotient", "no requirement has this relation"]),
    # rulings that support nothing, requirements that nothing supports
    ("ruling that nothing cites", "rulings.toml", FIRST_RULING,
     '[[ruling]]\nid = "D-998"\nkind = "silent"\ntitle = "t"\nsource = ["s"]\ngap = "g"\nruling = "r"\nreason = "r"\n\n'
     + FIRST_RULING, ["rulings.toml: D-998", "nothing cites it"]),
    ("derived requirement without ruling", "requirements.toml", 'rulings = ["D-003", "D-005"]\n', "",
     ["requirements.toml: V_DIV_INT_OVERFLOW_0010: rulings", "at least one"]),
    # profiles
    ("unknown rule", "profiles.toml", SONNX_SHAPE, 'shape = { requirement = "E_DIV_{KIND}_CONSTR_A_0099" }',
     ["profiles.toml: sonnx: shape", "no rule 'E_DIV_REAL_CONSTR_A_0099'"]),
    ("rule of the wrong kind", "profiles.toml", SONNX_SHAPE, 'shape = { requirement = "E_DIV_{KIND}_FUNC_0010" }',
     ["profiles.toml: sonnx: shape", "E_DIV_FLOAT_FUNC_0010 is not a shape requirement"]),
    ("unknown rounding", "profiles.toml", '"V_DIV_INT_FLOOR_0010"', '"V_DIV_INT_ROOF_0010"',
     ["profiles.toml: openvino-1: rounding", "no rule 'V_DIV_INT_ROOF_0010'"]),
    ("rounding where there are no integers", "profiles.toml", LIMITED,
     LIMITED + '\nrounding = { requirement = "E_DIV_INT_FUNC_0010" }',
     ["profiles.toml: onnx-1: rounding", "is required if the profile has integer types, and not allowed otherwise"]),
    ("unknown type", "profiles.toml", LIMITED, 'types = ["float16", "float32", "float128"]',
     ["profiles.toml: onnx-1: types", "no type 'float128'"]),
    ("unknown ruling of a profile", "profiles.toml", 'rulings = ["D-001", "D-002"', 'rulings = ["D-001", "D-993"',
     ["profiles.toml: sonnx: rulings", "no ruling 'D-993'"]),
    ("unknown ruling of an attribute", "profiles.toml", 'rulings = ["D-025"', 'rulings = ["D-925"',
     ["profiles.toml: onnx-1: rulings", "no ruling 'D-925'"]),
    ("unknown condition", "profiles.toml", "E_DIV_REAL_CONSTR_B_0020 =", "E_DIV_REAL_CONSTR_B_0099 =",
     ["profiles.toml: sonnx: outside", "no domain requirement 'E_DIV_REAL_CONSTR_B_0099'"]),
    ("unknown outcome", "profiles.toml", 'E_DIV_REAL_CONSTR_B_0020 = "report"', 'E_DIV_REAL_CONSTR_B_0020 = "explode"',
     ["profiles.toml: sonnx: outside", "'explode' is none of report, unspecified"]),
    ("choice by an attribute that is not there", "profiles.toml", 'by = "broadcast"', 'by = "brodcast"',
     ["profiles.toml: onnx-1: shape: by", "no attribute 'brodcast'"]),
    ("attribute value without a rule", "profiles.toml", "values = [0, 1]", "values = [0, 1, 2]",
     ["profiles.toml: onnx-1: shape: requirements", "'2'"]),
    ("default out of range", "profiles.toml", "default = 0\n", "default = 5\n",
     ["profiles.toml: onnx-1: attribute broadcast: default", "not among the values"]),
    ("values of another type", "profiles.toml", "values = [0, 1]", 'values = ["0", "1"]',
     ["profiles.toml: onnx-1: attribute broadcast: values", "not all of type int"]),
    ("unknown attribute type", "profiles.toml", 'type = "ints"', 'type = "floats"',
     ["profiles.toml: onnx-1: attribute consumed_inputs: type", "'floats' is none of"]),
    # keys and types of values
    ("unknown key", "requirements.toml", FIRST_REQUIREMENT, FIRST_REQUIREMENT + 'colour = "red"\n',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: colour", "not a known key"]),
    ("unknown key of a profile's choice", "profiles.toml", SONNX_SHAPE, SONNX_SHAPE.replace(" }", ", colour = 1 }"),
     ["profiles.toml: sonnx: shape: colour", "not a known key"]),
    ("unknown key of an attribute", "profiles.toml", "minimum = 0\n", "minimum = 0\nmaximum = 4\n",
     ["profiles.toml: onnx-1: attribute axis: maximum", "not a known key"]),
    ("wrong type", "requirements.toml", 'title = "Quotient of reals"', "title = 7",
     ["requirements.toml: E_DIV_REAL_FUNC_0010: title", "7, not str"]),
    ("text where a list is meant", "requirements.toml", FIRST_SOURCE, 'source = "SONNX"\n',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: source", "'SONNX', not list"]),
    ("boolean where a number is meant", "types.toml", "width = 16\n", "width = true\n",
     ["types.toml: float16: width", "True, not int"]),
    ("unknown kind of requirement", "requirements.toml", 'kind = "value"', 'kind = "virtue"',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: kind", "'virtue' is none of"]),
    ("unknown kind of element", "requirements.toml", 'types = ["real"]', 'types = ["real", "quaternion"]',
     ["requirements.toml: E_DIV_REAL_FUNC_0010: types", "'quaternion' is none of real, float, int"]),
    ("unknown kind of ruling", "rulings.toml", 'kind = "contradiction"', 'kind = "quarrel"',
     ["rulings.toml: D-001: kind", "'quarrel' is none of"]),
    # examples
    ("example of an unknown profile", "examples.toml", 'profile = "onnx-14"', 'profile = "onnx-15"',
     ["examples.toml: onnx-default", "no profile 'onnx-15'"]),
    ("shapes of an unknown profile", "examples.toml", 'profiles = ["onnx-1", "onnx-6"]', 'profiles = ["onnx-1", "onnx-5"]',
     ["examples.toml: limited-scalar: profiles", "no profile 'onnx-5'"]),
    ("neither accepted nor rejected", "examples.toml", 'rejected = "a size of 1 does not expand"\n', "",
     ["examples.toml: limited-no-expansion: C", "either a shape of C or a reason"]),
    # files
    ("bad TOML", "rulings.toml", FIRST_RULING, "[[ruling\n", ["rulings.toml: ", "line "]),
]  # fmt: skip


REFUSED += [
    ("misspelt table", "examples.toml", '[[value]]\nid = "sonnx-real-1"', '[[valeu]]\nid = "sonnx-real-1"',
     ["examples.toml: valeu"]),
    ("number in a list of texts", "requirements.toml", FIRST_SOURCE, "source = [1]\n",
     ["requirements.toml: E_DIV_REAL_FUNC_0010: source", "1 is not str"]),
    ("size that is no integer", "examples.toml", "A = [2, 3, 4, 5]", "A = [2, 3.5, 4, 5]",
     ["examples.toml: limited-scalar: A", "3.5 is not int"]),
    ("size below 0", "examples.toml", "A = [2, 3, 4, 5]", "A = [2, -3, 4, 5]",
     ["examples.toml: limited-scalar: A", "below 0"]),
    ("index that is no number", "examples.toml", "approximate = { 4 = 1 }", "approximate = { x = 1 }",
     ["examples.toml: sonnx-float-1: approximate", "x = 1"]),
    ("index beyond the last element", "examples.toml", "approximate = { 4 = 1 }", "approximate = { 40 = 1 }",
     ["examples.toml: sonnx-float-1: approximate", "greater than the last index"]),
    ("elements that do not fill the shape", "examples.toml", "shape = [3]", "shape = [4]",
     ["examples.toml: sonnx-real-1: shape"]),
    ("type that the profile does not have", "examples.toml", 'type = "int32"', 'type = "bfloat16"',
     ["examples.toml: sonnx-int-1: type", "'bfloat16'"]),
    ("example with an unknown attribute", "examples.toml", "{ broadcast = 1 }", "{ brodcast = 1 }",
     ["examples.toml: limited-scalar: attributes", "'brodcast'"]),
    ("example with an attribute out of range", "examples.toml", "{ broadcast = 1 }", "{ broadcast = 7 }",
     ["examples.toml: limited-scalar: attributes", "7"]),
    ("unknown applies_with", "requirements.toml", '["V_DIV_SHAPE_LIMITED_0010"', '["V_DIV_SHAPE_LIMITED_0099"',
     ["V_DIV_SHAPE_PLACEMENT_0010: applies_with", "V_DIV_SHAPE_LIMITED_0099"]),
    ("unknown template", "profiles.toml", SONNX_SHAPE, SONNX_SHAPE.replace("{KIND}", "{KNID}"),
     ["profiles.toml: sonnx: shape: requirement", "KNID"]),
    ("two attributes of one name", "profiles.toml", 'name = "axis"', 'name = "broadcast"',
     ["profiles.toml: onnx-1: attribute", "twice"]),
    ("one type twice", "profiles.toml", LIMITED, 'types = ["float16", "float16", "float64"]',
     ["profiles.toml: onnx-1: types", "twice"]),
    ("format that is none", "types.toml", "p = 11\n", "p = 12\n", ["types.toml: float16: emax"]),
    ("width below 1", "types.toml", "width = 8\nsigned = true", "width = -8\nsigned = true", ["types.toml: int8: width"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "message"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_invalid_tables_are_reported(tmp_path: Path, file: str, old: str, new: str, message: list[str]) -> None:
    """The loader reports a problem that names file, key and reason."""
    problems = problems_after(tmp_path, file, old, new)
    assert any(all(part in problem for part in message) for problem in problems), problems


def test_the_tables_as_they_are(tmp_path: Path) -> None:
    """The committed tables load from another folder with the same result."""
    loaded = loader.load(copy_of_the_tables(tmp_path))
    assert loaded == loader.specification()
    assert loaded.claims == loader.specification().claims
    assert loader.specification() is loader.specification()


def test_claims_are_read_when_they_are_asked_for() -> None:
    """The loader reads claims only on access: their formulas are slow to build, and the gate needs none."""
    program = (
        "import sys; from vinculum_spec.loader import specification; spec = specification(); "
        "before = 'vinculum_spec.claims.accuracy' in sys.modules; spec.claims; print(before, 'vinculum_spec.claims.accuracy' in sys.modules)"
    )
    completed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert completed.stdout == "False True\n"


def test_all_problems_at_once(tmp_path: Path) -> None:
    """The loader reports problems in two files together."""
    copy_of_the_tables(tmp_path)
    for file, old in (("types.toml", 'kind = "real"'), ("rulings.toml", 'kind = "contradiction"')):
        text = (tmp_path / file).read_text(encoding="utf-8")
        (tmp_path / file).write_text(text.replace(old, 'kind = "none"', 1), encoding="utf-8")
    with pytest.raises(SpecificationError) as caught:
        loader.load(tmp_path)
    assert {problem.split(":")[0] for problem in caught.value.problems} >= {"types.toml", "rulings.toml"}


@pytest.mark.parametrize(
    "file", ["requirements.toml", "rulings.toml", "types.toml", "profiles.toml", "examples.toml", "claims.toml"]
)
def test_missing_table_is_reported(tmp_path: Path, file: str) -> None:
    """The loader names a missing table."""
    (copy_of_the_tables(tmp_path) / file).unlink()
    with pytest.raises(SpecificationError, match=file):
        loader.load(tmp_path)


@pytest.mark.parametrize("table", ["requirement", "ruling", "type", "profile", "claim"])
def test_table_without_rows(tmp_path: Path, table: str) -> None:
    """The loader rejects an empty table by name."""
    (copy_of_the_tables(tmp_path) / f"{table}s.toml").write_text("", encoding="utf-8")
    with pytest.raises(SpecificationError, match=rf"{table}s\.toml: {table}: is missing"):
        loader.load(tmp_path)


def test_relation_that_nobody_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relation that is added to a module needs a requirement."""
    monkeypatch.setattr("vinculum_spec.relations.real.remainder", always(Symbol("x")), raising=False)
    with pytest.raises(SpecificationError, match=r"real\.py: real\.remainder: no requirement has this relation"):
        loader.load(copy_of_the_tables(tmp_path))


def test_every_relation_and_every_requirement_meet() -> None:
    """Every relation has a requirement, and every requirement a relation; private parts are not relations."""
    by_name = loader.relations()
    assert {r.relation_name for r in loader.specification().requirements.values()} == by_name.keys()
    assert not any("._" in name for name in by_name)
    assert all(isinstance(relation, Relation) for relation in by_name.values())


def test_dataclasses_are_frozen() -> None:
    """The loaded specification is immutable."""
    requirement = loader.specification().requirements["E_DIV_REAL_FUNC_0010"]
    with pytest.raises(FrozenInstanceError):
        requirement.title = "other"  # type: ignore[misc]
