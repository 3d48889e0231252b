"""`vinculum verify-install`: which kernel serves here, whether it divides as it should, and which evidence is about it."""

import shlex
import sys
from pathlib import Path

import click

from vinculum.commands.options import INCOMPLETE, REFUTED, REPORTS, saying, screen, to_file, writable


@click.command("verify-install", short_help="Test the kernel that is installed here.")
@to_file("json", REPORTS["json"])
def verify_install(json_file: Path | None) -> None:
    """Test the kernel that is installed here, and say which evidence is about it.

    Takes some seven seconds. Says which kernel serves and what it was compiled from; compares the installed files with the
    installer's list, and source and binary with those that the evidence is about; divides on this processor, every type
    in every form of call, and judges the quotients by the specification's relations.

    Exit status: 0 verified: the kernel passes, and the evidence is about this very binary and its source; 1 failed: a
    wrong quotient, a file that is changed or was not installed, or another source than the one that is proved; 2 the
    command was wrong; 3 incomplete: it passes, but not all of the evidence is about it, with what to do; or there is no
    list of files to compare; or not all could be tested.
    """
    writable(json_file)
    try:
        from vinculum._util.host import write_json
        from vinculum.installation.report import show
        from vinculum.installation.verify import verification

        found = verification()
    except Exception as error:  # noqa: BLE001 - what stands in the place of a module of ours may do anything
        from vinculum.installation.load_failure import told

        with saying(REFUTED):
            click.echo(told(error))
        sys.exit(REFUTED)
    status, unwritten = found.exit_status, ""
    if json_file is not None:
        try:
            write_json(json_file, found.document(f"vinculum {shlex.join(sys.argv[1:])}"))
        except OSError as error:
            status, unwritten = status or INCOMPLETE, f"cannot write {json_file}: {error.strerror}"
    with saying(status):
        show(screen(), found)
        click.echo(unwritten, err=True, nl=bool(unwritten))
    sys.exit(status)
