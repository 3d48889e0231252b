"""Invalid and hostile files: each is rejected quickly, with a clear message."""

import os
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import AttributeProto, ModelProto, TensorProto, helper

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    division,
    graph,
    model,
    node,
    own_function,
    save,
    tensor,
    value,
    verdicts,
)
from vinculum.models.analysis import analyse
from vinculum.models.loading.errors import LimitError, ModelError
from vinculum.models.process.client import run_analysis


def refused(proto: ModelProto, folder: Path) -> str:
    """The message with which a model is rejected."""
    with pytest.raises(ModelError) as result:
        analyse_proto(proto, folder)
    return str(result.value)


@pytest.mark.parametrize(
    "content",
    [b"", b"not a model", b"\x08\x09", bytes(range(200, 256)), b"PK\x03\x04" + b"\0" * 60],
    ids=["empty", "text", "short", "bytes", "archive"],
)
def test_invalid_files_are_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.onnx"
    path.write_bytes(content)
    with pytest.raises(ModelError, match=r"not an ONNX model"):
        analyse(path)


def test_truncated_models_are_refused(tmp_path: Path) -> None:
    complete = division(denominator=np.arange(1, 40, dtype=np.int32)).SerializeToString()
    path = tmp_path / "x.onnx"
    for length in range(0, len(complete) - 1, 7):
        path.write_bytes(complete[:length])
        with pytest.raises(ModelError):
            analyse(path)


@pytest.mark.parametrize("name", [b"g", b"Div", b"A", b"q"])
def test_text_that_is_not_utf_8_is_refused(name: bytes, tmp_path: Path) -> None:
    """The name of the graph, of an operator, of an input, and of a node."""
    path = tmp_path / "x.onnx"
    size = bytes([len(name)])
    path.write_bytes(division().SerializeToString().replace(size + name, size + b"\xff" * len(name)))
    with pytest.raises(ModelError, match=r"text that is not UTF-8, in onnx\.\w+\.\w+: \\xff"):
        analyse(path)


def test_folder_and_missing_file(tmp_path: Path) -> None:
    for path, message in ((tmp_path, "not a regular file"), (tmp_path / "no.onnx", "there is no such file")):
        with pytest.raises(ModelError, match=message):
            analyse(path)


def external(location: str, folder: Path, **more: str) -> ModelProto:
    """A model whose B is external data at `location`."""
    proto = division(denominator=np.ones(3, np.int32))
    initializer = proto.graph.initializer[0]
    initializer.ClearField("raw_data")
    initializer.data_location = TensorProto.EXTERNAL
    for key, content in {"location": location, **more}.items():
        entry = initializer.external_data.add()
        entry.key, entry.value = key, content
    return proto


OUTSIDE = ["../secret", "/etc/passwd", "a/../../secret", "..\\secret", "link", "C:\\secret", "folder/link2/secret"]


@pytest.mark.parametrize("location", OUTSIDE)
def test_external_data_outside_of_the_folder_is_rejected(location: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "folder").mkdir(parents=True)
    (tmp_path / "secret").write_bytes(b"\1\0\0\0" * 3)
    (home / "link").symlink_to(tmp_path / "secret")
    (home / "folder" / "link2").symlink_to(tmp_path)
    assert "outside of the model's folder" in refused(external(location, home), home)


def test_external_data_within_the_folder_is_read(tmp_path: Path) -> None:
    (tmp_path / "w").mkdir()
    (tmp_path / "w" / "data").write_bytes(b"\0\0\0\0" + np.array([1, 2, 0], np.int32).tobytes())
    analysis = analyse_proto(external("w/data", tmp_path, offset="4", length="12"), tmp_path)
    assert any("B[2] is 0" in row.reason for row in analysis.findings)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"offset": "8"}, "ends at byte"),
        ({"length": "99"}, "has 99"),
        ({"offset": "-1"}, "not a number"),
        ({"offset": "x8"}, "not a number"),
        ({"offset": str(2**70)}, "offset of its external data is 1180591620717411303424, larger than any file"),
        ({"length": "9" * 30}, "larger than any file"),
    ],
)
def test_missing_external_data(more: dict[str, str], message: str, tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"\1\0\0\0" * 3)
    assert message in refused(external("data", tmp_path, **more), tmp_path)


def test_external_data_in_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "not a regular file" in refused(external("pipe", tmp_path), tmp_path)


