"""`vinculum model`: exit status, table, and files."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest
import z3
from click.testing import CliRunner, Result
from rich.console import Console

from tests.models.model_builders import FLOAT, INT32, analyse_proto, division, model, node, own_function, save, value
from vinculum import cli
from vinculum.models.loading.errors import RangeError
from vinculum.models.loading.input_ranges import parse_ranges
from vinculum.models.process.worker import answer
from vinculum.models.reports.json_document import document, schema
from vinculum.models.reports.terminal import print_report


@pytest.fixture
def run_in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the analysis in this process, which is faster."""

    def run(request: dict[str, Any], seconds: float) -> dict[str, Any]:
        result = answer(json.loads(json.dumps(request)))
        if "error" in result:
            raise result["error"].exception(result["message"])
        return result["document"]

    monkeypatch.setattr("vinculum.models.process.client.run_analysis", run)


def vinculum(*words: object) -> Result:
    return CliRunner().invoke(cli.main, ["model", *map(str, words)])


@pytest.mark.parametrize(("denominator", "status"), [([1, 2, 3], 0), ([1, 0, 3], 1), (None, 3)])
def test_exit_status_follows_the_verdict(denominator: Any, status: int, tmp_path: Path) -> None:
    content = None if denominator is None else np.array(denominator, np.int32)
    result = vinculum(save(division(denominator=content), tmp_path), "--profile", "sonnx")
    assert (result.exit_code, "graph/q" in result.output) == (status, True)


def test_lower_memory_limit_of_the_parent_remains(tmp_path: Path) -> None:
    """The process has a lower limit than `--memory`, as in a cluster job."""
    command = f"ulimit -v 8000000 && exec {sys.executable} -m vinculum model {save(division(), tmp_path)}"
    completed = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (completed.returncode, "graph/q" in completed.stdout, completed.stderr) == (3, True, "")


@pytest.mark.usefixtures("run_in_process")
def test_deeply_nested_functions(tmp_path: Path) -> None:
    last = own_function("f0", [node("Div", ["A", "A"], ["C"])], ["A"])
    calls = [own_function(f"f{n + 1}", [node(f"f{n}", ["A"], ["C"], domain="own")], ["A"]) for n in range(999)]
    inputs, outputs = [value("A", FLOAT, [1])], [value("C", FLOAT, [1])]
    call = node("f999", ["A"], ["C"], domain="own")
    proto = model([call], inputs, outputs, functions=[last, *calls], imports=["own"])
    result = vinculum(save(proto, tmp_path))
    assert (result.exit_code, "nested too deep" in result.output) == (3, True)


@pytest.mark.usefixtures("run_in_process")
def test_nothing_to_check_is_incomplete(tmp_path: Path) -> None:
    proto = model([node("Abs", ["A"], ["C"])], [value("A", FLOAT, [1])], [value("C", FLOAT, [1])])
    result = vinculum(save(proto, tmp_path))
    assert (result.exit_code, "nothing to check" in result.output) == (3, True)


@pytest.mark.usefixtures("run_in_process")
@pytest.mark.parametrize(
    ("range_option", "message"),
    [
        ("B", "write name=low:high"),
        ("B=1", "write name=low:high"),
        ("B=1:2:3", "write name=low:high"),
        ("B=nan:1", "not a number"),
        ("B=one:2", "not a number"),
        ("B=1e999999:", "not a number"),
        ("B=3:1", "low is greater than high"),
        ("B=0.5:1", "not an integer"),
        ("X=0:1", "no value or size of that name; its inputs: A, B"),
        ("B=9000000000:9000000001", "never in that range"),
        ("\x1b[2J=1:2", "no value or size of that name"),
    ],
)
def test_invalid_ranges_are_usage_errors(range_option: str, message: str, tmp_path: Path) -> None:
    result = vinculum(save(division(), tmp_path), "--range", range_option)
    assert (result.exit_code, message in result.output, "\x1b" in result.output) == (2, True, False)


