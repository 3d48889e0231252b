"""Each formula's MathML, read back, equals its expression."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import add, mul
from typing import Any

import pytest
from sympy import Abs, And, Basic, Eq, Ge, Gt, Integer, Le, Lt, Max, Mod, Ne, Not, Or, Symbol, sin, true

from vinculum_evidence.dossier.specification.mathml import UnknownFormulaError, mathml, steps
from vinculum_spec.loader import formulas, relations

CORE = {"math", "mrow", "mi", "mn", "mo", "mtext", "msub", "msup", "mfrac"}
FORMULAS = {
    f"{name}, {part}": getattr(relation, part)
    for name, relation in {**relations(), **formulas()}.items()
    for part in ("domain", "holds")
}
BETWEEN = {"=": Eq, "≠": Ne, "≤": Le, "≥": Ge, "<": Lt, ">": Gt, "∧": And, "∨": Or, "mod": Mod}


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - made by the function under test


def name(element: ET.Element) -> str:
    if element.tag == "msub":
        return "_".join(map(name, element))
    assert element.tag == "mi"
    return (element.text or "").replace(" ", "_")


def read(element: ET.Element, symbols: Mapping[str, Symbol]) -> Any:
    """The expression that a formula displays: one operator per row, except that + and - share one."""
    parts = list(element)
    match element.tag:
        case "math":
            (only,) = parts
            return read(only, symbols)
        case "mi" | "msub":
            return symbols[name(element)]
        case "mn":
            return Integer(element.text)
        case "mtext":
            assert element.text == "always"
            return true
        case "msup":
            return read(parts[0], symbols) ** read(parts[1], symbols)
        case "mfrac":
            return read(parts[0], symbols) / read(parts[1], symbols)
    assert element.tag == "mrow"
    return read_row(parts, symbols)


def read_row(parts: list[ET.Element], symbols: Mapping[str, Symbol]) -> Any:
    signs = [part.text for part in parts if part.tag == "mo"]
    if len(parts) == 1:
        return read(parts[0], symbols)
    if parts[0].text == "max":
        return Max(*(read(part, symbols) for part in parts[2] if part.tag != "mo"))
    if signs[0] in ("(", "|") and parts[0].tag == "mo":
        inner = read(parts[1], symbols)
        assert len(parts) == 3
        return inner if signs == ["(", ")"] else Abs(inner)
    if parts[0].tag == "mo":
        assert len(parts) == 2
        return {"¬": Not, "−": lambda value: -value}[signs[0] or ""](read(parts[1], symbols))
    values = [read(part, symbols) for part in parts[::2]]
    assert [part.tag for part in parts[1::2]] == ["mo"] * len(signs)
    if set(signs) <= {"+", "−"}:
        return reduce(add, (v if sign == "+" else -v for v, sign in zip(values, ["+", *signs], strict=True)))
    (sign,) = set(signs)
    return reduce(mul, values) if sign == "⋅" else BETWEEN[sign or ""](*values)


def symbols(expr: Basic) -> dict[str, Symbol]:
    return {str(symbol): symbol for symbol in expr.free_symbols if isinstance(symbol, Symbol)}


@pytest.mark.sample(60)
@pytest.mark.parametrize("expr", FORMULAS.values(), ids=FORMULAS)
def test_formula_reads_back_as_its_expression(expr: Basic) -> None:
    tree = parsed(mathml(expr))
    assert {element.tag for element in tree.iter()} <= CORE
    displayed_symbols = {name(e) for e in tree.iter() if e.tag == "msub"} | {
        name(e) for e in tree.iter() if e.tag == "mi"
    }
    assert set(symbols(expr)) <= displayed_symbols
    assert read(tree, symbols(expr)) == expr


def flat(tree: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for step in tree:
        yield step
        yield from flat(step["parts"])


@pytest.mark.sample(60)
@pytest.mark.parametrize("expr", FORMULAS.values(), ids=FORMULAS)
def test_steps_of_a_formula_keep_every_symbol(expr: Basic) -> None:
    formula_steps = list(flat(steps(expr)))
    displayed_symbols = {
        name(e) for step in formula_steps if step["mathml"] for e in parsed(step["mathml"]).iter("msub")
    }
    displayed_symbols |= {
        name(e) for step in formula_steps if step["mathml"] for e in parsed(step["mathml"]).iter("mi")
    }
    assert set(symbols(expr)) <= displayed_symbols
    assert all(step["mathml"] or step["parts"] for step in formula_steps)


def test_reader_detects_a_different_formula() -> None:
    expr = relations()["integer.truncated_quotient"].holds
    text = str(mathml(expr))
    for right, incorrect in (
        ("<mo>≤</mo>", "<mo>&lt;</mo>"),
        ("<mo>−</mo>", "<mo>+</mo>"),
        ("<mo>∧</mo>", "<mo>∨</mo>"),
    ):
        assert right in text
        assert read(parsed(text.replace(right, incorrect, 1)), symbols(expr)) != expr


def test_an_expression_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(UnknownFormulaError, match="no MathML is known for sin"):
        mathml(sin(Symbol("x")))
