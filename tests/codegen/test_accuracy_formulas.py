"""The generated module of `vinculum.accuracy` is current, with the specification's types and formulas."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from sympy import Symbol

from vinculum import _accuracy_formulas
from vinculum.codegen import accuracy_formulas as generator
from vinculum_spec.loader import specification


def test_check_compares_and_writes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generator.main(["--check"]) == 0, capsys.readouterr().out
    file = tmp_path / "_accuracy_formulas.py"
    monkeypatch.setattr(generator, "TARGET", file)
    assert generator.main(["--check"]) == 1
    assert generator.COMMAND in capsys.readouterr().out
    assert not file.exists()
    assert generator.main([]) == 0
    assert generator.main(["--check"]) == 0
    file.write_text(file.read_text().replace("u * max(", "2 * u * max(", 1))
    assert generator.main(["--check"]) == 1


def test_types_are_those_of_the_specification() -> None:
    types = specification().types
    assert list(_accuracy_formulas.TYPES) == list(types)
    for name, element in _accuracy_formulas.TYPES.items():
        specified = types[name]
        integers = (specified.minimum, specified.maximum) if specified.kind == "int" else (0, 0)
        form = specified.form
        floats = (0, 0, 0) if form is None else (form.p, form.q_min, form.q_max)
        assert element == (name, specified.kind, *integers, *floats)


@pytest.mark.parametrize("name", generator.formulas())
def test_functions_agree_with_the_formulas_by_sympy(name: str) -> None:
    """At numbers of either sign, by SymPy's own substitution."""
    formula = generator.formulas()[name]
    for numbers in ((3, -2, 1, 5, 7), (-128, -1, 127, 3, 2), (5, 3, -7, 2, 11), (65504, 1, 131008, 32, 11)):
        operands: list[Any] = [Fraction(x) for x in numbers[: len(formula.arguments)]]
        if name == "overflow":
            operands[-1] = numbers[-1]  # the precision is an integer
        expected = formula.expression.subs(dict(zip(formula.arguments, numbers, strict=False)))
        computed = getattr(_accuracy_formulas, name)(*operands)
        if formula.returns == "bool":
            assert computed is bool(expected)
        else:
            assert computed == Fraction(int(expected.p), int(expected.q))


def test_a_formula_with_another_symbol_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    complete = dict(generator.formulas())
    broken = replace(complete["no_crossing"], expression=complete["no_crossing"].expression & Symbol("c"))
    monkeypatch.setattr(generator, "formulas", lambda: complete | {"no_crossing": broken})
    with pytest.raises(ValueError, match=r"no_crossing: .'c'. are no arguments"):
        generator.render()
