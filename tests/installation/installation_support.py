"""What the tests of an installation share."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from click.testing import Result

from vinculum.installation.evidence import Examined
from vinculum_spec.loader import specification

Run = Callable[..., Result]


def limit_types(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Have the self-test divide elements of these types only."""
    spec = specification()
    limited = replace(spec, types={name: spec.types[name] for name in names})
    monkeypatch.setattr("vinculum.installation.selftest.specification", lambda: limited)


def other(evidence: Examined, which: str, **changes: Any) -> Examined:
    """`evidence`, its claim `which` about something else."""
    return replace(evidence, claims=tuple(replace(x, **changes) if x.claim == which else x for x in evidence.claims))
