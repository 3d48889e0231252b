"""What a chapter is: data, a template that shows it, and the headings that a reader may jump to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Section:
    """A heading below the chapter's own: the anchor that its template gives it, and its title."""

    anchor: str
    title: str


@dataclass(frozen=True)
class Chapter:
    """One chapter. `data` is JSON: it is what `dossier.json` holds, and all that templates/<name>.html.j2 is given.

    `anchors`: the names that the chapter explains, each with the anchor that its template gives the place. Wherever such a
    name stands in a text of any chapter, it becomes a link to that place. `files`: what lies beside the page for it.
    """

    name: str
    title: str
    data: Mapping[str, Any]
    sections: Sequence[Section] = ()
    anchors: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)
