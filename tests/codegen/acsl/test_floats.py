"""The ACSL predicates on floating-point numbers accept the same triples as the specification."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from sympy import And, lambdify

from tests.codegen.acsl.acsl_evaluator import read
from vinculum.codegen import acsl
from vinculum.codegen.acsl import floats
from vinculum.codegen.acsl.terms import Term, text
from vinculum.kernels import scalar
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754

FLOATS = {name: t for name, t in specification().types.items() if t.kind == "float"}
COMPOSITE = "quotient_ieee754"


def _patterns(name: str) -> list[tuple[int, int, int]]:
    """Triples of patterns: operands of every class with right, neighbouring and other results."""
    form, rng = FLOATS[name].form, np.random.default_rng(1)
    assert form is not None
    binade, sign = 1 << (form.p - 1), 1 << (form.width - 1)
    top, one = sign - binade, (sign >> 1) - binade
    special = [0, 1, 2, 3, binade - 1, binade, one - 1, one, one + 1, one + binade, top - 1, top, top + 1]
    values = special + [x | sign for x in special]
    pairs = [(a, b) for a in values for b in values]
    pairs += [(int(a), int(b)) for a, b in rng.integers(0, 2 * sign - 1, (300, 2), np.uint64, endpoint=True)]
    result = []
    for a, b in pairs:
        c = scalar.divide(a, b, scalar.Format(form.width, form.p, form.emax))  # tried, not trusted
        result += [(a, b, c)] + [(a, b, x) for x in (c ^ sign, c - 1, c + 1, 0, top, top + 1) if 0 <= x < 2 * sign]
    return result


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", FLOATS)
def test_predicate_accepts_what_the_relation_accepts(name: str) -> None:
    """E_DIV_FLOAT_FUNC_0010 and each of its parts."""
    form, defined = FLOATS[name].form, read(acsl.predicates(FLOATS[name]))
    assert form is not None
    judges = {
        relation: _judge(statement.subs(ieee754.parameter_values(form)))
        for relation, statement in ((name, part.statement) for name, (part, _) in floats.parts().items())
    }
    observed: dict[str, set[bool]] = {relation: set() for relation in [*judges, COMPOSITE]}
    for a, b, c in _patterns(name):
        values = ieee754.observe(a, b, c, form)
        expected = {relation: bool(judge(values)) for relation, judge in judges.items()}
        expected[COMPOSITE] = all(expected.values())
        for relation, holds in expected.items():
            assert bool(defined[f"{relation}_{name}"](a, b, c)) == holds, (relation, a, b, c)
            observed[relation].add(holds)
    assert all(holds == {True, False} for holds in observed.values()), observed


def _judge(statement: Any) -> Callable[[dict[Any, Any]], Any]:
    symbols = sorted(statement.free_symbols, key=str)
    judge = lambdify(symbols, statement, modules=[{"Abs": abs, "Mod": lambda x, y: x % y}, "math"])
    return lambda values: judge(*(values[symbol] for symbol in symbols))


def test_composite_predicate_is_the_conjunction_of_all_parts() -> None:
    """The parts are relations of requirements, and none is missing."""
    assert list(floats.parts()) == [
        "nan_operand",
        "invalid",
        "sign",
        "zero_denominator",
        "infinite_numerator",
        "infinite_denominator",
        "zero_numerator",
        "overflow",
        "underflow",
        "subnormal",
        "rounding",
    ]


def test_relation_without_requirement_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {k: r for k, r in specification().requirements.items() if r.relation_name != "ieee754.subnormal"}
    monkeypatch.setattr(floats, "specification", lambda: type("S", (), {"requirements": rows}))
    floats.parts.cache_clear()
    with pytest.raises(ValueError, match="is not the conjunction"):
        floats.parts()
    floats.parts.cache_clear()


def test_stronger_relation_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """It differs from its parts where it applies as they do."""
    rows = dict(specification().requirements)
    row = next(r for r in rows.values() if r.relation_name == floats.QUOTIENT)
    more = And(row.relation.holds, rows["V_DIV_FLOAT_NAN_0010"].relation.holds)
    rows[row.id] = replace(row, relation=replace(row.relation, holds=more))
    monkeypatch.setattr(floats, "specification", lambda: type("S", (), {"requirements": rows}))
    floats.parts.cache_clear()
    with pytest.raises(ValueError, match="is not the conjunction"):
        floats.parts()
    floats.parts.cache_clear()


def test_relation_with_another_domain_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = dict(specification().requirements)
    row = next(r for r in rows.values() if r.relation_name == floats.QUOTIENT)
    rows[row.id] = replace(row, relation=replace(row.relation, domain=rows["V_DIV_FLOAT_NAN_0010"].relation.domain))
    monkeypatch.setattr(floats, "specification", lambda: type("S", (), {"requirements": rows}))
    floats.parts.cache_clear()
    with pytest.raises(ValueError, match="is not the conjunction"):
        floats.parts()
    floats.parts.cache_clear()


def test_terms_that_are_computed_with_are_integers() -> None:
    """A comparison is a number in a sum and a truth value in a conjunction."""
    x = Term("x")
    assert text((x > 1) + 1) == "(x > 1 ? 1 : 0) + 1"
    assert text((x > 1) & (x < 3)) == "x > 1 && x < 3"
    assert text((x > 1) & x) == "(x > 1 ? 1 : 0) & x"
    assert text(-x) == "0 - x"
    assert text(1 << (x + 2)) == "1 << (x + 2)"
    assert text(x + (-3)) == "x + (-3)"
    with pytest.raises(TypeError, match="is not an integer"):
        _ = x + 1.5


def test_repeated_parts_are_defined() -> None:
    """Repeated parts are defined once, inner ones first; other parts are expanded in place."""
    x = Term("x")
    single = (x + 1) * 2
    assert text((single - 3) * (single - 3) + single) == (
        "\\let t0 = (x + 1) * 2;\n  \\let t1 = t0 - 3;\n  (t1 * t1) + t0"
    )
    assert text(single + single, {(x + 1).key: "next(x)"}) == "\\let t0 = next(x) * 2;\n  t0 + t0"
    truth = x > 1
    assert text((truth + 1) * truth) == "\\let t0 = (x > 1 ? 1 : 0);\n  (t0 + 1) * t0"
