"""Definitions with Div of operators that have none in the onnx package.

Of ONNX's own operators, the formula is that of their documentation. Of ONNX Runtime's, it is that of its list of contributed
operators (docs/ContribOperators.md at 1.32.0).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.dtype import DType

Present = tuple[bool, ...]  # which operands a node has
Body = tuple[Sequence[str], Sequence[str], str]  # names of operands and results, and the nodes
# The types of which a definition can have constants.
CONSTANT_TYPES: Mapping[DType, str] = {
    DType.FLOAT: "float", DType.DOUBLE: "double", DType.FLOAT16: "float16", DType.BFLOAT16: "bfloat16",
}  # fmt: skip
OPERATOR_SET = 23  # of the nodes in a definition


# Operators of ONNX Runtime that divide, and of which no definition is known here.
UNDEFINED = frozenset({
    "Attention", "DecoderAttention", "DecoderMaskedMultiHeadAttention", "DecoderMaskedSelfAttention", "GroupQueryAttention",
    "LongformerAttention", "MultiHeadAttention", "PackedAttention", "PackedMultiHeadAttention", "PagedAttention", "QAttention",
    "QEmbedLayerNormalization", "QLinearSoftmax", "QuantizeLinear", "SparseAttention",
})  # fmt: skip


def divides(domain: str, operator: str) -> bool:
    """Whether an operator divides by its documentation, of which the onnx package has no definition.

    >>> divides("com.microsoft", "Attention"), divides("", "Reciprocal"), divides("", "Add")
    (True, True, False)
    """
    return has_definition(domain, operator) or (domain == "com.microsoft" and operator in UNDEFINED)


def has_definition(domain: str, operator: str) -> bool:
    """Whether there is a definition with Div of an operator.

    >>> has_definition("", "Reciprocal"), has_definition("com.microsoft", "SkipLayerNormalization"), has_definition("", "Div")
    (True, True, False)
    """
    return (domain, operator) in DEFINITIONS


def definition(domain: str, node: Any, operands: Sequence[AbstractTensor | None]) -> Any | None:
    """Return the definition of a node as a FunctionProto.

    None if there is none, or if it depends on what is not known of the operands.
    """
    first = operands[0].dtype if operands and operands[0] is not None else DType.UNDEFINED
    if first not in CONSTANT_TYPES and (domain, node.op_type) in NEED_TYPE:
        return None
    if node.op_type == "QuantizeLinear" and not _is_scalar(operands[1] if len(operands) > 1 else None):
        return None  # the axis of a scale with several elements depends on the rank of x
    present = tuple(value is not None for value in operands)
    kind = CONSTANT_TYPES.get(first, "")
    shape = operands[0].shape if operands and operands[0] is not None else None
    rank = ("rank", -1 if shape is None else len(shape))
    flags = (rank, *sorted((each.name, each.i) for each in node.attribute if each.name in FLAGS))
    try:
        return _parsed(domain, node.op_type, present, kind, flags)
    except IndexError:  # too few operands
        return None


def _is_scalar(value: AbstractTensor | None) -> bool:
    return value is not None and value.shape is not None and set(value.shape) <= {1}


@cache
def _parsed(domain: str, operator: str, present: Present, kind: str, flags: tuple[tuple[str, int], ...]) -> Any:
    from onnx import parser

    build, defaults = DEFINITIONS[domain, operator]
    body = build(present, kind, dict(flags))
    if body is None:
        return None
    operands, results, nodes = body
    attributes = f"<{defaults}>" if defaults else ""
    header = f'<domain: "{domain or "ai.onnx"}", opset_import: ["" : {OPERATOR_SET}]>'
    text = f"{header} {operator} {attributes} ({', '.join(operands)}) => ({', '.join(results)}) {{ {nodes} }}"
    return parser.parse_function(text)


def _terms(present: Present, names: Sequence[str], places: Sequence[int], result: str = "s") -> str:
    """The sum of those of these operands that a node has."""
    terms = [name for name, place in zip(names, places, strict=True) if place < len(present) and present[place]]
    return f"{result} = Sum({', '.join(terms)})"


_NORMALIZED = """
    e = Constant<value_float: float = @epsilon>() epsilon = CastLike(e, variance) shifted = Add(variance, epsilon)
    deviation = Sqrt(shifted) normalized = Div(centred, deviation)
    wide_scale = Unsqueeze(scale, channels) wide_bias = Unsqueeze(B, channels)
    scaled = Mul(normalized, wide_scale) Y = Add(scaled, wide_bias)
