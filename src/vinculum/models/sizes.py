"""Names of sizes that are open. Two sizes have one name only where the model says that they are one size."""

from collections.abc import Hashable

from vinculum.models.names import shown
from vinculum.models.value import Shape


class Sizes:
    """One name for each size that is named, whatever a model calls it.

    A name holds within one graph or one call of a function: a body that runs twice may have another size each time. What a
    model calls `X[0]` is another size than the first of input X.

    >>> sizes = Sizes()
    >>> sizes.of_scope(0, ("N", 3)), sizes.of_scope(1, ("N", 3)), sizes.of_scope(0, ("N",))
    (('N', 3), ('N#2', 3), ('N',))
    """

    def __init__(self) -> None:
        self._names: dict[Hashable, str] = {}
        self._taken: set[str] = set()

    def of_scope(self, number: int, shape: Shape) -> Shape:
        """A shape as a model states it in a scope."""
        return tuple(self._name((number, dim), shown(dim)) if isinstance(dim, str) else dim for dim in shape)

    def of_input(self, name: str, shape: Shape) -> Shape:
        """A shape whose sizes all have names: an input has one shape throughout a run."""
        return tuple(
            self._name(("", name, axis), f"{shown(name)}[{axis}]") if dim is None else dim
            for axis, dim in enumerate(shape)
        )

    def _name(self, key: Hashable, text: str) -> str:
        if key not in self._names:
            made, number = text, 1
            while made in self._taken:
                number += 1
                made = f"{text}#{number}"
            self._taken.add(made)
            self._names[key] = made
        return self._names[key]
