"""The evaluators of ML programs, models of LiteRT and modules of PyTorch; ONNX as a source."""

from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from vinculum.pipelines.forms import Form
from vinculum.pipelines.links import exact_mil, exact_tflite

LOW = np.iinfo(np.int32).min
OPERATORS = {0: "DIV", 1: "CAST", 2: "FLOOR_DIV", 3: "FLOOR_MOD", 4: "FLOOR", 5: "SQRT"}
TYPES = {0: "INT32", 1: "FLOAT32", 2: "VARIANT"}


def litert(monkeypatch: pytest.MonkeyPatch, operators: list[tuple[int, list[int], int]], types: list[int]) -> Any:
    """An evaluator of a graph whose first two tensors are A and B, and whose last one is C."""
    constant = SimpleNamespace(data=np.array([2], np.int32).view(np.uint8))
    model = SimpleNamespace(
        operatorCodes=[SimpleNamespace(customCode=None, builtinCode=k, deprecatedBuiltinCode=0) for k in OPERATORS],
        buffers=[SimpleNamespace(data=None), constant],
        subgraphs=[
            SimpleNamespace(
                operators=[
                    SimpleNamespace(opcodeIndex=code, inputs=sources, outputs=[result], builtinOptions=None)
                    for code, sources, result in operators
                ],
                tensors=[
                    SimpleNamespace(name=name, type=kind, shape=[], buffer=int(name == b"last"), shapeSignature=None)
                    for name, kind in zip((b"A", b"B", b"C", b"last"), types, strict=False)
                ],
                inputs=[0, 1],
                outputs=[operators[-1][2]],
            )
        ],
    )
    monkeypatch.setattr(exact_tflite, "unpacked", lambda _: model)
    for module in ("links.exact_tflite", "models.tflite_buffer"):
        monkeypatch.setattr(
            f"vinculum.pipelines.{module}.names_of", {"BuiltinOperator": OPERATORS, "TensorType": TYPES}.__getitem__
        )
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"")
    return exact_tflite.Evaluator("model.tflite")


def test_litert_divides_integers(monkeypatch: pytest.MonkeyPatch) -> None:
    """DIV truncates, FLOOR_DIV floors, FLOOR_MOD has the sign of B; 1 / 0 and MIN / -1 are marked."""
    A, B = np.array([7, -7, 1, LOW], np.int32), np.array([2, 2, 0, -1], np.int32)
    for code, expected in ((0, [3, -3]), (2, [3, -4]), (3, [1, 1])):
        C, marks = litert(monkeypatch, [(code, [0, 1], 2)], [0, 0, 0]).run({"A": A, "B": B})
        assert C[:2].tolist() == expected
        assert marks.tolist() == [0, 0, 1, 1]


def test_litert_divides_floats_and_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    A, B = np.array([1, -7, 2.0**31], np.float32), np.array([0.1, 2, 1], np.float32)
    C, marks = litert(monkeypatch, [(2, [0, 1], 2)], [1, 1, 1]).run({"A": A, "B": B})
    assert (C.tolist(), marks.tolist()) == ([10, -4, 2.0**31], [0, 0, 0])
    C, marks = litert(monkeypatch, [(1, [0], 2)], [1, 1, 0]).run({"A": A})
    assert (C[:2].tolist(), marks.tolist()) == ([1, -7], [0, 0, 1])
    # the last tensor is a constant: 2
    C, marks = litert(monkeypatch, [(0, [0, 3], 2)], [0, 0, 0, 0]).run({"A": np.array([7, -7], np.int32)})
    assert (C.tolist(), marks.tolist()) == ([3, -3], [0, 0])


def test_litert_refuses_what_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    A = np.ones(1, np.float32)
    with pytest.raises(NotImplementedError, match="the evaluator has no SQRT"):
        litert(monkeypatch, [(5, [0], 2)], [1, 1, 1]).run({"A": A})
    with pytest.raises(NotImplementedError, match="the evaluator has no type variant"):
        litert(monkeypatch, [(4, [0], 2)], [1, 1, 2]).run({"A": A})


