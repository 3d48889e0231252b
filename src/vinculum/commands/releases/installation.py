"""Install an environment with uv: completely or not at all, by one process at a time."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from vinculum._util.c_compiler import make_private_folder
from vinculum._util.extras import lacking
from vinculum.commands.releases.environment import (
    LOCK,
    PART,
    RECORD,
    Environment,
    EnvironmentUnavailableError,
    folder,
    interpreter,
    site_packages,
)
from vinculum.commands.releases.pip_settings import NO_INDEX, uv_settings

Report = Callable[[str], None]  # is called with each line that uv prints
MAX_WORDS = 2000  # characters of uv's explanation that a report has
LONGER = re.compile(r"\s+")


def ignore(*_: str) -> None:
    """A report to nobody."""


def install(environment: Environment, report: Report = ignore) -> None:
    """Install an environment unless it is installed.

    Raises EnvironmentUnavailableError, with uv's own words if uv failed.

    The environment is made in a folder of its own, and renamed when it is complete. Of several processes that need it, one
    installs it, and the others wait. After Ctrl-C nothing is left of it.
    """
    if environment.is_installed:
        return
    target = environment.folder
    if not (make_private_folder(target.parent.parent) and make_private_folder(target.parent)):
        raise EnvironmentUnavailableError(f"cannot write to {target.parent}, or others can")
    with _locked(target.with_name(target.name + LOCK), report):
        if environment.is_installed:
            return
        part = target.with_name(target.name + PART)
        try:
            shutil.rmtree(part, ignore_errors=True)  # of an installation that was killed
            _make(environment, part, report)
            part.rename(target)
        except OSError as error:
            raise EnvironmentUnavailableError(f"its environment cannot be made: {error}") from None
        finally:
            shutil.rmtree(part, ignore_errors=True)


def _make(environment: Environment, part: Path, report: Report) -> None:
    _run_uv(["venv", "--relocatable", "--no-project", "--python", environment.wanted_python, str(part)], report)
    python = interpreter(part)
    wanted = environment.all_requirements
    # Only wheels: an installation runs no code of a package. uv has no variable for the option --no-index.
    no_index = ["--no-index"] if (os.environ | _settings()).get(NO_INDEX) else []
    _run_uv(["pip", "install", "--only-binary", ":all:", *no_index, "--python", str(python), *wanted], report)
    record = {
        "name": environment.name,
        "requirements": list(environment.requirements),
        "python": _version_of(python),
        "packages": _packages(part),
    }
    (part / RECORD).write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _packages(part: Path) -> dict[str, str]:
    from importlib.metadata import distributions

    found = distributions(path=[str(path) for path in site_packages(part)])
    return {package.name: package.version for package in sorted(found, key=lambda package: package.name.lower())}


def _version_of(python: Path) -> str:
    """The version of a Python. Raises EnvironmentUnavailableError if it does not run."""
    command = [str(python), "-I", "-S", "-c", "import platform; print(platform.python_version())"]
    printed = subprocess.run(command, capture_output=True, text=True, check=False)
    if printed.returncode:
        raise EnvironmentUnavailableError(f"the Python of its environment does not run: {printed.stderr.strip()}")
    return printed.stdout.strip()


def _run_uv(arguments: Sequence[str], report: Report) -> None:
    """Run uv. Raises EnvironmentUnavailableError with what it printed if it fails.

    uv runs in the folder of the environments, where no configuration of a project is in force.
    """
    command = [find_uv(), *arguments, "--color", "never", "--no-progress"]
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        cwd=folder(),
        env=variables | _settings(),
    )
    lines = list[str]()
    try:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            report(line.strip())
        status = process.wait()
    finally:
        _end(process)
    if status:
        raise EnvironmentUnavailableError(f"uv: {_words(lines) or f'exit status {status}'}")


def _end(process: "subprocess.Popen[str]") -> None:
    """End uv, as after Ctrl-C, and wait until it no longer writes."""
    if process.poll() is None:
        process.terminate()
        timer = threading.Timer(5, process.kill)
        timer.start()
        process.wait()
        timer.cancel()
    if process.stdout is not None:
        process.stdout.close()


def _words(lines: Sequence[str]) -> str:
    """What uv printed, as one line without its drawing."""
    kept = [line for line in lines if not line.startswith(("Using Python", "Using CPython", "Creating virtual"))]
    return LONGER.sub(" ", re.sub(r"[╰─▶×]", " ", " ".join(kept))).strip()[:MAX_WORDS]


@cache
def _settings() -> dict[str, str]:
    return uv_settings(os.environ)


def find_uv() -> str:
    """The program uv: that of the package, else one in the path. Raises EnvironmentUnavailableError."""
    with suppress(ImportError, FileNotFoundError):
        import uv

        return str(uv.find_uv_bin())
    path = shutil.which("uv")
    if path is None:
        raise EnvironmentUnavailableError(lacking("uv", extra="environments"))
    return path


@contextmanager
def _locked(path: Path, report: Report) -> Iterator[None]:
    """Hold the lock of an environment. It is released if this process ends, however it ends."""
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            report("another process installs it")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
