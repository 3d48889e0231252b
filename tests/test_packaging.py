"""The files that describe the project to others agree.

They are the workflows, the configuration of the wheels, the citation and the metadata.
"""

import tomllib
from pathlib import Path

import pytest
import yaml

from tests.support.published_schemas import follows_schema

ROOT = Path(__file__).parents[1]
CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT = CONFIGURATION["project"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_follow_their_published_schema(file: Path, tmp_path: Path) -> None:
    assert follows_schema("github-workflows", file)
    (tmp_path / file.name).write_text(file.read_text().replace("runs-on:", "runs-at:", 1))
    assert not follows_schema("github-workflows", tmp_path / file.name)


def test_citation_follows_its_published_schema_and_the_metadata(tmp_path: Path) -> None:
    text = (ROOT / "CITATION.cff").read_text()
    assert follows_schema("citation-file-format", ROOT / "CITATION.cff")
    (tmp_path / "CITATION.cff").write_text(text.replace("authors:", "writers:", 1))
    assert not follows_schema("citation-file-format", tmp_path / "CITATION.cff")
    citation = yaml.safe_load(text)
    assert [citation[key] for key in ("version", "license", "authors", "keywords")] == [
        PROJECT[key] for key in ("version", "license", "authors", "keywords")
    ]
    assert citation["title"].removeprefix("Vinculum: ").lower() == PROJECT["description"].lower()


def test_wheels_are_built_and_tested_for_every_python_of_the_metadata() -> None:
    built = CONFIGURATION["tool"]["cibuildwheel"]
    prefix = "Programming Language :: Python :: "
    versions = [text.removeprefix(prefix) for text in PROJECT["classifiers"] if text.startswith(prefix)]
    assert built["build"] == [f"cp{version.replace('.', '')}-*" for version in versions]
    assert versions[0] == PROJECT["requires-python"].removeprefix(">=")
    assert built["test-extras"] == ["check"]
    program = built["test-command"].split()[1].removeprefix("{project}/")
    assert (ROOT / program).is_file()
    runners = yaml.safe_load((ROOT / ".github/workflows/wheels.yml").read_text())["jobs"]["wheels"]["strategy"][
        "matrix"
    ]
    assert runners["runner"] == ["ubuntu-24.04", "ubuntu-24.04-arm"]


def test_licence_of_the_metadata_is_that_of_the_file() -> None:
    assert PROJECT["license"] == "Apache-2.0"
    assert [(ROOT / name).read_text().split()[:2] for name in PROJECT["license-files"]] == [["Apache", "License"]]