def test_parsing_of_ranges() -> None:
    result = parse_ranges(["a=b=-inf:1e3", "n=1:"])
    assert (result["a=b"].low, result["a=b"].high, result["n"].high) == (-np.inf, 1000, np.inf)
    with pytest.raises(RangeError, match="another range"):
        parse_ranges(["a=1:2", "a=1:3"])


@pytest.mark.usefixtures("run_in_process")
@pytest.mark.parametrize(
    ("words", "message"),
    [(["--profile", "onnx-99"], "there is no profile"), (["--guard", "/no/x.onnx"], "cannot write")],
)
def test_unknown_profile_and_unwritable_file_are_usage_errors(words: list[str], message: str, tmp_path: Path) -> None:
    result = vinculum(save(division(), tmp_path), *words)
    assert (result.exit_code, message in result.output) == (2, True)


@pytest.mark.usefixtures("run_in_process")
def test_file_is_not_a_model(tmp_path: Path) -> None:
    (tmp_path / "x.onnx").write_bytes(b"no model")
    result = vinculum(tmp_path / "x.onnx")
    assert (result.exit_code, "not an ONNX model" in result.output, "Traceback" in result.output) == (2, True, False)


def test_missing_onnx_is_reported_with_the_install_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = save(division(), tmp_path)
    monkeypatch.setattr("vinculum.commands.model.find_spec", lambda name: None)
    result = vinculum(path)
    assert (result.exit_code, 'python -m pip install "vinculum[onnx]"' in result.output) == (3, True)


@pytest.mark.usefixtures("run_in_process")
def test_document_follows_its_schema(tmp_path: Path) -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    path, target = save(division(INT32, ["n"], ["m"]), tmp_path), tmp_path / "f.json"
    assert vinculum(path, "--profile", "sonnx", "--json", target, "--range", "B=-1:4").exit_code == 3
    first = target.read_bytes()
    jsonschema.validate(json.loads(first), schema())
    vinculum(path, "--profile", "sonnx", "--json", target, "--range", "B=-1:4")
    assert target.read_bytes() == first
    parsed = json.loads(first)
    assert (parsed["ranges"], parsed["exit_status"], parsed["counts"]["violated"]) == (["B=-1:4"], 3, 0)


@pytest.mark.parametrize("profile", ["sonnx", "onnx-14", "openvino-1"])
@pytest.mark.parametrize("shape", [["n"], ["m", 2], None], ids=["one", "two", "unknown"])
@pytest.mark.parametrize("kind", [INT32, FLOAT], ids=["int32", "float"])
def test_scripts_are_valid_smtlib(profile: str, shape: Any, kind: int, tmp_path: Path) -> None:
    analysis = analyse_proto(division(kind, shape, ["k"]), tmp_path, profile)
    scripts = [row.script for row in analysis.findings if row.script]
    left = {row.verdict.value for row in analysis.findings} & {"obligation", "violated"}
    assert left and bool(scripts) is ("obligation" in left)
    for text in scripts:
        solver = z3.Solver()
        solver.from_string(text)
        assert solver.check() == z3.sat  # what is known does not discharge it


def test_script_becomes_unsat(tmp_path: Path) -> None:
    analysis = analyse_proto(division(), tmp_path, "sonnx")
    for row in analysis.findings:
        if row.script:
            solver = z3.Solver()
            solver.from_string(row.script.replace("(check-sat)", "(assert (> B 0))"))
            assert solver.check() == z3.unsat


