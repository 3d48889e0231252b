"""The command line: what it takes, what it says, and the status that it ends with."""

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from junitparser import JUnitXml

from vinculum import cli
from vinculum.gate import targets
from vinculum.gate.cases.plan import LEVELS
from vinculum.gate.report import lines
from vinculum.gate.selection import Selection, units
from vinculum.gate.verdicts import Counterexample, Operand, Row
from vinculum_spec.registry import specification

SPEC = specification()
SMALL = ("--profile", "onnx-14", "--dtype", "int8", "--level", "quick", "--jobs", "1")
TARGETS = """\
import os
import time
import numpy as np
import vinculum

def right(A, B):
    return vinculum.div(A, B, profile="onnx-14")

def floors(A, B):
    return np.floor_divide(A, B)

def has_no_type(A, B):
    raise NotImplementedError("no such type")

def hangs_over_int32(A, B):
    with open(__file__ + "." + A.dtype.name, "a") as log:
        log.write(f"{os.getpid()}\\n")
    if A.dtype == B.dtype == np.int32:
        time.sleep(600)
    return right(A, B)

def says(A, B):
    raise ValueError("[bold]no[/bold] 'quotient'")
"""


def run(*arguments: str) -> Result:
    """What the command does in this process."""
    return CliRunner().invoke(cli.main, list(arguments))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets of these tests. A space in the name, since names have them."""
    path = tmp_path_factory.mktemp("cli") / "our targets.py"
    path.write_text(TARGETS)
    return path


@pytest.fixture(scope="module")
def checked(file: Path) -> Callable[..., Result]:
    """The result of `check` on a function of the file and int8, named from where it lies; run once for each."""
    done = dict[tuple[str, ...], Result]()

    def check(function: str, *more: str) -> Result:
        key = (function, *more)
        if key not in done:
            with contextlib.chdir(file.parent):
                done[key] = run("check", f"python:{file.name}:{function}", *SMALL, *more)
        return done[key]

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
def test_types(words: str, dtypes: list[str], names: list[str]) -> None:
    """Names of types after --dtype, in every form; what is no type is a target."""
    given = cli.check.make_context("check", words.split()).params
    assert (list(given["dtypes"]), list(given["targets"])) == (dtypes, names)


@pytest.mark.parametrize(
    ("words", "said", "known"),
    [
        (["check", "nonsense"], "nonsense", list(targets.KNOWN)),
        (["check", "numpy", "nonsense"], "nonsense", list(targets.KNOWN)),
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
def test_wrong_commands(words: list[str], said: str, known: list[str]) -> None:
    """Status 2 before anything is judged, and a message that names what is wrong and lists what there is."""
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output
    assert all(name in result.output for name in known)
    assert isinstance(result.exception, SystemExit), "no traceback"


def test_nothing_selected() -> None:
    """Types that none of the profiles has: nothing to judge, and no success."""
    result = run("check", "--profile", "onnx-1", "--dtype", "int8")
    assert result.exit_code == 3
    assert "type int8 is in none of the profiles selected: onnx-1\n" in result.output
    several = run("check", "numpy", "openvino", "--dtype", "real", "--part", "1/2").output
    assert "type real is in none of the profiles selected: onnx-14, openvino-1\n" in several


@pytest.mark.parametrize(
    "words",
    [["--profile", "onnx-1", "--dtype", "int8", "float32"], ["vinculum", "numpy", "--dtype", "real"]],
    ids=["type", "target"],
)
def test_selected_and_not_judged(words: list[str]) -> None:
    """Of what was asked for nothing may be left out in silence: neither a type nor a target."""
    result = run("check", *words, "--level", "quick", "--jobs", "2", "--no-details")
    assert result.exit_code != 0


def test_profiles_named_twice() -> None:
    """Count once, as targets and types do."""
    once, twice = (units(Selection(("numpy",), ("onnx-14",) * count, ("int8",))) for count in (1, 2))
    assert once == twice


# ---- how it ends ----


def test_conforms(checked: Callable[..., Result]) -> None:
    """Status 0, and a table that says so."""
    result = checked("right", "--no-details")
    assert result.exit_code == 0
    assert "conforms" in result.output and "int8" in result.output


def test_our_kernel_is_the_default() -> None:
    """Without a target it is ours that is judged, under all its profiles for the type."""
    result = run("check", "--dtype", "uint8", "--level", "quick", "--no-details")
    assert result.exit_code == 0
    assert all(name in result.output for name in ("vinculum", "sonnx", "onnx-14", "openvino-1"))
    assert "onnx-6" not in result.output, "it has no such type"


def test_refuted(checked: Callable[..., Result]) -> None:
    """Status 1; the requirement, the operands, what came, what should have come, and how to see it again."""
    result = checked("floors")
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    assert all(word in said for word in ("refuted", "E_DIV_INT_FUNC_0010", "got", "expected", "vinculum replay"))
    assert re.search(r"A = -\d+ \(0x", said) or re.search(r"B = -\d+ \(0x", said)


def test_what_a_report_shows_is_quoted() -> None:
    """A shell reads the command as it was meant, whatever is in it."""
    line = str(Line(target="python:o'brien.py:f"))
    operand = Operand("int32", (1,), ("7",), ("0x00000007",), (f"{7:032b}",))
    example = Counterexample("x", operand, operand, {}, "eager", "contiguous", "4", ("3",), replay=line)
    row = Row("t", "1", "onnx-14", "x", "int32", 1, 1, example)
    (shown,) = (said for said in lines(row) if "vinculum replay" in said)
    assert shlex.split(shown.partition(": ")[2]) == ["vinculum", "replay", line]


def test_details_can_be_left_out(checked: Callable[..., Result]) -> None:
    """The table alone still names what is refuted."""
    result = checked("floors", "--no-details")
    assert result.exit_code == 1
    assert "E_DIV_INT_FUNC_0010" in result.output
    assert "vinculum replay" not in result.output
    assert len(result.output) < len(checked("floors").output)


def test_what_a_report_shows_can_be_run(checked: Callable[..., Result], file: Path) -> None:
    """The command under a counterexample, as a shell reads it, shows the same again."""
    shown = re.findall(r"(vinculum replay '.*?\}')$", checked("floors").output, re.DOTALL | re.MULTILINE)
    assert shown
    command = shlex.split(shown[0])
    assert json.loads(command[2])["target"] == f"python:{file.name}:floors"
    with contextlib.chdir(file.parent):
        again = run(*command[1:])
    assert again.exit_code == 1
    assert json.loads(command[2])["requirement"] in again.output


def test_the_table_of_a_target_with_a_long_name(file: Path) -> None:
    """A path of usual length leaves room for what the table is about."""
    folder = file.parent / "libraries" / "of-a-project-whose-name-is-long" / "division"
    folder.mkdir(parents=True)
    (folder / "targets.py").write_text(TARGETS)
    result = run("check", f"python:{folder}/targets.py:floors", *SMALL, "--no-details")
    assert result.exit_code == 1
    assert "int8" in result.output and "E_DIV_INT_FUNC_0010" in result.output


def test_not_supported(checked: Callable[..., Result]) -> None:
    """A type that the target does not have was not judged: status 3."""
    result = checked("has_no_type")
    assert result.exit_code == 3
    assert "not supported" in result.output and "no such type" in result.output


def test_a_file_that_is_not_there() -> None:
    """The command was wrong: status 2."""
    result = run("check", "python:nowhere.py:f", *SMALL)
    assert result.exit_code == 2
    assert "there is no file" in result.output


@pytest.mark.parametrize("name", [x.name for x in targets.listing() if not x.version][:2])
def test_not_installed(name: str) -> None:
    """A target that cannot be loaded is undecided, with the reason: status 3."""
    result = run("check", name, *SMALL)
    assert result.exit_code == 3
    assert f"{name} was not judged: {targets.listed(name).reason}\n" in result.output
    assert "undecided" in result.output


def test_messages_are_no_markup(checked: Callable[..., Result]) -> None:
    """What a target says is shown as it is."""
    assert "[bold]no[/bold] 'quotient'" in " ".join(checked("says").output.split())


def test_documents(checked: Callable[..., Result], tmp_path: Path, file: Path) -> None:
    """Both documents are written in the run that is shown."""
    with contextlib.chdir(file.parent):
        where = ["--json", f"{tmp_path}/x.json", "--junit", f"{tmp_path}/x.xml"]
        result = run("check", f"python:{file.name}:floors", *SMALL, *where)
    assert result.exit_code == 1
    assert json.loads((tmp_path / "x.json").read_text())["verdicts"]
    assert "<testsuites" in (tmp_path / "x.xml").read_text()
    assert checked("floors").output == result.output, "the same seed, the same report"


@pytest.mark.parametrize(
    ("target", "meant"),
    [
        ("{file}:right", "did you mean python:{file}:right?"),
        ("statistics:mean", "did you mean python:statistics:mean?"),
        ("{file}.so:div", "did you mean c:{file}.so:div?"),
        ("numby", "did you mean numpy?"),
        ("no_such.py:div", None),
        ("python:no_such.py:div", None),
    ],
)
def test_a_target_without_its_kind_in_front(target: str, meant: str | None, file: Path) -> None:
    """It is refused, with the name that it would have."""
    file.with_name(f"{file.name}.so").write_bytes(b"")
    result = run("check", target.format(file=file), "--level", "quick")
    assert result.exit_code == 2
    found = " ".join(result.output.split())
    assert meant.format(file=file) in found if meant else "did you mean" not in found


def test_list_of_targets() -> None:
    """Every target that is known, the forms of a user's own, and why one is not there."""
    result = run("targets")
    assert result.exit_code == 0
    said = " ".join(result.output.split())
    for target in targets.listing():
        assert target.name in said
        assert (target.version or target.reason or "").split()[0] in said
    assert "python:" in said and "c:" in said


