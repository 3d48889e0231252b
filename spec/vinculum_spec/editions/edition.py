"""An edition: a later text of a profile, with what it states and how it differs from the earlier one."""

from collections.abc import Mapping
from dataclasses import dataclass

from vinculum_spec.atlas.standard import DatedDocument, Standard
from vinculum_spec.schema import Ruling


@dataclass(frozen=True)
class Statement:
    """A statement of a clause, with the claims that decide it.

    `reading` says how the statement and the claims are connected, where their words differ. `proposed` has words that
    would be right, where the statement is refuted.
    """

    clause: str
    says: str
    claims: tuple[str, ...]
    reading: str = ""
    proposed: str = ""


@dataclass(frozen=True)
class Change:
    """A difference between the text of the edition and that of the earlier profile, with its effect."""

    where: str
    before: str
    now: str
    effect: str
    claims: tuple[str, ...]


@dataclass(frozen=True)
class Edition:
    """A later text of the profile `of`.

    `judged_by` is the profile that the gate judges by: it has the same types, attributes, requirements and outcomes.
    """

    profile: Standard
    of: str
    judged_by: str
    documents: Mapping[str, DatedDocument]
    rulings: Mapping[str, Ruling]
    statements: tuple[Statement, ...]
    changes: tuple[Change, ...]