def test_impossible_sizes_are_refused(tmp_path: Path) -> None:
    proto = division(denominator=np.ones(3, np.int32))
    proto.graph.initializer[0].dims[:] = [2**62, 2**62]
    assert "and has 12" in refused(proto, tmp_path)
    proto.graph.initializer[0].dims[:] = [-3]
    assert "negative size" in refused(proto, tmp_path)
    proto.graph.initializer[0].dims[:] = [3]
    proto.graph.initializer[0].data_type = 999
    assert "which is invalid" in refused(proto, tmp_path)


def two(first: Any, second: Any) -> ModelProto:
    return model([first, second], [value("A", INT32, [1])], [value("C", INT32, [1])])


@pytest.mark.parametrize(
    ("proto", "message"),
    [
        (two(node("Add", ["A", "C"], ["B"]), node("Div", ["A", "B"], ["C"])), "form a cycle"),
        (two(node("Abs", ["A"], ["C"]), node("Div", ["A", "A"], ["C"])), "defined twice"),
        (two(node("Abs", ["A"], ["B"]), node("Div", ["A", "X"], ["C"])), "not defined"),
        (two(node("Abs", ["A"], ["B"]), node("Div", ["A", "B"], ["D"])), "not computed by any node"),
    ],
    ids=["cycle", "twice", "nowhere", "output"],
)
def test_invalid_graphs_are_refused(proto: ModelProto, message: str, tmp_path: Path) -> None:
    assert message in refused(proto, tmp_path)


def calling(*chain: tuple[str, list[str]]) -> ModelProto:
    functions = []
    for name, below in chain:
        nodes = [node(other, [f"t{i}" if i else "a"], [f"t{i + 1}"], domain="own") for i, other in enumerate(below)]
        functions.append(
            own_function(name, [*nodes, node("Div", [f"t{len(below)}" if below else "a", "a"], ["C"])], ["a"])
        )
    return model(
        [node(chain[0][0], ["A"], ["C"], domain="own")],
        [value("A", INT32, [1])],
        [value("C", INT32, [1])],
        functions=functions,
        imports=["own"],
    )


def test_recursive_functions_are_refused(tmp_path: Path) -> None:
    assert "calls itself" in refused(calling(("f", ["f"])), tmp_path)
    assert "calls itself" in refused(calling(("f", ["g"]), ("g", ["h"]), ("h", ["f"])), tmp_path)
    assert len(analyse_proto(calling(("f", ["g", "h"]), ("g", ["h"]), ("h", [])), tmp_path).nodes) == 4


def test_exponentially_many_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vinculum.models.interpreter.interpreter.MAX_EVALUATED_NODES", 3000)
    levels = [(f"f{i}", [f"f{i + 1}"] * 2) for i in range(40)]
    with pytest.raises(LimitError, match="more than"):
        analyse_proto(calling(*levels, ("f40", [])), tmp_path)


def nested(depth: int) -> ModelProto:
    inner = graph([node("Div", ["A", "A"], ["r0"])], "g", [], [value("r0", INT32, [1])])
    for level in range(depth):
        chosen = node("If", ["c"], [f"r{level + 1}"], then_branch=inner, else_branch=inner)
        inner = graph([chosen], "g", [], [value(f"r{level + 1}", INT32, [1])])
    return model(
        list(inner.node), [value("c", TensorProto.BOOL, []), value("A", INT32, [1])], [value(f"r{depth}", INT32, [1])]
    )


def test_nesting_beyond_protocol_buffer_limit(tmp_path: Path) -> None:
    assert len(analyse_proto(nested(3), tmp_path).nodes) == 8
    chain = b""
    for _ in range(2000):  # ModelProto.graph.node.attribute.g.node ...
        chain = _field(1, _field(5, _field(6, chain)))
    path = tmp_path / "deep.onnx"
    path.write_bytes(b"\x08\x08" + _field(7, chain) + _field(8, b"\x10\x12"))
    with pytest.raises(ModelError, match="nested too deep"):
        analyse(path)


def _field(number: int, content: bytes) -> bytes:
    length, size = b"", len(content)
    while size > 127:
        length, size = length + bytes([size & 127 | 128]), size >> 7
    return bytes([number << 3 | 2]) + length + bytes([size]) + content


