"""Judges of many elements: the relations compiled, or, without a compiler, as NumPy has them."""

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
from vinculum.gate.oracle import relations as judge
from vinculum.gate.oracle.c_source import TooWideError, source
from vinculum.gate.targets.base import Array
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType, Requirement

Counts = npt.NDArray[np.uint64]
Mask = npt.NDArray[np.bool_]


class Judge(Protocol):
    """Asks requirements about elements of flat arrays; an A of one element is the numerator of all.

    `name` says how, `identity` is a hash of what is asked.
    """

    name: str
    identity: str

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: how many elements are in its domain, and how many of these violate it."""
        ...

    def inside(self, A: Array, B: Array) -> Mask:
        """Where all conditions on operands are met."""
        ...

    def alike(self, A: Array, B: Array, inside: Mask) -> int:
        """How many numerators in a row, from the first of A, meet them with the denominators `inside` and no others."""
        ...


@dataclass(frozen=True)
class Judged:
    """What a judge is made for."""

    element: ElementType
    requirements: tuple[Requirement, ...]
    conditions: tuple[Requirement, ...]


class Compiled:
    """By C that is printed from the relations, see `codegen.judge_c`. Raises CompilerError or TooWideError."""

    name = "compiled"

    def __init__(self, judged: Judged) -> None:
        relations, conditions = _relations(judged.requirements), [_condition(r) for r in judged.conditions]
        text = source(judged.element, relations, conditions)
        self.identity = hashlib.sha256(text.encode()).hexdigest()
        self._library, self._size = load(text), len(relations)
        for function in (self._library.count, self._library.judge, self._library.inside):
            function.restype = None
        self._library.alike.restype = ctypes.c_size_t

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: how many elements are in its domain, and how many of these violate it."""
        applies, wrong = np.zeros(self._size, np.uint64), np.zeros(self._size, np.uint64)
        self._library.count(*_arguments(A, B, C), *_pointers(applies, wrong))
        return applies, wrong

    def wrong(self, A: Array, B: Array, C: Array) -> npt.NDArray[np.uint32]:
        """For each element a mask: bit k is set where it violates requirement k."""
        masks = np.zeros(B.size, np.uint32)
        self._library.judge(*_arguments(A, B, C), *_pointers(masks))
        return masks

    def inside(self, A: Array, B: Array) -> Mask:
        """Where all conditions on operands are met."""
        masks = np.empty(B.size, np.uint8)
        self._library.inside(*_arguments(A, B), *_pointers(masks))
        return masks.view(np.bool_)

    def alike(self, A: Array, B: Array, inside: Mask) -> int:
        """How many numerators in a row, from the first of A, meet them with the denominators `inside` and no others."""
        if B.size != inside.size or not all(x.flags.c_contiguous for x in (A, B, inside)):
            raise ValueError("there are as many masks as denominators, and all are contiguous")
        a, b, masks = _pointers(A, B, inside)
        return int(self._library.alike(ctypes.c_size_t(A.size), a, ctypes.c_size_t(B.size), b, masks))


class Interpreted:
    """By `gate.judge`, slower by two orders of magnitude."""

    name = "NumPy"

    def __init__(self, judged: Judged) -> None:
        self._judged = judged
        text = repr([(r.id, r.relation) for r in (*judged.requirements, *judged.conditions)])
        self.identity = hashlib.sha256(text.encode()).hexdigest()

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: how many elements are in its domain, and how many of these violate it."""
        element = self._judged.element
        seen = judge.observe(np.broadcast_to(A, B.shape), B, C, element)
        applies = [judge.domain(r, element, seen) for r in self._judged.requirements]
        wrong = [judge.wrong(r, element, seen, m) for r, m in zip(self._judged.requirements, applies, strict=True)]
        return _sums(applies), _sums(wrong)

    def inside(self, A: Array, B: Array) -> Mask:
        """Where all conditions on operands are met."""
        mask = np.ones(B.size, dtype=bool)
        for requirement in self._judged.conditions:
            mask &= judge.condition(requirement, self._judged.element, np.broadcast_to(A, B.shape), B)
        return mask

    def alike(self, A: Array, B: Array, inside: Mask) -> int:
        """How many numerators in a row, from the first of A, meet them with the denominators `inside` and no others."""
        return sum(1 for _ in takewhile(lambda k: (self.inside(A[k : k + 1], B) == inside).all(), range(A.size)))


@cache
def judge_of(
    element: ElementType,
    requirements: tuple[str, ...],
    conditions: tuple[str, ...],
    *,
    compile_it: bool = True,
) -> Judge:
    """The judge for requirements and conditions by their identifiers: compiled, if there is a compiler."""
    from vinculum_spec.loader import specification

    known = specification().requirements
    judged = Judged(element, tuple(known[i] for i in requirements), tuple(known[i] for i in conditions))
    if compile_it:
        try:
            return Compiled(judged)
        except (CompilerError, TooWideError):
            pass
    return Interpreted(judged)


def _relations(requirements: Sequence[Requirement]) -> list[Relation]:
    return [requirement.relation for requirement in requirements]


def _condition(requirement: Requirement) -> Relation:
    """A condition holds where its `holds` does, in any case: `gate.judge.condition` reads it so."""
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


def _sums(masks: Sequence[npt.NDArray[np.bool_]]) -> Counts:
    return np.array([int(mask.sum()) for mask in masks], np.uint64)
