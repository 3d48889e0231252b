"""One node as an operator's rule sees it: its operands, its attributes, and what is inferred of its results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vinculum.models.abstract.interval import Reach
from vinculum.models.abstract.tensor import Shape, Value
from vinculum.models.errors import ModelError
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.element_types import is_integer, type_bounds

Inferred = tuple[int, Shape | None]


@dataclass(frozen=True)
class Site:
    """`version`: of the operator set. `results`: type and shape of each output, as far as they are inferred."""

    operator: str
    version: int
    attributes: Mapping[str, Any]
    inputs: Sequence[Value | None]
    results: Sequence[Inferred]

    def value(self, index: int) -> Value | None:
        """An operand, if it is given."""
        return self.inputs[index] if index < len(self.inputs) else None

    def reach(self, index: int) -> Reach:
        """What an operand's elements may be; of one that is not given: anything."""
        found = self.value(index)
        return type_bounds(0) if found is None else found.reach

    def sizes(self, index: int) -> Shape | None:
        """The shape of an operand, as far as it is known."""
        found = self.value(index)
        return found.shape if found is not None else None

    def numbers(self, index: int) -> list[Any] | None:
        """The elements of an operand, if they are known."""
        found = self.value(index)
        return None if found is None or found.constant is None else found.constant.array.ravel().tolist()

    def word(self, name: str) -> str:
        """An attribute that is text; empty where it is not given."""
        given = self.attributes.get(name, b"")
        return given.decode(errors="replace") if isinstance(given, bytes) else str(given)

    @property
    def kind(self) -> int:
        """The element type of the first result."""
        return self.results[0][0] if self.results else 0

    def integers(self, index: int, attribute: str) -> list[int] | None:
        """Integers that are an attribute, or a constant operand in later versions; None where neither is known or given."""
        if attribute in self.attributes:
            return integers(self.attributes, attribute, self.operator)
        found = self.value(index)
        if found is None or found.constant is None or found.constant.size > 64 or not is_integer(found.type):
            return None
        return [int(n) for n in found.constant.array.reshape(-1)]

    def given(self, index: int) -> bool:
        """Whether an operand is there at all."""
        return self.value(index) is not None


def integers(attributes: Mapping[str, Any], name: str, operator: str) -> list[int] | None:
    """Integers that an attribute is; None where it is not given. ModelError where it is of something else."""
    if name not in attributes:
        return None
    given = attributes[name]
    listed = list(given) if isinstance(given, Sequence) and not isinstance(given, (str, bytes)) else [given]
    if not all(isinstance(n, int) for n in listed):
        raise ModelError(f"{printable(operator)}: attribute {name} is {printable(str(given))}, no integer")
    return listed
