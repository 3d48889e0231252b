"""Constant tensors of a model. They are validated when loaded, read on demand, and scanned in blocks."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError
from vinculum.models.loading.external_data import read_external_data
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, type_name
from vinculum.models.numeric.interval import ANYTHING, INF, Interval, point

BLOCK_ELEMENTS = 1 << 20
MAX_FOLDED_ELEMENTS = 1 << 24  # of a folded constant, or of a sparse one in dense form
Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Constant:
    """A constant: an array, or a tensor of the model that is read on first use."""

    dtype: DType
    shape: tuple[int, ...]
    data: Array | None = None
    tensor: Any = None
    folder: Any = None
    sparse: bool = field(default=False)

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @cached_property
    def array(self) -> Array:
        """The elements, in the shape of the constant."""
        if self.data is not None:
            return self.data
        from onnx import numpy_helper

        tensor = self.tensor
        if tensor.data_location == tensor.EXTERNAL:
            raw = read_external_data(tensor, self.folder, byte_size(tensor))
            return decode_raw_data(tensor, raw)
        return np.asarray(numpy_helper.to_array(tensor))

    @property
    def numeric(self) -> bool:
        """Whether the elements are real numbers."""
        return float_format(self.dtype) is not None or type_name(self.dtype).startswith(("int", "uint", "bool"))

    def blocks(self) -> Iterator[tuple[int, Array]]:
        """The elements in blocks, each with the flat index of its first element.

        Floats are converted to float64.
        """
        flat = self.array.reshape(-1)
        for start in range(0, flat.size, BLOCK_ELEMENTS):
            block = flat[start : start + BLOCK_ELEMENTS]
            yield start, block.astype(np.float64) if float_format(self.dtype) else block

    def first(self, value: int) -> tuple[int, ...] | None:
        """The index of the first element that is `value`."""
        for start, block in self.blocks():
            hits = np.flatnonzero(block == value)
            if hits.size:
                return tuple(int(i) for i in np.unravel_index(start + int(hits[0]), self.shape))
        return None

    def element_intervals(self) -> Any:
        """The interval of each element, as an array of objects. None if the elements are not numeric."""
        if not self.numeric:
            return None
        intervals = np.empty(self.shape, object)
        for index, element in np.ndenumerate(self.array):
            intervals[index] = point(float(element) if float_format(self.dtype) else int(element))
        return intervals


def interval_of(constant: Constant) -> Interval:
    """The smallest interval that holds all elements of a constant."""
    if not constant.numeric:
        return ANYTHING
    is_float = float_format(constant.dtype) is not None
    interval = Interval(INF, -INF)
    for _, block in constant.blocks():
        numbers = block[~np.isnan(block)] if is_float else block
        has_nan = numbers.size < block.size
        if numbers.size:
            number = float if is_float else int
            low, high = number(numbers.min()), number(numbers.max())
            interval = interval.join(Interval(low, high, has_nan, bool((numbers == 0).any())))
        else:
            interval = interval.join(Interval(INF, -INF, has_nan))
    return interval


def constant_from_array(array: Array, dtype: DType) -> Constant:
    """The constant with the elements of an array."""
    return Constant(dtype, tuple(int(n) for n in array.shape), data=array)


def _element_count(tensor: Any) -> int:
    if any(dim < 0 for dim in tensor.dims):
        raise ModelError(f"tensor {printable(tensor.name)} has a negative size: {list(tensor.dims)}")
    return math.prod(tensor.dims)


def byte_size(tensor: Any) -> int:
    """The size of a tensor's elements in bytes. ModelError if its type or a size is invalid."""
    from onnx import helper

    count = _element_count(tensor)
    name = type_name(DType(tensor.data_type))
    if name.endswith(("int4", "float4e2m1")):
        return (count + 1) // 2
    if name.endswith("int2"):
        return (count + 3) // 4
    try:
        return count * int(helper.tensor_dtype_to_np_dtype(tensor.data_type).itemsize)
    except (KeyError, ValueError, TypeError):
        raise ModelError(f"tensor {printable(tensor.name)} has the element type {name}, which is invalid") from None


