"""The relations of floating-point numbers in WhyML: one theory for every format, on integers.

The module runs the specification's functions on terms, the parameters of the format included, to print how patterns are
decoded and how |A/B| becomes fractions. A `format` and a `datum` of the theory are `Format` and the result of `decode`.
"""

from collections.abc import Mapping
from typing import Any

from sympy import Symbol

from vinculum.exports.why3.relations import Theory
from vinculum.exports.why3.terms import Operand, Term, text
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation

FORMAT: Any = Format(Term("f.w"), Term("f.p"), Term("f.emax"))  # type: ignore[arg-type] # terms instead of integers
REACH: Any = 4 * FORMAT.emax + 4 * FORMAT.p  # as in `ieee754.observe`
READ = ("s", "m", "e", "inf", "nan")  # fields of a datum, in the order of `ieee754.decode`
OPERANDS = {"A": "a", "B": "b", "C": "c"}
UNITS = {"": "c.e", "_min": "q_min f", "_max": "q_max f"}  # of a fraction, by the suffix of its symbols
ARGUMENTS = {"f": "format", "a": "datum", "b": "datum", "c": "datum"}
FIELDS = {"bits": "int", "field_s": "int", "field_e": "int", "field_f": "int"}  # of the relations on patterns


def theory() -> Theory:
    """How the relations of floating-point numbers are printed: on a format and three data."""
    texts = {f"{what}_{x}": f"{name}.{what}" for x, name in OPERANDS.items() for what in READ}
    texts |= {f"{letter}{suffix}": f"{letter.lower()}{suffix} f a b c" for letter in "ND" for suffix in UNITS}
    texts |= {"p": "f.p", "w": "f.w", "q_min": "q_min f", "q_max": "q_max f", **{name: name for name in FIELDS}}
    return Theory("ieee754", {symbol: texts[str(symbol)] for symbol in _symbols()}, ARGUMENTS, FIELDS)


def _symbols() -> set[Symbol]:
    relations = [value for value in vars(ieee754).values() if isinstance(value, Relation)]
    return {s for r in relations for s in r.domain.free_symbols | r.holds.free_symbols if isinstance(s, Symbol)}


def definitions() -> Mapping[str, str]:
    """The bodies of the theory's functions, by name.

    >>> definitions()["q_min"], definitions()["n"]
    ('(2 - f.emax) - f.p', 'a.m * (up (clipped ((a.e - b.e) - c.e) (reach f)))')
    """
    names = {text(FORMAT.q_min): "q_min f", text(FORMAT.q_max): "q_max f"}
    decoded = zip(READ, ieee754.decode(Term("bits"), FORMAT), strict=True)
    exponent: Any = Term("exponent")
    up, down = ieee754.power_of_two(exponent)
    return {
        "q_min": text(FORMAT.q_min),
        "q_max": text(FORMAT.q_max),
        "reach": text(REACH),
        **{what: _field(value, names) for what, value in decoded},
        "clipped": text(ieee754.saturate(exponent, Term("reach"))),  # type: ignore[arg-type] # a term
        "up": text(up),
        "down": text(down),
        **_fractions(),
    }


def _field(value: Operand, names: Mapping[str, str]) -> str:
    printed = text(value, names)
    return f"if {printed} then true else false" if isinstance(value, Term) and value.truth else printed


def _fractions() -> dict[str, str]:
    """The fractions of `ieee754.observe`, with names for decoded operands and powers of two."""
    patterns: tuple[Any, Any, Any] = (Term("bits_a"), Term("bits_b"), Term("bits_c"))
    names = {text(FORMAT.q_min): "q_min f", text(FORMAT.q_max): "q_max f", text(REACH): "reach f"}
    decoded = {name: ieee754.decode(x, FORMAT) for name, x in zip(OPERANDS.values(), patterns, strict=True)}
    for name, values in decoded.items():
        names |= {text(value): f"{name}.{what}" for what, value in zip(READ, values, strict=True)}
    units: dict[str, Any] = {"c.e": decoded["c"][2], "q_min f": FORMAT.q_min, "q_max f": FORMAT.q_max}
    difference: Any = decoded["a"][2] - decoded["b"][2]
    for unit, value in units.items():
        clipped = ieee754.saturate(difference - value, REACH)
        enclosed = unit if "." in unit else f"({unit})"
        for function, power in zip(("up", "down"), ieee754.power_of_two(clipped), strict=True):
            names[text(power)] = f"{function} (clipped ((a.e - b.e) - {enclosed}) (reach f))"
    observed = ieee754.observe(*patterns, form=FORMAT)
    return {str(s).lower(): text(value, names) for s, value in observed.items() if str(s)[0] in "ND"}
