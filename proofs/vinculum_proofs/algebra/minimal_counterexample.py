"""Search for the first counterexample to a relation, by trying all values in a stated order.

Everything is evaluated on integers and fractions: nothing is rounded.

>>> from sympy import Ne, symbols
>>> from vinculum_spec.relations.relation import Relation
>>> A, B = symbols("A B", real=True)
>>> search(Relation(Ne(B, 0), A / B < 2), 6).values
{'A': Fraction(1, 1), 'B': Fraction(1, 2)}
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from sympy import Integer, Rational, Symbol, lambdify
from sympy.core.relational import Relational

from vinculum_proofs.algebra.clear_denominators import cleared
from vinculum_proofs.smt.terms import evaluate, sort_of
from vinculum_spec.relations.relation import Relation

ORDER = (
    "the sum over {names} of |numerator| + denominator - 1; of equal ones the first by {names}, each from the least of "
    "these sums up, positive before negative"
)
Value = Fraction | int | bool
Determined = Mapping[str, Callable[[Mapping[str, Any]], Sequence[int]]]


@dataclass(frozen=True)
class SearchResult:
    """A counterexample, the order in which it is the least, and how many assignments were tried."""

    values: Mapping[str, Value] | None
    order: str
    tested: int


def search(relation: Relation, limit: int, determined: Determined | None = None) -> SearchResult:
    """Search for the first counterexample whose weight is at most `limit`.

    `determined` has variables that follow from the others. It gives candidates only: the relation's own domain
    decides which of them count.
    """
    determined = determined or {}
    free = [s for s in relation.variables if str(s) not in determined]
    rest = [s for s in relation.variables if str(s) in determined]
    formulas = (cleared(relation.domain)[0], cleared(relation.holds)[0])
    domain, holds = (lambdify([*free, *rest], formula, "math") for formula in formulas)
    order, tested = ORDER.format(names=", ".join(map(str, free)) or "nothing"), 0
    for total in range(limit + 1):
        for values in _assignments(free, total):
            assignment = {str(s): v for s, v in zip(free, values, strict=True)}
            for extra in _completions([determined[str(s)] for s in rest], assignment):
                tested += 1
                if domain(*values, *extra) and not holds(*values, *extra):
                    return SearchResult(
                        {**assignment, **{str(s): v for s, v in zip(rest, extra, strict=True)}}, order, tested
                    )
    return SearchResult(None, order, tested)


def as_json(relation: Relation, values: Mapping[str, Any]) -> dict[str, Any]:
    """The counterexample as JSON, evaluated once more by SymPy. ValueError if it is none."""
    exact = {name: _number(value) for name, value in values.items()}
    if not evaluate(relation.domain, exact) or evaluate(relation.holds, exact):
        raise ValueError(f"{values} is no counterexample")
    table = {s: exact[str(s)] for s in relation.variables if str(s) in exact}
    false_atom = next(
        atom
        for atom in sorted(relation.holds.atoms(Relational) or {relation.holds}, key=str)
        if not relation.holds.atoms(Relational) or not evaluate(atom, exact)
    )
    document: dict[str, Any] = {"input": {name: plain(value) for name, value in sorted(values.items())}}
    if isinstance(false_atom, Relational):
        document["expected"] = f"{false_atom.lhs} {false_atom.rel_op} {false_atom.rhs.subs(table)}"
        document["got"] = f"{false_atom.lhs} = {false_atom.lhs.subs(table)}"
    else:
        document["expected"], document["got"] = str(false_atom), f"not {false_atom}"
    return document


def plain(value: Any) -> Any:
    """`value` as JSON: integers and truth values as they are, fractions as text."""
    if isinstance(value, bool):
        return value
    return int(value) if value == int(value) else str(value)


def _number(value: Value) -> Any:
    if isinstance(value, bool):
        return value
    return Rational(value.numerator, value.denominator) if isinstance(value, Fraction) else Integer(value)


def _assignments(symbols: Sequence[Symbol], total: int) -> Iterator[tuple[Value, ...]]:
    if not symbols:
        if total == 0:
            yield ()
        return
    for part in range(total + 1):
        for value in _values(sort_of(symbols[0]), bool(symbols[0].is_nonnegative), part):
            for others in _assignments(symbols[1:], total - part):
                yield (value, *others)


@cache
def _values(sort: str, nonnegative: bool, weight: int) -> tuple[Value, ...]:
    """The values of one weight: of numbers |numerator| + denominator - 1, of False 0, of True 1."""
    if sort == "Bool":
        return (bool(weight),) if weight < 2 else ()
    denominators = range(1, weight + 1 if sort == "Real" and weight else 2)
    fractions = [Fraction(weight - d + 1, d) for d in denominators]
    signed = [x for f in fractions if f.numerator + f.denominator - 1 == weight for x in ((f,) if f == 0 else (f, -f))]
    if nonnegative:
        signed = [x for x in signed if x >= 0]
    return tuple(x if sort == "Real" else int(x) for x in signed)


def _completions(candidates: Sequence[Callable[[Mapping[str, Any]], Sequence[int]]], assignment: dict[str, Any]) -> Any:
    if not candidates:
        yield ()
        return
    for value in candidates[0](assignment):
        for others in _completions(candidates[1:], assignment):
            yield (value, *others)
