"""Shared by adapters: refusals, contiguous memory, and how A and B reach a compiled model."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError

FORMS = ("dynamic", "static", "constant B", "constant A and B")

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Operand:
    """A or B as a model declares it; a shape of None is any rank, a dimension of None any size.

    `data` has the bytes of a constant, in C order; None for an input of the model.
    """

    dtype: str
    shape: tuple[int | None, ...] | None
    data: bytes | None = None


def operands(form: str, A: Array, B: Array, *, any_rank: bool = True) -> tuple[Operand, Operand]:
    """Declare `A` and `B` in one of the `FORMS`.

    `any_rank` tells whether a dynamic model may leave the rank open too.
    """

    def dynamic(array: Array) -> Operand:
        return Operand(array.dtype.name, None if any_rank else (None,) * array.ndim)

    def static(array: Array) -> Operand:
        return Operand(array.dtype.name, array.shape)

    def constant(array: Array) -> Operand:
        return Operand(array.dtype.name, array.shape, array.tobytes())

    match form:
        case "dynamic":
            return dynamic(A), dynamic(B)
        case "static":
            return static(A), static(B)
        case "constant B":
            return static(A), constant(B)
        case "constant A and B":
            return constant(A), constant(B)
    raise NotSupportedError(f"no form {form!r}; there are {', '.join(FORMS)}")


class Models(Generic[P, T]):
    """Models that `build` makes. It keeps the latest `size` models without constants for later divisions."""

    def __init__(self, build: Callable[P, T], size: int = 64) -> None:
        self.build = build
        self.kept = lru_cache(size)(build)

    def get(self, *key: P.args, **named: P.kwargs) -> T:
        """Return the model that `build` makes of these arguments."""
        constant = any(isinstance(part, Operand) and part.data is not None for part in key)
        make: Callable[P, T] = self.build if constant else self.kept
        return make(*key, **named)


def refuse(adapter: Adapter, call: Call, *, attributes: bool = False, floors: bool = False) -> None:
    """Raise NotSupportedError for calls that `adapter` cannot express.

    These are exact rationals; a path that it does not have; attributes, unless it has `attributes`; and openvino-1, whose
    integer quotient is floored by default, unless it `floors`.
    """
    if call.dtype == "real":
        raise NotSupportedError(f"{adapter.name} has no exact rationals")
    if call.path not in adapter.paths(call.profile):
        raise NotSupportedError(f"{adapter.name} has no path {call.path!r} under {call.profile}")
    if call.attributes and not attributes:
        raise InexpressibleError(f"{adapter.name} has no attribute {', '.join(call.attributes)}")
    if call.profile == "openvino-1" and not floors:
        raise NotSupportedError(f"{adapter.name} is no implementation of {call.profile}")


def contiguous(array: Array) -> Array:
    """Return the array itself if it is C-contiguous, whatever its alignment, else a contiguous copy.

    Rank 0 stays rank 0.
    """
    if not array.dtype.isnative:
        raise InexpressibleError("a foreign byte order cannot be passed")
    return np.asarray(array, order="C")
