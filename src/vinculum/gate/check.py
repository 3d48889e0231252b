"""Check implementations of Div: what `vinculum.check`, `vinculum check` and the pytest plugin run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from vinculum._util.host import cores
from vinculum._util.memory_size import UNITS, parse_memory_size
from vinculum._util.setting_bounds import MAX_GIB, MAX_JOBS, MAX_SECONDS, MIN_GIB, MIN_SECONDS
from vinculum.gate.callables import same_modules, target_name
from vinculum.gate.reports.report import Report
from vinculum.gate.results.results import Waiver
from vinculum.gate.runner.progress import Progress
from vinculum.gate.runner.run import run
from vinculum.gate.runner.selection import Selection, SelectionError, Unit, gaps, units
from vinculum.gate.waivers.file import load
from vinculum.gate.waivers.settlement import in_force, settle
from vinculum_spec.atlas.full import full_specification

Target = str | Callable[..., Any]
Names = str | Sequence[str]


@dataclass(frozen=True)
class Check:
    """A check that can be run.

    `waivers` are all of the file `waivers_file`, in force or not.
    """

    selection: Selection
    waivers: tuple[Waiver, ...] = ()
    waivers_file: Path | None = None

    @property
    def units(self) -> list[Unit]:
        """What it judges."""
        return units(self.selection)

    def of_type(self, dtype: str) -> "Check":
        """The check of one element type.

        The waivers in force still cover failures, but are not accounted for.
        """
        return Check(replace(self.selection, dtypes=(dtype,)))

    def run(self, progress: Callable[[Unit], None] | None = None) -> Report:
        """Judge all that is selected.

        `progress` is called with each unit that is judged. After Ctrl-C the rows that were not judged are undecided.
        Raises ExecutorError and StoreError.
        """
        outcome = run(self.selection, progress) if progress else run(self.selection)
        account = settle(self.waivers, outcome.rows, today()) if self.waivers_file else None
        return Report(outcome, self.selection, account, tuple(gaps(self.selection)), self.waivers_file)


def prepare(
    targets: Target | Sequence[Target],
    *,
    profile: Names = (),
    dtypes: Names = (),
    level: str = "standard",
    seed: int = 0,
    waivers: str | Path | None = None,
    timeout: float = 10.0,
    memory: str = "4GiB",
    jobs: int | None = None,
    engine: str = "local",
    shard: tuple[int, int] = (1, 1),
    state: str | Path | None = None,
) -> Check:
    """Build a check from the arguments of `check`, and judge nothing.

    Raises SelectionError for an unknown name, a value of the wrong type or an empty selection, and WaiversError for an invalid
    file of waivers; both are ValueErrors.
    """
    if type(seed) is not int or not 0 <= seed < 1 << 63:
        raise SelectionError(f"{seed!r} is no seed; a seed is an integer from 0 to 2^63 - 1")
    if not isinstance(level, str):
        raise SelectionError(f"{level!r} is no level; write a string such as 'quick' or 'standard'")
    if not isinstance(waivers, str | Path | None):
        raise SelectionError(f"waivers is {waivers!r}, not the path of a file")
    if jobs is not None and not (type(jobs) is int and 1 <= jobs <= MAX_JOBS):
        raise SelectionError(f"jobs is {jobs!r}, not a number of processes from 1 to {MAX_JOBS}")
    if not (isinstance(timeout, int | float) and MIN_SECONDS <= timeout <= MAX_SECONDS):
        raise SelectionError(f"timeout is {timeout!r}, not a number of seconds from {MIN_SECONDS} to {MAX_SECONDS:g}")
    several = not isinstance(targets, str) and isinstance(targets, Sequence)
    if several and not targets:
        raise SelectionError("there is no target to check")
    file = None if waivers is None else Path(waivers)
    loaded = load(file, full_specification()) if file else ()
    selection = Selection(
        targets=tuple(map(target_name, targets if several else [targets])),  # type: ignore[arg-type]
        profiles=_names("profile", profile),
        dtypes=_names("dtypes", dtypes),
        level=level,
        seed=seed,
        seconds=float(timeout),
        jobs=jobs or cores(),
        shard=_shard(shard),
        state=None if state is None else Path(state),
        waivers=in_force(loaded, today()),
        executor=engine,
        memory=_gibibytes(memory),
    )
    units(selection)
    return Check(selection, loaded, file)


def check(
    target: Target | Sequence[Target],
    *,
    profile: Names = (),
    dtypes: Names = (),
    level: str = "standard",
    seed: int = 0,
    waivers: str | Path | None = None,
    timeout: float = 10.0,
    memory: str = "4GiB",
    jobs: int | None = None,
    engine: str = "local",
    shard: tuple[int, int] = (1, 1),
    state: str | Path | None = None,
    progress: bool = False,
) -> Report:
    """Check implementations of Div against the specification, as `vinculum check` does.

    The arguments have the meaning and the defaults of the command's options. The target runs in a process of its own, so that
    it can crash or hang. The calling script needs no `if __name__ == "__main__"`.

    :param target: a name that `vinculum targets` lists or explains, a callable, or a sequence of these. A callable gets two
        arrays of one element type, `A` and `B`, and the attributes of the profile by name if its signature has them;
        it returns C = A / B as an array of that type and of the broadcast shape. A function of a module is imported in
        the worker process by its name. A callable of a script, a notebook or another function is pickled with what it
        refers to.
    :param profile: one or several names of profiles or standards; by default, those that the target implements. For a callable this
        is onnx-14.
    :param dtypes: one or several element types, such as "float32"; by default, all types of the profiles.
    :param level: how many cases to try: "quick", "standard", "exhaustive" or "exhaustive-float32".
    :param seed: the seed of the cases, from 0 to 2^63 - 1; the same seed gives the same cases.
    :param waivers: the path of a TOML file of known refutations.
    :param timeout: the time limit of one call in seconds.
    :param memory: the memory limit of each worker process, such as "4GiB".
    :param jobs: the number of processes; by default, one for each core.
    :param engine: "local", "dask" or "dask:ADDRESS".
    :param shard: (i, n) checks the i-th of n shards of each exhaustive domain only, so that the result is undecided.
    :param state: the folder for completed parts of exhaustive domains; by default, none is stored.
    :param progress: show the progress on standard error.

    Result
        The verdict on each requirement of the profiles for each element type, with the smallest counterexample found. A crash,
        a hang and an error are results (V_DIV_NO_CRASH_0010, V_DIV_ANSWER_0010), not exceptions of this function.

    Errors
        ValueError, with a message of one line: a name is unknown, a value is of the wrong type, nothing is selected, a callable
        cannot be pickled, or the file of waivers is invalid. ExecutorError: the engine cannot start. StoreError: `state` cannot
        be used. KeyboardInterrupt: after Ctrl-C.

    A floor division is no Div, because Div truncates (E_DIV_INT_FUNC_0010):

    >>> import numpy as np, vinculum
    >>> report = vinculum.check(np.floor_divide, dtypes="int8", level="quick")
    >>> report.conforms
    False
    >>> for row in report.refuted:
    ...     print(row.requirement, row.dtype, row.counterexample.got, "instead of", *row.counterexample.expected)
    E_DIV_INT_FUNC_0010 int8 -1 (0xff) instead of 0 (0x00)
    """
    ready = prepare(
        target,
        profile=profile,
        dtypes=dtypes,
        level=level,
        seed=seed,
        waivers=waivers,
        timeout=timeout,
        memory=memory,
        jobs=jobs,
        engine=engine,
        shard=shard,
        state=state,
    )
    with same_modules():
        if progress:
            with Progress(ready.units) as bars:
                report = ready.run(bars.report)
        else:
            report = ready.run()
    if report.outcome.interrupted:
        raise KeyboardInterrupt
    return report


def today() -> date:
    """The date by which waivers expire, in UTC."""
    return datetime.now(UTC).date()


def _names(what: str, names: Names) -> tuple[str, ...]:
    """Normalise one name or several to a tuple."""
    if isinstance(names, str):
        return (names,)
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise SelectionError(f"{what} is {names!r}, neither a name nor a list of names")
    return tuple(names)


def _shard(shard: tuple[int, int]) -> tuple[int, int]:
    valid = isinstance(shard, Sequence) and len(shard) == 2 and all(type(number) is int for number in shard)
    if not (valid and 1 <= shard[0] <= shard[1]):
        raise SelectionError(f"shard is {shard!r}, not (i, n) with i from 1 to n")
    return shard[0], shard[1]


def _gibibytes(memory: str) -> float:
    try:
        size = parse_memory_size(memory) / UNITS["GiB"]
    except (ValueError, AttributeError) as error:
        raise SelectionError(f"memory: {error}") from None
    if not MIN_GIB <= size <= MAX_GIB:
        raise SelectionError(f"memory is {memory}, not from 256MiB to {MAX_GIB:g}GiB")
    return size
