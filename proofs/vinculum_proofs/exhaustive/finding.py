"""How a run that found nothing wrong ends in a finding: by what it can tell from the kernel."""

from collections.abc import Mapping
from typing import Any

from vinculum_evidence.proof import Finding, Level


def conclude(level: Level, witness: Any, kills: Mapping[str, bool], details: Mapping[str, Any]) -> Finding:
    """`level`, or UNDECIDED if a mutant survived. `kills`: each mutant in words, and whether it is killed."""
    killed, survived = (tuple(words for words in kills if kills[words] is expected) for expected in (True, False))
    if survived:
        return Finding(Level.UNDECIDED, witness, None, killed, survived, "mutants are not told apart", details)
    return Finding(level, witness, None, killed, details=details)
