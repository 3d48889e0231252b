"""The element types of the results of ONNX Runtime's own operators, from result_types.toml."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.dtype import DType


@cache
def _types() -> Mapping[tuple[str, str], Sequence[str]]:
    """The type of each result, by domain and operator: an operand's index, a name, or a question mark."""
    text = files("vinculum.models.runtime_operators").joinpath("result_types.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return {
        (domain, operator): results.split()
        for domain, rows in table.items()
        for results, operators in rows.items()
        for operator in operators
    }


def is_runtime_operator(domain: str, operator: str) -> bool:
    """Whether this is an operator of ONNX Runtime of which the types of the results are known.

    >>> is_runtime_operator("com.microsoft", "FusedConv"), is_runtime_operator("", "Conv")
    (True, False)
    """
    return (domain, operator) in _types()


def result_types(
    domain: str, operator: str, operands: Sequence[AbstractTensor | None], count: int
) -> tuple[DType, ...]:
    """Return the type of each of `count` results; undefined where it is not known."""
    texts = [*_types()[domain, operator], *["?"] * count][:count]
    return tuple(_type(text, operands) for text in texts)


def _type(text: str, operands: Sequence[AbstractTensor | None]) -> DType:
    if text.isdigit():
        value = operands[int(text)] if int(text) < len(operands) else None
        return DType.UNDEFINED if value is None else value.dtype
    return DType.UNDEFINED if text == "?" else DType[text.upper()]
