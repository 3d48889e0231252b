"""What a source operation allows of a pair of elements.

Integers, and floats that are divided without rounding to an integer, are judged by the relations of the operation's profile.
Float quotients that are rounded down or towards zero have no relation: their definition is here, in exact arithmetic.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from vinculum._util.types import Array
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.pipelines.catalogue import Operation
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Outcome, cases
from vinculum_spec.schema import ElementType, Requirement

Mask = npt.NDArray[np.bool_]
FLOATS = ("float16", "bfloat16", "float32", "float64")


class Definition(ABC):
    """The definition of an operation for one element type. `identifier` is its requirement, or its clause."""

    profile: str
    identifier: str

    @abstractmethod
    def domain(self, A: Array, B: Array) -> Mask:
        """Where the definition says what the quotient is."""

    @abstractmethod
    def violations(self, A: Array, B: Array, C: Array) -> Mask:
        """Where C is not allowed, for flat arrays of one size within the domain."""

    @abstractmethod
    def expected(self, A: Array, B: Array) -> str:
        """What one pair may give, in words."""


class ByRelation(Definition):
    """The requirements of the profile, evaluated by the gate's oracle.

    There may be one for operands that violate a condition, such as a denominator of zero.
    """

    def __init__(self, profile: str, element: ElementType) -> None:
        known = atlas()
        within = cases(known, known.profiles[profile], element, {})[0]
        assert within.outcome is Outcome.VALUE
        self.profile, self.element, self.identifier = profile, element, within.requirement.id
        self.requirement: Requirement = within.requirement
        # Each condition in the profile's order, and what gives the value where it is the first that is violated.
        self.conditions = [
            (known.requirements[name], None if outcome in set(Outcome) else known.requirements[outcome])
            for name, outcome in known.profiles[profile].outside.items()
            if known.requirements[name].concerns(element)
        ]

    def domain(self, A: Array, B: Array) -> Mask:
        """Where a requirement gives the value."""
        inside = np.zeros(A.size, dtype=bool)
        for where, _ in self._parts(A, B):
            inside |= where
        return inside

    def violations(self, A: Array, B: Array, C: Array) -> Mask:
        """Where the requirement that gives the value is violated."""
        observed = relations.observe(A, B, C, self.element)
        wrong = np.zeros(A.size, dtype=bool)
        for where, requirement in self._parts(A, B):
            wrong |= relations.violations(requirement, self.element, observed, where)
        return wrong

    def _parts(self, A: Array, B: Array) -> Iterator[tuple[Mask, Requirement]]:
        """Where which requirement gives the value."""
        remaining = np.ones(A.size, dtype=bool)
        for condition, requirement in self.conditions:
            holds = relations.condition(condition, self.element, A, B)
            if requirement is not None:
                yield remaining & ~holds, requirement
            remaining = remaining & holds
        yield remaining, self.requirement

    def expected(self, A: Array, B: Array) -> str:
        """The values next to the exact quotient that satisfy the relation."""
        from vinculum.gate.results.formatting import decimal

        if self.element.kind == "float":
            return f"what {self.identifier} allows"
        a, b = int(A[0]), int(B[0])
        near = [c for c in (a // b, a // b + 1) if self.element.minimum <= c <= self.element.maximum]
        C = np.array(near, A.dtype)
        allowed = C[~self.violations(np.repeat(A, C.size), np.repeat(B, C.size), C)]
        return " or ".join(map(decimal, allowed))


class RoundedFloat(Definition):
    """A float quotient that is rounded to an integer, down or towards zero.

    Of finite operands, other than a zero denominator, the result is the exact quotient, rounded. If it is rounded towards zero,
    the quotient may also be rounded to the type first, as torch does. An integer that needs more digits than the type has may be
    replaced by either neighbour. The sign of a zero is open. With `like_python`, infinite operands give what // of Python
    gives: NaN for an infinite numerator; for an infinite denominator, 0, or -1 if the signs of other operands than 0 differ.
    """

    def __init__(self, operation: Operation, element: ElementType) -> None:
        assert element.form is not None
        self.profile, self.element = operation.profile, element
        self.identifier = operation.clause
        self.floors, self.like_python = operation.float_rounding == "floor", operation.like_python
        self.digits = element.form.p
        self.limit = float(np.array(_largest(element)).astype(np.float64))

    def domain(self, A: Array, B: Array) -> Mask:
        """Finite operands with a denominator other than zero; with `like_python`, infinite ones too."""
        with np.errstate(invalid="ignore"):  # a signalling NaN
            a, b = A.astype(np.float64), B.astype(np.float64)
        inside: Mask = np.isfinite(a) & np.isfinite(b)
        if self.like_python:
            inside |= ~np.isnan(a) & ~np.isnan(b)
        return np.asarray(inside & (b != 0))

    def violations(self, A: Array, B: Array, C: Array) -> Mask:
        """Where the result is none of the allowed ones."""
        with np.errstate(invalid="ignore"):
            triples = list(zip(*(x.astype(np.float64).tolist() for x in (A, B, C)), strict=True))
        return np.array([not self._allows(*triple) for triple in triples], dtype=bool)

    def expected(self, A: Array, B: Array) -> str:
        """The allowed results."""
        a, b = float(A[0]), float(B[0])
        special = self._special(a, b)
        if special is not None:
            return f"{special:g}"
        return " or ".join(f"{float(x):.17g}" if abs(x) < 1 << 1023 else "inf" for x in sorted(self._integers(a, b)))

    def _special(self, a: float, b: float) -> float | None:
        """The result if an operand is infinite, else None. Python gives it, but for the sign of a zero."""
        if np.isfinite(a) and np.isfinite(b):
            return None
        return a // b

    def _allows(self, a: float, b: float, c: float) -> bool:
        special = self._special(a, b)
        if special is not None:
            return bool(np.isnan(c)) if np.isnan(special) else c == special
        if np.isnan(c):
            return False
        allowed = self._integers(a, b)
        if np.isinf(c):
            return any(abs(x) > self.limit and (x > 0) == (c > 0) for x in allowed)
        return Fraction(c) in allowed

    def _integers(self, a: float, b: float) -> set[int]:
        """The integers that are allowed; those beyond the range of the type stand for infinity."""
        quotient = Fraction(a) / Fraction(b)
        exact = quotient.__floor__() if self.floors else quotient.__trunc__()
        integers = {exact} if self.floors else {exact, self._rounded(quotient).__trunc__()}
        return set().union(*(self._neighbours(x) for x in integers))

    def _rounded(self, quotient: Fraction) -> Fraction:
        """The quotient with as many digits as the type has, ties to even.

        Subnormal quotients get more digits than the type has; they are less than 1 either way.
        """
        if not quotient:
            return quotient
        size = abs(quotient)
        exponent = size.numerator.bit_length() - size.denominator.bit_length()
        exponent -= size < Fraction(2) ** exponent
        unit = Fraction(2) ** (exponent - self.digits + 1)
        return round(quotient / unit) * unit

    def _neighbours(self, integer: int) -> set[int]:
        """The integer itself if the type has it, else the next ones below and above that have as many digits."""
        excess = integer.bit_length() - self.digits
        if excess <= 0 or not integer & ((1 << excess) - 1):
            return {integer}
        below = (integer >> excess) << excess
        return {below, below + (1 << excess)}


def definition(operation: Operation, element: ElementType) -> Definition | None:
    """The definition for this type, or None if there is none."""
    if operation.float_rounding and element.name in FLOATS:
        return RoundedFloat(operation, element)
    if element.name in atlas().profiles[operation.profile].types:
        return ByRelation(operation.profile, element)
    return None


def _largest(element: ElementType) -> Array:
    import ml_dtypes

    return np.asarray(ml_dtypes.finfo(element_dtype(element.name)).max)
