"""The command `check`: arguments, output and exit status."""

import contextlib
import importlib
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from tests.gate.support.cli import SMALL, TARGETS, Line, run, targets_in
from vinculum import cli
from vinculum._util.extras import lacking
from vinculum.gate.cases.plan import LEVELS
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Counterexample, Operand, Row
from vinculum.gate.runner.selection import Selection, units
from vinculum.gate.targets import registry
from vinculum.kernels import dispatch
from vinculum_spec.loader import specification

SPEC = specification()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets of these tests."""
    return targets_in(tmp_path_factory.mktemp("cli"))


@pytest.fixture(scope="module")
def checked(file: Path) -> Callable[..., Result]:
    """The result of `check` on a function of the file with int8; each function runs once."""
    completed = dict[tuple[str, ...], Result]()

    def check(function: str, *more: str) -> Result:
        key = (function, *more)
        if key not in completed:
            with contextlib.chdir(file.parent):
                completed[key] = run("check", f"python:{file.name}:{function}", *SMALL, *more)
        return completed[key]

    return check


# ---- what it takes ----


@pytest.mark.parametrize(
    ("words", "dtypes", "names"),
    [
        ("--dtype int8", ["int8"], []),
        ("--dtype int8 float32", ["int8", "float32"], []),
        ("--dtype int8,float32", ["int8", "float32"], []),
        ("--dtype int8, float32", ["int8", "float32"], []),
        ("--dtype int8 --dtype float32", ["int8", "float32"], []),
        ("--dtype int8 float32 --dtype real,bfloat16 uint8", ["int8", "float32", "real", "bfloat16", "uint8"], []),
        ("--dtype int8 float32 numpy", ["int8", "float32"], ["numpy"]),
        ("numpy --dtype int8 vinculum", ["int8"], ["numpy", "vinculum"]),
        ("--dtype int8 --level quick numpy", ["int8"], ["numpy"]),
        ("numpy vinculum", [], ["numpy", "vinculum"]),
        ("--dtype=int8,float32", ["int8", "float32"], []),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_dtype_option_accepts_every_form(words: str, dtypes: list[str], names: list[str]) -> None:
    """All forms of --dtype; a word that is no type is a target."""
    parameters = cli.check.make_context("check", words.split()).params
    assert (list(parameters["dtypes"]), list(parameters["targets"])) == (dtypes, names)


@pytest.mark.parametrize(
    ("words", "message", "valid_names"),
    [
        (["check", "nonsense"], "nonsense", list(registry.KNOWN)),
        (["check", "numpy", "nonsense"], "nonsense", list(registry.KNOWN)),
        (["check", "nonsense"], "python:module:function", ["c:path/to/lib.so:symbol"]),
        (["check", "--profile", "onnx-99"], "onnx-99", list(SPEC.profiles)),
        (["check", "--dtype", "int9"], "int9", list(SPEC.types)),
        (["check", "--dtype", "int8", "float33"], "float33", ["vinculum", "numpy"]),
        (["check", "--dtype", "int8,int9"], "int9", list(SPEC.types)),
        (["check", "--level", "thorough"], "thorough", list(LEVELS)),
        (["check", "--seed", "-1"], "--seed", []),
        (["check", "--seed", "now"], "now", []),
        (["check", "--timeout", "0"], "--timeout", []),
        (["check", "--jobs", "0"], "--jobs", []),
        (["check", "--dtype"], "--dtype", []),
        (["check", "--json", "/no/such/folder/x.json"], "/no/such/folder", []),
        (["check", "--junit", "/no/such/folder/x.xml"], "/no/such/folder", []),
        (["spec", "V_DIV_NO_SUCH_0010"], "V_DIV_NO_SUCH_0010", []),
        (["spec", "--format", "html"], "html", ["text", "markdown", "latex", "json"]),
        (["nonsense"], "nonsense", []),
        (["replay"], "FILE", []),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_usage_errors(words: list[str], message: str, valid_names: list[str]) -> None:
    """Status 2 before anything is judged, with a message that names the error and lists the valid names."""
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.output
    assert all(name in result.output for name in valid_names)
    assert isinstance(result.exception, SystemExit), "no traceback"


def test_nothing_selected() -> None:
    """Types that no profile has leave nothing to judge: status 3."""
    result = run("check", "--profile", "onnx-1", "--dtype", "int8")
    assert result.exit_code == 3
    assert "type int8 is in none of the profiles selected: onnx-1\n" in result.output
    several = run("check", "numpy", "openvino", "--dtype", "real", "--shard", "1/2").output
    assert "type real is in none of the profiles selected: onnx-14, openvino-1\n" in several


@pytest.mark.thorough
@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["--profile", "onnx-1", "--dtype", "int8", "float32"], id="type", marks=pytest.mark.slow),
        pytest.param(["vinculum", "numpy", "--dtype", "real"], id="target"),
    ],
)
def test_selected_and_not_judged(words: list[str]) -> None:
    """Selected types and targets that cannot be judged are reported."""
    result = run("check", *words, "--level", "quick", "--jobs", "2", "-q")
    assert result.exit_code != 0


def test_repeated_target_is_not_judged_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Targets are compared as written: another function or an imported module is another target."""
    monkeypatch.chdir(tmp_path)
    for name in ("mine.py", "lib.so"):
        (tmp_path / name).write_text("")
    (tmp_path / "link.py").symlink_to("mine.py")
    separate = ["python:mine.py:f", "python:mine.py:g", "c:lib.so:f", "c:lib.so:f:void", "python:mine:f", "numpy"]
    repeated = ["python:./mine.py:f", f"python:{tmp_path}/mine.py:g", "python:link.py:f", "c:./lib.so:f:void", "numpy"]
    assert registry.distinct([*separate, *repeated]) == separate
    assert registry.distinct(["python:link.py:f", "python:mine.py:f", "x", "x"]) == ["python:link.py:f", "x"]
    chosen = Selection((*separate, *repeated), profiles=("onnx-14",), dtypes=("int8",), level="quick")
    assert [unit.target for unit in units(chosen)] == separate


