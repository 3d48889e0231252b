"""The tiers of tests: which tests `python -m pytest` runs by default, as pytest collects them."""

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case")
ParameterSet = type(pytest.param())  # which pytest does not export

ROOT = Path(__file__).parents[2]
FILES = frozenset(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
LATER = ("thorough", "slow")  # the markers of the second and third tier
COLLECTED = pytest.StashKey[dict[str, bool]]()  # for each test of the session, whether it is in the default tier
STEP = (5**0.5 - 1) / 2  # its multiples, modulo 1, are spread evenly


def in_default_tier(item: pytest.Item) -> bool:
    """Whether the test has no marker of a later tier."""
    return not any(item.get_closest_marker(name) for name in LATER)


def mark_beyond_samples(items: Iterable[pytest.Item]) -> None:
    """Leave n cases of each function with the marker `sample(n)` in the default tier.

    Mark its other cases `thorough`.
    """
    functions = dict[str, list[pytest.Item]]()
    for item in items:
        if item.get_closest_marker("sample") and in_default_tier(item):
            functions.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in functions.values():
        marker = cases[0].get_closest_marker("sample")
        assert marker is not None
        for case in set(cases) - set(sample(cases, *marker.args)):
            case.add_marker("thorough")


def sample(cases: Sequence[Case], number: int) -> list[Case]:
    """At most `number` of the cases, the first among them, spread evenly without a period."""
    if number >= len(cases):
        return list(cases)
    chosen = {int(k * STEP % 1 * len(cases)) for k in range(number)}
    return [cases[k] for k in sorted(chosen)]


def default_cases(cases: Iterable[Any], *names: str | tuple[str, ...]) -> list[Any]:
    """The cases of a parametrized test: the named ones in the default tier, the others in the second.

    A name is the identifier of a `pytest.param`, the first value of a case, or its first values. What has a marker of a later
    tier keeps it.

    Raises:
        ValueError: No case has a name, or its case is in a later tier.
    """
    missing, result = set(names), []
    for case in cases:
        values = case if isinstance(case, tuple) else (case,)
        parameters = case if isinstance(case, ParameterSet) else pytest.param(*values)
        words = [getattr(value, "__name__", value) for value in parameters.values]
        named = {name for name in names if name in (parameters.id, words[0]) or list(name) == words[: len(name)]}
        if named and parameters.marks:
            raise ValueError(f"in a later tier: {named}")
        missing -= named
        result.append(parameters if named or parameters.marks else parameters._replace(marks=[pytest.mark.thorough]))
    if missing:
        raise ValueError(f"no such case: {missing}")
    return result


def file_of(identifier: str) -> str:
    """The file of a test: `tests/test_a.py` of `tests/test_a.py::test_b[1::2]`."""
    return identifier.partition("::")[0]


def function_of(identifier: str) -> str:
    """The full name of a test's function: `tests.test_a.test_b` of `tests/test_a.py::test_b[1::2]`."""
    file, _, name = identifier.partition("[")[0].partition("::")
    return f"{file.removesuffix('.py')}::{name}".replace("/", ".").replace("::", ".")


def default_tier(config: pytest.Config) -> frozenset[str]:
    """The identifiers of all tests of the default tier.

    A session that collected only some files or tests asks another, which collects all.
    """
    collected = config.stash[COLLECTED]
    if {file_of(identifier) for identifier in collected} >= FILES and not any("::" in word for word in config.args):
        return frozenset(identifier for identifier, default in collected.items() if default)
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return frozenset(line for line in listing.splitlines() if line.startswith("tests/") and "::" in line)
