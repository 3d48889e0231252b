"""Models of OpenVINO: as bytes, evaluated exactly, converted by its frontends, and run."""

import json
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

openvino = pytest.importorskip("openvino")

from openvino import opset1 as operators  # noqa: E402 - after the skip

from vinculum.pipelines.links import worker  # noqa: E402 - as above
from vinculum.pipelines.links.exact_openvino import Evaluator  # noqa: E402 - as above
from vinculum.pipelines.links.files import INPUTS  # noqa: E402 - as above
from vinculum.pipelines.models.openvino_ir import described, is_ir, packed, unpacked  # noqa: E402 - as above


def quotient(dtype: Any, *, floor: bool = False, to: str = "", constant: Any = None) -> Any:
    """A model that divides, and may floor the quotient or convert it. B is an input or a constant."""
    A = operators.parameter([-1], dtype, "A")
    B = operators.parameter([-1], dtype, "B") if constant is None else operators.constant(constant)
    C = operators.divide(A, B)
    C = operators.floor(C) if floor else C
    C = operators.convert(C, to) if to else C
    model = openvino.Model([C], [A] if constant is not None else [A, B], "quotient")
    for name, port in zip("AB", model.inputs, strict=False):
        port.get_tensor().set_names({name})
    return model


def written(folder: Path, model: Any) -> str:
    path = folder / "model.zip"
    path.write_bytes(packed(model))
    path.with_name(f"{path.name}{INPUTS}").write_text(json.dumps([port.get_any_name() for port in model.inputs]))
    return str(path)


def test_bytes(tmp_path: Path) -> None:
    """The same model has the same bytes, with its constants."""
    model = quotient(np.int32, constant=np.array([2, 3], np.int32))
    content = packed(model)
    assert content == packed(model)
    assert is_ir(content)
    assert not is_ir(b"\x08\x08")
    (tmp_path / "model.zip").write_bytes(content)
    assert zipfile.ZipFile(tmp_path / "model.zip").namelist() == ["model.xml", "model.bin"]
    assert [operator.get_type_name() for operator in unpacked(content).get_ordered_ops()].count("Divide") == 1
    version, text, names, problem = described(content)
    assert (version, names, problem) == (1, ["A"], "")
    assert "Divide[auto_broadcast=numpy, m_pythondiv=True] (" in text


def test_integers_are_floored(tmp_path: Path) -> None:
    """As m_pythondiv says, which is the default; a zero denominator and MIN / -1 are marked."""
    path = written(tmp_path, quotient(np.int32, floor=True))
    low = np.iinfo(np.int32).min
    A, B = np.array([7, -7, -8, 1, low], np.int32), np.array([2, 2, 2, 0, -1], np.int32)
    assert worker.evaluate(A, B, path=path)[:3].tolist() == [3, -4, -4]
    assert worker.evaluate(A, B, path=path, undefined=True).tolist() == [0, 0, 0, 1, 1]


def test_floats_are_divided_and_converted(tmp_path: Path) -> None:
    path = written(tmp_path, quotient(np.float32, to="i32"))
    A = np.array([7, -7, 1, 0, 2.0**31], np.float32)
    B = np.array([2, 2, 0, 0, 1], np.float32)
    C, marks = Evaluator(path).run({"A": A, "B": B})
    assert marks.tolist() == [0, 0, 1, 1, 1]
    assert (C[:2].tolist(), C.dtype) == ([3, -3], np.int32)
    floored = Evaluator(written(tmp_path, quotient(np.float32, floor=True))).run({"A": A[:2], "B": B[:2]})[0]
    assert floored.tolist() == [3, -4]


def test_floored_by_a_remainder(tmp_path: Path) -> None:
    """Floored as the frontend of TensorFlow does it: truncated, less 1 if signs differ and it is inexact."""
    A, B = (operators.parameter([-1], np.int32, name) for name in "AB")
    zero, one = (operators.constant(np.array([x], np.int32)) for x in (0, -1))
    signs_differ = operators.logical_xor(operators.less(A, zero), operators.less(B, zero))
    inexact = operators.not_equal(operators.mod(A, B), zero)
    correction = operators.select(operators.logical_and(inexact, signs_differ), one, zero)
    exact = operators.multiply(operators.divide(operators.multiply(A, B), B), one)  # -A
    model = openvino.Model([operators.add(exact, correction)], [A, B], "remainder")
    for name, port in zip("AB", model.inputs, strict=True):
        port.get_tensor().set_names({name})
    A_, B_ = np.array([7, -7, 7, -8, 6], np.int32), np.array([2, 2, -2, 2, 0], np.int32)
    C, marks = Evaluator(written(tmp_path, model)).run({"A": A_, "B": B_})
    assert C[:4].tolist() == [-7, 6, -8, 8]
    assert marks.tolist() == [0, 0, 0, 0, 1]


