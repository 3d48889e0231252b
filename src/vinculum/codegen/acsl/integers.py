"""The specification's relations of integers as ACSL predicates, for contracts that Frama-C proves.

SymPy prints each relation unchanged, with the parameters of the type substituted, so no formula is written twice. All
quantities have ACSL's type `integer`, which has no bounds and never wraps, whatever the C types of the arguments.
"""

from typing import Any

from sympy import And, simplify_logic

from vinculum.codegen.acsl.printer import printed
from vinculum_spec.relations import integer
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType

CONDITIONS = {
    "nonzero_denominator": (integer.nonzero_denominator, "E_DIV_INT_CONSTR_B_0030"),
    "representable_quotient": (integer.representable_quotient, "V_DIV_INT_OVERFLOW_0010"),
}
RESULTS = {
    "truncated_quotient": (integer.truncated_quotient, "E_DIV_INT_FUNC_0010"),
    "floored_quotient": (integer.floored_quotient, "V_DIV_INT_FLOOR_0010"),
}


def predicates(element: ElementType, *, floored: bool = True) -> str:
    r"""ACSL predicates for one integer type: its preconditions, their conjunction, and its quotients.

    Raises TypeError if the type is not an integer type, and ValueError if the domain of a relation differs from the
    preconditions.

    >>> from vinculum_spec.loader import specification
    >>> print(predicates(specification().types["int8"], floored=False))
    predicate nonzero_denominator_int8(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
    predicate representable_quotient_int8(integer A, integer B) = !(B == -1 && -A > 127); // V_DIV_INT_OVERFLOW_0010
    predicate domain_int8(integer A, integer B) =
      nonzero_denominator_int8(A, B) && representable_quotient_int8(A, B);
    predicate truncated_quotient_int8(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
      domain_int8(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
    """
    if element.kind != "int":
        raise TypeError(f"{element.name} is not an integer type")
    name = element.name
    lines = [
        f"predicate {relation}_{name}(integer A, integer B) = {_of(element, value.holds)}; // {identifier}"
        for relation, (value, identifier) in CONDITIONS.items()
    ]
    both = " && ".join(f"{relation}_{name}(A, B)" for relation in CONDITIONS)
    lines += [f"predicate domain_{name}(integer A, integer B) =", f"  {both};"]
    for relation, (value, identifier) in RESULTS.items():
        if floored or relation != "floored_quotient":
            _has_those_conditions(relation, value)
            lines += [
                f"predicate {relation}_{name}(integer A, integer B, integer C) = // {identifier}",
                f"  domain_{name}(A, B) ==> {_of(element, value.holds)};",
            ]
    return "\n".join(lines)


def _of(element: ElementType, expression: Any) -> str:
    """`expression` in ACSL, with the parameters of the type substituted."""
    return printed(expression.subs({integer.MAX: element.maximum}))


def _has_those_conditions(name: str, relation: Relation) -> None:
    conditions = And(*(value.holds for value, _ in CONDITIONS.values()))
    if simplify_logic(relation.domain ^ conditions) != False:  # noqa: E712 - SymPy's own false
        raise ValueError(f"{name}: its domain is not {' and '.join(CONDITIONS)}")
