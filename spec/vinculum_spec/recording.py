"""Base class of the values that record operations instead of performing them.

`ieee754.observe` and the functions it calls take integers or arrays of integers, and use only these operators. They
therefore also accept subclasses of `Operators`, which turn the computation into the text of a program, a formula or a
contract. Trusted for: each Python operator is recorded under its own sign.
"""

from typing import Any


class Operators:
    """Passes each operator, `==` included, to `_binary`, with its sign as Python, C and ACSL write it."""

    def _binary(self, sign: str, other: Any) -> Any:
        raise NotImplementedError

    def __add__(self, other: Any) -> Any:
        return self._binary("+", other)

    def __sub__(self, other: Any) -> Any:
        return self._binary("-", other)

    def __mul__(self, other: Any) -> Any:
        return self._binary("*", other)

    def __and__(self, other: Any) -> Any:
        return self._binary("&", other)

    def __lshift__(self, other: Any) -> Any:
        return self._binary("<<", other)

    def __rshift__(self, other: Any) -> Any:
        return self._binary(">>", other)

    def __gt__(self, other: Any) -> Any:
        return self._binary(">", other)

    def __lt__(self, other: Any) -> Any:
        return self._binary("<", other)

    def __eq__(self, other: object) -> Any:  # returns a recorded value, like a comparison of arrays
        return self._binary("==", other)

    def __ne__(self, other: object) -> Any:
        return self._binary("!=", other)

    __hash__ = None  # type: ignore[assignment] # `==` does not compare
