"""The JSON of vectors, files and the index, for a few hand-made vectors."""

import hashlib
import json
from collections.abc import Iterator
from fractions import Fraction
from importlib.resources import files as resources
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator

from vinculum.codegen.kernel_tables import specification_hash
from vinculum.codegen.vectors import document
from vinculum.codegen.vectors.elements import Vector
from vinculum.codegen.vectors.expected import Expected
from vinculum.codegen.vectors.tensors import TensorVector
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType, Specification

SPEC = specification()
INT, OVERFLOW, ZERO, INDEX = (
    "E_DIV_INT_FUNC_0010", "V_DIV_INT_OVERFLOW_0010", "E_DIV_INT_CONSTR_B_0030", "V_DIV_INDEX_0010",
)  # fmt: skip
ONES, SHAPES = {"int_mode": 1}, {"axes": (0, 1)}
LESS, MORE = np.int8([[-7], [9]]), np.int8([2])


def one_of_each_result(_: Specification, profile: str, element: ElementType, at_most: int) -> list[Vector]:
    """One vector for each kind of result."""
    assert profile in ("onnx-14", "sonnx") and at_most == document.MAX_VECTORS
    if element.name != "int8":
        return [Vector("interior", 1, 1, {}, Expected("nan"), (INT,))]
    return [
        Vector("interior", -7, 2, ONES, Expected("value", -3), (INT, INDEX)),
        Vector("special values, crossed", 1, 0, {}, Expected("error", None, ZERO), (ZERO,)),
        Vector("special values, crossed", -128, -1, SHAPES, Expected("unspecified", None, OVERFLOW), (OVERFLOW,)),
    ]


