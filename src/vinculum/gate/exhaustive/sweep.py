"""Judge one part of an exhaustive domain by compiled relations.

The target's worker divides many tiles per request and returns the results as bytes. This process copies them before it
judges them and updates the digest. Tiles with an error, a crash, a wrong type or a wrong value are tried again as ordinary
cases of a trial, which finds the violated requirement and the smallest input. So this module only counts correct results;
it refutes nothing by itself, unless a wrong result does not come back.
"""

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Any

import numpy as np
from blake3 import blake3

from vinculum.gate.cases.case import Case
from vinculum.gate.exhaustive.domain import BLOCK, EXHAUSTIVE, Domain, Tile, domain_of, pattern, patterns
from vinculum.gate.oracle import observations, relations
from vinculum.gate.oracle.compiled import Oracle, oracle_for
from vinculum.gate.results import formatting
from vinculum.gate.results.digests import canonical
from vinculum.gate.sandbox.messages import Reply, ReplyStatus
from vinculum.gate.sandbox.sweep import SLOT
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.trial import Trial
from vinculum_spec.requirement_ids import ANSWER, DETERMINISM

LABEL = "exhaustive domain"
MAX_SECONDS_TO_GROW = 0.1  # requests that take longer are not enlarged


@dataclass
class Portion:
    """The results of one part under a profile, with attributes.

    `digests` has a digest for each numerator with results, or, if parts have consecutive numerators, one for the part, by
    its first numerator. `judged` is the number of pairs judged by value; `excluded` counts the pairs outside of the domain, by
    the condition that they violate.
    """

    profile: str
    attributes: Mapping[str, Any]
    oracle: str
    oracle_sha256: str
    judged: int = 0
    excluded: dict[str, int] = field(default_factory=dict)
    digests: dict[int, bytes] = field(default_factory=dict)


def sweep(trial: Trial, part: int, portions: list[Portion], level: str = EXHAUSTIVE) -> Iterator[Case]:
    """Judge all pairs of a part under each rounding, and append to `portions`.

    Yields the cases that `trial` must judge.

    The first tile shows whether the target supports the rounding.
    """
    domain = domain_of(trial.plan.element, level)
    assert domain is not None, "only types with a domain have units with parts"
    for attributes in trial.plan.roundings():
        part_sweep = Sweep(trial, attributes, domain)
        portions.append(part_sweep.portion)
        numerators = domain.numerators(part)
        yield from part_sweep.cases(domain.tiles(numerators))
        part_sweep.finish(numerators)


