"""Integer divisions that compute sizes: what they drop, another rounding keeps."""

from collections.abc import Iterable
from typing import Any

from vinculum.models.checks.findings import FailOn
from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.model import domain_of
from vinculum.models.numeric.element_types import is_integer
from vinculum.models.numeric.interval import INF, Interval

MAX_STEPS = 64  # nodes on the way from a Shape, or to a shape
SIZES = ("Shape", "Size")
ARITHMETIC = (
    "Add", "Sub", "Mul", "Div", "Mod", "Neg", "Abs", "Max", "Min", "ReduceProd", "ReduceSum", "Cast", "Gather", "Slice",
    "Squeeze", "Unsqueeze", "Concat", "Identity", "Reshape", "Where", "Split",
)  # fmt: skip
# Operands that are sizes, or where a tensor is cut.
SHAPE_OPERANDS = {
    "Reshape": (1,), "Expand": (1,), "Tile": (1,), "ConstantOfShape": (0,), "Resize": (3,), "Slice": (1, 2, 4),
    "Pad": (1,), "Split": (1,), "Range": (0, 1, 2), "CenterCropPad": (1,), "TopK": (1,), "OneHot": (1,),
}  # fmt: skip


def shape_divisions(div: DivNode, index: GraphIndex) -> list[FragileQuotient]:
    """The note on an integer Div of sizes; none if it is no such one, or no quotient has a remainder."""
    if not (is_integer(div.A.dtype) and is_integer(div.B.dtype)) or div.A.size == 0 or div.B.size == 0:
        return []
    origin = _origin(div.node.input[:2], index)
    purpose = "" if origin else _purpose(div.node.output[:1], index)
    if not (origin or purpose) or (pair := _inexact_pair(div.A.interval, div.B.interval)) is None:
        return []
    a, b = pair
    truncated, floor = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1), a // b
    text = f"{origin or purpose}; for {a} / {b}, Div gives {truncated} and drops the remainder {a - truncated * b}"
    text += f", where // of Python gives {floor}" if floor != truncated else ""
    witness = {"numerator": str(a), "denominator": str(b), "quotient": str(truncated)}
    return [FragileQuotient(FailOn.SHAPE_ARITHMETIC, text, witness)]


def _origin(names: Iterable[str], index: GraphIndex) -> str:
    """Say which size is divided, or divides; empty if none is."""
    seen, pending = set[str](), [name for name in names if name]
    while pending and len(seen) < MAX_STEPS:
        name = pending.pop()
        producer: Any = index.producer(name)
        if name in seen or producer is None or domain_of(producer.domain):
            continue
        seen.add(name)
        if producer.op_type in SIZES:
            return f"it divides sizes, which {producer.op_type} gives"
        if producer.op_type in ARITHMETIC:
            pending += [each for each in producer.input if each]
    return ""


def _purpose(names: Iterable[str], index: GraphIndex) -> str:
    """Say which operator takes the quotient for a size; empty if none does."""
    seen, pending = set[str](), [name for name in names if name]
    while pending and len(seen) < MAX_STEPS:
        name = pending.pop()
        if name in seen:
            continue
        seen.add(name)
        for node, place in index.uses(name):
            if place in SHAPE_OPERANDS.get(node.op_type, ()):
                return f"it computes a size or position for {node.op_type}"
            if node.op_type in ARITHMETIC:
                pending += node.output
    return ""


def _inexact_pair(A: Interval, B: Interval) -> tuple[int, int] | None:
    """Return operands within the intervals whose quotient has a remainder; negative ones first."""
    if A.empty or B.empty or not (A.integral and B.integral):
        return None
    divisors = [b for b in (2, 3, 4, 5, 7, B.low, B.high, -2) if b not in (-1, 0, 1, INF, -INF) and B.holds(b)]
    numerators = [-7, -1, A.low, A.low + 1, 7, 1, 5, A.high, A.high - 1]
    for a in numerators:
        for b in divisors:
            if abs(a) != INF and A.holds(a) and int(a) % int(b):
                return int(a), int(b)
    return None
