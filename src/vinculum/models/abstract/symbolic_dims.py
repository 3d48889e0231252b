"""Names of unknown sizes. Two sizes have one name only if they are one size.

A model may give one name to sizes of two inputs, but nothing ensures that callers pass equal sizes. So each size has a name of its own,
of which the name in the model is the base. The analysis may take sizes with one base name for one size, as an assumption.

A size without a name in the model has an anonymous name. Shape inference carries it on; it is never shown nor written to a model.
Some anonymous names say what the size is: 1 or another size, or a product of sizes.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from itertools import count

from vinculum.models.abstract.assumptions import Assumption, AssumptionKind, Assumptions
from vinculum.models.abstract.tensor import Dim, Shape
from vinculum.models.loading.display_names import printable

SEPARATOR = "\x1f"  # is in no name that can be shown
FACTOR = "\x1e"  # stands before each factor of a product
ONE_OR = f"{SEPARATOR}1|"
_NUMBERS = count(1)


def is_anonymous(dim: Dim) -> bool:
    """Whether a size has no name in the model."""
    return isinstance(dim, str) and dim.startswith(SEPARATOR)


def with_anonymous_names(shape: Shape | None) -> Shape | None:
    """Give each unknown size without a name an anonymous one."""
    return None if shape is None else tuple(f"{SEPARATOR}{next(_NUMBERS)}" if dim is None else dim for dim in shape)


@cache
def computed_dim(key: Hashable) -> str:
    """Return the anonymous name of a size that is a function of the key: one name for one key."""
    del key
    return f"{SEPARATOR}{next(_NUMBERS)}"


def one_or(dim: str) -> str:
    """Return the name of a size that is 1, or `dim` if that is 0.

    >>> alternatives(one_or("N")), alternatives("N")
    ((1, 'N'), ('N',))
    """
    return dim if dim.startswith(ONE_OR) else f"{ONE_OR}{dim}"


def alternatives(dim: Dim) -> tuple[Dim, ...]:
    """Return the sizes of which a size is one."""
    return (1, dim.removeprefix(ONE_OR)) if isinstance(dim, str) and dim.startswith(ONE_OR) else (dim,)


def product_dim(factors: Sequence[str]) -> str:
    """Return the name of a product of sizes, in any order.

    >>> product_dim([product_dim(["N", "M"]), "K"]) == product_dim(["K", "M", "N"])
    True
    """
    atoms = sorted(atom for factor in factors for atom in factors_of(factor))
    return SEPARATOR + "".join(f"{FACTOR}{atom}" for atom in atoms)


def factors_of(dim: str) -> tuple[str, ...]:
    """Return the sizes that a product has as factors; of another size, itself."""
    product, text = f"{SEPARATOR}{FACTOR}", dim
    return tuple(text.removeprefix(product).split(FACTOR)) if text.startswith(product) else (dim,)


def base_name(dim: Dim) -> Dim:
    """Return the name of a size in the model; an anonymous name, a number or None unchanged."""
    return dim.partition(SEPARATOR)[0] if isinstance(dim, str) and not is_anonymous(dim) else dim


def by_base_names(shape: Shape | None) -> Shape | None:
    """Return a shape with the names in the model; None for sizes without one."""
    return None if shape is None else tuple(None if is_anonymous(dim) else base_name(dim) for dim in shape)


def fresh_namesake(dim: Dim) -> Dim:
    """Return another size with the same base name; None for an anonymous one."""
    if is_anonymous(dim):
        return None
    return f"{base_name(dim)}{SEPARATOR}{next(_NUMBERS)}" if isinstance(dim, str) else dim


def shared_names(dims: Iterable[Dim]) -> list[str]:
    """Return the base names that several of these sizes have."""
    counts = Counter(str(base_name(dim)) for dim in {dim for dim in dims if isinstance(dim, str)})
    return sorted(name for name, count_of_name in counts.items() if count_of_name > 1)


def equal_dims(names: Iterable[str]) -> Assumptions:
    """Return the assumptions that sizes with one of these names are equal."""
    return frozenset(Assumption(AssumptionKind.EQUAL_DIMS, name) for name in names)


def join_dims(one: Dim, other: Dim) -> Dim:
    """Return what is known of a size that is one of two."""
    if one == other:
        return one
    return fresh_namesake(one) if isinstance(one, str) and base_name(one) == base_name(other) else None


class SymbolicDims:
    """Unique names for the sizes that a model names.

    A name holds within one graph or one call of a function: a body that runs twice may have another size each time. A size that the
    model names `X[0]` differs from the first size of input X.

    >>> sizes = SymbolicDims()
    >>> sizes.of_scope(0, ("N", 3)), sizes.of_scope(1, ("N", 3)), sizes.of_scope(0, ("N",))
    (('N', 3), ('N#2', 3), ('N',))
    >>> by_base_names(sizes.of_input("X", ("N", None))), sizes.of_input("X", ("N",)) == sizes.of_input("Y", ("N",))
    (('N', 'X[1]'), False)
    """

    def __init__(self) -> None:
        self._names: dict[Hashable, str] = {}
        self._used_names: set[str] = set()
        self._input_dims: set[str] = set()

    def of_scope(self, number: int, shape: Shape) -> Shape:
        """Return a shape with names of a scope in place of those that the model states there."""
        return tuple(self._name((number, dim), printable(dim)) if isinstance(dim, str) else dim for dim in shape)

    def of_input(self, name: str, shape: Shape) -> Shape:
        """Return the shape of an input. All of its sizes get names: they do not change during a run."""
        return tuple(
            self._name(("", name, axis), f"{printable(name)}[{axis}]") if dim is None else self._first_or_namesake(dim)
            for axis, dim in enumerate(shape)
        )

    def _first_or_namesake(self, dim: Dim) -> Dim:
        """Return the name itself for the first size that has it, else a namesake."""
        if not isinstance(dim, str):
            return dim
        if dim in self._input_dims:
            return fresh_namesake(dim)
        self._input_dims.add(dim)
        return dim

    def _name(self, key: Hashable, text: str) -> str:
        if key not in self._names:
            name, number = text, 1
            while name in self._used_names:
                number += 1
                name = f"{text}#{number}"
            self._used_names.add(name)
            self._names[key] = name
        return self._names[key]
