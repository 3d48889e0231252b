"""Each test decides anew: some of them replace the solvers."""

import pytest

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_proofs.comparison import compare


@pytest.fixture(autouse=True)
def _no_comparison_is_remembered() -> None:
    compare._direction.cache_clear()
