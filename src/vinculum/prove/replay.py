"""`vinculum prove`: what is replayed, what is looked up, and what is kept."""

from collections.abc import Iterable, Sequence
from contextlib import closing

from vinculum.prove.catalogue import Catalogue, Entry
from vinculum.prove.model import Level, of_others
from vinculum.prove.progress import Progress
from vinculum.prove.records import Record, changed, read, read_seconds, write, write_seconds
from vinculum.prove.report import Outcome, Row
from vinculum.prove.run import Settings, run


def looked_up(catalogue: Catalogue, chosen: Sequence[Entry]) -> Outcome:
    """What the evidence says of `chosen` without running anything: as it was recorded, stale, or missing."""
    kept = read(catalogue)
    outcome = Outcome()
    for entry in chosen:
        found = kept.get(entry.proof.claim)
        if found is None:
            outcome.gaps.append(entry.proof.claim)
        else:
            outcome.rows.append(Row(found, tuple(changed(found, entry, catalogue.root))))
    return outcome


def unsettled(catalogue: Catalogue, chosen: Iterable[Entry]) -> list[Entry]:
    """Those of `chosen` whose evidence is missing, stale, or shows nothing: what an interrupted run has left."""
    kept = read(catalogue)

    def settled(entry: Entry) -> bool:
        found = kept.get(entry.proof.claim)
        if found is None or changed(found, entry, catalogue.root):
            return False
        level = Level(found["level"])
        return level.shown or (level == Level.REFUTED and of_others(found["published"]))

    return [entry for entry in chosen if not settled(entry)]


def replayed(catalogue: Catalogue, chosen: Sequence[Entry], settings: Settings, *, keep: bool = True) -> Outcome:
    """Run `chosen`. Each record is kept as it is made, so that an interrupt loses only what was still running."""
    evidence: dict[str, Record] = read(catalogue)
    taken = read_seconds(catalogue)
    outcome = Outcome()
    with Progress([entry.proof.claim for entry in chosen]) as progress:
        try:
            with closing(run(catalogue, chosen, settings, progress.report)) as results:
                for result in results:
                    outcome.rows.append(Row(result.record, (), result.seconds))
                    progress.done(result.record["claim"], result.record["level"])
                    if keep and result.record["level"] != Level.NOT_RUN:
                        evidence[result.record["claim"]] = result.record
                        taken[result.record["claim"]] = result.seconds
                        write(catalogue, evidence.values())
                        write_seconds(catalogue, taken)
        except KeyboardInterrupt:
            outcome.interrupted = True
    made = {row.record["claim"] for row in outcome.rows}
    outcome.gaps = [entry.proof.claim for entry in chosen if entry.proof.claim not in made]
    return outcome
