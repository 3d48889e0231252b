"""The command `vinculum replay`."""

import sys

import click

from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, SECONDS, TIMEOUT_HELP, checked_output, screen


@click.command()
@click.argument("source", metavar="FILE")
@click.option("--timeout", type=SECONDS, default=10.0, show_default=True, help=TIMEOUT_HELP)
def replay(source: str, timeout: float) -> None:
    """Reproduce counterexamples.

    FILE is a report of `vinculum check --json`, or a line of JSON from a report.

    Exit status: 0 no counterexample is reproduced; 1 a counterexample is reproduced; 2 the command was wrong; 3 a
    requirement is undecided or not supported.
    """
    from vinculum.gate.reports.terminal import show
    from vinculum.gate.results.results import Status
    from vinculum.gate.runner.replay import ReplayError, load, not_replayable
    from vinculum.gate.runner.replay import replay as run_again
    from vinculum.gate.sandbox.client import UnavailableError
    from vinculum_spec.loader import specification

    try:
        recorded = load(source)
        rows = [run_again(item, timeout) for item in recorded]
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
        show(screen(), rows, specification())
        if Status.CONFORMS in statuses:
            click.echo("conforms: the defect is fixed, or needs other calls before it or at the same time", err=True)
        for name in skipped:
            click.echo(f"not replayed, because the report has no line for it: {name}", err=True)
    sys.exit(status)
