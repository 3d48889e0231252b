"""`vinculum prove`: replay proofs, look up evidence, and record which claims an interrupted run left."""

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
from vinculum_evidence.proof import Level, by_third_party
from vinculum_evidence.record import Record, changes, read, read_seconds, stale_reasons, write, write_seconds
from vinculum_evidence.reports.terminal import Outcome, Row
from vinculum_evidence.runner import Settings, run


class BusyError(RuntimeError):
    """Another run is replaying these proofs, and the two would overwrite each other's records."""


def look_up(catalogue: Catalogue, entries: Sequence[Entry]) -> Outcome:
    """The recorded evidence of `entries`, and what is stale or missing. No proof runs."""
    evidence = read(catalogue)
    outcome = Outcome()
    for entry in entries:
        claim = entry.proof.claim
        if (record := evidence.get(claim)) is None:
            outcome.missing.append(claim)
        else:
            outcome.rows.append(Row(record, tuple(stale_reasons(claim, catalogue, evidence))))
    return outcome


def still_open(catalogue: Catalogue, entries: Iterable[Entry], state: Path) -> list[Entry]:
    """The entries that have no current evidence, and those that an interrupted run left."""
    evidence = read(catalogue)
    pending = pending_claims(catalogue, state)

    def has_current_evidence(entry: Entry) -> bool:
        record = evidence.get(entry.proof.claim)
        if record is None or changes(record, entry, catalogue.root):
            return False
        level = Level(record["level"])
        return level.is_evidence or (level == Level.REFUTED and by_third_party(record["published"]))

    return [entry for entry in entries if entry.proof.claim in pending or not has_current_evidence(entry)]


def pending_claims(catalogue: Catalogue, state: Path) -> set[str]:
    """Claims that the last run of these proofs did not finish because it was interrupted or killed."""
    try:
        claims = json.loads(_pending_file(catalogue, state).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return set()
    return {str(claim) for claim in claims} if isinstance(claims, list) else set()


def _pending_file(catalogue: Catalogue, state: Path) -> Path:
    return state / f"pending-{sha256(str(catalogue.root).encode()).hexdigest()[:16]}.json"


@contextmanager
def exclusive(catalogue: Catalogue) -> Iterator[None]:
    """Hold a lock on these proofs, which the system releases however this process ends. Raises BusyError."""
    descriptor = os.open(catalogue.folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BusyError(
                f"nothing was replayed: another run is replaying {catalogue.folder}, and writes its records there"
            ) from None
        yield
    finally:
        os.close(descriptor)


def replay(catalogue: Catalogue, entries: Sequence[Entry], settings: Settings) -> Outcome:
    """Run the proofs of `entries`, and write each record as soon as it exists.

    An interrupt loses only the proofs that are running. Durations are updated only with a new or changed record, so
    that a replay with the same results leaves every file unchanged. Raises BusyError.
    """
    with exclusive(catalogue):
        return _replay_locked(catalogue, entries, settings)


def _replay_locked(catalogue: Catalogue, entries: Sequence[Entry], settings: Settings) -> Outcome:
    settings.state.mkdir(parents=True, exist_ok=True)
    pending_file = _pending_file(catalogue, settings.state)
    pending = pending_claims(catalogue, settings.state) | {entry.proof.claim for entry in entries}
    pending_file.write_text(json.dumps(sorted(pending)), encoding="utf-8")
    evidence: dict[str, Record] = read(catalogue)
    durations = read_seconds(catalogue)
    outcome = Outcome()
    with Progress([entry.proof.claim for entry in entries]) as progress:
        try:
            with closing(run(catalogue, entries, settings, progress.report)) as results:
                for result in results:
                    claim, level = result.record["claim"], result.record["level"]
                    outcome.rows.append(Row(result.record, (), result.seconds))
                    progress.finish(claim, level)
                    pending.discard(claim)
                    pending_file.write_text(json.dumps(sorted(pending)), encoding="utf-8")
                    if level != Level.NOT_RUN:
                        if evidence.get(claim) != result.record or claim not in durations:
                            durations[claim] = result.seconds
                        evidence[claim] = result.record
                        write(catalogue, evidence.values())
                        write_seconds(catalogue, durations)
        except KeyboardInterrupt:
            outcome.interrupted = True
    # Staleness is known only now: a claim may depend on one that was replayed after it. NOT_RUN is no evidence.
    outcome.rows = [
        row
        if row.level is Level.NOT_RUN
        else replace(row, stale=tuple(stale_reasons(row.record["claim"], catalogue, evidence)))
        for row in outcome.rows
    ]
    finished = {row.record["claim"] for row in outcome.rows}
    outcome.missing = [entry.proof.claim for entry in entries if entry.proof.claim not in finished]
    return outcome
