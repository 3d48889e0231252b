"""Equivalence classes of operands: by the requirements that apply, and by signs."""

from dataclasses import dataclass

from vinculum.codegen.vectors.document import select
from vinculum.codegen.vectors.elements import Vector
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

PROFILE = "sonnx"
AT_MOST = 400  # vectors of a type, which the classes are made from
WHOLE = ("E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SIGN_0010")  # which apply with the other requirements on floats


@dataclass(frozen=True)
class OperandClass:
    """A class of pairs of operands, with all vectors of it; the first one represents it.

    `tags`: the requirements that apply to each pair, or the condition that each pair violates.
    """

    element: ElementType
    tags: tuple[str, ...]
    signs: tuple[str, str]
    vectors: tuple[Vector, ...]

    @property
    def representative(self) -> Vector:
        """The vector that stands for the class."""
        return self.vectors[0]

    @property
    def nominal(self) -> bool:
        """Whether the specification requires a result, rather than a condition on the operands."""
        return self.representative.expected.kind in ("value", "nan")

    @property
    def particular(self) -> str:
        """The requirement that tells the class from others."""
        return next((tag for tag in reversed(self.tags) if tag not in WHOLE), self.tags[0])


def classes(dtype: str) -> list[OperandClass]:
    """The classes of a type, in the order of the requirements. KeyError for an unknown type.

    >>> [(each.particular, each.signs) for each in classes("uint8")][:2]
    [('E_DIV_INT_FUNC_0010', ('+', '+')), ('E_DIV_INT_CONSTR_B_0030', ('0', '0'))]
    """
    spec = specification()
    element = spec.types[dtype]
    order = {identifier: number for number, identifier in enumerate(spec.requirements)}
    grouped: dict[tuple[tuple[str, ...], tuple[str, str]], list[Vector]] = {}
    for vector in select(dtype, PROFILE, AT_MOST):
        key = vector.requirements, (_sign(vector.A, element), _sign(vector.B, element))
        grouped.setdefault(key, []).append(vector)
    found = [OperandClass(element, tags, signs, tuple(of)) for (tags, signs), of in grouped.items()]
    return sorted(found, key=lambda each: (order[each.particular], each.tags, "0+-".index(each.signs[0]), each.signs))


def _sign(value: object, element: ElementType) -> str:
    """`+`, `-` or `0`; of a float its sign bit, of zeros and NaNs too."""
    if element.form is not None:
        return "-" if int(value) >> (element.form.width - 1) else "+"  # type: ignore[call-overload]
    return "0" if value == 0 else "+" if value > 0 else "-"  # type: ignore[operator]
