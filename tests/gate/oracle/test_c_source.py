"""The compiled oracle agrees with the relations as the specification evaluates them in Python."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest
from sympy import Abs, And, Eq, Integer, Max, Mod, Or, lambdify, symbols, true

from tests.support.c_compiler import needs_compiler
from vinculum.gate.cases.values import hard_to_round, special_values
from vinculum.gate.oracle.c_source import TooWideError, source
from vinculum.gate.oracle.compiled import CompiledOracle, RequirementSet
from vinculum.gate.oracle.expression_trace import Trace, Traced, constant
from vinculum.gate.oracle.word_bounds import magnitude
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754, integer
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType, Requirement

SPEC = specification()
X, Y = symbols("X Y", integer=True)
Array = np.ndarray[Any, np.dtype[Any]]
FLOATS = {"float16": "int32_t", "bfloat16": "int32_t", "float32": "int64_t", "float64": "__int128"}
INTEGERS = {
    "int8": "int32_t", "uint8": "int32_t", "int16": "int32_t", "uint16": "int64_t", "int32": "int64_t", "uint32": "__int128",
    "int64": "__int128",
}  # fmt: skip


def on_values(element: ElementType) -> tuple[Requirement, ...]:
    """Every requirement on values of this type."""
    return tuple(r for r in SPEC.requirements.values() if r.kind == "value" and r.concerns(element))


@cache
def _function(expression: Any, element: ElementType) -> tuple[Any, tuple[Any, ...]]:
    form = element.form
    parameters = ieee754.parameter_values(form) if form else {integer.MAX: Integer(element.maximum)}
    concrete = expression.subs(parameters)
    variables = tuple(sorted(concrete.free_symbols, key=str))
    return lambdify(variables, concrete, "math"), variables


def _plain(element: ElementType, a: int, b: int, c: int) -> dict[Any, Any]:
    """One observation in Python's integers, with shifts of any length."""
    if element.form is not None:
        return ieee754.observe(a, b, c, element.form)
    return {integer.A: a, integer.B: b, integer.C: c}


def masks_of(
    element: ElementType, requirements: Sequence[Requirement], triple: tuple[int, int, int]
) -> tuple[int, int]:
    """The masks of violated and of applicable requirements for this triple."""
    observation, violated, applies = _plain(element, *triple), 0, 0
    for k, requirement in enumerate(requirements):
        holds, variables = _function(requirement.relation.statement, element)
        violated |= (not holds(*(observation[v] for v in variables))) << k
        domain, variables = _function(requirement.relation.domain, element)
        applies |= bool(domain(*(observation[v] for v in variables))) << k
    return violated, applies


