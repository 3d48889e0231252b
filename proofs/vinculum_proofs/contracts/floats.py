"""Each step of the scalar model's float division meets its contract, at four formats.

These are float16, bfloat16, float32 and float64.

Method: CrossHair confirms each step over all paths, at each format, with symbolic operands that nothing bounds but the
contract's own condition.
"""

from collections.abc import Callable, Sequence
from typing import Any

from vinculum_evidence.proof import Proof
from vinculum_proofs.contracts import steps
from vinculum_proofs.contracts.steps import Contract
from vinculum_proofs.contracts.verdict import confirming
from vinculum_proofs.requirement_groups import FORMATS, SPECIAL
from vinculum_spec.relations.ieee754 import Format

_FORMATS = "float16, bfloat16, float32 and float64"
CHEAP = (steps.divide_significands,)  # the others take five seconds and more
_ROUNDING = ("V_DIV_FLOAT_ROUNDING_0010", "V_DIV_FLOAT_SUBNORMAL_0010")
_UNITS = ("V_DIV_FLOAT_UNITS_0010",)
_PATTERN = ("V_DIV_FLOAT_ENCODING_0010", "V_DIV_FLOAT_DECODING_0010")

Operands = Sequence[Any]
_Step = tuple[Contract, str, str, tuple[str, ...], Callable[[Format], Operands]]


def _one(form: Format) -> tuple[int, int, int, bool, bool]:
    return 0, 2 ** (form.p - 1), 1 - form.p, False, False


def _smallest_significand(form: Format) -> int:
    return 2 ** (form.p - 1)


# contract, claim in words, inputs in words, requirements, operands that it speaks of
_STEPS: tuple[_Step, ...] = (
    (
        steps.unpack,
        "unpack reads a bit pattern as the encoding and decoding relations do",
        "every bit pattern",
        _PATTERN,
        lambda form: (1 << (form.width - 2),),
    ),
    (
        steps.special_case,
        "special_case follows IEEE 754's table, and leaves exactly the finite operands other than 0 to the rest",
        "every pair of operands, of any significand and exponent",
        SPECIAL,
        lambda form: (1, 1, *_one(form)[1:], 0, 0, form.q_min, False, False),
    ),
    (
        steps.normalise,
        "normalise keeps the value, and gives exactly p bits",
        "every significand above 0 and below 2^p, every exponent",
        _UNITS,
        lambda form: (1, form.q_min),
    ),
    (
        steps.scale,
        "scale finds the quantum of the result, and the shift to it",
        "every pair of p-bit significands, every pair of exponents",
        _UNITS,
        lambda form: (_smallest_significand(form), 0, 2 * _smallest_significand(form) - 1, 0),
    ),
    (
        steps.apply_shift,
        "apply_shift multiplies by a power of two exactly",
        "every pair of p-bit significands, every shift from -2 to p",
        _UNITS,
        lambda form: (_smallest_significand(form), 2 * _smallest_significand(form) - 1, -1),
    ),
    (
        steps.align,
        "align is scale and apply_shift: the quotient in units of the quantum of the result",
        "every pair of p-bit significands, every pair of exponents",
        _UNITS,
        lambda form: (_smallest_significand(form), 0, 2 * _smallest_significand(form) - 1, 0),
    ),
    (
        steps.divide_significands,
        "divide_significands gives the truncated quotient and its remainder",
        "every n of at least 0, every d above 0, without any bound",
        _ROUNDING,
        lambda _: (7, 2),
    ),
    (
        steps.round_half_even,
        "round_half_even rounds to nearest, ties to even, by the rounding relation itself",
        "every q of at least 0, every d above 0, every r from 0 to d - 1, without any bound",
        (*_ROUNDING, "V_DIV_FLOAT_UNDERFLOW_0010"),
        lambda form: (_smallest_significand(form), 1, 2, form.q_min + 1),
    ),
    (
        steps.pack,
        "pack gives the bit pattern of a number, or an infinity where the unit is above the largest quantum",
        "every sign, significand below 2^p and unit of at least q_min, p bits unless the unit is q_min",
        (*_PATTERN, "V_DIV_FLOAT_OVERFLOW_0010", "V_DIV_FLOAT_SUBNORMAL_0010"),
        lambda form: (1, 1, form.q_min),
    ),
)


def _proof(contract: Contract, title: str, domain: str, requirements: tuple[str, ...], witness: Any) -> Proof:
    return Proof(
        claim=f"SCALAR_{contract.step.upper()}",
        title=f"the scalar model's {title}",
        requirements=requirements,
        method="CrossHair over all paths, on the contract as a Python post-condition",
        scope=f"{domain}; {_FORMATS}; this step alone",
        run=confirming(contract.step, lambda name: witness(FORMATS[name])),
        tools=("crosshair-tool", "z3-solver"),
        assumptions=("CrossHair's model of Python's int, and Z3", "SymPy's lambdify prints the relation as it is"),
        quick=contract in CHEAP,
        seconds=300.0,
    )


PROOFS = tuple(_proof(*step) for step in _STEPS)
