"""Shapes on which onnx's inference and a runtime disagree: each case divides by 0 when it runs."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    tensor,
    value,
    verdicts,
)

NOT_ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
F32 = np.float32


def by_reference(proto: Any, feeds: dict[str, Any]) -> list[Any]:
    return list(ReferenceEvaluator(proto).run(None, feeds))


def ones(*shape: int) -> Any:
    return np.ones(shape, F32)


# A node, its operands beside X, the shape of X, the operator set, and the number of axes and the last size of its result as it is run.
CASES = {
    "an axis put in last": (node("Unsqueeze", ["X"], ["r"], axes=[-1]), {}, [3, 4], 9, 3, 1),
    "two axes put in": (node("Unsqueeze", ["X"], ["r"], axes=[0, -1]), {}, [3], 10, 3, 1),
    "two axes put in, the last one first": (node("Unsqueeze", ["X"], ["r"], axes=[2, 1]), {}, [3, 4], 12, 4, 1),
    "three axes taken out": (node("Squeeze", ["X"], ["r"], axes=[2, 1, 0]), {}, [1, 1, 1, 4, 1], 12, 2, 4),
    "no elements, unsorted": (node("Unique", ["X"], ["r", "i"], sorted=0), {}, [0, 4], 18, 2, 4),
    "the last axis taken out": (node("Squeeze", ["X"], ["r"], axes=[-1]), {}, [3, 4, 1], 10, 2, 4),
    "a shape that is given, smaller than that of X": (
        node("ConvTranspose", ["X", "w"], ["r"], output_shape=[4, 4], strides=[2, 2]),
        {"w": ones(4, 3, 2, 2)}, [1, 4, 5, 7], 17, 4, 4,
    ),
    "a slope of more axes": (node("PRelu", ["X", "w"], ["r"]), {"w": ones(2, 3)}, [3], 17, 2, 3),
    "one axis of places": (node("GlobalMaxPool", ["X"], ["r"]), {}, [1, 2, 3], 17, 2, 1),
    "three axes of places": (node("GlobalMaxPool", ["X"], ["r"]), {}, [1, 2, 3, 4, 5], 17, 6, 1),
    "pads that are not alike": (node("MaxPool", ["X"], ["r"], kernel_shape=[3, 2], pads=[1, 0, 1, 0]), {}, [1, 2, 6, 7], 17, 4, 7),
    "a state that the attribute has of another size": (
        node("LSTM", ["X", "w", "u"], ["r"], hidden_size=3),
        {"w": ones(1, 8, 2), "u": ones(1, 8, 2)}, [3, 1, 2], 17, 4, 2,
    ),
}  # fmt: skip


def model_of_case(case: Any, *, axes: bool, divides: bool) -> tuple[Any, dict[str, Any]]:
    """A model whose B is 0 at run time: a result's rank or last size minus the inferred one."""
    operator, operands, shape, opset, rank, last = case
    counted = [node("Shape", ["s"], ["m"])] if axes else [node("Gather", ["s", "end"], ["m"])]
    nodes = [operator, node("Shape", ["r"], ["s"]), *counted, node("Sub", ["m", "less"], ["B"])]
    constants = [tensor(name, array) for name, array in operands.items()]
    constants += [tensor("end", np.int64(rank - 1)), tensor("less", np.int64(rank if axes else last))]
    inputs, feeds = [value("X", FLOAT, shape)], {"X": ones(*shape)}
    if divides:
        inputs, nodes = [*inputs, value("A", INT64, [])], [*nodes, node("Div", ["A", "B"], ["C"])]
    return model(nodes, inputs, [value("C" if divides else "B", INT64, None)], constants, opset=opset), feeds


def runs(proto: Any, feeds: dict[str, Any]) -> list[int]:
    """B by ONNX Runtime and by the reference evaluator, as far as they accept the model."""
    result = []
    for run in (partial(by_onnxruntime, plainly=True), by_reference):
        with suppress(Exception):
            result += np.ravel(run(proto, feeds)[0]).tolist()
    return result


@pytest.mark.parametrize("axes", [True, False])
@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_disputed_size_is_unknown(case: Any, axes: bool, tmp_path: Path) -> None:
    assert 0 in runs(*model_of_case(case, axes=axes, divides=False))
    full_model, _ = model_of_case(case, axes=axes, divides=True)
    assert verdicts(analyse_proto(full_model, tmp_path))[NOT_ZERO] in ("obligation", "violated")


@pytest.mark.parametrize(
    ("operator", "opset", "first"),
    [
        (node("Unsqueeze", ["X"], ["r"], axes=[-3, -2]), 11, 1),
        (node("Unique", ["X"], ["r", "i"], sorted=0, axis=1), 18, 1),
    ],
)
def test_disputed_first_size_is_unknown(operator: Any, opset: int, first: int, tmp_path: Path) -> None:
    case = operator, {}, [3, 4], opset, 1, first
    assert 0 in runs(*model_of_case(case, axes=False, divides=False))
    full_model, _ = model_of_case(case, axes=False, divides=True)
    assert verdicts(analyse_proto(full_model, tmp_path))[NOT_ZERO] in ("obligation", "violated")


@pytest.mark.parametrize(
    "operator",
    [node("Unique", ["X"], ["r"], sorted=0, axis=1), node("Unique", ["X"], ["r", "i"], axis=1)],
)
def test_rows_of_unique(operator: Any, tmp_path: Path) -> None:
    case = operator, {}, [3, 4], 18, 1, 3
    assert set(runs(*model_of_case(case, axes=False, divides=False))) == {0}
    full_model, _ = model_of_case(case, axes=False, divides=True)
    assert verdicts(analyse_proto(full_model, tmp_path))[NOT_ZERO] == "violated"


