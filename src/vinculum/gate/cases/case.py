"""One thing to try."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from vinculum.gate.targets.base import Array


@dataclass(frozen=True)
class Case:
    """Operands that meet once. `violates` names the requirement that they break, if any.

    They break no other, or such as have the same outcome. `telling`: quotients differ as far as the type lets them, so that
    a wrong element which is the quotient of another pair shows that the wrong elements met.
    """

    label: str
    A: Array
    B: Array
    attributes: Mapping[str, Any] = field(default_factory=dict)
    layout: str = "contiguous"
    violates: str | None = None
    repeat: int = 1
    hard: bool = False  # worth trying on every path of the target
    telling: bool = False
    threads: int = 1  # that make the same call at the same time, after it was made alone
