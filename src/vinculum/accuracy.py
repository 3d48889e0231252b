"""Sound bounds on the introduced, propagated and total error of a quotient.

SONNX requires such bounds of implementations.

Operands may carry errors: the exact operands are A and B, and the implementation divides A + Ae by B + Be. The
propagated error is the change of the exact quotient that Ae and Be cause. The introduced error is the result of
rounding or truncating. Every formula comes from `vinculum_spec.claims.accuracy`, and `proofs/vinculum_proofs/algebra`
proves it; `_accuracy_formulas.py` is generated from there. The functions compute in fractions. They round only on request, and then upward.

>>> import numpy, vinculum, vinculum.accuracy
>>> A, B = numpy.array([1.0, 2.0], "float32"), numpy.array([3.0, 4.0], "float32")
>>> bound = vinculum.accuracy.introduced_error(A, B)
>>> bound
array([Fraction(1, 50331648), Fraction(1, 33554432)], dtype=object)
>>> vinculum.accuracy.propagated_error(A, B, 0, numpy.array([0, 1]))
array([Fraction(0, 1), Fraction(-1, 10)], dtype=object)
"""

import sys
from collections.abc import Callable
from fractions import Fraction
from math import inf, nextafter
from typing import Any, Literal, overload

import numpy as np
import numpy.typing as npt

from vinculum import _accuracy_formulas as formulas
from vinculum._accuracy_formulas import TYPES, ElementType
from vinculum.errors import DivError, DivOverflowError, DivShapeError, DivTypeError, DivZeroDenominatorError
from vinculum_spec.requirement_ids import TYPE_LISTED

__all__ = ["introduced_error", "propagated_bound", "propagated_error", "total_error", "upward"]

Exact = Fraction | npt.NDArray[np.object_]  # of Fraction
Above = np.float64 | npt.NDArray[np.float64]
_ZERO_DENOMINATOR = {
    "real": "E_DIV_REAL_CONSTR_B_0020",
    "int": "E_DIV_INT_CONSTR_B_0030",
    "float": "V_DIV_FLOAT_ZERO_DENOMINATOR_0010",
}
_FINITE, _SHAPE = "E_DIV_FLOAT_FUNC_0010", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
_OVERFLOW = {"int": "V_DIV_INT_OVERFLOW_0010", "float": "V_DIV_FLOAT_OVERFLOW_0010"}


@overload
def introduced_error(
    A: object, B: object, element_type: str | None = None, *, rounded: Literal[False] = False
) -> Exact: ...
@overload
def introduced_error(A: object, B: object, element_type: str | None = None, *, rounded: Literal[True]) -> Above: ...
@overload
def introduced_error(A: object, B: object, element_type: str | None = None, *, rounded: bool) -> Exact | Above: ...
def introduced_error(A: object, B: object, element_type: str | None = None, *, rounded: bool = False) -> Exact | Above:
    """A bound on |C - A/B|, where C is the quotient of A and B in their type.

    A, B: NumPy arrays or scalars of one type, or fractions and integers, which are broadcast. `element_type`: name of
    an element type ("float16", "int8", ...) if it differs from that of A and B; fractions and Python integers are real.
    Floats: u * max(|A|/|B|, smallest normal number), u = 2^-p, which is attained where A/B is subnormal and just
    halfway. The bound takes A and B as exact: errors from rounding them to a type belong to Ae and Be of `total_error`.
    Integers, truncated: 1 - 1/|B|, which is attained where |A| = |B| - 1. Reals: 0.
    Returns fractions in the shape of C, or with `rounded` float64 that are not below them. TypeError if `rounded` is no
    boolean. Raises DivZeroDenominatorError (B = 0), DivOverflowError (the quotient overflows, so no bound is finite),
    DivTypeError (unknown type; NaN, infinities and values that are no numbers; integers beyond their type) and
    DivShapeError, each with requirement, index and operands.
    CLAIM_ACCURACY_INTRODUCED_FLOAT_CORRECTED, CLAIM_ACCURACY_INTRODUCED_INT_CORRECTED, CLAIM_ACCURACY_INTRODUCED_REAL

    >>> introduced_error(Fraction(7), Fraction(2), "int8")
    Fraction(1, 2)
    >>> import numpy
    >>> introduced_error(numpy.float16(1), numpy.float16(3), rounded=True)
    np.float64(0.00016276041666666668)
    """
    rounded, element = _flag(rounded), _element(element_type, A, B)
    (a, b), shape = _operands(A=A, B=B)
    return _result(_introduced(element, a, b, shape), shape, rounded=rounded)


