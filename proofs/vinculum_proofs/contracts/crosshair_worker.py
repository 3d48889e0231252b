"""Run CrossHair on one contract in its own process; prints one answer per line.

Usage: `python -m vinculum_proofs.contracts.crosshair_worker STEP SECONDS`.

CrossHair runs a function on symbolic operands, path by path, and asks Z3 about each. Only its state `confirmed` is
reported as such: every path was taken to its end, and none failed. "No counterexample found" is not enough. What
CrossHair finds depends on what its process did before; a new process with a fixed hash seed finds the same operands
every time.
"""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from vinculum._util.process_lifetime import end_with_parent
from vinculum_proofs.contracts.obligations import Function, Obligation, obligations
from vinculum_proofs.mutants.scalar_mutants import MUTANTS, SIGNED_ONLY

CONFIRMED, REFUTED, UNDECIDED = "confirmed over all paths", "refuted", "undecided"
_OPERANDS = re.compile(r"when calling check\((.*?)\)")


@dataclass(frozen=True)
class Answer:
    """CrossHair's answer on one function at one type. `mutant`: its name, or None for the model's own."""

    type: str
    mutant: str | None
    state: str
    operands: Sequence[Any] = ()
    message: str = ""


def examined(obligation: Obligation, function: Function, mutant: str | None, seconds: float) -> Answer:
    """Whether `function` meets the contract on every path. ImportError where CrossHair is not installed."""
    from crosshair.core_and_libs import analyze_function, run_checkables
    from crosshair.options import AnalysisKind, AnalysisOptionSet
    from crosshair.statespace import MessageType

    options = AnalysisOptionSet(
        analysis_kind=[AnalysisKind.asserts],
        report_all=True,
        per_condition_timeout=seconds,
        per_path_timeout=seconds,
        max_uninteresting_iterations=0,  # no limit
    )
    messages = run_checkables(analyze_function(obligation.check(function), options))
    if [message.state for message in messages] == [MessageType.CONFIRMED]:
        return Answer(obligation.type, mutant, CONFIRMED)
    text = "; ".join(message.message for message in messages) or "nothing was analysed"
    operands = _OPERANDS.search(text)
    if operands is None:
        return Answer(obligation.type, mutant, UNDECIDED, message=text)
    return Answer(obligation.type, mutant, REFUTED, ast.literal_eval(f"[{operands[1]}]"), text)


def answers(step: str, seconds: float, limit: float) -> list[Answer]:
    """The model's function at every type, then every mutant of it at every type at which it is wrong.

    `seconds`: for each of them; `limit`: for all. Raises subprocess.TimeoutExpired, and RuntimeError where the process
    failed; ImportError where CrossHair is not installed.
    """
    import crosshair  # noqa: F401 - said here, rather than by the process

    command = [sys.executable, "-m", "vinculum_proofs.contracts.crosshair_worker", step, str(seconds)]
    fixed = {"PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = subprocess.run(
        command, env=os.environ | fixed, capture_output=True, text=True, timeout=limit, check=False
    )
    if process.returncode:
        raise RuntimeError(process.stderr.strip().rpartition("\n")[2])
    return [Answer(**json.loads(line)) for line in process.stdout.splitlines()]


def main(step: str, seconds: float) -> None:
    """Write an answer a line."""
    end_with_parent()
    owed = obligations(step)
    for words, function in [(None, owed[0].model), *MUTANTS[step].items()]:
        for obligation in owed:
            if words not in SIGNED_ONLY or not obligation.type.startswith("u"):
                sys.stdout.write(json.dumps(asdict(examined(obligation, function, words, seconds))) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