def test_undisputed_sizes_are_known(tmp_path: Path) -> None:
    """Disputed sizes may meet any other; the channel size 3 does not meet 7."""
    operator, operands, shape, opset, *_ = CASES["a shape that is given, smaller than that of X"]
    constants = [tensor(name, array) for name, array in operands.items()]
    for dims, verdict in (([1, 3, 5, 5], "obligation"), ([1, 7, 5, 5], "violated")):
        inputs = [value("X", FLOAT, shape), value("B", FLOAT, dims)]
        nodes = [operator, node("Div", ["r", "B"], ["C"])]
        full_model = model(nodes, inputs, [value("C", FLOAT, None)], constants, opset=opset)
        assert verdicts(analyse_proto(full_model, tmp_path))[SHAPE] == verdict


def transformed(*dims: Any, **axis: int) -> Any:
    """A Fourier transform along axis 1, of unknown length, divided by B."""
    operands = ["X", "n", "axis"] if axis else ["X", "n"]
    inputs = [value("X", FLOAT, ["a", "b", 1]), value("n", INT64, []), value("B", FLOAT, dims)]
    constants = [tensor(name, np.int64(number)) for name, number in axis.items()]
    nodes = [node("DFT", operands, ["r"]), node("Div", ["r", "B"], ["C"])]
    return model(nodes, inputs, [value("C", FLOAT, None)], constants, opset=20)


@pytest.mark.parametrize("axis", [{}, {"axis": 1}, {"axis": -2}])
def test_unknown_transform_length(axis: dict[str, int], tmp_path: Path) -> None:
    """A transform of length 4 gives 8 elements; other sizes are unchanged."""
    for proto, verdict in ((transformed(1, 2, 2, **axis), "obligation"), (transformed(1, 1, 2, **axis), "discharged")):
        assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == verdict
    assert verdicts(analyse_proto(transformed(1, 1, 3, **axis), tmp_path))[SHAPE] == "violated"
    nodes = [node("DFT", ["X", "n"], ["r"]), node("Concat", ["X", "X"], ["B"], axis=-1), node("Div", ["r", "B"], ["C"])]
    inputs = [value("X", FLOAT, ["a", "b", 1]), value("n", INT64, [])]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], opset=20)
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == "obligation"
    with pytest.raises(Exception, match="'Div'"):
        by_reference(proto, {"X": ones(1, 4, 1), "n": np.array(8)})


@pytest.mark.parametrize(
    ("operator", "operands", "shape", "opset", "last"),
    [
        (node("Unsqueeze", ["X"], ["r"], axes=[2]), {}, [3, 4], 9, 1),
        (node("Squeeze", ["X"], ["r"], axes=[2]), {}, [3, 4, 1], 10, 4),
        (node("Unsqueeze", ["X"], ["r"], axes=[-1]), {}, [3, 4], 11, 1),
        (node("DFT", ["X", "k"], ["r"]), {"k": np.int64(8)}, [1, 4, 1], 20, 2),
        (node("GlobalMaxPool", ["X"], ["r"]), {}, [1, 2, 3, 4], 17, 1),
        (node("MaxPool", ["X"], ["r"], kernel_shape=[3, 2], pads=[1, 1, 1, 1]), {}, [1, 2, 6, 7], 17, 8),
        (node("LpPool", ["X"], ["r"], kernel_shape=[3, 2], pads=[1, 0, 1, 0]), {}, [1, 2, 6, 7], 17, 6),
        (node("GlobalAveragePool", ["X"], ["r"]), {}, [1, 2, 3], 17, 1),
        (node("PRelu", ["X", "w"], ["r"]), {"w": ones(3)}, [2, 3], 17, 3),
    ],
)
def test_agreed_sizes_are_known(
    operator: Any, operands: dict[str, Any], shape: list[int], opset: int, last: int, tmp_path: Path
) -> None:
    rank = 2 if operator.op_type == "Squeeze" else len(shape) + (operator.op_type == "Unsqueeze")
    case = (operator, operands, shape, opset, rank, last)
    assert runs(*model_of_case(case, axes=False, divides=False)) == [0, 0]
    full_model, _ = model_of_case(case, axes=False, divides=True)
    assert verdicts(analyse_proto(full_model, tmp_path))[NOT_ZERO] == "violated"


@pytest.mark.parametrize(("limit", "length"), [(2**62 + 2, 3), (2**51, 4)])
def test_length_of_a_range_of_large_integers(limit: int, length: int, tmp_path: Path) -> None:
    """Exact arithmetic gives 3, float64 gives 2; the elements are known, their number is not."""
    step = 2**61 if length == 3 else 2**49
    constants = [
        tensor(name, np.int64(n))
        for name, n in (("s", 0), ("l", limit), ("d", step), ("less", 2 if length == 3 else 4))
    ]
    sized = [node("Range", ["s", "l", "d"], ["r"]), node("Size", ["r"], ["n"]), node("Sub", ["n", "less"], ["B"])]
    assert 0 in runs(model(sized, [], [value("B", INT64, [])], constants), {})
    proto = model([*sized, node("Div", ["A", "B"], ["C"])], [value("A", INT64, [])], [value("C", INT64, [])], constants)
    assert verdicts(analyse_proto(proto, tmp_path))[NOT_ZERO] == ("obligation" if length == 3 else "violated")


def test_elements_of_the_range_are_known(tmp_path: Path) -> None:
    step = 2**53 + 1
    constants = [tensor(name, np.int64(n)) for name, n in (("s", -3 * step), ("l", 0), ("d", step))]
    nodes = [node("Range", ["s", "l", "d"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [value("A", INT64, [])], [value("C", INT64, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path))[NOT_ZERO] == "discharged"
