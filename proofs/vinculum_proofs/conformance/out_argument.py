"""`vinculum.div` with `out` gives the same result in the caller's memory, even memory that is shared.

Claims: (1) for shapes that are the same or broadcast, for every type and both byte orders of `out`, for an `out` apart from A and B,
being A, being B, and overlapping either by any number of elements in either direction, through several blocks of the
kernel too: `out` is what is returned, and holds what a call without it returns; A and B, where they are apart from it, are
untouched. (2) An `out` that is no array, or of another shape or type, or cannot be written to, is refused and left as it
was; and one whose elements share memory is refused exactly where a byte belongs to two of them, for every array of rank
0 to 3 with sizes 0 to 3 and steps -24 to 20 of 4-byte elements. Method: enumeration.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise, product
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

import vinculum
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome
from vinculum_proofs.conformance.observations import conducted
from vinculum_spec.relations import behaviour

Div = Callable[..., Any]
TYPES = ("float16", "float64", "int8", "int32", "uint16", "int64")
LENGTHS = (0, 1, 7, 33)
LONG = (1 << 18) + 64  # bytes: more than one block of the kernel
ROUNDINGS: tuple[Mapping[str, Any], ...] = ({"profile": "onnx-14"}, {"profile": "openvino-1"})
STEPS = (-12, -9, -4, -3, -1, 0, 1, 2, 3, 4, 5, 8, 12, 20)  # some that interleave without overlap: 8 and 12, 8 and 20
BYTES = ((behaviour.A_before, behaviour.A_after), (behaviour.B_before, behaviour.B_after))
THREE = (-24, 0, 1, 4, 12, 16)  # of three axes: 4, 16 and 24 interleave without overlap


def operands(dtype: str, count: int) -> tuple[Any, Any]:
    """Numerators and denominators in the domain, of both signs if the type has them; few exact quotients."""
    k = np.arange(count)
    signed = np.dtype(dtype).kind != "u"
    A = (k * 37 + 11) % 120 * (np.where(k % 3, 1, -1) if signed else 1)
    B = (k * 29 + 5) % 11 + 1
    return A.astype(dtype), (B * (np.where(k % 2, 1, -1) if signed else 1)).astype(dtype)


def places(dtype: str, count: int) -> Iterator[tuple[str, Any, Any, Any]]:
    """A, B and out, named: apart, in a foreign byte order, strided, the same memory, overlapping."""
    A, B = operands(dtype, count)
    foreign = np.dtype(dtype).newbyteorder()
    yield "apart", A, B, np.zeros_like(A)
    yield "foreign byte order", A, B, np.zeros(count, foreign)
    yield "every second element", A, B, np.zeros(2 * count, dtype)[::2]
    yield "backwards", A, B, np.zeros_like(A)[::-1]
    yield "not aligned", A, B, np.zeros(count * A.itemsize + 1, "u1")[1:].view(dtype)
    yield "A", (mine := A.copy()), B, mine
    yield "B", A, (mine := B.copy()), mine
    yield "A and B", (mine := B.copy()), mine, mine
    yield "A, in a foreign byte order", (mine := A.astype(foreign)), B, mine
    for shift in sorted({1, min(3, count), max(count - 1, 1)}):
        for backwards in (False, True):
            for role in "AB":
                base = np.zeros(count + shift, dtype)
                first, second = (base[shift:], base[:count]) if backwards else (base[:count], base[shift:])
                first[:] = A if role == "A" else B
                yield f"{role}, {'-' if backwards else ''}{shift}", *((first, B) if role == "A" else (A, first)), second


def agrees(div: Div = vinculum.div, lengths: tuple[int, ...] = LENGTHS, long: int = LONG) -> Outcome:
    """Every place, by what the same call gives without `out`, for operands apart."""
    outcome = Outcome()
    for dtype, attributes in product(TYPES, ROUNDINGS):
        for count in (*lengths, *([long // np.dtype(dtype).itemsize] if long else [])):
            expected = vinculum.div(*operands(dtype, count), **attributes)
            for name, A, B, out in places(dtype, count):
                expected_here = vinculum.div(A.copy(), B.copy(), **attributes) if name == "A and B" else expected
                originals = [x.copy() for x in (A, B)]
                case = {"type": dtype, **attributes, "elements": count, "out": name}
                outcome.count += 1
                try:
                    got = div(A, B, out=out, **attributes)
                except Exception as error:  # noqa: BLE001 - an error is what is looked for
                    return outcome.with_counterexample("a value", repr(error), **case)
                if got is not out or not np.array_equal(out, expected_here):
                    return outcome.with_counterexample(
                        "out, as without it", f"out: {got is out}, {got[:4].tolist()}", **case
                    )
                if not untouched((A, B), originals, out):
                    return outcome.with_counterexample("operands untouched", "changed", **case)
                outcome.witness = case
    return outcome if outcome.counterexample else broadcast(outcome, div)


def untouched(operands: tuple[Any, Any], originals: list[Any], out: Any) -> bool:
    """Whether those that are apart from `out` are as they were. V_DIV_INPUTS_UNTOUCHED_0010"""
    contents = {}
    for x, before, (first, then) in zip(operands, originals, BYTES, strict=True):
        now = before if np.may_share_memory(x, out) else x
        contents |= {place: int.from_bytes(y.tobytes()) for place, y in ((first, before), (then, now))}
    return conducted("V_DIV_INPUTS_UNTOUCHED_0010", contents)


def broadcast(outcome: Outcome, div: Div) -> Outcome:
    """Rows and columns, `out` being the larger operand; and more than a block of them."""
    for dtype, attributes, rows in product(TYPES, ROUNDINGS, (3, 2000)):
        A, B = (x.reshape(rows, 77) for x in operands(dtype, rows * 77))
        for name, first, second in (
            ("rows", A, B[:1]),
            ("columns", A, B[:, :1]),
            ("one", A, B[:1, :1]),
            ("one numerator", A[:1, :1], B),
        ):
            case = {"type": dtype, **attributes, "broadcast": name, "rows": rows}
            expected = vinculum.div(first, second, **attributes)
            large = (second if name == "one numerator" else first).copy()
            pair = (first, large) if name == "one numerator" else (large, second)
            outcome.count += 1
            got = div(*pair, out=large, **attributes)
            if got is not large or not np.array_equal(got, expected):
                return outcome.with_counterexample("out, as without it", got.ravel()[:4].tolist(), **case)
    return outcome


# ---- what is refused ----


def refusals(div: Div = vinculum.div) -> Outcome:
    """Each `out` that cannot take the result, and the requirement in the name of which it is refused."""
    outcome = Outcome()
    A, B = operands("int32", 4)
    shape = "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
    fixed = np.full(4, 9, "int32")
    fixed.flags.writeable = False
    refused_outs: Mapping[str, tuple[Any, str]] = {
        "a list": ([0, 0, 0, 0], "V_DIV_TYPE_LISTED_0010"),
        "a mask": (np.ma.zeros(4, "int32"), "V_DIV_TYPE_LISTED_0010"),
        "another type": (np.full(4, 9, "int64"), "E_DIV_INT_CONSTR_A_0020"),
        "another shape": (np.full(5, 9, "int32"), shape),
        "another rank": (np.full((1, 4), 9, "int32"), shape),
        "a larger shape that A and B broadcast to": (np.full((2, 4), 9, "int32"), shape),
        "read-only": (fixed, "V_DIV_ANSWER_0010"),
        "one element throughout": (as_strided(np.full(1, 9, "int32"), (4,), (0,)), "V_DIV_INDEX_0010"),
    }
    for name, (out, requirement) in refused_outs.items():
        before, outcome.count = np.array(out), outcome.count + 1
        try:
            got = f"a value: {div(A, B, profile='onnx-14', out=out)}"
        except vinculum.DivOutError as error:
            got = str(error.requirement)
        except Exception as error:  # noqa: BLE001 - an error is what is looked for
            got = repr(error)
        if got != requirement or not np.array_equal(before, np.array(out)):
            return outcome.with_counterexample(requirement, got, out=name)
        outcome.witness = {"out": name, "refused": requirement}
    return outcome


def overlapping(div: Div = vinculum.div) -> Outcome:
    """Whether elements share memory, by a count of the bytes that they have."""
    outcome = Outcome(witness={"shape": [2], "steps": [4]})
    memory = np.zeros(512, "u1")
    for rank in range(4):
        for shape in product(range(4), repeat=rank):
            for steps in product(STEPS if rank < 3 else THREE, repeat=rank):
                middle = memory[256:260].view("int32")
                out = as_strided(middle, shape, steps)
                # Where each byte of each element lies: addresses are sums of steps.
                starts = np.zeros(1, int)
                for size, step in zip(shape, steps, strict=True):
                    starts = np.add.outer(starts, np.arange(size) * step).ravel()
                places = np.add.outer(starts, np.arange(4)).ravel()
                shared = np.unique(places).size != places.size
                outcome.count += 1
                ones = np.ones(shape, "int32")
                try:
                    div(ones, ones, out=out)
                    refused = False
                except vinculum.DivOutError:
                    refused = True
                if refused != shared:
                    return outcome.with_counterexample(
                        "refused" if shared else "a value",
                        "refused" if refused else "a value",
                        shape=shape,
                        steps=steps,
                    )
    return outcome


# ---- mutants: one thing changed around our own division ----


def copies(A: Any, B: Any, out: Any = None, **attributes: Any) -> Any:
    """`out` is returned, and not written to."""
    C = vinculum.div(A, B, out=None if out is None else np.empty(out.shape, out.dtype), **attributes)
    return C if out is None else out


def in_order(A: Any, B: Any, out: Any = None, **attributes: Any) -> Any:
    """Element after element, into `out` at once: an overlap is read after it was written."""
    if out is None or A.shape != B.shape or A.ndim != 1:
        return vinculum.div(A, B, out=out, **attributes)
    for k in range(min(A.size, 40)):
        vinculum.div(A[k : k + 1], B[k : k + 1], out=out[k : k + 1], **attributes)
    return out


def swapped_bytes(A: Any, B: Any, out: Any = None, **attributes: Any) -> Any:
    """A foreign byte order is passed over."""
    if out is None or out.dtype.isnative:
        return vinculum.div(A, B, out=out, **attributes)
    vinculum.div(A, B, out=out.view(out.dtype.newbyteorder()), **attributes)
    return out


def writes_a(A: Any, B: Any, out: Any = None, **attributes: Any) -> Any:
    """A is written to."""
    C = vinculum.div(A, B, out=out, **attributes)
    if A.size > 1 and out is not None and not np.may_share_memory(A, out) and A.flags.writeable:
        A[-1] += 1
    return C


def lenient(A: Any, B: Any, out: Any = None, **attributes: Any) -> Any:
    """An `out` of a shape that the result can be repeated to is taken."""
    if isinstance(out, np.ndarray) and out.ndim > 1:
        out[...] = vinculum.div(A, B, **attributes)
        return out
    return vinculum.div(A, B, out=out, **attributes)


def careless(A: Any, B: Any, out: Any = None, **attributes: Any) -> Any:
    """Elements of `out` may share memory."""
    if type(out) is np.ndarray and out.shape == A.shape and out.dtype == A.dtype and out.flags.writeable:
        out[...] = vinculum.div(A, B, **attributes)
        return out
    return vinculum.div(A, B, out=out, **attributes)


def timid(A: Any, B: Any, out: Any = None, **attributes: Any) -> Any:
    """Elements that interleave are taken to share memory."""
    if out is not None:
        steps = sorted((abs(step), n) for step, n in zip(out.strides, out.shape, strict=True) if n > 1)
        if any(step < n * below for (below, n), (step, _) in pairwise(steps)):
            raise vinculum.DivOutError("out overlaps itself", requirement="V_DIV_INDEX_0010")
    return vinculum.div(A, B, out=out, **attributes)


def decide_places(session: Session) -> Finding:  # noqa: ARG001
    """The proof about where `out` lies."""
    mutants: Mapping[str, Div] = {
        "out is not written to": copies, "element after element": in_order, "foreign bytes": swapped_bytes, "A is written to": writes_a,
    }  # fmt: skip
    bounds = [
        f"lengths {', '.join(map(str, LENGTHS))} and {LONG} bytes",
        f"types {', '.join(TYPES)}",
        "out: apart, A, B, both, overlapping",
    ]
    checks = {name: partial(agrees, div, LENGTHS, 0) for name, div in mutants.items()}
    outcome = agrees()
    return of_binary(outcome, Level.BOUNDED, checks, bounds=bounds, calls=outcome.count)


def decide_refusals(session: Session) -> Finding:  # noqa: ARG001
    """The proof about an `out` that cannot take the result."""
    outcome, shared = refusals(), overlapping()
    if outcome.counterexample is None:
        outcome.count, outcome.counterexample = outcome.count + shared.count, shared.counterexample
    bounds = [
        "rank 0 to 3, sizes 0 to 3",
        f"steps among {', '.join(map(str, STEPS))}; of three axes {', '.join(map(str, THREE))}",
        "elements of 4 bytes",
    ]
    mutants = {
        "any shape that fits": partial(refusals, lenient),
        "elements may share memory": partial(overlapping, careless),
        "elements that interleave are taken to share memory": partial(overlapping, timid),
    }
    return of_binary(outcome, Level.BOUNDED, mutants, bounds=bounds, calls=outcome.count)


CONDUCT = ("V_DIV_INPUTS_UNTOUCHED_0010",)
assert set(CONDUCT) <= set(SPEC.requirements)
PROOFS = (
    Proof(
        "KERNEL_OUT",
        "div with out writes there what it returns without, however out overlaps A or B, and nothing else",
        CONDUCT,
        "enumeration",
        f"types {', '.join(TYPES)}; profiles onnx-14 and openvino-1, that is both roundings",
        decide_places,
        tools=("numpy",),
        examines=("src/vinculum/kernels",),
        quick=True,
    ),
    Proof(
        "KERNEL_OUT_REFUSED",
        "div refuses an out exactly where it cannot take the result",
        ("V_DIV_ANSWER_0010", "V_DIV_INDEX_0010", "V_DIV_TYPE_LISTED_0010"),
        "enumeration",
        "int32 under onnx-14 and sonnx; every array of up to three axes with sizes 0 to 3 and the steps stated",
        decide_refusals,
        tools=("numpy",),
        examines=("src/vinculum/kernels",),
        quick=True,
    ),
)
