"""Guards that hold by cases: a condition narrows an element, as sums and products do."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import parser

from tests.models.model_builders import by_onnxruntime, save, tensor
from vinculum.models.analysis import analyse

ZERO = {"V_DIV_FLOAT_NONZERO_0010", "E_DIV_INT_CONSTR_B_0030"}
TYPES = {"float": np.float32, "double": np.float64, "int64": np.int64, "int32": np.int32, "float16": np.float16}
FLOATS, INTEGERS = ("float", "double"), ("int64", "int32")
ALL = (*FLOATS, *INTEGERS)
NUMBERS = {"zero": 0, "one": 1, "two": 2, "less": -1, "half": 0.5}

NOT_BELOW, BELOW, ZEROS = "c = GreaterOrEqual (x, zero)", "c = Less (x, zero)", "c = Equal (x, zero)"
SIGN, TRUTH = "s = Where (c, one, less)", "s = CastLike (c, x)"
SIGNED = "s = Sign (x) e = Equal (s, zero)"
MASK = "k = CastLike (n, x) p = Mul (k, x)"
SIZE = "a = Abs (x) m = Max (a, one)"
# What B is, of which types it is never zero, and of which it may be.
GUARDS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "moved away from 0": (f"{NOT_BELOW} {SIGN} B = Add (x, s)", ALL, ()),
    "moved away from 0, by the other truth": (f"{BELOW} s = Where (c, less, one) B = Add (s, x)", ALL, ()),
    "moved away from 0, which is moved down": (f"c = Greater (x, zero) {SIGN} B = Add (x, s)", ALL, ()),
    "taken away": (f"{BELOW} {SIGN} B = Sub (x, s)", ALL, ()),
    "moved to 0": (f"{BELOW} {SIGN} B = Add (x, s)", (), ALL),
    "moved away from another number": (f"c = Greater (x, one) {SIGN} B = Add (x, s)", (), ALL),
    "moved by nothing where it is below": (f"{NOT_BELOW} s = Where (c, one, zero) B = Add (x, s)", ALL, ()),
    "moved by nothing where it is not below": (f"{NOT_BELOW} s = Where (c, zero, less) B = Add (x, s)", (), ALL),
    "another one is asked": (f"c = GreaterOrEqual (y, zero) {SIGN} B = Add (x, s)", (), ALL),
    "a sign that is never 0, times a size": (f"{NOT_BELOW} {SIGN} {SIZE} B = Mul (s, m)", ALL, ()),
    "a sign that may be 0, times a size": (f"s = Sign (x) {SIZE} B = Mul (s, m)", (), ALL),
    "a sign made of a truth": (f"{NOT_BELOW} k = CastLike (c, x) d = Mul (k, two) s = Sub (d, one) {SIZE} B = Mul (s, m)", ALL, ()),
    "a size that may be 0, times a sign": (f"{NOT_BELOW} {SIGN} B = Mul (x, s)", (), ALL),
    "its sign times itself, and one": (f"{NOT_BELOW} {SIGN} p = Mul (x, s) B = Add (p, one)", FLOATS, ()),
    "one less where it is 0": (f"{ZEROS} {TRUTH} B = Sub (x, s)", ALL, ()),
    "one less where it is one": (f"c = Equal (x, one) {TRUTH} B = Sub (x, s)", (), ALL),
    "one more where it is not 0": (f"{ZEROS} n = Not (c) s = CastLike (n, x) B = Add (x, s)", (), ALL),
    "one bit where it is 0": (f"{ZEROS} {TRUTH} B = BitwiseOr (x, s)", INTEGERS, ()),
    "the greater of it and that": (f"{ZEROS} {TRUTH} r = Max (x, zero) B = Max (r, s)", (), ALL),
    "a sign whose 0 is replaced, times a size": (f"{SIGNED} t = Where (e, one, s) {SIZE} B = Mul (t, m)", ALL, ()),
    "a sign and one where it is 0, times a size": (f"{SIGNED} k = CastLike (e, x) t = Add (s, k) {SIZE} B = Mul (m, t)", ALL, ()),
    "a sign and one less where it is 0, times a size": (f"{SIGNED} k = CastLike (e, x) t = Sub (s, k) {SIZE} B = Mul (m, t)", ALL, ()),
    "a sign whose one is replaced, times a size": (f"s = Sign (x) e = Equal (s, one) t = Where (e, two, s) {SIZE} B = Mul (t, m)", (), ALL),
    "half a sign, times the least": (f"{SIGNED} t = Where (e, one, s) h = Mul (t, half) B = Mul (h, least)", (), FLOATS),
    "a sign or one half, times the least": (f"{SIGNED} t = Where (e, half, s) B = Mul (t, least)", (), FLOATS),
    "itself or one, by a mask": (f"{ZEROS} n = Not (c) {MASK} q = Sub (one, k) B = Add (p, q)", ALL, ()),
    "itself or one, by a mask and its opposite": (f"{ZEROS} n = Not (c) {MASK} q = CastLike (c, x) B = Add (q, p)", ALL, ()),
    "itself or one, by the opposite of a mask": (f"n = Greater (x, one) c = Not (n) {MASK} q = CastLike (c, x) B = Add (p, q)", ALL, ()),
    "itself or one, by the same mask": (f"{ZEROS} n = Not (c) {MASK} q = CastLike (n, x) B = Sub (p, q)", (), ALL),
    "itself or one, by a mask of another": (f"n = Equal (y, one) {MASK} q = Sub (one, k) B = Add (p, q)", (), ALL),
    "twice what is not 0": (f"{ZEROS} g = Where (c, one, x) B = Mul (g, two)", FLOATS, INTEGERS),
    "half of what is not 0": (f"{ZEROS} g = Where (c, one, x) B = Mul (half, g)", (), FLOATS),
    "sums chosen": (f"{NOT_BELOW} p = Add (x, one) q = Sub (x, one) B = Where (c, p, q)", ALL, ()),
    "sums chosen the wrong way": (f"{BELOW} p = Add (x, one) q = Sub (x, one) B = Where (c, p, q)", (), ALL),
    "sums of another one chosen": (f"{NOT_BELOW} p = Add (y, one) q = Sub (y, one) B = Where (c, p, q)", (), ALL),
}  # fmt: skip


def of_type(body: str, kind: str) -> Any:
    """C = A / B, and B itself."""
    proto = parser.parse_model(
        f'<ir_version: 9, opset_import: ["" : 18]> g ({kind}[N] x, {kind}[N] y, {kind}[N] A) => ({kind}[N] C) '
        f"{{ {body} C = Div (A, B) }}"
    )
    minimum = np.nextafter(TYPES[kind](0), TYPES[kind](1)) if kind in FLOATS else 1
    numbers = NUMBERS | {"least": minimum}
    proto.graph.initializer.extend(tensor(name, np.array(number, TYPES[kind])) for name, number in numbers.items())
    return proto


def verdict(proto: Any, folder: Path) -> str:
    kind = proto.graph.input[0].type.tensor_type.elem_type
    analysis = analyse(save(proto, folder), None if kind in (6, 7) else "openvino-1")
    (row,) = (row for row in analysis.findings if not ZERO.isdisjoint(row.requirements))
    return row.verdict.value


def hostile(kind: str) -> Any:
    """Numbers on both sides of 0, each meeting each."""
    dtype = TYPES[kind]
    if kind in FLOATS:
        tiny, maximum = np.finfo(dtype).smallest_subnormal, np.finfo(dtype).max
        numbers = [0, -0.0, 1, -1, 2, -2, 0.5, tiny, -tiny, maximum, -maximum, np.inf, -np.inf, np.nan]
    else:
        info = np.iinfo(dtype)
        numbers = [0, 1, -1, 2, -2, info.min, info.max, info.min + 1, info.max - 1]
    x, y = np.meshgrid(np.array(numbers, dtype), np.array(numbers, dtype))
    return {"x": x.ravel(), "y": y.ravel(), "A": np.ones(x.size, dtype)}


def zeros(proto: Any, kind: str) -> bool:
    """Whether ONNX Runtime computes a 0 in B."""
    del proto.graph.node[-1]
    proto.graph.output[0].name = "B"
    feeds = {each.name: hostile(kind)[each.name] for each in proto.graph.input}
    return any((result == 0).any() for result in by_onnxruntime(proto, feeds))


SURE = [(name, kind) for name, (_, sure, _) in GUARDS.items() for kind in sure]
OPEN = [(name, kind) for name, (_, _, left) in GUARDS.items() for kind in left]


@pytest.mark.parametrize(("name", "kind"), SURE)
def test_guarded_denominator_is_never_zero(name: str, kind: str, tmp_path: Path) -> None:
    proto = of_type(GUARDS[name][0], kind)
    assert verdict(proto, tmp_path) == "discharged"
    assert not zeros(proto, kind)


@pytest.mark.parametrize(("name", "kind"), OPEN)
def test_denominator_may_be_zero(name: str, kind: str, tmp_path: Path) -> None:
    proto = of_type(GUARDS[name][0], kind)
    assert verdict(proto, tmp_path) == "obligation"
    assert zeros(proto, kind)


@pytest.mark.parametrize(("number", "expected"), [("x", "discharged"), ("p", "obligation")])
def test_computed_float16_is_compared_before_rounding(number: str, expected: str, tmp_path: Path) -> None:
    body = f"p = Mul (x, y) c = GreaterOrEqual ({number}, zero) {SIGN} B = Add ({number}, s)"
    assert verdict(of_type(body, "float16"), tmp_path) == expected
