"""An environment is installed completely or not at all, and nothing of the gate's own is in it."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

from tests.commands.releases.fake_uv import fake_uv
from vinculum import cli
from vinculum.commands.releases import environment as environments
from vinculum.commands.releases.environment import PART, Environment, EnvironmentUnavailableError
from vinculum.commands.releases.installation import ignore, install
from vinculum.commands.releases.release import parse
from vinculum.commands.releases.renaming import Releases, environment_of
from vinculum.commands.releases.worker_start import name_as_in_numpy_2
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.sandbox.messages import ReplyStatus, Request
from vinculum.gate.targets import registry

TARGET = "numpy==9.9.1"
WORDS = "we can conclude that your requirements are unsatisfiable."
# It is loaded as the environment's Python starts, and looks around when the worker loads the adapter.
PROBE = """\
import importlib.util, json, os, sys
from pathlib import Path

class Probe:
    def find_spec(self, name, path=None, target=None):
        if name == "vinculum.gate.targets.numpy_":
            names = ("sympy", "hypothesis", "click", "vinculum_spec", "tests", "leak", "numpy", "blake3")
            Path(__file__).with_suffix(".json").write_text(json.dumps({
                "found": [name for name in names if importlib.util.find_spec(name)],
                "path": sys.path,
                "prefix": sys.prefix,
                "variables": dict(os.environ),
                "worker": sys.modules["vinculum.gate.sandbox.worker"].__file__,
            }))

sys.meta_path.insert(0, Probe())
"""


@pytest.fixture
def uv_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with fake_uv(tmp_path, monkeypatch) as log:
        yield log


def environment(target: str) -> Environment:
    return environment_of(parse(target))


def divide(target: str) -> list[int]:
    with Releases() as releases, Sandbox(releases.add(parse(target), ignore).target) as sandbox:
        A, B = np.array([7, -7], np.int8), np.array([2, 2], np.int8)
        reply = sandbox.divide(Request(A, B, "onnx-14", "int8", "eager"))
    assert reply.status is ReplyStatus.VALUE
    assert reply.result is not None
    return list(reply.result)


@pytest.mark.usefixtures("uv_log")
def test_nothing_leaks_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be imported here cannot be where the target runs, but for the worker's own code."""
    (tmp_path / "leak.py").touch()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    own = environment(TARGET)
    install(own)
    (site,) = environments.site_packages(own.folder)
    (site / "probe.py").write_text(PROBE)
    (site / "probe.pth").write_text("import probe\n")
    assert divide(TARGET) == [3, -4]  # NumPy floors
    observed = json.loads((site / "probe.json").read_text())
    assert [
        name for name in ("sympy", "hypothesis", "click", "vinculum_spec", "tests") if find_spec(name) is None
    ] == []
    assert observed["found"] == ["numpy", "blake3"]
    assert Path(observed["prefix"]) == own.folder
    assert Path(observed["worker"]) == Path(find_spec("vinculum.gate.sandbox.worker").origin)  # type: ignore[union-attr, arg-type]
    here = Path(sys.prefix, "lib")
    assert [
        part for part in observed["path"] if Path(part).is_relative_to(here) and sys.prefix != sys.base_prefix
    ] == []
    assert "PYTHONPATH" not in observed["variables"]
    assert observed["variables"]["VIRTUAL_ENV"] == str(own.folder)


def test_installed_once(uv_log: Path) -> None:
    """The second time uv is not asked. The version in reports is that which is installed, with the Python."""
    own = environment(TARGET)
    printed = list[str]()
    install(own, printed.append)
    calls = uv_log.read_text().splitlines()
    install(environment(TARGET), printed.append)
    assert uv_log.read_text().splitlines() == calls
    assert len(calls) == 2
    assert printed == ["Resolved 4 packages in 1ms"]
    python = ".".join(map(str, sys.version_info[:3]))
    with Releases() as releases:
        assert releases.add(parse(TARGET), ignore).version == f"9.9.1, Python {python}"
    assert dict(own.installed.packages) == {"blake3": "1", "ml_dtypes": "1", "numpy": "9.9.1"}


