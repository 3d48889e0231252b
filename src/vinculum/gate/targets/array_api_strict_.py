"""The divisions of array-api-strict, which has of the Python array API what it requires and no more.

It computes with NumPy, and adds the standard's rules on types.
"""

import warnings

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call
from vinculum.gate.targets.operand_forms import refuse


class ArrayApiStrict(Adapter):
    """array_api_strict.divide, or floor_divide under its profile."""

    name = "array-api-strict"
    requires = "array-api-strict"
    profiles = ("array-api-divide", "array-api-floor-divide")

    def __init__(self) -> None:
        import array_api_strict

        self._namespace = array_api_strict

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide, without NumPy's warnings. The result is read as an array of NumPy."""
        refuse(self, call)
        a, b = (self._namespace.asarray(x) for x in (A, B))
        floors = call.profile == "array-api-floor-divide"
        function = self._namespace.floor_divide if floors else self._namespace.divide
        with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
            return np.asarray(function(a, b))
