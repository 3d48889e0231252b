"""What runs in the worker of a cluster: it judges a unit, if it is what the client is."""

import platform
import warnings
from collections.abc import Sequence
from functools import cache

from hypothesis.errors import HypothesisDeprecationWarning

from vinculum._util.c_compiler import CompilerError, compiler
from vinculum._util.packages import package_version
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.exhaustive.store import Done
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit


class MisfitError(Exception):
    """This worker has another vinculum, specification, judge or target than the client."""


def what_is_here(targets: Sequence[str]) -> dict[str, str]:
    """Version, specification, gate, what the judges are compiled by, and each target: as hashes, or in words."""
    return dict(_here(tuple(targets)))


@cache
def _here(targets: tuple[str, ...]) -> dict[str, str]:
    try:
        compiled_by = compiler()[1]
    except CompilerError:
        compiled_by = "none: NumPy judges"
    here = {
        "vinculum": str(package_version("vinculum")),
        "Python": platform.python_version(),
        "specification": fingerprint.sources("vinculum_spec")[:16],
        "gate": fingerprint.sources("vinculum.gate", "vinculum._util")[:16],
        "compiler of judges": compiled_by,
    }
    return here | {f"target {name}": _target(name) for name in targets}


def _target(name: str) -> str:
    try:
        return fingerprint.target(name)[:16]
    except (ValueError, OSError) as error:
        return str(error)


def judge_there(unit: Unit, expected: dict[str, str]) -> Done:
    """Judge one unit in this worker. Raises MisfitError if it is not what the client has compared with itself."""
    targets = [name.removeprefix("target ") for name in expected if name.startswith("target ")]
    here = what_is_here(targets)
    for what, wanted in expected.items():
        if here.get(what) != wanted:
            raise MisfitError(f"another {what}: {here.get(what)} there, {wanted} here")
    work_unit.begin()
    # Hypothesis takes what another thread of this process does for the target's doing.
    warnings.filterwarnings("ignore", "Do not use the `random` module", HypothesisDeprecationWarning)
    return work_unit.judge(unit)


def let_go() -> None:
    """End the targets that this worker holds."""
    work_unit.release()
