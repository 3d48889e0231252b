"""Where it is that nothing is known any more: what a user can say a range of, or has to look at."""

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from vinculum.models.elements import whole
from vinculum.models.value import Value


class Trace:
    """Of each value that may be any of its type, the first one on the way to it of which that is so."""

    def __init__(self) -> None:
        self._lost = WeakKeyDictionary[Value, str]()

    def begins(self, value: Value, words: str) -> None:
        """A value that is given, `words` saying what it is."""
        if _anything(value):
            self._lost.setdefault(value, words)

    def made(self, value: Value, words: str, inputs: Iterable[Value | None]) -> None:
        """A value that a node, as `words` call it, makes of inputs: those that would tell something of it, if they were known."""
        if _anything(value):
            found = (self._lost[each] for each in inputs if each is not None and each in self._lost)
            self._lost.setdefault(value, next(found, f"what {words} gives"))

    def said(self, value: Value) -> str:
        """In words, to go behind what is known of the value; empty where something is."""
        return f", as nothing is known of {self._lost[value]}" if value in self._lost else ""


def _anything(value: Value) -> bool:
    return value.constant is None and value.parts is None and value.reach == whole(value.type)
