"""Which quotients vectors of our own write, and which are left to the generated C.

Ways are compared with that C. Where it divides itself in place of vectors it is compared with itself, and whatever these would write is
right: so how many they have written is counted, and must be as it is here, all or none.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from vinculum.gate.targets.base import Array
from vinculum.kernels import dispatch
from vinculum_spec.schema import ElementType

FIRST, ONE_DENOMINATOR, ONE_NUMERATOR = "arrays", "one denominator", "one numerator"
STRIDED, NUMPY = "elements apart", "NumPy"
PORTABLE = "portable"
AVX512, VBMI = "avx512", "avx512vbmi"
BYTES = ("int8", "uint8")
# Integers by one denominator that the generated C divides, as fast as vectors would.
LEFT: Mapping[str, tuple[str, ...]] = {"avx2": ("int32",), AVX512: (*BYTES, "int16", "int32", "int64"), VBMI: BYTES}
# With AVX-512 compilers make vectors for integers of 64 bits, out of the generated C.
WIDEST = {"avx2": 64, AVX512: 32, VBMI: 8}


@contextmanager
def limited(limit: str) -> Iterator[None]:
    """No instructions beyond `most`, in this process."""
    dispatch.set_instructions(limit)
    try:
        yield
    finally:
        dispatch.set_instructions()


def kinds() -> list[str]:
    """The upper bounds on instructions that make a difference on this processor, the highest first."""
    distinct = dict[tuple[str, ...], str]()
    for limit in reversed(dispatch.INSTRUCTIONS):
        with limited(limit):
            distinct.setdefault(tuple(dispatch.paths().values()), limit)
    return list(distinct.values())


def serving(element: ElementType) -> str:
    """By which instructions the type is divided here and now."""
    of = "bytes" if element.name in BYTES else "integers" if element.kind == "int" else element.name
    return dispatch.paths().get(of, PORTABLE)


def writes(element: ElementType, way: str) -> bool:
    """Whether vectors write the quotients of the type in this way, here and now."""
    by = serving(element)
    if by == PORTABLE or way == NUMPY or (element.kind == "float" and element.width > 16):
        return False
    if element.kind == "float":
        return True
    if way == ONE_DENOMINATOR:
        return element.name not in LEFT[by]
    return element.width <= WIDEST[by]


class Count:
    """How many quotients vectors write from here on, in one call of this way."""

    def __init__(self, element: ElementType, way: str) -> None:
        self.way, self._all, self._before = way, writes(element, way), dispatch.by_vectors()

    def miscount(self, A: Array, B: Array) -> dict[str, Any] | None:
        """What is not as it should be, once these are divided; None if nothing is."""
        counted, expected = dispatch.by_vectors() - self._before, A.size if self._all else 0
        if counted == expected:
            return None
        got, required = (f"{n} of {A.size} quotients by vectors" for n in (counted, expected))
        return {"way": self.way, "A": str(A[0]), "B": str(B[0]), "got": got, "expected": required}
