"""Level quick detects faults of a digit table, of one exponent, of empty axes, and of caches."""

from pathlib import Path

import numpy as np
import pytest

from tests.broken_implementations.standalone import srt_digits as broken_divisions
from tests.gate.support import quick_trials
from tests.support.tiers import default_cases
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import srt_digits
from vinculum_spec.loader import specification

FOLDER = Path(__file__).parents[2] / "broken_implementations" / "standalone"

SPEC = specification()
PLACES = {
    "pentium": ("float32", "digits that repeat", "V_DIV_FLOAT_ROUNDING_0010"),
    "one_exponent": ("float64", "every exponent", "V_DIV_FLOAT_OVERFLOW_0010"),
    "empty_axis_becomes_one": ("float32", "shapes [1, 1, 1, 1, 1] and [0, 1, 1, 1, 1]", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"),
    "twenty_buffers": ("float32", "vector", "V_DIV_NO_ALIASING_0010"),
    "cached_by_first_bytes": ("float32", "no remainder", "V_DIV_FLOAT_ROUNDING_0010"),
}  # fmt: skip


def refuted(function: str, dtype: str, kind: str) -> set[str]:
    """The refuted requirements, by the cases of level quick whose label contains `kind`."""
    return quick_trials.refuted(f"python:{FOLDER / 'srt_digits.py'}:{function}", "onnx-14", dtype, kind)


@pytest.mark.parametrize("function", default_cases(PLACES, "pentium"))
def test_fault_is_detected(function: str) -> None:
    dtype, kind, requirement = PLACES[function]
    assert requirement in refuted(function, dtype, kind)


@pytest.mark.thorough
def test_correct_table_conforms() -> None:
    for kind in ("digits that repeat", "no remainder"):
        assert not refuted("without_fault", "float32", kind)


@pytest.mark.parametrize("seed", range(3))
def test_unpublished_pairs_reveal_missing_entries(seed: int) -> None:
    A, B = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["float32"], LEVELS["quick"], seed).draw(
        srt_digits.repeated_digits, "digits", 8000
    )
    differs = broken_divisions.pentium(A, B) != broken_divisions.right(A, B)
    assert np.count_nonzero(differs[len(srt_digits.PUBLISHED) :]) > 0
    assert np.count_nonzero(differs[: len(srt_digits.PUBLISHED)]) == len(srt_digits.PUBLISHED)


@pytest.mark.parametrize("name", [name for name, element in SPEC.types.items() if element.kind != "real"])
def test_quotients_have_repeated_digits_or_exponents(name: str) -> None:
    """Pairs are in the domain; half of the quotients or more have as many repeated digits as fit."""
    element = SPEC.types[name]
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], element, LEVELS["quick"], 0)
    A, B = plan.draw(srt_digits.repeated_digits, "digits", 900)
    assert A.size == B.size > 500
    assert plan.in_domain(A, B).all()
    assert len(set(zip(A.tolist(), B.tolist(), strict=True))) > (100 if element.width == 8 else 500)
    if element.form is not None:
        with np.errstate(all="ignore"):
            C = np.abs(broken_divisions.right(A, B).astype(np.float64))
        assert (np.isfinite(C) & (C > 0)).all()
        X, Y = plan.draw(srt_digits.every_exponent, "exponents")
        exponents = {int(e) for e in np.unique(np.frexp(np.abs(X.astype(np.float64)))[1])}
        assert len(exponents) >= element.form.q_max - element.form.q_min
        assert X.size == Y.size == 40 * (element.form.q_max - element.form.q_min + 1)
