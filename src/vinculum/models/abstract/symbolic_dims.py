"""Names of sizes that are open. Two sizes have one name only where they are one size, whatever the model calls them.

That two inputs have a size of one name is nothing but the model's word. So each has a name of its own, which tells what
the model calls it: sizes may be taken for one by that, as an assumption that is named.

A size that the model calls nothing has a name that is made up, of that one value and what inference makes of it. It is
never shown, nor written into a model.
"""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import count

from vinculum.models.abstract.assumptions import Assumption, AssumptionKind, Assumptions
from vinculum.models.abstract.tensor import Dim, Shape
from vinculum.models.loading.display_names import printable

APART = "\x1f"  # is in no name that can be shown
_NUMBERS = count(1)


def made_up(dim: Dim) -> bool:
    """Whether the model calls a size nothing, and its name is made up."""
    return isinstance(dim, str) and dim.startswith(APART)


def told_apart(shape: Shape | None) -> Shape | None:
    """A shape each open size of which has a made-up name, which no other has."""
    return None if shape is None else tuple(f"{APART}{next(_NUMBERS)}" if dim is None else dim for dim in shape)


def called(dim: Dim) -> Dim:
    """A size as the model calls it, or by its made-up name."""
    return dim.partition(APART)[0] if isinstance(dim, str) and not made_up(dim) else dim


def named(shape: Shape | None) -> Shape | None:
    """A shape as the model calls its sizes; open where it calls them nothing."""
    return None if shape is None else tuple(None if made_up(dim) else called(dim) for dim in shape)


def namesake(dim: Dim) -> Dim:
    """Another size of which no more is known than that the model calls it the same; an open one, if it calls it nothing."""
    if made_up(dim):
        return None
    return f"{called(dim)}{APART}{next(_NUMBERS)}" if isinstance(dim, str) else dim


def shared(dims: Iterable[Dim]) -> list[str]:
    """What the model calls several of these sizes."""
    counted = Counter(str(called(dim)) for dim in {dim for dim in dims if isinstance(dim, str)})
    return sorted(name for name, many in counted.items() if many > 1)


def equal_dims(names: Iterable[str]) -> Assumptions:
    """The assumptions that what has one of these names is one size."""
    return frozenset(Assumption(AssumptionKind.EQUAL_DIMS, name) for name in names)


def common(one: Dim, other: Dim) -> Dim:
    """A size that is one of two."""
    if one == other:
        return one
    return namesake(one) if isinstance(one, str) and called(one) == called(other) else None


class SymbolicDims:
    """One name for each size that is named, whatever a model calls it.

    A name holds within one graph or one call of a function: a body that runs twice may have another size each time. What a
    model calls `X[0]` is another size than the first of input X.

    >>> sizes = SymbolicDims()
    >>> sizes.of_scope(0, ("N", 3)), sizes.of_scope(1, ("N", 3)), sizes.of_scope(0, ("N",))
    (('N', 3), ('N#2', 3), ('N',))
    >>> named(sizes.of_input("X", ("N", None))), sizes.of_input("X", ("N",)) == sizes.of_input("Y", ("N",))
    (('N', 'X[1]'), False)
    """

    def __init__(self) -> None:
        self._names: dict[Hashable, str] = {}
        self._taken: set[str] = set()
        self._given: set[str] = set()

    def of_scope(self, number: int, shape: Shape) -> Shape:
        """A shape as a model states it in a scope."""
        return tuple(self._name((number, dim), printable(dim)) if isinstance(dim, str) else dim for dim in shape)

    def of_input(self, name: str, shape: Shape) -> Shape:
        """The shape of an input, of `of_scope`: its sizes all have names, as it has one shape throughout a run."""
        return tuple(
            self._name(("", name, axis), f"{printable(name)}[{axis}]") if dim is None else self._own(dim)
            for axis, dim in enumerate(shape)
        )

    def _own(self, dim: Dim) -> Dim:
        """The first size of a name has that name, and each other one is its namesake."""
        if not isinstance(dim, str):
            return dim
        if dim in self._given:
            return namesake(dim)
        self._given.add(dim)
        return dim

    def _name(self, key: Hashable, text: str) -> str:
        if key not in self._names:
            made, number = text, 1
            while made in self._taken:
                number += 1
                made = f"{text}#{number}"
            self._taken.add(made)
            self._names[key] = made
        return self._names[key]
