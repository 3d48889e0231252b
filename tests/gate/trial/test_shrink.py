"""Shrinking finds the smallest failing part of a call with few calls, as each may end a process."""

from typing import Any

import numpy as np
import pytest

from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial.shrink import smallest_failing

SIZE = 72063


class CallCounter:
    """A sandbox that counts its calls."""

    def __init__(self) -> None:
        self.calls = 0

    def divide(self, request: Request) -> Reply:
        self.calls += 1
        return Reply("died", request.A)


def shrink(bad: Any, *worth: Any) -> tuple[list[int], int]:
    """The rest of the numerators 0, 1, 2, ..., and the number of calls."""
    numerators, counter = np.arange(SIZE, dtype=np.int32), CallCounter()
    request = Request(numerators, numerators, "sonnx", "int32", "eager")
    smallest, reply = smallest_failing(counter, request, Reply("died"), lambda part, _: bad(part.A.tolist()), *worth)  # type: ignore[arg-type]
    if reply.result is not None:
        assert reply.result.tolist() == smallest.A.tolist(), "the reply is to what was found"
    return smallest.A.tolist(), counter.calls


@pytest.mark.parametrize("places", [(0,), (SIZE - 1,), (4711,), (5, 6), (17, 60000), (0, SIZE - 1)])
def test_smallest_part_has_only_failing_elements(places: tuple[int, ...]) -> None:
    left, calls = shrink(lambda part: set(places) <= set(part))
    assert left == list(range(places[0], places[-1] + 1))
    assert calls < 150


@pytest.mark.parametrize("one", [(), (1,)])
@pytest.mark.parametrize("side", ["A", "B"])
def test_scalar_operand_stays_beside_a_shrunk_vector(side: str, one: tuple[int, ...]) -> None:
    """Either operand may be the scalar; two shrunk vectors have one length."""
    vector, counter = np.arange(1000, dtype=np.int32), CallCounter()
    operands = (vector, np.full(one, 7, np.int32))
    A, B = operands if side == "A" else operands[::-1]
    request = Request(A, B, "onnx-14", "int32", "eager")
    smallest, _ = smallest_failing(
        counter, request, Reply("died"), lambda part, _: {41, 42} <= {*part.A.flat, *part.B.flat}
    )  # type: ignore[arg-type]
    shapes = {"A": ((2,), one), "B": (one, (2,))}[side]
    assert (smallest.A.shape, smallest.B.shape) == shapes


@pytest.mark.parametrize("shapes", [((), ()), ((3, 5), (5,)), ((5,), (2,)), ((1, 1), (5,)), ((0,), (1,))])
def test_other_shapes_are_unchanged(shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    A, B = (np.ones(shape, np.int32) for shape in shapes)
    request, reply, counter = Request(A, B, "onnx-14", "int32", "eager"), Reply("died"), CallCounter()
    smallest, last = smallest_failing(counter, request, reply, lambda *_: True)  # type: ignore[arg-type]
    assert (smallest.A.shape, smallest.B.shape, counter.calls) == (*shapes, 0) and last is reply


@pytest.mark.parametrize("lanes", [7, 8])
def test_remainder_lengths_are_searched_in_growing_steps(lanes: int) -> None:
    left, calls = shrink(lambda part: part and len(part) % lanes == SIZE % lanes)
    assert len(left) < 100
    assert calls < 60


def test_search_ends_when_not_worthwhile() -> None:
    worth = iter([True] * 5)
    left, calls = shrink(lambda part: 0 in part, lambda: next(worth, False))
    assert 1 < len(left) < SIZE
    assert calls == 5
