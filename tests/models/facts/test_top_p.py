"""Nucleus sampling keeps at least the largest share, and divides by the sum of what it keeps."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import FLOAT, analyse_proto, by_onnxruntime, model, node, tensor, value, verdicts

ZERO = "V_DIV_FLOAT_NONZERO_0010"
CONSTANTS = [
    tensor("last", np.array(-1)),
    tensor("rows", np.array(0)),
    tensor("axes", np.array([-1])),
    tensor("k", np.array([8])),
    *(tensor(name, np.float32(n)) for name, n in (("top", 0.9), ("nil", 0), ("tiny", 1e-45), ("less", -0.1))),
]
P, SORTED = node("Softmax", ["x"], ["p"], axis=-1), node("TopK", ["p", "k"], ["s", "i"])
SUMS, BEFORE = node("CumSum", ["s", "last"], ["c"]), node("Sub", ["c", "s"], ["d"])
BELOW, NUMBER = node("Less", ["d", "top"], ["keep"]), node("Cast", ["keep"], ["n"], to=FLOAT)
SELECTED, CHOSEN = node("Mul", ["s", "n"], ["A"]), node("Where", ["keep", "s", "nil"], ["A"])
SUM = node("ReduceSum", ["A", "axes"], ["B"])
HEAD = [P, SORTED, SUMS, BEFORE]
OTHERS = [
    node("IsNaN", ["x"], ["odd"]),
    node("Where", ["odd", "nil", "x"], ["y"]),
    node("Softmax", ["y"], ["q"], axis=-1),
    node("TopK", ["q", "k"], ["t", "j"]),
    node("Mul", ["t", "n"], ["A"]),
]
CASES: dict[str, tuple[list[Any], bool, str]] = {
    "by a product": ([*HEAD, BELOW, NUMBER, SELECTED], False, "discharged"),
    "by a product, the other way round": ([*HEAD, BELOW, NUMBER, node("Mul", ["n", "s"], ["A"])], False, "discharged"),
    "of other shares": ([*HEAD, BELOW, NUMBER, *OTHERS], False, "obligation"),
    "by a choice": ([*HEAD, BELOW, CHOSEN], True, "discharged"),
    "by a choice, where there may be NaN": ([*HEAD, BELOW, CHOSEN], False, "obligation"),
    "left out by a choice": ([*HEAD, node("Greater", ["d", "top"], ["out"]), node("Where", ["out", "nil", "s"], ["A"])], True, "discharged"),
    "the bound first": ([*HEAD, node("GreaterOrEqual", ["top", "d"], ["keep"]), CHOSEN], True, "discharged"),
    "not those that are left out": ([*HEAD, node("Greater", ["d", "top"], ["out"]), node("Not", ["out"], ["keep"]), CHOSEN], True, "discharged"),
    "any bound above 0": ([*HEAD, node("Less", ["d", "tiny"], ["keep"]), CHOSEN], True, "discharged"),
    "a bound of 0": ([*HEAD, node("Less", ["d", "nil"], ["keep"]), CHOSEN], True, "obligation"),
    "a bound below 0": ([*HEAD, node("Less", ["d", "less"], ["keep"]), CHOSEN], True, "obligation"),
    "those that are left out": ([*HEAD, BELOW, node("Where", ["keep", "nil", "s"], ["A"])], True, "obligation"),
    "with the first one counted": ([*HEAD[:3], node("Less", ["c", "top"], ["keep"]), CHOSEN], True, "obligation"),
    "the least first": ([P, node("TopK", ["p", "k"], ["s", "i"], largest=0), SUMS, BEFORE, BELOW, CHOSEN], True, "obligation"),
    "unsorted": ([P, node("TopK", ["p", "k"], ["s", "i"], sorted=0), SUMS, BEFORE, BELOW, CHOSEN], True, "obligation"),
    "from behind": ([P, SORTED, node("CumSum", ["s", "last"], ["c"], reverse=1), BEFORE, BELOW, CHOSEN], True, "obligation"),
    "without the last one": ([P, SORTED, node("CumSum", ["s", "last"], ["c"], exclusive=1), BEFORE, BELOW, CHOSEN], True, "obligation"),
    "along another axis": ([P, SORTED, node("CumSum", ["s", "rows"], ["c"]), BEFORE, BELOW, CHOSEN], True, "obligation"),
    "of what is not sorted": ([*HEAD, BELOW, node("Where", ["keep", "p", "nil"], ["A"])], True, "obligation"),
    "less what is not sorted": ([*HEAD[:3], node("Sub", ["c", "p"], ["d"]), BELOW, CHOSEN], True, "obligation"),
}  # fmt: skip
ZEROS = (
    "by a choice, where there may be NaN", "a bound of 0", "a bound below 0", "of other shares", "those that are left out", "with the first one counted",
)  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_largest_share_is_selected(name: str, tmp_path: Path) -> None:
    nodes, input_ranges, verdict = CASES[name]
    interface = [value("x", FLOAT, ["N", 8])], [value("C", FLOAT, None)]
    proto = model([*nodes, SUM, node("Div", ["A", "B"], ["C"])], *interface, CONSTANTS)
    ranged = ["x=-3e38:3e38"] if input_ranges else []
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1", *ranged))[ZERO] == verdict
    denominator_model = model([*nodes, SUM], interface[0], [value("B", FLOAT, None)], CONSTANTS)
    rng = np.random.default_rng(0)
    rows = [rng.normal(size=(40, 8)) * scale for scale in (0, 1, 100, 1e30)] + [np.full((1, 8), 0.5)]
    rows += [] if input_ranges else [np.full((1, 8), odd) for odd in (np.nan, np.inf, -np.inf)]
    minima = []
    for x in rows:
        feeds = {"x": x.astype(np.float32)}
        with np.errstate(all="ignore"):
            for B in (
                by_onnxruntime(denominator_model, feeds)[0],
                ReferenceEvaluator(denominator_model).run(None, feeds)[0],
            ):
                minima += [B[~np.isnan(B)].min(initial=np.inf)]
    assert min(minima) > 0 or verdict == "obligation"
    assert min(minima) == 0 or name not in ZEROS


@pytest.mark.parametrize("kind", [TensorProto.FLOAT16, TensorProto.BFLOAT16])
def test_narrow_types_are_unknown(kind: int, tmp_path: Path) -> None:
    """The sum may be rounded while the selected shares are not."""
    nodes = [*HEAD, BELOW, node("Cast", ["keep"], ["n"], to=kind), SELECTED, SUM, node("Div", ["A", "B"], ["C"])]
    constants = [*CONSTANTS[:4], tensor("half", np.float32(0.875))]
    proto = model(
        [node("Cast", ["half"], ["top"], to=kind), *nodes],
        [value("x", kind, ["N", 8])],
        [value("C", kind, None)],
        constants,
    )
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"
