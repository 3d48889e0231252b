"""Evaluates the specification's relations on arrays of operands and results, in exact arithmetic.

Trusted for: every violation outside of exhaustive sweeps, and every verdict where nothing is compiled (`compiled`). A wrong
verdict can come from here, from the relations, or from SymPy's `lambdify`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from sympy import Integer, Symbol, lambdify, true
from sympy.logic.boolalg import Boolean, BooleanFalse, BooleanTrue

from vinculum._util.types import Array
from vinculum.gate.oracle.word_bounds import magnitude
from vinculum_spec.relations import ieee754, integer, real
from vinculum_spec.schema import ElementType, Requirement

Mask = npt.NDArray[np.bool_]
INT64_BITS = 63
# The variables of conditions on floating-point operands: those of `observe` without C and the fractions.
OPERAND_VARIABLES = tuple(getattr(ieee754, f"{part}_{x}") for x in "AB" for part in ("s", "m", "e", "inf", "nan"))


def patterns(array: Array, element: ElementType) -> Array:
    """`array`, flat, in a type that no relation overflows: bit patterns of floats, integers as they are.

    Reals stay reals.
    """
    if element.kind == "real":
        return array
    flat = array.ravel()
    if element.kind == "float":
        flat = flat.view(np.dtype(f"u{flat.dtype.itemsize}"))
    if needs_python_integers(element):
        return flat.astype(object)
    return flat.astype(np.int64)


def observe(A: Array, B: Array, C: Array, element: ElementType) -> dict[Symbol, Any]:
    """The values of all variables of the element relations, for flat arrays of one size."""
    a, b, c = (patterns(x, element) for x in (A, B, C))
    if element.form is not None:
        return ieee754.observe(a, b, c, element.form, reach=2 * element.form.p + 2)
    module = real if element.kind == "real" else integer
    return {module.A: a, module.B: b, module.C: c}


def domain(requirement: Requirement, element: ElementType, observed: Mapping[Symbol, Any]) -> Mask:
    """Where the requirement's relation applies."""
    return _evaluate(requirement.relation.domain, element, observed)


def violations(requirement: Requirement, element: ElementType, observed: Mapping[Symbol, Any], where: Mask) -> Mask:
    """Where the requirement is violated, among the elements `where` its relation applies."""
    if not where.any():
        return where
    return where & ~_evaluate(requirement.relation.holds, element, observed)


def holds(requirement: Requirement, element: ElementType, observed: Mapping[Symbol, Any]) -> Mask:
    """Where the relation is satisfied. Elements outside of its domain satisfy it."""
    return _evaluate(requirement.relation.statement, element, observed)


def condition(requirement: Requirement, element: ElementType, A: Array, B: Array) -> Mask:
    """Where a requirement of kind "domain", a condition on the operands alone, holds."""
    if element.form is None:
        return _evaluate(requirement.relation.holds, element, observe(A, B, A, element))
    decoded = (part for x in (A, B) for part in ieee754.decode(patterns(x, element), element.form))
    return _evaluate(requirement.relation.holds, element, dict(zip(OPERAND_VARIABLES, decoded, strict=True)))


def behaviour_holds(requirement: Requirement, observed: Mapping[Symbol, Any]) -> bool:
    """Whether one observation of a call satisfies a requirement of kind "behaviour"."""
    function, variables = _compile_behaviour(requirement.relation.statement)
    return bool(function(*(observed[v] for v in variables)))


@cache
def _compile_behaviour(statement: Boolean) -> tuple[Callable[..., Any], tuple[Symbol, ...]]:
    variables = tuple(sorted(statement.free_symbols, key=str))
    return lambdify(variables, statement, "math"), variables


def _evaluate(expression: Boolean, element: ElementType, observed: Mapping[Symbol, Any]) -> Mask:
    size = len(next(iter(observed.values())))
    function, variables = _compile(expression, element)
    return np.broadcast_to(np.asarray(function(*(observed[v] for v in variables)), dtype=bool), (size,))


@cache
def _compile(expression: Boolean, element: ElementType) -> tuple[Callable[..., Any], tuple[Symbol, ...]]:
    concrete = expression.subs(parameter_values(element))
    if isinstance(concrete, BooleanTrue | BooleanFalse):
        value = concrete == true
        return (lambda: value), ()
    variables = tuple(sorted(concrete.free_symbols, key=str))
    return lambdify(variables, concrete, "numpy", cse=True), variables


def parameter_values(element: ElementType) -> dict[Symbol, Integer]:
    """The element type's numbers for the parameters of the relations."""
    if element.form is not None:
        return ieee754.parameter_values(element.form)
    return {integer.MAX: Integer(element.maximum)} if element.kind == "int" else {}


@cache
def needs_python_integers(element: ElementType) -> bool:
    """Whether an intermediate value of some relation may exceed int64. Reals are no integers."""
    if element.kind == "real":
        return False
    if element.form is not None:
        return 4 * element.form.p + 4 > INT64_BITS  # the bound that `ieee754.observe` states for its `reach`
    bounds = {x: Integer(element.maximum + 1) for x in (integer.A, integer.B, integer.C)} | parameter_values(element)
    relations = (integer.truncated_quotient, integer.floored_quotient, integer.representable_quotient)
    largest = max(int(magnitude(r.statement, bounds)) for r in relations)
    return largest.bit_length() > INT64_BITS
