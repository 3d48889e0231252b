"""Cells of the benchmark: element type, size, form of the operands, place of the result, thread count."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
SIGNED = ("int8", "int16", "int32", "int64")
FLOATS = ("float16", "bfloat16", "float32", "float64")
TYPES = SIGNED + UNSIGNED + FLOATS
SIZES = (10, 1_000, 10_000, 1_000_000, 10_000_000)
FORMS = ("array/array", "array/scalar", "scalar/array", "array/row", "array/column")
COLUMNS = 100  # of the matrix, in the forms with a row or a column
SEED = 1


@dataclass(frozen=True, order=True)
class Cell:
    """One measurement. `size`: elements of the result; `out`: the result is written to an existing array."""

    type: str
    size: int
    form: str
    out: bool
    threads: int

    def __str__(self) -> str:
        """Describe the cell."""
        return f"{self.type} {self.size:,} {self.form} {'out=' if self.out else 'new'} {self.threads} threads"


def dtype(name: str) -> np.dtype[Any]:
    """Return the NumPy dtype of an element type."""
    return np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


def cells(types: Sequence[str], sizes: Sequence[int], forms: Sequence[str], threads: Iterable[int]) -> Iterator[Cell]:
    """All cells of a run, those of one type and size together. `new` is measured for array/array alone.

    >>> [cell.out for cell in cells(["int8"], [10], FORMS, [1])]  # ten elements are no matrix of a hundred columns
    [True, False, True, True]
    """
    for count in threads:
        for element in types:
            for size in sizes:
                for form in forms:
                    if form in ("array/row", "array/column") and size % COLUMNS:
                        continue
                    for out in (True, False) if form == "array/array" else (True,):
                        yield Cell(element, size, form, out, count)


def vectors(element: str, size: int) -> tuple[Array, Array]:
    """`size` numerators and denominators, the same for every run.

    Integers are uniform over the whole range, without denominators 0 and, of signed types, -1, so that nothing is
    refused. Floats have any sign and significand, and exponents so that the quotient is a normal number: with
    subnormal ones one would measure the processor's exceptions.
    """
    random = np.random.default_rng(SEED)
    kind = dtype(element)
    if element in FLOATS:
        info = ml_dtypes.finfo(kind)
        reach = int(-info.minexp) // 2 - 1  # 2**reach / 2**-reach, and its inverse, are within the normal numbers

        def numbers() -> Array:
            signed = random.uniform(1, 2, size) * random.choice((-1.0, 1.0), size)
            return np.asarray(np.ldexp(signed, random.integers(-reach, reach, size, endpoint=True)), kind)

        return numbers(), numbers()
    limits = np.iinfo(kind)
    A, B = (random.integers(limits.min, limits.max, size, kind, endpoint=True) for _ in range(2))
    B[B == 0] = 3
    if limits.min < 0:
        B[B == -1] = -3
    return A, B


def operands(A: Array, B: Array, form: str) -> tuple[Array, Array]:
    """Vector operands of the form. A scalar denominator is 7: no power of two, in all types' range."""
    rows = A.reshape(-1, COLUMNS) if form in ("array/row", "array/column") else A
    match form:
        case "array/scalar":
            return A, np.array(7, A.dtype)
        case "scalar/array":
            return np.array(A.flat[A.size // 2]), B
        case "array/row":
            return rows, B[:COLUMNS].copy()
        case "array/column":
            return rows, B[: len(rows)].reshape(-1, 1).copy()
    return A, B


def quotient(A: Array, B: Array, *, floored: bool = False) -> Array:
    """The right result, by NumPy: integers from floor_divide, floats of 16 bits through float32.

    float32 has more than twice the significand of the 16-bit formats and two bits, so rounding twice is rounding once.
    """
    with np.errstate(all="ignore"):
        if A.dtype.kind in "iu":
            lower: Array = A // B
            if floored or A.dtype.kind == "u":
                return lower
            return np.asarray(lower + ((lower * B != A) & ((A < 0) != (B < 0))), A.dtype)
        if A.dtype.itemsize == 2:
            return np.divide(A.astype(np.float32), B.astype(np.float32)).astype(A.dtype)
        return np.asarray(np.divide(A, B))
