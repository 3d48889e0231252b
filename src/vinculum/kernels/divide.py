"""`div`: check the preconditions in the order of the sources, then divide."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from vinculum.kernels import attributes as attribute_checks
from vinculum.kernels import dispatch, fp_environment, out_argument, preconditions
from vinculum.kernels.numpy_kernel import floating, integer, real
from vinculum.kernels.operands import operands
from vinculum.kernels.shapes import RULES
from vinculum.profile_names import ProfileName

Element = TypeVar("Element", bound=np.generic)
Array = npt.NDArray[Any]

# By the name of the relation in the specification.
ROUNDINGS: Mapping[str, Callable[[Array, Array, Array], None]] = {
    "truncated_quotient": integer.truncated_quotient,
    "floored_quotient": integer.floored_quotient,
}


def div(
    A: npt.NDArray[Element] | Element,
    B: npt.NDArray[Element] | Element,
    /,
    *,
    profile: ProfileName = "sonnx",
    out: npt.NDArray[Element] | None = None,
    **attributes: bool | int | str | Sequence[int],
) -> npt.NDArray[Element]:
    """C = A / B, element by element, as `profile` defines it.

    >>> import numpy, vinculum
    >>> vinculum.div(numpy.array([7, -7, 9], "int32"), numpy.array([2, 2, -3], "int32"))
    array([ 3, -3, -3], dtype=int32)

    Operands and types
        A, B: `numpy.ndarray`, `numpy.memmap` or NumPy scalars of one type, which the profile lists
        (V_DIV_TYPE_LISTED_0010, E_DIV_FLOAT_CONSTR_A_0020, E_DIV_INT_CONSTR_A_0020, V_DIV_REAL_TYPE_0010). Byte order
        and layout may be any. Anything else is refused rather than interpreted: Python numbers, lists, masked arrays,
        matrices, all other subclasses of ndarray, and of NumPy's scalars. bfloat16 is that of ml_dtypes; reals are object
        arrays of `fractions.Fraction`, whatever integers these were made of; those of the result are Python's.

    Shapes
        Any rank, 0 included (the result is then a 0-d array), and any size, 0 included. They meet by the rule of the
        profile: all the same under sonnx (E_DIV_REAL_CONSTR_A_0010, E_DIV_FLOAT_CONSTR_A_0010,
        E_DIV_INT_CONSTR_A_0010), else V_DIV_SHAPE_MULTIDIRECTIONAL_0010, V_DIV_SHAPE_LIMITED_0010 or
        V_DIV_SHAPE_PDPD_0010, with V_DIV_SHAPE_PLACEMENT_0010.

    Attributes
        The profile's own, by their names (V_DIV_ATTRIBUTE_0010): `axis`, `broadcast` (onnx-1, onnx-6),
        `consumed_inputs` (onnx-1), `m_pythondiv`, `auto_broadcast` (openvino-1). NumPy's integers, bools and strings
        count as Python's.

    >>> vinculum.div(numpy.array([7, -7]), numpy.array(2), profile="openvino-1", m_pythondiv=True)
    array([ 3, -4])

    Values
        Integers are truncated (E_DIV_INT_FUNC_0010) or floored (V_DIV_INT_FLOOR_0010), exactly; floating-point
        quotients are those of IEEE 754, zero denominators included (E_DIV_FLOAT_FUNC_0010), in every profile, so where
        V_DIV_FLOAT_NONZERO_0010 leaves them open too; reals are exact (E_DIV_REAL_FUNC_0010). No warning is raised,
        and the caller's `numpy.errstate` neither matters nor changes.

    Result
        A C-contiguous array of its own in native byte order (V_DIV_NO_ALIASING_0010); or `out`, an array of the
        result's shape and type in either byte order, which may overlap A or B: the result is as if they were apart.
        A and B are not written to (V_DIV_INPUTS_UNTOUCHED_0010).

    Raises
        `vinculum.DivError`, before anything is written, with the requirement, the index and the operands' values:
        DivAttributeError for a profile or attribute; DivTypeError for an operand; DivShapeError; DivOutError;
        DivZeroDenominatorError for an integer or real denominator 0, in every profile (E_DIV_REAL_CONSTR_B_0020,
        E_DIV_INT_CONSTR_B_0030); DivOverflowError for MIN / -1, in every profile (V_DIV_INT_OVERFLOW_0010).
        DivEnvironmentError where this thread's rounding mode, flush-to-zero or trapped exceptions are not the default and
        the compiled kernel does not serve. `MemoryError` where the result has no room, or a shape that no array can have.
        `RuntimeError`, with `out` written in part, where another thread put a 0 or a -1 into A or B after they were
        looked at (V_DIV_NO_CRASH_0010).

    >>> vinculum.div(numpy.array([7, 7]), numpy.array([2, 0]))
    Traceback (most recent call last):
        ...
    vinculum.errors.DivZeroDenominatorError: E_DIV_INT_CONSTR_B_0030 at index (1,): 7 / 0: a denominator must not ...
    """
    system = attribute_checks.profile_named(profile)
    values = attribute_checks.completed(system, attributes)
    inputs = operands(A, B, system)
    rule = system.shape.rule(values)
    axis = values.get("axis")
    meeting = RULES[rule.name](
        inputs.A.shape, inputs.B.shape, rule.requirement[inputs.kind], axis if isinstance(axis, int) else None
    )
    if out is not None:
        out_argument.check(out, inputs, meeting.C, rule.requirement[inputs.kind])
    inputs = inputs._replace(A=inputs.A.reshape(meeting.A), B=inputs.B.reshape(meeting.B))
    # Allocated before the elements are checked: a result too large for memory is refused at once.
    C: Array = np.asarray(out) if out is not None and out.dtype.isnative else _allocate(meeting.C, inputs.dtype)
    preconditions.check(inputs, meeting.C, system)

    rounding = None if system.rounding is None else system.rounding.rule(values).name
    if inputs.kind != "real" and dispatch.serves():
        dispatch.quotient(inputs.A, inputs.B, C.view(inputs.dtype), floored=rounding == "floored_quotient")
    else:
        fp_environment.check(inputs.kind)
        with np.errstate(all="ignore"):
            _quotient(inputs.kind, rounding)(inputs.A, inputs.B, C)
    if out is None:
        return C
    if not out.dtype.isnative:
        out[...] = C
    return out


def _allocate(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Allocate the result.

    NumPy's MemoryError names shape and type. Its ValueError does not, so this function replaces it.
    """
    try:
        return np.empty(shape, dtype)
    except ValueError as error:
        raise MemoryError(f"the result has shape {shape} and type {dtype}, which no NumPy array can have") from error


def _quotient(kind: str, rounding: str | None) -> Callable[[Array, Array, Array], None]:
    if kind == "real":
        return real.quotient
    return floating.quotient if kind == "float" or rounding is None else ROUNDINGS[rounding]
