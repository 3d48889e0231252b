"""Annotations for GitHub Actions: workflow commands on standard output, which the runner turns into notes."""

import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import click

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.contents import Run, pardon, sentence
from vinculum.gate.reports.location import locate
from vinculum.gate.reports.markdown import markdown
from vinculum.gate.results.results import Status


def running() -> bool:
    """Whether this is a job of GitHub Actions."""
    return os.environ.get("GITHUB_ACTIONS") == "true"


@contextmanager
def commands_stopped() -> Iterator[None]:
    """What is printed within is no workflow command, whatever a target says. The word that ends it is nobody's to guess."""
    if not running():
        yield
        return
    word = secrets.token_hex(16)
    click.echo(f"::stop-commands::{word}")
    try:
        yield
    finally:
        click.echo(f"::{word}::")


def tell(run: Run) -> list[str]:
    """Print the annotations, and add the Markdown to the job's summary. A line if the summary could not be written."""
    click.echo("".join(f"{line}\n" for line in annotations(run)), nl=False)
    file = os.environ.get("GITHUB_STEP_SUMMARY")
    try:
        if file:
            with Path(file).open("a", encoding="utf-8", newline="\n") as summary:
                summary.write(markdown(run))
    except OSError as error:
        click.echo(said := f"cannot write {file}: {error.strerror}", err=True)
        return [said]
    return []


def annotations(run: Run) -> Iterator[str]:
    """An error for each refutation and for each waiver that fails, a warning for what is undecided, a notice for waived.

    The types of one target, profile and requirement are in one note: GitHub shows ten of a kind for each step.
    """
    for row, types in run.alike(Status.REFUTED):
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
    for row, types in run.alike(Status.WAIVED):
        title = f"{row.requirement} is WAIVED"
        yield command("notice", f"{pardon(row)}\ntypes: {' '.join(types)}", _place(row.target) | {"title": title})


def command(name: str, message: str, properties: Mapping[str, str]) -> str:
    """One workflow command, in one line, with what the runner would read as its own signs escaped."""
    said = ",".join(f"{key}={_property(value)}" for key, value in properties.items())
    return f"::{name} {said}::{_data(message)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def _place(target: str) -> dict[str, str]:
    """The file, if it is one of the folder that is checked: GitHub shows no other."""
    place = locate(target)
    return {"file": escape_unprintable(place.path), "line": str(place.line)} if place.inside else {}
