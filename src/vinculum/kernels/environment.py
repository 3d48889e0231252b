"""The environment that floating-point division asks for: rounding to nearest, subnormal numbers as they are. D-075

The compiled kernel sets it for itself. NumPy divides in whatever this thread is set to, so that has to be looked at.
"""

from vinculum.errors import DivEnvironmentError

_SMALLEST = 5e-324
_ULP = 2.0**-52


def check(kind: str) -> None:
    """Nothing for integers and reals, and in IEEE 754's default environment; else DivEnvironmentError.

    V_DIV_DETERMINISM_0010
    """
    if kind != "float":
        return
    if _product(_SMALLEST, 2.0**60) == 0 or _product(2.0**-1022, 0.5) == 0:
        raise DivEnvironmentError(
            "this thread counts subnormal numbers as zero (flush-to-zero, denormals-are-zero): have that switched off"
        )
    above, below = _sum(1.0, _ULP / 4), _sum(1.0, 3 * _ULP / 4)
    if above != 1.0 or below == 1.0 or _sum(-1.0, -_ULP / 4) != -1.0:
        raise DivEnvironmentError("this thread does not round to nearest: have the rounding mode set back")


def _product(x: float, y: float) -> float:
    """Computed when called, not when Python compiles this."""
    return x * y


def _sum(x: float, y: float) -> float:
    return x + y
