"""Judges of many elements: the relations compiled, or, without a compiler, as NumPy has them."""

import ctypes
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from vinculum.codegen.judge_c import TooWideError, source
from vinculum.gate import judge
from vinculum.gate.adapter import Array
from vinculum.gate.whole.compiled import CompilerError, load
from vinculum_spec.model import ElementType, Requirement
from vinculum_spec.relation import Relation

Counts = npt.NDArray[np.uint64]


class Judge(Protocol):
    """Asks requirements about elements of flat arrays. `name` says how, `identity` is a hash of what is asked."""

    name: str
    identity: str

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: how many elements are in its domain, and how many of these violate it."""
        ...

    def inside(self, A: Array, B: Array) -> npt.NDArray[np.bool_]:
        """Where all conditions on operands are met."""
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

    def __init__(self, judged: Judged, *, normal: bool = False) -> None:
        relations, conditions = _relations(judged.requirements), [_condition(r) for r in judged.conditions]
        text = source(judged.element, relations, conditions, normal=normal)
        self.identity = hashlib.sha256(text.encode()).hexdigest()
        self._library, self._size = load(text), len(relations)
        self._library.count.restype = ctypes.c_uint64
        self._library.judge.restype = self._library.inside.restype = None

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: how many elements are in its domain, and how many of these violate it."""
        applies, wrong = np.zeros(self._size, np.uint64), np.zeros(self._size, np.uint64)
        unjudged = self._library.count(*_arguments(A, B, C), *_pointers(applies, wrong))
        if unjudged:
            raise ValueError(f"{unjudged} operands are subnormal, which this judge does not take")
        return applies, wrong

    def wrong(self, A: Array, B: Array, C: Array) -> npt.NDArray[np.uint32]:
        """For each element a mask: bit k is set where it violates requirement k."""
        masks = np.zeros(A.size, np.uint32)
        self._library.judge(*_arguments(A, B, C), *_pointers(masks))
        return masks

    def inside(self, A: Array, B: Array) -> npt.NDArray[np.bool_]:
        """Where all conditions on operands are met."""
        masks = np.zeros(A.size, np.uint8)
        self._library.inside(*_arguments(A, B), *_pointers(masks))
        return masks.view(np.bool_)


class Interpreted:
    """By `gate.judge`, slower by two orders of magnitude."""

    name = "NumPy"

    def __init__(self, judged: Judged) -> None:
        self._judged = judged
        text = repr([(r.id, r.relation) for r in (*judged.requirements, *judged.conditions)])
        self.identity = hashlib.sha256(text.encode()).hexdigest()

    def count(self, A: Array, B: Array, C: Array) -> tuple[Counts, Counts]:
        """For each requirement: how many elements are in its domain, and how many of these violate it."""
        element, seen = self._judged.element, judge.observe(A, B, C, self._judged.element)
        applies = [judge.domain(r, element, seen) for r in self._judged.requirements]
        wrong = [judge.wrong(r, element, seen, m) for r, m in zip(self._judged.requirements, applies, strict=True)]
        return _sums(applies), _sums(wrong)

    def inside(self, A: Array, B: Array) -> npt.NDArray[np.bool_]:
        """Where all conditions on operands are met."""
        mask = np.ones(A.size, dtype=bool)
        for requirement in self._judged.conditions:
            mask &= judge.condition(requirement, self._judged.element, A, B)
        return mask


@cache
def judge_of(
    element: ElementType,
    requirements: tuple[str, ...],
    conditions: tuple[str, ...],
    *,
    compile_it: bool = True,
    normal: bool = False,
) -> Judge:
    """The judge for requirements and conditions by their identifiers: compiled, if there is a compiler.

    With `normal`, one that takes no subnormal operands, and needs less room for the rest.
    """
    from vinculum_spec.registry import specification

    known = specification().requirements
    judged = Judged(element, tuple(known[i] for i in requirements), tuple(known[i] for i in conditions))
    if compile_it:
        try:
            return Compiled(judged, normal=normal)
        except (CompilerError, TooWideError):
            pass
    return Interpreted(judged)


def _relations(requirements: Sequence[Requirement]) -> list[Relation]:
    return [requirement.relation for requirement in requirements]


def _condition(requirement: Requirement) -> Relation:
    """A condition holds where its `holds` does, in any case: `gate.judge.condition` reads it so."""
    from sympy import true

    return Relation(true, requirement.relation.holds, requirement.relation.parameters)


def _arguments(*arrays: Array) -> list[Any]:
    size, width = arrays[0].size, arrays[0].dtype.itemsize
    if any(x.size != size or x.dtype.itemsize != width or not x.flags.c_contiguous for x in arrays):
        raise ValueError("operands and result are contiguous, of one size and one type")
    return [ctypes.c_size_t(size), *_pointers(*arrays)]


def _pointers(*arrays: Array) -> list[ctypes.c_void_p]:
    return [ctypes.c_void_p(x.ctypes.data) for x in arrays]


def _sums(masks: Sequence[npt.NDArray[np.bool_]]) -> Counts:
    return np.array([int(mask.sum()) for mask in masks], np.uint64)