def test_names_cannot_move_the_cursor(tmp_path: Path) -> None:
    proto = division()
    proto.graph.node[0].name = "\x1b[2J\n[bold]q"
    assert analyse_proto(proto, tmp_path).nodes[0][0].path == "graph/\\x1b[2J\\n[bold]q"


@pytest.mark.parametrize("places", [np.array([0.0, 2.0]), np.array(["0", "2"], object)], ids=["floats", "strings"])
def test_indices_of_sparse_tensors_are_integers(places: Any, tmp_path: Path) -> None:
    proto = division(a=(3,), denominator=[1, 2, 3])
    del proto.graph.initializer[:]
    proto.graph.sparse_initializer.append(
        helper.make_sparse_tensor(tensor("B", np.array([1, 2], np.int32)), tensor("places", places), [3])
    )
    with pytest.raises(ModelError, match="sparse tensor"):
        analyse_proto(proto, tmp_path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda n: n.input.pop(), "graph/q has 1 operands, and Div takes 2"),
        (lambda n: n.input.extend(["A", "A"]), "graph/q has 4 operands, and Div takes 2"),
        (lambda n: n.input.__delitem__(slice(None)), "graph/q has 0 operands, and Div takes 2"),
        (lambda n: n.input.__setitem__(1, ""), "graph/q has no operand B"),
    ],
    ids=["one operand", "four operands", "none", "none as B"],
)
def test_a_div_has_two_operands(change: Callable[[Any], Any], message: str, tmp_path: Path) -> None:
    proto = division()
    change(proto.graph.node[0])
    with pytest.raises(ModelError, match=message):
        analyse_proto(proto, tmp_path, "sonnx")


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ([], "graph/q has 0 results, and Div gives 1"),
        (["C", "D"], "graph/q has 2 results, and Div gives 1"),
        (["C", ""], "graph/q has 2 results, and Div gives 1"),
        ([""], "graph/q has no name for its result C"),
    ],
)
def test_a_div_has_one_result(names: list[str], message: str, tmp_path: Path) -> None:
    proto = division()
    proto.graph.node[0].output[:] = names
    if "C" not in names:
        proto.graph.ClearField("output")
    with pytest.raises(ModelError, match=message):
        analyse_proto(proto, tmp_path, "sonnx")


@pytest.mark.parametrize(
    ("version", "message"),
    [(2**62, "the last possible is 2147483647"), (2**31, "the last possible is"), (-1, "the first is 1")],
)
def test_impossible_opset_versions(version: int, message: str, tmp_path: Path) -> None:
    proto = division()
    proto.opset_import[0].version = version
    assert f"the model imports operator set ai.onnx in version {version}; " in refused(proto, tmp_path)
    assert message in refused(proto, tmp_path)


def test_largest_opset_version(tmp_path: Path) -> None:
    proto = division()
    proto.opset_import[0].version = 2**31 - 1
    assert analyse_proto(proto, tmp_path).status == 3


@pytest.mark.parametrize(
    ("invalid_node", "message"),
    [
        (node("Shape", ["A"], ["B"], start="x"), "has STRING as its attribute start, which is INT"),
        (
            node("ReduceMax", ["A"], ["B"], axes=["x"]),
            "has an attribute axes, which ReduceMax of operator set 18 has not",
        ),
        (node("Cast", ["A"], ["B"]), "has no attribute to"),
        (node("Add", ["A"], ["B"]), "has 1 operands, and Add takes 2"),
        (node("Clip", [], ["B"]), "has 0 operands, and Clip takes 1 to 3"),
        (node("Where", ["", "A", "A"], ["B"]), "has no operand condition"),
        (node("Abs", ["A"], ["B", "D"]), "has 2 results, and Abs gives 1"),
        (node("Dropout", ["A"], ["B", "D", "E"]), "has 3 results, and Dropout gives 1 to 2"),
    ],
    ids=lambda each: each.op_type if hasattr(each, "op_type") else "",
)
def test_ill_formed_nodes(invalid_node: Any, message: str, tmp_path: Path) -> None:
    """The message says what is wrong, and where."""
    proto = model([invalid_node, node("Div", ["B", "B"], ["C"])], [value("A", INT64, [3])], [value("C", INT64, None)])
    with pytest.raises(ModelError, match=f"graph/{invalid_node.op_type}#0 {message}"):
        analyse_proto(proto, tmp_path)