def test_float_script_allows_zeros_only(tmp_path: Path) -> None:
    """The script asserts B's interval on its bit pattern; from 0 to 1 only +0 and -0 violate."""
    analysis = analyse_proto(division(FLOAT), tmp_path, "openvino-1", "B=0:1")
    (text,) = [row.script for row in analysis.findings if row.script]
    assert text is not None
    solver = z3.Solver()
    solver.from_string(text)
    assert solver.check() == z3.sat
    other = z3.Solver()
    other.from_string(text.replace("(check-sat)", "(assert (distinct b 0))"))
    assert other.check() == z3.sat  # that of -0: 0 to 1 has it too
    last = z3.Solver()
    last.from_string(text.replace("(check-sat)", f"(assert (distinct b 0 {2**31}))"))
    assert last.check() == z3.unsat


@pytest.mark.usefixtures("run_in_process")
def test_script_names_are_in_the_table(tmp_path: Path) -> None:
    folder = tmp_path / "left"
    result = vinculum(save(division(), tmp_path), "--obligations", folder)
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["0001-E_DIV_INT_CONSTR_B_0030.smt2", "0001-V_DIV_INT_OVERFLOW_0010.smt2"]
    assert all(name in result.output for name in names)


@pytest.mark.usefixtures("run_in_process")
def test_guarded_copy_is_discharged(tmp_path: Path) -> None:
    path, target = save(division(INT32, ["n"], ["m"]), tmp_path), tmp_path / "guarded.onnx"
    result = vinculum(path, "--profile", "sonnx", "--guard", target)
    assert (result.exit_code, "nodes are guards" in result.output) == (3, True)
    assert vinculum(target, "--profile", "sonnx").exit_code == 0


@pytest.mark.usefixtures("run_in_process")
def test_unguardable_copy_is_not_written(tmp_path: Path) -> None:
    path, target = save(division(denominator=np.zeros(3, np.int32)), tmp_path), tmp_path / "guarded.onnx"
    result = vinculum(path, "--guard", target)
    assert (result.exit_code, "was not written" in result.output, target.exists()) == (1, True, False)


@pytest.mark.usefixtures("run_in_process")
@pytest.mark.parametrize("obligations", [True, False])
def test_unguarded_findings_are_reported(obligations: bool, tmp_path: Path) -> None:
    """Float models have shape obligations only, so nothing is written.

    Integer models are guarded except for shapes.
    """
    proto = division(INT32 if obligations else FLOAT, ["n"], ["m"])
    target, to = tmp_path / "guarded.onnx", tmp_path / "found.json"
    result = vinculum(save(proto, tmp_path), "--guard", target, "--json", to)
    assert (result.exit_code, target.exists()) == (3, obligations)
    assert (
        "no guard for graph/q: V_DIV_SHAPE_MULTIDIRECTIONAL_0010: guards check elements and equal shapes only"
        in result.stderr
    )
    assert ("was not written" in result.stderr) is not obligations
    guard = json.loads(to.read_text(encoding="utf-8"))["guard"]
    assert (guard["nodes"] > 0, guard["refused"] is None) == (obligations, obligations)
    (left,) = guard["unguarded"]
    assert (left["path"], left["requirements"]) == ("graph/q", ["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"])


def test_command_does_not_import_onnx() -> None:
    observed = "import sys, vinculum.cli; print('onnx' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", observed], capture_output=True, text=True, check=True).stdout == "False\n"
    )


def test_documents_are_reproducible(tmp_path: Path) -> None:
    path = save(division(), tmp_path)
    assert document(analyse_proto(division(), tmp_path), path, []) == document(
        analyse_proto(division(), tmp_path), path, []
    )


