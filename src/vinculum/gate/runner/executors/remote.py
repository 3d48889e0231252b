"""Functions that run in a Dask worker.

They judge a unit if the worker has the same environment as the client.
"""

import platform
import warnings
from collections.abc import Sequence
from functools import cache

from hypothesis.errors import HypothesisDeprecationWarning

from vinculum._util.c_compiler import CompilerError, compiler
from vinculum._util.packages import package_version
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit


class MisfitError(Exception):
    """The worker has a different Vinculum, specification, compiler or target than the client."""


def environment_of(targets: Sequence[str]) -> dict[str, str]:
    """Versions and hashes of Python, Vinculum, specification, gate, C compiler and targets."""
    return dict(_environment(tuple(targets)))


@cache
def _environment(targets: tuple[str, ...]) -> dict[str, str]:
    try:
        compiled_by = compiler()[1]
    except CompilerError:
        compiled_by = "none: NumPy oracle"
    environment = {
        "vinculum": str(package_version("vinculum")),
        "Python": platform.python_version(),
        "specification": fingerprint.sources("vinculum_spec")[:16],
        "gate": fingerprint.sources("vinculum.gate", "vinculum._util")[:16],
        "C compiler": compiled_by,
    }
    return environment | {f"target {name}": _target(name) for name in targets}


def _target(name: str) -> str:
    try:
        return fingerprint.target(name)[:16]
    except (ValueError, OSError) as error:
        return str(error)


def judge_remotely(unit: Unit, expected: dict[str, str]) -> UnitResult:
    """Judge one unit in this worker. Raises MisfitError if its environment differs from the client's."""
    targets = [name.removeprefix("target ") for name in expected if name.startswith("target ")]
    environment = environment_of(targets)
    for what, version in expected.items():
        if environment.get(what) != version:
            raise MisfitError(f"another {what}: {environment.get(what)} there, {version} here")
    work_unit.begin()
    # Hypothesis attributes the use of `random` by Dask's threads to the target.
    warnings.filterwarnings("ignore", "Do not use the `random` module", HypothesisDeprecationWarning)
    return work_unit.judge(unit)


def release_targets() -> None:
    """End the targets of this worker."""
    work_unit.release()
