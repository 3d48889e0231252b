"""JAX's jax.lax.div on the CPU, with 64-bit types: it keeps the type and truncates integers.

(jax.numpy.divide turns integers into floats, jax.numpy.floor_divide floors.) XLA compiles anew for each pair of shapes,
on the path "eager" too. The result is a read-only view of memory that JAX owns.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError
from vinculum.gate.targets.operand_forms import refuse


class Jax(Adapter):
    """jax.lax.div, called directly or under jax.jit.

    The adapter passes arrays as they are; JAX copies what it must.
    """

    name = "jax"
    requires = "jax"

    def __init__(self) -> None:
        import jax

        jax.config.update("jax_enable_x64", True)  # else 64-bit arrays are narrowed to 32 bits
        jax.config.update("jax_platforms", "cpu")
        self._jax = jax
        self._jitted = jax.jit(jax.lax.div)

    def paths(self, profile: str) -> tuple[str, ...]:
        """The paths: direct call, compiled, compiled with B constant, compiled with both constant."""
        del profile
        return ("eager", "jit", "jit, constant B", "jit, constant A and B")

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide. jax.lax.div requires equal ranks or a scalar; other ranks are not supported."""
        refuse(self, call)
        if A.ndim != B.ndim and A.ndim and B.ndim:
            raise InexpressibleError("jax.lax.div takes operands of one rank, or a scalar")
        div: Any = self._jax.lax.div
        match call.path:
            case "eager":
                quotient = div(A, B)
            case "jit":
                quotient = self._jitted(A, B)
            case "jit, constant B":
                quotient = self._jax.jit(lambda numerator: div(numerator, B))(A)
            case _:
                quotient = self._jax.jit(lambda: div(A, B))()
        return np.asarray(quotient)
