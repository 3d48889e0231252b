"""Sizes of open axes that two nodes compute alike are one size, and no others are."""

from pathlib import Path

import numpy as np
import pytest
from onnx import ModelProto, parser

from tests.models.model_builders import analyse_proto, by_onnxruntime

HEAD = '<ir_version: 8, opset_import: ["" : 18]>'
SHAPES = "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


def divided(body: str, inputs: str = "float[b,t,8] x") -> ModelProto:
    """A model whose last node is C = Div(A, B)."""
    return parser.parse_model(f"{HEAD} g ({inputs}) => (float C) {{ {body} C = Div(A, B) }}")


def verdict(proto: ModelProto, folder: Path) -> str:
    """The verdict on the shapes of the only Div."""
    (finding,) = [each for each in analyse_proto(proto, folder).findings if SHAPES in each.requirements]
    return finding.verdict.value


def convolutions(first: str, second: str) -> str:
    """Two convolutions of one tensor, with these attributes."""
    weights = "w = ConstantOfShape(s)"
    shape = "s = Constant<value_ints = [4, 8, 3]>() y = Transpose<perm = [0, 2, 1]>(x)"
    return f"{shape} {weights} A = Conv<{first}>(y, w) B = Conv<{second}>(y, w)"


def pads(first: str, second: str) -> str:
    """Two Pads: of x, and of another tensor of its shape."""
    return (
        f"p = Constant<value_ints = [{first}]>() q = Constant<value_ints = [{second}]>() "
        "y = Abs(x) A = Pad(x, p) B = Pad(y, q)"
    )


def sliced(start: int, end: int, step: int) -> str:
    """A = x, and B a slice of its axis 1."""
    constants = (("k", start), ("e", end), ("a", 1), ("p", step))
    texts = " ".join(f"{name} = Constant<value_ints = [{number}]>()" for name, number in constants)
    return f"{texts} A = Identity(x) l = Slice(x, k, e, a, p) B = Abs(l)"


def rows(columns: str) -> str:
    """Two Reshapes to as many rows as a product of two sizes; x has `columns` more."""
    return (
        "zero = Constant<value_ints = [0]>() one = Constant<value_ints = [1]>() two = Constant<value_ints = [2]>() "
        f"s = Shape(x) b_ = Gather(s, zero) t_ = Gather(s, one) bt = Mul(b_, t_) c = {columns} "
        "sa = Concat<axis = 0>(bt, c) A = Reshape(x, sa) "
        "u = ReduceSum(x, two) sb = Concat<axis = 0>(bt, one) B = Reshape(u, sb)"
    )


COLUMN = (
    "two = Constant<value_ints = [2]>() both = Constant<value_ints = [1, 2]>() v = Constant<value_ints = [{}]>() "
    "s = ReduceSum<keepdims = 0>(x, both) B = Reshape(s, v) A = ReduceSum<keepdims = 0>(x, two)"
)
SIZE = 1 << 60
ALIKE = {
    "one strided convolution twice": convolutions("strides = [2], pads = [1, 1]", "strides = [2], pads = [1, 1]"),
    "one pad twice": pads("0, 1, 0, 0, 1, 0", "0, 1, 0, 0, 1, 0"),
    "the last element": sliced(-1, SIZE, 1),
    "the first element": sliced(0, 1, 1),
    "a flip": sliced(-1, -SIZE, -1),
    "the rows of a product": rows("Constant<value_ints = [8]>()"),
    "a vector as a column": COLUMN.format("-1, 1"),
}
DIFFERENT = {
    "other strides": convolutions("strides = [2], pads = [1, 1]", "strides = [3], pads = [1, 1]"),
    "other pads": pads("0, 1, 0, 0, 1, 0", "0, 2, 0, 0, 1, 0"),
    "the fourth element": sliced(3, 4, 1),
    "up to element 9": sliced(0, 9, 1),
    "a flip from element 5": sliced(5, -SIZE, -1),
    "a vector as rows of two": COLUMN.format("-1, 2"),
}


@pytest.mark.parametrize("name", sorted(ALIKE))
def test_sizes_computed_alike_are_equal(name: str, tmp_path: Path) -> None:
    proto = divided(ALIKE[name])
    assert verdict(proto, tmp_path) == "discharged"
    needs_elements = name in ("one strided convolution twice", "the rows of a product")
    for count in (1, 4) if needs_elements else (0, 1, 4):  # it runs: the sizes are compatible indeed
        by_onnxruntime(proto, {"x": np.ones((2, count, 8), np.float32)}, plainly=True)


@pytest.mark.parametrize("name", sorted(DIFFERENT))
def test_other_sizes_stay_obligations(name: str, tmp_path: Path) -> None:
    assert verdict(divided(DIFFERENT[name]), tmp_path) == "obligation"


def test_products_beside_an_open_axis_are_not_trusted(tmp_path: Path) -> None:
    """A product may exceed 64 bits if a third size is 0."""
    columns = "Gather(s, two)"
    assert verdict(divided(rows(columns)), tmp_path) == "discharged"
    assert verdict(divided(rows(columns), "float[b,t,n] x"), tmp_path) == "obligation"


def test_names_of_two_inputs_are_compared_in_requested_shapes(tmp_path: Path) -> None:
    """A mask of another input is broadcast, and the product takes the requested shape."""
    body = (
        "zero = Constant<value_ints = [0]>() one = Constant<value_ints = [1]>() s = Shape(x) b_ = Gather(s, zero) "
        "t_ = Gather(s, one) f = Constant<value_ints = [2, 4]>() e = Constant<value_ints = [8]>() "
        "sh = Concat<axis = 0>(b_, t_, f) back = Concat<axis = 0>(b_, t_, e) y = Reshape(x, sh) "
        "ax = Constant<value_ints = [2, 3]>() m4 = Unsqueeze(m, ax) z = Mul(y, m4) r = Reshape(z, back) "
        "A = ReduceSum<keepdims = 0>(r, one) B = ReduceSum(m, one)"
    )
    proto = divided(body, "float[b,t,8] x, float[b,t] m")
    (finding,) = [each for each in analyse_proto(proto, tmp_path).findings if SHAPES in each.requirements]
    assert finding.verdict.value == "discharged"
    assert finding.assumption_texts == ("that sizes called b are one size", "that sizes called t are one size")
