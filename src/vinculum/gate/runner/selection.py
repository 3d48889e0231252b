"""What a run of the gate is to judge, and the work that this makes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from vinculum.gate.cases.plan import LEVELS
from vinculum.gate.exhaustive.domain import EXHAUSTIVE_FLOAT32, RENAMED_LEVELS, domain_of, parts
from vinculum.gate.results.results import Waiver
from vinculum.gate.targets import registry
from vinculum_spec.loader import specification
from vinculum_spec.schema import Specification


class SelectionError(ValueError):
    """What was asked for does not exist."""


class TypeNotNamedError(SelectionError):
    """A C function was selected without an element type."""

    def __init__(self, target: str) -> None:
        super().__init__(target)
        self.target = target

    def __str__(self) -> str:
        return self.message("--dtype")

    def message(self, option: str) -> str:
        """The message of an interface where `option` selects the element types."""
        return f"{self.target}: name its element type with {option}"


class NothingSelectedError(SelectionError):
    """All that was asked for exists, and together it leaves nothing to judge."""


@dataclass(frozen=True)
class Selection:
    """What to judge. Empty `profiles`: those that each target is judged under by default. Empty `dtypes`: all.

    At a level that has whole domains: `planned` also tries the cases of level standard; `parts` are those of the domain,
    None: all; `share` (i, n): the i-th of n shares of these; `state` is the folder in which they are kept as they are done,
    for a run that is broken off; None: they are not. `waivers` are those in force. `engine` is what the work is run on, see `gate.engines`.
    """

    targets: tuple[str, ...] = ("vinculum",)
    profiles: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = ()
    level: str = "standard"
    seed: int = 0
    seconds: float = 10.0
    jobs: int = 2
    planned: bool = True
    parts: range | None = None
    share: tuple[int, int] = (1, 1)
    state: Path | None = None
    waivers: tuple[Waiver, ...] = ()
    engine: str = "local"
    memory: float = 4.0


@dataclass(frozen=True)
class Unit:
    """What one process does in one go: a target and an element type, under each of its profiles.

    `part` is None for the planned cases, else the number of a part of the whole domain.
    """

    target: str
    dtype: str
    profiles: tuple[str, ...]
    level: str
    seed: int
    seconds: float
    part: int | None = None
    memory: float = 4.0
    waivers: tuple[Waiver, ...] = ()


def units(selection: Selection, spec: Specification | None = None) -> list[Unit]:
    """The work that `selection` means; raises SelectionError where a name is unknown or nothing is left."""
    spec = spec or specification()
    _known("profile", selection.profiles, spec.profiles)
    _known("dtype", selection.dtypes, spec.types)
    if selection.level in RENAMED_LEVELS:
        raise SelectionError(f"level {selection.level} is now called {RENAMED_LEVELS[selection.level]}")
    _known("level", (selection.level,), LEVELS)
    if selection.level == EXHAUSTIVE_FLOAT32:
        have = [name for name, element in spec.types.items() if domain_of(element, EXHAUSTIVE_FLOAT32)]
        for name in selection.dtypes:
            if name not in have:
                raise SelectionError(f"level {EXHAUSTIVE_FLOAT32} is for {', '.join(have)} only, not for {name}")
    found = []
    for target in registry.distinct(selection.targets):
        try:
            profiles = _profiles(selection, target)
            if target not in registry.KNOWN:
                registry.version(target)  # a file that is not there, or a target that is not written as one
        except (ValueError, OSError) as error:
            raise SelectionError(str(error)) from None
        if target.startswith("c:") and not selection.dtypes:
            raise TypeNotNamedError(target)
        for name in spec.types:
            under = tuple(p for p in profiles if name in spec.profiles[p].types)
            if under and (name in selection.dtypes or not selection.dtypes):
                level, seconds = selection.level, selection.seconds
                waivers = tuple(w for w in selection.waivers if (w.target, w.dtype) == (target, name))
                unit = Unit(
                    target, name, under, level, selection.seed, seconds, memory=selection.memory, waivers=waivers
                )
                if level == EXHAUSTIVE_FLOAT32 and domain_of(spec.types[name], level) is None:
                    continue
                whole = _chosen(selection, parts(spec.types[name], level))
                found += [replace(unit, part=part) for part in ((None,) if selection.planned else ()) + tuple(whole)]
    if not found:
        asked = dict.fromkeys(p for target in selection.targets for p in _profiles(selection, target))
        named = f"type{'s' * (len(selection.dtypes) > 1)} {' and '.join(selection.dtypes)}"
        verb = "are" if len(selection.dtypes) > 1 else "is"
        raise NothingSelectedError(
            f"nothing to judge: {named} {verb} in none of the profiles selected: {', '.join(asked)}"
        )
    return found


def _profiles(selection: Selection, target: str) -> tuple[str, ...]:
    """Those that are named, or else that the target implements."""
    return tuple(dict.fromkeys(selection.profiles)) or registry.adapter_class(target).profiles


def _chosen(selection: Selection, total: int) -> range:
    """The numbers of the parts of one domain that are selected."""
    first, step = selection.share
    return (range(total) if selection.parts is None else selection.parts[:total])[first - 1 :: step]


def gaps(selection: Selection) -> list[str]:
    """What was asked for by name and is not judged, as no profile of the target has it: a run without it is incomplete."""
    covered = {(unit.target, unit.dtype) for unit in units(selection)}
    spec, missing = specification(), list[str]()
    for target in registry.distinct(selection.targets):
        dtypes = selection.dtypes or tuple(name for name in spec.types if (target, name) in covered) or ("every type",)
        under = ", ".join(_profiles(selection, target))
        missing += [f"{target}, {dtype}: not in {under}" for dtype in dtypes if (target, dtype) not in covered]
    return missing


def _known(what: str, given: Sequence[str], known: Any) -> None:
    for name in given:
        if name not in known:
            raise SelectionError(f"there is no {what} {name!r}; there are {', '.join(known)}")