class Sweep:
    """A sweep over tiles under one rounding."""

    def __init__(self, trial: Trial, attributes: dict[str, Any], domain: Domain) -> None:
        plan = trial.plan
        self.trial, self.plan, self.attributes, self.domain = trial, plan, attributes, domain
        first = pattern(plan.element, domain.first)
        self.requirements = {r.id: r for r in trial.elements.on_values(Case(LABEL, first, first, attributes))}
        self.names = tuple(self.requirements)
        self.oracle: Oracle = oracle_for(plan.element, tuple(self.requirements.values()), plan.conditions)
        self.portion = Portion(plan.profile.name, attributes, self.oracle.name, self.oracle.identity)
        empty = Case(LABEL, first[:0], first[:0], attributes)
        self._request = trial.request(empty, trial.paths[0])  # a template without operands
        # Reused buffers: the first denominator, the mask of those inside the domain, these, and space for results.
        self._buffers = -1, *3 * (first[:0],)
        self._running: tuple[int, int, Any] = (0, 0, None)  # numerator, number of digested denominators, hash state

    def cases(self, tiles: Sequence[Tile], *, probe: bool = True) -> Iterator[Case]:
        """Judge tiles, and yield the cases that the trial must judge.

        `probe`: check first that the target has the rounding.
        """
        answered = self.trial.ledger[ANSWER].cases
        size, start = (1 if probe else BLOCK), 0
        while start < len(tiles):
            inside = self._inside(tiles[start])
            block = self._same_domain(list(tiles[start : start + size]), inside)
            started = time.monotonic()
            yield from self._block(block, inside)
            if probe and self.trial.ledger[ANSWER].cases == answered:
                return  # the target lacks the rounding, or crashed: the trial has recorded it
            self._exclude(block, inside)
            start += len(block)
            size = min(2 * size, BLOCK) if time.monotonic() - started < MAX_SECONDS_TO_GROW else max(size // 2, 1)

    def finish(self, numerators: Sequence[int]) -> None:
        """Join the digests of a part with consecutive numerators, if every numerator has one."""
        digests = self.portion.digests
        if self.domain.digest_by_part:
            joined = b"".join(digests[k] for k in numerators if k in digests)
            complete = len(digests) == len(numerators)
            self.portion.digests = {numerators[0]: blake3(joined).digest()} if complete else {}

    def _denominators(self, start: int) -> Array:
        return patterns(self.plan.element, start, start + self.domain.width)

    def _inside(self, tile: Tile) -> Array:
        """The mask of the tile's denominators that satisfy the conditions of the profile."""
        if not self.plan.conditions:
            return np.ones(self.domain.width, dtype=bool)
        numerator, start = tile
        return self.oracle.in_domain(pattern(self.plan.element, numerator), self._denominators(start))

    def _same_domain(self, tiles: list[Tile], inside: Array) -> list[Tile]:
        """The longest prefix of `tiles` whose denominators inside the domain are the same."""
        if not self.plan.conditions:
            return tiles
        number = 0
        for start, group in groupby(tiles, itemgetter(1)):
            A = pattern(self.plan.element, *(numerator for numerator, _ in group))
            same = self.oracle.count_same_domain(A, self._denominators(start), inside)
            number += same
            if same < A.size:
                break
        return tiles[:number]

    def _case(self, tile: Tile, inside: Array) -> Case:
        numerator, start = tile
        B = self._denominators(start)[inside]
        return Case(LABEL, np.full(B.size, pattern(self.plan.element, numerator)), B, self.attributes)

    def _block(self, block: list[Tile], inside: Array) -> Iterator[Case]:
        """Judge tiles with the same denominators inside the domain."""
        valid: Sequence[bool] = [False] * len(block)
        shared_memory = -1
        answer = self.trial.sandbox.sweep(self._request, block, self.domain.width, np.flatnonzero(~inside).tolist())
        if not isinstance(answer, Reply):
            valid, shared_memory = answer
        elif len(block) > 1:
            refuted = self._failures()
            for tile in block:
                yield from self._block([tile], inside)
            if answer.status == ReplyStatus.DIED and self._failures() == refuted:
                self.trial.ledger.mark_unfinished(f"{formatting.outcome(answer)} once, and not when tried one by one")
            return
        for slot, (tile, is_valid) in enumerate(zip(block, valid, strict=True)):
            A, (B, C) = pattern(self.plan.element, tile[0]), self._buffers_for(tile[1], inside)
            if is_valid and os.preadv(shared_memory, [C.view(np.uint8).data], slot * SLOT) == B.nbytes:
                yield from self._judge(tile, inside, (A, B, C))
            else:
                yield from self._retry(tile, inside)

    def _buffers_for(self, start: int, inside: Array) -> tuple[Array, Array]:
        """The denominators of a tile inside the domain, and space for their results. Buffers are reused."""
        first, mask, B, C = self._buffers
        if first != start or not (mask is inside or np.array_equal(mask, inside)):
            B = self._denominators(start)[inside]
            C = np.empty_like(B)
        self._buffers = start, inside, B, C
        return B, C

    def _retry(self, tile: Tile, inside: Array) -> Iterator[Case]:
        """Try a tile without valid results again as a case of the trial.

        If that passes, the row stays unfinished.

        If the target does not support the tile, the trial has recorded that.
        """
        ledger, refuted = self.trial.ledger, self._failures()
        answered = ledger[ANSWER].cases
        yield self._case(tile, inside)
        if self._failures() > refuted:
            return
        if ledger[ANSWER].cases > answered:
            ledger.mark_unfinished(f"numerator {tile[0]:#x}: invalid once, and valid when tried again")
        elif self.portion.judged and not any(row.unfinished for row in self.trial.rows):
            ledger.mark_unfinished(f"numerator {tile[0]:#x}: no answer")

    def _digest(self, tile: Tile, C: Array) -> None:
        """Add the results of a tile to the digest of its numerator, and record the digest after the last tile."""
        numerator, start = tile
        current, digested, state = self._running
        if start == self.domain.first:
            current, digested, state = numerator, 0, blake3()
        if state is None or (current, self.domain.first + digested) != (numerator, start):
            return  # an earlier tile has no results
        state.update(canonical(C, self.plan.element))
        digested += self.domain.width
        self._running = numerator, digested, state
        if digested == self.domain.size:
            self.portion.digests[numerator] = state.digest()

    def _failures(self) -> int:
        return sum(row.all_failures for row in self.trial.rows)

    def _judge(self, tile: Tile, inside: Array, results: tuple[Array, Array, Array]) -> Iterator[Case]:
        """Count the results of a tile. New kinds of failures go to the trial, which counts them."""
        ledger = self.trial.ledger
        applies, violations = (dict(zip(self.names, x.tolist(), strict=True)) for x in self.oracle.count(*results))
        self._digest(tile, results[2])
        self.portion.judged += results[1].size
        failing = {name: count for name, count in violations.items() if count}
        A, B, C = np.broadcast_arrays(*results) if failing else results
        failures = {name: ledger[name].all_failures for name in failing}
        tallies = {name: self._tally(name, (A, B, C), count) for name, count in failing.items()}
        if all(ledger[name].smallest_example(waiver) for name, tally in tallies.items() for waiver in tally):
            ledger.count([ANSWER])
            for name in self.names:
                ledger.count([name], applies[name])
                for waiver, count in tallies.get(name, {}).items():
                    ledger[name].count_failures(count, waiver)
            return
        yield self._case(tile, inside)
        if any(ledger[name].all_failures == before for name, before in failures.items()):
            self._disputed(A, B, C, failing)

    def _tally(self, name: str, results: tuple[Array, Array, Array], count: int) -> dict[str | None, int]:
        """Count failures by the waiver that covers them.

        Failures without proof of coverage count as uncovered.
        """
        cover = self.trial.ledger.cover
        if name not in cover:
            return {None: count}
        observed = observations.observe(*results, self.plan.element)
        bad = ~relations.holds(self.requirements[name], self.plan.element, observed)
        parts = cover.parts(name, self.trial.paths[0], results[0][bad], results[1][bad])
        tally: dict[str | None, int] = {waiver: int(part.size) for waiver, part in parts.items() if waiver is not None}
        rest = count - sum(tally.values())
        return tally | ({None: rest} if rest > 0 else {})

    def _disputed(self, A: Array, B: Array, C: Array, failing: Mapping[str, int]) -> None:
        """Handle failures that the trial does not confirm.

        Either the target is not deterministic, or an oracle is wrong.
        """
        element, ledger = self.plan.element, self.trial.ledger
        observed = observations.observe(A, B, C, element)
        for name in failing:
            bad = np.flatnonzero(~relations.holds(self.requirements[name], element, observed))
            if not bad.size:
                ledger.mark_unfinished(
                    f"the compiled oracle refutes {name} and the NumPy oracle does not: a defect of the gate"
                )
            for waiver, part in ledger.cover.parts(name, self.trial.paths[0], A[bad], B[bad]).items():
                if ledger[name].smallest_example(waiver) is not None:
                    continue
                a, b, c = (x[bad[part[:1]]] for x in (A, B, C))
                case = Case(LABEL, a, b, self.attributes)
                _, expected = formatting.expected(self.trial.elements.on_values(case), element, a, b)
                request = self.trial.request(case, self.trial.paths[0])
                got = f"{formatting.decimal_and_bits(c[0])} once, and not when tried again"
                ledger.keep(name, LABEL, request, got, expected, failures=int(part.size), waiver=waiver)
                ledger.refute(DETERMINISM, LABEL, request, got, ("the same each time",))

    def _exclude(self, block: list[Tile], inside: Array) -> None:
        """Count the pairs outside of the domain, by the condition that they violate."""
        if inside.all():
            return
        excluded, outside = self.portion.excluded, np.flatnonzero(~inside)
        denominators = {start: self._denominators(start)[outside] for start in {start for _, start in block}}
        A = np.repeat(pattern(self.plan.element, *(numerator for numerator, _ in block)), outside.size)
        B = np.concatenate([denominators[start] for _, start in block])
        for requirement in self.plan.conditions:
            broken = int((~relations.condition(requirement, self.plan.element, A, B)).sum())
            if broken:
                excluded[requirement.id] = excluded.get(requirement.id, 0) + broken
