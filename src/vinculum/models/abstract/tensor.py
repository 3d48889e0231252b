"""What is known of a tensor before the model runs."""

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
    """A tensor: its type, its shape as far as it is known, and what each element may be. Equal only to itself.

    `constant`: all of its elements. `parts`: the interval of each, of a small tensor. `facts`: what ties it to other values.
    `same`: the value with the same elements in the same order (integers: modulo 2^64). `assumptions`: what it rests on.
    `stated`: the model itself states the type. `given`: it is an input of the model, rounded to its type by then.
    `items`: of a sequence, what each of its tensors is. `plain`: the value as it is known without `NARROW`.
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
        """Its intervals have ends of its type's kind, whatever rule they are of: rules tell integers by their ends."""
        if self.bounds is not None:
            object.__setattr__(self, "bounds", with_type_bounds(self.bounds, self.dtype))
        if self.element_bounds is not None and self.element_bounds.size:
            each = np.frompyfunc(lambda interval: with_type_bounds(interval, self.dtype), 1, 1)
            object.__setattr__(self, "element_bounds", np.asarray(each(self.element_bounds), object))

    @cached_property
    def interval(self) -> Interval:
        """What every element may be."""
        if self.constant is not None:
            return interval_of(self.constant)
        return type_bounds(self.dtype) if self.bounds is None else self.bounds

    @cached_property
    def root(self) -> "AbstractTensor":
        """The first value that has these elements."""
        found = self
        while found.alias_of is not None:
            found = found.__dict__.get("root", found.alias_of)  # of a long chain, what was found before
        return found

    @cached_property
    def exact_root(self) -> "AbstractTensor":
        """The first value whose elements are these numbers: `origin`, but not modulo 2^64."""
        found = self
        while found.alias_of is not None and type_bounds(found.alias_of.dtype).within(type_bounds(found.dtype)):
            found = found.__dict__.get("exact_root", found.alias_of)
        return found

    @property
    def excess_precision(self) -> bool:
        """Whether runtimes may go on with more precision than its type has: `WIDENED`."""
        return type_name(self.dtype) in WIDENED_TYPES and not self.is_model_input and self.constant is None

    @property
    def size(self) -> int | None:
        """How many elements it has, where that is known."""
        size = 1
        for dim in self.shape or ():
            if dim == 0:
                return 0
            size = size * dim if isinstance(dim, int) and size else 0
        return (size or None) if self.shape is not None else None

    @cached_property
    def element_intervals(self) -> Any:
        """The interval of each element as an array of objects, of a small tensor; None of any other."""
        if self.element_bounds is not None:
            return self.element_bounds
        if self.constant is None or self.constant.size > MAX_TRACKED_ELEMENTS:
            return None
        return self.constant.element_intervals()

    @property
    def broadcast_intervals(self) -> Any:
        """`elements`, or of a small tensor of which only its interval is known, that interval at each place."""
        sizes = [dim for dim in self.shape or () if isinstance(dim, int)]
        if (
            self.element_intervals is not None
            or self.size is None
            or self.size > MAX_TRACKED_ELEMENTS
            or len(sizes) < len(self.shape or ())
        ):
            return self.element_intervals
        return np.full(sizes, self.interval, object)