def test_sarif_lists_violations_and_notes(tmp_path: Path) -> None:
    """The log follows the schema, sarif-tools counts the violation, and obligations are no results."""
    schema = json.loads((Path(__file__).parents[1] / "gate" / "reports" / "schemas" / "sarif-2.1.0.json").read_text())
    reader = jsonschema.Draft202012Validator(schema)
    path, target = save(division(FLOAT, ["n", 2], ["n", 3]), tmp_path), tmp_path / "found.sarif"
    assert vinculum(path, "--profile", "sonnx", "--sarif", target).exit_code == 1
    log = json.loads(target.read_text())
    assert [error.message for error in reader.iter_errors(log)] == []
    result, *remarks = log["runs"][0]["results"]
    rule, *_ = log["runs"][0]["tool"]["driver"]["rules"]
    assert {each["ruleId"]: each["level"] for each in remarks} == {
        "zero-denominator": "note",
        "fragile-extreme": "note",
    }
    place = result["locations"][0]
    assert (result["ruleId"], result["level"], rule["id"]) == (rule["id"], "error", "E_DIV_FLOAT_CONSTR_A_0010")
    assert place["physicalLocation"]["artifactLocation"]["uri"] == path.as_uri()
    assert place["logicalLocations"][0]["fullyQualifiedName"] == "graph/q"
    assert "they differ" in result["message"]["text"]
    command = [sys.executable, "-m", "sarif", "--check", "error", "summary", str(target)]
    completed = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (completed.returncode, "error: 1\n" in completed.stdout) == (1, True), completed.stderr
    result["kind"] = "bad"
    assert not reader.is_valid(log)


@pytest.mark.usefixtures("run_in_process")
def test_sarif_obligations_and_relative_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert vinculum(save(division(), tmp_path), "--sarif", "found.sarif").exit_code == 3
    (run,) = json.loads((tmp_path / "found.sarif").read_text())["runs"]
    notifications = run["invocations"][0]["toolExecutionNotifications"]
    assert (run["results"], len(notifications)) == ([], 2)
    place = notifications[0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert (place["uri"], "graph/q: E_DIV_INT_CONSTR_B_0030" in notifications[0]["message"]["text"]) == (
        "model.onnx",
        True,
    )


@pytest.mark.usefixtures("run_in_process")
@pytest.mark.parametrize(
    ("kind", "denominator", "words", "status", "verdict", "level"),
    [
        (FLOAT, None, [], 0, "conforms", "note"),
        (FLOAT, None, ["--fail-on", "zero-denominator"], 1, "fails on zero-denominator", "error"),
        (FLOAT, None, ["--fail-on", "zero-denominator", "--range", "B=1:2"], 0, "conforms", None),
        (FLOAT, np.float32([2, 3, 4]), ["--fail-on", "zero-denominator"], 0, "conforms", None),
        (INT32, None, [], 3, "undecided", None),
        (INT32, None, ["--fail-on", "zero-denominator"], 1, "fails on zero-denominator", "error"),
        (INT32, np.int32([1, 0, 1]), ["--fail-on", "zero-denominator"], 1, "violated", "error"),
    ],
)
def test_denominators_that_may_be_zero(
    kind: int, denominator: Any, words: list[str], status: int, verdict: str, level: str | None, tmp_path: Path
) -> None:
    """Each format says whether an element may be divided by 0, and the option makes that fail."""
    path, json_file, sarif_file = (
        save(division(kind, denominator=denominator), tmp_path),
        tmp_path / "j",
        tmp_path / "s",
    )
    result = vinculum(path, *words, "--json", json_file, "--sarif", sarif_file)
    assert (result.exit_code, result.output.startswith(f"{verdict}  {path}")) == (status, True)
    parsed = json.loads(json_file.read_text())
    jsonschema.validate(parsed, schema())
    may_be_zero = parsed["nodes"][0]["denominator_may_be_zero"]
    assert (may_be_zero, "B may be 0 in 1 Div" in result.output) == ((kind == INT32 or level is not None),) * 2
    assert parsed["failures"] == (["zero-denominator"] if status == 1 else [])
    results = json.loads(sarif_file.read_text())["runs"][0]["results"]
    levels = [each["level"] for each in results if not each["ruleId"].startswith("fragile-")]
    assert levels == ([] if level is None else [level])


@pytest.mark.usefixtures("run_in_process")
@pytest.mark.parametrize(("one", "other"), [("--json", "--sarif"), ("--guard", "--json"), ("--guard", "--sarif")])
def test_equal_output_files_are_rejected(one: str, other: str, tmp_path: Path) -> None:
    result = vinculum(save(division(), tmp_path), one, tmp_path / "x", other, tmp_path / "." / "x")
    assert (result.exit_code, f"{one} and {other} would write the same file" in result.output) == (2, True)
    assert not (tmp_path / "x").exists()


@pytest.mark.usefixtures("run_in_process")
def test_printed_command_repeats_the_assumptions(tmp_path: Path) -> None:
    """A range discharges the overflow, so it has no guard. Without the range the copy is not discharged."""
    target = tmp_path / "guarded.onnx"
    result = vinculum(save(division(), tmp_path), "--range", "B=0:9", "--guard", target)
    assert (result.exit_code, f"`vinculum model {target} --range B=0:9`" in result.output) == (3, True)
    assert vinculum(target, "--range", "B=0:9").exit_code == 0
    assert vinculum(target).exit_code == 3


@pytest.mark.usefixtures("run_in_process")
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the file is empty"),
        (
            b'<?xml version="1.0"?>\n<net name="m" version="11"></net>',
            "this is OpenVINO IR (XML), which is not supported",
        ),
        (b'\xef\xbb\xbf <net name="m"/>', "this is OpenVINO IR (XML), which is not supported"),
        (b'<?xml version="1.0"?><svg/>', "not an ONNX model: this is XML"),
        (b"no model", "not an ONNX model"),
    ],
)
def test_invalid_file_is_no_usage_error(content: bytes, message: str, tmp_path: Path) -> None:
    (tmp_path / "x.onnx").write_bytes(content)
    result = vinculum(tmp_path / "x.onnx")
    assert (result.exit_code, message in result.output, "Usage" in result.output) == (2, True, False)
    assert "Usage" in vinculum(save(division(), tmp_path), "--range", "X=0:1").output


