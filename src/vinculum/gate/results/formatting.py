"""Format operands, results and expected values."""

import base64
import json
import zlib
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import numpy as np

from vinculum.gate.cases.values.special_values import array_of
from vinculum.gate.oracle import observations, relations
from vinculum.gate.results.results import Observation, Operand
from vinculum.gate.sandbox.messages import Reply, ReplyStatus, Request
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType, Requirement

MAX_ACCEPTED = 2  # results of a pair that are listed: two zeros, or the neighbours of a quotient
MAX_PRINTED_ELEMENTS = 64  # of an operand
MAX_LISTED_ELEMENTS = 8192  # a larger operand is compressed in the line for `vinculum replay`
MAX_REPLAY_LENGTH = 1 << 18  # characters of a compressed operand


def pattern(value: Any) -> int:
    """The bit pattern of one element as an unsigned integer."""
    array = np.atleast_1d(np.asarray(value))
    return int(array.view(f"u{array.dtype.itemsize}")[0])


def hexadecimal(value: Any) -> str:
    """The bits of one element, with all leading zeros."""
    return f"0x{pattern(value):0{value.dtype.itemsize * 2}x}"


def decimal(value: Any) -> str:
    """One element in decimal, with the sign of zero."""
    if isinstance(value, Fraction) or value.dtype.kind in "iub":
        return str(value)
    number = float(value)
    return repr(number) if value.dtype.itemsize > 4 or not np.isfinite(number) else f"{number:.9g}"


def operand(array: Array) -> Operand:
    """The first elements of an array in decimal, hexadecimal and binary."""
    items = list(array.ravel()[:MAX_PRINTED_ELEMENTS])
    exact = [x for x in items if not isinstance(x, Fraction | str)]
    width = array.dtype.itemsize * 8
    return Operand(
        str(array.dtype) if array.dtype != np.dtype(object) else "real",
        array.shape,
        tuple(decimal(x) for x in items),
        tuple(f"0x{pattern(x):0{width // 4}x}" for x in exact),
        tuple(f"{pattern(x):0{width}b}" for x in exact),
    )


def elements(of: Operand) -> Array:
    """The elements that an operand has in hexadecimal, as a flat array."""
    dtype = element_dtype(of.dtype)
    return np.array([int(bits, 16) for bits in of.hex], f"u{dtype.itemsize}").view(dtype)


def decimal_and_bits(value: Any) -> str:
    """One element in decimal, with its bits in hexadecimal."""
    if isinstance(value, Fraction | str):
        return str(value)
    return f"{decimal(value)} ({hexadecimal(value)})"


def expected(
    requirements: Iterable[Requirement], element: ElementType, a: Array, b: Array
) -> tuple[Array, tuple[str, ...]]:
    """The results that all these relations accept for one pair of operands, as values and as text.

    Relations do not compute results. They are evaluated on candidates: the neighbours of the exact quotient, the integers
    next to it, and the special values.
    """
    candidates = _candidates(element, a, b)
    A, B = (np.resize(x, candidates.size) for x in (a, b))
    observed, accept = observations.observe(A, B, candidates, element), np.ones(candidates.size, dtype=bool)
    for requirement in requirements:
        accept &= relations.holds(requirement, element, observed)
    accepted = candidates[accept]
    if element.kind == "float" and any(np.isnan(float(x)) for x in accepted):
        return accepted[:1], ("any NaN",)
    if accepted.size > MAX_ACCEPTED:
        return accepted, (f"one of many results, such as {decimal_and_bits(accepted[accepted.size // 2])}",)
    return accepted, tuple(decimal_and_bits(x) for x in accepted)


def _candidates(element: ElementType, a: Array, b: Array) -> Array:
    if element.kind == "real":
        return array_of([Fraction(a[0]) / Fraction(b[0])] if b[0] else [], element)
    if element.kind == "int":
        floor = int(a[0]) // int(b[0]) if int(b[0]) else 0
        near = {floor + d for d in (-1, 0, 1)} | {0, -1, int(a[0]), element.minimum, element.maximum}
        return array_of(sorted(x for x in near if element.minimum <= x <= element.maximum), element)
    form = element.form
    assert form is not None
    sign, infinity = 1 << (form.width - 1), ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    magnitudes = {0, 1, infinity - 1, infinity, infinity + 1}
    x, y = (abs(Fraction(float(v))) if np.isfinite(float(v)) else None for v in (a[0], b[0]))
    if x and y:
        low, floor = _not_above(x / y, element, infinity - 1), x // y
        magnitudes |= {low, low + 1, *(_not_above(Fraction(n), element, infinity - 1) for n in (floor, floor + 1))}
    return array_of(sorted(magnitudes | {sign + m for m in magnitudes}), element)


