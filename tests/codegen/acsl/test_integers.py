"""The ACSL predicates on integers agree with SymPy for every integer type."""

import re
from dataclasses import replace

import pytest
from sympy import Implies, Mod, symbols

from tests.codegen.acsl.acsl_evaluator import read
from vinculum.codegen import acsl
from vinculum.codegen.acsl.printer import printed
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer

INTEGERS = [t for t in specification().types.values() if t.kind == "int"]
OPERANDS = [(a, b, c) for a in (-128, -7, -1, 0, 1, 7, 127) for b in (-3, -1, 0, 1, 2) for c in (-128, -4, -3, 0, 3, 7)]


@pytest.mark.parametrize("name", ["truncated_quotient", "floored_quotient"])
def test_predicate_agrees_with_the_relation(name: str) -> None:
    """E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010: evaluated as Python on operands that reach every clause."""
    defined = read(acsl.predicates(specification().types["int8"]))
    relation = getattr(integer, name)
    observed = set()
    for a, b, c in OPERANDS:
        values = {integer.A: a, integer.B: b, integer.C: c, integer.MAX: 127}
        expected = bool(relation.statement.subs(values))
        assert bool(defined[f"{name}_int8"](a, b, c)) == expected, (a, b, c)
        observed.add((bool(relation.domain.subs(values)), expected))
    assert observed == {(True, True), (True, False), (False, True)}


def test_relation_that_holds_elsewhere_too_has_no_predicate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its condition would be printed as that of the contracts, which it is not."""
    wider = replace(integer.truncated_quotient, domain=integer.nonzero_denominator.holds)
    monkeypatch.setitem(acsl.integers.RESULTS, "truncated_quotient", (wider, "E_DIV_INT_FUNC_0010"))
    with pytest.raises(ValueError, match="truncated_quotient: its domain is not nonzero_denominator and repr"):
        acsl.predicates(specification().types["int8"])


@pytest.mark.parametrize("element", INTEGERS, ids=lambda t: t.name)
def test_type_has_its_own_limit(element) -> None:  # noqa: ANN001 - an element type
    """V_DIV_INT_OVERFLOW_0010."""
    assert f"-A > {element.maximum})" in acsl.predicates(element)


def test_predicates_name_the_requirement_that_they_state() -> None:
    """That which has the relation; the one that joins two names none."""
    text = acsl.predicates(specification().types["int8"])
    names = dict(re.findall(r"^predicate (\w+)_int8\(.*// (\w+)$", text, re.MULTILINE))
    assert {name: specification().requirements[identifier].relation_name for name, identifier in names.items()} == {
        name: f"integer.{name}"
        for name in ("nonzero_denominator", "representable_quotient", "truncated_quotient", "floored_quotient")
    }


def test_acsl_semantics_differ_from_c() -> None:
    x, y = symbols("x y", integer=True)
    assert printed(Implies(x > 1, y > 2)) == "((x > 1) ==> (y > 2))"
    assert printed(Mod(x, 4) > y, {y: "e(A)"}) == "(x % 4) > e(A)"
    assert printed(Mod(x + y, 2 * y, evaluate=False)) == "((x + y) % (2*y))"


def test_source_has_the_types_of_a_profile() -> None:
    text = acsl.source("onnx-13")
    assert re.findall(r"predicate domain_(\w+)\(", text) == ["int32", "int64", "uint32", "uint64"]
    assert re.findall(r"predicate quotient_ieee754_(\w+)\(", text) == ["float16", "bfloat16", "float32", "float64"]
    assert text.startswith("/* Written by `vinculum generate acsl --profile onnx-13`.")
    selected = acsl.source("sonnx", ["int8"])
    assert re.findall(r"predicate domain_(\w+)\(", selected) == ["int8"]
    assert selected.splitlines()[-1] == "*/"


def test_reals_have_no_predicates() -> None:
    with pytest.raises(TypeError, match="real is not an integer type"):
        acsl.predicates(specification().types["real"])
    with pytest.raises(TypeError, match="int8 has no bit patterns"):
        acsl.floats.predicates(specification().types["int8"])
