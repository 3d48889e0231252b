"""How a run of the kernel that is imported ends in a finding: with the hash of its binary."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import vinculum
from vinculum_evidence.proof import Finding, Level
from vinculum_proofs.conformance.common import Outcome, finding


def binaries() -> dict[str, str]:
    """SHA-256 of the compiled kernel, by its name in the package; empty where NumPy's kernel divides."""
    binary = vinculum.kernel_info().binary
    return {} if binary is None else {f"vinculum/kernels/{Path(binary.file).name}": binary.sha256}


def of_binary(outcome: Outcome, level: Level, mutants: Mapping[str, Callable[[], Outcome]], **details: Any) -> Finding:
    """`finding`, and which binary was run."""
    return finding(outcome, level, mutants, binaries=binaries(), **details)
