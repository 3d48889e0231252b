"""The command `vinculum replay`."""

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from vinculum.commands.check_options.environment import installing
from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, SECONDS, TIMEOUT_HELP, checked_output, screen

if TYPE_CHECKING:
    from vinculum.commands.releases.renaming import Releases
    from vinculum.gate.runner.replay import Recorded


@click.command()
@click.argument("source", metavar="FILE")
@click.option("--timeout", type=SECONDS, default=10.0, show_default=True, help=TIMEOUT_HELP)
def replay(source: str, timeout: float) -> None:
    """Reproduce counterexamples.

    FILE is a report of `vinculum check --json`, or a line of JSON from a report. A released version is installed first,
    unless it is.

    Exit status: 0 no counterexample is reproduced; 1 a counterexample is reproduced; 2 the command was wrong; 3 a
    requirement is undecided or not supported.
    """
    from vinculum.commands.releases.renaming import Releases
    from vinculum.gate.reports.terminal import show
    from vinculum.gate.results.results import Status
    from vinculum.gate.runner.replay import ReplayError, load, not_replayable
    from vinculum.gate.runner.replay import replay as run_again
    from vinculum.gate.sandbox.client import UnavailableError
    from vinculum_spec.atlas.full import full_specification

    try:
        with Releases() as releases, installing() as report:
            recorded = [_loadable(item, releases, report) for item in load(source)]
            rows = [releases.row(run_again(item, timeout)) for item in recorded]
    except (ReplayError, ValueError) as error:
        raise click.UsageError(str(error)) from None
    except UnavailableError as error:
        click.echo(f"not replayed: {error}", err=True)
        sys.exit(INCOMPLETE)
    statuses = {row.verdict for row in rows}
    skipped = not_replayable(source)
    undecided = statuses & {Status.UNDECIDED, Status.NOT_SUPPORTED} or skipped
    status = REFUTED if Status.REFUTED in statuses else INCOMPLETE if undecided else CONFORMS
    with checked_output(status):
        show(screen(), rows, full_specification())
        if Status.CONFORMS in statuses:
            click.echo("conforms: the defect is fixed, or needs other calls before it or at the same time", err=True)
        for name in skipped:
            click.echo(f"not replayed, because the report has no line for it: {name}", err=True)
    sys.exit(status)


def _loadable(recorded: "Recorded", releases: "Releases", report: Callable[[str, str], None]) -> "Recorded":
    """The counterexample of a released version, which is installed, as one that the gate can load.

    Raises ValueError, and UnavailableError if the version cannot be installed.
    """
    from vinculum.commands.releases.release import is_release, parse
    from vinculum.gate.sandbox.client import UnavailableError

    if not is_release(recorded.target):
        return recorded
    named = releases.add(parse(recorded.target), report)
    if named.reason:
        raise UnavailableError(f"{named.release}: {named.reason}")
    return replace(recorded, target=named.target)
