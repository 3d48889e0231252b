"""Shape rules agree with the specification's relations.

The tests judge every pair of small shapes, and the examples of the sources.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Integer, Rational, true

from tests.kernels.kernel_support import FLOATS, PROFILE_OF_RULE, SPEC, accepted, dtype_of
from vinculum import DivShapeError, div
from vinculum_spec.relations import integer, real, tensor
from vinculum_spec.schema import ShapeExample, ValueExample

Shape = tuple[int, ...]
SMALL = [shape for rank in range(4) for shape in product((0, 1, 2), repeat=rank)]
CASES = [(rule, None) for rule in tensor.RULES] + [("limited", axis) for axis in range(4)]


def outcome(rule: str, a: Shape, b: Shape, axis: int | None) -> Shape | None:
    """Return the shape that the kernel gives to C, or None where it rejects A and B."""
    profile, attributes = PROFILE_OF_RULE[rule]
    attributes = attributes if axis is None else {**attributes, "axis": axis}
    try:
        return div(np.ones(a, "float32"), np.ones(b, "float32"), profile=profile, **attributes).shape
    except DivShapeError as error:
        assert error.requirement is not None
        assert SPEC.requirements[error.requirement].relation_name in (f"tensor.{rule}", "tensor.placement")
        return None


def assert_as_specified(rule: str, a: Shape, b: Shape, axis: int | None) -> bool:
    """The kernel accepts what the relation admits, with a C that satisfies it. Returns True if it accepts."""
    shape = outcome(rule, a, b, axis)
    assert (shape is not None) == tensor.admits(rule, a, b, axis), (rule, a, b, axis, shape)
    assert shape is None or tensor.shapes_hold(rule, a, b, shape, axis), (rule, a, b, axis, shape)
    return shape is not None


@pytest.mark.parametrize(("rule", "axis"), CASES, ids=[f"{rule}-axis-{axis}" for rule, axis in CASES])
def test_every_pair_of_small_shapes_is_accepted_or_rejected_as_specified(rule: str, axis: int | None) -> None:
    """All shapes of rank 0 to 3 with sizes 0, 1 and 2."""
    verdicts = [assert_as_specified(rule, a, b, axis) for a, b in product(SMALL, repeat=2)]
    assert 0 < sum(verdicts) < len(verdicts) == 1600


SIZES = st.sampled_from((0, 1, 1, 2, 3, 4))


@st.composite
def related_shapes(draw: st.DrawFn) -> tuple[Shape, Shape]:
    """Shapes that may well meet: B is a part of A, and either may have some sizes replaced by 1."""
    whole = draw(st.lists(SIZES, max_size=6))
    begin, end = sorted((draw(st.integers(0, len(whole))), draw(st.integers(0, len(whole)))))
    ones = draw(st.lists(st.booleans(), min_size=2 * len(whole), max_size=2 * len(whole)))
    b = [1 if one and draw(st.booleans()) else n for n, one in zip(whole[begin:end], ones, strict=False)]
    a = [1 if one and draw(st.booleans()) else n for n, one in zip(whole, ones[len(whole) :], strict=False)]
    b += [1] * draw(st.integers(0, 2)) if draw(st.booleans()) else []
    return tuple(a), tuple(b)


@settings(max_examples=300, deadline=None)
@given(related_shapes(), st.sampled_from(sorted(tensor.RULES)), st.none() | st.integers(0, 6), st.booleans())
def test_larger_shapes_are_accepted_or_rejected_as_specified(
    shapes: tuple[Shape, Shape], rule: str, axis: int | None, swap: bool
) -> None:
    a, b = shapes[::-1] if swap else shapes
    assert_as_specified(rule, a, b, axis if rule == "limited" else None)


MEETINGS = [
    ("same", (2, 3), (2, 3), None),
    ("same", (), (), None),
    ("multidirectional", (2, 1, 3), (4, 1), None),
    ("multidirectional", (3,), (2, 1, 1, 3), None),
    ("multidirectional", (), (2, 2), None),
    ("multidirectional", (2, 3), (), None),
    ("multidirectional", (8, 1, 6, 1), (7, 1, 5), None),
    ("limited", (2, 3, 4, 5), (3, 4), 1),
    ("limited", (2, 3, 4, 5), (2,), 0),
    ("limited", (2, 2, 2), (2,), 0),
    ("limited", (2, 2, 2), (2,), 1),
    ("limited", (2, 2, 2), (2,), None),
    ("limited", (2, 2, 2), (2, 2), 0),
    ("limited", (2, 2, 2), (2, 2), None),
    ("limited", (2, 3), (1, 1), 1),
    ("pdpd", (2, 3, 4), (3, 1), None),
    ("pdpd", (2, 2), (2, 1), None),
    ("pdpd", (2, 2), (2,), None),
    ("pdpd", (2, 2, 2), (2, 1, 1), None),
    ("pdpd", (2, 3, 4), (1,), None),
    ("pdpd", (2, 3, 4), (1, 4), None),
    ("pdpd", (2, 3, 2), (2, 1, 2), None),
]


@cache
def element(n: int, i: int) -> int:
    """Return the index into an operand of n elements on an axis, for the index i into C.

    It is the only index of which the relation holds.
    """
    at = {tensor.n: n, tensor.i: i}
    found = [j for j in range(max(n, 1)) if tensor.source_index.statement.subs({**at, tensor.j: j}) == true]
    assert len(found) == 1
    return found[0]


def source(rule: str, a: Shape, b: Shape, axis: int | None, index: Shape) -> tuple[Shape, Shape]:
    """Return the indices into A and B for an index into C.

    `tensor.align` and the relation `source_index` determine them.
    """
    axes = tensor.align(rule, a, b, axis)
    assert axes is not None
    in_a = tuple(element(k.a, i) for k, i in zip(axes, index, strict=True))
    in_b = tuple(element(k.b, i) for k, i in zip(axes, index, strict=True))
    return in_a, in_b


@pytest.mark.parametrize(("rule", "a", "b", "axis"), MEETINGS)
def test_elements_meet_as_the_relation_says(rule: str, a: Shape, b: Shape, axis: int | None) -> None:
    """V_DIV_INDEX_0010. All quotients differ, so each tells which elements met."""
    profile, attributes = PROFILE_OF_RULE[rule]
    attributes = attributes if axis is None else {**attributes, "axis": axis}
    rng = np.random.default_rng(3)
    A, B = np.asarray(rng.random(a)), np.asarray(rng.random(b))
    assert np.unique(np.divide.outer(A, B)).size == A.size * B.size
    C = div(A, B, profile=profile, **attributes)
    axes = tensor.align(rule, a, b, axis)
    assert axes is not None
    aligned_a, aligned_b = A.reshape([k.a for k in axes]), B.reshape([k.b for k in axes])
    for index in np.ndindex(C.shape):
        in_a, in_b = source(rule, a, b, axis, index)
        assert C[index] == aligned_a[in_a] / aligned_b[in_b], (index, in_a, in_b)


def shape_cases() -> Iterator[Any]:
    for example in SPEC.shape_examples:
        for profile in example.profiles:
            yield pytest.param(profile, example, id=f"{profile}-{example.id}")


@pytest.mark.parametrize(("profile", "example"), list(shape_cases()))
def test_shape_examples_of_the_sources(profile: str, example: ShapeExample) -> None:
    A, B = np.ones(example.A, "float16"), np.ones(example.B, "float16")
    attributes: dict[str, Any] = dict(example.attributes)
    if example.C is None:
        with pytest.raises(DivShapeError):
            div(A, B, profile=profile, **attributes)
    else:
        C = div(A, B, profile=profile, **attributes)
        assert C.shape == example.C
        assert (C == 1).all()


@pytest.mark.parametrize("example", SPEC.value_examples, ids=lambda example: example.id)
def test_value_examples_of_the_sources(example: ValueExample) -> None:
    """The relations judge each result, and so does the exact value where the source prints it."""
    if example.type == "real":
        A, B, C = (
            np.array([Fraction(x) for x in xs], object).reshape(example.shape)
            for xs in (example.A, example.B, example.C)
        )
    else:
        A, B, C = (
            np.array([float(x) for x in xs], dtype_of(example.type)).reshape(example.shape)
            for xs in (example.A, example.B, example.C)
        )
    result = div(A, B, profile=example.profile)
    assert result.shape == example.shape
    if example.type in FLOATS:
        assert accepted(example.type, A, B, result).all()
    else:
        relation, module = {"real": (real.quotient, real)}.get(example.type, (integer.truncated_quotient, integer))
        for a, b, c in zip(A.flat, B.flat, result.flat, strict=True):
            values = {module.A: a, module.B: b, module.C: c, integer.MAX: 2**31 - 1}
            assert relation.statement.subs({k: _exact(v) for k, v in values.items()}) == true
    for k, (got, printed) in enumerate(zip(result.flat, C.flat, strict=True)):
        if k in example.approximate:
            assert abs(Fraction(float(got)) - Fraction(example.C[k])) <= Fraction(1, 2 * 10 ** example.approximate[k])
        else:
            assert got == printed or (np.isnan(got) and np.isnan(printed))


def _exact(value: Any) -> Any:
    return Rational(value.numerator, value.denominator) if isinstance(value, Fraction) else Integer(int(value))


@pytest.mark.parametrize(
    ("a", "b"),
    [((1 << 33, 1), (1, 1 << 33)), ((1 << 40, 1), (1, 1 << 40)), ((1 << 33, 0, 1), (1, 1, 1 << 33))],
    ids=["2^66", "2^80", "no elements"],
)
@pytest.mark.parametrize("more", [{"profile": "onnx-14"}, {"profile": "openvino-1", "m_pythondiv": False}], ids=str)
def test_impossible_shape_raises_memory_error(a: Shape, b: Shape, more: dict[str, Any]) -> None:
    """NumPy raises ValueError for such a shape, in calls that the compiled kernel or Python serves."""
    A, B = (np.broadcast_to(np.int8(1), shape) for shape in (a, b))
    with pytest.raises(MemoryError, match="no NumPy array can have") as raised:
        div(A, B, **more)
    assert str(tuple(max(sizes) if 0 not in sizes else 0 for sizes in zip(a, b, strict=True))) in str(raised.value)
    assert "int8" in str(raised.value)
