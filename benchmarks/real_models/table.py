"""The table of the page on real models, from the figures and a person's judgements."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

JUDGEMENTS = Path(__file__).with_name("obligations.toml")
BEGIN, END = "<!-- begin tables -->", "<!-- end tables -->"
HEAD = "| model | kB | nodes | Div | discharged | obligations | at sight | B may be 0 | inner Div | open | s | MB |"
Result = Mapping[str, Any]


def judgements() -> dict[tuple[str, str], bool]:
    """Whether a person discharges an obligation at sight, by the names of the model and of the node."""
    rows = tomllib.loads(JUDGEMENTS.read_text(encoding="utf-8"))["obligation"]
    return {(row["model"], row["node"]): row["at_sight"] for row in rows}


def tables(figures: Mapping[str, Any]) -> str:
    """Return the table of all models, the sums first."""
    results = figures["results"]
    originals = [each for each in results if not each["name"].endswith(", optimised")]
    optimised = [each for each in results if each["name"].endswith(", optimised")]
    rows = [_row(_sum(f"**{len(originals)} models**", originals)), *map(_row, originals)]
    rows.append(_row(_sum(f"**{len(optimised)} of them, optimised**", optimised)))
    rows += [_row(each) for each in optimised if each["obligations"]]
    return "\n".join([HEAD, "|---|" + "---:|" * (HEAD.count("|") - 2), *rows])


def _sum(name: str, results: Iterable[Result]) -> Result:
    """The sums of the counts, and the greatest of the figures."""
    rows = list(results)
    keys = ("kilobytes", "nodes", "divs", "discharged", "may_be_zero", "inner", "inner_obligations", "not_judged")
    total: dict[str, Any] = {key: sum(row[key] for row in rows) for key in keys}
    total |= {key: max(row[key] for row in rows) for key in ("seconds", "megabytes")}
    total["obligations"] = [[row["name"], *each] for row in rows for each in row["obligations"]]
    total["at_sight"] = sum(_at_sight(row) for row in rows)
    return total | {"name": name}


def _at_sight(result: Result) -> int:
    known = judgements()
    name = result["name"].removesuffix(", optimised")
    return sum(known[name, path] for path, *_ in result["obligations"])


def _row(result: Result) -> str:
    count = len(result["obligations"])
    at_sight = result["at_sight"] if "at_sight" in result else _at_sight(result)
    open_definitions = result["inner_obligations"] + result["not_judged"]
    cells = [
        result["kilobytes"], result["nodes"], result["divs"], result["discharged"], count, at_sight if count else "",
        result["may_be_zero"], result["inner"], open_definitions,
    ]  # fmt: skip
    numbers = [f"{each:,}" if isinstance(each, int) else each for each in cells]
    return f"| {result['name']} | {' | '.join(numbers)} | {result['seconds']:.2f} | {result['megabytes']} |"


def with_tables(page: str, figures: Mapping[str, Any]) -> str:
    """Return a page with the tables between its two markers."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{tables(figures)}\n{END}{rest.partition(END)[2]}"
