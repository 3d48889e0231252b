"""What was found of one file, whichever language it is in."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

CRITERIA = ("statement", "branch", "condition", "mcdc")


@dataclass(frozen=True, order=True)
class Gap:
    """Something that no test covers. `text`: its line in the source; `detail`: what of the line is meant."""

    file: str
    line: int
    criterion: str
    function: str
    detail: str
    text: str

    def as_json(self) -> dict[str, Any]:
        """Its fields by name."""
        return asdict(self)


@dataclass
class Coverage:
    """How much of each file is covered, by criterion: what is covered, and of how much; and the gaps."""

    figures: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    gaps: list[Gap] = field(default_factory=list)

    def file(self, name: str) -> None:
        """Have the file listed, with nothing to be covered as yet."""
        self.figures.setdefault(name, {criterion: [0, 0] for criterion in CRITERIA})

    def count(self, gap: Gap, *, covered: bool) -> None:
        """One thing more to be covered; `gap` is what it is where it is not."""
        self.file(gap.file)
        figure = self.figures[gap.file][gap.criterion]
        figure[0] += covered
        figure[1] += 1
        if not covered:
            self.gaps.append(gap)

    def add(self, others: Iterable["Coverage"]) -> "Coverage":
        """This, with what others found of other files."""
        for other in others:
            self.figures |= other.figures
            self.gaps += other.gaps
        return self
