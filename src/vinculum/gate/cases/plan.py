"""The cases of one profile and element type, cheapest and most telling first. Same seed, same cases."""

import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum.gate import judge
from vinculum.gate.adapter import Array
from vinculum.gate.cases import (
    crossed,
    digits,
    hard,
    hard_places,
    lengths,
    of_a_kind,
    outside,
    placed,
    shapes,
    shared,
    single,
    tails,
    together,
    usual,
    values,
    without_remainder,
)
from vinculum.gate.cases.case import Case
from vinculum.gate.layouts import ALONG_AXES, LAYOUTS, ZERO_STRIDES
from vinculum.gate.wire import element_dtype
from vinculum_spec.model import ElementType, Profile, Requirement, Specification

DIGITS = 8000  # quotients with digits that repeat, at any level: of float32 a table's fault shows in some of a thousand


@dataclass(frozen=True)
class Level:
    """How much is tried. A sample's size is about that of its list of operand pairs."""

    name: str
    sample: int
    hard: int
    catalogue: tuple[shapes.Shape, ...]
    lengths: tuple[int, ...]
    layout_lengths: tuple[int, ...]
    positions: tuple[int, ...]
    large: int
    found: int  # Hypothesis examples


_LEVELS = {
    "quick": Level("quick", 1000, 400, shapes.QUICK, tuple(range(71)), (7, 33), (1, 2, 5, 16, 33), 1 << 15, 25),
    "standard": Level(
        "standard",
        20000,
        6000,
        shapes.STANDARD,
        tuple(range(71)),
        tuple(range(0, 71, 5)),
        tuple(range(1, 18)),
        1 << 19,
        150,
    ),
}
LEVELS: Mapping[str, Level] = _LEVELS | {
    "exhaustive": _LEVELS["standard"],
    "significands": _LEVELS["standard"],
}


