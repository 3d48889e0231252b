"""Where it is that nothing is known any more: what a user can say a range of, or has to look at."""

from collections.abc import Callable, Iterable
from weakref import WeakKeyDictionary

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.element_types import type_bounds, type_name


class Provenance:
    """Of each value that may be any of its type, the first one on the way to it of which that is so."""

    def __init__(self) -> None:
        self._lost = WeakKeyDictionary[AbstractTensor, str]()

    def keep(
        self, value: AbstractTensor, words: Callable[[], str], sources: Iterable[AbstractTensor | None] = ()
    ) -> None:
        """A value, in `words` what it is, and those that would tell something of it if they were known.

        Of truth values nothing is lost: that one may be true or false is all that there is to know of it.
        """
        told = value.constant is not None or value.element_bounds is not None or type_name(value.dtype) == "bool"
        if not told and value.interval == type_bounds(value.dtype):
            found = (self._lost[each] for each in sources if each is not None and each in self._lost)
            self._lost.setdefault(value, next(found, None) or words())

    def said(self, value: AbstractTensor) -> str:
        """In words, to go behind what is known of the value; empty where something is."""
        return f", as nothing is known of {self._lost[value]}" if value in self._lost else ""
