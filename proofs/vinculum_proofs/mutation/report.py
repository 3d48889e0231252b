"""What mutation runs have in common: reasons that are written by hand, a page that is written or only compared, and words."""

import sys
import tomllib
from pathlib import Path

# A line of a page whose run is due again. A new run writes the page without it.
STALE = "STALE: the code has changed since this run, so this page says nothing about the code of today."


def say(text: str) -> None:
    """One line for whoever runs this."""
    sys.stdout.write(f"{text}\n")


def explained(reasons: Path) -> dict[str, str]:
    """Mutants that are no other programs, each with the reason."""
    return {name: row["why"] for row in tomllib.loads(reasons.read_text())["equivalent"] for name in row["mutants"]}


def write_or_compare(page: Path, text: str, *, check: bool) -> bool:
    """Whether the page says this; it is made to, unless that is only to be checked, in which case it is said that it does not."""
    if page.exists() and page.read_text() == text:
        return True
    if check:
        say(f"{page.name} says something else")
    else:
        page.write_text(text)
    return not check
