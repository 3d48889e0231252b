"""Check that the loaded code is that of the project whose proofs run.

Records have the hashes of the project's files.
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from vinculum_evidence.catalogue import Catalogue, CatalogueError, load
from vinculum_evidence.dependencies import BUILD_FILE, SOURCE_SUFFIXES, digest

PACKAGES = {
    "vinculum": "src/vinculum",
    "vinculum_evidence": "src/vinculum_evidence",
    "vinculum_spec": "spec/vinculum_spec",
}
TABLE_SUFFIX = ".toml"


class OtherCodeError(CatalogueError):
    """The code of one copy of the project would run the proofs of another copy."""


def load_checked(folder: Path) -> Catalogue:
    """Load the proofs in `folder`. OtherCodeError if a module comes from another copy of the project."""
    check_same_code(folder)
    catalogue = load(folder)
    check_same_code(folder)
    return catalogue


def check_same_code(folder: Path) -> None:
    """Raise OtherCodeError unless all loaded modules belong to the project whose proofs are in `folder`.

    A package that is installed elsewhere is accepted if its files are byte for byte those of the project.
    """
    for name, place in PACKAGES.items():
        _check_package(name, folder.parent / place)
    for name, file in _loaded_modules({path.stem for path in folder.iterdir()}):
        own = folder.joinpath(*name.split(".")).with_suffix(".py")
        if own.is_file() and own.resolve() != file:
            raise OtherCodeError(f"{name} is loaded from {file}, and the records would have the hash of {own}")


def _check_package(name: str, expected: Path) -> None:
    (file,) = (file for module, file in _loaded_modules({name}) if module == name)
    loaded = file.parent
    remedy = (
        f"install that project, in an environment of its own: cd {expected.parents[1]} && "
        'python -m pip install -e ".[prove]"'
    )
    mismatch = f"{name} is loaded from {loaded}, and the proofs are those of {expected.parents[1]}"
    if not expected.is_dir():
        raise OtherCodeError(f"{mismatch}, which has no {PACKAGES[name]}: proofs run in a complete copy of the project")
    if loaded != expected.resolve() and (differing := _differing_files(loaded, expected)):
        more = f" and {len(differing) - 1} more differ" if len(differing) > 1 else " differs"
        raise OtherCodeError(f"{mismatch}, of which {PACKAGES[name]}/{differing[0]}{more}: {remedy}")
    for module, path in _loaded_modules({name}):
        if path.suffix == ".py" and not path.is_relative_to(loaded):
            raise OtherCodeError(f"{mismatch}, but {module} is loaded from {path}: {remedy}")


def _loaded_modules(packages: set[str]) -> Iterator[tuple[str, Path]]:
    """The loaded modules of these packages, with their files."""
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] in packages and (file := getattr(module, "__file__", None)):
            yield name, Path(file).resolve()


@cache
def _differing_files(loaded: Path, expected: Path) -> list[str]:
    """Files that are in only one of the two folders, or differ between them."""
    left, right = _source_hashes(loaded), _source_hashes(expected)
    return sorted(name for name in left.keys() | right.keys() if left.get(name) != right.get(name))


def _source_hashes(folder: Path) -> dict[str, str]:
    suffixes = (*SOURCE_SUFFIXES, TABLE_SUFFIX)
    paths = (path for path in folder.rglob("*") if path.suffix in suffixes or path.name == BUILD_FILE)
    return {path.relative_to(folder).as_posix(): digest(path) for path in paths if path.is_file()}
