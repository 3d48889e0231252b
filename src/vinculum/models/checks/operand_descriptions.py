"""Describes what is known of operands, for the reasons of findings."""

from vinculum.models.abstract.fact import WhereEvaluated
from vinculum.models.abstract.symbolic_dims import base_name, is_anonymous
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.shape_values import elements_as_dims
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.element_types import float_format

MAX_LISTED_SIZES = 4
WHERE_DIVIDED = " in the elements that are divided by"
ORT_REJECTS_ANY_ZERO = "; ONNX Runtime checks all of B, and rejects any 0 in it"


def describe_operand(name: str, value: AbstractTensor, provenance: str | None = None) -> str:
    """What is known of an operand, as text.

    `provenance`: of an operand that is too wide, where its interval became unbounded. Then the text says of which sizes a range
    would help.
    """
    if value.size == 0:
        return f"{name} has no element"
    constant = "constant, " if value.constant is not None else ""
    sizes = _describe_sizes(value)
    hint = " (see --range)" if sizes and provenance is not None else ""
    return f"{name} is {constant}{value.interval}{sizes}{hint}{provenance or ''}"


def _describe_sizes(value: AbstractTensor) -> str:
    """The names of the symbolic sizes that the elements are."""
    dims = () if value.constant is not None else elements_as_dims(value) or ()
    names = {printable(str(base_name(dim))): None for dim in dims if isinstance(dim, str) and not is_anonymous(dim)}
    return f", the size {' or '.join(names)}" if names and len(names) <= MAX_LISTED_SIZES else ""


def describe_absence(name: str, value: AbstractTensor, number: int) -> str:
    """That no element of an operand is `number`, as text."""
    if value.size != 0 and value.interval.holds(number):  # the elements exclude what the interval does not
        return f"{describe_operand(name, value)}; no element is {number}"
    return f"{describe_operand(name, value)}, never {number}"


def describe_nonzero(B: AbstractTensor) -> str:
    """That B is not 0, as text. Says so if that holds only for the elements that are divided by."""
    if not B.facts.has(WhereEvaluated):
        return describe_absence("B", B, 0)
    rejection = "" if float_format(B.dtype) is not None else ORT_REJECTS_ANY_ZERO
    return describe_absence("B", B, 0) + WHERE_DIVIDED + rejection
