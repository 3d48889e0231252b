"""The folder of a dossier: its files, and a manifest with their hashes and the project's."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from vinculum._util.files import sha256_of_file

MANIFEST = "manifest.json"
TIME_FILE = "written.json"  # not hashed, since it differs between runs
SCHEMA_VERSION = 1


class FolderError(ValueError):
    """The folder is no dossier, or holds something else."""


def prepare(folder: Path) -> None:
    """Create the folder. FolderError if it holds anything but a dossier; OSError if it is not writable."""
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / MANIFEST).is_file())):
        raise FolderError(f"{folder} holds other files: name an empty or new folder, or an earlier dossier")
    folder.mkdir(parents=True, exist_ok=True)


def write(folder: Path, files: Mapping[str, bytes], project: Mapping[str, str], facts: Mapping[str, Any]) -> None:
    """Write `files`, and a manifest with their hashes and those of the `project`.

    Files of an earlier dossier are removed. FolderError and OSError as in `prepare`.
    """
    prepare(folder)
    for name in _files_of_earlier(folder) - set(files):
        (folder / name).unlink(missing_ok=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    manifest = {
        "schema_version": SCHEMA_VERSION,
        "facts": facts,
        "dossier": {name: sha256(content).hexdigest() for name, content in files.items()},
        "project": dict(project),
    }
    (folder / MANIFEST).write_text(as_json({**manifest, "sha256": _hash(manifest)}), encoding="utf-8")


def _hash(manifest: Mapping[str, Any]) -> str:
    """The hash of a manifest without its own hash.

    It detects accidents, not intent: who alters one can alter both.
    """
    return sha256(as_json({key: value for key, value in manifest.items() if key != "sha256"}).encode()).hexdigest()


def as_json(content: Any) -> str:
    """JSON with sorted keys, so that the same content gives the same bytes."""
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False, allow_nan=False) + "\n"


def _files_of_earlier(folder: Path) -> set[str]:
    """The files of the dossier that is in the folder now."""
    try:
        return set(_manifest(folder)["dossier"])
    except FolderError:
        return set()


def _manifest(folder: Path) -> dict[str, Any]:
    try:
        content = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise FolderError(f"{folder} is no dossier: it has no {MANIFEST}") from None
    except (OSError, ValueError) as error:
        raise FolderError(f"{folder / MANIFEST} cannot be read: {error}") from None
    if not isinstance(content, dict) or content.get("schema_version") != SCHEMA_VERSION:
        raise FolderError(f"{folder / MANIFEST} is not of schema version {SCHEMA_VERSION}")
    for part in ("dossier", "project"):
        listed = content.get(part)
        if not isinstance(listed, dict) or not listed or not all(isinstance(x, str) for x in listed.values()):
            raise FolderError(f"{folder / MANIFEST} lists nothing under {part!r}")
        if any(Path(name).is_absolute() or ".." in Path(name).parts for name in listed):
            raise FolderError(f"{folder / MANIFEST} names files outside of the folder")
    return content


@dataclass
class Comparison:
    """The result of a check. `altered`: files of the dossier; `changed`: files of the project."""

    files: int = 0
    altered: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    compared: int = 0

    @property
    def exit_status(self) -> int:
        """1 if the dossier was altered; 3 if the project has changed; else 0."""
        return 1 if self.altered else 3 if self.changed else 0


def compare(folder: Path, root: Path | None, now: Mapping[str, str] | None) -> Comparison:
    """Compare the dossier in `folder` with its hashes, and the project's files `now` with the manifest."""
    manifest, comparison = _manifest(folder), Comparison()
    present = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()} - {MANIFEST, TIME_FILE}
    comparison.files = len(manifest["dossier"])
    if manifest.get("sha256") != _hash(manifest):
        comparison.altered.append(f"{MANIFEST} is not what was written")
    for name, digest in sorted(manifest["dossier"].items()):
        if name not in present:
            comparison.altered.append(f"{name} is missing")
        elif sha256_of_file(folder / name) != digest:
            comparison.altered.append(f"{name} is not what was written")
    comparison.altered += [f"{name} is not part of the dossier" for name in sorted(present - set(manifest["dossier"]))]
    if root is not None and now is not None:
        inside = {name for name in now if (root / name).resolve().is_relative_to(folder.resolve())}
        listed = manifest["project"]
        names = sorted((set(listed) | set(now)) - inside)
        comparison.compared = len(names)
        for name in names:
            if listed.get(name) != now.get(name):
                word = "is new" if name not in listed else "is gone" if name not in now else "has changed"
                comparison.changed.append(f"{name} {word}")
    return comparison