@pytest.mark.parametrize("identifier", ["E_DIV_INT_FUNC_0010", "D-004", "onnx-14", "int8"])
def test_spec(identifier: str) -> None:
    """A requirement, a ruling, a profile and a type."""
    result = run("spec", identifier)
    assert result.exit_code == 0
    assert identifier in result.output


# ---- replay ----


@dataclass(frozen=True)
class Line:
    """A counterexample as a report shows it, for our own kernel or another target."""

    target: str = "numpy"
    requirement: str = "E_DIV_INT_FUNC_0010"
    dtype: str = "int32"
    path: str = "eager"
    A: str = "0xfffffff9"
    B: str = "0x2"

    def __str__(self) -> str:
        content = {
            "target": self.target, "requirement": self.requirement, "profile": "onnx-14", "dtype": self.dtype,
            "path": self.path, "A": [self.A], "B": [self.B],
        }  # fmt: skip
        return json.dumps(content)


def test_replay_of_a_line() -> None:
    """NumPy floors -7 / 2: refuted, and shown."""
    result = run("replay", str(Line()))
    assert result.exit_code == 1
    assert "E_DIV_INT_FUNC_0010" in result.output and "-4" in result.output and "-3" in result.output


def test_replay_of_what_is_mended() -> None:
    """Our kernel truncates: nothing is wrong with it."""
    result = run("replay", str(Line(target="vinculum")))
    assert result.exit_code == 0
    assert "1 conforms" in result.output


