"""What README says can be done as it stands."""

import doctest
import re
from pathlib import Path

import pytest
import yaml

from tools import readme_commands
from vinculum.testing import plugin
from vinculum_spec.loader import specification

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "proofs/README.md")]

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*\b")
FOREIGN = {"--dist", "--nthreads"}  # of pytest-xdist, of Dask's workers


def test_the_two_commands() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    assert all(len(block.splitlines()) == 1 for block in blocks)
    assert "vinculum check vinculum" in blocks[0]
    assert "pytest" in blocks[1]


def test_ci_runs_the_test_command_that_readme_names() -> None:
    command = re.findall(r"python -m pytest.*", (ROOT / "README.md").read_text())[0]
    assert command in (ROOT / ".ci/run").read_text().splitlines()


def test_examples_run() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert ran.attempted >= 4
    assert ran.failed == 0


def test_every_command_and_option_is_in_readme_as_help_has_it() -> None:
    """If this fails: `python -m tools regenerate --only readme` writes the section."""
    text = (ROOT / "README.md").read_text()
    assert readme_commands.HEAD in text.splitlines(), f"README has no section {readme_commands.HEAD!r}"
    result = text[text.index(f"{readme_commands.HEAD}\n") :].partition("\n## ")[0].strip()
    assert result.splitlines() == readme_commands.section().strip().splitlines()


def test_the_section_on_commands_leaves_nothing_out() -> None:
    """What makes it is held against the text that `--help` prints, which is made by click."""
    created = readme_commands.section()
    contexts = list(readme_commands.commands())
    assert {context.command_path.partition(" ")[2] for context in contexts} == set(readme_commands.cli.main.commands)
    for context in contexts:
        rows = (
            created.partition(f"**`{context.command_path} ")[2] or created.partition(f"**`{context.command_path}`")[2]
        )
        rows = rows.partition("\n**`")[0]
        for option in set(OPTION.findall(context.get_help().partition("Options:")[2])) - {"--help"}:
            assert re.search(rf"(?<![\w-]){option}(?![\w-])", rows), f"{context.command_path} {option}"


def options_of_the_plugin() -> set[str]:
    parser = pytest.Parser(_ispytest=True)
    plugin.pytest_addoption(parser)
    return {name for group in parser._groups for option in group.options for name in option.names()}


def test_every_option_of_the_plugin_is_in_readme() -> None:
    assert len(options_of_the_plugin()) == 6
    assert options_of_the_plugin() <= set(OPTION.findall((ROOT / "README.md").read_text()))


def test_every_input_and_output_of_the_action_is_in_readme() -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    names = set(re.findall(r"`([\w-]+)`", (ROOT / "README.md").read_text()))
    assert {*action["inputs"], *action["outputs"]} <= names


@pytest.mark.parametrize("document", [ROOT / "README.md", ROOT / "examples/sample/README.md"], ids=["README", "sample"])
def test_no_option_is_named_that_does_not_exist(document: Path) -> None:
    of = {
        context.info_name.split()[-1]: set(OPTION.findall(context.get_help())) for context in readme_commands.commands()
    }
    text = document.read_text()
    known_sizes = {"--version"}.union(*of.values()) | options_of_the_plugin() | FOREIGN
    assert set(OPTION.findall(text)) <= known_sizes
    for command, rest in re.findall(r"\bvinculum ([a-z][a-z-]*)\b([^`\n]*)", text):
        if command in of:
            assert set(OPTION.findall(rest)) - FOREIGN <= of[command], f"vinculum {command}{rest}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_paths_exist(document: Path) -> None:
    text = document.read_text()
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        page = link.removeprefix("../../actions/")  # of the repository, as GitHub shows it
        assert (document.parent / link if page == link else ROOT / ".github" / page).exists(), link
    for path in re.findall(r"`((?:src|spec|tests|proofs)/[\w./]+)`", text):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_identifiers_exist(document: Path) -> None:
    spec = specification()
    names = set(re.findall(r"\b[EV]_DIV_\w+\b|\bD-\d{3}\b", document.read_text()))
    assert names <= set(spec.requirements) | set(spec.rulings)
