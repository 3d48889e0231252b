"""Messages about a missing package name one command that installs it.

The command installs an extra that exists, into any installation.
"""

import doctest
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from vinculum._util import extras
from vinculum.cli import main

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
# They advise to install the checkout itself: proofs and the C belong to that copy.
CHECKOUT = {
    "src/vinculum_evidence/catalogue.py",
    "src/vinculum_evidence/checkout.py",
    "src/vinculum_evidence/kernel_identity.py",
}
TOOLS = {"src/vinculum_evidence/solvers/smtlib.py"}  # names missing solvers
ABOUT_THE_CHECKOUT = {"src/vinculum/cli.py", "src/vinculum_evidence/dossier/chapters/front.py"}
# A target that no extra of the table has, or a script without Vinculum: the advice names the distributions.
DISTRIBUTION_OF_TARGET = {
    "src/vinculum/gate/targets/registry.py": ['pip install {needed}"'],
    "src/vinculum/gate/reports/issues/script.py": ["pip install {' '.join([f'{package}=={version}', *be"],
    "src/vinculum/commands/releases/code_generators.py": ["pip install {' '.join(missing)}\""],
}
DISTRIBUTIONS = {
    "crosshair": "crosshair-tool",
    "cyclonedx": "cyclonedx-python-lib",
    "in_toto_attestation": "in-toto-attestation",
    "jsonschema_rs": "jsonschema-rs",
    "markdown_it": "markdown-it-py",
    "packageurl": "packageurl-python",
    "pysat": "python-sat",
    "z3": "z3-solver",
}  # of those packages that have another name


def _distributions(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=~! ]", text, maxsplit=1)[0] for text in requirements} - {"vinculum"}


def test_examples_run() -> None:
    completed = doctest.testmod(extras)
    assert (completed.failed, completed.attempted > 0) == (0, True)


@pytest.mark.parametrize("extra", extras.PACKAGES)
def test_packages_are_those_of_the_extra(extra: str) -> None:
    """The table has all packages of `check`, and of other extras those that users meet.

    So the command line lists all missing packages at once.
    """
    packages = {DISTRIBUTIONS.get(name, name) for name in extras.PACKAGES[extra]}
    assert packages <= _distributions(EXTRAS[extra])
    assert extra != "check" or packages == _distributions(EXTRAS[extra])
    assert extras.absent(extra) == [] or extra in ("runtimes", "jax", "tensorflow")


def test_base_installation_has_the_packages_of_the_kernel() -> None:
    assert _distributions(PROJECT["dependencies"]) == {"numpy", "ml_dtypes"}


@pytest.mark.parametrize("extra", sorted(EXTRAS.keys() - {"check"}))
def test_every_extra_includes_check(extra: str) -> None:
    """What an extra adds is used with the command line, so `vinculum[onnx]` alone has to be enough."""

    def included(name: str) -> set[str]:
        matches = (re.match(r"vinculum\[([\w,]+)\]", text) for text in EXTRAS[name])
        below = {part for match in matches if match for part in match[1].split(",")}
        return below.union(*map(included, below))

    assert "check" in included(extra)


def test_every_advice_to_install_is_of_one_form() -> None:
    files_by_extra = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        file, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        if file not in CHECKOUT | TOOLS | ABOUT_THE_CHECKOUT:
            literal = re.findall(r'pip install(?! "vinculum\[[{\w}]+\]").{0,40}', text)
            assert literal == DISTRIBUTION_OF_TARGET.get(file, []), file
        for name in re.findall(r"vinculum\[(\w+)\]|\bextra=['\"](\w+)|\b(?:install|require|absent)\(['\"](\w+)", text):
            files_by_extra["".join(name)] = file
    assert files_by_extra.keys() <= EXTRAS.keys(), files_by_extra
    assert {"check", "onnx", "prove", "audit", "reports", "dask"} <= files_by_extra.keys()


@pytest.mark.parametrize(
    ("packages", "message"),
    [
        (("pebble",), 'pebble is not installed: python -m pip install "vinculum[prove]"'),
        (
            ("jsonschema_rs", "pebble"),
            'jsonschema_rs and pebble are not installed: python -m pip install "vinculum[prove]"',
        ),
    ],
)
def test_missing_packages_of_a_command(
    packages: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "vinculum_evidence.commands.prove.find_spec", lambda name: None if name in packages else object()
    )
    result = CliRunner().invoke(main, ["prove", "--check"])
    assert (result.exit_code, result.output) == (3, f"nothing was replayed: {message}\n")


def test_missing_package_of_any_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that a command lacks is no internal error; a module that no extra has is one."""

    def failing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    for name, words in (
        ("onnx.helper", 'Error: onnx is not installed: python -m pip install "vinculum[onnx]"\n'),
        ("distributed", 'Error: distributed is not installed: python -m pip install "vinculum[dask]"\n'),
    ):
        monkeypatch.setattr("vinculum.codegen.specification.render.render", lambda *_, name=name: failing(name))
        result = CliRunner().invoke(main, ["spec"])
        assert (result.exit_code, result.stderr) == (3, words)
    monkeypatch.setattr("vinculum.codegen.specification.render.render", lambda *_: failing("vinculum.nothing"))
    result = CliRunner().invoke(main, ["spec"])
    assert (result.exit_code, "Traceback" in result.stderr) == (3, True)


def test_missing_packages_are_joined_in_words() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(extras, "find_spec", lambda name: None if name in ("click", "rich", "sympy") else object())
        assert extras.absent("check") == ["click", "rich", "sympy"]
        with pytest.raises(ModuleNotFoundError) as caught:
            extras.require("check")
    assert str(caught.value) == 'click, rich and sympy are not installed: python -m pip install "vinculum[check]"'
    assert caught.value.name == "click"
    extras.require("check")
