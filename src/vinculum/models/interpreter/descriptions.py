"""Texts about nodes: their paths, and why nothing is known of a result."""

from dataclasses import replace
from typing import Any

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.interpreter.environment import Scope
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.model import domain_of
from vinculum.models.numeric.element_types import is_integer, type_bounds
from vinculum.models.numeric.interval import INF
from vinculum.models.numeric.interval_arithmetic import cast

# Operators whose integer results may wrap around to any number of the type.
WRAPPING_OPERATORS = (
    "Add", "Sub", "Mul", "Neg", "Abs", "Sum", "Cast", "CastLike", "BitShift", "ReduceSum", "CumSum",
)  # fmt: skip


def node_path(node: Any, index: int, scope: Scope) -> str:
    """Return the path of a node: scope and name or operator; with its index unless that is unique."""
    name = printable(node.name) if node.name else printable(node.op_type)
    unique = node.name and name not in scope.ambiguous_names
    return f"{scope.path}/{name}" + ("" if unique else f"#{index}")


def describe_result(
    node: Any, index: int, scope: Scope, result: AbstractTensor, operands: list[AbstractTensor | None]
) -> str:
    """Say which node gives a result, and why nothing is known of it."""
    domain = domain_of(node.domain)
    operator = f"{domain}.{node.op_type}" if domain else node.op_type
    integers = all(is_integer((value or AbstractTensor()).dtype) for value in (result, *operands))
    reason = ": it may wrap around" if integers and operator in WRAPPING_OPERATORS else ""
    if not reason and operator in ("Cast", "CastLike"):
        reason = explain_cast(result, operands[0] or AbstractTensor() if operands else AbstractTensor())
    return f"what {node_path(node, index, scope)} ({printable(operator)}) gives{reason}"


def explain_cast(result: AbstractTensor, source: AbstractTensor) -> str:
    """Say why a Cast to integers may give any number: numbers that the type does not have, or a NaN."""
    if not is_integer(result.dtype) or source.interval.empty:
        return ""
    numbers = cast(replace(source.interval, nan=False), source.dtype, result.dtype)
    if numbers == type_bounds(result.dtype):
        bounded = source.interval.low > -INF or source.interval.high < INF
        return f": its type does not hold {source.interval}, which may become any number" if bounded else ""
    return f": it is {numbers}, but a NaN may become any number" if source.interval.nan else ""
