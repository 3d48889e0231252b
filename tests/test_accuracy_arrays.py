"""Each element of an array has its own bound of `vinculum.accuracy`.

An error names the element that it is about.
"""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from vinculum import DivOverflowError, DivTypeError, DivZeroDenominatorError, accuracy

LAYOUTS = {
    "columns first": np.asfortranarray, "turned": lambda x: np.ascontiguousarray(x.T).T,
    "every other": lambda x: np.repeat(x, 2, axis=1)[:, ::2], "backward": lambda x: np.ascontiguousarray(x[::-1, ::-1])[::-1, ::-1],
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", ["bfloat16", "float32", "float64", "int16", "object"])
def test_bounds_do_not_depend_on_the_memory_layout(name: str, layout: str) -> None:
    numbers = np.array([[7, 5, 3], [2, 11, 13]], object)
    A, B = (
        x if name == "object" else x.astype(ml_dtypes.bfloat16 if name == "bfloat16" else name)
        for x in (numbers, numbers[::-1])
    )
    operands = [LAYOUTS[layout](x) for x in (A, B)]
    assert all((x == y).all() for x, y in zip(operands, (A, B), strict=True))
    for bound in (accuracy.introduced_error, lambda a, b: accuracy.propagated_bound(a, b, a, b)):
        assert (
            bound(*operands).tolist()
            == bound(A, B).tolist()
            == [[bound(A[i, j], B[i, j]) for j in range(3)] for i in range(2)]
        )


@pytest.mark.parametrize("kind", ["no quotient", "overflow", "no number of the type", "across zero", "no number"])
def test_an_error_names_the_element_and_its_operands(kind: str) -> None:
    """Of two axes, which no mistake in their order leaves as they are."""
    A, B = np.arange(1, 7, dtype="int8").reshape(2, 3), np.full((2, 3), 3, "int8")
    Be = np.zeros((2, 3), "int8")
    A[1, 0] = -128
    B[1, 0] = {"no quotient": 0, "overflow": -1}.get(kind, 3)
    Be[1, 0] = -4 if kind == "across zero" else 0
    floats = np.where(A == -128, np.nan, A).astype("float32")
    with pytest.raises((DivZeroDenominatorError, DivOverflowError, DivTypeError)) as caught:
        if kind in ("no quotient", "overflow"):
            accuracy.introduced_error(A, B)
        elif kind == "across zero":
            accuracy.total_error(A, B, 0, Be)
        else:
            accuracy.introduced_error(*((A, B, "uint8") if "type" in kind else (floats, B.astype("float32"))))
    assert caught.value.index == (1, 0)
    if kind != "no number":
        assert (caught.value.numerator, caught.value.denominator) == (-128, int(B[1, 0]))


def test_reals_in_arrays_introduce_nothing_in_any_element() -> None:
    A = np.array([[Fraction(1, 3), Fraction(2)], [Fraction(5), Fraction(7, 2)]], object)
    assert accuracy.introduced_error(A, A).tolist() == [[0, 0], [0, 0]]
    assert (accuracy.total_error(A, A, 1, 1) == abs(accuracy.propagated_error(A, A, 1, 1))).all()
