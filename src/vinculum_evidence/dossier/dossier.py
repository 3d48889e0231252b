"""Make a dossier: every chapter as a page and as data, and what lies beside them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from vinculum_evidence.catalogue import EVIDENCE
from vinculum_evidence.dossier.book import chapters
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs, collect
from vinculum_evidence.dossier.manifest import WRITTEN, as_json, usable, write
from vinculum_evidence.proof import Level

SCHEMA_VERSION = 1


@dataclass(frozen=True)
class Made:
    """What was written: its verdict in words, what is open, and the exit status that this means."""

    verdict: str
    open: list[str]
    exit_status: int


def make(proofs: Path | None, folder: Path) -> Made:
    """Write the dossier of the checkout whose proofs stand in `proofs` to `folder`, which is looked at first."""
    usable(folder)
    inputs = collect(proofs)
    made = chapters(inputs)
    front = made[0].data
    files = {
        "dossier.html": html(made).encode(),
        "dossier.json": as_json(
            {"schema_version": SCHEMA_VERSION, "chapters": {chapter.name: chapter.data for chapter in made}}
        ).encode(),
        **_evidence(inputs),
        **{name: content for chapter in made for name, content in chapter.files.items()},
    }
    write(folder, files, _outside(inputs, folder), front["hashes"])
    when = {"written": datetime.now(UTC).isoformat(timespec="seconds")}
    (folder / WRITTEN).write_text(json.dumps(when) + "\n", encoding="utf-8")
    return Made(front["verdict"], [on_one_line(one) for one in front["open"]], front["exit_status"])


def on_one_line(one: Mapping[str, Any], most: int = 160) -> str:
    """What is open. A counterexample is shortened, as the front page has it; a reason, which may say what to do, is not."""
    text = f"{one['level']} {', '.join(one['what'][:3])}"
    text += f" and {len(one['what']) - 3} more" if len(one["what"]) > 3 else ""
    text += f": {one['why']}"
    whole = len(text) <= most or one["level"] != Level.REFUTED
    return text if whole else f"{text[: most - 1]}…"


def _outside(inputs: Inputs, folder: Path) -> dict[str, str]:
    """The project's files but for those of a dossier that stands within its folder."""
    apart = folder.resolve()
    return {
        name: digest
        for name, digest in inputs.files.items()
        if not (inputs.root / name).resolve().is_relative_to(apart)
    }


def _evidence(inputs: Inputs) -> dict[str, bytes]:
    """The evidence as it is committed, for whoever reads the dossier without the project."""
    folder = inputs.catalogue.folder / EVIDENCE
    return {f"evidence/{path.name}": path.read_bytes() for path in sorted(folder.glob("*.json*"))}
