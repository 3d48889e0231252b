"""The vectors: contents, right implementations that pass, wrong ones that fail, and other readers."""

import doctest
import hashlib
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from jsonschema import Draft202012Validator

import vinculum
from tests.codegen.vectors.vector_sets import holding, parsed_files, texts
from vinculum.codegen.vectors import VectorError, document, elements, files, select
from vinculum.codegen.vectors.document import hexadecimal
from vinculum.codegen.vectors.expected import Rules
from vinculum_spec.loader import relations, specification

SPEC = specification()
PROFILES = tuple(SPEC.profiles)
LATER_PROFILES = {name: pytest.mark.thorough if name == "openvino-1" else pytest.mark.slow for name in PROFILES}
SOME_PROFILES = [pytest.param(name, marks=[] if name == "sonnx" else marker) for name, marker in LATER_PROFILES.items()]
Divide = Callable[..., Any]


def dtype(name: str) -> np.dtype[Any]:
    special: dict[str, Any] = {"real": object, "bfloat16": ml_dtypes.bfloat16}
    return np.dtype(special.get(name, name))


def array(type_name: str, operand: Mapping[str, Any]) -> Any:
    """A list of values as an array: reals from their text, others from their bits."""
    if type_name == "real":
        result = np.empty(len(operand["value"]), dtype=object)
        result[:] = [Fraction(x) for x in operand["value"]]
        return result
    kind = dtype(type_name)
    return np.array([int(x, 16) for x in operand["bits"]], dtype=f"u{kind.itemsize}").view(kind)


def fits(expected: Mapping[str, Any], type_name: str, got: Any) -> bool:
    """Whether each element has the expected bits, or is NaN where NaN is expected."""
    if type_name == "real":
        return [str(x) for x in got] == expected["value"]
    bits = [f"0x{int(x):0{2 * got.dtype.itemsize}x}" for x in got.view(f"u{got.dtype.itemsize}")]
    return got.dtype == dtype(type_name) and all(
        np.isnan(float(x)) if expected_value is None else expected_value == have
        for x, expected_value, have in zip(got, expected["bits"], bits, strict=True)
    )


def reported(expected: Mapping[str, Any], error: Exception) -> bool:
    """Whether an error was expected or allowed, with the same requirement if one is named."""
    expected_value = expected.get("error", expected.get("unspecified"))
    names = getattr(error, "requirement", expected_value)
    return (
        expected_value is not None
        and SPEC.requirements[names].relation_name == SPEC.requirements[expected_value].relation_name
    )


def failures(profile: str, divide: Divide, types: tuple[str, ...] = ()) -> dict[str, str]:
    """The vectors that `divide` fails, by identifier, with its result."""
    actual = {}
    for content in (*holding(profile, "elements"), *holding(profile, "tensors")):
        for vector in content["vectors"] if not types or content["type"] in types else ():
            expected, type_name = vector["expected"], content["type"]
            operands = [
                array(x.get("type", type_name), x).reshape(x["shape"])
                if "shape" in x
                else array(type_name, {key: [value] for key, value in x.items()})
                for x in (vector["A"], vector["B"])
            ]
            attributes = {k: tuple(v) if isinstance(v, list) else v for k, v in vector["attributes"].items()}
            with np.errstate(all="ignore"):
                try:
                    got = divide(*operands, **attributes)
                except Exception as error:  # noqa: BLE001 - of whatever kind: an error was reported
                    if not reported(expected, error):
                        actual[vector["id"]] = f"{type(error).__name__}: {error}"
                    continue
            if "error" in expected:
                actual[vector["id"]] = f"{got}, where an error was asked for"
            elif "unspecified" not in expected:
                complete = expected if "shape" in expected else {key: [value] for key, value in expected.items()}
                if tuple(got.shape) != tuple(expected.get("shape", (1,))) or not fits(complete, type_name, got.ravel()):
                    actual[vector["id"]] = str(got)
    return actual


@pytest.mark.parametrize("step", [307, pytest.param(1, marks=pytest.mark.slow)])  # they are alike by the thousand
@pytest.mark.parametrize("profile", SOME_PROFILES)
def test_the_schema_admits_them(profile: str, step: int) -> None:
    contents = dict(parsed_files(profile))
    schema = contents.pop("vectors.schema.json")
    Draft202012Validator.check_schema(schema)
    for name, content in contents.items():
        if "vectors" in content:
            content = content | {"vectors": content["vectors"][::step]}  # noqa: PLW2901
        assert [error.message[:200] for error in Draft202012Validator(schema).iter_errors(content)] == [], name