def ml_program(monkeypatch: pytest.MonkeyPatch, *operators: tuple[str, list[str], str, str]) -> Any:
    """An evaluator of operators: their names, operands, types to cast to, and results."""
    made = [
        SimpleNamespace(
            op_type=name,
            inputs={side: SimpleNamespace(name=operand) for side, operand in zip("xy", operands, strict=False)},
            outputs=[SimpleNamespace(name=result)],
            dtype=SimpleNamespace(val=dtype),
            val=SimpleNamespace(val=np.int32(2)),
        )
        for name, operands, dtype, result in operators
    ]
    main = SimpleNamespace(operations=made, outputs=[SimpleNamespace(name=operators[-1][3])])
    monkeypatch.setattr(exact_mil, "unpacked", lambda _: (SimpleNamespace(functions={"main": main}), None))
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"")
    return exact_mil.Evaluator("model.mlpackage.zip")


def test_ml_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Integers are floored; what passes through float16 loses digits; what int32 cannot hold is marked."""
    inputs = {"A": np.array([7, -7, 2049, LOW, 1], np.int32), "B": np.array([2, 2, 1, -1, 0], np.int32)}
    C, marks = ml_program(monkeypatch, ("floor_div", ["A", "B"], "", "C")).run(inputs)
    assert (C[:3].tolist(), marks.tolist()) == ([3, -4, 2049], [0, 0, 0, 1, 1])
    narrow = [("cast", [side], "fp16", side.lower()) for side in "AB"]
    evaluator = ml_program(monkeypatch, *narrow, ("real_div", ["a", "b"], "", "c"), ("cast", ["c"], "int32", "C"))
    C, marks = evaluator.run(inputs)
    assert (C[:3].tolist(), marks.tolist()) == ([3, -3, 2048], [0, 0, 0, 1, 1])
    C, _ = ml_program(monkeypatch, ("const", [], "", "two"), ("floor_div", ["A", "two"], "", "C")).run(inputs)
    assert C[:3].tolist() == [3, -4, 1024]
    with pytest.raises(NotImplementedError, match="the evaluator has no real_div of integers"):
        ml_program(monkeypatch, ("real_div", ["A", "B"], "", "C")).run(inputs)
    with pytest.raises(NotImplementedError, match="the evaluator has no sqrt"):
        ml_program(monkeypatch, ("sqrt", ["A"], "", "C")).run(inputs)


@pytest.mark.thorough
@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")
def test_modules_of_torch(tmp_path: Path) -> None:
    """torch.div of integers is a division of floats; with a mode it truncates; others are refused."""
    import torch

    from vinculum.pipelines.links.exact_torch import Evaluator
    from vinculum.pipelines.models.torch_module import described, packed

    def written(mode: str | None) -> str:
        graph = torch.fx.Graph()
        a, b = map(graph.placeholder, ("A", "B"))
        graph.output(graph.call_function(torch.div, (a, b), {"rounding_mode": mode} if mode else {}))
        path = tmp_path / f"{mode}.pt"
        path.write_bytes(packed(torch.fx.GraphModule({}, graph)))
        return str(path)

    inputs = {"A": np.array([7, -7, LOW], np.int32), "B": np.array([2, 2, -1], np.int32)}
    C, marks = Evaluator(written("trunc")).run(inputs)
    assert (C[:2].tolist(), C.dtype, marks.tolist()) == ([3, -3], np.int32, [0, 0, 1])
    C, marks = Evaluator(written(None)).run(inputs)
    assert (C[:2].tolist(), C.dtype, marks.tolist()) == ([3.5, -3.5], np.float32, [0, 0, 0])
    with pytest.raises(NotImplementedError, match="rounding_mode=floor"):
        Evaluator(written("floor")).run(inputs)
    assert described(Path(written("trunc")).read_bytes()).inputs == ["A", "B"]


@pytest.mark.parametrize("form", list(Form))
def test_onnx_as_a_source(form: Form) -> None:
    """A model of one node, which onnx's checker accepts, and the values that the standard defines."""
    pytest.importorskip("onnx")
    from vinculum.pipelines.sources.onnx_ import divide, model

    A, B = np.array([7, -7], np.int32), np.array([2, 2], np.int32)
    divisor = np.asarray(B[0]) if form.has_one_divisor else B
    made = model(form, A, divisor)
    assert [item.name for item in made.graph.input] == (["A"] if form.has_constant_divisor else ["A", "B"])
    assert len(made.graph.initializer) == form.has_constant_divisor
    assert divide("onnx.Div", form, A, divisor).tolist() == [3, -3]
