"""The verdict on each target, in one line that begins with it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from vinculum.gate.results.results import Row, Status, exit_status

MAX_REASON_LENGTH = 200  # characters
MAX_NAMED = 2  # requirements; of more, the number is printed


def overall(rows: Iterable[Row]) -> Status:
    """The verdict of a group of rows.

    Unspecified and unsupported rows do not prevent that a group conforms.
    """
    verdicts = {row.verdict for row in rows}
    for status in (Status.REFUTED, Status.UNDECIDED, Status.WAIVED):
        if status in verdicts:
            return status
    return Status.CONFORMS if Status.CONFORMS in verdicts else Status.NOT_SUPPORTED


@dataclass(frozen=True)
class TargetVerdict:
    """The verdict on one target. `scope` is what the verdict is about, in words."""

    target: str
    version: str
    status: Status
    scope: str


def target_verdicts(rows: Sequence[Row], level: str = "") -> Iterator[TargetVerdict]:
    """The verdict on each target, in the order of the rows. `level` is how many cases were tried."""
    groups = dict[tuple[str, str], list[Row]]()
    for row in rows:
        groups.setdefault((row.target, row.version), []).append(row)
    for (target, version), members in groups.items():
        yield TargetVerdict(target, version, *_verdict(members, level))


def _verdict(rows: list[Row], level: str) -> tuple[Status, str]:
    status = overall(rows)
    if status in (Status.CONFORMS, Status.WAIVED) and exit_status(rows):
        absent = _types(_rows_of_types_not_judged(rows))
        return Status.NOT_SUPPORTED, f"{absent}; what was judged {_word_of(status)}"
    at_level = f"; level {level}" if level else ""
    if status is Status.CONFORMS:
        return status, f"{_types(rows)} under {_profiles(rows)}; {sum(row.cases for row in rows):,} cases{at_level}"
    members = [row for row in rows if row.verdict is status]
    if not members:
        return status, f"no requirement was judged for {_types(rows)} under {_profiles(rows)}{at_level}"
    requirements = list(dict.fromkeys(row.requirement for row in members))
    is_short = len(requirements) <= MAX_NAMED
    subject = " ".join(requirements) if is_short else f"{len(requirements)} requirements"
    text = f"{subject} for {_types(members)} under {_profiles(members)}"
    reasons = list(dict.fromkeys(row.reason.text for row in members if row.reason))
    if status in (Status.UNDECIDED, Status.NOT_SUPPORTED) and len(reasons) == 1:
        text += f": {reasons[0][:MAX_REASON_LENGTH]}"
    return status, text + at_level


def _rows_of_types_not_judged(rows: Iterable[Row]) -> list[Row]:
    """The rows of each type, under a profile, of which nothing conforms."""
    groups = dict[tuple[str, str], list[Row]]()
    for row in rows:
        groups.setdefault((row.profile, row.dtype), []).append(row)
    judged = {Status.CONFORMS, Status.WAIVED}
    return [row for group in groups.values() if not judged & {row.verdict for row in group} for row in group]


def _word_of(status: Status) -> str:
    return "conforms" if status is Status.CONFORMS else "has waived refutations only"


def _types(rows: Iterable[Row]) -> str:
    return " ".join(dict.fromkeys(row.dtype for row in rows))


def _profiles(rows: Iterable[Row]) -> str:
    return " ".join(dict.fromkeys(row.profile for row in rows))