@pytest.mark.usefixtures("run_in_process")
def test_only_open_findings(tmp_path: Path) -> None:
    """Discharged rows are omitted; the summary, the status and the files stay the same."""
    path = save(division(), tmp_path)
    result, all_of_it = vinculum(path, "-q", "--json", tmp_path / "o.json"), vinculum(path)
    assert (
        "E_DIV_INT_CONSTR_B_0030" in result.output,
        "V_DIV_INT_OVERFLOW_0010" in result.output,
        "V_DIV_TYPE_LISTED_0010" in result.output,
    ) == (True, True, False)
    assert "V_DIV_TYPE_LISTED_0010" in all_of_it.output
    assert (result.exit_code, result.output.splitlines()[0]) == (3, all_of_it.output.splitlines()[0])
    assert result.output.startswith("undecided  ")
    content = json.loads((tmp_path / "o.json").read_text())
    assert content["counts"]["discharged"] == sum(
        row["verdict"] == "discharged" for each in content["nodes"] for row in each["findings"]
    )
    completed = vinculum(save(division(denominator=np.array([1, 2, 3], np.int32)), tmp_path), "-q")
    assert (completed.exit_code, "graph/q" in completed.output) == (0, False)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", ["q", "layers/attention/softmax/division"])
def test_table_truncates_nothing(width: int, name: str, tmp_path: Path) -> None:
    proto = division()
    proto.graph.node[0].name = name
    report = document(analyse_proto(proto, tmp_path, None, "B=1:9"), tmp_path / "model.onnx", ["B=1:9"])
    console = Console(width=width, file=StringIO())
    print_report(console, report)
    _, _, header, _, *rows, _ = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, rows)) <= width
    column = "".join("".join(row[header.index("reason") :].split()) for row in rows)
    for each in report["nodes"][0]["findings"]:
        assert "".join(each["reason"].split()) in column
        assert any(each["requirements"][0] in row for row in rows)  # an identifier that breaks cannot be looked up
