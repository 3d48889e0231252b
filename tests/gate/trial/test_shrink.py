"""From a call that fails to the smallest part of it that does: in few calls, as each may end a process."""

from typing import Any

import numpy as np
import pytest

from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial.shrink import smallest_failing

SIZE = 72063


class Asked:
    """Stands in for a sandbox: how many calls were put to it."""

    def __init__(self) -> None:
        self.calls = 0

    def divide(self, request: Request) -> Reply:
        self.calls += 1
        return Reply("died", request.A)


def searched(bad: Any, *worth: Any) -> tuple[list[int], int]:
    """What is left of the numerators 0, 1, 2 …, and the calls that it took."""
    numerators, asked = np.arange(SIZE, dtype=np.int32), Asked()
    request = Request(numerators, numerators, "sonnx", "int32", "eager")
    found, reply = smallest_failing(asked, request, Reply("died"), lambda part, _: bad(part.A.tolist()), *worth)  # type: ignore[arg-type]
    if reply.result is not None:
        assert reply.result.tolist() == found.A.tolist(), "the reply is to what was found"
    return found.A.tolist(), asked.calls


@pytest.mark.parametrize("places", [(0,), (SIZE - 1,), (4711,), (5, 6), (17, 60000), (0, SIZE - 1)])
def test_what_is_left_is_what_it_takes(places: tuple[int, ...]) -> None:
    left, calls = searched(lambda part: set(places) <= set(part))
    assert left == list(range(places[0], places[-1] + 1))
    assert calls < 150


@pytest.mark.parametrize("one", [(), (1,)])
@pytest.mark.parametrize("side", ["A", "B"])
def test_one_element_stays_beside_what_is_left_of_a_vector(side: str, one: tuple[int, ...]) -> None:
    """As either operand; where both are cut, they have one length."""
    vector, asked = np.arange(1000, dtype=np.int32), Asked()
    operands = (vector, np.full(one, 7, np.int32))
    A, B = operands if side == "A" else operands[::-1]
    request = Request(A, B, "onnx-14", "int32", "eager")
    found, _ = smallest_failing(asked, request, Reply("died"), lambda part, _: {41, 42} <= {*part.A.flat, *part.B.flat})  # type: ignore[arg-type]
    shapes = {"A": ((2,), one), "B": (one, (2,))}[side]
    assert (found.A.shape, found.B.shape) == shapes


@pytest.mark.parametrize("shapes", [((), ()), ((3, 5), (5,)), ((5,), (2,)), ((1, 1), (5,)), ((0,), (1,))])
def test_other_shapes_stay(shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    A, B = (np.ones(shape, np.int32) for shape in shapes)
    request, reply, asked = Request(A, B, "onnx-14", "int32", "eager"), Reply("died"), Asked()
    found, last = smallest_failing(asked, request, reply, lambda *_: True)  # type: ignore[arg-type]
    assert (found.A.shape, found.B.shape, asked.calls) == (*shapes, 0) and last is reply


@pytest.mark.parametrize("lanes", [7, 8])
def test_lengths_that_leave_a_remainder_are_gone_through_in_steps_that_grow(lanes: int) -> None:
    left, calls = searched(lambda part: part and len(part) % lanes == SIZE % lanes)
    assert len(left) < 100
    assert calls < 60


def test_a_search_ends_once_it_is_not_worth_it() -> None:
    worth = iter([True] * 5)
    left, calls = searched(lambda part: 0 in part, lambda: next(worth, False))
    assert 1 < len(left) < SIZE
    assert calls == 5
