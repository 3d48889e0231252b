"""Bounds of intervals are integers for integer types and floats for floating-point types."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

from tests.models.model_builders import FLOAT, INT32, INT64, analyse_proto, model, node, tensor, value, verdicts
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.concrete.tensor_movement import ELEMENT_SOURCES
from vinculum.models.numeric.element_types import float_format, type_bounds
from vinculum.models.numeric.interval import INF, Comparison, Interval
from vinculum.models.shapes.shape_inference import newest_opset, schema
from vinculum.models.transfer.dispatch import RESULTS, evaluate
from vinculum.models.transfer.interval_rules import ELEMENTWISE, WHOLE_TENSOR

ZERO = "E_DIV_INT_CONSTR_B_0030"
EQUAL = [
    ([node("Equal", ["m", "nil"], ["z"])], ["z", "one", "m"]),
    ([node("Equal", ["nil", "m"], ["z"])], ["z", "one", "m"]),
    ([node("Equal", ["m", "nil"], ["e"]), node("Not", ["e"], ["z"])], ["z", "m", "one"]),
    ([node("Equal", ["nil", "m"], ["e"]), node("Not", ["e"], ["z"])], ["z", "m", "one"]),
]
BETWEEN = [node("Identity", ["a"], ["m"]), node("Max", ["a", "nil"], ["m"]), node("Clip", ["a", "nil"], ["m"])]
BETWEEN += [node("Relu", ["a"], ["m"])]


@pytest.mark.parametrize("after", ["Cast", "Sub"])
@pytest.mark.parametrize("between", BETWEEN, ids=lambda operator: operator.op_type)
@pytest.mark.parametrize(("compared", "chosen"), EQUAL)
def test_nonzero_floats_may_be_cast_or_rounded_to_zero(
    compared: list[Any], chosen: list[str], between: Any, after: str, tmp_path: Path
) -> None:
    """The magnitude of 0.5 is not 0, and not at least 1."""
    last = node("Cast", ["w"], ["d"], to=INT32) if after == "Cast" else node("Sub", ["w", "some"], ["s"])
    bounds = (
        [last] if after == "Cast" else [last, node("Mul", ["s", "many"], ["t"]), node("Cast", ["t"], ["d"], to=INT32)]
    )
    nodes = [node("Abs", ["x"], ["a"]), between, *compared, node("Where", chosen, ["w"]), *bounds]
    numbers = {"nil": 0, "one": 1, "some": 0.25, "many": 2}
    proto = model(
        [*nodes, node("Div", ["A", "d"], ["C"])],
        [value("x", FLOAT, [3]), value("A", INT32, [3])],
        [value("C", INT32, [3])],
        [tensor(name, np.float32(number)) for name, number in numbers.items()],
    )
    assert verdicts(analyse_proto(proto, tmp_path, None, "x=-2:2"))[ZERO] == "obligation"


@pytest.mark.parametrize(("how", "number"), [(">", 0), (">=", 0), ("<", 0), ("<=", 0), (">", 1), ("<", 2**53 + 1)])
def test_floats_compared_with_an_integer_stay_floats(how: str, number: int) -> None:
    result = Interval(-5.0, 5.0).satisfying(Comparison(how), number, nan=False)
    assert (type(result.low), type(result.high)) == (float, float)


@pytest.mark.parametrize("ends", [(0, 5.0), (-5.0, 0), (0.0, 5)])
def test_only_integers_step_over_zero(ends: tuple[Any, Any]) -> None:
    result = Interval(*ends).without_zero()
    assert (result.low, result.high, result.zero) == (*ends, False)


KINDS = [FLOAT, TensorProto.FLOAT16, TensorProto.DOUBLE, INT32, TensorProto.UINT8]
SPANS = [(-3, 3), (0, 3), (-3, 0), (0, 0), (1, 1), (2, 5)]
ATTRIBUTES: dict[str, dict[str, Any]] = {"Clip": {"min": 0.0}, "Cast": {"to": FLOAT}, "Pad": {"value": 0.0}}


def has_bounds_of_type(interval: Interval, kind: int) -> bool:
    """Whether both bounds are of the type; those of the empty interval are infinite."""
    expected = float if float_format(kind) else int
    return interval.empty or {type(interval.low), type(interval.high)} == {expected}


def operands(kind: int, span: tuple[int, int], count: int) -> list[AbstractTensor]:
    """Values of one span, with one interval for all and with one for each element."""
    turn: Any = float if float_format(kind) else int
    low, high = turn(max(span[0], type_bounds(kind).low)), turn(span[1])
    parts = np.empty(2, object)
    parts[:] = [Interval(low, low), Interval(high, high)]
    return [
        AbstractTensor(kind, (2,), Interval(low, high))
        if place % 2
        else AbstractTensor(kind, (2,), element_bounds=parts)
        for place in range(count)
    ]


TRUTHS = {"Equal", "Greater", "Less", "GreaterOrEqual", "LessOrEqual", "And", "Or", "Xor", "Not", "IsNaN", "IsInf"}
COUNTS = {"Shape", "Size", "ArgMax", "ArgMin", "NonMaxSuppression", "NonZero"}
BOOL = TensorProto.BOOL
OF_FLOATS = {"Softplus", "Reciprocal", "RandomUniform"}
UNSIGNED = TensorProto.UINT8


@pytest.mark.sample(150)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("operator", sorted({*ELEMENTWISE, *WHOLE_TENSOR, *ELEMENT_SOURCES, *RESULTS} - {"Constant"}))
def test_transfer_functions_return_bounds_of_the_type(
    operator: str, kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules themselves return such bounds, before AbstractTensor normalises them."""
    if (operator in OF_FLOATS and float_format(kind) is None) or (operator, kind) == ("Neg", UNSIGNED):
        pytest.skip("ONNX has none of this type")
    bounds: list[tuple[Any, int]] = []
    monkeypatch.setattr(
        "vinculum.models.abstract.tensor.with_type_bounds",
        lambda interval, of: bounds.append((interval, of)) or interval,
    )
    definition = schema(operator, 18, "") or schema(operator, newest_opset(), "")
    result = BOOL if operator in TRUTHS else INT64 if operator in COUNTS else kind
    for span, version in product(SPANS, (6, 18)):
        fewest = min(max(definition.min_input, 1), definition.max_input)
        for count in range(fewest, min(definition.max_input, 3) + 1):
            attributes = operator == "Cast" or (version == 6 and float_format(kind) is not None)
            node_attributes = ATTRIBUTES.get(operator, {}) if attributes else {}
            evaluate(NodeContext(operator, version, node_attributes, operands(kind, span, count), [(result, (2,))]))
    assert bounds
    assert [(interval, of) for interval, of in bounds if not has_bounds_of_type(interval, of)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_abstract_tensor_normalises_bounds(kind: int) -> None:
    parts = np.empty(2, object)
    parts[:] = [Interval(0, 1.5), Interval(0.5, 2)]
    for candidate in (
        AbstractTensor(kind, (2,), Interval(0, 2.5)),
        AbstractTensor(kind, (2,), Interval(0.5, INF)),
        AbstractTensor(kind, (2,), element_bounds=parts),
    ):
        assert all(
            has_bounds_of_type(interval, kind)
            for interval in (
                candidate.interval,
                *(() if candidate.element_bounds is None else candidate.element_bounds),
            )
        )
    if float_format(kind) is None:
        assert AbstractTensor(kind, (2,), Interval(0.5, 2.5)).interval == Interval(0, 3)
    assert AbstractTensor(kind, (2,), Interval(INF, -INF)).interval.empty


@pytest.mark.parametrize(("names", "bound"), [("xm", INF), ("x m", -INF)], ids=["min", "max"])
def test_infinite_clip_bound_may_become_finite(names: str, bound: float) -> None:
    """For Clip(x, min=inf) ONNX Runtime returns the largest finite number."""
    maximum = float(np.finfo(np.float32).max)
    values = {
        "x": AbstractTensor(FLOAT, (2,), Interval(-1.0, 1.0)),
        "m": AbstractTensor(FLOAT, (), Interval(bound, bound)),
    }
    (result,) = evaluate(NodeContext("Clip", 13, {}, [values.get(name) for name in names], [(FLOAT, (2,))]))
    assert (result.interval.low, result.interval.high) == ((maximum, INF) if bound > 0 else (-INF, -maximum))


@pytest.mark.parametrize(
    ("signed", "expected"),
    [
        ("b=-9:-2", "-1"),
        ("b=2:9", "1"),
        ("b=0:9", "0 to 1"),
        ("b=-9:0", "-1 to 0"),
        ("b=-9:9", "-1 to 1"),
        ("b=0:0", "0"),
    ],
)
def test_sign_has_the_bounds_of_its_operand(signed: str, expected: str, tmp_path: Path) -> None:
    nodes = [node("Sign", ["b"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [value(name, INT64, [3]) for name in "Ab"], [value("C", INT64, [3])])
    ((div, _),) = analyse_proto(proto, tmp_path, None, signed).nodes
    assert str(div.B.interval) == expected
