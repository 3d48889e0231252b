"""Random calls of `div`: types, layouts, shapes, overlaps, attributes, and invalid operands.

A and B, and mostly `out`, lie anywhere in one buffer, with any strides: apart, over each other, or over themselves. A
`random.Random` determines a call; the same generator state gives the same call, on memory of its own.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

import vinculum
from tests.kernels.kernel_support import FLOATS, INTEGERS, SPEC, Array, dtype_of

ROOM = 1 << 17
TYPES = INTEGERS + FLOATS
NAMES = tuple(SPEC.profiles)
OTHER_NAMES = ("onnx-2", "", b"sonnx", None, 7, ["sonnx"], {}, np.str_("onnx-14"), np.str_("nothing"))
ATTRIBUTES: dict[str, tuple[Any, ...]] = {
    "axis": (0, 1, -1, 99, True, np.int8(1), 1.0, None),
    "broadcast": (0, 1, 2, "1"),
    "m_pythondiv": (True, False, np.bool_(False), 0),
    "auto_broadcast": ("none", "numpy", "pdpd", "explicit", np.str_("pdpd")),
    "consumed_inputs": ([0], (0, 1), [True], 3),
    "where": (None,),
}


@dataclass
class Call:
    """One call: the buffer, the arrays in it, and the arguments."""

    buffer: Array
    arguments: list[Any]
    keywords: dict[str, Any] = field(default_factory=dict)


def shape_of(random: Random) -> tuple[int, ...]:
    """Return a shape: mostly short, often with sizes 0 and 1, sometimes long or of up to 64 axes."""
    choice = random.randrange(16)
    if choice == 0:
        return tuple([1] * random.randrange(30, 63) + random.choice([[], [3], [2, 1]]))
    if choice <= 2:
        return (random.choice([513, 1000, 4097, 9000]),)
    if choice == 3:
        return random.choice([(600, 5), (1500, 2), (5, 300), (2, 3, 100), (700, 1), (3, 70, 2), (64, 65)])
    if choice <= 9:
        return (random.randrange(201),)
    return tuple(random.choice([0, 1, 1, 2, 3, 5, 7]) for _ in range(random.randrange(6)))


def _other_shape(random: Random, shape: tuple[int, ...]) -> tuple[int, ...]:
    """Return a shape that meets `shape` by some rule, or nearly."""
    match random.randrange(8):
        case 0 | 1 | 2 | 3:
            return shape
        case 4:
            return tuple(1 if random.random() < 0.4 else n for n in shape)
        case 5:
            return shape[random.randrange(len(shape) + 1) :]
        case 6:
            return tuple(random.choice([2, 3]) if n == 1 else n for n in shape[:5]) + shape[5:]
    return shape_of(random)


def _operand(random: Random, buffer: Array, shape: tuple[int, ...], dtype: np.dtype[Any], *, repeat: bool) -> Array:
    """Return an array somewhere in the buffer, in C order or with any strides.

    With `repeat`, some strides are 0.
    """
    plain = random.random() < 0.6
    step = dtype.itemsize * (1 if plain else random.choice([1, 1, 1, 2, 3]))
    if not plain and random.random() < 0.2:
        step += random.randrange(1, 5)  # elements that are not aligned
    order = list(range(len(shape)))[::-1]
    if not plain and random.random() < 0.5:
        random.shuffle(order)
    given = dict.fromkeys(order, 0)
    for k in order:
        given[k] = step * (1 if plain else random.choice([1, 1, -1]))
        step *= max(1, shape[k]) + (random.randrange(3) if not plain and random.random() < 0.3 else 0)
        if repeat and not plain and random.random() < 0.2:
            given[k] = 0
    strides = [given[k] for k in range(len(shape))]
    low = sum(min(0, s * (n - 1)) for s, n in zip(strides, shape, strict=True) if n > 0)
    high = sum(max(0, s * (n - 1)) for s, n in zip(strides, shape, strict=True) if n > 0) + dtype.itemsize
    free = buffer.size - (high - low)
    if free < 0 or 0 in shape:
        return np.ones(shape, dtype)
    start = random.randrange(free + 1) if random.random() < 0.5 else random.randrange(min(free, 64) + 1)
    if random.random() < 0.8:
        start -= start % dtype.itemsize
    flat = buffer[start:].view(np.uint8)
    return as_strided(np.ndarray((1,), dtype, flat, -low if -low + dtype.itemsize <= flat.size else 0), shape, strides)


def _random_buffer(random: Random, type_: str) -> Array:
    """Return a buffer whose aligned elements are all within the domain; for floats, one of any bits."""
    rng = np.random.default_rng(random.getrandbits(32))
    if type_ in FLOATS and random.random() < 0.7:
        return rng.integers(0, 256, ROOM, np.uint8)
    dtype = dtype_of(type_)
    if type_ in FLOATS:
        small = rng.integers(-9, 9, ROOM // dtype.itemsize).astype(dtype)
        return np.asarray(small.view(np.uint8))
    info = np.iinfo(dtype)
    values = rng.integers(info.min // random.choice([1, 1, 1 << 6]), info.max, ROOM // dtype.itemsize, dtype)
    values[values == info.min] = info.max
    values[values == 0] = 1
    return np.asarray(values.view(np.uint8))


def _invalid_operand(random: Random) -> Any:
    """Return a value that is no operand, or an operand of another kind."""
    return random.choice([
        lambda: 7, lambda: 2.0, lambda: [1, 2], lambda: None, lambda: True, lambda: "7", lambda: Fraction(1, 2),
        lambda: np.bool_(True), lambda: np.longdouble(7), lambda: np.complex64(7), lambda: np.timedelta64(7, "s"),
        lambda: np.datetime64("2026-01-01"), lambda: np.str_("7"), lambda: np.bytes_(b"7"), lambda: np.longlong(7),
        lambda: np.ulonglong(7), lambda: np.int64(7), lambda: np.float16(7), lambda: dtype_of("bfloat16").type(7),
        lambda: np.void(b"7"), lambda: np.ma.masked_array([7, 8], [0, 1]), lambda: np.array([[7, 8]]).view(np.matrix),
        lambda: np.array([Fraction(7), Fraction(8)], object), lambda: np.array([7, 8], object),
        lambda: np.array([7, 8], "q"), lambda: np.array([7, 8], "g"), lambda: np.array(["7", "8"]),
        lambda: np.array([(7, 8)], "i4, i4"), lambda: np.rec.array([(7, 8)], "i4, i4"), lambda: np.array([7, 8], "m8[s]"),
        lambda: np.array([7, 8], "?"), lambda: np.int64, lambda: np.zeros((), "int64"), lambda: (np.zeros(2, "int64"),),
    ])()  # fmt: skip


def call_of(random: Random) -> Call:
    """Return one call. Most are within the domain; the others leave it in one way or in several."""
    type_ = random.choice(TYPES)
    dtype = dtype_of(type_)
    buffer = _random_buffer(random, type_)
    kinds = [dtype.newbyteorder() if random.random() < 0.08 else dtype for _ in range(3)]
    shape = shape_of(random)
    shapes = [shape, _other_shape(random, shape)][:: random.choice([1, 1, -1])]
    A, B = (_operand(random, buffer, s, k, repeat=True) for s, k in zip(shapes, kinds, strict=False))
    keywords: dict[str, Any] = {}
    if random.random() < 0.9:
        keywords["profile"] = (
            random.choice(NAMES) if random.random() < 0.4 else random.choice(["onnx-14", "openvino-1"])
        )
    rank = max(map(len, shapes))
    below, above = ((1,) * (rank - len(s)) + s for s in shapes)
    meeting = tuple(b if a == 1 else a for a, b in zip(below, above, strict=True))  # if they meet
    match random.randrange(8):
        case 0 | 1:
            keywords["out"] = _operand(random, buffer, meeting, kinds[2], repeat=random.random() < 0.1)
        case 2:
            keywords["out"] = np.zeros(meeting, dtype)
        case 3:
            keywords["out"] = random.choice([A, B, A[...], B[::-1] if B.ndim else B, A.T])
        case 4 if random.random() < 0.3:
            keywords["out"] = _invalid_operand(random)
    if type_ in INTEGERS and random.random() < 0.25:
        for x, values in ((A, (dtype.type(np.iinfo(dtype).min),)), (B, (0, -1 if type_ in INTEGERS[:4] else 0))):
            for _ in range(random.randrange(3) if x.size and x.flags.writeable else 0):
                x[np.unravel_index(random.randrange(x.size), x.shape)] = random.choice(values)
    if random.random() < 0.1:
        name = random.choice(tuple(ATTRIBUTES))
        keywords[name] = random.choice(ATTRIBUTES[name])
    if keywords.get("profile") == "onnx-6" and random.random() < 0.8:
        keywords["broadcast"] = 1
    if keywords.get("profile") == "openvino-1" and random.random() < 0.3:
        keywords["m_pythondiv"] = random.random() < 0.5
    return Call(buffer, *_with_invalid_argument(random, [A, B], keywords))


def _with_invalid_argument(
    random: Random, arguments: list[Any], keywords: dict[str, Any]
) -> tuple[list[Any], dict[str, Any]]:
    """Replace an argument by an invalid one, in one call of eight."""
    if random.random() < 0.125:
        match random.randrange(9):
            case 0 | 1 | 2:
                arguments[random.randrange(2)] = _invalid_operand(random)
            case 3:
                arguments = [_invalid_operand(random)] * 2
            case 4:
                keywords["profile"] = random.choice(OTHER_NAMES)
            case 5:
                arguments = arguments[: random.randrange(2)]
            case 6:
                arguments.append(None)
            case 7:
                keywords["A"] = arguments[0]
            case 8:
                for x in [*arguments, *keywords.values()]:
                    if isinstance(x, np.ndarray) and random.random() < 0.5:
                        x.flags.writeable = False
    items = list(keywords.items())
    random.shuffle(items)
    return arguments, dict(items)


def outcome_of(call: Call) -> tuple[Any, ...]:
    """Return the outcome of a call, result or error, and every byte of memory afterwards.

    All NaNs are equal.
    """
    out = call.keywords.get("out")
    try:
        C = vinculum.div(*call.arguments, **call.keywords)
    except Exception as error:  # noqa: BLE001 - which one it is, is looked at
        answer: tuple[Any, ...] = ("error", type(error), str(error), repr(vars(error)))
    else:
        answer = ("result", C.dtype, C.dtype.char, C.shape, C is out, C.flags.c_contiguous, _values(C))
        if C is out:
            C[...] = 1  # seen; and what is left has no NaN of either kernel's making
    return (*answer, call.buffer.tobytes())


def _values(C: Array) -> Any:
    if C.dtype.kind in "iuO":
        return C.tolist()
    plain = C.astype(C.dtype.newbyteorder("="))
    return np.where(np.isnan(plain), plain.dtype.type(1), plain).tobytes(), np.isnan(plain).tobytes()
