"""Check what a built wheel contains, and that its kernel works without a compiler.

`python tools/wheel_check.py WHEEL` makes two environments, one with the wheel alone and one with its extra `check`.
`--contents WHEEL` looks at the files alone, and `--installed` tests the installation of this interpreter.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any
from zipfile import ZipFile

PACKAGES = {"vinculum", "vinculum_spec"}
INFORMATION = ".dist-info"
VERIFIED, INCOMPLETE = 0, 3
DIVIDE = (
    "import numpy, vinculum, vinculum.accuracy as accuracy\n"
    "assert vinculum.kernel_info().kernel == 'native', vinculum.kernel_info().reason\n"
    "assert vinculum.div(numpy.array([-7]), numpy.array([2])) == -3\n"
    "assert accuracy.introduced_error(7, 2, 'int8') * 2 == 1\n"
)
HINT = 'python -m pip install "vinculum[check]"'


def content_problems(names: Iterable[str]) -> list[str]:
    """Return why these are not the files of a complete wheel.

    A file may belong to none of its packages, and the compiled kernel or the licence may be missing.
    """
    files = list(names)
    problems = [
        f"{name}: not a file of a package that users install"
        for name in files
        if (top := name.partition("/")[0]) not in PACKAGES and not top.endswith(INFORMATION)
    ]
    if not any(name.startswith("vinculum/kernels/_native.") for name in files):
        problems.append("no compiled kernel")
    if not any(name.endswith(f"{INFORMATION}/licenses/LICENSE") for name in files):
        problems.append("no licence")
    return problems


def installation_problems(status: int, document: Mapping[str, Any]) -> list[str]:
    """Why `vinculum verify-install` did not test the compiled kernel of an intact installation completely.

    That the evidence is about another compiler's binary (status 3) is no problem of a wheel.
    """
    problems = [str(text) for text in document["problems"]]
    if status not in (VERIFIED, INCOMPLETE):
        problems.append(f"vinculum verify-install ended with status {status}")
    if document["kernel"]["name"] != "native":
        problems.append(f"the compiled kernel does not serve: {document['kernel']['reason']}")
    if not document["files"]["compared"] or document["files"]["reason"]:
        problems.append(f"not all files were compared: {document['files']['reason']}")
    tested = document["selftest"]
    problems += [f"{row['type']}: not tested completely" for row in tested if row["stopped"] or not row["judged"]]
    return problems if tested else [*problems, "no type was tested"]


def verify_install(program: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Run `vinculum verify-install`, and return the problems of the installation."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "verify.json")
        completed = subprocess.run([*program, "verify-install", "--json", str(report)], env=environment, check=False)
        if not report.is_file():
            return [f"vinculum verify-install ended with status {completed.returncode}, without a report"]
        return installation_problems(completed.returncode, json.loads(report.read_text(encoding="utf-8")))


def environment_problems(wheel: Path, folder: Path) -> list[str]:
    """Install the wheel into new environments below `folder`, and return what does not work in them.

    The programs run with an empty PATH, so that they find no compiler.
    """
    empty = folder / "empty"
    empty.mkdir()
    environment = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "VINCULUM"))}
    environment["PATH"] = str(empty)
    problems = []

    base = _installed(str(wheel), folder / "base", environment)
    divided = subprocess.run([str(base / "python"), "-c", DIVIDE], env=environment, cwd=folder, check=False)
    if divided.returncode:
        problems.append("the base installation does not divide")
    command = [str(base / "vinculum"), "check", "vinculum"]
    completed = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    if (completed.returncode, completed.stdout, completed.stderr.count("\n")) != (
        INCOMPLETE,
        "",
        1,
    ) or HINT not in completed.stderr:
        problems.append(f"the command of a base installation does not name what is missing:\n{completed.stderr}")

    complete = _installed(f"{wheel}[check]", folder / "check", environment)
    return problems + verify_install([str(complete / "vinculum")], environment)


def _installed(requirement: str, folder: Path, environment: Mapping[str, str]) -> Path:
    """Install into a new environment. Return its folder of programs."""
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
    subprocess.run([*pip, requirement], env=environment, check=True)
    return folder / "bin"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if there are no problems, else 1."""
    parser = argparse.ArgumentParser(description="Check a built wheel.")
    parser.add_argument("wheel", nargs="?", type=Path)
    parser.add_argument("--contents", action="store_true", help="look at the files of the wheel alone")
    parser.add_argument("--installed", action="store_true", help="test the installation of this interpreter")
    options = parser.parse_args(arguments)
    if (options.wheel is None) != options.installed:
        parser.error("name a wheel, or use --installed")
    if options.installed:
        problems = verify_install([sys.executable, "-m", "vinculum"], os.environ)
    else:
        wheel = options.wheel.resolve(strict=True)
        with ZipFile(wheel) as archive:
            problems = content_problems(archive.namelist())
        if not options.contents:
            with tempfile.TemporaryDirectory() as folder:
                problems += environment_problems(wheel, Path(folder))
    for problem in problems:
        print(problem, file=sys.stderr)
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
