"""Formulas on pages have mathematical notation, and outlines are complete."""

from typing import Any

import pytest
from sympy import Abs, And, Eq, Le, Mod, Not, Or, Symbol, symbols, true

from vinculum.codegen.specification.formulas import line, math, outline
from vinculum_spec.loader import formulas, relations

x, y = symbols("m_A N_min", integer=True)
p, q = Symbol("inf_A"), Symbol("in_domain")


@pytest.mark.parametrize(
    ("formula", "plain", "latex"),
    [
        (Le(2 * Abs(x - y), 3), "2·|N_min - m_A| ≤ 3", r"2 \left|{N_{\mathrm{min}} - m_{A}}\right| \leq 3"),
        (Eq(Mod(x, 2), 0), "m_A mod 2 = 0", r"m_{A} \bmod 2 = 0"),
        (Or(p, And(q, Le(x, y))), "inf_A ∨ (in_domain ∧ m_A ≤ N_min)", r"\vee \left("),
        (And(p, Or(q, Eq(x, 1))), "inf_A ∧ (in_domain ∨ m_A = 1)", r"\mathrm{inf}_{A} \wedge"),
        (Not(And(p, q)), "¬(in_domain ∧ inf_A)", r"\text{in domain}"),
        (Le(2 ** (x - 1), y), "2^(m_A - 1) ≤ N_min", "2^{m_{A} - 1}"),
        (true, "always", r"\text{always}"),
    ],
)
def test_formula_on_a_line(formula: Any, plain: str, latex: str) -> None:
    """A formula has mathematical signs, and brackets where needed."""
    assert line(formula) == plain
    assert latex in math(formula)


@pytest.mark.sample(30)
@pytest.mark.parametrize("name", [*relations(), *formulas()])
def test_outline_equals_the_relation(name: str) -> None:
    """The outline, read back step by step, is the formula."""
    relation = {**relations(), **formulas()}[name]
    for formula in (relation.domain, relation.holds, relation.statement):
        steps = list(outline(formula, 72))
        for limit in (20, 72, 10**6):
            assert read_back(list(outline(formula, limit))) == formula
        assert all(len(line(step.formula)) <= 96 for step in steps if step.formula is not None)


def read_back(steps: list[Any]) -> Any:
    """The formula that an outline stands for."""
    formula, rest = _read(steps, 0)
    assert rest == []
    return formula


def _read(steps: list[Any], depth: int) -> tuple[Any, list[Any]]:
    first, rest = steps[0], steps[1:]
    assert first.depth == depth
    words = first.before.split()
    conditional = words[:1] == ["if"]
    words = words[1:] if conditional else words
    if words[-1:] == ["of"]:
        parts = []
        while rest and rest[0].depth == depth + 1:
            part, rest = _read(rest, depth + 1)
            parts.append(part)
        formula: Any = (And if words[-2] == "all" else Or)(*parts)
        words = words[:-2]
    else:
        formula = first.formula
    assert set(words) <= {"not"}
    for _ in words:
        formula = Not(formula)
    if not conditional:
        return formula, rest
    if not first.after:
        assert rest[0].before == "then"
        rest = rest[1:]
    conclusion, rest = _read(rest, depth + 1)
    return Or(Not(formula), conclusion), rest
