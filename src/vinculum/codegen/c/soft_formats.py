"""Constants of the templates that divide floating-point numbers in integers.

All follow from a format and the widest integer that the target divides.
"""

from dataclasses import dataclass

from vinculum.codegen.c.c_types import Floats
from vinculum_spec.relations.ieee754 import Format

WORDS = (64, 32)  # widths that the target can divide


@dataclass(frozen=True)
class SoftFormat:
    """A format, and the widest integer, of `word` bits, that the generated C may divide.

    >>> from vinculum.codegen.c.c_types import element_types
    >>> [SoftFormat(t, 64).method for t in element_types()[1]]
    ['one_division', 'one_division', 'one_division', 'chunks']
    >>> [SoftFormat(t, 32).method for t in element_types()[1]]
    ['one_division', 'one_division', 'chunks', 'bits']
    """

    type: Floats
    word: int

    @property
    def name(self) -> str:
        """The name of the type."""
        return self.type.name

    @property
    def format(self) -> Format:
        """The format in the specification."""
        form = self.type.element.form
        if form is None:
            raise TypeError(f"{self.name} has no bit patterns")
        return form

    @property
    def p(self) -> int:
        """The precision: bits of a significand."""
        return self.format.p

    @property
    def width(self) -> int:
        """The width of a bit pattern."""
        return self.format.width

    @property
    def pattern(self) -> str:
        """The type of a bit pattern, in C."""
        return f"uint{self.width}_t"

    @property
    def significand(self) -> str:
        """The type of a significand in C: a pattern that C's promotion to int leaves alone."""
        return f"uint{max(self.width, 32)}_t"

    @property
    def divided_bits(self) -> int:
        """The width of the integers that hold remainders."""
        return 32 if self.width == 16 else max(self.word, self.width)

    @property
    def divided(self) -> str:
        """Their type, in C."""
        return f"uint{self.divided_bits}_t"

    @property
    def method(self) -> str:
        """How significands are divided: by one division, by one for each chunk of bits, or bit by bit."""
        if 2 * self.p <= self.divided_bits:
            return "one_division"
        return "chunks" if self.divided_bits <= self.word else "bits"

    @property
    def chunk(self) -> int:
        """How many bits of the quotient one step gives."""
        return 1 if self.method == "bits" else self.divided_bits - self.p

    @property
    def two_divisions(self) -> bool:
        """Whether a function of its own divides normal numbers: by two divisions, in place of one for each chunk."""
        return self.method == "chunks" and self.divided_bits == max(WORDS)

    @property
    def half(self) -> int:
        """How many bits of the quotient each of the two divisions gives."""
        return (self.p - 1) // 2

    @property
    def cut(self) -> int:
        """How many bits of the denominator neither of the two divisions sees.

        A quotient is not too small by more than 2^(half + 1 + cut) / 2^(p - 1), which is less than one.
        """
        return self.half - 5

    @property
    def suffix(self) -> str:
        """The suffix of a constant of the type `significand`."""
        return "uLL" if self.width == 64 else "u"

    @property
    def hidden(self) -> int:
        """The leading bit of a normal significand, 2^(p - 1)."""
        return 1 << (self.p - 1)

    @property
    def top(self) -> int:
        """The exponent's field of infinities and NaN: all ones."""
        return (1 << (self.width - self.p)) - 1

    @property
    def infinity(self) -> int:
        """The pattern of the positive infinity."""
        return self.top * self.hidden

    @property
    def nan(self) -> int:
        """The pattern of the positive quiet NaN without payload."""
        return self.infinity + self.hidden // 2

    @property
    def q_min(self) -> int:
        """The exponent of the smallest quantum."""
        return self.format.q_min

    @property
    def q_max(self) -> int:
        """The exponent of the largest quantum."""
        return self.format.q_max

    @property
    def e_top(self) -> int:
        """The largest exponent that the relations read from a pattern: that of infinities and NaN."""
        return self.top + self.q_min - 1

    @property
    def unit_limit(self) -> int:
        """More than any unit of a quotient."""
        return 2 * (self.top + 2 * self.p)

    @property
    def shift_limit(self) -> int:
        """More than any shift between two units of the same fraction."""
        return 3 * self.format.emax + 6 * self.p

    @property
    def power_limit(self) -> int:
        """More than any sum of shifts: what the lemma functions on powers of two are proved up to."""
        return 16 * self.shift_limit
