"""Waivers and rows for tests."""

from datetime import date
from typing import Any

import ml_dtypes

from vinculum.gate.results.results import Counterexample, Operand, Row, Waiver
from vinculum_spec.loader import specification

SPEC = specification()
FUNC, CRASH, ANSWER = "E_DIV_INT_FUNC_0010", "V_DIV_NO_CRASH_0010", "V_DIV_ANSWER_0010"
TODAY, LATER = date(2030, 6, 15), date(2030, 6, 16)
DTYPES = {"bfloat16": ml_dtypes.bfloat16, "real": object}


def waiver(requirement: str = FUNC, condition: str = "", target: str = "numpy", **other: Any) -> Waiver:
    """A waiver, in force by default."""
    usual = {"dtype": "int8", "reason": "why", "owner": "who", "expiry": TODAY, "line": 7}
    return Waiver(requirement, target, condition=condition, **usual | other)


OPERAND = Operand("int8", (1,), ("7",), ("0x07",), ("00000111",))


def row(**content: Any) -> Row:
    """A row, refuted by default."""
    example = Counterexample(
        "label", OPERAND, OPERAND, {}, "eager", "contiguous", "error \x00\n[[waiver]]\n\x7f", ("1",)
    )
    usual = {"cases": 3, "failures": 1, "counterexample": example}
    names = {"target": "numpy", "version": "1", "profile": "onnx-14", "requirement": FUNC, "dtype": "int8"}
    return Row(**names | usual | content)
