"""The shapes of the results of ONNX Runtime's own operators, for those that its optimisations write.

An operator that stands for one of ONNX has the shape that ONNX gives it, except where runtimes disagree on that.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.facts.computed_dims import with_computed_dims
from vinculum.models.numeric.dtype import DType
from vinculum.models.shapes.shape_disagreements import disagrees, with_unknown_dims
from vinculum.models.shapes.shape_inference import infer_types, schema

Operands = Sequence[AbstractTensor | None]
Shapes = Sequence[Shape | None]


@dataclass(frozen=True)
class RuntimeNode:
    """A node of ONNX Runtime. `version`: of ONNX's own operator set."""

    operator: str
    version: int
    attributes: Mapping[str, Any]
    operands: Operands

    def shape(self, index: int) -> Shape | None:
        """Return the shape of an operand, as far as it is known."""
        value = self.operands[index] if index < len(self.operands) else None
        return None if value is None else value.shape

    def integer(self, name: str, default: int = 0) -> int:
        """Return an attribute; the default if it is omitted, or no integer."""
        value = self.attributes.get(name, default)
        return value if isinstance(value, int) else default

    def axis(self, index: int, axis: int) -> Dim:
        """Return a size of an operand; None if it is not known."""
        shape = self.shape(index) or ()
        return shape[axis] if -len(shape) <= axis < len(shape) else None


ShapeRule = Callable[[RuntimeNode], Shapes]


def result_shapes(domain: str, node: RuntimeNode) -> Shapes:
    """Return the shapes of the first results, as far as they are known."""
    rule = RULES.get((domain, node.operator))
    return [] if rule is None else rule(node)


def _like(operator: str, operands: Sequence[AbstractTensor | Shape | None], node: RuntimeNode) -> Shapes:
    """The shape of an operator of ONNX with the same attributes. Operands that are shapes are of float."""
    from onnx import helper

    version = node.version or 13
    values = [
        value if value is None or isinstance(value, AbstractTensor) else AbstractTensor(DType.FLOAT, value)
        for value in operands
    ]
    definition = schema(operator, version, "")
    attributes = {
        name: value for name, value in node.attributes.items() if name in definition.attributes and _is_plain(value)
    }
    proto = helper.make_node(operator, [f"i{index}" for index in range(len(values))], ["y"], **attributes)
    results = infer_types(proto, "", version, values)
    context = NodeContext(operator, version, attributes, values, results)
    known = with_unknown_dims(context) if disagrees(context) else results
    return [value.shape for value in with_computed_dims(context, [AbstractTensor(*each) for each in known])]


def _is_plain(value: Any) -> bool:
    """Whether an attribute is an integer, a text, or a list of integers, as those that steer shapes are."""
    return isinstance(value, int | bytes | str) or (isinstance(value, list) and all(isinstance(n, int) for n in value))


def _as_float(value: AbstractTensor | None) -> AbstractTensor | None:
    return None if value is None or value.shape is None else AbstractTensor(DType.FLOAT, value.shape)


def _same(node: RuntimeNode) -> Shapes:
    return [node.shape(0)]


def _same_as_first_and_sum(node: RuntimeNode) -> Shapes:
    """The shapes of a normalisation, its two statistics, and the sum that it normalises."""
    return [node.shape(0), None, None, node.shape(0)]


def _convolution(node: RuntimeNode) -> Shapes:
    return _like("Conv", node.operands[:2], node)


def _by_operator(operator: str) -> ShapeRule:
    return lambda node: _like(operator, node.operands[:1], node)


def _matrix_product(node: RuntimeNode, places: tuple[int, int] = (0, 1)) -> Shapes:
    """A product of matrices, one or both of which may be transposed."""
    first, second = (_as_float(node.operands[place]) if place < len(node.operands) else None for place in places)
    if first is None or second is None or any(node.integer(name) for name in ("transBatchA", "transBatchB")):
        return []
    factors = [
        _transposed(value) if node.integer(name) else value for name, value in (("transA", first), ("transB", second))
    ]
    return _like("MatMul", factors, replace(node, attributes={}))


def _transposed(value: AbstractTensor) -> AbstractTensor:
    shape = value.shape or ()
    swapped = None if len(shape) < 2 else (*shape[:-2], shape[-1], shape[-2])
    return AbstractTensor(value.dtype, swapped)


def _gemm(node: RuntimeNode) -> Shapes:
    return _like("Gemm", node.operands[:2], node)