def test_replay_of_what_is_mended_but_for_what_has_no_line(tmp_path: Path) -> None:
    """Not all was run again, so that it is no success."""
    verdicts = [
        {"requirement": "V_DIV_INDEX_0010", "dtype": "int32", "counterexample": {"replay": ""}},
        {
            "requirement": "E_DIV_INT_FUNC_0010",
            "dtype": "int32",
            "counterexample": {"replay": str(Line(target="vinculum"))},
        },
        {"requirement": "V_DIV_NO_CRASH_0010", "dtype": "int32", "counterexample": None},
    ]
    file = tmp_path / "x.json"
    for some, status in ((verdicts, 3), (verdicts[1:], 0)):
        file.write_text(json.dumps({"verdicts": some}))
        result = run("replay", str(file))
        assert (result.exit_code, "no line for it: V_DIV_INDEX_0010 int32" in result.output) == (status, status == 3)


def test_replay_of_what_cannot_be_asked() -> None:
    """A path that the target does not have leaves the question open."""
    assert run("replay", str(Line(path="no such path"))).exit_code == 3


def test_replay_of_a_file(file: Path, tmp_path: Path) -> None:
    """All counterexamples that a run wrote: each is seen again."""
    run("check", f"python:{file}:floors", *SMALL, "--json", f"{tmp_path}/x.json")
    verdicts = json.loads((tmp_path / "x.json").read_text())["verdicts"]
    refuted = {verdict["requirement"] for verdict in verdicts if verdict["verdict"] == "refuted"}
    result = run("replay", f"{tmp_path}/x.json")
    assert result.exit_code == 1
    assert refuted and all(requirement in result.output for requirement in refuted)
    assert f"{len(refuted)} refuted" in result.output


