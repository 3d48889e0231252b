"""C functions whose contracts say what the relation of a quotient of integers implies, for WP to prove beside the others.

No generated function promises it: that 0 / B is 0, and that an unsigned quotient is the floored one as well.
"""

from vinculum.codegen.acsl.printer import printed
from vinculum_proofs.wp.integer_only.mutants import Mutant
from vinculum_spec.relations import integer
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType

RESULT = r"\result"


def functions(element: ElementType) -> dict[str, str]:
    r"""The functions of one type by name, to be put behind its C: each returns the quotient that it is given.

    >>> from vinculum_spec.loader import specification
    >>> print(*functions(specification().types["int8"]).values())
    <BLANKLINE>
    /*@ requires truncated_quotient_int8(A, B, C);
        requires A == 0 && B != 0;
        assigns \nothing;
        exits \false;
        ensures \result == 0; */
    static inline int8_t implied_zero_numerator_int8(int8_t A, int8_t B, int8_t C)
    {
        return C;
    }
    <BLANKLINE>
    """
    return {_name(relation, element): _function(relation, value, element) for relation, value in _of(element).items()}


def mutants(element: ElementType) -> dict[str, Mutant]:
    """Functions that return another number, by words."""
    return {
        f"another number has what is implied: {relation}": (_name(relation, element), "return C", "return B")
        for relation in _of(element)
    }


def _of(element: ElementType) -> dict[str, Relation]:
    relations = {"zero_numerator": integer.zero_numerator}
    return relations if element.signed else relations | {"floored_quotient": integer.floored_quotient}


def _name(relation: str, element: ElementType) -> str:
    return f"implied_{relation}_{element.name}"


def _function(relation: str, value: Relation, element: ElementType) -> str:
    domain, holds = (formula.subs({integer.MAX: element.maximum}) for formula in (value.domain, value.holds))
    t = f"{element.name}_t"
    return (
        f"\n/*@ requires truncated_quotient_{element.name}(A, B, C);\n    requires {printed(domain)};\n"
        f"    assigns \\nothing;\n    exits \\false;\n    ensures {printed(holds, {integer.C: RESULT})}; */\n"
        f"static inline {t} {_name(relation, element)}({t} A, {t} B, {t} C)\n{{\n    return C;\n}}\n"
    )
