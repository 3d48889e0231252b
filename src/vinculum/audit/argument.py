"""What the proofs add up to: three pages for their readers, the chain from documents to kernel, the trusted base."""

import tomllib
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from importlib.resources import files
from typing import Any

from vinculum.audit.inputs import Inputs
from vinculum.prove.model import Level

ORDER = tuple(Level)
PAGES = {"proved": "What is proved", "implied": "What that implies", "assumed": "What is assumed"}


def table(name: str) -> dict[str, Any]:
    """One of the tables of judgement, `tables/<name>.toml`."""
    return tomllib.loads(files("vinculum.audit").joinpath(f"tables/{name}.toml").read_text(encoding="utf-8"))


def level_of(inputs: Inputs, claim: str) -> Level:
    """A claim's level as it stands now; NOT_RUN where there is no record."""
    return inputs.rows[claim].level if claim in inputs.rows else Level.NOT_RUN


def weakest_of(inputs: Inputs, claims: Iterable[str]) -> Level:
    """The weakest level among `claims`; NOT_RUN where there are none."""
    return max((level_of(inputs, claim) for claim in claims), key=ORDER.index, default=Level.NOT_RUN)


def pages(inputs: Inputs) -> dict[str, list[dict[str, Any]]]:
    """The three pages: each sentence with its claims, and the weakest of their levels; what is assumed is ASSUMED."""
    return {
        page: [
            {"not_excluded": "", "assumption": "", "believed": ""}
            | sentence
            | {"level": (Level.ASSUMED if page == "assumed" else weakest_of(inputs, sentence["claims"])).value}
            for sentence in table("readers")[page]
        ]
        for page in PAGES
    }


def chain(inputs: Inputs) -> list[dict[str, Any]]:
    """The links. A claim that stands beside weakens its link only where it is not shown itself."""
    return [_link(inputs, link) for link in table("chain")["link"]]


def _link(inputs: Inputs, link: Mapping[str, Any]) -> dict[str, Any]:
    claims = list(link["claims"])
    if link.get("corrections"):
        claims += [name for name, claim in inputs.specification.claims.items() if claim.corrects]
    beside = list(link.get("beside", ()))
    weighed = claims + [claim for claim in beside if not level_of(inputs, claim).shown]
    weakest = weakest_of(inputs, weighed)
    return {
        "key": link["key"],
        "title": link["title"],
        "says": link["says"],
        "claims": claims,
        "beside": beside,
        "level": weakest.value,
        "because": [claim for claim in weighed if level_of(inputs, claim) == weakest],
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
