"""From a case that fails to the smallest input that still does."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.targets.base import Array

LANES = 17  # one more than the widest vector of 16-bit elements that is common


def smallest_failing(
    sandbox: Sandbox,
    request: Request,
    reply: Reply,
    bad: Callable[[Request, Reply], bool],
    worth: Callable[[], bool] = lambda: True,
) -> tuple[Request, Reply]:
    """Cut pieces off the ends of vectors, from half of them down to one element, as long as what is left is `bad`.

    Both are as long, or one operand has one element, which stays. A piece is twice as large after one that was cut off. Other shapes
    stay as they are: what fails may be the shape. The search ends before its time once it is not `worth` it.
    """
    size = max(request.A.size, request.B.size)
    if max(request.A.ndim, request.B.ndim) != 1 or {request.A.size, request.B.size} - {1, size}:
        return request, reply
    low, high, piece = 0, size, (size + 1) // 2
    while high - low > 1 and piece and worth():
        for start, end in ((low, high - piece), (low + piece, high)):
            part = _part(request, start, end)
            if start < end and bad(part, answer := sandbox.divide(part)):
                low, high, reply, piece = start, end, answer, 2 * piece
                break
        else:
            piece //= 2
        while piece > (high - low + 1) // 2:
            piece //= 2  # not the half itself: lengths may have to leave no remainder
    return _part(request, low, high), reply


def _part(request: Request, start: int, end: int) -> Request:
    A, B = (x[start:end] if x.size > 1 else x for x in (request.A, request.B))
    return replace(request, A=A, B=B)


def in_lanes(
    sandbox: Sandbox,
    single: Request,
    filler: tuple[Array, Array],
    wrong: Callable[[Request, Reply, int], bool],
    positions: Sequence[int] = tuple(range(LANES)),
) -> str:
    """Where in a vector the one element of `single`, wrong alone, is wrong too: a vectorised loop may differ."""
    found = []
    for position in positions:
        A, B = (np.array(x[:LANES]) for x in filler)
        A[position], B[position] = single.A[0], single.B[0]
        vector = replace(single, A=A, B=B)
        reply = sandbox.divide(vector)
        if reply.fatal or wrong(vector, reply, position):
            found.append(position)
    tried = "every position" if len(positions) == LANES else f"positions {', '.join(map(str, positions))}"
    if len(found) == len(positions):
        return f"so alone, and at {tried} of a vector of {LANES}"
    return f"so alone, and in a vector of {LANES}, tried at {tried}: at {', '.join(map(str, found)) or 'none'}"
