"""What an edition states: the level of each claim that decides it, and a witness of a refuted one."""

from collections.abc import Mapping
from typing import Any

from vinculum_evidence.dossier.assurance_case import level_of, weakest_of
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.proof import Level
from vinculum_spec.editions.claims import edition_claims
from vinculum_spec.editions.edition import Edition, Statement


def statements(inputs: Inputs, edition: Edition) -> list[dict[str, Any]]:
    """Every statement: clause and words, claims with their levels, verdict, witness, and right words.

    The verdict is REFUTED if a claim about the statement is, and else the weakest level of its claims.
    """
    return [_row(inputs, statement) for statement in edition.statements]


def _row(inputs: Inputs, statement: Statement) -> dict[str, Any]:
    levels = {claim: level_of(inputs, claim) for claim in statement.claims}
    refuted = sorted(
        (c for c, level in levels.items() if level is Level.REFUTED), key=lambda c: c not in edition_claims()
    )
    return {
        "clause": statement.clause,
        "says": statement.says,
        "claims": {claim: level.value for claim, level in levels.items()},
        "verdict": (Level.REFUTED if refuted else weakest_of(inputs, statement.claims)).value,
        "witness": witness(inputs.rows[refuted[0]].record["counterexample"]) if refuted else "",
        "reading": statement.reading,
        "proposed": statement.proposed,
    }


def witness(counterexample: Mapping[str, Any]) -> str:
    """The operands and the result of a counterexample, in words.

    >>> witness({"input": {"type": "float16", "A": "0x0", "B": "0x7c01"}, "values": {"A": "0", "B": "nan", "C": "nan"}})
    'float16: A = 0, B = nan, C = nan'
    >>> witness({"input": {"A": -128, "B": -1, "C": 128}})
    'A = -128, B = -1, C = 128'
    """
    values = counterexample.get("values") or {k: v for k, v in counterexample["input"].items() if k != "type"}
    text = ", ".join(f"{name} = {value}" for name, value in values.items())
    if "C" not in values and str(counterexample.get("got", "")).startswith("C = "):
        text += f", {counterexample['got']}"
    element = counterexample["input"].get("type")
    return f"{element}: {text}" if element else text
