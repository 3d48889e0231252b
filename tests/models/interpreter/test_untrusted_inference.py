"""Untrusted inference: unstated types, wrongly inferred shapes, and attributes of another precision.

Each of these models was once discharged, and violates what was discharged when it runs.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

from tests.models.model_builders import FLOAT, INT32, INT64, analyse_proto, graph, model, node, tensor, value

BOOL, HALF = TensorProto.BOOL, TensorProto.FLOAT16
ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
DIV = node("Div", ["A", "B"], ["C"], name="q")


def row(requirement: str, proto: Any, tmp_path: Path, *ranges: str, profile: str | None = None) -> Any:
    """The finding on one requirement of the only Div."""
    ((_, rows),) = analyse_proto(proto, tmp_path, profile, *ranges).nodes
    return next(result for result in rows if requirement in result.requirements)


def test_a_cast_of_an_unknown_type_is_no_copy(tmp_path: Path) -> None:
    """0.5 is not 0, but it is as an integer."""
    nodes = [
        node("Optional", ["x"], ["s"]),
        node("OptionalGetElement", ["s"], ["y"]),
        node("Cast", ["y"], ["i"], to=INT32),
        node("Equal", ["y", "zero"], ["none"]),
        node("Where", ["none", "one", "i"], ["B"]),
        DIV,
    ]
    constants = [tensor("zero", np.float32(0)), tensor("one", np.int32(1))]
    inputs = [value("x", FLOAT, [2]), value("A", INT32, [2])]
    value_infos = [value("i", INT32, [2]), value("none", BOOL, [2])]
    result = row(
        ZERO, model(nodes, inputs, [value("C", INT32, [2])], constants, value_info=value_infos), tmp_path, "A=0:5"
    )
    assert result.verdict.name == "OBLIGATION"


@pytest.mark.parametrize(
    ("equation", "x", "y", "a", "verdict"),
    [
        ("ij,ij->ij", [1, 3], [2, 3], [5, 3], "OBLIGATION"),
        ("ij,ij->ij", ["N", 3], ["M", 3], [5, 3], "OBLIGATION"),
        ("...j,...j->...j", [1, 3], [2, 3], [5, 3], "OBLIGATION"),
        ("ij,jk->ik", [5, 3], [3, 4], [5, 4], "DISCHARGED"),
        ("ij,ij->ij", [5, 3], [5, 3], [5, 3], "DISCHARGED"),
    ],
)
def test_axes_of_size_1_of_an_einsum(
    equation: str, x: list[Any], y: list[Any], a: list[Any], verdict: str, tmp_path: Path
) -> None:
    """Inference gives [1, 3] where the result is [2, 3]."""
    inputs = [value("A", FLOAT, a), value("x", FLOAT, x), value("y", FLOAT, y)]
    proto = model([node("Einsum", ["x", "y"], ["B"], equation=equation), DIV], inputs, [value("C", FLOAT, None)])
    assert row(SHAPE, proto, tmp_path).verdict.name == verdict


@pytest.mark.parametrize(("number", "discharged"), [(1e-8, False), (1e-7, True)])
@pytest.mark.parametrize("operator", ["Pad", "Clip"])
def test_an_attribute_is_rounded_to_the_type(operator: str, number: float, discharged: bool, tmp_path: Path) -> None:
    """1e-8 is 0 in float16, or is not yet rounded."""
    attributes = {"pads": [0, 1], "value": number} if operator == "Pad" else {"min": number, "max": 1.0}
    constants = [] if operator == "Clip" else [tensor("x", np.array([1, 2], np.float16))]
    inputs = [value("A", HALF, [3]), *([] if constants else [value("x", HALF, [3])])]
    proto = model(
        [node(operator, ["x"], ["B"], **attributes), DIV], inputs, [value("C", HALF, [3])], constants, opset=10
    )
    result = row("V_DIV_FLOAT_NONZERO_0010", proto, tmp_path, profile="openvino-1")
    assert (result.verdict.name == "DISCHARGED") is discharged


def test_loop_names_assumptions_of_later_iterations(tmp_path: Path) -> None:
    carried = [value("i", INT64, []), value("go", BOOL, []), value("v", INT32, [2])]
    nodes = [node("Identity", ["go"], ["on"]), node("Div", ["k", "v"], ["q"]), node("Identity", ["x"], ["w"])]
    body = graph(nodes, "body", carried, [value("on", BOOL, []), value("w", INT32, [2]), value("q", INT32, [2])])
    constants = [tensor("v0", np.array([1, 5], np.int32)), tensor("k", np.array([7, 7], np.int32))]
    inputs = [value("x", INT32, [2]), value("n", INT64, [])]
    outputs = [value("v1", INT32, [2]), value("qs", INT32, None)]
    proto = model([node("Loop", ["n", "", "v0"], ["v1", "qs"], body=body)], inputs, outputs, constants)
    result = row(ZERO, proto, tmp_path, "x=1:5")
    assert result.verdict.name == "DISCHARGED"
    assert any("x=1:5" in text for text in result.assumption_texts)
    assert row(ZERO, proto, tmp_path).verdict.name == "OBLIGATION"


def test_shapes_stated_by_a_scan_body_are_assumed(tmp_path: Path) -> None:
    body = graph([node("Div", ["e", "k"], ["q"])], "body", [value("e", INT32, [2])], [value("q", INT32, [2])])
    constants = [tensor("k", np.array([1, 2], np.int32))]
    scan = node("Scan", ["x"], ["C"], body=body, num_scan_inputs=1)
    proto = model([scan], [value("x", INT32, ["M", "N"])], [value("C", INT32, None)], constants)
    result = row(SHAPE, proto, tmp_path)
    assert result.verdict.name == "DISCHARGED"
    assert any("'e'" in text or " e" in text for text in result.assumption_texts)


def test_if_of_another_domain_is_no_if(tmp_path: Path) -> None:
    def branch(name: str, number: int) -> Any:
        constant = node("Constant", [], [name], value=tensor("", np.array([number], np.int32)))
        return graph([constant], name, [], [value(name, INT32, [1])])

    chosen = {"then_branch": branch("t", 1), "else_branch": branch("e", 2)}
    inputs = [value("choice", BOOL, []), value("A", INT32, [1])]
    for domain, verdict in (("", "DISCHARGED"), ("com.x", "OBLIGATION")):
        own = node("If", ["choice"], ["B"], domain=domain, **chosen)
        proto = model([own, DIV], inputs, [value("C", INT32, [1])], imports=["com.x"])
        assert row(ZERO, proto, tmp_path).verdict.name == verdict


F32 = np.float32
POOL = {"kernel_shape": [2], "strides": [2]}


def divide_by_size_error(
    operator: str, operands: list[Any], attributes: dict[str, Any], shape: list[int], size: int, outputs: int = 1
) -> Any:
    """A model that divides by a result's last size minus the inferred one."""
    names = [f"r{k}" for k in range(outputs)]
    constants = [tensor(f"c{k}", x) for k, x in enumerate(operands) if x is not None]
    input_names = ["" if x is None else f"c{k}" for k, x in enumerate(operands)]
    nodes = [
        node(operator, ["X", *input_names] if shape else input_names, names, **attributes),
        node("Shape", [names[-1]], ["sizes"]),
        node("Gather", ["sizes", "last"], ["n"]),
        node("Sub", ["n", "less"], ["B"]),
        DIV,
    ]
    constants += [tensor("last", np.int64(-1)), tensor("less", np.int64(size))]
    inputs = [value("A", INT64, [3]), *([value("X", FLOAT, shape)] if shape else [])]
    return nodes, inputs, constants


