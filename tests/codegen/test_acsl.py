"""ACSL of the relations: what is printed says what SymPy says, and every integer type has it."""

import re

import pytest

from vinculum.codegen import acsl
from vinculum_spec import integer
from vinculum_spec.registry import specification

INTEGERS = [t for t in specification().types.values() if t.kind == "int"]
OPERANDS = [(a, b, c) for a in (-128, -7, -1, 0, 1, 7, 127) for b in (-3, -1, 0, 1, 2) for c in (-128, -4, -3, 0, 3, 7)]


def _evaluated(text: str, name: str, a: int, b: int, c: int) -> bool:
    """The predicate `name` of `text`, read as Python: the operators that occur are the same but for their signs."""
    (body,) = re.findall(rf"predicate {name}\([^)]*\) =(?:\s*// \S+\n)?\s*(.*?);", text, re.DOTALL)
    condition, arrow, conclusion = body.partition(" ==> ")

    def value(term: str) -> bool:
        calls = dict(re.findall(r"(\w+_int8)(\(A, B\))", term))
        for call in calls:
            term = term.replace(f"{call}(A, B)", str(_evaluated(text, call, a, b, c)))
        for sign, word in (
            ("!=", "<>"),
            ("!", " not "),
            ("<>", "!="),
            ("&&", " and "),
            ("||", " or "),
            ("\\abs", "abs"),
        ):
            term = term.replace(sign, word)
        return bool(eval(term, {"__builtins__": {}}, {"A": a, "B": b, "C": c, "abs": abs}))  # noqa: S307 - our own

    return value(condition) if not arrow else (not value(condition) or value(conclusion))


@pytest.mark.parametrize("name", ["truncated_quotient", "floored_quotient"])
def test_predicate_says_what_the_relation_says(name: str) -> None:
    """E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010: read again as Python, on operands that reach every clause."""
    text = acsl.predicates(specification().types["int8"])
    relation = getattr(integer, name)
    seen = set()
    for a, b, c in OPERANDS:
        values = {integer.A: a, integer.B: b, integer.C: c, integer.MAX: 127}
        expected = bool(relation.statement.subs(values))
        assert _evaluated(text, f"{name}_int8", a, b, c) == expected, (a, b, c)
        seen.add((bool(relation.domain.subs(values)), expected))
    assert seen == {(True, True), (True, False), (False, True)}


@pytest.mark.parametrize("element", INTEGERS, ids=lambda t: t.name)
def test_type_has_its_own_limit(element) -> None:  # noqa: ANN001 - an element type
    """V_DIV_INT_OVERFLOW_0010."""
    assert f"-A > {element.maximum})" in acsl.predicates(element)


def test_source_has_the_types_of_a_profile() -> None:
    text = acsl.source("onnx-13")
    assert re.findall(r"predicate domain_(\w+)\(", text) == ["int32", "int64", "uint32", "uint64"]
    assert re.findall(r"predicate quotient_ieee754_(\w+)\(", text) == ["float16", "bfloat16", "float32", "float64"]
    assert text.startswith("/* Written by `vinculum generate acsl --profile onnx-13`.")


def test_reals_have_no_predicates() -> None:
    with pytest.raises(TypeError, match="real is not an integer type"):
        acsl.predicates(specification().types["real"])
    with pytest.raises(TypeError, match="int8 has no bit patterns"):
        acsl.floats.predicates(specification().types["int8"])
