"""Exporters' code for paddings, windows and heads: remainders of sizes, and partly known shapes."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import helper
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    reasons,
    tensor,
    value,
    verdicts,
)
from vinculum.models.numeric.interval import Interval
from vinculum.models.numeric.interval_arithmetic import modulo

NOT_ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
DIV = node("Div", ["A", "B"], ["C"])
OVERFLOW = "V_DIV_INT_OVERFLOW_0010"
INT8, INT16 = 3, 5


@pytest.mark.parametrize("truncated", [False, True])
def test_remainder_bounds_are_exact_for_constant_quotients(truncated: bool) -> None:
    bounds = (-9, -8, -7, -1, 0, 1, 6, 7, 8, 13)
    for low, high, divisor in product(bounds, bounds, (-7, -3, -1, 1, 3, 7)):
        if low > high:
            continue
        x = np.arange(low, high + 1)
        result = (np.fmod if truncated else np.mod)(x, divisor)
        interval = modulo(Interval(low, high), Interval(divisor, divisor), INT8, truncated=truncated)
        assert interval.low <= result.min()
        assert result.max() <= interval.high
        quotients = np.trunc(x / divisor) if truncated else np.floor(x / divisor)
        if len(set(quotients)) == 1 and (low >= 0 or high <= 0):
            assert (interval.low, interval.high) == (result.min(), result.max())


@pytest.mark.parametrize("truncated", [False, True])
def test_remainder_bounds_contain_every_result(truncated: bool) -> None:
    boxes = ((-9, -2), (-4, 3), (0, 5), (2, 9))
    for x, y in product(boxes, [(-3, -1), (2, 2), (2, 5), (-7, -6)]):
        one, other = np.meshgrid(np.arange(x[0], x[1] + 1), np.arange(y[0], y[1] + 1))
        result = (np.fmod if truncated else np.mod)(one, other)
        interval = modulo(Interval(*x), Interval(*y), INT8, truncated=truncated)
        assert interval.low <= result.min()
        assert result.max() <= interval.high


@pytest.mark.parametrize(("size", "verdict"), [(16, "discharged"), (14, "violated"), ("N", "obligation")])
def test_padding_to_full_windows(size: Any, verdict: str, tmp_path: Path) -> None:
    """7 - size % 7, and again % 7, as exported for torch's pad; for 14 it is 0."""
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Mod", ["s", "seven"], ["m"]),
        node("Sub", ["seven", "m"], ["d"]),
        node("Mod", ["d", "seven"], ["B"]),
        DIV,
    ]
    inputs = [value("x", INT64, [size]), value("A", INT64, [1])]
    proto = model(nodes, inputs, [value("C", INT64, None), value("B", INT64, None)], [tensor("seven", np.array([7]))])
    assert verdicts(analyse_proto(proto, tmp_path))[NOT_ZERO] == verdict
    if size == 16:
        feeds = {"x": np.ones(16, np.int64), "A": np.array([9])}
        assert by_onnxruntime(proto, feeds)[1].tolist() == [5]


# What is wanted of each axis, the shape of X, the shape that is known then; a shape of X and a number with which it is run.
EXPECTED = {
    "an open number between known ones": (["one", "open", "three"], ["N"], "[1, ?, 3]", [15], 5),
    "what is left beside an open number": (["open", "left", "three"], ["N"], "[?, ?, 3]", [30], 5),
    "the size of X at its place": (["open", "zero"], [5, 3], "[?, 3]", [5, 3], 5),
    "no size of X at its place": (["open", "n"], ["N", 3], "[?, ?]", [6, 3], 3),
    "X of which nothing is known": (["open", "three"], None, "[?, 3]", [5, 3], 5),
    "zeros of it": (["zero", "open"], None, "[?, ?]", [5, 3], 3),
}


@pytest.mark.parametrize("opset", [11, 18])
@pytest.mark.parametrize(("parts", "sizes", "shape", "run", "number"), EXPECTED.values(), ids=list(EXPECTED))
def test_reshape_to_a_partly_known_shape(
    parts: list[str], sizes: Any, shape: str, run: list[int], number: int, opset: int, tmp_path: Path
) -> None:
    numbers = {"one": 1, "three": 3, "left": -1, "zero": 0, "seven": 7}
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Gather", ["s", "zero"], ["n"]),
        node("Mod", ["y", "seven"], ["open"]),
        node("Concat", parts, ["t"], axis=0),
        node("Reshape", ["x", "t"], ["B"]),
        DIV,
    ]
    inputs = [value("x", INT64, sizes), value("y", INT64, [1]), value("A", INT64, [1])]
    constants = [tensor(name, np.array([number])) for name, number in numbers.items()]
    proto = model(nodes, inputs, [value("C", INT64, None), value("B", INT64, None)], constants, opset=opset)
    assert reasons(analyse_proto(proto, tmp_path), SHAPE) == [f"A is [1], B is {shape}"]
    feeds = {"x": np.ones(run, np.int64), "y": np.array([number]), "A": np.array([9])}
    result = by_onnxruntime(proto, feeds)[1].shape
    assert all(inferred in ("?", str(size)) for inferred, size in zip(shape[1:-1].split(", "), result, strict=True))