def decode_raw_data(tensor: Any, raw: bytes) -> Array:
    """The array in `raw`, of the tensor's type and shape."""
    from onnx import TensorProto, numpy_helper

    _check_booleans(tensor, raw)
    tensor_with_data = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=raw)
    return np.asarray(numpy_helper.to_array(tensor_with_data))


def check_tensor(tensor: Any) -> None:
    """ModelError if the data of a tensor do not match its type and shape. Allocates nothing."""
    if tensor.HasField("segment"):
        raise ModelError(f"tensor {printable(tensor.name)} is a segment of a larger tensor, which is not supported")
    if tensor.data_type == tensor.STRING:
        _check_element_count(tensor, len(tensor.string_data), _element_count(tensor))
        return
    size = byte_size(tensor)
    if tensor.data_location == tensor.EXTERNAL:
        return
    if tensor.HasField("raw_data"):
        if len(tensor.raw_data) != size:
            raise ModelError(
                f"tensor {printable(tensor.name)} of shape {list(tensor.dims)} needs {size} bytes, and has {len(tensor.raw_data)}"
            )
        _check_booleans(tensor, tensor.raw_data)
        return
    count = math.prod(tensor.dims)
    kind = type_name(DType(tensor.data_type))
    fields = {"float": "float_data", "complex64": "float_data", "double": "double_data", "complex128": "double_data"}
    fields |= {"int64": "int64_data", "uint32": "uint64_data", "uint64": "uint64_data"}
    available = len(getattr(tensor, fields.get(kind, "int32_data")))
    needed = count * 2 if kind.startswith("complex") else count
    if kind.endswith(("int4", "float4e2m1")):
        needed = (count + 1) // 2
    elif kind.endswith("int2"):
        needed = (count + 3) // 4
    _check_element_count(tensor, available, needed)
    _check_booleans(tensor, tensor.int32_data)


def _check_booleans(tensor: Any, data: Any) -> None:
    """ModelError if a Boolean is neither 0 nor 1: runtimes disagree on whether 256 is true."""
    if type_name(DType(tensor.data_type)) != "bool":
        return
    others = data.translate(None, b"\0\1") if isinstance(data, bytes) else [n for n in data if n not in (0, 1)]
    if others:
        raise ModelError(f"tensor {printable(tensor.name)} has the Boolean {others[0]}, which is neither 0 nor 1")


def _check_element_count(tensor: Any, available: int, needed: int) -> None:
    if available != needed:
        raise ModelError(
            f"tensor {printable(tensor.name)} of shape {list(tensor.dims)} needs {needed} elements, and has {available}"
        )


def constant_from_tensor(tensor: Any, folder: Any) -> Constant:
    """The constant with the elements of a tensor of the model."""
    check_tensor(tensor)
    return Constant(DType(tensor.data_type), tuple(int(n) for n in tensor.dims), tensor=tensor, folder=folder)


def constant_from_sparse(sparse: Any, folder: Any) -> Constant | None:
    """A sparse tensor in dense form. None if that would be too large."""
    shape = tuple(int(n) for n in sparse.dims)
    if any(n < 0 for n in shape) or math.prod(shape) > MAX_FOLDED_ELEMENTS:
        return None
    values, indices = constant_from_tensor(sparse.values, folder), constant_from_tensor(sparse.indices, folder).array
    dense = np.zeros(shape, values.array.dtype)
    try:
        positions = tuple(indices.T) if indices.ndim == 2 else np.unravel_index(indices, shape)
        dense[positions] = values.array
    except (ValueError, IndexError, TypeError) as error:
        raise ModelError(f"sparse tensor {printable(sparse.values.name)}: {error}") from None
    return Constant(values.dtype, shape, data=dense, sparse=True)
