"""The results of each operator lie within the bounds of its rule."""

import itertools
from functools import cache
from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.loading.constants import Constant
from vinculum.models.numeric.interval import ANYTHING, Interval
from vinculum.models.transfer.dispatch import evaluate
from vinculum.models.transfer.interval_rules import ELEMENTWISE, WHOLE_TENSOR
from vinculum.models.transfer.reduction import REDUCTIONS

OPSET = 18
FLOATS = {"float16": TensorProto.FLOAT16, "float32": TensorProto.FLOAT, "float64": TensorProto.DOUBLE}
INTEGERS = {
    "int8": TensorProto.INT8,
    "uint8": TensorProto.UINT8,
    "int32": TensorProto.INT32,
    "uint64": TensorProto.UINT64,
}
UNARY = ["Neg", "Abs", "Sqrt", "Exp", "Log", "Reciprocal", "Relu", "Sign", "Floor", "Ceil", "Round", "Sigmoid"]
UNARY += ["HardSigmoid", "Tanh", "Erf", "Softsign", "Sin", "Cos", "Cosh", "Atan", "Acos", "Acosh", "Softplus"]
BINARY = ["Add", "Sub", "Mul", "Max", "Min", "Sum", "Mean", "Div", "Pow"]
WIDE = ["Add", "Sub", "Mul", "Max", "Min", "Abs", "Neg", "Sign", "Relu"]
NEGATED = [("Neg", "uint8"), ("Neg", "uint64")]  # ONNX has none of unsigned integers
SEEDS = range(20)


def run(operator: str, arrays: list[Any], out: int, version: int = OPSET, **attributes: Any) -> Any:
    """Run the operator by the onnx package's reference evaluator."""
    kinds = tuple((int(helper.np_dtype_to_tensor_dtype(a.dtype)), a.ndim) for a in arrays)
    names, evaluator = evaluator_of(operator, kinds, out, version, tuple(attributes.items()))
    with np.errstate(all="ignore"):
        return evaluator.run(None, dict(zip(names, arrays, strict=True)))[0]


@cache
def evaluator_of(operator: str, kinds: Any, out: int, version: int, attributes: Any) -> Any:
    """A model of one node."""
    names = [f"x{i}" for i in range(len(kinds))]
    inputs = [
        helper.make_tensor_value_info(n, kind, [None] * rank) for n, (kind, rank) in zip(names, kinds, strict=True)
    ]
    node = helper.make_node(operator, names, ["y"], **dict(attributes))
    graph = helper.make_graph([node], "g", inputs, [helper.make_tensor_value_info("y", out, None)])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", version)])
    return names, ReferenceEvaluator(model)


def reach_of(array: Any) -> Interval:
    """The smallest interval that holds the elements."""
    if array.dtype.kind in "iub":
        return Interval(int(array.min()), int(array.max()), zero=bool((array == 0).any()))
    wide = array.astype(np.float64)
    numbers = wide[~np.isnan(wide)]
    if not numbers.size:
        return Interval(np.inf, -np.inf, nan=True)
    return Interval(float(numbers.min()), float(numbers.max()), bool(np.isnan(wide).any()), bool((numbers == 0).any()))


def operand(array: Any) -> AbstractTensor:
    """A value with a known interval, and nothing else."""
    return AbstractTensor(helper.np_dtype_to_tensor_dtype(array.dtype), array.shape, reach_of(array))


def floats(dtype: str, rng: np.random.Generator, count: int = 24) -> Any:
    """Floats with neighbouring bit patterns, and some edge cases."""
    bits = {2: np.uint16, 4: np.uint32, 8: np.uint64}[np.dtype(dtype).itemsize]
    mode = rng.integers(0, 5)
    if mode == 0:
        patterns = (
            rng.integers(0, 1 << (8 * np.dtype(dtype).itemsize), count, np.uint64, endpoint=False)
            if dtype != "float64"
            else rng.integers(0, 2**63, count, np.uint64) * 2
        )
        array = patterns.astype(bits).view(dtype)
    elif mode == 1:
        info = np.finfo(dtype)
        array = rng.choice(
            np.array([0, -0.0, info.tiny, info.smallest_subnormal, info.max, -info.max, np.inf, 1, -1], dtype), count
        )
    elif mode == 2:
        array = (rng.normal(size=count) * 10.0 ** rng.integers(-4, 4)).astype(dtype)
    elif mode == 3:
        array = (abs(rng.normal(size=count)) + rng.choice([0, 1e-5, 3])).astype(dtype)
    else:
        centre = rng.normal() * 10
        array = (centre + rng.normal(size=count) * 1e-3).astype(dtype)
    return (
        array if rng.integers(0, 3) else array[~np.isnan(array)] if (~np.isnan(array)).all() else np.nan_to_num(array)
    )


