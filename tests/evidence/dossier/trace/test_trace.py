"""The trace: no orphan without a reason, both directions agree, and a broken trace is detected."""

import csv
import json
import shutil
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.support.tiers import default_tier, function_of
from vinculum.codegen.acsl.floats import parts
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.trace import Trace, c_units, lobster, of, python_units
from vinculum_evidence.dossier.trace.artifacts import Unit, identifiers, supporting
from vinculum_evidence.dossier.trace.collect import _explained, by_clause
from vinculum_evidence.dossier.trace.test_assignment import assigned, check_requirements, reasons

PYTHON = '''"""Of V_DIV_NO_CRASH_0010."""

TABLE = {"E_DIV_INT_FUNC_0010": 1}


def named(a):
    """Do it.

    V_DIV_INT_FLOOR_0010
    """
    return helper(a)


def helper(a):
    return a


def lonely():
    pass
'''
TEST = '''CASES = ["E_DIV_INT_FUNC_0010"]


def check(x):
    assert "V_DIV_INDEX_0010"


@parametrize(CASES)
def test_one(case):
    """One holds."""
    check(case)


def test_two():
    pass
'''
C = """/* V_DIV_DETERMINISM_0010 */
#include <a.h>

/* E_DIV_INT_FUNC_0010, in words. */
/*@ ensures \\result == 0;

    assigns \\nothing; */
static int first(int a)
{
    if (a) {
        return second(a);
    }
    return 0;
}

/* Of nothing. */

int second(int a)
{
    return a;
}
"""


@pytest.fixture(scope="module")
def trace(inputs: Inputs) -> Trace:
    return of(inputs)


def test_every_orphan_has_a_reason(trace: Trace) -> None:
    assert list(trace.unexplained) == []


def test_every_requirement_is_fully_traced(trace: Trace) -> None:
    for name, link in trace.links.items():
        assert link.clauses and link.tests and link.claims and link.relation in trace.relations, name
        assert link.code or f"{name}: no code" in trace.explained, name


def test_every_requirement_has_a_test_of_the_default_tier(trace: Trace, request: pytest.FixtureRequest) -> None:
    default = {function_of(identifier) for identifier in default_tier(request.config)}
    assert {name for name, link in trace.links.items() if default.isdisjoint(link.tests)} == set()


def test_both_directions_agree(trace: Trace) -> None:
    for name, link in trace.links.items():
        assert all(name in trace.code[unit].requirements for unit in link.code)
        assert all(name in trace.tests[unit].requirements for unit in link.tests)
        assert all(name in trace.clauses[clause] for clause in link.clauses)


def test_a_clause_that_nothing_covers_is_an_orphan(inputs: Inputs) -> None:
    """So is an excluded clause that is covered, since its exclusion excuses nothing."""
    spec = inputs.specification
    assert by_clause(spec)[0] == []
    listed = spec.requirements["V_DIV_TYPE_LISTED_0010"]
    fewer = {**spec.requirements, listed.id: replace(listed, source=("SONNX Div, Contents",))}
    result, _ = by_clause(replace(spec, requirements=fewer))
    assert "SONNX Div (real), Restrictions: no requirement" in result
    assert "ONNX Div-7, Type constraints: no requirement" in result
    sonnx = replace(spec.documents["SONNX Div"], excluded={"Contents": "Lists the types."})
    result, left_out = by_clause(replace(spec, documents={**spec.documents, "SONNX Div": sonnx}))
    assert result == ["SONNX Div, Contents: excluded, and covered"]
    assert "SONNX Div, Contents" not in left_out


def test_every_clause_has_its_coverage_or_a_reason(inputs: Inputs, book: dict[str, Chapter]) -> None:
    rows = {row["clause"]: row for row in book["trace"].data["clauses"]}
    assert list(rows)[: len(inputs.specification.clauses)] == list(inputs.specification.clauses)
    assert [name for name, row in rows.items() if row["orphan"]] == []
    bare = {name for name, row in rows.items() if not (row["requirements"] or row["examples"] or row["excluded"])}
    assert bare == set()
    assert rows["ONNX Div-14, Examples"]["examples"] == ["onnx-default", "onnx-example"]
    assert "D-067" in rows["SONNX Div (real), Formal specification"]["excluded"]


def test_units_are_at_their_recorded_lines(inputs: Inputs, trace: Trace) -> None:
    for units in (trace.code, trace.tests, trace.relations):
        for unit in units.values():
            lines = inputs.text(unit.file).splitlines()
            assert lines[unit.line - 1].strip() == unit.text.splitlines()[0].strip(), unit.name


