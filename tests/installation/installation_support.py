"""What the tests of an installation share."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from click.testing import Result

from vinculum.installation.evidence import Examined

Run = Callable[..., Result]


def other(evidence: Examined, which: str, **changes: Any) -> Examined:
    """`evidence`, its claim `which` about something else."""
    return replace(evidence, claims=tuple(replace(x, **changes) if x.claim == which else x for x in evidence.claims))
