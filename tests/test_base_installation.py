"""The kernel works in the base installation, which has NumPy and ml_dtypes alone.

Everything else names what to install.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from vinculum import cli
from vinculum._util.extras import PACKAGES, lacking

CHECK = PACKAGES["check"]
BLOCK = f"import sys; sys.modules.update(dict.fromkeys({CHECK!r})); "
COMMAND = BLOCK + "sys.argv[0] = 'vinculum'; from vinculum.__main__ import main; main()"
MESSAGE = lacking(*CHECK, extra="check")


def run(program: str, *words: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A new process that cannot import the packages of `vinculum[check]`."""
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


@pytest.mark.parametrize(
    "words", [(), ("--version",), *((name,) for name in cli.main.commands), ("check", "numpy")], ids=" ".join
)
def test_every_command_says_what_to_install(words: tuple[str, ...]) -> None:
    completed = run(COMMAND, *words)
    assert (completed.returncode, completed.stdout, completed.stderr) == (3, "", f"Error: {MESSAGE}\n")
    assert MESSAGE.endswith(': python -m pip install "vinculum[check]"')
    assert all(name in MESSAGE for name in CHECK)


def test_only_the_missing_package_is_named() -> None:
    completed = run(COMMAND.replace(repr(CHECK), "('rich',)"), "targets")
    assert (completed.returncode, completed.stderr) == (
        3, 'Error: rich is not installed: python -m pip install "vinculum[check]"\n',
    )  # fmt: skip


def test_kernel_accuracy_and_errors_work() -> None:
    program = BLOCK + (
        "import numpy, ml_dtypes, vinculum, vinculum.accuracy as accuracy; from fractions import Fraction; "
        "before = vinculum.set_threads(2); assert vinculum.set_threads(before) in (1, 2); "
        "assert isinstance(vinculum.kernel_info(), vinculum.KernelInfo); "
        "half = vinculum.div(*numpy.array([[1], [2]], ml_dtypes.bfloat16), profile='onnx-14'); assert half[0] == 0.5; "
        "print(vinculum.div(numpy.array([-7]), numpy.array([2])), accuracy.introduced_error(7, Fraction(2), 'int8')); "
        "vinculum.div(numpy.array([1]), numpy.array([0]))"
    )
    completed = run(program)
    assert completed.stdout.split() == ["[-3]", "1/2"], completed.stderr
    assert completed.stderr.splitlines()[-1].startswith(
        "vinculum.errors.DivZeroDenominatorError: E_DIV_INT_CONSTR_B_0030"
    )


PYTEST = (
    BLOCK
    + "import pytest; sys.exit(pytest.main(['-p', 'vinculum.testing.plugin', '-p', 'no:cacheprovider', *sys.argv[1:]]))"
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with tests of a user, in which no option of this project's pytest applies."""
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_plain.py").write_text("def test_plain():\n    pass\n")
    return tmp_path


def test_pytest_without_options_of_the_plugin(project: Path) -> None:
    completed = run(PYTEST, folder=project)
    assert (completed.returncode, "1 passed" in completed.stdout) == (0, True), completed.stdout + completed.stderr


def test_pytest_with_an_option_says_what_to_install(project: Path) -> None:
    completed = run(PYTEST, "--vinculum-target=numpy", folder=project)
    assert (completed.returncode, completed.stdout, completed.stderr) == (4, "", f"ERROR: {MESSAGE}\n\n")


def test_pytest_with_the_fixture_or_the_decorator_says_what_to_install(project: Path) -> None:
    (project / "test_fixture.py").write_text("def test_fixture(vinculum_gate):\n    vinculum_gate('numpy')\n")
    (project / "test_decorator.py").write_text("from vinculum.testing import conformance\n")
    completed = run(PYTEST, "--continue-on-collection-errors", folder=project)
    assert "1 passed, 2 errors" in completed.stdout
    assert completed.stdout.replace("\n", "").count(MESSAGE) >= 2
