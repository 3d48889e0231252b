"""Check the operands: both are tensors, of one element type that the profile lists."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vinculum.errors import DivTypeError
from vinculum.kernels import dispatch
from vinculum.kernels._profiles import REQUIREMENTS
from vinculum.kernels.profiles import Profile

Array = npt.NDArray[Any]
# Exactly these types, and scalars of NumPy's own types. Other subclasses may have a mask or a unit, or index differently (a
# matrix): ignoring that would divide something else than the caller means.
ARRAYS = (np.ndarray, np.memmap)


class Operands(NamedTuple):
    """A and B as arrays in native byte order, with their element type and its kind."""

    A: Array
    B: Array
    type: str
    kind: str
    dtype: np.dtype[Any]


def operands(A: object, B: object, profile: Profile) -> Operands:
    """Return A and B as tensors of one type that `profile` lists. Raises DivTypeError otherwise.

    V_DIV_TYPE_LISTED_0010, V_DIV_REAL_TYPE_0010
    E_DIV_FLOAT_CONSTR_A_0020, E_DIV_FLOAT_CONSTR_B_0020, E_DIV_INT_CONSTR_A_0020, E_DIV_INT_CONSTR_B_0020
    """
    arrays = {role: _array(role, value) for role, value in (("A", A), ("B", B))}
    types = {role: _listed(role, array.dtype, profile) for role, array in arrays.items()}
    if types["A"] != types["B"]:
        raise DivTypeError(
            f"A is of type {types['A']} and B of type {types['B']}; give both the same one, as nothing is converted "
            f"implicitly: A.astype(B.dtype) or B.astype(A.dtype)",
            requirement=REQUIREMENTS.same_type[profile.types[types["A"]]],
        )
    name = types["A"]
    dtype = standard(name)
    native = {role: x if x.dtype.isnative else x.astype(dtype) for role, x in arrays.items()}
    return Operands(native["A"], native["B"], name, profile.types[name], dtype)


def standard(name: str) -> np.dtype[Any]:
    """Return NumPy's dtype of an element type, in native byte order. Reals are objects of class Fraction."""
    if name == "bfloat16":
        import ml_dtypes  # imported on use: `import vinculum` loads nothing heavier than NumPy

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        dispatch.bfloat16_is(bfloat16)
        return bfloat16
    return np.dtype(object if name == "real" else name)


def is_type(dtype: np.dtype[Any], name: str) -> bool:
    """Return whether `dtype` is that element type, in either byte order."""
    native = standard(name)
    return dtype in (native, native.newbyteorder())


def _array(role: str, value: object) -> Array:
    if type(value) in ARRAYS or (isinstance(value, np.generic) and type(value) is value.dtype.type):
        return np.asarray(value)
    raise DivTypeError(
        f"{role} is a {type(value).__module__}.{type(value).__qualname__}; give a numpy.ndarray or a NumPy scalar, "
        f"made with the element type that is meant: numpy.array(..., dtype=...)",
        requirement=REQUIREMENTS.listed_type,
    )


def _listed(role: str, dtype: np.dtype[Any], profile: Profile) -> str:
    name = "real" if dtype.kind == "O" else dtype.name
    # The name is not enough: other packages register dtypes of their own with the name bfloat16.
    if name in profile.types and is_type(dtype, name):
        return name
    raise DivTypeError(
        f"{role} is of type {dtype}; profile {profile.name} has {', '.join(profile.types)}: convert {role} to one of "
        f"them, or choose a profile that has its type",
        requirement=REQUIREMENTS.listed_type,
    )
