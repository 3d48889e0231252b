"""`python -m tools regenerate`: its steps, their order, and the exit status."""

import re
import subprocess
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tools import regenerate
from tools.__main__ import main

ROOT = Path(__file__).parents[2]
Regenerate = Callable[..., tuple[Result, list[str]]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Regenerate:
    """Run the command with steps that do nothing but return a status; the names of the steps that ran."""

    def command(*arguments: str, statuses: Mapping[str, int] | None = None) -> tuple[Result, list[str]]:
        ran: list[str] = []

        def call(command_line: Sequence[str], **options: Any) -> Any:
            words = tuple(command_line[1:])
            step = next(s for s in regenerate.STEPS if words in (s.command, s.check))
            ran.append(step.name)
            return subprocess.CompletedProcess(command_line, (statuses or {}).get(step.name, 0))

        monkeypatch.setattr(regenerate.subprocess, "run", call)
        return CliRunner().invoke(main, ["regenerate", *arguments]), ran

    return command


def test_every_step_names_a_module() -> None:
    for step in regenerate.STEPS:
        for flag, module, *_ in (step.command, step.check):
            assert flag == "-m"
            assert find_spec(module) is not None, module


def test_what_follows_from_the_specification_comes_first() -> None:
    """The evidence hashes generated files, and the tables are written from the evidence."""
    names = [step.name for step in regenerate.STEPS]
    assert names.index("kernel-tables") < names.index("c") < names.index("evidence")
    assert names.index("evidence") < min(names.index("claims"), names.index("installation"))


def test_check_runs_every_step(run: Regenerate) -> None:
    result, ran = run("--check")
    assert (result.exit_code, ran) == (0, [step.name for step in regenerate.STEPS])


def test_slow_steps_are_written_on_request_only(run: Regenerate) -> None:
    slow = {step.name for step in regenerate.STEPS if step.slow}
    result, ran = run()
    assert not slow & set(ran)
    assert all(re.search(rf"^{name}: not written", result.output, re.MULTILINE) for name in slow)
    assert slow <= set(run("--slow")[1])
    assert run("--only", "coverage")[1] == ["coverage"]


@pytest.mark.parametrize(
    ("statuses", "expected"),
    [({}, 0), ({"c": 1}, 1), ({"coverage": 3}, 3), ({"c": 1, "coverage": 3}, 1), ({"evidence": 2}, 1), ({"c": -9}, 1)],
)
def test_exit_status_is_the_worst(run: Regenerate, statuses: dict[str, int], expected: int) -> None:
    """A step that fails does not keep the others from running."""
    result, ran = run("--check", statuses=statuses)
    assert result.exit_code == expected
    assert len(ran) == len(regenerate.STEPS)


def test_steps_can_be_selected(run: Regenerate) -> None:
    assert run("--check", "--only", "c", "--only", "claims")[1] == ["c", "claims"]
    assert "evidence" not in run("--check", "--skip", "evidence")[1]
    assert run("--only", "nothing")[0].exit_code == 2


def test_ci_compares_generated_files() -> None:
    assert "python -m tools regenerate --check" in (ROOT / ".ci/run").read_text()
