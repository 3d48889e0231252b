"""The fast path of the oracle, and the bound that justifies it."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Integer, Mod, Symbol, lambdify, preorder_traversal, sin, symbols
from sympy.logic.boolalg import BooleanAtom

from tests.gate.support.oracle import ON_FLOATS, ON_INTEGERS, numbers
from tests.gate.support.plans import INTEGERS, SPEC, patterns
from vinculum.gate.cases.values.special_values import special_values
from vinculum.gate.oracle import relations
from vinculum_spec.relations import ieee754, integer

# ---- the fast path ----


@pytest.mark.parametrize("name", ["float16", "bfloat16"])
def test_the_fast_path_of_floats(name: str) -> None:
    """64-bit integers and limited shifts agree with Python's integers, for random results too."""
    element = SPEC.types[name]
    form = element.form
    assert form is not None
    random = np.random.default_rng(7)
    A, B = numbers(element, 1500, 4)
    with np.errstate(all="ignore"):
        near = (A.astype(np.float32) / B.astype(np.float32)).astype(A.dtype).view(np.uint16)
    near = near + random.integers(-2, 3, near.size).astype(np.uint16)
    C = np.where(random.integers(0, 2, near.size) == 0, near, random.integers(0, 1 << 16, near.size, dtype=np.uint16))
    C = C.astype(np.uint16).view(A.dtype)
    fast = relations.observe(A, B, C, element)
    assert all(value.dtype != np.dtype(object) for value in fast.values())
    sure = ieee754.observe(*(np.array(patterns(x), dtype=object) for x in (A, B, C)), form)
    counts = []
    for requirement in ON_FLOATS:
        applies = relations.domain(requirement, element, sure)
        assert (relations.domain(requirement, element, fast) == applies).all()
        fine = relations.holds(requirement, element, sure)
        assert (relations.holds(requirement, element, fast) == fine).all()
        counts.append((int((applies & fine).sum()), int((applies & ~fine).sum())))
    assert all(right and violated for right, violated in counts), "every relation was put to the test, both ways"


@pytest.mark.parametrize("name", ["float32", "float64"])
def test_limit_of_shifts_changes_no_verdict(name: str) -> None:
    """The limit of shifts changes no verdict, however far apart the exponents are."""
    element = SPEC.types[name]
    form = element.form
    assert form is not None
    A, B = numbers(element, 300, 6)
    with np.errstate(all="ignore"):
        C = np.where(np.arange(A.size) % 3 == 0, A, np.where(np.arange(A.size) % 3 == 1, A / B, np.nextafter(A / B, 0)))
    C = C.astype(A.dtype)
    sure = ieee754.observe(*(np.array(patterns(x), dtype=object) for x in (A, B, C)), form)
    fast = relations.observe(A, B, C, element)
    for requirement in ON_FLOATS:
        for question in (relations.domain, relations.holds):
            assert (question(requirement, element, fast) == question(requirement, element, sure)).all()


@pytest.mark.parametrize("name", INTEGERS)
def test_the_fast_path_of_integers(name: str) -> None:
    """On every path the verdicts are those of Python's integers, for random results too."""
    element = SPEC.types[name]
    random = np.random.default_rng(8)
    A, B, C = (random.permutation(np.resize(special_values(element), 3000)) for _ in "ABC")
    with np.errstate(all="ignore"):
        C[::2] = np.floor_divide(A, np.where(B == 0, 1, B).astype(B.dtype))[::2]
    a, b, c = (np.array([int(v) for v in x], dtype=object) for x in (A, B, C))
    sure, fast = {integer.A: a, integer.B: b, integer.C: c}, relations.observe(A, B, C, element)
    assert (fast[integer.A].dtype == np.dtype(object)) is (element.width == 64 or name == "uint32")
    for requirement in ON_INTEGERS:
        for question in (relations.domain, relations.holds):
            verdicts = question(requirement, element, sure)
            assert (question(requirement, element, fast) == verdicts).all()
            assert verdicts.any() and not verdicts.all()


# ---- the bound that the fast path rests on ----

x, y, z = symbols("x y z", integer=True)
PIECES: list[tuple[Any, tuple[Symbol, ...]]] = [
    (part, tuple(sorted(part.free_symbols, key=str)))
    for statement in [
        integer.truncated_quotient.statement,
        integer.floored_quotient.statement,
        integer.representable_quotient.statement,
        integer.zero_numerator.statement,
        ieee754.quotient.statement.subs(ieee754.parameter_values(SPEC.types["float16"].form)),  # type: ignore[arg-type]
        ieee754.encoding.statement.subs(ieee754.parameter_values(SPEC.types["float16"].form)),  # type: ignore[arg-type]
    ]
    for part in sorted(set(preorder_traversal(statement)), key=str)
    if isinstance(part, Expr) and not isinstance(part, BooleanAtom) and part.free_symbols and not part.is_Boolean
    if all(symbol.is_integer for symbol in part.free_symbols)
] + [(expression, (x, y, z)) for expression in (x * y - z**3, abs(x - y) * z + 7, Mod(x, 5) - y * z, -x * -y - z - 1)]


@settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(st.data(), st.integers(1, 130))
def test_magnitude_is_a_bound(data: st.DataObject, bits: int) -> None:
    """No values within the bounds, edges included, make a part of a relation exceed `magnitude`."""
    limit = (1 << bits) - 1
    for part, variables in PIECES:
        bounds = {symbol: Integer(limit) for symbol in variables}
        number = st.one_of(st.integers(-limit, limit), st.sampled_from((limit, -limit, 0, 1, -1)))
        values = data.draw(st.tuples(*(number for _ in variables)))
        assert abs(_function(part, variables)(*values)) <= int(relations.magnitude(part, bounds)), part


_functions: dict[tuple[Any, tuple[Symbol, ...]], Any] = {}


def _function(part: Any, variables: tuple[Symbol, ...]) -> Any:
    if (part, variables) not in _functions:
        _functions[part, variables] = lambdify(variables, part, "math")
    return _functions[part, variables]


def test_magnitude_of_a_statement_covers_its_parts() -> None:
    """The bound of a relation bounds every intermediate value in it."""
    bounds: dict[Symbol, Expr] = {symbol: Integer(1 << 31) for symbol in (integer.A, integer.B, integer.C)}
    bounds[integer.MAX] = Integer((1 << 31) - 1)
    for relation in (integer.truncated_quotient, integer.floored_quotient, integer.representable_quotient):
        total = relations.magnitude(relation.statement, bounds)
        for part in preorder_traversal(relation.statement):
            assert relations.magnitude(part, bounds) <= total
    assert relations.magnitude(integer.truncated_quotient.statement, bounds) >= (1 << 62) + (1 << 31)


def test_magnitude_refuses_unknown_operations() -> None:
    """An unknown operation raises an error."""
    with pytest.raises(TypeError, match="sin"):
        relations.magnitude(sin(x), {x: Integer(3)})
    with pytest.raises(TypeError):
        relations.magnitude(x / 2, {x: Integer(3)})
    with pytest.raises(KeyError):
        relations.magnitude(x + y, {x: Integer(3)})