def propagated_error(A: object, B: object, Ae: object, Be: object) -> Exact:
    """(A + Ae)/(B + Be) - A/B, exactly.

    Arguments and exceptions are those of `introduced_error`. B and B + Be must have the same sign. Returns fractions.
    CLAIM_ACCURACY_PROPAGATED_1_CORRECTED

    >>> propagated_error(1, 2, Fraction(1, 10), 0)
    Fraction(1, 20)
    """
    return _exact(*_propagated(formulas.propagated_error, A, B, Ae, Be))


@overload
def propagated_bound(A: object, B: object, Ae: object, Be: object, *, rounded: Literal[False] = False) -> Exact: ...
@overload
def propagated_bound(A: object, B: object, Ae: object, Be: object, *, rounded: Literal[True]) -> Above: ...
@overload
def propagated_bound(A: object, B: object, Ae: object, Be: object, *, rounded: bool) -> Exact | Above: ...
def propagated_bound(A: object, B: object, Ae: object, Be: object, *, rounded: bool = False) -> Exact | Above:
    """(|Ae| + |A*Be/B|) / |B + Be|, an upper bound on the magnitude of the propagated error.

    The bound is attained where both terms add up. Arguments, result and exceptions are those of `introduced_error`.
    CLAIM_ACCURACY_PROPAGATED_3_CORRECTED

    >>> propagated_bound(1, 2, Fraction(1, 10), Fraction(1, 10))
    Fraction(1, 14)
    """
    rounded = _flag(rounded)
    return _result(*_propagated(formulas.propagated_bound, A, B, Ae, Be), rounded=rounded)


@overload
def total_error(
    A: object, B: object, Ae: object, Be: object, element_type: str | None = None, *, rounded: Literal[False] = False
) -> Exact: ...
@overload
def total_error(
    A: object, B: object, Ae: object, Be: object, element_type: str | None = None, *, rounded: Literal[True]
) -> Above: ...
@overload
def total_error(
    A: object, B: object, Ae: object, Be: object, element_type: str | None = None, *, rounded: bool
) -> Exact | Above: ...
def total_error(
    A: object, B: object, Ae: object, Be: object, element_type: str | None = None, *, rounded: bool = False
) -> Exact | Above:
    """A bound on |C - A/B|, where an implementation computes C from A + Ae and B + Be.

    The bound is the introduced error at A + Ae and B + Be, where the implementation rounds, plus the magnitude of the
    propagated error. Arguments, result and exceptions are those of `introduced_error`. For floats, A + Ae and B + Be
    must be the numbers of the type that the implementation receives, so that Ae and Be include the error of rounding A
    and B to the type.
    CLAIM_ACCURACY_TOTAL_CORRECTED

    >>> import numpy
    >>> total_error(numpy.int8(6), numpy.int8(3), 1, 0)
    Fraction(1, 1)
    """
    rounded, element = _flag(rounded), _element(element_type, A, B)
    (a, b, ae, be), shape = _operands(A=A, B=B, Ae=Ae, Be=Be)
    _no_crossing(element.kind, a, b, be, shape)
    perturbed = [x + y for x, y in zip(a, ae, strict=True)], [x + y for x, y in zip(b, be, strict=True)]
    introduced = _introduced(element, *perturbed, shape)
    total = [formulas.total_bound(*x) for x in zip(a, b, ae, be, introduced, strict=True)]
    return _result(total, shape, rounded=rounded)


