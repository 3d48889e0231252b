"""Wrapping integers that are never zero: run on every 8-bit number, and at the limits of other types."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, helper
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    tensor,
    value,
    verdicts,
)

NO_ZERO, NO_OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
SIGNED, ALL = ("int8", "int16", "int32", "int64"), ("int8", "int32", "int64", "uint8", "uint64")
Case = tuple[tuple[str, ...], tuple[Any, ...]]


def chain(*steps: tuple[str, ...], kinds: tuple[str, ...] = SIGNED) -> Case:
    """Steps that refer to the previous result (.) or to tensors by name; the first one uses x."""
    nodes, last = [], "x"
    for place, (operator, *names) in enumerate(steps):
        nodes.append(node(operator, [last if name == "." else name for name in names], [f"t{place}"]))
        last = f"t{place}"
    return kinds, (*nodes, node("Identity", [last], ["B"]))


NEVER = {
    "|x| + 1": chain(("Abs", "."), ("Add", ".", "1")),
    "1 + |x|": chain(("Abs", "."), ("Add", "1", ".")),
    "|x| + 1, with more axes": chain(("Abs", "."), ("Unsqueeze", ".", "axis"), ("Add", ".", "1")),
    "|x| + 127": chain(("Abs", "."), ("Add", ".", "127")),
    "max(x, 0) + 1": chain(("Max", ".", "0"), ("Add", ".", "1")),
    "2 max(x, 0) + 1": chain(("Max", ".", "0"), ("Mul", ".", "2"), ("Add", ".", "1")),
    "1 - -max(x, 0)": chain(("Max", ".", "0"), ("Neg", "."), ("Sub", "1", ".")),
    "-1 - |x|": chain(("Abs", "."), ("Neg", "."), ("Sub", ".", "1")),
    "-(|x| + 1)": chain(("Abs", "."), ("Add", ".", "1"), ("Neg", ".")),
    "2 max(x, 1)": chain(("Max", ".", "1"), ("Mul", ".", "2")),
    "min(x, -1), which is negated": chain(("Min", ".", "-1"), ("Neg", ".")),
    "|min(x, -1)|": chain(("Min", ".", "-1"), ("Abs", ".")),
    "max(x, 1) + 1": chain(("Max", ".", "1"), ("Add", ".", "1"), kinds=("int8", "int64")),
    "max(x, 0) + 127 + 1": chain(("Max", ".", "0"), ("Add", ".", "127"), ("Add", ".", "1")),
}
MAY = {
    "x + 1": chain(("Add", ".", "1"), kinds=ALL),
    "|x| + 0": chain(("Abs", "."), ("Add", ".", "0")),
    "|x| - 1": chain(("Abs", "."), ("Sub", ".", "1")),
    "|x|": chain(("Abs", ".")),
    "2 |x|": chain(("Abs", "."), ("Mul", ".", "2")),
    "4 max(x, 1)": chain(("Max", ".", "1"), ("Mul", ".", "2"), ("Mul", ".", "2")),
    "2 max(x, 0) + 2": chain(("Max", ".", "0"), ("Mul", ".", "2"), ("Add", ".", "2")),
    "max(x, -1) + 1": chain(("Max", ".", "-1"), ("Add", ".", "1")),
    "|x| + most + 1": chain(("Abs", "."), ("Add", ".", "most"), ("Add", ".", "1")),
    "square of |x| + 1": chain(("Abs", "."), ("Add", ".", "1"), ("Mul", ".", "."), kinds=("int8", "int16")),
    "max(x, 1), which is added to itself": chain(("Max", ".", "1"), ("Add", ".", "."), ("Add", ".", ".")),
    "x - x": chain(("Sub", ".", ".")),
}


def made_of(kind: str, nodes: tuple[Any, ...]) -> ModelProto:
    dtype = np.dtype(kind)
    number = helper.np_dtype_to_tensor_dtype(dtype)
    numbers = {"1": 1, "2": 2, "0": 0, "-1": -1, "127": 127, "most": np.iinfo(dtype).max}
    used = {name for each in nodes for name in each.input}
    constants = [tensor(name, np.array(n, dtype)) for name, n in numbers.items() if name in used]
    constants.append(tensor("axis", np.array([0])))
    inputs, outputs = [value("x", number, ["n"]), value("A", number, [])], [value(n, number, None) for n in "BC"]
    return model([*nodes, node("Div", ["A", "B"], ["C"])], inputs, outputs, constants)


def numbers(kind: str) -> Any:
    info = np.iinfo(kind)
    selected = [
        info.min,
        info.min // 2,
        *range(-200, 200),
        1 << 30,
        1 << 31,
        1 << 62,
        info.max // 2 + 1,
        info.max - 1,
        info.max,
    ]
    return np.array(sorted({n for n in selected if info.min <= n <= info.max}), kind)


def run_both(proto: ModelProto, kind: str) -> list[Any]:
    """B by the reference evaluator, and by ONNX Runtime for types that have all of these operators."""
    denominator_model = ModelProto()
    denominator_model.CopyFrom(proto)
    del denominator_model.graph.node[-1], denominator_model.graph.output[1]
    feeds = {"x": numbers(kind), "A": np.array(1, kind)}
    with np.errstate(all="ignore"):
        result = list(ReferenceEvaluator(denominator_model).run(None, feeds))
    return [*result, *by_onnxruntime(denominator_model, feeds)] if kind in ("int32", "int64") else result


CASES = {"never": NEVER, "may": MAY}
ROWS = [(which, name, kind) for which, cases in CASES.items() for name, (kinds, _) in cases.items() for kind in kinds]


@pytest.mark.parametrize(("which", "name", "kind"), ROWS)
def test_integers_that_may_wrap_around(which: str, name: str, kind: str, tmp_path: Path) -> None:
    proto = made_of(kind, CASES[which][name][1])
    assert verdicts(analyse_proto(proto, tmp_path))[NO_ZERO] == ("discharged" if which == "never" else "obligation")
    for result in run_both(proto, kind):
        assert (result == 0).any() == (which == "may")


NEVER_MINUS_ONE = {
    "|x| + 1": NEVER["|x| + 1"],
    "|x| + 0": MAY["|x| + 0"],
}
MAY_BE_MINUS_ONE = {
    "-1 - |x|": NEVER["-1 - |x|"],
    "|x| - 1": MAY["|x| - 1"],
    "2 max(x, 0) + 1": NEVER["2 max(x, 0) + 1"],
}


@pytest.mark.parametrize(
    ("steps", "kind", "verdict"),
    [
        *((steps, kind, "discharged") for steps in NEVER_MINUS_ONE.values() for kind in SIGNED),
        *((steps, kind, "obligation") for steps in MAY_BE_MINUS_ONE.values() for kind in SIGNED),
    ],
)
def test_wrapping_integer_may_exclude_minus_one(steps: Case, kind: str, verdict: str, tmp_path: Path) -> None:
    proto = made_of(kind, steps[1])
    assert verdicts(analyse_proto(proto, tmp_path))[NO_OVERFLOW] == verdict
    if verdict == "discharged":
        assert all((result != -1).all() for result in run_both(proto, kind))


@pytest.mark.parametrize(
    ("nodes", "verdict"),
    [
        ([node("Add", ["n", "one"], ["B"])], "discharged"),
        ([node("Mul", ["n", "two"], ["t"]), node("Add", ["t", "one"], ["B"])], "discharged"),
        ([node("Mul", ["n", "two"], ["t"]), node("Add", ["t", "two"], ["B"])], "obligation"),
        ([node("Mul", ["n", "n"], ["t"]), node("Add", ["t", "one"], ["B"])], "obligation"),
        ([node("Mul", ["n", "two"], ["t"]), node("Cast", ["t"], ["u"], to=6), node("Cast", ["u"], ["v"], to=7), node("Add", ["v", "one"], ["B"])], "obligation"),
    ],
    ids=["n + 1", "2 n + 1", "2 n + 2", "n n + 1", "of 32 bits in between"],
)  # fmt: skip
def test_congruence_holds_for_unknown_sizes(nodes: list[Any], verdict: str, tmp_path: Path) -> None:
    before = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "one"], ["n"])]
    constants = [tensor("one", np.array(1)), tensor("two", np.array(2))]
    inputs = [value("x", FLOAT, ["H", "W"]), value("A", INT64, [])]
    proto = model([*before, *nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT64, None)], constants)
    verdict_of = verdicts(analyse_proto(proto, tmp_path))
    assert verdict_of[NO_ZERO] == verdict
    if nodes[0].op_type == "Add":  # a size and one is never -1
        assert verdict_of[NO_OVERFLOW] == "discharged"


def test_many_products_stay_small(tmp_path: Path) -> None:
    """Congruences modulo 2^64 are dropped where anything is possible: numbers do not grow."""
    nodes = [node("Abs", ["x"], ["t0"]), *(node("Mul", [f"t{n}", f"t{n}"], [f"t{n + 1}"]) for n in range(300))]
    nodes += [node("Add", ["t300", "x"], ["u0"]), *(node("Mul", [f"u{n}", "far"], [f"u{n + 1}"]) for n in range(300))]
    inputs, constants = [value("x", INT64, [3]), value("A", INT64, [3])], [tensor("far", np.array(-(2**63) + 1))]
    proto = model([*nodes, node("Div", ["A", "u300"], ["C"])], inputs, [value("C", INT64, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path))[NO_ZERO] == "obligation"
