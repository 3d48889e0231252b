"""What is known of a tensor before the model runs."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from vinculum.models.abstract.interval import Reach
from vinculum.models.loading.constants import Constant, interval_of
from vinculum.models.loading.element_types import WIDENED_TYPES, type_bounds, type_name, with_type_bounds

Dim = int | str | None
Shape = tuple[Dim, ...]
Fact = tuple[Any, ...]
STATED, NAMED = "the shape that the model states of", "that sizes called"  # how assumptions about a shape begin
GIVEN = "that no caller replaces what are initializers and, as before IR version 4 all had to be, inputs"
BELOW = "that no axis has 2^63 - 1 elements"  # a size and 1 is below 0 then, and nothing is counted up to it
NARROW = "that no axis has 2^31 elements"  # a size that is cast to int32 is that size then
MET: Fact = ("as far as it is met",)  # of a denominator: what is known of it holds where an element is divided by it
FEW = 256  # elements: up to here each has a reach of its own


@dataclass(frozen=True, eq=False)
class Value:
    """A tensor: its type, its shape as far as it is known, and what each element may be. Equal only to itself.

    `constant`: all of its elements. `parts`: the reach of each, of a small tensor. `facts`: what ties it to other values.
    `same`: the value with the same elements in the same order (integers: modulo 2^64). `assumes`: what it rests on.
    `stated`: the model itself states the type. `given`: it is an input of the model, rounded to its type by then.
    `items`: of a sequence, what each of its tensors is. `plain`: the value as it is known without `NARROW`.
    """

    type: int = 0
    shape: Shape | None = None
    hull: Reach | None = None
    constant: Constant | None = None
    parts: Any = None
    facts: frozenset[Fact] = frozenset()
    same: "Value | None" = None
    assumes: frozenset[str] = frozenset()
    stated: bool = field(default=False)
    given: bool = False
    items: "Value | None" = None
    plain: "Value | None" = None

    def __post_init__(self) -> None:
        """Its reaches have ends of its type's kind, whatever rule they are of: rules tell integers by their ends."""
        if self.hull is not None:
            object.__setattr__(self, "hull", with_type_bounds(self.hull, self.type))
        if self.parts is not None and self.parts.size:
            each = np.frompyfunc(lambda reach: with_type_bounds(reach, self.type), 1, 1)
            object.__setattr__(self, "parts", np.asarray(each(self.parts), object))

    @cached_property
    def reach(self) -> Reach:
        """What every element may be."""
        if self.constant is not None:
            return interval_of(self.constant)
        return type_bounds(self.type) if self.hull is None else self.hull

    @cached_property
    def origin(self) -> "Value":
        """The first value that has these elements."""
        found = self
        while found.same is not None:
            found = found.__dict__.get("origin", found.same)  # of a long chain, what was found before
        return found

    @cached_property
    def number(self) -> "Value":
        """The first value whose elements are these numbers: `origin`, but not modulo 2^64."""
        found = self
        while found.same is not None and type_bounds(found.same.type).within(type_bounds(found.type)):
            found = found.__dict__.get("number", found.same)
        return found

    @property
    def unrounded(self) -> bool:
        """Whether runtimes may go on with more precision than its type has: `WIDENED`."""
        return type_name(self.type) in WIDENED_TYPES and not self.given and self.constant is None

    @property
    def sizes_of(self) -> Shape | None:
        """The shape whose sizes these elements are, if they are known to be sizes."""
        tied = [fact[1].shape for fact in self.facts if fact[0] == "shape of"]
        tied += [fact[1] for fact in self.facts if fact[0] == "sizes" and len(self.shape or ()) == 1]
        found = next((shape for shape in tied if shape is not None), None)
        return None if found is None else tuple(None if isinstance(dim, int) and dim < 0 else dim for dim in found)

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
    def elements(self) -> Any:
        """The reach of each element as an array of objects, of a small tensor; None of any other."""
        if self.parts is not None:
            return self.parts
        if self.constant is None or self.constant.size > FEW:
            return None
        return self.constant.reaches()

    @property
    def spread(self) -> Any:
        """`elements`, or of a small tensor of which only its reach is known, that reach at each place."""
        sizes = [dim for dim in self.shape or () if isinstance(dim, int)]
        if self.elements is not None or self.size is None or self.size > FEW or len(sizes) < len(self.shape or ()):
            return self.elements
        return np.full(sizes, self.reach, object)
