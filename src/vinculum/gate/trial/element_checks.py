"""Checks of the shape and the elements of a result."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.shapes.shape_pairs import Shape, align, broadcast_operand, rule_of
from vinculum.gate.oracle import observations, relations
from vinculum.gate.oracle.compiled import CompiledOracle, oracle_for
from vinculum.gate.oracle.verdict_cache import Mask, VerdictCache, distinct_divisions
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.budget import Budget
from vinculum.gate.trial.index_attribution import IndexAttribution, Triple, WrongElements
from vinculum.gate.trial.recorder import Ledger
from vinculum_spec.atlas.full import with_least_value
from vinculum_spec.relations import tensor
from vinculum_spec.requirement_ids import INDEX, SHAPE_PLACEMENT
from vinculum_spec.schema import Requirement

SCAN_BLOCK = 1 << 12  # pairs that are examined at once while one in the domain is looked for
Judging = tuple[Requirement, ...]  # the requirements that judge the values of a case
VerdictCaches = dict[tuple[str, Judging, Judging], VerdictCache]  # by element type, conditions and requirements


class OracleDisagreementError(Exception):
    """The compiled oracle and the relations disagree on a call.

    This is a defect of the gate, so neither is trusted.
    """


class ElementChecks:
    """Judges results of one trial. `caches` has verdicts of earlier divisions, under other profiles too."""

    def __init__(
        self, sandbox: Sandbox, ledger: Ledger, caches: VerdictCaches, budget: Budget, *, localise: bool = True
    ) -> None:
        self.ledger, self.caches, self.localise = ledger, caches, localise
        self.plan = ledger.plan
        self._oracles = dict[Judging, CompiledOracle | None]()
        self.values = [with_least_value(r, self.plan.element) for r in self.plan.applicable if r.kind == "value"]
        self.attribution = IndexAttribution(sandbox, ledger, self.on_values, budget, localise=localise)

    def judge(self, case: Case, request: Request, reply: Reply) -> bool:
        """Judge the shape, then every element by every requirement on values. Whether all is right."""
        plan = self.plan
        identifier = self.shape_requirement(case)
        rule, axis = rule_of(plan.spec, identifier), case.attributes.get("axis")
        relation = plan.spec.requirements[identifier].relation_name
        names = [r.id for r in plan.applicable if r.relation_name == relation and constrained_tensor(r) in (None, "C")]
        names += [SHAPE_PLACEMENT] if SHAPE_PLACEMENT in self.ledger and rule in ("limited", "pdpd") else []
        self.ledger.count(names)
        axes = align(rule, case.A.shape, case.B.shape, axis) or ()
        if not tensor.shapes_hold(rule, case.A.shape, case.B.shape, reply.shape, axis):
            shape = _broadcast_shape(axes)
            exact = tensor.shapes_hold(rule, case.A.shape, case.B.shape, shape, axis)
            expected = f"shape {list(shape)}" if exact else f"a shape by rule {rule}"
            for name in names:
                self.ledger.refute(name, case.label, request, f"shape {list(reply.shape)}", (expected,))
            return False
        assert reply.result is not None, "a result of this shape is not too large to transfer"
        A, B = _broadcast_operands(case, reply.shape, axes)
        return self._judge_values(case, request, (A, B, reply.result.ravel()), reply.shape)

    def any_in_domain(self, case: Case) -> bool:
        """Whether the shapes fit and some pair of elements that meet is in the domain."""
        rule = rule_of(self.plan.spec, self.shape_requirement(case))
        axes = align(rule, case.A.shape, case.B.shape, case.attributes.get("axis"))
        if axes is None:
            return False
        A, B = _broadcast_operands(case, _broadcast_shape(axes), axes)
        blocks = (slice(k, k + SCAN_BLOCK) for k in range(0, A.size, SCAN_BLOCK))
        return any(self.plan.in_domain(A[block], B[block]).any() for block in blocks)

    def shape_requirement(self, case: Case) -> str:
        """Return the requirement on how the shapes of this case combine."""
        profile = self.plan.profile
        return profile.shape.requirement(self.plan.element.kind, profile.complete(case.attributes))

    def on_values(self, case: Case) -> list[Requirement]:
        """Return the requirements on values, without those for a rounding that the attributes do not select."""
        choice, rounding = self.plan.profile.rounding, self._rounding(case)
        others = set(choice.all("int")) - {rounding} if choice is not None and rounding is not None else set()
        return [requirement for requirement in self.values if requirement.id not in others]

    def selected_by_attributes(self, case: Case) -> list[str]:
        """Return the requirements on values for the rounding that the attributes select.

        If that is the default rounding, there are none.
        """
        default, rounding = self._rounding(replace(case, attributes={})), self._rounding(case)
        return [rounding] if rounding is not None and rounding != default else []

    def _judge_values(self, case: Case, request: Request, operands: Triple, shape: Shape) -> bool:
        """Judge every element by every requirement on values. Returns whether all are right."""
        requirements, counts = self.on_values(case), None
        if case.index_revealing:
            self.ledger.count([INDEX], operands[0].size)
        judging = tuple(requirements)
        if judging not in self._oracles:
            self._oracles[judging] = self._compiled_oracle(judging)
        oracle = self._oracles[judging]
        if oracle is not None:
            counts = _count(oracle, operands)
            if not any(counts[1]):
                for requirement, applies in zip(requirements, counts[0], strict=True):
                    self.ledger.count([requirement.id], applies)
                return True
        first, times, applying, wrong = self._verdicts(requirements, operands)
        found = [[int(times[mask].sum()) for mask in masks] for masks in (applying, wrong)]
        if counts is not None and found != counts:
            raise OracleDisagreementError(f"compiled {counts}, interpreted {found} for {case.label!r}")
        for requirement, applies, mask in zip(requirements, found[0], wrong, strict=True):
            self.ledger.count([requirement.id], applies)
            if mask.any():
                elements = WrongElements(requirement, case, request, operands, first[mask], shape, None)
                self._record_wrong(elements, times[mask])
        return not wrong.any()

    def _compiled_oracle(self, judging: Judging) -> CompiledOracle | None:
        """Return the compiled oracle for these requirements; None without a compiler or a wide C type."""
        if self.plan.element.kind == "real":
            return None
        oracle = oracle_for(self.plan.element, judging, self.plan.conditions)
        return oracle if isinstance(oracle, CompiledOracle) else None

    def _verdicts(self, requirements: list[Requirement], operands: Triple) -> tuple[Array, Array, Mask, Mask]:
        """Judge elements by the relations as they stand.

        Returns indices of elements that stand for all, how many each stands for, and for each requirement which of them
        it applies to and which violate it.
        """
        evaluate = partial(self._evaluate, requirements)
        if not relations.needs_python_integers(self.plan.element):
            size = operands[0].size
            return np.arange(size), np.ones(size, dtype=np.intp), *evaluate(*operands)
        first, times = distinct_divisions(*operands)
        A, B, C = (x[first] for x in operands)
        return first, times, *self._verdict_cache(requirements).verdicts(A, B, C, evaluate)

    def _verdict_cache(self, requirements: list[Requirement]) -> VerdictCache:
        key = self.plan.element.name, self.plan.conditions, tuple(requirements)
        if key not in self.caches:
            self.caches[key] = VerdictCache(len(requirements))
        return self.caches[key]

    def _evaluate(self, requirements: list[Requirement], A: Array, B: Array, C: Array) -> tuple[Mask, Mask]:
        """Return, for each requirement, which divisions it applies to and which of them violate it."""
        applying, wrong = np.zeros((2, len(requirements), A.size), dtype=bool)
        if A.size:
            element, in_domain = self.plan.element, self.plan.in_domain(A, B)
            observed = observations.observe(A, B, C, element)
            for k, requirement in enumerate(requirements):
                applying[k] = relations.domain(requirement, element, observed) & in_domain
                wrong[k] = relations.violations(requirement, element, observed, applying[k])
        return applying, wrong

    def _rounding(self, case: Case) -> str | None:
        profile, element = self.plan.profile, self.plan.element
        if element.kind != "int" or profile.rounding is None:
            return None
        return profile.rounding.requirement(element.kind, profile.complete(case.attributes))

    def _record_wrong(self, elements: WrongElements, times: Array) -> None:
        """Record wrong elements by the waiver that covers them, so that waived ones do not hide the others."""
        A, B = (x[elements.wrong] for x in elements.operands[:2])
        name, path = elements.requirement.id, elements.request.path
        for waiver, part in self.ledger.cover.parts(name, path, A, B).items():
            self.ledger[name].count_failures(int(times[part].sum()), waiver)
            self.attribution.attribute(replace(elements, wrong=elements.wrong[part], waiver=waiver))


def constrained_tensor(requirement: Requirement) -> str | None:
    """Return the tensor that a SONNX constraint is stated of, which its identifier names."""
    _, marker, rest = requirement.id.partition("_CONSTR_")
    return rest[0] if marker else None


def _count(oracle: CompiledOracle, operands: Triple) -> list[list[int]]:
    """For each requirement, count the elements it applies to, and those that violate it."""
    A, B, C = (np.ascontiguousarray(x) for x in operands)
    in_domain = oracle.in_domain(A, B)
    if not in_domain.all():
        A, B, C = (x[in_domain] for x in (A, B, C))
    return [counts.tolist() for counts in oracle.count(A, B, C)]


def _broadcast_shape(axes: Sequence[tensor.Axis]) -> Shape:
    return tuple(k.b if k.a == 1 else k.a for k in axes)


def _broadcast_operands(case: Case, shape: Shape, axes: Sequence[tensor.Axis]) -> tuple[Array, Array]:
    """Return the operands of each element of C."""
    A = broadcast_operand(case.A, shape, tuple(k.a for k in axes))
    return A, broadcast_operand(case.B, shape, tuple(k.b for k in axes))
