"""A chapter: its data, the name of its template, and its sections."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Section:
    """A heading within a chapter: its title, and its anchor in the template."""

    anchor: str
    title: str


@dataclass(frozen=True)
class Chapter:
    """One chapter. `data` is JSON, which dossier.json holds and templates/<name>.html.j2 renders.

    `anchors`: the names that the chapter explains, with their anchors in the template. Every text of the dossier links
    these names. `files`: files that accompany the page.
    """

    name: str
    title: str
    data: Mapping[str, Any]
    sections: Sequence[Section] = ()
    anchors: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)
