"""What a page is made of. In texts, `backticks` mark what is typed; everything else stands for itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from sympy import Basic

LEAF = 72  # characters of a formula that stands on one line; a longer one is set as an outline


@dataclass(frozen=True)
class Title:
    """A heading; level 1 is the highest."""

    level: int
    text: str


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True)
class Fields:
    """Labels and what they stand for."""

    rows: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Items:
    """A list under a label."""

    label: str
    items: Sequence[str]


@dataclass(frozen=True)
class Table:
    """Rows under a head. The last column takes the width that is left."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Formula:
    """A formula under a label."""

    label: str
    formula: Basic


Block = Title | Text | Fields | Items | Table | Formula
