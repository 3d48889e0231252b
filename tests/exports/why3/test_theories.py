"""The theories: their files, and, if Why3 is installed, that it reads, replays and extracts them."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner

import vinculum
from tests.support.c_compiler import needs_compiler
from vinculum import cli
from vinculum.commands.options import CONFORMS, WRONG
from vinculum.exports.why3 import files
from vinculum_proofs.why3 import equality, replay, tool

installed = pytest.mark.skipif(bool(tool.missing()), reason=tool.missing())


def test_the_committed_theories_are_what_the_command_writes() -> None:
    for file, text in files().items():
        if file.endswith(".mlw"):
            assert (replay.FOLDER / file).read_text(encoding="utf-8") == text, (
                f"{file}: run vinculum_proofs.why3.sessions"
            )


def test_the_command_writes_them_and_leaves_them_alone(tmp_path: Path) -> None:
    arguments = ["generate", "why3", "-o", str(tmp_path)]
    first, second = (CliRunner().invoke(cli.main, arguments) for _ in range(2))
    assert (first.exit_code, second.exit_code) == (CONFORMS, CONFORMS)
    assert {path.name for path in tmp_path.iterdir()} == set(files())
    assert "8 of them already up to date" in second.output


@pytest.mark.parametrize("option", [("--profile", "sonnx"), ("--dtype", "int8")])
def test_options_that_select_a_part_are_refused(option: tuple[str, str], tmp_path: Path) -> None:
    result = CliRunner().invoke(cli.main, ["generate", "why3", "-o", str(tmp_path), *option])
    assert result.exit_code == WRONG
    assert "as a whole" in result.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("file", sorted(file for file in files() if file.endswith(".mlw")))
def test_every_goal_of_a_session_is_proved(file: str) -> None:
    """A session has every lemma of its theory, and each part of each goal a prover."""
    session = replay.FOLDER / Path(file).stem / "why3session.xml"
    names = {goal["name"].rpartition(".")[2] for goal in replay.provers(session)}
    lemmas = re.findall(r"^  lemma (\w+):", files()[file], re.MULTILINE)
    programs = re.findall(r"^  let (?:rec )?(?:ghost |lemma )?(\w+) \(", files()[file], re.MULTILINE)
    assert {*lemmas, *(f"{program}'vc" for program in programs)} == names
    goals = list(ET.parse(session).getroot().iter("goal"))  # noqa: S314 - a file of the repository
    assert {goal.get("proved") for goal in goals} == {"true"}
    results = [attempt.find("result") for goal in goals for attempt in goal.findall("proof")]
    assert {result.get("status") for result in results if result is not None} == {"valid"}
    assert all(goal.find("proof") is not None or goal.find("transf") is not None for goal in goals)


@installed
@pytest.mark.thorough
def test_changed_relations_are_told_from_the_specification(tmp_path: Path) -> None:
    words = "a truncated remainder as large as the denominator"
    with tool.configuration() as config:
        folder = tmp_path / "why3"
        shutil.copytree(replay.FOLDER, folder)
        assert replay._differs(folder, config, *replay.RELATION_MUTANTS[words])
        assert next(iter(equality.questions(folder, "real", config))).name == "real.quotient"


@installed
@needs_compiler
@pytest.mark.thorough
def test_the_gate_finds_nothing_wrong_with_the_extracted_c(tmp_path: Path) -> None:
    for file, text in files().items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    with tool.configuration() as config:
        extraction = ["extract", "-L", ".", "-D", "c", "-o", "div_machine.c", "div_machine.mlw"]
        assert tool.run(extraction, config, tmp_path).returncode == 0
    options = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O1", "-shared", "-fPIC", "-o", "div.so"]
    subprocess.run(["gcc", *options, "div_gate.c"], cwd=tmp_path, check=True)
    report = vinculum.check(f"c:{tmp_path / 'div.so'}:why3_int32", dtypes="int32", profile="sonnx", level="quick")
    assert report.conforms
    assert len(report.rows) > 1


@installed
@pytest.mark.thorough
@pytest.mark.parametrize("theory", sorted(file.removesuffix(".mlw") for file in files() if file.endswith(".mlw")))
def test_why3_replays_every_goal(theory: str, tmp_path: Path) -> None:
    folder = tmp_path / "why3"
    shutil.copytree(replay.FOLDER, folder)
    with tool.configuration() as config:
        ended = tool.replay(folder, theory, config)
    assert ended.complete, ended.text
    assert ended.proved == ended.goals > 0
