"""Element types for the templates: C type, limits, and the format in which quotients are computed."""

from dataclasses import dataclass

from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType


@dataclass(frozen=True)
class IntermediateFormat:
    """A floating-point format in which quotients of integers are computed.

    It names the claims that prove this exact.
    """

    name: str
    c: str
    exact: str  # integers up to this magnitude are exact
    scalable: str  # up to this magnitude, quotients may use a reciprocal that is too large by the factor `above`
    above: str  # slightly more than 1
    quotient: str
    scaled: str


FORMATS = {
    "float32": IntermediateFormat(
        "float32", "float", "0xffffff", "0x10000", "0x1.00001p0f", "FLOAT32_QUOTIENT_CUT", "FLOAT32_SCALED_CUT"
    ),
    "float64": IntermediateFormat(
        "float64",
        "double",
        "0x1fffffffffffff",
        "0x100000000",
        "0x1.0000000001p0",
        "FLOAT64_QUOTIENT_CUT",
        "FLOAT64_SCALED_CUT",
    ),
}
PATTERNS = {"float16": "uint16_t", "bfloat16": "uint16_t", "float32": "float", "float64": "double"}


@dataclass(frozen=True)
class Elements:
    """An element type."""

    element: ElementType

    @property
    def name(self) -> str:
        """The name in the specification and in names of functions."""
        return self.element.name

    @property
    def c(self) -> str:
        """The type in C; that of the bit patterns if C has no such type."""
        return PATTERNS.get(self.name, f"{self.name}_t")


class Integers(Elements):
    """An integer type."""

    @property
    def width(self) -> int:
        """The width in bits."""
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
    def format(self) -> IntermediateFormat:
        """The format in which quotients of at most 32 bits are computed."""
        return FORMATS["float32" if self.width < 32 else "float64"]

    @property
    def cut(self) -> str:
        """The type, in C, that a floating-point quotient is converted to."""
        return self.c if self.width >= 32 else "int32_t"

    @property
    def below(self) -> str:
        """The minimum less 1."""
        return f"{self.element.minimum - 1}.0"

    @property
    def above(self) -> str:
        """The maximum plus 1."""
        return f"{self.element.maximum + 1}.0"

    @property
    def bare(self) -> bool:
        """Whether elements are bit patterns."""
        return self.c.startswith("uint")


class Floats(Elements):
    """A floating-point type."""

    @property
    def bare(self) -> bool:
        """Whether elements are bit patterns."""
        return self.c.startswith("uint")


class Bits(Elements):
    """A floating-point type by its bit patterns."""

    @property
    def name(self) -> str:
        """The name in names of functions."""
        return f"{self.element.name}_bits"

    @property
    def c(self) -> str:
        """The type of a bit pattern in C."""
        return f"uint{self.element.width}_t"


def element_types() -> tuple[list[Integers], list[Floats]]:
    """Return the integer and the floating-point types that have functions in C: all except reals."""
    elements = specification().types.values()
    return (
        [Integers(element) for element in elements if element.kind == "int"],
        [Floats(element) for element in elements if element.kind == "float"],
    )
