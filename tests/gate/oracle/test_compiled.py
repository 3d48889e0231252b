"""The compiled and the interpreted oracle agree; the cache of compiled code is private."""

from pathlib import Path

import numpy as np
import pytest

from tests.support.c_compiler import needs_compiler
from vinculum._util import c_compiler
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.exhaustive.domain import EXHAUSTIVE_FLOAT32, domain_of
from vinculum.gate.exhaustive.store import Store, StoreError
from vinculum.gate.exhaustive.sweep import Sweep
from vinculum.gate.oracle import compiled
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.trial.trial import Trial
from vinculum_spec.atlas.full import full_specification
from vinculum_spec.loader import specification

SPEC = specification()
TRUNCATED = SPEC.requirements["E_DIV_INT_FUNC_0010"]


@needs_compiler
def test_both_oracles_count_equally() -> None:
    for name in ("int16", "float16", "bfloat16"):
        element = SPEC.types[name]
        every = np.arange(1 << 16, dtype=np.uint16).view(element_dtype(name))
        A = np.full(every.size, 0x3C03, np.uint16).view(every.dtype)
        requirements = tuple(r for r in SPEC.requirements.values() if r.kind == "value" and r.concerns(element))
        C = np.roll(every, 5)
        both = [compiled.oracle_for(element, requirements, (), compile_it=how) for how in (True, False)]
        assert [judge.name for judge in both] == ["compiled", "NumPy"]
        counts = [[x.tolist() for x in j.count(a, every[1:], C[1:])] for j in both for a in (A[1:], A[:1])]
        assert all(count == counts[0] for count in counts)


ACCURACIES = (
    "V_DIV_FLOAT_ONE_ULP_0010",
    "V_DIV_FLOAT_2_5_ULP_0010",
    "V_DIV_FLOAT_3_ULP_0010",
    "V_DIV_FLOAT_FLUSHED_0010",
    "V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010",
    "V_DIV_FLOAT_TWO_STEPS_0010",
)


@needs_compiler
@pytest.mark.parametrize(
    "name", ["float16", *(pytest.param(name, marks=pytest.mark.thorough) for name in ("float32", "float64"))]
)
def test_both_oracles_judge_quotients_within_some_ulp(name: str) -> None:
    """On quotients of NumPy, moved by up to 4 numbers, on zeros, and on any results."""
    element = SPEC.types[name]
    assert element.form is not None
    random, half, unsigned = np.random.default_rng(2), 500, np.dtype(f"u{element.width // 8}")
    a, b = random.integers(0, 1 << element.width, (2, 2 * half), dtype=unsigned)
    sign = unsigned.type(1 << (element.width - 1))
    a[:half] &= ~(sign >> 1)  # small numerators
    b[:half:2] |= sign >> 1  # large denominators, and subnormal ones
    b[1:half:2] &= unsigned.type((1 << element.form.p) - 1)
    A, B = (x.view(element_dtype(name)) for x in (a, b))
    with np.errstate(all="ignore"):
        quotient = (A / B).view(unsigned)
    moved = (quotient + random.integers(0, 9, quotient.size).astype(unsigned)) - unsigned.type(4)
    requirements = tuple(full_specification().requirements[name] for name in ACCURACIES)
    both = [compiled.oracle_for(element, requirements, (), compile_it=how) for how in (True, False)]
    assert [judge.name for judge in both] == ["compiled", "NumPy"]
    wrong = []
    for c in (quotient, moved, quotient & sign, random.permutation(quotient)):
        (applied, violated), other = ([x.tolist() for x in judge.count(A, B, c.view(A.dtype))] for judge in both)
        assert [applied, violated] == other
        wrong.append(violated)
    assert wrong[0] == [0] * len(ACCURACIES)
    assert all(0 < count < 2 * half for count in wrong[1])


@needs_compiler
@pytest.mark.parametrize("name", ["float16", "float32", "float64"])
def test_both_oracles_judge_rounded_quotients(name: str) -> None:
    """On results of NumPy.

    V_DIV_FLOAT_FLOOR_0010, V_DIV_FLOAT_FLOOR_EITHER_0010 and V_DIV_FLOAT_TRUNC_EITHER_0010.
    """
    element = SPEC.types[name]
    assert element.form is not None
    random, half = np.random.default_rng(1), 500
    every = random.integers(0, 1 << element.width, 4 * half, dtype=np.dtype(f"u{element.width // 8}"))
    A, B = (x.copy().view(element_dtype(name)) for x in (every, every[::-1]))
    with np.errstate(all="ignore"):
        A[:half] = (B[:half] * random.integers(1, 1 << element.form.p, half)).astype(A.dtype)  # near to an integer
        quotient = A / B
        results = [np.floor_divide(A, B), np.floor(quotient), np.trunc(quotient), quotient]
    names = ("V_DIV_FLOAT_FLOOR_0010", "V_DIV_FLOAT_FLOOR_EITHER_0010", "V_DIV_FLOAT_TRUNC_EITHER_0010")
    requirements = tuple(full_specification().requirements[name] for name in names)
    both = [compiled.oracle_for(element, requirements, (), compile_it=how) for how in (True, False)]
    assert [judge.name for judge in both] == ["compiled", "NumPy"]
    wrong = []
    for C in results:
        (applied, violated), other = ([x.tolist() for x in judge.count(A, B, C)] for judge in both)
        assert [applied, violated] == other
        assert applied == [4 * half] * 3
        wrong.append(violated)
    floored, floor, trunc, plain = wrong
    assert floor[1] == trunc[2] == 0  # floor(A / B) and trunc(A / B) are always allowed
    assert floor[0] > 0 < trunc[1]
    assert floored[0] <= half // 2  # NumPy is wrong by one near 2^p
    assert min(plain) > half


