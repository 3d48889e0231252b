"""How a run that found nothing wrong ends in a finding: by what it can tell from the kernel."""

from collections.abc import Mapping
from typing import Any

from vinculum_evidence.proof import Finding, Level


def ended(level: Level, witness: Any, told: Mapping[str, bool], details: Mapping[str, Any]) -> Finding:
    """`level`, or UNDECIDED where a mutant was not told from the kernel. `told`: each mutant, in words, and whether it was."""
    killed, survived = (tuple(words for words in told if told[words] is wanted) for wanted in (True, False))
    if survived:
        return Finding(Level.UNDECIDED, witness, None, killed, survived, "mutants are not told apart", details)
    return Finding(level, witness, None, killed, details=details)
