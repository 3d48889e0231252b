"""A released version as a target that the gate can load: a file of Python, `python:FILE:divide`.

When the gate's worker loads the file, the process replaces itself by the environment's Python, which continues as the worker,
with the adapter of the known target. Limits, pipes and the supervisor stay as they are.
"""

import hashlib
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path

from vinculum._util.files import write_atomically
from vinculum.commands.releases import worker_start
from vinculum.commands.releases.environment import Environment, interpreter, site_packages

TARGET = """\
\"\"\"Replaces Vinculum's worker by one in this environment. Vinculum writes this file; its hash identifies the environment.\"\"\"

import os
import sys

PACKAGES = {packages!r}
BIN = {bin!r}
COMMAND = {command!r}

if not sys.argv[0].endswith(os.path.join("gate", "sandbox", "worker.py")):
    raise ImportError("only a worker of Vinculum loads this file")
own = os.path.join(sys.prefix, "bin") if sys.prefix != sys.base_prefix else None
path = [part for part in os.environ.get("PATH", "").split(os.pathsep) if part != own]
hidden = ("PYTHON", "VIRTUAL_ENV", "CONDA_")
variables = {{name: value for name, value in os.environ.items() if not name.startswith(hidden)}}
variables |= {{"PATH": os.pathsep.join([BIN, *path]), "VIRTUAL_ENV": os.path.dirname(BIN)}}
os.execve(COMMAND[0], [*COMMAND, *sys.argv[2:]], variables)
"""
UNAVAILABLE = """\
\"\"\"Stands for a released version that cannot be installed.\"\"\"

raise ImportError({reason!r})
"""


def target_in(environment: Environment, adapter: str) -> str:
    """Write the file of an installed environment, and return it as a target.

    Raises EnvironmentUnavailableError and OSError.
    """
    folder, installed = environment.folder, environment.installed
    python = interpreter(folder)
    # Byte code of the gate's own modules is written to the environment, not beside them.
    command = [str(python), "-I", "-X", f"pycache_prefix={folder / 'pycache'}", worker_start.__file__, adapter]
    where = site_packages(folder)
    packages = {name: (version, _record(where, name)) for name, version in sorted(installed.packages.items())}
    content = TARGET.format(packages=packages, bin=str(python.parent), command=command).encode()
    return _written(folder, content)


def target_here(folder: Path, adapter: str, package: str, version: str) -> str:
    """Write to `folder` the file of a target that is installed beside Vinculum, and return it as a target.

    Raises OSError.
    """
    command = [sys.executable, "-I", worker_start.__file__, adapter]
    packages = {package: (version, _record(map(Path, sys.path), package))}
    bin_folder = str(Path(sys.executable).parent)
    return _written(folder, TARGET.format(packages=packages, bin=bin_folder, command=command).encode())


def unavailable_target(folder: Path, reason: str) -> str:
    """A target that cannot be loaded, for this reason; its file is in `folder`."""
    return _written(folder, UNAVAILABLE.format(reason=reason).encode())


def _written(folder: Path, content: bytes) -> str:
    file = folder / f"target-{hashlib.sha256(content).hexdigest()[:12]}.py"
    if not file.is_file() or file.read_bytes() != content:
        write_atomically(file, content)
    return f"python:{file}:divide"


def _record(folders: Iterable[Path], package: str) -> str:
    """A hash of the package's file RECORD, which has the hashes of its files; empty without one."""
    found = Distribution.discover(name=package, path=list(map(str, folders)))
    text = next((each.read_text("RECORD") for each in found), None)
    return "" if text is None else hashlib.sha256(text.encode()).hexdigest()
