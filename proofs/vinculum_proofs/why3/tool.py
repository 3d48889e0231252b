"""Why3 and its provers: their configuration, and runs of `why3 prove` and `why3 replay`."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

PROVERS = {"CVC4": "1.8", "Z3": "4.8.12"}  # those of Debian 12, under which `why3 config detect` finds them
PROGRAMS = ("why3", "cvc4", "z3")
MEMORY = "2000"  # MiB for a prover
_MODULE = re.compile(r"^module (\w+)", re.MULTILINE)


class Why3Error(Exception):
    """Why3 could not read a theory, or ended in a way that has no meaning here."""


@dataclass(frozen=True)
class Replay:
    """The end of a replay: whether every attempt gave what the session has, and Why3's messages."""

    complete: bool
    proved: int
    goals: int
    text: str


def missing() -> str:
    """What is not installed, or an empty text."""
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    return f"{', '.join(lacking)}: not found: apt-get install why3 cvc4 z3" if lacking else ""


@contextmanager
def configuration() -> Iterator[Path]:
    """A configuration that `why3 config detect` writes. Raises Why3Error if it lacks a prover of PROVERS.

    `why3 config detect` takes the first program of a name. The package z3-solver puts a newer `z3` into a virtual environment,
    so the provers of these versions come first.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder) / "why3.conf"
        programs = Path(folder) / "bin"
        programs.mkdir()
        for prover, version in PROVERS.items():
            if program := _program(prover.lower(), version):
                (programs / prover.lower()).symlink_to(program)
        environment = {"PATH": os.pathsep.join([str(programs), *os.get_exec_path()])}
        run(["config", "detect"], path, environment=environment)
        found = path.read_text(encoding="utf-8") if path.is_file() else ""
        for prover, version in PROVERS.items():
            if f'name = "{prover}"' not in found or f'version = "{version}"' not in found:
                raise Why3Error(f"`why3 config detect` does not find {prover} {version}")
        yield path


def _program(name: str, version: str) -> Path | None:
    """The first program of that name and version on PATH."""
    for folder in os.get_exec_path():
        path = Path(folder).resolve() / name
        if os.access(path, os.X_OK):
            ended = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
            if version in ended.stdout.split():
                return path
    return None


def run(
    arguments: Sequence[str], config: Path, folder: Path | None = None, *, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command of Why3, in `folder`, with variables of `environment` beside those of this process."""
    variables = {**os.environ, **(environment or {}), "WHY3CONFIG": str(config)}
    return subprocess.run(
        ["why3", *arguments],  # noqa: S607
        cwd=folder, env=variables, capture_output=True, text=True, check=False,
    )  # fmt: skip


def modules(text: str) -> list[str]:
    """The names of the modules of a WhyML file."""
    return _MODULE.findall(text)


def valid(folder: Path, file: str, theory: str, prover: str, seconds: int, config: Path) -> dict[str, bool]:
    """Which goals of a theory a prover proves after `split_vc`, such as `uniqueness'vc.0`."""
    options = ("-P", f"{prover},{PROVERS[prover]},", "-t", str(seconds), "-m", MEMORY)
    ended = run(["prove", "-L", ".", "-a", "split_vc", *options, f"{file}.mlw", "-T", theory], config, folder)
    goals: dict[str, bool] = {}
    counts: dict[str, int] = {}
    name = ""
    for line in ended.stdout.splitlines():
        if match := re.match(r"(?:Goal|Sub-goal .* of goal) (\S+)\.$", line):
            name = match[1]
        elif line.startswith("Prover result is:"):
            counts[name] = counts.get(name, -1) + 1
            goals[f"{name}.{counts[name]}"] = "Valid" in line
    if ended.returncode not in (0, 2) or (not goals and ended.stderr and "rror" in ended.stderr):
        raise Why3Error(ended.stderr[-400:])
    return goals


def replay(folder: Path, file: str, config: Path, *options: str) -> Replay:
    """Replay the session of a file. Raises Why3Error if Why3 cannot."""
    ended = run(["replay", "-L", ".", *options, file], config, folder)
    text = f"{ended.stdout}\n{ended.stderr}"
    text = "\n".join(line for line in text.splitlines() if not line.startswith("Progress") and line.strip())
    counts = re.search(r"(\d+)/(\d+) \(replay (OK|failed)", text)
    if counts is None:
        raise Why3Error(text[-400:])
    complete = ended.returncode == 0 and counts[3] == "OK" and counts[1] == counts[2]
    return Replay(complete, int(counts[1]), int(counts[2]), text)
