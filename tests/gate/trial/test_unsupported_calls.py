"""What an interface has no way to be asked is not supported, and keeps nobody from status 0; what it says otherwise is judged."""

import pytest

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
    """Divisions in C and in Python, by their names."""
    folder = tmp_path_factory.mktemp("interfaces")
    (folder / "div.py").write_text(IN_PYTHON)
    library = shared_object(IN_C, folder)
    named = {name: f"c:{library}:{name}" for name in ("floors", "floors_bytes", "truncates")}
    return named | {name: f"python:{folder}/div.py:{name}" for name in ("plain", "rounds", "ignores", "takes_all")}


def judged(target: str, dtype: str = "int32", part: int | None = None) -> dict[str, Row]:
    level = "quick" if part is None else "exhaustive"
    done = work_unit.judge(Unit(target, dtype, ("openvino-1",), level, 0, 10.0, part=part))
    work_unit.release()
    return {row.requirement: row for row in done.rows}


@pytest.mark.parametrize("name", ["floors", "plain"])
@pytest.mark.slow
def test_a_division_without_attributes_conforms_to_a_profile_that_has_some(name: str, targets: dict[str, str]) -> None:
    """What only an attribute asks for is not supported, with the reason; all else is judged."""
    rows = judged(targets[name])
    assert exit_status(rows.values()) == 0
    assert rows[FLOORED].verdict is Status.CONFORMS
    for unasked in (TRUNCATED, SHAPES_SAME, ATTRIBUTES):
        assert rows[unasked].verdict is Status.NOT_SUPPORTED, unasked
        assert "attribute" in rows[unasked].reason.text


@pytest.mark.slow
def test_the_rounding_of_the_default_is_not_excused(targets: dict[str, str]) -> None:
    """A function that truncates is refuted: it is asked without an attribute."""
    rows = judged(targets["truncates"])
    assert (rows[FLOORED].verdict, rows[TRUNCATED].verdict) == (Status.REFUTED, Status.NOT_SUPPORTED)


@pytest.mark.slow
def test_an_attribute_that_a_signature_takes_is_asked_for(targets: dict[str, str]) -> None:
    """One of them, and no other."""
    rows = judged(targets["rounds"])
    assert exit_status(rows.values()) == 0
    assert rows[TRUNCATED].verdict is Status.CONFORMS
    assert rows[SHAPES_SAME].verdict is Status.NOT_SUPPORTED
    assert judged(targets["ignores"])[TRUNCATED].verdict is Status.REFUTED


def test_a_function_that_takes_any_attribute_answers_for_each(targets: dict[str, str]) -> None:
    """What it raises is its own."""
    assert judged(targets["takes_all"])[ANSWER].verdict is Status.REFUTED


def test_a_whole_domain_is_judged_under_the_roundings_that_can_be_asked_for(targets: dict[str, str]) -> None:
    rows = judged(targets["floors_bytes"], "int8", part=0)
    assert rows[FLOORED].verdict is Status.CONFORMS
    assert rows[TRUNCATED].verdict is Status.NOT_SUPPORTED
    whole = judged(targets["floors_bytes"], "int8")
    for name, row in whole.items():
        row.merge(rows[name])
    assert exit_status(whole.values()) == 0
