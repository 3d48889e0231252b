"""`vinculum model`: check each Div of a real model, without running it."""

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from vinculum._util.extras import lacking
from vinculum.commands.options import (
    INCOMPLETE,
    REPORTS,
    SECONDS,
    WRONG,
    Named,
    Said,
    apart_from,
    makeable,
    of_profile,
    saying,
    screen,
    to_file,
    writable,
)


@click.command(short_help="Check each Div of an ONNX model, without running it.")
@click.argument("file", type=Said(path_type=Path), metavar="FILE.onnx")
@of_profile("Judge under this profile.  [default: the model's own version of Div]")
@click.option(
    "--range",
    "ranges",
    multiple=True,
    metavar="NAME=LO:HI",
    help="Assume that every element of this value is from LO to HI. May be repeated; verdicts say what they assume.",
)
@click.option(
    "--guard",
    "guard",
    type=Named(path_type=Path, dir_okay=False),
    metavar="OUT.onnx",
    help="Write a copy in which what is not discharged stops the run instead.",
)
@click.option(
    "--obligations",
    "folder",
    type=Named(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write each obligation as an SMT-LIB script.",
)
@click.option("--open", "only_open", is_flag=True, help="Show only what is not discharged.")
@to_file("json", REPORTS["json"])
@to_file("sarif", "Write SARIF 2.1.0: what is violated.")
@click.option(
    "--timeout",
    type=SECONDS,
    default=300.0,
    show_default=True,
    metavar="S",
    help="Seconds that it may take.",
)
@click.option(
    "--memory",
    type=click.IntRange(256, 1 << 24),
    default=16384,
    show_default=True,
    metavar="MIB",
    help="Memory that it may take.",
)
def model(
    file: Path,
    profile: str | None,
    ranges: tuple[str, ...],
    guard: Path | None,
    folder: Path | None,
    only_open: bool,
    json_file: Path | None,
    sarif_file: Path | None,
    timeout: float,
    memory: int,
) -> None:
    """Check each Div node of an ONNX model, those of subgraphs and functions included, without running it.

    Exit status: 0 all is discharged; 1 something is violated; 2 the file is refused; 3 an obligation is left, or the model
    has no Div.
    """
    from vinculum.models.errors import LimitError, ModelError, RangeError
    from vinculum.models.process.client import run_analysis
    from vinculum.models.reports.terminal import print_report
    from vinculum_spec.loader import specification

    if profile is not None and profile not in specification().profiles:
        raise click.UsageError(f"there is no profile {profile!r}; name one of {', '.join(specification().profiles)}")
    apart_from((file,), {"guard": guard, "json": json_file, "sarif": sarif_file})
    if guard is not None and guard.exists() and not guard.is_file():
        raise click.UsageError(f"cannot write {guard}: it is there, and is no file")
    makeable(folder)
    if find_spec("onnx") is None:
        click.echo(f"nothing was checked: {lacking('onnx', extra='onnx')}", err=True)
        sys.exit(INCOMPLETE)
    writable(guard, json_file, sarif_file)
    request = {
        "file": str(file),
        "profile": profile,
        "ranges": list(ranges),
        "guard": None if guard is None else str(guard),
        "memory": memory,
    }
    try:
        answer = run_analysis(request, timeout)
    except ModelError as error:
        click.echo(f"Error: {error}", err=True)  # of the file: the command line is not wrong
        sys.exit(WRONG)
    except RangeError as error:
        raise click.UsageError(str(error)) from None
    except LimitError as error:
        click.echo(f"nothing is known of {file}: {error}", err=True)
        sys.exit(INCOMPLETE)
    document = answer["document"]
    status = int(document["exit_status"])
    if not _written(document, file, folder, json_file, sarif_file):
        status = status or INCOMPLETE
    with saying(status):
        print_report(screen(), document, scripts=folder is not None, discharged=not only_open)
        if guard is not None and (refused := document["guard"]["refused"]) is not None:
            click.echo(f"{guard} was not written: {refused}", err=True)
            status = status or INCOMPLETE
        elif guard is not None:
            again = shlex.join(["vinculum", "model", str(guard), *_as_before(profile, ranges)])
            click.echo(f"wrote {guard}: {document['guard']['nodes']} nodes are guards; check it with `{again}`")
            for each in document["guard"]["unguarded"]:
                click.echo(
                    f"no guard for {each['path']}: {', '.join(each['requirements'])}: {each['reason']}", err=True
                )
    sys.exit(status)


def _as_before(profile: str | None, ranges: tuple[str, ...]) -> list[str]:
    """The options that the verdicts rest on, and so the guards: what was discharged by a range has none."""
    return [*(["--profile", profile] if profile else []), *(word for text in ranges for word in ("--range", text))]


def _written(
    document: dict[str, Any], file: Path, folder: Path | None, json_file: Path | None, sarif_file: Path | None
) -> bool:
    """Whether all files are written that were asked for."""
    from vinculum._util.host import write_json, write_text
    from vinculum.models.reports.sarif import model_log

    to = folder
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            for finding in (finding for node in document["nodes"] for finding in node["findings"] if finding["script"]):
                write_text(folder / finding["script"], finding["smtlib"])
        if (to := json_file) is not None:
            write_json(to, document)
        if (to := sarif_file) is not None:
            write_json(to, model_log(document, file))
    except OSError as error:
        click.echo(f"cannot write {error.filename or to}: {error.strerror}", err=True)
        return False
    return True