def integers(dtype: str, rng: np.random.Generator, count: int = 24) -> Any:
    """Integers of the full range, near its limits, or near zero."""
    info = np.iinfo(dtype)
    low, high = [
        (info.min, info.max),
        (info.min, min(info.min + 9, info.max)),
        (info.max - 9, info.max),
        (max(info.min, -9), 9),
        (1, 9),
    ][rng.integers(0, 5)]
    return rng.integers(low, high, count, np.uint64 if info.min == 0 else np.int64, endpoint=True).astype(dtype)


def contained(abstract_result: AbstractTensor, results: Any) -> list[Any]:
    """The results that lie outside of the bounds."""
    return [x for x in np.asarray(results).reshape(-1).tolist() if not abstract_result.interval.holds(x)]


def uncontained_results(operator: str, arrays: list[Any], out: int, **attributes: Any) -> list[Any]:
    values = [operand(array) for array in arrays]
    abstract_result = evaluate(NodeContext(operator, OPSET, attributes, values, [(out, arrays[0].shape)]))[0]
    results = run(operator, arrays, out, **attributes)
    assert np.asarray(results).dtype == helper.tensor_dtype_to_np_dtype(out)
    return contained(abstract_result, results)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("operator", UNARY)
def test_functions_of_one_float(operator: str, dtype: str) -> None:
    for seed in SEEDS:
        assert uncontained_results(operator, [floats(dtype, np.random.default_rng(seed))], FLOATS[dtype]) == [], seed


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("operator", BINARY)
def test_functions_of_two_floats(operator: str, dtype: str) -> None:
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        assert uncontained_results(operator, [floats(dtype, rng), floats(dtype, rng)], FLOATS[dtype]) == [], seed


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("exponent", [2.0, 3.0, 0.5, -0.5, -1.0, -2.0, 0.0, 1.0, 1.5, 4.0])
def test_powers_with_a_known_exponent(exponent: float, dtype: str) -> None:
    for seed in SEEDS:
        base = floats(dtype, np.random.default_rng(seed))
        assert uncontained_results("Pow", [base, np.full(base.shape, exponent, dtype)], FLOATS[dtype]) == [], seed


@pytest.mark.parametrize("dtype", FLOATS)
def test_a_square_is_not_negative(dtype: str) -> None:
    for seed in SEEDS:
        array = floats(dtype, np.random.default_rng(seed))
        value = operand(array)
        abstract_result = evaluate(NodeContext("Mul", OPSET, {}, [value, value], [(FLOATS[dtype], array.shape)]))[0]
        assert contained(abstract_result, run("Mul", [array, array], FLOATS[dtype])) == []
        assert abstract_result.interval.empty or abstract_result.interval.low >= 0


PAIRS = [
    (a, b)
    for a in ((-128, 127), (-128, -128), (-5, 5), (0, 127), (-128, -1), (3, 100))
    for b in ((-128, 127), (-1, -1), (1, 3), (-7, -2), (-1, 1), (127, 127))
]