@pytest.mark.parametrize(
    "broken",
    [
        lambda vector: vector.pop("requirements"),
        lambda vector: vector.update(note="more"),
        lambda vector: vector["expected"].update(error="E_DIV_INT_CONSTR_B_0030"),
        lambda vector: vector["expected"].update(bits="0xG"),
        lambda vector: vector["A"].update(value="0x1.50p+1"),
        lambda vector: vector.update(requirements=[]),
    ],
)
def test_the_schema_can_refuse(broken: Callable[[Any], Any]) -> None:
    content = parsed_files("sonnx")["float32.elements.json"]
    content = json.loads(json.dumps(content | {"vectors": content["vectors"][:9]}))
    validator = Draft202012Validator(parsed_files("sonnx")["vectors.schema.json"])
    assert validator.is_valid(content)
    broken(content["vectors"][0])
    assert not validator.is_valid(content)


@pytest.mark.parametrize(
    ("name", "where", "key", "invalid_text"),
    [
        ("float32.elements.json", "A", "value", "1/2"),
        ("float32.elements.json", "B", "value", "3"),
        ("float32.elements.json", "expected", "value", "17"),
        ("float32.elements.json", "A", "bits", "0x3f80"),
        ("int8.elements.json", "A", "value", "0x1p+0"),
        ("int8.elements.json", "B", "bits", "0x0001"),
        ("int8.elements.json", "A", "bits", None),
        ("real.elements.json", "A", "value", "0x1p+0"),
        ("real.elements.json", "A", "bits", "0x01"),
        ("float16.tensors.json", "A", "value", ["1/2"]),
        ("int8.tensors.json", "B", "bits", ["0x0001"]),
        ("int8.tensors.json", "expected", "value", ["0x1p+0"]),
        ("int8.tensors.json", "A", "bits", None),
    ],
)
def test_numbers_are_written_as_those_of_their_type(name: str, where: str, key: str, invalid_text: Any) -> None:
    """Floats have no digits, integers no fractions, and bits have the type's width."""
    content = parsed_files("sonnx")[name]
    vector = json.loads(json.dumps(next(x for x in content["vectors"] if "value" in x["expected"])))
    validator = Draft202012Validator(parsed_files("sonnx")["vectors.schema.json"])
    assert validator.is_valid(content | {"vectors": [vector]})
    if invalid_text is None:
        del vector[where][key]
    else:
        vector[where][key] = invalid_text
    assert not validator.is_valid(content | {"vectors": [vector]})


