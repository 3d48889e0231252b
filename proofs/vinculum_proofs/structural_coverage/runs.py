"""The runs that measure coverage: the kernel with counters, its tests, and the generated self-test."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from junitparser import JUnitXml

from vinculum.codegen.c.render import SELFTEST, files

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[2]
NATIVE = ROOT / "src/vinculum/kernels/native"
TESTS = "tests/kernels"
EVERY_TIER = ""  # for pytest's option -m, in place of the one in pyproject.toml
QUIET = ("-W", "ignore::pytest.PytestAssertRewriteWarning")  # of plugins that were imported before pytest was
LEAST_CLANG = 20  # whose MC/DC counters are atomic
CONFIGURATION = """[run]
branch = True
parallel = True
relative_files = True
data_file = {data}
include =
    src/vinculum/kernels/*
    src/vinculum/errors.py
[report]
exclude_lines =
    ^there is no such line$
"""


class MeasureError(RuntimeError):
    """The measurement cannot be made: a tool is missing, or a test fails."""


@dataclass
class Runs:
    """What the runs left behind, in `folder`. `commands`: what was run, with <folder> in its place."""

    folder: Path
    clang: str
    version: str
    commands: list[str] = field(default_factory=list)
    tests: dict[str, int] = field(default_factory=dict)

    @property
    def tool(self) -> str:
        """What the names of LLVM's tools end with."""
        return self.clang.removeprefix("clang")

    @property
    def library(self) -> Path:
        """The compiled kernel with counters."""
        return next(self.folder.joinpath("build").glob("_native*.so"))

    def call(self, *command: str, variables: Mapping[str, str] | None = None) -> str:
        """What a command prints; MeasureError where it fails."""
        process = self.start(*command, variables=variables)
        out, _ = process.communicate()
        if process.returncode != 0:
            raise MeasureError(f"{' '.join(command)} ended with {process.returncode}:\n{out[-3000:]}")
        return out

    def start(self, *command: str, variables: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """A command, begun; `told`: what it has in its environment."""
        printed = [*(f"{name}={value}" for name, value in (variables or {}).items()), *command]
        self.commands.append(self._plain(" ".join(word or "''" for word in printed)))
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("VINCULUM_", "PYTEST_"))} | dict(
            variables or {}
        )
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        return subprocess.Popen(command, cwd=ROOT, env=environment, **pipes)  # type: ignore[call-overload,no-any-return]

    def _plain(self, command: str) -> str:
        for name, value in (
            (sys.executable, "python"),
            (str(self.folder), "<folder>"),
            (f"{ROOT}/", ""),
            (str(ROOT), "."),
        ):
            command = command.replace(name, value)
        return command


def clang() -> tuple[str, str]:
    """The newest Clang that has its coverage tools, and its version; MeasureError if none is new enough."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    names = {
        path.name for folder in folders for path in folder.glob("clang*") if re.fullmatch(r"clang(-\d+)?", path.name)
    }
    candidates = []
    for name in names:
        tools = [name, *(f"{tool}{name.removeprefix('clang')}" for tool in ("llvm-profdata", "llvm-cov"))]
        if all(map(shutil.which, tools)):
            version_text = subprocess.run([name, "--version"], capture_output=True, text=True, check=True).stdout
            version = re.search(r"version (\d+)\.[\d.]+", version_text)
            if version and int(version[1]) >= LEAST_CLANG:
                candidates.append((int(version[1]), name, version[0].removeprefix("version ")))
    if not candidates:
        raise MeasureError(
            f"no Clang {LEAST_CLANG} or newer with llvm-profdata and llvm-cov: apt-get install clang-22 llvm-22 libclang-rt-22-dev"
        )
    _, name, version_ = max(candidates)
    return name, version_


def run(folder: Path) -> Runs:
    """Build the kernel, run its tests and its self-test in `folder`; MeasureError where anything fails."""
    runs = Runs(folder, *clang())
    _build(runs)
    _selftest(runs)
    _tests(runs)
    profiles = sorted(str(path) for path in folder.glob("*.profraw"))
    folder.joinpath("profiles.txt").write_text("\n".join(profiles) + "\n", encoding="utf-8")
    merged = ("merge", "-sparse", f"--input-files={folder}/profiles.txt", "-o", f"{folder}/c.profdata")
    runs.call(f"llvm-profdata{runs.tool}", *merged)
    runs.call(sys.executable, "-m", "coverage", "combine", f"--rcfile={folder}/coveragerc", "--quiet")
    report = ("json", f"--rcfile={folder}/coveragerc", "--quiet", "-o", f"{folder}/python.json")
    runs.call(sys.executable, "-m", "coverage", *report)
    return runs


def _build(runs: Runs) -> None:
    settings = (
        f"-DCMAKE_C_COMPILER={runs.clang}",
        "-DCMAKE_BUILD_TYPE=Release",
        f"-DPython_EXECUTABLE={sys.executable}",
        f"-DCMAKE_PROJECT_INCLUDE={FOLDER}/instrument.cmake",
        "-DCLONES=OFF",  # one version of each function: the clones have one source
    )
    runs.call("cmake", "-S", str(NATIVE), "-B", f"{runs.folder}/build", *settings)
    runs.call("cmake", "--build", f"{runs.folder}/build")


def _selftest(runs: Runs) -> None:
    """The generated self-test, with the flags of the build."""
    counters = (
        "-mllvm",
        "-system-headers-coverage",
        "-fprofile-instr-generate",
        "-fcoverage-mapping",
        "-fcoverage-mcdc",
        "-fprofile-update=atomic",
    )
    selftest = runs.folder / SELFTEST
    selftest.write_text(files()[SELFTEST], encoding="utf-8")
    sources = (str(NATIVE / "generated/vinculum_div.c"), str(selftest))
    flags = (
        "-std=c99",
        "-O2",
        "-ffp-contract=off",
        f"-I{NATIVE}/generated",
        f"-ffile-prefix-map={NATIVE}=.",
        *counters,
    )
    runs.call(runs.clang, *flags, *sources, "-o", f"{runs.folder}/selftest")
    runs.call(f"{runs.folder}/selftest", variables={"LLVM_PROFILE_FILE": f"{runs.folder}/selftest.profraw"})


def _tests(runs: Runs) -> None:
    """Run the tests on two cores: both kernels, coverage.py, recorded conditions, counters of the C."""
    folder = runs.folder
    folder.joinpath("coveragerc").write_text(CONFIGURATION.format(data=folder / "python.data"), encoding="utf-8")
    folder.joinpath("conditions").mkdir()
    variables = {
        "PYTHONPATH": str(FOLDER / "startup"),
        "VINCULUM_MEASURE_NATIVE": str(runs.library),
        "VINCULUM_MEASURE_CONDITIONS": str(folder / "conditions"),
        "COVERAGE_PROCESS_START": str(folder / "coveragerc"),
        "LLVM_PROFILE_FILE": f"{folder}/tests-%4m.profraw",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
    }
    run_ = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "-m", EVERY_TIER, *QUIET, TESTS)
    runs.call(*run_, f"--junitxml={folder}/tests.xml", variables=variables)
    runs.tests = _counted(folder / "tests.xml")


def _counted(path: Path) -> dict[str, int]:
    suites = JUnitXml.fromfile(str(path))
    return {"passed": suites.tests - suites.skipped, "skipped": suites.skipped}


def versions(names: Sequence[str]) -> dict[str, str]:
    """Versions of installed packages."""
    from importlib.metadata import version

    return {name: version(name) for name in names}
