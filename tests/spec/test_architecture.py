"""The specification imports only SymPy and the standard library."""

import subprocess
import sys
from pathlib import Path

import pytest

import vinculum_spec
from tests.support.import_statements import imported

PACKAGE = Path(vinculum_spec.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
ALLOWED = {"sympy", "vinculum_spec"} | set(sys.stdlib_module_names)


def test_the_test_reads_every_name() -> None:
    """`imported` finds the second name of an import, an import within a function, and a dynamic one."""
    source = "import os, numpy\ndef f():\n    from vinculum.gate.oracle import relations\n    __import__('torch')\n"
    assert set(imported(source)) == {"os", "numpy", "vinculum.gate.oracle.relations", "torch"}


def test_the_package_is_complete() -> None:
    """The list of files is not empty: the other tests would then pass."""
    assert {"real.py", "integer.py", "ieee754.py", "tensor.py", "behaviour.py", "loader.py"} <= {
        p.name for p in SOURCES
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_module_imports_only_sympy_and_the_standard_library(path: Path) -> None:
    """A module imports only SymPy, the standard library and the package, never NumPy or `vinculum`."""
    foreign = {name for name in imported(path.read_text(encoding="utf-8")) if name.split(".")[0] not in ALLOWED}
    assert not foreign


def test_what_is_really_loaded() -> None:
    """Loading the specification loads neither `vinculum` nor NumPy nor a runtime."""
    program = (
        "import sys\nfrom vinculum_spec.loader import specification\nspecification()\n"
        "print(*{name.split('.')[0] for name in sys.modules})"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "sympy" in loaded
    assert not {"vinculum", "numpy", "ml_dtypes", "onnx", "onnxruntime", "hypothesis", "click", "rich"} & set(loaded)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_module_has_at_most_400_lines(path: Path) -> None:
    """No module has more than 400 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