def _not_above(x: Fraction, element: ElementType, largest: int) -> int:
    """The bit pattern of the largest number that is not above `x`, a magnitude."""
    low, high = 0, largest  # bit patterns of positive numbers are in the order of the numbers
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if Fraction(float(array_of([middle], element)[0])) <= x else (low, middle - 1)
    return low


def ulps(element: ElementType, got: Any, accepted: Array) -> int | None:
    """Distance of `got` from the nearest accepted value in ulps; None for NaN or another type."""
    if element.kind == "real" or not accepted.size or np.asarray(got).dtype != element_dtype(element.name):
        return None
    if element.kind == "int":
        return min(abs(int(got) - int(x)) for x in accepted)
    if any(np.isnan(float(x)) for x in (got, *accepted)):
        return None
    return min(abs(_rank(got, element) - _rank(x, element)) for x in accepted)


def _rank(value: Any, element: ElementType) -> int:
    sign = 1 << (element.width - 1)
    bits = pattern(value)
    return sign - bits if bits & sign else bits


def outcome(reply: Reply) -> str:
    """A short description of a reply."""
    if reply.status != ReplyStatus.VALUE:
        return (
            f"{reply.status}: {reply.message}" if reply.status != ReplyStatus.ERROR else f"error {reply.message[:200]}"
        )
    if not reply.is_array:
        awaited = ": an async function is not awaited" if reply.dtype == "coroutine" else ""
        return f"{reply.dtype}, which is no plain NumPy array{awaited}"
    if reply.result is not None and reply.result.size == 1:
        return f"value {decimal_and_bits(reply.result.ravel()[0])}"
    return f"an array of {reply.dtype}, shape {list(reply.shape)}"


def observation(reply: Reply) -> Observation:
    """The outcome without its details, so that similar outcomes are counted together."""
    if reply.status == ReplyStatus.ERROR:
        return Observation(f"error {reply.message.partition(':')[0]}")
    if reply.shape not in ((), (1,)):
        return Observation.of_type(reply.dtype)
    if reply.status == ReplyStatus.VALUE and reply.is_array and reply.result is not None:
        value = reply.result.ravel()[0]
        if not isinstance(value, Fraction | str):
            return Observation(f"value {decimal(value)}", bits=hexadecimal(value))
    return Observation(outcome(reply))


AFTER_ALL = ", after all earlier calls in the same process"


def replayable(target: str, requirement: str, request: Request) -> str:
    """The request as one line of JSON for `vinculum replay`, without fields that have their default.

    Empty if an operand is too large even when compressed, or if the failure needs more earlier calls than a line can hold.
    """
    if request.after is None:
        return ""

    def exact(array: Array, default: str = request.dtype) -> Any:
        real = array.dtype == np.dtype(object)
        dtype = "real" if real else str(array.dtype)
        fields: dict[str, Any] = {"dtype": dtype, "shape": list(array.shape)}
        if array.size > MAX_LISTED_ELEMENTS and not real:
            return fields | {"packed": base64.b64encode(zlib.compress(array.tobytes(), 9)).decode()}
        values = [str(x) if real else f"0x{pattern(x):x}" for x in array.ravel()]
        return values if array.ndim == 1 and dtype == default else fields | {"values": values}

    A, B = exact(request.A), exact(request.B)
    after = [{"dtype": dtype, "A": exact(a, dtype), "B": exact(b, dtype)} for dtype, a, b in request.after]
    operands = (A, B, *(call[x] for call in after for x in "AB"))
    if any(len(part["packed"]) > MAX_REPLAY_LENGTH for part in operands if "packed" in part):
        return ""
    line = {"target": target, "requirement": requirement, "profile": request.profile, "dtype": request.dtype}
    line |= {"path": request.path, "A": A, "B": B}
    optional = {
        "attributes": dict(request.attributes) or None,
        "layout": None if request.layout == "contiguous" else request.layout,
        "repeat": None if request.repeat == 1 else request.repeat,
        "threads": None if request.threads == 1 else request.threads,
        "violates": request.violates,
        "after": after or None,
    }
    return json.dumps(line | {key: value for key, value in optional.items() if value is not None})
