"""What the gate has judged once, and need not judge again: never something else."""

import numpy as np
import pytest

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values.special_values import lattice
from vinculum.gate.oracle import verdict_cache
from vinculum.gate.oracle.verdict_cache import Known, Unknown
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner.selection import Unit
from vinculum.gate.runner.work_unit import plan_of
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.element_checks import Memory
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

SPEC = specification()
SIZE = 700
TRUNCATED, FLOORED = "E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010"
Triple = tuple[Array, Array, Array]


def floors(A: Array, B: Array, **_: object) -> Array:
    """Whatever was asked for."""
    return np.floor_divide(A, B)


def triples(arrays: Triple) -> list[tuple[int, ...]]:
    """Bit patterns of the triples, in order."""
    return list(zip(*(array.view(f"u{array.dtype.itemsize}").tolist() for array in arrays), strict=True))


def some(name: str, size: int, *, shift: int = 0) -> Triple:
    """Divisions of a type, right or wrong, which repeat themselves; zeros of both signs and NaNs among them."""
    values = lattice(SPEC.types[name])
    A, B, C = np.resize(values, size), np.resize(values[::2], size), np.resize(values[:-1], size)
    return A, B, np.roll(C, shift)


def once(arrays: Triple, unknown: Unknown) -> Triple:
    """The unknown ones."""
    A, B, C = (array[unknown.first] for array in arrays)
    return A, B, C


def applying(arrays: Triple) -> np.ndarray:
    """Two made-up requirements: of even numerators, and of all."""
    patterns = arrays[0].view(f"u{arrays[0].dtype.itemsize}")
    return np.stack([patterns % 2 == 0, np.ones(patterns.size, dtype=bool)])


def wrong(arrays: Triple) -> np.ndarray:
    """Some of them are: by the first a third of those that it applies to, by the other those of one numerator."""
    quotients, numerators = (arrays[k].view(f"u{arrays[0].dtype.itemsize}") for k in (2, 0))
    return applying(arrays) & np.stack([quotients % 3 == 0, numerators == numerators.dtype.type(1)])


def keep(seen: Known, arrays: Triple) -> None:
    """Have them known."""
    seen.add(*arrays, applying(arrays), wrong(arrays))


@pytest.mark.parametrize("name", ["int8", "bfloat16", "float32", "float64", "uint64"])
def test_each_is_unknown_once_and_then_known(name: str) -> None:
    """Told apart by their bits: zeros by sign, NaNs by payload. A requirement counts those that it applies to."""
    seen, arrays = Known(2), some(name, (1 << 14) + 3)
    nothing = seen.look_up(*arrays)
    unknown = nothing.unknown
    assert sum(nothing.counts) == sum(where.size for where in nothing.wrong) == 0
    assert sorted(triples(once(arrays, unknown))) == sorted(set(triples(arrays)))
    assert unknown.times.sum() == arrays[0].size
    keep(seen, once(arrays, unknown))
    found = seen.look_up(*arrays)
    assert found.counts == applying(arrays).sum(axis=1).tolist()
    assert [where.tolist() for where in found.wrong] == [np.flatnonzero(row).tolist() for row in wrong(arrays)]
    assert found.wrong[0].size and found.wrong[1].size
    assert found.unknown.first.size == 0


@pytest.mark.parametrize("name", ["int16", "float32", "float64"])
@pytest.mark.parametrize("which", range(3))
def test_one_bit_makes_it_unknown(name: str, which: int) -> None:
    """Of any of the three, any bit; whatever else is known."""
    seen, arrays = Known(2), some(name, 300)
    keep(seen, once(arrays, seen.look_up(*arrays).unknown))
    had = set(triples(arrays))
    for bit in range(SPEC.types[name].width):
        changed = [array.copy() for array in arrays]
        changed[which].view(f"u{arrays[0].dtype.itemsize}")[7] ^= np.array(1 << bit).astype(
            f"u{arrays[0].dtype.itemsize}"
        )
        A, B, C = changed
        unknown = seen.look_up(A, B, C).unknown
        expected = set(triples((A, B, C))) - had
        assert set(triples(once((A, B, C), unknown))) == expected


