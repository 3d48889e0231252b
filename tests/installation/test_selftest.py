"""The self-test finds what is wrong in one form of call only, and is not fooled by the environment."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import vinculum
from tests.installation.installation_support import limit_types
from tests.support.engine_source import far, streamed
from tests.support.fp_environment import DEFAULT, MODES, set_register, x86_64
from tests.support.tiers import default_cases
from vinculum.installation import call_forms
from vinculum.installation.call_forms import Session
from vinculum.installation.fp_unit import Unit, unit
from vinculum.installation.kernel import NATIVE, NUMPY, kernel
from vinculum.installation.selftest import PROFILES, selftest
from vinculum.kernels import dispatch
from vinculum_proofs.exhaustive.instruction_paths import limited
from vinculum_spec.loader import specification

Array = Any
Change = Callable[[Array, Array, Array], Array]
right = vinculum.div


@pytest.fixture(params=[NATIVE, NUMPY])
def serving(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == NATIVE and dispatch.library is None:
        pytest.skip(dispatch.missing)
    before = dispatch.choose(request.param)
    yield request.param
    dispatch.choose(before)


ALL = dispatch.INSTRUCTIONS[-1]  # what is less is weekly: EVERY_WAY_8_BIT and its like judge each way
LEVELS = [
    pytest.param(NATIVE, instructions, marks=[] if instructions == ALL else pytest.mark.slow)
    for instructions in dispatch.INSTRUCTIONS
]


@pytest.mark.parametrize(
    ("serving", "instructions"),
    [pytest.param(NUMPY, "portable", marks=pytest.mark.thorough), *LEVELS],
    indirect=["serving"],
)
def test_selftest_passes_and_covers_everything(serving: str, instructions: str, request: pytest.FixtureRequest) -> None:
    """The self-test passes with every set of instructions.

    A processor without AVX-512 refuses operands by instructions that no other processor uses for it.
    """
    if (serving, instructions) == (NATIVE, ALL):
        result = request.getfixturevalue("selftest_outcomes")
    else:
        with limited(instructions):
            result = selftest()
    assert [x for x in result if x.failures or not x.whole] == []
    assert {x.type for x in result} == set(specification().types)
    assert {x.profile for x in result if x.type == "int64"} == set(PROFILES["int"])
    assert all(x.refuses and x.refused > 0 for x in result if "int" in x.type)
    assert not any(x.refuses for x in result if "float" in x.type)


def failing(div: Callable[..., Array]) -> bool:
    """Whether some part of the self-test fails; those after it are not run."""
    spec = specification()
    names = dict.fromkeys(("int8", "float16", *spec.types))  # one of each kind first, since most faults show in one
    parts = (Session(spec, profile, x, div) for x in map(spec.types.get, names) for profile in PROFILES[x.kind])
    return any(part.run().failures for part in parts)


def changed(change: Change) -> Callable[..., Array]:
    def div(A: Array, B: Array, **more: Any) -> Array:
        C = right(A, B, **more)
        return change(A, B, C) if C.dtype != object and C.size else C

    return div


def last_bit(C: Array, where: Any = -1) -> Array:
    C.view(f"u{C.itemsize}")[where] ^= 1
    return C


def no_checks(A: Array, B: Array, **more: Any) -> Array:
    out = more.pop("out", None)
    try:
        return right(A, B, out=out, **more)
    except vinculum.DivError:
        return A


def no_checks_of_results_that_are_new(A: Array, B: Array, *, out: Array | None = None, **more: Any) -> Array:
    return (no_checks if out is None else right)(A, B, out=out, **more)


def no_overflow_by_one(A: Array, B: Array, **more: Any) -> Array:
    try:
        return right(A, B, **more)
    except vinculum.DivOverflowError:
        if np.ndim(B):
            raise
        return A


def another_index(A: Array, B: Array, **more: Any) -> Array:
    try:
        return right(A, B, **more)
    except vinculum.DivError as error:
        error.index = (0,)
        raise


def early_writer(A: Array, B: Array, *, out: Array | None = None, **more: Any) -> Array:
    if out is not None and out.size and out.dtype != object:
        out.view(np.uint8)[:] = 0
    return right(A, B, out=out, **more)


def leaves_out_the_first(A: Array, B: Array, *, out: Array | None = None, **more: Any) -> Array:
    C = right(A, B, out=out, **more)
    if out is not None and out.nbytes > 8 << 20 and (out.ctypes.data + out.itemsize) % 64 == 0:
        out.reshape(-1)[0] = 0
    return C


def overruns(A: Array, B: Array, *, out: Array | None = None, **more: Any) -> Array:
    C = right(A, B, out=out, **more)
    if out is not None and out.base is not None and out.dtype != object:
        out.base.view(np.uint8)[-1] = 0
    return C


def truncated_by_float(A: Array, B: Array, C: Array) -> Array:
    return np.trunc(A.astype(np.float64) / B).astype(C.dtype) if C.dtype.kind in "iu" else C


def by_reciprocal(A: Array, B: Array, C: Array) -> Array:
    with np.errstate(all="ignore"):
        return (A * (np.ones((), C.dtype) / B)).astype(C.dtype) if C.dtype.kind not in "iu" else C


def flushed(A: Array, B: Array, C: Array) -> Array:
    if C.dtype.kind in "iu":
        return C
    with np.errstate(all="ignore"):
        tiny = np.abs(C.astype(np.float64)) < float(vinculum_smallest(C.dtype))
    return np.where(tiny, np.copysign(np.zeros((), C.dtype), C), C).astype(C.dtype)


def vinculum_smallest(dtype: Any) -> float:
    import ml_dtypes

    return float(ml_dtypes.finfo(dtype).smallest_normal)


BROKEN: dict[str, Callable[..., Array]] = {
    "one result of a vector of 33": changed(lambda A, B, C: last_bit(C, 32) if C.size == 33 else C),
    "the last of any odd length": changed(lambda A, B, C: last_bit(C) if C.size % 2 else C),
    "strided numerators": changed(lambda A, B, C: last_bit(C) if A.ndim and A.strides[0] != A.itemsize else C),
    "unaligned denominators": changed(lambda A, B, C: C if B.flags.aligned else last_bit(C)),
    "a scalar denominator": changed(lambda A, B, C: C if B.ndim else last_bit(C)),
    "a scalar numerator": changed(lambda A, B, C: C if A.ndim else last_bit(C)),
    "large arrays": changed(lambda A, B, C: last_bit(C, C.size // 2) if C.nbytes > 1 << 20 else C),
    "large arrays by one denominator": changed(
        lambda A, B, C: last_bit(C, C.size // 2) if C.nbytes > 8 << 20 and not B.ndim else C
    ),
    "a row of denominators": changed(lambda A, B, C: last_bit(C) if B.ndim == 2 and len(B) < len(A) else C),
    "a column of numerators": changed(lambda A, B, C: last_bit(C) if A.ndim == 2 and A.shape < B.shape else C),
    "a large row of numerators": changed(lambda A, B, C: last_bit(C) if A.size < B.size and C.nbytes > 8 << 20 else C),
    "floor for truncate": changed(lambda A, B, C: A // B if C.dtype.kind == "i" else C),
    "integers through float64": changed(truncated_by_float),
    "times the reciprocal": changed(by_reciprocal),
    "subnormal results flushed": changed(flushed),
    "nothing is refused": no_checks,
    "nothing is refused where the result is new": no_checks_of_results_that_are_new,
    "no overflow by one denominator": no_overflow_by_one,
    "the first element is said to violate": another_index,
    "out is written to before the check": early_writer,
    "memory beside out is written to": overruns,
    "the one element before a vector of a large result is left out": leaves_out_the_first,
    "another type comes out": changed(lambda A, B, C: C.astype(np.float64) if C.dtype != np.float64 else C),
    "an error for everything": lambda A, B, **more: right(A, B, profile="no such"),
}


SAMPLE = (
    "one result of a vector of 33",
    "large arrays",
    "floor for truncate",
    "times the reciprocal",
    "nothing is refused",
    "the first element is said to violate",
)


@pytest.mark.parametrize(
    "broken",
    [pytest.param(div, id=name, marks=[] if name in SAMPLE else pytest.mark.slow) for name, div in BROKEN.items()],
)
def test_what_is_wrong_is_found(broken: Callable[..., Array]) -> None:
    assert failing(broken)


def test_division_that_does_nothing_is_no_success() -> None:
    result = selftest(lambda A, B, **more: np.zeros_like(A))
    assert all(x.failures for x in result)


SOME = ("int32", "uint8", "bfloat16", "float32", "real")
EVERY = tuple(specification().types)
TYPES_OF_KERNELS = default_cases(
    [
        pytest.param(NATIVE, SOME, id="native, some types"),
        pytest.param(NATIVE, EVERY, id="native"),
        pytest.param(NUMPY, EVERY, id="numpy"),
    ],
    "native, some types",
)


@x86_64
@pytest.mark.parametrize(("serving", "types"), TYPES_OF_KERNELS, indirect=["serving"])
@pytest.mark.parametrize(
    "mode",
    [pytest.param(mode, id=name, marks=[] if name == "both" else pytest.mark.slow) for name, mode in MODES.items()],
)
def test_selftest_has_no_failures_in_an_unusual_environment(
    serving: str, types: tuple[str, ...], mode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit_types(monkeypatch, *types)
    set_register(DEFAULT | mode)
    try:
        observed, result = unit(), selftest()
    finally:
        set_register(DEFAULT)
    assert observed != unit()
    assert not observed.usual
    assert [x for x in result if x.failures] == []
    assert {x.type for x in result} == set(types)
    floats = [x for x in result if PROFILES["float"] == (x.profile,) and "float" in x.type]
    assert all(x.whole == (serving == NATIVE) for x in floats)
    assert all(x.whole for x in result if "int" in x.type)


def test_this_unit_is_usual() -> None:
    assert unit() == Unit("to nearest", "off", contraction=False, excess_precision=False)
    assert kernel().name in (NATIVE, NUMPY)


def test_large_results_reach_the_thresholds_of_the_engine() -> None:
    """Else what is written there would be compared with nothing."""
    assert far() <= call_forms.LONG_BYTES
    assert streamed() < call_forms.LARGE_BYTES
