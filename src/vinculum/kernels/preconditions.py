"""Check the elements: integer and real denominators are not zero, and no quotient is MIN / -1.

A and B have the shapes that the shape rule gives them: the same rank, with size 1 on the axes along which they repeat.
An index into such an operand, with 0 on those axes, is an index into C, and the first in C order is the first in both.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum.errors import DivError, DivOverflowError, DivTypeError, DivZeroDenominatorError
from vinculum.kernels import dispatch
from vinculum.kernels._profiles import REQUIREMENTS
from vinculum.kernels.operands import Operands
from vinculum.kernels.profiles import Profile

Array = npt.NDArray[Any]


def check(inputs: Operands, shape: tuple[int, ...], profile: Profile) -> None:
    """Raise an error for the first pair outside of the domain.

    `shape` is that of C, in which the pairs meet.

    V_DIV_OUTSIDE_DOMAIN_0010, V_DIV_NO_CRASH_0010, E_DIV_REAL_CONSTR_B_0020, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010
    """
    if inputs.kind == "real":
        _all_fractions(inputs.A, inputs.B)
    if 0 in shape:
        return  # no pairs
    if inputs.kind == "int" and dispatch.within(inputs.A, inputs.B):
        return
    if inputs.kind in profile.zero_denominator:
        _nonzero_denominator(inputs.A, inputs.B, profile.zero_denominator[inputs.kind])
    if inputs.kind in profile.overflow:
        _representable_quotient(inputs.A, inputs.B, profile.overflow[inputs.kind])


def _all_fractions(A: Array, B: Array) -> None:
    # Real tensors have one shape, as no profile broadcasts them: iterate over both together, in C order.
    for k, pair in enumerate(zip(A.flat, B.flat, strict=True)):
        for role, value in zip("AB", pair, strict=True):
            if type(value) is not Fraction:
                raise DivTypeError(
                    f"the element of {role} is of type {type(value).__qualname__}; elements of an object array must be "
                    f"fractions.Fraction, which divide exactly",
                    requirement=REQUIREMENTS.listed_type,
                    index=_index(k, A.shape),
                )


def _nonzero_denominator(A: Array, B: Array, requirement: str) -> None:
    if B.all():
        return
    raise _located(
        DivZeroDenominatorError(
            "a denominator must not be 0; take the zeros out of B, or put in its place what is meant there",
            requirement=requirement,
        ),
        A,
        B,
        B == 0,
    )


def _representable_quotient(A: Array, B: Array, requirement: str) -> None:
    if A.dtype.kind != "i":
        return
    info = np.iinfo(A.dtype)
    if A.min() > info.min:
        return
    minus_one = B == -1
    if not minus_one.any():
        return
    pairs = minus_one & (A == info.min)
    if pairs.any():
        raise _located(
            DivOverflowError(
                f"the quotient is {-info.min}, and the greatest {A.dtype} is {info.max}; divide in a wider type",
                requirement=requirement,
            ),
            A,
            B,
            pairs,
        )


def _located(error: DivError, A: Array, B: Array, violations: Array) -> DivError:
    """Return `error` with the first index where `violations` is true, and the operands' values there."""
    error.index = _index(int(np.argmax(violations)), violations.shape)
    error.numerator, error.denominator = (_element(x, error.index) for x in (A, B))
    return error


def _index(position: int, shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(int(k) for k in np.unravel_index(position, tuple(shape)))


def _element(x: Array, index: tuple[int, ...]) -> Any:
    return x.item(tuple(0 if n == 1 else k for k, n in zip(index, x.shape, strict=True)))
