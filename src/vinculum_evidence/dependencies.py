"""The files of this project that a proof rests on: its own, those that it imports, and what these import in turn."""

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

ROOTS = ("proofs", "src", "spec")
# Runs proofs and writes down what they found; decides nothing. Its solvers do, and count.
NOT_PART = ("src/vinculum_evidence/", "src/vinculum/commands/", "src/vinculum/cli.py")
PART_ALL_THE_SAME = ("src/vinculum_evidence/solvers/smtlib.py", "src/vinculum_evidence/solvers/glucose_via_cnf.py")
SOURCES = (".py", ".c", ".h")  # of an examined folder
FLAGS = "CMakeLists.txt"  # that of an examined folder has those of the compiler
# The tables that a module reads. Texts of requirements and rulings have hashes of their own.
TABLES = {"spec/vinculum_spec/loader.py": ("types.toml", "profiles.toml", "examples.toml")}
# What a module runs, or loads by a name that it puts together, without an import statement: the worker process, and
# the adapters of the targets that proofs have, our kernel and broken ones in Python.
STARTED = {
    "src/vinculum/gate/sandbox/client.py": ("src/vinculum/gate/sandbox/worker.py",),
    "src/vinculum/gate/targets/registry.py": (
        "src/vinculum/gate/targets/vinculum_.py",
        "src/vinculum/gate/targets/python_callable.py",
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
    found = dict[Path, bool]()  # whether as a whole
    open_ends = [(root / start, True)]
    for name in examined:
        path = root / name
        inside = sorted(p for p in path.rglob("*") if _counts(p)) if path.is_dir() else [path]
        if not inside or not all(p.is_file() for p in inside):
            raise FileNotFoundError(f"{start}: examines {name}, which there is not")
        open_ends += [(path, True) for path in inside]
    while open_ends:
        path, whole = open_ends.pop()
        if not found.get(path, False) and found.get(path) != whole:
            found[path] = whole
            started = STARTED.get(path.relative_to(root).as_posix(), ())
            open_ends += [*_imported(root, path, whole=whole), *((root / name, True) for name in started)]
    named = {path.relative_to(root).as_posix(): path for path in found}
    for module, tables in TABLES.items():
        if module in named:
            named |= {f"spec/vinculum_spec/data/{table}": root / "spec/vinculum_spec/data" / table for table in tables}
    return {name: digest(path) for name, path in sorted(named.items()) if _part(name)}


def _counts(path: Path) -> bool:
    return path.suffix in SOURCES or path.name == FLAGS


def _part(name: str) -> bool:
    return name in PART_ALL_THE_SAME or not name.startswith(NOT_PART)


@cache
def _imported(root: Path, path: Path, *, whole: bool) -> list[tuple[Path, bool]]:
    """The files of ours that the import statements of one file name, packages' own files included.

    Not `whole`: those statements only that run as it is imported, none inside of functions. Of each file, whether it is
    asked for as a whole: the `__init__.py` of a package is not where a module of the package is asked for by `from`.
    """
    if path.suffix != ".py":
        return []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = ast.walk(tree) if whole else _run(tree)
    return [found for node in nodes for found in _named_by(root, node)]


def _run(tree: ast.AST) -> Iterator[ast.AST]:
    """What runs as a module is imported: nothing inside of functions, nor what a type checker alone reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from _run(ast.Module(node.orelse, []))
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
            yield from _run(node)


def _named_by(root: Path, node: ast.AST) -> Iterator[tuple[Path, bool]]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield from _resolved(root, alias.name, whole=True)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            yield from _resolved(root, f"{node.module}.{alias.name}", whole=False)


def _resolved(root: Path, name: str, *, whole: bool) -> Iterator[tuple[Path, bool]]:
    """Files that importing `name` runs: `a.b.c` runs those of a, of a.b, and of a.b.c where c is a module.

    What is asked for as a whole: what is named, be it that c is something in a.b; all of them if `whole`, as `import a.b.c`
    binds a.
    """
    parts = name.split(".")
    for top in ROOTS:
        files = list[Path]()
        for depth in range(1, len(parts) + 1):
            path = root.joinpath(top, *parts[:depth])
            files += [file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()]
        yield from ((file, whole or file == files[-1]) for file in files)
