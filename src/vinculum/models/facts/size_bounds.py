"""What numbers that are made of open sizes are at least, where none of these sizes is 0: where one is, nothing is divided.

One more fact, beside those of `ties.py`:
    ("at least where sizes", dims, bound)   each element is at least bound, or NaN, where none of these open sizes is 0
"""

from dataclasses import replace

from vinculum.models.abstract.interval import ANYTHING, Interval, Number
from vinculum.models.abstract.symbolic_dims import alike, called
from vinculum.models.abstract.tensor import MET, AbstractTensor, Dim, Fact
from vinculum.models.facts.shape_values import steered
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, is_integer
from vinculum.models.transfer.interval_rules import ELEMENTWISE
from vinculum.models.transfer.tensor_movement import ELEMENT_SOURCES, ElementSource

Floor = tuple[frozenset[Dim], Number]


def floor_facts(node: NodeContext, found: Interval) -> frozenset[Fact]:
    """The fact of the first result, of which `found` is known anyway."""
    first = node.operand(0)
    if first is not None and ELEMENT_SOURCES.get(node.operator) == ElementSource(1):
        return frozenset(fact for fact in first.facts if fact[0] == "at least where sizes")
    if node.operator == "Size" and first is not None:
        return _counted(first)
    numbers = float_format(node.dtype) is not None or is_integer(node.dtype)
    if node.operator not in ELEMENTWISE or not numbers or any(value and value.interval.empty for value in node.inputs):
        return frozenset()
    floors = [None if value is None else _floor(value) for value in node.inputs]
    dims = [floor[0] for floor in floors if floor is not None]
    if not dims:
        return frozenset()
    raised = [_raised(*pair) for pair in zip(node.inputs, floors, strict=True)]
    intervals = [ANYTHING if value is None else value.interval for value in raised]
    low = ELEMENTWISE[node.operator](replace(node, inputs=raised), intervals).low
    return frozenset({("at least where sizes", frozenset[Dim]().union(*dims), low)}) if low > found.low else frozenset()


def _counted(value: AbstractTensor) -> frozenset[Fact]:
    """Where none of its sizes is 0, a tensor has an element."""
    dims = value.shape or (None,)
    if any(dim is None or dim == 0 for dim in dims):
        return frozenset()
    return frozenset({("at least where sizes", frozenset(dim for dim in dims if isinstance(dim, str)), 1)})


def _floor(value: AbstractTensor) -> Floor | None:
    """The sizes that must not be 0, and what each element is at least then: 1, where the elements are these sizes themselves."""
    told = next((fact[1:] for fact in value.facts if fact[0] == "at least where sizes"), None)
    dims = (None if value.constant is not None else steered(value)) or ()
    if told is None and dims and all(isinstance(dim, str) or (dim or 0) > 0 for dim in dims):
        told = frozenset(dim for dim in dims if isinstance(dim, str)), 1
    return told


def _raised(value: AbstractTensor | None, floor: Floor | None) -> AbstractTensor | None:
    """A value as it is where none of the sizes is 0."""
    if value is None or floor is None or value.interval.low >= floor[1]:
        return value
    bounds = Interval(floor[1], max(value.interval.high, floor[1]), value.interval.nan)
    return replace(value, bounds=bounds, element_bounds=None, constant=None, alias_of=value)


def divided_by_sizes(A: AbstractTensor, B: AbstractTensor) -> AbstractTensor:
    """B, as far as elements of A meet it: where one of the sizes of A or of B is 0, none does."""
    floor, sizes = _floor(B), {*(A.shape or ()), *(B.shape or ())}
    if floor is None or floor[1] <= 0 or not {called(dim) for dim in floor[0]} <= {called(dim) for dim in sizes}:
        return B
    found, others = _raised(B, floor), floor[0] - sizes
    assert found is not None
    rests = A.assumes | B.assumes | alike(str(called(dim)) for dim in others)
    return found if found is B else replace(found, facts=B.facts | {MET}, assumes=rests)
