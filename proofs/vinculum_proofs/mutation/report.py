"""Common parts of the mutation runs: hand-written reasons, and a page that is written or compared."""

import sys
import tomllib
from pathlib import Path

# A line of a page whose run is due again. A new run writes the page without it.
STALE = "STALE: the code has changed since this run, so this page says nothing about the code of today."


def say(text: str) -> None:
    """One line for whoever runs this."""
    sys.stdout.write(f"{text}\n")


def explained(reasons: Path, kind: str = "equivalent") -> dict[str, str]:
    """The mutants in a table's rows of this kind, each with the reason."""
    return {name: row["why"] for row in tomllib.loads(reasons.read_text())[kind] for name in row["mutants"]}


def write_or_compare(page: Path, text: str, *, check: bool) -> bool:
    """Write the page unless `check`; return whether it now has this text, and print it if it has not."""
    if page.exists() and page.read_text() == text:
        return True
    if check:
        say(f"{page.name} says something else")
    else:
        page.write_text(text)
    return not check
