"""Draws the graph around a Div as SVG: where its operands come from, and what reads its result."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.display_names import printable

DEPTH = 3  # operators above each operand
MAX_OPERANDS = 3  # of one operator that are drawn
MAX_USERS = 3
ROW, BOX, INDENT, WIDTH = 56, 26, 20, 372
LETTERS = 46  # that fit a line; the title has all of them


@dataclass(frozen=True)
class Row:
    """A box of the drawing: an operator or an input.

    `depth`: its indentation. `edge`: the range of what it gives.
    """

    label: str
    depth: int
    edge: str
    kind: str


def drawing(div: DivNode, index: GraphIndex) -> str:
    """Return the SVG. Data flows downward, to the Div, and on to the operators that read the quotient."""
    rows = [row for name in div.node.input[:2] for row in _rows(name, div, index, 1, _operand_label(name, div))]
    result = div.C.interval
    rows.append(Row(_label(div.node), 0, f"quotient: {result}" if div.C.dtype else "quotient", "div"))
    users = list(index.uses(div.node.output[0])) if div.node.output else []
    rows += [Row(_label(node), 1, "", "user") for node, _ in users[:MAX_USERS]]
    if len(users) > MAX_USERS:
        rows.append(Row(f"and {len(users) - MAX_USERS} more", 1, "", "more"))
    return _svg(rows, f"The graph around {div.path}")


def _operand_label(name: str, div: DivNode) -> str:
    letter, value = ("A", div.A) if name == div.node.input[0] else ("B", div.B)
    return f"{letter}: {value.interval}"


def _rows(name: str, div: DivNode, index: GraphIndex, depth: int, edge: str) -> Iterator[Row]:
    """What gives a value, after what its operands come from."""
    producer = index.producer(name)
    if producer is None:
        yield Row(printable(name) or "omitted", depth, edge, "input")
        return
    operands = [each for each in producer.input if each]
    if depth < DEPTH:
        for operand in operands[:MAX_OPERANDS]:
            value = div.find(operand)
            yield from _rows(operand, div, index, depth + 1, "" if value is None else str(value.interval))
    if operands and (depth == DEPTH or len(operands) > MAX_OPERANDS):
        hidden = len(operands) if depth == DEPTH else len(operands) - MAX_OPERANDS
        yield Row(f"… {hidden} operand{'s' if hidden > 1 else ''}", depth + 1, "", "more")
    yield Row(_label(producer), depth, edge, "operator")


def _label(node: Any) -> str:
    return f"{printable(node.op_type)}  {printable(node.name)}".rstrip()


def _short(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[: letters - 1]}…"


def _svg(rows: list[Row], title: str) -> str:
    height = len(rows) * ROW - (0 if rows[-1].edge else ROW - BOX) + 8
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">']
    parts.append(f"<title>{escape(title)}</title>")
    parts += [_edge(rows, place) for place in range(len(rows))]
    parts += [_box(row, place) for place, row in enumerate(rows)]
    return "".join([*parts, "</svg>"])


def _box(row: Row, place: int) -> str:
    x, y, letters = 4 + row.depth * INDENT, 4 + place * ROW, LETTERS - 3 * row.depth
    box = f'<rect x="{x}" y="{y}" width="{WIDTH - x - 4}" height="{BOX}" rx="4" class="{row.kind}"/>'
    label = f'<text x="{x + 8}" y="{y + 17}" class="label">{escape(_short(row.label, letters))}</text>'
    edge = f'<text x="{x + 16}" y="{y + BOX + 15}" class="range">{escape(_short(row.edge, letters))}</text>'
    return f"<g><title>{escape(row.label)}: {escape(row.edge)}</title>{box}{label}{edge if row.edge else ''}</g>"


def _edge(rows: list[Row], place: int) -> str:
    """The line from a box down to the box that reads its result; from the Div down to each of its users."""
    row = rows[place]
    if row.kind in ("user", "more") and row.depth == 1 and any(each.kind == "div" for each in rows[:place]):
        source = next(index for index, each in enumerate(rows) if each.kind == "div")
        x, y = 12, 4 + source * ROW + BOX
        return f'<path d="M{x} {y}V{4 + place * ROW + BOX // 2}H{4 + INDENT}" class="edge"/>'
    if row.kind == "div":
        return ""
    target = next(index for index in range(place + 1, len(rows)) if rows[index].depth < row.depth)
    x = 4 + row.depth * INDENT - INDENT // 2
    y, end = 4 + place * ROW + BOX // 2, 4 + target * ROW
    return f'<path d="M{x + INDENT // 2} {y}H{x}V{end}" class="edge"/>'