def _broadcast(node: RuntimeNode) -> Shapes:
    """A sum or product of quantised tensors, each with its scale and its zero point."""
    operands = [_as_float(node.operands[place]) if place < len(node.operands) else None for place in (0, 3)]
    return [] if None in operands else _like("Add", operands, replace(node, attributes={}))


def _reorder_input(node: RuntimeNode) -> Shapes:
    """Channels are padded up to a block, whose size depends on the processor."""
    height, width = (1, 2) if node.integer("channels_last") else (2, 3)
    return [(node.axis(0, 0), None, node.axis(0, height), node.axis(0, width))]


def _reorder_output(node: RuntimeNode) -> Shapes:
    batch, height, width = (node.axis(0, axis) for axis in (0, 2, 3))
    channels = node.integer("channels") or None
    return [(batch, height, width, channels) if node.integer("channels_last") else (batch, channels, height, width)]


def _quantised_columns(node: RuntimeNode) -> Shapes:
    """A product with a matrix of N quantised columns."""
    shape = node.shape(0)
    return [None if not shape else (*shape[:-1], node.integer("N") or None)]


def _attention(node: RuntimeNode) -> Shapes:
    sizes, width = node.attributes.get("qkv_hidden_sizes"), node.axis(1, 1)
    hidden = sizes[2] if isinstance(sizes, Sequence) and len(sizes) == 3 else None
    if hidden is None and isinstance(width, int):
        hidden = width // 3
    return [(node.axis(0, 0), node.axis(0, 1), hidden)]


def _multi_head_attention(node: RuntimeNode) -> Shapes:
    query, value = node.shape(0), node.shape(2)
    hidden = value[2] if value is not None and len(value) == 3 else None
    return [None if query is None or len(query) != 3 else (query[0], query[1], hidden)]


def _embedding(node: RuntimeNode) -> Shapes:
    shape = (node.axis(0, 0), node.axis(0, 1), node.axis(2, 1))
    return [shape, None, shape]


def _lstm(node: RuntimeNode) -> Shapes:
    directions = 2 if node.attributes.get("direction") in (b"bidirectional", "bidirectional") else 1
    state = (directions, node.axis(0, 1), node.integer("hidden_size") or None)
    return [(node.axis(0, 0), *state), state, state]


MICROSOFT: Mapping[str, ShapeRule] = {
    **dict.fromkeys(
        (
            "BiasAdd", "BiasDropout", "BiasGelu", "BiasSoftmax", "DequantizeLinear", "FastGelu", "GatedAdd", "Gelu", "GroupNorm",
            "Inverse", "QLinearLeakyRelu", "QLinearSigmoid", "QLinearSoftmax", "QuantizeLinear", "QuickGelu", "RotaryEmbedding",
            "Trilu",
        ),
        _same,
    ),
    **dict.fromkeys(("SkipLayerNormalization", "SkipSimplifiedLayerNormalization"), _same_as_first_and_sum),
    "SkipGroupNorm": lambda node: [node.shape(0)] * 2,
    "FusedConv": _convolution,
    "FusedGemm": _gemm,
    **dict.fromkeys(("DynamicQuantizeMatMul", "FusedMatMul", "MatMulIntegerToFloat", "TransposeMatMul"), _matrix_product),
    **dict.fromkeys(("QLinearAdd", "QLinearMul"), _broadcast),
    "MatMulNBits": _quantised_columns,
    **dict.fromkeys(("Attention", "QAttention"), _attention),
    "MultiHeadAttention": _multi_head_attention,
    "EmbedLayerNormalization": _embedding,
    "DynamicQuantizeLSTM": _lstm,
}  # fmt: skip
BLOCKED: Mapping[str, ShapeRule] = {
    "ReorderInput": _reorder_input,
    "ReorderOutput": _reorder_output,
    "Conv": _convolution,
    **{name: _by_operator(name) for name in ("AveragePool", "GlobalAveragePool", "GlobalMaxPool", "MaxPool")},
    "Upsample": lambda node: [(node.axis(0, 0), node.axis(0, 1), None, None)],
}
RULES: Mapping[tuple[str, str], ShapeRule] = {
    **{("com.microsoft", name): rule for name, rule in MICROSOFT.items()},
    **{("com.microsoft.nchwc", name): rule for name, rule in BLOCKED.items()},
    ("", "SimplifiedLayerNormalization"): _same,
}
