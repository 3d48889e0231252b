"""Index attribution: is a wrong element wrong as a value, or at its place?

A pair of operands whose quotient is wrong within a call is divided once more, alone. If it is wrong alone, the value is
wrong. If it is right alone, its place in the call is: the smallest call in which it is wrong is then looked for, and if
the wrong quotient is that of another pair of the call, an index is wrong.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.oracle import observations, relations
from vinculum.gate.results import formatting
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.budget import Budget
from vinculum.gate.trial.recorder import Ledger
from vinculum.gate.trial.shrink import in_lanes, smallest_failing
from vinculum_spec.requirement_ids import INDEX
from vinculum_spec.schema import ElementType, Requirement

MAX_SCANNED_PAIRS = 1 << 20  # pairs of operands of one call that are scanned for a quotient
FIRST_CANDIDATES, CANDIDATES = 4096, 256  # wrong elements of which the simplest is chosen: at first, and later
FILLER_PAIRS = 40
Triple = tuple[Array, Array, Array]
OnValues = Callable[[Case], list[Requirement]]  # the requirements that judge the values of a case


@dataclass(frozen=True)
class WrongElements:
    """The elements of a call that violate one requirement, and that one waiver covers, or none."""

    requirement: Requirement
    case: Case
    request: Request
    operands: Triple  # A, B and C, broadcast and flat
    wrong: Array  # indices into these
    shape: Shape  # of C
    waiver: str | None


@dataclass(frozen=True)
class Division:
    """One element: numerator, denominator and quotient, as arrays of one element, and its index in C."""

    a: Array
    b: Array
    c: Array
    index: Shape


@dataclass(frozen=True)
class WrongValue:
    """The pair has a wrong quotient alone, too."""

    request: Request
    reply: Reply


@dataclass(frozen=True)
class WrongPlace:
    """The pair has a right quotient alone."""

    reply: Reply


@dataclass(frozen=True)
class NoAnswer:
    """The pair alone gives no element of the type: an error, another shape, a crash."""

    reply: Reply


Outcome = WrongValue | WrongPlace | NoAnswer


class IndexAttribution:
    """Finds out, within the budget of a trial, why elements are wrong, and records an example."""

    def __init__(
        self, sandbox: Sandbox, ledger: Ledger, on_values: OnValues, budget: Budget, *, localise: bool
    ) -> None:
        self.sandbox, self.ledger, self.on_values = sandbox, ledger, on_values
        self.budget, self.localise, self.plan = budget, localise, ledger.plan
        self._last_request: Request | None = None  # the last one of which an element was tried alone

    def attribute(self, elements: WrongElements) -> None:
        """Try the simplest of the wrong elements alone, and record whether its value or its place is wrong."""
        if not self._may_try(elements):
            return
        division = self._simplest(elements)
        outcome = self._try_alone(elements, division)
        if isinstance(outcome, WrongValue):
            self._record_value(elements, outcome)
            return
        self.budget.index_searches += 1
        if not self._may_shrink(elements, division):
            return
        self._record_place(elements, *self._shrink(elements, division, outcome))

    def _is_recorded(self, elements: WrongElements) -> bool:
        """Whether an example is recorded that is no larger than this call."""
        recorded = self.ledger[elements.requirement.id].smallest_example(elements.waiver)
        return recorded is not None and elements.request.A.size + elements.request.B.size >= recorded.size

    def _is_complete(self, elements: WrongElements) -> bool:
        """Whether all that the call can show is recorded."""
        return self._is_recorded(elements) and (not elements.case.index_revealing or self._index_refuted)

    @property
    def _index_refuted(self) -> bool:
        return self.ledger[INDEX].all_failures > 0

    def _may_try(self, elements: WrongElements) -> bool:
        """Whether an element is worth a call of its own: no pair is recorded yet, and the budget permits."""
        key = elements.requirement.id, elements.waiver
        recorded = self.ledger[elements.requirement.id].smallest_example(elements.waiver)
        if not self.localise or (recorded is not None and recorded.index is not None and recorded.is_single_pair):
            return False
        self.budget.single_element_calls[key] += 1
        exhausted = self.budget.single_element_calls[key] > self.budget.MAX_SINGLE_ELEMENT_CALLS
        tried = self._is_recorded(elements) and self._last_request is elements.request
        if exhausted and (self._is_complete(elements) or tried):
            return False
        self._last_request = elements.request
        return True

    def _may_shrink(self, elements: WrongElements, division: Division) -> bool:
        """Whether the smallest call is worth a search: after many, only if it may show an index that is wrong."""
        if not self._is_recorded(elements) or self.budget.index_searches <= self.budget.MAX_SHRINK_SEARCHES:
            return True
        return not self._is_complete(elements) and self._is_quotient_of_call(
            elements.case, elements.request, division.c
        )

    def _simplest(self, elements: WrongElements) -> Division:
        """Return the wrong element with the shortest operands."""
        A, B, _ = elements.operands
        recorded = self.ledger[elements.requirement.id].smallest_example(elements.waiver)
        count = FIRST_CANDIDATES if recorded is None else CANDIDATES
        candidates = elements.wrong[candidate_indices(A[elements.wrong], B[elements.wrong], count)]
        first = min(candidates, key=lambda k: _simplicity(A[k], B[k]))
        a, b, c = (x[first : first + 1] for x in elements.operands)
        return Division(a, b, c, _index_of(elements.operands, elements.shape, (a, b, c)))

    def _try_alone(self, elements: WrongElements, division: Division) -> Outcome:
        """Divide one pair of the call alone."""
        request, (a, b) = elements.request, (division.a, division.b)
        attributes = self._elementwise_attributes(request)
        single = replace(request, A=a, B=b, attributes=attributes, layout="contiguous", repeat=1)
        reply = self.sandbox.divide(single)
        if self._is_wrong(elements.requirement, single, reply, 0):
            return WrongValue(single, reply)
        if reply.result is None or reply.dtype != self.plan.element.name or reply.shape != a.shape:
            return NoAnswer(reply)
        return WrongPlace(reply)

    def _shrink(
        self, elements: WrongElements, division: Division, outcome: WrongPlace | NoAnswer
    ) -> tuple[Request, Division, WrongPlace | NoAnswer]:
        """Look for the smallest call with a wrong element, and try that element alone."""
        request, requirement, waiver = elements.request, elements.requirement, elements.waiver
        if max(request.A.size, request.B.size) > self.budget.MAX_SHRINK_SIZE:
            return request, division, outcome
        any_wrong = partial(self._any_wrong, requirement, waiver)
        smallest, last = smallest_failing(self.sandbox, request, outcome.reply, any_wrong)
        if last.result is None or last is outcome.reply:
            return smallest, division, outcome
        first_wrong = self._first_wrong(requirement, waiver, smallest, last)
        first_outcome = self._try_alone(elements, first_wrong)
        if isinstance(first_outcome, WrongValue):
            self._record_value(elements, first_outcome)
            return request, division, outcome  # the first element is still wrong by its place
        return smallest, first_wrong, first_outcome

    def _record_value(self, elements: WrongElements, outcome: WrongValue) -> None:
        """Record a value that is wrong alone, and at which positions of a vector it is."""
        requirement, single = elements.requirement, outcome.request
        filler = self.plan.index_revealing_pairs(FILLER_PAIRS)
        lanes = in_lanes(self.sandbox, single, filler, lambda q, r, k: self._is_wrong(requirement, q, r, k))
        label, on_values = elements.case.label, self.on_values(elements.case)
        self.ledger.refute_element(requirement.id, label, single, outcome.reply, lanes, on_values, elements.waiver)

    def _record_place(
        self, elements: WrongElements, smallest: Request, division: Division, outcome: WrongPlace | NoAnswer
    ) -> None:
        """Record an element that is wrong only at its index.

        If another pair explains the quotient, record a wrong index too.
        """
        case, waiver, name = elements.case, elements.waiver, elements.requirement.id
        a, b, c = (formatting.decimal_and_bits(x[0]) for x in (division.a, division.b, division.c))
        accepted, text = formatting.expected(self.on_values(case), self.plan.element, division.a, division.b)
        if isinstance(outcome, NoAnswer):
            got = f"{c} for {a} / {b}; alone: {formatting.outcome(outcome.reply)}"
            self.ledger.keep(name, case.label, smallest, got, text, index=division.index, waiver=waiver)
            return
        ulps = formatting.ulps(self.plan.element, division.c[0], accepted)
        got = f"{c} for {a} / {b}, which alone is right"
        self.ledger.keep(name, case.label, smallest, got, text, index=division.index, ulps=ulps, waiver=waiver)
        if case.index_revealing and self._is_quotient_of_call(case, smallest, division.c):
            of_call = self.ledger.cover.covers_call(INDEX, smallest)
            shared: dict[str, Any] = {"failures": 1, "index": division.index, "ulps": ulps, "waiver": of_call}
            self.ledger.keep(INDEX, case.label, smallest, got, text, **shared)

    def _is_quotient_of_call(self, case: Case, request: Request, c: Array) -> bool:
        """Whether some pair of the call has this quotient: if none has, no wrong index explains it."""
        A, B = (_distinct(x, self.plan.element) for x in (request.A, request.B))
        if A.size * B.size > MAX_SCANNED_PAIRS:
            return True
        A, B = np.repeat(A, B.size), np.tile(B, A.size)
        element = self.plan.element
        observed = observations.observe(A, B, np.repeat(c, A.size), element)
        right = self.plan.in_domain(A, B)
        for requirement in self.on_values(case):
            applying = relations.domain(requirement, element, observed) & right
            right &= ~relations.violations(requirement, element, observed, applying)
        return bool(right.any())

    def _first_wrong(self, requirement: Requirement, waiver: str | None, request: Request, reply: Reply) -> Division:
        assert reply.result is not None
        (A, B), C = _broadcast_flat(request), reply.result.ravel()
        k = int(np.argmax(self._wrong_of(requirement, waiver, request, C)))
        return Division(A[k : k + 1], B[k : k + 1], C[k : k + 1], (k,))

    def _wrong_of(self, requirement: Requirement, waiver: str | None, request: Request, C: Array) -> Array:
        """Which elements are wrong and covered by this waiver, or by none."""
        (A, B), element = _broadcast_flat(request), self.plan.element
        wrong = ~relations.holds(requirement, element, observations.observe(A, B, C, element))
        return wrong & self.ledger.cover.is_covered(requirement.id, request.path, A, B, waiver)

    def _any_wrong(self, requirement: Requirement, waiver: str | None, request: Request, reply: Reply) -> bool:
        shape = np.broadcast_shapes(request.A.shape, request.B.shape)
        if reply.result is None or reply.result.shape != shape:
            return False
        return bool(self._wrong_of(requirement, waiver, request, reply.result.ravel()).any())

    def _is_wrong(self, requirement: Requirement, request: Request, reply: Reply, k: int) -> bool:
        if reply.result is None or reply.result.size != request.A.size or reply.dtype != self.plan.element.name:
            return False
        a, b, c = (x.ravel()[k : k + 1] for x in (request.A, request.B, reply.result))
        return not relations.holds(
            requirement, self.plan.element, observations.observe(a, b, c, self.plan.element)
        ).all()

    def _elementwise_attributes(self, request: Request) -> dict[str, Any]:
        """Return the attributes without those about shapes, which a single element does not need."""
        return {k: v for k, v in request.attributes.items() if k not in (self.plan.profile.shape.by, "axis")}


def candidate_indices(A: Array, B: Array, count: int) -> Array:
    """Return indices of up to so many elements from everywhere; of integers also of those nearest to 0."""
    candidates = np.linspace(0, A.size - 1, count).astype(int)
    if A.dtype.kind in "iu" and A.size > count:
        magnitudes = np.maximum(*(np.abs(x.astype(np.float64)) for x in (A, B)))
        candidates = np.concatenate([candidates, np.argpartition(magnitudes, count)[:count]])
    return np.unique(candidates)


def _simplicity(a: Any, b: Any) -> tuple[Any, ...]:
    """Sort key: short numbers first, then positive ones, then small ones. They are easier to follow."""
    texts = formatting.decimal(a), formatting.decimal(b)
    return sum(map(len, texts)), sum(text.startswith("-") for text in texts), max(abs(float(x)) for x in (a, b))


def _index_of(operands: Triple, shape: Shape, division: Triple) -> Shape:
    """Return the index in C of the first pair of operands with this quotient, compared by bits."""
    same = np.ones(operands[0].size, dtype=bool)
    for x, one in zip(operands, division, strict=True):
        words = x.dtype if x.dtype == np.dtype(object) else f"u{x.dtype.itemsize}"
        same &= x.view(words) == one.view(words)
    return tuple(int(k) for k in np.unravel_index(int(np.argmax(same)), shape))


def _distinct(array: Array, element: ElementType) -> Array:
    """Return one element for each bit pattern."""
    flat = array.ravel()
    return flat[np.unique(relations.patterns(flat, element), return_index=True)[1]]


def _broadcast_flat(request: Request) -> tuple[Array, Array]:
    """Return the operands of each element of C, for vectors of one length, or one operand of one element."""
    A, B = np.broadcast_arrays(request.A, request.B)
    return A.ravel(), B.ravel()
