"""Files and streams that commands write: protected inputs, and errors on writing."""

import errno
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.gate.support.cli import Line
from tests.support.tiers import default_cases
from vinculum import cli
from vinculum._util.files import write_text
from vinculum.commands.options import INCOMPLETE, REFUTED, WRONG
from vinculum_evidence.dossier.assembly import dossier

MODEL = Path(__file__).parent.parent / "models" / "data" / "torchscript_integers.onnx"
FULL = Path("/dev/full")
QUICK = ("--level", "quick", "--dtype", "int8", "--profile", "sonnx")


def piped(*args: str, into: int) -> subprocess.CompletedProcess[str]:
    """Run `vinculum` with these arguments in its own process."""
    line = [sys.executable, "-m", "vinculum.cli", *args]
    return subprocess.run(line, stdout=into, stderr=subprocess.PIPE, text=True, check=False)


def refused(*args: str | Path) -> str:
    """The result of a usage error, on one line."""
    result = CliRunner().invoke(cli.main, list(map(str, args)))
    assert result.exit_code == WRONG, result.output
    return " ".join(result.output.split())


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with input files."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(MODEL, tmp_path / "model.onnx")
    (tmp_path / "mine.py").write_text("def div(A, B):\n    return A // B\n")
    (tmp_path / "waivers.toml").write_text("# none\n")
    return tmp_path


@pytest.mark.parametrize(
    ("args", "file"),
    [
        (("check", "python:mine.py:div", *QUICK, "--json"), "mine.py"),
        (("check", "python:mine:div", *QUICK, "--sarif"), "mine.py"),
        (("check", "vinculum", *QUICK, "--waivers", "waivers.toml", "--junit"), "waivers.toml"),
        (("model", "model.onnx", "--json"), "model.onnx"),
        (("model", "model.onnx", "--guard"), "model.onnx"),
    ],
)
def test_input_files_are_not_overwritten(args: tuple[str, ...], file: str, sources: Path) -> None:
    before = (sources / file).read_bytes()
    assert f"{args[-1]} would overwrite {file}, which is an input" in refused(*args, file)
    assert (sources / file).read_bytes() == before


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("--guard", "pipe", "it exists, and is no file"),
        ("--obligations", "mine.py", "is a file"),
        ("--obligations", "pipe", "not a writable folder"),
        ("--json", "", "the path is empty"),
        ("--json", "-", "which also receives the tables"),
        ("--timeout", "nan", "nan is not a number"),
        ("--timeout", "inf", "is not in the range"),
    ],
)
def test_invalid_model_options(option: str, value: str, why: str, sources: Path) -> None:
    os.mkfifo(sources / "pipe")
    assert why in refused("model", "model.onnx", option, value)
    assert (sources / "pipe").is_fifo()


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("--timeout", "nan", "nan is not a number"),
        ("--timeout", "inf", "is not in the range"),
        ("--memory", "nan", "'nan' is no amount of memory: write a number and a unit, such as 4GiB or 512MiB"),
        ("--memory", "4", "write a number and a unit"),
        ("--memory", "1KiB", "is no amount of memory"),
        ("--memory", "1MiB", "1MiB is not from 256MiB to"),
        ("--dtype", "", "--dtype names no type"),
        ("--dtype", ",", "--dtype names no type"),
        ("--sarif", "", "the path is empty"),
        ("--sarif", "x" * 300, f"{'x' * 40}…: the name is too long"),
        ("--state", "x/" * 3000, "the name is too long"),
        ("--jobs", "999999999999", "is not in the range"),
        ("--level", "significands", "significands is now called exhaustive-float32"),
        ("--shard", f"1/{'9' * 5000}", f"'1/{'9' * 38}'… is not i/n"),
    ],
)
def test_invalid_check_options(option: str, value: str, why: str) -> None:
    assert why in refused("check", "numpy", "--level", "quick", option, value)


@pytest.mark.parametrize(
    ("args", "status"),
    default_cases(
        [
            pytest.param(("check", "vinculum", *QUICK, "--json", "o"), INCOMPLETE, id="check"),
            pytest.param(("check", "python:mine.py:div", *QUICK, "--json", "o"), REFUTED, id="refuted"),
            pytest.param(("model", "model.onnx", "--json", "o"), INCOMPLETE, id="model"),
            pytest.param(("verify-install", "--json", "o"), INCOMPLETE, id="verify-install"),
        ],
        "model",
    ),
)
@pytest.mark.parametrize("before", [pytest.param(None, marks=pytest.mark.slow), "earlier"])
def test_a_report_that_a_disk_cuts_off_is_removed(
    args: tuple[str, ...], status: int, before: str | None, sources: Path
) -> None:
    """Neither a partial report nor an older one stays; the message names the file."""
    if before:
        (sources / "o").write_text(before)
    shell = f"ulimit -S -f 1; exec {shlex.join([sys.executable, '-m', 'vinculum.cli', *args])}"
    complete = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}  # what Python compiles would be cut off too, and stay
    completed = subprocess.run(["/bin/sh", "-c", shell], env=complete, capture_output=True, text=True, check=False)
    assert (completed.returncode, "Traceback" in completed.stderr) == (status, False), completed.stderr
    assert "cannot write o: File too large" in completed.stderr
    assert not (sources / "o").exists()


