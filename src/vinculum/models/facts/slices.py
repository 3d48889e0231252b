"""Facts about the slices of a tensor along axes."""

from collections.abc import Sequence
from dataclasses import dataclass

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.interval import Number

Axes = tuple[int, ...]


@dataclass(frozen=True)
class ExtremumOf(Fact):
    """The result of ReduceMax or ReduceMin over the slices of `tensor` along the axes.

    The operator Max stands for a ReduceMax that was compared with -inf, and that runtimes may lose if it is NaN.
    """

    operator: str
    tensor: AbstractTensor
    axes: Axes
    keepdims: bool


@dataclass(frozen=True)
class SomeAtLeast(Fact):
    """In each slice along the axes, some element is `bound` or more, or one is NaN."""

    axes: Axes
    bound: Number


@dataclass(frozen=True)
class AtLeastIfNonempty(Fact):
    """Each element is `bound` or more, or NaN, if `tensor` has an element at all."""

    tensor: AbstractTensor
    bound: Number


@dataclass(frozen=True)
class AllOrNoneNan(Fact):
    """In each slice along the axes, all elements are NaN or none is."""

    axes: Axes


def slice_maximum_bound(value: AbstractTensor | None, axes: Sequence[int] | None) -> Number | None:
    """Return a bound that some element of each slice reaches, unless the slice has a NaN."""
    facts = value.facts.of(SomeAtLeast) if value is not None else []
    return max((fact.bound for fact in facts if fact.axes == axes), default=None)
