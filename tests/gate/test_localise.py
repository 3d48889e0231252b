"""From a call that fails to the smallest part of it that does: in few calls, as each may end a process."""

from typing import Any

import numpy as np
import pytest

from vinculum.gate.exchange import Reply, Request
from vinculum.gate.localise import smallest_failing

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
