"""The chapters in reading order."""

from collections.abc import Callable, Sequence

from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import (
    comparisons,
    configuration,
    coverage,
    findings,
    front,
    proofs,
    sonnx,
    specification,
    standards,
    trace,
)
from vinculum_evidence.dossier.inputs import Inputs

CHAPTERS: Sequence[Callable[[Inputs], Chapter]] = (
    front.chapter,
    specification.chapter,
    trace.chapter,
    proofs.chapter,
    comparisons.chapter,
    sonnx.chapter,
    findings.chapter,
    standards.chapter,
    coverage.chapter,
    configuration.chapter,
)


def chapters(inputs: Inputs) -> list[Chapter]:
    """Every chapter of the dossier."""
    return [make(inputs) for make in CHAPTERS]
