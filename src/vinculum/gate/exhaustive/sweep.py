"""One part of a whole domain: every pair divided by the target, judged by compiled relations.

The target divides many numerators in one go, in its worker; the results come back as bytes, of which this process has
its own copy before it judges them or takes their digest. What is not in perfect order (an error, a crash, a wrong type
or value) is asked again in the gate's usual way, one tile at a time, which finds the requirement and the smallest
input. So this module decides nothing by itself: it counts what is right, and hands on the rest.
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
from vinculum.gate.oracle import relations
from vinculum.gate.oracle.compiled import Oracle, oracle_for
from vinculum.gate.results import formatting
from vinculum.gate.results.digests import canonical
from vinculum.gate.sandbox.messages import Reply
from vinculum.gate.sandbox.sweep import SLOT
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.trial import Trial
from vinculum_spec.requirement_ids import ANSWER, DETERMINISM

LABEL = "whole domain"
LONG = 0.1  # seconds: a request that took longer than this is not followed by a larger one


@dataclass
class Portion:
    """What was done of one domain: under a profile, with attributes. `digests` by numerator, where results came.

    Of a domain whose parts have numerators that follow each other, one digest for the part, by its first numerator.
    `judged` is how many pairs were judged by value, `excluded` how many each condition of the profile left out.
    """

    profile: str
    attributes: Mapping[str, Any]
    judge: str
    judge_identity: str
    judged: int = 0
    excluded: dict[str, int] = field(default_factory=dict)
    digests: dict[int, bytes] = field(default_factory=dict)


def sweep(trial: Trial, part: int, portions: list[Portion], level: str = EXHAUSTIVE) -> Iterator[Case]:
    """Judge all pairs of a part, under each rounding. Yields what is left for `trial` to look at; adds to `portions`.

    The first tile shows whether the target has this rounding at all.
    """
    domain = domain_of(trial.plan.element, level)
    assert domain is not None, "units are made of types that have a domain"
    for attributes in trial.plan.roundings():
        own = Sweep(trial, attributes, domain)
        portions.append(own.portion)
        numerators = domain.numerators(part)
        yield from own.cases(domain.tiles(numerators))
        own.finish(numerators)


class Sweep:
    """The pairs of some tiles under one rounding."""

    def __init__(self, trial: Trial, attributes: dict[str, Any], domain: Domain) -> None:
        plan = trial.plan
        self.trial, self.plan, self.attributes, self.domain = trial, plan, attributes, domain
        some = pattern(plan.element, domain.first)
        asked = trial.elements.on_values(Case(LABEL, some, some, attributes))
        self.names = tuple(requirement.id for requirement in asked)
        conditions = tuple(requirement.id for requirement in plan.conditions)
        self.oracle: Oracle = oracle_for(plan.element, self.names, conditions)
        self.portion = Portion(plan.profile.name, attributes, self.oracle.name, self.oracle.identity)
        how = Case(LABEL, some[:0], some[:0], attributes)
        self._request = trial.request(how, trial.paths[0])  # how to divide, without what
        self._kept = -1, *3 * (some[:0],)  # the first denominator, which are inside, these, and room for results
        self._running: tuple[int, int, Any] = (0, 0, None)  # numerator, denominators that were digested, and the digest

    def cases(self, wanted: Sequence[Tile], *, telling: bool = True) -> Iterator[Case]:
        """What is left for the trial of these tiles. Not `telling`: it is known that the target has this rounding."""
        answered = self.trial.ledger[ANSWER].cases
        size, start = (1 if telling else BLOCK), 0
        while start < len(wanted):
            inside = self._inside(wanted[start])
            block = self._alike(list(wanted[start : start + size]), inside)
            begun = time.monotonic()
            yield from self._block(block, inside)
            if telling and self.trial.ledger[ANSWER].cases == answered:
                return  # the target has no such rounding, or died of it: the trial has said so
            self._exclude(block, inside)
            start += len(block)
            size = min(2 * size, BLOCK) if time.monotonic() - begun < LONG else max(size // 2, 1)

    def finish(self, numerators: Sequence[int]) -> None:
        """One digest for a part whose numerators follow each other: if every one of them has its own."""
        digests = self.portion.digests
        if self.domain.together:
            joined = b"".join(digests[k] for k in numerators if k in digests)
            whole = len(digests) == len(numerators)
            self.portion.digests = {numerators[0]: blake3(joined).digest()} if whole else {}

    def _denominators(self, start: int) -> Array:
        return patterns(self.plan.element, start, start + self.domain.width)

    def _inside(self, tile: Tile) -> Array:
        """Where the conditions of the profile are met, for this numerator and the tile's denominators."""
        if not self.plan.conditions:
            return np.ones(self.domain.width, dtype=bool)
        numerator, start = tile
        return self.oracle.in_domain(pattern(self.plan.element, numerator), self._denominators(start))

    def _alike(self, tiles: list[Tile], inside: Array) -> list[Tile]:
        """The first of them, as many as have the same denominators inside."""
        if not self.plan.conditions:
            return tiles
        number = 0
        for start, group in groupby(tiles, itemgetter(1)):
            A = pattern(self.plan.element, *(numerator for numerator, _ in group))
            alike = self.oracle.count_same_domain(A, self._denominators(start), inside)
            number += alike
            if alike < A.size:
                break
        return tiles[:number]

    def _case(self, tile: Tile, inside: Array) -> Case:
        numerator, start = tile
        B = self._denominators(start)[inside]
        return Case(LABEL, np.full(B.size, pattern(self.plan.element, numerator)), B, self.attributes)

    def _block(self, block: list[Tile], inside: Array) -> Iterator[Case]:
        """Tiles of which the same denominators are inside."""
        fine, shared = [False] * len(block), -1
        came = self.trial.sandbox.sweep(self._request, block, self.domain.width, np.flatnonzero(~inside).tolist())
        if not isinstance(came, Reply):
            fine, shared = came
        elif len(block) > 1:
            refuted = self._failures()
            for tile in block:
                yield from self._block([tile], inside)
            if came.status == "died" and self._failures() == refuted:
                self.trial.ledger.mark_unfinished(f"{formatting.outcome(came)}, once, and not when asked one by one")
            return
        for slot, (tile, in_order) in enumerate(zip(block, fine, strict=True)):
            A, (B, C) = pattern(self.plan.element, tile[0]), self._room(tile[1], inside)
            if in_order and os.preadv(shared, [C.view(np.uint8).data], slot * SLOT) == B.nbytes:
                yield from self._judge(tile, inside, (A, B, C))
            else:
                yield from self._withheld(tile, inside)

    def _room(self, start: int, inside: Array) -> tuple[Array, Array]:
        """The denominators of a tile that are inside, and room for as many results. Those before are made use of again."""
        begun, which, B, C = self._kept
        if begun != start or not (which is inside or np.array_equal(which, inside)):
            B = self._denominators(start)[inside]
            C = np.empty_like(B)
        self._kept = start, inside, B, C
        return B, C

    def _withheld(self, tile: Tile, inside: Array) -> Iterator[Case]:
        """Something was not in order: the trial sees what. If it sees nothing, it was so once, which is no success.

        That the target does not have this, the trial has said itself; of the first tile, that is all there is to say.
        """
        ledger, refuted = self.trial.ledger, self._failures()
        answered = ledger[ANSWER].cases
        yield self._case(tile, inside)
        if self._failures() > refuted:
            return
        if ledger[ANSWER].cases > answered:
            ledger.mark_unfinished(f"numerator {tile[0]:#x}: not in order once, and in order when asked again")
        elif self.portion.judged and not any(row.unfinished for row in self.trial.rows):
            ledger.mark_unfinished(f"numerator {tile[0]:#x}: no answer")

    def _digest(self, tile: Tile, C: Array) -> None:
        """Add the results of a tile to its numerator's digest, which is kept once it has every tile."""
        numerator, start = tile
        begun, seen, so_far = self._running
        if start == self.domain.first:
            begun, seen, so_far = numerator, 0, blake3()
        if so_far is None or (begun, self.domain.first + seen) != (numerator, start):
            return  # a tile before this one has no results
        so_far.update(canonical(C, self.plan.element))
        seen += self.domain.width
        self._running = numerator, seen, so_far
        if seen == self.domain.size:
            self.portion.digests[numerator] = so_far.digest()

    def _failures(self) -> int:
        return sum(row.all_failures for row in self.trial.rows)

    def _judge(self, tile: Tile, inside: Array, results: tuple[Array, Array, Array]) -> Iterator[Case]:
        """Count what is right; what is wrong in a way that is new goes to the trial, which counts it."""
        ledger = self.trial.ledger
        applies, wrong = (dict(zip(self.names, x.tolist(), strict=True)) for x in self.oracle.count(*results))
        self._digest(tile, results[2])
        self.portion.judged += results[1].size
        failing = {name: count for name, count in wrong.items() if count}
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
        """How many of the failures each waiver covers; all that is not shown to be covered is not."""
        cover = self.trial.ledger.cover
        if name not in cover:
            return {None: count}
        seen = relations.observe(*results, self.plan.element)
        bad = ~relations.holds(self.plan.spec.requirements[name], self.plan.element, seen)
        parts = cover.parts(name, self.trial.paths[0], results[0][bad], results[1][bad])
        tally: dict[str | None, int] = {waiver: int(part.size) for waiver, part in parts.items() if waiver is not None}
        rest = count - sum(tally.values())
        return tally | ({None: rest} if rest > 0 else {})

    def _disputed(self, A: Array, B: Array, C: Array, failing: Mapping[str, int]) -> None:
        """Wrong in the sweep and not when asked again: another result the second time, or one of the judges errs."""
        element, ledger = self.plan.element, self.trial.ledger
        seen = relations.observe(A, B, C, element)
        for name in failing:
            bad = np.flatnonzero(~relations.holds(self.plan.spec.requirements[name], element, seen))
            if not bad.size:
                ledger.mark_unfinished(f"the compiled judge refutes {name} and the other does not: a fault of the gate")
            for waiver, part in ledger.cover.parts(name, self.trial.paths[0], A[bad], B[bad]).items():
                if ledger[name].smallest_example(waiver) is not None:
                    continue
                a, b, c = (x[bad[part[:1]]] for x in (A, B, C))
                case = Case(LABEL, a, b, self.attributes)
                _, expected = formatting.expected(self.trial.elements.on_values(case), element, a, b)
                request = self.trial.request(case, self.trial.paths[0])
                said = f"{formatting.decimal_and_bits(c[0])} once, and not when asked again"
                ledger.keep(name, LABEL, request, said, expected, failures=int(part.size), waiver=waiver)
                ledger.refute(DETERMINISM, LABEL, request, said, ("the same each time",))

    def _exclude(self, block: list[Tile], inside: Array) -> None:
        """Count what is left out, by the condition that it violates."""
        if inside.all():
            return
        excluded, outside = self.portion.excluded, np.flatnonzero(~inside)
        left_out = {start: self._denominators(start)[outside] for start in {start for _, start in block}}
        A = np.repeat(pattern(self.plan.element, *(numerator for numerator, _ in block)), outside.size)
        B = np.concatenate([left_out[start] for _, start in block])
        for requirement in self.plan.conditions:
            broken = int((~relations.condition(requirement, self.plan.element, A, B)).sum())
            if broken:
                excluded[requirement.id] = excluded.get(requirement.id, 0) + broken
