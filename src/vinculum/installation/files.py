"""Compare the package's files with the list that the installer wrote.

This finds accidental changes, and changes of a file without its entry in the list. It does not find an attacker who can
change the list, or this program.
"""

import base64
import hashlib
import marshal
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, all_suffixes
from importlib.metadata import Distribution, PackageNotFoundError, PackagePath, distribution
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path

import vinculum

PACKAGES = ("vinculum/", "vinculum_spec/")
CACHE = "__pycache__"
HEADER = 16  # bytes: magic number, flags, and hash or time and size of the source
HASHED, CHECKED = 1, 2


@dataclass(frozen=True)
class Files:
    """The result of the comparison.

    `compared`: the number of files. `differ`: files that differ from the list or are missing, and byte code of another
    source. `unlisted`: files that could be imported, but were not installed. `reason`: why not all files were compared.
    """

    compared: int
    differ: tuple[str, ...] = ()
    unlisted: tuple[str, ...] = ()
    reason: str = ""

    @property
    def problems(self) -> list[str]:
        """One sentence for each file with a problem."""
        return [f"{name} is not as it was installed" for name in self.differ] + [
            f"{name} was not installed, and may be loaded in the place of what was" for name in self.unlisted
        ]


def installed_files() -> Files:
    """Compare the files of the imported package, and the compiled kernel if it can be loaded."""
    try:
        installation = distribution("vinculum")
    except PackageNotFoundError:
        installation = None
    return compare(installation, Path(vinculum.__file__).resolve().parent, _binary())


def _binary() -> Path | None:
    try:
        from vinculum.kernels import dispatch
    except ImportError:  # the list tells which file is wrong
        return None
    return None if dispatch.library is None else Path(str(dispatch.library.__file__)).resolve()


def compare(installation: Distribution | None, package: Path, binary: Path | None) -> Files:
    """Compare the files of `package`, and `binary`, with the list of `installation`."""
    checkout = (package.parents[1] / "pyproject.toml").is_file() and (package.parents[1] / "proofs").is_dir()
    items = (installation.files if installation is not None else None) or ()
    listed = {Path(str(item.locate())).resolve(): item for item in items}
    own = package / "__init__.py" in listed
    chosen = {
        path: item
        for path, item in listed.items()
        if item.hash and ((own and str(item).startswith(PACKAGES)) or path == binary)
    }
    differ = [str(item) for path, item in chosen.items() if not _matches_list(path, item)]
    byte_code = [(path, Path(cache_from_source(str(path)))) for path in chosen if path.suffix == ".py"]
    differ += [_name(cached, package) for path, cached in byte_code if not _is_of_source(cached, path)]
    if own:
        unlisted = sorted(_unlisted(package.parent, listed, all_suffixes()))
    elif checkout:  # no list has its sources; its only extension module is the kernel
        roots = (package.parent, package.parents[1] / "spec")
        unlisted = sorted(name for root in roots for name in _unlisted(root, {*listed, binary}, EXTENSION_SUFFIXES))
    else:
        unlisted = []
    if own:
        reason = ""
    elif checkout and installation is None:
        reason = "it runs from a source tree, and was not installed"
    elif checkout:
        reason = "its Python and C are those of a checkout, which no list of an installer has"
    else:
        reason = "the installer's list of files is gone, or is not about those that were loaded: install again"
    return Files(len(chosen), tuple(differ), tuple(unlisted), reason)


def _matches_list(path: Path, item: PackagePath) -> bool:
    assert item.hash is not None
    if not path.is_file():
        return False
    digest = hashlib.new(item.hash.mode, path.read_bytes()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == item.hash.value


def _unlisted(root: Path, listed: Container[Path | None], suffixes: Sequence[str]) -> Iterator[str]:
    """Yield files that an import could find in the packages' folders, except byte code beside its source."""
    for package in PACKAGES:
        for path in (root / package).rglob("*"):
            if path.name.endswith(tuple(suffixes)) and path.parent.name != CACHE and path.resolve() not in listed:
                yield path.relative_to(root).as_posix()


def _is_of_source(cached: Path, path: Path) -> bool:
    """Return whether the byte code in `cached`, if Python would use it, is that of the source at `path`."""
    if not (path.is_file() and cached.is_file()):
        return True
    code, text, status = cached.read_bytes(), path.read_bytes(), path.stat()
    flags = int.from_bytes(code[4:8], "little")
    if flags & HASHED:
        used = not flags & CHECKED or code[8:HEADER] == source_hash(text)
    else:
        used = code[8:HEADER] == b"".join(
            (int(x) & 0xFFFFFFFF).to_bytes(4, "little") for x in (status.st_mtime, status.st_size)
        )
    if code[:4] != MAGIC_NUMBER or not used:
        return True  # Python compiles it again
    try:
        return bool(marshal.loads(code[HEADER:]) == compile(text, str(path), "exec", dont_inherit=True))  # noqa: S302
    except (EOFError, TypeError, ValueError):
        return False


def _name(path: Path, package: Path) -> str:
    """Return the name that the list has; the full path of a file elsewhere."""
    return path.relative_to(package.parent).as_posix() if path.is_relative_to(package.parent) else str(path)
