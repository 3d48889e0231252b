"""Shrinking: from a call that fails to the smallest one that still does."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.targets.base import Array

LANES = 17  # one more than the number of 16-bit elements in the widest common vector


def smallest_failing(
    sandbox: Sandbox,
    request: Request,
    reply: Reply,
    fails: Callable[[Request, Reply], bool],
    may_continue: Callable[[], bool] = lambda: True,
) -> tuple[Request, Reply]:
    """Cut pieces off the ends of vectors, from one half down to one element, as long as the call fails.

    Both operands have one length, or one of them has one element, which stays. The piece doubles after a successful cut.
    Operands of other shapes stay as they are, as the failure may depend on the shape.
    """
    size = max(request.A.size, request.B.size)
    if max(request.A.ndim, request.B.ndim) != 1 or {request.A.size, request.B.size} - {1, size}:
        return request, reply
    low, high, piece = 0, size, (size + 1) // 2
    while high - low > 1 and piece and may_continue():
        for start, end in ((low, high - piece), (low + piece, high)):
            part = _part(request, start, end)
            if start < end and fails(part, answer := sandbox.divide(part)):
                low, high, reply, piece = start, end, answer, 2 * piece
                break
        else:
            piece //= 2
        while piece > (high - low + 1) // 2:
            piece //= 2  # halving, as the failure may need a length without remainder
    return _part(request, low, high), reply


def in_lanes(
    sandbox: Sandbox,
    single: Request,
    filler: tuple[Array, Array],
    is_wrong: Callable[[Request, Reply, int], bool],
    positions: Sequence[int] = tuple(range(LANES)),
) -> str:
    """Describe at which positions of a vector the pair of `single`, which fails alone, fails too.

    Different loops may compute different positions.
    """
    failing = []
    for position in positions:
        A, B = (np.array(x[:LANES]) for x in filler)
        A[position], B[position] = single.A[0], single.B[0]
        vector = replace(single, A=A, B=B)
        reply = sandbox.divide(vector)
        if reply.fatal or is_wrong(vector, reply, position):
            failing.append(position)
    tried = "every position" if len(positions) == LANES else f"positions {', '.join(map(str, positions))}"
    if len(failing) == len(positions):
        return f"so alone, and at {tried} of a vector of {LANES}"
    return f"so alone, and in a vector of {LANES}, tried at {tried}: at {', '.join(map(str, failing)) or 'none'}"


def _part(request: Request, start: int, end: int) -> Request:
    A, B = (x[start:end] if x.size > 1 else x for x in (request.A, request.B))
    return replace(request, A=A, B=B)
