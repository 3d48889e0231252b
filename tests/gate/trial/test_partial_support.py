"""Targets that are correct in part: what they lack, crash on or get wrong is reported, and no success."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from vinculum.gate.cases import catalogue
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.results.results import Row, Status, exit_status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

SPEC = specification()
FUNC_INT, INDEX = "E_DIV_INT_FUNC_0010", "V_DIV_INDEX_0010"
FAULTY = """\
import os
import numpy as np
import vinculum

def dies_of_zero(A, B):
    if (B == 0).any():
        os.kill(os.getpid(), 8)
    return vinculum.div(A, B, profile="sonnx")

def dies_of_shapes(A, B):
    if A.shape != B.shape:
        os.kill(os.getpid(), 11)
    return vinculum.div(A, B, profile="sonnx")

def has_no_scalars(A, B):
    if A.ndim == 0 or B.ndim == 0:
        raise NotImplementedError("scalars")
    return vinculum.div(A, B, profile="onnx-14")

def floors_long_ones(A, B):
    if A.size == 1:
        raise ValueError("one element is no vector")
    return np.floor_divide(A, B)

def floors_and_widens_single_ones(A, B):
    return np.floor_divide(A, B).astype(np.float64 if A.size == 1 else A.dtype)

def has_no_int32(A, B):
    raise NotImplementedError("int32")

def has_no_pdpd(A, B, auto_broadcast="numpy", m_pythondiv=True):
    if auto_broadcast == "pdpd":
        raise NotImplementedError("pdpd")
    return vinculum.div(A, B, profile="openvino-1", auto_broadcast=auto_broadcast, m_pythondiv=m_pythondiv)

def truncates_small_ones(A, B, auto_broadcast="numpy", m_pythondiv=True):
    if not m_pythondiv and A.size and abs(A.astype("int64")).max() > 100:
        raise NotImplementedError("large numerators")
    return vinculum.div(A, B, profile="openvino-1", auto_broadcast=auto_broadcast, m_pythondiv=m_pythondiv)

def makes_a_list(A, B):
    return vinculum.div(A, B, profile="onnx-14").tolist()

async def waits(A, B):
    return vinculum.div(A, B, profile="onnx-14")
