"""Oracles for many elements at a time: the relations compiled from C, or evaluated with NumPy.

NumPy serves where there is no compiler.

Trusted for: every verdict of an exhaustive sweep, and elsewhere that nothing is wrong with a call; where it finds a
violation, the relations as they stand decide. The proof COMPILED_JUDGE compares the two on all pairs of 8-bit types.
"""

import ctypes
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from vinculum._util.c_compiler import CompilerError, load
from vinculum._util.types import Array
from vinculum.gate.oracle import observations, relations
from vinculum.gate.oracle.c_source import TooWideError, source
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType, Requirement

Counts = npt.NDArray[np.uint64]
Mask = npt.NDArray[np.bool_]


class Oracle(Protocol):
    """Checks flat arrays against requirements. An A of one element is the numerator of all quotients.

    `name` is the way it computes, `identity` a hash of the requirements as it evaluates them.
    """

    name: str
    identity: str

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: the number of elements in its domain, and the number of those that violate it."""
        ...

    def in_domain(self, A: Array, B: Array) -> Mask:
        """Where all conditions on operands hold."""
        ...

    def count_same_domain(self, A: Array, B: Array, in_domain: Mask) -> int:
        """Return how many numerators from A[0] on, without a gap, have exactly the domain `in_domain` over B."""
        ...


@dataclass(frozen=True)
class RequirementSet:
    """What an oracle checks: requirements on results, and conditions on operands, of one element type."""

    element: ElementType
    requirements: tuple[Requirement, ...]
    conditions: tuple[Requirement, ...]


class CompiledOracle:
    """Evaluates the C that `c_source` prints. Raises CompilerError or TooWideError."""

    name = "compiled"

    def __init__(self, checked: RequirementSet) -> None:
        statements = [requirement.relation for requirement in checked.requirements]
        text = source(checked.element, statements, [_condition(r) for r in checked.conditions])
        self.identity = hashlib.sha256(text.encode()).hexdigest()
        self._library, self._size = load(text), len(statements)
        for function in (self._library.count, self._library.judge, self._library.inside):
            function.restype = None
        self._library.alike.restype = ctypes.c_size_t

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: the number of elements in its domain, and the number of those that violate it."""
        applies, violations = np.zeros(self._size, np.uint64), np.zeros(self._size, np.uint64)
        self._library.count(*_arguments(A, B, C), *_pointers(applies, violations))
        return applies, violations

    def violation_masks(self, A: Array, B: Array, C: Array) -> npt.NDArray[np.uint32]:
        """Return a mask for each element: bit k is set where the element violates requirement k."""
        masks = np.zeros(B.size, np.uint32)
        self._library.judge(*_arguments(A, B, C), *_pointers(masks))
        return masks

    def in_domain(self, A: Array, B: Array) -> Mask:
        """Where all conditions on operands hold."""
        masks = np.empty(B.size, np.uint8)
        self._library.inside(*_arguments(A, B), *_pointers(masks))
        return masks.view(np.bool_)

    def count_same_domain(self, A: Array, B: Array, in_domain: Mask) -> int:
        """Return how many numerators from A[0] on, without a gap, have exactly the domain `in_domain` over B."""
        if B.size != in_domain.size or not all(x.flags.c_contiguous for x in (A, B, in_domain)):
            raise ValueError("there are as many masks as denominators, and all are contiguous")
        a, b, masks = _pointers(A, B, in_domain)
        return int(self._library.alike(ctypes.c_size_t(A.size), a, ctypes.c_size_t(B.size), b, masks))


class InterpretedOracle:
    """Evaluates `gate.oracle.relations`; slower than the compiled oracle by two orders of magnitude."""

    name = "NumPy"

    def __init__(self, checked: RequirementSet) -> None:
        self._checked = checked
        text = repr([(r.id, r.relation) for r in (*checked.requirements, *checked.conditions)])
        self.identity = hashlib.sha256(text.encode()).hexdigest()

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: the number of elements in its domain, and the number of those that violate it."""
        element = self._checked.element
        observed = observations.observe(np.broadcast_to(A, B.shape), B, C, element)
        applies = [relations.domain(r, element, observed) for r in self._checked.requirements]
        violations = [
            relations.violations(r, element, observed, where)
            for r, where in zip(self._checked.requirements, applies, strict=True)
        ]
        return _sums(applies), _sums(violations)

    def in_domain(self, A: Array, B: Array) -> Mask:
        """Where all conditions on operands hold."""
        mask = np.ones(B.size, dtype=bool)
        for requirement in self._checked.conditions:
            mask &= relations.condition(requirement, self._checked.element, np.broadcast_to(A, B.shape), B)
        return mask

    def count_same_domain(self, A: Array, B: Array, in_domain: Mask) -> int:
        """Return how many numerators from A[0] on, without a gap, have exactly the domain `in_domain` over B."""
        return sum(1 for _ in takewhile(lambda k: (self.in_domain(A[k : k + 1], B) == in_domain).all(), range(A.size)))


@cache
def oracle_for(
    element: ElementType,
    requirements: tuple[Requirement, ...],
    conditions: tuple[Requirement, ...],
    *,
    compile_it: bool = True,
) -> Oracle:
    """Return the oracle for requirements and conditions.

    It is the compiled one if there is a compiler.
    """
    checked = RequirementSet(element, requirements, conditions)
    if compile_it:
        try:
            return CompiledOracle(checked)
        except (CompilerError, TooWideError):
            pass
    return InterpretedOracle(checked)


def _condition(requirement: Requirement) -> Relation:
    """A condition holds where its `holds` does, whatever its domain.

    `relations.condition` reads it the same way.
    """
    from sympy import true

    return Relation(true, requirement.relation.holds, requirement.relation.parameters)


def _arguments(A: Array, *others: Array) -> list[Any]:
    size, width = others[0].size, A.dtype.itemsize
    if A.size not in (1, size) or any(x.size != size for x in others):
        raise ValueError("there are as many elements of each, or one numerator")
    if any(x.dtype.itemsize != width or not x.flags.c_contiguous for x in (A, *others)):
        raise ValueError("operands and result are contiguous, and of one type")
    return [ctypes.c_size_t(size), *_pointers(A), ctypes.c_size_t(A.size == size), *_pointers(*others)]


def _pointers(*arrays: Array) -> list[ctypes.c_void_p]:
    return [ctypes.c_void_p(x.ctypes.data) for x in arrays]


def _sums(masks: Sequence[Mask]) -> Counts:
    return np.array([int(mask.sum()) for mask in masks], np.uint64)
