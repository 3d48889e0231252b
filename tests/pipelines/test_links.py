"""The workers of a pipeline: the exact evaluator, the runtimes, and torch's exporter."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

from onnx import TensorProto, checker, helper, save

from vinculum.pipelines.links.exact_onnx import Evaluator
from vinculum.pipelines.links.files import INPUTS
from vinculum.pipelines.links.worker import evaluate, run

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")


def model(folder: Path, nodes: list[Any], dtype: int, result: int | None = None) -> str:
    inputs = [helper.make_tensor_value_info(name, dtype, ["n"]) for name in "AB"]
    output = helper.make_tensor_value_info("C", result or dtype, ["n"])
    built = helper.make_model(
        helper.make_graph(nodes, "graph", inputs, [output]), opset_imports=[helper.make_opsetid("", 14)], ir_version=8
    )
    checker.check_model(built, full_check=True)
    path = folder / "model.onnx"
    save(built, path)
    (folder / f"model.onnx{INPUTS}").write_text('["A", "B"]')
    return str(path)


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64", "uint64"])
def test_integers_are_divided_exactly(dtype: str, tmp_path: Path) -> None:
    """Every quotient is truncated; what ONNX leaves open is marked."""
    path = model(tmp_path, [helper.make_node("Div", ["A", "B"], ["C"])], getattr(TensorProto, dtype.upper()))
    info = np.iinfo(dtype)
    edges = [x for x in (info.min, info.min + 1, -7, -1, 0, 1, 2, 7, info.max - 1, info.max) if x >= info.min]
    A, B = (np.array(x, dtype) for x in zip(*((a, b) for a in edges for b in edges), strict=True))
    C, marks = Evaluator(path).run({"A": A, "B": B})
    for a, b, c, mark in zip(*(x.tolist() for x in (A, B, C, marks)), strict=True):
        is_open = b == 0 or (a == info.min and b == -1)
        assert mark == is_open
        if not is_open:
            assert c == (abs(a) // abs(b)) * (-1 if (a < 0) != (b < 0) else 1)
    assert C.dtype == dtype


def test_casts_are_marked_where_the_type_has_no_such_value(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Div", ["A", "B"], ["Q"]),
        helper.make_node("Cast", ["Q"], ["C"], to=TensorProto.INT32),
    ]
    path = model(tmp_path, nodes, TensorProto.FLOAT, TensorProto.INT32)
    A = np.array([7, -7, 1, 0, 2.0**31, -(2.0**31), np.inf], np.float32)
    B = np.array([2, 2, 0, 0, 1, 1, 1], np.float32)
    C = evaluate(A, B, path=path)
    marks = evaluate(A, B, path=path, undefined=True)
    assert marks.tolist() == [0, 0, 1, 1, 1, 0, 1]
    assert C[marks == 0].tolist() == [3, -3, -(2**31)]


@pytest.mark.parametrize("runtime", ["onnx_reference", "onnxruntime_"])
def test_runtimes_run_a_model(runtime: str, tmp_path: Path) -> None:
    pytest.importorskip(runtime.strip("_") if "time" in runtime else "onnx")
    path = model(tmp_path, [helper.make_node("Div", ["A", "B"], ["C"])], TensorProto.INT32)
    A, B = np.array([7, -7], np.int32), np.array([2, 2], np.int32)
    assert run(A, B, runtime=runtime, path=path).tolist() == [3, -3]


@pytest.mark.thorough
@needs_torch
def test_torch_itself() -> None:
    from vinculum.pipelines.links.worker import source

    A, B = np.array([7, -7], np.int32), np.array([2, 2], np.int32)
    for operation, expected in (
        ("torch.div[rounding_mode=floor]", [3, -4]),
        ("torch.div[rounding_mode=trunc]", [3, -3]),
        ("torch.floor_divide", [3, -4]),
    ):
        for form, divisor in (("dynamic", B), ("constant B", B), ("scalar B", B[0]), ("number B", B[0])):
            result = source(A, np.asarray(divisor), framework="torch", operation=operation, form=form)
            assert (result.tolist(), result.dtype) == (expected, np.int32)
    import ml_dtypes

    halves = np.array([1, 3], ml_dtypes.bfloat16)
    result = source(halves, halves * 2, framework="torch", operation="torch.div", form="dynamic")
    assert (result.tolist(), result.dtype) == ([0.5, 0.5], ml_dtypes.bfloat16)


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
@needs_torch
@pytest.mark.parametrize("form", ["dynamic", "static", "scalar B", "constant B", "number B"])
def test_export_by_torchscript(form: str, tmp_path: Path) -> None:
    """The model has the inputs that the form has, and takes vectors of other lengths if the form does."""
    import onnx

    from vinculum.pipelines.links.worker import convert

    path = tmp_path / "model.onnx"
    A, B = np.array([7, -7, 9], np.int32), np.array([2, 2, 2], np.int32)
    divisor = B[0] if form in ("scalar B", "number B") else B
    words = {"converter": "torch_onnx", "operation": "torch.div[rounding_mode=trunc]", "options": '{"dynamo": "false"}'}
    opset = convert(A, np.asarray(divisor), form=form, path=str(path), **words)
    loaded = onnx.load(path)
    assert opset.tolist() == [loaded.opset_import[0].version]
    assert [item.name for item in loaded.graph.input] == (["A"] if form in ("constant B", "number B") else ["A", "B"])
    assert "Div" in path.with_name("model.onnx.graph").read_text()
    assert path.with_name("model.onnx.problem").read_text() == ""
    longer = np.resize(A, 7) if form in ("dynamic", "scalar B", "number B") else A
    again = np.asarray(divisor) if np.ndim(divisor) == 0 else np.resize(B, longer.size)
    expected = np.asarray(np.trunc(longer / again)).tolist()
    assert evaluate(longer, again, path=str(path)).tolist() == expected
