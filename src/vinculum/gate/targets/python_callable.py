"""A function in Python: `python:module:function`, or `python:path/to/file.py:function`.

The adapter calls it as function(A, B, **attributes) with the arrays as they are. The function may have dots:
Class.method. If Python knows its signature, a case with an attribute that the signature lacks is not supported.
`vinculum.check` stores a callable that no module has in a file whose name ends in .pkl.
"""

import importlib
import importlib.util
import inspect
import operator
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import refuse

FILES = (".py", ".pkl")  # how the names of files end


class PythonCallable(Adapter):
    """A callable of the user. Creating the adapter imports the module, which runs the user's code."""

    name = "python"
    requires = "numpy"
    concurrent = True

    def __init__(self, target: str) -> None:
        """Import what `target` names. Raises ValueError with the reason if that fails."""
        where, function = split(target)
        try:
            module = _load(where)
        except Exception as error:
            raise ValueError(f"{target}: cannot import {where}: {_error_text(error, where)}") from error
        try:
            self._function = operator.attrgetter(function)(module)
        except AttributeError as error:
            raise ValueError(f"{target}: {where} has no {function}") from error
        if not callable(self._function):
            raise ValueError(f"{target}: {function} cannot be called")  # noqa: TRY004 - it is the name that is wrong
        self._signature = _signature(self._function)
        if (problem := self._refuses()) is not None:
            raise ValueError(f"{target}: {function} cannot be called with A and B: {problem}")

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Call the function. If it raises NotImplementedError, the call is not supported."""
        refuse(self, call, attributes=True, floors=True)
        if call.attributes and (problem := self._refuses(**call.attributes)) is not None:
            raise InexpressibleError(f"the function takes no such attribute: {problem}")
        try:
            result: Array = self._function(A, B, **call.attributes)
        except NotImplementedError as error:
            raise NotSupportedError(str(error) or "NotImplementedError") from error
        return result

    def _refuses(self, **attributes: Any) -> str | None:
        """Explain why its signature does not accept two operands with these attributes."""
        try:
            if self._signature is not None:
                self._signature.bind(None, None, **attributes)
        except TypeError as error:
            return f"{error}: its signature is {self._signature}"
        return None


def _signature(function: Callable[..., Any]) -> inspect.Signature | None:
    """Return its signature, or None if Python does not know it."""
    try:
        return inspect.signature(function)
    except (TypeError, ValueError):
        return None


def source_file(target: str) -> Path:
    """Return the file of the module that `target` names, without importing that module.

    Packages that contain it are imported.
    """
    where, _ = split(target)
    of_a_module = not where.endswith(FILES) and all(name.isidentifier() for name in where.split("."))
    if not of_a_module and Path(where).is_dir():
        raise ValueError(f"{target}: {where} is a folder, no file of Python")
    if where.endswith(FILES):
        path = Path(where)
    else:
        before = sys.path.copy()
        _make_importable(Path.cwd())
        try:
            spec = _module_in_current_folder(where) or importlib.util.find_spec(where)
        except Exception as error:
            raise ValueError(f"{target}: cannot find {where}: {error}") from error
        finally:
            sys.path[:] = before  # a module of the gate's may be loaded later, and one there may have its name
        if spec is None or not spec.has_location or spec.origin is None:
            raise ValueError(f"{target}: there is no file of a module {where}")
        path = Path(spec.origin)
    if not path.is_file():
        raise ValueError(f"{target}: there is no file {path}")
    return path.resolve()


def split(target: str) -> tuple[str, str]:
    """Split a target into its module or file, and the function in it.

    Raises ValueError if it names none.
    """
    where, _, function = target.removeprefix("python:").rpartition(":")
    if not where or not function or where.endswith(":") or any(f"{end}:" in where for end in FILES):
        raise ValueError(f"{target}: write python:module:function or python:path/to/file.py:function")
    if not where.endswith(FILES) and Path(where).is_file():
        raise ValueError(f"{target}: the name of a file of Python ends in .py, and {where} does not")
    return where, function


def _error_text(error: Exception, where: str) -> str:
    """Return the text of an error, with its line unless it is a SyntaxError, whose text has the line.

    For a module of a package it adds how to name that module.
    """
    file = os.fspath(Path(where).resolve())
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    line = f" (line {lines[-1]})" if lines else ""
    relative = "no known parent package" in str(error) and not Path(where).is_absolute()
    dotted = ".".join(Path(where).with_suffix("").parts)
    hint = f"; from the folder above the package, write python:{dotted}:…" if relative else ""
    return f"{type(error).__name__}: {error}{line}{hint}"


def _module_in_current_folder(where: str) -> ModuleSpec | None:
    """Find a module or package of the current folder, as Python finds it there.

    Other modules of that name that are loaded make no difference.
    """
    spec = PathFinder.find_spec(where, [os.fspath(Path.cwd())]) if where.isidentifier() else None
    return spec if spec is not None and spec.has_location else None


def _load(where: str) -> ModuleType | SimpleNamespace:
    if where.endswith(".pkl"):
        _make_importable(Path.cwd())
        with Path(where).open("rb") as stream:
            return SimpleNamespace(**pickle.load(stream))  # noqa: S301 - the user's own code, as a module is
    path = Path(where).resolve() if where.endswith(".py") else None
    _make_importable(path.parent if path else Path.cwd())  # as if it were run: what lies beside it can be imported
    spec = importlib.util.spec_from_file_location(path.stem, path) if path else _module_in_current_folder(where)
    if spec is None:
        return importlib.import_module(where)
    assert spec.loader is not None, "it lies in a file, whose name ends as those of modules do"
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)  # where dataclasses and pickle look; nothing loaded is replaced
    spec.loader.exec_module(module)
    return module


def _make_importable(directory: Path) -> None:
    if os.fspath(directory) not in sys.path:
        sys.path.insert(0, os.fspath(directory))
