"""The example project in its own repository: its CI files, its tests, and the action."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.support.published_schemas import follows_schema

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "examples" / "sample"
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
BIN = Path(sys.executable).parent
FLAW = "E_DIV_INT_FUNC_0010"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the sample in its own Git repository."""
    result = tmp_path / "sample"
    shutil.copytree(SAMPLE, result, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
    subprocess.run(["git", "init", "--quiet", "."], cwd=result, check=True)
    return result


def run(command: list[str], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in `folder` with the sample's package on sys.path."""
    env = {name: text for name, text in os.environ.items() if not name.startswith(("GITHUB_", "PYTEST_"))}
    env |= {"PYTHONPATH": str(folder / "src"), "PATH": f"{BIN}{os.pathsep}{env['PATH']}", "COLUMNS": "200"} | variables
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=300)


def loaded(name: str) -> Any:
    return yaml.safe_load((SAMPLE / name).read_text())


def gitlab() -> str:
    """The command of the GitLab job."""
    install, command = loaded(".gitlab-ci.yml")["division"]["script"]
    assert install.startswith("python -m pip install ")
    return str(command)


def workflow() -> Mapping[str, Any]:
    """The inputs of the action in the workflow."""
    (step,) = (step for step in loaded(".github/workflows/division.yml")["jobs"]["gate"]["steps"] if "id" in step)
    assert step["uses"].partition("@")[0].endswith("/vinculum")
    result: Mapping[str, Any] = step["with"]
    return result


# ---- the action ----


def inputs(action_inputs: Mapping[str, str], folder: Path) -> dict[str, str]:
    """The environment of the action's second step, as the runner builds it from the inputs."""
    unknown = set(action_inputs) - set(ACTION["inputs"])
    assert not unknown
    values = {
        name: action_inputs.get(name, properties.get("default", "")) for name, properties in ACTION["inputs"].items()
    }
    actual = {}
    for variable, expression in ACTION["runs"]["steps"][1]["env"].items():
        name = re.match(r"\$\{\{ inputs\.(\w+)", expression)
        assert name, expression
        actual[variable] = values[name[1]] or (str(folder / "reports here") if "runner.temp" in expression else "")
    return actual


def act(action_inputs: Mapping[str, str], folder: Path, **variables: str) -> tuple[int, dict[str, str], str]:
    """The status, outputs, summary and printed text of the action's second step."""
    output, summary = folder / "output.txt", folder / "summary.md"
    output.touch()
    env = {"GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary)}
    # As the runner calls a shell that is given as `bash`.
    script = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", ACTION["runs"]["steps"][1]["run"]]
    completed = run(script, folder, **env, **inputs(action_inputs, folder), **variables)
    lines = (line.split("=", 1) for line in output.read_text().splitlines())
    text = summary.read_text() if summary.exists() else ""
    return completed.returncode, dict(lines), completed.stdout + completed.stderr + text


@pytest.mark.parametrize("targets", ["", "  ", "\n"])
def test_action_without_targets_fails(targets: str, copy: Path) -> None:
    """Without targets, the command would check another implementation and conform."""
    status, outputs, log = act({"targets": targets}, copy)
    assert (status, outputs) == (2, {"status": "2"})
    assert "targets is empty" in log


@pytest.mark.thorough
def test_what_is_refuted_fails_the_action_with_all_reports(copy: Path) -> None:
    attributes = {"targets": "python:sample.quick:div", "profiles": "onnx-14", "dtypes": "int32"}
    status, outputs, log = act(attributes, copy)
    assert (status, outputs.keys()) == (1, set(ACTION["outputs"])), log
    assert outputs["status"] == "1"
    rows = json.loads(Path(outputs["json"]).read_text())["verdicts"]
    assert [row["requirement"] for row in rows if row["verdict"] == "refuted"] == [FLAW]
    assert FLAW in Path(outputs["junit"]).read_text()
    (result,) = json.loads(Path(outputs["sarif"]).read_text())["runs"][0]["results"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "src/sample/quick.py"
    line = (copy / "src/sample/quick.py").read_text().splitlines()[place["region"]["startLine"] - 1]
    assert line.startswith("def div(")
    assert f"::error file=src/sample/quick.py,line={place['region']['startLine']}" in log
    assert f"{FLAW} is refuted" in log
    assert "| " in (copy / "summary.md").read_text()
    readme_lines = (SAMPLE / "README.md").read_text().partition("```console\n")[2].partition("```")[0].splitlines()
    lines = {line.strip() for line in log.splitlines()}
    left_out = [line for line in readme_lines if line.startswith("$ v") or line.strip() == "…"]
    assert [line for line in readme_lines if line.strip() not in lines] == left_out


@pytest.mark.thorough
def test_usage_errors_of_the_action_are_reported(copy: Path) -> None:
    status, outputs, log = act({"targets": "nonsense; touch harm", "profiles": "$(touch harm)"}, copy)
    assert (status, outputs) == (2, {"status": "2"}), log
    assert not (copy / "harm").exists()
    status, outputs, log = act({"targets": "numpy", "reports": str(copy / "README.md")}, copy)
    assert (status, outputs["status"]) == (2, "2"), log


@pytest.mark.thorough
def test_files_of_an_earlier_run_are_none_of_this_one(copy: Path) -> None:
    (copy / "reports here").mkdir()
    for name in ("check.json", "check.xml", "check.sarif"):
        (copy / "reports here" / name).write_text("of another target")
    status, outputs, log = act({"targets": "numpy", "dtypes": "int3"}, copy)
    assert (status, outputs) == (2, {"status": "2"}), log


@pytest.fixture
def recorder(tmp_path: Path) -> Path:
    """A folder with a `vinculum` that records its arguments."""
    (tmp_path / "recorder").mkdir()
    script = tmp_path / "recorder" / "vinculum"
    script.write_text(f"#!{sys.executable}\nimport json, sys\njson.dump(sys.argv[1:], open('called.json', 'w'))\n")
    script.chmod(0o755)
    return script.parent


def test_the_workflow_calls_what_the_gitlab_job_calls(copy: Path, recorder: Path) -> None:
    """Except for the names of the reports. A test below runs the command of the job."""
    path = f"{recorder}{os.pathsep}{os.environ['PATH']}"
    status, outputs, _ = act(workflow(), copy, PATH=path)
    assert (status, outputs) == (0, {"status": "0"})
    called = json.loads((copy / "called.json").read_text())
    assert called[-3] == "--"
    by_action = _options(called[:-3])
    by_job = _options(shlex.split(gitlab())[1:])
    assert set(called[-2:]) == set(by_job.pop("")[1:])
    assert by_action.pop("") == ["check"]
    assert by_action.pop("--seed") == ["0"]  # as it is if it is not given
    for reports in ({"--json", "--junit", "--sarif"}, {"--junit", "--gitlab"}):
        for options in (by_action, by_job):
            for name in reports & options.keys():
                del options[name]
    assert by_action == by_job


def _options(words: list[str]) -> dict[str, list[str]]:
    """The values of each option; those before the first option have the key ""."""
    actual: dict[str, list[str]] = {"": []}
    name = ""
    for word in words:
        name = word if word.startswith("--") else name
        actual.setdefault(name, []).extend([word] if word != name else [])
    return actual


def test_every_input_and_output_is_described() -> None:
    for each in (*ACTION["inputs"].values(), *ACTION["outputs"].values()):
        assert len(each["description"]) >= 10
    assert [name for name, each in ACTION["inputs"].items() if each.get("required")] == ["targets"]
    step = ACTION["runs"]["steps"][1]
    assert "inputs." not in step["run"]  # they come as variables, whose text is never run
    assert all(
        each["value"] == f"${{{{ steps.{step['id']}.outputs.{name} }}}}" for name, each in ACTION["outputs"].items()
    )


@pytest.mark.parametrize(
    ("schema", "file"),
    [
        ("github-actions", ROOT / "action.yml"),
        ("github-workflows", SAMPLE / ".github/workflows/division.yml"),
    ],
    ids=["action", "workflow"],
)
def test_pipeline_files_follow_their_published_schemas(schema: str, file: Path, tmp_path: Path) -> None:
    assert follows_schema(schema, file)
    broken = tmp_path / "broken.yml"
    broken.write_text(file.read_text().replace("description:", "note:", 1).replace("on:", "onn:", 1))
    assert not follows_schema(schema, broken)


# ---- what the project does with the command, the hook and pytest ----


@pytest.mark.slow
def test_gitlab_job_passes_with_its_waiver(copy: Path) -> None:
    completed = run(["bash", "-c", gitlab()], copy)
    assert completed.returncode == 0, completed.stdout + completed.stderr
    assert "WAIVED: known refutations, accepted until a date" in completed.stdout
    assert re.search(rf"WAIVED +int32 .*\n +{FLAW}", completed.stdout)
    reports = loaded(".gitlab-ci.yml")["division"]["artifacts"]["reports"]
    assert "testsuite" in (copy / reports["junit"]).read_text()
    assert isinstance(json.loads((copy / reports["codequality"]).read_text()), list)


def test_pre_commit_hook_exists_and_runs(copy: Path) -> None:
    """pre-commit creates its own environment; this test runs its command directly."""
    hooks = {hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    ((used,),) = (repo["hooks"] for repo in loaded(".pre-commit-config.yaml")["repos"])
    hook = hooks[used["id"]]
    assert hook["language"] == "python"
    command = [*shlex.split(hook["entry"]), *used["args"]]
    assert _options(command)["--dtype"] == _options(shlex.split(gitlab()))["--dtype"]
    completed = run(
        [*command, "--dry-run"], copy
    )  # which judges nothing: a target, profile or type that is not there ends it
    assert completed.returncode == 3, completed.stderr
    assert run([*shlex.split(hook["entry"]), *hook["args"]], copy).returncode == 2  # until somebody says what to judge


@pytest.mark.slow
def test_the_projects_own_tests_pass(copy: Path) -> None:
    completed = run(
        [sys.executable, "-m", "pytest", "-q", "-ra", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"], copy
    )
    assert completed.returncode == 0, completed.stdout + completed.stderr
    passed_count, skipped = (int(re.findall(rf"(\d+) {word}", completed.stdout)[-1]) for word in ("passed", "skipped"))
    assert passed_count > skipped > 0
    assert "unspecified" in completed.stdout
