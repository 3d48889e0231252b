"""`vinculum audit`: write a dossier for an auditor, or check one."""

import sys
from pathlib import Path

import click

from vinculum._util.extras import lacking
from vinculum.commands.options import CONFORMS, INCOMPLETE, OutputPath, exit_unwritable


@click.command(short_help="Write a dossier for an auditor, or check one.")
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
    help="Write nothing; compare the dossier in this folder with its hashes and with the project.",
)
@click.option(
    "--proofs",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    metavar="DIR",
    help="The folder of the proofs.  [default: proofs/ of the checkout]",
)
def audit(output: Path | None, checked: Path | None, proofs: Path | None) -> None:
    """Join requirements, relations, code, tests, proofs and evidence into a dossier for offline reading.

    DIR/dossier.html has everything on one page, and DIR/dossier.json has the same as data. The trace, the evidence, a bill
    of materials and hashes accompany them. The command runs no proof and no test: it reports the committed evidence, and
    which of it is stale.

    Exit status: 0 written, and all evidence is current; 3 written, but something is stale, missing or undecided, as the
    front page lists; 1 written, and a claim of the project is refuted; 2 or 3 if nothing was written, with the reason.
    With --check: 0 all hashes agree; 1 the dossier was altered; 3 the project has changed since, or could not be
    compared; 2 DIR is no dossier.
    """
    if (output is None) == (checked is None):
        raise click.UsageError("name a folder: -o DIR to write a dossier, or --check DIR to check one")
    if checked is not None:
        sys.exit(_check(checked, proofs))
    assert output is not None
    sys.exit(_write(output, proofs))


def _write(output: Path, proofs: Path | None) -> int:
    try:
        from vinculum_evidence.dossier.assembly.dossier import make
    except ModuleNotFoundError as error:
        click.echo(f"nothing was written: {lacking(str(error.name), extra='audit')}", err=True)
        return INCOMPLETE
    from vinculum_evidence.catalogue import CatalogueError
    from vinculum_evidence.dossier.manifest import FolderError
    from vinculum_evidence.record import EvidenceError

    try:
        summary = make(proofs, output)
    except EvidenceError as error:
        click.echo(error, err=True)
        return INCOMPLETE
    except (CatalogueError, FolderError) as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        exit_unwritable(output, error)
    click.echo(f"{output / 'dossier.html'}: {summary.verdict}")
    for line in summary.open:
        click.echo(f"  {line}")
    return summary.exit_status


def _check(folder: Path, proofs: Path | None) -> int:
    from vinculum_evidence.catalogue import CatalogueError
    from vinculum_evidence.dossier.inputs import collect
    from vinculum_evidence.dossier.manifest import FolderError, compare
    from vinculum_evidence.record import EvidenceError

    try:
        inputs = collect(proofs)
        root, now, not_compared = inputs.root, inputs.files, ""
    except (CatalogueError, EvidenceError) as error:
        root, now, not_compared = None, None, f"the project was not compared: {error}"
    try:
        comparison = compare(folder, root, now)
    except FolderError as error:
        raise click.UsageError(str(error)) from None
    for line in (*comparison.altered, *comparison.changed):
        click.echo(line)
    if not_compared:
        click.echo(not_compared, err=True)
    words = {0: "all hashes agree", 1: "the dossier was altered", 3: "the project has changed since"}
    click.echo(
        f"{comparison.files} files of the dossier, {comparison.compared} of the project: {words[comparison.exit_status]}"
    )
    return comparison.exit_status or (CONFORMS if not not_compared else INCOMPLETE)
