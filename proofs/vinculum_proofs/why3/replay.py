"""What Why3 proves of the theories that `vinculum generate why3` writes.

Method: the generated theories are compared with those in proofs/why3/, whose proof sessions `why3 replay` replays: every goal
has an attempt by CVC4 or Z3, most by both. Two further solvers show that the predicates which Why3 reads are the specification's
relations. Changed theories must fail one or the other.
"""

import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sympy import true

from vinculum.exports.why3 import files
from vinculum_evidence.proof import Finding, Level, Session
from vinculum_evidence.solvers.smtlib import solve
from vinculum_proofs.why3 import equality, tool
from vinculum_spec.relations import integer

FOLDER = Path(__file__).parents[2] / "why3"
SOLVERS = ("z3", "cvc5")
SECONDS = 20.0
MUTANT_SECONDS = 3
# What is changed in a generated theory, by words: the module of the relations, the text, and by what.
RELATION_MUTANTS = {
    "the real quotient with numerator and denominator exchanged": ("real", "b * c = a", "a * c = b"),
    "a truncated remainder as large as the denominator": (
        "integer",
        "abs (a - b * c) < abs b",
        "abs (a - b * c) <= abs b",
    ),
    "MIN / -1 within the domain": ("integer", "not (b = (- 1) /\\ max < 0 - a)", "not (b = (- 1) /\\ max < a)"),
    "the sign of a quotient is that of the numerator": ("ieee754", "abs (a.s - b.s)", "abs a.s"),
    "a smaller bound on overflow": ("ieee754", "power 2 (f.p + 1) - 1", "power 2 f.p - 1"),
    "shapes of A and C that differ": ("tensor", "same_applies a b -> c = a", "same_applies a b -> c = b + 1"),
    "a quantum exponent that is one too large": ("ieee754", "((q_min f) - 1)", "(q_min f)"),
}
# Theories in which a lemma or a program is wrong, by words: the file, its module, the text, and by what.
PROOF_MUTANTS = {
    "a remainder with the sign of the denominator": ("div_integer", "TruncatedQuotient", "(r > 0 /\\ a > 0)", "(r > 0 /\\ b > 0)"),
    "a real quotient by zero": ("div_real", "DivReal", "quotient a 1.0 c <-> c = a", "quotient a 0.0 c <-> c = a"),
    "0 / 0 is no NaN": ("div_ieee754", "SpecialCases", "(finite a /\\ finite b /\\ a.m = 0 /\\ b.m = 0)", "(finite a /\\ a.inf)"),
    "an overflow of quotients below its bound": ("div_ieee754_rounded", "Numbers", "(4 * half f - 1) <= 2", "(4 * half f - 2) <= 2"),
    "a program without the test of a zero denominator": ("div_machine", "Cuint32", "if y = (0: uint32) then", "if y = (1: uint32) then"),
}  # fmt: skip


def prove(session: Session) -> Finding:
    """Replay the sessions, compare the relations, and try the mutants."""
    if why := tool.missing():
        return Finding(Level.NOT_RUN, reason=why)
    theories = {file: text for file, text in files().items() if file.endswith(".mlw")}
    if differing := [file for file, text in theories.items() if (FOLDER / file).read_text(encoding="utf-8") != text]:
        return Finding(
            Level.UNDECIDED, reason=f"proofs/why3/{differing[0]} is not what `vinculum generate why3` writes"
        )
    details: dict[str, Any] = {"link": "the theories of Why3 to the specification's relations", "goals": []}
    try:
        with tool.configuration() as config, TemporaryDirectory() as name:
            folder = Path(name) / "why3"
            shutil.copytree(FOLDER, folder)
            return _prove(folder, config, list(theories), details, session)
    except tool.Why3Error as error:
        return Finding(Level.UNDECIDED, reason=str(error), details=details)