def test_unknown_reshape_sizes_may_be_copied_from_x(tmp_path: Path) -> None:
    """An unknown size may be 0, which copies x's size, or -1: it is not known to meet another."""
    nodes = [node("Concat", ["y", "three"], ["t"], axis=0), node("Reshape", ["x", "t"], ["B"]), DIV]
    inputs = [value("x", INT64, [4, 3]), value("y", INT64, [1]), value("A", INT64, [5, 3])]
    proto = model(nodes, inputs, [value("C", INT64, None)], [tensor("three", np.array([3]))])
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == "obligation"


@pytest.mark.parametrize(
    ("kind", "assumes"), [(INT32, ("that no axis has 2^31 elements",)), (INT64, ()), (INT16, None)]
)
def test_sizes_cast_before_a_reshape(kind: int, assumes: Any, tmp_path: Path) -> None:
    """TensorFlow's shapes are int32; as int16, an axis of 2^16 elements has size 0."""
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Cast", ["s"], ["c"], to=kind),
        node("Slice", ["c", "zero", "one"], ["n"]),
        node("Concat", ["n", "unit"], ["t"], axis=0),
        node("Cast", ["t"], ["shape"], to=INT64),
        node("ReduceMax", ["x", "one"], ["r"], keepdims=0),
        node("Reshape", ["r", "shape"], ["B"]),
        node("Div", ["x", "B"], ["C"]),
    ]
    one = np.array([1], helper.tensor_dtype_to_np_dtype(kind))
    constants = [tensor("zero", np.array([0])), tensor("one", np.array([1])), tensor("unit", one)]
    proto = model(nodes, [value("x", INT64, ["N", 3])], [value("C", INT64, ["N", 3])], constants)
    analysis = analyse_proto(proto, tmp_path)
    assert verdicts(analysis)[SHAPE] == ("obligation" if assumes is None else "discharged")
    assert assumes in (None, next(row.assumption_texts for row in analysis.findings if SHAPE in row.requirements))
    assert by_onnxruntime(proto, {"x": np.full((5, 3), 4)})[0].tolist() == [[1] * 3] * 5


@pytest.mark.parametrize(
    ("equation", "shape"),
    [
        ("bqd,bkd->bqk", "[?, 4, K]"),
        ("bqd, bkd -> qb", "[4, ?]"),
        ("bqd,bkd->", "[]"),
        ("bqd,bkd->kqd", "[K, 4, 8]"),
        ("...qd,...kd->...qk", "[?, 4, K]"),
        ("...qd,...kd->qk...", "[4, K, ?]"),
        ("bqd,bkd", "unknown"),
    ],
)
def test_einsum_axes_shared_by_operands(equation: str, shape: str, tmp_path: Path) -> None:
    """An axis b may be 1 in one operand and any number in the other; other axes are known."""
    inputs = [value("A", FLOAT, [1]), value("x", FLOAT, ["M", 4, 8]), value("y", FLOAT, ["N", "K", 8])]
    proto = model(
        [node("Einsum", ["x", "y"], ["B"], equation=equation), DIV],
        inputs,
        [value("C", FLOAT, None), value("B", FLOAT, None)],
    )
    assert reasons(analyse_proto(proto, tmp_path), SHAPE)[0].split(", B is ")[1].startswith(shape)
    feeds = {"A": np.ones(1, np.float32), "x": np.ones((1, 4, 8), np.float32), "y": np.ones((2, 3, 8), np.float32)}
    result = by_onnxruntime(proto, feeds)[1].shape
    stated_sizes = shape[1:-1].split(", ") if shape not in ("[]", "unknown") else []
    assert shape == "unknown" or len(stated_sizes) == len(result)
    assert all(size in ("?", "K", str(n)) for size, n in zip(stated_sizes, result, strict=False))