@pytest.mark.parametrize("operator", ["Add", "Sub", "Mul", "Max", "Min", "Mod", "Div"])
def test_every_pair_of_bytes(operator: str) -> None:
    """All pairs of int8 in several boxes, and all pairs of uint8 in the corresponding ones."""
    for dtype, shift in (("int8", 0), ("uint8", 128)):
        for (a, b), (c, d) in PAIRS:
            x, y = (np.arange(low + shift, high + shift + 1).astype(dtype) for low, high in ((a, b), (c, d)))
            x, y = (z.reshape(-1) for z in np.meshgrid(x, y))
            if operator in ("Div", "Mod"):
                inside = (y != 0) & ~((x == -128) & (y == -1)) if dtype == "int8" else y != 0
                xs, ys = x[inside].astype(int), y[inside].astype(int)
                quotient = np.abs(xs) // np.abs(ys) * np.sign(xs) * np.sign(ys)
                results = quotient if operator == "Div" else np.mod(xs, ys)
            else:
                results = run(operator, [x, y], INTEGERS[dtype])
            abstract_result = evaluate(
                NodeContext(operator, OPSET, {}, [operand(x), operand(y)], [(INTEGERS[dtype], x.shape)])
            )[0]
            assert contained(abstract_result, results) == [], (dtype, (a, b), (c, d))


@pytest.mark.parametrize(("operator", "dtype"), [pair for pair in product(WIDE, INTEGERS) if pair not in NEGATED])
def test_integers_of_every_width(operator: str, dtype: str) -> None:
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        arrays = [integers(dtype, rng) for _ in range(2 if operator in BINARY else 1)]
        assert uncontained_results(operator, arrays, INTEGERS[dtype]) == [], seed


@pytest.mark.parametrize("target", [*FLOATS, *INTEGERS, "bool"])
@pytest.mark.parametrize("source", [*FLOATS, *INTEGERS])
def test_casts_within_what_onnx_defines(source: str, target: str) -> None:
    out = {**FLOATS, **INTEGERS, "bool": TensorProto.BOOL}[target]
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        array = floats(source, rng) if source in FLOATS else integers(source, rng)
        if source in FLOATS and target in INTEGERS:
            info, array = np.iinfo(target), array[np.isfinite(array.astype(np.float64))]
            wide = np.trunc(array.astype(np.float64))
            array = array[(wide >= info.min) & (wide < float(info.max))]
        if array.size:
            assert uncontained_results("Cast", [array], out, to=out) == [], seed


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("operator", sorted(REDUCTIONS))
def test_reductions_contain_their_results(operator: str, dtype: str) -> None:
    for seed in SEEDS:
        array = floats(dtype, np.random.default_rng(seed), 24).reshape(4, 6)
        values, out = [operand(array)], FLOATS[dtype]
        axes = AbstractTensor(7, (1,), constant=Constant(7, (1,), np.array([1])))
        abstract_result = evaluate(NodeContext(operator, OPSET, {"keepdims": 0}, [*values, axes], [(out, (4,))]))[0]
        assert contained(abstract_result, run(operator, [array, np.array([1])], out, keepdims=0)) == [], seed


@pytest.mark.parametrize("operator", ["ReduceSum", "ReduceMean"])
def test_long_float16_sums_in_worst_order(operator: str) -> None:
    """The bounds allow for lost small terms in sequential sums with rounded partial sums."""
    for count, term in itertools.product((1, 3, 100, 3000, 9000), (1.0, 0.1, 6e-8, 65504.0)):
        total = np.float16(0)
        with np.errstate(over="ignore"):
            for _ in range(count):
                total = np.float16(total + np.float16(term))
        result = total if operator == "ReduceSum" else np.float16(total / np.float32(count))
        value = AbstractTensor(
            TensorProto.FLOAT16, (count,), Interval(float(np.float16(term)), float(np.float16(term)))
        )
        abstract_result = evaluate(
            NodeContext(operator, 13 if operator == "ReduceMean" else OPSET, {}, [value], [(TensorProto.FLOAT16, ())])
        )[0]
        assert abstract_result.interval.holds(float(result)), (count, term)


def test_clip_with_crossed_bounds() -> None:
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        x, low, high = floats("float32", rng), *(rng.normal(size=()).astype(np.float32) for _ in range(2))
        values = [operand(x), *(operand(end.reshape(1)) for end in (low, high))]
        abstract_result = evaluate(NodeContext("Clip", OPSET, {}, values, [(1, x.shape)]))[0]
        assert contained(abstract_result, run("Clip", [x, low, high], 1)) == []


