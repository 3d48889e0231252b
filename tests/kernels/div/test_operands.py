"""Which values are operands; every memory layout; inputs stay untouched, and results are new memory."""

import pickle
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.kernels.kernel_support import SIGNED, SPEC, Array, bits, dtype_of
from vinculum import DivTypeError, div
from vinculum.kernels import dispatch

TYPES = tuple(SPEC.types)
ROUNDS = [(t, {"profile": "sonnx"} if t in SPEC.profiles["sonnx"].types else {"profile": "onnx-14"}) for t in TYPES]
ROUNDS += [(t, {"profile": "openvino-1"}) for t in SIGNED]  # floored
CALLS = pytest.mark.parametrize(("type_", "how"), ROUNDS, ids=[f"{t}-{how['profile']}" for t, how in ROUNDS])


def values(type_: str, shape: tuple[int, ...] = (4, 6)) -> tuple[Array, Array]:
    """Operands with signs and remainders, whose quotients differ from element to element."""
    count = int(np.prod(shape))
    a, b = np.arange(count) * 5 - (0 if type_.startswith("u") else count), np.arange(count) % 7 + 1
    if not type_.startswith("u"):
        b[1::2] *= -1
    if type_ == "real":
        a, b = (np.array([Fraction(int(x), 3) for x in xs], object) for xs in (a, b))
    return a.astype(dtype_of(type_)).reshape(shape), b.astype(dtype_of(type_)).reshape(shape)


def strided(x: Array) -> Array:
    wide = np.zeros((*x.shape[:-1], 3 * x.shape[-1]), x.dtype)
    wide[..., ::3] = x
    return wide[..., ::3]


def unaligned(x: Array) -> Array:
    if x.dtype.hasobject:
        return x.copy()  # NumPy has no unaligned objects
    room = np.zeros(x.nbytes + 1, np.uint8)[1:]
    moved = np.frombuffer(room.data, x.dtype).reshape(x.shape)
    moved[...] = x
    return moved


def read_only(x: Array) -> Array:
    x = x.copy()
    x.flags.writeable = False
    return x


LAYOUTS: dict[str, Callable[[Array], Array]] = {
    "contiguous": np.copy,
    "Fortran": np.asfortranarray,
    "strided": strided,
    "negative strides": lambda x: x[::-1, ::-1].copy()[::-1, ::-1],
    "transposed": lambda x: x.T.copy().T,
    "unaligned": unaligned,
    "read-only": read_only,
    "big-endian": lambda x: x.astype(x.dtype.newbyteorder(">")),
    "big-endian strided": lambda x: strided(x.astype(x.dtype.newbyteorder(">"))),
    "big-endian unaligned": lambda x: unaligned(x.astype(x.dtype.newbyteorder(">"))),
    "with metadata": lambda x: x.astype(np.dtype(x.dtype.str, metadata={"unit": "m"})) if x.dtype.kind in "iuf" else x,
}


@CALLS
@pytest.mark.parametrize("layout_a", LAYOUTS)
def test_layout_has_no_effect(type_: str, how: dict[str, Any], layout_a: str) -> None:
    """The result has the same bits as from contiguous operands.

    It is C-contiguous, in native byte order and in memory of its own; the inputs are untouched.
    """
    A, B = values(type_)
    expected = bits(div(A, B, **how))
    for layout_b, lay in LAYOUTS.items():
        X, Y = LAYOUTS[layout_a](A), lay(B)
        before = bits(X, Y)
        C = div(X, Y, **how)
        assert type(C) is np.ndarray, layout_b
        assert C.dtype == dtype_of(type_), layout_b
        assert C.dtype.isnative, layout_b
        assert C.flags.c_contiguous, layout_b
        assert C.flags.writeable, layout_b
        assert C.flags.aligned, layout_b
        assert bits(C) == expected, layout_b
        assert bits(X, Y) == before, layout_b
        assert not np.may_share_memory(C, X), layout_b
        assert not np.may_share_memory(C, Y), layout_b


