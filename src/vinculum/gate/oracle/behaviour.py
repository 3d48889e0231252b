"""Requirements on the behaviour of a call.

It leaves its operands alone, returns memory of its own, and is deterministic.

Trusted for: each check passes the right observations of a call to the relation of its requirement. The relations are in
`vinculum_spec.relations.behaviour`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sympy import Symbol

from vinculum_spec.relations import behaviour


class CallObservation(Protocol):
    """What the gate observed of a call that it made once or several times."""

    @property
    def status(self) -> str:
        """How the call ended: "value" if it returned one."""
        ...

    @property
    def before(self) -> Sequence[int]:
        """Digests of the memory of A and B before the call."""
        ...

    @property
    def after(self) -> Sequence[int]:
        """Digests of the memory of A and B after the call; empty if it did not return."""
        ...

    @property
    def digests(self) -> Sequence[int]:
        """A digest of the result of each repetition."""
        ...

    @property
    def extents(self) -> Sequence[tuple[int, int]]:
        """Start and end addresses of A, B, C, and the result of another call."""
        ...

    @property
    def message(self) -> str:
        """How the first two results that differ do so."""
        ...


@dataclass(frozen=True)
class Check:
    """A requirement on behaviour, and how to look at a call for it.

    `concerns` takes an observation and whether the operands are in the domain. `variables` are the observations that the
    requirement's relation speaks of, `describe` words for a violation.
    """

    requirement: str
    concerns: Callable[[CallObservation, bool], bool]
    variables: Callable[[CallObservation], Mapping[Symbol, Any]]
    expected: str
    describe: Callable[[CallObservation], str]


def _addresses(call: CallObservation, operand: int) -> Mapping[Symbol, Any]:
    (x_start, x_end), (c_start, c_end) = call.extents[operand], call.extents[2]
    return {behaviour.X_start: x_start, behaviour.X_end: x_end, behaviour.C_start: c_start, behaviour.C_end: c_end}


def _operand_digests(call: CallObservation) -> Mapping[Symbol, Any]:
    names = (behaviour.A_before, behaviour.B_before, behaviour.A_after, behaviour.B_after)
    return dict(zip(names, (*call.before, *call.after), strict=True))


def _changed_operands(call: CallObservation) -> str:
    changed = (name for name, x, y in zip("AB", call.before, call.after, strict=True) if x != y)
    return f"changed: {' and '.join(changed)}"


def _first_different(digests: Sequence[int]) -> int:
    """The first digest that differs from digests[0]; the last one if all are equal."""
    return next((digest for digest in digests if digest != digests[0]), digests[-1])


def _no_aliasing(operand: int, name: str) -> Check:
    return Check(
        "V_DIV_NO_ALIASING_0010",
        lambda call, in_domain: call.status == "value",
        lambda call: _addresses(call, operand),
        "memory of its own",
        lambda call: f"C lies in the memory of {name}",
    )


CHECKS = (
    Check(
        "V_DIV_INPUTS_UNTOUCHED_0010",
        lambda call, in_domain: len(call.after) == 2,
        _operand_digests,
        "A and B as they were",
        _changed_operands,
    ),
    _no_aliasing(0, "A"),
    _no_aliasing(1, "B"),
    _no_aliasing(3, "another call's result"),
    Check(
        "V_DIV_DETERMINISM_0010",
        lambda call, in_domain: len(call.digests) > 1 and in_domain,
        lambda call: {behaviour.C_first: call.digests[0], behaviour.C_again: _first_different(call.digests)},
        "the same bytes each time",
        lambda call: f"other bytes when called again: {call.message}".removesuffix(": "),
    ),
)
