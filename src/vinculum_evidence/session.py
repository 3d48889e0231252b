"""`vinculum prove`: what is replayed, what is looked up, and what is kept."""

import fcntl
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from vinculum_evidence.catalogue import Catalogue, Entry
from vinculum_evidence.progress import Progress
from vinculum_evidence.proof import Level, of_others
from vinculum_evidence.record import Record, changed, read, read_seconds, stale, write, write_seconds
from vinculum_evidence.reports.terminal import Outcome, Row
from vinculum_evidence.runner import Settings, run


def looked_up(catalogue: Catalogue, chosen: Sequence[Entry]) -> Outcome:
    """What the evidence says of `chosen` without running anything: as it was recorded, stale, or missing."""
    kept = read(catalogue)
    outcome = Outcome()
    for entry in chosen:
        found = kept.get(entry.proof.claim)
        if found is None:
            outcome.gaps.append(entry.proof.claim)
        else:
            outcome.rows.append(Row(found, tuple(stale(entry.proof.claim, catalogue, kept))))
    return outcome


def still_open(catalogue: Catalogue, chosen: Iterable[Entry], state: Path) -> list[Entry]:
    """Those of `chosen` whose evidence is missing, stale, or shows nothing, and those that an interrupted run has left."""
    kept = read(catalogue)

    def settled(entry: Entry) -> bool:
        found = kept.get(entry.proof.claim)
        if found is None or changed(found, entry, catalogue.root):
            return False
        level = Level(found["level"])
        return level.shown or (level == Level.REFUTED and of_others(found["published"]))

    debt = owed(catalogue, state)
    return [entry for entry in chosen if entry.proof.claim in debt or not settled(entry)]


def owed(catalogue: Catalogue, state: Path) -> set[str]:
    """Claims that the last run of these proofs was to replay and did not come to, as it was interrupted or killed."""
    try:
        left = json.loads(_debt(catalogue, state).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return set()
    return {str(claim) for claim in left} if isinstance(left, list) else set()


def _debt(catalogue: Catalogue, state: Path) -> Path:
    return state / f"owed-{sha256(str(catalogue.root).encode()).hexdigest()[:16]}.json"


class BusyError(RuntimeError):
    """Another run is replaying these proofs, and each would write over what the other one has found."""


@contextmanager
def alone(catalogue: Catalogue) -> Iterator[None]:
    """No other run replays these proofs meanwhile; the system lets go of it however this one ends. Raises BusyError."""
    held = os.open(catalogue.folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = (
                f"nothing was replayed: another run is replaying {catalogue.folder}, and writes what it finds there"
            )
            raise BusyError(message) from None
        yield
    finally:
        os.close(held)


def replayed(catalogue: Catalogue, chosen: Sequence[Entry], settings: Settings) -> Outcome:
    """Run `chosen`, if no other run does. Each record is kept as it is made: an interrupt loses only what was still running.

    What it took is kept beside a record that is new, or another than before: the same evidence leaves the same files.
    """
    with alone(catalogue):
        return _replayed(catalogue, chosen, settings)


def _replayed(catalogue: Catalogue, chosen: Sequence[Entry], settings: Settings) -> Outcome:
    settings.state.mkdir(parents=True, exist_ok=True)
    debt = _debt(catalogue, settings.state)
    left = owed(catalogue, settings.state) | {entry.proof.claim for entry in chosen}
    debt.write_text(json.dumps(sorted(left)), encoding="utf-8")
    evidence: dict[str, Record] = read(catalogue)
    taken = read_seconds(catalogue)
    outcome = Outcome()
    with Progress([entry.proof.claim for entry in chosen]) as progress:
        try:
            with closing(run(catalogue, chosen, settings, progress.report)) as results:
                for result in results:
                    outcome.rows.append(Row(result.record, (), result.seconds))
                    progress.done(result.record["claim"], result.record["level"])
                    left.discard(result.record["claim"])
                    debt.write_text(json.dumps(sorted(left)), encoding="utf-8")
                    if result.record["level"] != Level.NOT_RUN:
                        if evidence.get(claim := result.record["claim"]) != result.record or claim not in taken:
                            taken[claim] = result.seconds  # a replay that finds what is kept leaves all as it is
                        evidence[claim] = result.record
                        write(catalogue, evidence.values())
                        write_seconds(catalogue, taken)
        except KeyboardInterrupt:
            outcome.interrupted = True
    # Only now: what a claim rests on may have been replayed after it. What was not run is no evidence.
    outcome.rows = [
        row
        if row.level is Level.NOT_RUN
        else replace(row, stale=tuple(stale(row.record["claim"], catalogue, evidence)))
        for row in outcome.rows
    ]
    made = {row.record["claim"] for row in outcome.rows}
    outcome.gaps = [entry.proof.claim for entry in chosen if entry.proof.claim not in made]
    return outcome