def test_profiles_named_twice() -> None:
    """Repeated profiles count once, like targets and types."""
    single, twice = (units(Selection(("numpy",), ("onnx-14",) * count, ("int8",))) for count in (1, 2))
    assert single == twice


# ---- how it ends ----


def test_conforming_target_has_status_0(checked: Callable[..., Result]) -> None:
    """Status 0, with a table."""
    result = checked("right", "-q")
    assert result.exit_code == 0
    assert "conforms" in result.output and "int8" in result.output


@pytest.mark.slow
def test_our_kernel_is_the_default() -> None:
    """The default target is our kernel, under all its profiles for the type."""
    result = run("check", "--dtype", "uint8", "--level", "quick", "-q")
    assert result.exit_code == 0
    assert all(name in result.output for name in ("vinculum", "sonnx", "onnx-14", "openvino-1"))
    assert "onnx-6" not in result.output, "it has no such type"


def test_refuted_target_has_status_1_and_a_counterexample(checked: Callable[..., Result]) -> None:
    """Status 1, with requirement, operands, result, expected result and a replay command."""
    result = checked("floors")
    assert result.exit_code == 1
    output = " ".join(result.output.split())
    assert all(word in output for word in ("refuted", "E_DIV_INT_FUNC_0010", "got", "expected", "vinculum replay"))
    assert re.search(r"A = -\d+ \(0x", output) or re.search(r"B = -\d+ \(0x", output)


def test_reported_command_is_quoted() -> None:
    """The command is quoted for a shell."""
    line = str(Line(target="python:o'brien.py:f"))
    operand = Operand("int32", (1,), ("7",), ("0x00000007",), (f"{7:032b}",))
    example = Counterexample("x", operand, operand, {}, "eager", "contiguous", "4", ("3",), replay=line)
    row = Row("t", "1", "onnx-14", "x", "int32", 1, 1, example)
    (command,) = (line_ for line_ in lines(row) if "vinculum replay" in line_)
    assert shlex.split(command.partition(": ")[2]) == ["vinculum", "replay", line]


