"""An ONNX model with one node, Div, with open sizes where no broadcast depends on them.

Code generators need to know which sizes are 1 and broadcast.
"""

from itertools import zip_longest
from typing import Any

from vinculum.gate.targets.onnx_model import IR_VERSION, Attributes, element_type, opset
from vinculum.gate.targets.operand_forms import Operand

Shape = tuple[int | None, ...]
VECTOR = Operand("int32", (None,))  # of which a generator that loads much when it is first used makes a first function


def open_sizes(A: tuple[int, ...], B: tuple[int, ...]) -> tuple[Shape, Shape]:
    """The shapes with None for sizes that a model can leave open.

    >>> open_sizes((2, 3, 4), (3, 1))
    ((None, None, None), (None, 1))
    """
    a, b = list[int | None](), list[int | None]()
    for size, other in zip_longest(A[::-1], B[::-1]):
        if size is None or other is None or size == other:
            open_a, open_b = None, None
        else:
            open_a, open_b = (None if size != 1 and other == 1 else size), (None if other != 1 and size == 1 else other)
        a.append(open_a)
        b.append(open_b)
    return tuple(a[: len(A)][::-1]), tuple(b[: len(B)][::-1])


def div_model(profile: str, attributes: Attributes, A: Operand, B: Operand) -> Any:
    """C = Div(A, B). An open size is named by the number of its axis; the last axis is number 0."""
    from onnx import helper

    def described(name: str, operand: Operand) -> Any:
        shape = operand.shape or ()
        dims = [f"n{len(shape) - 1 - axis}" if size is None else size for axis, size in enumerate(shape)]
        return helper.make_tensor_value_info(name, element_type(operand.dtype), dims)

    kind = element_type(B.dtype)
    constants = [] if B.data is None else [helper.make_tensor("B", kind, B.shape, B.data, raw=True)]
    inputs = [described("A", A), *([described("B", B)] if B.data is None else [])]
    node = helper.make_node("Div", ["A", "B"], ["C"], **dict(attributes))
    graph = helper.make_graph([node], "div", inputs, [described("C", Operand(A.dtype, _result(A, B)))], constants)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset(profile))], ir_version=IR_VERSION)


def _result(A: Operand, B: Operand) -> Shape:
    """The shape of the result: an open size, or the larger one, which is not 1, unless it is 0."""
    pairs = zip_longest((A.shape or ())[::-1], (B.shape or ())[::-1], fillvalue=1)
    return tuple(None if None in pair else pair[0] if pair[1] == 1 else pair[1] for pair in pairs)[::-1]
