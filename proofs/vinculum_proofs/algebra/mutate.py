"""Mutants of a relation's conclusion, which a proof of the right one must refute."""

from typing import Any

from sympy import Abs, Eq, Ge, Gt, Le, Lt, Ne, Not, Symbol
from sympy.core.relational import Relational


def mutants(holds: Any, count: int = 1) -> list[tuple[str, Any]]:
    """Up to `count` mutants, in words and as formulas: of each comparison, then of each truth value.

    >>> from sympy import symbols
    >>> A, B = symbols("A B", real=True)
    >>> mutants(abs(A) <= B), mutants(Eq(A, B))
    ([('bound halved: Abs(A) <= B', 2*Abs(A) <= B)], [('one more: Eq(A, B)', Eq(A, B + 1))])
    """
    atoms = sorted(holds.atoms(Relational), key=lambda atom: (not atom.has(Abs), str(atom)))
    variants = [(*_mutant(atom), atom) for atom in atoms]
    variants += [("negated", Not(symbol), symbol) for symbol in sorted(holds.free_symbols, key=str) if _truth(symbol)]
    return [(f"{words}: {old}", holds.xreplace({old: new})) for words, new, old in variants[:count]]


def _mutant(atom: Any) -> tuple[str, Any]:
    left, right = atom.args
    if isinstance(atom, (Le, Lt)) and left.has(Abs):
        return "bound halved", atom.func(2 * left, right)
    if isinstance(atom, (Le, Lt)):
        return "one less", atom.func(left, right - 1)
    if isinstance(atom, (Ge, Gt)):
        return "one more", atom.func(left, right + 1)
    assert isinstance(atom, (Eq, Ne))
    return "one more", atom.func(left, right + 1)


def _truth(symbol: Any) -> bool:
    return isinstance(symbol, Symbol) and not symbol.is_integer and not symbol.is_real
