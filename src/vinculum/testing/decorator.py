"""The decorator `conformance`: one test for each requirement and element type."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from vinculum.gate.waivers.file import WaiversError
from vinculum.testing.verdict import SelectionError, error_message, request, verdicts


def conformance(
    target: str,
    *,
    profile: str | Sequence[str] = (),
    dtypes: str | Sequence[str] = (),
    level: str = "quick",
    seed: int = 0,
    waivers: str | Path | None = None,
) -> Callable[[Callable[..., Any]], Any]:
    """Parametrise a test over the requirements that apply to `target`, as its argument `verdict`.

    The arguments have the meaning of the options of `vinculum check`. `target` is a name, such as "python:pkg.mod:func",
    because the gate calls the target in a process of its own. `verdict.check()` passes, or fails with the counterexample or
    with the reason why there is no verdict; `verdict.row` has the details.

    Collection fails, with the reason, if a target, profile or type is unknown or nothing is left to judge.

    >>> test = conformance("python:operator:floordiv", profile="onnx-14", dtypes=["int8"])(lambda verdict: verdict.check())
    >>> [mark.name for mark in test.pytestmark]
    ['parametrize']
    """
    try:
        tests = verdicts(request(target, profile, dtypes, level, seed, waivers))
    except (SelectionError, WaiversError) as error:
        raise pytest.Collector.CollectError(error_message(error, "dtypes")) from None
    return pytest.mark.parametrize("verdict", tests, ids=[verdict.name for verdict in tests])
