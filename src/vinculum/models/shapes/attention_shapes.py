"""Sizes of the results of Attention, from those of its operands alone: the onnx package's rules read an open size as 0.

Batch, heads and rows are those of Q; but the reference evaluator lets K, V and a mask have others where Q has 1. ONNX
Runtime takes a V of other rows than K has, and gives Y another last size; and other axes where heads are counted that
have an axis of their own.
"""

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import Dim, Shape

OPEN: Shape = (None,) * 4


def attended(node: NodeContext) -> list[Shape | None]:
    """The shapes of Y, of the keys and the values up to now, and of the products of Q and K."""
    shapes = [node.shape(place) for place in range(3)]
    q, k, v = (_by_heads(node, place) for place in range(3))
    mask = node.shape(3) if node.has_operand(3) else ()
    ranks = {len(shape) for shape in shapes if shape is not None}
    counted = {"q_num_heads", "kv_num_heads"} & set(node.attributes)
    if q is None or k is None or v is None or len(ranks) > 1 or (ranks == {4} and counted):
        return [None] * 4
    if mask is None or len(mask) > 4:
        return [None] * 4
    over = (*(1,) * (4 - len(mask)), *mask)
    batch, heads = _own(q[0], k[0], v[0], over[0]), _own(q[1], k[1], v[1], over[1])
    rows = _own(q[2], over[2])
    keys, values = _until_now(node, 4, k), _until_now(node, 5, v)
    fit = q[0] == k[0] and _alike(k[:3], v[:3]) and _alike(*(_past(node, place)[:3] for place in (4, 5)))
    if not fit or keys is None or values is None or v[3] == 0:
        return [(batch, heads, rows, None) if ranks == {4} else (batch, rows, None), OPEN, OPEN, OPEN]
    hidden = heads * v[3] if isinstance(heads, int) and isinstance(v[3], int) else None
    Y: Shape = (batch, heads, rows, v[3]) if ranks == {4} else (batch, rows, hidden)
    return [Y, keys, values, (batch, heads, rows, keys[2])]


def _by_heads(node: NodeContext, place: int) -> Shape | None:
    """Batch, heads, rows, and the size of a head, of Q, K or V; of three axes the last one is of all heads together."""
    sizes = node.shape(place)
    heads = node.attributes.get("kv_num_heads" if place else "q_num_heads", 0)
    if sizes is not None and len(sizes) == 3 and heads > 0:
        whole = isinstance(sizes[2], int) and sizes[2] % heads == 0
        return sizes[0], heads, sizes[1], sizes[2] // heads if whole else None
    return sizes if sizes is not None and len(sizes) == 4 else None


def _own(size: Dim, *others: Dim) -> Dim:
    """The size of Q, where no other one can take its place."""
    return size if (isinstance(size, int) and size != 1) or all(other in (size, 1) for other in others) else None


def _alike(one: Shape, other: Shape) -> bool:
    return one == other and None not in one


def _past(node: NodeContext, place: int) -> Shape:
    """The sizes of the keys or the values of the past; of none where there is none."""
    return (node.shape(place) or OPEN) if node.has_operand(place) else (0,) * 4


def _until_now(node: NodeContext, place: int, new: Shape) -> Shape | None:
    """The sizes of K or V with the rows of the past in front; None where the others are not those of the past."""
    past = _past(node, place)
    if not node.has_operand(place):
        return new
    if len(past) != 4 or not _alike((*past[:2], past[3]), (*new[:2], new[3])):
        return None
    rows = past[2] + new[2] if isinstance(past[2], int) and isinstance(new[2], int) else None
    return (*new[:2], rows, new[3])
