"""Whether the code that runs is that which records have the hashes of: that of the project that the proofs are in."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from vinculum_evidence.catalogue import Catalogue, CatalogueError, load
from vinculum_evidence.dependencies import FLAGS, SOURCES, digest

PLACES = {
    "vinculum": "src/vinculum",
    "vinculum_evidence": "src/vinculum_evidence",
    "vinculum_spec": "spec/vinculum_spec",
}
TABLES = ".toml"


class OtherCodeError(CatalogueError):
    """Proofs of one copy of the project would be run by the code of another."""


def own_proofs(folder: Path) -> Catalogue:
    """The proofs in `folder`, loaded, as `load` has them. OtherCodeError: by code, or from files, of another copy."""
    same_code(folder)
    catalogue = load(folder)
    same_code(folder)
    return catalogue


def same_code(folder: Path) -> None:
    """Raises OtherCodeError unless all that is loaded is of the project whose proofs are in `folder`.

    A package that is installed as files of its own will do where these are, byte for byte, those of the project.
    """
    for name, place in PLACES.items():
        _same_package(name, folder.parent / place)
    for name, file in _loaded({path.stem for path in folder.iterdir()}):
        own = folder.joinpath(*name.split(".")).with_suffix(".py")
        if own.is_file() and own.resolve() != file:
            raise OtherCodeError(f"{name} is loaded from {file}, and the records would have the hash of {own}")


def _same_package(name: str, asked: Path) -> None:
    (file,) = (file for found, file in _loaded({name}) if found == name)
    loaded = file.parent
    remedy = (
        f"install that project, in an environment of its own: cd {asked.parents[1]} && "
        'python -m pip install -e ".[prove]"'
    )
    where = f"{name} is loaded from {loaded}, and the proofs are those of {asked.parents[1]}"
    if not asked.is_dir():
        raise OtherCodeError(f"{where}, which has no {PLACES[name]}: proofs are run in a whole copy of the project")
    if loaded != asked.resolve() and (differing := _differing(loaded, asked)):
        more = f" and {len(differing) - 1} more differ" if len(differing) > 1 else " differs"
        raise OtherCodeError(f"{where}, of which {PLACES[name]}/{differing[0]}{more}: {remedy}")
    for module, path in _loaded({name}):
        if path.suffix == ".py" and not path.is_relative_to(loaded):
            raise OtherCodeError(f"{where}, but {module} is loaded from {path}: {remedy}")


def _loaded(tops: set[str]) -> Iterator[tuple[str, Path]]:
    """Modules that are loaded, of these packages, and the files that they came from."""
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] in tops and (file := getattr(module, "__file__", None)):
            yield name, Path(file).resolve()


@cache
def _differing(loaded: Path, asked: Path) -> list[str]:
    """Files that are in one of the two folders only, or are not the same bytes in both."""
    here, there = _sources(loaded), _sources(asked)
    return sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))


def _sources(folder: Path) -> dict[str, str]:
    found = (path for path in folder.rglob("*") if path.suffix in (*SOURCES, TABLES) or path.name == FLAGS)
    return {path.relative_to(folder).as_posix(): digest(path) for path in found if path.is_file()}
