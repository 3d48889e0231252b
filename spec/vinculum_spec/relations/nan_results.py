"""Which NaN a division returns. [IEEE 754-2019, 6.2]

A NaN is signaling if the first bit of its trailing significand is 0, as 6.2.1 prefers. Its payload is the other bits. No clause says
what its sign is.
"""

from typing import Any

from sympy import And, Eq, Not, Or, Symbol, symbols

from vinculum_spec.relations.float_formats import FloatFormat, decode
from vinculum_spec.relations.ieee754 import nan_A, nan_B, nan_C
from vinculum_spec.relations.relation import Relation

signaling_A, signaling_B, signaling_C = (Symbol(f"signaling_{x}") for x in "ABC")
payload_A, payload_B, payload_C = symbols("payload_A payload_B payload_C", integer=True)

# [6.2]: an operation whose result is a NaN delivers a quiet one.
quiet = Relation(And(nan_C), Not(signaling_C))

# [6.2.3]: of one NaN the payload is kept; of two, one of both payloads.
payload = Relation(
    And(nan_C, Or(nan_A, nan_B)),
    Or(And(nan_A, Eq(payload_C, payload_A)), And(nan_B, Eq(payload_C, payload_B))),
)


def observe(a: Any, b: Any, c: Any, form: FloatFormat) -> dict[Symbol, Any]:
    """Whether each bit pattern is a signaling NaN, and its payload."""
    first = 1 << (form.p - 2)
    observed = dict[Symbol, Any]()
    for pattern, signaling, its_payload in (
        (a, signaling_A, payload_A),
        (b, signaling_B, payload_B),
        (c, signaling_C, payload_C),
    ):
        observed[signaling] = decode(pattern, form)[4] & (pattern & first == 0)
        observed[its_payload] = pattern & (first - 1)
    return observed
