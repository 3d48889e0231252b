"""The claims that compare the small and the wide formats with fp.div."""

import pytest

pytest.importorskip("z3")
pytest.importorskip("bitwuzla")

from vinculum_evidence.proof import Level
from vinculum_proofs.smt.atlas import small_formats, wide_formats
from vinculum_proofs.smt.goals import settle
from vinculum_spec.relations.float_formats import WIDE

SOLVERS = ("z3", "bitwuzla")


def test_the_goals_name_the_formats() -> None:
    goals, mutants = small_formats.build()
    assert [goal.name.partition(":")[0] for goal in goals[::3]] == ["float8_e3m4", "float8_e4m3", "float8_e5m2"]
    assert "(_ to_fp 5 3)" in mutants[0].goal.preamble


@pytest.mark.slow
def test_a_small_format() -> None:
    for goal in small_formats.of_format("float8_e5m2"):
        assert settle(goal, SOLVERS, 300.0).level is Level.PROVED_MODEL
    for mutant in small_formats.build()[1]:
        assert settle(mutant.goal, SOLVERS, 300.0, is_mutant=True).level is Level.REFUTED


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", sorted(WIDE))
def test_some_pairs_of_a_wide_format(name: str) -> None:
    form = WIDE[name]
    some = wide_formats.sample(form)[::40]
    for direction in ("toward-positive", "ties-to-even"):
        assert next(wide_formats.differences(wide_formats.relations(direction), form, direction, some), None) is None


@pytest.mark.thorough
def test_mutants_of_a_wide_format() -> None:
    form = WIDE["x87_extended"]
    some = wide_formats.sample(form)[::10]
    found = {words: next(wide_formats.differences(of, form, d, some), None) for words, of, d in wide_formats.mutants()}
    assert len(found) == 7
    assert None not in found.values(), found
