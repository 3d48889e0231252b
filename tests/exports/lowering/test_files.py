"""The files of a recipe compute what the source's relations ask, by each language and runtime."""

import importlib.util
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from sympy import lambdify

from vinculum import cli
from vinculum.commands.options import CONFORMS, WRONG
from vinculum.exports.lowering import files, lower
from vinculum.exports.lowering.definition import definition
from vinculum.exports.lowering.render import pairs
from vinculum.gate.targets.base import Call
from vinculum.gate.targets.c_function import CFunction
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Outcome
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN

Divide = Callable[[Any, Any], Any]
PAIRS = [("numpy-floor-divide", "onnx-14"), ("wgsl", "onnx-14"), ("openvino-1", "onnx-13"), ("riscv", "onnx-7")]


def every_pair(dtype: str) -> tuple[Any, Any]:
    """Every pair of an 8-bit type; of a wider one, its limits and small numbers."""
    limits = np.iinfo(dtype)
    values = np.arange(limits.min, limits.max + 1) if limits.bits == 8 else np.arange(max(limits.min, -9), 10)
    values = np.unique([*values.tolist(), limits.min, limits.min + 1, limits.max - 1, limits.max]).astype(dtype)
    a, b = np.meshgrid(values, values)
    return a.ravel(), b.ravel()


def violations(source: str, a: Any, b: Any, c: Any) -> int:
    """How many results the definition does not allow."""
    element = atlas().types[a.dtype.name]
    table = {MIN: element.minimum, MAX: element.maximum}
    wide = [np.array(x.tolist(), dtype=object) for x in (a, b, c)]
    wrong = 0
    for case in definition(source).cases(element):
        if case.outcome is Outcome.VALUE:
            relation = case.requirement.relation.holds
            where, holds = (lambdify([A, B, C], x.subs(table), "math") for x in (case.where, relation))
            wrong += sum(bool(where(*abc)) and not holds(*abc) for abc in zip(*wide, strict=True))
    return wrong


