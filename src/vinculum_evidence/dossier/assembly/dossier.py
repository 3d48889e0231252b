"""Make a dossier: every chapter as a page and as data, with the evidence and other files beside it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from vinculum_evidence.catalogue import EVIDENCE
from vinculum_evidence.dossier.assembly.book import chapters
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs, collect
from vinculum_evidence.dossier.manifest import TIME_FILE, as_json, prepare, write
from vinculum_evidence.proof import Level

SCHEMA_VERSION = 1


@dataclass(frozen=True)
class Summary:
    """The verdict of a dossier in words, its open points, and the exit status."""

    verdict: str
    open: list[str]
    exit_status: int


def make(proofs: Path | None, folder: Path) -> Summary:
    """Write the dossier to `folder`, for the checkout with `proofs`. FolderError before any work is done."""
    prepare(folder)
    inputs = collect(proofs)
    all_chapters = chapters(inputs)
    front = all_chapters[0].data
    files = {
        "dossier.html": html(all_chapters).encode(),
        "dossier.json": as_json(
            {"schema_version": SCHEMA_VERSION, "chapters": {chapter.name: chapter.data for chapter in all_chapters}}
        ).encode(),
        **_evidence(inputs),
        **{name: content for chapter in all_chapters for name, content in chapter.files.items()},
    }
    write(folder, files, _outside(inputs, folder), front["hashes"])
    when = {"written": datetime.now(UTC).isoformat(timespec="seconds")}
    (folder / TIME_FILE).write_text(json.dumps(when) + "\n", encoding="utf-8")
    return Summary(front["verdict"], [on_one_line(one) for one in front["open"]], front["exit_status"])


def on_one_line(one: Mapping[str, Any], max_characters: int = 160) -> str:
    """An open point on one line.

    Counterexamples are shortened; reasons are not, as they may say what to do.
    """
    text = f"{one['level']} {', '.join(one['what'][:3])}"
    text += f" and {len(one['what']) - 3} more" if len(one["what"]) > 3 else ""
    text += f": {one['why']}"
    fits = len(text) <= max_characters or one["level"] != Level.REFUTED
    return text if fits else f"{text[: max_characters - 1]}…"


def _outside(inputs: Inputs, folder: Path) -> dict[str, str]:
    """The files of the project, without those of the dossier if it lies within the project."""
    excluded = folder.resolve()
    return {
        name: digest
        for name, digest in inputs.files.items()
        if not (inputs.root / name).resolve().is_relative_to(excluded)
    }


def _evidence(inputs: Inputs) -> dict[str, bytes]:
    """The committed evidence, for readers without the project."""
    folder = inputs.catalogue.folder / EVIDENCE
    return {f"evidence/{path.name}": path.read_bytes() for path in sorted(folder.glob("*.json*"))}
