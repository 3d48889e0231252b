"""The shape rules against the examples of the sources and against independent readings of each rule."""

import math
from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from sympy import lambdify

from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.schema import Profile, ShapeExample

Shape = tuple[int, ...]
SPEC = specification()
EXAMPLES = [(example, name) for example in SPEC.shape_examples for name in example.profiles]


def shapes(rank: int, sizes: int) -> list[Shape]:
    """Every shape up to `rank` with sizes 0 to `sizes` - 1."""
    return [shape for r in range(rank + 1) for shape in product(range(sizes), repeat=r)]


# ---- independent readings: the shape of C, or None ----


def equal(a: Shape, b: Shape, axis: int | None = None) -> Shape | None:
    """The rule of no broadcasting: all input shapes must match."""
    return a if a == b else None


def numpy_broadcast(a: Shape, b: Shape, axis: int | None = None) -> Shape | None:
    """Multidirectional broadcasting as NumPy computes it."""
    try:
        return np.broadcast_shapes(a, b)
    except ValueError:
        return None


def limited(a: Shape, b: Shape, axis: int | None = None) -> Shape | None:
    """ONNX Div-6: one element and no higher rank, or a contiguous run, at the end or at `axis`."""
    if len(b) > len(a):
        return None
    if math.prod(b) == 1:
        return a
    start = len(a) - len(b) if axis is None else axis
    return a if start >= 0 and a[start : start + len(b)] == b else None


def pdpd(a: Shape, b: Shape, axis: int | None = None) -> Shape | None:
    """OpenVINO Broadcast Rules, PDPD, as rulings D-045 and D-046 read them."""
    if len(b) > len(a):
        return None
    start = len(a) - len(b)
    return a if all(b[k] in (1, a[start + k]) for k in range(len(b))) else None


Reading = Callable[[Shape, Shape, int | None], Shape | None]
READINGS: dict[str, Reading] = {
    "same": equal,
    "multidirectional": numpy_broadcast,
    "limited": limited,
    "pdpd": pdpd,
}


def test_every_rule_has_a_reading() -> None:
    """Every rule has an independent implementation in this test."""
    assert READINGS.keys() == tensor.RULES.keys()


@pytest.mark.parametrize("rule", READINGS)
def test_rule_admits_exactly_what_its_reading_admits(rule: str) -> None:
    """All 7225 pairs of rank 3 or less with sizes 0 to 3; C has the shape of the reading."""
    every, admitted = shapes(3, 4), 0
    for a, b in product(every, every):
        c = READINGS[rule](a, b, None)
        assert tensor.admits(rule, a, b) == (c is not None), (a, b)
        if c is not None:
            admitted += 1
            assert tensor.shapes_hold(rule, a, b, c), (a, b)
    assert 0 < admitted < len(every) ** 2


@pytest.mark.parametrize("axis", [-1, 0, 1, 2, 3])
def test_limited_with_axis(axis: int) -> None:
    """V_DIV_SHAPE_LIMITED_0010 and V_DIV_SHAPE_PLACEMENT_0010, an axis out of range included."""
    every = shapes(3, 3)
    for a, b in product(every, every):
        assert tensor.admits("limited", a, b, axis) == (limited(a, b, axis) is not None), (a, b)


@pytest.mark.parametrize("rule", READINGS)
def test_shape_of_c_is_unique(rule: str) -> None:
    """A rule accepts at most one shape of C up to rank 3, and none if it rejects A and B."""
    operands, results = shapes(2, 3), shapes(3, 3)
    for a, b in product(operands, operands):
        c = READINGS[rule](a, b, None)
        accepted = [shape for shape in results if tensor.shapes_hold(rule, a, b, shape)]
        assert accepted == ([] if c is None else [c]), (a, b)


# ---- the examples of the sources ----


