"""Facts that relate each element of a tensor to one element of another tensor."""

from dataclasses import dataclass

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.base import Fact
from vinculum.models.facts.predicates import Is


@dataclass(frozen=True)
class AbsoluteValueOf(Fact):
    """Each element is the absolute value of an element of `tensor`."""

    tensor: AbstractTensor


@dataclass(frozen=True)
class NonzeroExactlyAtZerosOf(Fact):
    """Not zero where the element of `tensor` is 0, and zero elsewhere."""

    tensor: AbstractTensor


def marks_zeros_of(y: AbstractTensor, x: AbstractTensor) -> bool:
    """Whether y is not 0 where x is 0, and 0 elsewhere."""
    return Is(x.root, 0) in y.facts or NonzeroExactlyAtZerosOf(x.root) in y.facts


def sum_is_nonzero(x: AbstractTensor, y: AbstractTensor) -> bool:
    """Whether x + y is never 0 since y marks the zeros of x."""
    return not x.root.excess_precision and marks_zeros_of(y, x)
