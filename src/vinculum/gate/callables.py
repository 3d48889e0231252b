"""Name a Python callable as a target, so that the worker process can load it.

A function of a module is imported there by its name. What a script, a notebook or another function defines has no such
name: it is pickled into a file of the user's cache folder, with what it refers to, and stays there, so that its
counterexamples can be reproduced.
"""

import hashlib
import operator
import os
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from vinculum._util.c_compiler import cache_folder, make_private_folder
from vinculum._util.files import write_atomically
from vinculum.gate.runner.selection import SelectionError
from vinculum.gate.targets import registry

MAX_REASON_LENGTH = 200  # characters of the error of a callable that cannot be pickled
ADVICE = "define it in a module, or name it as 'python:path/to/file.py:function'"


def target_name(target: str | Callable[..., Any]) -> str:
    """The name of a target: a name as it is, or a name for a callable.

    Raises SelectionError, with a message of one line, for what is neither, and for a callable that cannot be pickled.
    """
    if isinstance(target, str):
        return target
    if not callable(target):
        raise SelectionError(
            f"{target!r} is no name of a target; write a string such as 'python:package.module:function', or pass a callable"
        )
    return _imported_by_name(target) or _pickled(target)


def _imported_by_name(function: Callable[..., Any]) -> str | None:
    """Return the name by which a worker can import a function; None if it cannot."""
    module, name = (str(getattr(function, attribute, "")) for attribute in ("__module__", "__qualname__"))
    file = getattr(sys.modules.get(module), "__file__", None)
    if module == "__main__" or file is None or not name:
        return None
    target = f"python:{module}:{name}"
    try:
        is_same = operator.attrgetter(name)(sys.modules[module]) is function
        is_found = registry.source_file(target) == Path(file).resolve()
    except (AttributeError, ValueError, OSError):
        return None
    return target if is_same and is_found else None


def _pickled(function: Callable[..., Any]) -> str:
    """Write a callable to a file of its own, and return the target's name."""
    import cloudpickle

    own_name = str(getattr(function, "__name__", type(function).__name__))
    name = own_name if own_name.isidentifier() else "function"
    try:
        content: bytes = cloudpickle.dumps({name: function})
    except Exception as error:  # noqa: BLE001 - whatever a class raises that cannot be pickled
        reason = f"{type(error).__name__}: {error}".partition("\n")[0][:MAX_REASON_LENGTH]
        raise SelectionError(
            f"{own_name} cannot be sent to the worker process that calls it, because something that it refers to cannot be"
            f" pickled ({reason}); {ADVICE}"
        ) from None
    folder = cache_folder() / "callables"
    if not (make_private_folder(folder.parent) and make_private_folder(folder)):
        raise SelectionError(f"{own_name} cannot be stored: {folder} is not a private, writable folder; {ADVICE}")
    file = folder / f"{name}-{hashlib.sha256(content).hexdigest()[:16]}.pkl"
    try:
        write_atomically(file, content)
    except OSError as error:
        raise SelectionError(f"{own_name} cannot be stored: cannot write {file}: {error.strerror}; {ADVICE}") from None
    return f"python:{file}:{name}"


@contextmanager
def same_modules() -> Iterator[None]:
    """Let worker processes import what this process can import.

    A script, a notebook or pytest adds folders to sys.path.
    """
    before = os.environ.get("PYTHONPATH")
    installed = sysconfig.get_path("stdlib")
    own = sys.path[: sys.path.index(installed)] if installed in sys.path else []
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([*filter(None, own), *filter(None, [before])]))
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
