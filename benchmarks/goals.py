"""The goals as data: a factor, the peer and the cells."""

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.cells import FLOATS, FORMS, SIGNED, TYPES, UNSIGNED, Cell
from benchmarks.results import COPY, OURS, WRONG, Result

INTEGERS = SIGNED + UNSIGNED
SMALL = tuple(name for name in INTEGERS if name.endswith(("int8", "int16")))
MIDDLE = tuple(name for name in INTEGERS if name.endswith("int32"))
LARGE = tuple(name for name in INTEGERS if name.endswith("int64"))


@dataclass(frozen=True)
class Goal:
    """`against`'s time by ours is at least `factor` in every cell of these types, sizes and forms.

    `against` is "fastest" for the fastest peer that is right, or a name.
    """

    name: str
    types: Sequence[str]
    sizes: tuple[int, int]
    factor: float
    against: str = "fastest"
    forms: Sequence[str] = FORMS
    out: tuple[bool, ...] = (True, False)

    def covers(self, cell: Cell) -> bool:
        """Return whether the goal covers the cell."""
        return (
            cell.type in self.types
            and self.sizes[0] <= cell.size <= self.sizes[1]
            and cell.form in self.forms
            and cell.out in self.out
        )

    def ratio(self, result: Result) -> float | None:
        """Return the ratio that must reach the factor; None without a peer to compare with."""
        return result.ratio(None if self.against == "fastest" else self.against)


FROM = (1_000, 10**12)
PLAIN = ("array/array",)
GOALS = (
    Goal("never slower than the fastest", TYPES, FROM, 1),
    Goal("8- and 16-bit integers", SMALL, FROM, 5, forms=PLAIN),
    Goal("32-bit integers", MIDDLE, FROM, 2, forms=PLAIN),
    Goal("64-bit integers", LARGE, FROM, 1.5, forms=PLAIN),
    Goal("memory bandwidth", FLOATS[2:], (10_000_000, 10_000_000), 1 / 1.1, COPY, PLAIN, (True,)),
    Goal("small calls", TYPES, (1, 10), 1 / 2, "numpy"),
)


def goal_verdicts(result: Result) -> list[tuple[Goal, bool]]:
    """Return the goals that cover a result, and whether each is met. Wrong quotients meet none."""
    if result.peers[OURS].verdict == WRONG:
        return [(goal, False) for goal in GOALS if goal.covers(result.cell)]
    ratios = ((goal, goal.ratio(result)) for goal in GOALS if goal.covers(result.cell))
    return [(goal, ratio >= goal.factor) for goal, ratio in ratios if ratio is not None]


def meets_goals(result: Result) -> bool | None:
    """Return whether all goals that cover a result are met; None if no goal covers it."""
    verdicts = [verdict for _, verdict in goal_verdicts(result)]
    return all(verdicts) if verdicts else None
