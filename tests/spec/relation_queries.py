"""How a relation is asked, on arrays of what was observed."""

from collections.abc import Callable
from typing import Any

import numpy as np
from sympy import lambdify


def predicate(formula: Any, parameters: dict[Any, Any]) -> Callable[[dict[Any, Any]], Any]:
    """`formula` as a NumPy function of the observed symbols."""
    formula = formula.subs(parameters)
    symbols = sorted(formula.free_symbols, key=str)
    function = lambdify(symbols, formula, "numpy")

    def ask(observed: dict[Any, Any]) -> Any:
        arrays = np.broadcast_arrays(*(np.asarray(observed[symbol]) for symbol in symbols)) if symbols else []
        return np.asarray(function(*arrays), dtype=bool)

    return ask
