"""What the templates know of an element type: its C type, its limits, and which way its quotient is computed."""

from dataclasses import dataclass

from vinculum_spec.model import ElementType
from vinculum_spec.registry import specification

# The floating-point type in which quotients of integers of a width are computed, and the claim that this is exact.
THROUGH = {
    8: ("float", "INT8_IN_FLOATS"),
    16: ("float", "INT16_IN_FLOATS"),
    32: ("double", "INT32_IN_FLOATS"),
}
PATTERNS = {"float16": "uint16_t", "bfloat16": "uint16_t", "float32": "float", "float64": "double"}


@dataclass(frozen=True)
class Elements:
    """An element type."""

    element: ElementType

    @property
    def name(self) -> str:
        """Of the type, in the specification and in names of functions."""
        return self.element.name

    @property
    def c(self) -> str:
        """The type in C: that of the bit patterns where C has no such type."""
        return PATTERNS.get(self.name, f"{self.name}_t")


class Integers(Elements):
    """An integer type."""

    @property
    def width(self) -> int:
        """In bits."""
        return self.element.width

    @property
    def signed(self) -> bool:
        """Whether it has negative numbers."""
        return self.element.signed

    @property
    def magnitude(self) -> str:
        """The unsigned type of the same width, in C."""
        return f"uint{self.width}_t"

    @property
    def minimum(self) -> str:
        """The smallest number, in C."""
        return f"INT{self.width}_MIN"

    @property
    def through(self) -> str | None:
        """The floating-point type whose quotients, cut, are the quotients; None where none is wide enough."""
        return THROUGH[self.width][0] if self.width in THROUGH else None


class Floats(Elements):
    """A floating-point type."""

    @property
    def bare(self) -> bool:
        """Whether elements are bit patterns."""
        return self.c.startswith("uint")


def element_types() -> tuple[list[Integers], list[Floats]]:
    """The types that have functions in C: all of the specification's but the reals."""
    found = specification().types.values()
    return (
        [Integers(element) for element in found if element.kind == "int"],
        [Floats(element) for element in found if element.kind == "float"],
    )
