"""What whole domains will cost, measured before they begin: a few million pairs divided and judged as the rest will be."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from vinculum.gate.exhaustive.domain import Domain, domain_of
from vinculum.gate.exhaustive.sweep import Sweep
from vinculum.gate.runner.selection import Unit
from vinculum.gate.runner.work_unit import plan_of, version_of
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.trial.trial import PATIENCE, Trial
from vinculum_spec.loader import specification

WARM, MEASURED = 48, 256  # tiles: until all is compiled and requests have their full size; then, at most
SECONDS = 1.5  # that a measurement takes at most, and its last request
DAY = 24.0  # hours; a campaign that takes longer is asked about


@dataclass(frozen=True)
class Cost:
    """Of one domain of a target: `ways` is how many profiles and roundings it is run through; `parts` are still to do.

    `rate` is pairs a second on one core, 0 where the target could not be measured.
    """

    target: str
    dtype: str
    domain: Domain
    ways: int
    parts: int
    rate: float

    @property
    def pairs(self) -> int:
        """How many pairs there are still to judge."""
        return self.domain.pairs // self.domain.parts * self.parts * self.ways

    @property
    def hours(self) -> float:
        """Core hours."""
        return self.pairs / self.rate / 3600 if self.rate else 0.0


def costs(work: Iterable[Unit]) -> list[Cost]:
    """One for each whole domain in `work`, which is what is still to be done, in its order."""
    left = dict[Unit, int]()
    for unit in work:
        if unit.part is not None:
            kind = replace(unit, part=0)
            left[kind] = left.get(kind, 0) + 1
    return [_cost(unit, parts) for unit, parts in left.items()]


def _cost(unit: Unit, parts: int) -> Cost:
    spec = specification()
    domain = domain_of(spec.types[unit.dtype], unit.level)
    assert domain is not None
    ways = sum(len(list(plan_of(spec, unit, profile).roundings())) for profile in unit.profiles)
    try:
        rate = _rate(unit, domain)
    except UnavailableError:
        rate = 0.0
    return Cost(unit.target, unit.dtype, domain, ways, parts, rate)


def _rate(unit: Unit, domain: Domain) -> float:
    """Pairs a second on one core, under the first profile and rounding."""
    profile = unit.profiles[0]
    plan = plan_of(specification(), unit, profile)
    with Sandbox(unit.target, unit.seconds, unit.memory) as sandbox:
        trial = Trial(sandbox, plan, sandbox.paths((profile,))[profile], version_of(unit.target), {}, localise=False)
        trial.deaths = PATIENCE  # one more is enough: what dies is not measured
        one = Sweep(trial, next(iter(plan.roundings())), domain)
        tiles = domain.tiles(domain.numerators(0))
        trial.run(one.cases(tiles[:WARM]), first_call=False)
        if trial.gave_up:
            return 0.0
        started, count = time.monotonic(), 0
        for start in range(WARM, min(WARM + MEASURED, len(tiles)), WARM) or (0,):
            some = tiles[start : start + WARM]
            trial.run(one.cases(some, telling=False), first_call=False)
            count += len(some)
            if time.monotonic() - started > SECONDS:
                break
        return count * domain.width / (time.monotonic() - started)


def said(found: Sequence[Cost], cores: int) -> list[str]:
    """The plan in a line each, and all of it in one more."""
    lines = [_line(cost, cores) for cost in found]
    if len(found) > 1:
        lines.append(
            f"plan: in all {_duration(total(found))} of one core, {_duration(total(found) / cores)} on {cores}"
        )
    return lines


def _line(cost: Cost, cores: int) -> str:
    pairs = f"plan: {cost.target} {cost.dtype}: {cost.domain.words}; {cost.pairs:,} to judge"
    ways = f", each {cost.ways} times over (profiles, roundings)" if cost.ways > 1 else ""
    if not cost.rate:
        return f"{pairs}{ways}; the target could not be measured"
    each = cost.hours * 3600 / max(cost.parts, 1)
    return (
        f"{pairs}{ways}; {cost.rate / 1e6:,.1f} million a second and core, measured here; {_parts(cost.parts)} of "
        f"{_seconds(each)}; {_duration(cost.hours)} of one core, {_duration(cost.hours / cores)} on {cores}"
    )


def _parts(count: int) -> str:
    return f"{count:,} parts" if count > 1 else "1 part"


def total(found: Iterable[Cost]) -> float:
    """Core hours of all."""
    return sum(cost.hours for cost in found)


def _duration(hours: float) -> str:
    if hours < 1 / 60:
        return _seconds(hours * 3600)
    return f"{hours * 60:.0f} min" if hours < 2 else f"{hours:,.0f} h" if hours < 96 else f"{hours / 24:,.1f} days"


def _seconds(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"
