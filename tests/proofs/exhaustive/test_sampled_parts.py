"""The sampled parts of a 16-bit domain exercise each requirement."""

from pathlib import Path

import pytest

from vinculum_evidence.proof import Level, Session
from vinculum_proofs.exhaustive import common, pairs

pytestmark = pytest.mark.sample(2)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(60.0, 1, tmp_path)


@pytest.mark.parametrize("dtype", pairs.PROFILES)
def test_the_sampled_parts_have_pairs_of_each_requirement(session: Session, dtype: str) -> None:
    """One part alone has not.

    V_DIV_FLOAT_INF_NUMERATOR_0010, V_DIV_FLOAT_INVALID_0010, V_DIV_FLOAT_ZERO_NUMERATOR_0010,
    V_DIV_INT_ZERO_NUMERATOR_0010
    """
    parts = [
        common.run_domain(common.KERNEL, "onnx-14", dtype, session, [part], keep=False) for part in pairs.QUICK_PARTS
    ]
    assert common.unmet(parts, pairs.OF_PARTS) is None
    assert "ZERO_NUMERATOR" in str(common.unmet([parts[1]], pairs.OF_PARTS))
    result = common.finding([parts[1]], Level.BOUNDED, {}, session, {}, pairs.OF_PARTS, bounds=["one part"])
    assert (result.level, result.reason) == (Level.UNDECIDED, common.unmet([parts[1]], pairs.OF_PARTS))
