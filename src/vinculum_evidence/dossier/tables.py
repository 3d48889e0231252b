"""Tables that people wrote: `tables/*.toml`. Tests check that everything they name exists."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

STANDARDS = ("do178c", "do330", "iso26262", "ed324", "iec61508", "en50128")
TABLES = (*STANDARDS, "tool_uses", "tool_requirements", "methods", "known_problems", "sonnx")
STATUSES = ("supplied", "partly", "applicant", "not applicable")
TQL = {
    1: "TQL-1 to TQL-4, by software level",
    2: "TQL-4 at levels A and B, TQL-5 at C and D",
    3: "TQL-5",
}  # DO-178C, table 12-1, by criterion


def table(name: str) -> dict[str, Any]:
    """The contents of `tables/<name>.toml`, or of `tables/standards/<name>.toml` for a standard."""
    folder = files("vinculum_evidence.dossier").joinpath("tables", *(["standards"] if name in STANDARDS else []))
    return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def places(value: Any) -> Iterator[str]:
    """Every name in the fields `where` and `verified` of a table.

    >>> list(places({"row": [{"where": ["a", "b"], "what": "c"}]}))
    ['a', 'b']
    """
    if isinstance(value, dict):
        for key, part in value.items():
            yield from part if key in ("where", "verified") else places(part)
    elif isinstance(value, list):
        for part in value:
            yield from places(part)


def tool_confidence(impact: int, detection: int) -> str:
    """The TCL of ISO 26262-8, 11.4.5, that follows from TI and TD.

    >>> tool_confidence(1, 3), tool_confidence(2, 1), tool_confidence(2, 3)
    ('TCL1', 'TCL1', 'TCL3')
    """
    if impact not in (1, 2) or detection not in (1, 2, 3):
        raise ValueError(f"there is no TI{impact} with TD{detection}")
    return "TCL1" if impact == 1 else f"TCL{detection}"