@pytest.mark.parametrize("size", [1, 7, 300, verdict_cache.BLOCK, verdict_cache.BLOCK + 1, 3 * verdict_cache.BLOCK - 1])
@pytest.mark.parametrize("which", range(3))
def test_one_bit_makes_a_known_call_unknown(which: int, size: int) -> None:
    """Whatever was known of the whole call before; that is said again without looking."""
    seen, arrays = Known(2), some("float32", size)
    keep(seen, once(arrays, seen.look_up(*arrays).unknown))
    for _ in "123":
        found = seen.look_up(*arrays)
        assert (found.counts, found.unknown.first.size) == (applying(arrays).sum(axis=1).tolist(), 0)
        assert [where.tolist() for where in found.wrong] == [np.flatnonzero(row).tolist() for row in wrong(arrays)]
    changed = [array.copy() for array in arrays]
    changed[which].view(np.uint32)[size - 1] ^= 1 << 13
    A, B, C = changed
    assert seen.look_up(A, B, C).unknown.first.tolist() == [size - 1]


def test_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was known stays so as others come, up to so many; beyond, it is asked again."""
    monkeypatch.setattr(verdict_cache, "MOST", 400)
    seen, had = Known(2), set[tuple[int, ...]]()
    for shift in range(8):
        arrays = some("float32", 100, shift=shift)
        found = seen.look_up(*arrays)
        counts, unknown = found.counts, found.unknown
        new = once(arrays, unknown)
        assert set(triples(new)) == set(triples(arrays)) - had
        assert counts[1] == 100 - unknown.times.sum()
        before = len(had)
        keep(seen, new)
        if before + new[0].size <= 400:
            had |= set(triples(new))
    assert 300 < len(had) <= 400


@pytest.mark.parametrize("hashed", [0, 4095, 2**64 - 1])
def test_a_hash_decides_nothing(hashed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same hash for all, each is told from the others all the same; what finds no place is asked again."""
    monkeypatch.setattr(verdict_cache, "_hash", lambda words: np.full(words.shape[1], hashed, dtype=np.uint64))
    seen, arrays = Known(2), some("float32", 200)
    for kept in (0, verdict_cache.NEXT, verdict_cache.NEXT):
        found = seen.look_up(*arrays)
        counts, unknown = found.counts, found.unknown
        new = once(arrays, unknown)
        assert len(set(triples(arrays)) - set(triples(new))) == kept < len(set(triples(arrays)))
        assert counts[1] + unknown.times.sum() == 200
        assert counts[0] + applying(new)[0] @ unknown.times == applying(arrays)[0].sum()
        keep(seen, new)
    other = some("float32", 200, shift=1)
    assert set(triples(once(other, seen.look_up(*other).unknown))) >= set(triples(other)) - set(triples(arrays))


def test_few_divisions_share_a_hash() -> None:
    """Numbers of few digits differ in their first bits alone."""
    whole = np.arange(1.0, 257.0)
    A, B = np.repeat(whole, whole.size), np.tile(whole, whole.size)
    hashes = verdict_cache._hash(verdict_cache._words(A, B, A / B))
    assert np.unique(hashes).size == A.size


def plan_for(target: str) -> Plan:
    """OpenVINO's profile has two roundings."""
    return plan_of(SPEC, Unit(target, "int16", ("openvino-1",), "quick", 0, 60.0), "openvino-1")


def rows(target: str, memory: Memory) -> dict[str, Row]:
    """What the gate says of the same divisions four times, by floored and by truncated quotients."""
    plan = plan_for(target)
    A, B = plan.index_revealing_pairs(SIZE)
    cases = [Case("again", A, B), *(Case("rounded", A, B, {"m_pythondiv": x}) for x in (True, False, True))]
    with Sandbox(target, 60.0) as sandbox:
        trial = Trial(sandbox, plan, ("eager",), "", memory, localise=False)
        return {row.requirement: row for row in trial.run(cases, first_call=False)}


def test_what_is_wrong_is_so_each_time() -> None:
    """By the requirement on the rounding that was asked for, whatever is known to be right by another one."""
    memory: Memory = {}
    fine = rows("vinculum", memory)
    assert {fine[name].verdict for name in (FLOORED, TRUNCATED)} == {Status.CONFORMS}
    assert [fine[name].cases for name in (FLOORED, TRUNCATED)] == [3 * SIZE, SIZE]
    A, B = (x.astype(float) for x in plan_for("vinculum").index_revealing_pairs(SIZE))
    for _ in "12":
        wrong = rows(f"python:{__file__}:floors", memory)
        assert [wrong[name].verdict for name in (FLOORED, TRUNCATED)] == [Status.CONFORMS, Status.REFUTED]
        assert wrong[TRUNCATED].failures == np.count_nonzero(np.floor(A / B) != np.trunc(A / B)) > 0
