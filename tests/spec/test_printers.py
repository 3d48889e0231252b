"""Every relation can be printed in every form that the project derives from it, and the forms agree.

What SymPy needs help with, as found with SymPy 1.14, for whoever generates code from the relations:
- `smtlib_code` refuses `Mod` unless it is among `known_functions`, which replaces the defaults, so both must be given;
- with a symbol as exponent `2**(p - 1)` becomes `pow`, in C a function of doubles and in SMT-LIB no part of any theory:
  the parameters of a format must be substituted first (of `units` the powers stay: they are of the operands);
- `ccode` writes `abs` for integers, which in C is the absolute value of an `int` and no wider type.
"""

import random
import re
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from sympy import Integer, Mod, Rational, ccode, lambdify, latex, srepr, sympify, true
from sympy.printing.smtlib import SMTLibPrinter, smtlib_code

from vinculum_spec.loader import relations
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format

RELATIONS = relations()
EVERY_RELATION = pytest.mark.parametrize("name", sorted(RELATIONS))
FLOAT16, TINY = (ieee754.parameter_values(form) for form in (Format(16, 11, 15), Format(6, 3, 3)))
SMT_FUNCTIONS = {**SMTLibPrinter._default_settings["known_functions"], Mod: "mod"}
USE_MOD = {"ieee754.quotient", "ieee754.rounding", "ieee754.subnormal"}
USE_POWERS = {"ieee754.decoding", "ieee754.encoding", "ieee754.overflow", *USE_MOD}
OPEN_POWERS = {"ieee754.units"}  # its exponents are those of the operands: a format does not settle them


def sort_of(symbol: Any) -> type:
    """The SMT-LIB sort of a symbol: integers, reals, and truth values for those with no assumptions."""
    return int if symbol.is_integer else float if symbol.is_real else bool


def in_smtlib(formula: Any, **settings: Any) -> str:
    """`formula` as an SMT-LIB script."""
    table = {symbol: sort_of(symbol) for symbol in formula.free_symbols}
    return str(smtlib_code(formula, symbol_table=table, log_warn=None, **settings))


def values_for(symbols: list[Any], source: random.Random) -> dict[Any, Any]:
    """Small values within the assumptions on the symbols, which reach both sides of every condition."""
    return {
        s: source.random() < 0.4 if sort_of(s) is bool else source.randrange(0 if s.is_nonnegative else -1, 6)
        for s in symbols
    }


@EVERY_RELATION
def test_latex_contains_every_symbol(name: str) -> None:
    """The page contains every symbol."""
    relation = RELATIONS[name]
    printed = latex(relation.statement)
    assert all(latex(symbol) in printed for symbol in relation.statement.free_symbols)


@EVERY_RELATION
def test_c_expression_needs_no_pow(name: str) -> None:
    """One C expression; once the format is known, without `pow`."""
    statement = RELATIONS[name].statement
    assert "Not supported" not in ccode(statement)
    assert ("pow(" in ccode(statement)) == (name in USE_POWERS | OPEN_POWERS)
    assert ("pow(" in ccode(statement.subs(FLOAT16))) == (name in OPEN_POWERS)


@EVERY_RELATION
def test_smtlib_declares_every_symbol_once(name: str) -> None:
    """The script is well-formed and declares every symbol once, and `Mod` and powers are supported."""
    statement = RELATIONS[name].statement.subs(FLOAT16)
    if name in USE_MOD:
        with pytest.raises(TypeError, match="Mod"):
            in_smtlib(statement)
    script = in_smtlib(statement, known_functions=SMT_FUNCTIONS)
    declared = re.findall(r"\(declare-const (\S+) (Int|Real|Bool)\)", script)
    names = {int: "Int", float: "Real", bool: "Bool"}
    assert sorted(declared) == sorted((str(s), names[sort_of(s)]) for s in statement.free_symbols)
    assert script.count("(assert ") == 1
    assert script.count("(") == script.count(")")
    assert ("pow" in script) == (name in OPEN_POWERS)
    assert "**" not in script


@pytest.mark.parametrize("name", sorted(USE_POWERS))
def test_smtlib_needs_the_format(name: str) -> None:
    """With the format left open the script holds a `pow` that no SMT-LIB theory has."""
    assert "pow" in in_smtlib(RELATIONS[name].statement, known_functions=SMT_FUNCTIONS)


@EVERY_RELATION
def test_srepr_is_the_relation(name: str) -> None:
    """The machine-readable form reads back as the same expression, assumptions included."""
    statement = RELATIONS[name].statement
    assert sympify(srepr(statement)) == statement


@pytest.mark.sample(13)
@EVERY_RELATION
def test_lambdified_forms_agree_with_sympy(name: str) -> None:
    """NumPy, plain Python and SymPy's own evaluation give one verdict, on 300 assignments."""
    statement, source = RELATIONS[name].statement.subs(TINY), random.Random(name)
    symbols = sorted(statement.free_symbols, key=str)
    with_numpy, with_math = (lambdify(symbols, statement, module) for module in ("numpy", "math"))
    assignments = [values_for(symbols, source) for _ in range(300)]
    columns = [np.array([values[symbol] for values in assignments]) for symbol in symbols]
    vectorised = np.broadcast_to(with_numpy(*columns), (300,))
    for index, values in enumerate(assignments):
        scalar = with_math(*values.values())
        assert bool(vectorised[index]) == bool(scalar), values
        if index < 40:
            substituted = {s: v if isinstance(v, bool) else Integer(v) for s, v in values.items()}
            assert (statement.subs(substituted) == true) == bool(scalar), values
    assert vectorised.any()


def test_lambdified_on_exact_numbers() -> None:
    """No form rounds: `math` and `numpy` keep integers beyond 2**53 and fractions exact."""
    truncated = RELATIONS["integer.truncated_quotient"].statement
    symbols = sorted(truncated.free_symbols, key=str)
    values = {"A": 2**63 - 1, "B": 1, "C": 2**63 - 1, "MAX": 2**63 - 1}
    for module in ("math", "numpy"):
        holds = lambdify(symbols, truncated, module)
        exact = [np.array([values[str(s)]], dtype=object) if module == "numpy" else values[str(s)] for s in symbols]
        near = [v if str(s) != "C" else v - 1 for s, v in zip(symbols, exact, strict=True)]
        assert np.all(holds(*exact))
        assert not np.any(holds(*near))
    quotient = RELATIONS["real.quotient"].statement
    holds = lambdify(sorted(quotient.free_symbols, key=str), quotient, "math")
    assert holds(Fraction(1), Fraction(3), Fraction(1, 3))
    assert not holds(Fraction(1), Fraction(3), Fraction(1 / 3))
    assert not holds(Rational(1), Rational(3), Rational("0.3333"))
