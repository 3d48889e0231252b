"""What a run judges, and its units of work."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from vinculum.gate.cases.plan import LEVELS
from vinculum.gate.exhaustive.domain import EXHAUSTIVE_FLOAT32, RENAMED_LEVELS, domain_of, parts
from vinculum.gate.results.results import Waiver
from vinculum.gate.targets import c_function, registry
from vinculum.gate.targets.program import command
from vinculum_spec.atlas.full import full_specification
from vinculum_spec.schema import Specification


class SelectionError(ValueError):
    """The selection names something that does not exist."""


class TypeNotNamedError(SelectionError):
    """A C function, or a program that does not learn the type, was selected without an element type."""

    def __init__(self, target: str) -> None:
        super().__init__(target)
        self.target = target

    def __str__(self) -> str:
        return self.message("--dtype")

    def message(self, option: str) -> str:
        """The message of an interface where `option` selects the element types."""
        return f"{self.target}: name its element type with {option}"


class NothingSelectedError(SelectionError):
    """All names exist, but the selection is empty."""


@dataclass(frozen=True)
class Selection:
    """What to judge.

    Empty `profiles`: the profiles that each target implements. Empty `dtypes`: all types.

    At an exhaustive level, `planned` adds the cases of level standard; `parts` are the parts of each domain (None: all);
    `shard` (i, n) is the i-th of n shards of these; `state` is the folder for completed parts (None: they are not stored).
    `waivers` are those in force. `executor` is a name for `runner.executors.executor_of`.
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
    shard: tuple[int, int] = (1, 1)
    state: Path | None = None
    waivers: tuple[Waiver, ...] = ()
    executor: str = "local"
    memory: float = 4.0


@dataclass(frozen=True)
class Unit:
    """The work of one task: a target and an element type, under each of the profiles.

    `part` is the number of a part of the exhaustive domain, or None for the planned cases.
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
    """The units of a selection. Raises SelectionError if a name is unknown or the selection is empty."""
    spec = spec or full_specification()
    _check_names("profile", selection.profiles, spec.profiles)
    _check_names("dtype", selection.dtypes, spec.types)
    if selection.level in RENAMED_LEVELS:
        raise SelectionError(f"level {selection.level} is now called {RENAMED_LEVELS[selection.level]}")
    _check_names("level", (selection.level,), LEVELS)
    if selection.level == EXHAUSTIVE_FLOAT32:
        supported = [name for name, element in spec.types.items() if domain_of(element, EXHAUSTIVE_FLOAT32)]
        for name in selection.dtypes:
            if name not in supported:
                raise SelectionError(f"level {EXHAUSTIVE_FLOAT32} is for {', '.join(supported)} only, not for {name}")
    work = list[Unit]()
    for target in registry.distinct(selection.targets):
        try:
            profiles = _profiles(selection, target)
            if target not in registry.KNOWN:
                registry.version(target)  # raises for a missing file or an invalid name
        except (ValueError, OSError) as error:
            raise SelectionError(str(error)) from None
        _check_types(target, selection.dtypes, spec)
        for name in spec.types:
            applicable = tuple(p for p in profiles if name in spec.profiles[p].types)
            if applicable and (name in selection.dtypes or not selection.dtypes):
                level, seconds = selection.level, selection.seconds
                waivers = tuple(w for w in selection.waivers if (w.target, w.dtype) == (target, name))
                unit = Unit(
                    target, name, applicable, level, selection.seed, seconds, memory=selection.memory, waivers=waivers
                )
                if level == EXHAUSTIVE_FLOAT32 and domain_of(spec.types[name], level) is None:
                    continue
                numbers = _selected_parts(selection, parts(spec.types[name], level))
                work += [replace(unit, part=part) for part in ((None,) if selection.planned else ()) + tuple(numbers)]
    if not work:
        selected = dict.fromkeys(p for target in selection.targets for p in _profiles(selection, target))
        types = f"type{'s' * (len(selection.dtypes) > 1)} {' and '.join(selection.dtypes)}"
        verb = "are" if len(selection.dtypes) > 1 else "is"
        raise NothingSelectedError(
            f"nothing to judge: {types} {verb} in none of the profiles selected: {', '.join(selected)}"
        )
    return work


def _check_types(target: str, dtypes: Sequence[str], spec: Specification) -> None:
    """Raise SelectionError if no type is named, or if a function on bit patterns is to divide integers."""
    is_c = target.startswith("c:")
    if not dtypes and (is_c or (target.startswith(command.LINES) and not command.takes_dtype(target))):
        raise TypeNotNamedError(target)
    for name in dtypes if is_c else ():
        if spec.types[name].kind == "int" and c_function.takes_bits(target):
            raise SelectionError(
                f"{target}: :bits is for functions on the bit patterns of floats, and {name} is an integer type"
            )


def _profiles(selection: Selection, target: str) -> tuple[str, ...]:
    """The selected profiles, or those that the target implements."""
    return tuple(dict.fromkeys(selection.profiles)) or registry.adapter_class(target).profiles


def _selected_parts(selection: Selection, total: int) -> range:
    """The numbers of the selected parts of a domain."""
    first, step = selection.shard
    return (range(total) if selection.parts is None else selection.parts[:total])[first - 1 :: step]


def gaps(selection: Selection) -> list[str]:
    """Selected types that no profile of the target has. Their run is incomplete."""
    covered = {(unit.target, unit.dtype) for unit in units(selection)}
    spec, missing = full_specification(), list[str]()
    for target in registry.distinct(selection.targets):
        dtypes = selection.dtypes or tuple(name for name in spec.types if (target, name) in covered) or ("every type",)
        under = ", ".join(_profiles(selection, target))
        missing += [f"{target}, {dtype}: not in {under}" for dtype in dtypes if (target, dtype) not in covered]
    return missing


def _check_names(kind: str, selected: Sequence[str], names: Any) -> None:
    for name in selected:
        if name not in names:
            raise SelectionError(f"there is no {kind} {name!r}; there are {', '.join(names)}")
