"""Which provers decide each lemma of the C that divides in integers, and where it is stated again."""

from pathlib import Path
from typing import Any

from vinculum_evidence.proof import Session
from vinculum_proofs.smt.integer import significand_division
from vinculum_proofs.wp import frama_c
from vinculum_proofs.wp.c_source import STEPS, WpQuestion, examine
from vinculum_proofs.wp.frama_c import QED, Task

PROVERS = ("CVC4", "Z3")
AGAIN = significand_division.CLAIM


def note(question: WpQuestion, path: Path, text: str, session: Session, details: dict[str, Any]) -> None:
    """Add to `details` the provers of each lemma, where it is stated again, and lemmas of one prover.

    Each prover gets the lemmas without the others. A lemma that neither proves is one of WP's tactics.
    """
    proved: dict[str, list[str]] = {lemma: [] for lemma in question.lemmas}
    for prover in PROVERS:
        (report,) = examine(path, text, [Task((), STEPS, frama_c.LEMMAS, (prover,))], session, question)
        for lemma, by in report.lemmas.items():
            proved[lemma] += [prover] if by not in (None, QED) else []
            proved[lemma] += ["Qed"] if by == QED and "Qed" not in proved[lemma] else []
    again = {goal.name for goal in significand_division.build()[0]}
    for lemma, provers in proved.items():
        details["lemmas"][lemma]["provers"] = provers or ["a tactic of WP"]
        if lemma in again:
            details["lemmas"][lemma]["stated_again_in"] = AGAIN
    details["lemmas_of_one_prover"] = [
        lemma
        for lemma, provers in proved.items()
        if len(provers) < len(PROVERS) and "Qed" not in provers and lemma not in again
    ]