@pytest.mark.parametrize(
    ("operator", "operands", "attributes", "shape", "opset"),
    [
        ("Range", [F32(0.1), F32(3), F32(0.1)], {}, [], 19),
        ("STFT", [np.int64(3), np.ones(4, F32)], {}, [1, 10, 1], 17),
        ("ConvTranspose", [np.ones((1, 1, 2), F32)], {**POOL, "auto_pad": "SAME_UPPER", "output_padding": [1]}, [1, 1, 2], 19),
        ("Conv", [np.ones((1, 1, 3), F32)], {"strides": [3]}, [1, 1, 1], 19),
        ("AveragePool", [], {"kernel_shape": [2], "dilations": [2], "auto_pad": "SAME_UPPER"}, [1, 1, 3], 19),
        ("MaxPool", [], {**POOL, "ceil_mode": 1, "auto_pad": "SAME_UPPER"}, [1, 1, 3], 19),
        ("MaxPool", [], {"kernel_shape": [2], "strides": [1], "pads": [1, 1], "ceil_mode": 1}, [1, 1, 6], 19),
        ("MaxPool", [], {"kernel_shape": [3], "strides": [2], "pads": [0, 1], "ceil_mode": 1}, [1, 1, 9], 19),
        ("AveragePool", [], {"kernel_shape": [1], "strides": [2], "ceil_mode": 1}, [1, 1, 8], 19),
        ("LpPool", [], {"kernel_shape": [3], "strides": [2]}, [1, 1, 2], 18),
        ("MaxPool", [], {"kernel_shape": [3], "strides": [3], "auto_pad": "SAME_LOWER"}, [1, 1, 7], 19),
        ("MaxPool", [], {"kernel_shape": [3], "pads": [0, 1]}, [1, 1, 8], 19),
        ("AveragePool", [], {"kernel_shape": [3], "dilations": [2], "auto_pad": "VALID"}, [1, 1, 5], 19),
        ("Split", [], {"num_outputs": 3}, [1], 18),
        ("Split", [], {"num_outputs": 3}, [2], 18),
        ("Resize", [None, None, np.array([3])], {"keep_aspect_ratio_policy": "not_larger", "axes": [2]}, [1, 1, 5], 19),
        ("Resize", [None, np.array([1, 1, 1.4], F32)], {}, [1, 1, 5], 19),
        ("Slice", [np.array([n]) for n in (-9, 2**63 - 1, 0, -1)], {}, [4], 19),
        ("Slice", [np.array([n]) for n in (-9, -9, 0, -3)], {}, [4], 19),
        ("Slice", [np.array([n]) for n in (-1, 2**31 - 1, 0, -1)], {}, [4], 19),
        ("Squeeze", [np.array([], np.int64)], {}, [3, 1, 2], 19),
    ],
)  # fmt: skip
def test_sizes_that_runtimes_dispute_are_unknown(
    operator: str, operands: list[Any], attributes: dict[str, Any], shape: list[int], opset: int, tmp_path: Path
) -> None:
    """By inference, each of these denominators would be a known number."""
    outputs = attributes.get("num_outputs", 1)
    nodes, inputs, constants = divide_by_size_error(operator, operands, attributes, shape, 0, outputs)
    proto = model(nodes, inputs, [value("C", INT64, None)], constants, opset=opset)
    result = row(ZERO, proto, tmp_path)
    assert result.verdict.name == "OBLIGATION", result.reason


