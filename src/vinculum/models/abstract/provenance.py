"""Provenance: the first value on the way to another one whose interval is that of its type."""

from collections.abc import Callable, Iterable
from weakref import WeakKeyDictionary

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import type_bounds


class Provenance:
    """Records where the bounds of values were lost: there, a user can give a range."""

    def __init__(self) -> None:
        self._origins = WeakKeyDictionary[AbstractTensor, str]()

    def record(
        self, value: AbstractTensor, describe: Callable[[], str], sources: Iterable[AbstractTensor | None] = ()
    ) -> None:
        """Record where the bounds of a value were lost: at one of its sources, or at the value itself.

        A boolean has no other bounds than those of its type.
        """
        bounded = value.constant is not None or value.element_bounds is not None or value.dtype == DType.BOOL
        if not bounded and value.interval == type_bounds(value.dtype):
            origins = (self._origins[each] for each in sources if each is not None and each in self._origins)
            self._origins.setdefault(value, next(origins, None) or describe())

    def explain(self, value: AbstractTensor) -> str:
        """Return the origin as text that follows the interval; empty if the value is bounded."""
        return f", as nothing is known of {self._origins[value]}" if value in self._origins else ""
