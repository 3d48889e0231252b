"""Fingerprints of everything that the results of a sweep depend on.

A changed fingerprint begins a new sweep.
"""

import hashlib
import json
import platform
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from vinculum._util.c_compiler import CompilerError, compiler
from vinculum._util.files import sha256_of_file
from vinculum.gate.targets import registry

# modules that divide
EXTENSIONS = ("numpy._core._multiarray_umath", "ml_dtypes._ml_dtypes_ext", "vinculum.kernels._native")

OURS = ("vinculum", "vinculum-numpy")


def key(**parts: Any) -> str:
    """Return a hash of these parts of the identity of a sweep."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@cache
def gate() -> str:
    """A hash of what judges: the sources of specification and gate, and the compiler."""
    try:
        compiled_by = "\n".join(compiler())
    except CompilerError:
        compiled_by = "no compiler"
    return key(sources=sources("vinculum_spec", "vinculum.gate", "vinculum._util"), compiler=compiled_by)


@cache
def target(name: str) -> str:
    """A hash of what is judged: the target's version and installed files, NumPy and Python.

    Of a user's target, only its own file counts, and not what the file imports.
    """
    needed = {"numpy", "ml_dtypes", *_distributions(name)}
    installed = {distribution_name: _record(distribution_name) for distribution_name in sorted(needed)}
    own = (sources("vinculum.kernels"), dict(binaries())) if name in OURS else ""
    return key(
        name=name, version=registry.version(name), python=platform.python_version(), installed=installed, own=own
    )


@cache
def binaries() -> Mapping[str, str]:
    """SHA-256 of the extension modules of Vinculum, NumPy and ml_dtypes that divide, by file name."""
    digests = dict[str, str]()
    for module in EXTENSIONS:
        spec = find_spec(module) if find_spec(module.partition(".")[0]) else None
        if spec is not None and spec.origin:
            file = Path(spec.origin)
            folders = module.split(".")[:-1]
            digests["/".join([*folders, file.name])] = sha256_of_file(file)
    return digests


def _distributions(name: str) -> Iterable[str]:
    if name not in registry.KNOWN:
        return ()
    return (registry.adapter_class(name).requires, *registry.KNOWN[name][2])


def _record(name: str) -> str:
    """Hash of the RECORD file of an installed distribution, which contains the hashes of its files."""
    try:
        text = distribution(name).read_text("RECORD") or ""
    except PackageNotFoundError:
        return "not installed"
    return hashlib.sha256(text.encode()).hexdigest()


def sources(*packages: str) -> str:
    """A hash of all Python files, TOML files and templates of these packages."""
    total = hashlib.sha256()
    for package in packages:
        for folder in _folders(package):
            for file in sorted(p for p in folder.rglob("*") if p.suffix in (".py", ".toml", ".jinja")):
                total.update(f"{package}/{file.relative_to(folder).as_posix()}\0".encode())
                total.update(bytes.fromhex(sha256_of_file(file)))
    return total.hexdigest()


def _folders(package: str) -> list[Path]:
    spec = find_spec(package)
    return [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
