"""The text of a counterexample, shared by all reports for people."""

import shlex

from vinculum._util.text import escape_unprintable
from vinculum.gate.results.results import Operand, Row

MAX_PRINTED_REPLAY = 500  # characters of a command line that people still copy


def lines(row: Row) -> list[str]:
    """The lines of a row's counterexample, with the command that reproduces it."""
    example = row.reported_example
    if example is None:
        return []
    attributes = "".join(f", {k}={v}" for k, v in example.attributes.items())
    layout = "" if example.layout == "contiguous" else f"; layout: {example.layout}"
    text_lines = [
        f"{row.dtype}{attributes}; path: {example.path}{layout}; case: {example.label}",
        f"A = {_elements(example.A)}",
        f"B = {_elements(example.B)}",
        f"got      {escape_unprintable(example.got)}",
        f"expected {' or '.join(map(escape_unprintable, example.expected)) or 'nothing'}"
        + (f"   ({example.ulps} {_unit(row.dtype)}away)" if example.ulps is not None else ""),
    ]
    if example.index is not None and not example.is_single_pair:
        text_lines.append(f"the element {list(example.index)} of C is wrong; others may be too")
    if example.lanes:
        text_lines.append(example.lanes)
    if 0 < len(example.replay) <= MAX_PRINTED_REPLAY:
        text_lines.append(f"reproduce: vinculum replay {shlex.quote(example.replay)}")
    elif example.replay:
        text_lines.append("reproduce: vinculum replay FILE, with the report of --json FILE")
    return text_lines


def _unit(dtype: str) -> str:
    """The unit of a distance between values: ulp for floating point, none for integers."""
    return "" if dtype.lstrip("u").startswith("int") else "ulp "


def _elements(operand: Operand) -> str:
    """A single element with its bits, or the first elements with type and shape."""
    if operand.shape in ((), (1,)) and operand.decimal:
        return operand.decimal[0] + (f" ({operand.hex[0]})" if operand.hex else "")
    return f"{operand.first_elements}, {operand.dtype}, shape {list(operand.shape)}"