@pytest.mark.usefixtures("uv_log")
def test_cannot_be_installed(tmp_path: Path) -> None:
    """The target is undecided with uv's own words, and nothing of the environment is left."""
    file = tmp_path / "report.json"
    words = ["check", "numpy==0", "--dtype", "int8", "--level", "quick", "--json", str(file)]
    result = CliRunner().invoke(cli.main, words)
    assert result.exit_code == 3
    assert result.stdout.startswith("undecided  numpy==0: ")
    assert "target-" not in result.output
    content = json.loads(file.read_text())
    assert {verdict["verdict"] for verdict in content["verdicts"]} == {Status.UNDECIDED}
    assert {verdict["target"] for verdict in content["verdicts"]} == {"numpy==0"}
    assert all(verdict["reason"].startswith("uv: ") and WORDS in verdict["reason"] for verdict in content["verdicts"])
    (entry,) = content["targets"]
    assert (entry["name"], entry["version"]) == ("numpy==0", "")
    assert WORDS in entry["unavailable"]
    assert [path.name for path in environments.folder().iterdir() if path.is_dir()] == []


@pytest.mark.usefixtures("uv_log")
def test_replay_installs_first() -> None:
    line = '{"target": "numpy==0", "requirement": "E_DIV_INT_FUNC_0010", "profile": "onnx-14", "dtype": "int8", '
    result = CliRunner().invoke(cli.main, ["replay", line + '"path": "eager", "A": ["0xfd"], "B": ["0x2"]}'])
    assert result.exit_code == 3
    assert "not replayed: numpy==0: uv: " in result.output
    assert WORDS in result.output


@pytest.mark.thorough
@pytest.mark.usefixtures("uv_log")
def test_replay_in_the_environment() -> None:
    line = '{"target": "numpy==9.9.1", "requirement": "E_DIV_INT_FUNC_0010", "profile": "onnx-14", "dtype": "int8", '
    result = CliRunner().invoke(cli.main, ["replay", line + '"path": "eager", "A": ["0xfd"], "B": ["0x2"]}'])
    assert result.exit_code == 1
    assert "refuted  numpy==9.9.1 9.9.1, Python 3." in result.output


@pytest.mark.usefixtures("uv_log")
def test_the_file_is_for_workers_only() -> None:
    """Whatever else loads the file of a release goes on as the process that it was."""
    with Releases() as releases:
        target = releases.add(parse(TARGET), ignore).target
    with pytest.raises(ValueError, match="only a worker of Vinculum loads this file"):
        registry.resolve(target)


@pytest.mark.usefixtures("uv_log")
def test_removed_environment() -> None:
    with Releases() as releases:
        target = releases.add(parse(TARGET), ignore).target
        environments.remove(environment(TARGET).folder)
        with pytest.raises(UnavailableError):
            Sandbox(target).start()


@pytest.mark.usefixtures("uv_log")
def test_dry_run_installs_nothing() -> None:
    result = CliRunner().invoke(cli.main, ["check", TARGET, "--dtype", "int8", "--level", "quick", "--dry-run"])
    assert result.exit_code == 3
    assert TARGET in result.output
    assert not environment(TARGET).is_installed


