"""What a converter gets."""

from collections.abc import Mapping
from dataclasses import dataclass

from vinculum._util.types import Array
from vinculum.pipelines.forms import Form


@dataclass(frozen=True)
class Conversion:
    """An operation to convert, in one form.

    The shapes of A and B are examples where the form leaves them open.

    The inputs of the model are A and B in this order, or A alone if B is a constant. It has one output.
    """

    operation: str
    options: Mapping[str, str]
    form: Form
    A: Array
    B: Array
