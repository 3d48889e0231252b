"""Results of odd types are described, and reach the verdict."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.quick_trials import sonnx_rows
from tests.support.tiers import default_cases
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.observation import describe_result


@pytest.mark.parametrize(
    "dtype",
    default_cases(
        [
            pytest.param("V0", id="void of no bytes"),
            pytest.param([], id="record of no fields"),
            pytest.param([("part", "O")], id="record of references"),
            pytest.param(np.dtypes.StringDType(na_object=[]), id="strings"),
        ],
        "void of no bytes",
    ),
)
def test_results_of_odd_dtypes_are_refuted(tmp_path: Path, dtype: object) -> None:
    """Elements of no bytes or of references have the wrong type; the last type is not hashable."""
    tmp_path.joinpath("empty.py").write_text(
        f"import numpy as np\nfrom numpy.dtypes import StringDType\ndef div(A, B):\n    return np.zeros((A / B).shape, {dtype!r})\n"
    )
    rows = sonnx_rows(f"python:{tmp_path}/empty.py:div", "float32")
    assert rows["V_DIV_NO_CRASH_0010"].verdict is Status.CONFORMS
    assert rows["V_DIV_TYPE_LISTED_0010"].verdict is Status.REFUTED


def test_array_subclass_is_reported_with_its_elements() -> None:
    masked, records = np.ma.masked_array([1.0, 2.0]), np.ones((2, 2), np.float32).view(np.recarray)
    assert describe_result(masked, 99)[0].dtype == "MaskedArray of float64"
    assert describe_result(records, 99)[0].dtype == "recarray of float32"