@pytest.mark.parametrize("option", ["--attest", "--write-waivers", "--waivers"])
def test_options_that_need_an_installed_target(option: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(cli.main, ["check", TARGET, "--dtype", "int8", option, str(tmp_path / "x")])
    assert result.exit_code == 2
    assert f"{option} is not for released versions" in result.output


@pytest.mark.usefixtures("uv_log")
def test_two_at_once() -> None:
    """One installs, the other waits for it."""
    own = environment(TARGET)
    started, waited = threading.Event(), list[str]()

    def first(_: str) -> None:
        started.set()
        time.sleep(0.3)

    thread = threading.Thread(target=install, args=(own, first))
    thread.start()
    started.wait()
    install(own, waited.append)
    thread.join()
    assert waited == ["another process installs it"]
    assert own.is_installed


def test_interrupted(uv_log: Path) -> None:
    """After Ctrl-C neither the environment nor a part of it is there, and uv has ended."""
    own = environment("numpy==9.9.9")

    def interrupt(_: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        install(own, interrupt)
    assert len(uv_log.read_text().splitlines()) == 2
    assert [path.name for path in environments.folder().iterdir()] == [f"{own.folder.name}.lock"]
    with pytest.raises(EnvironmentUnavailableError):
        own.installed  # noqa: B018


@pytest.mark.usefixtures("uv_log")
def test_killed(tmp_path: Path) -> None:
    """What a killed installation left is no environment, and the next installation replaces it."""
    own = environment(TARGET)
    part = own.folder.with_name(own.folder.name + PART)
    (part / "bin").mkdir(parents=True)
    (part / "rubbish").touch()
    environments.folder().chmod(0o700)
    assert list(environments.leftovers()) == [part]
    assert list(environments.all_installed()) == []
    install(own)
    assert not part.exists()
    assert not (own.folder / "rubbish").exists()


@pytest.mark.usefixtures("uv_log")
def test_listed_and_removed() -> None:
    own = environment(TARGET)
    assert CliRunner().invoke(cli.main, ["environments"]).output == "there are no environments\n"
    install(own)
    listed = CliRunner().invoke(cli.main, ["environments"], env={"COLUMNS": "200"})
    assert listed.exit_code == 0
    assert own.folder.name in listed.output
    assert CliRunner().invoke(cli.main, ["environments", "--remove", "nothing"]).exit_code == 2
    removed = CliRunner().invoke(cli.main, ["environments", "--remove", own.folder.name])
    assert (removed.exit_code, removed.output) == (0, f"removed {own.folder}\n")
    assert not own.folder.exists()
    install(own)
    assert CliRunner().invoke(cli.main, ["environments", "--remove-all"]).exit_code == 0
    assert list(environments.all_installed()) == []


def test_options_name_the_environment(uv_log: Path) -> None:
    """The options are part of the target's name, and so of the report. They need a released version."""
    words = ["--dtype", "int8", "--level", "quick"]
    result = CliRunner().invoke(cli.main, ["check", "numpy==0", "--python", "3.12", "--with", "Z >= 1", *words])
    assert result.exit_code == 3
    assert "undecided  numpy==0 python==3.12 z>=1: no requirement was judged" in " ".join(
        result.output.split("  ")
    ) or ("numpy==0 python==3.12 z>=1" in result.output)
    made, *_ = map(json.loads, uv_log.read_text().splitlines())
    assert made[made.index("--python") + 1] == "3.12"
    result = CliRunner().invoke(cli.main, ["check", "numpy", "--with", "z", *words])
    assert result.exit_code == 2
    assert "--with is for released versions of targets" in result.output


def test_the_worker_runs_beside_numpy_1() -> None:
    """NumPy 1 gets the one name that the worker calls; NumPy 2 stays as it is."""
    numpy_1 = SimpleNamespace(lib=SimpleNamespace(), byte_bounds=object())
    name_as_in_numpy_2(numpy_1)
    assert numpy_1.lib.array_utils.byte_bounds is numpy_1.byte_bounds
    there = np.lib.array_utils
    name_as_in_numpy_2(np)
    assert np.lib.array_utils is there


@pytest.mark.slow
def test_real_uv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real uv installs a NumPy, which floors; a version that never was is undecided."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    file = tmp_path / "report.json"
    words = ["check", "numpy==1.26.4", "numpy==1.26.999", "--dtype", "int8", "--level", "quick", "--json", str(file)]
    result = CliRunner().invoke(cli.main, words)
    assert result.exit_code == 1
    content = json.loads(file.read_text())
    good, missing = content["targets"]
    assert good["version"].startswith("1.26.4, Python 3.")
    assert "numpy==1.26.999" in missing["unavailable"]
    refuted = [verdict for verdict in content["verdicts"] if verdict["verdict"] == Status.REFUTED]
    assert {verdict["target"] for verdict in refuted} == {"numpy==1.26.4"}
    assert "E_DIV_INT_FUNC_0010" in {verdict["requirement"] for verdict in refuted}
    assert CliRunner().invoke(cli.main, ["replay", refuted[0]["counterexample"]["replay"]]).exit_code == 1


@pytest.mark.thorough
def test_interrupt_of_the_command(uv_log: Path, tmp_path: Path) -> None:
    """The command ends with status 3 after Ctrl-C, and leaves no part of an environment."""
    program = (
        "import sys; from vinculum.commands.releases import installation; from vinculum.cli import main;"
        f"installation.find_uv = lambda: {str(uv_log.with_name('uv'))!r}; installation._settings = dict;"
        "sys.argv[1:] = ['check', 'numpy==9.9.9', '--dtype', 'int8', '--level', 'quick']; main()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program], stderr=subprocess.PIPE, text=True, env=dict(os.environ), start_new_session=True
    )
    deadline = time.monotonic() + 120
    while len(uv_log.read_text().splitlines()) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, printed = process.communicate(timeout=120)
    assert process.returncode == 3
    assert printed.endswith("interrupted\n")
    assert [path.name for path in (tmp_path / "cache/vinculum/environments").iterdir() if path.is_dir()] == []
