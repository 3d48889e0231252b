"""Formatting of counterexamples: the distance from the expected value and its unit."""

import io

import pytest
from rich.console import Console

from vinculum.gate.reports.terminal import lines, summary
from vinculum.gate.results.results import Counterexample, Gap, Operand, Reason, ReasonKind, Row


@pytest.mark.parametrize(
    ("dtype", "unit"),
    [("int8", "(1 away)"), ("uint64", "(1 away)"), ("float16", "(1 ulp away)"), ("bfloat16", "(1 ulp away)")],
)
def test_only_floating_point_numbers_have_ulps(dtype: str, unit: str) -> None:
    operand = Operand(dtype, (1,), ("7",), ("0x7",), ("111",))
    example = Counterexample("x", operand, operand, {}, "eager", "contiguous", "2", ("1",), ulps=1)
    (expected,) = (line for line in lines(Row("t", "1", "onnx-14", "x", dtype, 1, 1, example)) if "expected" in line)
    assert expected == f"expected 1   {unit}"


def test_reason_is_printed_only_once_per_target() -> None:
    """A reason is printed once per target, and again for another target."""
    rows = [
        Row(
            target,
            "1",
            profile,
            "x",
            "int32",
            gaps=Gap.UNSUPPORTED,
            reason=Reason(ReasonKind.NOT_SUPPORTED, "it has no integers"),
        )
        for target in ("t", "u")
        for profile in ("onnx-7", "onnx-13", "onnx-14")
    ]
    console = Console(width=120, file=io.StringIO())
    with console.capture() as capture:
        console.print(summary(rows))
    unit = capture.get()
    assert unit.count("it has no integers") == 2
    assert unit.count("the same") == 4
