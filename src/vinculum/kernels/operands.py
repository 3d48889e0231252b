"""The operands: which values are tensors, of which element type, and whether the two types are one."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vinculum.errors import DivTypeError
from vinculum.kernels import dispatch
from vinculum.kernels._profiles import REQUIREMENTS
from vinculum.kernels.profiles import Profile

Array = npt.NDArray[Any]
# Exactly these, and scalars of NumPy's own types: another subclass may mean more than its elements (a mask, a unit) or
# index differently (a matrix), and to pass over that would be to divide something else than what was given.
ARRAYS = (np.ndarray, np.memmap)


class Operands(NamedTuple):
    """A and B as plain arrays in native byte order, and what their element type is."""

    A: Array
    B: Array
    type: str
    kind: str
    dtype: np.dtype[Any]


def operands(A: object, B: object, profile: Profile) -> Operands:
    """A and B if they are tensors of one type that `profile` lists; DivTypeError otherwise.

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
    """NumPy's dtype for an element type, in native byte order. Reals are objects (of class Fraction)."""
    if name == "bfloat16":
        import ml_dtypes  # only here: `import vinculum` loads nothing heavier than NumPy

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        dispatch.bfloat16_is(bfloat16)
        return bfloat16
    return np.dtype(object if name == "real" else name)


def is_type(dtype: np.dtype[Any], name: str) -> bool:
    """Whether `dtype` is that element type, in either byte order."""
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
    # A dtype may bear a listed name and yet be another: other packages register a bfloat16 of their own.
    if name in profile.types and is_type(dtype, name):
        return name
    raise DivTypeError(
        f"{role} is of type {dtype}; profile {profile.name} has {', '.join(profile.types)}: convert {role} to one of "
        f"them, or choose a profile that has its type",
        requirement=REQUIREMENTS.listed_type,
    )
