"""The expected result of a pair of operands.

It is the only result that the relations accept, or the condition that the pair violates.

Integer arithmetic gives candidates near the exact quotient, and the relations select one. No kernel is involved.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

import numpy as np

from vinculum.gate.cases.values.special_values import array_of, encode
from vinculum.gate.oracle import relations
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import AttributeValue, ElementType, Profile, Requirement, Specification

Element = int | Fraction  # a bit pattern (float), an integer, a real
Array = Any
MAIN: Mapping[str, str] = {"real": "E_DIV_REAL_FUNC_0010", "float": "E_DIV_FLOAT_FUNC_0010"}


class VectorError(Exception):
    """The relations accept no result for a pair in the domain, or more than one."""


@dataclass(frozen=True)
class Expected:
    """The expected outcome of a division.

    `value`: this value. `nan`: any NaN. `error`, `unspecified`: the pair violates `requirement`; the implementation must
    report that, or may do anything except crash.
    """

    kind: Literal["value", "nan", "error", "unspecified"]
    value: Element | None = None
    requirement: str | None = None


@dataclass(frozen=True)
class Rules:
    """The requirements of a profile on elements of one type. The attributes choose the rounding."""

    spec: Specification
    profile: Profile
    element: ElementType
    attributes: Mapping[str, AttributeValue]

    @property
    def conditions(self) -> list[Requirement]:
        """The conditions on operands."""
        return [r for name in self.profile.outside if (r := self.spec.requirements[name]).concerns(self.element)]

    @property
    def values(self) -> list[Requirement]:
        """The requirements on values."""
        applicable = self.spec.applicable(self.profile, self.element.kind, self.attributes)
        return [r for r in applicable if r.kind == "value" and r.concerns(self.element)]

    @property
    def main(self) -> Requirement:
        """The requirement that determines the quotient."""
        if self.element.kind != "int":
            return self.spec.requirements[MAIN[self.element.kind]]
        if self.profile.rounding is None:
            raise VectorError(f"{self.profile.name} has no rounding of integers")
        identifier = self.profile.rounding.requirement("int", self.profile.complete(self.attributes))
        return self.spec.requirements[identifier]

    def expected_results(self, A: Array, B: Array) -> list[tuple[Expected, tuple[str, ...]]]:
        """Return the expected result of each pair of flat operands, and the requirements behind it.

        Raises VectorError.
        """
        outcomes: list[tuple[Expected, tuple[str, ...]] | None] = [None] * A.size
        for requirement in self.conditions:
            kind: Any = {"report": "error"}.get(self.profile.outside[requirement.id], "unspecified")
            for k in np.flatnonzero(~relations.condition(requirement, self.element, A, B)):
                outcomes[k] = outcomes[k] or (Expected(kind, requirement=requirement.id), (requirement.id,))
        in_domain = np.array([item is None for item in outcomes], dtype=bool)
        a, b = A[in_domain], B[in_domain]
        results, C = self._quotients(a, b)
        requirements = self._requirements(a, b, C)
        rest = iter(zip(results, requirements, strict=True))
        return [next(rest) if item is None else item for item in outcomes]

    def _quotients(self, A: Array, B: Array) -> tuple[list[Expected], Array]:
        """Return for each pair the only candidate that the relation accepts."""
        sets = [
            candidates(a, b, self.element) for a, b in zip(*(elements(x, self.element) for x in (A, B)), strict=True)
        ]
        sizes = np.array([len(candidates_of_pair) for candidates_of_pair in sets], dtype=int)
        owner = np.repeat(np.arange(A.size), sizes)
        flat = [candidate for candidates_of_pair in sets for candidate in candidates_of_pair]
        C = array_of(flat, self.element)
        is_accepted = (
            relations.holds(self.main, self.element, relations.observe(A[owner], B[owner], C, self.element))
            if flat
            else owner
        )
        accepted: list[list[int]] = [[] for _ in sets]
        for k, of in enumerate(owner.tolist()):
            if is_accepted[k]:
                accepted[of].append(k)
        results = []
        for k, indices in enumerate(accepted):
            values = [flat[index] for index in indices]
            if self.element.form and values and all(_is_nan(x, self.element.form) for x in values):
                results.append(Expected("nan"))
            elif len(values) == 1:
                results.append(Expected("value", values[0]))
            else:
                raise VectorError(f"{self.main.id}: {A[k]!r} / {B[k]!r}: the relation accepts {values}, not one result")
        return results, C[[indices[0] for indices in accepted]]

    def _requirements(self, A: Array, B: Array, C: Array) -> list[tuple[str, ...]]:
        """Return the requirements whose relations apply to each pair. Raises VectorError if one is violated."""
        names_of_pair: list[list[str]] = [[] for _ in range(A.size)]
        if not A.size:
            return []
        observed = relations.observe(A, B, C, self.element)
        for requirement in self.values:
            applies = relations.domain(requirement, self.element, observed)
            if relations.violations(requirement, self.element, observed, applies).any():
                raise VectorError(f"{requirement.id} rejects what {self.main.id} accepts")
            for k in np.flatnonzero(applies):
                names_of_pair[k].append(requirement.id)
        return [tuple(names) for names in names_of_pair]


def elements(array: Array, element: ElementType) -> list[Element]:
    """Return the elements of an array as a list: bit patterns of floats, integers or reals."""
    return [x if isinstance(x, Fraction) else int(x) for x in relations.patterns(array.ravel(), element)]


def candidates(a: Element, b: Element, element: ElementType) -> Sequence[Element]:
    """Return values near the exact quotient, and special values, among which a relation selects."""
    if element.kind == "real":
        return [Fraction(a) / Fraction(b)] if b else []
    if element.form is not None:
        return _patterns(int(a), int(b), element.form)
    floor = int(a) // int(b) if b else 0
    return [x for x in (floor - 1, floor, floor + 1) if element.minimum <= x <= element.maximum]


def _patterns(a: int, b: int, form: Format) -> list[int]:
    sign, infinity = 1 << (form.width - 1), ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    magnitudes = {0, 1, infinity - 1, infinity, infinity + 1, infinity + (1 << (form.p - 2))}
    _, m_a, e_a, *special_a = ieee754.decode(a, form)
    _, m_b, e_b, *special_b = ieee754.decode(b, form)
    if m_a and m_b and not any((*special_a, *special_b)):
        # The quantum in which the truncated quotient has p or p + 1 bits.
        exponent = max(e_a - e_b + m_a.bit_length() - m_b.bit_length() - form.p, form.q_min)
        for e in (exponent, exponent + 1):
            up, down = ieee754.fractions_of(m_a, e_a, m_b, e_b, e, 4 * form.emax + 4 * form.p)
            if (m := up // down) < 1 << form.p and e <= form.q_max:
                low = encode(0, m, e, form)
                magnitudes |= {low, low + 1}
                break
    return sorted(magnitudes | {sign + m for m in magnitudes})


def _is_nan(pattern: Element, form: Format) -> bool:
    return bool(ieee754.decode(int(pattern), form)[4])
