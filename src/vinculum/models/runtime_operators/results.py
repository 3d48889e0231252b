"""What is known of the results of ONNX Runtime's own operators: types and shapes, and no values."""

from collections.abc import Mapping, Sequence
from typing import Any

from vinculum.models.abstract.assumptions import union
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.runtime_operators.result_shapes import RuntimeNode, result_shapes
from vinculum.models.runtime_operators.result_types import result_types


def runtime_results(
    domain: str,
    node: Any,
    version: int,
    attributes: Mapping[str, Any],
    operands: Sequence[AbstractTensor | None],
) -> list[AbstractTensor]:
    """Return the results of a node. `version`: of ONNX's own operator set."""
    count = len(node.output)
    shapes = result_shapes(domain, RuntimeNode(node.op_type, version, attributes, operands))
    assumptions = union(value.assumptions for value in operands if value is not None)
    dtypes = result_types(domain, node.op_type, operands, count)
    padded = [*shapes, *[None] * count][:count]
    return [AbstractTensor(*each, assumptions=assumptions) for each in zip(dtypes, padded, strict=True)]
