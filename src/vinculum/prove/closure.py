"""The files of this project that a proof rests on: its own, those that it imports, and what these import in turn."""

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

ROOTS = ("proofs", "src", "spec")
# Runs proofs and writes down what they found; decides nothing. Its solvers do, and count.
NOT_PART = ("src/vinculum/prove/", "src/vinculum/commands/", "src/vinculum/cli.py")
PART_ALL_THE_SAME = ("src/vinculum/prove/solvers.py",)
SOURCES = (".py", ".c", ".h")  # of an examined folder
FLAGS = "CMakeLists.txt"  # that of an examined folder has those of the compiler
# The tables that a module reads. Texts of requirements and decisions have hashes of their own.
TABLES = {"spec/vinculum_spec/registry.py": ("types.toml", "profiles.toml", "examples.toml")}
# What a module runs, or loads by a name that it puts together, without an import statement: the worker process, and
# the adapters of the targets that proofs have, our kernel and broken ones in Python.
STARTED = {
    "src/vinculum/gate/sandbox.py": ("src/vinculum/gate/worker.py",),
    "src/vinculum/gate/targets.py": (
        "src/vinculum/gate/adapters/vinculum_.py",
        "src/vinculum/gate/adapters/python_callable.py",
    ),
}


@cache
def digest(path: Path) -> str:
    """SHA-256 of a file."""
    return sha256(path.read_bytes()).hexdigest()


def files(root: Path, start: str, examined: tuple[str, ...]) -> dict[str, str]:
    """Path, relative to `root`, and hash of every file that the proof in `start` rests on.

    `examined`: files and folders that count besides; FileNotFoundError where there is no such thing.
    """
    found: set[Path] = set()
    open_ends = [root / start]
    for name in examined:
        path = root / name
        inside = sorted(p for p in path.rglob("*") if _counts(p)) if path.is_dir() else [path]
        if not inside or not all(p.is_file() for p in inside):
            raise FileNotFoundError(f"{start}: examines {name}, which there is not")
        open_ends += inside
    while open_ends:
        path = open_ends.pop()
        if path not in found:
            found.add(path)
            started = STARTED.get(path.relative_to(root).as_posix(), ())
            open_ends += [*_imported(root, path), *(root / name for name in started)]
    named = {path.relative_to(root).as_posix(): path for path in found}
    for module, tables in TABLES.items():
        if module in named:
            named |= {f"spec/vinculum_spec/{table}": root / "spec/vinculum_spec" / table for table in tables}
    return {name: digest(path) for name, path in sorted(named.items()) if _part(name)}


def _counts(path: Path) -> bool:
    return path.suffix in SOURCES or path.name == FLAGS


def _part(name: str) -> bool:
    return name in PART_ALL_THE_SAME or not name.startswith(NOT_PART)


@cache
def _imported(root: Path, path: Path) -> list[Path]:
    """The files of ours that the import statements of one file name, packages' own files included."""
    if path.suffix != ".py":
        return []
    return [found for name in _names(path) for found in _resolved(root, name)]


def _names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _resolved(root: Path, name: str) -> Iterator[Path]:
    """Files that importing `name` runs: `a.b.c` runs those of a, of a.b, and of a.b.c where c is a module."""
    parts = name.split(".")
    for top in ROOTS:
        for depth in range(1, len(parts) + 1):
            path = root.joinpath(top, *parts[:depth])
            for file in (path / "__init__.py", path.with_suffix(".py")):
                if file.is_file():
                    yield file
