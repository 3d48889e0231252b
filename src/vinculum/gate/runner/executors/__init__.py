"""Executors: where the units of a run are judged. Processes of this machine, or a Dask cluster.

An executor yields each unit with its result, in the order of arrival. `vinculum.gate.runner.run` has the loop over them.
"""

from vinculum._util.extras import install
from vinculum.gate.runner.executors.base import Executor, ExecutorError

LOCAL, DASK = "local", "dask"


def executor_of(name: str, jobs: int) -> Executor:
    """Return the executor named `local`, `dask` or `dask:ADDRESS`.

    `dask` starts a cluster of `jobs` processes on this machine. Raises ValueError for another name, and ExecutorError where
    the executor cannot start.
    """
    if name == LOCAL:
        from vinculum.gate.runner.executors.local import Local

        return Local(jobs)
    kind, _, address = name.partition(":")
    if kind != DASK or (":" in name and not address):
        raise ValueError(f"there is no executor {name!r}; there are local, dask and dask:ADDRESS")
    try:
        from vinculum.gate.runner.executors.dask_ import Dask
    except ModuleNotFoundError as error:
        raise ExecutorError(f"executor dask needs the package {error.name}: {install('dask')}") from None
    return Dask(address or None, jobs)
