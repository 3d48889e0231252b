"""The generated C passes the vectors that teams with other languages use."""

import ctypes
import subprocess
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.codegen.c.generated_c import generated
from tests.support.c_compiler import needs_compiler
from vinculum._util.c_compiler import compiler
from vinculum.codegen.vectors import Vector, select
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

pytestmark = needs_compiler
SPEC = specification()
CODES = {"E_DIV_INT_CONSTR_B_0030": 1, "V_DIV_INT_OVERFLOW_0010": 2}
TYPES = [element for element in SPEC.types.values() if element.kind != "real"]
FORMS = ("", "_by_scalar", "_of_scalar")
UNTOUCHED = 0x5A


def build_library(folder: Path, right: str = "", changed: str = "") -> ctypes.CDLL:
    """The generated files as a shared library, in which `changed` replaces every `right`."""
    for name, text in generated().items():
        assert right in text or name != "vinculum_div.c"
        (folder / name).write_text(text.replace(right, changed) if right else text)
    strict = ["-std=c99", "-O2", "-ffp-contract=off", "-shared", "-fPIC"]
    subprocess.run([compiler()[0], *strict, "-o", folder / "div.so", folder / "vinculum_div.c"], check=True)
    return ctypes.CDLL(str(folder / "div.so"))


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    return build_library(tmp_path_factory.mktemp("c"))


def carrier(element: ElementType) -> Any:
    """What NumPy carries elements in: bit patterns for 16-bit floats, as in C."""
    return np.dtype(f"u{element.width // 8}" if element.form and element.width == 16 else element.name)


def operand(values: list[int], element: ElementType) -> Any:
    return np.array([x % (1 << element.width) for x in values], dtype=f"u{element.width // 8}").view(carrier(element))


def call(library: ctypes.CDLL, name: str, form: str, A: Any, B: Any) -> tuple[int, int, Any]:
    """Status, index and result; a scalar form gets the first element."""
    C, where = np.full(A.size, UNTOUCHED, dtype=f"u{A.dtype.itemsize}").view(A.dtype), ctypes.c_size_t(99)
    scalar = np.ctypeslib.as_ctypes_type(A.dtype)
    a = scalar(A[0].item()) if form == "_of_scalar" else ctypes.c_void_p(A.ctypes.data)
    b = scalar(B[0].item()) if form == "_by_scalar" else ctypes.c_void_p(B.ctypes.data)
    status = library[f"vinculum_{name}{form}"](
        a, b, ctypes.c_void_p(C.ctypes.data), ctypes.c_size_t(A.size), ctypes.byref(where)
    )
    return status, where.value, C


def right(vector: Vector, C: Any, element: ElementType) -> bool:
    if vector.expected.kind == "nan":
        kind = {"float16": np.float16, "bfloat16": ml_dtypes.bfloat16}.get(element.name, C.dtype)
        return bool(np.isnan(float(C.view(kind)[0])))
    assert vector.expected.value is not None
    return int(C.view(f"u{C.dtype.itemsize}")[0]) == int(vector.expected.value) % (1 << element.width)


def failing(library: ctypes.CDLL, element: ElementType, name: str, vectors: list[Vector]) -> list[Vector]:
    """The vectors that some form of a function fails, one by one or together."""
    result = []
    for vector in vectors:
        A, B = operand([int(vector.A)], element), operand([int(vector.B)], element)
        for form in FORMS:
            status, where, C = call(library, f"{name}_{element.name}", form, A, B)
            code = CODES[vector.expected.requirement] if vector.expected.requirement else 0
            untouched = operand([UNTOUCHED], element).tobytes() == C.tobytes()
            if status != code or not ((where == 0 and untouched) if code else right(vector, C, element)):
                result.append(vector)
    inside = [vector for vector in vectors if vector.expected.requirement is None]
    A, B = (operand([int(getattr(vector, x)) for vector in inside], element) for x in "AB")
    status, _, C = call(library, f"{name}_{element.name}", "", A, B)
    return [*result, *(v for k, v in enumerate(inside) if status or not right(v, C[k : k + 1], element))]


@pytest.mark.sample(1)
@pytest.mark.parametrize("element", TYPES, ids=lambda element: element.name)
def test_truncated_and_float_quotients(library: ctypes.CDLL, element: ElementType) -> None:
    profile = "sonnx" if element.name in SPEC.profiles["sonnx"].types else "onnx-14"
    vectors = select(element.name, profile, 640)
    assert len(vectors) == 640
    assert failing(library, element, "div", vectors) == []


@pytest.mark.thorough
@pytest.mark.parametrize("element", [e for e in TYPES if e.signed], ids=lambda element: element.name)
def test_floored_division_passes_and_truncated_fails(library: ctypes.CDLL, element: ElementType) -> None:
    vectors = [v for v in select(element.name, "openvino-1", 640) if not v.attributes]
    assert len(vectors) == 320
    assert failing(library, element, "floor_div", vectors) == []
    truncated = failing(library, element, "div", vectors)
    assert all(int(v.A) * int(v.B) < 0 for v in truncated)
    assert truncated


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("name", "right", "changed"),
    [
        ("float32", "return numerator / denominator;", "return numerator * (1 / denominator);"),
        ("float64", "return numerator / denominator;", "return (float)numerator / (float)denominator;"),
        (
            "int32",
            "quotient = (double)numerator / (double)denominator;",
            "quotient = (float)numerator / (float)denominator;",
        ),
    ],
)
def test_wrong_c_fails(tmp_path: Path, name: str, right: str, changed: str) -> None:
    library = build_library(tmp_path, right, changed)
    assert failing(library, SPEC.types[name], "div", select(name, "sonnx", 640))
