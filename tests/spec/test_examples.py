"""The relations judge the numbers that the sources print."""

import math
import struct
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from sympy import Integer, Rational, true

from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754, integer, real
from vinculum_spec.schema import ValueExample

SPEC = specification()
ELEMENTS = [(example, k) for example in SPEC.value_examples for k in range(len(example.C))]
EVERY_ELEMENT = pytest.mark.parametrize(
    ("example", "k"), ELEMENTS, ids=[f"{example.id}[{k}]" for example, k in ELEMENTS]
)


def rational(text: str) -> Rational:
    """The exact value of a printed number."""
    fraction = Fraction(text)
    return Rational(fraction.numerator, fraction.denominator)


def float32(text: str) -> int:
    """The bit pattern of the float32 nearest to a printed number."""
    return int.from_bytes(struct.pack(">f", float(text)))


def is_float32(text: str) -> bool:
    """Whether a printed number is exactly a value of float32."""
    (nearest,) = struct.unpack(">f", struct.pack(">f", float(text)))
    return not math.isfinite(nearest) or Fraction(nearest) == Fraction(text)


def accepts(example: ValueExample, k: int, c: str) -> bool:
    """Whether the relation accepts `c` as element `k` of the result."""
    a, b, kind = example.A[k], example.B[k], SPEC.types[example.type]
    values: dict[Any, Any]
    if k in example.approximate:
        tolerance = Rational(1, 2 * 10 ** example.approximate[k])
        values = {real.A: rational(a), real.B: rational(b), real.C: rational(c), real.tolerance: tolerance}
        return bool(real.printed_quotient.statement.subs(values) == true)
    if kind.kind == "real":
        values = {real.A: rational(a), real.B: rational(b), real.C: rational(c)}
        return bool(real.quotient.statement.subs(values) == true)
    if kind.kind == "int":
        values = {integer.A: int(a), integer.B: int(b), integer.C: int(c), integer.MAX: Integer(kind.maximum)}
        return bool(integer.truncated_quotient.statement.subs(values) == true)
    assert kind.name == "float32"
    assert kind.form is not None
    values = ieee754.observe(float32(a), float32(b), float32(c), kind.form)
    everything = {**ieee754.parameter_values(kind.form), **values}
    return bool(ieee754.quotient.statement.subs(everything) == true)


def altered(c: str) -> list[str]:
    """`c` with its last digit incremented and decremented; for special values, all other special values."""
    special = {"nan": ["0.0", "1.0", "+inf", "-inf"], "+inf": ["-inf", "nan", "0.0", "3.4028234663852886e38"]}
    if c in special:
        return special[c]
    numerator, _, denominator = c.partition("/")
    if denominator:
        return [f"{int(numerator) + step}/{denominator}" for step in (-1, 1)]
    last = Decimal(1).scaleb(-len(c.partition(".")[2]))
    return [str(Decimal(c) + step * last) for step in (-1, 1)]


def test_fraction_of_decimals_is_exact() -> None:
    """A fraction of decimals is judged by its exact value."""
    (example,) = [example for example in SPEC.value_examples if example.id == "sonnx-real-1"]
    assert example.printed == ("6.1/3", "9.5/3.3", "35.7/5.1")
    assert example.C == ("61/30", "95/33", "7")
    assert all(one.printed == one.C for one in SPEC.value_examples if one.type != "real")


def test_every_shape_of_onnx_s_broadcasting_page_is_an_example() -> None:
    """The examples of docs/Broadcasting.md: shape(A), shape(B) ==> shape(result)."""
    printed = [
        ((2, 3, 4, 5), ()), ((2, 3, 4, 5), (5,)), ((4, 5), (2, 3, 4, 5)), ((1, 4, 5), (2, 3, 1, 1)), ((3, 4, 5), (2, 1, 1, 1)),
    ]  # fmt: skip
    result = [one for one in SPEC.shape_examples if one.source == "ONNX Broadcasting, Multidirectional"]
    assert sorted((one.A, one.B) for one in result) == sorted(printed)
    assert {one.C for one in result} == {(2, 3, 4, 5)}
    assert {one.basis for one in result} == {"verbatim"}


