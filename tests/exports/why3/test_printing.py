"""The printers of WhyML: formulas of SymPy, and terms of the specification's functions."""

import doctest
from types import ModuleType

import pytest
from sympy import Abs, And, Eq, Mod, Not, Or, Symbol, symbols

from vinculum.exports.why3 import floats, printer, relations, render, terms
from vinculum.exports.why3.printer import printed
from vinculum.exports.why3.terms import Term, text
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format

x, y = symbols("x y", integer=True)
t = Symbol("t")
NAMES = {x: "x", y: "y", t: "t"}


@pytest.mark.parametrize("module", [floats, printer, relations, render, terms], ids=lambda module: module.__name__)
def test_examples_of_docstrings(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        (x - y, "x - y"),
        (-x, "0 - x"),
        (x * (y - 3), "x * (y - 3)"),
        (2 - x * y, "2 - x * y"),
        (Abs(x * y) <= y, "abs (x * y) <= y"),
        (Or(And(x > 0, y > 0), t), "t \\/ (0 < x /\\ 0 < y)"),
        (Eq(x, -1), "x = (- 1)"),
        (Not(t), "not t"),
        (Eq(Mod(x, 2), 0), "mod x 2 = 0"),
        (2**x, "power 2 x"),
    ],
)
def test_operators_bind_as_in_sympy(formula: object, expected: str) -> None:
    assert printed(formula, NAMES) == expected


@pytest.mark.parametrize("formula", [3**x, x / y, Symbol("z")])
def test_what_no_relation_uses_is_refused(formula: object) -> None:
    with pytest.raises((TypeError, KeyError)):
        printed(formula, NAMES)


def test_a_mask_of_other_bits_is_refused() -> None:
    with pytest.raises(TypeError, match="mask"):
        text(Term("bits") & 6)


@pytest.mark.parametrize("form", [Format(16, 11, 15), Format(32, 24, 127)], ids=["float16", "float32"])
def test_printed_functions_compute_what_the_specification_does(form: Format) -> None:
    """The terms evaluate, as Python, to the values that the specification's functions give."""
    definitions = floats.definitions()
    for bits in (0, 1, 1 << (form.p - 1), (1 << form.width) - 1, 0x3C01, (1 << (form.width - 1)) + 5):
        expected = dict(zip(floats.READ, ieee754.decode(bits, form), strict=True))
        for field in ("s", "m", "e"):
            assert _evaluated(definitions[field], bits, form) == expected[field], field


def _evaluated(term: str, bits: int, form: Format) -> int:
    """A term of WhyML, read as Python: calls in parentheses, `if` of numbers."""
    for function in ("power", "div", "mod"):
        term = term.replace(function, f"call {function}")
    words = term.replace("(", " ( ").replace(")", " ) ").split()
    value, rest = _expression([*words, ")"], {"bits": bits, "f.w": form.width, "f.p": form.p, "q_min": form.q_min})
    assert rest == [")"]
    return value


def _expression(words: list[str], values: dict[str, int]) -> tuple[int, list[str]]:
    """Operands that are joined by one operator, or a call, or `if`, up to a word that ends them."""
    if words[0] == "call":
        left, rest = _operand(words[2:], values)
        right, rest = _operand(rest, values)
        return {"power": pow, "div": int.__floordiv__, "mod": int.__mod__}[words[1]](left, right), rest
    if words[0] == "if":
        condition, rest = _expression(words[1:], values)
        yes, rest = _operand(rest[1:], values)
        no, rest = _operand(rest[1:], values)
        return (yes if condition else no), rest
    left, rest = _operand(words, values)
    if rest[0] in (")", "then", "else"):
        return left, rest
    sign = rest[0]
    right, rest = _operand(rest[1:], values)
    results = {
        "+": left + right,
        "-": left - right,
        "*": left * right,
        "=": int(left == right),
        "<>": int(left != right),
    }
    return results[sign], rest


def _operand(words: list[str], values: dict[str, int]) -> tuple[int, list[str]]:
    if words[0] == "q_min":
        return values["q_min"], words[2:]
    if words[0] != "(":
        return (int(words[0]) if words[0].isdigit() else values[words[0]]), words[1:]
    value, rest = _expression(words[1:], values)
    return value, rest[1:]