def triples(name: str, count: int) -> tuple[Array, Array, Array]:
    """Operands of every class with right and wrong results: near, of another sign, of every class."""
    element, random = SPEC.types[name], np.random.default_rng(5)
    special = special_values.special_values(element)
    A, B = (np.concatenate([x, y, z]) for x, y, z in zip(
        special_values.cross(special[:: max(special.size // 24, 1)]), special_values.interior(element, count, random), _hard(element, random), strict=True
    ))  # fmt: skip
    with np.errstate(all="ignore"):
        C = (A // np.where(B == 0, 1, B) if element.kind == "int" else A / B).astype(A.dtype)
    words = f"u{A.dtype.itemsize}"
    small_integers = random.integers(0, 1 << min(element.width, 63), A.size, dtype=np.uint64).astype(words)
    wrong_results = [C.view(words) + d for d in (np.array(1).astype(words), np.array(-1).astype(words))]
    wrong_results += [
        C.view(words) ^ np.array(1 << (element.width - 1)).astype(words),
        small_integers,
        random.choice(special, A.size).view(words),
    ]
    A, B = np.tile(A, 6), np.tile(B, 6)
    return A, B, np.concatenate([C.view(words), *wrong_results]).view(A.dtype)


def _hard(element: ElementType, random: Any) -> tuple[Array, Array]:
    if element.kind == "int":
        return hard_to_round.near_multiples(element, 60, random)
    parts = (
        hard_to_round.hard_normal(element, 60, random),
        hard_to_round.range_edges(element, 20, random),
        hard_to_round.subnormal_ties(element, 90, random),
    )
    return tuple(np.concatenate([part[k] for part in parts]) for k in (0, 1))  # type: ignore[return-value]


def integers_of(array: Array, element: ElementType) -> list[int]:
    """Bit patterns of floats, values of integers."""
    return (array.view(f"u{element.width // 8}") if element.kind == "float" else array).tolist()


@pytest.mark.sample(4)
@needs_compiler
@pytest.mark.parametrize("name", [*INTEGERS, *FLOATS])
def test_compiled_oracle_agrees_with_the_relations(name: str) -> None:
    """Operands of every class with right and wrong results agree, in counts and one by one."""
    element = SPEC.types[name]
    requirements = on_values(element)
    judge = CompiledOracle(RequirementSet(element, requirements, ()))
    A, B, C = triples(name, 150)
    masks = judge.violation_masks(A, B, C)
    numbers = zip(*(integers_of(x, element) for x in (A, B, C)), strict=True)
    expected = [masks_of(element, requirements, triple) for triple in numbers]
    assert masks.tolist() == [violated for violated, _ in expected]
    assert 0 in masks
    assert len(set(masks.tolist())) >= (3 if element.kind == "int" else 7), "wrong results of many kinds are among them"
    counted = judge.count(A, B, C)
    for kind, counts in zip((1, 0), counted, strict=True):
        assert counts.tolist() == [sum(pair[kind] >> k & 1 for pair in expected) for k in range(len(requirements))]


@needs_compiler
@pytest.mark.parametrize("name", ["int8", "int16", "uint32", "float16", "float32"])
def test_compiled_domain_is_where_all_conditions_hold(name: str) -> None:
    """`in_domain` is where all conditions on the operands hold."""
    element = SPEC.types[name]
    outside = SPEC.profiles["openvino-1"].outside
    conditions = tuple(r for i in outside if (r := SPEC.requirements[i]).concerns(element))
    assert conditions
    judge = CompiledOracle(RequirementSet(element, on_values(element), conditions))
    A, B, _ = triples(name, 100)
    expected = []
    for a, b in zip(integers_of(A, element), integers_of(B, element), strict=True):
        observation = _plain(element, a, b, a)
        functions = [_function(r.relation.holds, element) for r in conditions]
        expected.append(all(function(*(observation[v] for v in variables)) for function, variables in functions))
    assert judge.in_domain(A, B).tolist() == expected
    assert set(expected) == {True, False}


@pytest.mark.parametrize(("name", "wide"), (FLOATS | INTEGERS).items())
def test_the_smallest_type_that_holds_every_value(name: str, wide: str) -> None:
    element = SPEC.types[name]
    text = source(element, [r.relation for r in on_values(element)])
    assert f"typedef {wide} T;" in text
    assert "&&" not in text, "which would branch"
    assert "pow(" not in text
    if element.form is not None:
        bits = int(re.search(r"more than (\d+) bits", text)[1])  # type: ignore[index]
        assert bits == 2 * element.form.p + 6, "4 (N + m_C * D), with three more bits in D than in m_B"


def test_value_beyond_every_type_is_refused() -> None:
    with pytest.raises(TooWideError, match="uint64"):
        source(SPEC.types["uint64"], [r.relation for r in on_values(SPEC.types["uint64"])])
    with pytest.raises(TypeError, match="real"):
        source(SPEC.types["real"], [integer.truncated_quotient])
    for count in (0, 33):
        with pytest.raises(ValueError, match=f"{count} relations"):
            source(SPEC.types["int8"], [integer.truncated_quotient] * count)


def test_unknown_operation_is_refused() -> None:
    """The printer raises an error for a relation with an unknown operation."""
    with pytest.raises(NotImplementedError, match="modulo 3"):
        source(SPEC.types["int8"], [Relation(true, Eq(integer.A % 3, 0))])
    x = symbols("x", integer=True)
    with pytest.raises(KeyError):
        source(SPEC.types["int8"], [Relation(true, Eq(x, 0))])


def test_same_relations_same_source() -> None:
    element = SPEC.types["float16"]
    relations = [r.relation for r in on_values(element)]
    assert source(element, relations) == source(element, relations)


def test_traced_values_know_no_other_than_integers() -> None:
    trace = Trace()
    with pytest.raises(TypeError, match=r"1\.5 is no integer"):
        Traced(trace, "a") + 1.5
    assert [eval(constant(n).replace("(T)", "")) for n in (0, -7, 1 << 62, (1 << 100) + 5, -(1 << 63))] == [  # noqa: S307
        0, -7, 1 << 62, (1 << 100) + 5, -(1 << 63),
    ]  # fmt: skip


@pytest.mark.parametrize(("expression", "bound"), [
    (Abs(X * Y), 1000), (X - X * Y, 1100), (X**2 + 2**Y, 11024), (Mod(X * Y, 2), 1000), (-3 * X, 300), (X * Y < X + 7, 1000),
    (And(X < Y, Or(Eq(X * Y, 1), X > 3)), 1000), (true, 0),
])  # fmt: skip
def test_expression_parts_stay_within_the_bound(expression: Any, bound: int) -> None:
    """The operand of |x| and of a remainder is computed first."""
    assert magnitude(expression, {X: Integer(100), Y: Integer(10)}) == bound


def test_operation_without_a_bound_is_refused() -> None:
    with pytest.raises(TypeError, match="no bound is known for Max"):
        magnitude(Max(X, Y), {X: Integer(100), Y: Integer(10)})
