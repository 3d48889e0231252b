"""The assurance case: pages for readers, the chain from documents to kernel, the trusted base."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from typing import Any

from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table
from vinculum_evidence.proof import Level, weakest

PAGES = {"proved": "What is proved", "implied": "What that implies", "assumed": "What is assumed"}


def level_of(inputs: Inputs, claim: str) -> Level:
    """The current level of a claim; NOT_RUN if it has no record."""
    return inputs.rows[claim].level if claim in inputs.rows else Level.NOT_RUN


def weakest_of(inputs: Inputs, claims: Iterable[str]) -> Level:
    """The weakest level of `claims`; NOT_RUN if there are none."""
    return weakest(level_of(inputs, claim) for claim in claims)


def assumed_claims(inputs: Inputs, claims: Iterable[str]) -> list[str]:
    """The claims that `claims` rest on, directly or not, without `claims` themselves."""
    starts, reached = set(claims), set[str]()
    queue = list(starts)
    while queue:
        row = inputs.rows.get(queue.pop())
        new = set(row.record["rests_on"]) - reached if row is not None else set()
        reached |= new
        queue += new
    return sorted(reached - starts)


def strength(inputs: Inputs, claims: Iterable[str]) -> tuple[Level, list[str]]:
    """The level of a statement that follows from `claims`, the weakest of theirs; and what they rest on."""
    claims = list(claims)
    rests_on = assumed_claims(inputs, claims)
    return weakest_of(inputs, [*claims, *rests_on]), rests_on


def pages(inputs: Inputs) -> dict[str, list[dict[str, Any]]]:
    """The three pages: each sentence with its level, its claims and their premises.

    Assumptions are ASSUMED.
    """
    return {page: [_sentence(inputs, page, row) for row in table("readers")[page]] for page in PAGES}


def _sentence(inputs: Inputs, page: str, row: Mapping[str, Any]) -> dict[str, Any]:
    level, rests_on = (Level.ASSUMED, []) if page == "assumed" else strength(inputs, row["claims"])
    empty = {"not_excluded": "", "assumption": "", "believed": ""}
    return {**empty, **row, "rests_on": rests_on, "level": level.value}


def chain(inputs: Inputs) -> list[dict[str, Any]]:
    """The links of the chain. Each has the level of its weakest claim, which `because` names.

    A claim in `beside` weakens its link only if it is not established itself.
    """
    return [_link(inputs, link) for link in table("chain")["link"]]


def _link(inputs: Inputs, link: Mapping[str, Any]) -> dict[str, Any]:
    claims = list(link["claims"])
    if link.get("corrections"):
        claims += [name for name, claim in inputs.claims.items() if claim.corrects]
    beside = list(link.get("beside", ()))
    counted = claims + [claim for claim in beside if not level_of(inputs, claim).is_evidence]
    level, rests_on = strength(inputs, counted)
    because = [claim for claim in counted if level_of(inputs, claim) == level]
    return {
        "key": link["key"],
        "title": link["title"],
        "says": link["says"],
        "claims": claims,
        "beside": beside,
        "level": level.value,
        "because": because or [claim for claim in rests_on if level_of(inputs, claim) == level],
    }


def examples(inputs: Inputs) -> dict[str, Any]:
    """The examples of the documents, each decided by the relations, which ties the relations to the text."""
    claims = [name for name, claim in inputs.specification.claims.items() if claim.formula.startswith("examples.")]
    return {"claims": claims, "level": weakest_of(inputs, claims).value}


def trusted(inputs: Inputs) -> list[dict[str, Any]]:
    """The files that must be correct, with their current number of lines."""
    return [_part(inputs, part) for part in table("trusted")["part"]]


def _part(inputs: Inputs, part: Mapping[str, Any]) -> dict[str, Any]:
    names = {
        name
        for name in inputs.files
        if name not in part.get("but", ()) and any(_matches(name, pattern) for pattern in part["files"])
    }
    lines = {name: inputs.text(name).count("\n") for name in sorted(names)}
    return {"title": part["title"], "why": part["why"], "files": lines, "lines": sum(lines.values())}


def _matches(name: str, pattern: str) -> bool:
    """Whether a path matches a pattern, in which a star matches no slash."""
    return name.count("/") == pattern.count("/") and fnmatch(name, pattern)
