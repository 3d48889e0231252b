"""Compare two profiles: elements, types, attributes and shapes, in both directions."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product

from vinculum_proofs.comparison import of_floats, of_integers, shapes, signature
from vinculum_proofs.comparison.conditions import NOWHERE
from vinculum_proofs.comparison.direction import Direction, Status
from vinculum_spec.applicability import attribute_text
from vinculum_spec.atlas.outcomes import Case, Outcome, cases, quotient
from vinculum_spec.atlas.standard import Atlas, Standard
from vinculum_spec.schema import AttributeValue, Choice, ElementType, Profile

Settings = Mapping[str, AttributeValue]


@dataclass(frozen=True)
class Side:
    """A profile with values of some of its attributes; the others have their defaults."""

    profile: Profile
    settings: Settings = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name with the settings, as the command line takes it."""
        return self.profile.name + "".join(f":{name}={attribute_text(value)}" for name, value in self.settings.items())


@dataclass(frozen=True)
class Elements:
    """Whether the one refines the other for the types of one kind, and the settings under which it does.

    `types` have one kind, one signedness and one requirement on quotients; the condition is about all, the witness about the first.
    """

    types: tuple[str, ...]
    direction: Direction
    agreeing: tuple[str, ...] = ()


@dataclass(frozen=True)
class Comparison:
    """Whether what satisfies `first` satisfies `second`. Without `shapes`, elements alone were compared."""

    first: Side
    second: Side
    elements: tuple[Elements, ...]
    types: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    shapes: Direction | None = None

    @property
    def status(self) -> Status:
        """The status of the whole. Undecided if no elements were compared."""
        parts = [part.direction.status for part in self.elements]
        parts += [Status.DIFFERS for _ in (*self.types, *self.attributes)]
        parts += [self.shapes.status] if self.shapes is not None else []
        return Status.of_all(parts) if parts else Status.UNDECIDED


def compare(atlas: Atlas, first: Side, second: Side, dtypes: Sequence[str] = (), *, values: bool = False) -> Comparison:
    """Whether `first` refines `second`, for `dtypes` or for all types.

    `values`: elements alone, of the types of both.
    """
    elements = tuple(_elements(atlas, first, second, dtypes))
    if values:
        return Comparison(first, second, elements)
    return Comparison(
        first,
        second,
        elements,
        tuple(signature.types(first.profile, second.profile, dtypes)),
        tuple(signature.attributes(first.profile, second.profile, {*first.settings, *second.settings})),
        _shapes(atlas, first, second, dtypes),
    )


def _elements(atlas: Atlas, first: Side, second: Side, dtypes: Sequence[str]) -> Iterator[Elements]:
    shared = [
        name
        for name in second.profile.types
        if name in first.profile.types and name in (dtypes or second.profile.types)
    ]
    groups: dict[tuple[str | bool, ...], list[ElementType]] = {}
    for element in (atlas.types[name] for name in shared):
        quotients = (quotient(atlas, s.profile, element, s.profile.complete(s.settings)).id for s in (first, second))
        groups.setdefault((element.kind, element.signed, *quotients), []).append(element)
    for members in groups.values():
        direction = _decide(atlas, first, second, members[0])
        names = tuple(element.name for element in members)
        agreeing = _agreeing(atlas, first, second, members[0]) if direction.status is Status.DIFFERS else ()
        yield Elements(names, direction, tuple(agreeing))


def _decide(atlas: Atlas, first: Side, second: Side, element: ElementType) -> Direction:
    one, two = (cases(atlas, side.profile, element, side.settings) for side in (first, second))
    return _direction(one, two, element)


@cache
def _direction(one: tuple[Case, ...], two: tuple[Case, ...], element: ElementType) -> Direction:
    """Whether the cases `one` allow only what `two` do. Profiles with equal cases are compared once."""
    if element.kind == "int":
        return of_integers.decide(one, two, element)
    if element.kind == "float":
        return of_floats.decide(one, two, element)
    same = [(case.outcome, case.requirement) for case in one] == [(case.outcome, case.requirement) for case in two]
    reason = None if same else "no comparison of two definitions on reals"
    return Direction(Status.REFINES if same else Status.UNDECIDED, NOWHERE if same else None, reason=reason)


def _agreeing(atlas: Atlas, first: Side, second: Side, element: ElementType) -> Iterator[str]:
    """The settings of attributes that choose the quotient under which the first refines the second."""
    choices = [list(_settings(side, element)) for side in (first, second)]
    for one, two in product(*choices):
        if (one or two) and _decide(
            atlas, one_side(first, one), one_side(second, two), element
        ).status is Status.REFINES:
            yield " and ".join(
                f"{name}={attribute_text(value)} of {side.profile.name}"
                for side, settings in ((first, one), (second, two))
                for name, value in settings.items()
            )


def one_side(side: Side, settings: Settings) -> Side:
    """The side with further settings."""
    return Side(side.profile, {**side.settings, **settings})


def _settings(side: Side, element: ElementType) -> Iterator[Settings]:
    """No setting, and each other value of the attribute that chooses the quotient, where it is not set."""
    yield {}
    profile = side.profile
    by = _choosing(profile, element)
    for attribute in profile.attributes:
        if attribute.name == by and by not in side.settings:
            yield from ({by: value} for value in attribute.values if value != attribute.default)


def _choosing(profile: Profile, element: ElementType) -> str | None:
    choice: Choice | None = profile.rounding if element.kind == "int" else None
    if element.kind == "float" and isinstance(profile, Standard):
        choice = profile.float_quotient
    return choice.by if choice is not None else None


def _shapes(atlas: Atlas, first: Side, second: Side, dtypes: Sequence[str]) -> Direction:
    """The shapes, by the rules for the kind of the first type that both have."""
    shared = [
        name
        for name in second.profile.types
        if name in first.profile.types and name in (dtypes or second.profile.types)
    ]
    if not shared:
        return Direction(Status.UNDECIDED, reason="they have no type in common")
    kind = atlas.types[shared[0]].kind
    one, two = (
        atlas.requirements[side.profile.shape.requirement(kind, side.profile.complete(side.settings))]
        for side in (first, second)
    )
    rejects, allows = (Outcome(side.profile.malformed["shape"]) for side in (first, second))
    return shapes.decide(one, two, (rejects, allows))