@pytest.mark.thorough
def test_details_can_be_left_out(checked: Callable[..., Result]) -> None:
    """The table alone still names what is refuted."""
    result = checked("floors", "-q")
    assert result.exit_code == 1
    assert "E_DIV_INT_FUNC_0010" in result.output
    assert "vinculum replay" not in result.output
    assert len(result.output) < len(checked("floors").output)


def test_reported_command_reproduces_the_refutation(checked: Callable[..., Result], file: Path) -> None:
    """The command under a counterexample reproduces it."""
    output = re.findall(r"(vinculum replay '.*?\}')$", checked("floors").output, re.DOTALL | re.MULTILINE)
    assert output
    command = shlex.split(output[0])
    assert json.loads(command[2])["target"] == f"python:{file.name}:floors"
    with contextlib.chdir(file.parent):
        repeated = run(*command[1:])
    assert repeated.exit_code == 1
    assert json.loads(command[2])["requirement"] in repeated.output


@pytest.mark.slow
def test_the_table_of_a_target_with_a_long_name(file: Path) -> None:
    """A path of usual length leaves space for the other columns."""
    folder = file.parent / "libraries" / "of-a-project-whose-name-is-long" / "division"
    folder.mkdir(parents=True)
    (folder / "targets.py").write_text(TARGETS)
    result = run("check", f"python:{folder}/targets.py:floors", *SMALL, "-q")
    assert result.exit_code == 1
    assert "int8" in result.output and "E_DIV_INT_FUNC_0010" in result.output


def test_unsupported_type_has_status_3(checked: Callable[..., Result]) -> None:
    """A type that the target does not have was not judged: status 3."""
    result = checked("has_no_type")
    assert result.exit_code == 3
    assert "not supported" in result.output and "no such type" in result.output


def test_missing_target_file_is_a_usage_error() -> None:
    """A usage error has status 2."""
    result = run("check", "python:nowhere.py:f", *SMALL)
    assert result.exit_code == 2
    assert "there is no file" in result.output


@pytest.mark.parametrize("folder", ["./", "..", "mine.py"])
def test_a_folder_is_no_file_of_python(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message says that it is a target."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").mkdir()
    result = run("check", f"python:{folder}:f", *SMALL)
    assert (result.exit_code, f"{folder} is a folder, no file of Python" in result.output) == (2, True)


@pytest.mark.parametrize("name", [x.name for x in registry.listing() if not x.version][:2])
def test_target_that_cannot_be_loaded_is_undecided(name: str) -> None:
    """A target that cannot be loaded is undecided, with the reason: status 3."""
    result = run("check", name, *SMALL)
    assert result.exit_code == 3
    assert f"{name} was not judged: {registry.listed(name).reason}\n" in result.output
    assert "undecided" in result.output


@pytest.mark.thorough
def test_messages_are_no_markup(checked: Callable[..., Result]) -> None:
    """Text of a target is printed literally."""
    assert "[bold]no[/bold] 'quotient'" in " ".join(checked("says").output.split())


@pytest.mark.thorough
def test_json_and_junit_are_written_in_one_run(checked: Callable[..., Result], tmp_path: Path, file: Path) -> None:
    """Both reports are written in the same run."""
    with contextlib.chdir(file.parent):
        where = ["--json", f"{tmp_path}/x.json", "--junit", f"{tmp_path}/x.xml"]
        result = run("check", f"python:{file.name}:floors", *SMALL, *where)
    assert result.exit_code == 1
    assert json.loads((tmp_path / "x.json").read_text())["verdicts"]
    assert "<testsuites" in (tmp_path / "x.xml").read_text()
    assert checked("floors").output == result.output, "the same seed, the same report"


