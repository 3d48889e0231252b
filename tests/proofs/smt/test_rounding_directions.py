"""The claims that compare rounding directions and flags with fp.div, and their mutants."""

import pytest

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_evidence.proof import Level
from vinculum_proofs.smt.atlas import rounding_directions
from vinculum_proofs.smt.atlas.rounding_directions import MODES, SOLVERS, alike, flags_of, quotients_of
from vinculum_proofs.smt.floating.fp_div import TINY
from vinculum_proofs.smt.goals import settle


def test_flags_are_alike_in_every_format() -> None:
    goals, mutants = alike()
    assert [settle(goal, SOLVERS, 60.0).level for goal in goals[-2:]] == [Level.PROVED_MODEL] * 2
    assert settle(mutants[-1].goal, SOLVERS, 60.0, is_mutant=True).level is Level.REFUTED


@pytest.mark.slow
@pytest.mark.parametrize("build", [quotients_of, flags_of])
def test_a_tiny_format(build: object) -> None:
    one = {"2+2": TINY["2+2"]}
    goals, mutants = quotients_of(one, "2+2") if build is quotients_of else flags_of(one)
    assert len(goals) >= 2 * len(MODES)
    assert {settle(goal, SOLVERS, 120.0).level for goal in goals} == {Level.PROVED_MODEL}
    assert {settle(m.goal, SOLVERS, 120.0, is_mutant=True).level for m in mutants} == {Level.REFUTED}


def test_the_flags_are_asked_of_a_wider_format() -> None:
    goal = rounding_directions.of_flags("2+2", TINY["2+2"], "toward-zero")
    assert "(_ to_fp 4 2)" in goal.preamble
    assert goal.preamble.count("fp.div RTZ") == 3  # the quotient, unbounded, and truncated
