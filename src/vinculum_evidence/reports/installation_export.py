"""What of the evidence is about the C or a compiled kernel, for `vinculum verify-install`.

`python -m vinculum_evidence.reports.installation_export [--check]` writes src/vinculum/installation/examined.json.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from vinculum.installation.evidence import EXAMINED
from vinculum.installation.kernel import NUMPY
from vinculum_evidence.catalogue import Catalogue, load, proofs_folder
from vinculum_evidence.kernel_identity import FOLDER
from vinculum_evidence.proof import Level, of_others
from vinculum_evidence.record import Record, read, stale
from vinculum_spec.loader import specification

FILE = f"src/vinculum/installation/{EXAMINED}"
BINARY = "vinculum/kernels/_native."
TARGET = "vinculum"  # of the gate: whichever kernel serves
UNKNOWN = "not recorded"


def document(kept: Mapping[str, Record], catalogue: Catalogue) -> dict[str, Any]:
    """Claims of our own about files of C, or about a binary of the compiled kernel; what is stale says so."""
    claims, sources = [], dict[str, str]()
    for name in sorted(kept):
        made, entry = kept[name], catalogue.entries.get(name)
        found = None if entry is None or of_others(made["published"]) else claim_of(made)
        if entry is None or found is None:
            continue
        if stale(name, catalogue, kept):
            found |= {"level": Level.STALE.value}
        else:
            sources |= _sources(made)
        claims.append(found)
    return {"sources": sources, "claims": claims}


def claim_of(made: Record) -> dict[str, Any] | None:
    """What is said of a record; None where it is about neither."""
    campaigns, environment = made["details"].get("campaigns", ()), made["environment"]
    binary = next((h for file, h in made["details"].get("binaries", {}).items() if file.startswith(BINARY)), "")
    sources = _sources(made)
    if environment.get("kernel") == NUMPY or any(campaign["target"] != TARGET for campaign in campaigns):
        binary = ""  # there it was, but did not divide
    if not sources or not (binary or made["level"] == Level.PROVED_SOURCE):
        return None
    common = {
        "claim": made["claim"],
        "title": made["title"],
        "level": made["level"],
        "scope": made["scope"],
        "types": _types(made, campaigns),
        "sources": sorted(sources),
    }
    if not binary:
        return common
    return common | {
        "binary": binary,
        "code": environment.get("kernel_code", UNKNOWN),
        "compiler": environment.get("kernel_compiler", UNKNOWN),
        "cpu": environment["cpu"],
        "whole": bool(campaigns) and made["level"] == Level.EXHAUSTIVE,
    }


def _sources(made: Record) -> dict[str, str]:
    files = made["depends"]["files"].items()
    return {PurePosixPath(f).name: h for f, h in files if f.startswith(FOLDER) and f.endswith((".c", ".h"))}


def _types(made: Record, campaigns: Sequence[Mapping[str, Any]]) -> list[str]:
    """Those that were run, or that title and scope name; none where neither names one."""
    run = {campaign["dtype"] for campaign in campaigns}
    text = re.sub(r"\breal numbers?\b", "", f"{made['title']} {made['scope']}")
    named = run or set(re.findall(r"\w+", text))
    return [name for name in specification().types if name in named]


def main(arguments: Sequence[str]) -> int:
    """Write the file; with --check, say whether it is what the evidence says."""
    catalogue = load(proofs_folder())
    path = catalogue.root / FILE
    made = json.dumps(document(read(catalogue), catalogue), indent=1, sort_keys=True) + "\n"
    if "--check" not in arguments:
        path.write_text(made, encoding="ascii")
        return 0
    if path.is_file() and path.read_text(encoding="ascii") == made:
        return 0
    sys.stderr.write(
        f"{FILE} is not what the evidence says: run python -m vinculum_evidence.reports.installation_export\n"
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