def test_a_divisor_of_rank_0(tmp_path: Path) -> None:
    """As the frontend of Paddle has it, which has B before A."""
    A, B = operators.parameter([-1], np.int32, "A"), operators.parameter([], np.int32, "B")
    quotients = operators.divide(A, operators.unsqueeze(B, operators.constant(np.array([0], np.int64))))
    model = openvino.Model([quotients], [B, A], "quotients")
    for name, port in zip("BA", model.inputs, strict=True):
        port.get_tensor().set_names({name})
    names = described(packed(model)).inputs
    assert names == ["A", "B"]
    path = written(tmp_path, model)
    Path(f"{path}{INPUTS}").write_text(json.dumps(names))
    A_, B_ = np.array([7, -7], np.int32), np.array(2, np.int32)
    assert worker.evaluate(A_, B_, path=path).tolist() == [3, -4]


def test_other_operators_are_refused(tmp_path: Path) -> None:
    A = operators.parameter([-1], np.float32, "A")
    model = openvino.Model([operators.sqrt(A)], [A], "root")
    model.inputs[0].get_tensor().set_names({"A"})
    with pytest.raises(NotImplementedError, match="the evaluator has no Sqrt"):
        Evaluator(written(tmp_path, model)).run({"A": np.ones(1, np.float32)})


def test_run(tmp_path: Path) -> None:
    """The runtime reads its own models and those of ONNX."""
    path = written(tmp_path, quotient(np.float32, constant=np.array([2, 4], np.float32)))
    A = np.array([6, 9], np.float32)
    assert worker.run(A, A, runtime="openvino_", path=path).tolist() == [3, 2.25]
    onnx = pytest.importorskip("onnx")
    values = [onnx.helper.make_tensor_value_info(name, 1, ["n"]) for name in "ABC"]
    graph = onnx.helper.make_graph([onnx.helper.make_node("Div", ["A", "B"], ["C"])], "div", values[:2], values[2:])
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 14)], ir_version=8)
    other = tmp_path / "model.onnx"
    other.write_bytes(model.SerializeToString())
    other.with_name(f"{other.name}{INPUTS}").write_text('["A", "B"]')
    assert worker.run(A, A, runtime="openvino_", path=str(other)).tolist() == [1, 1]


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore")
@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")
@pytest.mark.parametrize("form", ["dynamic", "scalar B", "constant B", "number B"])
def test_frontend_of_torch(form: str, tmp_path: Path) -> None:
    path = tmp_path / "model.zip"
    A, B = np.array([7, -7, 9], np.int32), np.array([2, 2, 2], np.int32)
    divisor = np.asarray(B[0] if form in ("scalar B", "number B") else B)
    words = {"converter": "openvino_", "operation": "torch.floor_divide", "options": "{}"}
    version = worker.convert(A, divisor, form=form, path=str(path), **words)
    assert version.tolist() == [1]
    assert "Divide" in path.with_name("model.zip.graph").read_text()
    assert worker.evaluate(A, divisor, path=str(path)).tolist() == [3, -4, 4]


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore")
@pytest.mark.skipif(find_spec("paddle") is None, reason="paddle is not installed")
@pytest.mark.parametrize("form", ["dynamic", "static", "scalar B", "constant B", "number B"])
def test_frontend_of_paddle(form: str, tmp_path: Path) -> None:
    """The frontend writes no Floor for floats: 7 / 2 is 3.5."""
    for dtype, quotients in ((np.int32, [3, -4, 4]), (np.float32, [3.5, -3.5, 4.5])):
        path = tmp_path / f"{np.dtype(dtype).name}.zip"
        A, B = np.array([7, -7, 9], dtype), np.array([2, 2, 2], dtype)
        divisor = np.asarray(B[0] if form in ("scalar B", "number B") else B)
        words = {"converter": "openvino_", "operation": "paddle.floor_divide", "options": "{}"}
        worker.convert(A, divisor, form=form, path=str(path), **words)
        assert worker.evaluate(A, divisor, path=str(path)).tolist() == quotients