@pytest.mark.parametrize(
    ("equation", "x", "y", "shape"),
    [
        ("...qd,...kd->...qk", ["M", 2, 4, 8], ["N", 2, 3, 8], "[?, 2, 4, 3]"),
        ("...d,...d->...", [4, 8], ["N", 4, 8], "[N, 4]"),
        ("...d,d->...", ["N", 4, 8], [8], "[N, 4]"),
        ("b...d,...d->...b", ["N", 4, 8], [1, 8], "[?, N]"),
        ("...i,...j->...ij", ["N", 4], ["N", 8], "[N, 4, 8]"),
        ("...ij,...jk->...ik", [4, 8], [8, 3], "[4, 3]"),
        ("...d,...d->", [4, 8], [4, 8], "unknown"),
        ("...d,...d", [4, 8], [4, 8], "unknown"),
        ("..d,...d->...", [4, 8], [4, 8], "unknown"),
        ("...qd,...d->...q", [4, 8], [8], "[4]"),
        ("...abcd,...d->...", [4, 8], [8], "unknown"),
    ],
)
def test_axes_of_an_ellipsis(equation: str, x: list[Any], y: list[Any], shape: str, tmp_path: Path) -> None:
    inputs = [value("A", FLOAT, [1]), value("x", FLOAT, x), value("y", FLOAT, y)]
    nodes, outputs = [node("Einsum", ["x", "y"], ["B"], equation=equation), DIV], [value("C", FLOAT, None)]
    findings = reasons(analyse_proto(model(nodes, inputs, outputs), tmp_path), SHAPE)[0].split(", B is ")[1]
    assert findings.split(":")[0].startswith(shape)
    if shape == "unknown":
        return
    own, other = (np.ones([{"M": 1, "N": 5}.get(size, size) for size in dims], np.float32) for dims in (x, y))
    proto = model(nodes[:1], inputs[1:], [value("B", FLOAT, None)])
    result = ReferenceEvaluator(proto).run(None, {"x": own, "y": other})[0].shape
    stated_sizes = shape[1:-1].split(", ")
    assert len(stated_sizes) == len(result)
    assert all(size in ("?", "N" if n == 5 else str(n)) for size, n in zip(stated_sizes, result, strict=True))


def test_partly_known_repeats_of_tile(tmp_path: Path) -> None:
    """Repeats of 1, 2 and an unknown number; twice an unknown size is no known number."""
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Slice", ["s", "zero", "one"], ["n"]),
        node("Concat", ["one", "two", "n", "two"], ["many"], axis=0),
        node("Tile", ["x", "many"], ["B"]),
        DIV,
    ]
    constants = [tensor(name, np.array([number])) for name, number in (("zero", 0), ("one", 1), ("two", 2))]
    inputs = [value("x", INT64, ["N", 3, 5, "M"]), value("A", INT64, [1])]
    proto = model(nodes, inputs, [value("C", INT64, None), value("B", INT64, None)], constants)
    assert reasons(analyse_proto(proto, tmp_path), SHAPE) == ["A is [1], B is [N, 6, ?, ?]"]
    feeds = {"x": np.ones((2, 3, 5, 4), np.int64), "A": np.array([9])}
    assert by_onnxruntime(proto, feeds)[1].shape == (2, 6, 10, 8)


@pytest.mark.parametrize(
    ("sizes", "place", "name_in_report"),
    [
        (["N", 3], [0], "0 to 9223372036854775807, the size N"),
        ([None, 3], [0], "0 to 9223372036854775807, the size x[0]"),
        (["N", None], [0, 1], "0 to 9223372036854775807, the size N or x[1]"),
        (["N", 3], [1], None),
    ],
)
def test_denominator_that_is_a_size_is_named(
    sizes: Any, place: list[int], name_in_report: str | None, tmp_path: Path
) -> None:
    nodes = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "place"], ["B"]), DIV]
    inputs = [value("x", FLOAT, sizes), value("A", INT64, [len(place)])]
    proto = model(nodes, inputs, [value("C", INT64, None)], [tensor("place", np.array(place))])
    expected = (
        "B is constant, 3, never 0"
        if name_in_report is None
        else f"show that no element of B is 0: B is {name_in_report} (see --range)"
    )
    assert reasons(analyse_proto(proto, tmp_path), NOT_ZERO) == [expected]


