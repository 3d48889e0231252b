"""Check a whole target within one test: the function behind the fixture `vinculum_gate`."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from vinculum.gate.results.results import Status
from vinculum.gate.waivers.file import WaiversError
from vinculum.testing.verdict import (
    RefutedError,
    SelectionError,
    UndecidedError,
    check_waivers,
    error_message,
    request,
    verdicts,
)


def judge(
    target: str,
    *,
    profile: str | Sequence[str] = (),
    dtypes: str | Sequence[str] = (),
    level: str = "quick",
    seed: int = 0,
    waivers: str | Path | None = None,
) -> None:
    """Raise RefutedError with every refutation of `target`, or UndecidedError with everything undecided."""
    __tracebackhide__ = True
    try:
        check = request(target, profile, dtypes, level, seed, waivers)
        tests = verdicts(check)
    except (SelectionError, WaiversError) as error:
        raise pytest.fail.Exception(error_message(error, "dtypes"), pytrace=False) from None
    refuted, undecided, conforms = list[str](), list[str](), 0
    for verdict in tests:
        try:
            conforms += verdict.status() in (Status.CONFORMS, Status.WAIVED)
        except RefutedError as error:
            refuted.append(f"{verdict.name}\n{error}")
        except UndecidedError as error:
            undecided.append(f"{verdict.name}: {error}")
    if refuted:
        raise RefutedError("\n\n".join([f"{target} is refuted:", *refuted]))
    if undecided or not conforms:
        raise UndecidedError("\n".join([f"{target} is undecided:", *undecided]))
    if check.waivers_file is not None:
        check_waivers(check)
