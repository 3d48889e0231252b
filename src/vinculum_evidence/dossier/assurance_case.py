"""What the proofs add up to: three pages for their readers, the chain from documents to kernel, the trusted base."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from typing import Any

from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table
from vinculum_evidence.proof import Level

ORDER = tuple(Level)
PAGES = {"proved": "What is proved", "implied": "What that implies", "assumed": "What is assumed"}


def level_of(inputs: Inputs, claim: str) -> Level:
    """A claim's level as it stands now; NOT_RUN where there is no record."""
    return inputs.rows[claim].level if claim in inputs.rows else Level.NOT_RUN


def weakest_of(inputs: Inputs, claims: Iterable[str]) -> Level:
    """The weakest level among `claims`; NOT_RUN where there are none."""
    return max((level_of(inputs, claim) for claim in claims), key=ORDER.index, default=Level.NOT_RUN)


def taken_for_granted(inputs: Inputs, claims: Iterable[str]) -> list[str]:
    """The claims that `claims` rest on, by their records, and those that these do; without `claims` themselves."""
    given, found = set(claims), set[str]()
    ahead = list(given)
    while ahead:
        row = inputs.rows.get(ahead.pop())
        new = set(row.record["rests_on"]) - found if row is not None else set()
        found |= new
        ahead += new
    return sorted(found - given)


def strength(inputs: Inputs, claims: Iterable[str]) -> tuple[Level, list[str]]:
    """How strong a statement is that follows from `claims`, and what these take for granted: its weakest counts too."""
    claims = list(claims)
    rests_on = taken_for_granted(inputs, claims)
    return weakest_of(inputs, [*claims, *rests_on]), rests_on


def pages(inputs: Inputs) -> dict[str, list[dict[str, Any]]]:
    """The three pages: each sentence with its claims, what these rest on, and its level; what is assumed is ASSUMED."""
    return {page: [_sentence(inputs, page, row) for row in table("readers")[page]] for page in PAGES}


def _sentence(inputs: Inputs, page: str, row: Mapping[str, Any]) -> dict[str, Any]:
    level, rests_on = (Level.ASSUMED, []) if page == "assumed" else strength(inputs, row["claims"])
    empty = {"not_excluded": "", "assumption": "", "believed": ""}
    return {**empty, **row, "rests_on": rests_on, "level": level.value}


def chain(inputs: Inputs) -> list[dict[str, Any]]:
    """The links, each as strong as the weakest of its claims and of what these rest on; `because` names the weakest.

    A claim that stands beside weakens its link only where it is not shown itself.
    """
    return [_link(inputs, link) for link in table("chain")["link"]]


def _link(inputs: Inputs, link: Mapping[str, Any]) -> dict[str, Any]:
    claims = list(link["claims"])
    if link.get("corrections"):
        claims += [name for name, claim in inputs.specification.claims.items() if claim.corrects]
    beside = list(link.get("beside", ()))
    weighed = claims + [claim for claim in beside if not level_of(inputs, claim).shown]
    weakest, rests_on = strength(inputs, weighed)
    because = [claim for claim in weighed if level_of(inputs, claim) == weakest]
    return {
        "key": link["key"],
        "title": link["title"],
        "says": link["says"],
        "claims": claims,
        "beside": beside,
        "level": weakest.value,
        "because": because or [claim for claim in rests_on if level_of(inputs, claim) == weakest],
    }


def examples(inputs: Inputs) -> dict[str, Any]:
    """The documents' own examples, each decided by the relations: what ties the relations to the text that people read."""
    claims = [name for name, claim in inputs.specification.claims.items() if claim.formula.startswith("examples.")]
    return {"claims": claims, "level": weakest_of(inputs, claims).value}


def trusted(inputs: Inputs) -> list[dict[str, Any]]:
    """The files that must be right, with their lines as they stand now."""
    return [_part(inputs, part) for part in table("trusted")["part"]]


def _part(inputs: Inputs, part: Mapping[str, Any]) -> dict[str, Any]:
    named = {
        name
        for name in inputs.files
        if name not in part.get("but", ()) and any(_matches(name, pattern) for pattern in part["files"])
    }
    lines = {name: inputs.text(name).count("\n") for name in sorted(named)}
    return {"title": part["title"], "why": part["why"], "files": lines, "lines": sum(lines.values())}


def _matches(name: str, pattern: str) -> bool:
    """Whether a file is meant by a pattern: a star stands for a name, never for a folder."""
    return name.count("/") == pattern.count("/") and fnmatch(name, pattern)
