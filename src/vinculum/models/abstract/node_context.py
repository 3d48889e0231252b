"""A node as transfer rules see it: operands, attributes, inferred types and shapes of results."""

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
    """A node. `version`: of the operator set. `results`: the inferred type and shape of each result."""

    operator: str
    version: int
    attributes: Mapping[str, Any]
    inputs: Sequence[AbstractTensor | None]
    results: Sequence[Inferred]

    def operand(self, index: int) -> AbstractTensor | None:
        """Return an operand; None if it is omitted."""
        return self.inputs[index] if index < len(self.inputs) else None

    def interval(self, index: int) -> Interval:
        """Return the interval of an operand; all numbers if it is omitted."""
        value = self.operand(index)
        return type_bounds(DType.UNDEFINED) if value is None else value.interval

    def shape(self, index: int) -> Shape | None:
        """Return the shape of an operand, as far as it is known."""
        value = self.operand(index)
        return value.shape if value is not None else None

    def constant_elements(self, index: int) -> list[Any] | None:
        """Return the elements of an operand, if they are known."""
        value = self.operand(index)
        return None if value is None or value.constant is None else value.constant.array.ravel().tolist()

    def text(self, name: str) -> str:
        """Return a string attribute; empty if it is omitted."""
        raw = self.attributes.get(name, b"")
        return raw.decode(errors="replace") if isinstance(raw, bytes) else str(raw)

    @property
    def dtype(self) -> DType:
        """The element type of the first result."""
        return self.results[0][0] if self.results else DType.UNDEFINED

    def integers(self, index: int, attribute: str) -> list[int] | None:
        """Return integers of an attribute, or of a constant operand in later versions, if known."""
        if attribute in self.attributes:
            return integers(self.attributes, attribute, self.operator)
        value = self.operand(index)
        if value is None or value.constant is None or value.constant.size > 64 or not is_integer(value.dtype):
            return None
        return [int(n) for n in value.constant.array.reshape(-1)]

    def has_operand(self, index: int) -> bool:
        """Whether an operand is present."""
        return self.operand(index) is not None


def integers(attributes: Mapping[str, Any], name: str, operator: str) -> list[int] | None:
    """Return the integers of an attribute; None if it is omitted. ModelError if it holds something else."""
    if name not in attributes:
        return None
    raw = attributes[name]
    values = list(raw) if isinstance(raw, Sequence) and not isinstance(raw, (str, bytes)) else [raw]
    if not all(isinstance(n, int) for n in values):
        raise ModelError(f"{printable(operator)}: attribute {name} is {printable(str(raw))}, no integer")
    return values
