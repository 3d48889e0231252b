"""Integer divisors by the classes that compilers and libraries tell apart where one divides many numbers.

There a quotient is the upper half of a product: of each class another multiplier, another shift and another correction.
"""

from collections.abc import Iterator
from itertools import product

from vinculum.gate.cases.values.special_values import Generator
from vinculum_spec.schema import ElementType

# What programs divide by: parts of days and years, powers of ten, primes that hash, and factors of 2^32 + 1 and 2^32 - 1.
CONSTANTS = (
    60, 360, 365, 1440, 1461, 3600, 86400, 146097, 10**4, 10**5, 10**6, 10**9, 10**12, 10**18,
    127, 641, 65537, 1000003, 6700417, 16777619, 10**9 + 7,
)  # fmt: skip
OF_A_CLASS = 2


def divisors(element: ElementType, random: Generator) -> Iterator[int]:
    """Constants, of either sign where the type has one, and of each class so many, negative by turns."""
    drawn = [b for of_class in _classes(element, random) for b in of_class]
    signed = (-b if element.signed and k % 2 else b for k, b in enumerate(drawn))
    for b in (*(sign * b for b, sign in product(CONSTANTS, (1, -1))), *signed):
        if element.minimum <= b <= element.maximum:
            yield b


def _classes(element: ElementType, random: Generator) -> Iterator[list[int]]:
    """Odd and even ones of each size, of which the multiplier fits in a word, and of which it has one bit more."""
    bits = element.maximum.bit_length()
    sizes = ((bits // 8 + 2, bits // 2), (bits // 2 + 1, bits * 3 // 4), (bits * 3 // 4 + 1, bits))
    for (low, high), zeros, longer in product(sizes, (0, 1, bits // 4), (False, True)):
        found = list[int]()
        for _ in range(16 * OF_A_CLASS):  # about half of all are of either kind
            length = int(random.integers(low, high, endpoint=True))
            odd = (1 << (length - 1) | int(random.integers(0, 1 << (length - 1), dtype="u8"))) >> zeros | 1
            if len(found) < OF_A_CLASS and is_longer(odd << zeros, bits) is longer and odd << zeros <= element.maximum:
                found.append(odd << zeros)
        yield found


def is_longer(b: int, bits: int) -> bool:
    """Whether no multiplier of so many bits is right for all numerators of as many: Granlund and Montgomery's test, 1994."""
    shift = b.bit_length() - 1
    multiplier = (1 << (bits + shift)) // b + 1
    return multiplier * b - (1 << (bits + shift)) > 1 << shift