def upward(value: Fraction) -> float:
    """The least float64 that is not below `value`, or infinity if no finite one is.

    >>> import numpy
    >>> upward(Fraction(1, 3)) > Fraction(1, 3) > numpy.nextafter(upward(Fraction(1, 3)), 0)
    True
    """
    try:
        near = float(value)
    except OverflowError:
        return inf if value > 0 else -sys.float_info.max
    return near if Fraction(near) >= value else nextafter(near, inf)


def _propagated(
    formula: Callable[[Fraction, Fraction, Fraction, Fraction], Fraction], A: object, B: object, Ae: object, Be: object
) -> tuple[list[Fraction], tuple[int, ...]]:
    kind = _element(None, A, B).kind
    operands, shape = _operands(A=A, B=B, Ae=Ae, Be=Be)
    _no_crossing(kind, operands[0], operands[1], operands[3], shape)
    return [formula(*x) for x in zip(*operands, strict=True)], shape


def _introduced(element: ElementType, a: list[Fraction], b: list[Fraction], shape: tuple[int, ...]) -> list[Fraction]:
    for k, denominator in enumerate(b):
        if not denominator:
            message = "a denominator must not be 0: without a quotient there is no bound on its error"
            raise _located(
                DivZeroDenominatorError(message, requirement=_ZERO_DENOMINATOR[element.kind]), a, b, k, shape
            )
    if element.kind == "real":
        return [Fraction(0)] * len(a)
    if element.kind == "int":
        _of_the_type(element, a, b, shape)
    overflows = _overflows(element)
    for k, pair in enumerate(zip(a, b, strict=True)):
        if overflows(*pair):
            message = f"the quotient overflows {element.name}: no finite number bounds the error"
            raise _located(DivOverflowError(message, requirement=_OVERFLOW[element.kind]), a, b, k, shape)
    if element.kind == "int":
        return [formulas.introduced_truncated(denominator) for denominator in b]
    u, smallest = Fraction(1, 2**element.p), Fraction(2) ** (element.q_min + element.p - 1)
    return [formulas.introduced_bound(x, y, u, smallest) for x, y in zip(a, b, strict=True)]


def _of_the_type(element: ElementType, a: list[Fraction], b: list[Fraction], shape: tuple[int, ...]) -> None:
    """Raise if an operand is not an integer of the type: the bound is proved for these only."""
    for k, pair in enumerate(zip(a, b, strict=True)):
        for which, value in zip(("numerator", "denominator"), pair, strict=True):
            if value.denominator != 1 or not element.minimum <= value <= element.maximum:
                message = f"the {which}, error included, is {value}, which is not a number of type {element.name}"
                raise _located(DivTypeError(message, requirement=TYPE_LISTED), a, b, k, shape)


def _overflows(element: ElementType) -> Callable[[Fraction, Fraction], bool]:
    if element.kind == "int":
        maximum = Fraction(element.maximum)
        return lambda x, y: not formulas.representable_quotient(x, y, maximum)
    largest_quantum = Fraction(2) ** element.q_max
    return lambda x, y: formulas.overflow(x, y, abs(x), abs(y) * largest_quantum, element.p)


def _no_crossing(kind: str, a: list[Fraction], b: list[Fraction], be: list[Fraction], shape: tuple[int, ...]) -> None:
    for k, (denominator, error) in enumerate(zip(b, be, strict=True)):
        if not formulas.no_crossing(denominator, error):
            message = (
                f"Be changes B from {denominator} to {denominator + error}: B and B + Be must have the same sign and "
                "not be 0, or no bound is finite"
            )
            raise _located(DivZeroDenominatorError(message, requirement=_ZERO_DENOMINATOR[kind]), a, b, k, shape)


