"""The files of this project that a proof depends on.

These are its own file, the files that it imports, and what those import in turn; and, of each, the `__init__.py` of its
packages, which Python runs first.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from vinculum._util.files import sha256_of_file

ROOTS = ("proofs", "src", "spec")
# These run proofs and record their results, and decide nothing. The solvers decide, and are included.
EXCLUDED = ("src/vinculum_evidence/", "src/vinculum/commands/", "src/vinculum/cli.py")
INCLUDED = ("src/vinculum_evidence/solvers/smtlib.py", "src/vinculum_evidence/solvers/glucose_via_cnf.py")
SOURCE_SUFFIXES = (".py", ".c", ".h")  # of an examined folder
BUILD_FILE = "CMakeLists.txt"  # of an examined folder: it has the compiler's flags
# The tables that a module reads. Texts of requirements and rulings have hashes of their own.
TABLES = {
    "spec/vinculum_spec/loader.py": ("types.toml", "profiles.toml", "examples.toml"),
    "spec/vinculum_spec/atlas/loader.py": ("atlas/profiles.toml",),
    "spec/vinculum_spec/editions/loader.py": ("editions/sonnx-2026-10/profile.toml",),
}
C_TEMPLATES = "src/vinculum/codegen/c/templates"
# What a module starts, or loads by a computed name, without an import statement: templates, the worker process, and
# the adapters of the targets that proofs use, which are our kernel and broken ones in Python.
LOADED_BY_NAME = {
    "src/vinculum/codegen/c/render.py": tuple(
        f"{C_TEMPLATES}/{path.name}"
        for path in sorted((Path(__file__).resolve().parents[2] / C_TEMPLATES).glob("*.jinja"))
        if "selftest" not in path.name  # no claim examines the self-test
    ),
    "src/vinculum/gate/oracle/c_source.py": ("src/vinculum/gate/oracle/oracle.c.jinja",),
    "src/vinculum/gate/sandbox/client.py": ("src/vinculum/gate/sandbox/worker.py",),
    "src/vinculum/gate/targets/registry.py": (
        "src/vinculum/gate/targets/vinculum_.py",
        "src/vinculum/gate/targets/python_callable.py",
    ),
}


@cache
def digest(path: Path) -> str:
    """SHA-256 of a file."""
    return sha256_of_file(path)


def files(root: Path, start: str, examined: tuple[str, ...]) -> dict[str, str]:
    """Path, relative to `root`, and hash of every file that the proof in `start` depends on.

    `examined`: further files and folders. Raises FileNotFoundError where one of them does not exist.
    """
    visited = dict[Path, bool]()  # the value: whether its functions count too, or only what runs on import
    queue = [(root / start, True)]
    for name in examined:
        path = root / name
        inside = sorted(p for p in path.rglob("*") if _is_source(p)) if path.is_dir() else [path]
        if not inside or not all(p.is_file() for p in inside):
            raise FileNotFoundError(f"{start}: examines {name}, which does not exist")
        queue += [(path, True) for path in inside]
    while queue:
        path, with_functions = queue.pop()
        if not visited.get(path, False) and visited.get(path) != with_functions:
            visited[path] = with_functions
            loaded = LOADED_BY_NAME.get(path.relative_to(root).as_posix(), ())
            imports = _imports(root, path, with_functions=with_functions)
            packages = _packages(root, path) if path.suffix == ".py" else ()
            queue += [*imports, *((root / name, True) for name in loaded), *((file, False) for file in packages)]
    paths = {path.relative_to(root).as_posix(): path for path in visited}
    for module, tables in TABLES.items():
        if module in paths:
            paths |= {f"spec/vinculum_spec/data/{table}": root / "spec/vinculum_spec/data" / table for table in tables}
    return {name: digest(path) for name, path in sorted(paths.items()) if _counts(name)}


def _is_source(path: Path) -> bool:
    return path.suffix in SOURCE_SUFFIXES or path.name == BUILD_FILE


def _packages(root: Path, path: Path) -> Iterator[Path]:
    """The `__init__.py` of each package that a file is in."""
    folders = path.relative_to(root).parents[:-2]  # not `root` itself, nor a folder of ROOTS
    return (file for folder in folders if (file := root / folder / "__init__.py").is_file())


def _counts(name: str) -> bool:
    return name in INCLUDED or not name.startswith(EXCLUDED)


@cache
def _imports(root: Path, path: Path, *, with_functions: bool) -> list[tuple[Path, bool]]:
    """The project's files that a file's import statements name, and the `__init__.py` of their packages.

    Without `with_functions`, only statements that run on import count. Each file comes with the same flag for itself:
    false for the `__init__.py` of a package of which `from` imports a module.
    """
    if path.suffix != ".py":
        return []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = _executed(tree, with_functions=with_functions)
    return [file for node in nodes for file in _imported_files(root, node)]


def _executed(tree: ast.AST, *, with_functions: bool) -> Iterator[ast.AST]:
    """The nodes that may run: not those under `if TYPE_CHECKING`.

    Without `with_functions`, those in functions do not count either.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from _executed(ast.Module(node.orelse, []), with_functions=with_functions)
        elif with_functions or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
            yield from _executed(node, with_functions=with_functions)


def _imported_files(root: Path, node: ast.AST) -> Iterator[tuple[Path, bool]]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield from _resolve(root, alias.name, with_functions=True)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            yield from _resolve(root, f"{node.module}.{alias.name}", with_functions=False)


def _resolve(root: Path, name: str, *, with_functions: bool) -> Iterator[tuple[Path, bool]]:
    """Files that importing `a.b.c` runs: those of a and a.b, and that of a.b.c where c is a module.

    The functions of the last file count in any case. Those of the others count with `with_functions`, as `import a.b.c`
    binds a.
    """
    parts = name.split(".")
    for top in ROOTS:
        files = list[Path]()
        for depth in range(1, len(parts) + 1):
            path = root.joinpath(top, *parts[:depth])
            files += [file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()]
        yield from ((file, with_functions or file == files[-1]) for file in files)
