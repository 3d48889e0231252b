"""Write the reports of a run, each to the file of its option."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from vinculum._util.files import write_text
from vinculum.gate.reports.attestation import attest
from vinculum.gate.reports.contents import Run
from vinculum.gate.reports.gitlab import gitlab
from vinculum.gate.reports.json_report import document
from vinculum.gate.reports.junit import junit
from vinculum.gate.reports.markdown import markdown
from vinculum.gate.reports.sarif import sarif
from vinculum.gate.waivers.file import draft

FORMATS: Mapping[str, Callable[[Run, str], str]] = {
    "json": lambda run, command: _json(document(run.outcome, run.selection, command, run.account)),
    "junit": lambda run, _: junit(run),
    "sarif": lambda run, _: _json(sarif(run)),
    "summary": lambda run, _: markdown(run),
    "gitlab": lambda run, _: _json(gitlab(run)),
    "attest": lambda run, _: _json(attest(run)),
    "write_waivers": lambda run, _: draft(run.rows, complete=not run.outcome.ended_early),
}


def write(files: Mapping[str, Path], run: Run, command: str) -> Iterator[str]:
    """Write the requested reports. Yields an error for each file that cannot be written, and goes on."""
    for name, file in files.items():
        try:
            write_text(file, FORMATS[name](run, command))
        except OSError as error:
            yield f"cannot write {file}: {error.strerror}"
        except ValueError as error:
            yield f"cannot write {file}: {error}"


def _json(content: Any) -> str:
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False) + "\n"
