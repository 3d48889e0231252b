"""Facts about tensors that hold sizes, from Shape to operators such as Reshape and Range."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from vinculum.models.abstract.assumptions import SIZES_BELOW_INT64_MAX, Assumptions
from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.reduced_axes import reduced_axes
from vinculum.models.abstract.symbolic_dims import factors_of, product_dim
from vinculum.models.abstract.tensor import MAX_TRACKED_ELEMENTS, AbstractTensor, Dim, Shape
from vinculum.models.concrete.tensor_movement import MOVEMENTS, move_elements
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import is_integer, type_bounds
from vinculum.models.numeric.interval_reductions import REDUCTIONS
from vinculum.models.shapes.shape_disagreements import disagrees


@dataclass(frozen=True)
class ShapeOf(Fact):
    """The elements are the sizes of `tensor`."""

    tensor: AbstractTensor


@dataclass(frozen=True)
class ElementsAreDims(Fact):
    """The elements are these sizes, or products of them modulo 2^64, in order; None where not known."""

    dims: Shape


@dataclass(frozen=True)
class ReducedFrom(Fact):
    """The tensor has the axes of `tensor`, each of the same size or of size 1."""

    tensor: AbstractTensor


@dataclass(frozen=True)
class DimPlusOne(Fact):
    """The only element is this size plus 1, modulo 2^64."""

    dim: str


def shape_value_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts of a result whose elements are unknown sizes, or which is a reduction."""
    value = node.operand(0)
    if node.operator == "Add":
        for x, y in ((value, node.operand(1)), (node.operand(1), value)):
            if (dim := _only_dim(x)) and y is not None and y.interval.single == 1:
                yield DimPlusOne(dim)
    elif node.operator in REDUCTIONS:
        if value is not None and node.attributes.get("keepdims", 1):
            yield ReducedFrom(value.root)
    elif node.operator == "Shape" and value is not None and _is_whole_shape(node):
        yield ShapeOf(value.root)
    dims = _result_dims(node)
    if any(isinstance(dim, str) for dim in dims):
        yield ElementsAreDims(dims)


def _is_whole_shape(node: NodeContext) -> bool:
    return not node.attributes.get("start", 0) and "end" not in node.attributes


def _result_dims(node: NodeContext) -> Shape:
    """Return the sizes that the elements of the first result are; an empty shape if they are none."""
    if node.operator == "Where":
        return _selected_dims(node)
    if node.operator in ("Mul", "ReduceProd"):
        return _product_of_dims(node)
    if node.operator not in ("Shape", "Size", "Cast", *MOVEMENTS) or disagrees(node):
        return ()
    if node.operator in MOVEMENTS:
        return _moved_dims(node)
    return _cast_dims(node) if node.operator == "Cast" else _dims_of_operand(node)


def shape_value(value: AbstractTensor) -> Shape | None:
    """Return the shape whose sizes the elements of a tensor are, if they are known to be sizes."""
    shapes = [fact.tensor.shape for fact in value.facts.of(ShapeOf)]
    if len(value.shape or ()) == 1:
        shapes += [fact.dims for fact in value.facts.of(ElementsAreDims)]
    shape = next((shape for shape in shapes if shape is not None), None)
    return None if shape is None else tuple(None if isinstance(dim, int) and dim < 0 else dim for dim in shape)


def _selected_dims(node: NodeContext) -> Shape:
    """Return the sizes that a Where selects throughout, as torch writes for sizes that may be -1."""
    condition = node.operand(0)
    truth = None if condition is None else condition.interval.single
    value = None if truth is None else node.operand(1 if truth else 2)
    numerator = value is not None and value.shape is not None and value.shape == node.results[0][1]
    return (elements_as_dims(value) or ()) if numerator else ()


def _product_of_dims(node: NodeContext) -> Shape:
    """Return the product of sizes that is the only element of the result."""
    operands = [elements_as_dims(value) or (None,) for value in node.inputs[: 2 if node.operator == "Mul" else 1]]
    factors = [dim for dims in operands for dim in dims if dim != 1]
    is_single = len(factors) > 0 and all(isinstance(dim, str) for dim in factors)
    if node.operator == "Mul":
        is_single = is_single and all(len(dims) == 1 for dims in operands)
    elif len(node.shape(0) or ()) != 1 or reduced_axes(node) != (0,):
        return ()
    if node.dtype != DType.INT64 or not is_single:
        return ()
    names = [dim for dim in factors if isinstance(dim, str)]
    return (names[0],) if len(names) == 1 else (product_dim(names),)