@pytest.mark.parametrize("how", [pytest.param(True, marks=needs_compiler), False])
def test_consecutive_numerators_in_the_domain(how: bool) -> None:
    """Of int8: MIN has no quotient by -1; all other numerators have the same denominators."""
    element = SPEC.types["int8"]
    conditions = tuple(r for i in SPEC.profiles["onnx-14"].outside if (r := SPEC.requirements[i]).concerns(element))
    judge = compiled.oracle_for(element, (TRUNCATED,), conditions, compile_it=how)
    assert judge.name == ("compiled" if how else "NumPy")
    every = np.arange(1 << 8, dtype=np.uint8).view(np.int8)  # MIN is the one at 128
    assert judge.in_domain(every[:1], every).tolist() == [b != 0 for b in range(256)]
    assert judge.in_domain(every[128:129], every).tolist() == [b not in (0, 255) for b in range(256)]
    for first, number in ((0, 128), (127, 1), (128, 1), (129, 127), (255, 1)):
        assert judge.count_same_domain(every[first:], every, judge.in_domain(every[first : first + 1], every)) == number
    assert judge.count_same_domain(every, every, np.ones(256, dtype=bool)) == 0
    others = compiled.oracle_for(element, (TRUNCATED,), conditions[:1], compile_it=how)
    assert others.identity != judge.identity  # what is kept of the one is not taken for the other's


@needs_compiler
def test_mismatched_arrays_are_refused() -> None:
    """The oracle in C would read beyond them, or between their elements."""
    judge = compiled.oracle_for(SPEC.types["int8"], (TRUNCATED,), ())
    x, longer, strided, wide = np.ones(8, np.int8), np.ones(9, np.int8), np.ones(16, np.int8)[::2], np.ones(8, np.int16)
    in_domain = np.ones(8, dtype=bool)
    for A, B, C in ((longer, x, x), (x[:2], x, x), (x, longer, x), (x, x, longer)):
        with pytest.raises(ValueError, match="as many elements of each"):
            judge.count(A, B, C)
    for A, B, C in ((strided, x, x), (x, strided, x), (x, x, strided), (x, x, wide)):
        with pytest.raises(ValueError, match="contiguous, and of one type"):
            judge.count(A, B, C)
    for B, inside in ((longer, in_domain), (strided, in_domain), (x, np.ones(16, dtype=bool)[::2])):
        with pytest.raises(ValueError, match="as many masks"):
            judge.count_same_domain(x, B, inside)


def test_tiles_of_unlike_denominators_make_one_block() -> None:
    """Tiles of float32's significands have different denominators; all are in the domain."""
    element, profile = SPEC.types["float32"], SPEC.profiles["openvino-1"]
    domain = domain_of(element, EXHAUSTIVE_FLOAT32)
    assert domain is not None
    with Sandbox("vinculum") as sandbox:
        trial = Trial(sandbox, Plan(SPEC, profile, element, LEVELS["quick"], 0), ("eager",), "", {})
        own = Sweep(trial, {}, domain)
        tiles = domain.tiles(domain.numerators(0)[:1])[:16]
        assert len({start for _, start in tiles}) == 16
        assert own._same_domain(tiles, own._inside(tiles[0])) == tiles


def test_world_writable_folder_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    assert not c_compiler.make_private_folder(tmp_path / "open")
    (tmp_path / "link").symlink_to(tmp_path)
    assert not c_compiler.make_private_folder(tmp_path / "link")
    assert c_compiler.make_private_folder(tmp_path / "own" / "deep")
    assert (tmp_path / "own" / "deep").stat().st_mode & 0o777 == 0o700
    with pytest.raises(StoreError, match="other users can write to it"):
        Store(tmp_path / "open")
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="not a writable folder"):
        Store(tmp_path / "file")


def test_source_that_does_not_compile_is_an_error() -> None:
    with pytest.raises(c_compiler.CompilerError, match="failed"):
        c_compiler.load("this is no C")
