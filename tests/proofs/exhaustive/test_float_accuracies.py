"""The enumeration of float quotients within n ulp: its definitions, and what it finds."""

from fractions import Fraction

import pytest

from vinculum_proofs.exhaustive import float_accuracies
from vinculum_proofs.exhaustive.float_accuracies import DEFINITIONS, FORMATS, mutants, ulp
from vinculum_proofs.exhaustive.float_floors import INF, NAN, differences
from vinculum_spec.relations.ieee754 import Format

FLOAT8 = Format(8, 4, 7)
TINY = FORMATS[0]


@pytest.mark.parametrize(
    ("x", "expected"),
    [
        (1.0, 2.0**-4),  # the nearer neighbour is below
        (1.5, 2.0**-3),
        (1.01, 2.0**-3),  # between 1 and 1.125
        (0.99, 2.0**-4),
        (0.0, 2.0**-9),
        (2.0**-6, 2.0**-9),  # the smallest normal number
        (2.0**-5, 2.0**-9),
        (240.0, 16.0),  # the largest number
        (1e6, 16.0),
        (-1.5, 2.0**-3),
    ],
)
def test_the_ulp_is_the_distance_of_the_nearest_numbers(x: float, expected: float) -> None:
    """In a format of 8 bits with precision 4, counted by hand."""
    assert ulp(Fraction(x), FLOAT8) == Fraction(expected)


def test_results_of_a_definition() -> None:
    """V_DIV_FLOAT_FLUSHED_0010: a subnormal denominator may be a zero of either sign."""
    definition = DEFINITIONS["correctly rounded, flushed"][1]
    least = Fraction(2) ** TINY.q_min
    assert definition((Fraction(1), 0), (least, 0), TINY) == {(INF, 0), (INF, 1)}
    assert definition((Fraction(0), 0), (least, 0), TINY) == {(Fraction(0), 0), (NAN, 0)}


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", sorted(DEFINITIONS))
def test_a_relation_is_told_from_another(name: str) -> None:
    """Each relation agrees with its own definition on a format of 6 bits, and with no other's."""
    statement, own = DEFINITIONS[name]
    assert next(differences(statement, own, TINY), None) is None
    for other, (_, definition) in DEFINITIONS.items():
        assert other == name or next(differences(statement, definition, TINY), None) is not None


def test_mutants_move_each_comparison() -> None:
    words = [name for name, _, _ in mutants()]
    assert len(words) == len(set(words)) > 60
    assert {name.partition(":")[0] for name in words} >= set(DEFINITIONS)


def test_of_wgsl_leaves_open_what_is_out_of_range() -> None:
    everything = set(float_accuracies.numbers(TINY))
    one, huge = (Fraction(1), 0), (Fraction(3, 2) * 2**TINY.emax, 0)
    for pair in ((one, (Fraction(0), 0)), (one, huge), ((INF, 0), one), (one, (NAN, 0))):
        assert float_accuracies.of_wgsl(*pair, TINY) == everything