@pytest.mark.parametrize("place", ["A", "B"])
@pytest.mark.parametrize(
    ("shape", "verdict"),
    [((), "discharged"), ((1,), "discharged"), ((1, 1), "discharged"), ((2,), "obligation"), (("N",), "obligation")],
)
def test_one_element_broadcasts_with_any_shape(shape: Any, verdict: str, place: str, tmp_path: Path) -> None:
    shapes = {"A": None, "B": None, place: shape}
    inputs = [value(name, FLOAT, size) for name, size in shapes.items()]
    proto = model([DIV], inputs, [value("C", FLOAT, None)])
    analysis = analyse_proto(proto, tmp_path)
    assert verdicts(analysis)[SHAPE] == verdict
    assert ("to be shown" in reasons(analysis, SHAPE)[0]) is (verdict == "obligation")
    if verdict == "discharged":
        for other in ((), (3,), (2, 0), (2, 1, 3)):
            feeds = {name: np.ones(other if size is None else size, np.float32) for name, size in shapes.items()}
            assert by_onnxruntime(proto, feeds)[0].shape == np.broadcast_shapes(other, shape)


def test_one_element_may_differ_in_shape(tmp_path: Path) -> None:
    proto = model([DIV], [value("A", FLOAT, None), value("B", FLOAT, [1])], [value("C", FLOAT, None)])
    assert verdicts(analyse_proto(proto, tmp_path, "sonnx"))["E_DIV_FLOAT_CONSTR_A_0010"] == "obligation"


@pytest.mark.parametrize(
    ("parts", "verdict"), [(["n"], "discharged"), (["n", "n"], "discharged"), (["n", "y"], "obligation")]
)
def test_int32_sizes_are_nonnegative(parts: list[str], verdict: str, tmp_path: Path) -> None:
    """The assumption is that sizes fit in 32 bits; other elements of a shape may be -1."""
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Slice", ["s", "zero", "one"], ["n"]),
        node("Concat", parts, ["c"], axis=0),
        node("Cast", ["c"], ["B"], to=INT32),
        DIV,
    ]
    inputs = [value("x", FLOAT, ["N", 3]), value("y", INT64, [1]), value("A", INT32, [len(parts)])]
    constants = [tensor("zero", np.array([0])), tensor("one", np.array([1]))]
    analysis = analyse_proto(model(nodes, inputs, [value("C", INT32, None)], constants), tmp_path)
    assert verdicts(analysis)[OVERFLOW] == verdict
    assert verdicts(analysis)[NOT_ZERO] == "obligation"
    rests = [row.assumption_texts for row in analysis.findings if OVERFLOW in row.requirements]
    assert rests == [("that no axis has 2^31 elements",)]


@pytest.mark.parametrize("sizes", [None, ["N", "M"]])
@pytest.mark.parametrize(
    ("nodes", "verdict"),
    [
        ([node("ReduceSum", ["A", "axes"], ["B"])], "discharged"),
        ([node("ReduceMax", ["A", "axes"], ["B"])], "discharged"),
        ([node("Identity", ["A"], ["a"]), node("ReduceL2", ["a", "axes"], ["B"])], "discharged"),
        ([node("ReduceSum", ["A", "axes"], ["B"], keepdims=0)], "obligation"),
        ([node("ReduceSum", ["A", "axes"], ["r"]), node("Transpose", ["r"], ["B"])], "obligation"),
        ([node("Transpose", ["A"], ["a"]), node("ReduceSum", ["a", "axes"], ["B"])], "obligation"),
    ],
)
def test_reduction_with_keepdims_meets_its_operand(nodes: list[Any], verdict: str, sizes: Any, tmp_path: Path) -> None:
    """It does so for any shape of the operand."""
    inputs = [value("A", FLOAT, sizes), value("axes", INT64, ["n"])]
    proto = model([*nodes, DIV], inputs, [value("C", FLOAT, None)])
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == verdict
    if verdict == "discharged":
        for shape, axes in (((2, 3), [1]), ((4,), [0]), ((2, 0, 3), [2]), ((), []), ((2, 3), [])):
            if sizes is not None and len(shape) != len(sizes):
                continue
            feeds = {"A": np.ones(shape, np.float32), "axes": np.array(axes, np.int64)}
            assert by_onnxruntime(proto, feeds)[0].shape == shape


@pytest.mark.parametrize(("keepdims", "verdict"), [(1, "discharged"), (0, "obligation")])
def test_reduction_over_unknown_axes(keepdims: int, verdict: str, tmp_path: Path) -> None:
    inputs = [value("A", FLOAT, ["N", "M"]), value("axes", INT64, [1])]
    value_infos = [value("B", FLOAT, [None, None][: 1 + keepdims])]
    nodes = [node("ReduceSum", ["A", "axes"], ["B"], keepdims=keepdims), DIV]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], value_info=value_infos)
    analysis = analyse_proto(proto, tmp_path)
    assert verdicts(analysis)[SHAPE] == verdict
    rests = [row.assumption_texts for row in analysis.findings if SHAPE in row.requirements]
    assert rests == [("the shape that the model states of B",)]
