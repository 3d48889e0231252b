"""The command `vinculum verify-install`."""

import shlex
import sys
from pathlib import Path

import click

from vinculum.commands.options import (
    INCOMPLETE,
    REFUTED,
    REPORTS,
    checked_output,
    file_option,
    require_writable,
    screen,
)


@click.command("verify-install", short_help="Test the installed kernel.")
@file_option("json", REPORTS["json"])
def verify_install(json_file: Path | None) -> None:
    """Test the installed kernel, and report which evidence applies to it.

    Takes about seven seconds. Prints which kernel is in use and what it was compiled from; compares the installed files
    with the installer's list, and the source and binary with those of the evidence; divides on this processor, with every
    type in every form of call, and checks the quotients by the specification's relations.

    Exit status: 0 verified: the kernel passes, and the evidence applies to this binary and its source; 1 failed: a quotient
    is wrong, a file is changed or was not installed, or the source is not the proved one; 2 the command was wrong; 3
    incomplete: the kernel passes, but some evidence does not apply to it (the report says what to do), there is no list of
    files to compare, or not everything could be tested.
    """
    require_writable(json_file)
    try:
        from vinculum._util.files import write_json
        from vinculum.installation.report import show
        from vinculum.installation.verify import verification

        result = verification()
    except Exception as error:  # noqa: BLE001 - a file in the place of one of our modules may raise anything
        from vinculum.installation.load_failure import load_failure_message

        with checked_output(REFUTED):
            click.echo(load_failure_message(error))
        sys.exit(REFUTED)
    status, unwritten = result.exit_status, ""
    if json_file is not None:
        try:
            write_json(json_file, result.document(f"vinculum {shlex.join(sys.argv[1:])}"))
        except OSError as error:
            status, unwritten = status or INCOMPLETE, f"cannot write {json_file}: {error.strerror}"
    with checked_output(status):
        show(screen(), result)
        click.echo(unwritten, err=True, nl=bool(unwritten))
    sys.exit(status)
