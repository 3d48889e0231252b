"""Small models for tests."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, checker, helper, numpy_helper

from vinculum.models.analysis import Analysis, analyse
from vinculum.models.guards.guard import add_guards
from vinculum.models.loading.input_ranges import parse_ranges

INT32, INT64, FLOAT = TensorProto.INT32, TensorProto.INT64, TensorProto.FLOAT
node, value, graph = helper.make_node, helper.make_tensor_value_info, helper.make_graph


def tensor(name: str, array: Any) -> TensorProto:
    """An initializer."""
    return numpy_helper.from_array(np.asarray(array), name)


def model(
    nodes: Sequence[Any],
    inputs: Sequence[Any],
    outputs: Sequence[Any],
    constants: Sequence[Any] = (),
    *,
    opset: int = 18,
    value_info: Sequence[Any] = (),
    functions: Sequence[Any] = (),
    imports: Sequence[str] = (),
) -> ModelProto:
    """A model of these nodes."""
    model_graph = graph(list(nodes), "g", list(inputs), list(outputs), list(constants), value_info=list(value_info))
    sets = [helper.make_opsetid("", opset), *(helper.make_opsetid(name, 1) for name in imports)]
    return helper.make_model(model_graph, opset_imports=sets, ir_version=9, functions=list(functions))


def division(
    kind: int = INT32,
    a: Sequence[Any] = (3,),
    b: Sequence[Any] = (3,),
    denominator: Any = None,
    opset: int = 18,
    **attributes: Any,
) -> ModelProto:
    """C = Div(A, B), with a constant B where one is given."""
    constants = [] if denominator is None else [tensor("B", denominator)]
    rank = None if a is None or b is None else max(len(a), len(b) if denominator is None else np.ndim(denominator))
    result = None if rank is None else [f"c{axis}" for axis in range(rank)]
    inputs = [value("A", kind, a), *([] if constants else [value("B", kind, b)])]
    return model(
        [node("Div", ["A", "B"], ["C"], name="q", **attributes)],
        inputs,
        [value("C", kind, result)],
        constants,
        opset=opset,
    )


def save(proto: ModelProto, folder: Path, name: str = "model.onnx") -> Path:
    """Save a model and return its path."""
    path = folder / name
    path.write_bytes(proto.SerializeToString())
    return path


def analyse_proto(proto: ModelProto, folder: Path, profile: str | None = None, *ranges: str) -> Analysis:
    """The analysis of a model."""
    return analyse(save(proto, folder), profile, parse_ranges(ranges))


def verdicts(analysis: Analysis) -> dict[str, str]:
    """The verdict on each requirement of the one Div of a model."""
    ((_, rows),) = analysis.nodes
    return {identifier: row.verdict.value for row in rows for identifier in row.requirements}


def reasons(analysis: Analysis, identifier: str) -> list[str]:
    """The reasons of the findings on one requirement."""
    return [row.reason for row in analysis.findings if identifier in row.requirements]


def by_onnxruntime(proto: ModelProto | Path, feeds: dict[str, Any], *, plainly: bool = False) -> list[Any]:
    """All results of a model or a file by ONNX Runtime's CPU provider; `plainly`: without optimisation."""
    ort = pytest.importorskip("onnxruntime")
    options = ort.SessionOptions()
    options.log_severity_level = 4
    if plainly:
        options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = 1  # a pool for each session takes up to 50 ms
    source = str(proto) if isinstance(proto, Path) else proto.SerializeToString()
    return list(ort.InferenceSession(source, options, providers=["CPUExecutionProvider"]).run(None, feeds))


def branch_of(result: list[int]) -> Any:
    """A branch of If that returns these integers."""
    constant = node("Constant", [], ["r"], value=tensor("v", np.array(result, np.int32)))
    return graph([constant], "b", [], [value("r", INT32, [len(result)])])


def own_function(name: str, nodes: list[Any], inputs: list[str], **more: Any) -> Any:
    """A function of domain own, with result C."""
    sets = [helper.make_opsetid("", 18), helper.make_opsetid("own", 1)]
    return helper.make_function("own", name, inputs, ["C"], nodes, sets, **more)


def guarded_copy(proto: ModelProto, folder: Path, profile: str = "sonnx", *ranges: str) -> ModelProto:
    """The guarded copy, which must be valid and discharged."""
    copy = add_guards(analyse_proto(proto, folder, profile, *ranges))
    checker.check_model(copy, full_check=True)
    assert analyse_proto(copy, folder, profile, *ranges).status == 0
    return copy
