"""Commands of vinculum_evidence, with and without the package."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from vinculum import cli

WITHOUT = (
    "import sys; sys.modules['vinculum_evidence'] = sys.modules['vinculum_proofs'] = None; sys.argv[0] = 'vinculum'; "
    "from vinculum import cli; cli.main()"
)


def vinculum(*words: str) -> subprocess.CompletedProcess[str]:
    """The command line of a wheel, which has neither vinculum_evidence nor the proofs."""
    return subprocess.run([sys.executable, "-c", WITHOUT, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words",
    [("prove",), ("prove", "--quick", "INT_RANGE"), ("audit", "-o", "dossier"), ("compare", "onnx-14", "sonnx")],
)
def test_a_command_of_the_missing_package_says_what_to_install(words: tuple[str, ...]) -> None:
    """The placeholder exits with status 3: nothing was proved."""
    completed = vinculum(*words)
    assert completed.returncode == 3
    assert completed.stdout == ""
    assert completed.stderr.startswith(f"Error: vinculum {words[0]} is part of the repository")
    assert 'python -m pip install -e ".[prove,audit]"' in completed.stderr


@pytest.mark.thorough
def test_the_other_commands_work_without_it() -> None:
    completed = vinculum("--help")
    assert completed.returncode == 0
    assert completed.stdout.count("Not installed: needs a checkout.") == 3
    assert vinculum("spec", "E_DIV_INT_FUNC_0010").returncode == 0


def test_a_checkout_has_them() -> None:
    names = {"prove", "audit", "compare"}
    assert names <= cli.main.commands.keys()
    assert all("checkout" not in (cli.main.commands[name].short_help or "") for name in names)


def test_a_fault_within_the_package_is_not_taken_for_its_absence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing dependency is reported as such, not as a missing package."""
    broken = EntryPoint("prove", "no_such_module_at_all.prove:prove", cli.PLUGINS)
    monkeypatch.setattr(cli, "entry_points", lambda **_: [broken])
    (absent,) = cli._plugins()
    assert absent.short_help == "Not installed: needs a checkout."

    def load(_: EntryPoint) -> None:
        raise ModuleNotFoundError("No module named 'rich'", name="rich")

    monkeypatch.setattr(EntryPoint, "load", load)
    with pytest.raises(ModuleNotFoundError, match="rich"):
        list(cli._plugins())
