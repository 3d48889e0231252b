"""Neither an invalid specification nor an unexpected error is a refutation."""

import subprocess
import sys

import pytest

SCRIPT = """
import sys
from vinculum_spec import loader as registry

def contradicts_itself():
    raise registry.SpecificationError(["types.toml: float32: p: 25 of 24"])

registry.specification = contradicts_itself
from vinculum.cli import main
sys.argv = ["vinculum", "prove", "--check"]
main()
"""


def test_it_is_named_and_the_run_is_incomplete() -> None:
    completed = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=False)
    assert (completed.returncode, completed.stdout) == (3, "")
    message = "Error: the specification is inconsistent or cannot be read:\ntypes.toml: float32: p: 25 of 24\n"
    assert completed.stderr == message


@pytest.mark.thorough
@pytest.mark.parametrize("error", ["ValueError('no such thing')", "EOFError('marshal data too short')"])
def test_unexpected_error_is_reported_and_refutes_nothing(error: str) -> None:
    """Uncaught, it would exit with status 1; an EOFError of truncated byte code is no interrupt."""
    script = f"""
import sys
from vinculum_spec import loader as registry

def fails():
    raise {error}

registry.specification = fails
from vinculum.cli import main
sys.argv = ["vinculum", "spec"]
main()
"""
    completed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert (completed.returncode, completed.stdout) == (3, "")
    *trace, last = completed.stderr.strip().splitlines()  # click begins with an empty line
    assert trace[0] == "Traceback (most recent call last):"
    assert trace[-1] == error.replace("('", ": ").removesuffix("')")
    assert last.startswith("Error: this is a defect of Vinculum, or its files were changed after the installation")


@pytest.mark.thorough
def test_a_command_that_cannot_be_loaded_refutes_nothing() -> None:
    """Uncaught, the error would exit with status 1; the message names `verify-install`."""
    script = "import sys; sys.modules['vinculum.cli'] = None; sys.argv = ['vinculum', 'check']; import vinculum.__main__ as m; m.main()"
    completed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert (completed.returncode, completed.stdout) == (3, "")
    assert completed.stderr.startswith("Traceback (most recent call last):")
    assert completed.stderr.splitlines()[-1].startswith(
        "Error: Vinculum cannot be loaded; `vinculum verify-install` lists"
    )