def _element(element_type: str | None, A: object, B: object) -> ElementType:
    if element_type is None:
        element_type, other = (_type_of(_array(role, x)) for role, x in (("A", A), ("B", B)))
        if element_type != other:
            message = f"A has type {element_type} and B {other} (fractions and ints are real): give both in one type"
            raise DivTypeError(message, requirement="E_DIV_FLOAT_CONSTR_A_0020")
    if not isinstance(element_type, str) or element_type not in TYPES:
        raise DivTypeError(f"there is no type {element_type}, only {', '.join(TYPES)}", requirement=TYPE_LISTED)
    return TYPES[element_type]


def _type_of(x: object) -> str:
    dtype = getattr(x, "dtype", None)
    return "real" if dtype is None or dtype.kind == "O" else str(dtype.name)


def _operands(**operands: object) -> tuple[list[list[Fraction]], tuple[int, ...]]:
    """All operands as fractions, broadcast to one shape, in C order."""
    arrays = {role: _array(role, value) for role, value in operands.items()}
    try:
        shape = np.broadcast_shapes(*(array.shape for array in arrays.values()))
    except ValueError as error:
        raise DivShapeError(str(error), requirement=_SHAPE) from None
    return [list(np.broadcast_to(_fractions(role, array), shape).flat) for role, array in arrays.items()], shape


def _array(role: str, value: object) -> npt.NDArray[Any]:
    if isinstance(value, int | Fraction) and not isinstance(value, bool):
        return np.array(value, object)
    is_plain_array = type(value) in (np.ndarray, np.memmap) or isinstance(value, np.generic)  # no mask, no matrix
    if is_plain_array and _type_of(value) in TYPES:
        return np.asarray(value)
    kind = f" of type {value.dtype}" if isinstance(value, np.ndarray | np.generic) else ""
    description = "Python float" if type(value) is float else f"{type(value).__qualname__}{kind}"
    exact = f", such as numpy.float64({value!r})" if type(value) is float else ""
    message = f"{role} is a {description}; give a NumPy array or scalar of an element type, a Fraction or an int{exact}"
    raise DivTypeError(message, requirement=TYPE_LISTED)


def _fractions(role: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    fractions = np.empty(array.shape, object)
    plain = array.dtype.kind in "iuO" or array.dtype.itemsize == np.dtype(np.float64).itemsize
    with np.errstate(invalid="ignore"):  # the loop below rejects every NaN
        flat = array.ravel() if plain else array.ravel().astype(np.float64)  # exact for all narrower types
    values = flat.tolist()
    for k, value in enumerate(values):
        try:
            if isinstance(value, str | bool | np.bool_):
                raise TypeError  # noqa: TRY301 - Fraction would read it
            exact = Fraction(value)  # NumPy integers stay NumPy integers in it, and would wrap around
            fractions.flat[k] = Fraction(int(exact.numerator), int(exact.denominator))
        except (OverflowError, ValueError, TypeError):  # an infinity, NaN, or no number at all
            index = tuple(int(i) for i in np.unravel_index(k, array.shape))
            broken = TYPE_LISTED if array.dtype.kind == "O" else _FINITE
            raise DivTypeError(f"{role} is {value!r}, which is not a number", requirement=broken, index=index) from None
    return fractions


def _located(error: DivError, a: list[Fraction], b: list[Fraction], k: int, shape: tuple[int, ...]) -> DivError:
    error.index = tuple(int(i) for i in np.unravel_index(k, shape))
    error.numerator, error.denominator = a[k], b[k]
    return error


def _flag(rounded: object) -> bool:
    if not isinstance(rounded, bool | np.bool_):
        raise TypeError(f"rounded is {rounded!r}; give True or False")
    return bool(rounded)


def _result(values: list[Fraction], shape: tuple[int, ...], *, rounded: bool) -> Exact | Above:
    if not rounded:
        return _exact(values, shape)
    above = np.empty(shape, np.float64)
    above.flat[:] = [upward(value) for value in values]
    return above if shape else np.float64(above[()])


def _exact(values: list[Fraction], shape: tuple[int, ...]) -> Exact:
    if not shape:
        return values[0]
    array = np.empty(shape, object)
    array.flat[:] = values
    return array
