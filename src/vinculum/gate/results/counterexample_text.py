"""A counterexample in words, for every report that a person reads."""

import shlex

from vinculum._util.text import escape_unprintable
from vinculum.gate.results.results import Operand, Row

MAX_SHOWN_REPLAY = 500  # characters of a command line that a person still copies


def lines(row: Row) -> list[str]:
    """The counterexample of `row` in words, and the command that shows it again."""
    example = row.reported_example
    if example is None:
        return []
    attributes = "".join(f", {k}={v}" for k, v in example.attributes.items())
    layout = "" if example.layout == "contiguous" else f"; layout: {example.layout}"
    said = [
        f"{row.dtype}{attributes}; path: {example.path}{layout}; case: {example.label}",
        f"A = {_elements(example.A)}",
        f"B = {_elements(example.B)}",
        f"got      {escape_unprintable(example.got)}",
        f"expected {' or '.join(map(escape_unprintable, example.expected)) or 'nothing'}"
        + (f"   ({example.ulps} {_steps(row.dtype)}away)" if example.ulps is not None else ""),
    ]
    if example.index is not None and not example.is_single_pair:
        said.append(f"wrong is the element {list(example.index)} of C, beside others perhaps")
    if example.lanes:
        said.append(example.lanes)
    if 0 < len(example.replay) <= MAX_SHOWN_REPLAY:
        said.append(f"reproduce: vinculum replay {shlex.quote(example.replay)}")
    elif example.replay:
        said.append("reproduce: vinculum replay FILE, on what --json FILE wrote")
    return said


def _steps(dtype: str) -> str:
    """What the distance of two values is counted in: of integers there is no other."""
    return "" if dtype.lstrip("u").startswith("int") else "ulp "


def _elements(operand: Operand) -> str:
    """Few elements in full, of many the first."""
    if operand.shape in ((), (1,)) and operand.decimal:
        return operand.decimal[0] + (f" ({operand.hex[0]})" if operand.hex else "")
    return f"{operand.first_elements}, {operand.dtype}, shape {list(operand.shape)}"