def loaded(folder: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written(folder: Path, source: str, target: str, *dtypes: str) -> str:
    """Write the files by the command, and return the name of the pair."""
    arguments = [*("--from", source), *("--to", target), *(x for t in dtypes for x in ("--dtype", t))]
    result = CliRunner().invoke(cli.main, ["generate", "lowering", *arguments, "-o", str(folder)])
    assert result.exit_code == CONFORMS, result.output
    return f"{definition(source).identifier}_to_{definition(target).identifier}"


def compiled(folder: Path, name: str, dtype: str) -> Divide:
    """The function on arrays of the C file."""
    library = folder / f"{name}.so"
    command = ["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-O1", "-fPIC", "-shared", f"{name}.c", "-lm"]
    subprocess.run([*command, "-o", str(library)], cwd=folder, check=True)
    target = CFunction(f"c:{library}:divide_{dtype}")
    return lambda a, b: target.divide(a, b, Call(dtype=dtype, profile="onnx-14", attributes={}, path="eager"))


@pytest.mark.parametrize(("source", "target"), PAIRS)
def test_every_file_does_as_the_source_on_integers(source: str, target: str, tmp_path: Path) -> None:
    dtype = "int8" if "int8" in definition(target).profile.types and source != "wgsl" else "int32"
    name = written(tmp_path, source, target, dtype)
    a, b = every_pair(dtype)
    models = loaded(tmp_path, f"{name}_onnx")
    for divide in (
        loaded(tmp_path, name).divide,
        compiled(tmp_path, name, dtype),
        models.onnx_reference,
        models.onnxruntime,
    ):
        result = divide(a, b)
        assert result.dtype == a.dtype
        assert violations(source, a, b, result) == 0


def test_a_division_that_reports_an_error_does_so_in_c_and_python(tmp_path: Path) -> None:
    """WebAssembly traps; ONNX leaves the result open, so that nothing guards the division."""
    name = written(tmp_path, "onnx-14", "wasm", "int32")
    least, a, b = np.iinfo(np.int32).min, np.array([7], np.int32), np.array([2], np.int32)
    python, c = loaded(tmp_path, name).divide, compiled(tmp_path, name, "int32")
    for divide in (python, c):
        assert divide(a, b).tolist() == [3]
        for numerator, denominator, error in ((7, 0, ZeroDivisionError), (least, -1, OverflowError)):
            operands = np.array([numerator], np.int32), np.array([denominator], np.int32)
            with pytest.raises(error if divide is python else Exception):
                divide(*operands)


@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_a_zero_denominator_of_div_no_nan_gives_zero(dtype: str, tmp_path: Path) -> None:
    name = written(tmp_path, "tensorflow-div-no-nan", "onnx-14", dtype)
    a = np.array([1, -1, 0, np.inf, np.nan, 1, 1, np.inf], dtype)
    b = np.array([0, -0.0, 0, 0, 0, 4, np.inf, np.inf], dtype)
    expected = np.array([0, 0, 0, 0, 0, 0.25, 0, np.nan], dtype)
    for divide in (loaded(tmp_path, name).divide, loaded(tmp_path, f"{name}_onnx").onnx_reference):
        np.testing.assert_array_equal(divide(a, b), expected)


def test_the_floor_of_float32_is_that_of_the_exact_quotient(tmp_path: Path) -> None:
    """0.7 / 0.1 is less than 7. Of the last quotient, NumPy's own floor_divide is 1 too small."""
    name = written(tmp_path, "numpy-floor-divide", "onnx-14", "float32")
    a = np.array([0.7, 1, -7, 7, -0.0, np.inf, 1, -1, *np.array([0x85BCBDB4], np.uint32).view(np.float32)], np.float32)
    b = np.array([0.1, 0.1, 2, -2, 3, 2, np.inf, np.inf, *np.array([0x2F3], np.uint32).view(np.float32)], np.float32)
    expected = np.array([6, 9, -4, -4, -0.0, np.nan, 0, -1, -16776419], np.float32)
    models = loaded(tmp_path, f"{name}_onnx")
    for divide in (
        loaded(tmp_path, name).divide,
        compiled(tmp_path, name, "float32"),
        models.onnx_reference,
        models.onnxruntime,
    ):
        result = divide(a, b)
        np.testing.assert_array_equal(result, expected)
        assert np.signbit(result[4])


def test_the_floor_of_float16_is_that_of_the_exact_quotient(tmp_path: Path) -> None:
    """Every numerator by some denominators, against float64, where the remainder of // is exact."""
    name = written(tmp_path, "numpy-floor-divide", "onnx-14", "float16")
    divide = loaded(tmp_path, name).divide
    a = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    patterns = np.random.default_rng(0).integers(0, 1 << 16, 12, np.uint16)
    for denominator in [*patterns.view(np.float16), np.float16(6e-8), np.float16(-0.1), np.float16(65504)]:
        b = np.full_like(a, denominator)
        with np.errstate(all="ignore"):
            expected = np.floor_divide(a.astype(np.float64), b.astype(np.float64))
            small = np.isfinite(a) & np.isfinite(b) & (b != 0) & (np.abs(a.astype(np.float64) / b) < 2**11)
        result = divide(a, b)
        np.testing.assert_array_equal(result[small], expected[small])
        np.testing.assert_array_equal(np.signbit(result[small]), np.signbit(a[small]) ^ np.signbit(b[small]))
        assert np.isnan(result[~np.isfinite(a)]).all()


def test_openvino_divides_by_a_recipe(tmp_path: Path) -> None:
    """Exact quotients alone: OpenVINO rounds others of int8 to the nearest integer."""
    pytest.importorskip("openvino")
    name = written(tmp_path, "onnx-14", "openvino-1", "int8")
    a, b = (np.array(x, np.int8) for x in ([6, -6, 6, -6, 7, -100], [2, 2, -2, -2, 1, 10]))
    assert loaded(tmp_path, f"{name}_openvino").divide(a, b).tolist() == [3, -3, -3, 3, 7, -10]


def test_a_type_without_a_recipe_is_refused_by_every_file(tmp_path: Path) -> None:
    name = written(tmp_path, "numpy-floor-divide", "onnx-14", "int8")
    a = np.array([1], np.int16)
    for divide in (loaded(tmp_path, name).divide, loaded(tmp_path, f"{name}_onnx").onnxruntime):
        with pytest.raises(NotImplementedError, match="int16"):
            divide(a, a)


def test_the_function_is_valid_and_divides_without_a_cast(tmp_path: Path) -> None:
    """The checker asks for the rank of each operand of a model, which is open here."""
    import onnx

    name = written(tmp_path, "torch-floor-divide", "onnx-14", "int32")
    (function,) = onnx.load(tmp_path / f"{name}_int32.onnx").functions
    onnx.checker.check_function(function)
    assert function.name == name
    assert "Cast" not in {node.op_type for node in function.node}


def test_files_are_written_again_only_if_they_changed(tmp_path: Path) -> None:
    written(tmp_path, "torch-floor-divide", "onnx-14", "int32")
    arguments = ["generate", "lowering", "--from", "torch-floor-divide", "--to", "onnx-14", "--dtype", "int32"]
    result = CliRunner().invoke(cli.main, [*arguments, "-o", str(tmp_path)])
    assert (
        result.output
        == f"{len(list(tmp_path.iterdir()))} files, {len(list(tmp_path.iterdir()))} of them already up to date\n"
    )
    model = next(tmp_path.glob("*.onnx"))
    model.write_bytes(b"mine")
    result = CliRunner().invoke(cli.main, [*arguments, "-o", str(tmp_path)])
    assert result.exit_code == WRONG
    assert f"{model} was not written by" in result.output
    assert model.read_bytes() == b"mine"


def test_each_file_names_its_command() -> None:
    for name, content in files("riscv", "onnx-14", ["int32"]).items():
        mark = b"vinculum generate lowering"
        assert mark in (content if isinstance(content, bytes) else content.encode())[:200], name


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["lowering", "--to", "onnx-14"], "name the two definitions: --from P --to Q"),
        (["lowering", "--from", "wasm", "--to", "onnx-14", "--dtype", "int32"], "demands an error"),
        (["lowering", "--from", "wsgl", "--to", "onnx-14"], "did you mean wgsl?"),
        (["lowering", "--from", "riscv", "--to", "onnx-14", "--profile", "sonnx"], "takes --from and --to"),
        (["acsl", "--from", "riscv"], "--from is for `vinculum generate lowering`"),
    ],
)
def test_wrong_arguments_are_explained(arguments: list[str], message: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(cli.main, ["generate", *arguments, "-o", str(tmp_path)])
    assert result.exit_code == WRONG
    assert message in result.output


def test_the_page_has_every_pair_and_its_claim() -> None:
    page = (Path(__file__).parents[3] / "docs" / "results" / "lowerings.md").read_text(encoding="utf-8")
    rows = [[cell.strip(" `") for cell in line.split("|")] for line in page.splitlines() if "`LOWERED_" in line]
    found = [(row[1], row[2], row[5]) for row in rows if len(row) > 5]
    assert found == [(source, target, lower(source, target).claim) for source, target in pairs()]
