"""An installed environment: its folder in the user's cache, and what is installed in it.

An environment has a Python, a released target or a pipeline with what it depends on, and what Vinculum's worker needs. Nothing of the
environment that Vinculum itself runs in is visible in it. `installation` makes it, and `launcher` starts the worker there.
"""

import hashlib
import json
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from vinculum._util.c_compiler import cache_folder

WORKER_NEEDS = ("blake3", "ml_dtypes", "numpy")  # what `vinculum.gate.sandbox.worker` imports
RECORD = "vinculum-environment.json"
PART, LOCK = ".part", ".lock"  # suffixes: a folder while it is made, and the file that its maker locks


class EnvironmentUnavailableError(ValueError):
    """There is no such environment: it is not installed, or cannot be."""


@dataclass(frozen=True)
class Environment:
    """The environment of one released target, or of pipelines.

    `name` is for people; `requirements` are installed, besides what the worker needs; `python` is a version, or None for the
    Python that Vinculum runs in.
    """

    name: str
    requirements: tuple[str, ...]
    python: str | None = None

    @property
    def folder(self) -> Path:
        """Its folder, installed or not. The folder's name has a hash of all that the environment is made from."""
        here = "" if self.python else platform.python_version()
        identity = (self.all_requirements, self.wanted_python, here, sys.platform, platform.machine())
        digest = hashlib.sha256(json.dumps(identity).encode()).hexdigest()
        return folder() / f"{self.name}-{digest[:12]}"

    @property
    def all_requirements(self) -> tuple[str, ...]:
        """All that is installed."""
        return tuple(sorted({*self.requirements, *WORKER_NEEDS}))

    @property
    def wanted_python(self) -> str:
        """The version of Python that is asked for, or the path of the Python that Vinculum runs in."""
        return self.python or os.path.realpath(sys.executable)

    @cached_property
    def installed(self) -> "Installed":
        """What is installed. Raises EnvironmentUnavailableError."""
        return read(self.folder)

    @property
    def is_installed(self) -> bool:
        """Whether it is complete. While it is made, its folder has another name."""
        return (self.folder / RECORD).is_file()


@dataclass(frozen=True)
class Installed:
    """What is installed in a folder: the Python, and the version of each package."""

    folder: Path
    name: str
    requirements: tuple[str, ...]
    python: str
    packages: Mapping[str, str]

    def version(self, package: str) -> str:
        """The version of a package. Raises EnvironmentUnavailableError if it is not installed.

        Letter case does not matter, nor which of `-`, `_` and `.` separates words.
        """
        for name, version in self.packages.items():
            if _normal(name) == _normal(package):
                return version
        raise EnvironmentUnavailableError(f"its environment has no {package}: {self.folder}")

    @property
    def bytes_on_disk(self) -> int:
        """The size of its files. Files that it shares with uv's cache count as well."""
        return sum(path.lstat().st_size for path in self.folder.rglob("*") if not path.is_dir())


def _normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def folder() -> Path:
    """The folder of all environments: `environments` in the user's cache folder."""
    return cache_folder() / "environments"


def interpreter(environment: Path) -> Path:
    """The Python in the folder of an environment."""
    return environment / "bin" / "python"


def site_packages(environment: Path) -> list[Path]:
    """The folders of an environment that have its packages."""
    return sorted({path.resolve() for path in environment.glob("lib*/python3.*/site-packages")})


def read(environment: Path) -> Installed:
    """What is installed in a folder. Raises EnvironmentUnavailableError if it is no complete environment."""
    try:
        content = json.loads((environment / RECORD).read_text(encoding="utf-8"))
        return Installed(
            environment,
            str(content["name"]),
            tuple(content["requirements"]),
            str(content["python"]),
            dict(content["packages"]),
        )
    except FileNotFoundError:
        raise EnvironmentUnavailableError(f"its environment is not installed: {environment}") from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise EnvironmentUnavailableError(
            f"its environment {environment} cannot be read: {type(error).__name__}: {error}"
        ) from None


def all_installed() -> Iterator[Installed]:
    """All complete environments, by name."""
    with suppress(FileNotFoundError):
        for path in sorted(folder().iterdir()):
            with suppress(EnvironmentUnavailableError):
                yield read(path)


def remove(environment: Path) -> None:
    """Remove a folder of environments. Raises OSError.

    It is renamed first, so that no process finds half of it.
    """
    gone = environment.with_name(f"{environment.name}.{os.getpid()}{PART}")
    with suppress(FileNotFoundError):
        environment.rename(gone)
        shutil.rmtree(gone)


def leftovers() -> Iterator[Path]:
    """Folders of installations that were killed."""
    with suppress(FileNotFoundError):
        yield from sorted(path for path in folder().iterdir() if path.name.endswith(PART))