@dataclass(frozen=True)
class Plan:
    """What there is to try, for one profile and one element type."""

    spec: Specification
    profile: Profile
    element: ElementType
    level: Level
    seed: int

    def random(self, label: str) -> values.Generator:
        """A generator that depends on the seed, the type and the label only, so that no case shifts another."""
        return _random(self.element, self.seed, label)

    def drawn(self, make: Callable[..., tuple[Array, Array]], label: str, *size: int) -> tuple[Array, Array]:
        """The operands that `make` draws by this label. They are the same under every profile, and drawn once."""
        A, B = _drawn(make, self.element, self.seed, label, *size)
        return A.copy(), B.copy()

    @cached_property
    def conditions(self) -> tuple[Requirement, ...]:
        """The conditions on operands that this profile has for this type."""
        return tuple(r for i in self.profile.outside if (r := self.spec.requirements[i]).concerns(self.element))

    def inside(self, A: Array, B: Array) -> npt.NDArray[np.bool_]:
        """Where all conditions are met, for flat operands."""
        mask = np.ones(A.size, dtype=bool)
        for requirement in self.conditions:
            mask &= judge.condition(requirement, self.element, A, B)
        return mask

    def cases(self) -> Iterator[Case]:
        """All cases but those that Hypothesis finds."""
        yield from self._examples()
        for chosen in self.roundings():
            for label, A, B in self.pairs():
                inside = self.inside(A, B)
                yield Case(label, A[inside], B[inside], chosen, repeat=2, hard=len(A) < 1 << 14)
        yield from outside.cases(self)
        for case in self._shapes():
            yield case
            if max(case.A.ndim, case.B.ndim) > 2:
                yield from self._with_specials(case)
        yield from self._malformed()
        for chosen in self.roundings():
            for case in chain(
                self._vectors(),
                single.cases(self),
                self._broadcast(),
                shared.cases(self),
                lengths.cases(self),
                placed.cases(self),
                hard_places.cases(self),
                without_remainder.cases(self),
                tails.cases(self),
                together.cases(self),
                of_a_kind.cases(self),
                usual.cases(self),
            ):
                if not chosen:
                    yield case
                    yield from self._with_specials(case)
                elif case.layout == "contiguous" or self.level.name != "quick":
                    yield replace(case, attributes={**case.attributes, **chosen})
        for case in crossed.cases(self):  # last: the first large calls, which others make, are made again
            yield case
            yield from self._with_specials(case)

    def _with_specials(self, case: Case) -> Iterator[Case]:
        """The same with special values, if it has others: what is done to these may depend on where elements lie."""
        always = "of every length" in case.label and self.level.name == "quick"  # tails have special values
        there = case.telling and case.violates is None and case.A.size and case.B.size
        if there and not always and self.element.kind != "real" and ZERO_STRIDES not in case.layout:
            random = self.random(f"special, {case.label}")
            A = random.choice(values.lattice(self.element), case.A.shape)
            B = random.choice(self.harmless, case.B.shape)
            repeat = case.repeat if A.shape == B.shape else 2
            yield replace(case, label=f"{case.label}, special values", A=A, B=B, repeat=repeat, telling=False)

    @cached_property
    def harmless(self) -> Array:
        """The special values that may divide each of them."""
        special = values.lattice(self.element)
        inside = self.inside(*values.cross(special)).reshape(special.size, special.size)
        return special[inside.all(axis=0)]

    def roundings(self) -> list[dict[str, Any]]:
        """The attributes that choose between roundings, a set for each; none where there is one rounding."""
        rounding = self.profile.rounding
        if self.element.kind != "int" or rounding is None or rounding.by is None:
            return [{}]
        attribute = next(a for a in self.profile.attributes if a.name == rounding.by)
        return [{} if value == attribute.default else {attribute.name: value} for value in attribute.values]

    def pairs(self) -> Iterator[tuple[str, Array, Array]]:
        """Flat operands, labelled; conditions not looked at yet."""
        element, sample = self.element, self.level.sample
        yield "special values, crossed", *values.cross(values.lattice(element))
        if element.width == 8:
            yield "all pairs", *values.cross(values.whole(element))
        if element.kind == "float":
            yield "ties among subnormals", *self.drawn(hard.subnormal_ties, "ties", sample)
            yield "edges of the range", *self.drawn(hard.range_edges, "edges", sample // 10)
            yield "hardest to round", *self.drawn(hard.hard_normal, "hard", self.level.hard)
            yield "every exponent by the ends of the range", *self.drawn(digits.every_exponent, "exponents")
        if element.kind in ("float", "int"):
            yield "digits that repeat", *self.drawn(digits.repeated_digits, "digits", max(2 * sample, DIGITS))
        if element.kind == "int":
            yield "near multiples", *self.drawn(hard.near_multiples, "multiples", sample // 4)
        yield "interior", *self.drawn(values.interior, "interior", sample)

    def _examples(self) -> Iterator[Case]:
        for example in self.spec.value_examples:
            if example.profile == self.profile.name and example.type == self.element.name:
                A, B = (printed(x, self.element).reshape(example.shape) for x in (example.A, example.B))
                yield Case(example.id, A, B, hard=True)

    def telling_pairs(self, count: int) -> tuple[Array, Array]:
        """Flat operands of one size, within the domain, whose quotients differ."""
        return self.drawn(_telling_pairs, "pool", count)

    def specials(self, count: int, label: str) -> tuple[Array, Array]:
        """So many pairs of special values within the domain, shuffled; over and over if there are fewer."""
        A, B = self._special_pairs
        order = np.resize(self.random(label).permutation(A.size), count)
        return A[order], B[order]

    @cached_property
    def _special_pairs(self) -> tuple[Array, Array]:
        """Every pair of special values within the domain."""
        A, B = values.cross(values.lattice(self.element))
        inside = self.inside(A, B)
        return A[inside], B[inside]

    def _vectors(self) -> Iterator[Case]:
        A, B = self.telling_pairs(128)
        for length in self.level.lengths:
            start = length % 7
            inside, repeat = slice(start, start + length), 12 if length == 33 else 4 if length % 8 == 5 else 2
            yield Case("vector of every length", A[inside], B[inside], repeat=repeat, telling=True)
        for layout in LAYOUTS if self.element.kind != "real" else ():
            for length in self.level.layout_lengths if layout not in ALONG_AXES else ():
                yield Case(f"vector, {layout}", A[:length], B[:length], layout=layout, telling=True)
            special = self.specials(256, f"special, {layout}")
            for pair in (layout, f"{layout} | contiguous", f"contiguous | {layout}"):
                shape = (16, 16) if layout in ALONG_AXES else (256,)
                yield Case(f"special values, {pair}", special[0].reshape(shape), special[1].reshape(shape), layout=pair)
            for pair in (f"{layout} | contiguous", f"contiguous | {layout}"):
                yield Case(f"matrix, {pair}", A[:35].reshape(5, 7), B[:35].reshape(5, 7), layout=pair, telling=True)
                if layout not in ALONG_AXES:
                    yield Case(f"vector, {pair}", A[:33], B[:33], layout=pair, telling=True)
            yield Case(f"matrix, {layout}", A[:35].reshape(5, 7), B[:35].reshape(5, 7), layout=layout, telling=True)

    def admitting(self, a: shapes.Shape, b: shapes.Shape) -> dict[str, Any] | None:
        """Attributes under which these shapes meet; None if there are none."""
        found = (m for m in shapes.meetings_of(self.spec, self.profile, self.element, a, b) if m.admitted)
        return next((dict(m.attributes) for m in found), None)

    def _broadcast(self) -> Iterator[Case]:
        """Where operands repeat: a row has a loop of its own."""
        special = values.lattice(self.element)
        row = self.admitting((special.size, 1), (1, special.size))
        if row is not None:
            yield Case("special values, rows by columns", special[:, None], self.harmless[None, :], row)

    def broken(self, A: Array, B: Array) -> str | None:
        """The one condition that all of these operands violate, if it is one."""
        broken = [r.id for r in self.conditions if not judge.condition(r, self.element, A, B).all()]
        return broken[0] if len(broken) == 1 else None

    def _shapes(self) -> Iterator[Case]:
        random = self.random("shapes")
        for meeting in shapes.meetings(self.spec, self.profile, self.element, self.level.catalogue):
            large = int(np.prod(meeting.A, dtype=int)) > 1024
            A, B = (
                self.tiled(meeting.A, meeting.B)
                if large
                else shapes.telling(meeting.A, meeting.B, self.element, random)
            )
            label = f"shapes {list(meeting.A)} and {list(meeting.B)}"
            yield Case(
                label,
                A,
                B,
                meeting.attributes,
                violates=None if meeting.admitted else meeting.requirement,
                telling=True,
            )

    def tiled(self, a: shapes.Shape, b: shapes.Shape) -> tuple[Array, Array]:
        """Large operands of these shapes, within the domain: the same few over and over."""
        A, B = self.telling_pairs(127)
        return np.resize(A, a), np.resize(B, b)

    def _malformed(self) -> Iterator[Case]:
        """Types and attributes that violate their requirement, and attributes that do nothing."""
        A, B = self.telling_pairs(3)
        yield from self._attributes(A, B)
        same_type = next(r.id for r in self.applicable if r.relation_name == "tensor.same_type")
        for other in self._other_types():
            foreign = np.array([1, 2, 3], dtype=element_dtype(other))
            yield Case(f"B of type {other}", A, foreign, violates=same_type)
            yield Case(f"A of type {other}", foreign, B, violates=same_type)

    def _other_types(self) -> list[str]:
        """Those of the profile: with others, operands would violate more than that their types are one."""
        return [name for name in self.profile.types if name not in ("real", self.element.name)]

    def _attributes(self, A: Array, B: Array) -> Iterator[Case]:
        yield Case("an attribute that there is not", A, B, {"no_such_attribute": 1}, violates="V_DIV_ATTRIBUTE_0010")
        yield Case("an attribute that there is not", A, B, {"no_such_attribute": 0}, violates="V_DIV_ATTRIBUTE_0010")
        if (by := self.profile.shape.by) is not None:  # its default, said
            X, Y = self.tiled((2, 3), (3,))
            default = next(a.default for a in self.profile.attributes if a.name == by)
            for meeting in shapes.meetings_under(
                self.spec, self.profile, self.element, X.shape, Y.shape, {by: default}
            ):
                violates = None if meeting.admitted else meeting.requirement
                yield Case(f"{by} = {default}, said", X, Y, meeting.attributes, violates=violates)
        if any(attribute.name == "axis" for attribute in self.profile.attributes):
            X, Y = self.tiled((2, 3), (2, 3))
            yield Case("axis = 1, and nothing is broadcast", X, Y, {"axis": 1})
        for attribute in self.profile.attributes:
            bad = {"int": -7, "bool": "yes", "string": "no-such-value", "ints": "no list"}[attribute.type]
            yield Case(f"{attribute.name} = {bad!r}", A, B, {attribute.name: bad}, violates="V_DIV_ATTRIBUTE_0010")
            if attribute.type == "ints":
                for ints in ((0, 1), (1, 0)):
                    yield Case(f"{attribute.name} = {list(ints)}", A, B, {attribute.name: ints})
            for value in attribute.values:
                yield Case(f"{attribute.name} = {value}", A, B, {attribute.name: value})

    @cached_property
    def applicable(self) -> tuple[Requirement, ...]:
        """The requirements that the gate judges here."""
        every = self.spec.applicable(self.profile, self.element.kind)
        return tuple(r for r in every if r.concerns(self.element) and r.kind not in ("encoding", "example"))


def _random(element: ElementType, seed: int, label: str) -> values.Generator:
    return np.random.default_rng([seed, zlib.crc32(f"{element.name} {label}".encode())])


@lru_cache(maxsize=256)
def _drawn(
    make: Callable[..., tuple[Array, Array]], element: ElementType, seed: int, label: str, *size: int
) -> tuple[Array, Array]:
    return make(element, *size, _random(element, seed, label))


def _telling_pairs(element: ElementType, count: int, random: values.Generator) -> tuple[Array, Array]:
    return shapes.telling((count,), (count,), element, random)


def printed(numbers: tuple[str, ...], element: ElementType) -> Array:
    """Operands that a source prints, exactly; raises ValueError where the type has no such value."""
    if element.kind != "float":
        return values.array_of([Fraction(x) for x in numbers] if element.kind == "real" else map(int, numbers), element)
    array = np.array([float(x) for x in numbers]).astype(element_dtype(element.name))
    if any(float(x) != float(a) or Fraction(x) != Fraction(float(a)) for x, a in zip(numbers, array, strict=True)):
        raise ValueError(f"{numbers} are not all values of {element.name}")
    return array
