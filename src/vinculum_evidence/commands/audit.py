"""`vinculum audit`: the dossier that an auditor opens, and the check of one that is there."""

import sys
from pathlib import Path

import click

from vinculum._util.extras import lacking
from vinculum.commands.options import CONFORMS, INCOMPLETE, OutputPath, exit_unwritable


@click.command(short_help="Write a dossier of all of it, for an auditor.")
@click.option(
    "-o",
    "--output",
    type=OutputPath(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write the dossier to this folder.",
)
@click.option(
    "--check",
    "checked",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="Write nothing; compare the dossier in this folder with its hashes, and with the project as it is now.",
)
@click.option(
    "--proofs",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    metavar="DIR",
    help="The folder of the proofs.  [default: proofs/ of the checkout]",
)
def audit(output: Path | None, checked: Path | None, proofs: Path | None) -> None:
    """Join requirements, relations, code, tests, proofs and evidence into a dossier that is read offline.

    DIR/dossier.html is all of it on one page; DIR/dossier.json the same as data; beside them the trace, the evidence, and
    a list of parts and hashes. Nothing is proved or tested for it: it tells what the committed evidence says, and what of
    it is out of date.

    Exit status: 0 written, and all evidence stands; 3 written, but something is stale, missing or undecided, as its
    front page says; 1 written, and a claim of the project is refuted; where nothing was written, 2 or 3, with the reason.
    With --check: 0 all hashes agree; 1 the dossier was altered; 3 the project has
    changed since, or was not compared; 2 DIR is no dossier.
    """
    if (output is None) == (checked is None):
        raise click.UsageError("name a folder: -o DIR to write a dossier, or --check DIR to check one")
    if checked is not None:
        sys.exit(_check(checked, proofs))
    assert output is not None
    sys.exit(_write(output, proofs))


def _write(output: Path, proofs: Path | None) -> int:
    try:
        from vinculum_evidence.dossier.dossier import make
    except ModuleNotFoundError as error:
        click.echo(f"nothing was written: {lacking(str(error.name), extra='audit')}", err=True)
        return INCOMPLETE
    from vinculum_evidence.catalogue import CatalogueError
    from vinculum_evidence.dossier.manifest import FolderError
    from vinculum_evidence.record import EvidenceError

    try:
        made = make(proofs, output)
    except EvidenceError as error:
        click.echo(error, err=True)
        return INCOMPLETE
    except (CatalogueError, FolderError) as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        exit_unwritable(output, error)
    click.echo(f"{output / 'dossier.html'}: {made.verdict}")
    for line in made.open:
        click.echo(f"  {line}")
    return made.exit_status


def _check(folder: Path, proofs: Path | None) -> int:
    from vinculum_evidence.catalogue import CatalogueError
    from vinculum_evidence.dossier.inputs import collect
    from vinculum_evidence.dossier.manifest import FolderError, compare
    from vinculum_evidence.record import EvidenceError

    try:
        inputs = collect(proofs)
        root, now, apart = inputs.root, inputs.files, ""
    except (CatalogueError, EvidenceError) as error:
        root, now, apart = None, None, f"the project was not compared: {error}"
    try:
        found = compare(folder, root, now)
    except FolderError as error:
        raise click.UsageError(str(error)) from None
    for line in (*found.altered, *found.changed):
        click.echo(line)
    if apart:
        click.echo(apart, err=True)
    words = {0: "all hashes agree", 1: "the dossier was altered", 3: "the project has changed since"}
    click.echo(f"{found.files} files of the dossier, {found.compared} of the project: {words[found.exit_status]}")
    return found.exit_status or (CONFORMS if not apart else INCOMPLETE)
