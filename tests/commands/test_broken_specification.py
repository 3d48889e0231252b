"""A specification that does not load refutes nothing."""

import subprocess
import sys

SCRIPT = """
import sys
from vinculum_spec import registry

def contradicts_itself():
    raise registry.SpecificationError(["types.toml: float32: p: 25 of 24"])

registry.specification = contradicts_itself
from vinculum.cli import main
sys.argv = ["vinculum", "prove", "--check"]
main()
"""


def test_it_is_named_and_the_run_is_incomplete() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (3, "")
    said = "Error: the specification contradicts itself, or cannot be read:\ntypes.toml: float32: p: 25 of 24\n"
    assert done.stderr == said
