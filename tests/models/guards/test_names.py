"""Names of guard nodes do not clash with names of the model."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, helper, numpy_helper

from tests.models.model_builders import division, guarded_copy, node, own_function, save


def test_guard_names_are_unique(tmp_path: Path) -> None:
    proto = division()
    for place in range(8):
        proto.graph.node.append(node("Abs", ["A"], [f"vinculum_guard_{place}"]))
    copy = guarded_copy(proto, tmp_path)
    assert len({name for each in copy.graph.node for name in each.output}) == len(copy.graph.node)
    assert save(copy, tmp_path).stat().st_size > 0


USED_NAMES = [f"vinculum_guard_{n}" for n in range(40)]


def initializers(proto: ModelProto) -> None:
    proto.graph.initializer.extend(numpy_helper.from_array(np.zeros(1, np.int32), name) for name in USED_NAMES)


def sparse_initializers(proto: ModelProto) -> None:
    places = numpy_helper.from_array(np.zeros(1, np.int64), "")
    for name in USED_NAMES:
        values = numpy_helper.from_array(np.ones(1, np.int32), name)
        proto.graph.sparse_initializer.append(helper.make_sparse_tensor(values, places, [3]))


def names_of_nodes(proto: ModelProto) -> None:
    proto.graph.node.extend(node("Abs", ["A"], [f"r{name}"], name=name) for name in USED_NAMES[10:30])


def inputs_of_functions(proto: ModelProto) -> None:
    own = own_function("divide", [node("Div", ["a", "b"], ["C"])], ["a", "b", *USED_NAMES])
    proto.functions.append(own)
    proto.opset_import.append(helper.make_opsetid("own", 1))
    proto.graph.node[0].CopyFrom(node("divide", ["A", "B"], ["C"], domain="own"))


@pytest.mark.parametrize("use_names", [initializers, sparse_initializers, names_of_nodes, inputs_of_functions])
def test_guard_names_avoid_all_names_of_the_model(use_names: Any, tmp_path: Path) -> None:
    proto = division()
    use_names(proto)
    copy = guarded_copy(proto, tmp_path, "onnx-14")
    before = {each.name for home in (proto.graph, *proto.functions) for each in home.node}
    new = [each for home in (copy.graph, *copy.functions) for each in home.node if each.name not in before]
    assert len(new) > 1
    assert not {name for each in new for name in (each.name, *each.output)} & set(USED_NAMES)
    assert len({each.name for each in new}) == len(new)
