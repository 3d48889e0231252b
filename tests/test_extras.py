"""Messages about a missing package name one command, which works in a checkout and names an existing extra."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from vinculum._util import extras
from vinculum.cli import main

ROOT = Path(__file__).parents[1]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
# They advise to install the checkout itself: proofs and the C belong to that copy.
CHECKOUT = {
    "src/vinculum_evidence/catalogue.py",
    "src/vinculum_evidence/checkout.py",
    "src/vinculum_evidence/kernel_identity.py",
}
TOOLS = {"src/vinculum_evidence/solvers/smtlib.py"}  # names missing solvers
ABOUT_THE_CHECKOUT = {"src/vinculum/cli.py", "src/vinculum_evidence/dossier/chapters/front.py"}


def test_examples_run() -> None:
    completed = doctest.testmod(extras)
    assert (completed.failed, completed.attempted > 0) == (0, True)


def test_every_advice_to_install_is_of_one_form() -> None:
    requests = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        file, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        if file not in CHECKOUT | TOOLS | ABOUT_THE_CHECKOUT:
            literal = re.findall(r'pip install(?! -e "\.\[[{\w}]+\]" in the checkout).{0,40}', text)
            assert literal == [], file
        for name in re.findall(r"\.\[(\w+)\]|\bextra=['\"](\w+)|\binstall\(['\"](\w+)", text):
            requests["".join(name)] = file
    assert requests.keys() <= EXTRAS.keys(), requests
    assert {"onnx", "prove", "audit", "reports", "dask"} <= requests.keys()


def test_what_lacks_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    for absent, message in (
        (("pebble",), 'pebble is not installed: python -m pip install -e ".[prove]" in the checkout'),
        (
            ("jsonschema_rs", "pebble"),
            'jsonschema_rs and pebble are not installed: python -m pip install -e ".[prove]" in the checkout',
        ),
    ):
        monkeypatch.setattr(
            "vinculum_evidence.commands.prove.find_spec",
            lambda name, absent=absent: None if name in absent else object(),
        )
        result = CliRunner().invoke(main, ["prove", "--check"])
        assert (result.exit_code, result.output) == (3, f"nothing was replayed: {message}\n")
