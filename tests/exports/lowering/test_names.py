"""The operations of a recipe have the names that their own documents, or packages, give them.

Of WGSL no package here lists the names; its operators and `select` are in sections 8.7 to 8.9 and 17 of its text.
"""

import re
import subprocess
from collections.abc import Callable
from shutil import which

import numpy as np
import onnx
import pytest

from vinculum.exports.lowering.operations import names, vocabularies

BRANCH = "a branch"  # RISC-V has no operation that selects
OPSETS = {"onnx-1": 1, "onnx-6": 6, "onnx-7": 12, "onnx-13": 13, "onnx-14": 14}  # of the other operators


def of_onnx(profile: str) -> None:
    for name in names(profile).values():
        operator = re.sub(r"\(.*\)", "", name)
        schema = onnx.defs.get_schema(operator, OPSETS[profile])
        assert "(fmod=1)" not in name or "fmod" in schema.attributes


def of_numpy(profile: str) -> None:
    assert all(callable(getattr(np, name)) for name in names(profile).values())


def of_openvino(profile: str) -> None:
    pytest.importorskip("openvino")
    from openvino import opset1

    functions = {"Ceiling": "ceiling", "Abs": "absolute", "FloorMod": "floor_mod"}
    for operation, name in names(profile).items():
        kind, version = name.rsplit("-", 1)
        snake = functions.get(kind) or re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()
        kinds = (bool,) * 3 if kind.startswith("Logical") else (bool, np.float32, np.float32)
        operands = [opset1.constant(np.ones(1, dtype)) for dtype in kinds]
        count = {"not": 1, "floor": 1, "ceil": 1, "absolute": 1, "select": 3}.get(operation, 2)
        node = getattr(opset1, snake)(*(operands if count == 3 else operands[1 : 1 + count]))
        made = node.get_type_info()
        own = "opset2" if kind == "LogicalXor" else f"opset{version}"  # it is in opset1; its page calls it LogicalXor-1
        assert (made.name, made.version_id) == (kind, own)


def of_c(profile: str) -> None:
    """Compile each name in a function of floats, or of what a comparison gives.

    `-Werror` refuses a function that C99 does not declare.
    """
    if which("cc") is None:
        pytest.skip("there is no C compiler")
    lines = ["#include <math.h>"]
    for operation, name in names(profile).items():
        if name.isalpha():
            parameters, call = ("double a, double b", "a, b") if operation == "remainder" else ("double a", "a")
            body = f"{name}({call})"
        elif operation == "select":
            parameters, body = "int c, double a, double b", "c ? a : b"
        else:
            parameters, body = ("int a", f"{name} a") if operation == "not" else ("int a, int b", f"a {name} b")
        lines.append(f"double {operation}_({parameters}) {{ return {body}; }}")
    source = "\n".join([*lines, ""])
    command = ["cc", "-std=c99", "-Wall", "-Werror", "-pedantic", "-fsyntax-only", "-x", "c", "-"]
    completed = subprocess.run(command, input=source, text=True, capture_output=True, check=False)
    assert completed.returncode == 0, completed.stderr


def of_risc_v(profile: str) -> None:
    """Assemble the instructions on two numbers. BEQ is a branch, and SEQZ has one operand."""
    assembler = which("riscv64-linux-gnu-as")
    if assembler is None:
        pytest.skip("there is no assembler for RISC-V")
    forms = {"BEQ": "beq a0, a1, .", "SEQZ": "seqz a0, a1"}
    lines = [forms.get(x, f"{x.lower()} a0, a1, a2") for x in names(profile).values() if x != BRANCH]
    source = "\n".join([*lines, ""])
    command = [assembler, "-march=rv64gc", "-o", "/dev/null", "-"]
    completed = subprocess.run(command, input=source, text=True, capture_output=True, check=False)
    assert completed.returncode == 0, completed.stderr


def of_webassembly(profile: str) -> None:
    """The instructions of f64, or of i32 where there is none."""
    wasmtime = pytest.importorskip("wasmtime")
    of_i32 = {"and", "or", "xor", "eqz"}
    for operation, name in names(profile).items():
        kind = "i32" if name in of_i32 else "f64"
        count = {"floor": 1, "ceil": 1, "absolute": 1, "not": 1}.get(operation, 2)
        instruction = "select" if name == "select" else f"{kind}.{name}"
        operands = " ".join([f"({kind}.const 1)"] * count + (["(i32.const 1)"] if name == "select" else []))
        wasmtime.wat2wasm(f"(module (func (drop ({instruction} {operands}))))")


def of_tosa(profile: str) -> None:
    operators = pytest.importorskip("tosa_serializer").Op
    assert all(hasattr(operators, name) for name in names(profile).values())


def of_stablehlo(profile: str) -> None:
    pytest.importorskip("jaxlib")
    from jaxlib.mlir.dialects import stablehlo

    known = {x.OPERATION_NAME for x in vars(stablehlo).values() if hasattr(x, "OPERATION_NAME")}
    assert {f"stablehlo.{name.split()[0]}" for name in names(profile).values()} <= known
    directions = {name.split()[1] for name in names(profile).values() if " " in name}
    assert directions == {"EQ", "LT"}


def of_wgsl(profile: str) -> None:
    """By hand: the operators on integers and truth values, and the built-in function that selects."""
    assert set(names(profile).values()) == {"/", "*", "+", "-", "select", "==", "<", "&", "|", "!=", "!"}


CHECKS: dict[str, Callable[[str], None]] = {
    **dict.fromkeys(OPSETS, of_onnx),
    **dict.fromkeys(("numpy-floor-divide", "numpy-true-divide"), of_numpy),
    "openvino-1": of_openvino,
    "c99": of_c,
    "riscv": of_risc_v,
    "wasm": of_webassembly,
    "tosa": of_tosa,
    "stablehlo": of_stablehlo,
    "wgsl": of_wgsl,
}


@pytest.mark.parametrize("profile", sorted(CHECKS))
def test_names_are_those_of_the_package(profile: str) -> None:
    CHECKS[profile](profile)


def test_every_vocabulary_is_checked() -> None:
    assert set(CHECKS) == set(vocabularies())
