"""Divisions of namespaces that follow the Python array API, as functions that `vinculum check` judges.

vinculum check python:examples/array_api/namespaces.py:dask_floor_divide --profile array-api-floor-divide --dtype int32
"""

from typing import Any

import numpy as np


def dask_divide(a: Any, b: Any) -> Any:
    """Divide by dask.array.divide."""
    import dask.array

    return dask.array.divide(_dask(a), _dask(b)).compute()


def dask_floor_divide(a: Any, b: Any) -> Any:
    """Divide by dask.array.floor_divide."""
    import dask.array

    return dask.array.floor_divide(_dask(a), _dask(b)).compute()


def ndonnx_divide(a: Any, b: Any) -> Any:
    """Divide by ndonnx.divide, of arrays that have values."""
    import ndonnx

    return ndonnx.divide(ndonnx.asarray(a), ndonnx.asarray(b)).unwrap_numpy()


def ndonnx_floor_divide(a: Any, b: Any) -> Any:
    """Divide by ndonnx.floor_divide, of arrays that have values."""
    import ndonnx

    return ndonnx.floor_divide(ndonnx.asarray(a), ndonnx.asarray(b)).unwrap_numpy()


def torch_divide(a: Any, b: Any) -> Any:
    """Divide by PyTorch's divide, as array-api-compat wraps it."""
    import array_api_compat.torch as xp

    return xp.divide(xp.asarray(np.array(a)), xp.asarray(np.array(b))).numpy()


def torch_floor_divide(a: Any, b: Any) -> Any:
    """Divide by PyTorch's floor_divide, as array-api-compat wraps it."""
    import array_api_compat.torch as xp

    return xp.floor_divide(xp.asarray(np.array(a)), xp.asarray(np.array(b))).numpy()


def _dask(array: Any) -> Any:
    """A lazy array of two chunks along the first axis, where that is long enough."""
    import dask.array

    given = np.asarray(array)
    chunks = (-(-given.shape[0] // 2) or 1, *given.shape[1:]) if given.ndim else ()
    return dask.array.from_array(given, chunks=chunks)