def test_half_a_report_is_not_left_where_a_link_leads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link stays a link, and a device is not truncated."""
    (tmp_path / "link").symlink_to(tmp_path / "o")

    def cut_off(path: Path, *_: object, **__: object) -> None:
        with path.open("wb") as file:
            file.write(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", cut_off)
    for name in ("link", "/dev/null"):
        with pytest.raises(KeyboardInterrupt):
            write_text(tmp_path / name, "whole")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "o").read_bytes() == b""
    assert Path("/dev/null").is_char_device()


@pytest.mark.sample(1)
@pytest.mark.skipif(not FULL.is_char_device(), reason="needs /dev/full")
@pytest.mark.parametrize("args", [("targets",), ("spec",), ("--help",), ("--version",), ("check", "vinculum", *QUICK)])
def test_unwritable_output_is_no_refutation(args: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        completed = piped(*args, into=full.fileno())
    assert completed.returncode == INCOMPLETE
    assert (
        completed.stderr.splitlines()[-1]
        == "the output is incomplete: cannot write to standard output: No space left on device"
    )
    assert "Traceback" not in completed.stderr


@pytest.mark.sample(1)
@pytest.mark.parametrize("args", [("spec",), ("targets",), ("--help",), ("--version",), ("generate", "--help")])
def test_closed_pipe_is_no_refutation(args: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    completed = piped(*args, into=writer)
    os.close(writer)
    assert (completed.returncode, completed.stderr) == (INCOMPLETE, "")


@pytest.mark.sample(1)
@pytest.mark.parametrize("closed", ["1>&-", "0<&- 1>&-", "1>&- 2>&-"])
@pytest.mark.parametrize("args", ["targets", "spec", "--version", "check vinculum --json o.json " + " ".join(QUICK)])
def test_a_standard_output_that_is_closed_is_no_refutation(args: str, closed: str, sources: Path) -> None:
    """The run is incomplete, its reports complete; messages go to no file of the command."""
    line = f"{shlex.quote(sys.executable)} -m vinculum.cli {args} {closed}"
    completed = subprocess.run(["/bin/sh", "-c", line], stderr=subprocess.PIPE, text=True, check=False)
    output = "the output is incomplete: cannot write to standard output: Bad file descriptor\n"
    assert (completed.returncode, completed.stderr) == (INCOMPLETE, "" if "2>" in closed else output)
    if "--json" in args:
        assert json.loads((sources / "o.json").read_text())["verdicts"]


@pytest.mark.thorough
def test_closed_pipe_does_not_hide_a_refutation_by_a_replay() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    completed = piped("replay", str(Line()), into=writer)
    os.close(writer)
    assert completed.returncode == REFUTED, completed.stderr


@pytest.mark.thorough
def test_closed_pipe_does_not_hide_a_refutation(sources: Path) -> None:
    """A closed pipe changes neither the exit status nor the reports."""
    reader, writer = os.pipe()
    os.close(reader)
    completed = piped("check", "python:mine.py:div", *QUICK, "--json", "o.json", into=writer)
    os.close(writer)
    assert completed.returncode == REFUTED, completed.stderr
    assert json.loads((sources / "o.json").read_text())["verdicts"]


def test_a_run_that_gives_no_report_leaves_no_file(sources: Path) -> None:
    """No empty file is created, and an existing one is unchanged."""
    (sources / "old.sarif").write_text("{}")
    for name in ("new.sarif", "old.sarif"):
        assert "nosuch" in refused("model", "model.onnx", "--range", "nosuch=0:1", "--sarif", name)
    assert not (sources / "new.sarif").exists()
    assert (sources / "old.sarif").read_text() == "{}"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("model", "model.onnx", "--guard", "no/such.onnx"), "cannot write no/such.onnx: No such file or directory"),
        (("model", "model.onnx", "--obligations", "mine.py/x"), "cannot write to mine.py/x: "),
        (("audit", "-o", ""), "the path is empty"),
        (("audit", "-o", "x" * 300), "the name is too long"),
        (("generate", "c", "-o", "x" * 300), "the name is too long"),
        (("prove", "--state", ""), "the path is empty"),
        (("model", ""), "the path is empty"),
    ],
)
def test_unwritable_files_are_refused_before_the_work(args: tuple[str, ...], message: str, sources: Path) -> None:
    before = sorted(sources.iterdir())
    assert message in refused(*args)
    assert sorted(sources.iterdir()) == before


@pytest.mark.thorough
@pytest.mark.parametrize(("number", "status"), [(errno.ENOSPC, INCOMPLETE), (errno.EROFS, WRONG)])
def test_a_dossier_that_cannot_be_written(
    number: int, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk is no usage error."""

    def failing(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(dossier, "make", failing)
    result = CliRunner().invoke(cli.main, ["audit", "-o", str(tmp_path / "new")])
    assert result.exit_code == status
    assert result.output == f"Error: cannot write {tmp_path / 'new'}: {os.strerror(number)}\n"


@pytest.mark.thorough
@pytest.mark.parametrize("pages", [1, 9])
def test_full_disk_under_the_state_is_no_usage_error(pages: int, sources: Path) -> None:
    """An uncreatable or truncated file is incomplete; one that is no database is a usage error."""
    args = ["check", "python:mine.py:div", "--dtype", "int8", "--level", "exhaustive", "--dry-run", "--state", "state"]
    line = shlex.join([sys.executable, "-m", "vinculum.cli", *args])
    complete = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    shell = ["/bin/sh", "-c", f"ulimit -S -f {pages}; exec {line}"]
    completed = subprocess.run(shell, env=complete, capture_output=True, text=True, check=False)
    assert completed.returncode == INCOMPLETE, completed.stderr
    assert "not judged: cannot use state/parts.sqlite3: " in completed.stderr
    assert "; name another folder with --state\n" in completed.stderr
    shutil.rmtree("state")
    Path("state").mkdir(mode=0o700)
    Path("state/parts.sqlite3").write_text("no database" * 99)
    assert "cannot use state/parts.sqlite3: file is not a database; name another" in refused(*args)
