"""Where the units of a run are judged: in processes of this machine, or on a Dask cluster.

An engine gives each unit back with what came of it, in the order in which they come. The loop over them, what is kept and
what is said of it are the same for all: see `gate.campaign`.
"""

from collections.abc import Generator, Sequence
from typing import Protocol

from vinculum.gate.exhaustive.store import Done
from vinculum.gate.runner.selection import Unit

LOCAL, DASK = "local", "dask"


class EngineError(Exception):
    """The engine cannot begin: something is not installed, cannot be reached, or is not what is here."""


class EngineLostError(Exception):
    """The engine was lost on the way. What had arrived is kept, and the same command goes on from there."""


class Engine(Protocol):
    """Judges units. `cores` is how many it judges at a time."""

    cores: int

    def run(self, work: Sequence[Unit]) -> Generator[tuple[Unit, Done | str]]:
        """Each unit with what came of it, or why nothing did: then nothing is kept of it.

        Raises EngineLostError. Closing the generator ends what is still queued or running.
        """
        ...

    def close(self) -> None:
        """Let go of all that it has started."""
        ...


def engine_of(name: str, jobs: int) -> Engine:
    """The engine that is called `local`, `dask` (a cluster of `jobs` processes here) or `dask:ADDRESS`.

    Raises ValueError for another name, EngineError.
    """
    if name == LOCAL:
        from vinculum.gate.runner.executors.local import Local

        return Local(jobs)
    kind, _, address = name.partition(":")
    if kind != DASK or (":" in name and not address):
        raise ValueError(f"there is no engine {name!r}; there are local, dask and dask:ADDRESS")
    try:
        from vinculum.gate.runner.executors.dask_ import Dask
    except ModuleNotFoundError as error:
        advice = 'python -m pip install -e ".[dask]" in the checkout'
        raise EngineError(f"engine dask needs the package {error.name}: {advice}") from None
    return Dask(address or None, jobs)