@pytest.fixture(scope="module")
def without_kernels() -> subprocess.CompletedProcess[str]:
    """A process in which no kernel works, with another seed of Python's hashes, that prints vectors."""
    code = (
        "import sys, vinculum\n"
        "for name, module in list(sys.modules.items()):\n"
        "    if name.startswith('vinculum.kernels'):\n"
        "        vars(module).clear()\n"
        "from vinculum.codegen.vectors import files\n"
        "sys.stdout.write(''.join(files('sonnx', ['int8', 'float16', 'float32']).values()))\n"
    )
    environment = {"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)


def test_vectors_do_not_use_the_kernel(without_kernels: subprocess.CompletedProcess[str]) -> None:
    """Vectors do not depend on any kernel."""
    assert (without_kernels.returncode, without_kernels.stdout != "") == (0, True), without_kernels.stderr


def test_the_same_bytes_each_time(without_kernels: subprocess.CompletedProcess[str]) -> None:
    """In another process, with another seed of Python's hashes."""
    assert without_kernels.stdout == "".join(files("sonnx", ["int8", "float16", "float32"]).values())


@pytest.mark.parametrize("profile", SOME_PROFILES)
def test_the_index_lists_the_files_and_what_they_name(profile: str) -> None:
    index = parsed_files(profile)["index.json"]
    assert {row["file"] for row in index["files"]} == texts(profile).keys() - {"index.json", "vectors.schema.json"}
    assert {row["type"] for row in index["files"]} == set(SPEC.profiles[profile].types)
    for row in index["files"]:
        assert row["sha256"] == hashlib.sha256(texts(profile)[row["file"]].encode()).hexdigest()
        assert row["vectors"] == len(parsed_files(profile)[row["file"]]["vectors"])
    names = {name for text in texts(profile).values() for name in re.findall(r'"([EV]_DIV_\w+)"', text)}
    described = {row["id"] for row in index["requirements"]}
    assert described <= names
    assert described <= set(SPEC.requirements)
    assert sum(map(len, texts(profile).values())) < 7_000_000


@pytest.mark.parametrize("profile", SOME_PROFILES)
def test_every_requirement_on_values_and_operands_has_vectors(profile: str) -> None:
    under = SPEC.profiles[profile]
    for content in holding(profile, "elements"):
        element = SPEC.types[content["type"]]
        requests = {
            r.id for r in SPEC.applicable(under, element.kind) if r.concerns(element) and r.kind in ("value", "domain")
        }
        names = {name for vector in content["vectors"] for name in vector["requirements"]}
        assert names == requests


@pytest.mark.slow  # it needs those of all profiles
def test_page_lists_classes_and_sizes() -> None:
    page = (Path(vinculum.__file__).parent / "codegen/vectors/README.md").read_text()
    listed = re.findall(r"^\| `([a-z][^`]*)` \|", page[page.index("| class | operands |") :], re.MULTILINE)
    every = [
        vector["class"] for profile in PROFILES for file in holding(profile, "elements") for vector in file["vectors"]
    ]
    assert set(every) - {example.id for example in SPEC.value_examples} == set(listed)
    (smallest, largest) = map(float, re.findall(r"some thousands of vectors, ([\d.]+) to ([\d.]+) MB", page)[0])
    sizes = [sum(len(text.encode()) for text in texts(profile).values()) / 1e6 for profile in PROFILES]
    assert (round(min(sizes), 1), round(max(sizes), 1)) == (smallest, largest)


@pytest.mark.parametrize(("name", "classes"), [("float", 5), ("int", 3), ("real", 2)])
def test_every_class_of_operands_occurs(name: str, classes: int) -> None:
    for content in holding("sonnx", "elements"):
        if SPEC.types[content["type"]].kind == name:
            counts = Counter(v["class"] for v in content["vectors"] if not v["class"].startswith("sonnx-"))
            assert len(counts) >= classes
            assert min(counts.values()) >= 40
            assert len(
                {(v["A"]["value"], v["B"]["value"], v["A"].get("bits"), v["B"].get("bits")) for v in content["vectors"]}
            ) == len(content["vectors"])


@pytest.mark.parametrize("profile", SOME_PROFILES)
def test_our_kernel_passes(profile: str) -> None:
    assert failures(profile, lambda A, B, **attributes: vinculum.div(A, B, profile=profile, **attributes)) == {}


def test_numpy_fails_on_truncation_and_on_errors() -> None:
    """NumPy's only division of integers floors."""
    result = failures("sonnx", np.floor_divide, ("int32",))
    vectors = {v["id"]: v for v in parsed_files("sonnx")["int32.elements.json"]["vectors"]}
    floored = [vectors[name] for name in result if "value" in vectors[name]["expected"]]
    assert floored
    assert all(
        int(v["A"]["value"]) * int(v["B"]["value"]) < 0 and "E_DIV_INT_FUNC_0010" in v["requirements"] for v in floored
    )
    silent = [vectors[name]["expected"]["error"] for name in result if "error" in vectors[name]["expected"]]
    assert set(silent) == {"E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"}


@pytest.mark.thorough
def test_numpy_passes_where_it_is_right() -> None:
    result = failures(
        "onnx-14",
        lambda A, B: A / B if A.dtype.kind == "f" else np.floor_divide(A, B),
        ("float32", "float64", "uint32"),
    )
    assert result == {}


def toward_zero(A: Any, B: Any) -> Any:
    exact = A.astype(np.float64) / B.astype(np.float64)
    near = (A / B).astype(np.float32)
    return np.where(np.abs(near) > np.abs(exact), np.nextafter(near, np.float32(0)), near)


def flushed(C: Any) -> Any:
    return np.where(np.abs(C) < np.finfo(np.float32).tiny, np.copysign(np.float32(0), C), C)


WRONG_DIVISIONS: dict[str, tuple[str, Divide, str]] = {
    "by the reciprocal": ("float32", lambda A, B: A * (np.float32(1) / B), "V_DIV_FLOAT_ROUNDING_0010"),
    "rounded toward zero": ("float32", toward_zero, "V_DIV_FLOAT_ROUNDING_0010"),
    "flushed": ("float32", lambda A, B: flushed(A / B), "V_DIV_FLOAT_SUBNORMAL_0010"),
    "no sign of zero": ("float32", lambda A, B: A / B + np.float32(0), "V_DIV_FLOAT_SIGN_0010"),
    "through float32": (
        "int32",
        lambda A, B: (A.astype(np.float32) / B.astype(np.float32)).astype(np.int32),
        "E_DIV_INT_FUNC_0010",
    ),
    "through float64": ("int64", lambda A, B: np.trunc(A / B).astype(np.int64), "E_DIV_INT_FUNC_0010"),
}


@pytest.mark.parametrize("name", WRONG_DIVISIONS)
def test_wrong_division_fails(name: str) -> None:
    profile, divide, requirement = WRONG_DIVISIONS[name]
    result = failures("onnx-14", divide, (profile,))
    vectors = {v["id"]: v for v in parsed_files("onnx-14")[f"{profile}.elements.json"]["vectors"]}
    assert any(requirement in vectors[key]["requirements"] for key in result if key in vectors)


def test_an_index_mix_up_fails() -> None:
    """Broadcasting B along the wrong axis, where the shapes let it."""

    def transposed(A: Any, B: Any, **_: Any) -> Any:
        if A.ndim == B.ndim == 2 and A.shape == B.shape[::-1] == A.shape[::-1]:
            return vinculum.div(A, B.T, profile="onnx-14")
        return vinculum.div(A, B, profile="onnx-14")

    assert failures("onnx-14", transposed, ("float16",))


@pytest.mark.parametrize("profile", SOME_PROFILES)
def test_a_selection_is_small_hard_and_the_same(profile: str) -> None:
    for name in SPEC.profiles[profile].types:
        small = select(name, profile, 64)
        assert small == select(name, profile, 64)
        assert 48 <= len(small) <= 64
        element = SPEC.types[name]
        labels = {vector.label for vector in small}
        assert element.form is None or {"hardest to round", "ties among subnormals", "edges of the range"} <= labels
        assert element.kind != "int" or "near multiples" in labels
        names = {identifier for vector in small for identifier in vector.requirements}
        under = SPEC.applicable(SPEC.profiles[profile], element.kind)
        assert {r.id for r in under if r.concerns(element) and r.kind in ("value", "domain")} == names


def test_a_type_that_the_profile_lacks() -> None:
    with pytest.raises(ValueError, match="sonnx has no type bfloat16"):
        select("bfloat16")
    with pytest.raises(ValueError, match="onnx-1 has no type int8: it has float16"):
        files("onnx-1", ["int8"])


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_hexadecimal_constants_are_exact(name: str) -> None:
    for vector in select(name, "onnx-14", 400):
        for pattern in (vector.A, vector.B):
            text = hexadecimal(int(pattern), SPEC.types[name].form)  # type: ignore[arg-type]
            value = np.array([pattern], dtype=f"u{SPEC.types[name].width // 8}").view(dtype(name))[0]
            assert (text == "nan") == np.isnan(float(value))
            assert text == "nan" or (float.fromhex(text), text[0] == "-") == (float(value), bool(np.signbit(value)))


@pytest.mark.parametrize(
    ("name", "weaker", "message"),
    [
        ("E_DIV_INT_FUNC_0010", "integer.zero_numerator", "not one result"),
        ("E_DIV_INT_FUNC_0010", "integer.floored_quotient", "rejects"),
        ("E_DIV_FLOAT_FUNC_0010", "ieee754.sign", "not one result"),
    ],
)
def test_lax_relation_is_detected(name: str, weaker: str, message: str) -> None:
    """For 0 / 5: two relations, one of them wrong, or a relation that accepts too much."""
    requirement = SPEC.requirements[name]
    element = SPEC.types["int32" if "INT" in name else "float32"]
    broken = replace(requirement, relation=relations()[weaker])
    strict = replace(
        SPEC.requirements["V_DIV_INT_ZERO_NUMERATOR_0010"], relation=relations()["integer.truncated_quotient"]
    )
    spec = replace(SPEC, requirements={**SPEC.requirements, name: broken, strict.id: strict})
    rules = Rules(spec, spec.profiles["sonnx"], element, {})
    A, B = (np.array([x], dtype=element.name) for x in (-7, 2))
    with pytest.raises(VectorError, match=message):
        rules.expected_results(A, B)
    assert Rules(SPEC, SPEC.profiles["sonnx"], element, {}).expected_results(A, B)[0][0].kind == "value"


@pytest.mark.parametrize("module", [document, elements])
def test_examples_run(module: ModuleType) -> None:
    completed = doctest.testmod(module)
    assert (completed.failed, completed.attempted > 0) == (0, True)
