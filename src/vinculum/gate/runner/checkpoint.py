"""A run's memory of the parts that it has done, and the record of each campaign when it ends."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.exhaustive.domain import domain_of, total
from vinculum.gate.exhaustive.store import Done, Store, StoreError
from vinculum.gate.exhaustive.sweep import Portion
from vinculum.gate.runner.selection import Unit
from vinculum_spec.loader import specification


class Keeper:
    """Knows which parts an earlier run has done that was broken off, and keeps those of this one; without a store, none."""

    def __init__(self, store: Store | None, work: Sequence[Unit]) -> None:
        whole = [unit for unit in work if unit.part is not None]
        self._store = store
        self._campaigns = {self._campaign(unit) for unit in whole} if store else set()
        self._kept = {name: store.kept(name) for name in self._campaigns} if store else {}
        self.parts, self.resumed, self.kept = len(whole), 0, 0

    def done(self, unit: Unit) -> Done | None:
        """What an earlier run has found in this part."""
        if unit.part is None or self._store is None:
            return None
        found = self._kept[self._campaign(unit)].get(unit.part)
        self.resumed += found is not None
        self.kept += found is not None
        return found

    def keep(self, unit: Unit, done: Done) -> None:
        """Write down what this run has found. Where that fails the run goes on, and less of it is kept."""
        if unit.part is not None and self._store is not None and not done.unavailable:
            with suppress(StoreError):
                self._store.keep(self._campaign(unit), unit.part, done)
                self.kept += 1

    def finish(self) -> None:
        """All is done: the next run begins anew. Where that cannot be written, it has what this one found."""
        if self._store is not None:
            with suppress(StoreError):
                self._store.forget(sorted(self._campaigns))

    @staticmethod
    def _campaign(unit: Unit) -> str:
        return fingerprint.key(
            target=fingerprint.target(unit.target),
            gate=fingerprint.gate(),
            dtype=unit.dtype,
            level=unit.level,
            profiles=list(unit.profiles),
            seconds=unit.seconds,
            memory=unit.memory,
            waivers=[(waiver.requirement, waiver.condition) for waiver in unit.waivers],
        )


@contextmanager
def keeping(folder: Path | None, work: Sequence[Unit]) -> Iterator[Keeper]:
    """A keeper of these parts in `folder`; one that keeps nothing without a folder or parts. Raises StoreError."""
    if folder is None or all(unit.part is None for unit in work):
        yield Keeper(None, work)
        return
    with Store(folder) as store:
        yield Keeper(store, work)


def records(done: Iterable[tuple[Unit, Done]], versions: Mapping[str, str]) -> list[dict[str, Any]]:
    """One record for each target, type, profile and rounding: what was divided, and the digest of all results."""
    found = dict[tuple[str, str, str, str, str], list[Portion]]()
    for unit, what in done:
        for portion in what.portions:
            attributes = json.dumps(portion.attributes, sort_keys=True)
            found.setdefault((unit.target, unit.dtype, unit.level, portion.profile, attributes), []).append(portion)
    return [_record(*names[:4], versions.get(names[0], ""), portions) for names, portions in found.items()]


def _record(target: str, dtype: str, level: str, profile: str, version: str, portions: list[Portion]) -> dict[str, Any]:
    domain = domain_of(specification().types[dtype], level)
    assert domain is not None
    excluded, digests = dict[str, int](), dict[int, bytes]()
    for portion in portions:
        digests |= portion.digests
        for name, count in portion.excluded.items():
            excluded[name] = excluded.get(name, 0) + count
    judged = sum(portion.judged for portion in portions)
    one_judge = len({(portion.judge, portion.judge_identity) for portion in portions}) == 1
    digested = len(digests) == (domain.parts if domain.together else domain.size)
    complete = one_judge and digested and judged + sum(excluded.values()) == domain.pairs
    return {
        "target": target,
        "version": version,
        "dtype": dtype,
        "profile": profile,
        "attributes": dict(portions[0].attributes),
        "domain": domain.words,
        "pairs": domain.pairs,
        "judged": judged,
        "excluded": dict(sorted(excluded.items())),
        "complete": complete,
        "digest": total(digests) if complete else None,
        "judge": portions[0].judge,
        "judge_sha256": portions[0].judge_identity,
    }


def said(campaigns: Iterable[Mapping[str, Any]]) -> list[str]:
    """The records in a line each."""
    lines = []
    for record in campaigns:
        attributes = "".join(f", {name}={value}" for name, value in record["attributes"].items())
        left_out = "".join(f"; {count:,} outside of the domain by {name}" for name, count in record["excluded"].items())
        how = f"digest {record['digest']}" if record["complete"] else f"not complete: of {record['pairs']:,} pairs"
        lines.append(
            f"{record['target']} {record['profile']} {record['dtype']}{attributes}: {record['judged']:,} pairs judged"
            f"{left_out}; {how}"
        )
    return lines
