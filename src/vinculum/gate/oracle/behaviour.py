"""What is looked at in every call, beside what it gives: the requirements on conduct, each by its relation."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sympy import Symbol

from vinculum.gate.cases.case import Case
from vinculum.gate.sandbox.messages import Reply
from vinculum_spec import requirement_ids
from vinculum_spec.relations import behaviour


@dataclass(frozen=True)
class Check:
    """A requirement on what is seen of a call: which symbols of its relation are what, and how to say it."""

    requirement: str
    concerns: Callable[[Case, Reply], bool]
    see: Callable[[Reply], Mapping[Symbol, Any]]
    expected: str
    said: Callable[[Reply], str]


def _memory(reply: Reply, operand: int) -> Mapping[Symbol, Any]:
    (x_start, x_end), (c_start, c_end) = reply.memory[operand], reply.memory[2]
    return {behaviour.X_start: x_start, behaviour.X_end: x_end, behaviour.C_start: c_start, behaviour.C_end: c_end}


def _other(digests: Sequence[int]) -> int:
    """The first of them that is another than the first of all; the last, if there is none."""
    return next((digest for digest in digests if digest != digests[0]), digests[-1])


def _shares(operand: int, name: str) -> Check:
    return Check(
        requirement_ids.NO_ALIASING,
        lambda case, reply: reply.status == "value",
        lambda reply: _memory(reply, operand),
        "memory of its own",
        lambda reply: f"C lies in the memory of {name}",
    )


CHECKS = (
    Check(
        requirement_ids.INPUTS_UNTOUCHED,
        lambda case, reply: len(reply.after) == 2,
        lambda reply: dict(zip(
            (behaviour.A_before, behaviour.B_before, behaviour.A_after, behaviour.B_after), reply.before + reply.after, strict=True
        )),
        "A and B as they were",
        lambda reply: "changed: " + " and ".join(n for n, x, y in zip("AB", reply.before, reply.after, strict=True) if x != y),
    ),
    _shares(0, "A"),
    _shares(1, "B"),
    _shares(3, "another call's result"),
    Check(
        requirement_ids.DETERMINISM,
        lambda case, reply: len(reply.digests) > 1 and case.violates is None,
        lambda reply: {behaviour.C_first: reply.digests[0], behaviour.C_again: _other(reply.digests)},
        "the same bytes each time",
        lambda reply: f"other bytes when called again: {reply.message}".removesuffix(": "),
    ),
)  # fmt: skip
