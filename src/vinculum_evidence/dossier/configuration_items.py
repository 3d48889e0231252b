"""Configuration items: the files by folder, the tools of the evidence, and the installed packages."""

import csv
import io
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import PurePosixPath
from typing import Any

from packaging.requirements import Requirement

from vinculum._util.packages import package_version
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.manifest import MANIFEST


@dataclass(frozen=True)
class Package:
    """An installed Python distribution, with the names of those that it requires."""

    name: str
    version: str
    licence: str
    needs: tuple[str, ...]


def project_files(inputs: Inputs) -> dict[str, str]:
    """Every file and its SHA-256, without those of a dossier within the project."""
    dossiers = {PurePosixPath(name).parent for name in inputs.files if PurePosixPath(name).name == "dossier.html"}
    dossiers = {folder for folder in dossiers if str(folder / MANIFEST) in inputs.files}
    return {name: digest for name, digest in inputs.files.items() if dossiers.isdisjoint(PurePosixPath(name).parents)}


def digest(listed: Mapping[str, str]) -> str:
    """One hash of many files: that of the list that `sha256sum` prints."""
    return sha256("".join(f"{value}  {name}\n" for name, value in listed.items()).encode()).hexdigest()


def folders(listed: Mapping[str, str]) -> list[dict[str, Any]]:
    """The files by folder, each folder with one hash."""
    by_folder: dict[str, dict[str, str]] = {}
    for name, value in listed.items():
        by_folder.setdefault(str(PurePosixPath(name).parent), {})[name] = value
    return [
        {"folder": folder, "files": dict(sorted(inside.items())), "sha256": digest(dict(sorted(inside.items())))}
        for folder, inside in sorted(by_folder.items())
    ]


def as_csv(listed: Mapping[str, str]) -> str:
    """The files and their hashes as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows([("file", "sha256"), *sorted(listed.items())])
    return out.getvalue()


def tools(inputs: Inputs) -> list[dict[str, Any]]:
    """Each tool of the records: its version there and here, and the number of claims that rest on it."""
    counts: dict[tuple[str, str], int] = {}
    for row in inputs.rows.values():
        for name, version in {**row.record["details"].get("tools", {}), **row.record["tools"]}.items():
            counts[name, str(version)] = counts.get((name, str(version)), 0) + 1
    return [
        {"name": name, "version": version, "claims": count, "here": package_version(name) or ""}
        for (name, version), count in sorted(counts.items())
    ]


def binaries(inputs: Inputs) -> list[dict[str, Any]]:
    """Each shared object that records are about, and the number of claims."""
    counts: dict[tuple[str, str], int] = {}
    for row in inputs.rows.values():
        for name, value in row.record["details"].get("binaries", {}).items():
            counts[name, value] = counts.get((name, value), 0) + 1
    return [{"file": name, "sha256": value, "claims": count} for (name, value), count in sorted(counts.items())]


def packages(root: str = "vinculum", extra: str = "check") -> list[Package]:
    """`root` and all installed distributions that it requires at run time, directly or not.

    With those of its extra `extra`: the gate's.
    """
    by_name: dict[str, Package] = {}
    queue = [root]
    while queue:
        name = _normal(queue.pop())
        if name not in by_name:
            by_name[name] = _package(distribution(name), extra if name == _normal(root) else "")
            queue += by_name[name].needs
    return [by_name[name] for name in sorted(by_name)]


def licence(name: str) -> str:
    """The licence of an installed distribution; empty if unknown."""
    try:
        return _package(distribution(name)).licence
    except PackageNotFoundError:
        return ""


def _package(installed: Distribution, extra: str = "") -> Package:
    needs = {_normal(x.name) for x in map(Requirement, installed.requires or ()) if _at_run_time(x, extra)}
    return Package(_normal(installed.name), installed.version, _licence(installed), tuple(sorted(needs)))


def _at_run_time(requirement: Requirement, extra: str) -> bool:
    return requirement.marker is None or any(requirement.marker.evaluate({"extra": name}) for name in {"", extra})


def _licence(installed: Distribution) -> str:
    """The licence by the most exact field of the metadata. A field with the whole text is ignored."""
    metadata = installed.metadata
    classifiers = [x.rpartition(" :: ")[2] for x in metadata.get_all("Classifier") or () if x.startswith("License ::")]
    fields = (metadata[field] for field in ("License-Expression", "License") if field in metadata)
    names = [field for field in fields if "\n" not in field.strip()]
    return next((x.strip() for x in [*names, *classifiers] if x.strip()), "")


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
