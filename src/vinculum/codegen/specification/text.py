"""Render the blocks of a page as plain text for a terminal."""

import re
import textwrap
from collections.abc import Iterable, Sequence

from vinculum.codegen.specification.blocks import LEAF, Block, Fields, Formula, Items, Table, Text, Title
from vinculum.codegen.specification.formulas import Step, line, outline

WIDTH = 96  # columns


def _wrapped(text: str, first: str, rest: str) -> str:
    return textwrap.fill(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def _fields_in_text(rows: Iterable[Sequence[str]]) -> str:
    table = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[k]) for row in table) + 2 for k in range(len(table[0]) - 1)]
    lead = sum(widths) + 2
    lines = []
    for row in table:
        first = "  " + "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        lines.append(_wrapped(row[-1], first, " " * lead) if row[-1] else first.rstrip())
    return "\n".join(lines)


def _bare(text: str) -> str:
    """`text` without backticks, if it is only a list of code."""
    return text.replace("`", "") if re.fullmatch(r"`[^`]+`(, `[^`]+`)*", text) else text


def _step_in_text(step: Step) -> str:
    return (
        "    " + "  " * step.depth + step.before + (line(step.formula) if step.formula is not None else "") + step.after
    )


def as_text(block: Block) -> str:
    """Render `block` as plain text."""
    match block:
        case Title(level, text):
            return f"{text}\n{'=-~'[min(level, 3) - 1] * len(text)}"
        case Text(text):
            return _wrapped(text, "", "")
        case Fields(rows):
            return _fields_in_text([(label, _bare(value)) for label, value in rows])
        case Items(label, items):
            return "\n".join([f"  {label}", *(_wrapped(item, "    - ", "      ") for item in items)])
        case Table(head, rows):
            return _fields_in_text([head, ["-" * len(cell) for cell in head], *rows])
        case Formula(label, formula):
            return "\n".join([f"  {label}", *map(_step_in_text, outline(formula, LEAF))])
