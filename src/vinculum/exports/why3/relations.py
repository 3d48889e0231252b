"""The specification's relations as WhyML predicates.

SymPy prints each relation unchanged. Its parameters, such as the largest value of a type, are arguments of the predicate.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from textwrap import fill

from sympy import Symbol, true

from vinculum.exports.why3.printer import printed
from vinculum_spec.loader import specification
from vinculum_spec.relations.relation import Relation

WIDTH = 110
CONJUNCTION = "ieee754.quotient"  # printed as the conjunction of the relations that it consists of


@dataclass(frozen=True)
class Theory:
    """How the relations of one module are printed.

    `names` maps each symbol to its text, and `arguments` each argument of the predicates to its type. A predicate has those
    arguments that its text contains; if there are `fields`, all arguments, and those fields that its text contains. `only`: the
    relations to print, by default all.
    """

    module: str
    names: Mapping[Symbol, str]
    arguments: Mapping[str, str]
    fields: Mapping[str, str] = field(default_factory=dict)
    real: bool = False
    only: tuple[str, ...] = ()


def relations(
    module: str, kinds: tuple[str, ...] = ("value", "domain", "encoding", "shape")
) -> dict[str, tuple[Relation, str]]:
    """The relations of a module by name, each with the ids of its requirements.

    >>> sorted(relations("real"))
    ['nonzero_denominator', 'quotient']
    """
    by_name: dict[str, tuple[Relation, str]] = {}
    for requirement in specification().requirements.values():
        if requirement.relation_name.startswith(f"{module}.") and requirement.kind in kinds:
            name = requirement.relation_name.partition(".")[2]
            relation, ids = by_name.get(name, (requirement.relation, ""))
            by_name[name] = relation, f"{ids}, {requirement.id}" if ids else requirement.id
    return by_name


def predicates(theory: Theory) -> str:
    r"""A predicate for each relation of a module, and one for its domain unless it is everything.

    >>> from vinculum_spec.relations import real
    >>> names = {real.A: "a", real.B: "b", real.C: "c"}
    >>> print(predicates(Theory("real", names, dict.fromkeys("abc", "real"), real=True)))
    (* E_DIV_REAL_FUNC_0010 *)
    predicate quotient_applies (b: real) =
      b <> 0.0
    predicate quotient (a: real) (b: real) (c: real) =
      quotient_applies b -> b * c = a
    <BLANKLINE>
    (* E_DIV_REAL_CONSTR_B_0020 *)
    predicate nonzero_denominator (b: real) =
      b <> 0.0
    """
    named = {name: r for name, r in relations(theory.module).items() if not theory.only or name in theory.only}
    whole = next((name for name in named if f"{theory.module}.{name}" == CONJUNCTION), None)
    texts = [_predicate(theory, name, relation, ids) for name, (relation, ids) in named.items() if name != whole]
    if whole is not None:
        texts.append(_conjunction(theory, whole, named))
    return "\n\n".join(texts)


def _predicate(theory: Theory, name: str, relation: Relation, ids: str) -> str:
    domain, holds = (printed(part, theory.names, real=theory.real) for part in (relation.domain, relation.holds))
    lines = [f"(* {ids} *)"]
    if relation.domain != true:
        lines.append(_defined(theory, f"{name}_applies", domain))
        holds = f"{name}_applies {' '.join(_arguments(theory, domain))} -> {holds}"
    lines.append(_defined(theory, name, holds))
    return "\n".join(lines)


def _conjunction(theory: Theory, name: str, named: Mapping[str, tuple[Relation, str]]) -> str:
    """The relation that is the conjunction of others. ValueError if it is not."""
    whole, ids = named[name]
    parts = {part: r for part, (r, _) in named.items() if part != name and r.statement in whole.holds.args}
    if {r.statement for r in parts.values()} != set(whole.holds.args):
        raise ValueError(f"{name} is not the conjunction of relations of requirements")
    arguments = " ".join(theory.arguments)
    applies = " \\/ ".join(f"{part}_applies {arguments}" for part in parts)
    holds = " /\\ ".join(f"{part} {arguments}" for part in parts)
    lines = (f"(* {ids} *)", _defined(theory, f"{name}_applies", applies), _defined(theory, name, holds))
    return "\n".join(lines)


def _arguments(theory: Theory, text: str) -> list[str]:
    words = set(text.replace("(", " ").replace(")", " ").replace(".", " ").split())
    fields = [name for name in theory.fields if name in words]
    return fields + [name for name in theory.arguments if theory.fields or name in words]


def _defined(theory: Theory, name: str, text: str) -> str:
    types = {**theory.fields, **theory.arguments}
    arguments = " ".join(f"({argument}: {types[argument]})" for argument in _arguments(theory, text))
    body = fill(
        text, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False, break_long_words=False
    )
    return f"predicate {name} {arguments} =\n{body}"
