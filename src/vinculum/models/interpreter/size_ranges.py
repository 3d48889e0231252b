"""The ranges that the user gives for unknown sizes: what they say of values that hold sizes."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from vinculum.models.abstract.assumptions import Assumption, AssumptionKind
from vinculum.models.abstract.symbolic_dims import alternatives, base_name, factors_of, is_anonymous
from vinculum.models.abstract.tensor import AbstractTensor, Dim
from vinculum.models.facts.shape_values import ElementsAreDims
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import RangeError
from vinculum.models.loading.input_ranges import InputRange
from vinculum.models.loading.model import walk_nodes
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.interval import Interval

MAX_SIZE = (1 << 63) - 1


class SizeRanges:
    """The ranges of which the name is that of a size of the model, and of no value.

    `used`: the names of those that are a size of an input, or were needed.
    """

    def __init__(self, ranges: Mapping[str, InputRange], graph: Any) -> None:
        values = {item.name for item in (*graph.input, *graph.initializer)} if ranges else set()
        values |= {name for node in walk_nodes(graph.node) for name in node.output} if ranges else set()
        self._ranges = {name: each for name, each in ranges.items() if name not in values}
        self.used: set[str] = set()

    def mark_used(self, dims: Iterable[Dim]) -> None:
        """Note which sizes an input has: their ranges are no mistake, even if nothing needs them."""
        self.used |= self._ranges.keys() & set(map(base_name, dims))

    def narrow(self, value: AbstractTensor) -> AbstractTensor:
        """Return a value with narrower intervals for the elements that are such sizes."""
        dims = next((fact.dims for fact in value.facts.of(ElementsAreDims)), ()) if self._ranges else ()
        names = self._ranges.keys() & {name for dim in dims for name in _names(dim)}
        if not names or value.constant is not None:
            return value
        self.used |= names
        intervals = [
            self._interval(dim).meet(each) for dim, each in zip(dims, _elements(value, len(dims)), strict=True)
        ]
        texts = {Assumption(AssumptionKind.INPUT_RANGE, self._ranges[name].text) for name in names}
        array = np.empty(len(dims), object)
        array[:] = intervals
        joined = intervals[0]
        for each in intervals[1:]:
            joined = joined.join(each)
        shape = tuple(size for size in value.shape or () if isinstance(size, int))
        is_shaped = value.shape is not None and len(shape) == len(value.shape) and math.prod(shape) == len(dims)
        return replace(
            value,
            bounds=joined.meet(value.interval),
            element_bounds=array.reshape(shape) if is_shaped else None,
            assumptions=value.assumptions | texts,
        )

    def _interval(self, dim: Dim) -> Interval:
        """The interval of a size: of a known one, of one with a range, or of a product of them."""
        if isinstance(dim, int):
            return Interval(dim, dim)
        if dim is None:
            return Interval(-MAX_SIZE - 1, MAX_SIZE)
        if len(alternatives(dim)) > 1:
            low, high = self._ends(str(alternatives(dim)[1]))
            return Interval(min(low, 1), min(high, 1))
        factors = factors_of(dim)
        low, high = (math.prod(ends) for ends in zip(*map(self._ends, factors), strict=True))
        is_exact = len(factors) == 1 or high <= MAX_SIZE  # a product wraps around otherwise
        return Interval(low, high) if is_exact else Interval(-MAX_SIZE - 1, MAX_SIZE)

    def _ends(self, dim: str) -> tuple[int, int]:
        name = str(base_name(dim))
        if name not in self._ranges:
            return 0, MAX_SIZE
        bounds = self._ranges[name].interval(DType.INT64).meet(Interval(0, MAX_SIZE))
        if bounds.empty:
            text = self._ranges[name].text
            raise RangeError(f"--range {text}: the size {printable(name)} is 0 or more, never in that range")
        return int(bounds.low), int(bounds.high)


def _names(dim: Dim) -> Iterator[str]:
    """Yield the names in the model of a size, or of the sizes that a product or an alternative is made of."""
    for each in alternatives(dim):
        for factor in factors_of(each) if isinstance(each, str) else ():
            if not is_anonymous(factor):
                yield str(base_name(factor))


def _elements(value: AbstractTensor, count: int) -> list[Interval]:
    """The interval of each element."""
    elements = value.element_intervals
    return [value.interval] * count if elements is None or elements.size != count else list(elements.reshape(-1))
