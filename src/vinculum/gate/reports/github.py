"""Annotations for GitHub Actions, as workflow commands on standard output."""

import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import click

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.location import locate
from vinculum.gate.reports.markdown import markdown
from vinculum.gate.reports.report import Report, sentence, waiver_reasons
from vinculum.gate.results.results import Status


def running() -> bool:
    """Whether this process runs in a job of GitHub Actions."""
    return os.environ.get("GITHUB_ACTIONS") == "true"


@contextmanager
def commands_stopped() -> Iterator[None]:
    """Disable workflow commands, so that no message of a target is one.

    The token that ends this is random.
    """
    if not running():
        yield
        return
    token = secrets.token_hex(16)
    click.echo(f"::stop-commands::{token}")
    try:
        yield
    finally:
        click.echo(f"::{token}::")


def write_annotations(run: Report) -> list[str]:
    """Print the annotations and append to the job's summary.

    Return the error if the summary cannot be written.
    """
    click.echo("".join(f"{line}\n" for line in annotations(run)), nl=False)
    file = os.environ.get("GITHUB_STEP_SUMMARY")
    try:
        if file:
            with Path(file).open("a", encoding="utf-8", newline="\n") as summary:
                summary.write(markdown(run))
    except OSError as error:
        click.echo(message := f"cannot write {file}: {error.strerror}", err=True)
        return [message]
    return []


def annotations(run: Report) -> Iterator[str]:
    """Yield errors for refutations and failing waivers, warnings for undecided, notices for waived rows.

    One annotation covers all types of a target, profile and requirement: GitHub shows ten of a kind per step.
    """
    for row, types in run.by_defect(Status.REFUTED):
        title = f"{row.requirement} is refuted"
        yield command("error", f"{sentence(row)}\ntypes: {' '.join(types)}", _place(row.target) | {"title": title})
    for fault in run.account.faults if run.account else ():
        yield command(
            "error", f"line {fault.waiver.line}: {escape_unprintable(str(fault))}", {"title": "a waiver fails"}
        )
    reasons = dict.fromkeys(
        (row.target, str(row.reason) or "no case was judged") for row in run.having(Status.UNDECIDED)
    )
    for target, reason in reasons:
        yield command("warning", escape_unprintable(f"{target}: {reason}"), _place(target) | {"title": "undecided"})
    for row, types in run.by_defect(Status.WAIVED):
        title = f"{row.requirement} is WAIVED"
        yield command(
            "notice", f"{waiver_reasons(row)}\ntypes: {' '.join(types)}", _place(row.target) | {"title": title}
        )


def command(name: str, message: str, properties: Mapping[str, str]) -> str:
    """One workflow command on one line, escaped."""
    fields = ",".join(f"{key}={_property(value)}" for key, value in properties.items())
    return f"::{name} {fields}::{_data(message)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def _place(target: str) -> dict[str, str]:
    """The file, if it is in the repository: GitHub shows no other."""
    place = locate(target)
    return {"file": escape_unprintable(place.path), "line": str(place.line)} if place.inside else {}
