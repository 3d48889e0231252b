"""Determinism: repeat the same calls in another process, in another order, between other calls.

The other process has one thread and one core. The result of a call may depend neither on the calls before it, nor on the
process, nor on how many threads share the work. The relations say which value is right; this check says whether it is
always the same.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import cycle
from typing import NamedTuple

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values.special_values import special_values
from vinculum.gate.oracle import relations
from vinculum.gate.results import formatting
from vinculum.gate.results.digests import digest
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.sandbox.messages import PrecedingCall, Reply, ReplyStatus, Request
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.recorder import Ledger
from vinculum_spec.relations import behaviour
from vinculum_spec.requirement_ids import DETERMINISM, NO_CRASH
from vinculum_spec.schema import ElementType

LARGE_SIZE = 4096  # elements above which implementations share the work out among threads
MAX_SIMILAR_CALLS = 4  # recorded calls whose cases share a quota
MAX_CRASHING_TYPES = 3  # other types that crash the process; then no other type is called
DIFFERENT_BYTES = "other bytes in another process with one thread"


class WorkKind(Enum):
    """How an implementation may share out the work of a call."""

    SAME_SHAPE = "plain"
    BROADCAST = "repeated"
    ONE_DIVISOR = "by one divisor"
    ONE_NUMERATOR = "of one numerator"
    LARGE = "large"


MAX_CALLS: Mapping[WorkKind, int] = {  # calls that are repeated
    WorkKind.SAME_SHAPE: 24,
    WorkKind.BROADCAST: 8,
    WorkKind.ONE_DIVISOR: 12,
    WorkKind.ONE_NUMERATOR: 8,
    WorkKind.LARGE: 17,
}


class RecordedCall(NamedTuple):
    """A call, and the digest of its result."""

    case: Case
    request: Request
    digest: int


@dataclass
class RecordedCalls:
    """The first call of each kind of case in the domain."""

    element: ElementType
    calls: dict[tuple[str, str], RecordedCall] = field(default_factory=dict)  # by label and path
    by_kind: Counter[WorkKind] = field(default_factory=Counter)
    by_quota: Counter[tuple[WorkKind, str]] = field(default_factory=Counter)

    def add(self, case: Case, request: Request, reply: Reply) -> None:
        """Record a call unless there are enough of its kind."""
        key, kind = (case.label, request.path), work_kind(case)
        quota = kind, case.quota_key
        enough = self.by_kind[kind] >= MAX_CALLS[kind] or self.by_quota[quota] >= MAX_SIMILAR_CALLS
        if case.violates is not None or key in self.calls or enough:
            return
        first = digest_of(reply, self.element)
        if first is not None:
            self.calls[key] = RecordedCall(case, request, first)
            self.by_kind[kind] += 1
            self.by_quota[quota] += 1


@dataclass(frozen=True)
class Context:
    """What the check needs of a trial."""

    sandbox: Sandbox
    plan: Plan
    ledger: Ledger
    recorded: RecordedCalls

    def new_process(self) -> Sandbox:
        """Return a sandbox for the same target with one thread and one core."""
        return Sandbox(self.sandbox.target, self.sandbox.seconds, self.sandbox.gib, single=True)


def work_kind(case: Case) -> WorkKind:
    """Return how an implementation may share out the work of a case."""
    A, B = case.A, case.B
    if max(A.size, B.size) > LARGE_SIZE:
        return WorkKind.LARGE
    if A.shape == B.shape:
        return WorkKind.SAME_SHAPE
    if B.size == 1 < A.size:
        return WorkKind.ONE_DIVISOR
    return WorkKind.ONE_NUMERATOR if A.size == 1 < B.size else WorkKind.BROADCAST


def check_determinism(context: Context) -> None:
    """Repeat the recorded calls, the last one first. A different result refutes determinism."""
    calls = list(context.recorded.calls.values())
    if not calls:
        return
    try:
        with context.new_process() as sandbox:
            others = OtherTypeCalls(context.plan, possible=not registry.adapter_class(sandbox.target).one_type)
            for call in reversed(calls):
                before = others.call(sandbox, call.request)
                reply = sandbox.divide(call.request)
                context.ledger.count([DETERMINISM])
                if not is_same_result(context, call.digest, reply):
                    break
            else:
                return
    except UnavailableError as error:
        context.ledger.mark_unfinished(f"the target could not be started with one thread: {error}")
        return
    _record_smallest(context, call, reply, ((), before, tuple(others.last.values())))


def repeat_in_new_process(context: Context, request: Request) -> Reply:
    """Make a call, after the calls that it is to follow, in a new process with one thread and one core."""
    with context.new_process() as sandbox:
        for dtype, A, B in request.after or ():
            sandbox.divide(replace(request, A=A, B=B, dtype=dtype, repeat=1))
        return sandbox.divide(request)


def is_same_result(context: Context, first: int, reply: Reply) -> bool:
    """Whether a reply is the first result again, by the relation. `first` is a digest."""
    repeated = digest_of(reply, context.plan.element)
    variables = {behaviour.C_first: first, behaviour.C_again: -1 if repeated is None else repeated}
    return relations.behaviour_holds(context.plan.spec.requirements[DETERMINISM], variables)


def record_difference(context: Context, label: str, request: Request, reply: Reply, suffix: str = "") -> None:
    """Record that a repeated call had another result."""
    if request.after:
        suffix = f", after a call of {' and one of '.join(call.dtype for call in request.after)}"
    same_type = digest_of(reply, context.plan.element) is not None
    got = DIFFERENT_BYTES if same_type else f"{formatting.outcome(reply)}, in another process"
    name, expected = (NO_CRASH, "a value") if reply.fatal else (DETERMINISM, "the same bytes each time")
    context.ledger.refute(name, label, request, got + suffix, (expected,))


def digest_of(reply: Reply, element: ElementType) -> int | None:
    """Return a digest of a value of the right type, in which all NaNs are equal; None for any other reply."""
    if reply.result is None or reply.dtype != element.name:
        return None
    if element.kind == "real":
        return reply.digests[0] if reply.digests else None
    return int.from_bytes(digest(reply.result, element)[:8], "little")


def _record_smallest(
    context: Context, call: RecordedCall, reply: Reply, candidates: Sequence[tuple[PrecedingCall, ...]]
) -> None:
    """Record a difference with the first list of preceding calls that reproduces it, or with none."""
    with suppress(UnavailableError):
        for after in candidates:
            request = replace(call.request, after=after)
            if not is_same_result(context, call.digest, repeated := repeat_in_new_process(context, request)):
                record_difference(context, call.case.label, request, repeated)
                return
    record_difference(context, call.case.label, replace(call.request, after=None), reply, formatting.AFTER_ALL)


class OtherTypeCalls:
    """Calls of other types with the same shapes, made between the repeated calls.

    Before each repeated call come one of a type of another width, and one of a type of the same width: with the same
    bytes, if all their quotients are in its domain.
    """

    def __init__(self, plan: Plan, *, possible: bool) -> None:
        elements = [plan.spec.types[name] for name in plan.profile.types]
        others = [element for element in elements if element.kind != "real" and element.name != plan.element.name]
        groups = ([x for x in others if (x.width == plan.element.width) is same_width] for same_width in (False, True))
        possible = possible and plan.element.kind != "real"
        self._plans = [cycle([replace(plan, element=x) for x in group]) for group in groups if group and possible]
        self._crashing = set[str]()
        self.last = dict[str, PrecedingCall]()  # by type

    def call(self, sandbox: Sandbox, request: Request) -> tuple[PrecedingCall, ...]:
        """Make the next calls, and return those that the process survived. Their results are not judged."""
        calls = list[PrecedingCall]()
        for plan in map(next, self._plans):
            dtype = plan.element.name
            if dtype in self._crashing or len(self._crashing) >= MAX_CRASHING_TYPES:
                continue
            A, B = _operands_like(request, plan)
            reply = sandbox.divide(replace(request, A=A, B=B, dtype=dtype, repeat=1))
            if reply.fatal:
                self._crashing.add(dtype)
                calls.clear()  # the next call is the first of a new process
                self.last.clear()
            elif reply.status in (ReplyStatus.VALUE, ReplyStatus.ERROR):
                self.last[dtype] = PrecedingCall(dtype, A, B)
                calls.append(self.last[dtype])
        return tuple(calls)


def _operands_like(request: Request, plan: Plan) -> tuple[Array, Array]:
    """Return operands of the same shapes, of the type of `plan`: the same bytes if that is possible."""
    if request.A.dtype.itemsize * 8 == plan.element.width:
        A, B = (x.view(element_dtype(plan.element.name)) for x in (request.A, request.B))
        minimum = np.resize(special_values(plan.element)[:1], B.size)
        if plan.in_domain(minimum, B.ravel()).all():  # then every numerator is
            return A, B
    return plan.tiled(request.A.shape, request.B.shape)
