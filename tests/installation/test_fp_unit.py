"""The floating-point unit is told by what it does: as it is set, and as another unit would do it."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.support.fp_environment import DEFAULT, MODES, set_register, x86_64
from vinculum.installation import fp_unit as units
from vinculum.installation.fp_unit import Unit, unit

EXPECTED_MODES = {
    "flush to zero": ("to nearest", "results"),
    "denormals are zero": ("to nearest", "operands"),
    "both": ("to nearest", "results and operands"),
    "up": ("up", "off"),
    "down": ("down", "off"),
    "zero": ("toward zero", "off"),
}


@x86_64
@pytest.mark.parametrize("mode", MODES)
def test_the_modes_of_the_unit_are_recognised(mode: str) -> None:
    set_register(DEFAULT | MODES[mode])
    try:
        observed = unit()
    finally:
        set_register(DEFAULT)
    assert (observed.rounding, observed.flush_to_zero) == EXPECTED_MODES[mode]
    assert not observed.usual


@pytest.mark.parametrize(
    "changed",
    [
        Unit("up", "off", contraction=False, excess_precision=False),
        Unit("to nearest", "results", contraction=False, excess_precision=False),
        Unit("to nearest", "off", contraction=True, excess_precision=False),
        Unit("to nearest", "off", contraction=False, excess_precision=True),
    ],
)
def test_each_deviation_makes_a_unit_unusual(changed: Unit) -> None:
    assert Unit("to nearest", "off", contraction=False, excess_precision=False).usual
    assert not changed.usual


class Wide(np.ndarray[Any, Any]):
    """Arrays of a unit that has more bits than float64.

    Products keep the bits until something is added to them, and sums are rounded twice.
    """

    def __mul__(self, other: Any) -> Any:
        return np.asarray(self, np.longdouble) * other

    def __add__(self, other: Any) -> Any:
        return (np.asarray(self, np.longdouble) + other).astype(np.float64)


@x86_64
def test_excess_precision_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (units.contraction(), units.excess_precision()) == (False, False)
    monkeypatch.setattr(units, "np", SimpleNamespace(array=lambda values: np.array(values).view(Wide)))
    assert (units.contraction(), units.excess_precision()) == (True, True)
