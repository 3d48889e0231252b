"""Subgraph names that shadow outer names: ONNX forbids them, and runtimes read different values."""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import INT64, analyse_proto, by_onnxruntime, graph, model, node, tensor, value
from vinculum.models.loading.errors import ModelError

BOOL = TensorProto.BOOL
FEEDS = {"A": np.array(5), "c": np.array(True)}
RUNS = (partial(by_onnxruntime, plainly=True), lambda proto, feeds: ReferenceEvaluator(proto).run(None, feeds))


def branched(nodes: list[Any], within: list[Any], around: list[Any], behind: list[Any]) -> Any:
    """Branches that compute t, with constants and nodes around them."""
    branch = graph(nodes, "b", [], [value("t", INT64, [])], within)
    chosen = node("If", ["c"], ["C"], then_branch=branch, else_branch=branch)
    inputs = [value("A", INT64, []), value("c", BOOL, [])]
    return model([chosen, *behind], inputs, [value("C", INT64, None)], around)


def looped(around: list[Any]) -> Any:
    """A loop that carries k."""
    nodes = [node("Identity", ["go"], ["on"]), node("Div", ["A", "k"], ["t"])]
    inputs = [value("i", INT64, []), value("go", BOOL, []), value("k", INT64, [])]
    body = graph(nodes, "b", inputs, [value("on", BOOL, []), value("t", INT64, [])])
    new_node = node("Loop", ["once", "c", "A"], ["C"], body=body)
    interface = [value("A", INT64, []), value("c", BOOL, [])], [value("C", INT64, None)]
    return model([new_node], *interface, [tensor("once", np.int64(1)), *around])


DIVIDES_K, DEFINES_K = node("Div", ["A", "k"], ["t"]), node("Add", ["A", "A"], ["k"])
THREE, ZERO = tensor("k", np.int64(3)), tensor("k", np.int64(0))
SHADOWING = {
    "a constant": branched([DIVIDES_K], [ZERO], [THREE], []),
    "a result": branched([DEFINES_K, DIVIDES_K], [], [THREE], []),
    "an input": looped([tensor("k", np.int64(2))]),
}


@pytest.mark.parametrize("way", SHADOWING)
def test_name_of_an_outer_value_is_refused(way: str, tmp_path: Path) -> None:
    observed = []
    for run in RUNS:
        try:
            observed.append(str(run(SHADOWING[way], FEEDS)[0]))
        except Exception as error:  # noqa: BLE001 - of a type of its own
            observed.append(type(error).__name__)
    assert len(set(observed)) == 2
    with pytest.raises(ModelError, match="k is also a name of an enclosing graph"):
        analyse_proto(SHADOWING[way], tmp_path)


ALLOWED = {
    "in two branches": branched([DEFINES_K, DIVIDES_K], [], [], []),
    "behind a graph": branched([DEFINES_K, DIVIDES_K], [], [], [node("Neg", ["A"], ["k"])]),
    "of what is carried alone": looped([]),
}


@pytest.mark.parametrize("way", ALLOWED)
def test_name_of_an_unrelated_scope_is_allowed(way: str, tmp_path: Path) -> None:
    assert len({int(run(ALLOWED[way], FEEDS)[0]) for run in RUNS}) == 1
    assert analyse_proto(ALLOWED[way], tmp_path).nodes
