"""The releases of a distribution, as pip lists them: under the user's own configuration of indexes."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from vinculum.commands.releases.release import in_order

PYTHONS = tuple(f"3.{minor}" for minor in range(8, 16))  # pip lists the releases for one Python at a time
LISTED = re.compile(r"^Available versions: (?P<versions>.*)$", re.MULTILINE)
NO_RELEASE = "No matching distribution found"  # for this Python
SECONDS = 600


class ReleasesError(Exception):
    """The releases cannot be listed."""


def releases_of(
    distribution: str, since: str | None = None, until: str | None = None, *, pre: bool = False
) -> list[str]:
    """The releases from `since` to `until`, oldest first; with `pre`, pre-releases too.

    A release is listed if it has a file for any of the `PYTHONS` on this platform. Raises ReleasesError if pip cannot list
    them, and ValueError for an invalid version.
    """
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda python: _listed(distribution, python, pre=pre), PYTHONS))
    found = {text for versions, _ in answers for text in versions}
    if not found:
        raise ReleasesError(f"pip lists no release of {distribution}: {answers[-1][1]}")
    return in_order(found, since, until)


def _listed(distribution: str, python: str, *, pre: bool) -> tuple[Sequence[str], str]:
    """The versions that pip lists for a Python, and its last line if there are none. Raises ReleasesError."""
    options = ["--python-version", python, *(["--pre"] if pre else [])]
    command = [sys.executable, "-I", "-m", "pip", "index", "versions", distribution, *options]
    try:
        answer = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=SECONDS, env=dict(os.environ)
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise ReleasesError(f"pip cannot list the releases of {distribution}: {error}") from None
    if match := LISTED.search(answer.stdout):
        return match["versions"].split(", "), ""
    last = answer.stderr.strip().rpartition("\n")[2]
    if NO_RELEASE not in answer.stderr:
        raise ReleasesError(f"pip cannot list the releases of {distribution}: {last}")
    return (), last