def rule_of(profile: Profile, example: ShapeExample) -> str:
    """The name of the shape rule that the attributes of the example choose."""
    identifier = profile.shape.requirement("float", profile.complete(example.attributes))
    return SPEC.requirements[identifier].relation_name.removeprefix("tensor.")


@pytest.mark.parametrize(("example", "name"), EXAMPLES, ids=[f"{e.id}-{name}" for e, name in EXAMPLES])
def test_shape_example_follows_the_profile_s_rule(example: ShapeExample, name: str) -> None:
    """The relation that the profile names for these attributes accepts the example."""
    rule = rule_of(SPEC.profiles[name], example)
    axis = example.attributes.get("axis")
    assert axis is None or isinstance(axis, int)
    assert tensor.admits(rule, example.A, example.B, axis) == (example.C is not None)
    candidates = [example.A, example.B]
    if example.C is None:
        assert example.rejected
        assert not any(tensor.shapes_hold(rule, example.A, example.B, c, axis) for c in candidates)
        return
    assert tensor.shapes_hold(rule, example.A, example.B, example.C, axis)
    for k in range(len(example.C)):
        changed = (*example.C[:k], example.C[k] + 1, *example.C[k + 1 :])
        assert not tensor.shapes_hold(rule, example.A, example.B, changed, axis)
    assert not tensor.shapes_hold(rule, example.A, example.B, (1, *example.C), axis)


def test_examples_exercise_every_rule_both_ways() -> None:
    """Every rule has an accepted and a rejected example."""
    observed = {(rule_of(SPEC.profiles[name], example), example.C is None) for example, name in EXAMPLES}
    assert observed >= {(rule, rejected) for rule in ("same", "limited", "pdpd") for rejected in (False, True)}
    assert ("multidirectional", False) in observed


# ---- elements, types, attributes ----


def test_source_index_agrees_with_numpy() -> None:
    """V_DIV_INDEX_0010: C[i] comes from exactly one element of each operand.

    It is the element that NumPy broadcasts there.
    """
    holds = lambdify((tensor.i, tensor.j, tensor.n), tensor.source_index.statement, "math")
    for a, b in [((2, 3), (3,)), ((2, 3), (1, 3)), ((3, 1), (1, 2)), ((2, 1, 3), (2, 1)), ((), (2, 2)), ((0, 3), (1,))]:
        c = np.broadcast_shapes(a, b)
        for operand in (a, b):
            numbered = np.broadcast_to(np.arange(math.prod(operand)).reshape(operand), c)
            below = (1,) * (len(c) - len(operand)) + operand
            for index in np.ndindex(*c):
                result = [[j for j in range(size) if holds(i, j, size)] for i, size in zip(index, below, strict=True)]
                assert all(len(choice) == 1 for choice in result)
                source = tuple(choice[0] for choice in result)[len(c) - len(operand) :]
                assert numbered[index] == np.ravel_multi_index(source, operand) if operand else numbered[index] == 0


def test_type_and_attribute_relations() -> None:
    """E_DIV_FLOAT_CONSTR_A_0020, V_DIV_TYPE_LISTED_0010 and V_DIV_ATTRIBUTE_0010, over all cases."""
    symbols = (tensor.type_A, tensor.type_B, tensor.type_C)
    domain, holds = (lambdify(symbols, part, "math") for part in (tensor.same_type.domain, tensor.same_type.holds))
    for a, b, c in product(range(3), repeat=3):
        assert domain(a, b, c) == (a == b)
        assert (domain(a, b, c) and holds(a, b, c)) == (a == b == c)
    attribute = lambdify((tensor.known, tensor.well_typed, tensor.in_range), tensor.attribute.statement, "math")
    assert [case for case in product((False, True), repeat=3) if attribute(*case)] == [(True, True, True)]
    listed = tensor.listed_type
    assert len(listed.variables) == 1
    assert [lambdify(listed.variables, listed.statement, "math")(value) for value in (False, True)] == [False, True]
