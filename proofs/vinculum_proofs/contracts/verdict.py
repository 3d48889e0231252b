"""What follows from CrossHair's answers on a contract: its level, its witness, its mutants.

A refutation counts only where CrossHair's operands, put to the function once more and judged in exact arithmetic,
break the contract. They may differ from run to run; what a record shows is the first of the edges that breaks it.
"""

from collections.abc import Callable, Mapping, Sequence
from subprocess import TimeoutExpired
from typing import Any

from vinculum_evidence.proof import Finding, Level, Session
from vinculum_proofs.contracts.crosshair_worker import CONFIRMED, REFUTED, Answer, answers
from vinculum_proofs.contracts.edge_operands import first_breach
from vinculum_proofs.contracts.obligations import Obligation, obligations
from vinculum_proofs.mutants.scalar_mutants import MUTANTS

LINK = (
    "scalar model: this function meets its contract. That the contracts together imply the specification's relation "
    "is a matter of the proofs of composition; the kernel that users import is held against the same relation"
)
_SECONDS = 60.0  # for one function at one type; the slowest takes two


def concluded(
    owed: Mapping[str, Obligation], answers: Sequence[Answer], witness: Callable[[str], Sequence[Any]]
) -> Finding:
    """The finding. `owed`: the contract by type; `witness(type)`: operands that it speaks of."""
    step = next(iter(owed.values())).step
    own = {answer.type: answer for answer in answers if answer.mutant is None}
    if missing := [name for name in owed if name not in own]:
        return Finding(Level.UNDECIDED, reason=f"not examined at {', '.join(missing)}")
    for name, obligation in owed.items():
        refuted = own[name].state == REFUTED and not obligation.is_met(obligation.model, *own[name].operands)
        if refuted or not obligation.is_met(obligation.model, *witness(name)):
            breach = first_breach(obligation, obligation.model) or (own[name].operands if refuted else witness(name))
            return Finding(Level.REFUTED, counterexample=_as_json(obligation, breach))
    if open_ones := [answer for answer in own.values() if answer.state != CONFIRMED]:
        return Finding(Level.UNDECIDED, reason="; ".join(f"{step} at {one.type}: {one.message}" for one in open_ones))
    killed = tuple(words for words in MUTANTS[step] if _killed(owed, words, answers))
    survived = tuple(words for words in MUTANTS[step] if words not in killed)
    details = {
        "link": LINK,
        "goals": [{"name": f"{step} {name}", "crosshair": CONFIRMED} for name in owed],
        "refutations": [
            {"mutant": words, "crosshair": REFUTED, "counterexample": _first(owed[answer.type], words)}
            for words in killed
            for answer in answers
            if answer.mutant == words
        ],
    }
    witnesses = [_as_json(obligation, witness(name)) for name, obligation in owed.items()]
    if survived or not killed:
        reason = f"not refuted: {', '.join(survived) or 'there is no mutant'}"
        return Finding(Level.UNDECIDED, witnesses, None, killed, survived, reason, details)
    return Finding(Level.PROVED_MODEL, witnesses, None, killed, details=details)


def _killed(owed: Mapping[str, Obligation], words: str, answers: Sequence[Answer]) -> bool:
    """Whether every type that the mutant was tried on refutes it, with operands that the model has right."""
    attempts = [(owed[answer.type], answer) for answer in answers if answer.mutant == words]
    return bool(attempts) and all(
        answer.state == REFUTED
        and not obligation.is_met(MUTANTS[obligation.step][words], *answer.operands)
        and obligation.is_met(obligation.model, *answer.operands)
        for obligation, answer in attempts
    )


def _first(obligation: Obligation, words: str) -> dict[str, Any] | None:
    breach = first_breach(obligation, MUTANTS[obligation.step][words])
    return None if breach is None else _as_json(obligation, breach)


def _as_json(obligation: Obligation, operands: Sequence[Any]) -> dict[str, Any]:
    values = {symbol.name: value for symbol, value in zip(obligation.inputs, operands, strict=True)}
    return {"type": obligation.type} | values


def confirming(step: str, witness: Callable[[str], Sequence[Any]]) -> Callable[[Session], Finding]:
    """Make the `run` of the proof that the step meets its contract at every type."""

    def run(session: Session) -> Finding:
        owed = {obligation.type: obligation for obligation in obligations(step)}
        try:
            return concluded(owed, answers(step, _SECONDS, session.seconds), witness)
        except TimeoutExpired:
            return Finding(Level.UNDECIDED, reason=f"CrossHair was not done after {session.seconds:.0f} s")

    return run
