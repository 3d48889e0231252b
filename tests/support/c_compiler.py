"""A mark for tests that compile C, and a helper that builds a shared object."""

import shutil
import subprocess
from pathlib import Path

import pytest

from vinculum._util.c_compiler import CompilerError, compiler


def _is_there() -> bool:
    try:
        compiler()
    except CompilerError:
        return False
    return True


needs_compiler = pytest.mark.skipif(not _is_there(), reason="no C compiler")


def shared_object(source: str, folder: Path) -> Path:
    """Compile C into a target of the gate. Skips the test without GCC."""
    if shutil.which("gcc") is None:
        pytest.skip("no gcc")
    folder.joinpath("k.c").write_text(source)
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", "k.so", "k.c"], cwd=folder, check=True)
    return folder / "k.so"
