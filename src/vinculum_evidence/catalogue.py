"""All proofs: every `Proof` in `proofs/vinculum_proofs/<method>/`."""

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
from vinculum_spec.loader import specification

METHODS = ("contracts", "smt", "algebra", "exhaustive", "conformance", "wp")
EVIDENCE = "evidence"


class CatalogueError(ValueError):
    """There are no proofs where they were looked for, or what was asked for is not among them."""


class NothingSelectedError(CatalogueError):
    """What was asked for is there, and none of it is quick, as was asked for as well."""


@dataclass(frozen=True)
class Entry:
    """A proof, and the file that it stands in, relative to the root of the project."""

    proof: Proof
    file: str


@dataclass(frozen=True)
class Catalogue:
    """All proofs by their claims, and the files that could not be read, with the reason."""

    root: Path
    entries: Mapping[str, Entry]
    unread: Mapping[str, str]

    @property
    def folder(self) -> Path:
        """Where the proofs stand."""
        return self.root / "proofs"

    def bare(self, names: Sequence[str] = ()) -> list[str]:
        """Requirements that no proof speaks for, what is published aside; only those among `names`, where there are any."""
        spoken_for = {i for e in self.entries.values() if e.proof.published is None for i in e.proof.requirements}
        asked = names or specification().requirements
        return [x for x in specification().requirements if x in asked and x not in spoken_for]

    def missed(self, names: Sequence[str]) -> Mapping[str, str]:
        """The unread files that may hold what `names` mean: any may speak for a requirement, and all are meant by no name."""
        if not names or not specification().requirements.keys().isdisjoint(names):
            return self.unread
        return {file: reason for file, reason in self.unread.items() if not _file_names(file).isdisjoint(names)}

    def select(self, names: Sequence[str], *, quick: bool = False) -> list[Entry]:
        """Entries whose claim, method, file or requirement is among `names`, all where there are none; if `quick`, of these.

        Raises CatalogueError where a name means nothing, NothingSelectedError where it means nothing that is quick. A name
        of what is `missed` or `bare` selects nothing.
        """
        chosen: dict[str, Entry] = {}
        for name in names or (None,):
            found = {claim: e for claim, e in self.entries.items() if name is None or name in _names(e)}
            if name is not None and not (found or self.missed([name]) or self.bare([name])):
                raise CatalogueError(
                    f"there is no claim, method, file or requirement {name!r} among the proofs"
                    f"{self._unread()}{self._alike(name)}"
                )
            kept = {claim: e for claim, e in found.items() if e.proof.quick or not quick}
            if found and not kept:
                raise NothingSelectedError(f"no proof{f' of {name}' if name else ''} is quick: nothing was replayed")
            chosen |= kept
        return list(chosen.values())

    def _alike(self, name: str) -> str:
        """What may have been meant by a name that there is not."""
        known = {other.lower(): other for other in sorted(set().union(*map(_names, self.entries.values())))}
        alike = [known[key] for key in get_close_matches(name.lower(), known)]
        return f"; did you mean {' or '.join(alike)}?" if alike else ""

    def _unread(self) -> str:
        said = "; ".join(f"{file}: {reason}" for file, reason in self.unread.items())
        return f" that could be read; not read: {said}" if said else ""


def _names(entry: Entry) -> set[str]:
    return {entry.proof.claim, *_file_names(entry.file), *entry.proof.requirements}


def _file_names(name: str) -> set[str]:
    file = Path(name)
    return {name, short_name(name), f"{method(name)}/{file.stem}", method(name)}


def is_claim(name: str) -> bool:
    """Whether a claim has this name, by the evidence alone: no proof is loaded."""
    try:
        files = sorted((proofs_folder() / EVIDENCE).glob("*.jsonl"))
    except CatalogueError:
        return False
    return any(f'"claim":"{name}"' in file.read_text(encoding="utf-8") for file in files)


def proofs_folder(given: Path | None = None) -> Path:
    """The folder of the proofs: `given`, else that of the checkout that this package runs from.

    Raises CatalogueError where there is none: the proofs are part of the repository, not of the installed package.
    """
    if given is None:
        given = Path(vinculum_evidence.__file__).parents[2] / "proofs"
        if not given.is_dir():
            raise CatalogueError(
                "the proofs are in the repository, not in the installed package: clone it and install it with "
                '`python -m pip install -e ".[prove]"`, or name with --proofs their folder in the very copy that is installed'
            )
    package(given)
    return given.resolve()


def package(folder: Path) -> Path:
    """The package in `folder` that holds the proofs. Raises CatalogueError where none has a folder of a method."""
    found = [path for path in sorted(folder.glob("*_proofs")) if any((path / method).is_dir() for method in METHODS)]
    if not found:
        raise CatalogueError(f"{folder}: has no package *_proofs with one of the folders {', '.join(METHODS)}")
    return found[0]


def module_name(file: Path | str) -> str:
    """The name by which a file of proofs is imported, given its path relative to the root of the project."""
    return ".".join(Path(file).with_suffix("").parts[1:])


def method(file: str) -> str:
    """The method that a file of proofs belongs to: the folder below the package."""
    return Path(file).parts[2]


def short_name(file: str) -> str:
    """A file of proofs as users name it: `smt/integer/magnitudes`."""
    return Path(*Path(file).with_suffix("").parts[2:]).as_posix()


def load(folder: Path) -> Catalogue:
    """Every proof in `folder`. Raises CatalogueError where a claim is there twice, or there is none at all."""
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
        except Exception as error:  # noqa: BLE001 - one file that is broken hides no other
            unread[file] = f"{type(error).__name__}: {error}"
            continue
        for proof in getattr(module, "PROOFS", ()):
            if proof.claim in entries:
                raise CatalogueError(f"{file}: {proof.claim} is also in {entries[proof.claim].file}")
            entries[proof.claim] = Entry(proof, file)
    if not entries:
        raise CatalogueError(f"{folder}: there is no proof in it")
    return Catalogue(folder.parent, entries, unread)