"""


def _reciprocal(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del present, flags
    return ["X"], ["Y"], f"one = Constant<value = {kind} {{1.0}}>() Y = Div(one, X)"


def _axes(rank: int) -> str:
    """The axes behind the channels, and the places of new axes beside those of a vector of channels."""
    axes, channels = (", ".join(map(str, range(start, start + rank - 2))) for start in (2, 1))
    return f"axes = Constant<value_ints: ints = [{axes}]>() channels = Constant<value_ints: ints = [{channels}]>()"


def _instance_normalization(present: Present, kind: str, flags: Mapping[str, int]) -> Body | None:
    del present, kind
    if flags["rank"] < 2:
        return None
    nodes = f"""
        {_axes(flags["rank"])}
        mean = ReduceMean(X, axes) centred = Sub(X, mean) square = Mul(centred, centred) variance = ReduceMean(square, axes)
        {_NORMALIZED}
    """
    return ["X", "scale", "B"], ["Y"], nodes


def _batch_normalization(present: Present, kind: str, flags: Mapping[str, int]) -> Body | None:
    """In training, the mean and the variance are those of the batch, and this is another definition."""
    del present, kind
    if flags.get("training_mode") or flags["rank"] < 1:
        return None
    nodes = f"""
        {_axes(flags["rank"])}
        mean = Unsqueeze(input_mean, channels) centred = Sub(X, mean) variance = Unsqueeze(input_var, channels)
        {_NORMALIZED}
    """
    return ["X", "scale", "B", "input_mean", "input_var"], ["Y"], nodes


def _quantize_linear(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    """The quotient alone: its rounding and the zero point follow."""
    del kind, flags
    nodes = "wide = CastLike(x, y_scale) y = Div(wide, y_scale)"
    return ["x", "y_scale", "y_zero_point"][: len(present)], ["y"], nodes


def _lp_normalization(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del present, kind
    reduction = "ReduceL1" if flags.get("p", 2) == 1 else "ReduceL2"
    nodes = (
        f"axis = Constant<value_ints: ints = [{flags.get('axis', -1)}]>() norm = {reduction}(X, axis) Y = Div(X, norm)"
    )
    return ["X"], ["Y"], nodes


def _gelu(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del present, flags
    return ["X"], ["Y"], _gelu_of("X", "Y", kind)


def _gelu_of(operand: str, result: str, kind: str) -> str:
    """0.5 * x * (1 + erf(x / sqrt(2)))"""
    return f"""
        half = Constant<value = {kind} {{0.5}}>() one = Constant<value = {kind} {{1.0}}>()
        root = Constant<value = {kind} {{1.4142135623730951}}>() quotient = Div({operand}, root) erf = Erf(quotient)
        sum = Add(one, erf) product = Mul({operand}, sum) {result} = Mul(half, product)
    """


def _bias_gelu(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del present, flags
    return ["A", "B"], ["C"], f"s = Add(A, B) {_gelu_of('s', 'C', kind)}"


def _bias_softmax(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    """The elements on the axis and behind it are one row, as in Softmax before operator set 13."""
    del present, kind
    axis = flags.get("axis", 1)
    nodes = f"""
        s = Add(data, bias) shape = Shape(s) flat = Flatten<axis = {axis}>(s) p = Softmax<axis = 1>(flat)
        output = Reshape(p, shape)
    """
    return ["data", "bias"], ["output"], nodes


def _layer_normalization(names: Sequence[str], results: Sequence[str], summed: str, weights: str) -> Body:
    node = f"y, m, d = LayerNormalization<axis = -1, epsilon: float = @epsilon>(s, {weights})"
    given = dict(zip(("output", "mean", "inv_std_var", "input_skip_bias_sum", "embedding_sum"), "ymdss", strict=True))
    ends = " ".join(f"{name} = Identity({given[name]})" for name in results)
    return names, results, f"{summed} {node} {ends}"


def _skip_layer_normalization(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del kind, flags
    summed = _terms(present, ("input", "skip", "bias"), (0, 1, 4))
    weights = "gamma, beta" if len(present) > 3 and present[3] else "gamma"
    results = ("output", "mean", "inv_std_var", "input_skip_bias_sum")
    return _layer_normalization(("input", "skip", "gamma", "beta", "bias"), results, summed, weights)


def _embed_layer_normalization(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del kind, flags
    names = (
        "input_ids", "segment_ids", "word_embedding", "position_embedding", "segment_embedding", "gamma", "beta", "mask",
        "position_ids",
    )  # fmt: skip
    words = "words = Gather<axis = 0>(word_embedding, input_ids)"
    if len(present) > 8 and present[8]:
        positions = "positions = Gather<axis = 0>(position_embedding, position_ids)"
    else:
        positions = """
            zero = Constant<value_ints: ints = [0]>() length = Shape<start = 1, end = 2>(input_ids)
            positions = Slice(position_embedding, zero, length, zero)
        """
    has_segments = present[1] and present[4]
    segments = "segments = Gather<axis = 0>(segment_embedding, segment_ids)" if has_segments else ""
    summed = f"s = Sum(words, positions{', segments' if has_segments else ''})"
    before = f"{words} {positions} {segments} {summed}"
    return _layer_normalization(names, ("output",), before, "gamma, beta")


def _rms_normalization(operand: str, scale: str, axis: str = "axis = -1") -> str:
    return f"y = RMSNormalization<{axis}, epsilon: float = @epsilon>({operand}, {scale})"


def _skip_simplified(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del kind, flags
    summed = _terms(present, ("input", "skip", "bias"), (0, 1, 3))
    return ("input", "skip", "gamma", "bias"), ("y",), f"{summed} {_rms_normalization('s', 'gamma')}"


def _simplified(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del present, kind, flags
    return ("X", "scale"), ("y",), _rms_normalization("X", "scale", "axis: int = @axis")


def _group_norm(present: Present, kind: str, flags: Mapping[str, int]) -> Body:
    del kind
    is_skip = len(present) > 3
    names = ("X", "gamma", "beta", "skip", "bias") if is_skip else ("X", "gamma", "beta")
    summed = _terms(present, ("X", "skip", "bias"), (0, 3, 4)) if is_skip else "s = Identity(X)"
    moved = "c = Transpose<perm = [0, 3, 1, 2]>(s)" if flags.get("channels_last", 1) else "c = Identity(s)"
    nodes = f"""
        {summed} {moved} scale = CastLike(gamma, X) shift = CastLike(beta, X)
        y = GroupNormalization<epsilon: float = @epsilon, num_groups: int = @groups>(c, scale, shift)
    """
    return names, ("y",), nodes


FLAGS = frozenset({"axis", "p", "channels_last", "training_mode"})
NEED_TYPE = frozenset({("", "Reciprocal"), ("com.microsoft", "Gelu"), ("com.microsoft", "BiasGelu")})
# How the body is built, and the defaults of the attributes that it refers to.
DEFINITIONS: Mapping[tuple[str, str], tuple[Callable[[Present, str, Mapping[str, int]], Body | None], str]] = {
    ("", "Reciprocal"): (_reciprocal, ""),
    ("", "BatchNormalization"): (_batch_normalization, "epsilon: float = 1e-5"),
    ("", "InstanceNormalization"): (_instance_normalization, "epsilon: float = 1e-5"),
    ("", "LpNormalization"): (_lp_normalization, ""),
    ("", "QuantizeLinear"): (_quantize_linear, ""),
    ("", "SimplifiedLayerNormalization"): (_simplified, "axis: int = -1, epsilon: float = 1e-5"),
    ("com.microsoft", "BiasGelu"): (_bias_gelu, ""),
    ("com.microsoft", "BiasSoftmax"): (_bias_softmax, ""),
    ("com.microsoft", "EmbedLayerNormalization"): (_embed_layer_normalization, "epsilon: float = 1e-12"),
    ("com.microsoft", "Gelu"): (_gelu, ""),
    ("com.microsoft", "GroupNorm"): (_group_norm, "epsilon: float = 1e-5, groups: int = 1"),
    ("com.microsoft", "SkipGroupNorm"): (_group_norm, "epsilon: float = 1e-5, groups: int = 1"),
    ("com.microsoft", "SkipLayerNormalization"): (_skip_layer_normalization, "epsilon: float = 1e-12"),
    ("com.microsoft", "SkipSimplifiedLayerNormalization"): (_skip_simplified, "epsilon: float = 1e-12"),
}
