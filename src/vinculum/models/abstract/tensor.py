"""Abstract tensors: what is known of a tensor before the model runs."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from vinculum.models.abstract.assumptions import NO_ASSUMPTIONS, Assumptions
from vinculum.models.abstract.fact import NO_FACTS, FactSet
from vinculum.models.loading.constants import Constant, interval_of
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import WIDENED_TYPES, type_bounds, type_name, with_type_bounds
from vinculum.models.numeric.interval import Interval

Dim = int | str | None
Shape = tuple[Dim, ...]
MAX_TRACKED_ELEMENTS = 256  # a larger tensor has one interval for all of its elements


@dataclass(frozen=True, eq=False)
class AbstractTensor:
    """All tensors that a value of the model can be. Equal only to itself.

    `bounds`: an interval that contains every element. `constant`: the elements, if they are known. `element_bounds`: an array of
    intervals, one for each element of a small tensor. `facts`: relations to other tensors. `alias_of`: a tensor with the same
    elements in the same order (integers: modulo 2^64). `assumptions`: what the above rests on. `has_stated_dtype`: the model
    states the type. `is_model_input`: a caller passes it in, rounded to its type. `sequence_item`: of a sequence, what each of its
    tensors can be. `without_int32_assumption`: the tensor as it is known without the assumption that sizes fit int32.
    """

    dtype: DType = DType.UNDEFINED
    shape: Shape | None = None
    bounds: Interval | None = None
    constant: Constant | None = None
    element_bounds: Any = None
    facts: FactSet = NO_FACTS
    alias_of: "AbstractTensor | None" = None
    assumptions: Assumptions = NO_ASSUMPTIONS
    has_stated_dtype: bool = field(default=False)
    is_model_input: bool = False
    sequence_item: "AbstractTensor | None" = None
    without_int32_assumption: "AbstractTensor | None" = None

    def __post_init__(self) -> None:
        """Convert the ends of intervals to integers or floats, as the type has them."""
        if self.bounds is not None:
            object.__setattr__(self, "bounds", with_type_bounds(self.bounds, self.dtype))
        if self.element_bounds is not None and self.element_bounds.size:
            each = np.frompyfunc(lambda interval: with_type_bounds(interval, self.dtype), 1, 1)
            object.__setattr__(self, "element_bounds", np.asarray(each(self.element_bounds), object))

    @cached_property
    def interval(self) -> Interval:
        """An interval that contains every element: of the constant, the bounds, or the type."""
        if self.constant is not None:
            return interval_of(self.constant)
        return type_bounds(self.dtype) if self.bounds is None else self.bounds

    @cached_property
    def root(self) -> "AbstractTensor":
        """The first tensor in the chain of aliases."""
        tensor = self
        while tensor.alias_of is not None:
            tensor = tensor.__dict__.get("root", tensor.alias_of)  # cached for a part of the chain
        return tensor

    @cached_property
    def exact_root(self) -> "AbstractTensor":
        """The first tensor in the chain of aliases with the same numbers, not only modulo 2^64."""
        tensor = self
        while tensor.alias_of is not None and type_bounds(tensor.alias_of.dtype).within(type_bounds(tensor.dtype)):
            tensor = tensor.__dict__.get("exact_root", tensor.alias_of)
        return tensor

    @property
    def excess_precision(self) -> bool:
        """Whether runtimes may hold its elements in a wider type and round them later."""
        return type_name(self.dtype) in WIDENED_TYPES and not self.is_model_input and self.constant is None

    @property
    def size(self) -> int | None:
        """The number of elements; None if it is not known."""
        size = 1
        for dim in self.shape or ():
            if dim == 0:
                return 0
            size = size * dim if isinstance(dim, int) and size else 0
        return (size or None) if self.shape is not None else None

    @cached_property
    def element_intervals(self) -> Any:
        """An array with the interval of each element, of a small tensor; None for others."""
        if self.element_bounds is not None:
            return self.element_bounds
        if self.constant is None or self.constant.size > MAX_TRACKED_ELEMENTS:
            return None
        return self.constant.element_intervals()

    @property
    def broadcast_intervals(self) -> Any:
        """The same; of a small tensor without element intervals, its interval for each element."""
        sizes = [dim for dim in self.shape or () if isinstance(dim, int)]
        if (
            self.element_intervals is not None
            or self.size is None
            or self.size > MAX_TRACKED_ELEMENTS
            or len(sizes) < len(self.shape or ())
        ):
            return self.element_intervals
        return np.full(sizes, self.interval, object)