def two(_: Specification, profile: str, element: ElementType) -> Iterator[TensorVector]:
    """One that has a result, and one that has none."""
    assert profile in ("onnx-14", "sonnx")
    results = Expected("value", -3), Expected("value", 4)
    yield TensorVector(f"of {element.name}", LESS, MORE, ONES, (2, 1), results, None, (INT, INDEX))
    yield TensorVector("shapes", MORE, LESS, SHAPES, (), (), Expected("error", None, ZERO), (ZERO, OVERFLOW))


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the thousands of vectors by those of these two functions."""
    monkeypatch.setattr(document, "vectors", one_of_each_result)
    monkeypatch.setattr(document, "tensors", two)


def read(name: str, **more: Any) -> Any:
    return json.loads(document.files("onnx-14", **more)[name])


@pytest.mark.usefixtures("by_hand")
def test_pair_has_its_requirements() -> None:
    minus_seven, two_, minus_three = (
        {"value": value, "bits": bits} for value, bits in (("-7", "0xf9"), ("2", "0x02"), ("-3", "0xfd"))
    )
    assert read("int8.elements.json") == {
        "holds": "elements",
        "schema_version": "1",
        "generated_by": "vinculum generate vectors --profile onnx-14",
        "specification_sha256": specification_hash(),
        "profile": "onnx-14",
        "type": "int8",
        "vectors": [
            {
                "id": "int8-elements-0001", "class": "interior", "attributes": {"int_mode": 1}, "A": minus_seven,
                "B": two_, "expected": minus_three, "requirements": [INT, INDEX],
            },
            {
                "id": "int8-elements-0002", "class": "special values, crossed", "attributes": {},
                "A": {"value": "1", "bits": "0x01"}, "B": {"value": "0", "bits": "0x00"},
                "expected": {"error": ZERO}, "requirements": [ZERO],
            },
            {
                "id": "int8-elements-0003", "class": "special values, crossed", "attributes": {"axes": [0, 1]},
                "A": {"value": "-128", "bits": "0x80"}, "B": {"value": "-1", "bits": "0xff"},
                "expected": {"unspecified": OVERFLOW}, "requirements": [OVERFLOW],
            },
        ],
    }  # fmt: skip
    (nan,) = read("float16.elements.json")["vectors"]
    assert nan["expected"] == {"value": "nan", "bits": None}


@pytest.mark.usefixtures("by_hand")
def test_tensors_are_written_with_their_types_and_shapes() -> None:
    content = read("int8.tensors.json")
    A = {"type": "int8", "shape": [2, 1], "value": ["-7", "9"], "bits": ["0xf9", "0x09"]}
    B = {"type": "int8", "shape": [1], "value": ["2"], "bits": ["0x02"]}
    C = {"shape": [2, 1], "value": ["-3", "4"], "bits": ["0xfd", "0x04"]}
    assert (content["holds"], content["type"]) == ("tensors", "int8")
    assert content["vectors"] == [
        {
            "id": "int8-tensors-0001", "class": "of int8", "attributes": {"int_mode": 1}, "A": A, "B": B,
            "expected": C, "requirements": [INT, INDEX],
        },
        {
            "id": "int8-tensors-0002", "class": "shapes", "attributes": {"axes": [0, 1]}, "A": B, "B": A,
            "expected": {"error": ZERO}, "requirements": [ZERO, OVERFLOW],
        },
    ]  # fmt: skip


@pytest.mark.usefixtures("by_hand")
def test_tensors_are_those_of_the_first_type_of_each_kind() -> None:
    """Of the types that are asked for; every type has elements."""
    names = set(document.files("onnx-14", ["int8", "uint8", "float16", "bfloat16"]))
    elements = {f"{name}.elements.json" for name in ("int8", "uint8", "float16", "bfloat16")}
    first = next(name for name in SPEC.profiles["onnx-14"].types if name in ("float16", "bfloat16"))
    of_ints = next(name for name in SPEC.profiles["onnx-14"].types if name in ("int8", "uint8"))
    assert names == {"vectors.schema.json", "index.json", *elements, f"{first}.tensors.json", f"{of_ints}.tensors.json"}
    every = set(document.files("sonnx"))
    assert {name.partition(".")[0] for name in every if ".elements." in name} == set(SPEC.profiles["sonnx"].types)
    assert {SPEC.types[name.partition(".")[0]].kind for name in every if ".tensors." in name} == {
        "real",
        "float",
        "int",
    }


@pytest.mark.usefixtures("by_hand")
def test_the_index_says_what_there_is() -> None:
    texts = document.files("onnx-14", ["int8", "bfloat16"])
    index = json.loads(texts["index.json"])
    assert index["generated_by"] == "vinculum generate vectors --profile onnx-14 --dtype bfloat16 --dtype int8"
    assert (index["holds"], index["specification_sha256"]) == ("index", specification_hash())
    counts = {"int8.elements.json": 3, "int8.tensors.json": 2, "bfloat16.elements.json": 1, "bfloat16.tensors.json": 2}
    assert {row["file"]: row["vectors"] for row in index["files"]} == counts
    for row in index["files"]:
        assert row["sha256"] == hashlib.sha256(texts[row["file"]].encode()).hexdigest()
        assert row["file"] == f"{row['type']}.{row['holds']}.json"
    assert index["requirements"] == [
        {"id": r.id, "title": r.title, "statement": r.statement, "source": list(r.source)}
        for r in SPEC.requirements.values()
        if r.id in (INT, OVERFLOW, ZERO, INDEX)
    ]
    assert index["types"] == [
        {"name": "bfloat16", "kind": "float", "width": 16, "precision": 8, "largest_exponent": 127},
        {"name": "int8", "kind": "int", "width": 8, "signed": True},
    ]
    (unsigned,) = read("index.json", dtypes=["uint64"])["types"]
    assert unsigned == {"name": "uint64", "kind": "int", "width": 64, "signed": False}


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("name", SPEC.profiles)
def test_index_has_the_profile_s_attributes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "vectors", lambda *_: [])
    monkeypatch.setattr(document, "tensors", lambda *_: ())
    profile, texts = SPEC.profiles[name], document.files(name)
    result = json.loads(texts["index.json"])["profile"]
    attributes = result.pop("attributes")
    assert {key: tuple(x) if isinstance(x, list) else x for key, x in attributes.items()} == {
        attribute.name: attribute.default for attribute in profile.attributes
    }
    fields = {"name": name, "title": profile.title, "outside": profile.outside, "malformed": profile.malformed}
    assert result == fields
    schema = resources("vinculum.codegen.vectors").joinpath("vectors.schema.json").read_text(encoding="utf-8")
    assert texts["vectors.schema.json"] == schema
    Draft202012Validator.check_schema(json.loads(schema))


def test_one_vector_is_one_line() -> None:
    text = document._text({"holds": "x", "none": [], "names": ["a"], "vectors": [{"a": 1}, {"b": "é"}]})
    assert text == '{\n"holds": "x",\n"none": [],\n"names": ["a"],\n"vectors": [\n{"a": 1},\n{"b": "é"}\n]\n}\n'


@pytest.mark.parametrize(
    ("x", "name", "value", "bits"),
    [
        (0xFC00, "float16", "-inf", "0xfc00"),
        (0x7C00, "float16", "inf", "0x7c00"),
        (0x8000, "float16", "-0x0p+0", "0x8000"),
        (0x0000, "float16", "0x0p+0", "0x0000"),
        (0xFE00, "float16", "nan", "0xfe00"),
        (0x0001, "float16", "0x1p-24", "0x0001"),
        (0x3F81, "bfloat16", "0x1.02p+0", "0x3f81"),
        (-1, "int64", "-1", "0xffffffffffffffff"),
        (3, "uint8", "3", "0x03"),
    ],
)
def test_a_number_is_its_value_and_its_bits(x: int, name: str, value: str, bits: str) -> None:
    assert document.scalar(x, SPEC.types[name]) == {"value": value, "bits": bits}


def test_a_real_has_no_bits() -> None:
    assert document.scalar(Fraction(-6, 4), SPEC.types["real"]) == {"value": "-3/2"}