@pytest.mark.parametrize(
    ("target", "suggestion"),
    [
        ("{file}:right", "did you mean python:{file}:right?"),
        ("statistics:mean", "did you mean python:statistics:mean?"),
        ("{file}.so:div", "did you mean c:{file}.so:div?"),
        ("{file}", "did you mean python:{file}:FUNCTION?"),
        ("{file}.so", "did you mean c:{file}.so:SYMBOL?"),
        ("numby", "did you mean numpy?"),
        ("no_such.py:div", None),
        ("python:no_such.py:div", None),
    ],
)
def test_a_target_without_its_kind_in_front(target: str, suggestion: str | None, file: Path) -> None:
    """It is rejected, with a suggestion of the right name."""
    file.with_name(f"{file.name}.so").write_bytes(b"")
    result = run("check", target.format(file=file), "--level", "quick")
    assert result.exit_code == 2
    outcome = " ".join(result.output.split())
    assert suggestion.format(file=file) in outcome if suggestion else "did you mean" not in outcome


@pytest.mark.parametrize("command", ["check", "replay", "model", "verify-install", "audit"])
def test_help_says_the_exit_status(command: str) -> None:
    output = " ".join(run(command, "--help").output.split()).partition("Exit status: ")[2].partition("Options:")[0]
    assert all(f"{status} " in output for status in range(4))


def test_list_of_targets() -> None:
    """The list has every known target, the forms of user-defined targets, and why a target is missing."""
    result = run("targets")
    assert result.exit_code == 0
    output = " ".join(result.output.split())
    for target in registry.listing():
        assert target.name in output
        assert (target.version or target.reason or "").split()[0] in output
    assert "python:" in output and "c:" in output


def test_list_of_targets_shows_the_extra_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Brackets are no markup in it."""
    absent = registry.Listed("onnxruntime", None, lacking("onnx", extra="onnx"), ("onnx-14",))
    monkeypatch.setattr(registry, "listing", lambda: [absent])
    assert '"vinculum[onnx]"' in " ".join(run("targets").output.split())


@pytest.mark.parametrize("identifier", ["E_DIV_INT_FUNC_0010", "D-004", "onnx-14", "int8"])
def test_spec_prints_what_an_identifier_names(identifier: str) -> None:
    """`spec` prints a requirement, a ruling, a profile and a type."""
    result = run("spec", identifier)
    assert result.exit_code == 0
    assert identifier in result.output


@pytest.mark.thorough
def test_result_of_another_shape_is_refuted(tmp_path: Path) -> None:
    """No element of it counts, neither in the check nor in the replay."""
    file, document = tmp_path / "shape.py", tmp_path / "out.json"
    file.write_text("import numpy as np\n\n\ndef div(A, B):\n    return np.zeros(3, A.dtype)\n")
    result = run("check", f"python:{file}:div", "--dtype", "int16", "--level", "quick", "--json", str(document))
    assert "alone is right" not in result.output
    assert "alone: an array of int16, shape [3]" in result.output
    line = {"target": f"python:{file}:div", "requirement": "E_DIV_INT_FUNC_0010", "profile": "onnx-14"}
    observed = run("replay", json.dumps(line | {"dtype": "int16", "path": "eager", "A": ["0x1"], "B": ["0x1"]}))
    assert (observed.exit_code, "no call had a result that this requirement applies to" in observed.output) == (3, True)


def test_the_package_is_the_command() -> None:
    completed = subprocess.run(
        [sys.executable, "-m", "vinculum", "--version"], capture_output=True, text=True, check=True
    )
    assert completed.stdout.startswith("vinculum, version")


def test_note_on_the_numpy_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the compiled kernel, a note says that the NumPy kernel was checked, unless it was selected."""
    noted = importlib.import_module("vinculum.commands.check")._kernel_note
    assert [*noted(("vinculum",))] == []
    monkeypatch.setattr(dispatch, "_served", False)
    monkeypatch.setattr(dispatch, "missing", "it was not compiled")
    assert [*noted(("vinculum-numpy",))] == []
    assert [*noted(("vinculum",))] == ["note: vinculum: the NumPy kernel was checked: it was not compiled"]


@pytest.mark.thorough
def test_note_on_the_numpy_kernel_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "_served", False)
    monkeypatch.setattr(dispatch, "missing", "it was not compiled")
    assert (
        "note: vinculum: the NumPy kernel was checked: it was not compiled\n" in run("check", "vinculum", *SMALL).stderr
    )
