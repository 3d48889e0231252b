"""Write the reports of a run, each to the file of its option."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from vinculum._util.files import write_text
from vinculum.gate.reports.attestation import attest
from vinculum.gate.reports.gitlab import gitlab
from vinculum.gate.reports.json_report import json_text
from vinculum.gate.reports.junit import junit
from vinculum.gate.reports.markdown import markdown
from vinculum.gate.reports.report import Report
from vinculum.gate.reports.sarif import sarif
from vinculum.gate.waivers.file import draft

FORMATS: Mapping[str, Callable[[Report, str], str]] = {
    "json": lambda run, command: run.to_json(command),
    "junit": lambda run, _: junit(run),
    "sarif": lambda run, _: json_text(sarif(run)),
    "summary": lambda run, _: markdown(run),
    "gitlab": lambda run, _: json_text(gitlab(run)),
    "attest": lambda run, _: json_text(attest(run)),
    "write_waivers": lambda run, _: draft(run.rows, complete=not run.outcome.ended_early),
}


def write(files: Mapping[str, Path], run: Report, command: str) -> Iterator[str]:
    """Write the requested reports. Yields an error for each file that cannot be written, and goes on."""
    for name, file in files.items():
        try:
            write_text(file, FORMATS[name](run, command))
        except OSError as error:
            yield f"cannot write {file}: {error.strerror}"
        except ValueError as error:
            yield f"cannot write {file}: {error}"