def is_product(dim: Dim) -> bool:
    """Whether a size is the product of several ones."""
    return isinstance(dim, str) and len(factors_of(dim)) > 1


def _dims_of_operand(node: NodeContext) -> Shape:
    """Return the sizes that Shape gives, or the only size that Size does."""
    if node.operator == "Size":
        sizes = node.shape(0) or ()
        return sizes if len(sizes) == 1 else ()
    start, end = node.attributes.get("start", 0), node.attributes.get("end")
    return (node.shape(0) or ())[start:end]


def _cast_dims(node: NodeContext) -> Shape:
    """Return sizes that are cast to 32 bits, as `SIZES_FIT_INT32` assumes, or back."""
    dims, maximum = elements_as_dims(node.operand(0)), type_bounds(node.dtype).high
    if node.dtype not in (DType.INT32, DType.INT64) or dims is None:
        return ()
    is_open = [is_product(dim) or (isinstance(dim, int) and dim > maximum) for dim in dims]
    return tuple(None if each else dim for dim, each in zip(dims, is_open, strict=True))


def dims_cast_to_int32(node: NodeContext) -> Shape:
    """Return the elements of a Cast to 32 bits as sizes; empty unless some are unknown sizes."""
    dims = _cast_dims(node) if node.operator == "Cast" and node.dtype == DType.INT32 else ()
    return dims if any(isinstance(dim, str) for dim in dims) else ()


def _moved_dims(node: NodeContext) -> Shape:
    data = MOVEMENTS[node.operator].data_operands
    values = node.inputs if data is None else node.inputs[:data]
    if not any(value.facts.has(ElementsAreDims) for value in values if value is not None):
        return ()
    try:
        dims = move_elements(node, [None if value is None else _dim_array(value) for value in values])
    except LookupError:
        return ()
    return tuple(dims.reshape(-1)) if dims.size <= MAX_TRACKED_ELEMENTS else ()


def _dim_array(value: AbstractTensor) -> Any:
    """Return the elements as sizes in an array; None if their number is unknown."""
    sizes = [dim for dim in value.shape or () if isinstance(dim, int)]
    if value.shape is None or len(sizes) < len(value.shape) or math.prod(sizes) > MAX_TRACKED_ELEMENTS:
        return None
    array = np.full(sizes, None, object)
    if (dims := elements_as_dims(value)) is not None and len(dims) == array.size:
        array.reshape(-1)[:] = dims
    return array


def elements_as_dims(value: AbstractTensor | None) -> Shape | None:
    """Return the elements of a tensor as sizes, as far as they are known to be sizes."""
    if value is None or not is_integer(value.dtype):
        return None
    if value.constant is not None:
        return (
            tuple(int(n) for n in value.constant.array.reshape(-1))
            if value.constant.size <= MAX_TRACKED_ELEMENTS
            else None
        )
    return next((fact.dims for fact in value.facts.of(ElementsAreDims)), None)


def reshape_shape(node: NodeContext) -> Shape | None:
    """Return the shape that Reshape gives, if something is known of it.

    A size that is 0 at run time stands for the size of X on that axis, unless `allowzero`.
    """
    sizes, requested, allow_zero = node.shape(0), _requested_dims(node.operand(1)), node.attributes.get("allowzero", 0)
    if requested is None or all(isinstance(dim, int) and dim >= 0 for dim in requested):
        return None
    if sizes is None:
        return tuple(dim if isinstance(dim, int) and dim > 0 else None for dim in requested)
    result: list[Dim] = []
    for place, dim in enumerate(requested):
        own = sizes[place] if place < len(sizes) else dim  # beyond the rank of X, a 0 is an error
        is_plain = isinstance(dim, int) or allow_zero or dim == own
        is_dim = (is_plain and not is_product(dim)) or _is_product_of_axes(dim, sizes, requested)
        result.append(own if dim == 0 and not allow_zero else dim if is_dim else None)
    if any(isinstance(dim, int) and dim < -1 for dim in result) or result.count(-1) > 1:
        return None
    if -1 in result:
        return tuple(
            _inferred_dim(sizes, result) if dim == -1 and not allow_zero else None if dim == -1 else dim
            for dim in result
        )
    # Reshape fails if X has another number of elements; but ONNX Runtime may replace a size by -1 before it checks.
    return tuple(result) if None in result or _inferred_dim(sizes, result) == 1 else None


