"""`@conformance`: a test of one's own, once for each requirement and element type."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from vinculum.gate.waivers.file import WaiversError
from vinculum.testing.verdict import Asked, SelectionError, verdicts, wrong


def conformance(
    target: str,
    *,
    profile: str | Sequence[str] = (),
    dtypes: str | Sequence[str] = (),
    level: str = "quick",
    seed: int = 0,
    waivers: str | Path | None = None,
) -> Callable[[Callable[..., Any]], Any]:
    """Give the test's argument `verdict` each requirement that applies to `target`, one test each.

    `target`, `profile`, `dtypes`, `level` and `waivers` are what `vinculum check` calls so; `target` is a name, such as
    "python:pkg.mod:func", since the gate calls it in a process of its own. `verdict.check()` passes, or fails with the
    counterexample, or with why there is no verdict; `verdict.row` has all of it.

    Where a target, profile or type is unknown, or nothing is left to judge, pytest cannot collect the module, and says why.

    >>> test = conformance("python:operator:floordiv", profile="onnx-14", dtypes=["int8"])(lambda verdict: verdict.check())
    >>> [mark.name for mark in test.pytestmark]
    ['parametrize']
    """
    try:
        found = verdicts(Asked.of(target, profile, dtypes, level, seed, waivers))
    except (SelectionError, WaiversError) as error:
        raise pytest.Collector.CollectError(wrong(error, "dtypes")) from None
    return pytest.mark.parametrize("verdict", found, ids=[verdict.name for verdict in found])
