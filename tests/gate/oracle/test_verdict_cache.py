"""The verdict cache judges every distinct division exactly once and confuses no two."""

from collections import Counter

import numpy as np
import pytest

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values.special_values import special_values
from vinculum.gate.oracle import relations, verdict_cache
from vinculum.gate.oracle.verdict_cache import Mask, VerdictCache, distinct_divisions
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner.selection import Unit
from vinculum.gate.runner.work_unit import plan_of
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.element_checks import ElementChecks, VerdictCaches
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

SPEC = specification()
SIZE = 700
TRUNCATED, FLOORED = "E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010"
Triple = tuple[Array, Array, Array]


def floors(A: Array, B: Array, **_: object) -> Array:
    """A target that floors, whatever rounding its caller requests."""
    return np.floor_divide(A, B)


def triples(arrays: Triple) -> list[tuple[int, ...]]:
    """The bit patterns of the divisions, in order."""
    return list(zip(*(array.view(f"u{array.dtype.itemsize}").tolist() for array in arrays), strict=True))


def divisions(name: str, size: int, *, shift: int = 0) -> Triple:
    """Right and wrong divisions of a type, some repeated, with zeros of both signs and NaNs."""
    values = special_values(SPEC.types[name])
    A, B, C = np.resize(values, size), np.resize(values[::2], size), np.resize(values[:-1], size)
    return A, B, np.roll(C, shift)


class Evaluation:
    """Two artificial requirements, on even numerators and on all; it records the judged divisions."""

    def __init__(self) -> None:
        self.evaluated = list[tuple[int, ...]]()

    def __call__(self, A: Array, B: Array, C: Array) -> tuple[Mask, Mask]:
        self.evaluated = triples((A, B, C))
        return self.verdicts(A, B, C)

    def verdicts(self, A: Array, B: Array, C: Array) -> tuple[Mask, Mask]:
        """A third of the quotients violates the first, one numerator the second."""
        numerators, _, quotients = (x.view(f"u{x.dtype.itemsize}") for x in (A, B, C))
        applies = np.stack([numerators % 2 == 0, np.ones(A.size, dtype=bool)])
        return applies, applies & np.stack([quotients % 3 == 0, numerators == numerators.dtype.type(1)])


def assert_verdicts(cache: VerdictCache, evaluation: Evaluation, arrays: Triple) -> None:
    """The cache's verdicts equal the evaluation's."""
    for got, expected in zip(cache.verdicts(*arrays, evaluation), evaluation.verdicts(*arrays), strict=True):
        assert got.tolist() == expected.tolist()
        assert expected[0].any() and not expected[0].all()


@pytest.mark.parametrize("name", ["int8", "bfloat16", "float32", "float64", "uint64"])
def test_distinct_divisions_occur_at_their_first_element(name: str) -> None:
    """Each division occurs at its first element; zeros differ by sign, NaNs by payload."""
    arrays = divisions(name, (1 << 14) + 3)
    first, times = distinct_divisions(*arrays)
    every = triples(arrays)
    assert sorted(every[k] for k in first) == sorted(set(every))
    assert all(every.index(every[k]) == k for k in first.tolist()[:100])
    counts = Counter(every)
    assert times.tolist() == [counts[every[k]] for k in first.tolist()]
    assert [x.size for x in distinct_divisions(*(x[:0] for x in arrays))] == [0, 0]


@pytest.mark.parametrize("name", ["int8", "bfloat16", "float32", "float64", "uint64"])
@pytest.mark.parametrize("size", [1, 7, 300, 4099])
def test_division_is_evaluated_only_initially(name: str, size: int) -> None:
    cache, evaluation, arrays = VerdictCache(2), Evaluation(), divisions(name, 4099)
    part = tuple(x[:size] for x in arrays)
    cache.verdicts(*part, evaluation)
    assert evaluation.evaluated == triples(part)
    evaluation.evaluated = []
    assert_verdicts(cache, evaluation, arrays)
    assert set(evaluation.evaluated) == set(triples(arrays)) - set(triples(part))
    evaluation.evaluated = []
    for _ in "123":
        assert_verdicts(cache, evaluation, arrays)
        assert not evaluation.evaluated


