"""One node as an operator's rule sees it: its operands, its attributes, and what is inferred of its results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vinculum.models.abstract.tensor import AbstractTensor, Shape
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import is_integer, type_bounds
from vinculum.models.numeric.interval import Interval

Inferred = tuple[DType, Shape | None]


@dataclass(frozen=True)
class NodeContext:
    """`version`: of the operator set. `results`: type and shape of each output, as far as they are inferred."""

    operator: str
    version: int
    attributes: Mapping[str, Any]
    inputs: Sequence[AbstractTensor | None]
    results: Sequence[Inferred]

    def operand(self, index: int) -> AbstractTensor | None:
        """An operand, if it is given."""
        return self.inputs[index] if index < len(self.inputs) else None

    def interval(self, index: int) -> Interval:
        """What an operand's elements may be; of one that is not given: anything."""
        found = self.operand(index)
        return type_bounds(DType.UNDEFINED) if found is None else found.interval

    def shape(self, index: int) -> Shape | None:
        """The shape of an operand, as far as it is known."""
        found = self.operand(index)
        return found.shape if found is not None else None

    def constant_elements(self, index: int) -> list[Any] | None:
        """The elements of an operand, if they are known."""
        found = self.operand(index)
        return None if found is None or found.constant is None else found.constant.array.ravel().tolist()

    def text(self, name: str) -> str:
        """An attribute that is text; empty where it is not given."""
        given = self.attributes.get(name, b"")
        return given.decode(errors="replace") if isinstance(given, bytes) else str(given)

    @property
    def dtype(self) -> DType:
        """The element type of the first result."""
        return self.results[0][0] if self.results else DType.UNDEFINED

    def integers(self, index: int, attribute: str) -> list[int] | None:
        """Integers that are an attribute, or a constant operand in later versions; None where neither is known or given."""
        if attribute in self.attributes:
            return integers(self.attributes, attribute, self.operator)
        found = self.operand(index)
        if found is None or found.constant is None or found.constant.size > 64 or not is_integer(found.dtype):
            return None
        return [int(n) for n in found.constant.array.reshape(-1)]

    def has_operand(self, index: int) -> bool:
        """Whether an operand is there at all."""
        return self.operand(index) is not None


def integers(attributes: Mapping[str, Any], name: str, operator: str) -> list[int] | None:
    """Integers that an attribute is; None where it is not given. ModelError where it is of something else."""
    if name not in attributes:
        return None
    given = attributes[name]
    listed = list(given) if isinstance(given, Sequence) and not isinstance(given, (str, bytes)) else [given]
    if not all(isinstance(n, int) for n in listed):
        raise ModelError(f"{printable(operator)}: attribute {name} is {printable(str(given))}, no integer")
    return listed
