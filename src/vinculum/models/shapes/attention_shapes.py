"""Shapes of the results of Attention. The rules of onnx read an unknown size as 0.

Batch, heads and rows are those of Q; but the reference evaluator accepts other sizes of K, V and a mask where Q has 1. ONNX
Runtime accepts a V with other rows than K, and gives Y another last size; and other axes if heads are counted that have an axis of
their own.
"""

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import Dim, Shape

UNKNOWN_4D: Shape = (None,) * 4


def attention_shapes(node: NodeContext) -> list[Shape | None]:
    """Return the shapes of Y, of the present keys and values, and of the products of Q and K."""
    shapes = [node.shape(place) for place in range(3)]
    q, k, v = (_by_heads(node, place) for place in range(3))
    mask = node.shape(3) if node.has_operand(3) else ()
    ranks = {len(shape) for shape in shapes if shape is not None}
    head_counts = {"q_num_heads", "kv_num_heads"} & set(node.attributes)
    if q is None or k is None or v is None or len(ranks) > 1 or (ranks == {4} and head_counts):
        return [None] * 4
    if mask is None or len(mask) > 4:
        return [None] * 4
    mask_sizes = (*(1,) * (4 - len(mask)), *mask)
    batch, heads = _size_of_query(q[0], k[0], v[0], mask_sizes[0]), _size_of_query(q[1], k[1], v[1], mask_sizes[1])
    rows = _size_of_query(q[2], mask_sizes[2])
    keys, values = _with_past(node, 4, k), _with_past(node, 5, v)
    consistent = (
        q[0] == k[0]
        and _equal_and_known(k[:3], v[:3])
        and _equal_and_known(*(_past(node, place)[:3] for place in (4, 5)))
    )
    if not consistent or keys is None or values is None or v[3] == 0:
        return [(batch, heads, rows, None) if ranks == {4} else (batch, rows, None), UNKNOWN_4D, UNKNOWN_4D, UNKNOWN_4D]
    hidden = heads * v[3] if isinstance(heads, int) and isinstance(v[3], int) else None
    Y: Shape = (batch, heads, rows, v[3]) if ranks == {4} else (batch, rows, hidden)
    return [Y, keys, values, (batch, heads, rows, keys[2])]


def _by_heads(node: NodeContext, place: int) -> Shape | None:
    """Return batch, heads, rows and head size of Q, K or V. In three axes, the last holds all heads."""
    sizes = node.shape(place)
    heads = node.attributes.get("kv_num_heads" if place else "q_num_heads", 0)
    if sizes is not None and len(sizes) == 3 and heads > 0:
        divides = isinstance(sizes[2], int) and sizes[2] % heads == 0
        return sizes[0], heads, sizes[1], sizes[2] // heads if divides else None
    return sizes if sizes is not None and len(sizes) == 4 else None


def _size_of_query(size: Dim, *others: Dim) -> Dim:
    """Return a size of Q, unless another size can take its place."""
    return size if (isinstance(size, int) and size != 1) or all(other in (size, 1) for other in others) else None


def _equal_and_known(one: Shape, other: Shape) -> bool:
    return one == other and None not in one


def _past(node: NodeContext, place: int) -> Shape:
    """Return the shape of the past keys or values; zeros if there are none."""
    return (node.shape(place) or UNKNOWN_4D) if node.has_operand(place) else (0,) * 4


def _with_past(node: NodeContext, place: int, new: Shape) -> Shape | None:
    """Return the shape of K or V behind the rows of the past; None if other sizes differ."""
    past = _past(node, place)
    if not node.has_operand(place):
        return new
    if len(past) != 4 or not _equal_and_known((*past[:2], past[3]), (*new[:2], new[3])):
        return None
    rows = past[2] + new[2] if isinstance(past[2], int) and isinstance(new[2], int) else None
    return (*new[:2], rows, new[3])