@pytest.mark.parametrize("name", ["int16", "float32", "float64"])
@pytest.mark.parametrize("which", range(3))
@pytest.mark.parametrize("place", [0, 7, 299])
def test_one_bit_makes_another_division(name: str, which: int, place: int) -> None:
    """The bit may be any one of the three operands."""
    cache, evaluation, arrays = VerdictCache(2), Evaluation(), divisions(name, 300)
    assert_verdicts(cache, evaluation, arrays)
    before = set(triples(arrays))
    for bit in range(SPEC.types[name].width):
        changed = [array.copy() for array in arrays]
        words = changed[which].view(f"u{arrays[0].dtype.itemsize}")
        words[place] ^= np.array(1 << bit).astype(words.dtype)
        A, B, C = changed
        evaluation.evaluated = []
        assert_verdicts(cache, evaluation, (A, B, C))
        assert set(evaluation.evaluated) == set(triples((A, B, C))) - before
        before |= set(triples((A, B, C)))


def test_a_full_cache_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays at its limit; further divisions are judged each time."""
    monkeypatch.setattr(verdict_cache, "MAX_CACHED_DIVISIONS", 400)
    cache, evaluation, cached = VerdictCache(2), Evaluation(), set[tuple[int, ...]]()
    for shift in (*range(8), *range(8)):
        A, B, C = divisions("float32", 100, shift=shift)
        first, _ = distinct_divisions(A, B, C)
        arrays = A[first], B[first], C[first]
        evaluation.evaluated = []
        assert_verdicts(cache, evaluation, arrays)
        assert set(evaluation.evaluated) == set(triples(arrays)) - cached
        if len(cached) + len(evaluation.evaluated) <= 400:
            cached |= set(evaluation.evaluated)
    assert 300 < len(cached) <= 400


def plan_for(target: str) -> Plan:
    """OpenVINO's profile has two roundings."""
    return plan_of(SPEC, Unit(target, "int16", ("openvino-1",), "quick", 0, 60.0), "openvino-1")


def rows(target: str, memory: VerdictCaches) -> dict[str, Row]:
    """The verdicts on the same divisions, four times, by floored and truncated quotients."""
    plan = plan_for(target)
    A, B = plan.index_revealing_pairs(SIZE)
    cases = [Case("again", A, B), *(Case("rounded", A, B, {"m_pythondiv": x}) for x in (True, False, True))]
    with Sandbox(target, 60.0) as sandbox:
        trial = Trial(sandbox, plan, ("eager",), "", memory, localise=False)
        return {row.requirement: row for row in trial.run(cases, first_call=False)}


@pytest.mark.thorough
def test_cached_verdicts_do_not_cross_roundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quotient right by one rounding is refuted by the requirement on the requested one."""
    monkeypatch.setattr(ElementChecks, "_compiled_oracle", lambda *_: None)
    monkeypatch.setattr(relations, "needs_python_integers", lambda _: True)  # only then verdicts are cached
    memory: VerdictCaches = {}
    fine = rows("vinculum", memory)
    assert {fine[name].verdict for name in (FLOORED, TRUNCATED)} == {Status.CONFORMS}
    assert [fine[name].cases for name in (FLOORED, TRUNCATED)] == [3 * SIZE, SIZE]
    A, B = (x.astype(float) for x in plan_for("vinculum").index_revealing_pairs(SIZE))
    assert len(memory) == 2
    for _ in "12":
        floored = rows(f"python:{__file__}:floors", memory)
        assert [floored[name].verdict for name in (FLOORED, TRUNCATED)] == [Status.CONFORMS, Status.REFUTED]
        assert floored[TRUNCATED].failures == np.count_nonzero(np.floor(A / B) != np.trunc(A / B)) > 0
