"""`@conformance`: a test of one's own, once for each requirement and element type."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from vinculum.testing.judged import Asked, points


def conformance(
    target: str,
    *,
    profile: str | Sequence[str] = (),
    dtypes: Sequence[str] = (),
    level: str = "quick",
    seed: int = 0,
    waivers: str | Path | None = None,
) -> Callable[[Callable[..., Any]], Any]:
    """Give the test's argument `verdict` each requirement that applies to `target`, one test each.

    `target`, `profile`, `dtypes`, `level` and `waivers` are what `vinculum check` calls so; `target` is a name, such as
    "python:pkg.mod:func", since the gate calls it in a process of its own. `verdict.check()` passes, or raises
    `RefutedError` with the counterexample, or `UndecidedError`; `verdict.row` has all of it.

    Raises SelectionError where a target, profile or type is unknown, or nothing is left to judge.

    >>> test = conformance("python:operator:floordiv", profile="onnx-14", dtypes=["int8"])(lambda verdict: verdict.check())
    >>> [mark.name for mark in test.pytestmark]
    ['parametrize']
    """
    profiles = (profile,) if isinstance(profile, str) else tuple(profile)
    file = None if waivers is None else Path(waivers)
    found = points(Asked(target, profiles, tuple(dtypes), level, seed, file))
    return pytest.mark.parametrize("verdict", found, ids=[point.name for point in found])
