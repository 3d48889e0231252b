"""What stands in the place of an integer where the specification's own functions on integers are run to be written down.

`ieee754.observe` and what it calls take integers or arrays of them, and use operators only. So they also take what has
these operators, and what they would compute becomes the text of a program, a formula or a contract.
"""

from typing import Any


class Operators:
    """Each operator is a call of `_binary`, with its sign as Python, C and ACSL write it. No two are known to be equal."""

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

    def __eq__(self, other: object) -> Any:  # a comparison is a value, as with arrays
        return self._binary("==", other)

    def __ne__(self, other: object) -> Any:
        return self._binary("!=", other)

    __hash__ = None  # type: ignore[assignment] # what is equal to what is not known here
