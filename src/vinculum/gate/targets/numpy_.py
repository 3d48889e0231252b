"""NumPy's own element-wise division of a type into itself.

That is `np.floor_divide` for integers, because `np.divide` turns them into floats, and `np.divide` for floats, except under the
profiles of floor_divide. No operator of NumPy truncates integers. `np.divide` of bfloat16 is the loop that ml_dtypes registers.
For rank 0, NumPy
returns a scalar (np.generic), and so does the adapter.
"""

import warnings

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call
from vinculum.gate.targets.operand_forms import refuse

FLOORS = ("numpy-floor-divide", "array-api-floor-divide")  # profiles of floor_divide, for floats too


class Numpy(Adapter):
    """np.divide or np.floor_divide under NumPy's default error state."""

    name = "numpy"
    requires = "numpy"

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide, without NumPy's warnings about zero divisors and the like, even if they would raise."""
        refuse(self, call, floors=True)
        floors = A.dtype.kind in "iu" or call.profile in FLOORS
        operator = np.floor_divide if floors else np.divide
        with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
            return operator(A, B)
