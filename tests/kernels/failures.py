"""Every failure that the kernel reports: what is asked, and the error that it is."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import numpy.ma

import vinculum
from vinculum import DivError, div


class Failure(NamedTuple):
    """A call that must fail, and how."""

    call: Callable[[], Any]
    kind: type[DivError]
    requirement: str | None
    index: tuple[int, ...] | None = None
    numerator: Any = None
    denominator: Any = None
    says: str = ""


def i32(*values: int) -> Any:
    return np.array(values, "int32")


def f32(*shape: int) -> Any:
    return np.ones(shape, "float32")


def reals(*values: Any) -> Any:
    return np.array(values, object)


HALF, NONE = Fraction(1, 2), Fraction(0)
GRID = np.array([[1, 2, 3], [4, 5, 6]], "int16")
FAILURES = {
    "profile unknown": Failure(
        lambda: div(i32(1), i32(1), profile="onnx-8"), vinculum.DivAttributeError, None, says="openvino-1"
    ),
    "profile no string": Failure(
        lambda: div(i32(1), i32(1), profile=["sonnx"]),  # type: ignore[arg-type]
        vinculum.DivAttributeError,
        None,
        says="sonnx",
    ),
    "attribute unknown": Failure(
        lambda: div(i32(1), i32(1), axis=0), vinculum.DivAttributeError, "V_DIV_ATTRIBUTE_0010", says="axis"
    ),
    "attribute misspelt, D-040": Failure(
        lambda: div(i32(1), i32(1), profile="openvino-1", pythondiv=True),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
        says="m_pythondiv",
    ),
    "attribute out of range": Failure(
        lambda: div(f32(2), f32(1), profile="onnx-6", broadcast=2),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
        says="0, 1",
    ),
    "attribute below its least value": Failure(
        lambda: div(f32(2), f32(2), profile="onnx-6", broadcast=1, axis=-1),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
        says="0 or more",
    ),
    "attribute out of range where it has no effect, D-021": Failure(
        lambda: div(f32(2), f32(1), profile="onnx-6", broadcast=1, axis=-1),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
    ),
    "A is a list": Failure(
        lambda: div([1], i32(1)),  # type: ignore[misc]
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        says="A is a builtins.list",
    ),
    "B is a number": Failure(
        lambda: div(i32(1), 1),  # type: ignore[misc]
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        says="B is a builtins.int",
    ),
    "B is a fraction, not an array of one": Failure(
        lambda: div(reals(HALF), HALF),  # type: ignore[misc]
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
    ),
    "A is masked": Failure(
        lambda: div(numpy.ma.masked_array([1, 2], [True, False]), np.array([1, 2])),
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        says="MaskedArray",
    ),
    "type not listed": Failure(
        lambda: div(np.ones(2, bool), np.ones(2, bool)), vinculum.DivTypeError, "V_DIV_TYPE_LISTED_0010", says="bool"
    ),
    "type not listed in this profile": Failure(
        lambda: div(GRID, GRID, profile="onnx-13"), vinculum.DivTypeError, "V_DIV_TYPE_LISTED_0010", says="int32"
    ),
    "types differ": Failure(
        lambda: div(i32(1), np.array([1], "int64")), vinculum.DivTypeError, "E_DIV_INT_CONSTR_A_0020", says="astype"
    ),
    "types differ in kind": Failure(
        lambda: div(f32(1), i32(1)), vinculum.DivTypeError, "E_DIV_FLOAT_CONSTR_A_0020", says="int32"
    ),
    "types differ, one real": Failure(
        lambda: div(reals(HALF), f32(1)), vinculum.DivTypeError, "V_DIV_REAL_TYPE_0010", says="real"
    ),
    "element no fraction": Failure(
        lambda: div(reals(HALF, HALF, 1), reals(HALF, 0.5, HALF)),
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        (1,),
        says="B is of type float; ",
    ),
    "shapes differ, int": Failure(
        lambda: div(i32(1, 2), i32(1)), vinculum.DivShapeError, "E_DIV_INT_CONSTR_A_0010", says="(2,)"
    ),
    "shapes differ, float": Failure(
        lambda: div(f32(2, 3), f32(3)), vinculum.DivShapeError, "E_DIV_FLOAT_CONSTR_A_0010", says="(2, 3)"
    ),
    "shapes differ, real": Failure(
        lambda: div(reals(HALF), reals(HALF, HALF)), vinculum.DivShapeError, "E_DIV_REAL_CONSTR_A_0010"
    ),
    "shapes do not broadcast": Failure(
        lambda: div(f32(2, 3), f32(2), profile="onnx-14"),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_MULTIDIRECTIONAL_0010",
        says="axis 1",
    ),
    "B is no run of A": Failure(
        lambda: div(f32(2, 3), f32(2), profile="onnx-6", broadcast=1),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_LIMITED_0010",
    ),
    "B of higher rank than A": Failure(
        lambda: div(f32(1), f32(1, 1), profile="onnx-6", broadcast=1),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_PLACEMENT_0010",
    ),
    "axis puts B beyond A": Failure(
        lambda: div(f32(2, 3), f32(3), profile="onnx-1", broadcast=1, axis=2),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_PLACEMENT_0010",
        says="from 0 to 1",
    ),
    "B no run of A, pdpd": Failure(
        lambda: div(f32(2, 3), f32(2), profile="openvino-1", auto_broadcast="pdpd"),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_PDPD_0010",
    ),
    "out is a list": Failure(
        lambda: div(i32(1), i32(1), out=[0]),  # type: ignore[arg-type]
        vinculum.DivOutError,
        "V_DIV_TYPE_LISTED_0010",
        says="builtins.list",
    ),
    "out is masked": Failure(
        lambda: div(i32(1), i32(1), out=numpy.ma.masked_array(i32(0))), vinculum.DivOutError, "V_DIV_TYPE_LISTED_0010"
    ),
    "out of another type": Failure(
        lambda: div(i32(1), i32(1), out=np.zeros(1, "int64")), vinculum.DivOutError, "E_DIV_INT_CONSTR_A_0020"
    ),
    "out of another type, real": Failure(
        lambda: div(reals(HALF), reals(HALF), out=f32(1)), vinculum.DivOutError, "V_DIV_REAL_TYPE_0010"
    ),
    "out of another shape": Failure(
        lambda: div(i32(1, 2), i32(1, 2), out=i32(0)), vinculum.DivOutError, "E_DIV_INT_CONSTR_A_0010", says="(2,)"
    ),
    "out of a shape that would only broadcast": Failure(
        lambda: div(f32(3), f32(3), profile="onnx-14", out=f32(2, 3)),
        vinculum.DivOutError,
        "V_DIV_SHAPE_MULTIDIRECTIONAL_0010",
    ),
    "out is read-only": Failure(
        lambda: div(i32(1, 2), i32(1, 1), out=np.frombuffer(bytes(8), "int32")),
        vinculum.DivOutError,
        "V_DIV_ANSWER_0010",
        says="read-only",
    ),
    "out overlaps itself": Failure(
        lambda: div(i32(1, 2), i32(1, 1), out=np.lib.stride_tricks.as_strided(i32(0), (2,), (0,), writeable=True)),
        vinculum.DivOutError,
        "V_DIV_INDEX_0010",
        says="copy",
    ),
    "int zero": Failure(
        lambda: div(i32(7, 8, 9), i32(1, 0, 0)),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (1,),
        8,
        0,
        "8 / 0",
    ),
    "int zero, 0 / 0 in rank 0": Failure(
        lambda: div(np.uint8(0), np.uint8(0)),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (),
        0,
        0,
    ),
    "int zero, B broadcast": Failure(
        lambda: div(GRID, np.array([2, 3, 0], "int16"), profile="onnx-14"),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (0, 2),
        3,
        0,
    ),
    "int zero, A and B broadcast": Failure(
        lambda: div(np.array([[5], [6]]), np.array([[[1]], [[0]]]), profile="openvino-1"),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (1, 0, 0),
        5,
        0,
    ),
    "int zero, B on inner axes": Failure(
        lambda: div(np.arange(24).reshape(2, 3, 4), np.array([1, 0, 1]), profile="onnx-6", broadcast=1, axis=1),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (0, 1, 0),
        4,
        0,
    ),
    "int zero, B with trailing 1s": Failure(
        lambda: div(
            np.arange(24).reshape(2, 3, 4), np.array([[1], [1], [0]]), profile="openvino-1", auto_broadcast="pdpd"
        ),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (0, 2, 0),
        8,
        0,
    ),
    "real zero": Failure(
        lambda: div(reals(HALF, HALF), reals(HALF, NONE)),
        vinculum.DivZeroDenominatorError,
        "E_DIV_REAL_CONSTR_B_0020",
        (1,),
        HALF,
        NONE,
    ),
    "MIN / -1": Failure(
        lambda: div(np.array([[-128, 1], [-128, -128]], "int8"), np.array([[1, -1], [-1, -1]], "int8")),
        vinculum.DivOverflowError,
        "V_DIV_INT_OVERFLOW_0010",
        (1, 0),
        -128,
        -1,
        "wider",
    ),
    "MIN / -1, A and B broadcast": Failure(
        lambda: div(np.array([[1], [-32768]], "int16"), np.array([2, -1], "int16"), profile="onnx-14"),
        vinculum.DivOverflowError,
        "V_DIV_INT_OVERFLOW_0010",
        (1, 1),
        -32768,
        -1,
    ),
}