@pytest.mark.parametrize(
    "source",
    [
        "no-such-file.json",
        "/",
        "",
        "{",
        "{}",
        '{"verdicts": []}',
        '{"verdicts": [{"counterexample": null}]}',
        '{"verdicts": [{"counterexample": {"replay": "garbage"}}]}',
        str(Line(requirement="V_DIV_NO_SUCH_0010")),
        str(Line(dtype="int9")),
        str(Line(A="seven")),
        str(Line(A="0x1ffffffff")),
        str(Line()).replace("onnx-14", "onnx-99"),
        str(Line()).replace('["0xfffffff9"]', '{"dtype": "int32", "shape": [3], "values": ["0x1"]}'),
        str(Line()).replace('["0xfffffff9"]', "7"),
        str(Line()).replace('["0xfffffff9"]', '{"dtype": "x", "shape": [1], "values": ["0x1"]}'),
        str(Line()).replace('"path"', '"repeats": 3, "path"'),
        str(Line()).replace('"path"', '"layout": "upside down", "path"'),
        str(Line()).replace('"path"', '"attributes": [], "path"'),
        str(Line()).replace('"path"', '"repeat": "often", "path"'),
    ],
)
def test_replay_of_garbage(source: str) -> None:
    """Status 2, and a message."""
    result = run("replay", source)
    assert result.exit_code == 2, result.output
    assert "Error:" in result.output
    assert isinstance(result.exception, SystemExit), "no traceback"


def test_replay_says_what_it_does_not_know() -> None:
    """A type, or a key; not that something is missing."""
    typed = str(Line()).replace('["0xfffffff9"]', '{"dtype": "x", "shape": [1], "values": ["0x1"]}')
    assert "A is no list of elements of int32: there is no type 'x'" in run("replay", typed).output
    keyed = str(Line()).replace('"path"', '"repeats": 3, "path"')
    assert "there is no 'repeats' in a counterexample" in run("replay", keyed).output
    sarif = '{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": []}'
    assert "it is no report of `vinculum check --json`, and no counterexample" in run("replay", sarif).output


@pytest.mark.parametrize(
    "source",
    [
        '{"verdicts": [1]}',
        '{"verdicts": 5}',
        '{"verdicts": [{"counterexample": {"replay": 5}}]}',
        str(Line(requirement="V_DIV_FLOAT_SIGN_0010")),
        str(Line(dtype="real", A="1/3", B="2")),
        str(Line()).replace('"path"', '"violates": "V_DIV_NO_SUCH_0010", "path"'),
    ],
)
def test_replay_of_more_garbage(source: str) -> None:
    """The same; these are JSON of the right look."""
    result = run("replay", source)
    assert result.exit_code == 2


@pytest.mark.parametrize("target", ["python:nowhere.py:f", "nonsense"])
def test_replay_on_a_target_that_is_not_there(target: str) -> None:
    """Nothing was refuted: a name that is wrong is 2, one that cannot be loaded 3."""
    assert run("replay", str(Line(target=target))).exit_code in (2, 3)