def test_layouts_have_their_properties() -> None:
    A, _ = values("int32")
    assert LAYOUTS["Fortran"](A).flags.f_contiguous
    assert not LAYOUTS["strided"](A).flags.forc
    assert min(LAYOUTS["negative strides"](A).strides) < 0
    assert not LAYOUTS["unaligned"](A).flags.aligned
    assert not LAYOUTS["read-only"](A).flags.writeable
    for name in ("big-endian", "big-endian strided", "big-endian unaligned"):
        for type_ in ("int32", "float64", "bfloat16"):
            assert not LAYOUTS[name](values(type_)[0]).dtype.isnative
    assert LAYOUTS["with metadata"](A).dtype.metadata == {"unit": "m"}
    for layout in LAYOUTS.values():
        assert (layout(A) == A).all()


@CALLS
def test_rank_0_gives_an_array_of_rank_0(type_: str, how: dict[str, Any]) -> None:
    A, B = values(type_)
    expected = div(A, B, **how)[2, 3]
    arrays = np.empty((), A.dtype), np.empty((), B.dtype)
    arrays[0][()], arrays[1][()] = A[2, 3], B[2, 3]
    C = div(*arrays, **how)
    assert type(C) is np.ndarray
    assert (C.shape, C.dtype) == ((), A.dtype)
    assert C[()] == expected


@CALLS
def test_numpy_scalars_are_tensors_of_rank_0(type_: str, how: dict[str, Any]) -> None:
    if type_ == "real":
        pytest.fail("unreachable") if issubclass(Fraction, np.generic) else None
        return
    A, B = values(type_)
    a, b = A[2, 3], B[2, 3]
    assert isinstance(a, np.generic)
    C = div(a, b, **how)
    assert type(C) is np.ndarray
    assert (C.shape, C.dtype) == ((), A.dtype)
    assert C[()] == div(A, B, **how)[2, 3]


@CALLS
@pytest.mark.parametrize("shape", [(0,), (3, 0), (0, 0, 2)])
def test_empty_tensors_give_empty_tensors(type_: str, how: dict[str, Any], shape: tuple[int, ...]) -> None:
    A, B = values(type_, shape)
    C = div(A, B, **how)
    assert (C.shape, C.dtype) == (shape, A.dtype)


@CALLS
def test_an_operand_by_itself(type_: str, how: dict[str, Any]) -> None:
    _, B = values(type_)
    C = div(B, B, **how)
    assert (C == (Fraction(1) if type_ == "real" else 1)).all()


def test_repeated_elements_in_memory() -> None:
    """Read-only views with stride 0, as broadcast_to makes them."""
    A, B = np.broadcast_to(np.int32(-7), (3, 2)), np.broadcast_to(np.array([2, -2], "int32"), (3, 2))
    assert div(A, B).tolist() == [[-3, 3]] * 3
    assert div(A, B, profile="openvino-1").tolist() == [[-4, 3]] * 3


def test_rank_64() -> None:
    A = np.full((1,) * 63 + (2,), 6)
    assert div(A, A[..., :1], profile="onnx-14").shape == A.shape


def test_memmap_is_accepted_and_not_returned(tmp_path: Path) -> None:
    A = np.memmap(tmp_path / "a", "int16", "w+", shape=(3,))
    A[:] = [7, -7, 9]
    B = np.array([2, 2, 2], "int16")
    C = div(A, B)
    assert type(C) is np.ndarray
    assert C.tolist() == [3, -3, 4]
    assert div(A, B, out=A) is A
    assert A.tolist() == [3, -3, 4]
    assert type(pickle.loads(pickle.dumps(C))) is np.ndarray


def not_tensors() -> dict[str, Any]:
    class Subclass(np.ndarray):
        pass

    class Imitation:
        def __array__(self, dtype: object = None, copy: object = None) -> Array:
            return np.ones(2)

    one = np.ones(2)
    return {
        "int": 1,
        "float": 1.0,
        "bool": True,
        "None": None,
        "list": [1.0, 1.0],
        "tuple": (1.0, 1.0),
        "bytes": b"12345678",
        "memoryview": memoryview(one),
        "fraction": Fraction(1),
        "masked": np.ma.masked_array(one, [True, False]),
        "matrix": np.ones((2, 2)).view(np.matrix),
        "recarray": one.view(np.recarray),
        "subclass": one.view(Subclass),
        "subclass of a scalar": Metres(1.0),
        "subclass of a float32": Single(1.0),
        "has __array__": Imitation(),
        "class": np.float64,
    }


