"""Mutate the hand-written C by `handwritten_operators.py`, and see whether our own checks notice.

    python -m vinculum_proofs.mutation.c.handwritten_c            all files; writes survivors_handwritten.md
    python -m vinculum_proofs.mutation.c.handwritten_c --file F   one file (may be repeated); writes nothing
    python -m vinculum_proofs.mutation.c.handwritten_c --check    all files; writes nothing; 1 where the page says something else

A mutant is one file of C, or a header as that file has it, with one change. It is compiled as the package is; where that makes
other code than the file as it is, it is linked with the others, and judged in a process of its own by `handwritten_suite.py`:
by the self-test of `vinculum verify-install`, then by proofs, then by tests. Where there are too many mutants, the hash of
their names draws a sample. The run returns 1 if a mutant survives that `equivalent_handwritten.toml` does not explain, or if
`equivalent_handwritten.toml` explains one that does not. It needs a processor with AVX-512. Finished work is stored, so that
a run continues after Ctrl-C.
Cost: an hour of one core.
"""

import atexit
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[3]
sys.path.insert(0, str(ROOT))  # tests are a package at the top level
if __name__ == "__main__":  # mutants of the compiled kernel are loaded later, each in a process of its own
    os.environ["VINCULUM_KERNEL"] = "numpy"

import numpy as np  # noqa: E402

from vinculum_proofs.mutation.c import handwritten_suite  # noqa: E402
from vinculum_proofs.mutation.c.c_operators import Mutation  # noqa: E402
from vinculum_proofs.mutation.c.c_runs import IDENTICAL_CODE, STILLBORN, Run, Work  # noqa: E402
from vinculum_proofs.mutation.c.handwritten_operators import changed  # noqa: E402
from vinculum_proofs.mutation.c.handwritten_suite import PROOFS, SAMPLED_SHARE, SELFTEST, TESTS, UNITS, Unit  # noqa: E402
from vinculum_proofs.mutation.python import fork_runner  # noqa: E402
from vinculum_proofs.mutation.python.fork_runner import SURVIVED, TIME  # noqa: E402
from vinculum_proofs.mutation.report import say  # noqa: E402

NATIVE = ROOT / "src" / "vinculum" / "kernels" / "native"
MODULE = "vinculum.kernels._native"
GENERATED = "generated/vinculum_div.c"
OTHERS = ("python/module.c", "runtime/thread_pool.c", GENERATED)  # that are not changed here
FLAGS = (
    "-std=gnu11", "-O3", "-DNDEBUG", "-fno-fast-math", "-ffp-contract=off", "-fvisibility=hidden", "-g0", "-fPIC", "-w", "-Werror=implicit",
    '-DVINCULUM_COMPILER=""', '-DVINCULUM_FLAGS=""', '-DVINCULUM_SOURCES=""', "-DVINCULUM_LEVELS",
    "-I.", f"-I{sysconfig.get_path('include')}", f"-I{np.get_include()}",
)  # fmt: skip
AHEAD = "intrinsics.h"  # which take long to read: they are read once
LINK = ("gcc", "-shared", "-pthread", "-o")
LIMITS = fork_runner.Limits(cpu_seconds=90, wall_seconds=450.0)


def compiled(folder: Path, name: str, *more: str) -> Path | None:
    """The object file of one file of C, in its folder; None: it is no C."""
    object_file = folder / f"{name}.o"
    words = ("gcc", *FLAGS, *more, "-c", name, "-o", f"{name}.o")
    return None if subprocess.run(words, cwd=folder, capture_output=True, check=False).returncode else object_file


def _ahead(folder: Path, name: str) -> tuple[str, ...]:
    """What the compiler reads before the file."""
    if name == GENERATED:
        return ("-include", "runtime/target_clones.h")
    return ("-include", str(folder / AHEAD)) if name in UNITS and UNITS[name].headers else ()


