"""Tensors whose elements the model holds: read with limits, and looked at in blocks."""

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
from vinculum.models.numeric.interval import ANYTHING, INF, Interval, exactly

BLOCK_ELEMENTS = 1 << 20
MAX_FOLDED_ELEMENTS = 1 << 24  # elements of a constant that is folded, or of a sparse one that is written out
Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Constant:
    """An array, or a tensor of the model that is read when it is looked at."""

    dtype: DType
    shape: tuple[int, ...]
    data: Array | None = None
    tensor: Any = None
    folder: Any = None
    sparse: bool = field(default=False)

    @property
    def size(self) -> int:
        """How many elements it has."""
        return math.prod(self.shape)

    @cached_property
    def array(self) -> Array:
        """Its elements."""
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
        """Whether its elements are numbers that are known here."""
        return float_format(self.dtype) is not None or type_name(self.dtype).startswith(("int", "uint", "bool"))

    def blocks(self) -> Iterator[tuple[int, Array]]:
        """Its elements a block at a time, each with the place of its first one. Narrow floats come as float64."""
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
        """Each element as an interval of its own, in an array of objects; None where they are no numbers."""
        if not self.numeric:
            return None
        made = np.empty(self.shape, object)
        for index, element in np.ndenumerate(self.array):
            made[index] = exactly(float(element) if float_format(self.dtype) else int(element))
        return made


def interval_of(constant: Constant) -> Interval:
    """What the elements of a constant are."""
    if not constant.numeric:
        return ANYTHING
    floating = float_format(constant.dtype) is not None
    found = Interval(INF, -INF)
    for _, block in constant.blocks():
        numbers = block[~np.isnan(block)] if floating else block
        nan = numbers.size < block.size
        if numbers.size:
            kind = float if floating else int
            low, high = kind(numbers.min()), kind(numbers.max())
            found = found.join(Interval(low, high, nan, bool((numbers == 0).any())))
        else:
            found = found.join(Interval(INF, -INF, nan))
    return found


def constant_from_array(array: Array, dtype: DType) -> Constant:
    """A constant that was folded."""
    return Constant(dtype, tuple(int(n) for n in array.shape), data=array)


def _element_count(tensor: Any) -> int:
    if any(dim < 0 for dim in tensor.dims):
        raise ModelError(f"tensor {printable(tensor.name)} has a negative size: {list(tensor.dims)}")
    return math.prod(tensor.dims)


def byte_size(tensor: Any) -> int:
    """How many bytes the elements of a tensor take; ModelError for a type or a size that there is not."""
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
        raise ModelError(f"tensor {printable(tensor.name)} is of {name}, which no tensor can be") from None


def decode_raw_data(tensor: Any, raw: bytes) -> Array:
    """The array that `raw` is, read as the tensor says."""
    from onnx import TensorProto, numpy_helper

    _check_booleans(tensor, raw)
    whole = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=raw)
    return np.asarray(numpy_helper.to_array(whole))


def check_tensor(tensor: Any) -> None:
    """ModelError where a tensor says that it has other than what it holds. Nothing is allocated."""
    if tensor.HasField("segment"):
        raise ModelError(f"tensor {printable(tensor.name)} is a segment of a larger one: such tensors are not read")
    if tensor.data_type == tensor.STRING:
        _check_element_count(tensor, len(tensor.string_data), _element_count(tensor))
        return
    size = byte_size(tensor)
    if tensor.data_location == tensor.EXTERNAL:
        return
    if tensor.HasField("raw_data"):
        if len(tensor.raw_data) != size:
            raise ModelError(
                f"tensor {printable(tensor.name)} of shape {list(tensor.dims)} takes {size} bytes, and has {len(tensor.raw_data)}"
            )
        _check_booleans(tensor, tensor.raw_data)
        return
    count = math.prod(tensor.dims)
    kind = type_name(DType(tensor.data_type))
    fields = {"float": "float_data", "complex64": "float_data", "double": "double_data", "complex128": "double_data"}
    fields |= {"int64": "int64_data", "uint32": "uint64_data", "uint64": "uint64_data"}
    held = len(getattr(tensor, fields.get(kind, "int32_data")))
    needed = count * 2 if kind.startswith("complex") else count
    if kind.endswith(("int4", "float4e2m1")):
        needed = (count + 1) // 2
    elif kind.endswith("int2"):
        needed = (count + 3) // 4
    _check_element_count(tensor, held, needed)
    _check_booleans(tensor, tensor.int32_data)


def _check_booleans(tensor: Any, data: Any) -> None:
    """ModelError for truth values of other numbers than 0 and 1: some read 256 as false, and some as true."""
    if type_name(DType(tensor.data_type)) != "bool":
        return
    others = data.translate(None, b"\0\1") if isinstance(data, bytes) else [n for n in data if n not in (0, 1)]
    if others:
        raise ModelError(f"tensor {printable(tensor.name)} has {others[0]} as a truth value, which is neither 0 nor 1")


def _check_element_count(tensor: Any, held: int, needed: int) -> None:
    if held != needed:
        raise ModelError(
            f"tensor {printable(tensor.name)} of shape {list(tensor.dims)} has {needed} elements, and holds {held}"
        )


def constant_from_tensor(tensor: Any, folder: Any) -> Constant:
    """The constant that a tensor of the model is."""
    check_tensor(tensor)
    return Constant(DType(tensor.data_type), tuple(int(n) for n in tensor.dims), tensor=tensor, folder=folder)


def constant_from_sparse(sparse: Any, folder: Any) -> Constant | None:
    """A sparse tensor written out; None where it is too large for that."""
    shape = tuple(int(n) for n in sparse.dims)
    if any(n < 0 for n in shape) or math.prod(shape) > MAX_FOLDED_ELEMENTS:
        return None
    values, indices = constant_from_tensor(sparse.values, folder), constant_from_tensor(sparse.indices, folder).array
    full = np.zeros(shape, values.array.dtype)
    try:
        places = tuple(indices.T) if indices.ndim == 2 else np.unravel_index(indices, shape)
        full[places] = values.array
    except (ValueError, IndexError, TypeError) as error:
        raise ModelError(f"sparse tensor {printable(sparse.values.name)}: {error}") from None
    return Constant(values.dtype, shape, data=full, sparse=True)
