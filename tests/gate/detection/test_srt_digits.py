"""Faults of a table of digits, of one exponent, of empty axes, and of what is kept from call to call: found at level quick."""

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import srt_digits
from vinculum_spec.loader import specification

FOLDER = Path(__file__).parents[2] / "broken_implementations" / "standalone"
sys.path.insert(0, str(FOLDER))
import by_digits  # noqa: E402

SPEC = specification()
PLACES = {
    "pentium": ("float32", "digits that repeat", "V_DIV_FLOAT_ROUNDING_0010"),
    "one_exponent": ("float64", "every exponent", "V_DIV_FLOAT_OVERFLOW_0010"),
    "an_empty_axis_of_many": ("float32", "shapes [1, 1, 1, 1, 1] and [0, 1, 1, 1, 1]", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"),
    "twenty_buffers": ("float32", "vector", "V_DIV_NO_ALIASING_0010"),
    "known_by_its_beginning": ("float32", "no remainder", "V_DIV_FLOAT_ROUNDING_0010"),
}  # fmt: skip


def wrong(function: str, dtype: str, kind: str) -> set[str]:
    """What the target is refuted by, in the cases of level quick that have `kind` in their label."""
    return quick_trials.refuted(f"python:{FOLDER / 'by_digits.py'}:{function}", "onnx-14", dtype, kind)


@pytest.mark.parametrize("function", PLACES)
def test_the_fault_is_found(function: str) -> None:
    dtype, kind, requirement = PLACES[function]
    assert requirement in wrong(function, dtype, kind)


def test_a_table_without_a_fault_is_not() -> None:
    for kind in ("digits that repeat", "no remainder"):
        assert not wrong("without_fault", "float32", kind)


@pytest.mark.parametrize("seed", range(3))
def test_not_only_the_published_pairs_tell_a_table_that_lacks_entries(seed: int) -> None:
    A, B = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["float32"], LEVELS["quick"], seed).draw(
        srt_digits.repeated_digits, "digits", 8000
    )
    told = by_digits.pentium(A, B) != by_digits.right(A, B)
    assert np.count_nonzero(told[len(srt_digits.PUBLISHED) :]) > 0
    assert np.count_nonzero(told[: len(srt_digits.PUBLISHED)]) == len(srt_digits.PUBLISHED)


@pytest.mark.parametrize("name", [name for name, element in SPEC.types.items() if element.kind != "real"])
def test_quotients_are_what_they_are_called(name: str) -> None:
    """Within the domain; half of them at least with as many digits that repeat as there is room for."""
    element = SPEC.types[name]
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], element, LEVELS["quick"], 0)
    A, B = plan.draw(srt_digits.repeated_digits, "digits", 900)
    assert A.size == B.size > 500
    assert plan.in_domain(A, B).all()
    assert len(set(zip(A.tolist(), B.tolist(), strict=True))) > (100 if element.width == 8 else 500)
    if element.form is not None:
        with np.errstate(all="ignore"):
            C = np.abs(by_digits.right(A, B).astype(np.float64))
        assert (np.isfinite(C) & (C > 0)).all()
        X, Y = plan.draw(srt_digits.every_exponent, "exponents")
        exponents = {int(e) for e in np.unique(np.frexp(np.abs(X.astype(np.float64)))[1])}
        assert len(exponents) >= element.form.q_max - element.form.q_min
        assert X.size == Y.size == 40 * (element.form.q_max - element.form.q_min + 1)