# ---- Ctrl-C ----


def processes() -> dict[int, tuple[int, str]]:
    """All that run: parent and command line, by process id."""
    found = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                status = (entry / "stat").read_text().rpartition(")")[2].split()
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue  # it has ended meanwhile
            if status[0] != "Z":
                found[int(entry.name)] = (int(status[1]), command)
    return found


def descendants(root: int) -> set[int]:
    """All that a process has started, and those have, and so on."""
    running, found = processes(), {root}
    while more := {pid for pid, (parent, _) in running.items() if parent in found} - found:
        found |= more
    return found - {root}


def wait_for(condition: Callable[[], bool], seconds: float = 180.0) -> bool:
    """Whether it comes true in time."""
    end = time.monotonic() + seconds
    while not (came := condition()) and time.monotonic() < end:
        time.sleep(0.05)
    return came


@pytest.mark.parametrize(
    ("whole_group", "level", "how"),
    [
        pytest.param(False, "standard", signal.SIGINT, marks=pytest.mark.slow, id="one process"),
        pytest.param(True, "quick", signal.SIGINT, id="all of the terminal's"),
        pytest.param(False, "quick", signal.SIGTERM, id="by `timeout`"),
        pytest.param(False, "quick", signal.SIGHUP, marks=pytest.mark.slow, id="the terminal is closed"),
    ],
)
def test_interrupt(tmp_path: Path, whole_group: bool, level: str, how: signal.Signals) -> None:
    """Ends in seconds with status 3, shows and writes what was judged by then, and leaves no process behind."""
    (tmp_path / "targets.py").write_text(TARGETS)
    target, document = f"python:{tmp_path}/targets.py:hangs_over_int32", tmp_path / "x.json"
    command = [
        sys.executable,
        "-m",
        "vinculum.cli",
        "check",
        target,
        "--dtype",
        "int32",
        "uint8",
        "--profile",
        "onnx-14",
    ]
    command += ["--level", level, "--jobs", "2", "--timeout", "500", "--no-details", "--json", str(document)]
    junit, sarif, draft = tmp_path / "x.xml", tmp_path / "x.sarif", tmp_path / "x.toml"
    command += ["--junit", str(junit), "--sarif", str(sarif), "--write-waivers", str(draft)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    started = set[int]()
    try:
        log = tmp_path / "targets.py.uint8"
        assert wait_for((tmp_path / "targets.py.int32").exists) and wait_for(log.exists)
        workers = {int(pid) for pid in log.read_text().split()}
        assert wait_for(lambda: not workers & descendants(process.pid) or _quiet(log))
        started = descendants(process.pid)
        assert len(started) >= 3, "two processes of the pool, and at least the worker that hangs"
        began = time.monotonic()
        (os.killpg if whole_group else os.kill)(process.pid, how)
        said, complaints = process.communicate(timeout=30)
        took = time.monotonic() - began
        left = started if not wait_for(lambda: not started & processes().keys(), 5.0) else set()
    finally:
        process.kill()
        process.wait()
        for pid in started & processes().keys():  # only where the test fails: it leaves nothing behind either
            os.kill(pid, signal.SIGKILL)
    assert not left
    assert took < 10
    assert process.returncode == 3
    assert "Traceback" not in complaints
    assert "conforms" in said and "undecided" in said
    content = json.loads(document.read_text())
    assert content["interrupted"] is True
    verdicts = {name: {v["verdict"] for v in content["verdicts"] if v["dtype"] == name} for name in ("uint8", "int32")}
    assert verdicts == {"uint8": {"conforms", "unspecified"} | _not_asked(content), "int32": {"undecided"}}
    assert all("interrupted" in v["reason"] for v in content["verdicts"] if v["dtype"] == "int32")
    suites = list(JUnitXml.fromfile(str(junit)))
    assert suites and all(suite.errors == 1 for suite in suites), "of two types, int32 was not judged"
    (log_of_run,) = json.loads(sarif.read_text())["runs"]
    (invocation,) = log_of_run["invocations"]
    assert invocation["executionSuccessful"] is False
    assert "interrupted" in invocation["toolExecutionNotifications"][0]["message"]["text"]
    assert "did not come to its end" in draft.read_text()
    assert not [command for _, command in processes().values() if str(tmp_path) in command and "worker" in command]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_end_by_another_signal(tmp_path: Path, number: signal.Signals) -> None:
    """Whatever ends the gate, as a runner of CI does that lost its patience: no process stays."""
    (tmp_path / "targets.py").write_text(TARGETS)
    target = f"python:{tmp_path}/targets.py:hangs_over_int32"
    command = [sys.executable, "-m", "vinculum.cli", "check", target, "--dtype", "int32", "--timeout", "500"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    started = set[int]()
    try:
        assert wait_for((tmp_path / "targets.py.int32").exists)
        started = descendants(process.pid)
        process.send_signal(number)
        process.wait(timeout=10)
        assert wait_for(lambda: not started & processes().keys(), 3.0)
    finally:
        process.kill()
        process.wait()
        for pid in started & processes().keys():  # only where the test fails: it leaves nothing behind either
            os.kill(pid, signal.SIGKILL)


def _quiet(log: Path) -> bool:
    """Whether nothing was asked of the target for a while: its type is done."""
    before = log.stat().st_size
    time.sleep(3.0)
    return log.stat().st_size == before


def _not_asked(content: dict[str, list[dict[str, str]]]) -> set[str]:
    """A function that takes no attributes cannot be asked about them."""
    found = {v["requirement"] for v in content["verdicts"] if v["verdict"] == "not supported"}
    assert found <= {"V_DIV_ATTRIBUTE_0010"}
    return {"not supported"} if found else set()


def test_interrupt_before_the_first_unit() -> None:
    """Nothing was refuted yet, and so the status is not 1."""
    code = "import signal\nfrom vinculum import cli\nfrom vinculum.gate import campaign\n"
    code += "campaign.units = lambda *_: signal.raise_signal(signal.SIGINT)\ncli.main(['check'])\n"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode != 1


def test_what_is_not_judged_says_why(tmp_path: Path) -> None:
    """Of each requirement, on the screen and in the document, beside what is refuted; and how much of it is."""
    file, document = tmp_path / "raising.py", tmp_path / "out.json"
    file.write_text("def div(A, B):\n    raise ValueError('never')\n")
    result = run("check", f"python:{file}:div", "--dtype", "int16", "--level", "quick", "--json", str(document))
    assert result.exit_code == 1
    rows = json.loads(document.read_text())["verdicts"]
    wanted = "no call gave what it speaks of: most often error ValueError"
    assert {row["reason"] for row in rows if row["verdict"] == "undecided"} == {wanted}
    (refuted,) = [row for row in rows if row["verdict"] == "refuted"]
    assert refuted["failures"] == refuted["cases"]
    assert f"wrong in {refuted['cases']:,} of {refuted['cases']:,}; the smallest:" in result.output
    after = result.output.partition("Undecided")[2]
    assert wanted in after and "E_DIV_INT_FUNC_0010" in after


def test_what_has_another_shape_is_not_right(tmp_path: Path) -> None:
    """Not even where one of its elements could be: neither here, nor as it is seen again."""
    file, document = tmp_path / "shape.py", tmp_path / "out.json"
    file.write_text("import numpy as np\n\n\ndef div(A, B):\n    return np.zeros(3, A.dtype)\n")
    result = run("check", f"python:{file}:div", "--dtype", "int16", "--level", "quick", "--json", str(document))
    assert "alone is right" not in result.output
    assert "alone: an array of int16, shape [3]" in result.output
    line = {"target": f"python:{file}:div", "requirement": "E_DIV_INT_FUNC_0010", "profile": "onnx-14"}
    seen = run("replay", json.dumps(line | {"dtype": "int16", "path": "eager", "A": ["0x1"], "B": ["0x1"]}))
    assert (seen.exit_code, "no call gave what it speaks of" in seen.output) == (3, True)


def test_the_package_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "vinculum", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("vinculum, version")