@pytest.mark.parametrize(
    ("operator", "operands", "attributes", "shape", "size"),
    [
        ("Range", [np.int64(1), np.int64(9), np.int64(3)], {}, [], 3),
        ("Conv", [np.ones((1, 1, 3), F32)], {"strides": [3]}, [1, 1, 8], 2),
        ("MaxPool", [], {"kernel_shape": [3], "strides": [2], "ceil_mode": 1}, [1, 1, 9], 4),
        ("AveragePool", [], {**POOL, "auto_pad": "SAME_UPPER"}, [1, 1, 3], 2),
        ("ConvTranspose", [np.ones((1, 1, 2), F32)], POOL, [1, 1, 2], 4),
        ("Split", [], {"num_outputs": 2}, [5], 2),
        ("Resize", [None, np.array([1, 1, 2.5], F32)], {}, [1, 1, 5], 12),
        ("Resize", [None, np.array([2], F32)], {"axes": [2]}, [1, 1, 5], 10),
        ("Resize", [None, None, np.array([1, 1, 7])], {}, [1, 1, 5], 7),
        ("Slice", [np.array([n]) for n in (-1, -(2**63), 0, -1)], {}, [4], 4),
        ("Slice", [np.array([n]) for n in (1, 2**63 - 1)], {}, [4], 3),
        ("Squeeze", [np.array([1])], {}, [3, 1, 2], 2),
    ],
)
def test_agreed_sizes_are_known(
    operator: str, operands: list[Any], attributes: dict[str, Any], shape: list[int], size: int, tmp_path: Path
) -> None:
    for less, verdict in ((size - 1, "DISCHARGED"), (size, "VIOLATED")):
        outputs = attributes.get("num_outputs", 1)
        nodes, inputs, constants = divide_by_size_error(operator, operands, attributes, shape, less, outputs)
        proto = model(nodes, inputs, [value("C", INT64, None)], constants, opset=19)
        result = row(ZERO, proto, tmp_path)
        assert result.verdict.name == verdict, result.reason