@cache
def prepared() -> Path:
    """A folder with all files of C as they are, and their object files, for as long as this process lives."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    shutil.copytree(NATIVE, folder, dirs_exist_ok=True)
    (folder / AHEAD).write_text("#include <immintrin.h>\n")
    words = ("gcc", *FLAGS, "-x", "c-header", AHEAD)
    subprocess.run(words, cwd=folder, check=True)
    for name in (*UNITS, *OTHERS):
        if compiled(folder, name, *_ahead(folder, name)) is None:
            raise RuntimeError(f"{name} does not compile")
    return folder


def mutants(unit: Unit) -> list[tuple[str, Mutation]]:
    """The mutants of a file and of its headers by name; a sample where there would be too many."""
    candidates = [(f"{file} {m}", m) for file in unit.files for m in changed((NATIVE / file).read_text())]
    return [
        (mutant_name, m)
        for mutant_name, m in candidates
        if _sample_position(unit.name + mutant_name) < SAMPLED_SHARE.get(mutant_name.partition(" ")[0], 1.0)
    ]


def _sample_position(mutant_name: str) -> float:
    return int.from_bytes(hashlib.sha256(mutant_name.encode()).digest()[:4]) / 2**32


def judge(folder: Path, unit: Unit, mutant: tuple[str, Mutation] | None) -> Iterator[str]:
    """Yield the name of each check before it runs, until one kills the mutant. For a process of its own.

    Without a mutant it judges the files as they are.
    """
    with tempfile.TemporaryDirectory(dir=folder) as temporary:
        own = Path(temporary)
        for name in (*(path.relative_to(NATIVE) for path in NATIVE.rglob("*.h")), unit.name):
            (own / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(folder / name, own / name)
        if mutant is not None:
            mutant_name, mutation = mutant
            file = own / mutant_name.partition(" ")[0]
            file.write_text(mutation.applied(file.read_text()))
        yield STILLBORN
        changed_object = compiled(own, unit.name, *_ahead(folder, unit.name))
        if changed_object is None:
            return
        if mutant is not None and changed_object.read_bytes() == (folder / f"{unit.name}.o").read_bytes():
            yield IDENTICAL_CODE
            return
        objects = [folder / f"{name}.o" for name in (*UNITS, *OTHERS) if name != unit.name]
        library = own / f"_native{sysconfig.get_config_var('EXT_SUFFIX')}"
        subprocess.run((*LINK, library, changed_object, *objects), check=True)
        yield SELFTEST
        suite = _loaded(library)
        for kind, objects_to in suite.checks(unit):
            yield kind
            if objects_to():
                return
    yield SURVIVED


class _Finder:
    """Finds the compiled kernel where it was made."""

    def __init__(self, library: Path) -> None:
        self.library = library

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """That one."""
        if name != MODULE:
            return None
        return importlib.util.spec_from_file_location(
            name, self.library, loader=ExtensionFileLoader(name, str(self.library))
        )


def _loaded(library: Path) -> Any:
    """`handwritten_suite.py` anew, and all that it needs of the package, with this compiled kernel."""
    os.environ["VINCULUM_KERNEL"] = "native"
    rooms = ("vinculum.", "vinculum_proofs.", "tests.")
    for name in [name for name in sys.modules if f"{name}.".startswith(rooms)]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Finder(library))
    suite = importlib.import_module("vinculum_proofs.mutation.c.handwritten_suite")
    del os.environ["VINCULUM_KERNEL"]  # of processes that tests start, which have the kernel that is installed
    return suite


@contextmanager
def work(name: str) -> Iterator[Work]:
    """The mutants of one file."""
    yield Work(mutants(UNITS[name]), partial(_fates, UNITS[name]))


def _fates(unit: Unit, left: Sequence[tuple[str, Mutation]], jobs: int) -> Iterator[str]:
    if not left:
        return
    judges, fates = partial(judge, prepared(), unit), dict[str, str]()
    ((_, fate),) = fork_runner.run([None], judges, 1, LIMITS)
    if fate != SURVIVED:
        raise RuntimeError(f"{unit.name} as it is is refuted: {fate}")
    results = fork_runner.run(left, judges, jobs, LIMITS)
    for mutant_name, _ in left:
        while mutant_name not in fates:
            (mutant, _), fate = next(results)
            fates[mutant] = fate
        yield fates[mutant_name]


def source_hash(names: Sequence[str]) -> str:
    """SHA-256 over files of C and their headers: what the page is about."""
    files = dict.fromkeys(file for name in names for file in UNITS[name].files)
    return hashlib.sha256(b"".join((NATIVE / file).read_bytes() for file in files)).hexdigest()


def judge_hash() -> str:
    """SHA-256 over what makes mutants and judges them."""
    paths = (Path(__file__), FOLDER / "c_operators.py", FOLDER / "handwritten_operators.py", *handwritten_suite.files())
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


RUN = Run(
    "handwritten_c.py",
    "Mutants of the C that is written by hand",
    "Of the C",
    "file",
    tuple(UNITS),
    {
        "the same code": IDENTICAL_CODE,
        f"killed by {SELFTEST}": SELFTEST,
        f"by {PROOFS}": PROOFS,
        f"by {TESTS}": TESTS,
        "by time": TIME,
    },
    FOLDER.parent / "survivors_handwritten.md",
    FOLDER.parent / "equivalent_handwritten.toml",
    judge_hash(),
    source_hash,
    work,
)


if __name__ == "__main__":
    if not {"avx512bw", "avx512vbmi"} <= set(Path("/proc/cpuinfo").read_text().split()):
        say("this processor has no AVX-512, or no VBMI")
        sys.exit(3)
    sys.exit(RUN.main(__doc__.partition("\n")[0]))
