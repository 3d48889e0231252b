"""A run with every verdict, for the tests of reports."""

from datetime import date

from vinculum.gate.reports.report import Report
from vinculum.gate.results.results import (
    Counterexample,
    Gap,
    Observation,
    Operand,
    Reason,
    ReasonKind,
    Row,
    Status,
    Waiver,
)
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.waivers.settlement import settle

FUNC, ANSWER = "E_DIV_INT_FUNC_0010", "V_DIV_ANSWER_0010"
OPERAND = Operand("int8", (1,), ("7",), ("0x07",), ("00000111",))


def run(target_text: str = "odd", *, status: Status | None = None) -> Report:
    """A run with every verdict or with `status` only, in which `said` is the target's text."""
    example = Counterexample("label", OPERAND, OPERAND, {}, "eager", "contiguous", f"error {target_text}", ("a value",))
    rows = [
        Row("numpy", "1", "onnx-14", ANSWER, "int8", 1, 1, example),
        Row(
            "numpy",
            "1",
            "onnx-14",
            FUNC,
            "int8",
            gaps=Gap.UNFINISHED,
            reason=Reason(ReasonKind.UNFINISHED, target_text),
        ),
        Row("numpy", "1", "onnx-14", FUNC, "int16", 3, waived={"": 2}, waived_example=example),
        Row("numpy", "1", "onnx-14", "E_DIV_INT_CONSTR_B_0030", "int8", 1, observed={Observation(target_text): 1}),
        Row(
            "numpy",
            "1",
            "onnx-14",
            FUNC,
            "int32",
            gaps=Gap.UNSUPPORTED,
            reason=Reason(ReasonKind.NOT_SUPPORTED, target_text),
        ),
        Row("numpy", "1", "onnx-14", FUNC, "int64", 5),
    ]
    rows = [row for row in rows if status in (None, row.verdict)]
    day = date(2030, 1, 1)
    waivers = [
        Waiver(FUNC, "numpy", "int16", "", target_text, target_text, day, 1),
        Waiver(ANSWER, "numpy", "int8", "A == 1", "", "", day, 9),
    ]
    account = settle(waivers, rows, day)
    assert status or {row.verdict for row in rows} == {*Status}
    return Report(Outcome(rows), Selection(("numpy",), level="quick", waivers=tuple(waivers[:1])), account)
