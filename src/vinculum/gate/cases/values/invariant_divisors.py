"""Integer divisors of each class in division by an invariant integer (Granlund and Montgomery, 1994).

The quotient is the upper half of a product. Each class has its own multiplier, shift and correction.
"""

from collections.abc import Iterator
from itertools import product

from vinculum.gate.cases.values.special_values import Generator
from vinculum_spec.schema import ElementType

# Divisors of real programs: parts of days and years, powers of ten, primes of hashes, factors of 2^32 + 1 and 2^32 - 1.
CONSTANTS = (
    60, 360, 365, 1440, 1461, 3600, 86400, 146097, 10**4, 10**5, 10**6, 10**9, 10**12, 10**18,
    127, 641, 65537, 1000003, 6700417, 16777619, 10**9 + 7,
)  # fmt: skip
DIVISORS_PER_CLASS = 2


def divisors(element: ElementType, random: Generator) -> Iterator[int]:
    """Generate constants, and some divisors of each class, alternating in sign.

    Constants have either sign if the type is signed.
    """
    unsigned = [b for of_class in _classes(element, random) for b in of_class]
    signed = (-b if element.signed and k % 2 else b for k, b in enumerate(unsigned))
    for b in (*(sign * b for b, sign in product(CONSTANTS, (1, -1))), *signed):
        if element.minimum <= b <= element.maximum:
            yield b


def _classes(element: ElementType, random: Generator) -> Iterator[list[int]]:
    """Odd and even divisors of each size, with multipliers that fit in a word or have one more bit."""
    bits = element.maximum.bit_length()
    sizes = ((bits // 8 + 2, bits // 2), (bits // 2 + 1, bits * 3 // 4), (bits * 3 // 4 + 1, bits))
    for (low, high), zeros, longer in product(sizes, (0, 1, bits // 4), (False, True)):
        divisors_of_class = list[int]()
        for _ in range(16 * DIVISORS_PER_CLASS):  # about half of all divisors are of either class
            length = int(random.integers(low, high, endpoint=True))
            odd = (1 << (length - 1) | int(random.integers(0, 1 << (length - 1), dtype="u8"))) >> zeros | 1
            if (
                len(divisors_of_class) < DIVISORS_PER_CLASS
                and needs_longer_multiplier(odd << zeros, bits) is longer
                and odd << zeros <= element.maximum
            ):
                divisors_of_class.append(odd << zeros)
        yield divisors_of_class


def needs_longer_multiplier(b: int, bits: int) -> bool:
    """Whether the multiplier of `b` needs more than `bits` bits (Granlund and Montgomery 1994)."""
    shift = b.bit_length() - 1
    multiplier = (1 << (bits + shift)) // b + 1
    return multiplier * b - (1 << (bits + shift)) > 1 << shift
