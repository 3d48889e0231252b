"""`vinculum prove`: replay the proofs, and write their evidence."""

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

import click

from vinculum._util.extras import lacking
from vinculum.commands.options import INCOMPLETE, JOBS, Named, cores, saying, screen, to_file, writable


@click.command(short_help="Replay the proofs, and write their evidence.")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--quick", is_flag=True, help="Replay the cheap proofs only: a minute.")
@click.option("--resume", is_flag=True, help="Replay what an interrupt has left, and what has no evidence that stands.")
@click.option("--check", "only_check", is_flag=True, help="Replay nothing; say whether the evidence still stands.")
@click.option("--requirements", is_flag=True, help="Show the evidence of each requirement too.")
@to_file("json", "Write the run as JSON.")
@click.option("--jobs", type=JOBS, default=None, help="Processes.  [default: one a core]")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Same seed, same cases.")
@click.option(
    "--proofs",
    "folder",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    metavar="DIR",
    help="The folder of the proofs.  [default: proofs/ of the checkout]",
)
@click.option(
    "--state",
    type=Named(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where long proofs keep what outlives an interrupt.  [default: in the user's cache]",
)
def prove(
    names: tuple[str, ...],
    quick: bool,
    resume: bool,
    only_check: bool,
    requirements: bool,
    json_file: Path | None,
    jobs: int | None,
    seed: int,
    folder: Path | None,
    state: Path | None,
) -> None:
    """Replay the proofs, and write their evidence to proofs/evidence/.

    NAME is a claim, a method (smt), a file (smt/integers) or a requirement; default: all of them. A claim that somebody
    else published and that is refuted here does not make the run fail: to decide it is what was asked for.
    """
    from vinculum._util.c_compiler import cache_folder
    from vinculum._util.host import write_json
    from vinculum_evidence.catalogue import CatalogueError, NothingSelectedError, proofs_folder
    from vinculum_evidence.checkout import own_proofs
    from vinculum_evidence.record import EvidenceError
    from vinculum_evidence.reports.json_document import document
    from vinculum_evidence.reports.terminal import exit_status, show, show_requirements
    from vinculum_evidence.runner import Settings
    from vinculum_evidence.session import BusyError, looked_up, replayed, still_open

    if resume and only_check:
        raise click.UsageError("--check replays nothing, so there is nothing to resume")
    if absent := [name for name in ("jsonschema_rs", "pebble") if find_spec(name) is None]:
        click.echo(f"nothing was replayed: {lacking(*absent, extra='prove')}", err=True)
        sys.exit(INCOMPLETE)
    writable(json_file)
    folder_of_state = state or cache_folder() / "prove"
    try:
        catalogue = own_proofs(proofs_folder(folder))
        selected = catalogue.select(names, quick=quick)
        chosen = still_open(catalogue, selected, folder_of_state) if resume else selected
        if only_check or not chosen:
            outcome = looked_up(catalogue, selected)
        else:
            outcome = replayed(catalogue, chosen, Settings(jobs or cores(), folder_of_state, seed))
    except (NothingSelectedError, EvidenceError, BusyError) as error:
        click.echo(error, err=True)
        sys.exit(INCOMPLETE)
    except CatalogueError as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        raise click.UsageError(f"{error.filename or error}: {error.strerror}") from None
    outcome.unread, outcome.bare = catalogue.missed(names), catalogue.bare(names)
    status, unwritten = exit_status(outcome), ""
    if json_file is not None:
        try:
            write_json(json_file, document(outcome, f"vinculum {shlex.join(sys.argv[1:])}"))
        except OSError as error:
            status, unwritten = status or INCOMPLETE, f"cannot write {json_file}: {error.strerror}"
    with saying(status):
        console = screen()
        show(console, outcome)
        if requirements:
            show_requirements(console, outcome)
        if outcome.interrupted:
            click.echo("interrupted: what was done is kept; `vinculum prove --resume` goes on", err=True)
        click.echo(unwritten, err=True, nl=bool(unwritten))
    sys.exit(status)
