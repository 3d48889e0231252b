"""How a counterexample is shown: the distance from what was expected, in what it is counted."""

import pytest

from vinculum.gate.report import lines
from vinculum.gate.verdicts import Counterexample, Operand, Row


@pytest.mark.parametrize(
    ("dtype", "said"),
    [("int8", "(1 away)"), ("uint64", "(1 away)"), ("float16", "(1 ulp away)"), ("bfloat16", "(1 ulp away)")],
)
def test_only_floating_point_numbers_have_ulps(dtype: str, said: str) -> None:
    operand = Operand(dtype, (1,), ("7",), ("0x7",), ("111",))
    example = Counterexample("x", operand, operand, {}, "eager", "contiguous", "2", ("1",), ulps=1)
    (expected,) = (line for line in lines(Row("t", "1", "onnx-14", "x", dtype, 1, 1, example)) if "expected" in line)
    assert expected == f"expected 1   {said}"
