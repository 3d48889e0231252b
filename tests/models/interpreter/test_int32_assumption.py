"""Sizes cast to 32 bits: what holds even for sizes that do not fit names no assumption."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    by_onnxruntime,
    graph,
    model,
    node,
    own_function,
    tensor,
    value,
)

ZERO, OVERFLOW, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
ASSUMED = ("that no axis has 2^31 elements",)
SIZE = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "nil"], ["n"]), node("Cast", ["n"], ["c"], to=INT32)]
CONSTANTS = [
    tensor("nil", np.int64(0)),
    *(tensor(name, np.int32(n)) for name, n in (("one", 1), ("none", 0), ("most", 2**31 - 1), ("two", 2))),
]
CASES: dict[str, tuple[list[Any], str, tuple[str, ...]]] = {
    "one at least": ([node("Max", ["c", "one"], ["B"])], "discharged", ()),
    "one at least, after other steps": ([node("Mul", ["c", "two"], ["d"]), node("Neg", ["d"], ["e"]), node("Max", ["e", "one"], ["B"])], "discharged", ()),
    "clipped": ([node("Clip", ["c", "one", "most"], ["B"])], "discharged", ()),
    "twice and one, which wraps around": ([node("Mul", ["c", "two"], ["d"]), node("Add", ["d", "one"], ["B"])], "discharged", ASSUMED),
    "without a sign and one": ([node("Abs", ["c"], ["d"]), node("Div", ["d", "two"], ["e"]), node("Add", ["e", "one"], ["B"])], "discharged", ASSUMED),
    "and one": ([node("Div", ["c", "two"], ["e"]), node("Add", ["e", "one"], ["B"])], "discharged", ASSUMED),
    "beside one at least": ([node("Max", ["c", "one"], ["m"]), node("Min", ["m", "two"], ["B"])], "discharged", ()),
    "what may be 0": ([node("Identity", ["c"], ["B"])], "obligation", ASSUMED),
    "another if it is 0": ([node("Equal", ["c", "none"], ["e"]), node("Where", ["e", "one", "c"], ["B"])], "discharged", ()),
    "from a function": ([node("own", ["c", "one"], ["B"], domain="own")], "discharged", ()),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "verdict", "assumes"), CASES.values(), ids=list(CASES))
def test_unneeded_assumption_is_not_named(
    nodes: list[Any], verdict: str, assumes: tuple[str, ...], tmp_path: Path
) -> None:
    proto = model(
        [*SIZE, *nodes, node("Div", ["A", "B"], ["C"])],
        [value("x", FLOAT, ["N", 3]), value("A", INT32, [])],
        [value("C", INT32, None)],
        CONSTANTS,
        functions=[own_function("own", [node("Max", ["a", "b"], ["C"])], ["a", "b"])],
        imports=["own"],
    )
    findings = analyse_proto(proto, tmp_path).findings
    row = [row for row in findings if ZERO in row.requirements][-1]
    assert (row.verdict.value, row.assumption_texts) == (verdict, assumes)


@pytest.mark.parametrize("size", [2**31, 2**32 - 1, 2**32, 2**32 + 1])
def test_sizes_that_do_not_fit(size: int, tmp_path: Path) -> None:
    """A 64-bit input replaces the size, so that nothing is assumed of it."""
    nodes = [node("Cast", ["n"], ["c"], to=INT32), node("Max", ["c", "one"], ["B"])]
    proto = model(nodes, [value("n", INT64, [])], [value("B", INT32, None)], CONSTANTS)
    assert by_onnxruntime(proto, {"n": np.array(size)})[0] >= 1


def test_length_computed_from_int32_needs_the_assumption(tmp_path: Path) -> None:
    """A tensor's sizes need it, and its elements do not."""
    nodes = [
        *SIZE,
        node("Cast", ["c"], ["w"], to=INT64),
        node("Range", ["nil", "w", "step"], ["r"]),
        node("Max", ["r", "step"], ["B"]),
        node("Div", ["x", "B"], ["C"]),
    ]
    constants = [*CONSTANTS, tensor("step", np.int64(1))]
    proto = model(nodes, [value("x", INT64, ["N"])], [value("C", INT64, None)], constants)
    findings = {name: row for row in analyse_proto(proto, tmp_path).findings for name in row.requirements}
    assert (findings[SHAPE].verdict.value, findings[SHAPE].assumption_texts) == ("discharged", ASSUMED)
    assert (findings[ZERO].verdict.value, findings[ZERO].assumption_texts) == ("discharged", ())
    assert (findings[OVERFLOW].verdict.value, findings[OVERFLOW].assumption_texts) == ("discharged", ())


def test_loop_carried_values_keep_the_assumption(tmp_path: Path) -> None:
    body = graph(
        [node("Max", ["k", "one"], ["j"]), node("Identity", ["go"], ["on"])],
        "body",
        [value("i", INT64, []), value("go", 9, []), value("k", INT32, None)],
        [value("on", 9, []), value("j", INT32, None)],
    )
    loop = node("Loop", ["n", "", "c"], ["end"], body=body)
    nodes = [*SIZE, loop, node("Max", ["end", "one"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [value("x", FLOAT, ["N"]), value("A", INT32, [])], [value("C", INT32, None)], CONSTANTS)
    (row,) = [row for row in analyse_proto(proto, tmp_path).findings if ZERO in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ())