def test_where_joins_both_branches() -> None:
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        condition, x, y = rng.integers(0, 2, 24).astype(bool), floats("float32", rng), floats("float32", rng)
        x, y = np.resize(x, 24), np.resize(y, 24)
        abstract_result = evaluate(
            NodeContext("Where", OPSET, {}, [operand(condition), operand(x), operand(y)], [(1, x.shape)])
        )[0]
        assert contained(abstract_result, run("Where", [condition, x, y], 1)) == []


def test_dequantized_bytes_are_contained() -> None:
    for scale, zero in itertools.product((0.5, -0.25, 1e-38), (0, 7, 255)):
        x = np.arange(256).astype(np.uint8)
        operands = [x, np.float32(scale), np.uint8(zero)]
        values = [operand(np.asarray(each).reshape(-1)) for each in operands]
        # The reference evaluator has it from operator set 19.
        abstract_result = evaluate(NodeContext("DequantizeLinear", 19, {}, values, [(1, x.shape)]))[0]
        assert contained(abstract_result, run("DequantizeLinear", [np.asarray(each) for each in operands], 1, 19)) == []


def test_softmax_of_nan() -> None:
    x = np.array([[1, 2, np.inf], [0, 0, 0]], np.float32)
    abstract_result = evaluate(NodeContext("Softmax", OPSET, {"axis": -1}, [operand(x)], [(1, x.shape)]))[0]
    assert contained(abstract_result, run("Softmax", [x], 1, axis=-1)) == []
    nothing = AbstractTensor(1, (3,), Interval(np.inf, -np.inf, nan=True))
    for operator in ELEMENTWISE.keys() & set(UNARY):
        assert evaluate(NodeContext(operator, OPSET, {}, [nothing], [(1, (3,))]))[0].interval.nan


def test_bfloat16_interval_contains_the_rounded_quotient() -> None:
    one = AbstractTensor(TensorProto.BFLOAT16, (4,), Interval(1.0, 1.0))
    third = AbstractTensor(TensorProto.BFLOAT16, (4,), Interval(3.0, 3.0))
    abstract_result = evaluate(NodeContext("Div", OPSET, {}, [one, third], [(TensorProto.BFLOAT16, (4,))]))[0]
    assert (
        abstract_result.interval.holds(float(ml_dtypes.bfloat16(1 / 3)))
        and abstract_result.interval.high - abstract_result.interval.low == 2**-9
    )


def test_unknown_operator_gives_type_bounds() -> None:
    assert evaluate(NodeContext("Conv", OPSET, {}, [AbstractTensor(1, (1,))], [(1, None)]))[0].interval == ANYTHING
    assert evaluate(NodeContext("Unheard", OPSET, {}, [], [(TensorProto.UINT16, None)]))[0].interval == Interval(
        0, 65535
    )


@pytest.mark.parametrize("direction", ["LEFT", "RIGHT"])
@pytest.mark.parametrize("dtype", ["uint8", "uint64"])
def test_shifts_contain_their_results(dtype: str, direction: str) -> None:
    wide = 8 * np.dtype(dtype).itemsize
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        x = integers(dtype, rng)
        max_shift = rng.choice([1, 4, wide - 1, wide + 3])  # beyond the width, what the package gives is one of several
        y = rng.integers(0, max_shift, x.size, endpoint=True).astype(dtype)
        y = y if max_shift < wide else np.maximum(y, wide)
        abstract_result = evaluate(
            NodeContext(
                "BitShift", OPSET, {"direction": direction}, [operand(x), operand(y)], [(INTEGERS[dtype], x.shape)]
            )
        )[0]
        shifted_in_range = x if direction == "RIGHT" else np.bitwise_left_shift(x, y % np.uint8(wide))
        shifted = run("BitShift", [x, y], INTEGERS[dtype], direction=direction)
        assert (
            contained(abstract_result, shifted) == []
            and contained(abstract_result, shifted_in_range if max_shift >= wide else shifted) == []
        )
    narrow = (
        AbstractTensor(INTEGERS[dtype], (2,), Interval(6, 9)),
        AbstractTensor(INTEGERS[dtype], (2,), Interval(1, 2)),
    )
    (result,) = evaluate(NodeContext("BitShift", OPSET, {"direction": direction}, narrow, [(INTEGERS[dtype], (2,))]))
    assert result.interval == (Interval(12, 36) if direction == "LEFT" else Interval(1, 4))


