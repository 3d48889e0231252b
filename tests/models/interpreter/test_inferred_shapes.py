"""Shapes on which the rules of onnx and a runtime disagree: each case divides by 0 when it is run."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import FLOAT, INT64, analysed, by_onnxruntime, model, node, tensor, value, verdicts

NOT_ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
F32 = np.float32


def by_reference(made: Any, feeds: dict[str, Any]) -> list[Any]:
    return list(ReferenceEvaluator(made).run(None, feeds))


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


def of_case(case: Any, *, axes: bool, divides: bool) -> tuple[Any, dict[str, Any]]:
    """A model in which B is 0 as it is run: the number of axes of a result, or its last size, less what that is."""
    created, operands, shape, opset, rank, last = case
    counted = [node("Shape", ["s"], ["m"])] if axes else [node("Gather", ["s", "end"], ["m"])]
    nodes = [created, node("Shape", ["r"], ["s"]), *counted, node("Sub", ["m", "less"], ["B"])]
    constants = [tensor(name, array) for name, array in operands.items()]
    constants += [tensor("end", np.int64(rank - 1)), tensor("less", np.int64(rank if axes else last))]
    inputs, feeds = [value("X", FLOAT, shape)], {"X": ones(*shape)}
    if divides:
        inputs, nodes = [*inputs, value("A", INT64, [])], [*nodes, node("Div", ["A", "B"], ["C"])]
    return model(nodes, inputs, [value("C" if divides else "B", INT64, None)], constants, opset=opset), feeds


def runs(made: Any, feeds: dict[str, Any]) -> list[int]:
    """B as ONNX Runtime and the reference evaluator have it, as far as they take the model."""
    result = []
    for run in (partial(by_onnxruntime, plainly=True), by_reference):
        with suppress(Exception):
            result += np.ravel(run(made, feeds)[0]).tolist()
    return result


@pytest.mark.parametrize("axes", [True, False])
@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_a_size_that_is_zero_as_it_is_run_is_not_taken_for_another(case: Any, axes: bool, tmp_path: Path) -> None:
    assert 0 in runs(*of_case(case, axes=axes, divides=False))
    full_model, _ = of_case(case, axes=axes, divides=True)
    assert verdicts(analysed(full_model, tmp_path))[NOT_ZERO] in ("obligation", "violated")


@pytest.mark.parametrize(
    ("made", "opset", "first"),
    [
        (node("Unsqueeze", ["X"], ["r"], axes=[-3, -2]), 11, 1),
        (node("Unique", ["X"], ["r", "i"], sorted=0, axis=1), 18, 1),
    ],
)
def test_nor_is_the_first_size(made: Any, opset: int, first: int, tmp_path: Path) -> None:
    case = made, {}, [3, 4], opset, 1, first
    assert 0 in runs(*of_case(case, axes=False, divides=False))
    full_model, _ = of_case(case, axes=False, divides=True)
    assert verdicts(analysed(full_model, tmp_path))[NOT_ZERO] in ("obligation", "violated")


@pytest.mark.parametrize(
    "made",
    [node("Unique", ["X"], ["r"], sorted=0, axis=1), node("Unique", ["X"], ["r", "i"], axis=1)],
)
def test_sorted_or_alone_it_has_the_rows_of_x(made: Any, tmp_path: Path) -> None:
    case = made, {}, [3, 4], 18, 1, 3
    assert set(runs(*of_case(case, axes=False, divides=False))) == {0}
    full_model, _ = of_case(case, axes=False, divides=True)
    assert verdicts(analysed(full_model, tmp_path))[NOT_ZERO] == "violated"


def test_what_is_not_in_doubt_of_such_a_shape_is_known(tmp_path: Path) -> None:
    """The sizes that are in doubt may meet any other; that of the channels, 3, does not meet 7."""
    created, operands, shape, opset, *_ = CASES["a shape that is given, smaller than that of X"]
    constants = [tensor(name, array) for name, array in operands.items()]
    for dims, verdict in (([1, 3, 5, 5], "obligation"), ([1, 7, 5, 5], "violated")):
        inputs = [value("X", FLOAT, shape), value("B", FLOAT, dims)]
        nodes = [created, node("Div", ["r", "B"], ["C"])]
        full_model = model(nodes, inputs, [value("C", FLOAT, None)], constants, opset=opset)
        assert verdicts(analysed(full_model, tmp_path))[SHAPE] == verdict


def transformed(*dims: Any, **axis: int) -> Any:
    """What is transformed along axis 1, of a length that is not known, divided by B."""
    operands = ["X", "n", "axis"] if axis else ["X", "n"]
    inputs = [value("X", FLOAT, ["a", "b", 1]), value("n", INT64, []), value("B", FLOAT, dims)]
    constants = [tensor(name, np.int64(number)) for name, number in axis.items()]
    nodes = [node("DFT", operands, ["r"]), node("Div", ["r", "B"], ["C"])]
    return model(nodes, inputs, [value("C", FLOAT, None)], constants, opset=20)


@pytest.mark.parametrize("axis", [{}, {"axis": 1}, {"axis": -2}])
def test_a_length_of_a_transform_that_is_not_known(axis: dict[str, int], tmp_path: Path) -> None:
    """Of 4 it makes 8, and the other sizes are as they were."""
    for proto, verdict in ((transformed(1, 2, 2, **axis), "obligation"), (transformed(1, 1, 2, **axis), "discharged")):
        assert verdicts(analysed(proto, tmp_path))[SHAPE] == verdict
    assert verdicts(analysed(transformed(1, 1, 3, **axis), tmp_path))[SHAPE] == "violated"
    nodes = [node("DFT", ["X", "n"], ["r"]), node("Concat", ["X", "X"], ["B"], axis=-1), node("Div", ["r", "B"], ["C"])]
    inputs = [value("X", FLOAT, ["a", "b", 1]), value("n", INT64, [])]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], opset=20)
    assert verdicts(analysed(proto, tmp_path))[SHAPE] == "obligation"
    with pytest.raises(Exception, match="'Div'"):
        by_reference(proto, {"X": ones(1, 4, 1), "n": np.array(8)})


@pytest.mark.parametrize(
    ("made", "operands", "shape", "opset", "last"),
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
def test_what_all_have_alike_is_known(
    made: Any, operands: dict[str, Any], shape: list[int], opset: int, last: int, tmp_path: Path
) -> None:
    rank = 2 if made.op_type == "Squeeze" else len(shape) + (made.op_type == "Unsqueeze")
    case = (made, operands, shape, opset, rank, last)
    assert runs(*of_case(case, axes=False, divides=False)) == [0, 0]
    full_model, _ = of_case(case, axes=False, divides=True)
    assert verdicts(analysed(full_model, tmp_path))[NOT_ZERO] == "violated"


@pytest.mark.parametrize(("limit", "many"), [(2**62 + 2, 3), (2**51, 4)])
def test_how_many_large_integers_a_range_has(limit: int, many: int, tmp_path: Path) -> None:
    """3 by exact arithmetic, and 2 as float64 rounds it; each is one that is known, not how many they are."""
    step = 2**61 if many == 3 else 2**49
    constants = [
        tensor(name, np.int64(n)) for name, n in (("s", 0), ("l", limit), ("d", step), ("less", 2 if many == 3 else 4))
    ]
    sized = [node("Range", ["s", "l", "d"], ["r"]), node("Size", ["r"], ["n"]), node("Sub", ["n", "less"], ["B"])]
    assert 0 in runs(model(sized, [], [value("B", INT64, [])], constants), {})
    proto = model([*sized, node("Div", ["A", "B"], ["C"])], [value("A", INT64, [])], [value("C", INT64, [])], constants)
    assert verdicts(analysed(proto, tmp_path))[NOT_ZERO] == ("obligation" if many == 3 else "violated")


def test_of_which_numbers_it_is_made_is_known_all_the_same(tmp_path: Path) -> None:
    step = 2**53 + 1
    constants = [tensor(name, np.int64(n)) for name, n in (("s", -3 * step), ("l", 0), ("d", step))]
    nodes = [node("Range", ["s", "l", "d"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [value("A", INT64, [])], [value("C", INT64, None)], constants)
    assert verdicts(analysed(proto, tmp_path))[NOT_ZERO] == "discharged"
