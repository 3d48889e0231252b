"""The plan of one profile and element type: its conditions, operands and admitted shapes.

Equal seeds give equal operands.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum._util.types import Array
from vinculum.gate.cases.shapes import shape_pairs
from vinculum.gate.cases.values import special_values
from vinculum.gate.oracle import relations
from vinculum_spec.schema import ElementType, Profile, Requirement, Specification


@dataclass(frozen=True)
class Level:
    """How much a level tries. Sizes of samples are approximate numbers of operand pairs."""

    name: str
    sample: int
    hard: int  # denominators of hard-to-round quotients
    catalogue: tuple[shape_pairs.Shape, ...]
    lengths: tuple[int, ...]
    layout_lengths: tuple[int, ...]
    positions: tuple[int, ...]
    large: int
    property_examples: int  # of Hypothesis


_LEVELS = {
    "quick": Level(
        "quick", 1000, 400, shape_pairs.QUICK, tuple(range(71)), (1, 2, 3, 7, 33), (1, 2, 5, 16, 33), 1 << 15, 25
    ),
    "standard": Level(
        "standard",
        20000,
        6000,
        shape_pairs.STANDARD,
        tuple(range(71)),
        tuple(range(0, 71, 5)),
        tuple(range(1, 18)),
        1 << 19,
        150,
    ),
}
LEVELS: Mapping[str, Level] = _LEVELS | {
    "exhaustive": _LEVELS["standard"],
    "exhaustive-float32": _LEVELS["standard"],
}


@dataclass(frozen=True)
class OperandShapes:
    """Two shapes, the operand that is broadcast ("numerator" or "divisor"), and the attributes for them."""

    A: shape_pairs.Shape
    B: shape_pairs.Shape
    repeated: str
    attributes: dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What the cases of one profile and one element type are made from."""

    spec: Specification
    profile: Profile
    element: ElementType
    level: Level
    seed: int

    def random(self, label: str) -> special_values.Generator:
        """A generator that depends on seed, type and label only.

        So no case changes the operands of another one.
        """
        return _random(self.element, self.seed, label)

    def draw(self, make: Callable[..., tuple[Array, Array]], label: str, *size: int) -> tuple[Array, Array]:
        """Return the operands that `make` draws for this label: drawn once, and the same under every profile."""
        A, B = _drawn(make, self.element, self.seed, label, *size)
        return A.copy(), B.copy()

    @cached_property
    def conditions(self) -> tuple[Requirement, ...]:
        """The conditions of this profile on operands of this type."""
        return tuple(r for i in self.profile.outside if (r := self.spec.requirements[i]).concerns(self.element))

    def in_domain(self, A: Array, B: Array) -> npt.NDArray[np.bool_]:
        """Where flat operands meet all conditions."""
        mask = np.ones(A.size, dtype=bool)
        for requirement in self.conditions:
            mask &= relations.condition(requirement, self.element, A, B)
        return mask

    @cached_property
    def ordinary_divisors(self) -> Array:
        """The special values that may divide every special value."""
        special = special_values.special_values(self.element)
        in_domain = self.in_domain(*special_values.cross(special)).reshape(special.size, special.size)
        return special[in_domain.all(axis=0)]

    def roundings(self) -> list[dict[str, Any]]:
        """For each rounding the attributes that choose it; one empty set if the profile has one rounding."""
        rounding = self.profile.rounding
        if self.element.kind != "int" or rounding is None or rounding.by is None:
            return [{}]
        attribute = next(a for a in self.profile.attributes if a.name == rounding.by)
        return [{} if value == attribute.default else {attribute.name: value} for value in attribute.values]

    def index_revealing_pairs(self, count: int) -> tuple[Array, Array]:
        """Flat operands of this size, in the domain, whose quotients differ from each other."""
        return self.draw(_index_revealing_pairs, "pool", count)

    def special_pairs(self, count: int, label: str) -> tuple[Array, Array]:
        """Return `count` pairs of special values in the domain, shuffled, and repeated if there are fewer."""
        A, B = self._all_special_pairs
        order = np.resize(self.random(label).permutation(A.size), count)
        return A[order], B[order]

    @cached_property
    def _all_special_pairs(self) -> tuple[Array, Array]:
        """Every pair of special values in the domain."""
        A, B = special_values.cross(special_values.special_values(self.element))
        in_domain = self.in_domain(A, B)
        return A[in_domain], B[in_domain]

    def attributes_admitting(self, a: shape_pairs.Shape, b: shape_pairs.Shape) -> dict[str, Any] | None:
        """Return attributes under which the profile admits these shapes, None if there are none."""
        admitted = (m for m in shape_pairs.pairs_of(self.spec, self.profile, self.element, a, b) if m.admitted)
        return next((dict(m.attributes) for m in admitted), None)

    def as_either_operand(self, full: shape_pairs.Shape, broadcast: shape_pairs.Shape) -> Iterator["OperandShapes"]:
        """Generate the pairs (full, broadcast) and (broadcast, full), where the profile admits them."""
        for a, b, repeated in ((full, broadcast, "divisor"), (broadcast, full, "numerator")):
            if (attributes := self.attributes_admitting(a, b)) is not None:
                yield OperandShapes(a, b, repeated, attributes)

    def violated_condition(self, A: Array, B: Array) -> str | None:
        """The condition that some of these operands violate, if exactly one is violated."""
        violated = [r.id for r in self.conditions if not relations.condition(r, self.element, A, B).all()]
        return violated[0] if len(violated) == 1 else None

    def tiled(self, a: shape_pairs.Shape, b: shape_pairs.Shape) -> tuple[Array, Array]:
        """Return operands of these shapes, in the domain: a short list of revealing pairs, repeated."""
        A, B = self.index_revealing_pairs(127)
        return np.resize(A, a), np.resize(B, b)

    @cached_property
    def applicable(self) -> tuple[Requirement, ...]:
        """The requirements that the gate judges for this profile and type."""
        every = self.spec.applicable(self.profile, self.element.kind)
        return tuple(r for r in every if r.concerns(self.element) and r.kind not in ("encoding", "example"))


def _random(element: ElementType, seed: int, label: str) -> special_values.Generator:
    return np.random.default_rng([seed, zlib.crc32(f"{element.name} {label}".encode())])


@lru_cache(maxsize=256)
def _drawn(
    make: Callable[..., tuple[Array, Array]], element: ElementType, seed: int, label: str, *size: int
) -> tuple[Array, Array]:
    return make(element, *size, _random(element, seed, label))


def _index_revealing_pairs(element: ElementType, count: int, random: special_values.Generator) -> tuple[Array, Array]:
    return shape_pairs.index_revealing_operands((count,), (count,), element, random)
