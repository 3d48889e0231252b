"""The files of the project by folder, the tools of the evidence, and the packages that are installed with the kernel."""

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
    """A Python distribution that is installed: what it needs are names of others."""

    name: str
    version: str
    licence: str
    needs: tuple[str, ...]


def project_files(inputs: Inputs) -> dict[str, str]:
    """Every file and its SHA-256, but for those of a dossier that stands in the project's folder."""
    made = {PurePosixPath(name).parent for name in inputs.files if PurePosixPath(name).name == "dossier.html"}
    made = {folder for folder in made if str(folder / MANIFEST) in inputs.files}
    return {name: digest for name, digest in inputs.files.items() if made.isdisjoint(PurePosixPath(name).parents)}


def digest(listed: Mapping[str, str]) -> str:
    """One hash of many files: of the list that `sha256sum` would print of them."""
    return sha256("".join(f"{value}  {name}\n" for name, value in listed.items()).encode()).hexdigest()


def folders(listed: Mapping[str, str]) -> list[dict[str, Any]]:
    """The files by the folder that they stand in, each folder with one hash."""
    found: dict[str, dict[str, str]] = {}
    for name, value in listed.items():
        found.setdefault(str(PurePosixPath(name).parent), {})[name] = value
    return [
        {"folder": folder, "files": dict(sorted(inside.items())), "sha256": digest(dict(sorted(inside.items())))}
        for folder, inside in sorted(found.items())
    ]


def as_csv(listed: Mapping[str, str]) -> str:
    """Every file with its hash, a line each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows([("file", "sha256"), *sorted(listed.items())])
    return out.getvalue()


def tools(inputs: Inputs) -> list[dict[str, Any]]:
    """Each tool that records name, its version there and here, and how many claims rest on it."""
    found: dict[tuple[str, str], int] = {}
    for row in inputs.rows.values():
        for name, version in {**row.record["details"].get("tools", {}), **row.record["tools"]}.items():
            found[name, str(version)] = found.get((name, str(version)), 0) + 1
    return [
        {"name": name, "version": version, "claims": count, "here": package_version(name) or ""}
        for (name, version), count in sorted(found.items())
    ]


def binaries(inputs: Inputs) -> list[dict[str, Any]]:
    """Each shared object that a record is about, and how many claims are."""
    found: dict[tuple[str, str], int] = {}
    for row in inputs.rows.values():
        for name, value in row.record["details"].get("binaries", {}).items():
            found[name, value] = found.get((name, value), 0) + 1
    return [{"file": name, "sha256": value, "claims": count} for (name, value), count in sorted(found.items())]


def packages(root: str = "vinculum") -> list[Package]:
    """`root`, and all distributions that it needs at run time, directly or not, as they are installed here."""
    found: dict[str, Package] = {}
    wanted = [root]
    while wanted:
        name = _normal(wanted.pop())
        if name not in found:
            found[name] = _package(distribution(name))
            wanted += found[name].needs
    return [found[name] for name in sorted(found)]


def licence(name: str) -> str:
    """The licence that an installed distribution names; empty where there is neither."""
    try:
        return _package(distribution(name)).licence
    except PackageNotFoundError:
        return ""


def _package(known: Distribution) -> Package:
    needs = {_normal(x.name) for x in map(Requirement, known.requires or ()) if _at_run_time(x)}
    return Package(_normal(known.name), known.version, _licence(known), tuple(sorted(needs)))


def _at_run_time(needed: Requirement) -> bool:
    return needed.marker is None or needed.marker.evaluate({"extra": ""})


def _licence(known: Distribution) -> str:
    """By the fields that metadata have for it, the most exact first; a whole text of a licence is no name of it."""
    said = known.metadata
    classifiers = [x.rpartition(" :: ")[2] for x in said.get_all("Classifier") or () if x.startswith("License ::")]
    fields = (said[field] for field in ("License-Expression", "License") if field in said)
    named = [field for field in fields if "\n" not in field.strip()]
    return next((x.strip() for x in [*named, *classifiers] if x.strip()), "")


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
