"""The relations of floating-point numbers as predicates of ACSL on bit patterns.

The module runs the specification's functions on terms to decode patterns and to compute the exact |A/B| in three units.
It prints the relations from SymPy unchanged.
"""

from collections.abc import Mapping
from functools import cache
from textwrap import fill

from sympy import Or, Symbol

from vinculum.codegen.acsl.printer import printed
from vinculum.codegen.acsl.terms import Term, text
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType

QUOTIENT = "ieee754.quotient"  # the conjunction of the other relations
READ = ("s", "m", "e", "inf", "nan")  # fields of a pattern, in the order of `ieee754.decode`
WIDTH = 120  # of a line
SHOWN_BY = {  # the claim that a single division in C satisfies the whole relation, which contracts admit
    "float16": "EVERY_WAY_FLOAT16",
    "bfloat16": "EVERY_WAY_BFLOAT16",
    "float32": "FP_DIV_FLOAT32",
    "float64": "FP_DIV_FLOAT64",
}
OPERANDS = A, B, C = Term("A"), Term("B"), Term("C")


def predicates(element: ElementType) -> str:
    r"""Predicates for one floating-point type: decoding, special cases, rounding, and their conjunction.

    Raises TypeError if the type has no bit patterns.

    >>> from vinculum_spec.loader import specification
    >>> for line in predicates(specification().types["float16"]).splitlines()[:4]: print(line)
    logic integer s_float16(integer bits) = bits >> 15;
    logic integer m_float16(integer bits) = (bits & 1023) + ((((bits >> 10) & 31) != 0 ? 1 : 0) * 1024);
    logic integer e_float16(integer bits) =
    ...
    """
    form, name = element.form, element.name
    if form is None:
        raise TypeError(f"{name} has no bit patterns")
    lines = [
        _defined(f"{what}_{name}(bits)", text(value), truth=value.truth)
        for what, value in zip(READ, ieee754.decode(Term("bits"), form), strict=True)
    ]
    names, fractions = _symbol_calls(name, form)
    lines += [_defined(names[symbol], value) for symbol, value in fractions.items()]
    for relation, (statement, identifier) in parts().items():
        domain, holds = (
            printed(part.subs(ieee754.parameter_values(form)), names) for part in (statement.domain, statement.holds)
        )
        lines.append(_defined(f"{relation}_{name}(A, B, C)", f"{domain} ==>\n{holds}", identifier, truth=True))
    conjunction = " && ".join(f"{relation}_{name}(A, B, C)" for relation in parts())
    lines.append(_defined(f"quotient_ieee754_{name}(A, B, C)", conjunction, _requirement(QUOTIENT)[1], truth=True))
    return "\n".join(lines)


@cache
def parts() -> Mapping[str, tuple[Relation, str]]:
    """The relations whose conjunction is the quotient, by name, with their requirements.

    Raises ValueError if the quotient is no such conjunction.
    """
    quotient, components = _requirement(QUOTIENT)[0], dict[str, tuple[Relation, str]]()
    for name in (r.relation_name for r in specification().requirements.values()):
        relation, identifier = _requirement(name)
        if name != QUOTIENT and relation.statement in quotient.holds.args:
            components[name.partition(".")[2]] = relation, identifier
    if {r.statement for r, _ in components.values()} != set(quotient.holds.args) or quotient.domain != Or(
        *(r.domain for r, _ in components.values())
    ):
        raise ValueError(f"{QUOTIENT}: is not the conjunction of relations of requirements")
    return components


def _requirement(name: str) -> tuple[Relation, str]:
    """The relation with this name, and the id of its requirement."""
    return next((r.relation, r.id) for r in specification().requirements.values() if r.relation_name == name)


def _symbol_calls(name: str, form: Format) -> tuple[dict[Symbol, str], dict[Symbol, str]]:
    """The ACSL call for each symbol of the relations, and the definitions of the fractions."""
    observed = ieee754.observe(A, B, C, form)
    read = {
        value.key: f"{what}_{name}({operand.sign})"
        for operand in OPERANDS
        for what, value in zip(READ, ieee754.decode(operand, form), strict=True)
    }
    names, fractions = dict[Symbol, str](), dict[Symbol, str]()
    for symbol, value in observed.items():
        if value.key in read:
            names[symbol] = read[value.key]
            continue
        fractions[symbol] = text(value, read)
        arguments = ", ".join(operand.sign for operand in OPERANDS if f"({operand.sign})" in fractions[symbol])
        names[symbol] = f"{symbol}_{name}({arguments})"
    return names, fractions


def _defined(call: str, value: str, identifier: str = "", *, truth: bool = False) -> str:
    """The definition of the function or predicate in `call`."""
    head = call.replace("(", "(integer ").replace(", ", ", integer ")
    sort, comment = "predicate" if truth else "logic integer", f" // {identifier}" if identifier else ""
    one_line = f"{sort} {head} = {value.replace(chr(10), ' ')};{comment}"
    if len(one_line) <= WIDTH and "\\let" not in value:
        return one_line
    wrapped = (fill(line, WIDTH, initial_indent="  ", subsequent_indent="    ") for line in value.splitlines())
    return "\n".join([f"{sort} {head} ={comment}", *wrapped]) + ";"
