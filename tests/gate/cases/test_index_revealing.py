"""Index-revealing operands: a wrong index gives a wrong quotient."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from sympy import true

from tests.gate.support.plans import SPEC, Array, plan, random
from vinculum.gate.cases.shapes import shape_pairs
from vinculum_spec.relations import tensor
from vinculum_spec.schema import ElementType


def results(A: Array, B: Array, element: ElementType) -> list[Any]:
    """The quotients, in the type itself."""
    if element.kind == "int":
        return [int(Fraction(int(a), int(b))) for a, b in zip(A, B, strict=True)]
    return (A / B).tolist()


@pytest.mark.parametrize("name", SPEC.types)
@pytest.mark.parametrize("count", [1, 2, 17, 40, 128])
def test_index_revealing_vectors(name: str, count: int) -> None:
    """All pairs are in every domain; most quotients differ, or all where the type has room."""
    element = SPEC.types[name]
    A, B = shape_pairs.index_revealing_operands((count,), (count,), element, random())
    assert A.shape == B.shape == (count,)
    assert all(float(b) != 0 for b in B)
    assert element.kind != "int" or not any(
        int(a) == element.minimum and int(b) == -1 for a, b in zip(A, B, strict=True)
    )
    different = len(set(results(A, B, element)))
    assert different == count or (element.width in (8, 16) and different > 0.6 * count)


@pytest.mark.parametrize("name", SPEC.types)
def test_shifted_operands_change_results(name: str) -> None:
    """A shift of denominators, numerators or results changes most results."""
    element = SPEC.types[name]
    A, B = plan("sonnx" if name == "real" else "onnx-14", name).index_revealing_pairs(40)
    right = results(A, B, element)
    for shift in (1, 2, 7, 8, 16, 39):
        divisors, numerators = (A, np.roll(B, shift)), (np.roll(A, shift), B)
        for moved in (results(*divisors, element), results(*numerators, element), right[shift:] + right[:shift]):
            assert sum(x != y for x, y in zip(right, moved, strict=True)) > 25


@pytest.mark.parametrize("name", ["float32", "int32", "real"])
def test_index_revealing_matrices(name: str) -> None:
    """For broadcast shapes, every pair of elements has a different quotient."""
    element = SPEC.types[name]
    A, B = shape_pairs.index_revealing_operands((3, 1), (1, 4), element, random())
    assert (A.shape, B.shape) == ((3, 1), (1, 4))
    assert len(set(results(np.repeat(A.ravel(), 4), np.tile(B.ravel(), 3), element))) == 12
    for shape in ((), (0,), (2, 0), (1, 1)):
        assert shape_pairs.index_revealing_operands(shape, shape, element, random())[0].shape == shape


@pytest.mark.parametrize(
    ("rule", "a", "b", "axis"),
    [
        ("same", (2, 3), (2, 3), None),
        ("multidirectional", (2, 1, 3), (4, 1), None),
        ("multidirectional", (), (2, 2), None),
        ("limited", (2, 3, 4), (3,), 1),
        ("limited", (2, 3, 4), (1, 1), None),
        ("pdpd", (2, 3, 4), (3, 1), None),
    ],
)
def test_broadcast_operands_follow_the_source_index(
    rule: str, a: shape_pairs.Shape, b: shape_pairs.Shape, axis: int | None
) -> None:
    """The operands of each index of C are those of the relation tensor.source_index, on every axis."""
    axes = tensor.align(rule, a, b, axis)
    assert axes is not None
    shape = tuple(k.b if k.a == 1 else k.a for k in axes)
    for operand, sizes in ((a, tuple(k.a for k in axes)), (b, tuple(k.b for k in axes))):
        numbered = np.arange(int(np.prod(operand, dtype=int)))
        broadcast = shape_pairs.broadcast_operand(numbered.reshape(operand), shape, sizes).reshape(shape)
        for index in np.ndindex(shape):
            source = np.unravel_index(int(broadcast[index]), sizes)
            for i, j, n in zip(index, source, sizes, strict=True):
                place = {tensor.i: i, tensor.j: int(j), tensor.n: n}
                assert tensor.source_index.statement.subs(place) == true
