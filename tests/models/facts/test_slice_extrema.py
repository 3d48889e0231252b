"""Maximum minus minimum, softmax shares, and replaced zeros: denominators that are never 0."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    tensor,
    value,
    verdicts,
)

DOUBLE, HALF, BOOL = TensorProto.DOUBLE, TensorProto.FLOAT16, TensorProto.BOOL
ZERO, NOT_ZERO = "V_DIV_FLOAT_NONZERO_0010", "E_DIV_INT_CONSTR_B_0030"
CONSTANTS = [
    tensor("last", np.array([-1])),
    tensor("first", np.array([0])),
    tensor("k", np.array([2])),
    tensor("none", np.array([0])),
    tensor("small", np.float32(1e-8)),
    tensor("nil", np.float32(0)),
    tensor("two", np.float32(2)),
    tensor("cube", np.full((1, 1, 1), 2, np.float32)),
]


def division_verdict(nodes: list[Any], shape: list[Any], folder: Path, opset: int = 18) -> str:
    """The verdict on A / B, where B is computed from x."""
    proto = model(
        [*nodes, node("Div", ["A", "B"], ["C"])],
        [value("x", FLOAT, shape), value("y", FLOAT, shape), value("A", FLOAT, [])],
        [value("C", FLOAT, None)],
        CONSTANTS,
        opset=opset,
    )
    return verdicts(analyse_proto(proto, folder, "openvino-1"))[ZERO]


def extreme(operator: str, result: str, of: str = "x", axes: str = "last", **more: Any) -> Any:
    return node(operator, [of, axes], [result], **more)


HIGH, LOW, SPAN = extreme("ReduceMax", "h"), extreme("ReduceMin", "l"), node("Sub", ["h", "l"], ["s"])
PADDED = node("Add", ["s", "small"], ["B"])
SPANS: dict[str, tuple[list[Any], list[Any], str]] = {
    "of each row": ([HIGH, LOW, SPAN, PADDED], [2, 3], "discharged"),
    "of rows of open number": ([HIGH, LOW, SPAN, PADDED], ["N", 3], "discharged"),
    "of rows that may have no element": ([HIGH, LOW, SPAN, PADDED], [2, "N"], "obligation"),
    "of all": ([node("ReduceMax", ["x"], ["h"], keepdims=0), node("ReduceMin", ["x"], ["l"], keepdims=0), SPAN, PADDED], [2, 3], "discharged"),
    "of other rows": ([HIGH, extreme("ReduceMin", "l", "y"), SPAN, PADDED], [2, 3], "obligation"),
    "along another axis": ([HIGH, extreme("ReduceMin", "l", axes="first"), SPAN, PADDED], [3, 3], "obligation"),
    "of rows that meet others": ([HIGH, extreme("ReduceMin", "l", keepdims=0), SPAN, PADDED], [3, 3], "obligation"),
    "the wrong way round": ([HIGH, LOW, node("Sub", ["l", "h"], ["s"]), PADDED], [2, 3], "obligation"),
    "not padded": ([HIGH, LOW, node("Sub", ["h", "l"], ["B"])], [2, 3], "obligation"),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "shape", "verdict"), SPANS.values(), ids=list(SPANS))
def test_maximum_minus_minimum(nodes: list[Any], shape: list[Any], verdict: str, tmp_path: Path) -> None:
    assert division_verdict(nodes, shape, tmp_path) == verdict


ABS, TOP_OF_ALL = node("Abs", ["x"], ["a"]), node("ReduceMax", ["a"], ["s"], keepdims=0)
OF_ALL = [node("ReduceMax", ["x"], ["h"], keepdims=0), node("ReduceMin", ["x"], ["l"], keepdims=0), SPAN]
DIVIDED: dict[str, tuple[list[Any], str, str]] = {
    "x by its largest size": ([ABS, TOP_OF_ALL, PADDED], "x", "discharged"),
    "x by a part of it": ([ABS, TOP_OF_ALL, node("Mul", ["s", "part"], ["t"]), node("Add", ["small", "t"], ["B"])], "x", "discharged"),
    "x by less than it": ([ABS, TOP_OF_ALL, node("Sub", ["s", "small"], ["B"])], "x", "obligation"),
    "x by what it is less than": ([ABS, TOP_OF_ALL, node("Mul", ["s", "minus"], ["t"]), node("Add", ["small", "t"], ["B"])], "x", "obligation"),
    "x by its largest element": ([node("ReduceMax", ["x"], ["s"], keepdims=0), PADDED], "x", "obligation"),
    "what has the sizes of x": ([*OF_ALL, PADDED, node("Sub", ["x", "l"], ["y0"])], "y0", "discharged"),
    "what may have elements where x has none": ([*OF_ALL, PADDED], "y", "obligation"),
    "what has one all the same": ([*OF_ALL, PADDED], "small", "obligation"),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "numerator", "verdict"), DIVIDED.values(), ids=list(DIVIDED))
def test_unknown_number_of_elements(nodes: list[Any], numerator: str, verdict: str, tmp_path: Path) -> None:
    constants = [*CONSTANTS, tensor("part", np.float32(1 / 127)), tensor("minus", np.float32(-1))]
    inputs = [value("x", FLOAT, ["N", "M"]), value("y", FLOAT, ["K", "L"])]
    proto = model([*nodes, node("Div", [numerator, "B"], ["C"])], inputs, [value("C", FLOAT, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == verdict


def test_stated_shape_is_an_assumption(tmp_path: Path) -> None:
    nodes = [
        *OF_ALL,
        PADDED,
        node("NonZero", ["y"], ["places"]),
        node("Cast", ["places"], ["u"], to=FLOAT),
        node("Div", ["u", "B"], ["C"]),
    ]
    inputs = [value("x", FLOAT, [4, "M"]), value("y", FLOAT, [3, 3, 3, 3])]
    value_infos = [value("u", FLOAT, [4, "M"])]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], CONSTANTS, value_info=value_infos)
    (row,) = [row for row in analyse_proto(proto, tmp_path, "openvino-1").findings if ZERO in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("the shape that the model states of u",))


@pytest.mark.parametrize("operator", ["ReduceMax", "ReduceMin"])
@pytest.mark.parametrize("kind", [FLOAT, INT64])
def test_extremum_of_an_empty_tensor(operator: str, kind: int, tmp_path: Path) -> None:
    nodes = [node(operator, ["x"], ["B"], keepdims=0), node("Div", ["A", "B"], ["C"])]
    inputs, outputs = [value("x", kind, ["N"]), value("A", kind, [])], [value("C", kind, None), value("B", kind, None)]
    proto, dtype = model(nodes, inputs, outputs), np.int64 if kind == INT64 else np.float32
    profile_and_requirement = (None, NOT_ZERO) if kind == INT64 else ("openvino-1", ZERO)
    assert (
        verdicts(analyse_proto(proto, tmp_path, profile_and_requirement[0], "x=1:9"))[profile_and_requirement[1]]
        == "discharged"
    )
    info = np.iinfo(dtype) if kind == INT64 else None
    bounds = (info.min, info.max) if info else (-np.inf, np.inf)
    feeds = {"x": np.zeros(0, dtype), "A": np.array(0, dtype)}
    for run in (by_onnxruntime, lambda proto, feeds: ReferenceEvaluator(proto).run(None, feeds)):
        assert run(proto, feeds)[1] == bounds[operator == "ReduceMin"]


@pytest.mark.parametrize(("input_range", "verdict"), [("x=-100:100", "discharged"), ("x=-2147483648:0", "obligation")])
def test_integer_difference_without_overflow(input_range: str, verdict: str, tmp_path: Path) -> None:
    nodes = [HIGH, LOW, SPAN, node("Add", ["s", "one"], ["B"]), node("Div", ["A", "B"], ["C"])]
    constants = [CONSTANTS[0], tensor("one", np.int32(2**31 - 1))]
    proto = model(nodes, [value("x", INT32, [2, 3]), value("A", INT32, [])], [value("C", INT32, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path, None, input_range, "A=0:1"))[NOT_ZERO] == verdict


@pytest.mark.parametrize("kind", [FLOAT, DOUBLE])
def test_difference_is_nonnegative_or_nan(kind: int) -> None:
    proto = model([HIGH, LOW, SPAN], [value("x", kind, [40, 70])], [value("s", kind, None)], CONSTANTS[:1])
    rng, dtype = np.random.default_rng(0), np.float32 if kind == FLOAT else np.float64
    for part in (0.01, 0.1, 0.6, 1):
        x = rng.normal(size=(40, 70)).astype(dtype)
        x[rng.random(x.shape) < part] = np.nan
        for result in (*by_onnxruntime(proto, {"x": x}), *ReferenceEvaluator(proto).run(None, {"x": x})):
            assert not (result < 0).any()


def grown(*inputs: str, by: str) -> Any:
    return node(by, list(inputs), ["v"])


P, TOP = node("Softmax", ["x"], ["p"], axis=-1), node("TopK", ["p", "k"], ["v", "i"])
SUM = node("ReduceSum", ["v", "last"], ["B"])
SHARES: dict[str, tuple[list[Any], list[Any], int, str]] = {
    "the greatest two": ([P, TOP, SUM], ["N", 8], 18, "discharged"),
    "of an open number": ([P, TOP, SUM], [2, "N"], 18, "discharged"),
    "all of an open number, of which there may be none": ([P, node("Identity", ["p"], ["v"]), SUM], [2, "N"], 18, "obligation"),
    "squares of an open number": ([P, TOP, node("Mul", ["v", "v"], ["w"]), node("ReduceSum", ["w", "last"], ["B"])], [2, "N"], 18, "discharged"),
    "their fourth powers": ([P, TOP, *(node("Mul", [a, a], [b]) for a, b in pairwise("vwu")), node("ReduceSum", ["u", "last"], ["B"])], [2, "N"], 18, "obligation"),
    "all": ([P, node("Identity", ["p"], ["v"]), SUM], [2, 8], 18, "discharged"),
    "the least two": ([P, node("TopK", ["p", "k"], ["v", "i"], largest=0), SUM], [2, 8], 18, "obligation"),
    "none": ([P, node("TopK", ["p", "none"], ["v", "i"]), SUM], [2, 8], 18, "violated"),
    "of an old softmax": ([P, TOP, node("ReduceSum", ["v"], ["B"], axes=[-1])], [2, 8], 12, "discharged"),
    "of the axis that an old one has": ([node("Softmax", ["x"], ["p"]), TOP, node("ReduceSum", ["v"], ["B"], axes=[1])], [2, 8], 10, "discharged"),
    "of an old one of two axes": ([node("Softmax", ["x"], ["p"]), node("ReduceSum", ["p"], ["B"], axes=[1])], [2, 3, 8], 12, "obligation"),
    "of an old one of all": ([node("Softmax", ["x"], ["p"], axis=0), node("ReduceSum", ["p"], ["B"], axes=[0])], [2, 8], 12, "obligation"),
    "of each column": ([node("Softmax", ["x"], ["p"], axis=0), TOP, SUM], [2, 8], 18, "obligation"),
    "along columns": ([P, TOP, node("ReduceSum", ["v", "first"], ["B"])], [2, 8], 18, "obligation"),
    "their squares": ([P, grown("p", "p", by="Mul"), SUM], ["N", 8], 18, "discharged"),
    "their second powers": ([P, grown("p", "two", by="Pow"), SUM], ["N", 8], 18, "discharged"),
    "their roots": ([P, grown("p", by="Sqrt"), SUM], ["N", 8], 18, "discharged"),
    "some times as much": ([P, grown("two", "p", by="Mul"), SUM], ["N", 8], 18, "discharged"),
    "and what is not below zero": ([P, node("Abs", ["x"], ["a"]), grown("a", "p", by="Add"), SUM], [2, 8], 18, "discharged"),
    "times what may be zero": ([P, node("Abs", ["x"], ["a"]), grown("a", "p", by="Mul"), SUM], [2, 8], 18, "obligation"),
    "and what may be below zero": ([P, grown("x", "p", by="Add"), SUM], [2, 8], 18, "obligation"),
    "their products with others": ([P, node("Softmax", ["y"], ["q"]), grown("p", "q", by="Mul"), SUM], [2, 8], 18, "obligation"),
    "their powers by less than 0": ([P, node("Neg", ["two"], ["less"]), grown("p", "less", by="Pow"), SUM], [2, 8], 18, "obligation"),
    "squares so small that they are 0": ([P, *(node("Mul", [a, a], [b]) for a, b in pairwise("pabcdefv")), SUM], [2, 8], 18, "obligation"),
    "with an axis in front": ([P, grown("cube", "p", by="Mul"), node("ReduceSum", ["v", "first"], ["B"])], [2, 8], 18, "obligation"),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "shape", "opset", "verdict"), SHARES.values(), ids=list(SHARES))
def test_largest_softmax_shares(nodes: list[Any], shape: list[Any], opset: int, verdict: str, tmp_path: Path) -> None:
    assert division_verdict(nodes, shape, tmp_path, opset) == verdict


@pytest.mark.parametrize(
    ("kind", "verdict"), [(FLOAT, "discharged"), (TensorProto.BFLOAT16, "obligation"), (HALF, "obligation")]
)
def test_sums_of_softmax_shares(kind: int, verdict: str, tmp_path: Path) -> None:
    """A float16 sum of 65520 ones is infinite and each share 0; a bfloat16 square may underflow."""
    nodes = [P, node("Mul", ["p", "p"], ["A"]), node("ReduceSum", ["A", "last"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [value("x", kind, [2, "N"])], [value("C", kind, None)], CONSTANTS[:1])
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == verdict
    if kind == FLOAT:
        p = by_onnxruntime(
            model([P], [value("x", FLOAT, [1, "N"])], [value("p", FLOAT, None)]),
            {"x": np.zeros((1, 1 << 22), np.float32)},
        )[0]
        assert p.min() == p.max() >= 2**-23


@pytest.mark.parametrize("name", ["their squares", "their second powers", "their roots", "some times as much"])
def test_lower_bound_of_sums(name: str, tmp_path: Path) -> None:
    nodes, shape, opset, _ = SHARES[name]
    inputs, outputs = [value("x", FLOAT, shape)], [value("C", FLOAT, None), value("B", FLOAT, None)]
    proto = model([*nodes, node("Div", ["x", "B"], ["C"])], inputs, outputs, CONSTANTS, opset=opset)
    ((div, _),) = analyse_proto(proto, tmp_path).nodes
    rng = np.random.default_rng(0)
    for scale in (0, 1e-3, 1, 1e3, 1e30):
        x = (rng.normal(size=(9, 8)) * scale).astype(np.float32)
        with np.errstate(all="ignore"):
            for _, B in (by_onnxruntime(proto, {"x": x}), ReferenceEvaluator(proto).run(None, {"x": x})):
                assert all(map(div.B.interval.holds, B.reshape(-1).tolist()))


@pytest.mark.parametrize(("opset", "shape"), [(10, (9, 8)), (12, (9, 8)), (12, (2, 3, 8))])
def test_old_softmax_over_the_last_axis(opset: int, shape: tuple[int, ...]) -> None:
    P = node("Softmax", ["x"], ["p"], axis=len(shape) - 1)
    proto = model([P], [value("x", FLOAT, shape)], [value("p", FLOAT, None)], opset=opset)
    x = np.random.default_rng(0).normal(size=shape).astype(np.float32)
    for p in (*by_onnxruntime(proto, {"x": x}), *ReferenceEvaluator(proto).run(None, {"x": x})):
        assert np.allclose(p.sum(axis=-1), 1)


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_largest_share_is_at_least_half_of_its_exact_value(dtype: Any) -> None:
    """All shares may be NaN instead."""
    kind = {np.float16: HALF, np.float32: FLOAT, np.float64: DOUBLE}[dtype]
    proto = model([P], [value("x", kind, [9, 50])], [value("p", kind, None)])
    rng = np.random.default_rng(0)
    for odd in (0, np.nan, -np.inf, np.inf):
        for part in (0.05, 0.9, 1):
            x = (rng.normal(size=(9, 50)) * 100).astype(dtype)
            x[rng.random(x.shape) < part] = odd
            with np.errstate(all="ignore"):
                result = (*by_onnxruntime(proto, {"x": x}), *ReferenceEvaluator(proto).run(None, {"x": x}))
            for p in result:
                assert (np.isnan(p).all(-1) | (p.max(-1) >= 0.01)).all()


IS_ZERO, NUMBER = node("Equal", ["x", "nil"], ["e"]), node("Cast", ["e"], ["n"], to=FLOAT)
REPLACEMENTS: dict[str, tuple[list[Any], str]] = {
    "a product": ([NUMBER, node("Mul", ["n", "small"], ["m"]), node("Add", ["x", "m"], ["B"])], "discharged"),
    "the other way round": ([NUMBER, node("Mul", ["small", "n"], ["m"]), node("Add", ["m", "x"], ["B"])], "discharged"),
    "of zero": ([NUMBER, node("Mul", ["n", "nil"], ["m"]), node("Add", ["x", "m"], ["B"])], "obligation"),
    "of what is not known": ([NUMBER, node("Mul", ["n", "y"], ["m"]), node("Add", ["x", "m"], ["B"])], "obligation"),
    "to another": ([NUMBER, node("Mul", ["n", "small"], ["m"]), node("Add", ["y", "m"], ["B"])], "obligation"),
    "a choice": ([node("Where", ["e", "small", "nil"], ["m"]), node("Add", ["x", "m"], ["B"])], "discharged"),
    "the other choice": ([node("Where", ["e", "nil", "small"], ["m"]), node("Add", ["x", "m"], ["B"])], "obligation"),
    "a choice of two numbers": ([node("Where", ["e", "small", "last_one"], ["m"]), node("Add", ["x", "m"], ["B"])], "obligation"),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "verdict"), REPLACEMENTS.values(), ids=list(REPLACEMENTS))
def test_small_replacement_of_zero(nodes: list[Any], verdict: str, tmp_path: Path) -> None:
    last = node("Constant", [], ["last_one"], value_float=-1.0)
    assert division_verdict([last, IS_ZERO, *nodes], [3], tmp_path) == verdict


@pytest.mark.parametrize("far", [np.inf, -np.inf, 3e38, -3e38])
def test_bounds_may_overflow(far: float, tmp_path: Path) -> None:
    first, *rest = [
        node("ReduceMax", ["far"], ["t0"], keepdims=0),
        *(node("Mul", [f"t{n}", "two"], [f"t{n + 1}"]) for n in range(3)),
    ]
    nodes = [first, *rest, node("Add", ["t3", "two"], ["B"]), node("Div", ["A", "B"], ["C"])]
    constants = [tensor("far", np.full(3, far, np.float32)), tensor("two", np.float32(2))]
    proto = model(nodes, [value("A", FLOAT, [3])], [value("C", FLOAT, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "discharged"


SHIFTED = [node("Sub", ["x", "m"], ["d"]), node("Exp", ["d"], ["e"]), node("ReduceSum", ["e", "last"], ["B"])]
REDUCED = extreme("ReduceMax", "q", keepdims=0)
INFINITE = node("Constant", [], ["low"], value=tensor("low", np.float32(-np.inf)))
HALFWAY = node("Constant", [], ["low"], value=tensor("low", np.float32(2)))
COLUMN = node("Constant", [], ["column"], value=tensor("column", np.array([-1, 1])))
MAXIMA: dict[str, tuple[list[Any], str]] = {
    "with its axis again": ([REDUCED, node("Unsqueeze", ["q", "last"], ["m"])], "discharged"),
    "reshaped to a column": ([REDUCED, COLUMN, node("Reshape", ["q", "column"], ["m"])], "discharged"),
    "with another axis": ([REDUCED, node("Unsqueeze", ["q", "first"], ["m"])], "obligation"),
    "beside -inf": ([extreme("ReduceMax", "q"), INFINITE, node("Max", ["low", "q"], ["m"])], "discharged"),
    "beside 2": ([extreme("ReduceMax", "q"), HALFWAY, node("Max", ["low", "q"], ["m"])], "obligation"),
    "of a minimum beside -inf": ([extreme("ReduceMin", "q"), INFINITE, node("Max", ["low", "q"], ["m"])], "obligation"),
}


@pytest.mark.parametrize("name", sorted(MAXIMA))
def test_softmax_by_hand_has_a_denominator_of_at_least_1(name: str, tmp_path: Path) -> None:
    nodes, expected = MAXIMA[name]
    assert division_verdict([*nodes, *SHIFTED], ["n", 8], tmp_path) == expected


def test_span_beside_infinity_may_be_negative(tmp_path: Path) -> None:
    """A runtime may lose a maximum that is NaN beside -inf, and -inf less a minimum is no span."""
    nodes = [HIGH, LOW, INFINITE, node("Max", ["low", "h"], ["m"]), node("Sub", ["m", "l"], ["s"]), PADDED]
    assert division_verdict(nodes, [2, 3], tmp_path) == "obligation"


@pytest.mark.parametrize(("entries", "expected"), [(np.eye(7), "discharged"), (np.eye(7, k=1), "obligation")])
def test_identity_matrix_is_added_to_a_batch(entries: Any, expected: str, tmp_path: Path) -> None:
    """Each row has an element that is at least 1, unless a row of the constant is 0."""
    constant = node("Constant", [], ["eye"], value=tensor("eye", entries.astype(np.float32)))
    nodes = [constant, node("Relu", ["x"], ["r"]), node("Add", ["r", "eye"], ["g"])]
    assert division_verdict([*nodes, node("ReduceSum", ["g", "last"], ["B"])], ["b", 7, 7], tmp_path) == expected
