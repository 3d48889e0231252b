"""The proof on 32-bit denominators tries numerators where a bad reciprocal shows, and all of them."""

from pathlib import Path

import numpy as np
import pytest

from vinculum.kernels import dispatch
from vinculum_evidence.proof import Level, Session
from vinculum_proofs.exhaustive import code_paths_small, denominators, instruction_paths
from vinculum_spec.loader import specification


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(60.0, 1, tmp_path)


@pytest.mark.parametrize("dtype", denominators.DTYPES)
def test_each_denominator_has_the_numerators_where_reciprocals_fail_first(dtype: str) -> None:
    """They are b itself, and of either sign the largest number that is one less than a multiple of b."""
    element = specification().types[dtype]
    low, high = int(element.minimum or 0), int(element.maximum or 0)
    for k in (0, 1, denominators.PARTS // 2 - 1, denominators.PARTS // 2, denominators.PARTS - 1):
        numerators_of: dict[int, list[int]] = {}
        chosen: np.ndarray | None = None
        for A, B in denominators.pairs(element, k):
            chosen = np.r_[B[:300], B[-300:]] if chosen is None else chosen
            selected = np.isin(B, chosen)
            for a, b in zip(A[selected].tolist(), B[selected].tolist(), strict=True):
                numerators_of.setdefault(b, []).append(a)
        assert len(numerators_of) > 500
        for b, numerators in numerators_of.items():
            size = abs(b)
            expected = {b} | {s * (end - (end + 1) % size) for s, end in ((1, high), (-1, -low)) if end}
            expected |= {high - 1} if b == 1 else set()
            assert set(numerators) == {a for a in expected if (a, b) != (low, -1) or not low}


def test_a_product_beyond_the_type_hides_a_wrong_reciprocal_of_1() -> None:
    """The processor converts it to the largest uint32, which is right where that is the numerator."""
    mutant, largest = denominators.MUTANTS["2^-31 too large, of 1 alone"], (1 << 32) - 1
    A = np.array([largest, largest - 1, 1], np.uint32)
    assert mutant(A, np.ones_like(A)).tolist() == [largest, largest, 1]


@pytest.mark.skipif(dispatch.paths().get("integers") != "avx512", reason="no reciprocals of 32 bits are estimated here")
def test_every_denominator_of_a_few(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 3
    monkeypatch.setattr(denominators, "PARTS", count)
    finding = denominators.every_denominator(session)
    assert finding.level is Level.EXHAUSTIVE
    assert finding.details["count"] == 8 * count * denominators.SIZE - 8 + 3  # but 0, and of each way 1 once more
    assert set(finding.details["digests"]) == {"int32, truncated", "int32, floored", "uint32, truncated"}
    assert len(finding.killed) == 9
    monkeypatch.setattr(denominators, "mutants", lambda _element: iter([("none", False)]))
    assert denominators.every_denominator(session).level is Level.UNDECIDED
    ours = code_paths_small.paths("truncated", 32)[instruction_paths.FIRST]
    monkeypatch.setattr(denominators, "ways", lambda _element: {"truncated": lambda A, B: ours(A, B) ^ (B == 3)})
    refutation = denominators.every_denominator(session)
    assert (refutation.level, refutation.counterexample["requirement"]) == (Level.REFUTED, "E_DIV_INT_FUNC_0010")


def test_division_by_denominators_is_not_run_as_reciprocals(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "paths", lambda: {"integers": "avx2"})
    assert denominators.every_denominator(session).level is Level.NOT_RUN
