"""Units of source files, which requirements are traced to."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

IDENTIFIER = re.compile(r"(?<![A-Za-z0-9_])[EV]_DIV_[A-Z0-9_]+_\d{4}\b")


@dataclass(frozen=True)
class Unit:
    """A function, a class or a table: its name, place, text and requirements.

    `says`: the first line of its docstring or comment. `uses`: the names of other units in its text.
    """

    name: str
    file: str
    line: int
    end: int
    text: str
    says: str
    requirements: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.file}:{self.line}"


def identifiers(text: str) -> tuple[str, ...]:
    """The distinct requirements that `text` names, sorted."""
    return tuple(sorted(set(IDENTIFIER.findall(text))))


def supporting(units: Iterable[Unit]) -> dict[str, str]:
    """For each unit without a requirement that a unit with one uses, directly or not, that unit."""
    units = list(units)
    owner = {unit.name: unit.name for unit in units if unit.requirements}
    queue = list(owner)
    by_name = {unit.name: unit for unit in units}
    while queue:
        name = queue.pop(0)
        for used in by_name[name].uses:
            if used in by_name and used not in owner:
                owner[used] = owner[name]
                queue.append(used)
    return {name: user for name, user in owner.items() if not by_name[name].requirements}
