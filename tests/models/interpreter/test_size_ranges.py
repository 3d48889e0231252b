"""Ranges of unknown sizes, as --range w=1:4096 gives them."""

from pathlib import Path

import numpy as np
import pytest
from onnx import ModelProto, parser

from tests.models.model_builders import analyse_proto, by_onnxruntime, reasons, verdicts
from vinculum.models.loading.errors import RangeError

ZERO = "E_DIV_INT_CONSTR_B_0030"
ITEMS = (
    "zero = Constant<value = int64 {0}>() one = Constant<value = int64[1] {1}>() two = Constant<value = int64[1] {2}>()"
)


def image(body: str, more: str = "", result: str = "int64[m] C") -> ModelProto:
    """A model of an image of open height and width, whose sizes are s."""
    inputs = f"float[n, 3, h, w] x, float[h, w] y, int64[k] A{more}"
    graph = f"g ({inputs}) => ({result}) {{ {ITEMS} s = Shape(x) {body} C = Div(A, B) }}"
    return parser.parse_model(f'<ir_version: 8, opset_import: ["" : 18]> {graph}')


BODIES = {
    "a size": "i = Constant<value = int64[1] {3}>() B = Gather(s, i)",
    "two sizes": "i = Constant<value = int64[2] {2, 3}>() B = Gather(s, i)",
    "the shape of another input": "t = Shape(y) B = Slice(t, one, two)",
    "a cast": "i = Constant<value = int64[1] {3}>() g = Gather(s, i) f = Cast<to = 1>(g) B = Cast<to = 7>(f)",
    "a product": "t = Shape(y) B = ReduceProd<keepdims = 1>(t)",
    "half": "i = Constant<value = int64[1] {3}>() g = Gather(s, i) B = Div(g, two)",
}


@pytest.mark.parametrize(
    ("body", "ranges", "verdict"),
    [
        ("a size", [], "obligation"),
        ("a size", ["w=1:4096"], "discharged"),
        ("a size", ["w=0:4096"], "obligation"),
        ("a size", ["h=1:4096"], "obligation"),
        ("two sizes", ["w=1:4096"], "obligation"),
        ("two sizes", ["w=1:4096", "h=1:"], "discharged"),
        ("the shape of another input", ["w=1:9"], "discharged"),
        ("a cast", ["w=1:4096"], "discharged"),
        ("a product", ["w=1:9"], "obligation"),
        ("a product", ["w=1:4096", "h=1:4096"], "discharged"),
        ("a product", ["w=1:", "h=1:"], "obligation"),  # 2^32 * 2^32 is 0 modulo 2^64
        ("half", ["w=2:4096"], "discharged"),
        ("half", ["w=1:4096"], "obligation"),
    ],
)
def test_range_of_a_size(body: str, ranges: list[str], verdict: str, tmp_path: Path) -> None:
    analysis = analyse_proto(image(BODIES[body]), tmp_path, None, *ranges)
    _, rows = analysis.nodes[-1]
    (row,) = [row for row in rows if ZERO in row.requirements]
    assert row.verdict.value == verdict
    if verdict == "discharged":
        assert set(row.assumption_texts) >= set(ranges)


def test_sizes_without_a_name_have_one_in_ranges(tmp_path: Path) -> None:
    graph = "g (float[3, 4] x, int64 A) => (int64[n] C) { B = Shape<start = 1>(x) C = Div(A, B) }"
    proto = parser.parse_model(f'<ir_version: 8, opset_import: ["" : 18]> {graph}')
    proto.graph.input[0].type.tensor_type.shape.dim[1].Clear()
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"
    assert verdicts(analyse_proto(proto, tmp_path, None, "x[1]=1:5"))[ZERO] == "discharged"


def test_interval_is_that_of_the_sizes_that_run(tmp_path: Path) -> None:
    """The elements of a run are within the interval, of a product and of an alternative too."""
    proto = image(BODIES["a product"], result="int64[m] C, int64[1] B")
    analysis = analyse_proto(proto, tmp_path, None, "w=2:5", "h=3:7")
    interval = analysis.nodes[-1][0].B.interval
    assert (interval.low, interval.high) == (6, 35)
    feeds = {
        "x": np.ones((1, 3, 3, 2), np.float32), "y": np.ones((3, 2), np.float32), "A": np.array([7]),
    }  # fmt: skip
    assert by_onnxruntime(proto, feeds)[1].tolist() == [6]


def test_first_element_of_a_flexible_size_is_1_or_0(tmp_path: Path) -> None:
    """A slice of at most one element has that many if its axis has any."""
    body = "z = Constant<value = int64[1] {0}>() r = Slice(y, z, one, one) t = Shape<start = 1>(r) B = Identity(t)"
    assert verdicts(analyse_proto(image(body), tmp_path))[ZERO] == "obligation"
    assert verdicts(analyse_proto(image(body), tmp_path, None, "w=1:5"))[ZERO] == "discharged"
    assert verdicts(analyse_proto(image(body), tmp_path, None, "w=0:5"))[ZERO] == "obligation"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("w=-3:-1", "the size w is 0 or more, never in that range"),
        ("v=1:3", "no value or size of that name; its inputs: x, y, A"),
        ("w=1.5:3", "1.5 is not an integer"),
    ],
)
def test_range_that_no_size_has(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(RangeError, match=message):
        analyse_proto(image(BODIES["a size"]), tmp_path, None, text)


def test_range_of_a_size_that_nothing_needs_is_no_error(tmp_path: Path) -> None:
    assert analyse_proto(image("B = Identity(A)"), tmp_path, None, "n=1:3").status == 3


def test_value_of_the_same_name_is_what_the_range_is_for(tmp_path: Path) -> None:
    """A range is of a value if there is one of that name, as it is in models without open sizes."""
    proto = image("w = Identity(A) i = Constant<value = int64[1] {3}>() B = Gather(s, i)")
    assert verdicts(analyse_proto(proto, tmp_path, None, "w=1:4096"))[ZERO] == "obligation"


def test_obligation_names_the_size(tmp_path: Path) -> None:
    (reason,) = reasons(analyse_proto(image(BODIES["a size"]), tmp_path), ZERO)
    assert reason.endswith("0 to 9223372036854775807, the size w (see --range)")