def test_every_rule_is_tested() -> None:
    elsewhere = {"BitShift", "Cast", "CastLike", "Clip", "Where", "Mod", "DequantizeLinear"}
    elsewhere |= {"Celu", "Elu", "Gelu", "LeakyRelu", "Selu"}
    elsewhere |= {"BitwiseAnd", "BitwiseOr", "BitwiseXor", "BitwiseNot"}
    truths = {"Equal", "Greater", "Less", "GreaterOrEqual", "LessOrEqual", "And", "Or", "Xor", "Not", "IsNaN", "IsInf"}
    assert ELEMENTWISE.keys() == {*UNARY, *BINARY} | elsewhere | truths
    assert WHOLE_TENSOR.keys() == {
        "Softmax",
        "Hardmax",
        "MatMul",
        "Einsum",
        "Col2Im",
        "Gemm",
        "AveragePool",
        "GlobalAveragePool",
        "GlobalLpPool",
        "LpPool",
        "CumSum",
        *REDUCTIONS,
    }


@pytest.mark.parametrize("way", [{}, {"exclusive": 1}, {"reverse": 1}, {"exclusive": 1, "reverse": 1}])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "int64"])
def test_cumulative_sums_are_contained(dtype: str, way: dict[str, int]) -> None:
    axis = AbstractTensor(6, (), constant=Constant(6, (), np.array(1, np.int32)))
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        array = (floats(dtype, rng, 24) if dtype in FLOATS else integers(dtype, rng, 24)).reshape(4, 6)
        out = FLOATS.get(dtype) or {"int32": TensorProto.INT32, "int64": TensorProto.INT64}[dtype]
        endless = [np.full_like(array, np.inf)] if dtype in FLOATS else []
        for selected in (array, np.abs(array), -np.abs(array), *endless):
            abstract_result = evaluate(
                NodeContext("CumSum", OPSET, way, [operand(selected), axis], [(out, selected.shape)])
            )[0]
            assert contained(abstract_result, run("CumSum", [selected, np.array(1, np.int32)], out, **way)) == [], seed


def test_integer_powers_with_bounded_exponent() -> None:
    for low, high, lowest_base, highest_base in (
        (1, 3, 0, 4),
        (2, 2, 0, 30),
        (2, 9, 2, 16),
        (1, 1, 0, 64),
        (0, 3, 0, 2),
        (-2, 2, 1, 3),
    ):
        x, y = (np.arange(*bounds, dtype=np.int64) for bounds in ((low, high + 1), (lowest_base, highest_base + 1)))
        x, y = (each.reshape(-1) for each in np.meshgrid(x, y))
        abstract_result = evaluate(
            NodeContext("Pow", OPSET, {}, [operand(x), operand(y)], [(TensorProto.INT64, x.shape)])
        )[0]
        assert contained(abstract_result, run("Pow", [x, y], TensorProto.INT64)) == []
        assert (abstract_result.interval == Interval(low**lowest_base, high**highest_base)) == (low >= 1)


def test_nonnegative_sums_of_products() -> None:
    rng = np.random.default_rng(0)
    x, y = abs(rng.normal(size=(4, 5))).astype(np.float32), abs(rng.normal(size=(5, 3))).astype(np.float32)
    abstract_result = evaluate(NodeContext("MatMul", OPSET, {}, [operand(x), operand(y)], [(1, (4, 3))]))[0]
    assert contained(abstract_result, run("MatMul", [x, y], 1)) == [] and abstract_result.interval.low == 0
    assert (
        contained(evaluate(NodeContext("MatMul", OPSET, {}, [operand(-x), operand(y)], [(1, (4, 3))]))[0], -x @ y) == []
    )
