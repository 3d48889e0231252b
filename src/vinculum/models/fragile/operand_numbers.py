"""Numbers that an element of an operand may be, from which witnesses are chosen."""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.integrality import Integral
from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.fragile.rounding import nearest
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer
from vinculum.models.numeric.interval import INF, max_finite, min_subnormal
from vinculum_spec.relations.ieee754 import Format

Find = Callable[[str], AbstractTensor | None]
MAX_LISTED = 4096  # distinct elements of a constant
MOVING = (
    "Identity",
    "Reshape",
    "Squeeze",
    "Unsqueeze",
    "Transpose",
    "Flatten",
    "Slice",
    "Gather",
    "Expand",
    "Tile",
    "Split",
)
INTEGERS = ("Floor", "Ceil", "Round", "Sign")
TYPICAL = (3.0, 5.0, 7.0, 10.0, 15.0, 49.0, 0.1, 0.3, 100.0, 1.0)


@dataclass(frozen=True)
class OperandNumbers:
    """What a finite element of an operand may be.

    `integral`: only integers.
    """

    value: AbstractTensor
    form: Format
    integral: bool

    @cached_property
    def listed(self) -> list[float] | None:
        """The distinct finite elements of a constant, of a large one the first. None for others."""
        if self.value.constant is not None:
            elements = np.unique(self.value.constant.array.reshape(-1)[: 1 << 20].astype(np.float64))
            return [float(x) for x in elements[np.isfinite(elements)][:MAX_LISTED]]
        single = self.value.interval.single
        return [float(single)] if single is not None and math.isfinite(single) else None

    @property
    def limits(self) -> tuple[Fraction, Fraction]:
        """The ends of the interval; in the place of an infinity, the greatest number of its sign."""
        top, interval = max_finite(self.form), self.value.interval
        low, high = (
            Fraction(end) if abs(end) != INF else top if end > 0 else -top for end in (interval.low, interval.high)
        )
        return low, high

    def holds(self, number: float) -> bool:
        """Whether an element may be this number."""
        if not math.isfinite(number) or (self.integral and number != math.floor(number)):
            return False
        return number in self.listed if self.listed is not None else self.value.interval.holds(number)

    def typical(self) -> Iterator[float]:
        """Yield some of the numbers that an element may be, well-known ones first; none is 0."""
        if self.listed is not None:
            yield from (number for number in self.listed if number)
            return
        low, high = self.limits
        candidates = [*TYPICAL, *(-x for x in TYPICAL), float(low), float(high), nearest((low + high) / 2, self.form)]
        rounded = (nearest(Fraction(x), self.form) for x in candidates)
        yield from (x for x in dict.fromkeys(rounded) if x and self.holds(x))

    def largest(self) -> float:
        """Return a finite number of the greatest magnitude; 0.0 if there is none."""
        numbers: Iterable[float] = (
            self.listed if self.listed is not None else (float(end) for end in reversed(self.limits))
        )
        return max((x for x in numbers if self.holds(x)), key=abs, default=0.0)

    def smallest(self, floor: Fraction | None = None) -> float:
        """Return a number of the least magnitude that is not 0, and at least `floor`; 0.0 if there is none."""
        least = floor or min_subnormal(self.form)
        if self.listed is not None:
            return min((x for x in self.listed if abs(Fraction(x)) >= least), key=abs, default=0.0)
        least = max(least, Fraction(1)) if self.integral else least
        low, high = self.limits
        signed = [max(low, least), min(high, -least)]
        numbers = [float(each) for each in signed if low <= each <= high and abs(each) >= least]
        return min((x for x in numbers if self.holds(x)), key=abs, default=0.0)


def operand_numbers(value: AbstractTensor, name: str, index: GraphIndex, find: Find) -> OperandNumbers | None:
    """Return what an element of a floating-point operand may be. None if it is of another type."""
    form = float_format(value.dtype)
    if form is None or value.interval.empty or value.size == 0:
        return None
    return OperandNumbers(value, form, value.facts.has(Integral) or _comes_from_integers(name, index, find))


def _comes_from_integers(name: str, index: GraphIndex, find: Find) -> bool:
    """Whether the value is cast from integers, or rounded to them, and at most moved since."""
    for _ in range(16):
        node = index.operator(name)
        if node is None:
            return False
        if node.op_type in INTEGERS:
            return True
        if node.op_type == "Cast":
            value = find(node.input[0])
            if value is not None and (is_integer(value.dtype) or value.dtype == DType.BOOL):
                return True
        elif node.op_type not in MOVING:
            return False
        name = node.input[0]
    return False
