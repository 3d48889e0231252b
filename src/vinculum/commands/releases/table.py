"""From the verdicts on releases: when each refutation began and ended.

A fault can come and go, so each release is judged; nothing is concluded about a release from those around it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from vinculum.commands.releases.judged import JudgedRelease
from vinculum.gate.results.results import Status

Key = tuple[str, str, str]  # profile, requirement, type


@dataclass(frozen=True)
class Span:
    """Consecutive releases that violate a requirement. All versions are of judged releases.

    `before` is the last release before `first_bad` that was judged and does not violate it; None: there is none, so an
    earlier release may be bad too. `first_good` is the first one after `last_bad`. `unclear` are releases next to the span
    that were not judged, or where the requirement is undecided: the span may include them.
    """

    profile: str
    requirement: str
    dtypes: tuple[str, ...]
    before: str | None
    first_bad: str
    last_bad: str
    first_good: str | None
    unclear: tuple[str, ...]
    example: Mapping[str, Any] | None

    @property
    def operands(self) -> str:
        """The smallest counterexample of the first bad release, in words."""
        if self.example is None:
            return ""
        A, B = (_operand(self.example[name]) for name in "AB")
        expected = " or ".join(self.example["expected"]) or "nothing"
        return f"{A} / {B}: got {self.example['got']}, expected {expected}"


def spans(releases: Sequence[JudgedRelease]) -> list[Span]:
    """All refutations, by requirement and first bad release. Types with the same releases share a span."""
    verdicts = [_verdicts(release) for release in releases]
    keys = dict.fromkeys(key for of_release in verdicts for key, row in of_release.items() if _is_bad(row))
    found = [
        span
        for key in keys
        for span in _spans(key, [release.version for release in releases], [x.get(key) for x in verdicts])
    ]
    shared = dict[tuple[object, ...], list[Span]]()
    for span in found:
        where = (
            span.profile,
            span.requirement,
            span.before,
            span.first_bad,
            span.last_bad,
            span.first_good,
            span.unclear,
        )
        shared.setdefault(where, []).append(span)
    return [_joined(members) for members in shared.values()]


def _joined(members: list[Span]) -> Span:
    first = members[0]
    dtypes = tuple(dtype for span in members for dtype in span.dtypes)
    return Span(
        first.profile, first.requirement, dtypes, first.before, first.first_bad, first.last_bad, first.first_good,
        first.unclear, first.example,
    )  # fmt: skip


def _verdicts(release: JudgedRelease) -> dict[Key, Mapping[str, Any]]:
    rows = release.report["verdicts"]
    return {(row["profile"], row["requirement"], row["dtype"]): row for row in rows}


def _is_bad(row: Mapping[str, Any] | None) -> bool:
    return row is not None and row["verdict"] == Status.REFUTED


def _state(row: Mapping[str, Any] | None) -> Status | None:
    """Refuted or conforms; None where the release says neither."""
    if row is None:
        return None
    verdict = Status(row["verdict"])
    return verdict if verdict in (Status.REFUTED, Status.CONFORMS) else None


def _spans(key: Key, versions: Sequence[str], rows: Sequence[Mapping[str, Any] | None]) -> Iterable[Span]:
    profile, requirement, dtype = key
    states = [_state(row) for row in rows]
    clear = [index for index, state in enumerate(states) if state is not None]
    runs = [(state, list(group)) for state, group in groupby(clear, lambda index: states[index])]
    for number, (state, run) in enumerate(runs):
        if state is not Status.REFUTED:
            continue
        before = runs[number - 1][1][-1] if number else None
        after = runs[number + 1][1][0] if number + 1 < len(runs) else None
        first = -1 if before is None else before
        last = len(states) if after is None else after
        around = (index for index in range(first + 1, last) if states[index] is None)
        row = rows[run[0]]
        yield Span(
            profile,
            requirement,
            (dtype,),
            None if before is None else versions[before],
            versions[run[0]],
            versions[run[-1]],
            None if after is None else versions[after],
            tuple(versions[index] for index in around),
            None if row is None else row["counterexample"],
        )


def _operand(operand: Mapping[str, Any]) -> str:
    decimal = list(operand["decimal"])
    return decimal[0] if len(decimal) == 1 else f"[{', '.join(decimal[:4])}{', …' if len(decimal) > 4 else ''}]"
