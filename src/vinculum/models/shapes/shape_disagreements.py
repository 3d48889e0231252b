"""Shapes on which shape inference and a runtime were seen to disagree. Such sizes are not known.

By Shape, a size may become a denominator. So where ONNX Runtime or the onnx package's reference evaluator was seen to give another
size than the package's shape inference, the analysis takes the size for unknown, and does not compute the result.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from vinculum.models.abstract.node_context import Inferred, NodeContext
from vinculum.models.abstract.tensor import Shape
from vinculum.models.shapes import disagreement_predicates as situations
from vinculum.models.shapes import undisputed_dims as undisputed
from vinculum.models.shapes.attention_shapes import attention_shapes
from vinculum.models.shapes.disagreement_predicates import BROADCASTING_SINCE
from vinculum.models.shapes.pooling_disagreements import (
    CONVOLUTIONS,
    POOLS,
    batch_and_channels,
    convolution_is_disputed,
    pool_is_disputed,
    transposed_convolution_is_disputed,
)

Remaining = Callable[[NodeContext, Shape | None], Shape | None]


class Runtime(StrEnum):
    """A runtime, in the version with which the tests compare it."""

    ONNX_RUNTIME = "ONNX Runtime 1.32.0"
    REFERENCE = "reference evaluator of onnx 1.23.2"


@dataclass(frozen=True)
class Disagreement:
    """A row of the table: operators, the situation, what remains of each shape, and where it was seen.

    `seen_in` is empty where the record of the observation does not name the runtime. `first_is_unknown`: of the first result nothing
    remains, and of the others everything.
    """

    operators: tuple[str, ...]
    applies: Callable[[NodeContext], bool]
    seen_in: tuple[Runtime, ...] = ()
    remaining: Remaining = undisputed.rank_only
    first_is_unknown: bool = False


ORT, REFERENCE = Runtime.ONNX_RUNTIME, Runtime.REFERENCE
LOSSES = ("NegativeLogLikelihoodLoss", "SoftmaxCrossEntropyLoss")
TABLE = (
    Disagreement(POOLS, pool_is_disputed, (REFERENCE,), batch_and_channels),
    Disagreement((*CONVOLUTIONS, "QLinearConv"), convolution_is_disputed, (), batch_and_channels),
    Disagreement(("ConvTranspose",), transposed_convolution_is_disputed, (), batch_and_channels),
    Disagreement(("GRU", "LSTM", "RNN"), situations.hidden_size_differs_from_weights),
    Disagreement(
        ("Clip", "LayerNormalization", "PRelu", "RMSNormalization"),
        situations.operand_may_exceed_first,
        (ORT, REFERENCE),
        undisputed.axes_that_none_exceeds,
    ),
    Disagreement(
        tuple(BROADCASTING_SINCE),
        situations.old_operator_set_does_not_broadcast,
        (REFERENCE,),
        undisputed.axes_that_none_exceeds,
    ),
    Disagreement(("AffineGrid",), situations.grid_batch_differs_from_size, (REFERENCE,), undisputed.all_but_first_axis),
    Disagreement(("Attention",), situations.always, (ORT, REFERENCE)),  # `attended` says what remains
    Disagreement(("CausalConvWithState",), situations.convolution_state_is_unchecked),
    Disagreement(("Concat",), situations.concat_has_empty_operand, (ORT,)),
    Disagreement(("CumProd", "CumSum"), situations.cumulative_axis_is_out_of_range, (REFERENCE,), undisputed.nothing),
    Disagreement(("DFT",), situations.transform_length_is_unknown, (), undisputed.all_but_transformed_axis),
    Disagreement(("Einsum",), situations.einsum_sizes_differ, (), undisputed.sizes_that_operands_share),
    Disagreement(("Expand",), situations.expands_to_empty, (ORT,), undisputed.nothing),
    Disagreement(("GlobalMaxPool",), situations.rank_is_not_four, (REFERENCE,), undisputed.nothing),
    Disagreement(("LinearAttention",), situations.attention_rows_differ, (REFERENCE,)),
    Disagreement(("NonZero",), situations.operand_is_scalar, (ORT,)),
    Disagreement(
        ("BatchNormalization", "InstanceNormalization"),
        situations.single_channel_is_broadcast,
        (),
        undisputed.all_but_channels,
    ),
    Disagreement(LOSSES, situations.loss_has_other_targets, (ORT, REFERENCE), first_is_unknown=True),
    Disagreement(("Range",), situations.range_length_depends_on_rounding),
    Disagreement(("Resize", "Upsample"), situations.resized_size_depends_on_rounding),
    Disagreement(("RoiAlign",), situations.regions_differ_from_images, (REFERENCE,), undisputed.all_but_first_axis),
    Disagreement(("Shape",), situations.shape_range_starts_before_first_axis, (REFERENCE,)),
    Disagreement(("Slice",), situations.slice_end_is_clamped_differently, (), undisputed.uncut_axes),
    Disagreement(("Split",), situations.split_has_short_parts),
    Disagreement(("Squeeze",), situations.squeeze_axes_are_read_differently, (REFERENCE,), undisputed.nothing),
    Disagreement(("STFT",), situations.always),
    Disagreement(("Tile",), situations.tile_has_more_repeats_than_axes, (REFERENCE,), undisputed.nothing),
    Disagreement(("Unique",), situations.unique_is_unsorted, (REFERENCE,), first_is_unknown=True),
    Disagreement(("Unsqueeze",), situations.unsqueeze_axes_are_read_differently, (REFERENCE,), undisputed.nothing),
)
BY_OPERATOR: Mapping[str, Disagreement] = {operator: row for row in TABLE for operator in row.operators}


def disagrees(node: NodeContext) -> bool:
    """Whether runtimes disagree with the inferred shapes of the results."""
    return node.operator in BY_OPERATOR and BY_OPERATOR[node.operator].applies(node)


def with_unknown_dims(node: NodeContext) -> list[Inferred]:
    """Return the results without the disputed sizes, or without a disputed number of axes."""
    row = BY_OPERATOR[node.operator]
    shapes: list[Shape | None]
    if node.operator == "Attention":
        shapes = attention_shapes(node)
    elif row.first_is_unknown:
        shapes = [None, *(shape for _, shape in node.results[1:])]
    else:
        shapes = [row.remaining(node, shape) for _, shape in node.results]
    return [(dtype, shape) for (dtype, _), shape in zip(node.results, shapes, strict=False)]
