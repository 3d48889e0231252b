"""What the cases of one profile and element type are made from: conditions, operands, and shapes that meet. Same seed, same operands."""

import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum.gate.cases.shapes import shape_pairs
from vinculum.gate.cases.values import special_values
from vinculum.gate.oracle import relations
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType, Profile, Requirement, Specification


@dataclass(frozen=True)
class Level:
    """How much is tried. A sample's size is about that of its list of operand pairs."""

    name: str
    sample: int
    hard: int
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
    """Shapes that meet, which of the operands repeats in the other, and the attributes under which they meet."""

    A: shape_pairs.Shape
    B: shape_pairs.Shape
    repeated: str
    attributes: dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What there is to try, for one profile and one element type."""

    spec: Specification
    profile: Profile
    element: ElementType
    level: Level
    seed: int

    def random(self, label: str) -> special_values.Generator:
        """A generator that depends on the seed, the type and the label only, so that no case shifts another."""
        return _random(self.element, self.seed, label)

    def draw(self, make: Callable[..., tuple[Array, Array]], label: str, *size: int) -> tuple[Array, Array]:
        """The operands that `make` draws by this label. They are the same under every profile, and drawn once."""
        A, B = _drawn(make, self.element, self.seed, label, *size)
        return A.copy(), B.copy()

    @cached_property
    def conditions(self) -> tuple[Requirement, ...]:
        """The conditions on operands that this profile has for this type."""
        return tuple(r for i in self.profile.outside if (r := self.spec.requirements[i]).concerns(self.element))

    def in_domain(self, A: Array, B: Array) -> npt.NDArray[np.bool_]:
        """Where all conditions are met, for flat operands."""
        mask = np.ones(A.size, dtype=bool)
        for requirement in self.conditions:
            mask &= relations.condition(requirement, self.element, A, B)
        return mask

    @cached_property
    def ordinary_divisors(self) -> Array:
        """The special values that may divide each of them."""
        special = special_values.special_values(self.element)
        inside = self.in_domain(*special_values.cross(special)).reshape(special.size, special.size)
        return special[inside.all(axis=0)]

    def roundings(self) -> list[dict[str, Any]]:
        """The attributes that choose between roundings, a set for each; none where there is one rounding."""
        rounding = self.profile.rounding
        if self.element.kind != "int" or rounding is None or rounding.by is None:
            return [{}]
        attribute = next(a for a in self.profile.attributes if a.name == rounding.by)
        return [{} if value == attribute.default else {attribute.name: value} for value in attribute.values]

    def index_revealing_pairs(self, count: int) -> tuple[Array, Array]:
        """Flat operands of one size, within the domain, whose quotients differ."""
        return self.draw(_index_revealing_pairs, "pool", count)

    def special_pairs(self, count: int, label: str) -> tuple[Array, Array]:
        """So many pairs of special values within the domain, shuffled; over and over if there are fewer."""
        A, B = self._all_special_pairs
        order = np.resize(self.random(label).permutation(A.size), count)
        return A[order], B[order]

    @cached_property
    def _all_special_pairs(self) -> tuple[Array, Array]:
        """Every pair of special values within the domain."""
        A, B = special_values.cross(special_values.special_values(self.element))
        inside = self.in_domain(A, B)
        return A[inside], B[inside]

    def attributes_admitting(self, a: shape_pairs.Shape, b: shape_pairs.Shape) -> dict[str, Any] | None:
        """Attributes under which these shapes meet; None if there are none."""
        found = (m for m in shape_pairs.pairs_of(self.spec, self.profile, self.element, a, b) if m.admitted)
        return next((dict(m.attributes) for m in found), None)

    def as_either_operand(self, whole: shape_pairs.Shape, part: shape_pairs.Shape) -> Iterator["OperandShapes"]:
        """A whole by what repeats in it, and that by the whole, where they meet."""
        for a, b, side in ((whole, part, "divisor"), (part, whole, "numerator")):
            if (attributes := self.attributes_admitting(a, b)) is not None:
                yield OperandShapes(a, b, side, attributes)

    def violated_condition(self, A: Array, B: Array) -> str | None:
        """The one condition that all of these operands violate, if it is one."""
        broken = [r.id for r in self.conditions if not relations.condition(r, self.element, A, B).all()]
        return broken[0] if len(broken) == 1 else None

    def tiled(self, a: shape_pairs.Shape, b: shape_pairs.Shape) -> tuple[Array, Array]:
        """Large operands of these shapes, within the domain: the same few over and over."""
        A, B = self.index_revealing_pairs(127)
        return np.resize(A, a), np.resize(B, b)

    @cached_property
    def applicable(self) -> tuple[Requirement, ...]:
        """The requirements that the gate judges here."""
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
