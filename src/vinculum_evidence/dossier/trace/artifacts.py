"""What a requirement is traced to: a piece of a file, with the identifiers that stand in it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

IDENTIFIER = re.compile(r"(?<![A-Za-z0-9_])[EV]_DIV_[A-Z0-9_]+_\d{4}\b")


@dataclass(frozen=True)
class Unit:
    """A function, a class or a table: its name, where it stands, what is written there, and what calls it.

    `says`: the first line of its docstring or comment. `uses`: names of other units of its room that stand in it.
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
    """The requirements that `text` names, each once, in the order of the alphabet."""
    return tuple(sorted(set(IDENTIFIER.findall(text))))


def supporting(units: Iterable[Unit]) -> dict[str, str]:
    """Units that name no requirement, and one that does name some and needs them: directly, or through others."""
    units = list(units)
    owner = {unit.name: unit.name for unit in units if unit.requirements}
    ahead = list(owner)
    by_name = {unit.name: unit for unit in units}
    while ahead:
        name = ahead.pop(0)
        for used in by_name[name].uses:
            if used in by_name and used not in owner:
                owner[used] = owner[name]
                ahead.append(used)
    return {name: user for name, user in owner.items() if not by_name[name].requirements}
