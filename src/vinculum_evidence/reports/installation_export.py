"""Export the evidence about the C sources and the compiled kernel, for `vinculum verify-install`.

`python -m vinculum_evidence.reports.installation_export [--check]` writes src/vinculum/installation/examined.json.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from vinculum.installation.evidence import EXAMINED
from vinculum.installation.kernel import NUMPY
from vinculum_evidence.catalogue import Catalogue, load, proofs_folder
from vinculum_evidence.kernel_identity import FOLDER
from vinculum_evidence.proof import Level, by_third_party
from vinculum_evidence.record import Record, read, stale_reasons
from vinculum_spec.loader import specification

FILE = f"src/vinculum/installation/{EXAMINED}"
BINARY = "vinculum/kernels/_native."
TARGET = "vinculum"  # the gate's target for the active kernel
UNKNOWN = "not recorded"


def document(records: Mapping[str, Record], catalogue: Catalogue) -> dict[str, Any]:
    """Our claims about C files or about a binary of the compiled kernel. Stale claims have level STALE."""
    claims, sources = [], dict[str, str]()
    for name in sorted(records):
        record, entry = records[name], catalogue.entries.get(name)
        claim = None if entry is None or by_third_party(record["published"]) else claim_of(record)
        if claim is None:
            continue
        if stale_reasons(name, catalogue, records):
            claim |= {"level": Level.STALE.value}
        else:
            sources |= _sources(record)
        claims.append(claim)
    return {"sources": sources, "claims": claims}


def claim_of(record: Record) -> dict[str, Any] | None:
    """The exported part of a record; None if it is neither about C files nor about a binary."""
    sweeps, environment = record["details"].get("sweeps", ()), record["environment"]
    binary = next((h for file, h in record["details"].get("binaries", {}).items() if file.startswith(BINARY)), "")
    sources = _sources(record)
    if environment.get("kernel") == NUMPY or any(sweep["target"] != TARGET for sweep in sweeps):
        binary = ""  # it was installed, but did not divide
    if not sources or not (binary or record["level"] == Level.PROVED_SOURCE):
        return None
    common = {
        "claim": record["claim"],
        "title": record["title"],
        "level": record["level"],
        "scope": record["scope"],
        "types": _types(record, sweeps),
        "sources": sorted(sources),
    }
    if not binary:
        return common
    return common | {
        "binary": binary,
        "code": environment.get("kernel_code", UNKNOWN),
        "compiler": environment.get("kernel_compiler", UNKNOWN),
        "cpu": environment["cpu"],
        "whole": bool(sweeps) and record["level"] == Level.EXHAUSTIVE,
    }


def _sources(record: Record) -> dict[str, str]:
    files = record["depends"]["files"].items()
    return {f.removeprefix(FOLDER): h for f, h in files if f.startswith(FOLDER) and f.endswith((".c", ".h"))}


def _types(record: Record, sweeps: Sequence[Mapping[str, Any]]) -> list[str]:
    """The element types that the sweeps ran, or else those that title and scope name."""
    from_sweeps = {sweep["dtype"] for sweep in sweeps}
    text = re.sub(r"\breal numbers?\b", "", f"{record['title']} {record['scope']}")
    names = from_sweeps or set(re.findall(r"\w+", text))
    return [name for name in specification().types if name in names]


def main(arguments: Sequence[str]) -> int:
    """Write the file. With --check, compare it with the evidence."""
    catalogue = load(proofs_folder())
    path = catalogue.root / FILE
    expected = json.dumps(document(read(catalogue), catalogue), indent=1, sort_keys=True) + "\n"
    if "--check" not in arguments:
        path.write_text(expected, encoding="ascii")
        return 0
    if path.is_file() and path.read_text(encoding="ascii") == expected:
        return 0
    sys.stderr.write(f"{FILE} differs from the evidence: run python -m vinculum_evidence.reports.installation_export\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
