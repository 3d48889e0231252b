"""A dossier as a folder: the page, its data, what it is made from, and the hashes of all of it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from vinculum._util.files import sha256_of_file

MANIFEST = "manifest.json"
WRITTEN = "written.json"  # when: beside what is hashed, since no two runs agree on it
SCHEMA_VERSION = 1


class FolderError(ValueError):
    """The folder cannot be written, or is no dossier."""


def usable(folder: Path) -> None:
    """FolderError where something stands there already that is no dossier; OSError where nothing can be written."""
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / MANIFEST).is_file())):
        raise FolderError(f"{folder} has something else in it: name a folder that is empty, new, or an earlier dossier")
    folder.mkdir(parents=True, exist_ok=True)


def write(folder: Path, files: Mapping[str, bytes], project: Mapping[str, str], facts: Mapping[str, Any]) -> None:
    """Write `files`, and the manifest that has their hashes beside those of the `project` they tell of.

    FolderError and OSError as of `usable`.
    """
    usable(folder)
    for name in _earlier(folder) - set(files):
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
    (folder / MANIFEST).write_text(as_json({**manifest, "sha256": _of(manifest)}), encoding="utf-8")


def _of(manifest: Mapping[str, Any]) -> str:
    """The hash of a manifest, but for the hash itself: it tells accidents, as whoever alters the one can alter the other."""
    return sha256(as_json({key: value for key, value in manifest.items() if key != "sha256"}).encode()).hexdigest()


def as_json(content: Any) -> str:
    """JSON as a dossier has it: sorted, so that the same content is the same bytes."""
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False, allow_nan=False) + "\n"


def _earlier(folder: Path) -> set[str]:
    """Files of the dossier that stands there now."""
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
    """A dossier beside its hashes. `altered`: its own files; `changed`: the project's, since it was written."""

    files: int = 0
    altered: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    compared: int = 0

    @property
    def exit_status(self) -> int:
        """1 where the dossier is not what was written; 3 where it tells of a project that has changed; else 0."""
        return 1 if self.altered else 3 if self.changed else 0


def compare(folder: Path, root: Path | None, now: Mapping[str, str] | None) -> Comparison:
    """Every file of the dossier in `folder` against its hash; and `now`, the project's files in `root`, if given."""
    manifest, found = _manifest(folder), Comparison()
    present = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()} - {MANIFEST, WRITTEN}
    found.files = len(manifest["dossier"])
    if manifest.get("sha256") != _of(manifest):
        found.altered.append(f"{MANIFEST} is not what was written")
    for name, digest in sorted(manifest["dossier"].items()):
        if name not in present:
            found.altered.append(f"{name} is missing")
        elif sha256_of_file(folder / name) != digest:
            found.altered.append(f"{name} is not what was written")
    found.altered += [f"{name} is not part of the dossier" for name in sorted(present - set(manifest["dossier"]))]
    if root is not None and now is not None:
        inside = {name for name in now if (root / name).resolve().is_relative_to(folder.resolve())}
        listed = manifest["project"]
        names = sorted((set(listed) | set(now)) - inside)
        found.compared = len(names)
        for name in names:
            if listed.get(name) != now.get(name):
                word = "is new" if name not in listed else "is gone" if name not in now else "has changed"
                found.changed.append(f"{name} {word}")
    return found
