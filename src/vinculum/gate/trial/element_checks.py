"""Judges the elements of a result, and finds out whether a wrong one is wrong by itself or by its place."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.shapes.shape_pairs import Shape, align, broadcast_operand, rule_of
from vinculum.gate.oracle import relations
from vinculum.gate.oracle.verdict_cache import Mask, VerdictCache, distinct_divisions
from vinculum.gate.results import formatting
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.recorder import Ledger
from vinculum.gate.trial.shrink import in_lanes, smallest_failing
from vinculum_spec.relations import tensor
from vinculum_spec.requirement_ids import INDEX, SHAPE_PLACEMENT
from vinculum_spec.schema import ElementType, Requirement

# Searches for the smallest operands at which a place is wrong; then in smaller calls only, once all that fails is shown.
SEARCHES = 24
# Calls of which it is looked whether an element that is wrong is so by itself, of one requirement; then likewise, and of one
# requirement that a call violates.
ALONE = 100
WORTH = 1 << 13  # elements of the largest call of which a part is looked for that is wrong too
SOME = 1 << 12  # pairs that are looked at in one go, where one is looked for
MOST_PAIRS = 1 << 20  # of operands of one call that are looked through for a quotient
Memory = dict[tuple[str, ...], VerdictCache]  # by element type, and what it is judged by
Triple = tuple[Array, Array, Array]
Place = Callable[[Array, Array, Array], Shape]


class Elements:
    """The part of a trial that looks at values. `memory` has what was judged before, under other profiles too."""

    def __init__(self, sandbox: Sandbox, ledger: Ledger, memory: Memory, *, localise: bool = True) -> None:
        self.sandbox, self.ledger, self.memory, self.localise = sandbox, ledger, memory, localise
        self.plan = ledger.plan
        self.values = [r for r in self.plan.applicable if r.kind == "value"]
        self.searches = 0
        self.alone = Counter[tuple[str, str | None]]()
        self.looked: Request | None = None  # of which an element was asked for alone

    def judge(self, case: Case, request: Request, reply: Reply) -> bool:
        """Shape first, then every element by every relation on values. Whether all of it is right."""
        plan = self.plan
        identifier = self.shape_requirement(case)
        rule, axis = rule_of(plan.spec, identifier), case.attributes.get("axis")
        relation = plan.spec.requirements[identifier].relation_name
        names = [r.id for r in plan.applicable if r.relation_name == relation and constrained(r) in (None, "C")]
        names += [SHAPE_PLACEMENT] if SHAPE_PLACEMENT in self.ledger and rule in ("limited", "pdpd") else []
        self.ledger.count(names)
        axes = align(rule, case.A.shape, case.B.shape, axis) or ()
        if not tensor.shapes_hold(rule, case.A.shape, case.B.shape, reply.shape, axis):
            fitting = _fitting(axes)
            known = tensor.shapes_hold(rule, case.A.shape, case.B.shape, fitting, axis)
            wanted = f"shape {list(fitting)}" if known else f"a shape by rule {rule}"
            for name in names:
                self.ledger.refute(name, case.label, request, f"shape {list(reply.shape)}", (wanted,))
            return False
        assert reply.result is not None, "it has the shape, so that its elements came too"
        A, B = _spread(case, reply.shape, axes)
        return self._relations(case, request, (A, B, reply.result.ravel()), reply.shape)

    def some_within(self, case: Case) -> bool:
        """Whether any pair that meets, of shapes that fit, is within the domain."""
        rule = rule_of(self.plan.spec, self.shape_requirement(case))
        axes = align(rule, case.A.shape, case.B.shape, case.attributes.get("axis"))
        if axes is None:
            return False
        A, B = _spread(case, _fitting(axes), axes)
        return any(self.plan.in_domain(A[k : k + SOME], B[k : k + SOME]).any() for k in range(0, A.size, SOME))

    def shape_requirement(self, case: Case) -> str:
        """The requirement that rules how the shapes of this case meet."""
        profile = self.plan.profile
        return profile.shape.requirement(self.plan.element.kind, profile.complete(case.attributes))

    def _relations(self, case: Case, request: Request, operands: Triple, shape: Shape) -> bool:
        """Judge every element by every requirement on values. Returns whether all are right."""
        requirements, size = self.on_values(case), operands[0].size
        evaluate = partial(self._judge, requirements)
        if self.plan.element.kind == "real":
            first, times = np.arange(size), np.ones(size, dtype=np.intp)
            applying, wrong = evaluate(*operands)
        else:
            first, times = distinct_divisions(*operands)
            A, B, C = (x[first] for x in operands)
            applying, wrong = self._verdict_cache(requirements).verdicts(A, B, C, evaluate)
        if case.index_revealing:
            self.ledger.count([INDEX], size)
        right = True
        for k, requirement in enumerate(requirements):
            self.ledger.count([requirement.id], int(times[applying[k]].sum()))
            if wrong[k].any():
                right, where, often = False, first[wrong[k]], times[wrong[k]]
                self._wrong(requirement, case, request, operands, where, often, partial(_place, operands, shape))
        return right

    def _verdict_cache(self, requirements: list[Requirement]) -> VerdictCache:
        names = (self.plan.element.name, *(r.id for r in self.plan.conditions), "", *(r.id for r in requirements))
        if names not in self.memory:
            self.memory[names] = VerdictCache(len(requirements))
        return self.memory[names]

    def _judge(self, requirements: list[Requirement], A: Array, B: Array, C: Array) -> tuple[Mask, Mask]:
        """For each requirement, to which of these divisions it applies, and which of these violate it."""
        applying, wrong = np.zeros((2, len(requirements), A.size), dtype=bool)
        if A.size:
            element, inside = self.plan.element, self.plan.in_domain(A, B)
            observed = relations.observe(A, B, C, element)
            for k, requirement in enumerate(requirements):
                applying[k] = relations.domain(requirement, element, observed) & inside
                wrong[k] = relations.violations(requirement, element, observed, applying[k])
        return applying, wrong

    def on_values(self, case: Case) -> list[Requirement]:
        """The requirements on values, but those for a rounding that the attributes did not ask for."""
        choice, rounding = self.plan.profile.rounding, self._rounding(case)
        others = set(choice.all("int")) - {rounding} if choice is not None and rounding is not None else set()
        return [requirement for requirement in self.values if requirement.id not in others]

    def chosen(self, case: Case) -> list[str]:
        """The requirements on values for the rounding that the attributes ask for, where it is not that of the default."""
        usual, asked = self._rounding(replace(case, attributes={})), self._rounding(case)
        return [asked] if asked is not None and asked != usual else []

    def _rounding(self, case: Case) -> str | None:
        profile, element = self.plan.profile, self.plan.element
        if element.kind != "int" or profile.rounding is None:
            return None
        return profile.rounding.requirement(element.kind, profile.complete(case.attributes))

    def _wrong(
        self,
        requirement: Requirement,
        case: Case,
        request: Request,
        operands: Triple,
        wrong: Array,
        times: Array,
        place: Place,
    ) -> None:
        """Those that a waiver covers and those that none does, each for itself: the ones must not hide the others."""
        A, B = (x[wrong] for x in operands[:2])
        for waiver, part in self.ledger.cover.parts(requirement.id, request.path, A, B).items():
            self.ledger[requirement.id].count_failures(int(times[part].sum()), waiver)
            self._pinpoint(requirement, case, request, operands, wrong[part], place, waiver)

    def _pinpoint(
        self,
        requirement: Requirement,
        case: Case,
        request: Request,
        operands: Triple,
        wrong: Array,
        place: Place,
        waiver: str | None,
    ) -> None:
        """The simplest of the wrong elements: alone, if it is wrong alone. If it is right alone, its place is wrong."""
        known = self.ledger[requirement.id].smallest_example(waiver)
        if not self.localise or (known is not None and known.index is not None and known.is_single_pair):
            return
        shown = known is not None and request.A.size + request.B.size >= known.size
        enough = shown and (not case.index_revealing or self.ledger[INDEX].all_failures > 0)
        self.alone[requirement.id, waiver] += 1
        often = self.alone[requirement.id, waiver] > ALONE
        if often and (enough or (shown and self.looked is request)):
            return
        self.looked = request
        few = wrong[_few(operands[0][wrong], operands[1][wrong], 4096 if known is None else 256)]
        first = min(few, key=lambda k: _simplicity(*(x[k] for x in operands[:2])))
        a, b, c = (x[first : first + 1] for x in operands)
        reply = self._alone(requirement, case, request, a, b, waiver)
        if reply is None:
            return
        self.searches += 1
        if shown and self.searches > SEARCHES and (enough or not self._mixed_up(case, request, c)):
            return
        smallest, index = request, place(a, b, c)
        if max(request.A.size, request.B.size) <= WORTH:
            bad = partial(self._some_wrong, requirement, waiver)
            smallest, last = smallest_failing(self.sandbox, request, reply, bad)
            if last.result is not None and last is not reply:
                another = self._first_wrong(requirement, waiver, smallest, last)
                by_itself = self._alone(requirement, case, request, *another[:2], waiver)
                if by_itself is None:
                    smallest = request  # what was found in it is shown; the first is still wrong by its place
                else:
                    (a, b, c, index), reply = another, by_itself
        accepted, text = formatting.expected(self.on_values(case), self.plan.element, a, b)
        steps = formatting.ulps(self.plan.element, c[0], accepted)
        got = f"{formatting.decimal_and_bits(c[0])} for {formatting.decimal_and_bits(a[0])} / {formatting.decimal_and_bits(b[0])}"
        if reply.result is None or reply.dtype != self.plan.element.name or reply.shape != a.shape:
            said = f"{got}; alone: {formatting.outcome(reply)}"
            self.ledger.keep(requirement.id, case.label, smallest, said, text, index=index, waiver=waiver)
            return
        said = f"{got}, which alone is right"
        self.ledger.keep(requirement.id, case.label, smallest, said, text, index=index, ulps=steps, waiver=waiver)
        if case.index_revealing and self._mixed_up(case, smallest, c):
            whole = self.ledger.cover.covers_call(INDEX, smallest)
            self.ledger.keep(INDEX, case.label, smallest, said, text, failures=1, index=index, ulps=steps, waiver=whole)

    def _alone(
        self, requirement: Requirement, case: Case, request: Request, a: Array, b: Array, waiver: str | None
    ) -> Reply | None:
        """What comes of one pair of a call alone; nothing more to look for where that is wrong: it is shown then."""
        single = replace(request, A=a, B=b, attributes=self._elementwise(request), layout="contiguous", repeat=1)
        reply = self.sandbox.divide(single)
        if not self._is_wrong(requirement, single, reply, 0):
            return reply
        filler = self.plan.index_revealing_pairs(40)
        lanes = in_lanes(self.sandbox, single, filler, lambda q, r, k: self._is_wrong(requirement, q, r, k))
        self.ledger.refute_element(requirement.id, case.label, single, reply, lanes, self.on_values(case), waiver)
        return None

    def _mixed_up(self, case: Case, request: Request, c: Array) -> bool:
        """Whether this quotient is that of some pair of the call: if not, none of its indices explains it."""
        A, B = (_distinct(x, self.plan.element) for x in (request.A, request.B))
        if A.size * B.size > MOST_PAIRS:
            return True
        A, B = np.repeat(A, B.size), np.tile(B, A.size)
        seen, element = relations.observe(A, B, np.repeat(c, A.size), self.plan.element), self.plan.element
        right = self.plan.in_domain(A, B)
        for requirement in self.on_values(case):
            right &= ~relations.violations(
                requirement, element, seen, relations.domain(requirement, element, seen) & right
            )
        return bool(right.any())

    def _first_wrong(
        self, requirement: Requirement, waiver: str | None, request: Request, reply: Reply
    ) -> tuple[Array, Array, Array, Shape]:
        assert reply.result is not None
        (A, B), C = _flat(request), reply.result.ravel()
        k = int(np.argmax(self._wrong_of(requirement, waiver, request, C)))
        return A[k : k + 1], B[k : k + 1], C[k : k + 1], (k,)

    def _wrong_of(self, requirement: Requirement, waiver: str | None, request: Request, C: Array) -> Array:
        """Which elements are wrong and of this waiver, or of none."""
        (A, B), element = _flat(request), self.plan.element
        wrong = ~relations.holds(requirement, element, relations.observe(A, B, C, element))
        return wrong & self.ledger.cover.is_covered(requirement.id, request.path, A, B, waiver)

    def _elementwise(self, request: Request) -> dict[str, Any]:
        """The attributes of `request` but for those about shapes: a single element needs none."""
        return {k: v for k, v in request.attributes.items() if k not in (self.plan.profile.shape.by, "axis")}

    def _is_wrong(self, requirement: Requirement, request: Request, reply: Reply, k: int) -> bool:
        if reply.result is None or reply.result.size != request.A.size or reply.dtype != self.plan.element.name:
            return False
        a, b, c = (x.ravel()[k : k + 1] for x in (request.A, request.B, reply.result))
        return not relations.holds(requirement, self.plan.element, relations.observe(a, b, c, self.plan.element)).all()

    def _some_wrong(self, requirement: Requirement, waiver: str | None, request: Request, reply: Reply) -> bool:
        shape = np.broadcast_shapes(request.A.shape, request.B.shape)
        if reply.result is None or reply.result.shape != shape:
            return False
        return bool(self._wrong_of(requirement, waiver, request, reply.result.ravel()).any())


def constrained(requirement: Requirement) -> str | None:
    """The tensor that a SONNX constraint is written on: its name stands in the identifier."""
    _, marked, rest = requirement.id.partition("_CONSTR_")
    return rest[0] if marked else None


def _place(operands: Triple, shape: Shape, *element: Array) -> Shape:
    """Where in C the first such pair of operands has this quotient, bit by bit."""
    same = np.ones(operands[0].size, dtype=bool)
    for x, one in zip(operands, element, strict=True):
        words = x.dtype if x.dtype == np.dtype(object) else f"u{x.dtype.itemsize}"
        same &= x.view(words) == one.view(words)
    return tuple(int(k) for k in np.unravel_index(int(np.argmax(same)), shape))


def _distinct(array: Array, element: ElementType) -> Array:
    """Each bit pattern of it once."""
    flat = array.ravel()
    return flat[np.unique(relations.patterns(flat, element), return_index=True)[1]]


def _flat(request: Request) -> tuple[Array, Array]:
    """The operands of each element of C, where they are vectors as long, or one of them has one element."""
    A, B = np.broadcast_arrays(request.A, request.B)
    return A.ravel(), B.ravel()


def _fitting(axes: Sequence[tensor.Axis]) -> Shape:
    """The shape of C."""
    return tuple(k.b if k.a == 1 else k.a for k in axes)


def _spread(case: Case, shape: Shape, axes: Sequence[tensor.Axis]) -> tuple[Array, Array]:
    """The operands of each element of C."""
    return broadcast_operand(case.A, shape, tuple(k.a for k in axes)), broadcast_operand(
        case.B, shape, tuple(k.b for k in axes)
    )


def _few(A: Array, B: Array, count: int) -> Array:
    """Indices of some of these elements, from everywhere; of integers also those that are nearest to 0."""
    some = np.linspace(0, A.size - 1, count).astype(int)
    if A.dtype.kind in "iu" and A.size > count:
        sizes = np.maximum(*(np.abs(x.astype(np.float64)) for x in (A, B)))
        some = np.concatenate([some, np.argpartition(sizes, count)[:count]])
    return np.unique(some)


def _simplicity(a: Any, b: Any) -> tuple[Any, ...]:
    """Short numbers first, then small ones: they are easier to follow."""
    texts = formatting.decimal(a), formatting.decimal(b)
    return sum(map(len, texts)), sum(text.startswith("-") for text in texts), max(abs(float(x)) for x in (a, b))