def test_python_units_have_their_requirements(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text(PYTHON)
    actual = {unit.name: unit for unit in python_units.units(tmp_path, ["m.py"])}
    assert {name: unit.requirements for name, unit in actual.items()} == {
        "m.TABLE": ("E_DIV_INT_FUNC_0010",),
        "m.named": ("V_DIV_INT_FLOOR_0010",),
        "m.helper": (),
        "m.lonely": (),
    }
    assert actual["m.named"].says == "Do it." and actual["m.named"].place == "m.py:6"
    assert supporting(actual.values()) == {"m.helper": "m.named"}


def test_tests_inherit_names_of_their_tables_and_helpers(tmp_path: Path) -> None:
    (tmp_path / "test_m.py").write_text(TEST)
    actual = {unit.name: unit for unit in python_units.units(tmp_path, ["test_m.py"], tests=True)}
    assert actual["test_m.test_one"].requirements == ("E_DIV_INT_FUNC_0010", "V_DIV_INDEX_0010")
    assert actual["test_m.test_one"].place == "test_m.py:8"  # with its decorator
    assert actual["test_m.test_two"].requirements == ()


def test_c_is_read_with_the_comments_that_adjoin(tmp_path: Path) -> None:
    (tmp_path / "m.c").write_text(C)
    first, second = c_units.units(tmp_path, ["m.c"])
    assert (first.name, first.requirements, first.uses) == ("m.c:first", ("E_DIV_INT_FUNC_0010",), ("m.c:second",))
    assert first.says == "E_DIV_INT_FUNC_0010, in words." and first.place == "m.c:4"
    assert (second.requirements, second.line) == ((), 18)


CONTRACTS = """/*@
predicate domain(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate part(integer A, integer B, integer C) = // V_DIV_FLOAT_NAN_0010
  A < 0 ==> C == 0;
predicate whole(integer A, integer B, integer C) = domain(A, B) ==> part(A, B, C); // E_DIV_FLOAT_FUNC_0010
*/

/*@ requires whole(1, 2, 3);
    ensures domain(a, \\result); */
static int asks(int a)
{
    return a;
}

/*@ ensures \\result == 0;
    ensures \\forall integer i; 0 <= i < n ==> whole(a[i], b[i], c[i]); */
static int promises(int a)
{
    return 0;
}
"""


def test_a_function_in_c_is_traced_to_the_relations_that_its_contract_promises(tmp_path: Path) -> None:
    (tmp_path / "m.c").write_text(CONTRACTS)
    asks, promises = c_units.units(tmp_path, ["m.c"])
    assert asks.requirements == ()
    assert promises.requirements == ("E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_NAN_0010")


def test_each_relation_of_floats_leads_to_the_functions_in_c_that_promise_it(trace: Trace) -> None:
    names = set(parts_of_the_quotient().values())
    assert len(names) == 11
    for form in ("", "_by_scalar", "_of_scalar"):
        for element in ("float16", "bfloat16", "float32", "float64"):
            function = f"generated/vinculum_div.c:vinculum_div_{element}{form}"
            assert names <= set(trace.code[function].requirements)
            assert all(function in trace.links[name].code for name in names)
    assert "V_DIV_INT_OVERFLOW_0010" not in trace.code["generated/vinculum_div.c:vinculum_div_uint8"].requirements


def parts_of_the_quotient() -> dict[str, str]:
    """The relations whose conjunction is the IEEE 754 quotient, and their requirements."""
    return {name: identifier for name, (_, identifier) in parts().items()}


def test_every_generated_function_is_read(inputs: Inputs, trace: Trace) -> None:
    header = inputs.text("src/vinculum/kernels/native/generated/vinculum_div.h")
    declared = {line.split("(")[0].split()[-1] for line in header.splitlines() if line.startswith("int vinculum_")}
    read = {name.partition(":")[2] for name in trace.code if name.startswith("generated/vinculum_div.c:")}
    assert declared and declared <= read


def test_identifiers_match_entirely() -> None:
    assert identifiers("V_DIV_INDEX_0010; xV_DIV_INDEX_0020 V_DIV_INDEX_001 E_DIV_{KIND}_CONSTR_A_0010") == (
        "V_DIV_INDEX_0010",
    )


def test_unneeded_reason_is_an_orphan() -> None:
    reasons = [{"orphan": "a.*", "reason": "so"}, {"orphan": "gone", "reason": "why"}]
    result = _explained(["a.b", "c"], reasons)
    assert result == {"explained": {"a.b": "so"}, "unexplained": ["c", "gone: a reason for no orphan"]}


def test_the_first_reason_that_fits_is_the_reason() -> None:
    result = _explained(["a.b", "a.c"], [{"orphan": "a.b", "reason": "near"}, {"orphan": "a.*", "reason": "far"}])
    assert result["explained"] == {"a.b": "near", "a.c": "far"}


ROWS: list[dict[str, Any]] = [
    {"tests": "t.kernel.*", "requirements": ["V_DIV_INDEX_0010"]},
    {"tests": "t.tool.*", "reason": "a tool", "named_too": True},
    {"tests": "t.other.*", "reason": "another"},
    {"tests": "t.gone.*", "requirements": ["V_DIV_INDEX_0010"]},
]


def test_unnamed_test_takes_its_file_s_requirements_or_reason() -> None:
    name = ("V_DIV_NO_CRASH_0010",)
    result = assigned(
        [
            _unit("t.kernel.named", names=name),
            _unit("t.kernel.bare"),
            _unit("t.tool.named", names=name),
            _unit("t.other.named", names=name),
            _unit("t.other.bare"),
            _unit("t.new.bare"),
        ],
        ROWS,
    )
    assert {unit.name: unit.requirements for unit in result.traced} == {
        "t.kernel.named": name,
        "t.kernel.bare": ("V_DIV_INDEX_0010",),
        "t.other.named": name,
    }
    assert result.by_file == {"t.kernel.bare": "t.kernel.*"}
    assert [unit.name for unit in result.untraced] == ["t.tool.named", "t.other.bare", "t.new.bare"]
    assert not any(unit.requirements for unit in result.untraced)
    assert result.orphans[-1] == "tables/trace_tests.toml: no test matches t.gone.*"
    unexplained = _explained(result.orphans[:-1], reasons(ROWS))
    assert unexplained["explained"] == {
        "t.tool.named: no requirement": "a tool",
        "t.other.bare: no requirement": "another",
    }
    assert unexplained["unexplained"] == ["t.new.bare: no requirement"]


def test_a_name_that_is_no_requirement_traces_nothing_and_is_an_orphan() -> None:
    units, unknown = check_requirements(
        [_unit("a", names=("V_DIV_INDEX_0010", "V_DIV_INDEX_0099"))], {"V_DIV_INDEX_0010"}
    )
    assert units[0].requirements == ("V_DIV_INDEX_0010",)
    assert unknown == ["a: V_DIV_INDEX_0099 is no requirement"]


def test_no_requirement_rests_on_tests_that_only_their_file_assigns(trace: Trace) -> None:
    """Only behaviour requirements may, since no text can name them where they are tested."""
    bare = [name for name, link in trace.links.items() if set(link.tests) <= trace.by_file.keys()]
    assert bare == []


def test_every_test_is_traced_or_has_a_reason(inputs: Inputs, trace: Trace) -> None:
    files = [name for name in inputs.files if name.startswith("tests/") and "/test_" in name and name.endswith(".py")]
    observed = {unit.file for unit in (*trace.tests.values(), *trace.untraced.values())}
    assert observed == set(files)
    assert trace.tests.keys().isdisjoint(trace.untraced)
    assert {f"{name}: no requirement" for name in trace.untraced} <= trace.explained.keys()


def test_indirect_helpers_are_traced_to_the_test() -> None:
    units = [_unit("a", uses=("b",), names=("V_DIV_INDEX_0010",)), _unit("b", uses=("c",)), _unit("c"), _unit("d")]
    assert supporting(units) == {"b": "a", "c": "a"}


def _unit(name: str, uses: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> Unit:
    return Unit(name, "f.py", 1, 1, "", "", names, uses)


def test_csv_has_every_link(inputs: Inputs, trace: Trace) -> None:
    rows = list(csv.DictReader(StringIO(lobster.table(trace))))
    assert {row["requirement"] for row in rows} == set(inputs.specification.requirements)
    for link_kind, attribute in (("code", "code"), ("test", "tests"), ("claim", "claims"), ("clause", "clauses")):
        result = [(row["requirement"], row["name"]) for row in rows if row["what"] == link_kind]
        assert result == [(name, one) for name, link in trace.links.items() for one in getattr(link, attribute)]


POLICY = """
requirements "Requirements" {
   source: "requirements.lobster";
   requires: "Code";
   requires: "Tests";
   requires: "Proofs";
}
implementation "Code" { source: "code.lobster"; trace to: "Requirements"; }
activity "Tests" { source: "tests.lobster"; trace to: "Requirements"; }
activity "Proofs" { source: "proofs.lobster"; trace to: "Requirements"; }
"""


def test_lobster_accepts_the_trace(inputs: Inputs, trace: Trace, tmp_path: Path) -> None:
    """The real tool, on the real files."""
    tool = shutil.which("lobster-report", path=str(Path(sys.executable).parent))
    assert tool, "bmw-lobster-core is part of the extra test"
    for name, content in lobster.files(inputs, trace).items():
        (tmp_path / Path(name).name).write_bytes(content)
    (tmp_path / "lobster.conf").write_text(POLICY)
    ran = subprocess.run([tool], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    report = json.loads((tmp_path / "report.lobster").read_text())
    items = [item for level in report["levels"] for item in level["items"]]
    assert len(items) > 500
    incorrect = {item["tag"]: item["messages"] for item in items if item["tracing_status"] not in ("OK", "JUSTIFIED")}
    stale = {f"proof {row.record['claim']}" for row in inputs.rows.values() if not row.level.is_evidence}
    assert set(incorrect) <= stale
