"""The catalogue of proofs: every `Proof` in `proofs/<package>/<method>/`."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

import vinculum_evidence
from vinculum._util.extras import install
from vinculum.errors import DivSettingError
from vinculum_evidence.proof import Proof
from vinculum_spec.atlas.loader import atlas

METHODS = ("contracts", "smt", "algebra", "exhaustive", "conformance", "wp")
EVIDENCE = "evidence"


class CatalogueError(ValueError):
    """A folder has no proofs, or a name selects none of them."""


class NothingSelectedError(CatalogueError):
    """A name is known, but --quick leaves none of its proofs."""


@dataclass(frozen=True)
class Entry:
    """A proof and its file, relative to the root of the project."""

    proof: Proof
    file: str


@dataclass(frozen=True)
class Catalogue:
    """All proofs by claim, and the files that could not be read, each with the reason."""

    root: Path
    entries: Mapping[str, Entry]
    unread: Mapping[str, str]

    @property
    def folder(self) -> Path:
        """The folder of the proofs."""
        return self.root / "proofs"

    def unproved(self, names: Sequence[str] = ()) -> list[str]:
        """Requirements without a proof, restricted to `names` if there are any.

        A claim that somebody else published is no evidence for a requirement.
        """
        proved = {i for e in self.entries.values() if e.proof.published is None for i in e.proof.requirements}
        candidates = names or atlas().requirements
        return [name for name in atlas().requirements if name in candidates and name not in proved]

    def unread_for(self, names: Sequence[str]) -> Mapping[str, str]:
        """The unread files that `names` may select: all of them for a requirement, or without names."""
        if not names or not atlas().requirements.keys().isdisjoint(names):
            return self.unread
        return {file: reason for file, reason in self.unread.items() if not _file_names(file).isdisjoint(names)}

    def select(self, names: Sequence[str], *, quick: bool = False) -> list[Entry]:
        """Entries whose claim, method, file or requirement is among `names`; all without names.

        `quick` keeps only quick proofs. Raises CatalogueError for an unknown name, and NothingSelectedError for a name
        without quick proofs. A name in `unread_for` or `unproved` selects nothing.
        """
        selected: dict[str, Entry] = {}
        for name in names or (None,):
            matches = {claim: e for claim, e in self.entries.items() if name is None or name in _names(e)}
            if name is not None and not (matches or self.unread_for([name]) or self.unproved([name])):
                raise CatalogueError(
                    f"there is no claim, method, file or requirement {name!r} among the proofs"
                    f"{self._unread_note()}{self._suggestion(name)}"
                )
            allowed = {claim: e for claim, e in matches.items() if e.proof.quick or not quick}
            if matches and not allowed:
                raise NothingSelectedError(f"no proof{f' of {name}' if name else ''} is quick: nothing was replayed")
            selected |= allowed
        return list(selected.values())

    def _suggestion(self, name: str) -> str:
        """The names that resemble an unknown name, as the end of a message."""
        by_lower_case = {other.lower(): other for other in sorted(set().union(*map(_names, self.entries.values())))}
        similar = [by_lower_case[key] for key in get_close_matches(name.lower(), by_lower_case)]
        return f"; did you mean {' or '.join(similar)}?" if similar else ""

    def _unread_note(self) -> str:
        reasons = "; ".join(f"{file}: {reason}" for file, reason in self.unread.items())
        return f" that could be read; not read: {reasons}" if reasons else ""


def _names(entry: Entry) -> set[str]:
    return {entry.proof.claim, *_file_names(entry.file), *entry.proof.requirements}


def _file_names(name: str) -> set[str]:
    file = Path(name)
    return {name, short_name(name), f"{method(name)}/{file.stem}", method(name)}


def is_claim(name: str) -> bool:
    """Whether the evidence has a record of this claim. No proof is loaded."""
    try:
        files = sorted((proofs_folder() / EVIDENCE).glob("*.jsonl"))
    except CatalogueError:
        return False
    return any(f'"claim":"{name}"' in file.read_text(encoding="utf-8") for file in files)


def proofs_folder(folder: Path | None = None) -> Path:
    """`folder`, or by default the proofs of the checkout that this package runs from.

    Raises CatalogueError where there is none: the proofs are part of the repository, not of the installed package.
    """
    if folder is None:
        folder = Path(vinculum_evidence.__file__).parents[2] / "proofs"
        if not folder.is_dir():
            raise CatalogueError(
                "the proofs are in the repository, not in the installed package: clone it and install it with "
                '`python -m pip install -e ".[prove]"`, or use --proofs to name their folder in the copy that is installed'
            )
    package(folder)
    return folder.resolve()


def package(folder: Path) -> Path:
    """The package of proofs in `folder`. CatalogueError if no package has the folder of a method."""
    packages = [path for path in sorted(folder.glob("*_proofs")) if any((path / method).is_dir() for method in METHODS)]
    if not packages:
        raise CatalogueError(f"{folder}: has no package *_proofs with one of the folders {', '.join(METHODS)}")
    return packages[0]


def module_name(file: Path | str) -> str:
    """The module of a proof file, whose path is relative to the root of the project."""
    return ".".join(Path(file).with_suffix("").parts[1:])


def method(file: str) -> str:
    """The method of a proof file: the folder below the package."""
    return Path(file).parts[2]


def short_name(file: str) -> str:
    """A proof file as users name it: `smt/integer/magnitudes`."""
    return Path(*Path(file).with_suffix("").parts[2:]).as_posix()


def load(folder: Path) -> Catalogue:
    """Load every proof in `folder`. CatalogueError for a duplicate claim, or if there is no proof."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    entries: dict[str, Entry] = {}
    unread: dict[str, str] = {}
    for path in sorted(path for method in METHODS for path in (package(folder) / method).rglob("*.py")):
        file = path.relative_to(folder.parent).as_posix()
        try:
            module = import_module(module_name(file))
        except DivSettingError:
            raise
        except ImportError as error:
            unread[file] = f"{error}: {install('prove')}"
            continue
        except Exception as error:  # noqa: BLE001 - a broken file must not hide the others
            unread[file] = f"{type(error).__name__}: {error}"
            continue
        for proof in getattr(module, "PROOFS", ()):
            if proof.claim in entries:
                raise CatalogueError(f"{file}: {proof.claim} is also in {entries[proof.claim].file}")
            entries[proof.claim] = Entry(proof, file)
    if not entries:
        raise CatalogueError(f"{folder}: there is no proof in it")
    return Catalogue(folder.parent, entries, unread)