def test_stated_type_must_match(tmp_path: Path) -> None:
    proto = model(
        [node("Identity", ["A"], ["B"]), node("Div", ["B", "B"], ["C"])],
        [value("A", INT64, [3])],
        [value("C", INT64, None)],
        value_info=[value("B", FLOAT, [3])],
    )
    with pytest.raises(ModelError, match="the model states that B is of float, and it is of int64"):
        analyse_proto(proto, tmp_path)


def test_long_chain_of_nodes(tmp_path: Path) -> None:
    names = ["A", *(f"n{k}" for k in range(5000))]
    chain = [node("Identity", [one], [other]) for one, other in pairwise(names)]
    proto = model(
        [*chain, node("Div", ["A", names[-1]], ["C"])], [value("A", INT32, ["n"])], [value("C", INT32, ["n"])]
    )
    assert verdicts(analyse_proto(proto, tmp_path))["V_DIV_INT_OVERFLOW_0010"] == "discharged"  # A and B are one tensor


def request(path: Path, memory: int = 4096) -> dict[str, Any]:
    return {"file": str(path), "profile": None, "ranges": [], "guard": None, "memory": memory}


def test_the_time_limit_holds(tmp_path: Path) -> None:
    start = time.monotonic()
    with pytest.raises(LimitError, match=r"within 0\.1 seconds"):
        run_analysis(request(save(division(), tmp_path)), 0.1)
    assert time.monotonic() - start < 30


def test_crash_is_reported(tmp_path: Path) -> None:
    with pytest.raises(LimitError, match="crashed"):
        run_analysis({"file": str(tmp_path)}, 60)


def test_memory_is_limited(tmp_path: Path) -> None:
    path = tmp_path / "big"
    with path.open("wb") as file:
        file.truncate(1 << 31)
    proto = external("big", tmp_path)
    proto.graph.initializer[0].dims[:] = [1 << 29]
    with pytest.raises(LimitError, match=r"exceeds its memory|crashed"):
        run_analysis(request(save(proto, tmp_path), 1500), 60)


def test_string_and_narrow_tensors(tmp_path: Path) -> None:
    proto = division(FLOAT)
    proto.graph.initializer.append(
        TensorProto(name="s", data_type=TensorProto.STRING, dims=[2], string_data=[b"a", b"b"])
    )
    proto.graph.initializer.append(TensorProto(name="n", data_type=TensorProto.INT4, dims=[3], raw_data=b"\1\2"))
    proto.graph.initializer.append(tensor("c", np.ones(2, np.complex64)))
    assert analyse_proto(proto, tmp_path).status == 0


def test_string_tensor_has_the_size_of_its_shape(tmp_path: Path) -> None:
    words = tensor("words", np.array(["a", "b"], object))
    words.dims[:] = [3]
    proto = division()
    proto.graph.initializer.append(words)
    assert refused(proto, tmp_path) == "tensor words of shape [3] needs 3 elements, and has 2"


def test_tensor_segments_are_rejected(tmp_path: Path) -> None:
    proto = division(denominator=np.ones(3, np.int32))
    proto.graph.initializer[0].segment.end = 3
    assert refused(proto, tmp_path) == "tensor B is a segment of a larger tensor, which is not supported"


def passing_attribute(**attribute: Any) -> ModelProto:
    """A function whose Softmax takes its axis from the attribute p of the call."""
    inner = node("Softmax", ["a"], ["b"], name="soft")
    handed = inner.attribute.add()
    handed.name, handed.ref_attr_name, handed.type = "axis", "p", AttributeProto.INT
    own = own_function("f", [inner, node("Div", ["a", "b"], ["C"])], ["a"], attributes=["p"])
    call = node("f", ["A"], ["C"], domain="own", name="call", **attribute)
    return model([call], [value("A", FLOAT, [3])], [value("C", FLOAT, [3])], functions=[own], imports=["own"])


@pytest.mark.parametrize("attribute", [b"x", 1.5, [1, 2], tensor("t", np.array([1]))])
def test_attribute_reference_must_have_the_right_type(attribute: Any, tmp_path: Path) -> None:
    message = refused(passing_attribute(p=attribute), tmp_path)
    assert message.startswith("graph/call/soft: its attribute axis must be INT, and is ")


@pytest.mark.parametrize("attribute", [{}, {"p": 0}])
def test_missing_attribute_reference_uses_default(attribute: dict[str, int], tmp_path: Path) -> None:
    assert len(analyse_proto(passing_attribute(**attribute), tmp_path).nodes) == 1
