"""Checkpoints of exhaustive runs, and the record of each completed sweep."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.exhaustive.domain import domain_of, total
from vinculum.gate.exhaustive.store import Store, StoreError, UnitResult
from vinculum.gate.exhaustive.sweep import Portion
from vinculum.gate.runner.selection import Unit
from vinculum_spec.loader import specification


class Checkpoint:
    """The parts that an interrupted run has completed, and those of this run.

    Without a store it stores nothing.
    """

    def __init__(self, store: Store | None, work: Sequence[Unit]) -> None:
        parts = [unit for unit in work if unit.part is not None]
        self._store = store
        self._sweeps = {key for unit in parts if (key := self._sweep_key(unit)) is not None} if store else set()
        self._stored = {key: store.load(key) for key in self._sweeps} if store else {}
        self.total_parts, self.resumed_parts, self.stored_parts = len(parts), 0, 0

    def result(self, unit: Unit) -> UnitResult | None:
        """The result of an earlier run for this part."""
        if unit.part is None or self._store is None or (key := self._sweep_key(unit)) is None:
            return None
        result = self._stored[key].get(unit.part)
        self.resumed_parts += result is not None
        self.stored_parts += result is not None
        return result

    def add(self, unit: Unit, result: UnitResult) -> None:
        """Store a result.

        If that fails, the run goes on, and the part must be judged again after an interrupt.
        """
        if unit.part is not None and self._store is not None and not result.unavailable:
            key = self._sweep_key(unit)
            with suppress(StoreError):
                if key is not None:
                    self._store.add(key, unit.part, result)
                    self.stored_parts += 1

    def clear(self) -> None:
        """Delete the parts after a complete run. If that fails, the next run reuses them."""
        if self._store is not None:
            with suppress(StoreError):
                self._store.delete(sorted(self._sweeps))

    @staticmethod
    def _sweep_key(unit: Unit) -> str | None:
        """The identity of the unit's sweep; None, so that nothing is stored, if the target is not installed."""
        try:
            target = fingerprint.target(unit.target)
        except ValueError:
            return None
        return fingerprint.key(
            target=target,
            gate=fingerprint.gate(),
            dtype=unit.dtype,
            level=unit.level,
            profiles=list(unit.profiles),
            seconds=unit.seconds,
            memory=unit.memory,
            waivers=[(waiver.requirement, waiver.condition) for waiver in unit.waivers],
        )


@contextmanager
def open_checkpoint(folder: Path | None, work: Sequence[Unit]) -> Iterator[Checkpoint]:
    """The checkpoint in `folder`; it stores nothing without a folder or without parts. Raises StoreError."""
    if folder is None or all(unit.part is None for unit in work):
        yield Checkpoint(None, work)
        return
    with Store(folder) as store:
        yield Checkpoint(store, work)


def records(results: Iterable[tuple[Unit, UnitResult]], versions: Mapping[str, str]) -> list[dict[str, Any]]:
    """One record for each target, type, profile and rounding, with counts and the digest of all results."""
    groups = dict[tuple[str, str, str, str, str], list[Portion]]()
    for unit, result in results:
        for portion in result.portions:
            attributes = json.dumps(portion.attributes, sort_keys=True)
            groups.setdefault((unit.target, unit.dtype, unit.level, portion.profile, attributes), []).append(portion)
    return [_record(*names[:4], versions.get(names[0], ""), portions) for names, portions in groups.items()]


def _record(target: str, dtype: str, level: str, profile: str, version: str, portions: list[Portion]) -> dict[str, Any]:
    domain = domain_of(specification().types[dtype], level)
    assert domain is not None
    excluded, digests = dict[str, int](), dict[int, bytes]()
    for portion in portions:
        digests |= portion.digests
        for name, count in portion.excluded.items():
            excluded[name] = excluded.get(name, 0) + count
    judged = sum(portion.judged for portion in portions)
    one_oracle = len({(portion.oracle, portion.oracle_sha256) for portion in portions}) == 1
    digested = len(digests) == (domain.parts if domain.digest_by_part else domain.size)
    complete = one_oracle and digested and judged + sum(excluded.values()) == domain.pairs
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
        "oracle": portions[0].oracle,
        "oracle_sha256": portions[0].oracle_sha256,
    }


def sweep_lines(sweeps: Iterable[Mapping[str, Any]]) -> list[str]:
    """One line for each record."""
    lines = []
    for record in sweeps:
        attributes = "".join(f", {name}={value}" for name, value in record["attributes"].items())
        exclusions = "".join(f"; {count:,} excluded by {name}" for name, count in record["excluded"].items())
        digest = f"digest {record['digest']}" if record["complete"] else f"incomplete: of {record['pairs']:,} pairs"
        lines.append(
            f"{record['target']} {record['profile']} {record['dtype']}{attributes}: {record['judged']:,} pairs judged"
            f"{exclusions}; {digest}"
        )
    return lines
