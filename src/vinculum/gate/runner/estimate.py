"""Estimate the cost of exhaustive domains by judging a few million pairs of each."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from vinculum.gate.exhaustive.domain import Domain, domain_of
from vinculum.gate.exhaustive.sweep import Sweep
from vinculum.gate.runner.selection import Unit
from vinculum.gate.runner.work_unit import plan_of, version_of
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.trial.trial import Trial
from vinculum_spec.atlas.full import full_specification

WARM_UP_TILES, MAX_MEASURED_TILES = 48, 256
MAX_SECONDS = 1.5  # of a measurement, without its last request
DAY = 24.0  # hours; longer runs need confirmation


@dataclass(frozen=True)
class Cost:
    """The cost of one domain of a target, in `runs` profiles and roundings.

    `parts` is the number of parts left.

    `rate` is pairs per second and core, or 0 if the target could not be measured.
    """

    target: str
    dtype: str
    domain: Domain
    runs: int
    parts: int
    rate: float

    @property
    def pairs(self) -> int:
        """Number of pairs that are left to judge."""
        return self.domain.pairs // self.domain.parts * self.parts * self.runs

    @property
    def hours(self) -> float:
        """Core hours."""
        return self.pairs / self.rate / 3600 if self.rate else 0.0


def costs(work: Iterable[Unit]) -> list[Cost]:
    """The cost of each exhaustive domain in `work`, which is the work that is left."""
    remaining = dict[Unit, int]()
    for unit in work:
        if unit.part is not None:
            kind = replace(unit, part=0)
            remaining[kind] = remaining.get(kind, 0) + 1
    return [_cost(unit, parts) for unit, parts in remaining.items()]


def _cost(unit: Unit, parts: int) -> Cost:
    spec = full_specification()
    domain = domain_of(spec.types[unit.dtype], unit.level)
    assert domain is not None
    runs = sum(len(list(plan_of(spec, unit, profile).roundings())) for profile in unit.profiles)
    try:
        rate = _rate(unit, domain)
    except UnavailableError:
        rate = 0.0
    return Cost(unit.target, unit.dtype, domain, runs, parts, rate)


def _rate(unit: Unit, domain: Domain) -> float:
    """Pairs per second and core, under the first profile and rounding."""
    profile = unit.profiles[0]
    plan = plan_of(full_specification(), unit, profile)
    with Sandbox(unit.target, unit.seconds, unit.memory) as sandbox:
        trial = Trial(sandbox, plan, sandbox.paths((profile,))[profile], version_of(unit.target), {}, localise=False)
        trial.budget.crashes = trial.budget.MAX_CRASHES  # give up at the first crash
        measured = Sweep(trial, next(iter(plan.roundings())), domain)
        tiles = domain.tiles(domain.numerators(0))
        trial.run(measured.cases(tiles[:WARM_UP_TILES]), first_call=False)
        if trial.gave_up:
            return 0.0
        started, count = time.monotonic(), 0
        for start in range(WARM_UP_TILES, min(WARM_UP_TILES + MAX_MEASURED_TILES, len(tiles)), WARM_UP_TILES) or (0,):
            block = tiles[start : start + WARM_UP_TILES]
            trial.run(measured.cases(block, probe=False), first_call=False)
            count += len(block)
            if time.monotonic() - started > MAX_SECONDS:
                break
        return count * domain.width / (time.monotonic() - started)


def cost_lines(estimates: Sequence[Cost], cores: int) -> list[str]:
    """One line for each domain, and one for the sum."""
    lines = [_line(cost, cores) for cost in estimates]
    if len(estimates) > 1:
        lines.append(
            f"cost: in total {_duration(total_hours(estimates))} of one core, {_duration(total_hours(estimates) / cores)} on {cores}"
        )
    return lines


def _line(cost: Cost, cores: int) -> str:
    pairs = f"cost: {cost.target} {cost.dtype}: {cost.domain.words}; {cost.pairs:,} to judge"
    runs = f", in {cost.runs} profiles and roundings" if cost.runs > 1 else ""
    if not cost.rate:
        return f"{pairs}{runs}; the target could not be measured"
    each = cost.hours * 3600 / max(cost.parts, 1)
    return (
        f"{pairs}{runs}; {cost.rate / 1e6:,.1f} million per second and core, measured here; {_parts(cost.parts)} of "
        f"{_seconds(each)}; {_duration(cost.hours)} of one core, {_duration(cost.hours / cores)} on {cores}"
    )


def _parts(count: int) -> str:
    return f"{count:,} parts" if count > 1 else "1 part"


def total_hours(estimates: Iterable[Cost]) -> float:
    """Core hours of all domains."""
    return sum(cost.hours for cost in estimates)


def _duration(hours: float) -> str:
    if hours < 1 / 60:
        return _seconds(hours * 3600)
    return f"{hours * 60:.0f} min" if hours < 2 else f"{hours:,.0f} h" if hours < 96 else f"{hours / 24:,.1f} days"


def _seconds(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"
