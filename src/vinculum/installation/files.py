"""The package's files beside the list that the installer made of them.

It finds accidents, and whoever changed a file and not the list. Whoever can change the list as well, or this program, is not
found by it.
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
HEADER = 16  # bytes of a file of byte code: magic number, flags, and what the text was that it was made of
HASHED, CHECKED = 1, 2


@dataclass(frozen=True)
class Files:
    """What came of comparing.

    `compared`: how many. `differ`: those that are not what the list says, or are gone, and byte code of another text than
    the one beside it. `unlisted`: what could be loaded, and was not installed. `reason`: why none was compared, or only some.
    """

    compared: int
    differ: tuple[str, ...] = ()
    unlisted: tuple[str, ...] = ()
    reason: str = ""

    @property
    def problems(self) -> list[str]:
        """What is wrong with them, a sentence each."""
        return [f"{name} is not as it was installed" for name in self.differ] + [
            f"{name} was not installed, and may be loaded in the place of what was" for name in self.unlisted
        ]


def installed_files() -> Files:
    """Of the package that this process has loaded, and of the compiled kernel where that can be loaded."""
    try:
        installation = distribution("vinculum")
    except PackageNotFoundError:
        installation = None
    return compare(installation, Path(vinculum.__file__).resolve().parent, _binary())


def _binary() -> Path | None:
    try:
        from vinculum.kernels import dispatch
    except ImportError:  # what stands in its place is told by the list
        return None
    return None if dispatch.library is None else Path(str(dispatch.library.__file__)).resolve()


def compare(installation: Distribution | None, package: Path, binary: Path | None) -> Files:
    """The files of `package`, and `binary`, by the list of `installation`."""
    checkout = (package.parents[1] / "pyproject.toml").is_file() and (package.parents[1] / "proofs").is_dir()
    items = (installation.files if installation is not None else None) or ()
    listed = {Path(str(item.locate())).resolve(): item for item in items}
    own = package / "__init__.py" in listed
    chosen = {
        path: item
        for path, item in listed.items()
        if item.hash and ((own and str(item).startswith(PACKAGES)) or path == binary)
    }
    differ = [str(item) for path, item in chosen.items() if not _as_listed(path, item)]
    byte_code = [(path, Path(cache_from_source(str(path)))) for path in chosen if path.suffix == ".py"]
    differ += [_name(made, package) for path, made in byte_code if not _of_this_text(made, path)]
    if own:
        unlisted = sorted(_unlisted(package.parent, listed, all_suffixes()))
    elif checkout:  # its texts are on no list, and it has no extension module but the kernel
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


def _as_listed(path: Path, item: PackagePath) -> bool:
    assert item.hash is not None
    if not path.is_file():
        return False
    digest = hashlib.new(item.hash.mode, path.read_bytes()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == item.hash.value


def _unlisted(root: Path, listed: Container[Path | None], suffixes: Sequence[str]) -> Iterator[str]:
    """What an import could find in the folders of the packages, byte code beside the text of its own aside."""
    for package in PACKAGES:
        for path in (root / package).rglob("*"):
            if path.name.endswith(tuple(suffixes)) and path.parent.name != CACHE and path.resolve() not in listed:
                yield path.relative_to(root).as_posix()


def _of_this_text(cached: Path, path: Path) -> bool:
    """Whether the byte code in `cached`, if it would be run in the place of the text at `path`, is that of this text."""
    if not (path.is_file() and cached.is_file()):
        return True
    kept, text, status = cached.read_bytes(), path.read_bytes(), path.stat()
    flags = int.from_bytes(kept[4:8], "little")
    if flags & HASHED:
        used = not flags & CHECKED or kept[8:HEADER] == source_hash(text)
    else:
        used = kept[8:HEADER] == b"".join(
            (int(x) & 0xFFFFFFFF).to_bytes(4, "little") for x in (status.st_mtime, status.st_size)
        )
    if kept[:4] != MAGIC_NUMBER or not used:
        return True  # Python makes it anew
    try:
        return bool(marshal.loads(kept[HEADER:]) == compile(text, str(path), "exec", dont_inherit=True))  # noqa: S302
    except (EOFError, TypeError, ValueError):
        return False


def _name(path: Path, package: Path) -> str:
    """As the list has it; the whole path of what stands elsewhere."""
    return path.relative_to(package.parent).as_posix() if path.is_relative_to(package.parent) else str(path)
