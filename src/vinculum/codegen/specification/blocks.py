"""The blocks of a page. In texts, backticks mark code; all other characters are literal."""

from collections.abc import Sequence
from dataclasses import dataclass

from sympy import Basic

LEAF = 72  # maximum characters of a formula on one line; a longer formula becomes an outline


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
    """Labels and their values."""

    rows: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Items:
    """A list under a label."""

    label: str
    items: Sequence[str]


@dataclass(frozen=True)
class Table:
    """Rows under a head. The last column takes the remaining width."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Formula:
    """A formula under a label."""

    label: str
    formula: Basic


Block = Title | Text | Fields | Items | Table | Formula
