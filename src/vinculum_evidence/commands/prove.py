"""`vinculum prove`: replay the proofs, and write their evidence."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import click

from vinculum._util.extras import install, lacking
from vinculum._util.host import cores
from vinculum.commands.options import (
    CONFORMS,
    INCOMPLETE,
    JOBS,
    OutputPath,
    checked_output,
    exit_unwritable,
    file_option,
    require_creatable,
    require_writable,
    screen,
)


@click.command(short_help="Replay the proofs, and write their evidence.")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--quick", is_flag=True, help="Replay only the cheap proofs, which take a minute.")
@click.option("--resume", is_flag=True, help="Replay what an interrupted run left, and what has no current evidence.")
@click.option("--check", "only_check", is_flag=True, help="Replay nothing; report whether the evidence is current.")
@click.option(
    "--emit-smt",
    "smt_folder",
    type=OutputPath(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Replay nothing; write every question to an SMT solver as DIR/<CLAIM>/<goal>.smt2.",
)
@click.option("--requirements", is_flag=True, help="Show the evidence of each requirement as well.")
@file_option("json", "Write the run as JSON.")
@click.option("--jobs", type=JOBS, default=None, help="Number of processes.  [default: one per core]")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Seed of the test cases.")
@click.option(
    "--proofs",
    "folder",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    metavar="DIR",
    help="The folder of the proofs.  [default: proofs/ of the checkout]",
)
@click.option(
    "--state",
    type=OutputPath(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Folder for the checkpoints of long proofs.  [default: in the user's cache]",
)
def prove(
    names: tuple[str, ...],
    quick: bool,
    resume: bool,
    only_check: bool,
    smt_folder: Path | None,
    requirements: bool,
    json_file: Path | None,
    jobs: int | None,
    seed: int,
    folder: Path | None,
    state: Path | None,
) -> None:
    """Replay the proofs, and write their evidence to proofs/evidence/.

    NAME is a claim, a method (smt), a file (smt/integers) or a requirement; the default is all of them. A claim that
    somebody else published may be refuted without failing the run: the run was asked to decide it.

    Exit status: 0 every claim of ours is shown at its level; 1 one is refuted; 2 the command was wrong; 3 one is open,
    stale, or lacks its tool, or another run replays the same proofs.

    With --emit-smt: 0 written; 2 DIR holds files that this command did not write; 3 no selected proof asks an SMT
    solver, or a file of proofs could not be read.
    """
    if resume and only_check:
        raise click.UsageError("--check replays nothing, so there is nothing to resume")
    if smt_folder is not None and (resume or only_check or requirements or json_file):
        raise click.UsageError("--emit-smt replays nothing: it goes with names, --quick and --proofs only")
    if absent := [name for name in ("jsonschema_rs", "pebble") if find_spec(name) is None]:
        click.echo(f"nothing was replayed: {lacking(*absent, extra='prove')}", err=True)
        sys.exit(INCOMPLETE)
    if smt_folder is not None:
        sys.exit(_emit_smt(smt_folder, folder, names, quick=quick))

    from vinculum._util.c_compiler import cache_folder
    from vinculum._util.files import write_json
    from vinculum_evidence.catalogue import proofs_folder
    from vinculum_evidence.checkout import load_checked
    from vinculum_evidence.reports.json_document import document
    from vinculum_evidence.reports.terminal import exit_status, show, show_requirements
    from vinculum_evidence.runner import Settings
    from vinculum_evidence.session import look_up, replay, still_open

    require_writable(json_file)
    state_folder = state or cache_folder() / "prove"
    with _errors_as_exit_status():
        catalogue = load_checked(proofs_folder(folder))
        selected = catalogue.select(names, quick=quick)
        entries = still_open(catalogue, selected, state_folder) if resume else selected
        if only_check or not entries:
            outcome = look_up(catalogue, selected)
        else:
            outcome = replay(catalogue, entries, Settings(jobs or cores(), state_folder, seed))
    outcome.unread, outcome.unproved = catalogue.unread_for(names), catalogue.unproved(names)
    status, write_error = exit_status(outcome), ""
    if json_file is not None:
        try:
            write_json(json_file, document(outcome, f"vinculum {shlex.join(sys.argv[1:])}"))
        except OSError as error:
            status, write_error = status or INCOMPLETE, f"cannot write {json_file}: {error.strerror}"
    with checked_output(status):
        console = screen()
        show(console, outcome)
        if requirements:
            show_requirements(console, outcome)
        if outcome.interrupted:
            click.echo("interrupted: finished proofs are recorded; `vinculum prove --resume` continues", err=True)
        click.echo(write_error, err=True, nl=bool(write_error))
    sys.exit(status)


@contextmanager
def _errors_as_exit_status() -> Iterator[None]:
    """End with 3 where nothing could be replayed or read, and with 2 where the command was wrong."""
    from vinculum_evidence.catalogue import CatalogueError, NothingSelectedError
    from vinculum_evidence.record import EvidenceError
    from vinculum_evidence.session import BusyError

    try:
        yield
    except (NothingSelectedError, EvidenceError, BusyError) as error:
        click.echo(error, err=True)
        sys.exit(INCOMPLETE)
    except CatalogueError as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        raise click.UsageError(f"{error.filename or error}: {error.strerror}") from None


def _emit_smt(smt_folder: Path, proofs: Path | None, names: tuple[str, ...], *, quick: bool) -> int:
    """Write the SMT scripts of the selected proofs, and return the exit status."""
    from vinculum_evidence.catalogue import proofs_folder
    from vinculum_evidence.checkout import load_checked
    from vinculum_evidence.smt_scripts import ForeignFileError, scripts, write

    require_creatable(smt_folder)
    with _errors_as_exit_status():
        catalogue = load_checked(proofs_folder(proofs))
        selected = catalogue.select(names, quick=quick)
    unread = catalogue.unread_for(names)
    for file, reason in unread.items():
        click.echo(f"not read: {file}: {reason}", err=True)
    try:
        texts = scripts(entry.proof for entry in selected)
    except ImportError as error:
        click.echo(f"nothing was written: {error}: {install('prove')}", err=True)
        return INCOMPLETE
    if not texts:
        click.echo("nothing was written: none of these proofs asks an SMT solver", err=True)
        return INCOMPLETE
    try:
        write(smt_folder, texts)
    except ForeignFileError as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        exit_unwritable(smt_folder, error)
    with checked_output():
        click.echo(f"{len(texts)} scripts of {len({path.parent for path in texts})} claims written to {smt_folder}")
    return INCOMPLETE if unread else CONFORMS
