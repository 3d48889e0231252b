"""A case: one call that the gate makes of a target."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from vinculum._util.types import Array


@dataclass(frozen=True)
class Case:
    """One call: two operands, attributes, and how to make it.

    The operands violate `violates` and no other requirement, except ones with the same outcome.
    """

    label: str
    A: Array
    B: Array
    attributes: Mapping[str, Any] = field(default_factory=dict)
    layout: str = "contiguous"
    violates: str | None = None  # a requirement identifier
    repeat: int = 1  # how often to make the call
    hard: bool = False  # run it on every path of the target, not on one of them
    index_revealing: bool = False  # quotients differ, so a misplaced one names the pair it was computed from
    threads: int = 1  # threads that make the call at the same time, after one thread made it alone
    group: str = ""  # cases of one group differ only in details that their labels name; "": the label is the group
    special_values_at_quick: bool = True  # level quick also runs a copy of the case with special values

    @property
    def quota_key(self) -> str:
        """Cases with the same key share one quota where only some of them are repeated."""
        return self.group or self.label
