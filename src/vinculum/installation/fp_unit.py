"""The floating-point unit as this thread has it set, by what it does."""

import sys
from dataclasses import dataclass

import numpy as np

NEAREST, OFF = "to nearest", "off"


@dataclass(frozen=True)
class Unit:
    """Rounding, treatment of subnormal numbers, and whether each operation is rounded by itself, to its own type."""

    rounding: str
    flush_to_zero: str
    contraction: bool
    excess_precision: bool

    @property
    def usual(self) -> bool:
        """Whether this is IEEE 754's default environment."""
        return self == Unit(NEAREST, OFF, contraction=False, excess_precision=False)


def unit() -> Unit:
    """Of this thread, now."""
    return Unit(rounding(), flush_to_zero(), contraction(), excess_precision())


def rounding() -> str:
    """By what it does: a third of an ulp and two thirds of an ulp added to 1 and to -1."""
    one, third, most = np.float64(1), np.float64(2.0**-53 * 2 / 3), np.float64(2.0**-53 * 4 / 3)
    up, down = one + third > one, one + most == one
    if -one - third < -one:
        return "down"
    return "up" if up else "toward zero" if down else NEAREST


def flush_to_zero() -> str:
    """Whether a subnormal result or a subnormal operand counts as zero, on this thread."""
    with np.errstate(all="ignore"):
        small = np.array([sys.float_info.min])
        result = not (small / 2).view(np.uint64).any()  # by its bits: a comparison would take it for an operand
        operand = bool((np.array([5e-324]) * 2.0**60 == 0)[0])
    return {(False, False): OFF, (True, False): "results", (False, True): "operands"}.get(
        (result, operand), "results and operands"
    )


def contraction() -> bool:
    """Whether a product that is added to is not rounded: x*x is 1 + 2^-26 + 2^-54, which no float64 is."""
    x = np.array([1 + 2.0**-27])
    return bool((x * x - (1 + 2.0**-26) != 0)[0]) or float(x[0]) * float(x[0]) - (1 + 2.0**-26) != 0


def excess_precision() -> bool:
    """Whether sums and quotients are rounded twice, to more bits than float64 has and then to its own."""
    one, more = np.array([1.0]), np.array([2.0**-53 + 2.0**-65])
    return bool((one + more == one)[0]) or float(one[0]) + float(more[0]) == 1.0
