"""A target judged in one test: what the fixture `vinculum_gate` calls."""

from collections.abc import Sequence
from pathlib import Path

from vinculum.gate.verdicts import Status
from vinculum.testing.judged import Asked, RefutedError, UndecidedError, check_waivers, points


def judge(
    target: str,
    *,
    profile: str | Sequence[str] = (),
    dtypes: Sequence[str] = (),
    level: str = "quick",
    seed: int = 0,
    waivers: str | Path | None = None,
) -> None:
    """Nothing where `target` conforms; RefutedError with every refutation, else UndecidedError with all that is open."""
    __tracebackhide__ = True
    profiles = (profile,) if isinstance(profile, str) else tuple(profile)
    asked = Asked(target, profiles, tuple(dtypes), level, seed, None if waivers is None else Path(waivers))
    refuted, undecided, conforms = list[str](), list[str](), 0
    for point in points(asked):
        try:
            conforms += point.check() in (Status.CONFORMS, Status.WAIVED)
        except RefutedError as error:
            refuted.append(f"{point.name}\n{error}")
        except UndecidedError as error:
            undecided.append(f"{point.name}: {error}")
    if refuted:
        raise RefutedError("\n\n".join([f"{target} is refuted:", *refuted]))
    if undecided or not conforms:
        raise UndecidedError("\n".join([f"{target} is not decided:", *undecided]))
    if asked.waivers is not None:
        check_waivers(asked)
