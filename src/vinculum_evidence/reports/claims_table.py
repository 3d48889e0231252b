"""Generate the table of claims in proofs/README.md from the evidence.

`python -m vinculum_evidence.reports.claims_table [--check]`
"""

import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from vinculum_evidence.catalogue import Catalogue, load, proofs_folder, short_name
from vinculum_evidence.proof import by_third_party
from vinculum_evidence.record import Record, read, read_seconds
from vinculum_spec.editions.claims import edition_claims
from vinculum_spec.loader import specification
from vinculum_spec.schema import BASES

BEGIN, END = "<!-- claims -->", "<!-- end of claims -->"
_COST = re.compile(r"\| [0-9.]* s \|")


def table(records: Mapping[str, Record], seconds: Mapping[str, float], catalogue: Catalogue) -> str:
    """Our claims, then those about sources: level, statement, method, tools, cost and scope."""
    rows = [records[claim] for claim in sorted(records) if claim in catalogue.entries]
    ours = [row for row in rows if not by_third_party(row["published"])]
    theirs = {row["claim"]: row for row in rows if by_third_party(row["published"])}
    claims = {**specification().claims, **edition_claims()}
    bases = {claim: claims[claim].basis for claim in theirs if claim in claims}
    count = Counter(bases.values())
    head = [
        "| claim | level | what it says | method | cost | scope |",
        "|---|---|---|---|---|---|",
    ]
    lines = [f"{len(ours)} claims:", "", *head, *(_row(row, seconds) for row in ours)]
    lines += [
        "",
        f"{len(theirs)} claims on what the sources say, decided; REFUTED comes with a witness in the evidence. Basis: "
        + "; ".join(f"{basis}, {words} ({count[basis]})" for basis, words in BASES.items())
        + ".",
        "",
        "| claim | level | basis | what it says | method | cost | scope |",
        "|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *(_row(row, seconds, bases.get(claim, "")) for claim, row in theirs.items())])


def _row(row: Record, seconds: Mapping[str, float], *basis: str) -> str:
    file = Path(row["file"])
    tools = ", ".join(name for name in row["tools"] if name != "sympy")
    cells = (
        f"`{row['claim']}`",
        row["level"],
        *basis,
        row["title"],
        f"[{short_name(row['file'])}]({file.relative_to('proofs')}): {row['method']}"
        + (f" ({tools})" if tools else ""),
        f"{seconds.get(row['claim'], 0.0):.1f} s",
        row["scope"],
    )
    return f"| {' | '.join(_cell(text) for text in cells)} |"


def _cell(text: str) -> str:
    return " ".join(text.replace("|", r"\|").replace("*", r"\*").split())


def page(text: str, content: str) -> str:
    """`text` with `content` between the marks. ValueError if it has no marks."""
    before, mark, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (mark and end):
        raise ValueError(f"{BEGIN} and {END} are not in it")
    return f"{before}{BEGIN}\n{content}\n{END}{after}"


def main(arguments: Sequence[str]) -> int:
    """Write the table. With --check, compare it with the evidence, except for the costs."""
    catalogue = load(proofs_folder())
    path = catalogue.folder / "README.md"
    text = path.read_text(encoding="utf-8")
    expected = page(text, table(read(catalogue), read_seconds(catalogue), catalogue))
    if "--check" in arguments:
        same = _COST.sub("", expected) == _COST.sub("", text)
        if not same:
            sys.stderr.write(
                "proofs/README.md differs from the evidence: run python -m vinculum_evidence.reports.claims_table\n"
            )
        return 0 if same else 1
    path.write_text(expected, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