"""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], dict[str, Row]]:
    """A function that judges a target of FAULTY on int32 and returns the rows by requirement."""
    file = tmp_path_factory.mktemp("faulty") / "faulty.py"
    file.write_text(FAULTY)

    def rows(name: str, profile: str) -> dict[str, Row]:
        verdicts_by_requirement = work_unit.judge(
            Unit(f"python:{file}:{name}", "int32", (profile,), "quick", 0, 20.0)
        ).rows
        return {row.requirement: row for row in verdicts_by_requirement}

    return rows


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("name", "requirement"),
    [("dies_of_zero", "E_DIV_INT_CONSTR_B_0030"), ("dies_of_shapes", "E_DIV_INT_CONSTR_A_0010")],
)
def test_crash_is_no_error_report(faulty: Callable[[str, str], dict[str, Row]], name: str, requirement: str) -> None:
    """A crash refutes a required error too, not only V_DIV_NO_CRASH_0010."""
    rows = faulty(name, "sonnx")
    assert rows["V_DIV_NO_CRASH_0010"].verdict is Status.REFUTED
    assert rows[requirement].verdict is Status.REFUTED
    assert rows["V_DIV_OUTSIDE_DOMAIN_0010"].verdict is Status.REFUTED


@pytest.mark.thorough
def test_refused_inputs_are_no_success(faulty: Callable[[str, str], dict[str, Row]]) -> None:
    """A target that takes the type but refuses some inputs was not judged on them."""
    assert exit_status(faulty("has_no_scalars", "onnx-14").values()) != 0


@pytest.mark.thorough
def test_missing_attribute_affects_only_its_requirement(
    faulty: Callable[[str, str], dict[str, Row]],
) -> None:
    rows = faulty("has_no_pdpd", "openvino-1")
    lacking = {name: row.reason.text for name, row in rows.items() if row.verdict is Status.NOT_SUPPORTED}
    assert lacking == {"V_DIV_SHAPE_PDPD_0010": "pdpd", "V_DIV_SHAPE_PLACEMENT_0010": "pdpd"}
    assert {rows[name].verdict for name in (FUNC_INT, "V_DIV_INT_FLOOR_0010")} == {Status.CONFORMS}
    assert exit_status(rows.values()) == 0


@pytest.mark.slow
def test_partly_supported_attribute_is_reported(
    faulty: Callable[[str, str], dict[str, Row]],
) -> None:
    """A rounding that the target refuses for some inputs does not conform."""
    rows = faulty("truncates_small_ones", "openvino-1")
    assert rows[FUNC_INT].cases > 0
    assert (rows[FUNC_INT].verdict, rows[FUNC_INT].reason.text) == (Status.NOT_SUPPORTED, "large numerators")
    assert rows["V_DIV_INT_FLOOR_0010"].verdict is Status.CONFORMS


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "message"), [
    ("makes_a_list", "list, which is no plain NumPy array"),
    ("waits", "coroutine, which is no plain NumPy array: an async function is not awaited"),
])  # fmt: skip
def test_non_array_result_is_reported_with_the_expected_type(
    faulty: Callable[[str, str], dict[str, Row]], name: str, message: str
) -> None:
    rows = faulty(name, "onnx-14")
    example = rows["V_DIV_ANSWER_0010"].counterexample
    assert example is not None
    assert (example.got, example.expected) == (message, ("a NumPy array of int32",))
    assert rows["E_DIV_INT_CONSTR_C_0020"].verdict is Status.UNDECIDED


class TwoPathSandbox:
    """A sandbox of our kernel with two paths, one of which refuses single elements."""

    target, loaded = "twofold", ""

    def __init__(self, kernel: Sandbox, lacking: str) -> None:
        self.kernel, self.lacking = kernel, lacking

    def divide(self, request: Request) -> Reply:
        """Ours, on the path that it has; "not supported" of a case of one element on the one that lacks it."""
        if request.path == self.lacking and request.A.size == 1:
            return Reply("not supported", message="single elements")
        return self.kernel.divide(replace(request, path="eager"))


@pytest.mark.thorough
@pytest.mark.parametrize("lacking", ["first", "second"])
def test_unsupported_path_leaves_rows_undecided(lacking: str) -> None:
    """Rows that are not refuted are undecided, and the path is named, whichever it is."""
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["float32"], LEVELS["quick"], 0)
    one = np.array([1.5], "float32")
    cases = [case for case in catalogue.cases(plan) if case.hard][:3] + [
        Case(f"single {k}", one, one, hard=True) for k in "ab"
    ]
    with Sandbox("vinculum", 20.0) as kernel:
        rows = Trial(TwoPathSandbox(kernel, lacking), plan, ("first", "second"), "", {}).run(cases)  # type: ignore[arg-type]
    assert {row.verdict for row in rows} == {Status.UNDECIDED}
    assert {row.reason.text for row in rows} == {
        f"not supported on path {lacking!r} in 2 of its cases, such as 'single a': single elements"
    }
    assert exit_status(rows) == 3


@pytest.mark.slow
def test_unsupported_single_element_decides_no_index(faulty: Callable[[str, str], dict[str, Row]]) -> None:
    """Where the single element is refused, its position is not judged."""
    rows = faulty("floors_long_ones", "onnx-14")
    assert rows[FUNC_INT].verdict is Status.REFUTED
    assert rows[INDEX].verdict is not Status.REFUTED


@pytest.mark.thorough
def test_single_element_of_another_type_decides_no_index(faulty: Callable[[str, str], dict[str, Row]]) -> None:
    """Where the single element has another type, its position is not judged."""
    rows = faulty("floors_and_widens_single_ones", "onnx-14")
    assert rows[FUNC_INT].verdict is Status.REFUTED
    assert rows[INDEX].verdict is not Status.REFUTED


@pytest.mark.thorough
def test_missing_type_is_not_supported(faulty: Callable[[str, str], dict[str, Row]]) -> None:
    """Every row says so, with the reason, and the run is incomplete."""
    rows = faulty("has_no_int32", "onnx-14").values()
    assert {(row.verdict, row.reason.text, row.cases) for row in rows} == {(Status.NOT_SUPPORTED, "int32", 0)}
    assert exit_status(rows) == 3
