"""Calls that an interface cannot express are not supported, and allow exit status 0."""

import pytest

from tests.gate.support import quick_trials
from tests.support.c_compiler import shared_object
from vinculum.gate.results.results import Row, Status, exit_status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit

TRUNCATED, FLOORED, SHAPES_SAME = "E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "E_DIV_INT_CONSTR_C_0010"
ATTRIBUTES, ANSWER = "V_DIV_ATTRIBUTE_0010", "V_DIV_ANSWER_0010"

IN_C = """
#include <stddef.h>
#include <stdint.h>
#define DIVIDE(name, T, MIN, quotient) \\
int name(const T *a, const T *b, T *c, size_t n) { \\
    for (size_t i = 0; i < n; i++) { \\
        if (b[i] == 0 || (a[i] == MIN && b[i] == -1)) return 1; \\
        c[i] = (T)(quotient); \\
    } \\
    return 0; \\
}
#define FLOORED a[i] / b[i] - (a[i] % b[i] != 0 && (a[i] < 0) != (b[i] < 0))
DIVIDE(floors, int32_t, INT32_MIN, FLOORED)
DIVIDE(floors_bytes, int8_t, INT8_MIN, FLOORED)
DIVIDE(truncates, int32_t, INT32_MIN, a[i] / b[i])
"""

IN_PYTHON = """
import vinculum

def plain(A, B):
    return vinculum.div(A, B, profile="openvino-1")

def rounds(A, B, *, m_pythondiv=True):
    return vinculum.div(A, B, profile="openvino-1", m_pythondiv=m_pythondiv)

def ignores(A, B, *, m_pythondiv=True):
    return plain(A, B)

def takes_all(A, B, **attributes):
    return plain(A, B, **attributes)
"""


@pytest.fixture(scope="module")
def targets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Divisions in C and in Python, by name."""
    folder = tmp_path_factory.mktemp("interfaces")
    (folder / "div.py").write_text(IN_PYTHON)
    library = shared_object(IN_C, folder)
    expressions = {name: f"c:{library}:{name}" for name in ("floors", "floors_bytes", "truncates")}
    return expressions | {
        name: f"python:{folder}/div.py:{name}" for name in ("plain", "rounds", "ignores", "takes_all")
    }


def judge_target(target: str, dtype: str = "int32", part: int | None = None) -> dict[str, Row]:
    level = "quick" if part is None else "exhaustive"
    result = work_unit.judge(Unit(target, dtype, ("openvino-1",), level, 0, 10.0, part=part))
    work_unit.release()
    return {row.requirement: row for row in result.rows}


@pytest.mark.parametrize("name", ["floors", "plain"])
@pytest.mark.slow
def test_division_without_attributes_can_conform(name: str, targets: dict[str, str]) -> None:
    """Requirements on attributes are not supported, with the reason; all others are judged."""
    rows = judge_target(targets[name])
    assert exit_status(rows.values()) == 0
    assert rows[FLOORED].verdict is Status.CONFORMS
    for unasked in (TRUNCATED, SHAPES_SAME, ATTRIBUTES):
        assert rows[unasked].verdict is Status.NOT_SUPPORTED, unasked
        assert "attribute" in rows[unasked].reason.text


@pytest.mark.slow
def test_default_rounding_is_judged(targets: dict[str, str]) -> None:
    """A function that truncates is refuted, since a call without attributes floors."""
    rows = judge_target(targets["truncates"])
    assert (rows[FLOORED].verdict, rows[TRUNCATED].verdict) == (Status.REFUTED, Status.NOT_SUPPORTED)


@pytest.mark.slow
def test_attribute_of_a_signature_is_passed(targets: dict[str, str]) -> None:
    """Only the attribute that the signature names is passed."""
    rows = judge_target(targets["rounds"])
    assert exit_status(rows.values()) == 0
    assert rows[TRUNCATED].verdict is Status.CONFORMS
    assert rows[SHAPES_SAME].verdict is Status.NOT_SUPPORTED
    assert judge_target(targets["ignores"])[TRUNCATED].verdict is Status.REFUTED


def test_errors_on_attributes_of_a_function_with_kwargs_are_its_own(targets: dict[str, str]) -> None:
    assert ANSWER in quick_trials.refuted(targets["takes_all"], "openvino-1", "int32", "shapes")


@pytest.mark.thorough
def test_function_with_kwargs_is_judged_on_every_attribute(targets: dict[str, str]) -> None:
    """Errors that it raises count as its own."""
    assert judge_target(targets["takes_all"])[ANSWER].verdict is Status.REFUTED


@pytest.mark.thorough
def test_sweep_covers_only_expressible_roundings(targets: dict[str, str]) -> None:
    rows = judge_target(targets["floors_bytes"], "int8", part=0)
    assert rows[FLOORED].verdict is Status.CONFORMS
    assert rows[TRUNCATED].verdict is Status.NOT_SUPPORTED
    domain_rows = judge_target(targets["floors_bytes"], "int8")
    for name, row in domain_rows.items():
        row.merge(rows[name])
    assert exit_status(domain_rows.values()) == 0
