"""`vinculum replay`: run counterexamples again."""

import sys

import click

from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, SECONDS, TIMEOUT, saying, screen


@click.command()
@click.argument("source", metavar="FILE")
@click.option("--timeout", type=SECONDS, default=10.0, show_default=True, help=TIMEOUT)
def replay(source: str, timeout: float) -> None:
    """Run counterexamples again.

    FILE is what `vinculum check --json` wrote; the line of JSON that a report shows will do in its place.

    Exit status: 0 nothing is refuted again; 1 something is; 2 the command was wrong; 3 something is undecided, or is
    not supported.
    """
    from vinculum.gate.reports.terminal import show
    from vinculum.gate.results.results import Status
    from vinculum.gate.runner.replay import ReplayError, left_out, load
    from vinculum.gate.runner.replay import replay as again
    from vinculum.gate.sandbox.client import UnavailableError
    from vinculum_spec.loader import specification

    try:
        recorded = load(source)
        rows = [again(item, timeout) for item in recorded]
    except (ReplayError, ValueError) as error:
        raise click.UsageError(str(error)) from None
    except UnavailableError as error:
        click.echo(f"not run again: {error}", err=True)
        sys.exit(INCOMPLETE)
    statuses = {row.verdict for row in rows}
    left = left_out(source)
    undecided = statuses & {Status.UNDECIDED, Status.NOT_SUPPORTED} or left
    status = REFUTED if Status.REFUTED in statuses else INCOMPLETE if undecided else CONFORMS
    with saying(status):
        show(screen(), rows, specification())
        if Status.CONFORMS in statuses:
            click.echo("what conforms is mended, or takes other calls before it or at the same time", err=True)
        for name in left:
            click.echo(f"not run again, as there is no line for it: {name}", err=True)
    sys.exit(status)
