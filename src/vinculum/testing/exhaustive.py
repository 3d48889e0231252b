"""A target judged in one test: what the fixture `vinculum_gate` calls."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from vinculum.gate.results.results import Status
from vinculum.gate.waivers.file import WaiversError
from vinculum.testing.verdict import Asked, RefutedError, SelectionError, UndecidedError, check_waivers, verdicts, wrong


def judge(
    target: str,
    *,
    profile: str | Sequence[str] = (),
    dtypes: str | Sequence[str] = (),
    level: str = "quick",
    seed: int = 0,
    waivers: str | Path | None = None,
) -> None:
    """Nothing where `target` conforms; RefutedError with every refutation, else UndecidedError with all that is open."""
    __tracebackhide__ = True
    try:
        asked = Asked.of(target, profile, dtypes, level, seed, waivers)
        found = verdicts(asked)
    except (SelectionError, WaiversError) as error:
        raise pytest.fail.Exception(wrong(error, "dtypes"), pytrace=False) from None
    refuted, undecided, conforms = list[str](), list[str](), 0
    for verdict in found:
        try:
            conforms += verdict.status() in (Status.CONFORMS, Status.WAIVED)
        except RefutedError as error:
            refuted.append(f"{verdict.name}\n{error}")
        except UndecidedError as error:
            undecided.append(f"{verdict.name}: {error}")
    if refuted:
        raise RefutedError("\n\n".join([f"{target} is refuted:", *refuted]))
    if undecided or not conforms:
        raise UndecidedError("\n".join([f"{target} is not decided:", *undecided]))
    if asked.waivers is not None:
        check_waivers(asked)