class Metres(np.float64):
    """A scalar with a unit, which its value alone does not carry."""


class Single(np.float32):
    """A subclass of one of NumPy's scalar classes."""


@pytest.mark.parametrize("name", not_tensors())
@pytest.mark.parametrize("role", "AB")
def test_non_tensors_are_refused(name: str, role: str) -> None:
    """D-065."""
    value, one = not_tensors()[name], np.ones(2)
    with pytest.raises(DivTypeError, match=f"V_DIV_TYPE_LISTED_0010: {role} is a ") as caught:
        div(*((value, one) if role == "A" else (one, value)))
    assert type(value).__qualname__ in str(caught.value)


UNLISTED = ["bool", "complex64", "longdouble", "S3", "U3", "datetime64[s]", "timedelta64[s]", "V4", "i4,i4"]


@pytest.mark.parametrize("profile", SPEC.profiles)
@pytest.mark.parametrize(
    "dtype", [*UNLISTED, ml_dtypes.float8_e4m3fn, ml_dtypes.int4, ml_dtypes.uint2, np.dtypes.StringDType()], ids=str
)
def test_types_that_no_profile_lists_are_refused(profile: str, dtype: Any) -> None:
    A = np.zeros(2, dtype)
    with pytest.raises(DivTypeError, match=f"profile {profile} has|A is of type") as caught:
        div(A, A, profile=profile)
    assert caught.value.requirement == "V_DIV_TYPE_LISTED_0010"


@pytest.mark.parametrize("profile", SPEC.profiles.values(), ids=SPEC.profiles)
def test_each_profile_accepts_only_its_types(profile: Any) -> None:
    for type_ in TYPES:
        A, B = values(type_)
        if type_ in profile.types:
            assert div(A, B, profile=profile.name).dtype == A.dtype
        else:
            with pytest.raises(DivTypeError, match="V_DIV_TYPE_LISTED_0010"):
                div(A, B, profile=profile.name)


@pytest.mark.parametrize("profile", SPEC.profiles.values(), ids=SPEC.profiles)
def test_types_that_differ_are_refused(profile: Any) -> None:
    for a in profile.types:
        for b in profile.types:
            if a != b:
                with pytest.raises(DivTypeError) as caught:
                    div(values(a)[0], values(b)[1], profile=profile.name)
                requirement = SPEC.requirements[str(caught.value.requirement)]
                assert requirement.relation_name == "tensor.same_type"
                assert {SPEC.types[a].kind, SPEC.types[b].kind} & set(requirement.types)


@pytest.mark.parametrize(
    "kernel", ["numpy"], indirect=True
)  # the compiled one goes by the type's number, once it has it
def test_other_type_with_a_listed_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several packages register a bfloat16; the kernel accepts only that of ml_dtypes."""
    monkeypatch.setattr(ml_dtypes, "bfloat16", np.float32)
    monkeypatch.setattr(dispatch, "bfloat16_is", lambda _: None)
    A = np.ones(2, np.dtype("bfloat16"))
    with pytest.raises(DivTypeError, match="V_DIV_TYPE_LISTED_0010"):
        div(A, A, profile="onnx-14")


@pytest.mark.parametrize("type_", ["q", "l", "i", "longlong", "Q", "L"])
def test_c_types_are_identified_by_width(type_: str) -> None:
    """NumPy has two integer types of 64 bits on Linux, which compare equal."""
    A, B = np.array([7, 9], type_), np.array([2, 3], np.dtype(type_).name)
    assert div(A, B).tolist() == [3, 3]
    assert div(B, A, out=np.zeros(2, type_)).tolist() == [0, 0]