def test_every_shape_of_openvino_s_broadcasting_page_is_an_example() -> None:
    """The rules' A, B and Result, with None where no broadcast happens.

    Of PDPD those at the default axis, as Divide-1 has no other; at another axis the page prints (3, 4), (3, 1)
    and (1, 3).
    """
    numpy = [
        ((), (), ()), ((2, 3), (1,), (2, 3)), ((3,), (2, 3), (2, 3)), ((2, 3, 5), (), (2, 3, 5)), ((2, 1, 5), (1, 4, 5), (2, 4, 5)),
        ((6, 5), (2, 1, 5), (2, 6, 5)), ((2, 1, 5), (4, 1), (2, 4, 5)), ((3, 2, 1, 4), (5, 4), (3, 2, 5, 4)),
        ((1, 5, 3), (5, 2, 1, 3), (5, 2, 5, 3)), ((3,), (2,), None), ((3, 1, 5), (4, 4, 5), None),
    ]  # fmt: skip
    pdpd = [((2, 3, 4, 5), (4, 5), (2, 3, 4, 5)), ((2, 3, 4, 5), (), (2, 3, 4, 5)), ((2, 3, 4, 5), (5,), (2, 3, 4, 5)), ((8, 1, 6, 1), (7, 1, 5), None)]  # fmt: skip
    for rule, printed in (("Numpy", numpy), ("PDPD", pdpd)):
        source = f"OpenVINO Broadcast Rules, {rule}"
        result = [
            (one.A, one.B, one.C)
            for one in SPEC.shape_examples
            if one.source.startswith(source) and one.basis == "verbatim"
        ]
        assert sorted(result, key=repr) == sorted(printed, key=repr)


def test_every_number_of_onnx_s_page_is_an_example() -> None:
    """The numbers that onnx/backend/test/case/node/div.py and the page print; the other ones are random."""
    actual = {
        (one.type, one.A, one.B, one.C) for one in SPEC.value_examples if one.source.startswith("ONNX Div-14, Examples")
    }
    assert actual == {
        ("float32", ("3", "4"), ("1", "2"), ("3", "2")),
        ("int32", ("-3", "3", "-3", "3"), ("2", "2", "-2", "-2"), ("-1", "1", "1", "-1")),
    }


@EVERY_ELEMENT
def test_printed_element_is_right(example: ValueExample, k: int) -> None:
    """Every printed number satisfies the relation of its type."""
    assert accepts(example, k, example.C[k])


@pytest.mark.sample(12)
@EVERY_ELEMENT
def test_changed_digit_is_refused(example: ValueExample, k: int) -> None:
    """The relation rejects every printed number with another last digit."""
    for c in altered(example.C[k]):
        assert not accepts(example, k, c), c


@pytest.mark.parametrize("example", SPEC.value_examples, ids=lambda example: example.id)
def test_example_is_complete(example: ValueExample) -> None:
    """An example has as many elements as its shape, and its profile lists its type."""
    assert {len(example.A), len(example.B), len(example.C), math.prod(example.shape)} == {len(example.C)}
    assert example.type in SPEC.profiles[example.profile].types
    for k, digits in example.approximate.items():
        assert len(example.C[k].partition(".")[2]) == digits


@EVERY_ELEMENT
def test_only_what_is_approximate_is_no_value_of_its_type(example: ValueExample, k: int) -> None:
    """Ruling D-014: a decimal is approximate only if it is no value of the type."""
    if SPEC.types[example.type].kind == "float":
        assert is_float32(example.A[k])
        assert is_float32(example.B[k])
        assert is_float32(example.C[k]) == (k not in example.approximate)
