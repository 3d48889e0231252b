"""How profiles relate, element by element, as the records of the claims COMPARED_... say."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vinculum_evidence.dossier.assurance_case import strength
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.proof import Level
from vinculum_spec.atlas.loader import atlas

REFINES, DIFFERS = "refines", "does not refine"  # the statuses in a record
EQUAL, ROW, COLUMN, DIFFERENT, APART, OPEN = "=", "→", "←", "≠", "·", "?"
SIGNS = {
    EQUAL: "each can stand in for the other",
    ROW: "the row can stand in for the column, and not the reverse",
    COLUMN: "the column can stand in for the row, and not the reverse",
    DIFFERENT: "neither can stand in for the other",
    APART: "they have no element type in common",
    OPEN: "not decided by current records",
}
_SIGNS = {
    (REFINES, REFINES): EQUAL,
    (REFINES, DIFFERS): ROW,
    (DIFFERS, REFINES): COLUMN,
    (DIFFERS, DIFFERS): DIFFERENT,
}


@dataclass(frozen=True)
class Difference:
    """Where one profile gives what another does not allow, for some types, with operands that show it."""

    first: str
    second: str
    types: tuple[str, ...]
    condition: str
    operands: str
    results: tuple[str, str]


def sign(there: str | None, back: str | None) -> str:
    """The sign of a pair: `there` is the status of the row against the column, `back` that of the reverse.

    >>> sign("refines", "does not refine"), sign("refines", "undecided"), sign("refines", None)
    ('→', '?', '?')
    """
    return _SIGNS.get((there or "", back or ""), OPEN)


def claim(profile: str) -> str:
    """The claim on how a profile relates to each other one.

    >>> claim("onnx-14")
    'COMPARED_ONNX_14'
    """
    return f"COMPARED_{profile.upper().replace('-', '_')}"


def level(inputs: Inputs, profile: str) -> Level:
    """The level of the claim on a profile: the weakest of its own and of those that it rests on."""
    return strength(inputs, [claim(profile)])[0]


def _relations(inputs: Inputs, profile: str) -> Mapping[str, Any]:
    """What the current record of a profile says of each other one; nothing if it is stale, or no evidence."""
    row = inputs.rows.get(claim(profile))
    if row is None or not row.level.is_evidence:
        return {}
    relations: Mapping[str, Any] = row.record["details"]["relations"]
    return relations


def matrix(inputs: Inputs) -> dict[tuple[str, str], str]:
    """The sign of each pair of profiles, in the order of the atlas."""
    profiles = atlas().profiles
    relations = {name: _relations(inputs, name) for name in profiles}
    return {
        (one, two): _sign(relations, one, two, shared=not set(profiles[one].types).isdisjoint(profiles[two].types))
        for one in profiles
        for two in profiles
    }


def _sign(relations: Mapping[str, Mapping[str, Any]], one: str, two: str, *, shared: bool) -> str:
    if one == two:
        return EQUAL
    if not shared:
        return APART
    return sign(*(relations[p].get(q, {}).get("status") for p, q in ((one, two), (two, one))))


def differences(inputs: Inputs, profile: str) -> Iterator[Difference]:
    """Where a profile gives what another does not allow."""
    for other, relation in _relations(inputs, profile).items():
        for part in relation["elements"]:
            if part["status"] == DIFFERS:
                witness, condition = part["witness"], part["condition"]
                yield Difference(
                    profile,
                    other,
                    tuple(part["types"]),
                    condition["words"] if condition is not None else "the exact condition is not proved",
                    f"A = {witness['A']}, B = {witness['B']}",
                    (witness["first"], witness["second"]),
                )


def grouped(rows: Sequence[Difference]) -> dict[tuple[tuple[str, ...], str, str, tuple[str, str]], list[str]]:
    """The others from which one differs in the same way, by types, condition, operands and results."""
    groups: dict[tuple[tuple[str, ...], str, str, tuple[str, str]], list[str]] = {}
    for row in rows:
        groups.setdefault((row.types, row.condition, row.operands, row.results), []).append(row.second)
    return groups
