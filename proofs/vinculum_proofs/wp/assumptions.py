"""What the C's contracts assume: that one floating-point quotient is the specification's.

WP does not look at that. Other claims do: of the 16-bit types every pair is run; of the others it is fp.div that is shown
to be the relation, and that C's `/` is fp.div is assumed.
"""

from vinculum.codegen.acsl.floats import SHOWN_BY as BY
from vinculum_spec.loader import specification

TYPES = tuple(name for name, element in specification().types.items() if element.kind == "float")
C_TYPES = {"float32": "float", "float64": "double"}  # of the others, patterns: uint16_t


def quotient(name: str, *values: str) -> str:
    """That the third of three values of C is the quotient of the others: by their bit patterns."""
    patterns = (f"pattern_{name}({value})" if name in C_TYPES else value for value in values)
    return f"quotient_ieee754_{name}({', '.join(patterns)})"


def of_values(name: str) -> str:
    """The relation of three values of C as contracts name it."""
    return f"quotient_of_{name}" if name in C_TYPES else f"quotient_ieee754_{name}"


def defined(name: str) -> str:
    """What contracts say of three values of C that are no patterns, which is more."""
    c = C_TYPES[name]
    return f"quotient_of_{name}({c} A, {c} B, {c} C) = C == \\div_{c}(A, B) && {quotient(name, *'ABC')}"


# The clause that is admitted in the contract of each function.
CLAUSES = {
    f"quotient_{t}": f"admit ensures {quotient(t, 'numerator', 'denominator', chr(92) + 'result')}" for t in TYPES
}
# Names that stand for a bit pattern, and of which nothing is said: each axiomatic, and all that is in it.
PATTERNS = {f"pattern_{name}": f"logic integer pattern_{name}({c} x);" for name, c in C_TYPES.items()}
STATEMENTS = tuple(
    f"quotient_{name}: its contract admits the relation of E_DIV_FLOAT_FUNC_0010, "
    + (
        f"that C's / on {C_TYPES[name]} is IEEE 754's division, of which {claim} shows the relation"
        if name in C_TYPES
        else f"which is run for every pair of operands: {claim}"
    )
    for name, claim in BY.items()
)
