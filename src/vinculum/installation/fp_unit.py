"""Detect the floating-point settings of this thread from results of operations."""

import sys
from dataclasses import dataclass

import numpy as np

NEAREST, OFF = "to nearest", "off"


@dataclass(frozen=True)
class Unit:
    """Rounding mode, treatment of subnormal numbers, contraction and excess precision."""

    rounding: str
    flush_to_zero: str
    contraction: bool
    excess_precision: bool

    @property
    def usual(self) -> bool:
        """Whether this is IEEE 754's default environment."""
        return self == Unit(NEAREST, OFF, contraction=False, excess_precision=False)


def unit() -> Unit:
    """Return the settings of this thread."""
    return Unit(rounding(), flush_to_zero(), contraction(), excess_precision())


def rounding() -> str:
    """Return the rounding mode, from sums of 1 and -1 with a third and two thirds of an ulp."""
    one, third, two_thirds = np.float64(1), np.float64(2.0**-53 * 2 / 3), np.float64(2.0**-53 * 4 / 3)
    up, down = one + third > one, one + two_thirds == one
    if -one - third < -one:
        return "down"
    return "up" if up else "toward zero" if down else NEAREST


def flush_to_zero() -> str:
    """Return which subnormal numbers count as zero in this thread.

    These are results, operands, both or none ("off").
    """
    with np.errstate(all="ignore"):
        small = np.array([sys.float_info.min])
        result = not (small / 2).view(np.uint64).any()  # from its bits: in a comparison it would be an operand
        operand = bool((np.array([5e-324]) * 2.0**60 == 0)[0])
    return {(False, False): OFF, (True, False): "results", (False, True): "operands"}.get(
        (result, operand), "results and operands"
    )


def contraction() -> bool:
    """Return whether x * x + y is fused.

    x * x is 1 + 2^-26 + 2^-54, which is no float64 and must be rounded.
    """
    x = np.array([1 + 2.0**-27])
    return bool((x * x - (1 + 2.0**-26) != 0)[0]) or float(x[0]) * float(x[0]) - (1 + 2.0**-26) != 0


def excess_precision() -> bool:
    """Return whether sums are rounded twice: to more bits than float64 has, and then to float64."""
    one, more = np.array([1.0]), np.array([2.0**-53 + 2.0**-65])
    return bool((one + more == one)[0]) or float(one[0]) + float(more[0]) == 1.0
