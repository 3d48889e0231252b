"""The file of a target: the user's function or library, or the gate's adapter of a runtime."""

import ast
import inspect
import os
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import quote

from vinculum.gate.targets import registry


@dataclass(frozen=True)
class Location:
    """A file as a URI reference and as a path. `inside`: relative to the project, and in it."""

    uri: str
    path: str
    line: int
    function: str
    inside: bool


@cache
def locate(target: str) -> Location:
    """Locate a target; the fallback is the gate's table of targets."""
    try:
        if target in registry.KNOWN:
            adapter = registry.adapter_class(target)
            return _location(Path(inspect.getfile(adapter)), inspect.getsourcelines(adapter)[1], adapter.__name__)
        file, function = registry.source_file(target), target.split(":")[2 if target.startswith("c:") else -1]
        return _location(file, _line(file, function), function)
    except (OSError, ValueError, TypeError):
        return _location(Path(registry.__file__), 1, target)


def _line(file: Path, function: str) -> int:
    """The line of the definition of a Python function, or 1 if there is none."""
    if file.suffix != ".py":
        return 1
    try:
        body = ast.parse(file.read_bytes()).body
    except (SyntaxError, ValueError, RecursionError):
        return 1
    line = 1
    for name in function.split("."):
        definitions = [
            x for x in body if isinstance(x, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and x.name == name
        ]
        if not definitions:
            return line
        line, body = definitions[-1].lineno, definitions[-1].body
    return line


def _root() -> Path:
    """The root of the repository in a CI job, if the current folder is in it; else the current folder."""
    current = Path.cwd()
    roots = (
        Path(os.environ[name]).resolve() for name in ("GITHUB_WORKSPACE", "CI_PROJECT_DIR") if os.environ.get(name)
    )
    return next((root for root in roots if current.is_relative_to(root)), current)


def _location(file: Path, line: int, function: str) -> Location:
    """A path relative to the project or to sys.path, the same on every machine; else an absolute path."""
    file = file.resolve()
    for root, inside in ((_root(), True), *((Path(entry).resolve(), False) for entry in sys.path if entry)):
        if file.is_relative_to(root):
            path = file.relative_to(root).as_posix()
            return Location(quote(path, errors="surrogateescape"), path, line, function, inside)
    path = file.as_posix()
    return Location("file://" + quote(path, errors="surrogateescape"), path, line, function, inside=False)