def test_disputed_rank_is_unknown(tmp_path: Path) -> None:
    nodes = [
        node("Squeeze", ["X", "none"], ["r"]),
        node("Shape", ["r"], ["sizes"]),
        node("Shape", ["sizes"], ["axes"]),
        node("Sub", ["axes", "three"], ["B"]),
        DIV,
    ]
    constants = [tensor("none", np.array([], np.int64)), tensor("three", np.int64(3))]
    inputs = [value("A", INT64, [1]), value("X", FLOAT, [3, 1, 2])]
    result = row(ZERO, model(nodes, inputs, [value("C", INT64, [1])], constants), tmp_path)
    assert result.verdict.name == "OBLIGATION", "3 axes for some, and 2 for others"


def test_integers_beyond_a_half_are_at_least_one(tmp_path: Path) -> None:
    nodes = [
        node("Cast", ["X"], ["f"], to=FLOAT),
        node("Greater", ["f", "half"], ["more"]),
        node("Where", ["more", "X", "seven"], ["B"]),
        DIV,
    ]
    constants = [tensor("half", np.float32(0.5)), tensor("seven", np.int16(7))]
    inputs = [value(name, TensorProto.INT16, [3]) for name in "AX"]
    result = row(ZERO, model(nodes, inputs, [value("C", TensorProto.INT16, [3])], constants), tmp_path)
    assert (result.verdict.name, result.reason) == ("DISCHARGED", "B is 1 to 32767, never 0")


def test_a_range_of_all_integers_is_not_listed(tmp_path: Path) -> None:
    constants = [tensor("s", np.int64(-(2**63))), tensor("l", np.int64(2**63 - 1)), tensor("d", np.int64(1))]
    proto = model(
        [node("Range", ["s", "l", "d"], ["B"]), DIV], [value("A", INT64, None)], [value("C", INT64, None)], constants
    )
    assert row(ZERO, proto, tmp_path).verdict.name == "OBLIGATION"


@pytest.mark.parametrize(("shape", "verdict"), [(["N", 2], "OBLIGATION"), ([2, "N"], "DISCHARGED")])
@pytest.mark.parametrize("opset", [9, 10, 11])
def test_slice_of_an_unknown_axis_has_another_size(opset: int, shape: list[Any], verdict: str, tmp_path: Path) -> None:
    """Axes that are not sliced keep their sizes."""
    attributes = {"starts": [0], "ends": [9], "axes": [0]}
    constants = [tensor(name, np.array(number)) for name, number in attributes.items() if opset > 9]
    cut = node("Slice", ["X", *attributes], ["r"]) if constants else node("Slice", ["X"], ["r"], **attributes)
    nodes, operand = [cut, node("Div", ["X", "r"], ["C"])], value("X", FLOAT, shape)
    result = row(SHAPE, model(nodes, [operand], [value("C", FLOAT, None)], constants, opset=opset), tmp_path)
    assert result.verdict.name == verdict, result.reason


@pytest.mark.parametrize(("version", "verdict"), [(3, "DISCHARGED"), (4, "OBLIGATION"), (9, "OBLIGATION")])
def test_initializer_that_had_to_be_an_input(version: int, verdict: str, tmp_path: Path) -> None:
    """Before IR version 4, only the reference evaluator lets callers replace it: an assumption."""
    inputs = [value("A", INT32, [3]), value("B", INT32, [3])]
    proto = model([DIV], inputs, [value("C", INT32, [3])], [tensor("B", np.array([1, 2, 3], np.int32))], opset=7)
    proto.ir_version = version
    for requirement, expected in ((ZERO, verdict), (SHAPE, "DISCHARGED")):
        result = row(requirement, proto, tmp_path)
        assert result.verdict.name == expected
        assert any("before IR version 4" in text for text in result.assumption_texts) == (version < 4)
    proto.graph.initializer[0].CopyFrom(tensor("B", np.array([1, 0, 3], np.int32)))
    assert row(ZERO, proto, tmp_path).verdict.name == ("VIOLATED" if version < 4 else "OBLIGATION")