def _is_product_of_axes(dim: Dim, sizes: Shape, requested: Shape) -> bool:
    """Whether a requested size is a product of sizes of X, and all else in both shapes is positive.

    Such a product does not exceed the number of elements of X. If it is 0, X has no element; then the size that a 0 stands
    for is 0 as well, or the result would have elements.
    """
    others = [other for other in requested if other != dim]
    if not is_product(dim) or requested.count(dim) > 1 or not isinstance(dim, str):
        return False
    factors, source = Counter[Dim](factors_of(dim)), Counter(sizes)
    rest = [*(source - factors).elements(), *others]
    return not factors - source and all(isinstance(size, int) and size > 0 for size in rest)


def tile_shape(node: NodeContext) -> Shape | None:
    """Return the shape that Tile gives, as far as the repeats are known."""
    sizes, repeats = node.shape(0), _requested_dims(node.operand(1))
    if (
        node.version < 6 or sizes is None or repeats is None or len(sizes) != len(repeats)
    ):  # older versions have other operands
        return None
    return tuple(
        dim if repeat == 1 else dim * repeat if isinstance(dim, int) and isinstance(repeat, int) else None
        for dim, repeat in zip(sizes, repeats, strict=True)
    )


def _requested_dims(value: AbstractTensor | None) -> Shape | None:
    """Return the requested size of each axis, as far as known; None if their number is unknown."""
    if value is None or (count := value.size) is None or count > MAX_TRACKED_ELEMENTS:
        return None
    dims, elements = elements_as_dims(value) or (None,) * count, value.element_intervals
    if elements is None or len(dims) < count:
        return dims
    singles = (interval.single for interval in elements.reshape(-1))
    return tuple(number if isinstance(number, int) else dim for dim, number in zip(dims, singles, strict=True))


def _inferred_dim(sizes: Shape, result: Sequence[Dim]) -> Dim:
    """Return the only size that is left to compute if all others are known or equal; 1 if none is."""
    source, others = Counter(_factors(sizes)), Counter(_factors(dim for dim in result if dim != -1))
    if None in source or None in others:
        return None
    source, others = source - others, others - source
    names = [dim for dim in source.elements() if isinstance(dim, str)]
    numerator, part = (math.prod(dim for dim in each.elements() if isinstance(dim, int)) for each in (source, others))
    if any(isinstance(dim, str) for dim in others) or not part or numerator % part or len(names) > 1:
        return None
    return numerator // part if not names else names[0] if numerator == part else None


def _factors(dims: Iterable[Dim]) -> Iterator[Dim]:
    """Yield sizes with the factors of products in their place."""
    for dim in dims:
        yield from factors_of(dim) if isinstance(dim, str) else (dim,)


def _only_dim(value: AbstractTensor | None) -> str | None:
    """Return the unknown size that is the only element of an int64 tensor."""
    dims = elements_as_dims(value) if value is not None and value.dtype == DType.INT64 else None
    dim = dims[0] if dims is not None and len(dims) == 1 else None
    return dim if isinstance(dim, str) and not is_product(dim) else None


def range_shape(node: NodeContext) -> tuple[Shape, Assumptions] | None:
    """Return the shape of an int64 Range by 1, from 0 to a size or from 1 to a size plus 1."""
    start, limit = node.interval(0).single, node.operand(1)
    if node.dtype != DType.INT64 or limit is None or node.interval(2).single != 1:
        return None
    if start == 0 and (size := _only_dim(limit)) is not None:
        return (size,), frozenset()
    dim = next((fact.dim for fact in limit.facts.of(DimPlusOne)), None)
    return ((dim,), frozenset({SIZES_BELOW_INT64_MAX})) if start == 1 and dim is not None else None