def _prove(folder: Path, config: Path, theories: list[str], details: dict[str, Any], session: Session) -> Finding:
    for number, file in enumerate(theories):
        session.report(number / len(theories) / 2, file)
        ended = tool.replay(folder, Path(file).stem, config)
        if not ended.complete:
            return Finding(Level.UNDECIDED, reason=f"{file}: {ended.text[-300:]}", details=details)
        details["goals"] += list(provers(FOLDER / Path(file).stem / "why3session.xml"))
    for module in equality.MODULES:
        for question in equality.questions(folder, module, config):
            answers = {solver: solve(question.script, solver, SECONDS).result for solver in SOLVERS}
            if set(answers.values()) != {"unsat"}:
                return Finding(Level.UNDECIDED, reason=f"{question.name}: {answers}", details=details)
            details["goals"].append({"name": f"printed as in the specification: {question.name}", **answers})
    session.report(0.9, "mutants")
    found = {words: _differs(folder, config, *change) for words, change in RELATION_MUTANTS.items()}
    found |= {words: _fails(folder, config, *change) for words, change in PROOF_MUTANTS.items()}
    killed = tuple(words for words, dead in found.items() if dead)
    survived = tuple(words for words, dead in found.items() if not dead)
    details["lemmas_of_one_prover"] = [
        goal["name"] for goal in details["goals"] if "provers" in goal and len(goal["provers"]) == 1
    ]
    reason = f"mutants not refuted: {'; '.join(survived)}" if survived else None
    values = {integer.MAX: 127, integer.A: -7, integer.B: 2, integer.C: -3}
    if integer.truncated_quotient.domain.subs(values) != true or integer.truncated_quotient.holds.subs(values) != true:
        reason = reason or "the example satisfies no relation"
    witness = {"truncated_quotient": {str(symbol): value for symbol, value in values.items()}}
    level = Level.UNDECIDED if reason else Level.PROVED_MODEL
    return Finding(level, witness, killed=killed, survived=survived, reason=reason, details=details)


def provers(session: Path) -> Iterator[dict[str, Any]]:
    """The goals of a session, and which provers prove every part of each."""
    root = ET.parse(session).getroot()  # noqa: S314 - a file of the repository
    names = {prover.get("id"): prover.get("name") for prover in root.iter("prover")}
    for theory in root.iter("theory"):
        for goal in theory.findall("goal"):
            parts = [part for part in goal.iter("goal") if part is not goal]
            by = [{names[attempt.get("prover")] for attempt in part.findall("proof")} for part in parts]
            of_all = set.intersection(*by) if by else set()
            found = sorted(str(name) for name in of_all) or ["each part by CVC4 or Z3"]
            yield {"name": f"{theory.get('name')}.{goal.get('name')}", "provers": found}


def _changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A folder with the theories, one of which is changed. Raises Why3Error if the text does not occur."""
    changed = folder.parent / f"changed-{file}"
    shutil.rmtree(changed, ignore_errors=True)
    shutil.copytree(folder, changed)
    text = (changed / f"{file}.mlw").read_text(encoding="utf-8")
    if old not in text:
        raise tool.Why3Error(f"{file}.mlw has no {old!r}")
    (changed / f"{file}.mlw").write_text(text.replace(old, new), encoding="utf-8")
    return changed


def _differs(folder: Path, config: Path, module: str, old: str, new: str) -> bool:
    """Whether a solver has operands on which a changed theory differs from the specification."""
    changed = _changed(folder, f"div_{module}", old, new)
    asked = equality.questions(changed, module, config)
    return any(solve(question.script, "z3", SECONDS).result == "sat" for question in asked)


def _fails(folder: Path, config: Path, file: str, theory: str, old: str, new: str) -> bool:
    """Whether a goal that the provers prove in time is proved by neither where the theory is changed."""
    changed = _changed(folder, file, old, new)
    return bool(_unproved(changed, file, theory, config) - _unproved(folder, file, theory, config))


def _unproved(folder: Path, file: str, theory: str, config: Path) -> set[str]:
    """The goals of a theory with a part that neither prover proves."""
    answers = [tool.valid(folder, file, theory, prover, MUTANT_SECONDS, config) for prover in tool.PROVERS]
    parts = {part for by in answers for part in by if not any(other.get(part, False) for other in answers)}
    return {part.rpartition(".")[0] for part in parts}
